//! The reduced product of all domains.
//!
//! What an atom says is told to each domain; then the domains tell each other what they know of the atom's dimensions:
//! bounds pass between intervals and zones, congruences move bounds to the next number that is possible, and single numbers
//! pass between intervals, congruences and equations; equations bound their terms, and what is divided by a number is
//! that multiple of it which bounds leave. Source: Cousot and Cousot, "Systematic design of program analysis frameworks" (POPL
//! 1979), section 10, restricted to those exchanges.
//!
//! Joins and widenings are those of the parts, without reduction: so a sequence of widenings ends.

use super::wrapped::Span;
use super::{Affine, Congruence, Octagons, Pieces, Pointwise, Polyhedra, Range, Truth, Word, Wrapped, Zones};
use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Domains, Kind, Space};
use eufonium_base::{Bits, HashSet, Rat};
use eufonium_ir::{Rel, Term, TermPool};
use std::sync::Arc;

/// How often the parts of a product tell each other what they know.
const EXCHANGES: usize = 2;

/// An element of each domain; it stands for the points that are in all of them.
#[derive(Clone, Debug)]
pub struct Product {
    space: Arc<Space>,
    truths: Pointwise<Truth>,
    ranges: Pointwise<Range>,
    congruences: Pointwise<Congruence>,
    words: Pointwise<Word>,
    zones: Zones,
    equations: Affine,
    octagons: Octagons,
    polyhedra: Polyhedra,
    pieces: Pointwise<Pieces>,
    arcs: Pointwise<Wrapped>,
    /// Whether the parts have told each other what they know.
    reduced: bool,
}

impl Product {
    /// Lets the parts tell each other what they know of these dimensions.
    fn reduce(&mut self, dims: impl Iterator<Item = Dim> + Clone) {
        let domains = self.space.domains();
        if domains.has(Domains::ZONES) {
            self.zones.close();
        }
        self.octagons.close();
        for _ in 0..EXCHANGES {
            for d in dims.clone() {
                if self.is_bottom() {
                    return;
                }
                match self.space.kind(d) {
                    Kind::Int | Kind::Real => self.exchange(d),
                    Kind::Word(_) if domains.has(Domains::WRAPPED) => self.exchange_word(d),
                    _ => {}
                }
            }
        }
    }

    /// Lets bounds follow from the equations and inequalities with these dimensions, each of which bounds every term by the others.
    fn bound_by_sums(&mut self, dims: &[Dim]) {
        let domains = self.space.domains();
        if domains.has(Domains::EQUALITIES) {
            for sum in self.equations.sums(dims) {
                if self.is_bottom() {
                    return;
                }
                let atom = Atom::Linear(sum, Rel::Eq);
                if domains.has(Domains::INTERVALS) {
                    self.ranges.assume(&atom);
                }
                if domains.has(Domains::ZONES) {
                    self.zones.assume(&atom);
                }
            }
        }
        if domains.has(Domains::POLYHEDRA) && domains.has(Domains::INTERVALS) {
            for sum in self.polyhedra.sums(dims) {
                if self.is_bottom() {
                    return;
                }
                self.ranges.assume(&Atom::Linear(sum, Rel::Le));
            }
        }
    }

    /// Assumes that a number divides a sum: where the bounds leave one multiple, the sum is that one.
    fn divides(&mut self, divisor: &Rat, sum: &Sum) {
        let (mut low, mut high) = (Some(sum.constant.clone()), Some(sum.constant.clone()));
        for (d, c) in &sum.terms {
            let range = self.ranges.get(*d);
            let (least, most) =
                if c.is_negative() { (&range.high, &range.low) } else { (&range.low, &range.high) };
            low = low.zip(least.as_ref()).map(|(low, n)| &low + &(n * c));
            high = high.zip(most.as_ref()).map(|(high, n)| &high + &(n * c));
        }
        let (Some(low), Some(high)) = (low, high) else { return };
        let (first, last) = ((&low / divisor).ceil(), (&high / divisor).floor());
        if first > last {
            self.ranges.clear();
        } else if first == last {
            let mut sum = sum.clone();
            sum.constant -= &(&first * divisor);
            self.assume(&Atom::Linear(sum, Rel::Eq));
        }
    }

