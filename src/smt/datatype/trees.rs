//! What is known of datatypes' classes when their values are put together: constructions, and values for what is free.

use super::classes::Classes;
use super::values::Fresh;
use crate::candidate::Candidate;
use eufonium_ir::{Term, TermPool};

/// What is known of the classes when their values are put together.
pub(crate) struct Trees<'a> {
    classes: Classes,
    pub(super) fresh: Fresh<'a>,
}

impl<'a> Trees<'a> {
    /// Reads the candidate.
    pub fn new(pool: &'a TermPool, candidate: &Candidate<'_>) -> Self {
        Trees { classes: Classes::of(pool, candidate), fresh: Fresh::new(pool) }
    }

    /// The construction in the class of a term.
    pub fn construction(&self, candidate: &Candidate<'_>, t: Term) -> Option<Term> {
        self.classes.get(candidate, t)?.construction
    }

    /// The terms of whose values the value of a term is made.
    pub fn parts(&self, pool: &TermPool, candidate: &Candidate<'_>, t: Term) -> Vec<Term> {
        self.construction(candidate, t).map_or(Vec::new(), |c| pool.args(c).to_vec())
    }
}
