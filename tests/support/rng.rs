//! The generator of pseudo-random numbers of the tests with random problems (xorshift, Marsaglia 2003).

/// A state, never zero.
pub struct Rng(pub u64);

impl Rng {
    /// A number below a positive one.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
    /// Whether something happens that happens in so many of a hundred cases.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
    /// One of the items, which are not none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }
}
