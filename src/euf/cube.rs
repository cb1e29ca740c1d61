//! Cubes: sets of states as conjunctions of literals over equality.

use super::system::System;
use eufonium_ir::{Term, TermPool};

/// A conjunction of literals over the states, sorted and without duplicates, with the same about the states after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cube {
    /// The literals.
    pub lits: Vec<Term>,
    /// Literal by literal, the same after a step.
    pub next: Vec<Term>,
}

impl Cube {
    /// The cube of these literals.
    pub fn new(pool: &mut TermPool, system: &mut System, mut lits: Vec<Term>) -> Self {
        lits.sort_unstable();
        lits.dedup();
        let next = lits.iter().map(|t| system.primed(pool, *t)).collect();
        Cube { lits, next }
    }

    /// The cube without some literals.
    pub fn keeping(&self, keep: impl Fn(usize) -> bool) -> Self {
        let kept = |terms: &[Term]| {
            terms.iter().enumerate().filter(|(i, _)| keep(*i)).map(|(_, t)| *t).collect::<Vec<_>>()
        };
        Cube { lits: kept(&self.lits), next: kept(&self.next) }
    }

    /// Whether every state of `other` is in this cube, judged by the literals.
    pub fn subsumes(&self, other: &Cube) -> bool {
        let mut rest = other.lits.iter();
        self.lits.len() <= other.lits.len() && self.lits.iter().all(|l| rest.any(|r| r == l))
    }

    /// The clause that excludes the cube.
    pub fn negation(&self, pool: &mut TermPool) -> Term {
        let parts = pool.not_all(&self.lits);
        pool.or(&parts)
    }
}
