//! The search loop, decisions and restarts.
//!
//! One round: propagate, tell the theory, take the next assumption; when all assumptions are true, let the theory check,
//! then decide. The theory is not asked to check while assumptions are still being made: one check sees them all, and its
//! conflict is analysed down to the assumptions like any other.

use super::client::Consulted;
use super::scope::{Guide, NoGuide};
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native, Restarts, SatResult, Stop, Theory, Var};
use crate::theory::Effort;
use eufonium_base::ids::Id;

/// What decides when to restart.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RestartState {
    /// Conflicts since the last restart.
    conflicts: u64,
    /// How many restarts there were since the Luby sequence began.
    run: u64,
    /// Averages of the glue of learned clauses, over some 32 and some 8192 of them.
    fast: f64,
    slow: f64,
    learned: u64,
    /// How many of the open levels, from the first, are assumptions.
    assumption_levels: u32,
}

impl RestartState {
    pub(super) fn note_glue(&mut self, glue: u32) {
        self.conflicts += 1;
        self.learned += 1;
        // A plain average until there are enough clauses for the window.
        let weight = |window: u64| 1.0 / self.learned.min(window) as f64;
        let glue = f64::from(glue);
        self.fast += (glue - self.fast) * weight(32);
        self.slow += (glue - self.slow) * weight(8192);
    }

    fn is_due(&self, restarts: Restarts) -> bool {
        match restarts {
            Restarts::Luby { unit } => self.conflicts >= unit * luby(self.run),
            Restarts::Glucose { margin, least } => self.conflicts >= least && self.fast > margin * self.slow,
        }
    }
}

/// The `n`-th number, from 0, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
fn luby(mut n: u64) -> u64 {
    loop {
        let size = (n + 2).next_power_of_two();
        if n + 2 == size {
            return size / 2;
        }
        n -= size / 2 - 1;
    }
}

/// What to do next.
enum Next {
    Decide(Lit),
    /// The assumption is false.
    Failed(Lit),
    /// Everything that matters is assigned.
    Complete,
}

/// The clock is looked at once in so many decisions.
const DECISIONS_PER_POLL: u64 = 256;

impl Native {
    pub(super) fn run(
        &mut self,
        assumptions: &[Lit],
        theory: &mut dyn Theory,
        guide: Option<&mut dyn Guide>,
        stop: &Stop,
    ) -> SatResult {
        self.counts.solves += 1;
        self.failed.clear();
        if !self.consistent {
            return SatResult::Unsat;
        }
        self.refuted_by.clear();
        self.refresh_atoms(theory);
        let answer = if self.settle(theory) {
            self.enter_scope(assumptions, guide.is_some());
            self.search(assumptions, theory, guide.unwrap_or(&mut NoGuide), stop)
        } else {
            SatResult::Unsat
        };
        self.leave_scope();
        self.backtrack(0, theory);
        if cfg!(debug_assertions) && self.is_checkpoint() {
            self.check_invariants();
            self.check_unmarked();
        }
        answer
    }

    /// The checks are linear in all clauses: they are made at few of many calls.
    fn is_checkpoint(&self) -> bool {
        self.counts.solves < 16 || self.counts.solves.is_multiple_of(64)
    }

    /// Propagates facts and cleans up, at level 0. False if the clauses are refuted.
    fn settle(&mut self, theory: &dyn Theory) -> bool {
        if let Some(conflict) = self.propagate() {
            self.refute_by_clause(conflict);
            return false;
        }
        if self.sweep_is_due() {
            self.sweep(theory);
        }
        self.compact_trace();
        true
    }

    fn search(
        &mut self,
        assumptions: &[Lit],
        theory: &mut dyn Theory,
        guide: &mut dyn Guide,
        stop: &Stop,
    ) -> SatResult {
        if stop.is_raised() {
            return SatResult::Unknown;
        }
        self.client.listen_to(stop);
        loop {
            let mut conflict = self.propagate();
            if conflict.is_none() {
                self.tell(theory);
                let next = match self.next_assumption(assumptions) {
                    Some(next) => next,
                    None => match self.consult(Effort::Quick, theory) {
                        Consulted::Changed => continue,
                        Consulted::Refuted => return SatResult::Unsat,
                        Consulted::Conflict(c) => {
                            conflict = Some(c);
                            Next::Complete
                        }
                        Consulted::Quiet | Consulted::GaveUp => self.restart_or_decide(theory, guide),
                    },
                };
                match next {
                    _ if conflict.is_some() => {}
                    _ if self.is_stopped(stop) => return SatResult::Unknown,
                    Next::Decide(lit) => self.decide(lit, assumptions, theory),
                    Next::Failed(lit) => {
                        self.analyze_failed(lit, theory);
                        return SatResult::Unsat;
                    }
                    Next::Complete => match self.consult(Effort::Final, theory) {
                        Consulted::Quiet => return self.accept(theory),
                        Consulted::GaveUp => return SatResult::Unknown,
                        Consulted::Refuted => return SatResult::Unsat,
                        Consulted::Conflict(c) => conflict = Some(c),
                        Consulted::Changed if stop.tick(1) => return SatResult::Unknown,
                        Consulted::Changed => {}
                    },
                }
            }
            if let Some(c) = conflict {
                self.counts.conflicts += 1;
                if !self.learn_from(c, theory) {
                    return SatResult::Unsat;
                }
                if stop.tick(1) {
                    return SatResult::Unknown;
                }
            }
        }
    }

