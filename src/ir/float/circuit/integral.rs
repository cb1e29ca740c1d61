//! The integer next to a number, on the packed word.
//!
//! Below the point of a number of magnitude 1 or more lie the lowest bits of its word. Cutting them off and adding one at the point
//! is right across powers of two, as exponent and fraction are one number; that the last bit of the exponent of 1, which stands where the
//! leading one would, is one makes ties of numbers below 2 go to the even integer.

use super::super::Rounding;
use super::Circuit;
use crate::Term;
use eufonium_base::Bits;

impl Circuit<'_> {
    /// The integer next to a number.
    pub(super) fn integral(&mut self, a: Term) -> Term {
        let format = self.format;
        let sign = self.sign(a);
        let field = self.exponent_field(a);
        let magnitude = self.magnitude(a);
        let one = self.number(format.bias(), format.exponent);
        let below_one = self.pool.bv_ult(field, one);
        let below = self.below_one(sign, magnitude);
        let below = self.signed(sign, below);
        let cut = self.cut_at_point(sign, field, magnitude);
        let cut = self.signed(sign, cut);
        let result = self.pool.ite(below_one, below, cut);
        let whole = format.bias() + i64::from(format.fraction());
        let result = if whole < (1 << format.exponent) {
            let whole = self.number(whole, format.exponent);
            let is_whole = self.pool.bv_uge(field, whole);
            self.pool.ite(is_whole, a, result)
        } else {
            // No exponent is so great that all numbers are integers but that of infinities.
            let full = self.full_exponent();
            let infinite = self.pool.eq(field, full);
            self.pool.ite(infinite, a, result)
        };
        let (invalid, nan) = (self.is_nan(a), self.nan());
        self.pool.ite(invalid, nan, result)
    }

    /// The magnitude of the integer next to a number below 1: zero or one.
    fn below_one(&mut self, sign: Term, magnitude: Term) -> Term {
        let width = self.format.width() - 1;
        let one = self.format.one(false).extract(width - 1, 0);
        let half = match self.format.bias() {
            // One half is a small number.
            1 => Bits::power(self.format.fraction() - 1, width),
            _ => one.sub(&Bits::power(self.format.fraction(), width)),
        };
        let (one, half) = (self.bits(one), self.bits(half));
        let zero = self.zeros(width);
        let some = self.is_some(magnitude);
        let up = match self.rounding {
            Rounding::NearestEven => self.pool.bv_ugt(magnitude, half),
            Rounding::NearestAway => self.pool.bv_uge(magnitude, half),
            Rounding::Up => {
                let positive = self.pool.not(sign);
                self.pool.and2(positive, some)
            }
            Rounding::Down => self.pool.and2(sign, some),
            Rounding::Zero => self.pool.ff(),
        };
        self.pool.ite(up, one, zero)
    }

    /// A magnitude of at least 1 whose point lies within the word, cut off and rounded.
    fn cut_at_point(&mut self, sign: Term, field: Term, magnitude: Term) -> Term {
        let width = self.format.width() - 1;
        // The place of the lowest bit before the point.
        let top = self.format.bias() + i64::from(self.format.fraction());
        let bits = self.format.exponent + 1;
        let extended = self.pool.zero_extend(1, field);
        let top = self.number(top, bits);
        let place = self.pool.bv_sub(top, extended);
        let place = match bits.cmp(&width) {
            std::cmp::Ordering::Less => self.pool.zero_extend(width - bits, place),
            _ => self.pool.extract(width - 1, 0, place),
        };
        let ones = self.number(1, width);
        let unit = self.pool.bv_shl(ones, place);
        let minus_one = self.bits(Bits::ones(width));
        let behind = self.pool.bv_add(&[unit, minus_one]);
        let keep = self.pool.bv_not(behind);
        let kept = self.pool.bv_and(&[magnitude, keep]);
        let tail = self.pool.bv_and(&[magnitude, behind]);
        let first = {
            let high = self.pool.extract(width - 1, 1, unit);
            self.pool.zero_extend(1, high)
        };
        let half_bit = self.pool.bv_and(&[tail, first]);
        let half = self.is_some(half_bit);
        let no_half = self.pool.bv_not(first);
        let rest_bits = self.pool.bv_and(&[tail, no_half]);
        let rest = self.is_some(rest_bits);
        let odd_bit = self.pool.bv_and(&[magnitude, unit]);
        let odd = self.is_some(odd_bit);
        let up = self.grows(sign, odd, half, rest);
        let none = self.zeros(width);
        let more = self.pool.ite(up, unit, none);
        self.pool.bv_add(&[kept, more])
    }
}