    /// Lets the parts tell each other what they know of a number.
    fn exchange(&mut self, d: Dim) {
        let domains = self.space.domains();
        if !domains.has(Domains::INTERVALS) {
            return;
        }
        if domains.has(Domains::ZONES) {
            let (low, high) = self.zones.bounds(d);
            self.ranges.refine(d, &Range { low, high });
        }
        if domains.has(Domains::OCTAGONS) {
            let (low, high) = self.octagons.bounds(d);
            self.ranges.refine(d, &Range { low, high });
        }
        if domains.has(Domains::POLYHEDRA) {
            let (low, high) = self.polyhedra.bounds(d);
            self.ranges.refine(d, &Range { low, high });
        }
        if domains.has(Domains::PIECES) {
            let (range, kind) = (self.ranges.get(d).clone(), self.space.kind(d));
            self.pieces.refine(d, &Pieces::one(range, kind));
            if self.pieces.is_bottom() {
                return;
            }
            self.ranges.refine(d, &self.pieces.get(d).hull());
        }
        if let Some(n) = self.equations.single(d) {
            if self.space.kind(d) == Kind::Int && !n.is_int() {
                self.equations = Affine::bottom(&self.space);
                return;
            }
            self.ranges.refine(d, &Range { low: Some(n.clone()), high: Some(n) });
        }
        if self.space.kind(d) == Kind::Int && domains.has(Domains::CONGRUENCES) {
            self.exchange_integer(d);
        }
        let range = self.ranges.get(d);
        if let Some(n) = range.single().filter(|_| domains.has(Domains::EQUALITIES)) {
            self.equations.assume_single(d, n);
        }
        if domains.has(Domains::ZONES) {
            self.zones.assume_bounds(d, range.low.as_ref(), range.high.as_ref());
        }
        if domains.has(Domains::OCTAGONS) && !self.is_bottom() {
            let range = self.ranges.get(d);
            self.octagons.assume_bounds(d, range.low.as_ref(), range.high.as_ref());
        }
        if domains.has(Domains::POLYHEDRA) && !self.is_bottom() {
            let range = self.ranges.get(d);
            self.polyhedra.assume_bounds(d, range.low.as_ref(), range.high.as_ref());
        }
    }

    /// Lets bounds and arcs tell each other what they know of a word.
    fn exchange_word(&mut self, d: Dim) {
        if self.is_bottom() || !self.space.domains().has(Domains::WORDS) {
            return;
        }
        let Some((width, spans)) = self.words.get(d).bounds() else { return };
        for (low, high) in spans {
            let word = |n: &Rat| Bits::from_rat(n, width);
            self.arcs.refine(d, &Wrapped::of(Span::between(&word(&low), &word(&high))));
        }
        if self.arcs.is_bottom() {
            return;
        }
        for signed in [false, true] {
            let number = |word: &Bits| if signed { word.to_rat_signed() } else { word.to_rat() };
            let Some((low, high)) = self.arcs.get(d).span().and_then(|arc| arc.bounds(signed)) else {
                continue;
            };
            self.words.refine(d, &Word::within(width, signed, number(low), number(&high)));
        }
    }

    /// Lets intervals and congruences tell each other what they know of an integer.
    fn exchange_integer(&mut self, d: Dim) {
        let congruence = self.congruences.get(d).clone();
        if let Some(n) = congruence.as_single() {
            self.ranges.refine(d, &Range { low: Some(n.clone()), high: Some(n.clone()) });
        } else if !congruence.is_top() {
            let range = self.ranges.get(d);
            let low = range.low.as_ref().map(|n| congruence.above(n));
            let high = range.high.as_ref().map(|n| congruence.below(n));
            self.ranges.refine(d, &Range { low, high });
        }
        if let Some(n) = self.ranges.get(d).single() {
            let n = n.clone();
            self.congruences.refine(d, &Congruence::single(&n));
        }
    }
}

