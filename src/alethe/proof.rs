//! Proofs: steps in order, each a clause with the rule and the earlier steps that it follows from.

use super::expr::Expr;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;

typed_id! {
    /// The place of a step in its proof.
    StepId
}

/// The rule of an assumption.
pub const ASSUME: &str = "assume";
/// The rule of a step that nothing justifies.
pub const HOLE: &str = "hole";
/// The rule of a chain of resolutions.
pub const RESOLUTION: &str = "resolution";

/// A step. With the rule [`ASSUME`] it repeats an assertion of the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name in the text.
    pub name: String,
    /// The literals.
    pub clause: Vec<Expr>,
    /// The rule that justifies the clause.
    pub rule: String,
    /// The steps it follows from; all are earlier.
    pub premises: Vec<StepId>,
    /// Further arguments of the rule.
    pub args: Vec<Expr>,
}

/// A proof.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// The steps; the last one has the empty clause.
    pub steps: IdVec<StepId, Step>,
}
