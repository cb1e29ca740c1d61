//! State invariants from clauses about any number of steps (`fixed`).
//!
//! - Kept by a step after them: the states that the clauses allow after an initial state.
//! - Kept by a step before them: the states from which the clauses allow no violation.
//! - Kept by themselves: the states that are allowed after an initial state, fewer than `2^n` steps, and perhaps a multiple of
//!   `2^n` steps; inductive over `2^n` steps.
//!
//! Each is a formula with constants of other places, which are eliminated exactly: at once where that is cheap, else by
//! cubes, projections of models that are blocked until there is none. If neither ends within its effort there is no
//! invariant, and the search goes on with the next power.

use super::cubes::cube;
use super::fixed::{By, Fixed};
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
        fixed: &Fixed,
    ) -> Result<Option<TsInvariant>, Reason> {
        let (now, then) = (self.system.at(Place::Now).to_vec(), self.system.at(Place::Then).to_vec());
        let (inputs, clauses) = (self.system.ts.input_terms(), fixed.clauses.as_slice());
        let (formulas, hidden, place) = match by {
            By::Step => ([&self.system.init, clauses].concat(), now, Place::Then),
            By::Before => {
                let bad = self.system.moved(pool, &self.system.bad, &[(Place::Now, Place::Then)]);
                ([bad.as_slice(), clauses].concat(), [then, inputs].concat(), Place::Now)
            }
            By::Itself(_) => {
                let all = pool.and(clauses);
                let all = self.system.moved(pool, &[all], &[(Place::Now, Place::Mid)])[0];
                let same = self.system.same(pool, Place::Mid, Place::Then);
                let same = pool.and(&same);
                let more = pool.or2(same, all);
                let mid = self.system.at(Place::Mid).to_vec();
                (
                    [self.system.init.as_slice(), &fixed.less, &[more]].concat(),
                    [now, mid].concat(),
                    Place::Then,
                )
            }
        };
        let Some(states) = self.without(pool, &formulas, &hidden)? else { return Ok(None) };
        let states = self.system.moved(pool, &[states], &[(place, Place::Now)])[0];
        let states = if by == By::Before { pool.not(states) } else { states };
        let depth = match by {
            By::Itself(n) => 1 << n,
            _ => 1,
        };
        let formula = self.plain.formula(pool, states);
        Ok(Some(TsInvariant { formula, depth, simple_path: false }))
    }

    /// A formula that is equivalent to `exists hidden.` the formulas, if it is found with bounded effort.
    fn without(
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
