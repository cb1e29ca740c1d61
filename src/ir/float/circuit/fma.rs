//! Products plus a number, rounded once.
//!
//! The sum of the exact product and the number, both of twice the precision, by the rules of [`add`](super::add).

use super::Circuit;
use super::round::Exact;
use crate::Term;

impl Circuit<'_> {
    /// `a * b + c`
    pub(super) fn fma(&mut self, a: Term, b: Term, c: Term) -> Term {
        let (x, y, z) = (self.unpack(a), self.unpack(b), self.unpack(c));
        let product = self.product(&x, &y);
        let no_product = self.pool.or2(x.zero, y.zero);
        let precision = self.format.precision;
        let addend = Exact {
            sign: z.sign,
            exponent: self.pool.sign_extend(1, z.exponent),
            significand: self.append_zeros(z.significand, precision),
            more: self.pool.ff(),
            normal: false,
        };
        let product_sign = product.sign;
        let opposite = self.pool.xor(product.sign, z.sign);
        let sum = self.sum(product, addend, z.zero);
        // Zeros of one sign keep it.
        let agreed = self.sign_of_nothing();
        let sign = self.pool.ite(opposite, agreed, z.sign);
        let nothing = self.zero(sign);
        let only = self.pool.ite(z.zero, nothing, c);
        let result = self.pool.ite(no_product, only, sum);
        let infinite_product = self.pool.or2(x.infinite, y.infinite);
        let clash = self.pool.and(&[infinite_product, z.infinite, opposite]);
        let invalid = self.invalid_product(&x, &y);
        let invalid = self.pool.or(&[invalid, z.nan, clash]);
        let (infinity, nan) = (self.infinity(product_sign), self.nan());
        let result = self.pool.ite(infinite_product, infinity, result);
        // Of an infinite number and a finite product.
        let result = self.pool.ite(z.infinite, c, result);
        self.pool.ite(invalid, nan, result)
    }

    /// The sum of a product and a number that may be zero.
    fn sum(&mut self, product: Exact, addend: Exact, none: Term) -> Term {
        let lower = self.pool.bv_slt(product.exponent, addend.exponent);
        let same = self.pool.eq(product.exponent, addend.exponent);
        let less = self.pool.bv_ult(product.significand, addend.significand);
        let tie = self.pool.and2(same, less);
        let swapped = self.pool.or2(lower, tie);
        let some = self.pool.not(none);
        let swapped = self.pool.and2(swapped, some);
        let opposite = self.pool.xor(product.sign, addend.sign);
        let sign = self.pool.ite(swapped, addend.sign, product.sign);
        let nothing = self.zeros(self.pool.width(addend.significand));
        let significand = self.pool.ite(none, nothing, addend.significand);
        let left = self.pool.ite(swapped, significand, product.significand);
        let right = self.pool.ite(swapped, product.significand, significand);
        let high = self.pool.ite(swapped, addend.exponent, product.exponent);
        let low = self.pool.ite(swapped, product.exponent, addend.exponent);
        let (high, low) = (self.pool.sign_extend(1, high), self.pool.sign_extend(1, low));
        let distance = self.pool.bv_sub(high, low);
        let (left, right) = (self.append_zeros(left, 3), self.append_zeros(right, 2));
        let (right, lost) = self.down(right, distance);
        let right = self.append(right, lost);
        let total = self.total(left, right, opposite);
        let cancelled = self.is_zero(total);
        let (significand, places) = self.normalise(total);
        let bits = self.pool.width(high);
        let places = {
            let have = self.pool.width(places);
            if have < bits { self.pool.zero_extend(bits - have, places) } else { places }
        };
        let bits = self.pool.width(places);
        let high = self.pool.sign_extend(bits - self.pool.width(high), high);
        let one = self.number(1, bits);
        let above = self.pool.bv_add(&[high, one]);
        let exponent = self.pool.bv_sub(above, places);
        let more = self.pool.ff();
        let sum = self.round(Exact { sign, exponent, significand, more, normal: false });
        let sign = self.sign_of_nothing();
        let zero = self.zero(sign);
        self.pool.ite(cancelled, zero, sum)
    }
}
