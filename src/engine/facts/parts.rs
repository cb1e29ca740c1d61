//! What terms of a clause may be.

use eufonium_base::HashMap;
use eufonium_ir::{Op, Sort, Term, TermPool};

/// From so many terms a term is made at most.
pub(super) const MOST_PARTS: usize = 64;

/// A term and those from which it is made: what it is `equal` to, cases of choices, and arrays before writes.
pub(super) fn parts(pool: &TermPool, equal: &HashMap<Term, Term>, t: Term) -> Vec<Term> {
    let (mut parts, mut open) = (Vec::new(), vec![t]);
    while let Some(t) = open.pop().filter(|_| parts.len() < MOST_PARTS) {
        if parts.contains(&t) {
            continue;
        }
        parts.push(t);
        match pool.op(t) {
            Op::Store => open.push(pool.arg(t, 0)),
            Op::Ite => open.extend([1, 2].map(|i| pool.arg(t, i))),
            _ => open.extend(equal.get(&t)),
        }
    }
    parts
}

/// Whether a term is an array of numbers by numbers.
pub(super) fn is_array(pool: &TermPool, t: Term) -> bool {
    pool.as_array(pool.sort(t)) == Some((Sort::INT, Sort::INT))
}
