//! Zones: bounds of differences between numbers.
//!
//! An element is a matrix of weights over the related dimensions of its space and one more vertex, the constant 0:
//! `weight(i, j)` bounds `v_i - v_j`. It is *closed* when no sum of weights along a path is below the weight between its ends.
//!
//! Source: A. Miné, "A new numerical abstract domain based on difference-bound matrices" (PADO 2001). Assuming one more bound keeps a
//! closed matrix closed in quadratic time. Invariant for termination, from the same paper: what widening returns stays as
//! it is, not closed, and whoever reads it closes a copy.
//!
//! A linear atom bounds the difference of two dimensions whose coefficients are opposite, by the bounds of the others.
//! Weights between integers are integers. Deliberately absent: sparse matrices and the split normal form of Crab, as the
//! number of related dimensions is bounded; strict weights.

use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Term, TermPool};
use std::borrow::Cow;
use std::sync::Arc;

/// The vertex that stands for 0; the others are the related dimensions.
const ZERO: usize = 0;

/// A difference-bound matrix, or bottom.
#[derive(Clone, Debug)]
pub struct Zones {
    space: Arc<Space>,
    /// The number of vertices.
    size: usize,
    /// Row after row; `None` where there is no bound. Shared by copies until one of them changes.
    weights: Arc<Vec<Option<Rat>>>,
    closed: bool,
    bottom: bool,
}

impl Zones {
    /// The vertex of a dimension, if it is related.
    fn vertex(&self, d: Dim) -> Option<usize> {
        self.space.place(d).map(|place| place + 1)
    }
    fn weight(&self, i: usize, j: usize) -> Option<&Rat> {
        self.weights[i * self.size + j].as_ref()
    }
    fn is_integer(&self, vertex: usize) -> bool {
        vertex == ZERO || self.space.kind(self.space.related()[vertex - 1]) == Kind::Int
    }

    /// The bounds of a dimension: the least and the greatest number.
    pub fn bounds(&self, d: Dim) -> (Option<Rat>, Option<Rat>) {
        let Some(v) = self.vertex(d) else { return (None, None) };
        (self.weight(ZERO, v).map(|w| -w), self.weight(v, ZERO).cloned())
    }

    /// Sets a weight if it is less than what is there; whether it was.
    fn lower(&mut self, i: usize, j: usize, weight: Rat) -> bool {
        let fraction = !weight.is_int();
        let weight =
            if fraction && self.is_integer(i) && self.is_integer(j) { weight.floor() } else { weight };
        if fraction && !weight.is_int() && !weight.is_small() {
            return false;
        }
        if i == j {
            self.bottom |= weight.is_negative();
            return false;
        }
        let less = self.weight(i, j).is_none_or(|old| weight < *old);
        if less {
            let place = i * self.size + j;
            Arc::make_mut(&mut self.weights)[place] = Some(weight);
        }
        less
    }

    /// Closes the matrix, by shortest paths between all vertices.
    pub fn close(&mut self) {
        if self.closed || self.bottom {
            return;
        }
        for k in 0..self.size {
            for i in 0..self.size {
                let Some(first) = self.weight(i, k).cloned() else { continue };
                for j in 0..self.size {
                    if let Some(second) = self.weight(k, j) {
                        let path = &first + second;
                        self.lower(i, j, path);
                    }
                }
            }
        }
        self.closed = true;
    }

