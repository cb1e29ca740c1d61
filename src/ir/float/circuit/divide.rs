//! Quotients and square roots.

use super::Circuit;
use super::round::Exact;
use crate::Term;

impl Circuit<'_> {
    /// `a / b`: the quotient of integers, with two bits more than the precision at least.
    pub(super) fn divide(&mut self, a: Term, b: Term) -> Term {
        let (x, y) = (self.unpack(a), self.unpack(b));
        let precision = self.format.precision;
        let width = 2 * precision + 2;
        let dividend = self.append_zeros(x.significand, precision + 2);
        let divisor = self.pool.zero_extend(precision + 2, y.significand);
        debug_assert_eq!(self.pool.width(dividend), width);
        let quotient = self.pool.bv_udiv(dividend, divisor);
        let rest = self.pool.bv_urem(dividend, divisor);
        let more = self.is_some(rest);
        // The dividend's significand is less than the divisor's: the leading one is a place lower.
        let quotient = self.pool.extract(precision + 2, 0, quotient);
        let whole = self.bit(precision + 2, quotient);
        let moved = self.up(quotient, 1);
        let bits = self.exponent_bits() + 1;
        let (i, j) = (self.pool.sign_extend(1, x.exponent), self.pool.sign_extend(1, y.exponent));
        let difference = self.pool.bv_sub(i, j);
        let (one, none) = (self.number(-1, bits), self.zeros(bits));
        let lower = self.pool.ite(whole, none, one);
        let sign = self.pool.xor(x.sign, y.sign);
        let result = Exact {
            sign,
            exponent: self.pool.bv_add(&[difference, lower]),
            significand: self.pool.ite(whole, quotient, moved),
            more,
            normal: false,
        };
        let result = self.round(result);
        let (both_zero, both_infinite) =
            (self.pool.and2(x.zero, y.zero), self.pool.and2(x.infinite, y.infinite));
        let invalid = self.pool.or(&[x.nan, y.nan, both_zero, both_infinite]);
        let infinite = self.pool.or2(x.infinite, y.zero);
        let zero = self.pool.or2(x.zero, y.infinite);
        let (nothing, infinity, nan) = (self.zero(sign), self.infinity(sign), self.nan());
        let result = self.pool.ite(zero, nothing, result);
        let result = self.pool.ite(infinite, infinity, result);
        self.pool.ite(invalid, nan, result)
    }

    /// The square root, digit by digit.
    pub(super) fn root(&mut self, a: Term) -> Term {
        let x = self.unpack(a);
        let bits = self.exponent_bits();
        let odd = self.bit(0, x.exponent);
        // Between 1 and 4, with two digits before the point.
        let (single, double) = (self.pool.zero_extend(1, x.significand), self.append_zeros(x.significand, 1));
        let square = self.pool.ite(odd, double, single);
        let (root, more) = self.digits(square);
        let half = self.pool.extract(bits - 1, 1, x.exponent);
        let exponent = self.pool.sign_extend(1, half);
        let positive = self.pool.ff();
        let format = self.format;
        // The root of the smallest number has half its exponent.
        let normal = format.least_exponent() <= -i64::from(format.fraction());
        let result = self.round(Exact { sign: positive, exponent, significand: root, more, normal });
        let negative = {
            let number = self.pool.not(x.zero);
            self.pool.and2(x.sign, number)
        };
        let invalid = self.pool.or2(x.nan, negative);
        let same = self.pool.or2(x.zero, x.infinite);
        let nan = self.nan();
        let result = self.pool.ite(same, a, result);
        self.pool.ite(invalid, nan, result)
    }

    /// The square root of a number from 1 to 4 that has two digits before the point and one less than the precision behind it: two
    /// digits more than the precision, and whether others follow.
    fn digits(&mut self, square: Term) -> (Term, Term) {
        let count = self.format.precision + 2;
        let width = count + 2;
        let square = {
            let have = self.pool.width(square);
            self.append_zeros(square, 2 * count - have)
        };
        let mut rest = self.zeros(width);
        let mut root = self.zeros(width);
        for i in (0..count).rev() {
            let next = self.pool.extract(2 * i + 1, 2 * i, square);
            let kept = self.pool.extract(width - 3, 0, rest);
            let here = self.pool.concat(&[kept, next]);
            // Twice the root so far and one: what the next digit takes away.
            let low = self.pool.extract(width - 3, 0, root);
            let one = self.number(1, 2);
            let takes = self.pool.concat(&[low, one]);
            let fits = self.pool.bv_uge(here, takes);
            let left = self.pool.bv_sub(here, takes);
            rest = self.pool.ite(fits, left, here);
            let low = self.pool.extract(width - 2, 0, root);
            root = self.append(low, fits);
        }
        let more = self.is_some(rest);
        (self.pool.extract(count - 1, 0, root), more)
    }
}
