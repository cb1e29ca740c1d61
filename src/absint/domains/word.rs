//! Bit-vectors by their bounds, read without sign and with sign.
//!
//! A word has two intervals, one for each reading; where one of them lies on one side of the place at which the readings part, it
//! tightens the other. Sums and products are those of integers as long as they stay within one turn of `2^width`, and
//! unknown otherwise. Comparisons bound both sides; sums and extensions also bound their operands.
//!
//! Wrapped intervals (`wrapped`) are a domain beside this one: their joins are not associative and they cannot say two bounds at once. Deliberately absent: bits that are known one by one, shifts by
//! unknown distances, signed division.

use super::pointwise::{Pointwise, Value};
use crate::atom::{Atom, WordOp};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind};
use eufonium_base::{Bits, Rat};
use eufonium_ir::{Term, TermPool};

/// A lower and an upper bound, which belong to the interval.
type Span = (Rat, Rat);

/// The bounds of a word; nothing for dimensions of other kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct Word(Option<Bounds>);

/// The bounds in both readings. Invariant: within the width's range, none empty.
#[derive(Clone, Debug, PartialEq)]
struct Bounds {
    width: u32,
    unsigned: Span,
    signed: Span,
}

/// `2^exponent`
fn power(exponent: u32) -> Rat {
    if exponent < 62 { Rat::int(1 << exponent) } else { Bits::power(exponent, exponent + 1).to_rat() }
}

fn unsigned_range(width: u32) -> Span {
    (Rat::ZERO, power(width) - Rat::ONE)
}

fn signed_range(width: u32) -> Span {
    let half = power(width - 1);
    (-&half, half - Rat::ONE)
}

fn meet(a: &Span, b: &Span) -> Span {
    (a.0.clone().max(b.0.clone()), a.1.clone().min(b.1.clone()))
}

fn join(a: &Span, b: &Span) -> Span {
    (a.0.clone().min(b.0.clone()), a.1.clone().max(b.1.clone()))
}

fn is_empty(a: &Span) -> bool {
    a.0 > a.1
}

fn includes(a: &Span, b: &Span) -> bool {
    a.0 <= b.0 && b.1 <= a.1
}

fn plus(a: &Span, b: &Span) -> Span {
    (&a.0 + &b.0, &a.1 + &b.1)
}

fn negated(a: &Span) -> Span {
    (-&a.1, -&a.0)
}

fn times(a: &Span, b: &Span) -> Span {
    let products = [&a.0 * &b.0, &a.0 * &b.1, &a.1 * &b.0, &a.1 * &b.1];
    let least = products.iter().min().expect("there are four").clone();
    (least, products.iter().max().expect("there are four").clone())
}

/// Numbers modulo `2^width`, moved into the range that begins at `start`, if they stay together there.
fn wrap(span: &Span, start: &Rat, width: u32) -> Option<Span> {
    let full = power(width);
    let turns = (&(&span.0 - start) / &full).floor();
    let moved = (&span.0 - &(&turns * &full), &span.1 - &(&turns * &full));
    (moved.1 < start + &full).then_some(moved)
}

/// What is known of a word in each reading.
#[derive(Default)]
struct Known {
    unsigned: Option<Span>,
    signed: Option<Span>,
}

impl Known {
    fn unsigned(span: Span) -> Self {
        Known { unsigned: Some(span), signed: None }
    }
    /// Integers that a word is congruent to, computed in both readings.
    fn modulo(unsigned: &Span, signed: &Span, width: u32) -> Self {
        let start = signed_range(width).0;
        Known { unsigned: wrap(unsigned, &Rat::ZERO, width), signed: wrap(signed, &start, width) }
    }
}

impl Bounds {
    fn top(width: u32) -> Self {
        Bounds { width, unsigned: unsigned_range(width), signed: signed_range(width) }
    }

    /// The bounds with what the readings say about each other; `None` if there is no word.
    fn reduced(mut self) -> Option<Self> {
        let (half, full) = (power(self.width - 1), power(self.width));
        if self.unsigned.1 < half {
            self.signed = meet(&self.signed, &self.unsigned);
        } else if self.unsigned.0 >= half {
            self.signed = meet(&self.signed, &(&self.unsigned.0 - &full, &self.unsigned.1 - &full));
        }
        if !self.signed.0.is_negative() {
            self.unsigned = meet(&self.unsigned, &self.signed);
        } else if self.signed.1.is_negative() {
            self.unsigned = meet(&self.unsigned, &(&self.signed.0 + &full, &self.signed.1 + &full));
        }
        (!is_empty(&self.unsigned) && !is_empty(&self.signed)).then_some(self)
    }

