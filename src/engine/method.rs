//! What solves a problem: an engine for clauses, or one for transition systems.

use super::{Engine, Subject};
use eufonium_ir::{Sort, SortKind, TermPool, TransSys};

/// What solves a problem.
#[derive(Clone, Copy)]
pub(super) enum Method<'a> {
    /// An engine for clauses.
    Clauses(&'a dyn Engine),
    /// An engine for transition systems.
    Systems(&'a dyn Engine<TransSys>),
}

impl Method<'_> {
    /// What its interpretations say more of than formulas can.
    pub(super) fn speaks_of(&self) -> Option<Subject> {
        match self {
            Method::Clauses(engine) => engine.speaks_of(),
            Method::Systems(_) => None,
        }
    }
}

/// Whether all sorts are truth values, bit-vectors, or arrays of these.
pub(super) fn are_of_bits(pool: &TermPool, sorts: impl Iterator<Item = Sort>) -> bool {
    let mut sorts: Vec<Sort> = sorts.collect();
    while let Some(sort) = sorts.pop() {
        match *pool.sort_kind(sort) {
            SortKind::Bool | SortKind::BitVec(_) => {}
            SortKind::Array(index, element) => sorts.extend([index, element]),
            _ => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_told_from_numbers() {
        let mut pool = TermPool::new();
        let word = pool.bv_sort(8);
        let memory = pool.array_sort(word, word);
        let numbers = pool.array_sort(Sort::INT, Sort::BOOL);
        let table = [(Sort::BOOL, true), (word, true), (memory, true), (numbers, false), (Sort::REAL, false)];
        for (sort, expected) in table {
            assert_eq!(are_of_bits(&pool, [Sort::BOOL, sort].into_iter()), expected);
        }
    }
}
