//! Node elimination: a predicate that is not recursive by itself is replaced by its definitions wherever it is used.
//!
//! A predicate with `d` defining clauses and `u` uses leaves for `d * u` composed clauses if these are at most `d + u` (so
//! chains collapse, single definitions and single uses are inlined), if it occurs once in each body that uses it, if
//! composed bodies do not get longer than the bodies they come from (two premises are always allowed), and if composed
//! constraints stay below a size. This is the node elimination and chain summarisation of Golem and the inlining of Eldarica
//! and Z3; it amounts to large-block encoding (Beyer et al., FMCAD 2009).
//!
//! One run eliminates predicates no two of which meet in a clause. So a composed clause has exactly one definition in it,
//! an eliminated predicate's interpretation depends on predicates of the new system only, and a chain of n predicates
//! shrinks in about log n runs, each of linear cost.

use super::recipe::{Binding, Origin, Premise, Replay, Scheme, SchemeStep};
use super::restore::PassMap;
use super::summary::{Eliminated, Summaries};
use super::{Pass, Transformed};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Subst, Term, TermPool, visit};
use std::sync::Arc;

/// The pass.
#[derive(Debug)]
pub(super) struct Inline {
    /// Most subterms in a composed constraint.
    pub size_limit: usize,
}

/// Where predicates stand: indices of clauses.
struct Places {
    definitions: IdVec<PredId, Vec<usize>>,
    /// A clause is listed as often as the predicate occurs in its body.
    uses: IdVec<PredId, Vec<usize>>,
}

impl Places {
    fn of(system: &ChcSystem) -> Self {
        let empty = || system.preds.keys().map(|_| Vec::new()).collect();
        let mut places = Places { definitions: empty(), uses: empty() };
        for (i, clause) in system.clauses.iter().enumerate() {
            clause.body.iter().for_each(|app| places.uses[app.pred].push(i));
            clause.head.iter().for_each(|app| places.definitions[app.pred].push(i));
        }
        places
    }

    /// How many clauses the elimination of the predicate adds (negative: takes away); `None` if it cannot go.
    fn growth(&self, system: &ChcSystem, pred: PredId) -> Option<isize> {
        let (definitions, uses) = (&self.definitions[pred], &self.uses[pred]);
        if definitions.is_empty() || uses.is_empty() || uses.windows(2).any(|w| w[0] == w[1]) {
            return None;
        }
        if definitions.iter().any(|d| uses.binary_search(d).is_ok()) {
            return None;
        }
        let growth = (definitions.len() * uses.len()) as isize - (definitions.len() + uses.len()) as isize;
        let longest =
            |clauses: &[usize]| clauses.iter().map(|&i| system.clauses[i].body.len()).max().unwrap_or(0);
        let (d, u) = (longest(definitions), longest(uses));
        (growth <= 0 && d + u - 1 <= d.max(u).max(2)).then_some(growth)
    }
}

impl Inline {
    /// Predicates that can go together: no clause mentions two of them.
    fn choose(&self, pool: &TermPool, system: &ChcSystem, places: &Places) -> Vec<PredId> {
        let mut candidates: Vec<(isize, PredId)> =
            system.preds.keys().filter_map(|p| places.growth(system, p).map(|g| (g, p))).collect();
        candidates.sort_unstable();
        let mut touched = vec![false; system.clauses.len()];
        let mut chosen = Vec::new();
        for (_, pred) in candidates {
            let (definitions, uses) = (&places.definitions[pred], &places.uses[pred]);
            let clauses = || definitions.iter().chain(uses).copied();
            if clauses().any(|i| touched[i]) || !self.is_small(pool, system, definitions, uses) {
                continue;
            }
            clauses().for_each(|i| touched[i] = true);
            chosen.push(pred);
        }
        chosen
    }

    fn is_small(&self, pool: &TermPool, system: &ChcSystem, definitions: &[usize], uses: &[usize]) -> bool {
        let largest = |clauses: &[usize]| {
            let size = |&i: &usize| visit::size(pool, &[system.clauses[i].constraint], self.size_limit + 1);
            clauses.iter().map(size).max().unwrap_or(0)
        };
        largest(definitions) + largest(uses) <= self.size_limit
    }
}

