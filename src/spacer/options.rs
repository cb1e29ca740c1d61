//! Options of the Spacer engine.

use eufonium_itp::CubeMode;
use eufonium_smt::SolverOptions;

/// In which order the premises of a rule with several of them are turned into obligations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PremiseOrder {
    /// As in the clause.
    #[default]
    Forward,
    /// The last one first.
    Backward,
    /// By a pseudo-random choice that depends on the seed.
    Random,
}

eufonium_base::option_names! {
    PremiseOrder { Forward = "forward", Backward = "backward", Random = "random" }
}

/// Which lemmas have their bounds weakened to other numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Expand {
    /// None.
    Never,
    /// Those that differ from an earlier one in numbers alone: the search excludes one value after the other.
    #[default]
    Repeated,
    /// All.
    Always,
}

eufonium_base::option_names! { Expand { Never = "never", Repeated = "repeated", Always = "always" } }

eufonium_base::options! {
    /// Options of [`Spacer`](super::Spacer). None of them changes what may be answered, only what is found and how fast.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpacerOptions {
        /// Give up after this bound on the height of derivations.
        pub max_bound: Option<u32> = None,
        /// Which premise becomes an obligation first.
        pub premise_order: PremiseOrder = PremiseOrder::Forward,
        /// Keep blocked obligations for the next level instead of forgetting them.
        pub push_pobs: bool = false,
        /// Start with one fact for each rule without premises.
        pub initial_facts: bool = true,
        /// How the first cube of a lemma combines the literals of the arithmetic lemmas of a refutation: their weakest sum, their sum, or not at all,
        /// which leaves the core.
        pub core: CubeMode = CubeMode::default(),
        /// Split such a sum whose parts share no variables.
        pub split_core: bool = false,
        /// Drop literals of a lemma while it stays inductive relative to its frame.
        pub inductive: bool = true,
        /// The most relative-induction checks spent on one lemma.
        pub drop_budget: u32 = 60,
        /// Try to drop literals first that few lemmas have.
        pub by_activity: bool = true,
        /// Weaken the bounds of a lemma to other constants of the problem while it stays inductive.
        pub expand_bounds: Expand = Expand::Repeated,
        /// Weaken equations of bit-vectors with constants to bounds or bits.
        pub words: bool = true,
        /// Replace bounds on two variables by a bound on their difference, in lemmas that repeat others with other numbers.
        pub differences: bool = true,
        /// Replace lemmas that differ only in numbers by a relation that contains all of them.
        pub relate: bool = true,
        /// Keep the counterexample to a push, and do not push again while it stands.
        pub keep_counterexamples: bool = true,
        /// Imply bounds over rows of the tableau in the solvers of predicates.
        pub row_propagation: bool = false,
        /// Rebuild a predicate's solver after this many checks, to shed what it no longer needs.
        pub rebuild_after: u64 = 3000,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// Only search for derivations: lemmas are not pushed, so recursive systems are never found safe.
        pub bounded: bool = false,
        /// The solvers of predicates.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}