    fn single(&self) -> Option<&Rat> {
        (self.unsigned.0 == self.unsigned.1).then_some(&self.unsigned.0)
    }
}

impl Word {
    /// The bounds without and with sign, of words of this width.
    pub(super) fn bounds(&self) -> Option<(u32, [Span; 2])> {
        self.0.as_ref().map(|b| (b.width, [b.unsigned.clone(), b.signed.clone()]))
    }
    /// The words within bounds in one reading.
    pub(super) fn within(width: u32, signed: bool, low: Rat, high: Rat) -> Self {
        let mut bounds = Bounds::top(width);
        *(if signed { &mut bounds.signed } else { &mut bounds.unsigned }) = (low, high);
        Word(Some(bounds))
    }
}

impl Value for Word {
    fn top(kind: Kind) -> Self {
        Word(match kind {
            Kind::Word(width) => Some(Bounds::top(width)),
            _ => None,
        })
    }
    fn includes(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => includes(&a.unsigned, &b.unsigned) && includes(&a.signed, &b.signed),
            _ => true,
        }
    }
    fn join(&self, other: &Self) -> Self {
        Word(self.0.as_ref().zip(other.0.as_ref()).map(|(a, b)| Bounds {
            width: a.width,
            unsigned: join(&a.unsigned, &b.unsigned),
            signed: join(&a.signed, &b.signed),
        }))
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        let (Some(a), Some(b)) = (&self.0, &other.0) else { return Some(Word(None)) };
        let met = Bounds {
            width: a.width,
            unsigned: meet(&a.unsigned, &b.unsigned),
            signed: meet(&a.signed, &b.signed),
        };
        if is_empty(&met.unsigned) || is_empty(&met.signed) {
            return None;
        }
        met.reduced().map(|bounds| Word(Some(bounds)))
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        let wider = |a: &Span, b: &Span, range: Span| {
            let low = if a.0 <= b.0 { Some(&a.0) } else { thresholds.below(&b.0) };
            let high = if a.1 >= b.1 { Some(&a.1) } else { thresholds.above(&b.1) };
            let within = |n: Option<&Rat>, end: Rat| {
                n.filter(|n| range.0 <= **n && **n <= range.1).cloned().unwrap_or(end)
            };
            (within(low, range.0.clone()), within(high, range.1.clone()))
        };
        Word(self.0.as_ref().zip(next.0.as_ref()).map(|(a, b)| Bounds {
            width: a.width,
            unsigned: wider(&a.unsigned, &b.unsigned, unsigned_range(a.width)),
            signed: wider(&a.signed, &b.signed, signed_range(a.width)),
        }))
    }
    fn assume(values: &mut Pointwise<Self>, atom: &Atom) {
        match atom {
            Atom::Less { signed, strict, low, high } => less(values, *signed, *strict, *low, *high),
            Atom::Differ(a, b) => {
                differ(values, *a, *b);
                differ(values, *b, *a);
            }
            Atom::Word { result, op, args } => operator(values, *result, op, args),
            _ => {}
        }
    }
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>) {
        let Some(bounds) = &self.0 else { return };
        let width = bounds.width;
        let constant = |pool: &mut TermPool, n: &Rat| pool.bits(Bits::from_rat(n, width));
        if let Some(n) = bounds.single() {
            let n = constant(pool, n);
            out.push(pool.eq(var, n));
            return;
        }
        let top = Bounds::top(width);
        let by_sign = Bounds { signed: bounds.signed.clone(), ..top.clone() };
        let without_sign = Bounds { unsigned: bounds.unsigned.clone(), ..top.clone() };
        let implied = without_sign.reduced().is_some_and(|b| b.signed == bounds.signed);
        if implied || by_sign.reduced().is_none_or(|b| b.unsigned != bounds.unsigned) {
            if bounds.unsigned.0 > top.unsigned.0 {
                let low = constant(pool, &bounds.unsigned.0);
                out.push(pool.bv_uge(var, low));
            }
            if bounds.unsigned.1 < top.unsigned.1 {
                let high = constant(pool, &bounds.unsigned.1);
                out.push(pool.bv_ule(var, high));
            }
        }
        if !implied && bounds.signed.0 > top.signed.0 {
            let low = constant(pool, &bounds.signed.0);
            out.push(pool.bv_sge(var, low));
        }
        if !implied && bounds.signed.1 < top.signed.1 {
            let high = constant(pool, &bounds.signed.1);
            out.push(pool.bv_sle(var, high));
        }
    }
}

