//! Shifts: by a constant they are slices, by a choice of constants a choice of slices.

use super::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// `a * 2^b`.
    pub fn bv_shl(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(RULES, Op::BvShl, &[a, b])
    }
    /// `a / 2^b`, zeros coming in.
    pub fn bv_lshr(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(RULES, Op::BvLshr, &[a, b])
    }
    /// `a / 2^b`, copies of the sign coming in.
    pub fn bv_ashr(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(RULES, Op::BvAshr, &[a, b])
    }

    /// A shift by a constant.
    fn shifted(&mut self, op: Op, a: Term, amount: &Bits) -> Term {
        let width = self.width(a);
        let n = amount.as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(width).min(width);
        match op {
            _ if n == 0 => a,
            Op::BvAshr => {
                let high = self.extract(width - 1, n.min(width - 1), a);
                self.sign_extend(n.min(width - 1), high)
            }
            _ if n == width => self.bv_zero(width),
            Op::BvShl => {
                let (low, zeros) = (self.extract(width - n - 1, 0, a), self.bv_zero(n));
                self.concat(&[low, zeros])
            }
            _ => {
                let high = self.extract(width - 1, n, a);
                self.zero_extend(n, high)
            }
        }
    }
}

rules![
    shift_by_constant,
    shift_bit,
    shift_uniform,
    shift_by_itself,
    shift_far,
    shift_by_choice,
    shift_known_sign,
];

/// By a constant.
fn shift_by_constant(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let amount = pool.as_bits(args[1])?.clone();
    Some(pool.shifted(op, args[0], &amount))
}

/// At width 1 only 0 is no shift.
fn shift_bit(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    match pool.width(args[0]) {
        1 if op == Op::BvAshr => Some(args[0]),
        1 => {
            let keep = pool.bv_not(args[1]);
            Some(pool.bv_and(&[args[0], keep]))
        }
        _ => None,
    }
}

/// 0 stays 0; all ones stay so where the sign comes in.
fn shift_uniform(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let stays = |k: &Bits| k.is_zero() || (op == Op::BvAshr && k.is_ones());
    pool.bits_are(args[0], stays).then_some(args[0])
}

/// `a < 2^a`: nothing but copies of the sign is left by a shift to the right by itself.
fn shift_by_itself(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if args[0] != args[1] || op == Op::BvShl {
        return None;
    }
    let all = Bits::ones(pool.width(args[0]));
    Some(pool.shifted(op, args[0], &all))
}

/// By a concatenation whose constant head alone is not below the width.
fn shift_far(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if pool.op(args[1]) != Op::Concat {
        return None;
    }
    let width = pool.width(args[0]);
    let head = pool.as_bits(pool.arg(args[1], 0))?;
    let least = head.concat(&Bits::zero(width - head.width()));
    if least.as_u64().is_some_and(|n| n < u64::from(width)) {
        return None;
    }
    Some(pool.shifted(op, args[0], &least))
}

/// By `ite(c, k, l)`.
fn shift_by_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (c, k, l) = pool.constant_choice(args[1])?;
    let (a, b) = (pool.shifted(op, args[0], &k), pool.shifted(op, args[0], &l));
    Some(pool.ite(c, a, b))
}

/// If the sign is known to be 0, zeros come in.
fn shift_known_sign(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    (op == Op::BvAshr && pool.known_sign(args[0]) == Some(false)).then(|| pool.bv_lshr(args[0], args[1]))
}
