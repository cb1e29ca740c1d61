//! Between formats, and between numbers and integers.

use super::super::{Format, Rounding};
use super::Circuit;
use super::round::Exact;
use super::shift::bits_for;
use crate::Term;
use eufonium_base::Bits;

impl Circuit<'_> {
    /// A number in another format. Without rounder where all numbers have a place there.
    pub(super) fn convert(&mut self, a: Term, to: Format) -> Term {
        let from = self.format;
        if from == to {
            let (invalid, nan) = (self.is_nan(a), self.nan());
            return self.pool.ite(invalid, nan, a);
        }
        let x = self.unpack(a);
        self.format = to;
        // One bit more, so that the limits of the other format have their place too.
        let wanted = self.exponent_bits() + 1;
        let have = self.pool.width(x.exponent);
        let exponent = self.pool.sign_extend(wanted.saturating_sub(have).max(1), x.exponent);
        let exact = to.precision >= from.precision
            && to.bias() >= from.bias()
            && to.least_exponent() <= from.least_exponent() - i64::from(from.fraction());
        let word = if exact {
            let bits = self.pool.width(exponent);
            let bias = self.number(to.bias(), bits);
            let biased = self.pool.bv_add(&[exponent, bias]);
            let biased = self.pool.extract(to.exponent - 1, 0, biased);
            let fraction = self.pool.extract(from.fraction() - 1, 0, x.significand);
            let fraction = self.append_zeros(fraction, to.fraction() - from.fraction());
            let magnitude = self.pool.concat(&[biased, fraction]);
            self.signed(x.sign, magnitude)
        } else {
            let more = self.pool.ff();
            self.round(Exact { sign: x.sign, exponent, significand: x.significand, more, normal: false })
        };
        let (nothing, infinity, nan) = (self.zero(x.sign), self.infinity(x.sign), self.nan());
        let word = self.pool.ite(x.zero, nothing, word);
        let word = self.pool.ite(x.infinite, infinity, word);
        self.pool.ite(x.nan, nan, word)
    }

    /// The number of an integer.
    pub(super) fn number_of_int(&mut self, a: Term, signed: bool) -> Term {
        let width = self.pool.width(a);
        let sign = if signed { self.bit(width - 1, a) } else { self.pool.ff() };
        let minus = self.pool.bv_neg(a);
        let magnitude = self.pool.ite(sign, minus, a);
        let zero = self.is_zero(a);
        let (significand, places) = if width == 1 {
            let none = self.zeros(1);
            (magnitude, none)
        } else {
            self.normalise(magnitude)
        };
        let bits = (bits_for(width) + 1).max(self.exponent_bits() + 1);
        let have = self.pool.width(places);
        let places = self.pool.zero_extend(bits - have, places);
        let top = self.number(i64::from(width) - 1, bits);
        let exponent = self.pool.bv_sub(top, places);
        let more = self.pool.ff();
        let word = if i64::from(width) <= self.format.bias() && width <= self.format.precision {
            let bias = self.number(self.format.bias(), bits);
            let biased = self.pool.bv_add(&[exponent, bias]);
            let biased = self.pool.extract(self.format.exponent - 1, 0, biased);
            let all = self.append_zeros(significand, self.format.precision - width);
            let fraction = self.pool.extract(self.format.fraction() - 1, 0, all);
            let magnitude = self.pool.concat(&[biased, fraction]);
            self.signed(sign, magnitude)
        } else {
            self.round(Exact { sign, exponent, significand, more, normal: true })
        };
        let none = self.bits(self.format.zero(false));
        self.pool.ite(zero, none, word)
    }

    /// The integer of a number, with the limits for what is beyond them. Of formats whose greatest number is no integer, which only tests
    /// have, it knows rounding to zero alone.
    pub(super) fn int_of_number(&mut self, a: Term, signed: bool, bits: u32) -> Term {
        let a = if self.rounding == Rounding::Zero { a } else { self.integral(a) };
        let sign = self.sign(a);
        let field = self.exponent_field(a);
        let (whole, beyond) = self.whole(a, field, bits);
        let (least, greatest) = if signed {
            (Bits::min_signed(bits), Bits::max_signed(bits))
        } else {
            (Bits::zero(bits), Bits::ones(bits))
        };
        let (most, least_magnitude) = (self.bits(greatest.clone()), self.bits(least.clone()));
        let (least, greatest) = (self.bits(least), self.bits(greatest));
        let above = self.pool.bv_ugt(whole, most);
        // The magnitude of the least one is its own word.
        let below = self.pool.bv_ugt(whole, least_magnitude);
        let minus = self.pool.bv_neg(whole);
        let (too_great, too_small) = (self.pool.or2(beyond, above), self.pool.or2(beyond, below));
        let positive = self.pool.ite(too_great, greatest, whole);
        let negative = self.pool.ite(too_small, least, minus);
        let result = self.pool.ite(sign, negative, positive);
        let (invalid, none) = (self.is_nan(a), self.zeros(bits));
        self.pool.ite(invalid, none, result)
    }

    /// The magnitude of a number without what is behind the point, and whether it has more bits than wanted.
    fn whole(&mut self, a: Term, field: Term, bits: u32) -> (Term, Term) {
        let format = self.format;
        let width = bits + format.fraction();
        let fraction = self.fraction_field(a);
        let leading = self.bits(Bits::one(1));
        let significand = self.pool.concat(&[leading, fraction]);
        let one = self.number(format.bias(), format.exponent);
        let below_one = self.pool.bv_ult(field, one);
        let room = bits_for(bits.max(1));
        let wide = self.pool.width(field).max(room) + 1;
        let extended = self.pool.zero_extend(wide - format.exponent, field);
        let minus_bias = self.number(-format.bias(), wide);
        let exponent = self.pool.bv_add(&[extended, minus_bias]);
        let limit = self.number(i64::from(bits), wide);
        let high = self.pool.bv_sge(exponent, limit);
        let number = self.pool.not(below_one);
        let infinite = self.is_infinite(a);
        let beyond = self.pool.and2(high, number);
        let beyond = self.pool.or2(beyond, infinite);
        let start = self.pool.zero_extend(width - format.precision, significand);
        let distance = self.pool.extract(room - 1, 0, exponent);
        let distance = match room.cmp(&width) {
            std::cmp::Ordering::Less => self.pool.zero_extend(width - room, distance),
            _ => self.pool.extract(width - 1, 0, distance),
        };
        let moved = self.pool.bv_shl(start, distance);
        let whole = self.pool.extract(width - 1, format.fraction(), moved);
        let none = self.zeros(bits);
        (self.pool.ite(below_one, none, whole), beyond)
    }
}
