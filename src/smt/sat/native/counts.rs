//! What a search counts.

eufonium_base::counters! {
    /// What a search counts.
    #[derive(Clone, Copy, Debug, Default)]
    pub(super) struct Counts in "" {
        /// Searches.
        pub(super) solves,
        /// Decisions.
        pub(super) decisions,
        /// Literals that were propagated.
        pub(super) propagations,
        /// Conflicts.
        pub(super) conflicts,
        /// Restarts.
        pub(super) restarts,
        /// Deletions of learned clauses.
        pub(super) reductions,
        /// Passes over all clauses that remove satisfied ones.
        pub(super) sweeps,
        /// Literals of learned clauses.
        pub(super) learned_literals,
        /// Literals that were dropped from them.
        pub(super) minimised_literals,
        /// Changes between the modes of long searches.
        pub(super) mode_changes,
        /// Resets of the values to try first.
        pub(super) rephasings,
        /// Local searches that found better values.
        pub(super) walks,
        /// Passes of simplification.
        pub(super) inprocessings,
        /// Clauses shortened or removed by trying their literals.
        pub(super) vivified,
        /// Clauses that were tried so.
        pub(super) vivify_tried,
        /// Clauses that others are part of.
        pub(super) subsumed,
        /// Clauses that others made shorter.
        pub(super) strengthened,
        /// Literals whose assumption is refuted.
        pub(super) failed_literals,
        /// Variables that equal others.
        pub(super) equivalent,
        /// Variables that were eliminated.
        pub(super) eliminated,
        /// Checks of the theory on the way.
        pub(super) theory_checks,
        /// Its checks of full assignments.
        pub(super) theory_finals,
        /// Its lemmas.
        pub(super) theory_lemmas,
        /// Literals that it implied.
        pub(super) theory_implied,
        /// Of these, those that it was asked to explain.
        pub(super) theory_explained,
    }
}
