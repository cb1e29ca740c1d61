//! The incremental SMT solver.

use super::{Refutation, SatResult, SolverOptions};
use crate::base::{Stats, Stop};
use crate::ir::{Model, Term, TermPool};

/// An incremental solver for quantifier-free formulas over equality with uninterpreted functions and linear arithmetic.
#[derive(Debug)]
pub struct Solver {}

impl Solver {
    /// A solver without assertions. `stop` ends a check with `Unknown`.
    pub fn new(_options: SolverOptions, _stop: Stop) -> Self {
        unreachable!("placeholder")
    }
    /// Asserts a formula in the current scope.
    pub fn assert(&mut self, _pool: &mut TermPool, _formula: Term) {
        unreachable!("placeholder")
    }
    /// Opens a scope.
    pub fn push(&mut self) {
        unreachable!("placeholder")
    }
    /// Closes `n` scopes and forgets what was asserted in them.
    pub fn pop(&mut self, _n: usize) {
        unreachable!("placeholder")
    }
    /// Decides the assertions together with the assumptions (any formulas; best literals).
    pub fn check(&mut self, _pool: &mut TermPool, _assumptions: &[Term]) -> SatResult {
        unreachable!("placeholder")
    }
    /// After `Sat`: a model of all assertions and assumptions. Constants that do not matter may be missing.
    pub fn model(&self) -> &Model {
        unreachable!("placeholder")
    }
    /// After `Unsat`: assumptions that are refuted together with the assertions; not always minimal.
    pub fn unsat_core(&self) -> &[Term] {
        unreachable!("placeholder")
    }
    /// After `Unsat`: a smaller core by deletion, with at most `effort` further checks.
    pub fn minimize_core(&mut self, _pool: &mut TermPool, _effort: usize) -> Vec<Term> {
        unreachable!("placeholder")
    }
    /// After `Unsat`, with [`SolverOptions::trace`]: what the refutation used. To be asked before the next check.
    pub fn refutation(&mut self, _pool: &mut TermPool) -> Option<Refutation> {
        unreachable!("placeholder")
    }
    /// After `Unknown`: why.
    pub fn reason_unknown(&self) -> &str {
        unreachable!("placeholder")
    }
    /// Counters of the search and the theories.
    pub fn stats(&self) -> Stats {
        unreachable!("placeholder")
    }
}
