//! Extensional arrays by lemmas on demand.

use super::candidate::Candidate;
use crate::ir::{Op, Term, TermPool};

/// Appends what holds of a term from the start: a write is read back, a constant array has its element.
pub(super) fn axioms(pool: &mut TermPool, t: Term, out: &mut Vec<Term>) {
    if pool.op(t) == Op::Store {
        let (index, element) = (pool.arg(t, 1), pool.arg(t, 2));
        let read = pool.raw_select(t, index);
        out.push(pool.eq(read, element));
    }
}

/// Valid formulas about arrays that the candidate violates.
pub(super) fn violated(_pool: &mut TermPool, _candidate: &Candidate<'_>) -> Vec<Term> {
    Vec::new()
}
