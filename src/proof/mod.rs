//! Alethe proofs of unsatisfiability over equality, uninterpreted functions and linear arithmetic.
//!
//! The solver works on normalised terms; the proof speaks of the assertions as they are written. The two meet in the
//! atoms alone:
//!
//! 1. `translate` makes normalised formulas of the assertions, in which every `ite` of numbers and every formula under a
//!    function is a constant of its own. A fresh solver refutes them, and names its theory lemmas.
//! 2. `clausify` makes clauses of the assertions *as they are written*, by the clausification rules; each atom that
//!    the normal form changes is tied to the atom it becomes, and the lemmas are clauses over those. Each clause carries
//!    the recipe for its proof.
//! 3. A propositional search refutes the clauses (`refute`), and each step of its trace becomes a resolution.
//! 4. Only now the recipes of the clauses that were used are carried out (`arith`, `congruence`).
//!
//! So nothing depends on how the solver simplifies formulas, or on the order of its own search. What the rules of Alethe do
//! not cover (the meaning of `div`, `mod`, `abs`, `to_int`; some cuts of integer arithmetic) is a step with the rule
//! `hole`. Every step is put to the checker as it is made; one that it refuses would be a hole as well, so that what is
//! printed never claims more than what is known.

mod arith;
mod builder;
mod clausify;
mod congruence;
mod export;
mod integers;
mod recipes;
mod refute;
#[cfg(test)]
mod tests;
mod translate;

use builder::Builder;
use eufonium_alethe::{Expr, Exprs, Proof};
use eufonium_base::Stop;
use eufonium_smt::proof::ProofLemma;
use eufonium_smt::{SatResult, Solver, SolverOptions};
use thiserror::Error;
use translate::Translation;

/// Why there is no proof.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NoProof {
    /// The assertions that could be read are satisfiable.
    #[error("the assertions that proofs can speak of are satisfiable")]
    Satisfiable,
    /// The search was stopped or gave up.
    #[error("the search for a proof ended without an answer")]
    Unknown,
    /// The pieces do not add up. A bug, but no wrong answer.
    #[error("{0}")]
    Incomplete(&'static str),
    /// A clause could not be justified as it was planned. A bug, but no wrong answer.
    #[error("the recipe {0} fails")]
    Recipe(String),
}

/// The commands of a proof, one in a line.
pub fn text(exprs: &Exprs, proof: &Proof) -> String {
    eufonium_alethe::print::proof(exprs, proof)
}

/// A proof that the conjunction of `assertions` is unsatisfiable.
pub fn prove(exprs: &mut Exprs, assertions: &[Expr], seed: u64, stop: &Stop) -> Result<Proof, NoProof> {
    let mut translation = Translation::new(std::mem::take(exprs));
    let result = run(&mut translation, assertions, seed, stop);
    *exprs = translation.exprs;
    result
}

fn run(translation: &mut Translation, assertions: &[Expr], seed: u64, stop: &Stop) -> Result<Proof, NoProof> {
    for &a in assertions {
        translation.formula(a);
    }
    let lemmas = solve(translation, assertions, seed, stop)?;
    let lemmas = integers::without_rules(translation, lemmas, seed, stop);
    let mut clauses = clausify::Clauses::default();
    for (i, &a) in assertions.iter().enumerate() {
        clauses.assert(translation, a, i);
    }
    clauses.axioms(translation);
    for lemma in &lemmas {
        clauses.lemma(translation, lemma);
    }
    let derivation = refute::search(translation, &clauses, stop)?;
    let mut builder = Builder::new(translation, assertions);
    refute::write(&mut builder, &clauses, &derivation)?;
    Ok(builder.finish())
}

/// Refutes the translated assertions; the lemmas that this took.
fn solve(
    translation: &mut Translation,
    assertions: &[Expr],
    seed: u64,
    stop: &Stop,
) -> Result<Vec<ProofLemma>, NoProof> {
    let options = SolverOptions { seed, trace: true, ..SolverOptions::default() };
    let mut solver = Solver::new(options, stop.clone());
    for &a in assertions {
        let formula = translation.formula(a);
        solver.assert(&mut translation.pool, formula);
    }
    for formula in translation.definitions() {
        solver.assert(&mut translation.pool, formula);
    }
    match solver.check(&mut translation.pool, &[]) {
        SatResult::Unsat => {}
        SatResult::Sat => return Err(NoProof::Satisfiable),
        SatResult::Unknown => return Err(NoProof::Unknown),
    }
    solver
        .lemmas(&mut translation.pool)
        .ok_or(NoProof::Incomplete("a lemma has no meaning outside the solver"))
}
