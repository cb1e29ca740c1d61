//! The checker of Alethe proofs: every step by itself, by its rule. It trusts nothing but the assertions of the problem,
//! and shares with the solver nothing but numbers.
//!
//! Source of the rules: "The Alethe Proof Format" (Barbosa, Fleury, Fontaine, Schurr), and how the checker Carcara reads
//! them where the text leaves room. `patterns` has the rules that are schemes, `clauses` those over any number of
//! arguments, `equality` reflexivity to congruence, `linear` the certificates of linear arithmetic, `resolution` chains
//! of resolutions. The rule `hole` justifies anything; such steps are counted, and a proof that has some is no proof.
//! Deliberately absent: subproofs, quantifiers, and the rules of simplification, which our proofs do not use.

mod clauses;
mod equality;
mod linear;
mod patterns;
mod resolution;
#[cfg(test)]
mod tests;

use eufonium_alethe::proof::{ASSUME, HOLE};
use eufonium_alethe::{Expr, Exprs, Proof, Step, StepId, print};
use eufonium_base::HashSet;
use thiserror::Error;

/// What a proof that was accepted consists of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// All steps.
    pub steps: usize,
    /// Steps that nothing justifies.
    pub holes: usize,
}

/// Why a proof was refused.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ProofError {
    /// A step does not follow by its rule.
    #[error("step {name}: {reason}")]
    Step {
        /// The name of the step.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// No step has the empty clause.
    #[error("the empty clause is not derived")]
    Incomplete,
}

/// A step with what it rests on.
struct Case<'a> {
    exprs: &'a Exprs,
    clause: &'a [Expr],
    premises: Vec<&'a [Expr]>,
    args: &'a [Expr],
}

impl Case<'_> {
    /// The premise, if there is exactly one and it is a single formula.
    fn premise(&self) -> Option<Expr> {
        match self.premises[..] {
            [&[e]] => Some(e),
            _ => None,
        }
    }
    /// The clause, if it is a single formula.
    fn single(&self) -> Option<Expr> {
        match *self.clause {
            [e] => Some(e),
            _ => None,
        }
    }
}

/// Checks that the proof refutes `assertions`, step by step.
pub fn check(exprs: &Exprs, assertions: &[Expr], proof: &Proof) -> Result<Report, ProofError> {
    let assertions: HashSet<Expr> = assertions.iter().copied().collect();
    let mut report = Report::default();
    let mut refuted = false;
    for (id, step) in proof.steps.iter() {
        check_step(exprs, &assertions, proof, id, step)
            .map_err(|reason| ProofError::Step { name: step.name.clone(), reason })?;
        report.steps += 1;
        report.holes += usize::from(step.rule == HOLE);
        refuted |= step.clause.is_empty();
    }
    if refuted { Ok(report) } else { Err(ProofError::Incomplete) }
}

fn check_step(
    exprs: &Exprs,
    assertions: &HashSet<Expr>,
    proof: &Proof,
    id: StepId,
    step: &Step,
) -> Result<(), String> {
    if let Some(premise) = step.premises.iter().find(|p| **p >= id) {
        return Err(format!("rests on the later step {}", proof.steps[*premise].name));
    }
    if let Some(e) = step.clause.iter().find(|e| !exprs.is_bool(**e)) {
        return Err(format!("`{}` is no formula", print::term(exprs, *e)));
    }
    if step.rule == ASSUME {
        return match step.clause[..] {
            [e] if assertions.contains(&e) => Ok(()),
            _ => Err("assumes what is not asserted".to_owned()),
        };
    }
    let premises = step.premises.iter().map(|p| proof.steps[*p].clause.as_slice()).collect();
    let case = Case { exprs, clause: &step.clause, premises, args: &step.args };
    justified(&step.rule, &case)
        .ok_or_else(|| format!("unknown rule `{}`", step.rule))?
        .then_some(())
        .ok_or_else(|| format!("is no instance of the rule `{}`", step.rule))
}

/// Whether a step without place in a proof follows by its rule; `None` if the rule is not known.
pub fn follows(
    exprs: &Exprs,
    rule: &str,
    premises: &[&[Expr]],
    clause: &[Expr],
    args: &[Expr],
) -> Option<bool> {
    justified(rule, &Case { exprs, clause, premises: premises.to_vec(), args })
}

fn justified(rule: &str, case: &Case<'_>) -> Option<bool> {
    if rule == HOLE {
        return Some(true);
    }
    patterns::check(rule, case)
        .or_else(|| clauses::check(rule, case))
        .or_else(|| equality::check(rule, case))
        .or_else(|| linear::check(rule, case))
        .or_else(|| resolution::check(rule, case))
}
