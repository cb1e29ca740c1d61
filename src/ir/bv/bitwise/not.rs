//! Bitwise complement: never of a constant, of a complement, or where it can be moved into constants.

use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// Bitwise complement.
    pub fn bv_not(&mut self, a: Term) -> Term {
        self.bv_node(RULES, Op::BvNot, &[a])
    }
}

rules![not_not, not_choice, not_negation, not_xor, not_concat];

/// `~~a` is `a`.
fn not_not(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    (pool.op(args[0]) == Op::BvNot).then(|| pool.arg(args[0], 0))
}

/// `~ite(c, k, l)` is `ite(c, ~k, ~l)`.
fn not_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    pool.map_choice(args[0], Bits::not)
}

/// `~-a` is `a - 1`.
fn not_negation(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    if pool.op(args[0]) != Op::BvMul {
        return None;
    }
    let (k, rest) = pool.scaled(args[0])?;
    if !k.is_ones() {
        return None;
    }
    let minus_one = pool.bits(k);
    Some(pool.bv_add(&[rest, minus_one]))
}

/// `~(a ^ k)` is `a ^ ~k`.
fn not_xor(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (last, rest) = pool.args(args[0]).split_last()?;
    if pool.op(args[0]) != Op::BvXor {
        return None;
    }
    let k = pool.as_bits(*last)?.not();
    let mut parts = rest.to_vec();
    parts.push(pool.bits(k));
    Some(pool.bv_xor(&parts))
}

/// A complement moves into a concatenation where it meets a constant or a complement.
fn not_concat(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let parts = pool.args(args[0]).to_vec();
    let meets = |t: &Term| matches!(pool.op(*t), Op::Bits(_) | Op::BvNot);
    if pool.op(args[0]) != Op::Concat || !parts.iter().any(meets) {
        return None;
    }
    let parts: Vec<Term> = parts.into_iter().map(|t| pool.bv_not(t)).collect();
    Some(pool.concat(&parts))
}
