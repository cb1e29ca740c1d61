//! Conversions between real and floating-point numbers, by lemmas on demand.
//!
//! To arithmetic and to the circuits a conversion is a free number or word, to the closure a function. A candidate in which it has another
//! value than its operand says is met with valid formulas that it violates. All of them say that conversions are monotone, around two points:
//! that of the operand and that of the result, so that the search can keep either. Conversions from reals are a step function: a point is
//! the whole interval of reals that become one number. A format has finitely many numbers, so this ends.
//!
//! Deliberately absent: what several conversions have to do with each other, but through these points.

use super::candidate::Candidate;
use eufonium_base::{Bits, HashSet, Rat};
use eufonium_ir::float::exact::{of_rational, to_rational};
use eufonium_ir::float::theory::{Class, Comparison};
use eufonium_ir::float::{Format, Rounding};
use eufonium_ir::{Op, Sort, Term, TermPool, visit};

/// The conversions in formulas. Those of closed scopes, which the encoder knows too, are of no concern.
pub(super) fn among(pool: &TermPool, formulas: &[Term]) -> Vec<Term> {
    let mut terms = visit::postorder(pool, formulas);
    terms.retain(|t| matches!(pool.op(*t), Op::RealOfFloat | Op::FloatOfReal(_)));
    terms
}

/// What excludes a candidate: formulas about these conversions that it violates and that are not `known` yet.
pub(super) fn violated(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    conversions: &[Term],
    known: &mut HashSet<Term>,
) -> Vec<Term> {
    let mut lemmas = Vec::new();
    for &t in conversions {
        match pool.op(t) {
            Op::RealOfFloat => real_of_float(pool, candidate, t, &mut lemmas),
            Op::FloatOfReal(rounding) => float_of_real(pool, candidate, t, rounding, &mut lemmas),
            op => unreachable!("{op:?} is no conversion"),
        }
    }
    lemmas.retain(|lemma| known.insert(*lemma));
    lemmas
}

fn format_of(pool: &TermPool, t: Term) -> Format {
    pool.as_float(pool.sort(t)).expect("one side of a conversion is a floating-point number")
}

fn real(pool: &mut TermPool, value: &Rat) -> Term {
    pool.num(value.clone(), Sort::REAL)
}

/// `a <= b` for numbers that are not NaN.
fn le(pool: &mut TermPool, a: Term, b: Term) -> Term {
    pool.fp_compare(Comparison::LessEqual, a, b)
}

fn real_of_float(pool: &mut TermPool, candidate: &Candidate<'_>, t: Term, lemmas: &mut Vec<Term>) {
    let x = pool.arg(t, 0);
    let format = format_of(pool, x);
    let (Some(word), found) = (candidate.bits(pool, x), candidate.number(pool, t)) else { return };
    let value = to_rational(format, &word);
    if value.as_ref().unwrap_or(&Rat::ZERO) == &found {
        return;
    }
    let (nan, infinite) = (pool.fp_is(Class::Nan, x), pool.fp_is(Class::Infinite, x));
    let beyond = pool.or2(nan, infinite);
    let Some(value) = value else {
        let zero = real(pool, &Rat::ZERO);
        let zero = pool.eq(t, zero);
        lemmas.push(pool.implies(beyond, zero));
        return;
    };
    let (number, value) = (pool.float(format, &word), real(pool, &value));
    let (below, above) = (le(pool, x, number), le(pool, number, x));
    let (less, more) = (pool.le(t, value), pool.ge(t, value));
    // The neighbours of the real that the candidate takes the number for.
    let [down, up] = [Rounding::Down, Rounding::Up].map(|mode| of_rational(format, mode, &found));
    let found = real(pool, &found);
    let (down, up) = (pool.float(format, &down), pool.float(format, &up));
    let (at_most, at_least) = (pool.le(t, found), pool.ge(t, found));
    let (under, over) = (le(pool, x, down), le(pool, up, x));
    for (premise, conclusion) in [(below, less), (above, more), (at_most, under), (at_least, over)] {
        let holds = pool.implies(premise, conclusion);
        lemmas.push(pool.or2(beyond, holds));
    }
}

