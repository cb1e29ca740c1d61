//! Products and quotients of terms by incremental linearisation.

use super::candidate::Candidate;
use crate::ir::{Term, TermPool};

/// Valid formulas about products that the candidate violates.
pub(super) fn violated(_pool: &mut TermPool, _candidate: &Candidate<'_>) -> Vec<Term> {
    Vec::new()
}
