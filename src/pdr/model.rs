//! The circuit as clauses, frozen: what all solvers share.
//!
//! Variable 0 is true; then the latches, the inputs, and the gates that are needed. A gate is an exclusive or, a choice, a majority
//! or a conjunction of any width (conjunctions within that nobody else uses are not made), with its clauses in both directions
//! and its inputs, so that a solver takes of it what a query reaches. There are no variables for the next state: a latch's
//! next value is the literal of its function.

use crate::circuit::{Circuit, InputBit, Latch};
use eufonium_base::ids::Id;
use eufonium_smt::bv::aig::Gate;
use eufonium_smt::bv::{Aig, AigLit};
use eufonium_smt::sat::{Lit, Var};
use std::ops::Range;

/// Lists one after the other in one vector.
#[derive(Debug)]
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { items: Vec::new(), ends: Vec::new() }
    }
}

impl<T: Copy> Lists<T> {
    fn close(&mut self) {
        self.ends.push(self.items.len() as u32);
    }
    fn range(&self, i: usize) -> Range<usize> {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        start as usize..self.ends[i] as usize
    }
    fn get(&self, i: usize) -> &[T] {
        &self.items[self.range(i)]
    }
    fn len(&self) -> usize {
        self.ends.len()
    }
}

/// What a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The constant, a latch or an input.
    Leaf,
    /// The conjunction of its operands.
    And,
    /// The exclusive or of two operands.
    Xor,
    /// If the first then the second, else the third.
    Ite,
    /// What at least two of three are.
    Majority,
}

/// The circuit as clauses.
#[derive(Debug, Default)]
pub(crate) struct Model {
    pub(crate) latches: Vec<Latch>,
    pub(crate) inputs: Vec<InputBit>,
    /// By latch.
    next: Vec<Lit>,
    pub(crate) bad: Option<Lit>,
    pub(crate) constraints: Vec<Lit>,
    pub(crate) guard: Option<Lit>,
    /// By variable: what it is.
    kinds: Vec<Kind>,
    /// By variable: what it computes from.
    operands: Lists<Lit>,
    /// By variable: its clauses.
    gate_clauses: Lists<u32>,
    clauses: Lists<Lit>,
}

fn lit(var: usize, negated: bool) -> Lit {
    Lit::new(Var::from_usize(var), negated)
}

impl Model {
    /// The model of the whole circuit.
    pub(crate) fn new(circuit: &Circuit) -> Model {
        let roots = circuit.latches.iter().map(|latch| latch.next);
        let (model, next) = Model::with(circuit, roots.chain([circuit.bad]));
        let (bad, next) = next.split_last().expect("there is at least one root");
        let bad = (circuit.bad != AigLit::FALSE).then_some(*bad);
        Model { next: next.to_vec(), bad, ..model }
    }

    /// The model of the constraints, the guard, and these literals, with what stands for them.
    pub(crate) fn with(circuit: &Circuit, roots: impl Iterator<Item = AigLit>) -> (Model, Vec<Lit>) {
        let mut compiler = Compiler {
            aig: &circuit.aig,
            vars: vec![NONE; circuit.aig.num_nodes()],
            model: Model::default(),
        };
        compiler.vars[0] = 0;
        compiler.model.clause(&[lit(0, false)]);
        compiler.model.close(Kind::Leaf);
        let leaves = circuit.latches.iter().map(|l| l.now).chain(circuit.inputs.iter().map(|i| i.now));
        for (i, leaf) in leaves.enumerate() {
            compiler.vars[leaf.node()] = i as u32 + 1;
            compiler.model.close(Kind::Leaf);
        }
        let roots = roots.map(|l| compiler.literal(l)).collect();
        let constraints = circuit.constraints.iter().map(|&l| compiler.literal(l)).collect();
        let guard = (circuit.guard != AigLit::TRUE).then(|| compiler.literal(circuit.guard));
        let (latches, inputs) = (circuit.latches.clone(), circuit.inputs.clone());
        (Model { latches, inputs, constraints, guard, ..compiler.model }, roots)
    }

    /// The number of variables.
    pub(crate) fn num_vars(&self) -> usize {
        self.kinds.len()
    }

    /// The variable of a latch.
    pub(crate) fn latch_var(latch: usize) -> usize {
        latch + 1
    }

    /// The latch of a literal of a cube.
    pub(crate) fn latch(l: Lit) -> usize {
        l.var().index() - 1
    }

    /// The variables of the inputs.
    pub(crate) fn input_vars(&self) -> Range<usize> {
        let first = 1 + self.latches.len();
        first..first + self.inputs.len()
    }

    /// What a literal of a latch says, of the state after a step.
    pub(crate) fn next(&self, l: Lit) -> Lit {
        self.next[Model::latch(l)].xor(l.is_negated())
    }

    /// What a variable is.
    pub(crate) fn kind(&self, var: usize) -> Kind {
        self.kinds[var]
    }

