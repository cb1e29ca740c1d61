//! Extraction: never of a constant, a slice or a concatenation; pushed into other operators where that makes them
//! narrower and the slices of their arguments are free.

use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};

impl TermPool {
    /// The bits from `high` down to `low`, both included.
    pub fn extract(&mut self, high: u32, low: u32, a: Term) -> Term {
        debug_assert!(low <= high && high < self.width(a), "bits of the argument");
        if low == 0 && high + 1 == self.width(a) {
            return a;
        }
        self.bv_node(RULES, Op::Extract(high, low), &[a])
    }
}

rules![
    extract_extract,
    extract_concat,
    extract_extension,
    extract_choice,
    extract_ite,
    extract_not,
    extract_bitwise,
    extract_low,
];

/// The range of an extraction.
fn range(op: Op) -> (u32, u32) {
    match op {
        Op::Extract(high, low) => (high, low),
        op => unreachable!("{op:?} is no extraction"),
    }
}

/// A slice of a slice is a slice.
fn extract_extract(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (Op::Extract(_, base), (high, low)) = (pool.op(args[0]), range(op)) else { return None };
    let whole = pool.arg(args[0], 0);
    Some(pool.extract(high + base, low + base, whole))
}

/// A slice of a concatenation is one of its parts.
fn extract_concat(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (high, low) = range(op);
    if pool.op(args[0]) != Op::Concat {
        return None;
    }
    pool.cut_concat(high, low, args[0], |pool, h, l, part| Some(pool.extract(h, l, part)))
}

/// A slice of a sign extension: a slice of what is extended, its sign, or a shorter extension.
fn extract_extension(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (Op::SignExtend(_), (high, low)) = (pool.op(args[0]), range(op)) else { return None };
    let inner = pool.arg(args[0], 0);
    let width = pool.width(inner);
    if high < width {
        return Some(pool.extract(high, low, inner));
    }
    let kept = pool.extract(width - 1, low.min(width - 1), inner);
    let copies = high - low + 1 - pool.width(kept);
    Some(pool.sign_extend(copies, kept))
}

/// A slice of `ite(c, k, l)` is one between slices of the constants.
fn extract_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (high, low) = range(op);
    pool.map_choice(args[0], |k| k.extract(high, low))
}

/// Whether a slice of the term is narrower work: its own operator disappears, or is a slice already.
fn shrinks(pool: &TermPool, t: Term) -> bool {
    matches!(pool.op(t), Op::Bits(_) | Op::Concat | Op::Extract(..) | Op::SignExtend(_))
}

/// The slices of all terms, if they are free and one of them makes an operator disappear.
fn cut_all(pool: &mut TermPool, high: u32, low: u32, terms: &[Term]) -> Option<Vec<Term>> {
    if !terms.iter().any(|t| matches!(pool.op(*t), Op::Concat | Op::Extract(..) | Op::SignExtend(_))) {
        return None;
    }
    terms
        .iter()
        .map(|t| match pool.op(*t) {
            Op::SignExtend(_) if high < pool.width(pool.arg(*t, 0)) => {
                let inner = pool.arg(*t, 0);
                pool.cut(high, low, inner)
            }
            Op::BvMul => {
                // A negation is free if its argument is.
                let (k, inner) = pool.scaled(*t).filter(|(k, _)| low == 0 && k.is_ones())?;
                let slice = pool.cut(high, 0, inner)?;
                let k = pool.bits(k.extract(high, 0));
                Some(pool.bv_mul(&[k, slice]))
            }
            _ => pool.cut(high, low, *t),
        })
        .collect()
}

/// A slice of an `ite` whose branches have free slices.
fn extract_ite(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let ((high, low), &[c, a, b]) = (range(op), pool.args(args[0])) else { return None };
    if pool.op(args[0]) != Op::Ite || !(shrinks(pool, a) && shrinks(pool, b)) {
        return None;
    }
    let (a, b) = (pool.cut(high, low, a)?, pool.cut(high, low, b)?);
    Some(pool.ite(c, a, b))
}

/// A slice of a complement is the complement of the slice.
fn extract_not(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (high, low) = range(op);
    if pool.op(args[0]) != Op::BvNot {
        return None;
    }
    let inner = pool.arg(args[0], 0);
    let inner = pool.extract(high, low, inner);
    Some(pool.bv_not(inner))
}

/// A slice of a junction is the junction of slices, if these are free.
fn extract_bitwise(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (high, low) = range(op);
    let inner = pool.op(args[0]);
    if !matches!(inner, Op::BvAnd | Op::BvOr | Op::BvXor) {
        return None;
    }
    let parts = pool.args(args[0]).to_vec();
    let parts: Option<Vec<Term>> = parts.into_iter().map(|t| pool.cut(high, low, t)).collect();
    Some(pool.rebuild_bv(inner, &parts?))
}

/// The low bits of a sum or a product depend on low bits only.
fn extract_low(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (high, low) = range(op);
    let inner = pool.op(args[0]);
    if low > 0 || !matches!(inner, Op::BvAdd | Op::BvMul) {
        return None;
    }
    let parts = pool.args(args[0]).to_vec();
    let parts = cut_all(pool, high, 0, &parts)?;
    Some(pool.rebuild_bv(inner, &parts))
}
