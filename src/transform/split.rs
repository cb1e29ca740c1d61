//! A predicate with an argument that takes few values becomes one predicate for each value.
//!
//! Program counters above all: the copies are control locations, which the structural passes can see. The values of an
//! argument are found by abstract interpretation with sets of at most [`VALUE_LIMIT`] values: a head's argument is a value, or
//! a constant that passes on a body's argument, or may be anything (Booleans have two values). Only arguments for which the
//! number of clauses hardly grows are split: those that most clauses fix.
//!
//! That the argument takes no other values is itself an invariant, and it rests on the values of the arguments it is passed
//! on from. Interpretations get these back as conjuncts of the predicates concerned.

use super::recipe::{Binding, Origin, Replay, Scheme};
use super::restore::{PassMap, Restore};
use super::{Pass, Transformed, is_value, kept};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{ChcSystem, Clause, Invariant, PredApp, PredId, Sort, Subst, Term, TermPool};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Most values of an argument that is split.
const VALUE_LIMIT: usize = 16;

/// The pass.
#[derive(Debug)]
pub(super) struct Split {
    /// Most clauses per hundred before.
    pub growth_percent: usize,
}

/// The values of an argument; `None` if there may be others.
type Values = Option<BTreeSet<Term>>;

/// The argument to be split, and its values in order.
struct Target {
    pred: PredId,
    index: usize,
    values: Vec<Term>,
}

impl Pass for Split {
    fn name(&self) -> &'static str {
        "split"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let values = argument_values(pool, system, stop)?;
        let target = self.choose(pool, system, &values)?;
        let mut new = ChcSystem { preds: system.preds.clone(), clauses: Vec::new() };
        let copies = declare_copies(pool, &mut new, &target);
        let mut origins = Vec::new();
        for (i, clause) in system.clauses.iter().enumerate() {
            if clause.apps().all(|app| app.pred != target.pred) {
                new.clauses.push(clause.clone());
                origins.push(Origin::Same(i));
                continue;
            }
            let vars = clause.vars(pool);
            for case in cases(pool, &target, clause) {
                new.clauses.push(instance(pool, &target, &copies, clause, &case));
                let same = vars.iter().map(|&v| (v, Binding::Term(v))).collect();
                origins.push(Origin::Made(Scheme::single(i, same, clause.body.len())));
            }
        }
        let predicate = &system.preds[target.pred];
        let restore = Union {
            pred: target.pred,
            param: predicate.params[target.index],
            others: others(&predicate.params, target.index),
            copies: target
                .values
                .iter()
                .zip(&copies)
                .map(|(&v, &copy)| (v, copy, new.preds[copy].params.clone()))
                .collect(),
            support: support(pool, system, &target, &values),
            preds: system.preds.len(),
        };
        Some(Transformed::new(new, PassMap::new(Replay::new(origins), restore)))
    }
}

impl Split {
    fn choose(
        &self,
        pool: &TermPool,
        system: &ChcSystem,
        values: &IdVec<PredId, Vec<Values>>,
    ) -> Option<Target> {
        let limit = system.clauses.len() * self.growth_percent / 100;
        let mut best: Option<(usize, Target)> = None;
        for (pred, arguments) in values.iter() {
            for (index, known) in arguments.iter().enumerate() {
                let Some(known) = known.as_ref().filter(|k| !k.is_empty()) else { continue };
                let target = Target { pred, index, values: known.iter().copied().collect() };
                let clauses: usize = system.clauses.iter().map(|c| number_of_cases(pool, &target, c)).sum();
                if clauses <= limit && best.as_ref().is_none_or(|(least, _)| clauses < *least) {
                    best = Some((clauses, target));
                }
            }
        }
        best.map(|(_, target)| target)
    }
}

fn others(items: &[Term], index: usize) -> Vec<Term> {
    let keep: Vec<bool> = (0..items.len()).map(|i| i != index).collect();
    kept(items, &keep)
}

/// The distinct terms at the argument in the clause that are no values.
fn open_terms(pool: &TermPool, target: &Target, clause: &Clause) -> Vec<Term> {
    let mut terms: Vec<Term> =
        clause.apps().filter(|app| app.pred == target.pred).map(|app| app.args[target.index]).collect();
    terms.retain(|&t| !is_value(pool, t));
    terms.sort_unstable();
    terms.dedup();
    terms
}

