//! A single clause under interpretations of its predicates: whether it is valid.
//!
//! A fresh prover refutes `body & constraint & !c` for each conjunct `c` of the head, with the predicates
//! replaced by their interpretations. Replacing the parameters by the arguments captures no constant of the clause, if
//! interpretations are formulas over the predicates' parameters and nothing else. Symbols that SMT-LIB leaves open (division by zero)
//! stay free: the clause is shown valid for each of their meanings. Interpretations may have universal quantifiers, of which
//! `quantified` makes instances.
//!
//! Deliberately absent: sharing a solver between clauses, and any simplification of the clauses. This is the code that
//! has to be right.

use super::error::{CheckError, ClauseRef};
use super::prover::Prover;
use super::quantified::{self, Opened, Reach};
use eufonium_base::Stop;
use eufonium_ir::print;
use eufonium_ir::{ChcSystem, Clause, Evaluator, Invariant, Model, PredApp, Subst, Term, TermPool};
use eufonium_smt::SatResult;

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