    /// This matrix, closed.
    fn to_closed(&self) -> Cow<'_, Zones> {
        if self.closed || self.bottom {
            return Cow::Borrowed(self);
        }
        let mut closed = self.clone();
        closed.close();
        Cow::Owned(closed)
    }

    /// Assumes `v_i - v_j <= weight` in a closed matrix, which stays closed.
    fn bound(&mut self, i: usize, j: usize, weight: Rat) {
        if !self.lower(i, j, weight) || self.bottom {
            return;
        }
        let weight = self.weight(i, j).expect("it was set").clone();
        // The way through the new edge is of use only from where it is a shorter one to its end, and only to where it is a shorter one from its begin.
        let onward: Vec<(usize, Rat)> = (0..self.size)
            .filter_map(|q| self.weight(j, q).map(|w| (q, &weight + w)))
            .filter(|(q, rest)| *q == j || self.weight(i, *q).is_none_or(|known| rest < known))
            .collect();
        for p in 0..self.size {
            let Some(there) = self.weight(p, i).cloned() else { continue };
            if p != i && self.weight(p, j).is_some_and(|known| *known <= &there + &weight) {
                continue;
            }
            for (q, rest) in &onward {
                self.lower(p, *q, &there + rest);
            }
        }
    }

    /// Assumes bounds of one dimension.
    pub fn assume_bounds(&mut self, d: Dim, low: Option<&Rat>, high: Option<&Rat>) {
        let Some(v) = self.vertex(d) else { return };
        self.close();
        if let Some(low) = low {
            self.bound(ZERO, v, -low);
        }
        if let Some(high) = high {
            self.bound(v, ZERO, high.clone());
        }
    }

    /// The least value of `c * x`.
    fn least_product(&self, d: Dim, c: &Rat) -> Option<Rat> {
        let (low, high) = self.bounds(d);
        if c.is_negative() { high } else { low }.map(|bound| &bound * c)
    }

    /// Assumes that `factor * sum <= 0`, where the factor is 1 or -1.
    fn at_most_zero(&mut self, sum: &Sum, factor: &Rat) {
        let terms: Vec<(Dim, Rat)> = sum.terms.iter().map(|(d, c)| (*d, c * factor)).collect();
        let least: Vec<Option<Rat>> = terms.iter().map(|(d, c)| self.least_product(*d, c)).collect();
        let unbounded = least.iter().filter(|n| n.is_none()).count();
        if unbounded > 2 {
            return;
        }
        let known = least.iter().flatten().fold(&sum.constant * factor, |total, n| &total + n);
        // The least value of all but those two.
        let rest = |i: usize, j: usize| {
            let mut open = unbounded;
            let mut rest = known.clone();
            for k in if i == j { vec![i] } else { vec![i, j] } {
                match &least[k] {
                    Some(n) => rest -= n,
                    None => open -= 1,
                }
            }
            (open == 0).then_some(rest)
        };
        for (i, (d, c)) in terms.iter().enumerate() {
            let Some(v) = self.vertex(*d) else { continue };
            if let Some(rest) = rest(i, i) {
                // c * v <= -rest
                let limit = -&(&rest / &c.abs());
                if c.is_positive() { self.bound(v, ZERO, limit) } else { self.bound(ZERO, v, limit) }
            }
            for (j, (other, e)) in terms.iter().enumerate() {
                let Some(u) = self.vertex(*other) else { continue };
                if c.is_positive()
                    && (c + e).is_zero()
                    && let Some(rest) = rest(i, j)
                {
                    self.bound(v, u, -&(&rest / c));
                }
            }
            if self.bottom {
                return;
            }
        }
    }

    /// Assumes that a difference between integers is not a number, where that is its bound.
    fn not_zero(&mut self, sum: &Sum) {
        let ends = match &sum.terms[..] {
            [(d, c)] => self.vertex(*d).map(|v| (v, ZERO, c)),
            [(d, c), (e, f)] if (c + f).is_zero() => {
                self.vertex(*d).zip(self.vertex(*e)).map(|(v, u)| (v, u, c))
            }
            _ => None,
        };
        let Some((v, u, c)) = ends.filter(|(v, u, _)| self.is_integer(*v) && self.is_integer(*u)) else {
            return;
        };
        let excluded = -&(&sum.constant / c);
        for (i, j, weight) in [(v, u, excluded.clone()), (u, v, -&excluded)] {
            if !self.bottom && self.weight(i, j) == Some(&weight) {
                self.bound(i, j, weight - Rat::ONE);
            }
        }
    }

    /// Combines the weights of two elements that are not bottom.
    fn zip(&self, other: &Self, f: impl Fn(&Option<Rat>, &Option<Rat>) -> Option<Rat>, closed: bool) -> Self {
        let weights = self.weights.iter().zip(&*other.weights).map(|(a, b)| f(a, b)).collect();
        Zones { weights: Arc::new(weights), closed, ..self.clone() }
    }

    /// Whether other weights imply this one, in a closed matrix: those through another vertex, where of two vertices that
    /// are equal up to a constant the first one speaks for both.
    fn is_redundant(&self, i: usize, j: usize, weight: &Rat) -> bool {
        let fixed = |a: usize, b: usize| {
            self.weight(a, b).zip(self.weight(b, a)).is_some_and(|(w, v)| (w + v).is_zero())
        };
        (0..self.size).any(|k| {
            let through = || self.weight(i, k).zip(self.weight(k, j)).is_some_and(|(a, b)| a + b == *weight);
            k != i && k != j && (!(fixed(i, k) || fixed(k, j)) || (k < i && k < j)) && through()
        })
    }
}

