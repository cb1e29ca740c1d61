//! A pool of one's own, with the way to it and back from the pool that Python's terms live in.

use crate::errors::Kind;
use crate::pool::{self, Universe};
use eufonium::ir::{Term, TermPool, Transfer};
use pyo3::PyResult;

/// The pool of a solver.
#[derive(Debug, Default)]
pub struct Space {
    /// Its terms.
    pub pool: TermPool,
    /// From the pool of Python's terms to this one.
    pub there: Transfer,
}

impl Space {
    /// Terms of Python here.
    ///
    /// # Errors
    /// If they cannot be carried.
    pub fn carry(&mut self, terms: &[Term]) -> PyResult<Vec<Term>> {
        let carried: Option<Vec<Term>> =
            pool::with(|u| terms.iter().map(|t| self.there.term(&u.pool, &mut self.pool, *t)).collect())?;
        carried.ok_or_else(|| Kind::Unsupported.error("datatypes are not known here"))
    }

    /// Terms of this pool as terms of Python.
    ///
    /// # Errors
    /// If they cannot be carried.
    pub fn back(&self, terms: &[Term]) -> PyResult<Vec<Term>> {
        self.back_by(terms, |_, _| {})
    }

    /// Terms of this pool as terms of Python, where some functions have partners that were not carried.
    ///
    /// # Errors
    /// If they cannot be carried.
    pub fn back_by(
        &self,
        terms: &[Term],
        pair: impl FnOnce(&mut Transfer, &mut Universe),
    ) -> PyResult<Vec<Term>> {
        let carried: Option<Vec<Term>> = pool::with(|u| {
            let mut back = self.there.inverse();
            pair(&mut back, u);
            terms.iter().map(|t| back.term(&self.pool, &mut u.pool, *t)).collect()
        })?;
        carried.ok_or_else(|| Kind::Unsupported.error("datatypes are not known here"))
    }
}
