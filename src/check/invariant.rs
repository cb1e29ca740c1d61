//! Invariants: under the interpretations every clause of the system is valid.
//!
//! For each clause a fresh prover refutes `body & constraint & !c` for each conjunct `c` of the head, with the predicates
//! replaced by their interpretations. Interpretations are formulas over the predicate's parameters and nothing else, so replacing the
//! parameters by the arguments captures no constant of the clause. Symbols that SMT-LIB leaves open (division by zero)
//! stay free: the clause is shown valid for each of their meanings. Interpretations may have universal quantifiers, of which
//! `quantified` makes instances.
//!
//! Deliberately absent: sharing a solver between clauses, and any simplification of the clauses. This is the code that
//! has to be right.

use super::error::{CheckError, ClauseRef};
use super::induction::check_by_induction;
use super::prover::Prover;
use super::quantified::{self, Opened, Reach};
use eufonium_base::{HashSet, Stop};
use eufonium_ir::print;
use eufonium_ir::{
    ChcSystem, Clause, Evaluator, Invariant, Model, Op, PredApp, Subst, Term, TermPool, visit,
};
use eufonium_smt::SatResult;

/// Confirms that `inv` makes every clause of `system` valid, or is inductive over its steps.
///
/// # Errors
/// The first clause (or interpretation) that is wrong or could not be confirmed.
pub fn check_invariant(
    pool: &mut TermPool,
    system: &ChcSystem,
    inv: &Invariant,
    stop: &Stop,
) -> Result<(), CheckError> {
    check_interpretations(pool, system, inv)?;
    if inv.depth > 1 {
        return check_by_induction(pool, system, inv, stop);
    }
    for index in 0..system.clauses.len() {
        check_clause(pool, system, inv, index, stop)?;
    }
    Ok(())
}

/// Each predicate has a formula over its own parameters.
fn check_interpretations(pool: &mut TermPool, system: &ChcSystem, inv: &Invariant) -> Result<(), CheckError> {
    for (id, pred) in system.preds.iter() {
        let Some(&formula) = inv.interp.get(id) else {
            return Err(CheckError::MissingInterpretation(pred.name.clone()));
        };
        let bad = |what: String| CheckError::BadInterpretation { pred: pred.name.clone(), what };
        if !pool.sort(formula).is_bool() {
            return Err(bad("is not a formula".into()));
        }
        let params: HashSet<Term> = pred.params.iter().copied().collect();
        for f in pool.folds_in(&[formula]) {
            if !pool.is_structural(f) {
                return Err(bad(format!("uses {}, which is no recursion on fields", pool.func(f).name)));
            }
        }
        for (part, known) in scopes(pool, formula, params) {
            if let Some(stranger) = foreign_symbol(pool, part, &known, "parameter") {
                return Err(bad(stranger));
            }
        }
    }
    if inv.interp.len() > system.preds.len() {
        return Err(CheckError::BadInterpretation {
            pred: format!("number {}", system.preds.len() + 1),
            what: "belongs to no predicate".into(),
        });
    }
    Ok(())
}

/// The formula and the bodies of its universal quantifiers, each without those inside of it, with the constants it may use.
fn scopes(pool: &mut TermPool, formula: Term, params: HashSet<Term>) -> Vec<(Term, HashSet<Term>)> {
    let tt = pool.tt();
    let mut out = Vec::new();
    let mut todo = vec![(formula, params)];
    while let Some((formula, known)) = todo.pop() {
        if !pool.has_quantifier(formula) {
            out.push((formula, known));
            continue;
        }
        let mut without = Subst::new();
        let mut stack = vec![formula];
        let mut seen = HashSet::default();
        while let Some(t) = stack.pop() {
            if !pool.has_quantifier(t) || !seen.insert(t) {
                continue;
            }
            if pool.op(t) == Op::Forall {
                let (&body, bound) = pool.args(t).split_last().expect("a quantifier has a body");
                todo.push((body, known.iter().chain(bound).copied().collect()));
                without.insert(t, tt);
            } else {
                stack.extend(pool.args(t));
            }
        }
        // What is left of a quantifier is existential, and refused as such.
        out.push((without.apply(pool, formula), known));
    }
    out
}

/// A symbol of a formula that is none of the `known` ones of this kind, described as the rest of a sentence.
pub(super) fn foreign_symbol(
    pool: &TermPool,
    formula: Term,
    known: &HashSet<Term>,
    kind: &str,
) -> Option<String> {
    for t in visit::postorder(pool, &[formula]) {
        match pool.op(t) {
            Op::Forall | Op::Exists => return Some("has a quantifier that is not supported".into()),
            Op::App(f)
                if !known.contains(&t) && !super::model::is_by_zero(pool, f) && pool.fold(f).is_none() =>
            {
                return Some(format!("uses {}, which is no {kind}", print::symbol(&pool.func(f).name)));
            }
            _ => {}
        }
    }
    None
}

