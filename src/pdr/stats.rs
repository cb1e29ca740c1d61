//! Figures of a run.

eufonium_base::counters! {
    /// What the engine counts.
    #[derive(Clone, Debug, Default)]
    pub struct PdrStats in "pdr." {
        /// State bits of the system.
        pub latches_given = "latches.given",
        /// State bits after reductions.
        pub latches_left = "latches.left",
        /// Gates and inputs that became variables.
        pub variables,
        /// Obligations that were looked at.
        pub obligations,
        /// Whether a cube has a predecessor: questions to the frames' solvers.
        pub queries,
        /// Literals that were tried to be dropped.
        pub drops_tried = "drops.tried",
        /// Literals that were dropped.
        pub drops_done = "drops.done",
        /// Counterexamples to generalisation that were blocked.
        pub ctgs,
        /// Lemmas that were found.
        pub lemmas,
        /// Lemmas that were pushed to the next frame.
        pub pushed,
    }
}

eufonium_base::counters! {
    /// What random simulation counts.
    #[derive(Clone, Debug, Default)]
    pub struct SimulationStats in "simulation." {
        /// Rounds of 64 runs from the initial states.
        pub rounds,
        /// Steps, of 64 runs each.
        pub steps,
        /// Runs that met a constraint with no choice they tried, and began anew.
        pub stuck,
    }
}
