//! The signed order.

use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

rules![slt_bit, slt_limits, slt_next_to_limits, slt_sign, slt_known_signs, slt_extended_constant, slt_high];

/// At width 1, `a < b` is `a = 1 & b = 0`.
fn slt_bit(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    (pool.width(args[0]) == 1).then(|| pool.bv_ult(args[1], args[0]))
}

/// Nothing is below the least number or above the greatest; all else is on the right side of these.
fn slt_limits(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let greatest = |k: &Bits| k.not().is_min_signed();
    let (a, b) = (args[0], args[1]);
    if pool.bits_are(b, Bits::is_min_signed) || pool.bits_are(a, greatest) {
        return Some(pool.ff());
    }
    if pool.bits_are(a, Bits::is_min_signed) || pool.bits_are(b, greatest) {
        let same = pool.eq(a, b);
        return Some(pool.not(same));
    }
    None
}

/// Below the least number but one is the least, and above the greatest but one the greatest.
fn slt_next_to_limits(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b, width) = (args[0], args[1], pool.width(args[0]));
    let one = Bits::one(width);
    if pool.bits_are(b, |k| k.sub(&one).is_min_signed()) {
        let least = pool.bits(Bits::min_signed(width));
        Some(pool.eq(a, least))
    } else if pool.bits_are(a, |k| k.add(&one).not().is_min_signed()) {
        let greatest = pool.bits(Bits::max_signed(width));
        Some(pool.eq(b, greatest))
    } else {
        None
    }
}

/// `a < 0` is the sign of `a`, `-1 < a` its complement.
fn slt_sign(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    if pool.bits_are(args[1], Bits::is_zero) {
        Some(pool.sign_is_set(args[0]))
    } else if pool.bits_are(args[0], Bits::is_ones) {
        let negative = pool.sign_is_set(args[1]);
        Some(pool.not(negative))
    } else {
        None
    }
}

/// If both signs are known they decide, or the unsigned order does.
fn slt_known_signs(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (pool.known_sign(args[0])?, pool.known_sign(args[1])?);
    Some(if a == b { pool.bv_ult(args[0], args[1]) } else { pool.bool(a) })
}

/// A sign extension against a constant: a comparison of what is extended, or decided if the constant is out of its range.
fn slt_extended_constant(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let extended = usize::from(pool.as_bits(args[0]).is_some());
    let Op::SignExtend(n) = pool.op(args[extended]) else { return None };
    let k = pool.as_bits(args[1 - extended])?.clone();
    let inner = pool.arg(args[extended], 0);
    let narrow = k.extract(pool.width(inner) - 1, 0);
    if narrow.sign_extend(n) != k {
        return Some(pool.bool(k.sign() == (extended == 1)));
    }
    let narrow = pool.bits(narrow);
    Some(if extended == 0 { pool.order(op, inner, narrow) } else { pool.order(op, narrow, inner) })
}

/// Concatenations with equal low parts are ordered as their high parts are.
fn slt_high(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let mut rows = pool.slices_of_both(args[0], args[1])?;
    let all = rows.len();
    while let [.., [a, b]] = rows[..]
        && a == b
    {
        rows.pop();
    }
    if rows.len() == all || rows.is_empty() {
        return None;
    }
    let (left, right): (Vec<Term>, Vec<Term>) = rows.iter().map(|[a, b]| (*a, *b)).unzip();
    let (a, b) = (pool.concat(&left), pool.concat(&right));
    Some(pool.order(op, a, b))
}
