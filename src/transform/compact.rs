//! The last step: predicates that no clause mentions any more leave the system.
//!
//! Until here a predicate keeps its index, which makes the other back-maps simple; engines should not see the dead ones.

use super::recipe::{Origin, Replay};
use super::restore::{PassMap, Restore};
use super::{Pass, Transformed};
use eufonium_base::Stop;
use eufonium_base::ids::IdVec;
use eufonium_ir::{ChcSystem, Clause, Invariant, PredApp, PredId, TermPool};
use std::sync::Arc;

/// The pass.
#[derive(Debug)]
pub(super) struct Compact;

impl Pass for Compact {
    fn name(&self) -> &'static str {
        "compact"
    }

    fn run(&mut self, _pool: &mut TermPool, system: &Arc<ChcSystem>, _stop: &Stop) -> Option<Transformed> {
        let mut used: IdVec<PredId, bool> = system.preds.keys().map(|_| false).collect();
        system.clauses.iter().flat_map(Clause::apps).for_each(|app| used[app.pred] = true);
        if used.values().all(|u| *u) {
            return None;
        }
        let mut compact = ChcSystem::new();
        let mut place: IdVec<PredId, Option<PredId>> = IdVec::new();
        for (pred, predicate) in system.preds.iter() {
            place.push(used[pred].then(|| compact.preds.push(predicate.clone())));
        }
        let moved = |app: &PredApp| PredApp {
            pred: place[app.pred].expect("a predicate in use has a place"),
            args: app.args.clone(),
        };
        compact.clauses = system
            .clauses
            .iter()
            .map(|c| Clause {
                body: c.body.iter().map(moved).collect(),
                constraint: c.constraint,
                head: c.head.as_ref().map(moved),
                span: c.span,
            })
            .collect();
        let origins = (0..system.clauses.len()).map(Origin::Same).collect();
        Some(Transformed::new(compact, PassMap::new(Replay::new(origins), Spread { place })))
    }
}

/// Gives each predicate its old index again; those that had gone get a placeholder, as no clause mentions them.
#[derive(Debug)]
struct Spread {
    place: IdVec<PredId, Option<PredId>>,
}

impl Restore for Spread {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, pool: &mut TermPool, inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        let interp = self.place.values().map(|place| place.map_or(pool.tt(), |p| inv.interp[p])).collect();
        Some(Invariant { interp, ..inv })
    }
}
