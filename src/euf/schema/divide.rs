//! Quotients and remainders without sign. Division by 0, by powers of two, of 0 and by the number itself are evaluations;
//! bounds are facts of the order; what is left is here.

use super::finder::Finder;
use eufonium_ir::{Op, Term};

/// The operands.
fn operands(finder: &Finder<'_>, t: Term) -> (Term, Term) {
    (finder.pool.arg(t, 0), finder.pool.arg(t, 1))
}

/// Literals of `x < s`: none where words have one bit, and other rules decide.
fn less(finder: &mut Finder<'_>, x: Term, s: Term) -> Option<Term> {
    (finder.pool.width(x) > 1).then(|| finder.pool.bv_ult(x, s))
}

/// `x < s -> x / s = 0`.
pub(super) fn quotient_small(finder: &mut Finder<'_>, t: Term) {
    let (x, s) = operands(finder, t);
    let zero = finder.number(0, finder.pool.width(t));
    if let Some(less) = less(finder, x, s) {
        let none = finder.same(t, zero);
        finder.offer(&[less], &[none]);
        // The other way round: a quotient by what is not above the number is not 0.
        let is_zero = finder.same(s, zero);
        finder.offer(&[none], &[less, is_zero]);
    }
}

/// `x = s & s != 0 -> x / s = 1`.
pub(super) fn quotient_same(finder: &mut Finder<'_>, t: Term) {
    let (x, s) = operands(finder, t);
    let width = finder.pool.width(t);
    let (zero, one) = (finder.number(0, width), finder.number(1, width));
    let (same, none, once) = (finder.same(x, s), finder.same(s, zero), finder.same(t, one));
    finder.offer(&[same], &[none, once]);
}

/// `s >= x >> (x / s)`.
pub(super) fn quotient_shift(finder: &mut Finder<'_>, t: Term) {
    let (x, s) = operands(finder, t);
    let shifted = finder.pool.bv_lshr(x, t);
    if let Some(below) = less(finder, s, shifted) {
        finder.offer(&[below], &[]);
    }
}

/// `x < s -> x % s = x`, and the other way round unless `s` is 0.
pub(super) fn remainder_small(finder: &mut Finder<'_>, t: Term) {
    let (x, s) = operands(finder, t);
    let zero = finder.number(0, finder.pool.width(t));
    if let Some(less) = less(finder, x, s) {
        let (all, none) = (finder.same(t, x), finder.same(s, zero));
        finder.offer(&[less], &[all]);
        finder.offer(&[all], &[less, none]);
    }
}

/// `x = (x / s) * s + x % s`, where both parts are there.
pub(super) fn division(finder: &mut Finder<'_>, t: Term) {
    let (x, s) = operands(finder, t);
    let remainder = finder.pool.bv_urem(x, s);
    if !finder.is_relevant(remainder) || finder.pool.op(remainder) != Op::BvUrem {
        return;
    }
    let product = finder.pool.bv_mul(&[t, s]);
    let sum = finder.pool.bv_add(&[product, remainder]);
    let whole = finder.same(sum, x);
    finder.offer(&[], &[whole]);
}
