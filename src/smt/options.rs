//! Options of the SMT solver.

/// Which engine stands behind the SAT seam.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SatEngine {
    /// The in-house search, which calls the theories as it goes.
    #[default]
    Native,
    /// The crate `varisat`, driving the lazy loop.
    Varisat,
}

/// How operators on bit-vectors are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Words {
    /// As what they are: circuits over bits.
    #[default]
    Circuits,
    /// Products, quotients, remainders and shifts by terms are uninterpreted functions, all else is circuits. A refutation
    /// holds, a model is one of the abstraction.
    OpaqueOperators,
    /// All operators and comparisons are uninterpreted functions, of which the closure knows only that sums, products and
    /// bitwise junctions commute, and constants are different elements. A refutation holds, a model is one of the
    /// abstraction: ask it by [`truth`](super::Solver::truth) and [`class`](super::Solver::class).
    Opaque,
}

/// Options of a [`Solver`](super::Solver).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverOptions {
    /// The engine behind the SAT seam.
    pub sat: SatEngine,
    /// Seed of all random choices.
    pub seed: u64,
    /// Record refutations, for interpolation; the `native` engine only.
    pub trace: bool,
    /// Imply bounds over rows of the tableau. Pays on hard single questions; on streams of easy ones, as an engine asks
    /// them, what it implies is hardly ever used.
    pub row_propagation: bool,
    /// Decide integers by branches alone, without cuts and equations: each lemma then has a certificate.
    pub branch_only: bool,
    /// Products and quotients of bit-vectors this wide or wider are refined by lemmas before they get their circuits; 0
    /// for never.
    pub abstract_bits_from: u32,
    /// How operators on bit-vectors are read.
    pub words: Words,
}

impl Default for SolverOptions {
    fn default() -> Self {
        SolverOptions {
            sat: SatEngine::default(),
            seed: 0,
            trace: false,
            row_propagation: true,
            branch_only: false,
            abstract_bits_from: 32,
            words: Words::default(),
        }
    }
}
