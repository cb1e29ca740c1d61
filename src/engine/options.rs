//! Options that can change which answer is found. Options that only change what is shown belong to `cli`.

use super::choice::EngineChoice;
use super::components::Components;

eufonium_base::options! {
    /// How to solve a clause system or a transition system.
    #[derive(Clone, Debug, PartialEq)]
    pub struct EngineOptions {
        /// Transform the system before it is solved.
        pub preprocess: bool = true,
        /// Give facts found by abstract interpretation to the engines for clauses that can use them.
        pub facts: bool = true,
        /// How many members of a portfolio work at the same time, at least 1. More cost memory, and only one gives the same figures
        /// in every run.
        pub jobs: usize = 1,
    }
    inside {
        /// The engine. Default: those that are best together for the kind of problem.
        pub engine: EngineChoice = EngineChoice::Auto,
        /// Check the evidence against the original system. Without, an answer is only a claim.
        pub check: bool = true,
        /// Whether only interpretations that make each clause valid by itself are an answer for clauses, and none that are inductive over
        /// several steps.
        pub one_step: bool = false,
        /// What the components do.
        pub components: Components = Components::default(),
        /// Seed of all random choices.
        pub seed: u64 = 0,
    }
}
