//! Zones: bounds of numbers and of their differences.
//!
//! An element is a graph over the related dimensions of its space, in split normal form ([`graph`]).
//!
//! Source: A. Miné, "A new numerical abstract domain based on difference-bound matrices" (PADO 2001); for the form, see there. Invariant for
//! termination, from the same paper: what widening returns stays as it is, not closed, and whoever reads it closes a copy.
//!
//! A linear atom bounds the difference of two dimensions whose coefficients are opposite, by the bounds of the others.
//! Weights between integers are integers. Deliberately absent: strict weights.

mod graph;

use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Term, TermPool};
use graph::{Edge, Graph, Vertex, is_less};
use std::borrow::Cow;
use std::sync::Arc;

/// Bounds of numbers and of their differences, or bottom.
#[derive(Clone, Debug)]
pub struct Zones {
    space: Arc<Space>,
    /// Shared by copies until one of them changes.
    graph: Arc<Graph>,
    closed: bool,
}

impl Zones {
    /// The bounds of a dimension: the least and the greatest number.
    pub fn bounds(&self, d: Dim) -> (Option<Rat>, Option<Rat>) {
        let Some(v) = self.space.place(d) else { return (None, None) };
        (self.graph.low[v].clone(), self.graph.high[v].clone())
    }

    /// Closes the graph.
    pub fn close(&mut self) {
        if !self.closed && !self.graph.bottom {
            Arc::make_mut(&mut self.graph).close();
        }
        self.closed = true;
    }

    /// The same points, closed.
    fn to_closed(&self) -> Cow<'_, Zones> {
        if self.closed || self.graph.bottom {
            return Cow::Borrowed(self);
        }
        let mut closed = self.clone();
        closed.close();
        Cow::Owned(closed)
    }

    /// Assumes an upper bound.
    fn assume_high(&mut self, v: Vertex, high: Rat) {
        if is_less(&high, self.graph.high[v].as_ref()) {
            Arc::make_mut(&mut self.graph).assume_high(v, high);
        }
    }

    /// Assumes a lower bound.
    fn assume_low(&mut self, v: Vertex, low: &Rat) {
        if self.graph.low[v].as_ref().is_none_or(|known| low > known) {
            Arc::make_mut(&mut self.graph).assume_low(v, low);
        }
    }

    /// Assumes a bound of a difference.
    fn assume_difference(&mut self, from: Vertex, to: Vertex, weight: Rat) {
        if !self.graph.obeys(from, to, &weight) {
            Arc::make_mut(&mut self.graph).assume_difference(from, to, weight);
        }
    }

    /// Assumes bounds of one dimension.
    pub fn assume_bounds(&mut self, d: Dim, low: Option<&Rat>, high: Option<&Rat>) {
        let Some(v) = self.space.place(d) else { return };
        self.close();
        if let Some(low) = low {
            self.assume_low(v, low);
        }
        if let Some(high) = high {
            self.assume_high(v, high.clone());
        }
    }

    /// The least value of `c * x`.
    fn least_product(&self, d: Dim, c: &Rat) -> Option<Rat> {
        let v = self.space.place(d)?;
        let bound = if c.is_negative() { &self.graph.high[v] } else { &self.graph.low[v] };
        bound.as_ref().map(|bound| bound * c)
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
            let Some(v) = self.space.place(*d) else { continue };
            if let Some(rest) = rest(i, i) {
                // c * v <= -rest
                let limit = -&(&rest / &c.abs());
                if c.is_positive() { self.assume_high(v, limit) } else { self.assume_low(v, &-&limit) }
            }
            for (j, (other, e)) in terms.iter().enumerate() {
                let Some(u) = self.space.place(*other) else { continue };
                if c.is_positive()
                    && (c + e).is_zero()
                    && let Some(rest) = rest(i, j)
                {
                    self.assume_difference(v, u, -&(&rest / c));
                }
            }
            if self.graph.bottom {
                return;
            }
        }
    }

    fn is_integer(&self, v: Vertex) -> bool {
        self.space.kind(self.space.related()[v]) == Kind::Int
    }

    /// Assumes that an integer, or a difference between integers, is not a number, where that is its bound.
    fn not_zero(&mut self, sum: &Sum) {
        match &sum.terms[..] {
            [(d, c)] => {
                let Some(v) = self.space.place(*d).filter(|v| self.is_integer(*v)) else { return };
                let excluded = -&(&sum.constant / c);
                if self.graph.high[v].as_ref() == Some(&excluded) {
                    self.assume_high(v, &excluded - &Rat::ONE);
                }
                if self.graph.low[v].as_ref() == Some(&excluded) {
                    self.assume_low(v, &(&excluded + &Rat::ONE));
                }
            }
            [(d, c), (e, f)] if (c + f).is_zero() => {
                let ends = self.space.place(*d).zip(self.space.place(*e));
                let Some((v, u)) = ends.filter(|(v, u)| self.is_integer(*v) && self.is_integer(*u)) else {
                    return;
                };
                let excluded = -&(&sum.constant / c);
                for (i, j, weight) in [(v, u, excluded.clone()), (u, v, -&excluded)] {
                    if !self.graph.bottom && self.graph.weight(i, j).as_ref() == Some(&weight) {
                        self.assume_difference(i, j, weight - Rat::ONE);
                    }
                }
            }
            _ => {}
        }
    }

    /// What widening makes of a bound from above, where `next` is the bound of the next element. Between two numbers an order is where a bound that grows
    /// may come to rest: one is at most the other, or less.
    fn widened(known: &Rat, next: Option<&Rat>) -> Option<Rat> {
        match next {
            Some(next) if next <= known => Some(known.clone()),
            Some(next) => [Rat::MINUS_ONE, Rat::ZERO, Rat::ONE].into_iter().find(|n| next <= n),
            None => None,
        }
    }
}

