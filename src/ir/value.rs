//! Values: what ground terms evaluate to.

use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use crate::base::Rat;

/// An element of a sort's domain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An integer or a real.
    Num(Rat),
    /// The `n`-th element of an uninterpreted sort.
    Elem(Sort, u32),
}

impl Value {
    /// A value that every sort has.
    pub fn default_of(pool: &TermPool, sort: Sort) -> Value {
        match pool.sort_kind(sort) {
            SortKind::Bool => Value::Bool(false),
            SortKind::Int | SortKind::Real => Value::Num(Rat::ZERO),
            SortKind::Uninterpreted(_) => Value::Elem(sort, 0),
        }
    }

    /// The truth value.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_bool(&self) -> bool {
        match self {
            Value::Bool(b) => *b,
            other => panic!("a formula evaluates to a truth value, not {other:?}"),
        }
    }
    /// The number.
    ///
    /// # Panics
    /// If this is not one.
    pub fn as_num(&self) -> &Rat {
        match self {
            Value::Num(r) => r,
            other => panic!("an arithmetic term evaluates to a number, not {other:?}"),
        }
    }

    /// Whether the value belongs to the sort.
    pub fn has_sort(&self, sort: Sort) -> bool {
        match self {
            Value::Bool(_) => sort == Sort::BOOL,
            Value::Num(r) => sort == Sort::REAL || (sort == Sort::INT && r.is_int()),
            Value::Elem(s, _) => *s == sort,
        }
    }

    /// The value as a term; `None` for elements of uninterpreted sorts, which have no syntax of their own.
    pub fn to_term(&self, pool: &mut TermPool, sort: Sort) -> Option<Term> {
        match self {
            Value::Bool(b) => Some(pool.bool(*b)),
            Value::Num(r) => Some(pool.num(r.clone(), sort)),
            Value::Elem(..) => None,
        }
    }
}
