//! Bitwise conjunction and disjunction, which are dual to each other: flat, sorted, without duplicates, complements and
//! neutral constants, the constant last. Complements ([`not`]) and exclusive disjunctions ([`xor`]) have files of their own.

pub(super) mod not;
pub(super) mod xor;

use super::{FLAT, rules};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

/// A constant that has up to this many runs of equal bits is a mask: the junction becomes a concatenation.
const MASK_RUNS: usize = 4;

/// The other junction.
fn dual(op: Op) -> Op {
    if op == Op::BvAnd { Op::BvOr } else { Op::BvAnd }
}

/// The value of a bitwise operator on two constants.
fn combine(op: Op, a: &Bits, b: &Bits) -> Bits {
    match op {
        Op::BvAnd => a.and(b),
        Op::BvOr => a.or(b),
        _ => a.xor(b),
    }
}

impl TermPool {
    /// Bitwise conjunction of one or more terms.
    pub fn bv_and(&mut self, args: &[Term]) -> Term {
        self.bv_junction(Op::BvAnd, args)
    }
    /// Bitwise disjunction of one or more terms.
    pub fn bv_or(&mut self, args: &[Term]) -> Term {
        self.bv_junction(Op::BvOr, args)
    }

    /// The arguments with short nested ones of the same operator opened, and all constants put together over `unit`.
    fn open(&self, op: Op, parts: &[Term], unit: Bits) -> (Vec<Term>, Bits) {
        let (mut args, mut constant) = (Vec::with_capacity(parts.len()), unit);
        for t in parts {
            let nested = self.op(*t) == op && self.args(*t).len() <= FLAT;
            for t in if nested { self.args(*t) } else { std::slice::from_ref(t) } {
                match self.as_bits(*t) {
                    Some(value) => constant = combine(op, &constant, value),
                    None => args.push(*t),
                }
            }
        }
        args.sort_unstable();
        (args, constant)
    }

    fn bv_junction(&mut self, op: Op, parts: &[Term]) -> Term {
        let width = self.width(parts[0]);
        let unit = if op == Op::BvAnd { Bits::ones(width) } else { Bits::zero(width) };
        let zero = unit.not();
        let (mut args, constant) = self.open(op, parts, unit.clone());
        args.dedup();
        let clash =
            args.iter().any(|t| self.op(*t) == Op::BvNot && args.binary_search(&self.arg(*t, 0)).is_ok());
        if clash || constant == zero {
            return self.bits(zero);
        }
        if constant != unit || args.is_empty() {
            args.push(self.bits(constant));
        }
        match args[..] {
            [only] => only,
            _ => self.bv_node(RULES, op, &args),
        }
    }
}

rules![junction_choice, junction_mask, absorb, absorb_complement, absorb_inner, bitwise_slices];

/// `ite(c, k, l) & m` is `ite(c, k & m, l & m)`.
fn junction_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let &[choice, constant] = args else { return None };
    let m = pool.as_bits(constant)?.clone();
    pool.map_choice(choice, |k| combine(op, k, &m))
}

/// The runs of equal bits of a constant, the highest first: the bit, the highest and the lowest place.
fn runs(mask: &Bits, limit: usize) -> Option<Vec<(bool, u32, u32)>> {
    let (mut runs, mut high) = (Vec::new(), mask.width() - 1);
    loop {
        if runs.len() == limit {
            return None;
        }
        let rest = mask.extract(high, 0);
        let bit = rest.sign();
        let len = if bit { rest.not().leading_zeros() } else { rest.leading_zeros() };
        runs.push((bit, high, high + 1 - len));
        if len > high {
            return Some(runs);
        }
        high -= len;
    }
}

/// A mask leaves slices and constant bits.
fn junction_mask(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let &[t, mask] = args else { return None };
    let runs = runs(pool.as_bits(mask)?, MASK_RUNS)?;
    let keep = op == Op::BvAnd;
    let mut parts = Vec::with_capacity(runs.len());
    for (bit, high, low) in runs {
        parts.push(match (bit == keep, bit) {
            (true, _) => pool.extract(high, low, t),
            (false, true) => pool.bv_ones(high - low + 1),
            (false, false) => pool.bv_zero(high - low + 1),
        });
    }
    Some(pool.concat(&parts))
}

/// The junction of the arguments but for one, which another term replaces.
fn replaced(pool: &mut TermPool, op: Op, args: &[Term], at: usize, by: Option<Term>) -> Term {
    let mut rest: Vec<Term> = args.to_vec();
    rest.remove(at);
    rest.extend(by);
    pool.bv_junction(op, &rest)
}

/// The position of the first argument that is a node of `inner` with at most [`FLAT`] arguments, and for which `matches`
/// says which of these is concerned.
fn find_inner(
    pool: &TermPool,
    args: &[Term],
    inner: impl Fn(Term) -> Option<Term>,
    matches: impl Fn(Term) -> bool,
) -> Option<(usize, Term, Term)> {
    args.iter().enumerate().find_map(|(i, t)| {
        let node = inner(*t)?;
        let parts = pool.args(node);
        if parts.len() > FLAT {
            return None;
        }
        parts.iter().find(|p| matches(**p)).map(|p| (i, node, *p))
    })
}

/// `a & (a | b)` is `a`.
fn absorb(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let inner = |t: Term| (pool.op(t) == dual(op)).then_some(t);
    let (at, ..) = find_inner(pool, args, inner, |p| args.contains(&p))?;
    Some(replaced(pool, op, args, at, None))
}

/// `a & (~a | b)` is `a & b`.
fn absorb_complement(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let inner = |t: Term| (pool.op(t) == dual(op)).then_some(t);
    let opposite = |p: Term| match pool.op(p) {
        Op::BvNot => args.contains(&pool.arg(p, 0)),
        _ => args.iter().any(|a| pool.op(*a) == Op::BvNot && pool.arg(*a, 0) == p),
    };
    let (at, node, part) = find_inner(pool, args, inner, opposite)?;
    let rest: Vec<Term> = pool.args(node).iter().copied().filter(|p| *p != part).collect();
    let rest = pool.bv_junction(dual(op), &rest);
    Some(replaced(pool, op, args, at, Some(rest)))
}

/// `a & ~(a & b)` is `a & ~b`, and `~a & ~(a & b)` is `~a`.
fn absorb_inner(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let inner = |t: Term| {
        let under = (pool.op(t) == Op::BvNot).then(|| pool.arg(t, 0))?;
        (pool.op(under) == op).then_some(under)
    };
    let negated = |p: Term| args.iter().any(|a| pool.op(*a) == Op::BvNot && pool.arg(*a, 0) == p);
    if let Some((at, ..)) = find_inner(pool, args, inner, negated) {
        return Some(replaced(pool, op, args, at, None));
    }
    let (at, node, part) = find_inner(pool, args, inner, |p| args.contains(&p))?;
    let rest: Vec<Term> = pool.args(node).iter().copied().filter(|p| *p != part).collect();
    let rest = pool.bv_junction(op, &rest);
    let rest = pool.bv_not(rest);
    Some(replaced(pool, op, args, at, Some(rest)))
}

/// Concatenations are joined slice by slice.
fn bitwise_slices(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let rows = pool.slices_of_all(args)?;
    let mut parts = Vec::with_capacity(rows.len());
    for row in rows {
        parts.push(match op {
            Op::BvXor => pool.bv_xor(&row),
            _ => pool.bv_junction(op, &row),
        });
    }
    Some(pool.concat(&parts))
}
