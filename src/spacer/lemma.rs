//! Lemmas: clauses over a predicate's parameters, kept as the cube that they exclude, with the level up to which they
//! are known to hold.

use super::level::Level;
use super::pob::PobId;
use super::predicate::RuleId;
use eufonium_ir::{Evaluator, Term, TermPool, Value};

/// Where a lemma comes from.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// The refutation of an obligation, with the passes that changed its cube.
    Obligation(PobId, Vec<&'static str>),
    /// A push.
    Push,
}

/// Why a lemma could not be pushed: an instance of a rule whose premises satisfy the frame and whose head violates the
/// lemma.
#[derive(Clone, Debug)]
pub(super) struct Ctp {
    /// The rule.
    pub rule: RuleId,
    /// The arguments of its premises.
    pub premises: Vec<Vec<Value>>,
    /// The engine's clock when this was found: later lemmas may exclude it.
    pub time: u64,
}

/// A lemma.
#[derive(Clone, Debug)]
pub(super) struct Lemma {
    /// The excluded cube: sorted literals over the parameters.
    pub cube: Vec<Term>,
    /// The level.
    pub level: Level,
    /// The engine's clock when the level last changed.
    pub time: u64,
    /// Why the last push failed.
    pub ctp: Option<Ctp>,
    /// A stronger lemma of at least this level exists; this one is only history.
    pub subsumed: bool,
}

impl Lemma {
    /// The lemma as a formula.
    pub fn clause(&self, pool: &mut TermPool) -> Term {
        negation(pool, &self.cube)
    }

    /// Whether the lemma excludes the values of the parameters that `point` evaluates.
    pub fn excludes(&self, pool: &TermPool, point: &mut Evaluator<'_>) -> bool {
        self.cube.iter().all(|&l| point.holds(pool, l))
    }
}

/// The clause that excludes a cube.
pub(super) fn negation(pool: &mut TermPool, cube: &[Term]) -> Term {
    let literals = pool.not_all(cube);
    pool.or(&literals)
}

/// Whether each element of the sorted `small` is in the sorted `big`.
pub(super) fn is_subset(small: &[Term], big: &[Term]) -> bool {
    let mut rest = big.iter();
    small.len() <= big.len() && small.iter().all(|s| rest.any(|b| b == s))
}
