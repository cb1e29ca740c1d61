//! An argument of a datatype with one constructor becomes the fields of the constructor, as arguments of their own.
//!
//! A term `t` in the argument's place becomes its fields `f1(t), ..., fn(t)`; a constant `x` of such a sort in a clause
//! becomes `C(x1, ..., xn)` with new constants, so that most of these are plain constants again. What is nested comes
//! apart when the pass runs again. Nothing is lost: a datatype with one constructor is the product of its fields. Without
//! fields it is one element, and the argument just goes.
//!
//! An interpretation of the new predicate speaks of new parameters; in the old words these are the fields of the old one.
//! Source: Eldarica's expansion of datatypes with a unique constructor.

use super::recipe::{Binding, Origin, Replay, Scheme};
use super::restore::{PassMap, Restore};
use super::{Pass, Transformed};
use eufonium_base::Stop;
use eufonium_base::ids::IdVec;
use eufonium_ir::{
    ChcSystem, Clause, ConsId, Invariant, PredApp, PredId, Predicate, Sort, Subst, Term, TermPool,
};
use std::sync::Arc;

/// Predicates get no more arguments than this.
const ARGUMENT_LIMIT: usize = 400;

/// The pass.
#[derive(Debug)]
pub(super) struct Untuple;

impl Pass for Untuple {
    fn name(&self) -> &'static str {
        "untuple"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let concerned: IdVec<PredId, bool> = system.preds.values().map(|p| is_concerned(pool, p)).collect();
        if !concerned.values().any(|c| *c) {
            return None;
        }
        let mut fields: Vec<(PredId, Vec<(Term, Term)>)> = Vec::new();
        let mut preds = IdVec::new();
        for (id, predicate) in system.preds.iter() {
            if concerned[id] {
                let (predicate, images) = widened(pool, predicate);
                fields.push((id, images));
                preds.push(predicate);
            } else {
                preds.push(predicate.clone());
            }
        }
        let mut clauses = Vec::with_capacity(system.clauses.len());
        let mut origins = Vec::with_capacity(system.clauses.len());
        for (i, clause) in system.clauses.iter().enumerate() {
            if stop.poll() {
                return None;
            }
            if clause.apps().any(|app| concerned[app.pred]) {
                let (clause, values) = open(pool, clause, &concerned);
                origins.push(Origin::Made(Scheme::single(i, values, clause.body.len())));
                clauses.push(clause);
            } else {
                origins.push(Origin::Same(i));
                clauses.push(clause.clone());
            }
        }
        let new = ChcSystem { preds, clauses };
        Some(Transformed::new(new, PassMap::new(Replay::new(origins), Fields(fields))))
    }
}

/// The only constructor of the sort.
fn tuple(pool: &TermPool, sort: Sort) -> Option<ConsId> {
    match pool.constructors(sort) {
        [only] => Some(*only),
        _ => None,
    }
}

fn field_sorts(pool: &TermPool, cons: ConsId) -> Vec<Sort> {
    pool.constructor(cons).fields.iter().map(|(_, s)| *s).collect()
}

fn is_concerned(pool: &TermPool, predicate: &Predicate) -> bool {
    let arity = |sort: &Sort| tuple(pool, *sort).map_or(1, |c| pool.constructor(c).fields.len());
    predicate.sorts.iter().any(|s| tuple(pool, *s).is_some())
        && predicate.sorts.iter().map(arity).sum::<usize>() <= ARGUMENT_LIMIT
}

/// The predicate over fields, and each new parameter with the term over the old ones that it stands for.
fn widened(pool: &mut TermPool, predicate: &Predicate) -> (Predicate, Vec<(Term, Term)>) {
    let (mut sorts, mut params, mut images) = (Vec::new(), Vec::new(), Vec::new());
    for (&sort, &param) in predicate.sorts.iter().zip(&predicate.params) {
        let Some(cons) = tuple(pool, sort) else {
            sorts.push(sort);
            params.push(param);
            continue;
        };
        for (i, field) in field_sorts(pool, cons).into_iter().enumerate() {
            let new = pool.fresh("A", field);
            sorts.push(field);
            params.push(new);
            images.push((new, pool.field(cons, i as u32, param)));
        }
    }
    let func = pool.declare(predicate.name.clone(), &sorts, Sort::BOOL);
    (Predicate { name: predicate.name.clone(), func, sorts, params }, images)
}

