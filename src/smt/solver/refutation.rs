//! What remains of a refuted check: cores that are smaller, and for interpolation and proofs the lemmas of the theories that the refutation used.

use super::Solver;
use crate::encode::Alias;
use crate::proof::{ProofLemma, ProofLiteral, Refutation, TheoryLemma};
use crate::sat::{Leaf, Lit, SatResult};
use eufonium_base::HashSet;
use eufonium_ir::{Term, TermPool};

impl Solver {
    /// After `Unsat`: a smaller core by deletion, with at most `effort` further checks. The refutation is then that of
    /// the last refuted subset.
    pub fn minimize_core(&mut self, pool: &mut TermPool, effort: usize) -> Vec<Term> {
        let mut core = self.core.clone();
        let mut needed = 0;
        for _ in 0..effort {
            if needed >= core.len() {
                break;
            }
            let mut trial = core.clone();
            trial.remove(needed);
            match self.check(pool, &trial) {
                SatResult::Unsat => {
                    // Keep the order, so that what was found needed stays in front.
                    let kept: HashSet<Term> = self.core.iter().copied().collect();
                    core = trial.into_iter().filter(|t| kept.contains(t)).collect();
                    needed = needed.min(core.len());
                }
                SatResult::Sat => needed += 1,
                SatResult::Unknown => break,
            }
        }
        self.core.clone_from(&core);
        core
    }

    /// After `Unsat`, with [`SolverOptions::trace`](crate::SolverOptions::trace): what the refutation used. To be asked before the next check or
    /// assertion.
    pub fn refutation(&mut self, pool: &mut TermPool) -> Option<Refutation> {
        let leaves = self.sat.refutation()?;
        let mut out = Refutation { core: self.core.clone(), ..Refutation::default() };
        let mut refuted_in_input: HashSet<Lit> = HashSet::default();
        for leaf in leaves {
            match leaf {
                Leaf::Input { clause, .. } => refuted_in_input.extend(clause.iter().map(|l| !*l)),
                Leaf::Theory { clause, certificate } => {
                    let mut meaning = |lit: Lit| match self.encoder.term_of(pool, lit) {
                        None => self.encoder.local_term(pool, &self.theory.arith, lit),
                        term => term,
                    };
                    match clause.iter().map(|lit| meaning(!*lit)).collect() {
                        Some(conflict) => {
                            out.lemmas.push(TheoryLemma { conflict, certificate: certificate.clone() });
                        }
                        None => refuted_in_input.extend(clause.iter().map(|l| !*l)),
                    }
                }
            }
        }
        for (lit, t) in &self.assumed {
            if refuted_in_input.contains(lit) && self.core.contains(t) {
                out.direct.push(*t);
            }
        }
        out.direct.sort_unstable();
        Some(out)
    }

    /// After `Unsat`, with [`SolverOptions::trace`](crate::SolverOptions::trace): the theory lemmas of the refutation, in full. Together with the
    /// asserted formulas they are propositionally unsatisfiable, where an equality of numbers counts as the conjunction of
    /// its two bounds. `None` if a literal has no meaning outside. To be asked before the next check or assertion.
    pub fn lemmas(&mut self, pool: &mut TermPool) -> Option<Vec<ProofLemma>> {
        let leaves = self.sat.refutation()?;
        let (encoder, arith) = (&self.encoder, &self.theory.arith);
        let mut meaning = |lit: Lit| match encoder.alias(lit.var()) {
            Some(Alias::Equality(a, b)) => Some(ProofLiteral::Equality(a, b, lit.is_negated())),
            Some(Alias::Formula(t)) => {
                Some(ProofLiteral::Formula(if lit.is_negated() { pool.not(t) } else { t }))
            }
            None => {
                let known = encoder.term_of(pool, lit);
                known.or_else(|| encoder.local_term(pool, arith, lit)).map(ProofLiteral::Formula)
            }
        };
        let mut out = Vec::new();
        for leaf in leaves {
            if let Leaf::Theory { clause, certificate } = leaf {
                let clause = clause.iter().map(|&lit| meaning(lit)).collect::<Option<Vec<_>>>()?;
                out.push(ProofLemma { clause, certificate: certificate.clone() });
            }
        }
        Some(out)
    }
}
