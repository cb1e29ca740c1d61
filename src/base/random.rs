//! Pseudo-random words for engines, the same for the same seed.

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), all of whose bits are good.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The words that follow from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A word of 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below a positive one.
    pub fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }
}
