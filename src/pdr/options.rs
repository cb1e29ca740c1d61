//! Options of the engine.

/// How IC3 on bits works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PdrOptions {
    /// Seed of all random choices. Default: 0.
    pub seed: u64,
    /// Arrays of more bits than this are refused. Default: 4096.
    pub max_array_bits: usize,
    /// Circuits of more nodes than this are refused. Default: four million.
    pub max_nodes: usize,
    /// Drop latches that are constant from reset, and what does not matter. Default: yes.
    pub reduce: bool,
    /// Put one latch in the place of others that always equal it. Default: yes.
    pub equal_latches: bool,
}

impl Default for PdrOptions {
    fn default() -> Self {
        PdrOptions { seed: 0, max_array_bits: 4096, max_nodes: 4_000_000, reduce: true, equal_latches: true }
    }
}