fn number_of_cases(pool: &TermPool, target: &Target, clause: &Clause) -> usize {
    let open = open_terms(pool, target, clause).len() as u32;
    target.values.len().saturating_pow(open)
}

/// All ways to give the open terms values.
fn cases(pool: &TermPool, target: &Target, clause: &Clause) -> Vec<HashMap<Term, Term>> {
    let mut cases = vec![HashMap::default()];
    for t in open_terms(pool, target, clause) {
        let extend = |case: &HashMap<Term, Term>| {
            let case = case.clone();
            target.values.iter().map(move |&v| {
                let mut case = case.clone();
                case.insert(t, v);
                case
            })
        };
        cases = cases.iter().flat_map(extend).collect();
    }
    cases
}

fn declare_copies(pool: &mut TermPool, system: &mut ChcSystem, target: &Target) -> Vec<PredId> {
    let predicate = system.preds[target.pred].clone();
    let keep: Vec<bool> = (0..predicate.sorts.len()).map(|i| i != target.index).collect();
    let sorts: Vec<Sort> = kept(&predicate.sorts, &keep);
    let mut copies = Vec::with_capacity(target.values.len());
    for &v in &target.values {
        let name = format!("{}!{}", predicate.name, eufonium_ir::print::term(pool, v));
        copies.push(system.declare(pool, &name, &sorts));
    }
    copies
}

/// The clause in the case that its open terms have these values. A value outside the known ones has no copy: such an
/// application in a body never holds, one in a head is never reached, and the constraint becomes false.
fn instance(
    pool: &mut TermPool,
    target: &Target,
    copies: &[PredId],
    clause: &Clause,
    case: &HashMap<Term, Term>,
) -> Clause {
    let mut conjuncts = vec![clause.constraint];
    for t in open_terms(pool, target, clause) {
        conjuncts.push(pool.eq(t, case[&t]));
    }
    let mut app = |app: &PredApp| {
        if app.pred != target.pred {
            return app.clone();
        }
        let t = app.args[target.index];
        let value = case.get(&t).copied().unwrap_or(t);
        let copy = target.values.iter().position(|v| *v == value).map(|k| copies[k]);
        if copy.is_none() {
            conjuncts.push(pool.ff());
        }
        PredApp { pred: copy.unwrap_or(copies[0]), args: others(&app.args, target.index) }
    };
    let body = clause.body.iter().map(&mut app).collect();
    let head = clause.head.as_ref().map(&mut app);
    Clause { body, constraint: pool.and(&conjuncts), head, span: clause.span }
}

/// The values of all arguments.
fn argument_values(pool: &TermPool, system: &ChcSystem, stop: &Stop) -> Option<IdVec<PredId, Vec<Values>>> {
    let start = |sort: &Sort| (!sort.is_bool()).then(BTreeSet::new);
    let mut values: IdVec<PredId, Vec<Values>> =
        system.preds.values().map(|p| p.sorts.iter().map(start).collect()).collect();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        if stop.poll() {
            return None;
        }
        for clause in &system.clauses {
            let Some(head) = &clause.head else { continue };
            for (j, &t) in head.args.iter().enumerate() {
                let Some(old) = &values[head.pred][j] else { continue };
                let new = join(old, &values_of(pool, clause, t, &values));
                if new.as_ref() != Some(old) {
                    values[head.pred][j] = new;
                    changed = true;
                }
            }
        }
    }
    for (pred, predicate) in system.preds.iter() {
        for (i, sort) in predicate.sorts.iter().enumerate() {
            if sort.is_bool() {
                values[pred][i] = Some([pool.tt(), pool.ff()].into());
            }
        }
    }
    debug_assert!(values.keys().all(|p| p.index() < system.preds.len()), "predicates are declared");
    Some(values)
}

fn join(old: &BTreeSet<Term>, more: &Values) -> Values {
    let all: BTreeSet<Term> = old.union(more.as_ref()?).copied().collect();
    (all.len() <= VALUE_LIMIT).then_some(all)
}

/// The values of a head's argument.
fn values_of(pool: &TermPool, clause: &Clause, t: Term, values: &IdVec<PredId, Vec<Values>>) -> Values {
    if is_value(pool, t) {
        return Some([t].into());
    }
    source(clause, t, values).and_then(|(pred, i)| values[pred][i].clone())
}

