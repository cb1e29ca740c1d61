//! What a search counts.

use eufonium_base::Stats;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) solves: u64,
    pub(super) decisions: u64,
    pub(super) propagations: u64,
    pub(super) conflicts: u64,
    pub(super) restarts: u64,
    pub(super) reductions: u64,
    pub(super) sweeps: u64,
    pub(super) learned_literals: u64,
    pub(super) minimised_literals: u64,
    pub(super) theory_checks: u64,
    pub(super) theory_finals: u64,
    pub(super) theory_lemmas: u64,
    pub(super) theory_implied: u64,
    pub(super) theory_explained: u64,
}

impl Counts {
    /// As named figures.
    pub(super) fn figures(&self) -> Stats {
        let mut stats = Stats::new();
        for (name, n) in [
            ("solves", self.solves),
            ("decisions", self.decisions),
            ("propagations", self.propagations),
            ("conflicts", self.conflicts),
            ("restarts", self.restarts),
            ("reductions", self.reductions),
            ("sweeps", self.sweeps),
            ("learned_literals", self.learned_literals),
            ("minimised_literals", self.minimised_literals),
            ("theory_checks", self.theory_checks),
            ("theory_finals", self.theory_finals),
            ("theory_lemmas", self.theory_lemmas),
            ("theory_implied", self.theory_implied),
            ("theory_explained", self.theory_explained),
        ] {
            stats.add(name, n);
        }
        stats
    }
}
