//! How a pass carries interpretations back, and the way back made of that and a [`Replay`].
//!
//! Passes keep the index of a predicate as long as the predicate lives; its parameters become fewer, never different.
//! So an interpretation of the new system is a formula over the old parameters as it stands, and a restorer only adds
//! what the pass has taken out.

use super::BackTranslation;
use super::recipe::Replay;
use eufonium_base::Stop;
use eufonium_ir::{ChcSystem, Derivation, Invariant, PredId, Term, TermPool};
use std::fmt::Debug;

/// Makes interpretations of the old system from those of the new.
pub(super) trait Restore: Debug + Send + Sync {
    /// Whether each new clause is an old one, of other arguments or predicates.
    const KEEPS_STEPS: bool = false;

    /// `inv` makes all new clauses valid; the result makes all old ones valid. `None` if the effort ran out.
    fn restore(&self, pool: &mut TermPool, inv: Invariant, stop: &Stop) -> Option<Invariant>;
}

/// Interpretations stay.
#[derive(Debug)]
pub(super) struct Keep;

impl Restore for Keep {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, _pool: &mut TermPool, inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        Some(inv)
    }
}

/// Some predicates get a fixed interpretation, whatever the new system says of them.
#[derive(Debug)]
pub(super) struct Assign(pub Vec<(PredId, Term)>);

impl Restore for Assign {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, _pool: &mut TermPool, mut inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        for &(pred, formula) in &self.0 {
            inv.interp[pred] = formula;
        }
        Some(inv)
    }
}

/// A formula is added to the interpretation of some predicates.
#[derive(Debug)]
pub(super) struct Conjoin(pub Vec<(PredId, Term)>);

impl Restore for Conjoin {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, pool: &mut TermPool, mut inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        for &(pred, formula) in &self.0 {
            inv.interp[pred] = pool.and2(inv.interp[pred], formula);
        }
        Some(inv)
    }
}

/// The way back of a pass.
#[derive(Debug)]
pub(super) struct PassMap<R> {
    replay: Replay,
    restore: R,
}

impl<R: Restore> PassMap<R> {
    /// Puts both directions together.
    pub fn new(replay: Replay, restore: R) -> Self {
        PassMap { replay, restore }
    }
}

impl<R: Restore> BackTranslation<ChcSystem> for PassMap<R> {
    fn invariant(&self, pool: &mut TermPool, inv: Invariant, stop: &Stop) -> Option<Invariant> {
        (inv.depth == 1 || R::KEEPS_STEPS).then(|| self.restore.restore(pool, inv, stop))?
    }
    fn keeps_steps(&self) -> bool {
        R::KEEPS_STEPS
    }
    fn counterexample(&self, pool: &mut TermPool, found: Derivation) -> Option<Derivation> {
        self.replay.derivation(pool, found)
    }
}
