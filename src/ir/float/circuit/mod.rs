//! Operators on floating-point numbers as terms over bit-vectors.
//!
//! As in symfpu: operands are taken apart, the operator makes an exact result or enough bits of it with one that says whether others
//! follow, and one rounder makes a word of it (`round`). What is cheaper is done on the packed words: comparisons, sums (whose
//! operands need no leading one), integers next to numbers.
//!
//! Words of a format that stores the leading bit become words of the same format without it on the way in, and back on the way out.
//! The rounding mode is a constant, so that a circuit holds the case of its mode only.
//!
//! Source: Brain, Tinelli, Rümmer, Wahl, "An automatable formal semantics for IEEE-754 floating-point arithmetic" (ARITH 2015);
//! Brain, Schanda, Sun, "Building better bit-blasting for floating-point problems" (TACAS 2019). Remainders, whose circuits
//! have a row for each exponent, are apart ([`remainder`]); [`about_remainder`] says what holds of each.

mod add;
mod compare;
mod convert;
mod divide;
mod fma;
mod integral;
mod multiply;
mod remainder;
mod round;
mod shift;
mod unpack;

pub use remainder::{about_remainder, has_remainder, remainder};

use super::{FloatOp, Format, Rounding};
use crate::{Term, TermPool};
use eufonium_base::Bits;

/// The result of an operator on words: a formula for comparisons, else a bit-vector of [`FloatOp::result`] bits. `None` where there is
/// none here ([`FloatOp::Rem`]). Operands are bit-vectors of the widths that the operator expects.
pub fn apply(
    pool: &mut TermPool,
    op: FloatOp,
    format: Format,
    rounding: Rounding,
    args: &[Term],
) -> Option<Term> {
    let mut circuit = Circuit { pool, format: format.implicit(), rounding };
    let from_int = matches!(op, FloatOp::FromInt { .. });
    let words: Vec<Term> =
        args.iter().map(|a| if from_int { *a } else { circuit.without_leading(format, *a) }).collect();
    let result = match (op, &words[..]) {
        (FloatOp::Add, [a, b]) => circuit.add(*a, *b),
        (FloatOp::Sub, [a, b]) => {
            let minus = circuit.negated(*b);
            circuit.add(*a, minus)
        }
        (FloatOp::Mul, [a, b]) => circuit.multiply(*a, *b),
        (FloatOp::Div, [a, b]) => circuit.divide(*a, *b),
        (FloatOp::Fma, [a, b, c]) => circuit.fma(*a, *b, *c),
        (FloatOp::Sqrt, [a]) => circuit.root(*a),
        (FloatOp::Clamp, [a, low, high]) => circuit.clamp([*a, *low, *high]),
        (FloatOp::Integral, [a]) => circuit.integral(*a),
        (FloatOp::FromInt { signed }, [a]) => circuit.number_of_int(*a, signed),
        (FloatOp::Equal, [a, b]) => return Some(circuit.equal(*a, *b)),
        (FloatOp::Less, [a, b]) => return Some(circuit.less(*a, *b)),
        (FloatOp::LessEqual, [a, b]) => return Some(circuit.less_or_equal(*a, *b)),
        (FloatOp::ToInt { signed, bits }, [a]) => return Some(circuit.int_of_number(*a, signed, bits)),
        (FloatOp::Convert(to), [a]) => {
            let word = circuit.convert(*a, to.implicit());
            circuit.format = to.implicit();
            return Some(circuit.with_leading(to, word));
        }
        _ => return None,
    };
    Some(circuit.with_leading(format, result))
}

/// Builds terms about words of one format, which does not store the leading bit.
struct Circuit<'p> {
    pool: &'p mut TermPool,
    format: Format,
    rounding: Rounding,
}

impl Circuit<'_> {
    fn bits(&mut self, value: Bits) -> Term {
        self.pool.bits(value)
    }
    fn clamp(&mut self, [a, low, high]: [Term; 3]) -> Term {
        let above = self.less_or_equal(low, a);
        let beyond = self.less(high, a);
        let bounded = self.pool.ite(beyond, high, a);
        self.pool.ite(above, bounded, low)
    }
    /// A number of so many bits, in two's complement.
    fn number(&mut self, value: i64, width: u32) -> Term {
        let word = Bits::from_u64(value.unsigned_abs(), width);
        self.pool.bits(if value < 0 { word.neg() } else { word })
    }
    fn zeros(&mut self, width: u32) -> Term {
        self.pool.bits(Bits::zero(width))
    }
    fn is_zero(&mut self, word: Term) -> Term {
        let zero = self.zeros(self.pool.width(word));
        self.pool.eq(word, zero)
    }
    fn is_some(&mut self, word: Term) -> Term {
        let zero = self.is_zero(word);
        self.pool.not(zero)
    }
    /// A bit as a formula.
    fn bit(&mut self, place: u32, word: Term) -> Term {
        let bit = self.pool.extract(place, place, word);
        let one = self.pool.bits(Bits::one(1));
        self.pool.eq(bit, one)
    }
    /// A word with a formula as its new lowest bit.
    fn append(&mut self, word: Term, bit: Term) -> Term {
        let bit = self.pool.bv_of_bool(bit);
        self.pool.concat(&[word, bit])
    }

    fn sign(&mut self, word: Term) -> Term {
        self.bit(self.format.width() - 1, word)
    }
    fn exponent_field(&mut self, word: Term) -> Term {
        self.pool.extract(self.format.width() - 2, self.format.fraction(), word)
    }
    fn fraction_field(&mut self, word: Term) -> Term {
        self.pool.extract(self.format.fraction() - 1, 0, word)
    }
    /// All but the sign: greater for greater magnitudes.
    fn magnitude(&mut self, word: Term) -> Term {
        self.pool.extract(self.format.width() - 2, 0, word)
    }
    /// The magnitude of infinities.
    fn infinite_magnitude(&mut self) -> Term {
        let infinity = self.format.infinity(false);
        self.bits(infinity.extract(self.format.width() - 2, 0))
    }
    fn is_nan(&mut self, word: Term) -> Term {
        let (magnitude, infinity) = (self.magnitude(word), self.infinite_magnitude());
        self.pool.bv_ugt(magnitude, infinity)
    }
    fn is_infinite(&mut self, word: Term) -> Term {
        let (magnitude, infinity) = (self.magnitude(word), self.infinite_magnitude());
        self.pool.eq(magnitude, infinity)
    }
    fn is_null(&mut self, word: Term) -> Term {
        let magnitude = self.magnitude(word);
        self.is_zero(magnitude)
    }
    /// A word of a sign and a magnitude.
    fn signed(&mut self, sign: Term, magnitude: Term) -> Term {
        let sign = self.pool.bv_of_bool(sign);
        self.pool.concat(&[sign, magnitude])
    }
    fn nan(&mut self) -> Term {
        let nan = self.format.nan();
        self.bits(nan)
    }
    fn negated(&mut self, word: Term) -> Term {
        let sign = self.sign(word);
        let (sign, magnitude) = (self.pool.not(sign), self.magnitude(word));
        self.signed(sign, magnitude)
    }
    fn infinity(&mut self, sign: Term) -> Term {
        let magnitude = self.infinite_magnitude();
        self.signed(sign, magnitude)
    }
    fn zero(&mut self, sign: Term) -> Term {
        let magnitude = self.zeros(self.format.width() - 1);
        self.signed(sign, magnitude)
    }
    /// The sign of a sum that is zero, of operands that are not zeros of one sign.
    fn sign_of_nothing(&self) -> Term {
        self.pool.bool(self.rounding == Rounding::Down)
    }
}
