//! Shifts by a number of places that is not known, in steps of powers of two.

use super::Circuit;
use crate::Term;

/// The number of bits that numbers up to `most` have.
pub(super) fn bits_for(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}

impl Circuit<'_> {
    /// A word moved up until its highest bit is one, and by how many places; of zero, anything.
    pub(super) fn normalise(&mut self, word: Term) -> (Term, Term) {
        let width = self.pool.width(word);
        let mut word = word;
        let mut places = Vec::new();
        for step in (0..bits_for(width - 1)).rev().map(|i| 1 << i) {
            let high = self.pool.extract(width - 1, width - step, word);
            let empty = self.is_zero(high);
            let moved = self.up(word, step);
            word = self.pool.ite(empty, moved, word);
            places.push(self.pool.bv_of_bool(empty));
        }
        (word, self.pool.concat(&places))
    }

    /// A word moved up by a known number of places below its width.
    pub(super) fn up(&mut self, word: Term, places: u32) -> Term {
        let width = self.pool.width(word);
        let rest = self.pool.extract(width - 1 - places, 0, word);
        self.append_zeros(rest, places)
    }

    /// A word with zeros behind it.
    pub(super) fn append_zeros(&mut self, word: Term, zeros: u32) -> Term {
        if zeros == 0 {
            return word;
        }
        let zeros = self.zeros(zeros);
        self.pool.concat(&[word, zeros])
    }

    /// A word moved down, and whether a one went out at the bottom.
    pub(super) fn down(&mut self, word: Term, places: Term) -> (Term, Term) {
        let (width, bits) = (self.pool.width(word), self.pool.width(places));
        let (mut word, mut lost) = (word, self.pool.ff());
        for i in 0..bits {
            let chosen = self.bit(i, places);
            // A step of the width or more leaves nothing.
            let step = if i < u32::BITS - 1 { (1u32 << i).min(width) } else { width };
            let low = self.pool.extract(step - 1, 0, word);
            let some = self.is_some(low);
            let gone = self.pool.and2(chosen, some);
            lost = self.pool.or2(lost, gone);
            let moved = if step == width {
                self.zeros(width)
            } else {
                let high = self.pool.extract(width - 1, step, word);
                self.pool.zero_extend(step, high)
            };
            word = self.pool.ite(chosen, moved, word);
        }
        (word, lost)
    }
}
