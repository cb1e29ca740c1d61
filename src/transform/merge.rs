//! Parallel clauses - same premise (or none), same head predicate - become one clause with a disjunctive constraint.
//!
//! The clauses are first brought to common arguments: constants in the body are renamed to shared ones, head arguments
//! that still differ become fresh constants defined in each disjunct. Conjuncts that all disjuncts have stay outside the
//! disjunction. Other constants may be shared between disjuncts, since only one of them needs to be true. Interpretations
//! stay; a ground step goes back to a clause whose disjunct it makes true.

use super::recipe::{Binding, Origin, Replay, Scheme};
use super::restore::{Keep, PassMap};
use super::{Pass, Transformed};
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Subst, Term, TermPool};
use std::sync::Arc;

/// The pass.
#[derive(Debug)]
pub(super) struct Merge;

/// A clause brought to the common arguments of its group.
struct Aligned {
    clause: usize,
    conjuncts: Vec<Term>,
    head: Vec<Term>,
    values: Vec<(Term, Binding)>,
}

impl Pass for Merge {
    fn name(&self) -> &'static str {
        "merge"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let mut group_of: HashMap<(Option<PredId>, Option<PredId>), usize> = HashMap::default();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (i, clause) in system.clauses.iter().enumerate() {
            if clause.body.len() > 1 {
                groups.push(vec![i]);
                continue;
            }
            let key = (clause.body.first().map(|a| a.pred), clause.head.as_ref().map(|a| a.pred));
            let group = *group_of.entry(key).or_insert(groups.len());
            if group == groups.len() {
                groups.push(Vec::new());
            }
            groups[group].push(i);
        }
        if groups.len() == system.clauses.len() || stop.poll() {
            return None;
        }
        let mut new = ChcSystem { preds: system.preds.clone(), clauses: Vec::with_capacity(groups.len()) };
        let mut origins = Vec::with_capacity(groups.len());
        for group in groups {
            if let [i] = group[..] {
                new.clauses.push(system.clauses[i].clone());
                origins.push(Origin::Same(i));
            } else {
                let (clause, choices) = merge(pool, system, &group);
                new.clauses.push(clause);
                origins.push(Origin::OneOf(choices));
            }
        }
        Some(Transformed::new(new, PassMap::new(Replay::new(origins), Keep)))
    }
}

fn merge(pool: &mut TermPool, system: &ChcSystem, group: &[usize]) -> (Clause, Vec<(Term, Scheme)>) {
    let first = &system.clauses[group[0]];
    let body: Vec<PredApp> = first.body.iter().map(|app| fresh_app(pool, system, app.pred)).collect();
    let mut aligned: Vec<Aligned> =
        group.iter().map(|&i| align(pool, i, &system.clauses[i], body.first())).collect();
    let head = first
        .head
        .as_ref()
        .map(|app| PredApp { pred: app.pred, args: join_heads(pool, system, app, &mut aligned) });

    let mut common: Vec<Term> = aligned[0].conjuncts.clone();
    for clause in &aligned[1..] {
        let set: HashSet<Term> = clause.conjuncts.iter().copied().collect();
        common.retain(|c| set.contains(c));
    }
    let shared: HashSet<Term> = common.iter().copied().collect();
    let mut choices = Vec::with_capacity(aligned.len());
    for Aligned { clause, mut conjuncts, values, .. } in aligned {
        conjuncts.retain(|c| !shared.contains(c));
        choices.push((pool.and(&conjuncts), Scheme::single(clause, values, body.len())));
    }
    let guards: Vec<Term> = choices.iter().map(|(guard, _)| *guard).collect();
    common.push(pool.or(&guards));
    (Clause { body, constraint: pool.and(&common), head, span: first.span }, choices)
}

/// The predicate applied to fresh constants.
fn fresh_app(pool: &mut TermPool, system: &ChcSystem, pred: PredId) -> PredApp {
    let sorts = &system.preds[pred].sorts;
    PredApp { pred, args: sorts.iter().map(|&sort| pool.fresh("m", sort)).collect() }
}

/// Renames the constants of the clause's body to those of the common body; other arguments give equations.
fn align(pool: &mut TermPool, index: usize, clause: &Clause, body: Option<&PredApp>) -> Aligned {
    let mut rename = Subst::new();
    let mut equations: Vec<(Term, Term)> = Vec::new();
    let wanted = body.iter().flat_map(|app| &app.args);
    for (&own, &common) in clause.body.iter().flat_map(|app| &app.args).zip(wanted) {
        if pool.as_constant(own).is_some() && rename.get(own).is_none() {
            rename.insert(own, common);
        } else {
            equations.push((own, common));
        }
    }
    let constraint = rename.apply(pool, clause.constraint);
    let mut conjuncts = pool.conjuncts(constraint);
    for (own, common) in equations {
        let own = rename.apply(pool, own);
        conjuncts.push(pool.eq(own, common));
    }
    let args: Vec<Term> = clause.head.iter().flat_map(|app| app.args.iter().copied()).collect();
    let vars = clause.vars(pool);
    Aligned {
        clause: index,
        conjuncts,
        head: rename.apply_all(pool, &args),
        values: vars.into_iter().map(|v| (v, Binding::Term(rename.apply(pool, v)))).collect(),
    }
}

/// The common arguments of the head: a term on which all agree, or a fresh constant that each disjunct defines.
fn join_heads(pool: &mut TermPool, system: &ChcSystem, head: &PredApp, aligned: &mut [Aligned]) -> Vec<Term> {
    let sorts = system.preds[head.pred].sorts.clone();
    let mut args = Vec::with_capacity(sorts.len());
    for (j, sort) in sorts.into_iter().enumerate() {
        let term = aligned[0].head[j];
        if aligned.iter().all(|a| a.head[j] == term) {
            args.push(term);
            continue;
        }
        let fresh = pool.fresh("m", sort);
        for clause in aligned.iter_mut() {
            let eq = pool.eq(fresh, clause.head[j]);
            clause.conjuncts.push(eq);
        }
        args.push(fresh);
    }
    args
}
