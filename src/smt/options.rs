//! Options of the SMT solver.

use super::arith::ArithOptions;
use super::sat::NativeOptions;

/// Which engine stands behind the SAT seam.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SatEngine {
    /// The in-house search, which calls the theories as it goes.
    #[default]
    Native,
    /// The crate `varisat`, driving the lazy loop.
    Varisat,
}

eufonium_base::option_names! { SatEngine { Native = "native", Varisat = "varisat" } }

/// How the solver treats operators on bit-vectors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BvMode {
    /// They become circuits over bits.
    #[default]
    BitBlast,
    /// Products, quotients, remainders and shifts by terms are uninterpreted functions, all else is circuits. A refutation
    /// holds, a model is one of the abstraction.
    UninterpretedOperators,
    /// All operators and comparisons are uninterpreted functions, of which the closure knows only that sums, products and
    /// bitwise junctions commute, and constants are different elements. A refutation holds, a model is one of the
    /// abstraction: ask it by [`truth`](super::Solver::truth) and [`class`](super::Solver::class).
    Uninterpreted,
}

eufonium_base::options! {
    /// Options of a [`Solver`](super::Solver).
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct SolverOptions {
        /// The engine behind the SAT seam.
        pub sat: SatEngine = SatEngine::default(),
        /// Imply bounds over rows of the tableau. Pays on hard single questions; on streams of easy ones, as an engine asks
        /// them, what it implies is hardly ever used.
        pub row_propagation: bool = true,
        /// Decide integers by branches alone, without cuts and equations: each lemma then has a certificate.
        pub branch_only: bool = false,
        /// Products and quotients of bit-vectors this wide or wider are refined by lemmas before they get their circuits; 0
        /// for never.
        pub abstract_bits_from: u32 = 32,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// Record refutations, for interpolation; the `native` engine only.
        pub trace: bool = false,
        /// How the solver treats operators on bit-vectors.
        pub bv_mode: BvMode = BvMode::default(),
        /// The in-house search.
        pub native: NativeOptions = NativeOptions::default(),
        /// Linear arithmetic.
        pub arith: ArithOptions = ArithOptions::default(),
    }
}
