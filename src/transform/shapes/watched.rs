//! Arguments that are compared and copied, and lead nowhere: no record is looked at through them, and none keeps them.
//!
//! The number of an object that is watched, to see whether it is lost, is one. It may be of any of several lists, whose
//! links would all be of one kind if it joined what it is copied from. So what such an argument is copied from or compared with are kinds that it may be
//! of, and nothing is joined.
//!
//! Source: uses of variables backward along copies, as in liveness analysis.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Rel, Sort, Term, TermPool};

/// An argument of a predicate.
pub(super) type Argument = (PredId, usize);

/// The integers among the arguments that are only watched.
pub(super) fn watched(pool: &TermPool, system: &ChcSystem) -> HashSet<Argument> {
    let mut used: HashSet<Argument> = HashSet::default();
    let mut roots_of: Vec<HashSet<Term>> =
        system.clauses.iter().map(|clause| followed(pool, clause)).collect();
    // What flows into an argument that is used is used.
    let mut known = usize::MAX;
    while known != used.len() {
        known = used.len();
        for (clause, roots) in system.clauses.iter().zip(&mut roots_of) {
            if let Some(app) = &clause.head {
                let into = (0..app.args.len()).filter(|k| used.contains(&(app.pred, *k)));
                roots.extend(into.flat_map(|k| leaves(pool, app.args[k])));
            }
            for (app, k) in arguments(&clause.body).filter(|(app, k)| roots.contains(&app.args[*k])) {
                used.insert((app.pred, k));
            }
        }
    }
    let all = system.preds.iter().flat_map(|(pred, predicate)| {
        let is_number = |k: &usize| predicate.sorts[*k] == Sort::INT;
        (0..predicate.sorts.len()).filter(is_number).map(move |k| (pred, k))
    });
    all.filter(|argument| !used.contains(argument)).collect()
}

/// The terms of a clause that are watched, with the arguments of the body that they are.
pub(super) fn in_clause(clause: &Clause, watched: &HashSet<Argument>) -> HashMap<Term, Vec<Argument>> {
    let mut found: HashMap<Term, Vec<Argument>> = HashMap::default();
    for (app, k) in arguments(&clause.body).filter(|(app, k)| watched.contains(&(app.pred, *k))) {
        found.entry(app.args[k]).or_default().push((app.pred, k));
    }
    for (app, k) in arguments(&clause.body).filter(|(app, k)| !watched.contains(&(app.pred, *k))) {
        found.remove(&app.args[k]);
    }
    found
}

fn arguments(apps: &[PredApp]) -> impl Iterator<Item = (&PredApp, usize)> {
    apps.iter().flat_map(|app| (0..app.args.len()).map(move |k| (app, k)))
}

/// What a choice chooses from; else the term itself.
pub(super) fn leaves(pool: &TermPool, t: Term) -> Vec<Term> {
    let (mut found, mut open) = (Vec::new(), vec![t]);
    while let Some(t) = open.pop() {
        match pool.op(t) {
            Op::Ite => open.extend(&pool.args(t)[1..]),
            _ => found.push(t),
        }
    }
    found
}

/// The two numbers that an equation compares.
pub(super) fn compared(pool: &TermPool, equation: Term) -> Option<[Term; 2]> {
    let (sum, rel) = LinExpr::of_literal(pool, equation)?;
    match &sum.terms[..] {
        [(a, m), (b, n)] if rel == Rel::Eq && sum.constant.is_zero() && (m + n).is_zero() => Some([*a, *b]),
        _ => None,
    }
}

/// What a clause follows or keeps: indices and elements of arrays, and what is calculated with but for comparing.
fn followed(pool: &TermPool, clause: &Clause) -> HashSet<Term> {
    let (mut found, mut open) = (HashSet::default(), clause.roots());
    let mut seen: HashSet<Term> = HashSet::default();
    while let Some(t) = open.pop() {
        if !seen.insert(t) {
            continue;
        }
        let args = pool.args(t);
        let kept = match pool.op(t) {
            Op::Eq | Op::Le | Op::Lt if pool.sort(args[0]) == Sort::INT => {
                // The sum of an atom stands for two sides.
                open.extend(args.iter().flat_map(|side| LinExpr::of(pool, *side).terms).map(|(t, _)| t));
                continue;
            }
            Op::Select | Op::Store => &args[1..],
            Op::Eq | Op::Ite => &[],
            _ => args,
        };
        let numbers = kept.iter().filter(|arg| pool.sort(**arg) == Sort::INT);
        found.extend(numbers.flat_map(|arg| leaves(pool, base(pool, *arg))));
        open.extend(args);
    }
    found
}

/// The record that an index means: what a constant is added to, if it is a sum of that kind.
pub(super) fn base(pool: &TermPool, index: Term) -> Term {
    match &LinExpr::of(pool, index).terms[..] {
        [(number, factor)] if factor.is_one() => *number,
        _ => index,
    }
}
