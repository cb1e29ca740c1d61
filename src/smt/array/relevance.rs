//! Whether differences between arrays matter to a candidate, by what it says of them alone.

use super::super::candidate::Candidate;
use eufonium_ir::{Op, Sort, SortKind, Term, TermPool};

/// Whether values of the sort are put together from those of other terms.
pub(super) fn is_structured(pool: &TermPool, sort: Sort) -> bool {
    matches!(pool.sort_kind(sort), SortKind::Array(..) | SortKind::Datatype(_))
}

/// Equalities of structured terms that the search holds to be false.
pub(super) fn disequalities<'a>(
    pool: &'a TermPool,
    candidate: &'a Candidate<'_>,
) -> impl Iterator<Item = (Term, Term)> + 'a {
    let equalities = candidate.encoder.equalities().iter();
    equalities
        .filter(|t| candidate.truth(pool, **t) == Some(false))
        .map(|t| (pool.arg(*t, 0), pool.arg(*t, 1)))
}

/// Whether anything in the candidate can depend on arrays being different.
pub(super) fn is_relevant(pool: &TermPool, candidate: &Candidate<'_>) -> bool {
    let structured = |t: &Term| is_structured(pool, pool.sort(*t));
    disequalities(pool, candidate).next().is_some()
        || candidate.encoder.applications().iter().any(|t| match pool.op(*t) {
            Op::Select | Op::Store => structured(&pool.arg(*t, 1)),
            Op::App(_) => pool.args(*t).iter().any(structured),
            _ => false,
        })
}
