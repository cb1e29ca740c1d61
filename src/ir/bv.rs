//! Smart constructors of bit-vectors: constant folding only.

use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::Sort;
use crate::base::Bits;

impl TermPool {
    /// Bitwise complement.
    pub fn bv_not(&mut self, a: Term) -> Term {
        self.bv_node(Op::BvNot, &[a])
    }
    /// Bitwise conjunction.
    pub fn bv_and(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::BvAnd, args)
    }
    /// Bitwise disjunction.
    pub fn bv_or(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::BvOr, args)
    }
    /// Bitwise exclusive disjunction.
    pub fn bv_xor(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::BvXor, args)
    }
    /// The sum.
    pub fn bv_add(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::BvAdd, args)
    }
    /// The product.
    pub fn bv_mul(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::BvMul, args)
    }
    /// Unsigned quotient.
    pub fn bv_udiv(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvUdiv, &[a, b])
    }
    /// Unsigned remainder.
    pub fn bv_urem(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvUrem, &[a, b])
    }
    /// Shift to the left.
    pub fn bv_shl(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvShl, &[a, b])
    }
    /// Shift to the right, zeros come in.
    pub fn bv_lshr(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvLshr, &[a, b])
    }
    /// Shift to the right, the sign comes in.
    pub fn bv_ashr(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvAshr, &[a, b])
    }
    /// Side by side, the high part first.
    pub fn concat(&mut self, args: &[Term]) -> Term {
        self.bv_node(Op::Concat, args)
    }
    /// The bits from `high` down to `low`, both included.
    pub fn extract(&mut self, high: u32, low: u32, a: Term) -> Term {
        debug_assert!(low <= high && high < self.width(a), "bits of the argument");
        if low == 0 && high + 1 == self.width(a) {
            return a;
        }
        self.bv_node(Op::Extract(high, low), &[a])
    }
    /// `n` copies of the sign before the argument.
    pub fn sign_extend(&mut self, n: u32, a: Term) -> Term {
        if n == 0 { a } else { self.bv_node(Op::SignExtend(n), &[a]) }
    }
    /// `n` zeros before the argument.
    pub fn zero_extend(&mut self, n: u32, a: Term) -> Term {
        if n == 0 {
            return a;
        }
        let zeros = self.bits(Bits::zero(n));
        self.concat(&[zeros, a])
    }
    /// Unsigned comparison.
    pub fn bv_ult(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvUlt, &[a, b])
    }
    /// Signed comparison.
    pub fn bv_slt(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(Op::BvSlt, &[a, b])
    }
    /// The integer that a bit-vector is, read without sign.
    pub fn bv_to_int(&mut self, a: Term) -> Term {
        match self.as_bits(a) {
            Some(bits) => {
                let n = bits.to_rat();
                self.num(n, Sort::INT)
            }
            None => self.intern(Op::BvToInt, Sort::INT, &[a]),
        }
    }
    /// An integer modulo `2^width` as a bit-vector.
    pub fn int_to_bv(&mut self, width: u32, a: Term) -> Term {
        match self.as_num(a) {
            Some(n) => {
                let bits = Bits::from_rat(n, width);
                self.bits(bits)
            }
            None => {
                let sort = self.bv_sort(width);
                self.intern(Op::IntToBv(width), sort, &[a])
            }
        }
    }

    pub(super) fn bv_eq(&mut self, a: Term, b: Term) -> Term {
        match (self.as_bits(a), self.as_bits(b)) {
            (Some(x), Some(y)) => self.bool(x == y),
            _ => self.eq_node(a, b),
        }
    }

    pub(super) fn bv_ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        self.intern(Op::Ite, sort, &[c, a, b])
    }

    /// [`TermPool::rebuild`] for the operators of bit-vectors.
    pub(super) fn rebuild_bv(&mut self, op: Op, args: &[Term]) -> Term {
        match op {
            Op::BvNot => self.bv_not(args[0]),
            Op::BvAnd => self.bv_and(args),
            Op::BvOr => self.bv_or(args),
            Op::BvXor => self.bv_xor(args),
            Op::BvAdd => self.bv_add(args),
            Op::BvMul => self.bv_mul(args),
            Op::BvUdiv => self.bv_udiv(args[0], args[1]),
            Op::BvUrem => self.bv_urem(args[0], args[1]),
            Op::BvShl => self.bv_shl(args[0], args[1]),
            Op::BvLshr => self.bv_lshr(args[0], args[1]),
            Op::BvAshr => self.bv_ashr(args[0], args[1]),
            Op::Concat => self.concat(args),
            Op::Extract(high, low) => self.extract(high, low, args[0]),
            Op::SignExtend(n) => self.sign_extend(n, args[0]),
            Op::BvUlt => self.bv_ult(args[0], args[1]),
            Op::BvSlt => self.bv_slt(args[0], args[1]),
            Op::BvToInt => self.bv_to_int(args[0]),
            Op::IntToBv(width) => self.int_to_bv(width, args[0]),
            op => unreachable!("{op:?} is no operator of bit-vectors"),
        }
    }

    fn bv_node(&mut self, op: Op, args: &[Term]) -> Term {
        if let [only] = args
            && matches!(op, Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvAdd | Op::BvMul | Op::Concat)
        {
            return *only;
        }
        if args.iter().all(|a| self.as_bits(*a).is_some()) {
            let values: Vec<&Bits> = args.iter().filter_map(|a| self.as_bits(*a)).collect();
            return match fold(op, &values) {
                Folded::Bits(bits) => self.bits(bits),
                Folded::Bool(b) => self.bool(b),
            };
        }
        let width = match op {
            Op::BvUlt | Op::BvSlt => return self.intern(op, Sort::BOOL, args),
            Op::Concat => args.iter().map(|a| self.width(*a)).sum(),
            Op::Extract(high, low) => high - low + 1,
            Op::SignExtend(n) => self.width(args[0]) + n,
            _ => self.width(args[0]),
        };
        let sort = self.bv_sort(width);
        if !matches!(op, Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvAdd | Op::BvMul) {
            return self.intern(op, sort, args);
        }
        let mut sorted = args.to_vec();
        let constant = |t: &Term| self.as_bits(*t).is_some();
        if op == Op::BvMul {
            sorted.sort_unstable_by_key(|t| (!constant(t), *t));
        } else {
            sorted.sort_unstable_by_key(|t| (constant(t), *t));
        }
        self.intern(op, sort, &sorted)
    }
}

