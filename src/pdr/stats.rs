//! Figures of a run.

use eufonium_base::Stats;

/// What the engine counts.
#[derive(Clone, Debug, Default)]
pub struct PdrStats {
    /// State bits, of the system and after reductions.
    pub latches: [u64; 2],
    /// Gates and inputs that became variables.
    pub variables: u64,
    /// Obligations that were looked at.
    pub obligations: u64,
    /// Whether a cube has a predecessor: questions to the frames' solvers.
    pub queries: u64,
    /// Literals that were tried to be dropped, and those that were.
    pub drops: [u64; 2],
    /// Counterexamples to generalisation that were blocked.
    pub ctgs: u64,
    /// Lemmas that were found, and how often one was pushed to the next frame.
    pub lemmas: u64,
    /// Lemmas that were pushed to the next frame.
    pub pushed: u64,
}

impl PdrStats {
    /// As named figures.
    pub fn figures(&self) -> Stats {
        let mut stats = Stats::new();
        for (name, n) in [
            ("latches.given", self.latches[0]),
            ("latches.left", self.latches[1]),
            ("variables", self.variables),
            ("obligations", self.obligations),
            ("queries", self.queries),
            ("drops.tried", self.drops[0]),
            ("drops.done", self.drops[1]),
            ("ctgs", self.ctgs),
            ("lemmas", self.lemmas),
            ("pushed", self.pushed),
        ] {
            stats.add(&format!("pdr.{name}"), n);
        }
        stats
    }
}
