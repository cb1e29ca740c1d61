//! Bit-vectors by wrapped intervals: a part of the circle of all words, wherever the readings with and without sign part.
//!
//! A value is the words from `start` on in steps of one, `span` steps, modulo `2^width`. Sums never overflow, and what is known of one reading holds for the
//! other. The join of two is the shorter one of the two arcs around both; so it is an upper bound, but neither monotone nor associative, and the meet of two arcs
//! that overlap at both ends is one of them. Widening at least doubles an arc, so it ends.
//!
//! Source: J. A. Navas, P. Schachte, H. Søndergaard and P. J. Stuckey, "Signedness-agnostic program analysis" (APLAS 2012). Two bounds at once, `words`, know more where
//! neither reading wraps around within a set, and less where both do: words from 100 to 200 of 8 bits, and 100 more. In the product each tells the other its bounds. Deliberately absent:
//! operators on bits and quotients, which go through the bounds.

use super::pointwise::{Pointwise, Value};
use crate::atom::{Atom, WordOp};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind};
use eufonium_base::Bits;
use eufonium_ir::{Term, TermPool};

/// An arc; nothing for dimensions of other kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrapped(Option<Span>);

/// The words `start, start + 1, ..., start + span`. Invariant: the full circle starts at 0.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Span {
    start: Bits,
    span: Bits,
}

impl Span {
    fn new(start: Bits, span: Bits) -> Self {
        if span.is_ones() { Span::full(start.width()) } else { Span { start, span } }
    }
    fn full(width: u32) -> Self {
        Span { start: Bits::zero(width), span: Bits::ones(width) }
    }
    /// The words from one to another one, in the direction in which words grow.
    pub(super) fn between(start: &Bits, end: &Bits) -> Self {
        Span::new(start.clone(), end.sub(start))
    }
    fn end(&self) -> Bits {
        self.start.add(&self.span)
    }
    fn is_full(&self) -> bool {
        self.span.is_ones()
    }
    fn contains(&self, word: &Bits) -> bool {
        word.sub(&self.start).ule(&self.span)
    }
    fn includes(&self, other: &Span) -> bool {
        let ahead = other.start.sub(&self.start);
        self.is_full() || (ahead.ule(&self.span) && other.span.ule(&self.span.sub(&ahead)))
    }
    /// The shortest arc around both.
    fn around(&self, other: &Span) -> Span {
        let candidates = [
            self.clone(),
            other.clone(),
            Span::between(&self.start, &other.end()),
            Span::between(&other.start, &self.end()),
        ];
        let covering = candidates.into_iter().filter(|arc| arc.includes(self) && arc.includes(other));
        let shorter = |a: Span, b: Span| if b.span.ult(&a.span) { b } else { a };
        covering.reduce(shorter).unwrap_or_else(|| Span::full(self.start.width()))
    }
    /// An arc with what is in both; `None` if nothing is.
    fn common(&self, other: &Span) -> Option<Span> {
        match (self.includes(other), other.includes(self)) {
            (true, _) => return Some(other.clone()),
            (_, true) => return Some(self.clone()),
            _ => {}
        }
        match (self.contains(&other.start), other.contains(&self.start)) {
            (true, false) => Some(Span::between(&other.start, &self.end())),
            (false, true) => Some(Span::between(&self.start, &other.end())),
            (true, true) => Some(if other.span.ult(&self.span) { other.clone() } else { self.clone() }),
            (false, false) => None,
        }
    }
    /// The least and the greatest word in the reading with or without sign, if all lie between them.
    pub(super) fn bounds(&self, signed: bool) -> Option<(&Bits, Bits)> {
        let (start, end) = (&self.start, self.end());
        let ordered = if signed { start.sle(&end) } else { start.ule(&end) };
        let one_turn = !self.is_full() && ordered;
        one_turn.then_some((start, end))
    }
    fn least(&self, signed: bool) -> Bits {
        let width = self.start.width();
        let lowest = || if signed { Bits::min_signed(width) } else { Bits::zero(width) };
        self.bounds(signed).map_or_else(lowest, |(low, _)| low.clone())
    }
    fn greatest(&self, signed: bool) -> Bits {
        let width = self.start.width();
        let highest = || if signed { Bits::max_signed(width) } else { Bits::ones(width) };
        self.bounds(signed).map_or_else(highest, |(_, high)| high)
    }
    /// The sums of words of both.
    fn plus(&self, other: &Span) -> Span {
        let (start, span) = (self.start.add(&other.start), self.span.add(&other.span));
        // A carry out of the sum of the lengths: all words occur.
        if span.ult(&self.span) { Span::full(start.width()) } else { Span::new(start, span) }
    }
    fn negated(&self) -> Span {
        Span::new(self.end().neg(), self.span.clone())
    }
}

impl Wrapped {
    /// The arc.
    pub(super) fn span(&self) -> Option<&Span> {
        self.0.as_ref()
    }
    /// The value of an arc.
    pub(super) fn of(span: Span) -> Self {
        Wrapped(Some(span))
    }
}

