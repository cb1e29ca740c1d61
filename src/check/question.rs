//! Systems without predicates: each clause is a question about its constraint, and nothing has to be found before it is asked.
//!
//! There are no interpretations, so the search for an answer and its check would be the same question twice. It is asked here, by a
//! solver of the checker, and a model becomes a derivation of one step, which is confirmed by evaluation. Clauses are asked in their
//! order: a few about bits alone each by a search that nothing is asked after, others by one solver, since those of a program share most of their formulas.

use super::derivation::check_derivation;
use super::error::{CheckError, ClauseRef};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{ChcSystem, Derivation, Evaluator, Model, Premises, Step, Term, TermPool};
use eufonium_smt::{
    LastAnswer, SatResult, Solver, SolverOptions, compare_leaves, decide_last, is_about_bits,
};

/// Decides a system without predicates: a derivation of `false` that was checked, or none if every clause is valid. Adds the figures of
/// the solver.
///
/// # Errors
/// The first clause that could not be decided.
///
/// # Panics
/// If the system has predicates.
pub fn decide_question(
    pool: &mut TermPool,
    system: &ChcSystem,
    stop: &Stop,
    stats: &mut Stats,
) -> Result<Option<Derivation>, CheckError> {
    assert!(system.preds.is_empty(), "a question has no predicates");
    let options = SolverOptions::default();
    let asked: Vec<Term> = system.clauses.iter().map(|clause| simplified(pool, clause.constraint)).collect();
    if let Some(decided) = one_by_one(pool, (system, &asked), &options, stop, stats) {
        return decided;
    }
    let mut solver = Solver::new(options, stop.clone());
    let decided = clauses(pool, (system, &asked), &mut solver);
    stats.absorb("smt.", &solver.stats());
    decided
}

/// What is asked for a constraint.
fn simplified(pool: &mut TermPool, constraint: Term) -> Term {
    if pool.has_quantifier(constraint) { constraint } else { compare_leaves(pool, constraint) }
}

/// With more clauses the solver that has all of them learns more than searches that are the last lose.
const FEW: usize = 4;

/// Decides a few clauses that are about bits alone, each by a search that is the last one about it; `None` if they are others.
fn one_by_one(
    pool: &mut TermPool,
    (system, asked): (&ChcSystem, &[Term]),
    options: &SolverOptions,
    stop: &Stop,
    stats: &mut Stats,
) -> Option<Result<Option<Derivation>, CheckError>> {
    // None is decided before it is known that all are: the others would be asked about it again.
    let is_plain = |pool: &TermPool, t| !pool.has_quantifier(t) && is_about_bits(pool, t, options);
    if asked.len() > FEW || !asked.iter().all(|constraint| is_plain(pool, *constraint)) {
        return None;
    }
    for (index, constraint) in asked.iter().enumerate() {
        let (answer, figures) = decide_last(pool, *constraint, options, stop)?;
        stats.absorb("smt.", &figures);
        match answer {
            LastAnswer::Unsat => {}
            LastAnswer::Unknown => {
                let name = ClauseRef::of(system, index);
                return Some(Err(CheckError::unconfirmed(name, "the search was stopped")));
            }
            LastAnswer::Sat(model) => return Some(refutation(pool, system, index, &model).map(Some)),
        }
    }
    Some(Ok(None))
}

/// Decides one clause after the other.
fn clauses(
    pool: &mut TermPool,
    (system, asked): (&ChcSystem, &[Term]),
    solver: &mut Solver,
) -> Result<Option<Derivation>, CheckError> {
    for (index, &constraint) in asked.iter().enumerate() {
        let name = ClauseRef::of(system, index);
        if pool.has_quantifier(constraint) {
            return Err(CheckError::unconfirmed(name, "the clause has a quantifier"));
        }
        match solver.check(pool, &[constraint]) {
            SatResult::Unsat => {}
            SatResult::Unknown => return Err(CheckError::unconfirmed(name, solver.reason_unknown())),
            SatResult::Sat => return refutation(pool, system, index, solver.model(pool)).map(Some),
        }
    }
    Ok(None)
}

/// The derivation that applies a query under a model of its constraint, if it does not rest on what SMT-LIB leaves open.
fn refutation(
    pool: &TermPool,
    system: &ChcSystem,
    index: usize,
    model: &Model,
) -> Result<Derivation, CheckError> {
    let clause = &system.clauses[index];
    let mut eval = Evaluator::new(model);
    let values = clause.vars(pool).into_iter().map(|var| (var, eval.eval(pool, var))).collect();
    let derivation = Derivation { steps: vec![Step { clause: index, values, premises: Premises::new() }] };
    match check_derivation(pool, system, &derivation) {
        Ok(()) => Ok(derivation),
        // The values alone make it false: so it was true by a meaning of division by zero that only this model has.
        Err(CheckError::BadStep { step, .. }) if eval.holds(pool, clause.constraint) => {
            let what = format!("the constraint of {}", ClauseRef::of(system, index));
            Err(CheckError::OpenMeaning { place: format!("step {step}"), what })
        }
        Err(error) => Err(error),
    }
}