impl Domain for Zones {
    fn top(space: &Arc<Space>) -> Self {
        let size = space.related().len() + 1;
        let mut weights = vec![None; size * size];
        (0..size).for_each(|i| weights[i * size + i] = Some(Rat::ZERO));
        Zones { space: space.clone(), size, weights: Arc::new(weights), closed: true, bottom: false }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Zones { bottom: true, ..Self::top(space) }
    }
    fn is_bottom(&self) -> bool {
        self.bottom
    }
    fn includes(&self, other: &Self) -> bool {
        let other = other.to_closed();
        if other.bottom || self.bottom {
            return other.bottom;
        }
        let at_most = |b: &Option<Rat>, a: &Rat| b.as_ref().is_some_and(|b| b <= a);
        let mut pairs = self.weights.iter().zip(&*other.weights);
        Arc::ptr_eq(&self.weights, &other.weights)
            || pairs.all(|(a, b)| a.as_ref().is_none_or(|a| at_most(b, a)))
    }
    fn join(&self, other: &Self) -> Self {
        let (a, b) = (self.to_closed(), other.to_closed());
        match (a.bottom, b.bottom) {
            (true, _) => b.into_owned(),
            (_, true) => a.into_owned(),
            _ if Arc::ptr_eq(&a.weights, &b.weights) => a.into_owned(),
            _ => a.zip(&b, |a, b| a.as_ref().zip(b.as_ref()).map(|(a, b)| a.max(b).clone()), true),
        }
    }
    fn meet(&self, other: &Self) -> Self {
        let least = |a: &Option<Rat>, b: &Option<Rat>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b).clone()),
            (a, b) => a.clone().or_else(|| b.clone()),
        };
        let mut met = self.zip(other, least, false);
        met.bottom |= other.bottom;
        met
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        let next = next.to_closed();
        match (self.bottom, next.bottom) {
            (true, _) => next.into_owned(),
            (_, true) => self.clone(),
            _ => {
                // Between two numbers an order is where a bound that grows may come to rest: one is at most the other, or less.
                let order = |b: &Rat| [Rat::MINUS_ONE, Rat::ZERO, Rat::ONE].into_iter().find(|n| b <= n);
                let widened = |a: &Option<Rat>, b: &Option<Rat>| match (a, b) {
                    (Some(a), Some(b)) if b <= a => Some(a.clone()),
                    (Some(_), Some(b)) => order(b),
                    _ => None,
                };
                self.zip(&next, widened, false)
            }
        }
    }
    fn assume(&mut self, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        self.close();
        if self.bottom {
            return;
        }
        match rel {
            Rel::Le | Rel::Lt => self.at_most_zero(sum, &Rat::ONE),
            Rel::Eq => {
                self.at_most_zero(sum, &Rat::ONE);
                self.at_most_zero(sum, &Rat::MINUS_ONE);
            }
            Rel::Ne => self.not_zero(sum),
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let from = self.to_closed();
        let mut out = Zones::top(space);
        out.bottom = from.bottom;
        let mut weights = out.weights.to_vec();
        let vertex =
            |i: usize| if i == ZERO { Some(ZERO) } else { from.vertex(dims[space.related()[i - 1]]) };
        for i in 0..out.size {
            for j in 0..out.size {
                if let (Some(a), Some(b)) = (vertex(i), vertex(j))
                    && i != j
                {
                    weights[i * out.size + j] = from.weight(a, b).cloned();
                }
            }
        }
        out.weights = Arc::new(weights);
        out
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        let other = other.to_closed();
        self.bottom |= other.bottom;
        let vertex = |zones: &Zones, i: usize| {
            if i == ZERO { Some(ZERO) } else { zones.vertex(dims[other.space.related()[i - 1]]) }
        };
        for i in 0..other.size {
            for j in 0..other.size {
                let (Some(a), Some(b)) = (vertex(self, i), vertex(self, j)) else { continue };
                if let Some(weight) = other.weight(i, j)
                    && self.lower(a, b, weight.clone())
                {
                    self.closed = false;
                }
            }
        }
        self.close();
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        let zones = self.to_closed();
        let scaled = |vertex: usize, c: Rat| match vertex {
            ZERO => LinExpr::default(),
            v => LinExpr::scaled(vars[self.space.related()[v - 1]], c),
        };
        for i in 0..zones.size {
            for j in 0..zones.size {
                let Some(weight) = zones.weight(i, j).filter(|_| i != j) else { continue };
                let back = zones.weight(j, i).is_some_and(|back| (back + weight).is_zero());
                if (back && j < i) || zones.is_redundant(i, j, weight) {
                    continue;
                }
                let mut difference = scaled(i, Rat::ONE);
                difference.add_assign(&scaled(j, Rat::MINUS_ONE));
                difference.constant = -weight;
                out.push(difference.to_atom(pool, if back { Rel::Eq } else { Rel::Le }));
            }
        }
    }
}
