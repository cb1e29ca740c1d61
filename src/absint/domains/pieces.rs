//! Numbers by a few intervals apart: what lies between them does not occur.
//!
//! A value is a list of disjoint intervals in order, at most `MOST_PIECES`; between integers there is an integer, so neighbours are one. Where there would be more, those
//! with the narrowest gap become one. An atom bounds each of its dimensions by the hulls of the others; a disequality cuts a number out; an equation of two
//! dimensions that are no single numbers maps the intervals of each to the other. Widening keeps the gaps into which nothing comes, as they are, and widens what is around all
//! intervals as one; so gaps only go, and the sequence ends.
//!
//! Source: the disjunctive completion of Cousot and Cousot, "Systematic design of program analysis frameworks" (POPL 1979), of intervals, with a limit; as sets
//! of states of machines, modes and results. Deliberately absent: disjunctions over several dimensions, for which predicates are split (`transform/phases`).

use super::interval::Range;
use super::pointwise::{Pointwise, Value};
use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind};
use eufonium_base::Rat;
use eufonium_ir::{Rel, Term, TermPool};

/// Most intervals of one value.
const MOST_PIECES: usize = 8;

/// Intervals in order, with gaps between them. Never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    pieces: Vec<Range>,
    integer: bool,
}

/// The bounds of a gap between two intervals that follow each other.
fn gap(pair: &[Range]) -> (&Rat, &Rat) {
    let known = "only the first and the last interval lack a bound";
    (pair[0].high.as_ref().expect(known), pair[1].low.as_ref().expect(known))
}

impl Pieces {
    /// The union of intervals.
    fn of(mut pieces: Vec<Range>, integer: bool) -> Option<Self> {
        pieces.sort_by(|a, b| match (&a.low, &b.low) {
            (Some(a), Some(b)) => a.cmp(b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        });
        let step = if integer { Rat::ONE } else { Rat::ZERO };
        let mut out: Vec<Range> = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let touches = out.last().is_some_and(|last| match (&last.high, &piece.low) {
                (Some(high), Some(low)) => *low <= high + &step,
                _ => true,
            });
            match out.last_mut() {
                Some(last) if touches => *last = last.join(&piece),
                _ => out.push(piece),
            }
        }
        while out.len() > MOST_PIECES {
            let width = |i: &usize| {
                let (low, high) = gap(&out[*i..*i + 2]);
                high - low
            };
            let narrow = (0..out.len() - 1).min_by_key(width).expect("there are several");
            let next = out.remove(narrow + 1);
            out[narrow] = out[narrow].join(&next);
        }
        (!out.is_empty()).then_some(Pieces { pieces: out, integer })
    }

    /// The least interval around all.
    pub fn hull(&self) -> Range {
        let (first, last) = (&self.pieces[0], &self.pieces[self.pieces.len() - 1]);
        Range { low: first.low.clone(), high: last.high.clone() }
    }

    /// The numbers of one interval.
    pub fn one(range: Range, kind: Kind) -> Self {
        Pieces { pieces: vec![range], integer: kind == Kind::Int }
    }
}

impl Value for Pieces {
    fn top(kind: Kind) -> Self {
        Pieces::one(Range::default(), kind)
    }
    fn includes(&self, other: &Self) -> bool {
        other.pieces.iter().all(|piece| self.pieces.iter().any(|own| own.includes(piece)))
    }
    fn join(&self, other: &Self) -> Self {
        let both = self.pieces.iter().chain(&other.pieces).cloned().collect();
        Pieces::of(both, self.integer).expect("none is empty")
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        let pairs = self.pieces.iter().flat_map(|a| other.pieces.iter().filter_map(|b| a.meet(b)));
        Pieces::of(pairs.collect(), self.integer)
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        let mut rest = self.hull().widen(&next.hull(), thresholds);
        let mut pieces = Vec::new();
        for pair in self.pieces.windows(2) {
            let (low, high) = gap(pair);
            let inside = |piece: &Range| {
                piece.low.as_ref().is_none_or(|n| n < high) && piece.high.as_ref().is_none_or(|n| n > low)
            };
            if !next.pieces.iter().any(inside) {
                pieces.push(Range { low: rest.low.take(), high: Some(low.clone()) });
                rest.low = Some(high.clone());
            }
        }
        pieces.push(rest);
        Pieces { pieces, integer: self.integer }
    }
    fn assume(values: &mut Pointwise<Self>, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        match rel {
            Rel::Le | Rel::Lt => at_most_zero(values, sum, &Rat::ONE),
            Rel::Eq => {
                at_most_zero(values, sum, &Rat::ONE);
                at_most_zero(values, sum, &Rat::MINUS_ONE);
                translate(values, sum);
            }
            Rel::Ne => not_zero(values, sum),
        }
    }
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>) {
        let sort = pool.sort(var);
        for pair in self.pieces.windows(2) {
            let (low, high) = gap(pair);
            let (low, high) = (pool.num(low.clone(), sort), pool.num(high.clone(), sort));
            let (below, above) = (pool.le(var, low), pool.ge(var, high));
            out.push(pool.or(&[below, above]));
        }
        if sort.is_arith() {
            self.hull().to_terms(pool, var, out);
        }
    }
}

