//! Current values of the columns, and lists that make "what changed?" cheap.
//!
//! Three lazy lists are supersets of what they name: columns changed since the model was saved, user's integer columns
//! with a fractional value, columns whose value or bound has an infinitesimal part. Each column is at most once on each.

use super::delta::Delta;
use super::tableau::Column;
use eufonium_base::ids::{Id, IdVec};

/// A list of columns without repetitions.
#[derive(Debug, Default)]
pub struct ColumnSet {
    members: Vec<Column>,
    contains: Vec<bool>,
}

impl ColumnSet {
    /// Adds a column.
    #[inline]
    pub fn insert(&mut self, column: Column) {
        if self.contains.len() <= column.index() {
            self.contains.resize(column.index() + 1, false);
        }
        if !std::mem::replace(&mut self.contains[column.index()], true) {
            self.members.push(column);
        }
    }
    /// Keeps what `keep` says.
    pub fn retain(&mut self, mut keep: impl FnMut(Column) -> bool) {
        let contains = &mut self.contains;
        self.members.retain(|c| {
            let kept = keep(*c);
            contains[c.index()] = kept;
            kept
        });
    }
    /// The members in the order of insertion.
    pub fn members(&self) -> &[Column] {
        &self.members
    }
}

/// The value of each column.
#[derive(Debug, Default)]
pub struct Values {
    current: IdVec<Column, Delta>,
    watched_int: IdVec<Column, bool>,
    /// Changed since the model was saved.
    pub changed: ColumnSet,
    /// May have a fractional value though a user's integer.
    pub fractional: ColumnSet,
    /// May have an infinitesimal in value or bound.
    pub strict: ColumnSet,
}

impl Values {
    /// Makes room for one more column of value 0; `watched_int`: to be listed when fractional.
    pub fn add_column(&mut self, watched_int: bool) {
        let column = self.current.push(Delta::default());
        self.watched_int.push(watched_int);
        self.changed.insert(column);
    }

    /// The value of a column.
    #[inline]
    pub fn get(&self, column: Column) -> &Delta {
        &self.current[column]
    }

    /// Changes the value of a column.
    #[inline]
    pub fn set(&mut self, column: Column, value: Delta) {
        if self.watched_int[column] && !value.is_int() {
            self.fractional.insert(column);
        }
        if !value.eps.is_zero() {
            self.strict.insert(column);
        }
        self.changed.insert(column);
        self.current[column] = value;
    }
}
