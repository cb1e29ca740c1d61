//! Evaluation: an operator on other terms of its arguments' classes, computed by the smart constructors.

use super::finder::Finder;
use eufonium_ir::{Op, Term};

/// How many members of a class are tried in the place of one argument.
const MEMBERS: usize = 6;

/// How many new terms a result may have.
const NOVEL: usize = 1;

/// Operators that others simplify under them.
fn is_structural(op: Op) -> bool {
    matches!(
        op,
        Op::Concat
            | Op::Extract(..)
            | Op::SignExtend(_)
            | Op::BvNot
            | Op::BvAnd
            | Op::BvOr
            | Op::BvXor
            | Op::BvMul
            | Op::BvAdd
    )
}

/// `reasons -> t = result` for a word, `reasons -> (t <-> result)` for a comparison.
fn conclude(finder: &mut Finder<'_>, reasons: &[Term], t: Term, result: Term) {
    if finder.pool.sort(t).is_bool() {
        finder.offer_same_truth(reasons, t, result);
    } else {
        let same = finder.same(t, result);
        finder.offer(reasons, &[same]);
    }
}

/// The equalities that allow to replace arguments by others.
fn replacing(finder: &mut Finder<'_>, from: &[Term], to: &[Term]) -> Vec<Term> {
    from.iter().zip(to).filter(|(a, b)| a != b).map(|(a, b)| finder.same(*a, *b)).collect()
}

/// `x = c & y = d -> op(x, y) = e`, where all arguments are constants in the view and `e = op(c, d)`.
pub(super) fn value(finder: &mut Finder<'_>, t: Term) {
    let args = finder.pool.args(t).to_vec();
    let Some(values) = args.iter().map(|a| finder.constant(*a)).collect::<Option<Vec<Term>>>() else {
        return;
    };
    let result = finder.pool.rebuild(t, &values);
    if result != t {
        let reasons = replacing(finder, &args, &values);
        conclude(finder, &reasons, t, result);
    }
}

/// `x = c -> op(x, y) = r` and `x = z & y = z -> op(x, y) = r`, where the smart constructor makes of the operator on
/// constants and representatives a constant or a term that is there: neutral and absorbing constants, powers of two, equal
/// and complementary operands.
pub(super) fn partial(finder: &mut Finder<'_>, t: Term) {
    let args = finder.pool.args(t).to_vec();
    let constants: Vec<Term> = args.iter().map(|a| finder.constant(*a).unwrap_or(*a)).collect();
    let all: Vec<Term> = args.iter().map(|a| finder.representative(*a)).collect();
    for to in [constants.clone(), all] {
        if to != args {
            let result = finder.pool.rebuild(t, &to);
            if finder.novelty(result) == 0 {
                let reasons = replacing(finder, &args, &to);
                conclude(finder, &reasons, t, result);
            }
        }
    }
    // One constant alone is the more general reason.
    for (i, (&a, &c)) in args.iter().zip(&constants).enumerate() {
        if a != c && constants.iter().zip(&args).filter(|(c, a)| c != a).count() > 1 {
            let mut to = args.clone();
            to[i] = c;
            let result = finder.pool.rebuild(t, &to);
            if finder.pool.as_bits(result).is_some() || args.contains(&result) {
                let reasons = replacing(finder, &args, &to);
                conclude(finder, &reasons, t, result);
            }
        }
    }
}

/// `c -> op(ite(c, a, b), y) = op(a, y)` where that is a constant or a term that is there.
pub(super) fn choice(finder: &mut Finder<'_>, t: Term) {
    let args = finder.pool.args(t).to_vec();
    for (i, &a) in args.iter().enumerate() {
        if finder.pool.op(a) != Op::Ite {
            continue;
        }
        let condition = finder.pool.arg(a, 0);
        let Some(holds) = finder.truth(condition) else { continue };
        let mut to = args.clone();
        to[i] = finder.pool.arg(a, if holds { 1 } else { 2 });
        let result = finder.pool.rebuild(t, &to);
        if finder.novelty(result) == 0 {
            let reason = if holds { condition } else { finder.pool.not(condition) };
            conclude(finder, &[reason], t, result);
        }
    }
}

/// `x = s -> op(x, y) = op(s, y)` for a structural term `s` of the class of `x`, where the result has hardly any new terms:
/// `x = concat(a, b) -> extract(x) = a`, `x = ~y -> ~x = y`, `z = x + y -> z + 1 = x + y + 1`.
pub(super) fn structural(finder: &mut Finder<'_>, t: Term) {
    let args = finder.pool.args(t).to_vec();
    for (i, &a) in args.iter().enumerate() {
        let suits = |m: &&Term| **m != a && is_structural(finder.pool.op(**m));
        let members: Vec<Term> = finder.class_of(a).iter().filter(suits).take(MEMBERS).copied().collect();
        for m in members {
            let mut to = args.clone();
            to[i] = m;
            let result = finder.pool.rebuild(t, &to);
            let plain = finder.pool.op(result) == finder.pool.op(t) && finder.pool.args(result) == to;
            if result != t && !plain && finder.novelty(result) <= NOVEL {
                let reasons = replacing(finder, &args, &to);
                conclude(finder, &reasons, t, result);
            }
        }
    }
}

/// `t = 0 or t = 1 or t = 2 or t = 3` for two bits. One bit is a truth value to the solver.
pub(super) fn domain(finder: &mut Finder<'_>, t: Term) {
    if finder.pool.as_bv(finder.pool.sort(t)) == Some(2) && finder.constant(t).is_none() {
        let values: Vec<Term> = (0..4).map(|n| finder.number(n, 2)).collect();
        let values: Vec<Term> = values.into_iter().map(|v| finder.same(t, v)).collect();
        finder.offer(&[], &values);
    }
}