impl Pass for Inline {
    fn name(&self) -> &'static str {
        "inline"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let places = Places::of(system);
        let chosen = self.choose(pool, system, &places);
        if chosen.is_empty() || stop.poll() {
            return None;
        }
        let going: HashSet<PredId> = chosen.iter().copied().collect();
        let mut new = ChcSystem { preds: system.preds.clone(), clauses: Vec::new() };
        let mut origins = Vec::new();
        for (i, clause) in system.clauses.iter().enumerate() {
            if clause.head.as_ref().is_some_and(|app| going.contains(&app.pred)) {
                continue;
            }
            let Some(position) = clause.body.iter().position(|app| going.contains(&app.pred)) else {
                new.clauses.push(clause.clone());
                origins.push(Origin::Same(i));
                continue;
            };
            for &d in &places.definitions[clause.body[position].pred] {
                let (composed, scheme) = compose(pool, (d, &system.clauses[d]), (i, clause), position);
                new.clauses.push(composed);
                origins.push(Origin::Made(scheme));
            }
        }
        let gone = chosen.into_iter().map(|pred| eliminated(system, &places, pred)).collect();
        Some(Transformed::new(new, PassMap::new(Replay::new(origins), Summaries(gone))))
    }
}

fn eliminated(system: &ChcSystem, places: &Places, pred: PredId) -> Eliminated {
    let of = |clauses: &[usize]| clauses.iter().map(|&i| system.clauses[i].clone()).collect();
    let mut params: Vec<(PredId, Vec<Term>)> = Vec::new();
    for &i in places.definitions[pred].iter().chain(&places.uses[pred]) {
        params.extend(system.clauses[i].apps().map(|app| (app.pred, system.preds[app.pred].params.clone())));
    }
    Eliminated {
        pred,
        definitions: of(&places.definitions[pred]),
        uses: of(&places.uses[pred]),
        params: params.into_iter().collect(),
    }
}

/// The clause `usage` with its premise at `position` derived by `definition`; constants that both have are renamed in the
/// definition.
fn compose(
    pool: &mut TermPool,
    (d, definition): (usize, &Clause),
    (u, usage): (usize, &Clause),
    position: usize,
) -> (Clause, Scheme) {
    let (inner, outer) = (definition.vars(pool), usage.vars(pool));
    let taken: HashSet<Term> = outer.iter().copied().collect();
    let mut rename = Subst::new();
    let mut values = Vec::with_capacity(inner.len());
    for v in inner {
        let mut name = v;
        if taken.contains(&v) {
            let symbol = pool.as_constant(v).expect("the constants of a clause are constants");
            let hint = pool.func(symbol).name.clone();
            name = pool.fresh(&hint, pool.sort(v));
            rename.insert(v, name);
        }
        values.push((v, Binding::Term(name)));
    }
    let mut conjuncts = vec![usage.constraint, rename.apply(pool, definition.constraint)];
    let head = definition.head.as_ref().expect("a definition has a head");
    for (&wanted, &given) in usage.body[position].args.iter().zip(&head.args) {
        let given = rename.apply(pool, given);
        conjuncts.push(pool.eq(wanted, given));
    }
    let mut body = usage.body[..position].to_vec();
    for app in &definition.body {
        body.push(PredApp { pred: app.pred, args: rename.apply_all(pool, &app.args) });
    }
    body.extend_from_slice(&usage.body[position + 1..]);

    let added = definition.body.len();
    let given = (0..added).map(|k| Premise::Given(position + k)).collect();
    let premise = |k: usize| match k.cmp(&position) {
        std::cmp::Ordering::Less => Premise::Given(k),
        std::cmp::Ordering::Equal => Premise::Made(0),
        std::cmp::Ordering::Greater => Premise::Given(k + added - 1),
    };
    let below = SchemeStep { clause: d, values, premises: given };
    let above = SchemeStep {
        clause: u,
        values: outer.into_iter().map(|v| (v, Binding::Term(v))).collect(),
        premises: (0..usage.body.len()).map(premise).collect(),
    };
    let composed =
        Clause { body, constraint: pool.and(&conjuncts), head: usage.head.clone(), span: usage.span };
    (composed, Scheme { steps: vec![below, above] })
}
