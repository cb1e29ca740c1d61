//! Octagons: bounds of sums and differences of two numbers, in packs.
//!
//! For each pack of its space (`Space::packs`, dimensions that meet in atoms) an element has a matrix over twice as many vertices: `2 k` stands for
//! the number `v_k`, `2 k + 1` for `-v_k`, and `weight(i, j)` bounds the difference of two vertices, so `weight(2 k, 2 l + 1)` bounds `v_k + v_l` and
//! `weight(2 k, 2 k + 1)` twice `v_k`. Invariant: what a weight says the one of the opposite vertices says too (`coherence`).
//!
//! Source: A. Miné, "The octagon abstract domain" (Higher-Order and Symbolic Computation, 2006); closure as in R. Bagnara, P. Hill and E. Zaffanella, "Weakly-relational
//! shapes for numeric abstractions" (2009): shortest paths, then bounds of integers made even, then sums of the bounds of both vertices. Of a closed matrix one more
//! weight asks for paths through it alone, in quadratic time. What widening returns stays as it is, not closed.
//!
//! A linear atom bounds sums and differences of two of its dimensions whose factors have one magnitude, by the bounds of the others. Deliberately absent:
//! relations between packs, as bounds pass between them through the intervals; the formulas of differences, where zones have them.

use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Domains, Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Term, TermPool};
use std::borrow::Cow;
use std::sync::Arc;

/// The vertex that stands for the negation of what another one stands for.
fn negated(vertex: usize) -> usize {
    vertex ^ 1
}

/// The weights between the vertices of a pack.
#[derive(Clone, Debug, PartialEq)]
struct Matrix {
    /// The number of vertices.
    size: usize,
    /// For each dimension of the pack whether it is an integer.
    integer: Arc<Vec<bool>>,
    /// Row after row; `None` where there is no bound.
    weights: Vec<Option<Rat>>,
}

impl Matrix {
    fn top(space: &Space, pack: &[Dim]) -> Self {
        let size = 2 * pack.len();
        let integer = pack.iter().map(|d| space.kind(*d) == Kind::Int).collect();
        let mut weights = vec![None; size * size];
        (0..size).for_each(|i| weights[i * size + i] = Some(Rat::ZERO));
        Matrix { size, integer: Arc::new(integer), weights }
    }

    fn weight(&self, i: usize, j: usize) -> Option<&Rat> {
        self.weights[i * self.size + j].as_ref()
    }

    fn is_integer(&self, vertex: usize) -> bool {
        self.integer[vertex / 2]
    }

    /// Sets a weight, and its opposite, if it is less than what is there; whether it was. `None`: no point obeys it.
    fn lower(&mut self, i: usize, j: usize, weight: Rat) -> Option<bool> {
        let mut weight = weight;
        if self.is_integer(i) && self.is_integer(j) {
            weight = if i == negated(j) { even(&weight) } else { weight.floor() };
        }
        if !weight.is_small() {
            return Some(false);
        }
        if i == j {
            return (!weight.is_negative()).then_some(false);
        }
        if self.weight(i, j).is_some_and(|old| *old <= weight) {
            return Some(false);
        }
        let size = self.size;
        self.weights[negated(j) * size + negated(i)] = Some(weight.clone());
        self.weights[i * size + j] = Some(weight);
        Some(true)
    }

    /// Closes the matrix; `None` if there is no point.
    fn close(&mut self) -> Option<()> {
        for k in 0..self.size {
            for i in 0..self.size {
                let Some(first) = self.weight(i, k).cloned() else { continue };
                for j in 0..self.size {
                    if let Some(second) = self.weight(k, j) {
                        let path = &first + second;
                        self.lower(i, j, path)?;
                    }
                }
            }
        }
        self.strengthen()
    }

    /// Bounds sums by the bounds of their parts.
    fn strengthen(&mut self) -> Option<()> {
        let half = Rat::new(1, 2);
        let twice: Vec<Option<Rat>> = (0..self.size).map(|i| self.weight(i, negated(i)).cloned()).collect();
        for i in 0..self.size {
            let Some(first) = &twice[i] else { continue };
            for j in 0..self.size {
                if let Some(second) = &twice[negated(j)] {
                    let sum = &(first + second) * &half;
                    self.lower(i, j, sum)?;
                }
            }
        }
        Some(())
    }

