//! The propositional part: a search over the clauses, and its trace as resolutions.

use super::NoProof;
use super::builder::{Builder, Literal, chain};
use super::clausify::Clauses;
use super::translate::Translation;
use crate::alethe::{Expr, StepId};
use crate::base::{HashMap, HashSet, Stop};
use crate::smt::SatResult;
use crate::smt::sat::{Inference, Lit, Native, NativeOptions, SatSolver, Var};
use crate::smt::theory::NoTheory;

/// Refutes the clauses.
pub fn search(tr: &Translation, clauses: &Clauses, stop: &Stop) -> Result<Vec<Inference>, NoProof> {
    let mut sat = Native::new(NativeOptions::default());
    sat.enable_trace();
    let mut vars: HashMap<Expr, Var> = HashMap::default();
    for (label, input) in clauses.all.iter().enumerate() {
        let lits: Vec<Lit> = input
            .clause
            .iter()
            .map(|l| {
                let (atom, negated) = tr.exprs.strip(*l);
                let var = *vars.entry(atom).or_insert_with(|| sat.new_var());
                Lit::new(var, negated)
            })
            .collect();
        sat.add_clause(&lits, u32::try_from(label).expect("fewer than 2^32 clauses"));
    }
    match sat.solve(&[], &mut NoTheory, stop) {
        SatResult::Unsat => Ok(sat.derivation().expect("the trace was enabled")),
        SatResult::Sat => Err(NoProof::Incomplete("the lemmas and clauses have a propositional model")),
        SatResult::Unknown => Err(NoProof::Unknown),
    }
}

/// Writes the refutation.
pub fn write(
    builder: &mut Builder<'_>,
    clauses: &Clauses,
    derivation: &[Inference],
) -> Result<(), NoProof> {
    let mut steps: Vec<StepId> = Vec::with_capacity(derivation.len());
    for inference in derivation {
        let step = match inference {
            Inference::Input(label) => builder.carry_out(&clauses.all[*label as usize]),
            Inference::Derived(antecedents) => {
                let mut premises: Vec<StepId> = antecedents.iter().map(|&a| steps[a]).collect();
                premises.sort_unstable();
                premises.dedup();
                derive(builder, &premises)
            }
        };
        steps.push(step.ok_or(NoProof::Incomplete("a step does not follow from its antecedents"))?);
    }
    Ok(())
}

/// The clause that the premises give when all is resolved that can be.
fn derive(builder: &mut Builder<'_>, premises: &[StepId]) -> Option<StepId> {
    let clauses: Vec<Vec<Literal>> = premises.iter().map(|p| builder.literals(builder.clause(*p))).collect();
    let all: HashSet<Literal> = clauses.iter().flatten().copied().collect();
    let mut target: Vec<Literal> =
        all.iter().copied().filter(|&(atom, negated)| !all.contains(&(atom, !negated))).collect();
    target.sort_unstable();
    let order = chain(&clauses, &target)?;
    if let [only] = order[..] {
        return Some(premises[only]);
    }
    let clause: Vec<Expr> =
        target.into_iter().map(|(atom, negated)| if negated { builder.not(atom) } else { atom }).collect();
    let used: Vec<StepId> = order.into_iter().map(|i| premises[i]).collect();
    builder.resolve(clause, &used)
}