/// What an operator gives on constants.
pub(super) enum Folded {
    /// A bit-vector.
    Bits(Bits),
    /// A truth value.
    Bool(bool),
}

/// The meaning of the operators from bit-vectors to bit-vectors or truth values.
pub(super) fn fold(op: Op, args: &[&Bits]) -> Folded {
    let reduce = |by: fn(&Bits, &Bits) -> Bits| {
        let (first, rest) = args.split_first().expect("the operator has arguments");
        rest.iter().fold((*first).clone(), |acc, b| by(&acc, b))
    };
    Folded::Bits(match op {
        Op::BvNot => args[0].not(),
        Op::BvAnd => reduce(Bits::and),
        Op::BvOr => reduce(Bits::or),
        Op::BvXor => reduce(Bits::xor),
        Op::BvAdd => reduce(Bits::add),
        Op::BvMul => reduce(Bits::mul),
        Op::BvUdiv => args[0].udiv(args[1]),
        Op::BvUrem => args[0].urem(args[1]),
        Op::BvShl => args[0].shl(args[1]),
        Op::BvLshr => args[0].lshr(args[1]),
        Op::BvAshr => args[0].ashr(args[1]),
        Op::Concat => reduce(Bits::concat),
        Op::Extract(high, low) => args[0].extract(high, low),
        Op::SignExtend(n) => args[0].sign_extend(n),
        Op::BvUlt => return Folded::Bool(args[0].ult(args[1])),
        Op::BvSlt => return Folded::Bool(args[0].slt(args[1])),
        op => unreachable!("{op:?} is no operator of bit-vectors"),
    })
}