    /// Assumes one more weight of a closed matrix, which stays closed.
    fn bound(&mut self, i: usize, j: usize, weight: Rat) -> Option<()> {
        if !self.lower(i, j, weight)? {
            return Some(());
        }
        let weight = self.weight(i, j).expect("it was set").clone();
        // Ways through the new edge, its opposite, or both.
        let (j_bar, i_bar) = (negated(j), negated(i));
        let shorter = |a: Option<Rat>, b: Option<Rat>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let plus = |a: Option<&Rat>, b: Option<&Rat>| a.zip(b).map(|(a, b)| a + b);
        let through = self.weight(j, j_bar).map(|w| w + &weight);
        let back = self.weight(i_bar, i).map(|w| w + &weight);
        for p in 0..self.size {
            let (to_i, to_j_bar) = (self.weight(p, i).cloned(), self.weight(p, j_bar).cloned());
            if to_i.is_none() && to_j_bar.is_none() {
                continue;
            }
            // The least weight from `p` to the begin of the last use of each edge.
            let at_i = shorter(to_i.clone(), plus(to_j_bar.as_ref(), back.as_ref()));
            let at_j_bar = shorter(to_j_bar, plus(to_i.as_ref(), through.as_ref()));
            for q in 0..self.size {
                let first = plus(at_i.as_ref(), self.weight(j, q));
                let second = plus(at_j_bar.as_ref(), self.weight(i_bar, q));
                if let Some(rest) = shorter(first, second) {
                    self.lower(p, q, rest + weight.clone())?;
                }
            }
        }
        self.strengthen()
    }

    /// The bounds of a dimension, by its place in the pack.
    fn bounds(&self, place: usize) -> (Option<Rat>, Option<Rat>) {
        let (v, half) = (2 * place, Rat::new(1, 2));
        (self.weight(v + 1, v).map(|w| &-w * &half), self.weight(v, v + 1).map(|w| w * &half))
    }

    /// Combines the weights of two matrices.
    fn zip(&self, other: &Self, f: impl Fn(&Option<Rat>, &Option<Rat>) -> Option<Rat>) -> Self {
        let weights = self.weights.iter().zip(&other.weights).map(|(a, b)| f(a, b)).collect();
        Matrix { weights, ..self.clone() }
    }
}

/// The greatest even integer that is at most `n`.
fn even(n: &Rat) -> Rat {
    let two = Rat::int(2);
    (n / &two).floor() * two
}

/// A matrix for each pack, or bottom.
#[derive(Clone, Debug)]
pub struct Octagons {
    space: Arc<Space>,
    matrices: Arc<Vec<Matrix>>,
    closed: bool,
    bottom: bool,
}

impl Octagons {
    /// Applies a change to the matrix of a pack; if it finds no point, there is none.
    fn change(&mut self, pack: usize, f: impl FnOnce(&mut Matrix) -> Option<()>) {
        let found = f(&mut Arc::make_mut(&mut self.matrices)[pack]);
        self.bottom |= found.is_none();
    }

    /// Closes all matrices.
    pub fn close(&mut self) {
        if self.closed || self.bottom {
            return;
        }
        for pack in 0..self.matrices.len() {
            self.change(pack, Matrix::close);
        }
        self.closed = true;
    }

