//! Paths of some steps, from anywhere or from an initial state, in a solver.
//!
//! As in plain unrolling, a next value that is a constant stands for itself. The step is kept as formulas too: a model's path is
//! projected to the states where such a path starts, whatever holds on its way.

use super::interrupted;
use super::system::copy;
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Evaluator, Model, Reason, Subst, Term, TermPool, TransSys, Value, cube as cubes};
use eufonium_mbp as mbp;
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// The paths of a number of steps.
pub(super) struct Paths {
    ts: TransSys,
    solver: Solver,
    /// For each state of the path what stands for variables and inputs.
    frames: Vec<Subst>,
    /// What the steps say.
    parts: Vec<Term>,
    /// The constants that are no states at the start.
    hidden: Vec<Term>,
}

impl Paths {
    /// Paths of no step from any state.
    pub fn new(pool: &mut TermPool, ts: &TransSys, options: SolverOptions, stop: &Stop) -> Paths {
        let mut paths = Paths {
            ts: ts.clone(),
            solver: Solver::new(options, stop.clone()),
            frames: Vec::new(),
            parts: Vec::new(),
            hidden: Vec::new(),
        };
        let states = ts.state_terms();
        paths.push(pool, Subst::of(&states, &states));
        paths
    }

    /// The number of steps.
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    fn push(&mut self, pool: &mut TermPool, mut frame: Subst) {
        // The inputs of the last state are those of no step.
        for t in self.ts.input_terms() {
            let copy = copy(pool, t);
            self.hidden.push(copy);
            frame.insert(t, copy);
        }
        self.frames.push(frame);
        for i in 0..self.ts.constraints.len() {
            let part = self.at(pool, self.depth(), self.ts.constraints[i]);
            self.add(pool, part);
        }
    }

    fn add(&mut self, pool: &mut TermPool, part: Term) {
        self.parts.push(part);
        self.solver.assert(pool, part);
    }

    /// The formula in a state of the path.
    pub fn at(&mut self, pool: &mut TermPool, state: usize, formula: Term) -> Term {
        self.frames[state].apply(pool, formula)
    }

    /// One more step.
    pub fn extend(&mut self, pool: &mut TermPool) {
        let last = self.depth();
        for i in 0..self.ts.guards.len() {
            let part = self.at(pool, last, self.ts.guards[i]);
            self.add(pool, part);
        }
        let mut frame = Subst::new();
        for i in 0..self.ts.states.len() {
            let (term, next) = (self.ts.states[i].term, self.ts.states[i].next);
            let value = self.at(pool, last, next);
            let now = if pool.args(value).is_empty() {
                value
            } else {
                let now = copy(pool, term);
                self.hidden.push(now);
                let equation = pool.eq(now, value);
                self.add(pool, equation);
                now
            };
            frame.insert(term, now);
        }
        self.push(pool, frame);
    }

    /// Restricts the paths to those that have no state in the cube but the last one.
    pub fn exclude(&mut self, pool: &mut TermPool, cube: &[Term]) {
        let clause = super::excluded(pool, cube);
        for state in 0..self.depth() {
            let here = self.at(pool, state, clause);
            self.solver.assert(pool, here);
        }
    }

    /// Restricts the paths to those with a state in the cube.
    pub fn require(&mut self, pool: &mut TermPool, state: usize, cube: &[Term]) {
        for &l in cube {
            let here = self.at(pool, state, l);
            self.solver.assert(pool, here);
        }
    }

    /// A cube of states from which a path leads into this one, whatever else holds of it; `None` if no path that the
    /// solver knows does.
    pub fn start(&mut self, pool: &mut TermPool, end: &[Term]) -> Result<Option<Vec<Term>>, Reason> {
        let last = self.depth();
        let end: Vec<Term> = end.iter().map(|&l| self.at(pool, last, l)).collect();
        if !self.check(pool, &end)? {
            return Ok(None);
        }
        let mut formulas = self.parts.clone();
        formulas.extend(end);
        let model = self.solver.model(pool);
        let mut eval = Evaluator::new(model);
        if !formulas.iter().all(|&t| eval.holds(pool, t)) {
            return Err(Reason::Incomplete("a model does not evaluate to true".into()));
        }
        let cube = mbp::project(pool, model, &formulas, &self.hidden);
        Ok(Some(cubes::sided(pool, &mut Evaluator::new(model), &cube)))
    }

    /// Whether there is a path with these formulas, over the constants of its states.
    pub fn check(&mut self, pool: &mut TermPool, formulas: &[Term]) -> Result<bool, Reason> {
        match self.solver.check(pool, formulas) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => Ok(false),
            SatResult::Unknown => Err(interrupted(self.solver.stop(), self.solver.reason_unknown())),
        }
    }

    /// After a successful check: the values of the first state, and those of the inputs of each state.
    pub fn values(&self, pool: &TermPool) -> (Vec<Value>, Vec<Vec<Value>>) {
        let model: &Model = self.solver.model(pool);
        let mut eval = Evaluator::new(model);
        let mut all = |frame: &Subst, terms: &[Term]| -> Vec<Value> {
            terms.iter().map(|&t| eval.eval(pool, frame.get(t).expect("each constant has a copy"))).collect()
        };
        let start = all(&self.frames[0], &self.ts.state_terms());
        let inputs = self.ts.input_terms();
        let inputs = self.frames.iter().map(|frame| all(frame, &inputs)).collect();
        (start, inputs)
    }

    /// The figures of the solver.
    pub fn stats(&self) -> Stats {
        self.solver.stats()
    }
}