/// The bounds of a dimension that is a word.
fn bounds(values: &Pointwise<Word>, d: Dim) -> Option<&Bounds> {
    values.get(d).0.as_ref()
}

/// Leaves out values of a word that are not within what is known.
fn restrict(values: &mut Pointwise<Word>, d: Dim, known: Known) {
    let Some(bounds) = bounds(values, d) else { return };
    let mut new = bounds.clone();
    if let Some(span) = &known.unsigned {
        new.unsigned = meet(&new.unsigned, span);
    }
    if let Some(span) = &known.signed {
        new.signed = meet(&new.signed, span);
    }
    if is_empty(&new.unsigned) || is_empty(&new.signed) {
        values.clear();
    } else {
        values.refine(d, &Word(Some(new)));
    }
}

/// Assumes a comparison.
fn less(values: &mut Pointwise<Word>, signed: bool, strict: bool, low: Dim, high: Dim) {
    let (Some(a), Some(b)) = (bounds(values, low), bounds(values, high)) else { return };
    let gap = if strict { Rat::ONE } else { Rat::ZERO };
    let (range, a, b) = if signed {
        (signed_range(a.width), &a.signed, &b.signed)
    } else {
        (unsigned_range(a.width), &a.unsigned, &b.unsigned)
    };
    let below = (range.0.clone(), &b.1 - &gap);
    let above = (&a.0 + &gap, range.1);
    let known =
        |span| if signed { Known { signed: Some(span), unsigned: None } } else { Known::unsigned(span) };
    restrict(values, low, known(below));
    restrict(values, high, known(above));
}

/// Assumes that the first word is not the second one, if that is known.
fn differ(values: &mut Pointwise<Word>, a: Dim, b: Dim) {
    let (Some(a_bounds), Some(other)) = (bounds(values, a), bounds(values, b)) else { return };
    if other.single().is_none() {
        return;
    }
    let trimmed = |span: &Span, excluded: &Rat| {
        let low = if span.0 == *excluded { excluded + &Rat::ONE } else { span.0.clone() };
        let high = if span.1 == *excluded { excluded - &Rat::ONE } else { span.1.clone() };
        Some((low, high))
    };
    let known = Known {
        unsigned: trimmed(&a_bounds.unsigned, &other.unsigned.0),
        signed: trimmed(&a_bounds.signed, &other.signed.0).filter(|_| other.signed.0 == other.signed.1),
    };
    restrict(values, a, known);
}

/// Assumes that a word is the result of an operator.
fn operator(values: &mut Pointwise<Word>, result: Dim, op: &WordOp, args: &[Dim]) {
    let Some(operands) = args.iter().map(|d| bounds(values, *d)).collect::<Option<Vec<_>>>() else { return };
    let Some(width) = bounds(values, result).map(|b| b.width) else { return };
    let known = forward(op, width, &operands);
    restrict(values, result, known);
    if !values.is_bottom() {
        backward(values, result, op, args);
    }
}

/// The sum of the spans of all operands, in one reading.
fn total<'a>(spans: impl Iterator<Item = &'a Span>) -> Span {
    spans.fold((Rat::ZERO, Rat::ZERO), |sum, span| plus(&sum, span))
}