    fn to_closed(&self) -> Cow<'_, Octagons> {
        if self.closed || self.bottom {
            return Cow::Borrowed(self);
        }
        let mut closed = self.clone();
        closed.close();
        Cow::Owned(closed)
    }

    /// The bounds of a dimension.
    pub fn bounds(&self, d: Dim) -> (Option<Rat>, Option<Rat>) {
        self.space.in_pack(d).map_or((None, None), |(pack, place)| self.matrices[pack].bounds(place))
    }

    /// Assumes bounds of one dimension.
    pub fn assume_bounds(&mut self, d: Dim, low: Option<&Rat>, high: Option<&Rat>) {
        let Some((pack, place)) = self.space.in_pack(d) else { return };
        let (known_low, known_high) = self.bounds(d);
        let (v, two) = (2 * place, Rat::int(2));
        if let Some(high) = high.filter(|n| known_high.is_none_or(|known| **n < known)) {
            self.change(pack, |m| m.bound(v, v + 1, high * &two));
        }
        if let Some(low) = low.filter(|n| known_low.is_none_or(|known| **n > known)) {
            self.change(pack, |m| m.bound(v + 1, v, &-low * &two));
        }
    }

    /// Assumes that `factor * sum <= 0`, where the factor is 1 or -1.
    fn at_most_zero(&mut self, sum: &Sum, factor: &Rat) {
        let terms: Vec<(Dim, Rat)> = sum.terms.iter().map(|(d, c)| (*d, c * factor)).collect();
        let least = |(d, c): &(Dim, Rat)| {
            let (low, high) = self.bounds(*d);
            if c.is_negative() { high } else { low }.map(|bound| &bound * c)
        };
        let least: Vec<Option<Rat>> = terms.iter().map(least).collect();
        let rest = |i: usize, j: usize| {
            let mut total = &sum.constant * factor;
            for (k, n) in least.iter().enumerate().filter(|(k, _)| *k != i && *k != j) {
                debug_assert!(k < terms.len());
                total += n.as_ref()?;
            }
            Some(total)
        };
        // `v` or `-v`, as the factor's sign says.
        let vertex = |place: usize, c: &Rat| 2 * place + usize::from(c.is_negative());
        for (i, (d, c)) in terms.iter().enumerate() {
            let Some((pack, place)) = self.space.in_pack(*d) else { continue };
            if let Some(rest) = rest(i, i) {
                let (v, limit) = (vertex(place, c), &-&(&rest / &c.abs()) * &Rat::int(2));
                self.change(pack, |m| m.bound(v, negated(v), limit));
            }
            for (j, (other, e)) in terms.iter().enumerate().skip(i + 1) {
                let in_pack = self.space.in_pack(*other).filter(|(p, _)| *p == pack && c.abs() == e.abs());
                if let (Some((_, other_place)), Some(rest)) = (in_pack, rest(i, j))
                    && !self.bottom
                {
                    let (v, u) = (vertex(place, c), negated(vertex(other_place, e)));
                    self.change(pack, |m| m.bound(v, u, -&(&rest / &c.abs())));
                }
            }
            if self.bottom {
                return;
            }
        }
    }

    /// For each two vertices of a matrix of `to` the weight between vertices of the matrices of `from`, where `dims` gives the dimensions of `from` for those
    /// of `to`.
    fn carried(from: &Octagons, to: &Space, pack: usize, dims: &[Dim]) -> Vec<(usize, usize, Rat)> {
        let places: Vec<Option<(usize, usize)>> =
            to.packs()[pack].iter().map(|d| from.space.in_pack(dims[*d])).collect();
        let mut out = Vec::new();
        for (i, a) in places.iter().enumerate() {
            for (j, b) in places.iter().enumerate() {
                let (Some((p, k)), Some((q, l))) = (a, b) else { continue };
                if p != q {
                    continue;
                }
                for (s, t) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if let Some(weight) = from.matrices[*p].weight(2 * k + s, 2 * l + t)
                        && (i, s) != (j, t)
                    {
                        out.push((2 * i + s, 2 * j + t, weight.clone()));
                    }
                }
            }
        }
        out
    }
}

