//! `ite` between bit-vectors. The condition is no constant and no negation, and the branches differ.

use super::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// `ite` between bit-vectors, after the constructor of all `ite`.
    pub(crate) fn bv_ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        match self.rewrite(RULES, Op::Ite, &[c, a, b]) {
            Some(t) => t,
            None => self.bv_intern(Op::Ite, &[c, a, b]),
        }
    }
}

rules![ite_bit, ite_equation, ite_nested, ite_slices, ite_unary];

/// `ite(t = 1, 1, 0)` is the bit `t`, with its branches the other way round `~t`.
fn ite_bit(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[c, a, b] = args else { return None };
    if pool.op(c) != Op::Eq || pool.width(a) != 1 || pool.as_bits(a).is_none() || pool.as_bits(b).is_none() {
        return None;
    }
    let (x, y) = (pool.arg(c, 0), pool.arg(c, 1));
    let (t, one) = if pool.as_bits(x).is_some() { (y, x) } else { (x, y) };
    if pool.as_bv(pool.sort(one)) != Some(1) || !pool.bits_are(one, Bits::is_one) {
        return None;
    }
    Some(if a == one { t } else { pool.bv_not(t) })
}

/// `ite(a = b, a, b)` is `b`.
fn ite_equation(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[c, a, b] = args else { return None };
    if pool.op(c) != Op::Eq {
        return None;
    }
    let sides = (pool.arg(c, 0), pool.arg(c, 1));
    (sides == (a, b) || sides == (b, a)).then_some(b)
}

/// `ite(c, ite(d, a, b), b)` is `ite(c & d, a, b)`, and so on.
fn ite_nested(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[c, a, b] = args else { return None };
    let branches = |t: Term| match pool.args(t) {
        &[d, x, y] if pool.op(t) == Op::Ite => Some((d, x, y)),
        _ => None,
    };
    if let Some((d, x, y)) = branches(a)
        && (x == b || y == b)
    {
        let d = if x == b { pool.not(d) } else { d };
        let both = pool.and2(c, d);
        return Some(pool.ite(both, if x == b { y } else { x }, b));
    }
    if let Some((d, x, y)) = branches(b)
        && (x == a || y == a)
    {
        let d = if y == a { pool.not(d) } else { d };
        let either = pool.or2(c, d);
        return Some(pool.ite(either, a, if x == a { y } else { x }));
    }
    None
}

/// Slices that both branches have in common do not depend on the condition.
fn ite_slices(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[c, a, b] = args else { return None };
    let rows = pool.slices_of_both(a, b)?;
    let (top, bottom) = (rows.first()?, rows.last()?);
    if top[0] != top[1] && bottom[0] != bottom[1] {
        return None;
    }
    let head = rows.iter().take_while(|[x, y]| x == y).count();
    let tail = rows[head..].iter().rev().take_while(|[x, y]| x == y).count();
    if head == rows.len() {
        return Some(a);
    }
    let differ = &rows[head..rows.len() - tail];
    let (x, y): (Vec<Term>, Vec<Term>) = differ.iter().map(|[x, y]| (*x, *y)).unzip();
    let (x, y) = (pool.concat(&x), pool.concat(&y));
    let mut parts: Vec<Term> = rows[..head].iter().map(|row| row[0]).collect();
    parts.push(pool.ite(c, x, y));
    parts.extend(rows[rows.len() - tail..].iter().map(|row| row[0]));
    Some(pool.concat(&parts))
}

/// Branches with one unary operator share it.
fn ite_unary(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[c, a, b] = args else { return None };
    let op = pool.op(a);
    if op != pool.op(b) {
        return None;
    }
    match op {
        Op::BvNot => {
            let (x, y) = (pool.arg(a, 0), pool.arg(b, 0));
            let t = pool.ite(c, x, y);
            Some(pool.bv_not(t))
        }
        Op::SignExtend(n) => {
            let (x, y) = (pool.arg(a, 0), pool.arg(b, 0));
            let t = pool.ite(c, x, y);
            Some(pool.sign_extend(n, t))
        }
        Op::BvMul => {
            let ((k, x), (l, y)) = (pool.scaled(a)?, pool.scaled(b)?);
            if !(k.is_ones() && l.is_ones()) {
                return None;
            }
            let t = pool.ite(c, x, y);
            Some(pool.bv_neg(t))
        }
        _ => None,
    }
}