/// The numbers next to a finite one, as reals; behind the greatest one the power of two that follows.
fn neighbours(format: Format, word: &Bits) -> [Rat; 2] {
    let magnitude = word.extract(format.width() - 2, 0);
    let one = Bits::one(magnitude.width());
    let value = |magnitude: &Bits| {
        let word = magnitude.zero_extend(1);
        to_rational(format, &word).unwrap_or_else(|| {
            let greatest = to_rational(format, &format.greatest(false)).expect("the greatest number is one");
            let below = to_rational(format, &format.greatest(false).sub(&Bits::one(format.width())));
            let below = below.expect("there is more than one number");
            &(&greatest + &greatest) - &below
        })
    };
    if magnitude.is_zero() {
        let least = value(&one);
        return [-&least, least];
    }
    let (inner, outer) = (value(&magnitude.sub(&one)), value(&magnitude.add(&one)));
    if word.sign() { [-outer, -inner] } else { [inner, outer] }
}

/// Where the reals that become a number end on the way to its neighbour, and whether the end is one of them; `None` if what follows the
/// greatest number becomes it too.
fn end(becomes: impl Fn(&Rat) -> bool, value: &Rat, neighbour: &Rat) -> Option<(Rat, bool)> {
    if becomes(neighbour) {
        return None;
    }
    let half = Rat::new(1, 2);
    let between = |a: &Rat, b: &Rat| &(a + b) * &half;
    let middle = between(value, neighbour);
    let (near, far) = (between(value, &middle), between(&middle, neighbour));
    Some(match (becomes(&near), becomes(&middle), becomes(&far)) {
        (_, _, true) => (neighbour.clone(), false),
        (_, true, _) => (middle, true),
        (true, _, _) => (middle, false),
        _ => (value.clone(), true),
    })
}

fn float_of_real(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    t: Term,
    rounding: Rounding,
    lemmas: &mut Vec<Term>,
) {
    let (x, format) = (pool.arg(t, 0), format_of(pool, t));
    let (Some(found), operand) = (candidate.bits(pool, t), candidate.number(pool, x)) else { return };
    let word = of_rational(format, rounding, &operand);
    if word == found {
        return;
    }
    // The sign is that of the real, of zero too.
    let zero = real(pool, &Rat::ZERO);
    let (negative, sign) = (pool.lt(x, zero), pool.fp_is(Class::Negative, t));
    let nan = pool.fp_is(Class::Nan, t);
    lemmas.extend([pool.eq(negative, sign), pool.not(nan)]);
    for point in [word, found] {
        if !format.is_nan(&point) {
            around(pool, t, rounding, &point, lemmas);
        }
    }
}

/// Which reals become a number of at most, and at least, this one.
fn around(pool: &mut TermPool, t: Term, rounding: Rounding, point: &Bits, lemmas: &mut Vec<Term>) {
    let (x, format) = (pool.arg(t, 0), format_of(pool, t));
    let number = pool.float(format, point);
    let (at_most, at_least) = (le(pool, t, number), le(pool, number, t));
    if let Some(value) = to_rational(format, point) {
        let [low, high] = interval(format, rounding, point, &value);
        let (up, down) = (bounded(pool, x, high, true), bounded(pool, x, low, false));
        lemmas.extend([pool.eq(up, at_most), pool.eq(down, at_least)]);
        return;
    }
    // What is beyond all that becomes the greatest number.
    let greatest = format.greatest(point.sign());
    let value = to_rational(format, &greatest).expect("the greatest number is one");
    let [low, high] = interval(format, rounding, &greatest, &value);
    let (within, says) = match point.sign() {
        true => (bounded(pool, x, low, false), at_most),
        false => (bounded(pool, x, high, true), at_least),
    };
    lemmas.push(pool.xor(within, says));
}

/// The ends of the interval of reals that become a number of this value; zeros of both signs are one.
fn interval(format: Format, rounding: Rounding, word: &Bits, value: &Rat) -> [Option<(Rat, bool)>; 2] {
    let becomes = |real: &Rat| {
        let other = of_rational(format, rounding, real);
        to_rational(format, &other).as_ref() == Some(value)
    };
    neighbours(format, word).map(|neighbour| end(becomes, value, &neighbour))
}

/// Whether a real is not beyond the end of an interval, above or below.
fn bounded(pool: &mut TermPool, x: Term, end: Option<(Rat, bool)>, above: bool) -> Term {
    let Some((end, included)) = end else { return pool.tt() };
    let end = real(pool, &end);
    match (above, included) {
        (true, true) => pool.le(x, end),
        (true, false) => pool.lt(x, end),
        (false, true) => pool.ge(x, end),
        (false, false) => pool.gt(x, end),
    }
}
