//! Interpretations for auxiliary predicates that a front end introduced and a model does not mention.
//!
//! An auxiliary predicate stands for a disjunction: it is the head of non-recursive clauses whose constants are all
//! arguments of the head. Its strongest interpretation is then the disjunction of the clauses' bodies. This only makes a
//! candidate; whether it is an invariant is for [`super::check_invariant`].

use eufonium_base::HashMap;
use eufonium_base::ids::Id;
use eufonium_ir::{ChcSystem, Clause, Invariant, PredId, Subst, Term, TermPool};

/// The interpretations `given` for the first predicates of the system, completed for the others. `None` if a predicate
/// is not auxiliary in the sense above.
pub fn complete(pool: &mut TermPool, system: &ChcSystem, given: &[Term]) -> Option<Invariant> {
    let mut known: HashMap<PredId, Term> =
        given.iter().enumerate().map(|(i, t)| (PredId::from_usize(i), *t)).collect();
    let mut left: Vec<PredId> = system.preds.keys().skip(given.len()).collect();
    // Each round interprets those that depend only on interpreted ones; recursion leaves some for ever.
    while !left.is_empty() {
        let before = left.len();
        let mut later = Vec::new();
        for pred in left {
            match define(pool, system, &known, pred)? {
                Some(formula) => drop(known.insert(pred, formula)),
                None => later.push(pred),
            }
        }
        left = later;
        if left.len() == before {
            return None;
        }
    }
    Some(Invariant::inductive(system.preds.keys().map(|p| known[&p]).collect()))
}

/// The disjunction of the bodies of `pred`'s clauses over its parameters; `Some(None)` if a body is not interpreted yet.
fn define(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &HashMap<PredId, Term>,
    pred: PredId,
) -> Option<Option<Term>> {
    let mut cases = Vec::new();
    for clause in &system.clauses {
        let Some(head) = clause.head.as_ref().filter(|h| h.pred == pred) else { continue };
        if !is_closed_by(pool, clause, &head.args) {
            return None;
        }
        let mut parts = vec![clause.constraint];
        for app in &clause.body {
            let Some(&formula) = known.get(&app.pred) else { return Some(None) };
            parts.push(Subst::of(&system.preds[app.pred].params, &app.args).apply(pool, formula));
        }
        let body = pool.and(&parts);
        cases.push(Subst::of(&head.args, &system.preds[pred].params).apply(pool, body));
    }
    Some(Some(pool.or(&cases)))
}

/// Whether `args` are distinct constants, and all constants of the clause.
fn is_closed_by(pool: &TermPool, clause: &Clause, args: &[Term]) -> bool {
    let mut sorted = args.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() == args.len() && sorted == clause.vars(pool)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{PredApp, Sort};

    #[test]
    fn disjunctions_are_defined_and_recursion_is_not() {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let [p, or] = ["P", "or"].map(|name| system.declare(&mut pool, name, &[Sort::INT]));
        let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
        let (zero, nine) = (pool.int(0), pool.int(9));
        let app = |pred, t| PredApp { pred, args: vec![t] };
        let (low, high) = (pool.le(x, zero), pool.ge(y, nine));
        let rule = |body, constraint, head| Clause { body, constraint, head: Some(head), span: None };
        system.clauses = vec![rule(vec![], low, app(or, x)), rule(vec![app(p, y)], high, app(or, y))];
        let given = {
            let a = system.preds[p].params[0];
            pool.le(a, nine)
        };
        let inv = complete(&mut pool, &system, &[given]).expect("or is a disjunction");
        let a = system.preds[or].params[0];
        let (low, high, at_most) = (pool.le(a, zero), pool.ge(a, nine), pool.le(a, nine));
        let both = pool.and2(high, at_most);
        assert_eq!(inv.interp[or], pool.or2(low, both));

        system.clauses[1].body = vec![app(or, y)];
        assert!(complete(&mut pool, &system, &[given]).is_none());
        system.clauses[1] = rule(vec![app(p, x)], high, app(or, y));
        assert!(complete(&mut pool, &system, &[given]).is_none());
    }
}
