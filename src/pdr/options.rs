//! Options of the engine.

eufonium_base::options! {
    /// How IC3 on bits works.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct PdrOptions {
        /// Arrays of more bits than this are refused.
        pub max_array_bits: usize = 4096,
        /// Circuits of more nodes than this are refused.
        pub max_nodes: usize = 4_000_000,
        /// Drop latches that are constant from reset, and what does not matter.
        pub reduce: bool = true,
        /// Put one latch in the place of others that always equal it.
        pub equal_latches: bool = true,
        /// How many counterexamples to generalisation are blocked for one literal. On eight systems of HWMCC 2019 (8 s each) 3 are solved
        /// with none, 5 with three, 4 with five.
        pub ctgs: usize = 3,
        /// How many of those lie above one another. Two levels solve as many of these systems as one, no faster.
        pub ctg_depth: usize = 1,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
    }
}