/// The product of what an operation makes of each part of two products.
macro_rules! by_parts {
    ($a:ident.$op:ident($b:ident $(, $arg:expr)*)) => {
        Product {
            space: $a.space.clone(),
            truths: $a.truths.$op(&$b.truths $(, $arg)*),
            ranges: $a.ranges.$op(&$b.ranges $(, $arg)*),
            congruences: $a.congruences.$op(&$b.congruences $(, $arg)*),
            words: $a.words.$op(&$b.words $(, $arg)*),
            zones: $a.zones.$op(&$b.zones $(, $arg)*),
            equations: $a.equations.$op(&$b.equations $(, $arg)*),
            octagons: $a.octagons.$op(&$b.octagons $(, $arg)*),
            polyhedra: $a.polyhedra.$op(&$b.polyhedra $(, $arg)*),
            pieces: $a.pieces.$op(&$b.pieces $(, $arg)*),
            arcs: $a.arcs.$op(&$b.arcs $(, $arg)*),
            reduced: false,
        }
    };
}

/// The product of what each part becomes in another space.
macro_rules! between_spaces {
    ($a:ident.$op:ident($space:ident, $dims:ident)) => {
        Product {
            space: $space.clone(),
            truths: $a.truths.$op($space, $dims),
            ranges: $a.ranges.$op($space, $dims),
            congruences: $a.congruences.$op($space, $dims),
            words: $a.words.$op($space, $dims),
            zones: $a.zones.$op($space, $dims),
            equations: $a.equations.$op($space, $dims),
            octagons: $a.octagons.$op($space, $dims),
            polyhedra: $a.polyhedra.$op($space, $dims),
            pieces: $a.pieces.$op($space, $dims),
            arcs: $a.arcs.$op($space, $dims),
            reduced: $a.reduced,
        }
    };
}

