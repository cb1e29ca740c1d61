//! The graph as clauses of the search, made where they are needed.
//!
//! A node gets a variable when a literal of it is first asked for, and of its definition only the directions asked for
//! (Plaisted and Greenbaum, "A structure-preserving clause form translation", 1986); later uses add what is missing.
//! Exclusive or, choice and majority are defined by their own clauses, and a conjunction by its leaves: conjunctions within
//! that no one else uses and no one has asked for get no variable.
//!
//! Any node may be *bound* to a literal that the search has already: an input to a formula's literal, the output of a
//! circuit to the literal of the atom that it decides.
//!
//! What models are worth: let a partial assignment satisfy all clauses, except those of a node's only direction while the
//! node's variable is open. Give the open inputs any values and evaluate the graph: then a literal that was asked for
//! and is true in the assignment is true. (By induction: a clause of a true literal's definition has another true
//! literal, and these are of parts that were asked for in the same direction.) So a model is read from the inputs, with
//! false for open ones and for those that never got a variable, and other nodes are evaluated.

use super::aig::{Aig, Gate, Simulation};
use super::literal::AigLit;
use crate::polarity::flip;
pub use crate::polarity::{BOTH, NEGATIVE, POSITIVE};
use crate::sat::{Lit, SatSolver, Var};
use eufonium_base::HashMap;

/// What the search knows of a node.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The literal that stands for the node.
    lit: Option<Lit>,
    /// The directions of its definition that are clauses.
    defined: u8,
    /// The search uses the literal in ways that the graph does not see.
    bound: bool,
    /// [`Blaster::take_bound_inputs`] has been here.
    taken: bool,
}

/// A graph of which a part is clauses of one search.
#[derive(Debug, Default)]
pub struct Blaster {
    aig: Aig,
    entries: Vec<Entry>,
    nodes_of_vars: HashMap<Var, AigLit>,
    /// Nodes with directions that are still to become clauses.
    queue: Vec<(usize, u8)>,
    simulation: Simulation,
    leaves: Vec<AigLit>,
    clause: Vec<Lit>,
}

impl Blaster {
    /// An empty graph.
    pub fn new() -> Blaster {
        Blaster::default()
    }

    /// The graph.
    pub fn aig(&self) -> &Aig {
        &self.aig
    }

    /// The graph, to build circuits in.
    pub fn aig_mut(&mut self) -> &mut Aig {
        &mut self.aig
    }

    fn entry(&mut self, node: usize) -> &mut Entry {
        if self.entries.len() <= node {
            self.entries.resize(self.aig.num_nodes(), Entry::default());
        }
        &mut self.entries[node]
    }

    /// A literal of the graph with the value of a literal of the search: that of the node bound to it, else an input.
    pub fn input_for(&mut self, lit: Lit) -> AigLit {
        let var = lit.var();
        let known = self.nodes_of_vars.get(&var).copied();
        let node = known.unwrap_or_else(|| {
            let input = self.aig.input();
            *self.entry(input.node()) = Entry { lit: Some(var.positive()), bound: true, ..Entry::default() };
            self.nodes_of_vars.insert(var, input);
            input
        });
        node.xor(lit.is_negated())
    }

    /// Makes `lit` agree with `l` in the given directions. If the node has no literal yet, `lit` becomes that; if the
    /// search uses `lit` in clauses of its own in one direction only, the caller asks for that direction only.
    pub fn bind(&mut self, sat: &mut dyn SatSolver, l: AigLit, lit: Lit, polarity: u8) {
        let node = l.node();
        let is_free = self.entry(node).lit.is_none() && !self.nodes_of_vars.contains_key(&lit.var());
        if is_free && node > 0 {
            self.entry(node).lit = Some(lit.xor(l.is_negated()));
            self.nodes_of_vars.insert(lit.var(), AigLit::new(node, lit.is_negated() != l.is_negated()));
        }
        let own = self.literal(sat, l, polarity);
        if own != lit {
            if polarity & POSITIVE != 0 {
                sat.add_clause(&[!lit, own], 0);
            }
            if polarity & NEGATIVE != 0 {
                sat.add_clause(&[lit, !own], 0);
            }
        }
    }

