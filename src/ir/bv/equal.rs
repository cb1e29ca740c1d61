//! Equality of bit-vectors.
//!
//! A linear equation is solved: for a variable that is a side already, else for a variable with coefficient 1 or -1, else
//! positive coefficients stand on the left and the others with the constant on the right; an equation of one
//! monomial has the solution of its odd part. Polynomials are multiplied out only to compare them. Where concatenations meet, the equation is that of the slices. An equation
//! of one bit with 0 is the negation of that with 1.

mod linear;
mod polynomial;

use super::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;
use linear::{equal_linear, equal_monomial};
use polynomial::equal_polynomials;

impl TermPool {
    /// Equality of bit-vectors that are not the same term.
    pub(crate) fn bv_eq(&mut self, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (self.as_bits(a), self.as_bits(b)) {
            return self.bool(x == y);
        }
        // A constant is the second argument for the rules.
        let (a, b) = if self.as_bits(a).is_some() { (b, a) } else { (a, b) };
        match self.rewrite(RULES, Op::Eq, &[a, b]) {
            Some(t) => t,
            None => self.eq_node(a, b),
        }
    }
}

rules![
    equal_complement,
    equal_bit,
    equal_choice,
    equal_half_choice,
    equal_branch,
    equal_same_condition,
    equal_slices,
    equal_extended,
    equal_xor,
    equal_all_bits,
    equal_polynomials,
    equal_monomial,
    equal_linear,
];

/// `~a = ~b` is `a = b`, `~a = k` is `a = ~k`, and `~a = a` is false.
fn equal_complement(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let complement = |t: Term| pool.op(t) == Op::BvNot;
    let (a, b) = (args[0], args[1]);
    if (complement(a) && pool.arg(a, 0) == b) || (complement(b) && pool.arg(b, 0) == a) {
        return Some(pool.ff());
    }
    if !complement(a) || !(complement(b) || pool.as_bits(b).is_some()) {
        return None;
    }
    let (a, b) = (pool.bv_not(a), pool.bv_not(b));
    Some(pool.eq(a, b))
}

/// One bit is 0 where it is not 1; a complement of one bit is unequal to what its argument is equal to.
fn equal_bit(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    if pool.width(a) != 1 {
        return None;
    }
    let opposite = match (pool.op(a), pool.op(b)) {
        _ if pool.bits_are(b, Bits::is_zero) => pool.bit_is_set(a),
        (Op::BvNot, _) => {
            let a = pool.arg(a, 0);
            pool.eq(a, b)
        }
        (_, Op::BvNot) => {
            let b = pool.arg(b, 0);
            pool.eq(a, b)
        }
        _ => return None,
    };
    Some(pool.not(opposite))
}

/// `ite(c, k, l) = m` is `c`, `~c` or false.
fn equal_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let m = pool.as_bits(args[1])?.clone();
    let (c, k, l) = pool.constant_choice(args[0])?;
    let (k, l) = (pool.bool(k == m), pool.bool(l == m));
    Some(pool.ite(c, k, l))
}

/// `ite(c, k, t) = m` is `c | t = m` or `~c & t = m`; the nesting of such `ite` is bounded as that of all rules.
fn equal_half_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    pool.as_bits(args[1])?;
    let &[c, a, b] = pool.args(args[0]) else { return None };
    let some = pool.as_bits(a).is_some() || pool.as_bits(b).is_some();
    if pool.op(args[0]) != Op::Ite || !some {
        return None;
    }
    let (a, b) = (pool.eq(a, args[1]), pool.eq(b, args[1]));
    Some(pool.ite(c, a, b))
}

/// `ite(c, a, b) = a` is `c | b = a`, and so for the other branch.
fn equal_branch(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    for (choice, t) in [(args[0], args[1]), (args[1], args[0])] {
        let &[c, a, b] = pool.args(choice) else { continue };
        if pool.op(choice) != Op::Ite || !(a == t || b == t) {
            continue;
        }
        let (a, b) = (pool.eq(a, t), pool.eq(b, t));
        return Some(pool.ite(c, a, b));
    }
    None
}

