//! Constants for constants, everything else as it stands.
//!
//! [`Subst`](eufonium_ir::Subst) brings terms to normal form as it goes, which is reasoning about operators; a literal that
//! moves from one side of a step to the other must stay the same literal.

use eufonium_base::HashMap;
use eufonium_ir::subst::replaced;
use eufonium_ir::{Term, TermPool};

/// A replacement of terms, with a memo.
#[derive(Clone, Debug, Default)]
pub struct Renaming {
    memo: HashMap<Term, Term>,
}

impl Renaming {
    /// Replaces each term of `from` by its companion in `to`.
    pub fn of(from: &[Term], to: &[Term]) -> Self {
        debug_assert_eq!(from.len(), to.len());
        Renaming { memo: from.iter().copied().zip(to.iter().copied()).collect() }
    }

    /// The term with all replacements made.
    pub fn apply(&mut self, pool: &mut TermPool, t: Term) -> Term {
        replaced(pool, &mut self.memo, t, TermPool::raw_rebuild)
    }

    /// [`Renaming::apply`] for each term.
    pub fn apply_all(&mut self, pool: &mut TermPool, terms: &[Term]) -> Vec<Term> {
        terms.iter().map(|&t| self.apply(pool, t)).collect()
    }
}
