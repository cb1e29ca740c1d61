//! The search loop, decisions and restarts.
//!
//! One round: propagate, tell the theory, take the next assumption; when all assumptions are true, let the theory check,
//! then decide. The theory is not asked to check while assumptions are still being made: one check sees them all, and its
//! conflict is analysed down to the assumptions like any other.

use super::client::Consulted;
use super::mode;
use super::scope::{Guide, NoGuide};
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native, Restarts, SatResult, Stop, Theory, Var};
use crate::self_checks::PARANOID;
use crate::theory::Effort;
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// What to do next.
enum Next {
    Decide(Lit),
    /// The assumption is false.
    Failed(Lit),
    /// Levels were undone and clauses changed: propagate again.
    Again,
    /// The clauses are refuted.
    Refuted,
    /// Everything that matters is assigned.
    Complete,
}

/// What a decision costs by the meter, with the taking of a variable from the heap.
const DECISION_STEPS: u64 = 40;
/// What an assignment costs that is undone, with the variable's return to the heap.
const UNDO_STEPS: usize = 5;
/// What a solve costs before it begins.
const SOLVE_STEPS: u64 = 100;
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
        meter::spend(SOLVE_STEPS);
        self.failed.clear();
        if !self.consistent {
            return SatResult::Unsat;
        }
        self.refuted_by.clear();
        self.refresh_atoms(theory);
        let answer = if self.settle(theory) {
            self.enter_scope(assumptions, guide.is_some());
            self.mode.begin(self.counts.conflicts, assumptions.is_empty() && !theory.listens());
            let answer = self.search(assumptions, theory, guide.unwrap_or(&mut NoGuide), stop);
            self.leave_modes();
            answer
        } else {
            SatResult::Unsat
        };
        self.leave_scope();
        self.backtrack(0, theory);
        if PARANOID || cfg!(debug_assertions) && self.is_checkpoint() {
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
                let is_fixpoint = conflict.is_none() && matches!(next, Next::Decide(_) | Next::Complete);
                if is_fixpoint && self.self_checks.take() {
                    self.check_search();
                }
                match next {
                    _ if conflict.is_some() => {}
                    _ if self.is_stopped(stop) => return SatResult::Unknown,
                    Next::Decide(lit) => self.decide(lit, assumptions, theory),
                    Next::Again => {}
                    Next::Refuted => return SatResult::Unsat,
                    Next::Failed(lit) => {
                        self.analyze_failed(lit, theory);
                        return SatResult::Unsat;
                    }
                    Next::Complete => match self.consult(Effort::Final, theory) {
                        Consulted::Quiet => return self.accept(theory),
                        Consulted::GaveUp => return SatResult::Unknown,
                        Consulted::Refuted => return SatResult::Unsat,
                        Consulted::Conflict(c) => conflict = Some(c),
                        Consulted::Changed if stop.is_raised() => return SatResult::Unknown,
                        Consulted::Changed => {}
                    },
                }
            }
            if let Some(c) = conflict {
                self.counts.conflicts += 1;
                if !self.learn_from(c, theory) {
                    return SatResult::Unsat;
                }
                if stop.is_raised() {
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
        if self.restart.is_due(self.restarts()) {
            self.note_assignment(self.trail.len());
            if let Some(next) = self.between_runs(theory) {
                return next;
            }
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
        let next = if self.queue.is_in_use() { self.next_in_queue() } else { self.next_in_heap() };
        next.map_or(Next::Complete, |var| Next::Decide(Lit::new(var, !self.phase(var, theory))))
    }

    fn restarts(&self) -> Restarts {
        match self.mode.kind() {
            mode::Kind::Plain => self.options.restarts,
            mode::Kind::Focused => self.options.focused_restarts,
            mode::Kind::Stable => self.options.stable_restarts,
        }
    }

    /// What is done at few of many restarts.
    fn between_runs(&mut self, theory: &mut dyn Theory) -> Option<Next> {
        if self.mode_is_due() {
            self.change_mode(theory);
            return Some(Next::Again);
        }
        if self.rephase_is_due() {
            self.rephase(theory);
            return Some(Next::Again);
        }
        if self.inprocessing_is_due() {
            return Some(if self.inprocess(theory) { Next::Again } else { Next::Refuted });
        }
        None
    }

    fn next_in_heap(&mut self) -> Option<Var> {
        while let Some(var) = self.heap.top() {
            if self.trail.is_open(var) {
                if self.is_needed(var) {
                    return Some(var);
                }
                self.needed.set_aside(var, self.trail.level());
            }
            meter::spend(DECISION_STEPS);
            self.heap.pop();
        }
        None
    }

    /// Those that are not needed leave the heap, which marks them.
    fn next_in_queue(&mut self) -> Option<Var> {
        loop {
            let Native { queue, heap, trail, .. } = self;
            let var = queue.next(|var| trail.is_open(var) && heap.contains(var))?;
            if self.is_needed(var) {
                return Some(var);
            }
            self.needed.set_aside(var, self.trail.level());
            self.heap.remove(var);
        }
    }

    fn phase(&self, var: Var, theory: &dyn Theory) -> bool {
        let info = &self.vars[var.index()];
        let suggested = if info.atom && self.options.theory_phase { theory.suggest_phase(var) } else { None };
        let target = || if self.mode.kind() == mode::Kind::Stable { self.mode.target(var) } else { None };
        suggested.or_else(target).unwrap_or(info.phase)
    }

    fn decide(&mut self, lit: Lit, assumptions: &[Lit], theory: &mut dyn Theory) {
        self.counts.decisions += 1;
        meter::spend(DECISION_STEPS);
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
        meter::spend_len(UNDO_STEPS * (self.trail.len() - start));
        while self.trail.len() > start {
            let lit = self.trail.undo_last();
            self.vars[lit.var().index()].phase = !lit.is_negated();
            if self.scope.admits(lit.var()) && self.is_for_heap(lit.var()) {
                self.heap.insert(lit.var());
                self.queue.reopen(lit.var());
            }
        }
        self.scope.rewind();
        self.trail.close_levels(level);
        self.needed.cut(start);
        while let Some(var) = self.needed.take_back(level) {
            self.heap.insert(var);
            self.queue.reopen(var);
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
        if self.mode.is_plain() {
            self.restart.fast = self.restart.slow;
        }
        let mut keep = self.restart.assumption_levels;
        if self.queue.is_in_use() {
            let Native { queue, trail, .. } = self;
            let Some(next) = queue.next(|var| trail.is_open(var)) else { return };
            let later = |var: Var| self.queue.stamp(var) > self.queue.stamp(next);
            while keep < self.trail.level() && later(self.decision(keep + 1)) {
                keep += 1;
            }
        } else {
            while self.heap.top().is_some_and(|var| !self.trail.is_open(var)) {
                self.heap.pop();
            }
            let Some(next) = self.heap.top() else { return };
            let as_active = |var: Var| self.heap.activity(var) >= self.heap.activity(next);
            while keep < self.trail.level() && as_active(self.decision(keep + 1)) {
                keep += 1;
            }
        }
        self.backtrack(keep, theory);
    }

    /// The variable that opened a level.
    fn decision(&self, level: u32) -> Var {
        self.trail.at(self.trail.start_of(level)).var()
    }

    /// Takes a copy of the assignment.
    fn accept(&mut self, theory: &mut dyn Theory) -> SatResult {
        theory.save_model();
        self.model.stamp += 1;
        self.model.facts = self.trail.num_fixed();
        meter::spend_len(2 * self.trail.len());
        for lit in &self.trail.lits()[self.model.facts..] {
            let info = &mut self.vars[lit.var().index()];
            info.model_stamp = self.model.stamp;
            info.model_value = !lit.is_negated();
        }
        if !self.extension.is_empty() {
            self.extend_model();
        }
        SatResult::Sat
    }

    /// Gives values to variables that were removed, and to all others, since those are chosen to fit these.
    fn extend_model(&mut self) {
        let is_true = |index: usize| self.trail.value(Var::from_usize(index).positive()) == TRUE;
        let mut values: Vec<bool> = (0..self.vars.len()).map(is_true).collect();
        self.extension.extend(&mut values);
        for (info, value) in self.vars.iter_mut().zip(values) {
            info.model_stamp = self.model.stamp;
            info.model_value = value;
        }
    }
}
