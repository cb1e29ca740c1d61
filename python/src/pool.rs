//! The pool in which all terms of Python live, and the names that are known in it.
//!
//! Invariant: whoever holds the lock does not call Python, so that it is held for a short time and never waited for in a circle. A constant
//! is its name and sort, a function its name, parameters and result: asked for twice they are the same.

use crate::errors;
use eufonium::ir::{FuncId, Sort, SortKind, Term, TermPool};
use pyo3::PyResult;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{LazyLock, Mutex, PoisonError};

/// Sorts of parameters, and of the result.
type Signature = (Vec<Sort>, Sort);

/// The terms, and what their names mean.
#[derive(Debug)]
pub struct Universe {
    /// The terms.
    pub pool: TermPool,
    /// By name, what it means; last what was asked for last.
    functions: HashMap<String, Vec<(Signature, FuncId)>>,
    sorts: HashMap<String, Sort>,
}

static UNIVERSE: LazyLock<Mutex<Universe>> = LazyLock::new(|| {
    Mutex::new(Universe { pool: TermPool::new(), functions: HashMap::new(), sorts: HashMap::new() })
});

/// Does something with the terms; it must not call Python. A panic is an exception.
///
/// # Errors
/// If it panics.
pub fn with<R>(work: impl FnOnce(&mut Universe) -> R) -> PyResult<R> {
    let mut universe = UNIVERSE.lock().unwrap_or_else(PoisonError::into_inner);
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut universe)));
    drop(universe);
    done.map_err(|payload| errors::panicked(&*payload))
}

impl Universe {
    /// The function with this name and these sorts.
    pub fn function(&mut self, name: &str, params: &[Sort], result: Sort) -> FuncId {
        let known = self.functions.entry(name.to_owned()).or_default();
        let found = known.iter().position(|((p, r), _)| p == params && *r == result);
        if let Some(at) = found {
            let last = known.len() - 1;
            known.swap(at, last);
            return known[last].1;
        }
        let f = self.pool.declare(name, params, result);
        known.push(((params.to_vec(), result), f));
        f
    }

    /// The constant with this name and sort.
    pub fn constant(&mut self, name: &str, sort: Sort) -> Term {
        let f = self.function(name, &[], sort);
        self.pool.app(f, &[])
    }

    /// The declared sort with this name.
    pub fn declared_sort(&mut self, name: &str) -> Sort {
        let pool = &mut self.pool;
        *self.sorts.entry(name.to_owned()).or_insert_with(|| pool.declare_sort(name))
    }

    /// What names mean: of functions and constants with one name, that which was asked for last.
    pub fn names(&self) -> Vec<FuncId> {
        let mut all: Vec<FuncId> = self.functions.values().filter_map(|all| Some(all.last()?.1)).collect();
        all.sort();
        all
    }

    /// The declared sorts.
    pub fn sorts(&self) -> impl Iterator<Item = (&str, Sort)> {
        self.sorts.iter().map(|(name, sort)| (name.as_str(), *sort))
    }

    /// Whether the sort is one of bit-vectors.
    pub fn is_bits(&self, sort: Sort) -> bool {
        matches!(self.pool.sort_kind(sort), SortKind::BitVec(_))
    }
}
