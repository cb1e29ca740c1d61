//! Remainders: their circuit, and what holds of them where that is too large.
//!
//! The circuit divides digit by digit: for each exponent that the dividend may have above the divisor's there is a row, which doubles what
//! remains and takes the divisor away if it fits. Rows beyond the actual difference do nothing.

use super::super::{Format, Rounding};
use super::Circuit;
use super::round::Exact;
use super::unpack::Unpacked;
use crate::{Term, TermPool};

/// The most bits that the rows of a circuit may have together.
const MOST_BITS: i64 = 1 << 18;

/// The remainder of the first number after subtracting the second one as often as their quotient says, which is rounded to the nearest integer,
/// of two to the even one: words of a format that does not store the leading bit. `None` if the circuit would be too large.
pub fn remainder(pool: &mut TermPool, format: Format, [a, b]: [Term; 2]) -> Option<Term> {
    if !has_remainder(format) {
        return None;
    }
    let mut circuit = Circuit { pool, format, rounding: Rounding::NearestEven };
    Some(circuit.remainder(a, b, rows(format)))
}

/// By how much the exponent of a number can be above that of another one: from the least number of the format to the greatest.
fn rows(format: Format) -> i64 {
    2 * format.bias() + i64::from(format.fraction()) - 1
}

/// Whether remainders in a format have a circuit.
pub fn has_remainder(format: Format) -> bool {
    rows(format).checked_mul(i64::from(format.precision)).is_some_and(|bits| bits <= MOST_BITS)
}

/// A formula that holds if `rest` is the remainder of `a` by `b`, words of a format: when it is NaN; else that it is not greater than
/// `a`, is less than `b` but for its sign or at most half as great as the rounding says, and is `a` itself if that is so small.
pub fn about_remainder(
    pool: &mut TermPool,
    format: Format,
    rounding: Rounding,
    [a, b]: [Term; 2],
    rest: Term,
) -> Term {
    let mut circuit = Circuit { pool, format: format.implicit(), rounding };
    let [a, b, rest] = [a, b, rest].map(|word| circuit.without_leading(format, word));
    circuit.about_remainder(a, b, rest)
}

/// What remains, as a magnitude in units of the divisor's last digit or of half of that.
struct Rest {
    /// One bit more than the precision.
    magnitude: Term,
    /// The exponent of the magnitude's highest bit but one.
    exponent: Term,
    /// Whether the sign is the other one than the dividend's.
    flipped: Term,
    /// Whether the dividend is so small that it is the remainder itself.
    all: Term,
}

impl Circuit<'_> {
    fn remainder(&mut self, a: Term, b: Term, rows: i64) -> Term {
        let (x, y) = (self.unpack(a), self.unpack(b));
        let rest = self.rest(&x, &y, rows);
        let sign = self.pool.xor(x.sign, rest.flipped);
        let (significand, places) = self.normalise(rest.magnitude);
        let bits = self.pool.width(rest.exponent);
        let have = self.pool.width(places);
        let places = self.pool.zero_extend(bits - have, places);
        let one = self.number(1, bits);
        let top = self.pool.bv_add(&[rest.exponent, one]);
        let exponent = self.pool.bv_sub(top, places);
        // The result is a number of the format; nothing is rounded.
        let more = self.pool.ff();
        let word = self.round(Exact { sign, exponent, significand, more, normal: false });
        let (nothing, divides) = (self.zero(x.sign), self.is_zero(rest.magnitude));
        let word = self.pool.ite(divides, nothing, word);
        let all = self.pool.or(&[rest.all, x.zero, y.infinite]);
        let word = self.pool.ite(all, a, word);
        let invalid = self.pool.or(&[x.nan, y.nan, x.infinite, y.zero]);
        let nan = self.nan();
        self.pool.ite(invalid, nan, word)
    }

    fn rest(&mut self, x: &Unpacked, y: &Unpacked, rows: i64) -> Rest {
        let precision = self.format.precision;
        let bits = self.exponent_bits() + 1;
        let (i, j) = (self.pool.sign_extend(1, x.exponent), self.pool.sign_extend(1, y.exponent));
        let difference = self.pool.bv_sub(i, j);
        let divisor = self.pool.zero_extend(1, y.significand);
        let dividend = self.pool.zero_extend(1, x.significand);
        let (mut rest, mut odd) = self.take(dividend, divisor);
        for row in 1..=rows {
            let here = self.number(row, bits);
            let acts = self.pool.bv_sge(difference, here);
            let low = self.pool.extract(precision - 1, 0, rest);
            let twice = self.append_zeros(low, 1);
            let (left, fits) = self.take(twice, divisor);
            rest = self.pool.ite(acts, left, rest);
            odd = self.pool.ite(acts, fits, odd);
        }
        // One more is taken away if that leaves less.
        let low = self.pool.extract(precision - 1, 0, rest);
        let twice = self.append_zeros(low, 1);
        let (above, half) = (self.pool.bv_ugt(twice, divisor), self.pool.eq(twice, divisor));
        let tie = self.pool.and2(half, odd);
        let up = self.pool.or2(above, tie);
        let other = self.pool.bv_sub(divisor, rest);
        let rest = self.pool.ite(up, other, rest);
        // A dividend with the exponent below the divisor's: more than half of it, or what remains.
        let minus_one = self.number(-1, bits);
        let next = self.pool.eq(difference, minus_one);
        let more = self.pool.bv_ugt(dividend, divisor);
        let doubled = self.append_zeros(y.significand, 1);
        let missing = self.pool.bv_sub(doubled, dividend);
        let less = self.pool.bv_slt(difference, minus_one);
        let small = self.pool.not(more);
        let small = self.pool.and2(next, small);
        let below = self.pool.bv_add(&[j, minus_one]);
        Rest {
            magnitude: self.pool.ite(next, missing, rest),
            exponent: self.pool.ite(next, below, j),
            flipped: self.pool.ite(next, more, up),
            all: self.pool.or2(less, small),
        }
    }

    /// A number less the other one, if that is not greater; and whether it was not.
    fn take(&mut self, from: Term, what: Term) -> (Term, Term) {
        let fits = self.pool.bv_uge(from, what);
        let left = self.pool.bv_sub(from, what);
        (self.pool.ite(fits, left, from), fits)
    }

    fn about_remainder(&mut self, a: Term, b: Term, rest: Term) -> Term {
        let tests = [self.is_nan(a), self.is_nan(b), self.is_infinite(a), self.is_null(b)];
        let invalid = self.pool.or(&tests);
        let [m, n, r] = [a, b, rest].map(|word| self.magnitude(word));
        let (below, within) = (self.pool.bv_ult(r, n), self.pool.bv_ule(r, m));
        let small = self.pool.bv_ult(m, n);
        let same = self.pool.eq(rest, a);
        let cut = self.rounding == Rounding::Zero;
        let truth = self.pool.tt();
        let is_first = if cut { self.pool.implies(small, same) } else { truth };
        let (sign, first) = (self.sign(rest), self.sign(a));
        let signs = if cut { self.pool.eq(sign, first) } else { truth };
        let infinite = self.is_infinite(b);
        let all = self.pool.implies(infinite, same);
        let number = self.pool.and(&[below, within, is_first, signs, all]);
        let nan = self.nan();
        let is_nan = self.pool.eq(rest, nan);
        self.pool.ite(invalid, is_nan, number)
    }
}