impl Value for Wrapped {
    fn top(kind: Kind) -> Self {
        Wrapped(match kind {
            Kind::Word(width) => Some(Span::full(width)),
            _ => None,
        })
    }
    fn includes(&self, other: &Self) -> bool {
        self.0.as_ref().zip(other.0.as_ref()).is_none_or(|(a, b)| a.includes(b))
    }
    fn join(&self, other: &Self) -> Self {
        Wrapped(self.0.as_ref().zip(other.0.as_ref()).map(|(a, b)| a.around(b)))
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => a.common(b).map(Wrapped::of),
            _ => Some(Wrapped(None)),
        }
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        let wider = |(a, b): (&Span, &Span)| {
            if a.includes(b) {
                return a.clone();
            }
            let both = a.around(b);
            let double = a.span.add(&a.span).add(&Bits::one(a.span.width()));
            if double.ult(&a.span) || double.ule(&both.span) && both.is_full() {
                return Span::full(a.start.width());
            }
            let span = if double.ult(&both.span) { both.span.clone() } else { double };
            // It grows where the join does.
            let start = if both.start == a.start { both.start.clone() } else { both.end().sub(&span) };
            Span::new(start, span)
        };
        Wrapped(self.0.as_ref().zip(next.0.as_ref()).map(wider))
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
        let Some(arc) = self.0.as_ref().filter(|arc| !arc.is_full()) else { return };
        let (start, end) = (pool.bits(arc.start.clone()), pool.bits(arc.end()));
        if arc.span.is_zero() {
            out.push(pool.eq(var, start));
        } else if let Some((low, high)) = arc.bounds(false) {
            if !low.is_zero() {
                out.push(pool.bv_uge(var, start));
            }
            if !high.is_ones() {
                out.push(pool.bv_ule(var, end));
            }
        } else if arc.bounds(true).is_some() {
            out.push(pool.bv_sge(var, start));
            out.push(pool.bv_sle(var, end));
        } else {
            let (ahead, span) = (pool.bv_sub(var, start), pool.bits(arc.span.clone()));
            out.push(pool.bv_ule(ahead, span));
        }
    }
}

/// The arc of a dimension that is a word.
fn arc(values: &Pointwise<Wrapped>, d: Dim) -> Option<&Span> {
    values.get(d).span()
}

/// Assumes a comparison.
fn less(values: &mut Pointwise<Wrapped>, signed: bool, strict: bool, low: Dim, high: Dim) {
    let (Some(a), Some(b)) = (arc(values, low), arc(values, high)) else { return };
    let (width, one) = (a.start.width(), Bits::one(a.start.width()));
    let (first, last) = match signed {
        true => (Bits::min_signed(width), Bits::max_signed(width)),
        false => (Bits::zero(width), Bits::ones(width)),
    };
    let (mut most, mut least) = (b.greatest(signed), a.least(signed));
    if strict {
        if most == first || least == last {
            values.clear();
            return;
        }
        (most, least) = (most.sub(&one), least.add(&one));
    }
    values.refine(low, &Wrapped::of(Span::between(&first, &most)));
    if !values.is_bottom() {
        values.refine(high, &Wrapped::of(Span::between(&least, &last)));
    }
}

/// Assumes that the first word is not the second one, if that is known.
fn differ(values: &mut Pointwise<Wrapped>, a: Dim, b: Dim) {
    if values.is_bottom() {
        return;
    }
    let (Some(own), Some(other)) = (arc(values, a), arc(values, b)) else { return };
    if !other.span.is_zero() {
        return;
    }
    if own.span.is_zero() {
        if own.start == other.start {
            values.clear();
        }
        return;
    }
    let one = Bits::one(own.start.width());
    let rest = Span::between(&other.start.add(&one), &other.start.sub(&one));
    if own.is_full() || own.start == other.start || own.end() == other.start {
        values.refine(a, &Wrapped::of(rest));
    }
}

/// What the operands say about the result.
fn forward(op: &WordOp, width: u32, args: &[&Span]) -> Option<Span> {
    match (op, args) {
        (WordOp::Constant(n), _) => {
            let word = Bits::from_rat(n, width);
            Some(Span::between(&word, &word))
        }
        (WordOp::Copy, [a]) => Some((*a).clone()),
        (WordOp::Not, [a]) => Some(Span::new(a.end().not(), a.span.clone())),
        (WordOp::Add, [first, rest @ ..]) => {
            Some(rest.iter().fold((*first).clone(), |sum, arc| sum.plus(arc)))
        }
        (WordOp::SignExtend, [a]) => {
            let more = width - a.start.width();
            let (low, high) = a.bounds(true)?;
            Some(Span::between(&low.sign_extend(more), &high.sign_extend(more)))
        }
        (WordOp::Concat, [high, low]) if high.span.is_zero() => Some(Span::between(
            &high.start.concat(&low.least(false)),
            &high.start.concat(&low.greatest(false)),
        )),
        (WordOp::Extract(high, 0), [a]) if a.span.leading_zeros() >= a.span.width() - high - 1 => {
            Some(Span::new(a.start.extract(*high, 0), a.span.extract(*high, 0)))
        }
        _ => None,
    }
}

/// Assumes that a word is the result of an operator.
fn operator(values: &mut Pointwise<Wrapped>, result: Dim, op: &WordOp, args: &[Dim]) {
    let Some(operands) = args.iter().map(|d| arc(values, *d)).collect::<Option<Vec<_>>>() else { return };
    let Some(width) = arc(values, result).map(|arc| arc.start.width()) else { return };
    if let Some(known) = forward(op, width, &operands) {
        values.refine(result, &Wrapped::of(known));
    }
    for (i, &arg) in args.iter().enumerate() {
        if values.is_bottom() {
            return;
        }
        let Some(out) = arc(values, result) else { return };
        let known = match op {
            WordOp::Copy => Some(out.clone()),
            WordOp::Not => forward(op, width, &[out]),
            WordOp::Add => {
                let others = args.iter().enumerate().filter(|(j, _)| *j != i);
                let others = others.filter_map(|(_, d)| arc(values, *d));
                Some(others.fold(out.clone(), |rest, arc| rest.plus(&arc.negated())))
            }
            _ => None,
        };
        if let Some(known) = known {
            values.refine(arg, &Wrapped::of(known));
        }
    }
}