    /// Binds an input, which may have a variable already, to a literal of the search.
    pub fn bind_input(&mut self, sat: &mut dyn SatSolver, input: AigLit, lit: Lit) {
        debug_assert!(self.aig.is_input(input.node()), "conjunctions have a meaning of their own");
        self.bind(sat, input, lit, BOTH);
        self.entry(input.node()).bound = true;
    }

    /// Makes an input agree with what a circuit computes.
    pub fn tie(&mut self, sat: &mut dyn SatSolver, input: AigLit, output: AigLit) {
        let lit = self.literal(sat, input, BOTH);
        self.bind(sat, output, lit, BOTH);
    }

    /// Whether the search's last model gives the input that `l` is a value.
    pub fn is_decided(&self, sat: &dyn SatSolver, l: AigLit) -> bool {
        let lit = self.entries.get(l.node()).and_then(|entry| entry.lit);
        lit.is_some_and(|lit| sat.value(lit.var()).is_some())
    }

    /// From now on the search uses the variable, which may be bound to a node, in ways that the graph does not see: its
    /// definition matters even while it is open.
    pub fn pin(&mut self, sat: &mut dyn SatSolver, var: Var) {
        if let Some(l) = self.nodes_of_vars.get(&var) {
            self.entries[l.node()].bound = true;
        }
        sat.set_default(var.positive(), false);
        sat.set_default(var.negative(), false);
    }

    /// The literals that inputs under `l` are bound to, apart from those that earlier calls gave.
    pub fn take_bound_inputs(&mut self, l: AigLit, out: &mut Vec<Lit>) {
        let mut stack = vec![l.node()];
        while let Some(node) = stack.pop() {
            let entry = self.entry(node);
            if std::mem::replace(&mut entry.taken, true) {
                continue;
            }
            let (bound, lit) = (entry.bound, entry.lit);
            match self.aig.parts(node) {
                Some(parts) => stack.extend(parts.map(AigLit::node)),
                None if bound => out.extend(lit),
                None => {}
            }
        }
    }

    /// The literal of the search for `l`, whose value matters in the given directions. Clauses that define it are added.
    pub fn literal(&mut self, sat: &mut dyn SatSolver, l: AigLit, polarity: u8) -> Lit {
        let lit = self.require(sat, l, polarity);
        while let Some((node, polarity)) = self.queue.pop() {
            self.define(sat, node, polarity);
        }
        lit
    }

    fn require(&mut self, sat: &mut dyn SatSolver, l: AigLit, polarity: u8) -> Lit {
        let polarity = flip(polarity, l.is_negated());
        let is_and = self.aig.is_and(l.node());
        let entry = self.entry(l.node());
        let lit = *entry.lit.get_or_insert_with(|| sat.new_var().positive());
        let missing = polarity & !entry.defined;
        if missing != 0 {
            entry.defined |= missing;
            let (defined, bound) = (entry.defined, entry.bound);
            if is_and || l.node() == 0 {
                self.queue.push((l.node(), missing));
                if !bound {
                    sat.set_default(!lit, defined == POSITIVE);
                    sat.set_default(lit, defined == NEGATIVE);
                }
            }
        }
        lit.xor(l.is_negated())
    }