/// `ite(c, a, b) = ite(c, d, e)` if `a` and `d`, or `b` and `e`, are the same or both constant.
fn equal_same_condition(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (&[c, a, b], &[other, d, e]) = (pool.args(args[0]), pool.args(args[1])) else { return None };
    if pool.op(args[0]) != Op::Ite || pool.op(args[1]) != Op::Ite || c != other {
        return None;
    }
    let decided = |x: Term, y: Term| x == y || (pool.as_bits(x).is_some() && pool.as_bits(y).is_some());
    if !decided(a, d) && !decided(b, e) {
        return None;
    }
    let (a, b) = (pool.eq(a, d), pool.eq(b, e));
    Some(pool.ite(c, a, b))
}

/// Concatenations are equal if their slices are.
fn equal_slices(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let rows = match pool.slices_of_all(args) {
        Some(rows) => rows,
        None => pool.slices_of_both(args[0], args[1])?.into_iter().map(Vec::from).collect(),
    };
    let parts: Vec<Term> = rows.into_iter().map(|row| pool.eq(row[0], row[1])).collect();
    Some(pool.and(&parts))
}

/// Sign extensions are equal if what they extend is; a constant must be one.
fn equal_extended(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let Op::SignExtend(n) = pool.op(args[0]) else { return None };
    let a = pool.arg(args[0], 0);
    if let Some(k) = pool.as_bits(args[1]) {
        let narrow = k.extract(pool.width(a) - 1, 0);
        if narrow.sign_extend(n) != *k {
            return Some(pool.ff());
        }
        let narrow = pool.bits(narrow);
        return Some(pool.eq(a, narrow));
    }
    let Op::SignExtend(m) = pool.op(args[1]) else { return None };
    let (common, b) = (n.min(m), pool.arg(args[1], 0));
    let (a, b) = (pool.sign_extend(n - common, a), pool.sign_extend(m - common, b));
    Some(pool.eq(a, b))
}

/// Arguments of exclusive disjunctions cancel; a constant moves to the other side; two arguments are equal or unlike.
fn equal_xor(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    let parts = |t: Term| if pool.op(t) == Op::BvXor { pool.args(t) } else { &[] };
    if pool.as_bits(b).is_none() && !(parts(a).is_empty() && parts(b).is_empty()) {
        // All on one side, what is left is 0.
        let difference = pool.bv_xor(&[a, b]);
        let size = |t: Term| if pool.op(t) == Op::BvXor { pool.args(t).len() } else { 1 };
        if size(difference) >= size(a) + size(b) {
            return None;
        }
        let zero = pool.bv_zero(pool.width(a));
        return Some(pool.eq(difference, zero));
    }
    let k = pool.as_bits(b)?.clone();
    let &[x, y] = parts(a) else { return None };
    if let Some(l) = pool.as_bits(y) {
        let rest = pool.bits(l.xor(&k));
        return Some(pool.eq(x, rest));
    }
    let y = match (k.is_zero(), k.is_ones()) {
        (true, _) => y,
        (_, true) => pool.bv_not(y),
        _ => return None,
    };
    Some(pool.eq(x, y))
}

/// `a & b = 1..1` is `a = 1..1` and `b = 1..1`, and `a | b = 0` likewise, if `a` and `b` are few.
fn equal_all_bits(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    const FEW: usize = 4;
    let k = pool.as_bits(args[1])?;
    let all = match pool.op(args[0]) {
        Op::BvAnd => k.is_ones(),
        Op::BvOr => k.is_zero(),
        _ => false,
    };
    let parts = pool.args(args[0]).to_vec();
    if !all || parts.len() > FEW {
        return None;
    }
    let parts: Vec<Term> = parts.into_iter().map(|t| pool.eq(t, args[1])).collect();
    Some(pool.and(&parts))
}
