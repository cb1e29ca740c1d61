//! Long searches alternate between two modes: a focused one, which restarts often and decides what was bumped last, and a stable
//! one, which restarts rarely, decides by activity and returns to the largest assignment that was free of conflicts.
//!
//! The focused mode is better at refutations, the stable one at finding assignments (C. Oh, "Between SAT and UNSAT", SAT 2015).
//! Target and best phases with rephasing are those of A. Biere and M. Fleury, "Chasing target phases" (POS 2020) and of CaDiCaL.
//! The first phase lasts a number of conflicts; the propagations that it took measure the later ones, which grow with the square of
//! their number, so that both modes get the same time.
//!
//! A search begins in the plain mode, and stays in it for `modes_after` conflicts: most queries of a model checker end before. It
//! stays there too if there are atoms, since a theory that is told of large jumps pays for them, or if there is a scope.
//!
//! Invariant: outside of a search the mode is plain, and the queue is not in use.

use super::restart::RestartState;
use super::trail::{OPEN, TRUE};
use super::{Native, Theory, Var};
use eufonium_base::ids::Id;

/// How the search decides and restarts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// By activity, restarts by `restarts`.
    #[default]
    Plain,
    /// By the last bump, restarts by `focused_restarts`.
    Focused,
    /// By activity and target phases, restarts by `stable_restarts`.
    Stable,
}

/// The mode, and what it remembers of good assignments.
#[derive(Default)]
pub(super) struct Mode {
    kind: Kind,
    /// The conflicts before this search.
    begin: u64,
    /// This search has no assumptions and no theory.
    unassuming: bool,
    /// How many phases of both modes have ended.
    phases: u64,
    /// The propagations of the first phase.
    unit: u64,
    /// The propagations at which the phase began.
    since: u64,
    /// The restarts of the other mode.
    other: RestartState,
    /// The values of the largest assignment without conflict since the last rephasing, and its size.
    target: Vec<i8>,
    target_size: usize,
    /// The same since the values were last reset to it.
    best: Vec<i8>,
    best_size: usize,
    rephased: u64,
    rephase_at: u64,
}

impl Mode {
    /// A search begins, after so many conflicts.
    pub(super) fn begin(&mut self, conflicts: u64, unassuming: bool) {
        self.unassuming = unassuming;
        self.kind = Kind::Plain;
        self.begin = conflicts;
        self.phases = 0;
    }
    #[inline]
    pub(super) fn is_plain(&self) -> bool {
        self.kind == Kind::Plain
    }
    #[inline]
    pub(super) fn kind(&self) -> Kind {
        self.kind
    }
    /// Whether this search has no assumptions and no theory.
    pub(super) fn is_unassuming(&self) -> bool {
        self.unassuming
    }
    /// The conflicts before this search.
    pub(super) fn conflicts_before(&self) -> u64 {
        self.begin
    }
    /// The value that the variable should get in the stable mode.
    #[inline]
    pub(super) fn target(&self, var: Var) -> Option<bool> {
        match self.target.get(var.index()) {
            Some(&OPEN) | None => None,
            Some(&value) => Some(value == TRUE),
        }
    }
}

impl Native {
    /// Whether it is time for another mode. Looked at between conflicts.
    #[inline]
    pub(super) fn mode_is_due(&self) -> bool {
        match self.mode.kind {
            Kind::Plain => {
                self.counts.conflicts - self.mode.begin >= self.options.modes_after
                    && self.options.modes
                    && !self.scope.is_set()
                    && self.client.has_no_atoms()
            }
            _ if self.mode.phases == 0 => {
                self.counts.conflicts - self.mode.begin >= 2 * self.options.modes_after
            }
            _ => {
                let length = self.mode.unit * (self.mode.phases / 2 + 1).pow(2);
                self.counts.propagations - self.mode.since >= length
            }
        }
    }

    /// Goes over to another mode. The search is back at the assumptions afterwards.
    pub(super) fn change_mode(&mut self, theory: &mut dyn Theory) {
        self.counts.mode_changes += 1;
        self.backtrack(0, theory);
        let was = self.mode.kind;
        if was == Kind::Plain {
            self.hurry_reductions();
            self.mode.other = RestartState::default();
            self.mode.target_size = 0;
            self.mode.best_size = 0;
            self.mode.target.clear();
            self.mode.best.clear();
            self.mode.rephased = 0;
            self.mode.rephase_at = self.counts.conflicts + self.options.rephase;
        } else {
            if self.mode.phases == 0 {
                self.mode.unit = (self.counts.propagations - self.mode.since).max(1);
            }
            self.mode.phases += 1;
            std::mem::swap(&mut self.restart, &mut self.mode.other);
        }
        self.mode.since = self.counts.propagations;
        self.restart.begin_phase();
        if was == Kind::Focused {
            self.mode.kind = Kind::Stable;
            self.queue.leave();
        } else {
            self.mode.kind = Kind::Focused;
            self.queue.enter(self.vars.len());
        }
    }

    /// The search ends.
    pub(super) fn leave_modes(&mut self) {
        if self.mode.kind != Kind::Plain {
            self.mode.kind = Kind::Plain;
            self.queue.leave();
            self.restart = RestartState::default();
        }
    }

    /// Remembers the values of the first `size` literals of the trail, which have met no conflict, if there were never more.
    pub(super) fn note_assignment(&mut self, size: usize) {
        if self.mode.kind != Kind::Stable {
            return;
        }
        if size > self.mode.target_size {
            self.mode.target_size = size;
            copy(&mut self.mode.target, self.vars.len(), &self.trail.lits()[..size]);
        }
        if size > self.mode.best_size {
            self.mode.best_size = size;
            copy(&mut self.mode.best, self.vars.len(), &self.trail.lits()[..size]);
        }
    }

    pub(super) fn rephase_is_due(&self) -> bool {
        self.mode.kind != Kind::Plain
            && self.options.rephase > 0
            && self.counts.conflicts >= self.mode.rephase_at
    }

    /// Gives all variables new values to try first: the first ones, their opposites, the best ones, or what a local search finds.
    pub(super) fn rephase(&mut self, theory: &mut dyn Theory) {
        self.counts.rephasings += 1;
        self.backtrack(0, theory);
        let n = self.mode.rephased;
        self.mode.rephased += 1;
        self.mode.rephase_at = self.counts.conflicts + self.options.rephase * (n + 2);
        let first = self.options.phase;
        match n {
            0 => self.set_phases(|_| first),
            1 => self.set_phases(|_| !first),
            _ => match (n - 2) % 6 {
                0 | 2 | 4 => self.reset_to_best(),
                1 => self.walk(),
                3 => self.set_phases(|_| first),
                _ => self.set_phases(|_| !first),
            },
        }
        self.mode.target_size = 0;
        self.mode.target.clear();
    }

    fn set_phases(&mut self, value: impl Fn(Var) -> bool) {
        for (index, info) in self.vars.iter_mut().enumerate() {
            info.phase = value(Var::from_usize(index));
        }
    }

    fn reset_to_best(&mut self) {
        for (info, &value) in self.vars.iter_mut().zip(&self.mode.best) {
            if value != OPEN {
                info.phase = value == TRUE;
            }
        }
        self.mode.best_size = 0;
    }
}

fn copy(values: &mut Vec<i8>, vars: usize, lits: &[super::Lit]) {
    values.clear();
    values.resize(vars, OPEN);
    for lit in lits {
        values[lit.var().index()] = if lit.is_negated() { -TRUE } else { TRUE };
    }
}
