//! Bounds of columns and their trail: the only state of the simplex that is backtracked.
//!
//! Each bound remembers the literal that asserted it. A bound is only ever replaced by a tighter one; the trail keeps what
//! it replaced.

use super::delta::Delta;
use super::tableau::Column;
use super::values::ColumnSet;
use crate::sat::Lit;
use eufonium_base::ids::IdVec;

/// Which bound of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// `column >= value`.
    Lower,
    /// `column <= value`.
    Upper,
}

impl Side {
    /// The upper side if `upper`.
    pub fn upper_if(upper: bool) -> Side {
        if upper { Side::Upper } else { Side::Lower }
    }
    /// The other side.
    pub fn other(self) -> Side {
        Side::upper_if(self == Side::Lower)
    }
    /// Whether a bound `a` of this side says more than `b`.
    #[inline]
    pub fn tighter(self, a: &Delta, b: &Delta) -> bool {
        match self {
            Side::Lower => a > b,
            Side::Upper => a < b,
        }
    }
}

/// A bound and the literal that asserted it.
#[derive(Clone, Debug)]
pub struct Bound {
    /// The bound; infinitesimal for strict ones.
    pub value: Delta,
    /// The literal that is this bound, or a stronger one.
    pub lit: Lit,
}

/// The bounds of all columns, with a trail.
#[derive(Debug, Default)]
pub struct Bounds {
    lower: IdVec<Column, Option<Bound>>,
    upper: IdVec<Column, Option<Bound>>,
    trail: Vec<(Column, Side, Option<Bound>)>,
}

impl Bounds {
    /// Makes room for one more column, unbounded.
    pub fn add_column(&mut self) {
        self.lower.push(None);
        self.upper.push(None);
    }

    /// The bound of a column on one side.
    #[inline]
    pub fn get(&self, column: Column, side: Side) -> Option<&Bound> {
        match side {
            Side::Lower => self.lower[column].as_ref(),
            Side::Upper => self.upper[column].as_ref(),
        }
    }

    /// The value of a bound.
    #[inline]
    pub fn value(&self, column: Column, side: Side) -> Option<&Delta> {
        self.get(column, side).map(|b| &b.value)
    }

    /// Replaces a bound and notes the old one on the trail.
    pub fn set(&mut self, column: Column, side: Side, bound: Bound) {
        let place = match side {
            Side::Lower => &mut self.lower[column],
            Side::Upper => &mut self.upper[column],
        };
        let old = place.replace(bound);
        self.trail.push((column, side, old));
    }

    /// The length of the trail.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Undoes all changes since the trail had this length. Adds columns that get a strict bound back to `strict`.
    pub fn undo(&mut self, mark: usize, strict: &mut ColumnSet) {
        while self.trail.len() > mark {
            let (column, side, old) = self.trail.pop().expect("the trail is longer than the mark");
            if old.as_ref().is_some_and(|b| !b.value.eps.is_zero()) {
                strict.insert(column);
            }
            match side {
                Side::Lower => self.lower[column] = old,
                Side::Upper => self.upper[column] = old,
            }
        }
    }

    /// Whether `value` respects the bound on this side.
    #[inline]
    pub fn allows(&self, column: Column, side: Side, value: &Delta) -> bool {
        self.value(column, side).is_none_or(|b| !side.tighter(b, value))
    }

    /// Whether the column has a bound.
    #[inline]
    pub fn is_bounded(&self, column: Column) -> bool {
        self.lower[column].is_some() || self.upper[column].is_some()
    }

    /// The value of a column whose bounds leave one value.
    #[inline]
    pub fn fixed(&self, column: Column) -> Option<&Delta> {
        match (self.value(column, Side::Lower), self.value(column, Side::Upper)) {
            (Some(l), Some(u)) if l == u => Some(l),
            _ => None,
        }
    }
}