    /// Adds the clauses of a node for the given directions.
    fn define(&mut self, sat: &mut dyn SatSolver, node: usize, polarity: u8) {
        let v = self.entries[node].lit.expect("a node to be defined has a literal");
        match self.aig.gate(node) {
            Gate::False => sat.add_clause(&[!v], 0),
            Gate::Input => {}
            Gate::And(..) => self.define_and(sat, node, v, polarity),
            Gate::Xor(a, b) => {
                let (a, b) = (self.require(sat, a, BOTH), self.require(sat, b, BOTH));
                if polarity & POSITIVE != 0 {
                    sat.add_clause(&[!v, a, b], 0);
                    sat.add_clause(&[!v, !a, !b], 0);
                }
                if polarity & NEGATIVE != 0 {
                    sat.add_clause(&[v, !a, b], 0);
                    sat.add_clause(&[v, a, !b], 0);
                }
            }
            Gate::Ite(c, a, b) => {
                let c = self.require(sat, c, BOTH);
                let (a, b) = (self.require(sat, a, polarity), self.require(sat, b, polarity));
                if polarity & POSITIVE != 0 {
                    sat.add_clause(&[!v, !c, a], 0);
                    sat.add_clause(&[!v, c, b], 0);
                    sat.add_clause(&[!v, a, b], 0);
                }
                if polarity & NEGATIVE != 0 {
                    sat.add_clause(&[v, !c, !a], 0);
                    sat.add_clause(&[v, c, !b], 0);
                    sat.add_clause(&[v, !a, !b], 0);
                }
            }
            Gate::Majority(a, b, c) => {
                let [a, b, c] = [a, b, c].map(|l| self.require(sat, l, polarity));
                for (x, y) in [(a, b), (a, c), (b, c)] {
                    if polarity & POSITIVE != 0 {
                        sat.add_clause(&[!v, x, y], 0);
                    }
                    if polarity & NEGATIVE != 0 {
                        sat.add_clause(&[v, !x, !y], 0);
                    }
                }
            }
        }
    }

    fn define_and(&mut self, sat: &mut dyn SatSolver, node: usize, v: Lit, polarity: u8) {
        let mut leaves = std::mem::take(&mut self.leaves);
        self.collect_leaves(node, &mut leaves);
        let mut clause = std::mem::take(&mut self.clause);
        clause.clear();
        clause.push(v);
        for &leaf in &leaves {
            let leaf = self.require(sat, leaf, polarity);
            if polarity & POSITIVE != 0 {
                sat.add_clause(&[!v, leaf], 0);
            }
            clause.push(!leaf);
        }
        if polarity & NEGATIVE != 0 {
            sat.add_clause(&clause, 0);
        }
        self.leaves = leaves;
        self.clause = clause;
    }