impl Domain for Zones {
    fn top(space: &Arc<Space>) -> Self {
        let integer = space.related().iter().map(|d| space.kind(*d) == Kind::Int).collect();
        Zones { space: space.clone(), graph: Arc::new(Graph::new(integer)), closed: true }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        let mut bottom = Self::top(space);
        Arc::make_mut(&mut bottom.graph).bottom = true;
        bottom
    }
    fn is_bottom(&self) -> bool {
        self.graph.bottom
    }
    fn includes(&self, other: &Self) -> bool {
        let other = other.to_closed();
        let (a, b) = (&self.graph, &other.graph);
        if b.bottom || a.bottom || Arc::ptr_eq(a, b) {
            return b.bottom || !a.bottom;
        }
        let mut highs = a.high.iter().zip(&b.high);
        let mut lows = a.low.iter().zip(&b.low);
        highs.all(|(a, b)| a.as_ref().is_none_or(|a| b.as_ref().is_some_and(|b| b <= a)))
            && lows.all(|(a, b)| a.as_ref().is_none_or(|a| b.as_ref().is_some_and(|b| b >= a)))
            && a.edges().iter().all(|e| b.obeys(e.from, e.to, &e.weight))
    }
    fn join(&self, other: &Self) -> Self {
        let (a, b) = (self.to_closed(), other.to_closed());
        match (a.graph.bottom, b.graph.bottom) {
            (true, _) => b.into_owned(),
            (_, true) => a.into_owned(),
            _ if Arc::ptr_eq(&a.graph, &b.graph) => a.into_owned(),
            _ => Zones { graph: Arc::new(a.graph.join(&b.graph)), ..a.into_owned() },
        }
    }
    fn meet(&self, other: &Self) -> Self {
        let mut met = self.clone();
        let all: Vec<Dim> = (0..self.space.len()).collect();
        met.meet_at(other, &all);
        met
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        let next = next.to_closed();
        let (a, b) = (&self.graph, &next.graph);
        if a.bottom || b.bottom {
            return if a.bottom { next.into_owned() } else { self.clone() };
        }
        let mut widened = (**a).clone();
        for v in 0..a.len() {
            let low = |of: &Graph| of.low[v].as_ref().map(|low| -low);
            widened.high[v] = a.high[v].as_ref().and_then(|known| Self::widened(known, b.high[v].as_ref()));
            widened.low[v] = low(a).and_then(|known| Self::widened(&known, low(b).as_ref())).map(|n| -&n);
        }
        // What only the bounds of this element imply is an edge where these bounds go, as far as the next element has an edge there.
        let mut ends: Vec<(Vertex, Vertex)> =
            a.edges().iter().chain(b.edges()).map(|e| (e.from, e.to)).collect();
        ends.sort_unstable();
        ends.dedup();
        let kept = |(from, to): (Vertex, Vertex)| {
            let weight = Self::widened(&a.weight(from, to)?, b.weight(from, to).as_ref())?;
            is_less(&weight, widened.implied(from, to).as_ref()).then_some(Edge { from, to, weight })
        };
        let edges: Vec<Edge> = ends.into_iter().filter_map(kept).collect();
        widened.set_edges(edges);
        Zones { space: self.space.clone(), graph: Arc::new(widened), closed: false }
    }
    fn assume(&mut self, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        self.close();
        if self.graph.bottom {
            return;
        }
        match rel {
            Rel::Le | Rel::Lt => self.at_most_zero(sum, &Rat::ONE),
            Rel::Eq => {
                self.at_most_zero(sum, &Rat::ONE);
                if !self.graph.bottom {
                    self.at_most_zero(sum, &Rat::MINUS_ONE);
                }
            }
            Rel::Ne => self.not_zero(sum),
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let from = self.to_closed();
        let mut out = Zones::top(space);
        let graph = Arc::make_mut(&mut out.graph);
        graph.bottom = from.graph.bottom;
        // For each vertex here those that it becomes.
        let mut becomes: Vec<Vec<Vertex>> = vec![Vec::new(); from.graph.len()];
        for (v, d) in space.related().iter().enumerate() {
            if let Some(source) = from.space.place(dims[*d]) {
                becomes[source].push(v);
                graph.low[v].clone_from(&from.graph.low[source]);
                graph.high[v].clone_from(&from.graph.high[source]);
            }
        }
        let mut edges = Vec::new();
        for edge in from.graph.edges() {
            for &v in &becomes[edge.from] {
                let to = |&to: &Vertex| Edge { from: v, to, weight: edge.weight.clone() };
                edges.extend(becomes[edge.to].iter().map(to));
            }
        }
        for same in becomes.iter().filter(|same| same.len() > 1) {
            let others = |v: Vertex| same.iter().copied().filter(move |u| *u != v).map(move |u| (v, u));
            let pairs = same.iter().flat_map(|v| others(*v));
            edges.extend(pairs.map(|(from, to)| Edge { from, to, weight: Rat::ZERO }));
        }
        graph.set_edges(edges);
        out
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        self.close();
        let other = other.to_closed();
        if other.graph.bottom {
            Arc::make_mut(&mut self.graph).bottom = true;
            return;
        }
        let vertex = |space: &Space, v: Vertex| space.place(dims[other.space.related()[v]]);
        for (v, d) in other.space.related().iter().enumerate() {
            self.assume_bounds(dims[*d], other.graph.low[v].as_ref(), other.graph.high[v].as_ref());
        }
        for edge in other.graph.edges() {
            let ends = vertex(&self.space, edge.from).zip(vertex(&self.space, edge.to));
            if let Some((from, to)) = ends.filter(|_| !self.graph.bottom) {
                self.assume_difference(from, to, edge.weight.clone());
            }
        }
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        let zones = self.to_closed();
        let graph = &zones.graph;
        let var = |v: Vertex| vars[self.space.related()[v]];
        let mut say = |difference: LinExpr, limit: &Rat, rel: Rel, pool: &mut TermPool| {
            out.push(LinExpr { constant: -limit, ..difference }.to_atom(pool, rel));
        };
        for v in 0..graph.len() {
            let one = |c| LinExpr::scaled(var(v), c);
            match (&graph.low[v], &graph.high[v]) {
                (Some(low), Some(high)) if low == high => say(one(Rat::ONE), high, Rel::Eq, pool),
                (low, high) => {
                    if let Some(high) = high {
                        say(one(Rat::ONE), high, Rel::Le, pool);
                    }
                    if let Some(low) = low {
                        say(one(Rat::MINUS_ONE), &-low, Rel::Le, pool);
                    }
                }
            }
        }
        for edge in graph.edges() {
            let Edge { from, to, weight } = edge;
            let is_equal = graph.weight(*to, *from).is_some_and(|back| (&back + weight).is_zero());
            let is_said = is_equal && to < from && graph.has_edge(*to, *from);
            if is_said || graph.implied(*from, *to).is_some_and(|n| n <= *weight) || graph.is_redundant(edge)
            {
                continue;
            }
            let mut difference = LinExpr::scaled(var(*from), Rat::ONE);
            difference.add_assign(&LinExpr::scaled(var(*to), Rat::MINUS_ONE));
            say(difference, weight, if is_equal { Rel::Eq } else { Rel::Le }, pool);
        }
    }
}
