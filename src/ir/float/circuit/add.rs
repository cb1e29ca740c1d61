//! Sums, on packed words.
//!
//! The operand of less magnitude is moved down to the exponent of the other one; two bits and one that says whether others follow are
//! enough, as more than one leading bit is lost only if it was moved by one place at most. The result is moved up until its leading bit
//! is one or its exponent is the least, so that small numbers, which are exact, need no shift of their own.

use super::Circuit;
use super::shift::bits_for;
use crate::Term;

/// An operand: its effective exponent and its significand.
struct Part {
    field: Term,
    significand: Term,
}

impl Circuit<'_> {
    /// `a + b`
    pub(super) fn add(&mut self, a: Term, b: Term) -> Term {
        let (ma, mb) = (self.magnitude(a), self.magnitude(b));
        let swapped = self.pool.bv_ult(ma, mb);
        let (x, y) = (self.pool.ite(swapped, b, a), self.pool.ite(swapped, a, b));
        let (sign, other) = (self.sign(x), self.sign(y));
        let opposite = self.pool.xor(sign, other);
        let (px, py) = (self.part(x), self.part(y));
        let distance = self.pool.bv_sub(px.field, py.field);
        let left = self.append_zeros(px.significand, 3);
        let right = self.append_zeros(py.significand, 2);
        let (right, lost) = self.down(right, distance);
        let right = self.append(right, lost);
        let total = self.total(left, right, opposite);
        let nothing = self.is_zero(total);
        let sum = self.fit(sign, opposite, px.field, total);
        let result = {
            let cancelled = self.pool.and2(nothing, opposite);
            let sign = self.sign_of_nothing();
            let zero = self.zero(sign);
            self.pool.ite(cancelled, zero, sum)
        };
        // What is infinite has the greater magnitude.
        let (ia, ib) = (self.is_infinite(a), self.is_infinite(b));
        let (either, both) = (self.pool.or2(ia, ib), self.pool.and(&[ia, ib, opposite]));
        let (na, nb) = (self.is_nan(a), self.is_nan(b));
        let invalid = self.pool.or(&[na, nb, both]);
        let nan = self.nan();
        let result = self.pool.ite(either, x, result);
        self.pool.ite(invalid, nan, result)
    }

    /// Small numbers have the exponent of the least others and no leading one.
    fn part(&mut self, word: Term) -> Part {
        let (field, fraction) = (self.exponent_field(word), self.fraction_field(word));
        let small = self.is_zero(field);
        let one = self.number(1, self.format.exponent);
        let normal = self.pool.not(small);
        let leading = self.pool.bv_of_bool(normal);
        Part { field: self.pool.ite(small, one, field), significand: self.pool.concat(&[leading, fraction]) }
    }

    /// Sum or difference with a bit for the carry; the first one is not less.
    pub(super) fn total(&mut self, left: Term, right: Term, opposite: Term) -> Term {
        let (left, right) = (self.pool.zero_extend(1, left), self.pool.zero_extend(1, right));
        let complement = self.pool.bv_not(right);
        let addend = self.pool.ite(opposite, complement, right);
        let carry = self.pool.bv_of_bool(opposite);
        let carry = self.pool.zero_extend(self.pool.width(left) - 1, carry);
        self.pool.bv_add(&[left, addend, carry])
    }

    /// The word of a sum whose highest bit has the exponent above `field`.
    fn fit(&mut self, sign: Term, opposite: Term, field: Term, total: Term) -> Term {
        let width = self.pool.width(total);
        let bits = self.format.exponent;
        let one = self.number(1, bits);
        let mut word = total;
        let mut field = self.pool.bv_add(&[field, one]);
        for i in (0..bits_for(width - 1)).rev() {
            let step = 1u32 << i;
            if u64::from(step) >= 1u64 << bits.min(63) {
                continue;
            }
            let high = self.pool.extract(width - 1, width - step, word);
            let empty = self.is_zero(high);
            let places = self.number(i64::from(step), bits);
            let room = self.pool.bv_ugt(field, places);
            let moves = self.pool.and2(empty, room);
            let moved = self.up(word, step);
            word = self.pool.ite(moves, moved, word);
            let less = self.pool.bv_sub(field, places);
            field = self.pool.ite(moves, less, field);
        }
        let full = self.full_exponent();
        let overflow = self.pool.eq(field, full);
        // No difference is greater than what it is taken from.
        let same = self.pool.not(opposite);
        let overflow = self.pool.and2(overflow, same);
        let none = self.pool.ff();
        let cut = self.cut(word, none);
        self.finish(sign, field, cut, overflow)
    }
}
