//! Products.

use super::Circuit;
use super::round::Exact;
use super::unpack::Unpacked;
use crate::Term;

impl Circuit<'_> {
    /// `a * b`
    pub(super) fn multiply(&mut self, a: Term, b: Term) -> Term {
        let (x, y) = (self.unpack(a), self.unpack(b));
        let product = self.product(&x, &y);
        let sign = product.sign;
        let result = self.round(product);
        self.product_cases(&x, &y, sign, result)
    }

    /// The exact product of two finite numbers that are not zero, of twice the precision.
    pub(super) fn product(&mut self, x: &Unpacked, y: &Unpacked) -> Exact {
        let precision = self.format.precision;
        let a = self.pool.zero_extend(precision, x.significand);
        let b = self.pool.zero_extend(precision, y.significand);
        let product = self.pool.bv_mul(&[a, b]);
        let carried = self.bit(2 * precision - 1, product);
        let moved = self.up(product, 1);
        let bits = self.exponent_bits() + 1;
        let (i, j) = (self.pool.sign_extend(1, x.exponent), self.pool.sign_extend(1, y.exponent));
        let carry = self.pool.bv_of_bool(carried);
        let carry = self.pool.zero_extend(bits - 1, carry);
        Exact {
            sign: self.pool.xor(x.sign, y.sign),
            exponent: self.pool.bv_add(&[i, j, carry]),
            significand: self.pool.ite(carried, product, moved),
            more: self.pool.ff(),
            normal: false,
        }
    }

    /// What a product is where it is not the rounded one.
    fn product_cases(&mut self, x: &Unpacked, y: &Unpacked, sign: Term, result: Term) -> Term {
        let zero = self.pool.or2(x.zero, y.zero);
        let infinite = self.pool.or2(x.infinite, y.infinite);
        let invalid = self.invalid_product(x, y);
        let (nothing, infinity, nan) = (self.zero(sign), self.infinity(sign), self.nan());
        let result = self.pool.ite(zero, nothing, result);
        let result = self.pool.ite(infinite, infinity, result);
        self.pool.ite(invalid, nan, result)
    }

    /// Whether a product is NaN.
    pub(super) fn invalid_product(&mut self, x: &Unpacked, y: &Unpacked) -> Term {
        let (a, b) = (self.pool.and2(x.infinite, y.zero), self.pool.and2(x.zero, y.infinite));
        self.pool.or(&[x.nan, y.nan, a, b])
    }
}
