//! Argument slicing: arguments that never influence a constraint are taken away.
//!
//! An argument is *needed* when some body reads it: it is there no plain constant, or a constant that also occurs in the
//! constraint, in another argument of the body, or in a needed argument of the head. The least such set is found by
//! iteration; everything else goes, wherever it stands. What the heads write there is not needed, because nobody reads it.
//!
//! Interpretations stay as they are (they do not speak of the arguments that are gone). In a derivation the value of a
//! constant that only passes an argument on is that of the fact below ([`Binding::Argument`]).

use super::recipe::{Binding, Origin, Replay, Scheme};
use super::restore::{Keep, PassMap};
use super::{Pass, Transformed, with_arguments};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, PredId, Term, TermPool, visit};
use std::sync::Arc;

/// For each predicate and argument whether it is needed.
type Needed = IdVec<PredId, Vec<bool>>;

/// The pass.
#[derive(Debug)]
pub(super) struct Slice;

impl Pass for Slice {
    fn name(&self) -> &'static str {
        "slice"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, _stop: &Stop) -> Option<Transformed> {
        let needed = needed(pool, system);
        if needed.values().flatten().all(|n| *n) {
            return None;
        }
        let origin = |(i, clause): (usize, &Clause)| {
            let mut received = Vec::new();
            for (premise, app) in clause.body.iter().enumerate() {
                for (index, &v) in app.args.iter().enumerate() {
                    if !needed[app.pred][index] {
                        received.push((v, Binding::Argument { premise, index }));
                    }
                }
            }
            let bound: HashSet<Term> = received.iter().map(|(v, _)| *v).collect();
            let others = clause.vars(pool).into_iter().filter(|v| !bound.contains(v));
            received.extend(others.map(|v| (v, Binding::Term(v))));
            Origin::Made(Scheme::single(i, received, clause.body.len()))
        };
        let origins = system.clauses.iter().enumerate().map(origin).collect();
        let replay = Replay { origins, source: Some(system.clone()) };
        let sliced = with_arguments(pool, system, &needed);
        Some(Transformed::new(sliced, PassMap::new(replay, Keep)))
    }
}

/// What a body reads of its arguments: the arguments that are needed at once, and those that are needed when one of some
/// head arguments is.
struct Reads {
    now: Vec<(PredId, usize)>,
    /// If the head's argument (by its position) is needed, so is this argument of the body.
    passed: Vec<(usize, (PredId, usize))>,
}

fn reads(pool: &TermPool, clause: &Clause) -> Reads {
    let in_constraint: HashSet<Term> = visit::constants(pool, &[clause.constraint]).into_iter().collect();
    let mut count: HashMap<Term, usize> = HashMap::default();
    for app in &clause.body {
        // An argument that is no constant makes itself needed, and with it what occurs there twice.
        app.args
            .iter()
            .flat_map(|&t| visit::constants(pool, &[t]))
            .for_each(|c| *count.entry(c).or_insert(0) += 1);
    }
    let mut written: HashMap<Term, Vec<usize>> = HashMap::default();
    for (j, &t) in clause.head.iter().flat_map(|app| app.args.iter().enumerate()) {
        visit::constants(pool, &[t]).into_iter().for_each(|c| written.entry(c).or_default().push(j));
    }
    let mut reads = Reads { now: Vec::new(), passed: Vec::new() };
    for app in &clause.body {
        for (i, t) in app.args.iter().enumerate() {
            let place = (app.pred, i);
            if pool.as_constant(*t).is_none() || in_constraint.contains(t) || count[t] > 1 {
                reads.now.push(place);
            } else {
                reads.passed.extend(written.get(t).into_iter().flatten().map(|&j| (j, place)));
            }
        }
    }
    reads
}

/// The least set of needed arguments.
fn needed(pool: &TermPool, system: &ChcSystem) -> Needed {
    let mut needed: Needed = system.preds.values().map(|p| vec![false; p.sorts.len()]).collect();
    let mut flows: HashMap<(PredId, usize), Vec<(PredId, usize)>> = HashMap::default();
    let mut todo: Vec<(PredId, usize)> = Vec::new();
    for clause in &system.clauses {
        let reads = reads(pool, clause);
        todo.extend(reads.now);
        for (j, place) in reads.passed {
            let head = clause.head.as_ref().expect("only a head is written to");
            flows.entry((head.pred, j)).or_default().push(place);
        }
    }
    while let Some((pred, i)) = todo.pop() {
        if !std::mem::replace(&mut needed[pred][i], true) {
            todo.extend(flows.get(&(pred, i)).into_iter().flatten());
        }
    }
    needed
}
