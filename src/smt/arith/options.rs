//! Options of the arithmetic theory.

eufonium_base::options! {
    /// What the theory may do, and how hard it tries.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct ArithOptions {
        /// Imply the atoms of a column from its bounds.
        pub propagate_bounds: bool = true,
        /// Longest row over which bounds are propagated.
        pub max_row: usize = 30,
        /// A bound of a column that occurs more often starts no propagation over rows.
        pub max_occurrences: usize = 60,
        /// Entries of rows looked at by propagation in one check.
        pub row_budget: usize = 3000,
        /// Replace bounds in conflicts by weaker ones where the sum allows it.
        pub weaken: bool = true,
        /// Pivots in a quick check.
        pub quick_pivots: u64 = 500,
        /// Pivots in a final check before it is given up.
        pub final_pivots: u64 = 1_000_000,
        /// Final checks that ended with a cut or a branch, in one search, before it is given up.
        pub split_limit: u64 = 50_000,
        /// Pivots in one search after which no further cut or branch is made.
        pub split_pivots: u64 = 3_000_000,
        /// Test the divisors of rows.
        pub gcd_test: bool = true,
        /// Mean period of the cube test; 0 switches it off.
        pub cube_period: u32 = 4,
        /// Mean period of the solver of integer equations; 0 switches it off.
        pub dio_period: u32 = 4,
        /// Mean period of Gomory cuts; 0 switches them off.
        pub cut_period: u32 = 4,
        /// Branch on linear forms along which the bounds leave little room, where variables have wide ranges.
        pub branch_on_forms: bool = true,
    }
    inside {
        /// Imply bounds over rows.
        pub propagate_rows: bool = true,
        /// Branch with a clause over two atoms of one meaning, `x <= k or not (x <= k)'`, instead of a tautology over one: for
        /// searches that drop tautologies and do not decide each atom, as the lazy loop does.
        pub branch_on_two_atoms: bool = false,
        /// Seed of the random choices.
        pub seed: u64 = 1,
    }
}