/// The argument of the body that a head's argument is passed on from: the first one whose values are known.
fn source(clause: &Clause, t: Term, values: &IdVec<PredId, Vec<Values>>) -> Option<(PredId, usize)> {
    clause.body.iter().find_map(|app| {
        let i = app.args.iter().position(|a| *a == t)?;
        values[app.pred][i].is_some().then_some((app.pred, i))
    })
}

/// The known values of all arguments from which the split one is passed on, as formulas over the predicates' parameters.
fn support(
    pool: &mut TermPool,
    system: &ChcSystem,
    target: &Target,
    values: &IdVec<PredId, Vec<Values>>,
) -> Vec<(PredId, Term)> {
    let mut places = vec![(target.pred, target.index)];
    let mut next = 0;
    while let Some(&(pred, index)) = places.get(next) {
        next += 1;
        for clause in &system.clauses {
            let Some(head) = clause.head.as_ref().filter(|head| head.pred == pred) else { continue };
            let found =
                source(clause, head.args[index], values).filter(|_| !is_value(pool, head.args[index]));
            if let Some(place) = found.filter(|place| !places.contains(place)) {
                places.push(place);
            }
        }
    }
    let mut out = Vec::new();
    for &(pred, index) in &places[1..] {
        let predicate = &system.preds[pred];
        let Some(known) = values[pred][index].as_ref().filter(|_| !predicate.sorts[index].is_bool()) else {
            continue;
        };
        let cases: Vec<Term> = known.iter().map(|&v| pool.eq(predicate.params[index], v)).collect();
        out.push((pred, pool.or(&cases)));
    }
    out
}

/// The split predicate holds where the copy for its argument's value does.
#[derive(Debug)]
struct Union {
    pred: PredId,
    param: Term,
    others: Vec<Term>,
    /// Value, predicate, and the predicate's parameters.
    copies: Vec<(Term, PredId, Vec<Term>)>,
    /// What the values rest on.
    support: Vec<(PredId, Term)>,
    /// The number of predicates before.
    preds: usize,
}

impl Restore for Union {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, pool: &mut TermPool, mut inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        let mut disjuncts = Vec::with_capacity(self.copies.len());
        for (value, copy, params) in &self.copies {
            let formula = Subst::of(params, &self.others).apply(pool, inv.interp[*copy]);
            let here = pool.eq(self.param, *value);
            disjuncts.push(pool.and2(here, formula));
        }
        inv.interp[self.pred] = pool.or(&disjuncts);
        for &(pred, formula) in &self.support {
            inv.interp[pred] = pool.and2(inv.interp[pred], formula);
        }
        inv.interp.truncate(self.preds);
        Some(inv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_check::check_invariant;

    /// The values of `Q` come from `P`; an interpretation of `P` that allows more must not break the clause between them.
    #[test]
    fn values_passed_on_are_restored() {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let p = system.declare(&mut pool, "P", &[Sort::INT]);
        let q = system.declare(&mut pool, "Q", &[Sort::INT]);
        let (e, tt) = (pool.constant("e", Sort::INT), pool.tt());
        let app = |pred, t| PredApp { pred, args: vec![t] };
        let mut add = |body: Vec<PredApp>, constraint, head| {
            system.clauses.push(Clause { body, constraint, head, span: None });
        };
        let (zero, one, five) = (pool.int(0), pool.int(1), pool.int(5));
        add(vec![], tt, Some(app(p, zero)));
        add(vec![], tt, Some(app(p, one)));
        // These make it dear to split `P`.
        for i in 0..3 {
            let switch = pool.constant(format!("b{i}"), Sort::BOOL);
            add(vec![app(p, e)], switch, Some(app(p, e)));
        }
        add(vec![app(p, e)], tt, Some(app(q, e)));
        let is_five = pool.eq(e, five);
        add(vec![app(q, e)], is_five, None);
        let system = Arc::new(system);
        let stop = Stop::never();
        let split = Split { growth_percent: 150 }.run(&mut pool, &system, &stop).expect("Q is split");
        assert_eq!(split.system.preds.len(), 4);
        let all = Invariant::inductive(split.system.preds.keys().map(|_| tt).collect());
        check_invariant(&mut pool, &split.system, &all, &stop)
            .expect("after the split nothing reaches the query");
        let back = split.back.invariant(&mut pool, all, &stop).expect("interpretations are restored");
        check_invariant(&mut pool, &system, &back, &stop).expect("the restored interpretation is one");
    }
}