impl Domain for Octagons {
    fn top(space: &Arc<Space>) -> Self {
        let used = space.domains().has(Domains::OCTAGONS);
        let packs = if used { space.packs() } else { &[] };
        let matrices = packs.iter().map(|pack| Matrix::top(space, pack)).collect();
        Octagons { space: space.clone(), matrices: Arc::new(matrices), closed: true, bottom: false }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Octagons { bottom: true, ..Self::top(space) }
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
        let all = |(a, b): (&Matrix, &Matrix)| {
            a.weights.iter().zip(&b.weights).all(|(a, b)| a.as_ref().is_none_or(|a| at_most(b, a)))
        };
        Arc::ptr_eq(&self.matrices, &other.matrices) || self.matrices.iter().zip(&*other.matrices).all(all)
    }
    fn join(&self, other: &Self) -> Self {
        let (a, b) = (self.to_closed(), other.to_closed());
        match (a.bottom, b.bottom) {
            (true, _) => b.into_owned(),
            (_, true) => a.into_owned(),
            _ if Arc::ptr_eq(&a.matrices, &b.matrices) => a.into_owned(),
            _ => {
                let greater = |a: &Option<Rat>, b: &Option<Rat>| {
                    a.as_ref().zip(b.as_ref()).map(|(a, b)| a.max(b).clone())
                };
                let matrices = a.matrices.iter().zip(&*b.matrices).map(|(a, b)| a.zip(b, greater)).collect();
                Octagons { matrices: Arc::new(matrices), ..a.into_owned() }
            }
        }
    }
    fn meet(&self, other: &Self) -> Self {
        let mut met = self.clone();
        met.bottom |= other.bottom;
        let least = |a: &Option<Rat>, b: &Option<Rat>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b).clone()),
            (a, b) => a.clone().or_else(|| b.clone()),
        };
        if !Arc::ptr_eq(&self.matrices, &other.matrices) {
            let both = self.matrices.iter().zip(&*other.matrices);
            met.matrices = Arc::new(both.map(|(a, b)| a.zip(b, least)).collect());
            met.closed = false;
        }
        met
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        let next = next.to_closed();
        match (self.bottom, next.bottom) {
            (true, _) => next.into_owned(),
            (_, true) => self.clone(),
            _ => {
                let stable = |a: &Option<Rat>, b: &Option<Rat>| {
                    a.clone().filter(|a| b.as_ref().is_some_and(|b| b <= a))
                };
                let both = self.matrices.iter().zip(&*next.matrices);
                let matrices = both.map(|(a, b)| a.zip(b, stable)).collect();
                Octagons { matrices: Arc::new(matrices), closed: false, ..self.clone() }
            }
        }
    }
    fn assume(&mut self, atom: &Atom) {
        let Atom::Linear(sum, rel) = atom else { return };
        self.close();
        if self.bottom || sum.terms.iter().all(|(d, _)| self.space.in_pack(*d).is_none()) {
            return;
        }
        match rel {
            Rel::Le | Rel::Lt => self.at_most_zero(sum, &Rat::ONE),
            Rel::Eq => {
                self.at_most_zero(sum, &Rat::ONE);
                if !self.bottom {
                    self.at_most_zero(sum, &Rat::MINUS_ONE);
                }
            }
            Rel::Ne => {}
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let from = self.to_closed();
        let mut out = Self::top(space);
        out.bottom = from.bottom;
        for pack in 0..out.matrices.len() {
            for (i, j, weight) in Self::carried(&from, space, pack, dims) {
                if !out.bottom {
                    out.change(pack, |m| m.lower(i, j, weight).map(|_| ()));
                }
            }
        }
        out.closed = false;
        out
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        let other = other.to_closed();
        self.bottom |= other.bottom;
        for (matrix, pack) in other.matrices.iter().zip(other.space.packs()) {
            let places: Vec<Option<(usize, usize)>> =
                pack.iter().map(|d| self.space.in_pack(dims[*d])).collect();
            for (i, j) in (0..matrix.size).flat_map(|i| (0..matrix.size).map(move |j| (i, j))) {
                let (Some(weight), Some((p, k)), Some((q, l))) =
                    (matrix.weight(i, j), places[i / 2], places[j / 2])
                else {
                    continue;
                };
                if p == q && i != j && !self.bottom {
                    let (v, u) = (2 * k + i % 2, 2 * l + j % 2);
                    if self.matrices[p].weight(v, u).is_none_or(|old| weight < old) {
                        self.closed = false;
                        self.change(p, |m| m.lower(v, u, weight.clone()).map(|_| ()));
                    }
                }
            }
        }
        self.close();
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        let octagons = self.to_closed();
        let differences = !self.space.domains().has(Domains::ZONES);
        for (matrix, pack) in octagons.matrices.iter().zip(self.space.packs()) {
            for i in 0..matrix.size {
                // Of a weight and its opposite one speaks.
                for j in 0..=negated(i).max(i) {
                    let Some(weight) = matrix.weight(i, j).filter(|_| i != j) else { continue };
                    let twice = |v: usize| matrix.weight(v, negated(v));
                    let implied =
                        twice(i).zip(twice(negated(j))).is_some_and(|(a, b)| a + b <= weight + weight);
                    if (i != negated(j) && implied) || (i / 2 != j / 2 && i % 2 == j % 2 && !differences) {
                        continue;
                    }
                    let scaled = |v: usize, c: Rat| {
                        LinExpr::scaled(vars[pack[v / 2]], if v & 1 == 0 { c } else { -&c })
                    };
                    let mut sum = scaled(i, Rat::ONE);
                    sum.add_assign(&scaled(j, Rat::MINUS_ONE));
                    sum.constant = -weight;
                    out.push(sum.to_atom(pool, Rel::Le));
                }
            }
        }
    }
}
