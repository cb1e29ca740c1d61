//! From a sign, an exponent and many bits to a word: the rounder.
//!
//! A magnitude that is rounded up is the next word, also across powers of two and into infinity: exponent and fraction are one number.

use super::super::Rounding;
use super::Circuit;
use super::shift::bits_for;
use crate::Term;

/// A number before it is rounded: the significand is at least two bits longer than the precision or `more` is false, and its
/// highest bit, which has the exponent, is one.
pub(super) struct Exact {
    pub sign: Term,
    /// A signed number.
    pub exponent: Term,
    pub significand: Term,
    /// Whether ones follow.
    pub more: Term,
    /// Whether the exponent is known not to be below the least one.
    pub normal: bool,
}

/// A significand cut to the precision.
pub(super) struct Cut {
    pub kept: Term,
    /// The bit behind it.
    pub half: Term,
    /// Whether ones follow that.
    pub rest: Term,
}

impl Circuit<'_> {
    /// The word of a number.
    pub(super) fn round(&mut self, number: Exact) -> Term {
        let format = self.format;
        let bits = self.pool.width(number.exponent);
        let (significand, more) = self.shorten(number.significand, number.more);
        let (significand, more) = if number.normal {
            (significand, more)
        } else {
            self.denormalise(number.exponent, significand, more)
        };
        let cut = self.cut(significand, more);
        let greatest = self.number(format.bias(), bits);
        let overflow = self.pool.bv_sgt(number.exponent, greatest);
        let bias = self.number(format.bias(), bits);
        let biased = self.pool.bv_add(&[number.exponent, bias]);
        let biased = self.pool.extract(format.exponent - 1, 0, biased);
        self.finish(number.sign, biased, cut, overflow)
    }

    /// Moves the significand of a small number down to the least exponent.
    fn denormalise(&mut self, exponent: Term, significand: Term, more: Term) -> (Term, Term) {
        let (format, bits) = (self.format, self.pool.width(exponent));
        let least = self.number(format.least_exponent(), bits);
        let small = self.pool.bv_slt(exponent, least);
        // Beyond the precision all shifts are the same.
        let distance = self.pool.bv_sub(least, exponent);
        let most = self.number(i64::from(format.precision) + 1, bits);
        let far = self.pool.bv_sgt(distance, most);
        let distance = self.pool.ite(far, most, distance);
        let distance = self.pool.extract(bits_for(format.precision + 1) - 1, 0, distance);
        let none = self.zeros(self.pool.width(distance));
        let distance = self.pool.ite(small, distance, none);
        let (significand, lost) = self.down(significand, distance);
        (significand, self.pool.or2(more, lost))
    }

    /// One bit behind the precision is enough, and whether others follow.
    fn shorten(&mut self, significand: Term, more: Term) -> (Term, Term) {
        let (width, wanted) = (self.pool.width(significand), self.format.precision + 1);
        if width <= wanted {
            return (self.append_zeros(significand, wanted - width), more);
        }
        let rest = self.pool.extract(width - wanted - 1, 0, significand);
        let some = self.is_some(rest);
        (self.pool.extract(width - 1, width - wanted, significand), self.pool.or2(some, more))
    }

    /// A significand of more bits than the precision, cut.
    pub(super) fn cut(&mut self, significand: Term, more: Term) -> Cut {
        let behind = self.pool.width(significand) - self.format.precision;
        let kept = self.pool.extract(behind + self.format.precision - 1, behind, significand);
        let half = self.bit(behind - 1, significand);
        let rest = if behind == 1 {
            more
        } else {
            let rest = self.pool.extract(behind - 2, 0, significand);
            let some = self.is_some(rest);
            self.pool.or2(some, more)
        };
        Cut { kept, half, rest }
    }

    /// Whether a magnitude grows by one when what follows it is cut off.
    pub(super) fn grows(&mut self, sign: Term, odd: Term, half: Term, rest: Term) -> Term {
        let some = self.pool.or2(half, rest);
        match self.rounding {
            Rounding::NearestEven => {
                let above = self.pool.or2(rest, odd);
                self.pool.and2(half, above)
            }
            Rounding::NearestAway => half,
            Rounding::Up => {
                let positive = self.pool.not(sign);
                self.pool.and2(positive, some)
            }
            Rounding::Down => self.pool.and2(sign, some),
            Rounding::Zero => self.pool.ff(),
        }
    }

    /// The word of a significand whose leading bit is one, with its biased exponent, or is not, in which case the number is a small
    /// one. `overflow` says that the exponent is too great.
    pub(super) fn finish(&mut self, sign: Term, biased: Term, cut: Cut, overflow: Term) -> Term {
        let fraction = self.format.fraction();
        let odd = self.bit(0, cut.kept);
        let up = self.grows(sign, odd, cut.half, cut.rest);
        let leading = self.bit(fraction, cut.kept);
        let none = self.zeros(self.format.exponent);
        let field = self.pool.ite(leading, biased, none);
        let rest = self.pool.extract(fraction - 1, 0, cut.kept);
        let magnitude = self.pool.concat(&[field, rest]);
        let up = self.pool.bv_of_bool(up);
        let up = self.pool.zero_extend(self.format.width() - 2, up);
        let rounded = self.pool.bv_add(&[magnitude, up]);
        let limit = self.limit(sign);
        let magnitude = self.pool.ite(overflow, limit, rounded);
        self.signed(sign, magnitude)
    }

    /// The magnitude of what is too great.
    fn limit(&mut self, sign: Term) -> Term {
        let below = self.format.width() - 2;
        let infinity = self.infinite_magnitude();
        let greatest = self.format.greatest(false).extract(below, 0);
        let greatest = self.bits(greatest);
        match self.rounding {
            Rounding::NearestEven | Rounding::NearestAway => infinity,
            Rounding::Up => self.pool.ite(sign, greatest, infinity),
            Rounding::Down => self.pool.ite(sign, infinity, greatest),
            Rounding::Zero => greatest,
        }
    }
}
