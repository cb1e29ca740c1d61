//! The solver of one frame: lemmas, constraints, and of the circuit what queries have reached so far.
//!
//! A query is about the cone of its literals, and the search is kept within it (`SatSolver::set_scope`): the cone is closed under
//! inputs of gates, and the latches of all lemmas are in it, so an assignment to it extends to all of the circuit. Variables get
//! their number in this solver when a query first reaches them. What a query assumes as a clause is guarded by a literal that is
//! retired afterwards.

use crate::guide::{Clauses, Walk, Walked};
use crate::model::Model;
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop, meter};
use eufonium_smt::SatResult;
use eufonium_smt::sat::{Lit, Native, NativeOptions, SatSolver, Var};

/// The run was interrupted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halt;

/// What a query costs by the meter beside the search, a variable that it reaches, and one whose clauses are made.
const QUERY_STEPS: usize = 100;
const VISIT_STEPS: usize = 8;
const DEFINE_STEPS: u64 = 30;

const NONE: u32 = u32::MAX;

pub(crate) struct FrameSolver {
    sat: Native,
    /// By variable of the model: its number here.
    local: Vec<u32>,
    /// By variable of the model: whether its clauses are here.
    defined: Vec<bool>,
    /// By variable of the model: the last query that reached it.
    stamps: Vec<u32>,
    stamp: u32,
    /// Variables that all queries reach: the latches of lemmas, the cones of constraints.
    base: Vec<u32>,
    in_base: Vec<bool>,
    scope: Vec<Var>,
    stack: Vec<u32>,
    clause: Vec<Lit>,
    assumptions: Vec<Lit>,
    /// By literal of the solver: whether it is in the core.
    in_core: Vec<bool>,
    guard: Option<Var>,
    /// What the query assumes, in variables of the model: literals, and a clause.
    wanted: Vec<Lit>,
    wanted_clause: Vec<Lit>,
    /// The lemmas, in variables of the solver.
    lemmas: Clauses,
    walked: Walked,
}

impl FrameSolver {
    /// A solver of the bare circuit.
    pub(crate) fn new(model: &Model, seed: u64) -> FrameSolver {
        FrameSolver {
            sat: Native::new(NativeOptions { seed, ..NativeOptions::default() }),
            local: vec![NONE; model.num_vars()],
            defined: vec![false; model.num_vars()],
            stamps: vec![0; model.num_vars()],
            stamp: 0,
            base: Vec::new(),
            in_base: vec![false; model.num_vars()],
            scope: Vec::new(),
            stack: Vec::new(),
            clause: Vec::new(),
            assumptions: Vec::new(),
            in_core: Vec::new(),
            guard: None,
            wanted: Vec::new(),
            wanted_clause: Vec::new(),
            lemmas: Clauses::default(),
            walked: Walked::new(model),
        }
    }

    /// A solver of the circuit in states that obey the constraints.
    pub(crate) fn constrained(model: &Model, seed: u64) -> FrameSolver {
        let mut solver = FrameSolver::new(model, seed);
        if model.constraints.is_empty() {
            return solver;
        }
        solver.begin();
        for l in &model.constraints {
            solver.reach(model, l.var().index());
        }
        for var in 0..model.num_vars() {
            if solver.is_reached(var) {
                solver.keep(var);
            }
        }
        for &l in &model.constraints {
            let l = solver.localise(l);
            solver.sat.add_clause(&[l], 0);
        }
        solver
    }

    /// Takes a variable into all queries.
    fn keep(&mut self, var: usize) {
        if !std::mem::replace(&mut self.in_base[var], true) {
            self.base.push(var as u32);
        }
    }

    /// Asserts a literal of a latch.
    pub(crate) fn assert(&mut self, l: Lit) {
        self.keep(l.var().index());
        let l = self.localise(l);
        self.sat.add_clause(&[l], 0);
    }

    /// Asserts that no state is in the cube.
    pub(crate) fn block(&mut self, cube: &[Lit]) {
        let mut clause = std::mem::take(&mut self.clause);
        clause.clear();
        for &l in cube {
            self.keep(l.var().index());
            let l = self.localise(l);
            clause.push(!l);
        }
        if clause.len() > 1 {
            self.lemmas.push(&clause);
        }
        self.sat.add_clause(&clause, 0);
        self.clause = clause;
    }

    /// The literal in this solver; the variable gets a number if it has none.
    fn localise(&mut self, l: Lit) -> Lit {
        let var = l.var().index();
        if self.local[var] == NONE {
            self.local[var] = self.sat.new_var().index() as u32;
        }
        Lit::new(Var::from_usize(self.local[var] as usize), l.is_negated())
    }

