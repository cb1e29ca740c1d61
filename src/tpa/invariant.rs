//! State invariants from clauses about any number of steps (`fixed`).
//!
//! - Kept by a step after them: the states that the clauses allow after an initial state.
//! - Kept by a step before them: the states from which the clauses allow no violation.
//! - Kept by themselves: the states from which no chain of powers leads to a violation (`chain`).
//!
//! Each is a formula with constants of other places, which are eliminated exactly: at once where that is cheap, else by
//! cubes, projections of models that are blocked until there is none. If neither ends within its effort there is no
//! invariant, and the search goes on with the next power.

use super::cubes::cube;
use super::fixed::By;
use super::system::Place;
use super::{Engine, interrupted};
use eufonium_ir::{Reason, Term, TermPool, TsInvariant};
use eufonium_mbp as mbp;
use eufonium_smt::SatResult;

impl Engine<'_> {
    /// The invariant of the given system that follows from clauses that are kept and exclude violations.
    pub(super) fn invariant(
        &mut self,
        pool: &mut TermPool,
        by: By,
        clauses: &[Term],
    ) -> Result<Option<TsInvariant>, Reason> {
        let (now, then) = (self.system.at(Place::Now).to_vec(), self.system.at(Place::Then).to_vec());
        let inputs = self.system.ts.input_terms();
        let (states, depth) = match by {
            By::Step => {
                let formulas = [&self.system.init, clauses].concat();
                let Some(states) = self.without(pool, &formulas, &now)? else { return Ok(None) };
                (self.system.moved(pool, &[states], &[(Place::Then, Place::Now)])[0], 1)
            }
            By::Before => {
                let bad = self.system.moved(pool, &self.system.bad, &[(Place::Now, Place::Then)]);
                let formulas = [&bad, clauses].concat();
                let Some(states) = self.without(pool, &formulas, &[then, inputs].concat())? else {
                    return Ok(None);
                };
                (pool.not(states), 1)
            }
            By::Itself(n) => match self.chain(pool, n, clauses)? {
                Some((states, depth)) => (pool.not(states), depth),
                None => return Ok(None),
            },
        };
        let formula = self.plain.formula(pool, states);
        Ok(Some(TsInvariant { formula, depth, simple_path: false }))
    }

    /// A formula that is equivalent to `exists hidden.` the formulas, if it is found with bounded effort.
    pub(super) fn without(
        &self,
        pool: &mut TermPool,
        formulas: &[Term],
        hidden: &[Term],
    ) -> Result<Option<Term>, Reason> {
        let all = pool.and(formulas);
        let effort = self.options.elimination;
        if let Some(done) = mbp::eliminate(pool, all, hidden, effort) {
            return Ok(Some(done));
        }
        let mut solver = self.plain_solver();
        solver.assert(pool, all);
        let mut cubes = Vec::new();
        while cubes.len() <= effort {
            match solver.check(pool, &[]) {
                SatResult::Sat => {}
                SatResult::Unsat => return Ok(Some(pool.or(&cubes))),
                SatResult::Unknown => return Err(interrupted(self.stop, solver.reason_unknown())),
            }
            let literals = cube(pool, solver.model(pool), &[all], hidden);
            let literals = pool.and(&literals);
            cubes.push(literals);
            let blocked = pool.not(literals);
            solver.assert(pool, blocked);
        }
        Ok(None)
    }
}
