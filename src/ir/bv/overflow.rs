//! The overflow predicates of SMT-LIB 2.7: whether the exact result of an operation does not fit the width.
//!
//! Sums are made one bit wider: the adder is the one of the sum itself, and its carry is the answer. Products are made
//! only one bit wider as well: with few leading bits free in both factors the product overflows for certain, which a
//! chain over the bits sees, and otherwise the extra bit tells (Schulte, Gok, Balzola and Brocato, "Combined unsigned and
//! two's complement saturating multipliers", 2000).

use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

/// Products of more bits are made at double width: there the chain would be the larger term.
const CHAIN: u32 = 1024;

impl TermPool {
    /// Whether `-a` overflows.
    pub fn bv_nego(&mut self, a: Term) -> Term {
        let min = self.bits(Bits::min_signed(self.width(a)));
        self.eq(a, min)
    }
    /// Whether `a + b` overflows, unsigned.
    pub fn bv_uaddo(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = (self.zero_extend(1, a), self.zero_extend(1, b));
        let sum = self.bv_add(&[a, b]);
        self.sign_is_set(sum)
    }
    /// Whether the results of an addition with operands of these signs leaves the signed range.
    fn signs_overflow(&mut self, a: Term, b: Term, sum: Term) -> Term {
        let (a, b, sum) = (self.sign_is_set(a), self.sign_is_set(b), self.sign_is_set(sum));
        let (same, changed) = (self.eq(a, b), self.xor(a, sum));
        self.and2(same, changed)
    }
    /// Whether `a + b` overflows, signed.
    pub fn bv_saddo(&mut self, a: Term, b: Term) -> Term {
        let sum = self.bv_add(&[a, b]);
        self.signs_overflow(a, b, sum)
    }
    /// Whether `a - b` overflows, unsigned.
    pub fn bv_usubo(&mut self, a: Term, b: Term) -> Term {
        self.bv_ult(a, b)
    }
    /// Whether `a - b` overflows, signed.
    pub fn bv_ssubo(&mut self, a: Term, b: Term) -> Term {
        let difference = self.bv_sub(a, b);
        // The complement has the opposite sign.
        let nb = self.bv_not(b);
        self.signs_overflow(a, nb, difference)
    }
    /// Whether the signed quotient overflows.
    pub fn bv_sdivo(&mut self, a: Term, b: Term) -> Term {
        let ones = self.bv_ones(self.width(b));
        let (least, minus_one) = (self.bv_nego(a), self.eq(b, ones));
        self.and2(least, minus_one)
    }

    /// Whether bit `i` of `a` and a bit of `b` with index at least `top - i` are set, for an `i` from 1 to `top - 1`.
    fn bits_overflow(&mut self, a: Term, b: Term, top: u32) -> Term {
        let mut parts = Vec::with_capacity(top as usize);
        let mut above = self.ff();
        for i in 1..top {
            let (bit_a, bit_b) = (self.extract(i, i, a), self.extract(top - i, top - i, b));
            let (bit_a, bit_b) = (self.bit_is_set(bit_a), self.bit_is_set(bit_b));
            above = self.or2(above, bit_b);
            parts.push(self.and2(bit_a, above));
        }
        self.or(&parts)
    }
    /// Whether `a * b` overflows, unsigned.
    pub fn bv_umulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if width > CHAIN {
            return self.wide_umulo(a, b);
        }
        let far = self.bits_overflow(a, b, width);
        let (a, b) = (self.zero_extend(1, a), self.zero_extend(1, b));
        let product = self.bv_mul(&[a, b]);
        let extra = self.sign_is_set(product);
        self.or2(far, extra)
    }
    /// Whether `a * b` overflows, signed.
    pub fn bv_smulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let far = match width {
            1 => self.ff(),
            _ if width > CHAIN => return self.wide_smulo(a, b),
            _ => {
                let (ma, mb) = (self.without_sign(a), self.without_sign(b));
                self.bits_overflow(ma, mb, width - 1)
            }
        };
        let (a, b) = (self.sign_extend(1, a), self.sign_extend(1, b));
        let product = self.bv_mul(&[a, b]);
        let (extra, top) = (self.extract(width, width, product), self.extract(width - 1, width - 1, product));
        let (extra, top) = (self.bit_is_set(extra), self.bit_is_set(top));
        let near = self.xor(extra, top);
        self.or2(far, near)
    }
    /// The bits below the sign, inverted if it is set.
    fn without_sign(&mut self, a: Term) -> Term {
        let top = self.width(a) - 1;
        let (sign, rest) = (self.extract(top, top, a), self.extract(top - 1, 0, a));
        let signs = self.sign_extend(top - 1, sign);
        self.bv_xor(&[signs, rest])
    }

    /// [`TermPool::bv_umulo`] by the exact product.
    pub(super) fn wide_umulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (a, b) = (self.zero_extend(width, a), self.zero_extend(width, b));
        let product = self.bv_mul(&[a, b]);
        let (high, zero) = (self.extract(2 * width - 1, width, product), self.bv_zero(width));
        let fits = self.eq(high, zero);
        self.not(fits)
    }
    /// [`TermPool::bv_smulo`] by the exact product.
    pub(super) fn wide_smulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (a, b) = (self.sign_extend(width, a), self.sign_extend(width, b));
        let product = self.bv_mul(&[a, b]);
        let (high, low) = (self.extract(2 * width - 1, width, product), self.extract(width - 1, 0, product));
        let sign = self.extract(width - 1, width - 1, low);
        let signs = self.sign_extend(width - 1, sign);
        let fits = self.eq(high, signs);
        self.not(fits)
    }
}
