//! What remains of a refutation for those who read it: the theory lemmas that it used, as terms.
//!
//! A refutation is the set of its leaves. The conjunction of the asserted formulas, the assumptions in the core and the
//! lemmas is propositionally unsatisfiable; the resolution steps between are not kept.

pub use super::theory::Certificate;
use crate::ir::Term;

/// A theory lemma that took part in a refutation.
#[derive(Clone, Debug)]
pub struct TheoryLemma {
    /// Literals whose conjunction the theory refutes: the negations of the lemma's literals.
    pub conflict: Vec<Term>,
    /// Why; Farkas multipliers are parallel to `conflict`.
    pub certificate: Certificate,
}

/// The leaves of a refutation.
#[derive(Clone, Debug, Default)]
pub struct Refutation {
    /// The assumptions that took part.
    pub core: Vec<Term>,
    /// The theory lemmas that took part.
    pub lemmas: Vec<TheoryLemma>,
    /// Those assumptions of `core` whose negation occurs in a clause of the refutation that is no theory lemma: they are
    /// used as they are, not only through lemmas.
    pub direct: Vec<Term>,
}
