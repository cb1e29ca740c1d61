//! What remains of a refutation for those who read it: the theory lemmas that it used, as terms.
//!
//! A refutation is the set of its leaves. The conjunction of the asserted formulas, the assumptions in the core and the
//! lemmas is propositionally unsatisfiable; the resolution steps between are not kept.

pub use super::theory::Certificate;
use eufonium_ir::Term;

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

/// A literal of a [`ProofLemma`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofLiteral {
    /// A formula.
    Formula(Term),
    /// `a = b`, or its negation if the flag is set: an equality that the closure has an atom of its own for, since the normal
    /// form of formulas has not.
    Equality(Term, Term, bool),
}

/// A theory lemma for those who write proofs: the clause itself, with all literals.
#[derive(Clone, Debug)]
pub struct ProofLemma {
    /// The literals.
    pub clause: Vec<ProofLiteral>,
    /// Why; Farkas multipliers are parallel to `clause`.
    pub certificate: Certificate,
}