    /// What a gate computes from.
    pub(crate) fn operands(&self, var: usize) -> &[Lit] {
        self.operands.get(var)
    }

    /// The clauses that define a variable.
    pub(crate) fn clauses_of(&self, var: usize) -> impl Iterator<Item = &[Lit]> {
        self.gate_clauses.get(var).iter().map(|&c| self.clauses.get(c as usize))
    }

    /// Whether the literal of a cube is false in all initial states.
    pub(crate) fn excludes_init(&self, l: Lit) -> bool {
        self.latches[Model::latch(l)].init == Some(l.is_negated())
    }

    /// Whether a cube has an initial state.
    pub(crate) fn meets_init(&self, cube: &[Lit]) -> bool {
        !cube.iter().any(|&l| self.excludes_init(l))
    }

    /// Adds a clause of the variable that is being defined.
    fn clause(&mut self, lits: &[Lit]) {
        self.gate_clauses.items.push(self.clauses.len() as u32);
        self.clauses.items.extend_from_slice(lits);
        self.clauses.close();
    }

    /// The variable is defined.
    fn close(&mut self, kind: Kind) {
        self.kinds.push(kind);
        self.operands.close();
        self.gate_clauses.close();
    }
}

const NONE: u32 = u32::MAX;

struct Compiler<'a> {
    aig: &'a Aig,
    /// By node.
    vars: Vec<u32>,
    model: Model,
}

impl Compiler<'_> {
    fn known(&self, l: AigLit) -> Lit {
        debug_assert_ne!(self.vars[l.node()], NONE, "inputs come first");
        // The constant node is false, variable 0 is true.
        let flipped = l.node() == 0;
        lit(self.vars[l.node()] as usize, l.is_negated() != flipped)
    }

    /// The literal; defines the gates below it.
    fn literal(&mut self, l: AigLit) -> Lit {
        let mut stack = vec![l.node()];
        let mut operands: Vec<AigLit> = Vec::new();
        while let Some(&node) = stack.last() {
            if self.vars[node] != NONE {
                stack.pop();
                continue;
            }
            let gate = self.aig.gate(node);
            operands.clear();
            match gate {
                Gate::False | Gate::Input => unreachable!("leaves have their variables"),
                Gate::And(..) => self.leaves(node, &mut operands),
                Gate::Xor(a, b) => operands.extend([a, b]),
                Gate::Ite(a, b, c) | Gate::Majority(a, b, c) => operands.extend([a, b, c]),
            }
            let before = stack.len();
            stack.extend(operands.iter().map(|l| l.node()).filter(|&n| self.vars[n] == NONE));
            if stack.len() == before {
                stack.pop();
                self.define(node, gate, &operands);
            }
        }
        self.known(l)
    }

    /// The literals whose conjunction a node is, looking through conjunctions that are used here alone.
    fn leaves(&self, node: usize, leaves: &mut Vec<AigLit>) {
        leaves.extend(self.aig.parts(node).expect("the node is a conjunction"));
        let mut at = 0;
        while let Some(&leaf) = leaves.get(at) {
            let inner = leaf.node();
            let is_own = !leaf.is_negated() && self.aig.uses(inner) == 1 && self.vars[inner] == NONE;
            match self.aig.gate(inner) {
                Gate::And(a, b) if is_own => {
                    leaves[at] = a;
                    leaves.push(b);
                }
                _ => at += 1,
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
    }

    fn define(&mut self, node: usize, gate: Gate, operands: &[AigLit]) {
        let var = self.model.num_vars();
        self.vars[node] = var as u32;
        for &l in operands {
            let l = self.known(l);
            self.model.operands.items.push(l);
        }
        let v = lit(var, false);
        let kind = match gate {
            Gate::And(..) => {
                let mut all = vec![v];
                for &l in operands {
                    let l = self.known(l);
                    self.model.clause(&[!v, l]);
                    all.push(!l);
                }
                self.model.clause(&all);
                Kind::And
            }
            Gate::Xor(a, b) => {
                let (a, b) = (self.known(a), self.known(b));
                for clause in [[!v, a, b], [!v, !a, !b], [v, !a, b], [v, a, !b]] {
                    self.model.clause(&clause);
                }
                Kind::Xor
            }
            Gate::Ite(c, a, b) => {
                let (c, a, b) = (self.known(c), self.known(a), self.known(b));
                for clause in [[!v, !c, a], [!v, c, b], [v, !c, !a], [v, c, !b], [!v, a, b], [v, !a, !b]] {
                    self.model.clause(&clause);
                }
                Kind::Ite
            }
            Gate::Majority(a, b, c) => {
                let (a, b, c) = (self.known(a), self.known(b), self.known(c));
                for (x, y) in [(a, b), (a, c), (b, c)] {
                    self.model.clause(&[!v, x, y]);
                    self.model.clause(&[v, !x, !y]);
                }
                Kind::Majority
            }
            Gate::False | Gate::Input => unreachable!("leaves are not defined"),
        };
        self.model.close(kind);
    }
}
