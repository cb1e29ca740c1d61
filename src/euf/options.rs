//! Options of the engine.

use eufonium_smt::{BvMode, SolverOptions};

eufonium_base::options! {
    /// How EUFORIA works.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct EufOptions {
        /// Refute by schemas of valid lemmas before ground lemmas are learned.
        pub schemas: bool = true,
        /// With schemas: instances of the patterns of ground lemmas that were learned.
        pub patterns: bool = true,
        /// With schemas: the bits of terms that many ground lemmas are about.
        pub bits: bool = true,
        /// After how many ground lemmas about a term it gets its bits.
        pub patience: u32 = 12,
        /// After how many refinements in a row that brought words to make cubes of, and no lemma, operators are read as what
        /// they are.
        pub wordy: u32 = 4,
        /// Questions that may be spent on making the core of a refuted counterexample smaller.
        pub core_effort: usize = 40,
        /// Imply bounds over rows of the tableau in the engine's solvers.
        pub row_propagation: bool = false,
        /// How many counterexamples to generalisation are blocked for one literal that is tried.
        pub ctgs: usize = 3,
    }
    inside {
        /// The engine's solvers.
        pub solver: SolverOptions = SolverOptions::default(),
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// How much of the operators is abstracted: [`BvMode::Uninterpreted`] for all of them, [`BvMode::UninterpretedOperators`] for products,
        /// quotients and shifts alone.
        pub bv_mode: BvMode = BvMode::Uninterpreted,
    }
}

impl EufOptions {
    /// Those of a solver that reads operators so.
    pub(crate) fn of_solver(&self, bv_mode: BvMode) -> SolverOptions {
        SolverOptions { seed: self.seed, row_propagation: self.row_propagation, bv_mode, ..self.solver }
    }
}
