//! The propositional part: a search over the clauses, and its trace as resolutions.

use super::NoProof;
use super::builder::Builder;
use super::clausify::Clauses;
use super::translate::Translation;
use eufonium_alethe::{Expr, StepId};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, Stop};
use eufonium_smt::SatResult;
use eufonium_smt::sat::{Inference, Lit, Native, NativeOptions, SatSolver, Var};
use eufonium_smt::theory::NoTheory;

/// A propositional refutation.
pub struct Derivation {
    steps: Vec<Inference>,
    /// The formulas that the variables stand for.
    atoms: IdVec<Var, Expr>,
}

/// Refutes the clauses.
pub fn search(tr: &Translation, clauses: &Clauses, stop: &Stop) -> Result<Derivation, NoProof> {
    let mut sat = Native::new(NativeOptions::default());
    sat.enable_derivation();
    let mut vars: HashMap<Expr, Var> = HashMap::default();
    let mut atoms = IdVec::new();
    for (label, input) in clauses.all.iter().enumerate() {
        let lits: Vec<Lit> = input
            .clause
            .iter()
            .map(|l| {
                let (atom, negated) = tr.exprs.strip(*l);
                let var = *vars.entry(atom).or_insert_with(|| {
                    atoms.push(atom);
                    sat.new_var()
                });
                Lit::new(var, negated)
            })
            .collect();
        sat.add_clause(&lits, u32::try_from(label).expect("fewer than 2^32 clauses"));
    }
    match sat.solve(&[], &mut NoTheory, stop) {
        SatResult::Unsat => {
            Ok(Derivation { steps: sat.derivation().expect("the derivation was enabled"), atoms })
        }
        SatResult::Sat => Err(NoProof::Incomplete("the lemmas and clauses have a propositional model")),
        SatResult::Unknown => Err(NoProof::Unknown),
    }
}

/// Writes the refutation.
pub fn write(builder: &mut Builder<'_>, clauses: &Clauses, derivation: &Derivation) -> Result<(), NoProof> {
    let mut steps: Vec<StepId> = Vec::with_capacity(derivation.steps.len());
    for inference in &derivation.steps {
        let step = match inference {
            Inference::Input(label) => {
                let input = &clauses.all[*label as usize];
                builder.carry_out(input).ok_or_else(|| NoProof::Recipe(format!("{:?}", input.recipe)))?
            }
            Inference::Derived(antecedents, lits) => {
                let mut premises: Vec<StepId> = antecedents.iter().map(|&a| steps[a]).collect();
                premises.sort_unstable();
                premises.dedup();
                let clause = lits
                    .iter()
                    .map(|l| {
                        let atom = derivation.atoms[l.var()];
                        if l.is_negated() { builder.not(atom) } else { atom }
                    })
                    .collect();
                let step = builder.resolve(clause, &premises);
                step.ok_or(NoProof::Incomplete("a step does not follow from its antecedents"))?
            }
        };
        steps.push(step);
    }
    Ok(())
}