/// The clause with this index is valid under the interpretations.
pub(super) fn check_clause(
    pool: &mut TermPool,
    system: &ChcSystem,
    inv: &Invariant,
    index: usize,
    stop: &Stop,
) -> Result<(), CheckError> {
    let clause = &system.clauses[index];
    let name = ClauseRef::of(system, index);
    if pool.has_quantifier(clause.constraint) {
        return Err(CheckError::unconfirmed(name, "the clause has a quantifier"));
    }
    let (body, head) = sides(pool, system, inv, clause);
    if !body.iter().chain(&head).any(|t| pool.has_quantifier(*t)) {
        let query = Query { clause, name, is_quantified: false };
        return query.prove(pool, Opened { body, head }, &mut 0, stop);
    }
    let query = Query { clause, name, is_quantified: true };
    let mut shown = 0;
    let mut result = Ok(());
    for reach in [Reach::Indices, Reach::Borders] {
        let opened = quantified::open(pool, &body, &head, reach);
        let opened = opened.map_err(|why| CheckError::unconfirmed(name, why))?;
        result = query.prove(pool, opened, &mut shown, stop);
        if result.is_ok() {
            break;
        }
    }
    result
}

/// Whether a clause is valid under interpretations.
struct Query<'a> {
    clause: &'a Clause,
    name: ClauseRef,
    /// Whether there are instances in the place of quantifiers.
    is_quantified: bool,
}

impl Query<'_> {
    /// Proves the conjuncts of the head but for the first `shown` ones, and counts there what it has proved.
    fn prove(
        &self,
        pool: &mut TermPool,
        opened: Opened,
        shown: &mut usize,
        stop: &Stop,
    ) -> Result<(), CheckError> {
        let Opened { body, head } = opened;
        let sides: Vec<Term> = body.iter().chain(&head).copied().collect();
        let folds = pool.folds_in(&sides);
        let about_folds = pool.fold_axioms(&folds, &sides);
        let mut solver = Prover::new(pool, self.clause.vars(pool).into_iter(), stop);
        for &part in body.iter().chain(&about_folds) {
            solver.assert(pool, part);
        }
        // One conjunct of the head after the other: an invariant of many lemmas is one easy question for each of them.
        for conjunct in head.into_iter().skip(*shown) {
            let wrong = pool.not(conjunct);
            let unconfirmed = |why: &str| Err(CheckError::unconfirmed(self.name, why));
            match solver.check(pool, wrong) {
                SatResult::Unsat => *shown += 1,
                SatResult::Unknown => {
                    return Err(CheckError::unconfirmed(self.name, solver.reason_unknown()));
                }
                SatResult::Sat if self.is_quantified => {
                    return unconfirmed("the instances of its quantifiers do not suffice");
                }
                SatResult::Sat if !folds.is_empty() => {
                    return unconfirmed("what its recursive functions are one step deep does not suffice");
                }
                SatResult::Sat => {
                    let mut negation = body;
                    negation.push(wrong);
                    let model = solver.model(pool).clone();
                    return Err(violation(pool, self.clause, self.name, &negation, &model));
                }
            }
        }
        Ok(())
    }
}

/// The formulas of the body and those of the head: the clause says that the conjunction of the first ones implies that of
/// the others.
fn sides(
    pool: &mut TermPool,
    system: &ChcSystem,
    inv: &Invariant,
    clause: &Clause,
) -> (Vec<Term>, Vec<Term>) {
    let instance = |pool: &mut TermPool, app: &PredApp| {
        Subst::of(&system.preds[app.pred].params, &app.args).apply(pool, inv.interp[app.pred])
    };
    let mut parts = vec![clause.constraint];
    for app in &clause.body {
        parts.push(instance(pool, app));
    }
    let head = match &clause.head {
        Some(app) => instance(pool, app),
        None => pool.ff(),
    };
    (parts, pool.conjuncts(head))
}

/// The error for a model of the negation; a model that does not evaluate is the solver's fault and proves nothing.
fn violation(
    pool: &TermPool,
    clause: &Clause,
    name: ClauseRef,
    negation: &[Term],
    model: &Model,
) -> CheckError {
    let mut eval = Evaluator::new(model);
    if !negation.iter().all(|&part| eval.holds(pool, part)) {
        return CheckError::unconfirmed(name, "the solver gave a counter-model that is none");
    }
    let values: Vec<String> = clause
        .vars(pool)
        .into_iter()
        .map(|v| {
            let value = eval.eval(pool, v);
            format!("{} = {}", print::term(pool, v), print::value(pool, &value, pool.sort(v)))
        })
        .collect();
    let counter_model = if values.is_empty() { "all values".to_owned() } else { values.join(", ") };
    CheckError::ClauseViolated { clause: name, counter_model }
}
