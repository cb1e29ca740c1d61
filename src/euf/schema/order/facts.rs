//! Inequalities that comparisons and single operators give.

use super::graph::Fact;
use super::{Orders, Reading};
use crate::schema::finder::Finder;
use eufonium_base::Bits;
use eufonium_ir::{Op, Term};

/// What true and false comparisons say.
pub(super) fn comparisons(finder: &mut Finder<'_>) -> Vec<Fact> {
    let mut out = Vec::new();
    for atom in finder.with_operator(|op| matches!(op, Op::BvUlt | Op::BvSlt)) {
        let reading = if finder.pool.op(atom) == Op::BvUlt { Reading::Unsigned } else { Reading::Signed };
        let (a, b) = (finder.pool.arg(atom, 0), finder.pool.arg(atom, 1));
        out.extend(match finder.truth(atom) {
            Some(true) => Some(Fact { reading, low: a, high: b, strict: true, reasons: vec![atom] }),
            Some(false) => {
                let reasons = vec![finder.pool.not(atom)];
                Some(Fact { reading, low: b, high: a, strict: false, reasons })
            }
            None => None,
        });
    }
    out
}

/// An inequality without sign that always holds, or under one condition.
fn at_most(low: Term, high: Term, reasons: &[Term]) -> Fact {
    Fact { reading: Reading::Unsigned, low, high, strict: false, reasons: reasons.to_vec() }
}

/// What operators say whatever their operands are: `x & y <= x`, `x <= x | y`, `x >> s <= x`, `x % s <= x`; under a condition
/// that is true in the view `s != 0 -> x / s <= x`, `s != 0 -> x % s < s`; where a concatenation begins with a constant,
/// its bounds; of a sign its meaning.
pub(super) fn bounds(finder: &mut Finder<'_>) -> Vec<Fact> {
    let terms = finder.with_operator(|op| {
        matches!(
            op,
            Op::BvAnd | Op::BvOr | Op::BvLshr | Op::BvUdiv | Op::BvUrem | Op::Concat | Op::Extract(..)
        )
    });
    let mut out = Vec::new();
    for t in terms {
        let args = finder.pool.args(t).to_vec();
        match finder.pool.op(t) {
            Op::BvAnd => out.extend(args.iter().map(|a| at_most(t, *a, &[]))),
            Op::BvOr => out.extend(args.iter().map(|a| at_most(*a, t, &[]))),
            Op::BvLshr => out.push(at_most(t, args[0], &[])),
            Op::BvUdiv | Op::BvUrem => division(finder, t, &mut out),
            Op::Concat => out.extend(head(finder, t, args[0])),
            Op::Extract(high, low) if high == low && high + 1 == finder.pool.width(args[0]) => {
                out.extend(sign(finder, t, args[0]));
            }
            _ => {}
        }
    }
    out
}

fn division(finder: &mut Finder<'_>, t: Term, out: &mut Vec<Fact>) {
    let (x, s) = (finder.pool.arg(t, 0), finder.pool.arg(t, 1));
    let zero = finder.number(0, finder.pool.width(t));
    let is_zero = finder.same(s, zero);
    let is_some = finder.pool.not(is_zero);
    let remainder = finder.pool.op(t) == Op::BvUrem;
    if remainder {
        out.push(at_most(t, x, &[]));
    }
    if finder.is_true(is_some) {
        out.push(if remainder {
            Fact { strict: true, ..at_most(t, s, &[is_some]) }
        } else {
            at_most(t, x, &[is_some])
        });
    }
}

/// Between the constant head with zeros and with ones behind it, in both readings.
fn head(finder: &mut Finder<'_>, t: Term, head: Term) -> Vec<Fact> {
    let Some(bits) = finder.pool.as_bits(head).cloned() else { return Vec::new() };
    let rest = finder.pool.width(t) - bits.width();
    let low = finder.pool.bits(bits.concat(&Bits::zero(rest)));
    let high = finder.pool.bits(bits.concat(&Bits::ones(rest)));
    let both = [Reading::Unsigned, Reading::Signed].into_iter();
    let fact = |reading, low, high| Fact { reading, ..at_most(low, high, &[]) };
    both.flat_map(|r| [fact(r, low, t), fact(r, t, high)]).collect()
}

/// A sign that is known to be set, or not to be.
fn sign(finder: &mut Finder<'_>, bit: Term, x: Term) -> Option<Fact> {
    let value = finder.constant(bit)?;
    let set = finder.pool.as_bits(value)?.sign();
    let reasons = if value == bit { Vec::new() } else { vec![finder.same(bit, value)] };
    let ones = Bits::ones(finder.pool.width(x));
    let (low, high) = if set { (x, finder.pool.bits(ones)) } else { (finder.pool.bits(ones.not()), x) };
    Some(Fact { reading: Reading::Signed, low, high, strict: false, reasons })
}

/// A comparison whose sides have the same sign holds in both readings; one with a sign is below one without, if signs
/// count, and above it otherwise. A term with a known sign has the bounds of that in both readings.
pub(super) fn between_readings(finder: &mut Finder<'_>, orders: &Orders, comparisons: &[Fact]) -> Vec<Fact> {
    let mut out = Vec::new();
    for fact in comparisons {
        let (a, b) = (orders.sign(finder, fact.low), orders.sign(finder, fact.high));
        for (t, sign) in [(fact.low, &a), (fact.high, &b)] {
            if let Some((set, reasons)) = sign {
                out.extend(half(finder, t, *set, reasons));
            }
        }
        let (Some((a, why_a)), Some((b, why_b))) = (a, b) else { continue };
        let why = [why_a, why_b].concat();
        if a == b {
            let reading = match fact.reading {
                Reading::Unsigned => Reading::Signed,
                Reading::Signed => Reading::Unsigned,
            };
            let reasons = [&fact.reasons[..], &why].concat();
            out.push(Fact { reading, reasons, ..fact.clone() });
        } else {
            let (with, without) = if a { (fact.low, fact.high) } else { (fact.high, fact.low) };
            let strict = |reading, low, high| Fact { reading, low, high, strict: true, reasons: why.clone() };
            out.push(strict(Reading::Signed, with, without));
            out.push(strict(Reading::Unsigned, without, with));
        }
    }
    out
}

/// The half of all numbers in which a term with a known sign is.
fn half(finder: &mut Finder<'_>, t: Term, set: bool, reasons: &[Term]) -> [Fact; 2] {
    let width = finder.pool.width(t);
    let (ones, top) = (Bits::ones(width), Bits::min_signed(width));
    let [ones, zero, top, rest] =
        [ones.clone(), ones.not(), top.clone(), top.not()].map(|b| finder.pool.bits(b));
    let fact = |reading, low, high| Fact { reading, ..at_most(low, high, reasons) };
    if set {
        [fact(Reading::Unsigned, top, t), fact(Reading::Signed, t, ones)]
    } else {
        [fact(Reading::Unsigned, t, rest), fact(Reading::Signed, zero, t)]
    }
}
