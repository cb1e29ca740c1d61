//! Words taken apart, and the stored leading bit.

use super::super::Format;
use super::Circuit;
use crate::Term;
use eufonium_base::Bits;

/// A number taken apart. Exponent and significand are only meant where it is finite and not zero.
pub(super) struct Unpacked {
    pub sign: Term,
    pub nan: Term,
    pub infinite: Term,
    pub zero: Term,
    /// The exponent of the leading one: a signed number of [`Circuit::exponent_bits`].
    pub exponent: Term,
    /// As many bits as the precision, the leading one first.
    pub significand: Term,
}

impl Circuit<'_> {
    /// How many bits hold all exponents of leading ones, with a sign.
    pub(super) fn exponent_bits(&self) -> u32 {
        let most = self.format.bias() + i64::from(self.format.precision);
        66 - most.leading_zeros()
    }

    /// A word taken apart, the leading one found in small numbers too.
    pub(super) fn unpack(&mut self, word: Term) -> Unpacked {
        let (field, fraction) = (self.exponent_field(word), self.fraction_field(word));
        let small = self.is_zero(field);
        let normal = self.pool.not(small);
        let leading = self.pool.bv_of_bool(normal);
        let significand = self.pool.concat(&[leading, fraction]);
        let (significand, zeros) = self.normalise(significand);
        let bits = self.exponent_bits();
        let biased = self.pool.zero_extend(bits - self.format.exponent, field);
        let minus_bias = self.number(-self.format.bias(), bits);
        let exponent = self.pool.bv_add(&[biased, minus_bias]);
        let least = self.number(self.format.least_exponent(), bits);
        let width = self.pool.width(zeros);
        let zeros = self.pool.zero_extend(bits - width, zeros);
        let small_exponent = self.pool.bv_sub(least, zeros);
        Unpacked {
            sign: self.sign(word),
            nan: self.is_nan(word),
            infinite: self.is_infinite(word),
            zero: self.is_null(word),
            exponent: self.pool.ite(small, small_exponent, exponent),
            significand,
        }
    }

    /// A word of a format as one of the same format without the stored leading bit.
    pub(super) fn without_leading(&mut self, format: Format, word: Term) -> Term {
        if !format.explicit {
            return word;
        }
        let (top, fraction) = (format.width() - 1, format.fraction());
        let sign = self.pool.extract(top, top, word);
        let field = self.pool.extract(top - 1, fraction + 1, word);
        let leading = self.bit(fraction, word);
        let rest = self.pool.extract(fraction - 1, 0, word);
        let small = self.is_zero(field);
        // With the leading one, the least exponent is that of the next format field.
        let one = self.number(1, format.exponent);
        let first = self.pool.and2(small, leading);
        let read = self.pool.ite(first, one, field);
        let number = self.pool.concat(&[sign, read, rest]);
        let nan = self.nan();
        let valid = self.pool.or2(leading, small);
        self.pool.ite(valid, number, nan)
    }

    /// The way back.
    pub(super) fn with_leading(&mut self, format: Format, word: Term) -> Term {
        if !format.explicit {
            return word;
        }
        let field = self.exponent_field(word);
        let normal = self.is_some(field);
        let leading = self.pool.bv_of_bool(normal);
        let fraction = self.fraction_field(word);
        let top = self.format.width() - 1;
        let upper = self.pool.extract(top, self.format.fraction(), word);
        self.pool.concat(&[upper, leading, fraction])
    }

    /// All bits one, as many as the exponent has.
    pub(super) fn full_exponent(&mut self) -> Term {
        self.bits(Bits::ones(self.format.exponent))
    }
}
