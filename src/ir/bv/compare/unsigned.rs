//! The unsigned order.

use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

rules![ult_bit, ult_limits, ult_next_to_limits, ult_slices, ult_power, ult_extended_constant, ult_remainder,];

/// At width 1, `a < b` is `a = 0 & b = 1`.
fn ult_bit(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    if pool.width(args[0]) != 1 {
        return None;
    }
    let (a, b) = (pool.bit_is_set(args[0]), pool.bit_is_set(args[1]));
    let na = pool.not(a);
    Some(pool.and2(na, b))
}

/// Nothing is below 0 or above the greatest number; all else is on the right side of these.
fn ult_limits(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    if pool.bits_are(b, Bits::is_zero) || pool.bits_are(a, Bits::is_ones) {
        return Some(pool.ff());
    }
    if pool.bits_are(a, Bits::is_zero) || pool.bits_are(b, Bits::is_ones) {
        let same = pool.eq(a, b);
        return Some(pool.not(same));
    }
    None
}

/// Below 1 is 0, and above the greatest number but one is the greatest.
fn ult_next_to_limits(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    if pool.bits_are(b, Bits::is_one) {
        let zero = pool.bv_zero(pool.width(a));
        Some(pool.eq(a, zero))
    } else if pool.bits_are(a, |k| k.not().is_one()) {
        let ones = pool.bv_ones(pool.width(a));
        Some(pool.eq(b, ones))
    } else {
        None
    }
}

/// Where both sides are cut: the highest slices that differ decide.
fn ult_slices(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let free = pool.slices_of_all(args).map(|rows| rows.into_iter().map(|r| [r[0], r[1]]).collect());
    let rows: Vec<[Term; 2]> = match free {
        Some(rows) => rows,
        None => pool.slices_of_both(args[0], args[1])?,
    };
    let constants = |pool: &TermPool, [a, b]: [Term; 2]| Some(pool.as_bits(a)?.cmp(pool.as_bits(b)?));
    let mut rows = &rows[..];
    let all = rows.len();
    while let [[a, b], rest @ ..] = rows
        && a == b
    {
        rows = rest;
    }
    let Some(first) = rows.first() else { return Some(pool.ff()) };
    if let Some(order) = constants(pool, *first) {
        return Some(pool.bool(order.is_lt()));
    }
    // Whether the low parts dropped so far make up for equal high parts.
    let mut or_equal = false;
    while let [rest @ .., last] = rows {
        match constants(pool, *last) {
            Some(order) => or_equal = order.is_lt() || (order.is_eq() && or_equal),
            None if last[0] == last[1] => {}
            None => break,
        }
        rows = rest;
    }
    if rows.len() == all {
        return None;
    }
    let (left, right): (Vec<Term>, Vec<Term>) = rows.iter().map(|[a, b]| (*a, *b)).unzip();
    let (a, b) = (pool.concat(&left), pool.concat(&right));
    Some(if or_equal { pool.bv_ule(a, b) } else { pool.bv_ult(a, b) })
}

/// For a term that is cut: `a < 2^k` says that the high bits are 0, `2^k - 1 < a` that they are not.
fn ult_power(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    let (t, k, above) = match (pool.as_bits(a), pool.as_bits(b)) {
        (None, Some(bound)) => (a, bound.power_of_two()?, false),
        (Some(bound), None) => (b, bound.add(&Bits::one(bound.width())).power_of_two()?, true),
        _ => return None,
    };
    if !matches!(pool.op(t), Op::Concat | Op::Extract(..) | Op::SignExtend(_)) {
        return None;
    }
    let high = pool.extract(pool.width(t) - 1, k, t);
    let zero = pool.bv_zero(pool.width(high));
    let below = pool.eq(high, zero);
    Some(if above { pool.not(below) } else { below })
}

/// A sign extension against a constant: a comparison of what is extended, or its sign if the constant is in the gap.
fn ult_extended_constant(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let extended = usize::from(pool.as_bits(args[0]).is_some());
    let Op::SignExtend(n) = pool.op(args[extended]) else { return None };
    let k = pool.as_bits(args[1 - extended])?.clone();
    let inner = pool.arg(args[extended], 0);
    let narrow = k.extract(pool.width(inner) - 1, 0);
    if narrow.sign_extend(n) == k {
        let narrow = pool.bits(narrow);
        return Some(if extended == 0 {
            pool.order(op, inner, narrow)
        } else {
            pool.order(op, narrow, inner)
        });
    }
    let negative = pool.sign_is_set(inner);
    Some(if extended == 0 { pool.not(negative) } else { negative })
}

/// `a % b < b` unless `b` is 0.
fn ult_remainder(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    if pool.op(args[0]) != Op::BvUrem || pool.arg(args[0], 1) != args[1] {
        return None;
    }
    let zero = pool.bv_zero(pool.width(args[1]));
    let by_zero = pool.eq(args[1], zero);
    Some(pool.not(by_zero))
}