/// What the operands say about the result.
fn forward(op: &WordOp, width: u32, args: &[&Bounds]) -> Known {
    let unsigned = || args.iter().map(|b| &b.unsigned);
    let signed = || args.iter().map(|b| &b.signed);
    match (op, args) {
        (WordOp::Constant(n), _) => Known::unsigned((n.clone(), n.clone())),
        (WordOp::Copy, [a]) => Known { unsigned: Some(a.unsigned.clone()), signed: Some(a.signed.clone()) },
        (WordOp::Add, _) => Known::modulo(&total(unsigned()), &total(signed()), width),
        (WordOp::Mul, _) => {
            let one = (Rat::ONE, Rat::ONE);
            let product =
                |spans: &mut dyn Iterator<Item = &Span>| spans.fold(one.clone(), |p, s| times(&p, s));
            Known::modulo(&product(&mut unsigned()), &product(&mut signed()), width)
        }
        (WordOp::Not, [a]) => {
            let ones = power(width) - Rat::ONE;
            let minus_one = (Rat::MINUS_ONE, Rat::MINUS_ONE);
            Known {
                unsigned: Some((&ones - &a.unsigned.1, &ones - &a.unsigned.0)),
                signed: Some(plus(&minus_one, &negated(&a.signed))),
            }
        }
        (WordOp::And, _) => {
            let high = unsigned().map(|s| &s.1).min().cloned();
            high.map_or(Known::default(), |high| Known::unsigned((Rat::ZERO, high)))
        }
        (WordOp::Or, _) => {
            let low = unsigned().map(|s| &s.0).max().cloned();
            let top = unsigned_range(width).1;
            let high = (0..width).map(|n| power(n) - Rat::ONE).find(|n| unsigned().all(|s| s.1 <= *n));
            low.map_or(Known::default(), |low| Known::unsigned((low, high.unwrap_or(top))))
        }
        (WordOp::Udiv | WordOp::Urem | WordOp::Lshr, [a, b]) => quotient(op, a, b),
        (WordOp::Concat, _) => {
            let shifted = |n: &Rat, b: &Bounds| n * &power(b.width);
            let zero = (Rat::ZERO, Rat::ZERO);
            Known::unsigned(
                args.iter()
                    .fold(zero, |(low, high), b| plus(&(shifted(&low, b), shifted(&high, b)), &b.unsigned)),
            )
        }
        (WordOp::Extract(_, low), [a]) => {
            let scale = power(*low);
            let span = ((&a.unsigned.0 / &scale).floor(), (&a.unsigned.1 / &scale).floor());
            Known { unsigned: wrap(&span, &Rat::ZERO, width), signed: None }
        }
        (WordOp::SignExtend, [a]) => Known { unsigned: None, signed: Some(a.signed.clone()) },
        _ => Known::default(),
    }
}

/// Division, read without sign.
fn quotient(op: &WordOp, a: &Bounds, b: &Bounds) -> Known {
    let (a, b, shift) = (&a.unsigned, &b.unsigned, b.single().cloned());
    match op {
        WordOp::Udiv if b.0.is_positive() => Known::unsigned(((&a.0 / &b.1).floor(), (&a.1 / &b.0).floor())),
        WordOp::Urem if a.1 < b.0 => Known::unsigned(a.clone()),
        WordOp::Urem if b.0.is_positive() => {
            let high = (&b.1 - &Rat::ONE).min(a.1.clone());
            Known::unsigned((Rat::ZERO, high))
        }
        WordOp::Urem => Known::unsigned((Rat::ZERO, a.1.clone())),
        WordOp::Lshr => match shift.and_then(|n| n.to_i64()).and_then(|n| u32::try_from(n).ok()) {
            Some(n) if n < 4096 => {
                let scale = power(n);
                Known::unsigned(((&a.0 / &scale).floor(), (&a.1 / &scale).floor()))
            }
            _ => Known::unsigned((Rat::ZERO, a.1.clone())),
        },
        _ => Known::default(),
    }
}

/// What the result says about the operands.
fn backward(values: &mut Pointwise<Word>, result: Dim, op: &WordOp, args: &[Dim]) {
    for (i, &arg) in args.iter().enumerate() {
        let (Some(out), Some(own)) = (bounds(values, result), bounds(values, arg)) else { return };
        let others =
            || args.iter().enumerate().filter(|(j, _)| *j != i).filter_map(|(_, d)| bounds(values, *d));
        let known = match op {
            WordOp::Copy => Known { unsigned: Some(out.unsigned.clone()), signed: Some(out.signed.clone()) },
            WordOp::Not => forward(op, out.width, &[out]),
            WordOp::SignExtend => Known { unsigned: None, signed: Some(out.signed.clone()) },
            WordOp::Add => {
                let unsigned = plus(&out.unsigned, &negated(&total(others().map(|b| &b.unsigned))));
                let signed = plus(&out.signed, &negated(&total(others().map(|b| &b.signed))));
                Known::modulo(&unsigned, &signed, out.width)
            }
            WordOp::Concat if i + 1 == args.len() => {
                let upper: Vec<&Bounds> = others().collect();
                let Some(span) = forward(op, out.width, &upper).unsigned else { continue };
                let scale = power(own.width);
                let rest = (&span.0 * &scale, &span.1 * &scale);
                Known::unsigned(plus(&out.unsigned, &negated(&rest)))
            }
            _ => continue,
        };
        restrict(values, arg, known);
        if values.is_bottom() {
            return;
        }
    }
}
