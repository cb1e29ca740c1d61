//! Algebraic datatypes by lemmas on demand.

use super::candidate::Candidate;
use crate::ir::{Term, TermPool};

/// Appends what holds of a term from the start.
pub(super) fn axioms(_pool: &mut TermPool, _t: Term, _out: &mut Vec<Term>) {}

/// Valid formulas about datatypes that the candidate violates.
pub(super) fn violated(_pool: &mut TermPool, _candidate: &Candidate<'_>) -> Vec<Term> {
    Vec::new()
}
