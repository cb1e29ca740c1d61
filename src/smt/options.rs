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

/// Options of a [`Solver`](super::Solver).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SolverOptions {
    /// The engine behind the SAT seam.
    pub sat: SatEngine,
    /// Seed of all random choices.
    pub seed: u64,
    /// Record refutations, for interpolation; the `native` engine only.
    pub trace: bool,
}
