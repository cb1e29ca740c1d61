//! Truth values that are known.

use super::pointwise::{Pointwise, Value};
use crate::atom::Atom;
use crate::domain::Thresholds;
use crate::space::Kind;
use eufonium_ir::{Term, TermPool};

/// The truth value that a dimension always has, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth(pub Option<bool>);

impl Value for Truth {
    fn top(_: Kind) -> Self {
        Truth(None)
    }
    fn includes(&self, other: &Self) -> bool {
        self.0.is_none() || self == other
    }
    fn join(&self, other: &Self) -> Self {
        if self == other { *self } else { Truth(None) }
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        match (self.0, other.0) {
            (Some(a), Some(b)) => (a == b).then_some(*self),
            (a, b) => Some(Truth(a.or(b))),
        }
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        self.join(next)
    }
    fn assume(values: &mut Pointwise<Self>, atom: &Atom) {
        if let Atom::Truth(d, truth) = atom {
            values.refine(*d, &Truth(Some(*truth)));
        }
    }
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>) {
        match self.0 {
            Some(true) => out.push(var),
            Some(false) => out.push(pool.not(var)),
            None => {}
        }
    }
}
