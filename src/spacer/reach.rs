//! Must summaries: cubes all of whose facts are derivable, each with the rule and the facts that justify it.
//!
//! Every solution `h` of a fact's cube over the parameters of the rule's head extends to a solution of the rule's
//! transition whose premises lie in the justifying facts. This holds because the cube comes from an under-approximating
//! projection of just that formula. Grounding a derivation relies on it.

use super::predicate::RuleId;
use eufonium_base::typed_id;
use eufonium_ir::{Evaluator, PredId, Term, TermPool};

typed_id! {
    /// A reachability fact of a run.
    FactId
}

/// A set of derivable facts.
#[derive(Clone, Debug)]
pub(super) struct ReachFact {
    /// The predicate.
    pub pred: PredId,
    /// The cube over its parameters.
    pub cube: Vec<Term>,
    /// The last rule of the derivations.
    pub rule: RuleId,
    /// For each premise of the rule the facts that it is taken from.
    pub premises: Vec<FactId>,
}

impl ReachFact {
    /// Whether the values of the parameters that `point` evaluates are in the set.
    pub fn contains(&self, pool: &TermPool, point: &mut Evaluator<'_>) -> bool {
        self.cube.iter().all(|&l| point.holds(pool, l))
    }
}
