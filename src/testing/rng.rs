//! The generator of pseudo-random numbers of all random tests (xorshift64*, Marsaglia 2003, Vigna 2016). A seed gives the
//! same numbers on every machine.

/// A state, never zero.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator of a seed; neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below a positive one.
    pub fn below(&mut self, n: usize) -> usize {
        // The upper bits of this generator are the better ones.
        (self.bits() >> 11) as usize % n
    }

    /// Whether something happens that happens in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items, which are not none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn numbers_are_even_enough() {
        let mut rng = Rng::new(1);
        let mut counts = [0_usize; 10];
        for _ in 0..10_000 {
            counts[rng.below(10)] += 1;
        }
        assert!(counts.iter().all(|n| (800..1200).contains(n)), "{counts:?}");
    }

    #[test]
    fn neighbouring_seeds_differ() {
        let firsts: Vec<u64> = (0..100).map(|seed| Rng::new(seed).bits()).collect();
        let mut distinct = firsts.clone();
        distinct.sort_unstable();
        distinct.dedup();
        // A seed and its neighbour may share the state after the lowest bit is set.
        assert!(distinct.len() >= 99, "{} of {}", distinct.len(), firsts.len());
    }
}