impl Domain for Product {
    fn top(space: &Arc<Space>) -> Self {
        Product {
            space: space.clone(),
            truths: Pointwise::top(space),
            ranges: Pointwise::top(space),
            congruences: Pointwise::top(space),
            words: Pointwise::top(space),
            zones: Zones::top(space),
            equations: Affine::top(space),
            octagons: Octagons::top(space),
            polyhedra: Polyhedra::top(space),
            pieces: Pointwise::top(space),
            arcs: Pointwise::top(space),
            reduced: true,
        }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Product { ranges: Pointwise::bottom(space), ..Self::top(space) }
    }
    fn is_bottom(&self) -> bool {
        self.truths.is_bottom()
            || self.ranges.is_bottom()
            || self.congruences.is_bottom()
            || self.words.is_bottom()
            || self.zones.is_bottom()
            || self.equations.is_bottom()
            || self.octagons.is_bottom()
            || self.polyhedra.is_bottom()
            || self.pieces.is_bottom()
            || self.arcs.is_bottom()
    }
    fn includes(&self, other: &Self) -> bool {
        let parts = || {
            self.truths.includes(&other.truths)
                && self.ranges.includes(&other.ranges)
                && self.congruences.includes(&other.congruences)
                && self.words.includes(&other.words)
                && self.zones.includes(&other.zones)
                && self.equations.includes(&other.equations)
                && self.octagons.includes(&other.octagons)
                && self.polyhedra.includes(&other.polyhedra)
                && self.pieces.includes(&other.pieces)
                && self.arcs.includes(&other.arcs)
        };
        other.is_bottom() || (!self.is_bottom() && parts())
    }
    fn join(&self, other: &Self) -> Self {
        match (self.is_bottom(), other.is_bottom()) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ => by_parts!(self.join(other)),
        }
    }
    fn meet(&self, other: &Self) -> Self {
        by_parts!(self.meet(other))
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        match (self.is_bottom(), next.is_bottom()) {
            (true, _) => next.clone(),
            (_, true) => self.clone(),
            _ => by_parts!(self.widen(next, thresholds)),
        }
    }
    fn assume(&mut self, atom: &Atom) {
        if self.is_bottom() {
            return;
        }
        let domains = self.space.domains();
        match atom {
            Atom::Truth(..) => return self.truths.assume(atom),
            Atom::Less { .. } | Atom::Differ(..) | Atom::Word { .. } => {
                if domains.has(Domains::WORDS) {
                    self.words.assume(atom);
                }
                if domains.has(Domains::WRAPPED) && !self.is_bottom() {
                    self.arcs.assume(atom);
                    atom.dims().into_iter().for_each(|d| self.exchange_word(d));
                }
                return;
            }
            Atom::Divides(divisor, sum) => {
                if domains.has(Domains::CONGRUENCES) {
                    self.congruences.assume(atom);
                }
                if domains.has(Domains::INTERVALS) {
                    self.divides(divisor, sum);
                }
            }
            Atom::Linear(..) => {
                if domains.has(Domains::INTERVALS) {
                    self.ranges.assume(atom);
                }
                if domains.has(Domains::CONGRUENCES) {
                    self.congruences.assume(atom);
                }
                if domains.has(Domains::ZONES) {
                    self.zones.assume(atom);
                }
                if domains.has(Domains::EQUALITIES) {
                    self.equations.assume(atom);
                }
                if domains.has(Domains::OCTAGONS) {
                    self.octagons.assume(atom);
                }
                if domains.has(Domains::POLYHEDRA) {
                    self.polyhedra.assume(atom);
                }
                if domains.has(Domains::PIECES) {
                    self.pieces.assume(atom);
                }
            }
        }
        let dims = atom.dims();
        self.bound_by_sums(&dims);
        self.reduce(dims.into_iter());
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        between_spaces!(self.select(space, dims))
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        self.truths.meet_at(&other.truths, dims);
        self.ranges.meet_at(&other.ranges, dims);
        self.congruences.meet_at(&other.congruences, dims);
        self.words.meet_at(&other.words, dims);
        self.zones.meet_at(&other.zones, dims);
        self.equations.meet_at(&other.equations, dims);
        self.octagons.meet_at(&other.octagons, dims);
        self.polyhedra.meet_at(&other.polyhedra, dims);
        self.pieces.meet_at(&other.pieces, dims);
        self.arcs.meet_at(&other.arcs, dims);
        self.bound_by_sums(dims);
        self.reduce(dims.iter().copied());
    }
    fn lift(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let mut lifted = between_spaces!(self.lift(space, dims));
        let mut met = vec![false; space.len()];
        let meets = dims.iter().any(|d| std::mem::replace(&mut met[*d], true));
        if meets || !self.reduced {
            lifted.bound_by_sums(dims);
            lifted.reduce(dims.iter().copied());
        }
        lifted.reduced = true;
        lifted
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        // Reduced, the parts give the same bounds, and each is said once.
        let mut whole = self.clone();
        whole.reduce(0..self.space.len());
        let mut terms = Vec::new();
        whole.truths.to_terms(pool, vars, &mut terms);
        whole.ranges.to_terms(pool, vars, &mut terms);
        whole.congruences.to_terms(pool, vars, &mut terms);
        whole.words.to_terms(pool, vars, &mut terms);
        whole.zones.to_terms(pool, vars, &mut terms);
        whole.equations.to_terms(pool, vars, &mut terms);
        whole.octagons.to_terms(pool, vars, &mut terms);
        whole.polyhedra.to_terms(pool, vars, &mut terms);
        whole.pieces.to_terms(pool, vars, &mut terms);
        whole.arcs.to_terms(pool, vars, &mut terms);
        let mut seen = HashSet::default();
        out.extend(terms.into_iter().filter(|t| seen.insert(*t)));
    }
}
