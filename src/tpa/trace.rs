//! From the sets of states of a path to a trace: a violating state of the last set first, then for each state one before it.
//!
//! Each state of a set has a predecessor in the set before, so no choice is ever taken back. A solver is thrown away after some
//! steps: the values of states that it is asked about stay in it.
//!
//! The trace is put to evaluation, which also names the property; it is no answer if it rests on what SMT-LIB leaves open.

use super::reach::Reached;
use super::system::Place;
use super::{Engine, interrupted};
use eufonium_ir::{Evaluator, Model, Reason, Term, TermPool, Trace, TransSys, Value};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Steps for which a solver is kept.
const STEPS: usize = 200;

impl Engine<'_> {
    /// The trace to a violation among the states that were reached.
    pub(super) fn trace(
        &mut self,
        pool: &mut TermPool,
        given: &TransSys,
        reached: &Reached,
    ) -> Result<Trace, Reason> {
        if reached.steps > self.options.max_trace {
            let why =
                format!("a violation is reached after {} steps, more than are written down", reached.steps);
            return Err(Reason::Incomplete(why));
        }
        self.stop.conclude();
        let (mut state, last) = self.violating(pool, &reached.target)?;
        let mut inputs = vec![self.plain.input_values(&last)];
        let sources = reached.path.sources();
        for chunk in sources.rchunks(STEPS) {
            let mut solver = self.fresh_solver();
            let step = self.system.step(pool, Place::Now, Place::Then);
            step.parts.iter().for_each(|&t| solver.assert(pool, t));
            for from in chunk.iter().rev() {
                let mut asked = self.is_state(pool, Place::Then, &state);
                asked.extend(from.iter());
                let model = self.model(pool, &mut solver, &asked)?;
                state = values(pool, &model, self.system.at(Place::Now));
                inputs.push(self.plain.input_values(&values(pool, &model, &step.hidden)));
            }
        }
        inputs.reverse();
        let start = self.plain.state_values(&state);
        let property = given
            .violated_by(pool, &start, &inputs)
            .ok_or_else(|| Reason::Incomplete("a violation hangs on a division by zero".into()))?;
        Ok(Trace { property, start, inputs })
    }

    fn fresh_solver(&self) -> Solver {
        let options = SolverOptions { seed: self.options.seed, ..self.options.solver };
        Solver::new(options, self.stop.clone())
    }

    /// A state of the set that violates a property, with inputs.
    fn violating(&self, pool: &mut TermPool, target: &[Term]) -> Result<(Vec<Value>, Vec<Value>), Reason> {
        let mut solver = self.fresh_solver();
        let ts = &self.system.ts;
        let bad: Vec<Term> = ts.properties.iter().map(|p| p.bad).collect();
        let bad = pool.or(&bad);
        for &t in target.iter().chain(&ts.constraints).chain([&bad]) {
            solver.assert(pool, t);
        }
        let model = self.model(pool, &mut solver, &[])?;
        Ok((values(pool, &model, self.system.at(Place::Now)), values(pool, &model, &ts.input_terms())))
    }

    /// That the state at a place is this one.
    fn is_state(&self, pool: &mut TermPool, place: Place, state: &[Value]) -> Vec<Term> {
        let mut out = Vec::with_capacity(state.len());
        for (&t, value) in self.system.at(place).iter().zip(state) {
            let value = value.to_term(pool, pool.sort(t)).expect("numbers and truth values have terms");
            out.push(pool.eq(t, value));
        }
        out
    }

    fn model(&self, pool: &mut TermPool, solver: &mut Solver, asked: &[Term]) -> Result<Model, Reason> {
        match solver.check(pool, asked) {
            SatResult::Sat => Ok(solver.model(pool).clone()),
            SatResult::Unsat => Err(Reason::Incomplete("a projection is too weak".into())),
            SatResult::Unknown => Err(interrupted(self.stop, solver.reason_unknown())),
        }
    }
}

fn values(pool: &TermPool, model: &Model, terms: &[Term]) -> Vec<Value> {
    let mut eval = Evaluator::new(model);
    terms.iter().map(|&t| eval.eval(pool, t)).collect()
}
