//! Traces through sets of states, each of which has a path into the next one.

use super::paths::Paths;
use super::{Danger, Engine, events, interrupted};
use eufonium_ir::{Reason, Term, TermPool, Trace};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use std::rc::Rc;

impl Engine<'_> {
    /// Whether an initial state violates a property.
    pub(super) fn first_violates(&self, pool: &mut TermPool) -> Result<bool, Reason> {
        let options = SolverOptions { seed: self.options.seed, ..self.options.solver };
        let mut solver = Solver::new(options, self.stop.clone());
        for &t in self.system.ts.init.iter().chain(&self.system.bad) {
            solver.assert(pool, t);
        }
        match solver.check(pool, &[]) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => Ok(false),
            SatResult::Unknown => Err(interrupted(self.stop, solver.reason_unknown())),
        }
    }

    /// The trace whose first states are in the cubes of the chain, a step apart, and that goes on to the danger in so many steps, and from
    /// there to a violation.
    pub(super) fn trace(
        &mut self,
        pool: &mut TermPool,
        chain: &[Vec<Term>],
        danger: &Rc<Danger>,
        steps: usize,
    ) -> Result<Trace, Reason> {
        let solver = SolverOptions { seed: self.options.seed, ..self.options.solver };
        let mut paths = Paths::new(pool, &self.system.ts, solver, self.stop);
        paths.require(pool, 0, &self.system.ts.init);
        let mut at = 0;
        for (i, cube) in chain.iter().enumerate() {
            self.go_to(pool, &mut paths, i, cube);
            at = i;
        }
        at += steps;
        self.go_to(pool, &mut paths, at, &danger.cube);
        let mut danger = danger;
        while let Some((next, steps)) = &danger.next {
            at += steps;
            self.go_to(pool, &mut paths, at, &next.cube);
            danger = next;
        }
        // The violations may have lost their inputs.
        let bad: Vec<Term> = self.system.ts.properties.iter().map(|p| p.bad).collect();
        let bad = pool.or(&bad);
        paths.require(pool, at, &[bad]);
        self.stats.steps = at as u64;
        events::Reached::trace(|| events::Reached { steps: at as u64 });
        if !paths.check(pool, &[])? {
            return Err(Reason::Incomplete("a projection is too weak".into()));
        }
        let (start, inputs) = paths.values(pool);
        let property = self.system.ts.violated_by(pool, &start, &inputs);
        let property =
            property.ok_or_else(|| Reason::Incomplete("a violation hangs on a division by zero".into()))?;
        Ok(Trace { property, start, inputs })
    }

    /// Makes the paths so long, and requires the cube at their end.
    fn go_to(&self, pool: &mut TermPool, paths: &mut Paths, at: usize, cube: &[Term]) {
        while paths.depth() < at {
            paths.extend(pool);
        }
        // Violations that kept their inputs are required with those of their state.
        paths.require(pool, at, cube);
    }
}
