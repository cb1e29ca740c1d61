//! Blocked cubes pushed to higher levels; a level that loses all of them is an invariant.

use super::Engine;
use super::abstraction::Source;
use super::events;
use eufonium_ir::{Term, TermPool};
use eufonium_smt::SatResult;

impl Engine<'_> {
    /// Pushes blocked cubes as far as one step allows. The invariant, if a level became empty.
    pub(super) fn propagate(&mut self, pool: &mut TermPool) -> Option<Term> {
        for level in 1..self.frames.top() {
            for cube in self.frames.at(level).to_vec() {
                if self.stop.poll() {
                    return None;
                }
                // It may have been subsumed by one that was pushed before it.
                if !self.frames.at(level).contains(&cube) {
                    continue;
                }
                let source = Source::Frame(level);
                if self.abs.check_step(pool, &mut self.system, source, &cube, false) == SatResult::Unsat {
                    self.learn(pool, cube, level + 1, "push");
                }
            }
            if self.frames.at(level).is_empty() {
                events::Inductive::trace(|| events::Inductive { level: level as u64 });
                return Some(self.invariant(pool, level));
            }
        }
        None
    }

    /// The clauses that hold above a level.
    fn invariant(&mut self, pool: &mut TermPool, level: usize) -> Term {
        let clauses: Vec<Term> = self.frames.from(level + 1).map(|cube| cube.negation(pool)).collect();
        pool.and(&clauses)
    }
}
