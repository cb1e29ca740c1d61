//! Proof obligations: sets of facts that would lead to a violation, given as cubes.

use super::level::Level;
use eufonium_base::typed_id;
use eufonium_ir::{PredId, Term};

typed_id! {
    /// A proof obligation of a run.
    PobId
}

/// What became of an obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PobState {
    /// To be expanded.
    Open,
    /// Blocked at its level, or reached.
    Closed,
}

/// A proof obligation: show that no fact of `pred` with a derivation of height at most `level` lies in `post`.
#[derive(Clone, Debug)]
pub(super) struct Pob {
    /// The predicate.
    pub pred: PredId,
    /// The cube, sorted, over the predicate's parameters.
    pub post: Vec<Term>,
    /// The level at which it is to be blocked.
    pub level: Level,
    /// The distance from the root.
    pub depth: u32,
    /// Whom it was made for; none for the root.
    pub parent: Option<PobId>,
    /// Whether there is still something to do.
    pub state: PobState,
    /// The number of reachability facts when the obligation was last found not to follow from them.
    pub facts_seen: Option<usize>,
}
