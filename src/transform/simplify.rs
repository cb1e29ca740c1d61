//! Each clause by itself: equations solved and substituted, Boolean constants fixed, bounds joined, repeated premises
//! dropped; clauses with a false body and clauses whose head is one of their premises are deleted.
//!
//! Interpretations stay as they are. Arguments may be arbitrary terms before and after; constants that are arguments in
//! the body are solved for only when nothing else can be, because the other passes see more in plain constants.

use super::equations::{self, Solved, Wishes};
use super::recipe::{Binding, Origin, Premise, Replay, Scheme, SchemeStep};
use super::restore::{Keep, PassMap};
use super::{Pass, Transformed};
use eufonium_base::Stop;
use eufonium_ir::{ChcSystem, Clause, PredApp, Subst, Term, TermPool};
use std::sync::Arc;

/// The pass.
#[derive(Debug)]
pub(super) struct Simplify;

impl Pass for Simplify {
    fn name(&self) -> &'static str {
        "simplify"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let mut changed = false;
        let mut clauses = Vec::with_capacity(system.clauses.len());
        let mut origins = Vec::with_capacity(system.clauses.len());
        for (i, clause) in system.clauses.iter().enumerate() {
            if stop.poll() {
                return None;
            }
            match simplify(pool, clause) {
                Simplified::Unchanged => {
                    clauses.push(clause.clone());
                    origins.push(Origin::Same(i));
                }
                Simplified::Valid => changed = true,
                Simplified::Changed { clause: new, values, premises } => {
                    changed = true;
                    let premises = premises.into_iter().map(Premise::Given).collect();
                    clauses.push(new);
                    origins.push(Origin::Made(Scheme {
                        steps: vec![SchemeStep { clause: i, values, premises }],
                    }));
                }
            }
        }
        let system = ChcSystem { preds: system.preds.clone(), clauses };
        changed.then(|| Transformed::new(system, PassMap::new(Replay::new(origins), Keep)))
    }
}

/// What became of a clause.
#[derive(Debug)]
pub(super) enum Simplified {
    /// There was nothing to do.
    Unchanged,
    /// The clause holds in every interpretation.
    Valid,
    /// An equivalent clause.
    Changed {
        /// The clause.
        clause: Clause,
        /// The values of the old constants.
        values: Vec<(Term, Binding)>,
        /// For each premise of the old clause the one of the new clause.
        premises: Vec<usize>,
    },
}

/// Simplifies one clause.
pub(super) fn simplify(pool: &mut TermPool, clause: &Clause) -> Simplified {
    let constants = clause.body.iter().flat_map(|app| &app.args).copied();
    let wishes =
        Wishes { spare: constants.filter(|&t| pool.as_constant(t).is_some()).collect(), ..Wishes::default() };
    let solved = equations::solve(pool, clause.constraint, &wishes);
    if solved.constraint == pool.ff() {
        return Simplified::Valid;
    }
    let mut subst = solved.subst();
    let mut apply = |pool: &mut TermPool, app: &PredApp| PredApp {
        pred: app.pred,
        args: subst.apply_all(pool, &app.args),
    };
    let mut body: Vec<PredApp> = Vec::with_capacity(clause.body.len());
    let mut premises = Vec::with_capacity(clause.body.len());
    for app in &clause.body {
        let app = apply(pool, app);
        let known = body.iter().position(|b| *b == app);
        premises.push(known.unwrap_or(body.len()));
        if known.is_none() {
            body.push(app);
        }
    }
    let head = clause.head.as_ref().map(|app| apply(pool, app));
    if head.as_ref().is_some_and(|h| body.contains(h)) {
        return Simplified::Valid;
    }
    let new = Clause { body, constraint: solved.constraint, head, span: clause.span };
    if new.constraint == clause.constraint && new.body == clause.body && new.head == clause.head {
        return Simplified::Unchanged;
    }
    let values = values_of(pool, clause, &solved, &mut subst);
    Simplified::Changed { clause: new, values, premises }
}

/// Every constant of the old clause as a term over the new one's constants.
fn values_of(
    pool: &mut TermPool,
    clause: &Clause,
    solved: &Solved,
    subst: &mut Subst,
) -> Vec<(Term, Binding)> {
    debug_assert!(solved.values.iter().all(|(v, t)| subst.get(*v) == Some(*t)), "solutions are substituted");
    let vars = clause.vars(pool);
    vars.into_iter().map(|v| (v, Binding::Term(subst.apply(pool, v)))).collect()
}
