//! Cone of influence: predicates that no ground derivation can reach are `false`, predicates that no query depends on
//! are `true`, and the clauses that mention either are deleted.
//!
//! Both sets are least fixpoints over the clause graph, found in time linear in the system. A clause with an underivable
//! premise is valid when that premise is false; a clause whose head matters to no query is valid when the head is true;
//! an underivable head has only clauses with underivable premises, and a premise of a clause that matters matters.

use super::recipe::{Origin, Replay};
use super::restore::{Assign, PassMap};
use super::{Pass, Transformed};
use eufonium_base::Stop;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::{ChcSystem, PredId, TermPool};
use std::sync::Arc;

/// The pass.
#[derive(Debug)]
pub(super) struct Cone;

impl Pass for Cone {
    fn name(&self) -> &'static str {
        "cone"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, _stop: &Stop) -> Option<Transformed> {
        let derivable = derivable(system);
        let relevant = relevant(system, &derivable);
        let stays = |i: &usize| {
            let clause = &system.clauses[*i];
            clause.body.iter().all(|app| derivable[app.pred])
                && clause.head.as_ref().is_none_or(|app| relevant[app.pred])
        };
        let kept: Vec<usize> = (0..system.clauses.len()).filter(stays).collect();
        if kept.len() == system.clauses.len() {
            return None;
        }
        let value = |pred: PredId| {
            if !derivable[pred] {
                Some((pred, pool.ff()))
            } else if !relevant[pred] {
                Some((pred, pool.tt()))
            } else {
                None
            }
        };
        let values = system.preds.keys().filter_map(value).collect();
        let clauses = kept.iter().map(|&i| system.clauses[i].clone()).collect();
        let origins = kept.into_iter().map(Origin::Same).collect();
        let system = ChcSystem { preds: system.preds.clone(), clauses };
        Some(Transformed::new(system, PassMap::new(Replay::new(origins), Assign(values))))
    }
}

/// For each predicate whether its facts have derivations as far as the clause graph tells.
fn derivable(system: &ChcSystem) -> IdVec<PredId, bool> {
    let mut known: IdVec<PredId, bool> = system.preds.keys().map(|_| false).collect();
    let mut users: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
    let mut missing: Vec<usize> = Vec::with_capacity(system.clauses.len());
    let mut ready: Vec<usize> = Vec::new();
    for (i, clause) in system.clauses.iter().enumerate() {
        clause.body.iter().for_each(|app| users[app.pred].push(i));
        missing.push(clause.body.len());
        if clause.is_fact() {
            ready.push(i);
        }
    }
    while let Some(i) = ready.pop() {
        let Some(head) = &system.clauses[i].head else { continue };
        if std::mem::replace(&mut known[head.pred], true) {
            continue;
        }
        // A predicate that occurs twice in a body is listed twice.
        for &user in &users[head.pred] {
            missing[user] -= 1;
            if missing[user] == 0 {
                ready.push(user);
            }
        }
    }
    known
}

/// For each predicate whether some query depends on it, over clauses whose premises are derivable.
fn relevant(system: &ChcSystem, derivable: &IdVec<PredId, bool>) -> IdVec<PredId, bool> {
    let mut known: IdVec<PredId, bool> = system.preds.keys().map(|_| false).collect();
    let mut definitions: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
    let mut todo: Vec<usize> = Vec::new();
    for (i, clause) in system.clauses.iter().enumerate() {
        if clause.body.iter().any(|app| !derivable[app.pred]) {
            continue;
        }
        match &clause.head {
            None => todo.push(i),
            Some(head) => definitions[head.pred].push(i),
        }
    }
    while let Some(i) = todo.pop() {
        for app in &system.clauses[i].body {
            debug_assert!(app.pred.index() < system.preds.len(), "predicates are declared");
            if !std::mem::replace(&mut known[app.pred], true) {
                todo.extend_from_slice(&definitions[app.pred]);
            }
        }
    }
    known
}
