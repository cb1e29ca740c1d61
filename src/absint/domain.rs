//! What an abstract domain is: a lattice of sets of points over named dimensions.
//!
//! A [`Space`] says of what kind each dimension is; an element of a [`Domain`] stands for a set of points of its space, those
//! that it does not exclude. Every operation over-approximates: the result excludes no point that it has to contain. Nothing
//! promises the best result.
//!
//! Invariant: all elements that meet in one operation are of one space, but for [`Domain::select`] and
//! [`Domain::meet_at`], the two ways between spaces.
//!
//! The operations are those of Cousot and Cousot, "Abstract interpretation: a unified lattice model" (POPL 1977). Deliberately
//! absent: a narrowing operator, as the iterator takes a bounded number of descending steps, for which the meet
//! suffices; strict bounds, which reals would need and whose loss a solver behind the analysis makes good.

use super::atom::Atom;
use super::space::{Dim, Space};
use eufonium_base::Rat;
use eufonium_ir::{Term, TermPool};
use std::sync::Arc;

/// Numbers at which widening stops before it gives a bound up, in order.
#[derive(Clone, Debug, Default)]
pub struct Thresholds {
    numbers: Vec<Rat>,
}

impl Thresholds {
    /// At most `limit` of these numbers, those of least magnitude.
    pub fn new(mut numbers: Vec<Rat>, limit: usize) -> Self {
        numbers.sort_by(|a, b| a.abs().cmp(&b.abs()).then_with(|| a.cmp(b)));
        numbers.dedup();
        numbers.truncate(limit);
        numbers.sort();
        Thresholds { numbers }
    }
    /// The greatest threshold that is at most `n`.
    pub fn below(&self, n: &Rat) -> Option<&Rat> {
        self.numbers[..self.numbers.partition_point(|t| t <= n)].last()
    }
    /// The least threshold that is at least `n`.
    pub fn above(&self, n: &Rat) -> Option<&Rat> {
        self.numbers[self.numbers.partition_point(|t| t < n)..].first()
    }
}

/// Sets of points, in a form that is easy to compute with.
pub trait Domain: Clone {
    /// All points.
    fn top(space: &Arc<Space>) -> Self;
    /// No point.
    fn bottom(space: &Arc<Space>) -> Self;
    /// Whether it is known that there is no point.
    fn is_bottom(&self) -> bool;
    /// Whether it is known that `self` has all points of `other`.
    fn includes(&self, other: &Self) -> bool;
    /// An upper bound of both.
    fn join(&self, other: &Self) -> Self;
    /// A set that contains what is in both, and is in both as far as the domain can tell.
    fn meet(&self, other: &Self) -> Self;
    /// An upper bound of both such that every sequence of widenings becomes stationary. The result is to be kept as it
    /// is and widened further; making it stronger by what it implies may lose that.
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self;
    /// Leaves out points at which the atom is false.
    fn assume(&mut self, atom: &Atom);
    /// The projection on `dims`: dimension `i` of the result, which is of `space`, is dimension `dims[i]` of this. A dimension may be
    /// chosen more than once.
    fn select(&self, space: &Arc<Space>, dims: &[Dim]) -> Self;
    /// Leaves out points whose projection on `dims` is not in `other`: dimension `i` of `other` is dimension `dims[i]` of this.
    fn meet_at(&mut self, other: &Self, dims: &[Dim]);
    /// The points of `space` whose projection on `dims` is in this.
    fn lift(&self, space: &Arc<Space>, dims: &[Dim]) -> Self {
        let mut lifted = Self::top(space);
        lifted.meet_at(self, dims);
        lifted
    }
    /// Appends formulas that hold at all points, where `vars` stand for the dimensions. Not for bottom.
    fn to_terms(&self, pool: &mut TermPool, vars: &[Term], out: &mut Vec<Term>);
}
