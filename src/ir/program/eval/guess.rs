//! Pseudo-random numbers that are likely to matter in a run.

use super::choices::Pointee;
use eufonium_base::Bits;

/// A pseudo-random choice (xorshift) of numbers: some that are given, their neighbours, small ones, addresses, any.
#[derive(Clone, Debug)]
pub struct Guess {
    state: u64,
    /// With the width of the words that they are.
    numbers: Vec<(u32, u64)>,
}

impl Guess {
    /// Choices that the seed decides, among these numbers of words of some width and others.
    pub fn new(seed: u64, numbers: &[(u32, u64)]) -> Self {
        let state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Guess { state, numbers: numbers.to_vec() }
    }

    /// The next number, of which the low bits are the worst.
    pub fn next_bits(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    /// A word of this width, among others one of these pointers.
    pub fn value(&mut self, width: u32, pointees: &[Pointee]) -> Bits {
        let (kind, number) = (self.next_bits() >> 20, self.next_bits() >> 11);
        let number = match kind % 8 {
            0..=2 => self.given(width, number).unwrap_or(number),
            3 => self
                .given(width, number)
                .map_or(number, |n| n.wrapping_add(kind >> 8 & 1).wrapping_sub(kind >> 9 & 1)),
            4 => number % 8,
            5 => number,
            _ => match pointees.get((number % pointees.len().max(1) as u64) as usize) {
                Some(pointee) => pointee.address,
                None => number % 64,
            },
        };
        Bits::from_u64(number, width)
    }

    /// One of the numbers that are words of this width; if there are none, one of all.
    fn given(&self, width: u32, choice: u64) -> Option<u64> {
        let fitting = || self.numbers.iter().filter(|(of, _)| *of == width);
        let place = |count: usize| (choice % count.max(1) as u64) as usize;
        let number = fitting().nth(place(fitting().count()));
        number.or_else(|| self.numbers.get(place(self.numbers.len()))).map(|(_, number)| *number)
    }
}
