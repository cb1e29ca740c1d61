//! Invariants: under the interpretations every clause of the system is valid.
//!
//! Interpretations must be formulas over the predicate's parameters and nothing else, which is looked at first; then each clause
//! is checked by itself (`clause`), or all of them together where the invariant is inductive over several steps (`induction`).
//!
//! Deliberately absent: sharing anything between clauses. This is the code that has to be right.

use super::clause::check_clause;
use super::error::CheckError;
use super::induction::check_by_induction;
use eufonium_base::{HashSet, Stop};
use eufonium_ir::print;
use eufonium_ir::{ChcSystem, Invariant, Op, Subst, Term, TermPool, visit};

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