    fn is_stopped(&self, stop: &Stop) -> bool {
        stop.is_raised()
            || (self.counts.decisions % DECISIONS_PER_POLL == DECISIONS_PER_POLL - 1 && stop.poll())
    }

    /// The next assumption to decide, or a false one; `None` if all are true. Answers from the first level on that has
    /// not seen them all.
    fn next_assumption(&self, assumptions: &[Lit]) -> Option<Next> {
        let open = &assumptions[self.trail.next_assumption()..];
        let lit = *open.iter().find(|&&l| self.trail.value(l) != TRUE)?;
        Some(if self.trail.value(lit) == FALSE { Next::Failed(lit) } else { Next::Decide(lit) })
    }

    fn restart_or_decide(&mut self, theory: &mut dyn Theory, guide: &mut dyn Guide) -> Next {
        if self.restart.is_due(self.options.restarts) {
            self.restart(theory);
        }
        if self.reduce_is_due() {
            self.reduce();
            self.compact_trace();
        }
        if self.scope.is_set() {
            return self.next_in_scope(guide).map_or(Next::Complete, Next::Decide);
        }
        self.wake();
        while let Some(var) = self.heap.top() {
            if self.trail.is_open(var) {
                if self.is_needed(var) {
                    return Next::Decide(Lit::new(var, !self.phase(var, theory)));
                }
                self.needed.set_aside(var, self.trail.level());
            }
            self.heap.pop();
        }
        Next::Complete
    }

    fn phase(&self, var: Var, theory: &dyn Theory) -> bool {
        let info = &self.vars[var.index()];
        let suggested = if info.atom && self.options.theory_phase { theory.suggest_phase(var) } else { None };
        suggested.unwrap_or(info.phase)
    }

    fn decide(&mut self, lit: Lit, assumptions: &[Lit], theory: &mut dyn Theory) {
        self.counts.decisions += 1;
        let from = self.trail.next_assumption();
        let open = assumptions[from..].iter().position(|&l| self.trail.value(l) != TRUE);
        let next = open.map_or(assumptions.len(), |n| from + n + 1);
        self.trail.open_level(next);
        theory.push_level();
        if open.is_some() {
            self.restart.assumption_levels = self.trail.level();
        }
        debug_assert_eq!(self.trail.value(lit), OPEN);
        self.assign(lit, Reason::None);
    }

    /// Undoes the levels above `level`.
    pub(super) fn backtrack(&mut self, level: u32, theory: &mut dyn Theory) {
        if self.trail.level() <= level {
            return;
        }
        let start = self.trail.start_of(level + 1);
        while self.trail.len() > start {
            let lit = self.trail.undo_last();
            self.vars[lit.var().index()].phase = !lit.is_negated();
            if self.scope.admits(lit.var()) && self.is_for_heap(lit.var()) {
                self.heap.insert(lit.var());
            }
        }
        self.scope.rewind();
        self.trail.close_levels(level);
        self.needed.cut(start);
        while let Some(var) = self.needed.take_back(level) {
            self.heap.insert(var);
        }
        self.restart.assumption_levels = self.restart.assumption_levels.min(level);
        theory.backtrack(level as usize);
    }

    /// Goes back to the last level that the search would come to again: assumptions, and decisions on variables that are
    /// still more active than the next one (van der Tak, Ramos and Heule, "Reusing the assignment trail in CDCL solvers",
    /// 2011).
    fn restart(&mut self, theory: &mut dyn Theory) {
        self.counts.restarts += 1;
        self.restart.conflicts = 0;
        self.restart.run += 1;
        self.restart.fast = self.restart.slow;
        while self.heap.top().is_some_and(|var| !self.trail.is_open(var)) {
            self.heap.pop();
        }
        let Some(next) = self.heap.top() else { return };
        let mut keep = self.restart.assumption_levels;
        while keep < self.trail.level() {
            let decision = self.trail.at(self.trail.start_of(keep + 1)).var();
            if self.heap.activity(decision) < self.heap.activity(next) {
                break;
            }
            keep += 1;
        }
        self.backtrack(keep, theory);
    }

    /// Takes a copy of the assignment.
    fn accept(&mut self, theory: &mut dyn Theory) -> SatResult {
        theory.save_model();
        self.model.stamp += 1;
        self.model.facts = self.trail.num_fixed();
        for lit in &self.trail.lits()[self.model.facts..] {
            let info = &mut self.vars[lit.var().index()];
            info.model_stamp = self.model.stamp;
            info.model_value = !lit.is_negated();
        }
        SatResult::Sat
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_sequence() {
        let start: Vec<u64> = (0..15).map(luby).collect();
        assert_eq!(start, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
