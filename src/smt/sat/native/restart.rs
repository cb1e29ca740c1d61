//! When a search restarts: after numbers of conflicts in the Luby sequence, or when clauses become worse than they were.
//!
//! Sources: Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms" (1993); Audemard and Simon, "Refining restarts
//! strategies for SAT and UNSAT" (CP 2012), with averages in the place of queues.

use super::Restarts;
use eufonium_base::luby::luby;

/// What decides when to restart.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RestartState {
    /// Conflicts since the last restart.
    pub(super) conflicts: u64,
    /// How many restarts there were since the Luby sequence began.
    pub(super) run: u64,
    /// Averages of the glue of learned clauses, over some 32 and some 8192 of them.
    pub(super) fast: f64,
    pub(super) slow: f64,
    learned: u64,
    /// How many of the open levels, from the first, are assumptions.
    pub(super) assumption_levels: u32,
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

    /// The mode was changed.
    pub(super) fn begin_phase(&mut self) {
        self.conflicts = 0;
        self.run = 0;
        self.assumption_levels = 0;
    }

    pub(super) fn is_due(&self, restarts: Restarts) -> bool {
        match restarts {
            Restarts::Luby { unit } => self.conflicts >= unit * luby(self.run),
            Restarts::Glucose { margin, least } => self.conflicts >= least && self.fast > margin * self.slow,
        }
    }
}
