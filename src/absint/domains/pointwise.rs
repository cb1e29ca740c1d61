//! Domains that know each dimension by itself: a vector of abstract values.
//!
//! A domain of this kind is one type of values with the operations of [`Value`]; the rest is the same for all. Invariant: an
//! element that is not bottom has a value for each dimension, none of which is empty. Copies share their values until one of them
//! changes, as most cases of a disjunction change little.

use crate::atom::Atom;
use crate::domain::{Domain, Thresholds};
use crate::space::{Dim, Kind, Space};
use eufonium_ir::{Term, TermPool};
use std::sync::Arc;

/// A set of values of one dimension that is not empty.
pub trait Value: Clone + PartialEq {
    /// All values of this kind.
    fn top(kind: Kind) -> Self;
    /// Whether all values of `other` are in `self`.
    fn includes(&self, other: &Self) -> bool;
    /// An upper bound of both.
    fn join(&self, other: &Self) -> Self;
    /// What is in both; `None` if nothing is.
    fn meet(&self, other: &Self) -> Option<Self>;
    /// An upper bound of both, such that every sequence of them becomes stationary.
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self;
    /// Leaves out values that the atom excludes.
    fn assume(values: &mut Pointwise<Self>, atom: &Atom);
    /// Appends formulas that hold for all values, where `var` stands for the dimension.
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>);
}

/// A value for each dimension, or bottom.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointwise<V> {
    space: Arc<Space>,
    values: Arc<Vec<V>>,
    bottom: bool,
}

impl<V: Value> Pointwise<V> {
    /// The kind of a dimension.
    pub fn kind(&self, d: Dim) -> Kind {
        self.space.kind(d)
    }
    /// The value of a dimension.
    pub fn get(&self, d: Dim) -> &V {
        &self.values[d]
    }
    /// Makes this bottom.
    pub fn clear(&mut self) {
        self.bottom = true;
    }
    /// Leaves out values of a dimension that are not in `value`.
    pub fn refine(&mut self, d: Dim, value: &V) {
        match self.values[d].meet(value) {
            Some(met) if met == self.values[d] => {}
            Some(met) => Arc::make_mut(&mut self.values)[d] = met,
            None => self.bottom = true,
        }
    }
    /// Combines the values of both where neither is bottom.
    fn zip(&self, other: &Self, f: impl Fn(&V, &V) -> V) -> Self {
        match (self.bottom, other.bottom) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ if Arc::ptr_eq(&self.values, &other.values) => self.clone(),
            _ => Pointwise {
                space: self.space.clone(),
                values: Arc::new(self.values.iter().zip(&*other.values).map(|(a, b)| f(a, b)).collect()),
                bottom: false,
            },
        }
    }
}

impl<V: Value> Domain for Pointwise<V> {
    fn top(space: &Arc<Space>) -> Self {
        let values = (0..space.len()).map(|d| V::top(space.kind(d))).collect();
        Pointwise { space: space.clone(), values: Arc::new(values), bottom: false }
    }
    fn bottom(space: &Arc<Space>) -> Self {
        Pointwise { bottom: true, ..Self::top(space) }
    }
    fn is_bottom(&self) -> bool {
        self.bottom
    }
    fn includes(&self, other: &Self) -> bool {
        let same = || Arc::ptr_eq(&self.values, &other.values);
        let all = || self.values.iter().zip(&*other.values).all(|(a, b)| a.includes(b));
        other.bottom || (!self.bottom && (same() || all()))
    }
    fn join(&self, other: &Self) -> Self {
        self.zip(other, V::join)
    }
    fn meet(&self, other: &Self) -> Self {
        let mut met = self.clone();
        met.bottom |= other.bottom;
        for (d, value) in other.values.iter().enumerate() {
            if !met.bottom {
                met.refine(d, value);
            }
        }
        met
    }
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self {
        self.zip(next, |a, b| a.widen(b, thresholds))
    }
    fn assume(&mut self, atom: &Atom) {
        if !self.bottom {
            V::assume(self, atom);
        }
    }
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let values = dims.iter().map(|&d| self.values[d].clone()).collect();
        Pointwise { space: space.clone(), values: Arc::new(values), bottom: self.bottom }
    }
    fn meet_at(&mut self, other: &Self, dims: &[Dim]) {
        self.bottom |= other.bottom;
        for (value, &d) in other.values.iter().zip(dims) {
            if !self.bottom {
                self.refine(d, value);
            }
        }
    }
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>) {
        for (value, &var) in self.values.iter().zip(vars) {
            value.to_terms(pool, var, out);
        }
    }
}