    /// Begins a query.
    pub(crate) fn begin(&mut self) {
        debug_assert!(self.guard.is_none(), "the last query was ended");
        self.stamp += 1;
        self.scope.clear();
        self.assumptions.clear();
        self.wanted.clear();
        self.wanted_clause.clear();
        for i in 0..self.base.len() {
            let var = self.base[i] as usize;
            self.stamps[var] = self.stamp;
            self.scope.push(Var::from_usize(self.local[var] as usize));
        }
    }

    /// Takes the cone of a variable into the query.
    pub(crate) fn reach(&mut self, model: &Model, var: usize) {
        self.stack.push(var as u32);
        while let Some(var) = self.stack.pop() {
            let var = var as usize;
            if self.stamps[var] == self.stamp {
                continue;
            }
            self.stamps[var] = self.stamp;
            if !self.defined[var] {
                self.define(model, var);
            }
            self.scope.push(Var::from_usize(self.local[var] as usize));
            self.stack.extend(model.operands(var).iter().map(|l| l.var().index() as u32));
        }
    }

    fn define(&mut self, model: &Model, var: usize) {
        self.defined[var] = true;
        meter::spend(DEFINE_STEPS);
        self.localise(Lit::new(Var::from_usize(var), false));
        let mut clause = std::mem::take(&mut self.clause);
        for lits in model.clauses_of(var) {
            clause.clear();
            for &l in lits {
                let l = self.localise(l);
                clause.push(l);
            }
            self.sat.add_clause(&clause, 0);
        }
        self.clause = clause;
    }

    /// Whether the query has reached a variable.
    pub(crate) fn is_reached(&self, var: usize) -> bool {
        self.stamps[var] == self.stamp
    }

    /// Assumes a literal, whose variable was reached.
    pub(crate) fn assume(&mut self, l: Lit) {
        self.wanted.push(l);
        let l = self.localise(l);
        self.assumptions.push(l);
    }

    /// Assumes a clause of literals that were reached.
    pub(crate) fn assume_clause(&mut self, lits: impl Iterator<Item = Lit>) {
        let guard = self.sat.new_var();
        let mut clause = std::mem::take(&mut self.clause);
        clause.clear();
        clause.push(guard.negative());
        for l in lits {
            self.wanted_clause.push(l);
            let l = self.localise(l);
            clause.push(l);
        }
        self.sat.add_clause(&clause, 0);
        self.clause = clause;
        self.assumptions.push(guard.positive());
        self.guard = Some(guard);
    }

    /// Whether the query has an answer.
    pub(crate) fn solve(&mut self, model: &Model, stop: &Stop) -> Result<bool, Halt> {
        meter::spend_len(QUERY_STEPS + VISIT_STEPS * self.scope.len());
        if stop.is_raised() {
            return Err(Halt);
        }
        self.sat.set_scope(&self.scope);
        let FrameSolver { sat, local, wanted, wanted_clause, lemmas, walked, .. } = self;
        let mut walk = Walk::new(model, local, wanted, wanted_clause, lemmas, walked);
        match sat.solve_guided(&self.assumptions, &mut walk, stop) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => {
                self.in_core.resize(2 * self.sat.num_vars(), false);
                for l in self.sat.failed_assumptions() {
                    self.in_core[l.index()] = true;
                }
                Ok(false)
            }
            SatResult::Unknown => Err(Halt),
        }
    }

    /// Ends the query; its answer can no longer be read.
    pub(crate) fn end(&mut self) {
        for l in self.sat.failed_assumptions() {
            if let Some(mark) = self.in_core.get_mut(l.index()) {
                *mark = false;
            }
        }
        if let Some(guard) = self.guard.take() {
            self.sat.retire(&[guard]);
        }
    }

    /// After a query that has an answer: the value of a variable that it reached.
    pub(crate) fn value(&self, var: usize) -> Option<bool> {
        match self.local[var] {
            NONE => None,
            local => self.sat.value(Var::from_usize(local as usize)),
        }
    }

    /// After a query without an answer: whether that is also due to this assumption.
    pub(crate) fn is_in_core(&self, l: Lit) -> bool {
        let local = self.local[l.var().index()];
        local != NONE && self.in_core[2 * local as usize + usize::from(l.is_negated())]
    }

    /// The figures of the search.
    pub(crate) fn stats(&self) -> Stats {
        self.sat.stats()
    }
}