/// The clause over fields, and the values of the old constants.
fn open(
    pool: &mut TermPool,
    clause: &Clause,
    concerned: &IdVec<PredId, bool>,
) -> (Clause, Vec<(Term, Binding)>) {
    let vars = clause.vars(pool);
    let mut subst = Subst::new();
    for &v in &vars {
        if let Some(cons) = tuple(pool, pool.sort(v)) {
            let fields: Vec<Term> =
                field_sorts(pool, cons).into_iter().map(|s| pool.fresh("field", s)).collect();
            let whole = pool.construct(cons, &fields);
            subst.insert(v, whole);
        }
    }
    let mut app = |pool: &mut TermPool, app: &PredApp| {
        let args = subst.apply_all(pool, &app.args);
        if !concerned[app.pred] {
            return PredApp { pred: app.pred, args };
        }
        let mut wide = Vec::with_capacity(args.len() + 8);
        for t in args {
            match tuple(pool, pool.sort(t)) {
                None => wide.push(t),
                Some(cons) => {
                    let arity = pool.constructor(cons).fields.len() as u32;
                    wide.extend((0..arity).map(|i| pool.field(cons, i, t)));
                }
            }
        }
        PredApp { pred: app.pred, args: wide }
    };
    let body = clause.body.iter().map(|a| app(pool, a)).collect();
    let head = clause.head.as_ref().map(|a| app(pool, a));
    let constraint = subst.apply(pool, clause.constraint);
    let values = vars.into_iter().map(|v| (v, Binding::Term(subst.apply(pool, v)))).collect();
    (Clause { body, constraint, head, span: clause.span }, values)
}

/// The new parameters of predicates, each with the field of an old one.
#[derive(Debug)]
struct Fields(Vec<(PredId, Vec<(Term, Term)>)>);

impl Restore for Fields {
    const KEEPS_STEPS: bool = true;

    fn restore(&self, pool: &mut TermPool, mut inv: Invariant, _stop: &Stop) -> Option<Invariant> {
        for (pred, images) in &self.0 {
            let (from, to): (Vec<Term>, Vec<Term>) = images.iter().copied().unzip();
            inv.interp[*pred] = Subst::of(&from, &to).apply(pool, inv.interp[*pred]);
        }
        Some(inv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;
    use eufonium_check::{check_derivation, check_invariant};
    use eufonium_ir::{ConstructorDecl, Derivation, Premises, Step, Value};

    /// `P(pair(0, false)); P(t) => P(pair(fst t + 1, snd t)); P(t) & snd(t) => false`, or with `fst t = 1` as the query.
    fn counter(pool: &mut TermPool, safe: bool) -> Arc<ChcSystem> {
        let pair = pool.declare_datatype("Pair");
        let fields = vec![("fst".to_owned(), Sort::INT), ("snd".to_owned(), Sort::BOOL)];
        pool.define_datatype(pair, vec![ConstructorDecl { name: "pair".into(), fields, ambiguous: false }]);
        let cons = pool.constructors(pair)[0];
        let mut system = ChcSystem::new();
        let p = system.declare(pool, "P", &[pair]);
        let (t, tt, ff, zero, one) =
            (pool.constant("t", pair), pool.tt(), pool.ff(), pool.int(0), pool.int(1));
        let start = pool.construct(cons, &[zero, ff]);
        let (fst, snd) = (pool.field(cons, 0, t), pool.field(cons, 1, t));
        let more = pool.add(&[fst, one]);
        let next = pool.construct(cons, &[more, snd]);
        let bad = if safe { snd } else { pool.eq(fst, one) };
        let app = |t| PredApp { pred: p, args: vec![t] };
        let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
        system.clauses = vec![
            clause(vec![], tt, Some(app(start))),
            clause(vec![app(t)], tt, Some(app(next))),
            clause(vec![app(t)], bad, None),
        ];
        Arc::new(system)
    }

    #[test]
    fn interpretations_and_derivations_come_back() {
        let stop = Stop::never();
        let mut pool = TermPool::new();
        let system = counter(&mut pool, true);
        let done = Untuple.run(&mut pool, &system, &stop).expect("pairs are opened");
        let params = done.system.preds[PredId::from_usize(0)].params.clone();
        assert_eq!(params.len(), 2);
        let never = pool.not(params[1]);
        let inv = Invariant::inductive([never].into_iter().collect());
        check_invariant(&mut pool, &done.system, &inv, &stop).expect("an invariant over fields");
        let back = done.back.invariant(&mut pool, inv, &stop).expect("it comes back");
        check_invariant(&mut pool, &system, &back, &stop).expect("an invariant over pairs");

        let mut pool = TermPool::new();
        let system = counter(&mut pool, false);
        let done = Untuple.run(&mut pool, &system, &stop).expect("pairs are opened");
        let step = |clause: usize, n: Option<i64>, premises: &[usize]| {
            let vars = done.system.clauses[clause].vars(&pool);
            let values = vars.into_iter().map(|v| {
                let value = if pool.sort(v).is_bool() {
                    Value::Bool(false)
                } else {
                    Value::Num(n.unwrap_or(0).into())
                };
                (v, value)
            });
            Step { clause, values: values.collect(), premises: Premises::from_slice(premises) }
        };
        let steps = vec![step(0, None, &[]), step(1, Some(0), &[0]), step(2, Some(1), &[1])];
        let derivation = Derivation { steps };
        check_derivation(&pool, &done.system, &derivation).expect("a derivation over fields");
        let back = done.back.counterexample(&mut pool, derivation).expect("it comes back");
        check_derivation(&pool, &system, &back).expect("a derivation over pairs");
    }
}
