//! Orders: the unsigned and the signed strict one; the others are their complements. A comparison that says no more
//! than an equality or a bit becomes one. Slices that do not matter are dropped: equal ones at the top, and those at
//! the bottom as far as their order is known. A bound `2^k` on a term that is cut already is an equation of its high part;
//! on other terms it stays a bound, which the solver and people read more easily.

pub(super) mod signed;
pub(super) mod unsigned;

use super::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};

impl TermPool {
    /// Whether `a < b`, unsigned.
    pub fn bv_ult(&mut self, a: Term, b: Term) -> Term {
        self.bv_order(Op::BvUlt, unsigned::RULES, a, b)
    }
    /// Whether `a < b`, signed.
    pub fn bv_slt(&mut self, a: Term, b: Term) -> Term {
        self.bv_order(Op::BvSlt, signed::RULES, a, b)
    }

    fn bv_order(&mut self, op: Op, special: &[super::Rule], a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "a comparison joins terms of one sort");
        if a == b {
            return self.ff();
        }
        match self.rewrite(RULES, op, &[a, b]) {
            Some(t) => t,
            None => self.bv_node(special, op, &[a, b]),
        }
    }

    fn order(&mut self, op: Op, a: Term, b: Term) -> Term {
        if op == Op::BvUlt { self.bv_ult(a, b) } else { self.bv_slt(a, b) }
    }
}

rules![order_complements, order_choice, order_half_choice, order_extended];

/// `~a < ~b` is `b < a`, and `~a < k` is `~k < a`.
fn order_complements(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let complement = |t: &Term| pool.op(*t) == Op::BvNot;
    let movable = |t: &Term| complement(t) || pool.as_bits(*t).is_some();
    if !(args.iter().any(complement) && args.iter().all(movable)) {
        return None;
    }
    let (a, b) = (pool.bv_not(args[0]), pool.bv_not(args[1]));
    Some(pool.order(op, b, a))
}

/// Whether one constant is below another.
fn below(op: Op, a: &eufonium_base::Bits, b: &eufonium_base::Bits) -> bool {
    if op == Op::BvUlt { a.ult(b) } else { a.slt(b) }
}

/// `ite(c, k, l) < m` is `true`, `false`, `c` or `~c`.
fn order_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (choice, constant) = if pool.as_bits(args[1]).is_some() { (0, 1) } else { (1, 0) };
    let m = pool.as_bits(args[constant])?.clone();
    let (c, k, l) = pool.constant_choice(args[choice])?;
    let holds = |k| if choice == 0 { below(op, k, &m) } else { below(op, &m, k) };
    let (k, l) = (pool.bool(holds(&k)), pool.bool(holds(&l)));
    Some(pool.ite(c, k, l))
}

/// `ite(c, k, t) < m` is `c | t < m` or `~c & t < m`, if `t` is no `ite`.
fn order_half_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let choice = usize::from(pool.as_bits(args[0]).is_some());
    pool.as_bits(args[1 - choice])?;
    let &[c, a, b] = pool.args(args[choice]) else { return None };
    let half = pool.as_bits(a).is_some() != pool.as_bits(b).is_some();
    if pool.op(args[choice]) != Op::Ite || !half || [a, b].iter().any(|t| pool.op(*t) == Op::Ite) {
        return None;
    }
    let mut with = |t| if choice == 0 { pool.order(op, t, args[1]) } else { pool.order(op, args[0], t) };
    let (a, b) = (with(a), with(b));
    Some(pool.ite(c, a, b))
}

/// Sign extensions by the same number of bits keep both orders.
fn order_extended(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (Op::SignExtend(n), Op::SignExtend(m)) = (pool.op(args[0]), pool.op(args[1])) else { return None };
    let common = n.min(m);
    let (a, b) = (pool.arg(args[0], 0), pool.arg(args[1], 0));
    let (a, b) = (pool.sign_extend(n - common, a), pool.sign_extend(m - common, b));
    Some(pool.order(op, a, b))
}