/// The least value of `c * x`.
fn least_product(values: &Pointwise<Pieces>, d: Dim, c: &Rat) -> Option<Rat> {
    let hull = values.get(d).hull();
    if c.is_negative() { hull.high } else { hull.low }.map(|bound| &bound * c)
}

/// Assumes that `factor * sum <= 0`, where the factor is 1 or -1.
fn at_most_zero(values: &mut Pointwise<Pieces>, sum: &Sum, factor: &Rat) {
    for (i, (d, c)) in sum.terms.iter().enumerate() {
        let mut least = Some(&sum.constant * factor);
        for (_, (other, c)) in sum.terms.iter().enumerate().filter(|(j, _)| *j != i) {
            least = least.zip(least_product(values, *other, &(c * factor))).map(|(a, b)| a + b);
        }
        let Some(least) = least else { continue };
        let (c, kind) = (c * factor, values.kind(*d));
        let bound = -&(&least / &c);
        let range = if c.is_positive() { Range::at_most(bound, kind) } else { Range::at_least(bound, kind) };
        values.refine(*d, &Pieces::one(range, kind));
        if values.is_bottom() {
            return;
        }
    }
}

/// The constant and the terms of a sum without the dimensions that are single numbers.
fn open(values: &Pointwise<Pieces>, sum: &Sum) -> (Rat, Vec<(Dim, Rat)>) {
    let (mut constant, mut terms) = (sum.constant.clone(), Vec::new());
    for (d, c) in &sum.terms {
        match values.get(*d).hull().single() {
            Some(n) => constant.add_mul(c, n),
            None => terms.push((*d, c.clone())),
        }
    }
    (constant, terms)
}

/// Assumes that the sum is 0, where two dimensions are left of it.
fn translate(values: &mut Pointwise<Pieces>, sum: &Sum) {
    if values.is_bottom() {
        return;
    }
    let (constant, terms) = open(values, sum);
    let [a, b] = &terms[..] else { return };
    for ((d, c), (other, e)) in [(a, b), (b, a)] {
        // d = -(e * other + constant) / c
        let (by, shift, kind) = (-&(e / c), -&(&constant / c), values.kind(*d));
        let image = |piece: &Range| {
            let (mut low, mut high) = (&piece.low, &piece.high);
            if by.is_negative() {
                std::mem::swap(&mut low, &mut high);
            }
            let of = |n: &Rat| &(n * &by) + &shift;
            let low = low.as_ref().map_or_else(Range::default, |n| Range::at_least(of(n), kind));
            let high = high.as_ref().map_or_else(Range::default, |n| Range::at_most(of(n), kind));
            low.meet(&high)
        };
        let images = values.get(*other).pieces.iter().filter_map(image).collect();
        match Pieces::of(images, kind == Kind::Int) {
            Some(pieces) => values.refine(*d, &pieces),
            None => values.clear(),
        }
        if values.is_bottom() {
            return;
        }
    }
}

/// Assumes that the sum is not 0: of use where it has one dimension that is not known, an integer.
fn not_zero(values: &mut Pointwise<Pieces>, sum: &Sum) {
    let (constant, terms) = open(values, sum);
    match &terms[..] {
        [] if constant.is_zero() => values.clear(),
        [(d, c)] if values.kind(*d) == Kind::Int => {
            let excluded = -&(&constant / c);
            if excluded.is_int() {
                let below = Range::at_most(&excluded - &Rat::ONE, Kind::Int);
                let above = Range::at_least(&excluded + &Rat::ONE, Kind::Int);
                values.refine(*d, &Pieces { pieces: vec![below, above], integer: true });
            }
        }
        _ => {}
    }
}
