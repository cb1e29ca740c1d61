//! Sign extension: never of a constant or a sign extension, nor where the sign is known.

use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// `n` copies of the sign before the argument.
    pub fn sign_extend(&mut self, n: u32, a: Term) -> Term {
        if n == 0 { a } else { self.bv_node(RULES, Op::SignExtend(n), &[a]) }
    }

    /// The top bit of a constant, or of a concatenation that begins with one.
    pub(in crate::bv) fn known_sign(&self, t: Term) -> Option<bool> {
        let top = if self.op(t) == Op::Concat { self.arg(t, 0) } else { t };
        self.as_bits(top).map(Bits::sign)
    }
}

rules![extend_extended, extend_choice, extend_known];

/// How many bits an extension adds.
fn count(op: Op) -> u32 {
    match op {
        Op::SignExtend(n) => n,
        op => unreachable!("{op:?} is no sign extension"),
    }
}

/// An extension of an extension is one.
fn extend_extended(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let Op::SignExtend(n) = pool.op(args[0]) else { return None };
    let inner = pool.arg(args[0], 0);
    Some(pool.sign_extend(n + count(op), inner))
}

/// The extension of `ite(c, k, l)` is one between extended constants.
fn extend_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    pool.map_choice(args[0], |k| k.sign_extend(count(op)))
}

/// A known sign is repeated as a constant.
fn extend_known(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let sign = pool.known_sign(args[0])?;
    let signs = if sign { pool.bv_ones(count(op)) } else { pool.bv_zero(count(op)) };
    Some(pool.concat(&[signs, args[0]]))
}