    /// The literals whose conjunction the node is, looking through conjunctions that are used here alone.
    fn collect_leaves(&mut self, node: usize, leaves: &mut Vec<AigLit>) {
        leaves.clear();
        leaves.extend(self.aig.parts(node).expect("the node is a conjunction"));
        let mut next = 0;
        while let Some(&leaf) = leaves.get(next) {
            let inner = leaf.node();
            let is_open = !leaf.is_negated() && self.aig.uses(inner) == 1 && self.entry(inner).lit.is_none();
            match self.aig.gate(inner) {
                Gate::And(a, b) if is_open => {
                    leaves[next] = a;
                    leaves.push(b);
                }
                _ => next += 1,
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
    }

    /// Forgets the values of the last model.
    pub fn forget_values(&mut self) {
        self.simulation.clear();
    }

    /// Gives an input that the model leaves open a value other than false.
    pub fn set_value(&mut self, input: AigLit, value: bool) {
        self.simulation.set(&self.aig, input, value);
    }

    /// The value of `l` in the search's last model, with false for inputs that the model leaves open.
    pub fn value(&mut self, sat: &dyn SatSolver, l: AigLit) -> bool {
        let Blaster { aig, entries, simulation, .. } = self;
        simulation.value(aig, l, &mut |node| {
            let lit = entries.get(node).and_then(|entry| entry.lit);
            lit.is_some_and(|lit| sat.value(lit.var()).unwrap_or(false) != lit.is_negated())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bv::testing::Expr;
    use crate::sat::{Native, NativeOptions, SatResult, Varisat};
    use crate::theory::NoTheory;
    use eufonium_base::Stop;
    use quickcheck::quickcheck;

    fn engines() -> [Box<dyn SatSolver>; 2] {
        [Box::new(Native::new(NativeOptions::default())), Box::new(Varisat::new())]
    }

    /// A disjunction of expressions, some of them negated, that holds under an assumption or always.
    type Constraint = (Vec<(Expr, bool)>, bool);

    fn table(parts: &[(Expr, bool)]) -> u64 {
        parts.iter().map(|(e, negated)| if *negated { !e.table() } else { e.table() }).fold(0, |a, b| a | b)
    }

    /// Adds the constraints one by one and solves after each: verdicts agree with the truth tables, and models evaluate.
    fn check(sat: &mut dyn SatSolver, constraints: &[Constraint], bound: u8) -> bool {
        let mut blaster = Blaster::new();
        let inputs: Vec<AigLit> = (0..Expr::INPUTS)
            .map(|i| {
                if bound >> i & 1 == 1 {
                    let var = sat.new_var();
                    blaster.input_for(Lit::new(var, bound >> 7 == 1))
                } else {
                    blaster.aig_mut().input()
                }
            })
            .collect();
        let (mut possible, mut assumed) = (u64::MAX, u64::MAX);
        let mut assumptions = Vec::new();
        let mut outputs: Vec<Vec<AigLit>> = Vec::new();
        for (parts, is_assumption) in constraints {
            let lits: Vec<AigLit> =
                parts.iter().map(|(e, n)| e.build(blaster.aig_mut(), &inputs).xor(*n)).collect();
            let mut clause: Vec<Lit> = Vec::new();
            for (i, &l) in lits.iter().enumerate() {
                clause.push(if i % 2 == 1 {
                    let own = sat.new_var().positive();
                    blaster.bind(sat, l, own, POSITIVE);
                    own
                } else {
                    blaster.literal(sat, l, POSITIVE)
                });
            }
            if *is_assumption {
                let guard = sat.new_var().positive();
                clause.push(!guard);
                assumptions.push(guard);
                assumed &= table(parts);
            } else {
                possible &= table(parts);
            }
            sat.add_clause(&clause, 0);
            outputs.push(lits);
            let verdict = sat.solve(&assumptions, &mut NoTheory, &Stop::never());
            blaster.forget_values();
            let mut holds = |lits: &Vec<AigLit>| lits.iter().any(|&l| blaster.value(sat, l));
            let right = match verdict {
                SatResult::Sat => possible & assumed != 0 && outputs.iter().all(&mut holds),
                SatResult::Unsat => possible & assumed == 0,
                SatResult::Unknown => false,
            };
            if !right {
                return false;
            }
        }
        true
    }

    quickcheck! {
        fn verdicts_and_models_agree_with_truth_tables(constraints: Vec<Constraint>, bound: u8) -> bool {
            let constraints = &constraints[..constraints.len().min(8)];
            engines().iter_mut().all(|sat| check(&mut **sat, constraints, bound))
        }
    }

    /// What a definition costs in clauses and variables.
    #[test]
    fn definitions_are_small() {
        type Build = fn(&mut Aig, [AigLit; 3]) -> AigLit;
        let cases: &[(&str, Build, u8, u64)] = &[
            ("xor", |g, [a, b, _]| g.xor(a, b), BOTH, 4),
            ("one way", |g, [a, b, _]| g.xor(a, b), POSITIVE, 2),
            ("choice", |g, [a, b, c]| g.ite(a, b, c), BOTH, 6),
            ("majority", |g, [a, b, c]| g.majority(a, b, c), BOTH, 6),
            (
                "wide conjunction",
                |g, [a, b, c]| {
                    let d = g.and(a, b);
                    g.and(d, !c)
                },
                BOTH,
                4,
            ),
        ];
        for (name, build, polarity, clauses) in cases {
            let mut sat = Native::new(NativeOptions::default());
            let mut blaster = Blaster::new();
            let inputs = [(); 3].map(|()| blaster.aig_mut().input());
            let out = build(blaster.aig_mut(), inputs);
            blaster.literal(&mut sat, out, *polarity);
            assert_eq!(sat.stats().get("clauses"), *clauses, "{name}");
            assert!(sat.num_vars() <= 4, "{name}");
        }
    }

    #[test]
    fn a_bound_output_is_the_literal_of_its_node() {
        let mut sat = Native::new(NativeOptions::default());
        let mut blaster = Blaster::new();
        let (a, b) = (blaster.aig_mut().input(), blaster.aig_mut().input());
        let out = blaster.aig_mut().and(a, b);
        let lit = sat.new_var().negative();
        blaster.bind(&mut sat, !out, lit, BOTH);
        assert_eq!(blaster.literal(&mut sat, out, BOTH), !lit);
        assert_eq!(blaster.input_for(lit), !out);
    }
}
