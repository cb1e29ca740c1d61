//! Options of the arithmetic theory.

/// What the theory may do, and how hard it tries.
#[derive(Clone, Debug)]
pub struct ArithOptions {
    /// Imply the atoms of a column from its bounds. Default: true.
    pub propagate_bounds: bool,
    /// Imply bounds over rows. Default: true.
    pub propagate_rows: bool,
    /// Longest row over which bounds are propagated. Default: 30.
    pub max_row: usize,
    /// A bound of a column that occurs more often starts no propagation over rows. Default: 60.
    pub max_occurrences: usize,
    /// Entries of rows looked at by propagation in one check. Default: 3000.
    pub row_budget: usize,
    /// Replace bounds in conflicts by weaker ones where the sum allows it. Default: true.
    pub weaken: bool,
    /// Pivots in a quick check. Default: 500.
    pub quick_pivots: u64,
    /// Pivots in a final check before it is given up. Default: 1 000 000.
    pub final_pivots: u64,
    /// Final checks that ended with a cut or a branch, in one search, before it is given up. Default: 50 000.
    pub split_limit: u64,
    /// Pivots in one search after which no further cut or branch is made. Default: 3 000 000.
    pub split_pivots: u64,
    /// Branch with a clause over two atoms of one meaning, `x <= k or not (x <= k)'`, instead of a tautology over one: for
    /// searches that drop tautologies and do not decide each atom, as the lazy loop does. Default: false.
    pub branch_on_two_atoms: bool,
    /// Test the divisors of rows. Default: true.
    pub gcd_test: bool,
    /// Mean period of the cube test; 0 switches it off. Default: 4.
    pub cube_period: u32,
    /// Mean period of the solver of integer equations; 0 switches it off. Default: 4.
    pub dio_period: u32,
    /// Mean period of Gomory cuts; 0 switches them off. Default: 4.
    pub cut_period: u32,
    /// Branch on linear forms along which the bounds leave little room, where variables have wide ranges. Default: true.
    pub branch_on_forms: bool,
    /// Seed of the random choices. Default: 1.
    pub seed: u64,
}

impl Default for ArithOptions {
    fn default() -> Self {
        ArithOptions {
            propagate_bounds: true,
            propagate_rows: true,
            max_row: 30,
            max_occurrences: 60,
            row_budget: 3000,
            weaken: true,
            quick_pivots: 500,
            final_pivots: 1_000_000,
            split_limit: 50_000,
            split_pivots: 3_000_000,
            branch_on_two_atoms: false,
            gcd_test: true,
            cube_period: 4,
            dio_period: 4,
            cut_period: 4,
            branch_on_forms: true,
            seed: 1,
        }
    }
}
