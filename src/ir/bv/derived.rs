//! The operators of SMT-LIB that are not operators of ours: each is expressed by those that are, as the standard defines it.

use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// `-a`
    pub fn bv_neg(&mut self, a: Term) -> Term {
        let width = self.width(a);
        let ones = self.bv_ones(width);
        self.bv_mul(&[ones, a])
    }
    /// `a - b`
    pub fn bv_sub(&mut self, a: Term, b: Term) -> Term {
        let nb = self.bv_neg(b);
        self.bv_add(&[a, nb])
    }
    /// The complement of the bitwise conjunction.
    pub fn bv_nand(&mut self, a: Term, b: Term) -> Term {
        let and = self.bv_and(&[a, b]);
        self.bv_not(and)
    }
    /// The complement of the bitwise disjunction.
    pub fn bv_nor(&mut self, a: Term, b: Term) -> Term {
        let or = self.bv_or(&[a, b]);
        self.bv_not(or)
    }
    /// The complement of the bitwise exclusive disjunction.
    pub fn bv_xnor(&mut self, a: Term, b: Term) -> Term {
        let xor = self.bv_xor(&[a, b]);
        self.bv_not(xor)
    }
    /// A formula as one bit.
    pub fn bv_of_bool(&mut self, c: Term) -> Term {
        let (one, zero) = (self.bits(Bits::one(1)), self.bits(Bits::zero(1)));
        self.ite(c, one, zero)
    }
    /// One bit that says whether `a = b`.
    pub fn bv_comp(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.bv_of_bool(eq)
    }
    /// One bit: whether all bits are 1.
    pub fn bv_redand(&mut self, a: Term) -> Term {
        let ones = self.bv_ones(self.width(a));
        self.bv_comp(a, ones)
    }
    /// One bit: whether some bit is 1.
    pub fn bv_redor(&mut self, a: Term) -> Term {
        let zero = self.bv_zero(self.width(a));
        let eq = self.eq(a, zero);
        let some = self.not(eq);
        self.bv_of_bool(some)
    }

    /// The magnitude of a signed number and whether it is below 0.
    fn magnitude(&mut self, a: Term) -> (Term, Term) {
        let (negative, minus) = (self.sign_is_set(a), self.bv_neg(a));
        (self.ite(negative, minus, a), negative)
    }
    /// Signed quotient, rounded towards 0; 1 or -1 if the divisor is 0.
    pub fn bv_sdiv(&mut self, a: Term, b: Term) -> Term {
        let ((a, na), (b, nb)) = (self.magnitude(a), self.magnitude(b));
        let quotient = self.bv_udiv(a, b);
        let minus = self.bv_neg(quotient);
        let same = self.eq(na, nb);
        self.ite(same, quotient, minus)
    }
    /// Signed remainder with the sign of the dividend; the dividend if the divisor is 0.
    pub fn bv_srem(&mut self, a: Term, b: Term) -> Term {
        let ((a, na), (b, _)) = (self.magnitude(a), self.magnitude(b));
        let rest = self.bv_urem(a, b);
        let minus = self.bv_neg(rest);
        self.ite(na, minus, rest)
    }
    /// Signed remainder with the sign of the divisor; the dividend if the divisor is 0.
    pub fn bv_smod(&mut self, a: Term, b: Term) -> Term {
        let ((ma, na), (mb, nb)) = (self.magnitude(a), self.magnitude(b));
        let rest = self.bv_urem(ma, mb);
        let minus = self.bv_neg(rest);
        let signed = self.ite(na, minus, rest);
        let shifted = self.bv_add(&[signed, b]);
        let zero = self.bv_zero(self.width(a));
        let (exact, same) = (self.eq(rest, zero), self.eq(na, nb));
        let keep = self.or2(exact, same);
        self.ite(keep, signed, shifted)
    }

    /// `a <= b`, unsigned.
    pub fn bv_ule(&mut self, a: Term, b: Term) -> Term {
        let above = self.bv_ult(b, a);
        self.not(above)
    }
    /// `a > b`, unsigned.
    pub fn bv_ugt(&mut self, a: Term, b: Term) -> Term {
        self.bv_ult(b, a)
    }
    /// `a >= b`, unsigned.
    pub fn bv_uge(&mut self, a: Term, b: Term) -> Term {
        self.bv_ule(b, a)
    }
    /// `a <= b`, signed.
    pub fn bv_sle(&mut self, a: Term, b: Term) -> Term {
        let above = self.bv_slt(b, a);
        self.not(above)
    }
    /// `a > b`, signed.
    pub fn bv_sgt(&mut self, a: Term, b: Term) -> Term {
        self.bv_slt(b, a)
    }
    /// `a >= b`, signed.
    pub fn bv_sge(&mut self, a: Term, b: Term) -> Term {
        self.bv_sle(b, a)
    }

    /// `n` zeros before the argument.
    pub fn zero_extend(&mut self, n: u32, a: Term) -> Term {
        if n == 0 {
            return a;
        }
        let zeros = self.bv_zero(n);
        self.concat(&[zeros, a])
    }
    /// The bits moved up by `n` places, those that leave at the top coming in below.
    pub fn rotate_left(&mut self, n: u32, a: Term) -> Term {
        let width = self.width(a);
        let n = n % width;
        if n == 0 {
            return a;
        }
        let (high, low) = (self.extract(width - n - 1, 0, a), self.extract(width - 1, width - n, a));
        self.concat(&[high, low])
    }
    /// The bits moved down by `n` places, those that leave below coming in at the top.
    pub fn rotate_right(&mut self, n: u32, a: Term) -> Term {
        let width = self.width(a);
        self.rotate_left(width - n % width, a)
    }
    /// `n >= 1` copies side by side.
    pub fn repeat(&mut self, n: u32, a: Term) -> Term {
        debug_assert!(n > 0, "a bit-vector has bits");
        self.concat(&vec![a; n as usize])
    }
}
