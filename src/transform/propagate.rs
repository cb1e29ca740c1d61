//! Arguments that are always the same value, or always equal to another argument of their predicate.
//!
//! Abstract interpretation over the clauses: the facts about the premises' arguments join the constraint, its equations are
//! solved ([`super::equations`]), and what the head's arguments then look like is joined into the facts about the head.
//! Facts only weaken, and a predicate whose facts change too often loses them all, so this ends. At the fixpoint the facts
//! are an inductive invariant: they are written into the clauses, the arguments they determine go, and interpretations
//! get them back as conjuncts. Predicates without facts of any kind are underivable, hence `false`.

use super::equations::{self, Wishes};
use super::recipe::{Origin, Replay};
use super::restore::{Conjoin, PassMap};
use super::{Pass, Transformed, is_value, with_arguments};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Term, TermPool};
use std::collections::BTreeSet;
use std::sync::Arc;

/// After so many changes a predicate's facts are given up.
const PATIENCE: usize = 8;

/// The pass.
#[derive(Debug)]
pub(super) struct Propagate;

/// What is known of a predicate's arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Facts {
    /// The value that the argument always has.
    value: Vec<Option<Term>>,
    /// The first argument that always equals this one; itself, if there is none before it.
    first: Vec<usize>,
}

impl Facts {
    fn none(arity: usize) -> Self {
        Facts { value: vec![None; arity], first: (0..arity).collect() }
    }

    /// What the arguments of one application show.
    fn of(pool: &TermPool, args: &[Term]) -> Self {
        let mut seen: HashMap<Term, usize> = HashMap::default();
        Facts {
            value: args.iter().map(|&t| is_value(pool, t).then_some(t)).collect(),
            first: args.iter().enumerate().map(|(i, &t)| *seen.entry(t).or_insert(i)).collect(),
        }
    }

    /// What both say.
    fn join(&self, other: &Facts) -> Facts {
        let both = |(a, b): (&Option<Term>, &Option<Term>)| a.filter(|_| a == b);
        let mut seen: HashMap<(usize, usize), usize> = HashMap::default();
        let pairs = self.first.iter().copied().zip(other.first.iter().copied());
        Facts {
            value: self.value.iter().zip(&other.value).map(both).collect(),
            first: pairs.enumerate().map(|(i, pair)| *seen.entry(pair).or_insert(i)).collect(),
        }
    }

    /// Whether the facts determine the argument.
    fn determines(&self, i: usize) -> bool {
        self.value[i].is_some() || self.first[i] != i
    }
    fn is_none(&self) -> bool {
        !(0..self.value.len()).any(|i| self.determines(i))
    }

    /// The facts about these arguments as formulas.
    fn conjuncts(&self, pool: &mut TermPool, args: &[Term], out: &mut Vec<Term>) {
        for (i, &arg) in args.iter().enumerate() {
            if let Some(value) = self.value[i] {
                out.push(pool.eq(arg, value));
            } else if self.first[i] != i {
                out.push(pool.eq(arg, args[self.first[i]]));
            }
        }
    }
}

/// Facts by predicate; `None` as long as nothing derives it.
type State = IdVec<PredId, Option<Facts>>;

impl Pass for Propagate {
    fn name(&self) -> &'static str {
        "propagate"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let state = fixpoint(pool, system, stop)?;
        if state.values().all(|s| s.as_ref().is_some_and(Facts::is_none)) {
            return None;
        }
        let lives = |app: &PredApp| state[app.pred].is_some();
        let kept: Vec<usize> =
            (0..system.clauses.len()).filter(|&i| system.clauses[i].apps().all(lives)).collect();
        let mut written = ChcSystem { preds: system.preds.clone(), clauses: Vec::with_capacity(kept.len()) };
        for &i in &kept {
            let clause = &system.clauses[i];
            let constraint = with_facts(pool, clause, &state);
            written.clauses.push(Clause { constraint, ..clause.clone() });
        }
        let stays = |(p, s): (PredId, &Option<Facts>)| match s {
            Some(facts) => (0..facts.value.len()).map(|i| !facts.determines(i)).collect(),
            None => vec![true; system.preds[p].sorts.len()],
        };
        let keep: IdVec<PredId, Vec<bool>> = state.iter().map(stays).collect();
        if kept.len() == system.clauses.len() && keep.values().flatten().all(|k| *k) {
            return None;
        }
        let narrowed = with_arguments(pool, &written, &keep);
        let replay = Replay::new(kept.into_iter().map(Origin::Same).collect());
        let restore = Conjoin(formulas(pool, system, &state));
        Some(Transformed::new(narrowed, PassMap::new(replay, restore)))
    }
}

/// The facts about all predicates, as formulas over their parameters.
fn formulas(pool: &mut TermPool, system: &ChcSystem, state: &State) -> Vec<(PredId, Term)> {
    let mut out = Vec::new();
    for (pred, facts) in state.iter() {
        let mut conjuncts = Vec::new();
        match facts {
            Some(facts) => facts.conjuncts(pool, &system.preds[pred].params, &mut conjuncts),
            None => conjuncts.push(pool.ff()),
        }
        out.push((pred, pool.and(&conjuncts)));
    }
    out
}

/// The constraint of a clause with the facts about its premises.
fn with_facts(pool: &mut TermPool, clause: &Clause, state: &State) -> Term {
    let mut conjuncts = vec![clause.constraint];
    for app in &clause.body {
        let facts = state[app.pred].as_ref().expect("the clause has derivable premises");
        facts.conjuncts(pool, &app.args, &mut conjuncts);
    }
    pool.and(&conjuncts)
}

/// What the clause shows of its head's arguments, if its body can hold as far as the facts tell.
fn transfer(pool: &mut TermPool, clause: &Clause, head: &PredApp, state: &State) -> Option<Facts> {
    let constraint = with_facts(pool, clause, state);
    let solved = equations::solve(pool, constraint, &Wishes::default());
    if solved.constraint == pool.ff() {
        return None;
    }
    let args = solved.subst().apply_all(pool, &head.args);
    Some(Facts::of(pool, &args))
}

/// The least facts closed under the clauses; `None` if interrupted.
fn fixpoint(pool: &mut TermPool, system: &ChcSystem, stop: &Stop) -> Option<State> {
    let mut state: State = system.preds.keys().map(|_| None).collect();
    let mut changes: IdVec<PredId, usize> = system.preds.keys().map(|_| 0).collect();
    let mut users: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
    for (i, clause) in system.clauses.iter().enumerate() {
        clause.body.iter().for_each(|app| users[app.pred].push(i));
    }
    // In the order of the clauses, which tends to be that of the data flow.
    let mut todo: BTreeSet<usize> = (0..system.clauses.len()).collect();
    while let Some(i) = todo.pop_first() {
        if stop.poll() {
            return None;
        }
        let clause = &system.clauses[i];
        let Some(head) = &clause.head else { continue };
        let settled = state[head.pred].as_ref().is_some_and(Facts::is_none);
        if settled || clause.body.iter().any(|app| state[app.pred].is_none()) {
            continue;
        }
        let Some(shown) = transfer(pool, clause, head, &state) else { continue };
        let mut joined = state[head.pred].as_ref().map_or(shown.clone(), |old| old.join(&shown));
        if state[head.pred].as_ref() == Some(&joined) {
            continue;
        }
        changes[head.pred] += 1;
        if changes[head.pred] > PATIENCE {
            joined = Facts::none(head.args.len());
        }
        state[head.pred] = Some(joined);
        todo.extend(&users[head.pred]);
    }
    Some(state)
}
