//! The SAT seam: one small trait with two engines behind it.
//!
//! `native` calls the theories as it searches; `varisat` decides what is purely propositional and drives the lazy loop
//! (full assignment, theory check, lemmas, again). Both pass the same tests.

#[cfg(test)]
mod brute;
pub mod lit;
pub mod native;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toys;
pub mod varisat;

pub use lit::{Lit, Var};
pub use native::{Assignment, Guide, Inference, Native, NativeOptions, Restarts};
pub use varisat::Varisat;

use super::theory::{Certificate, Theory};
use eufonium_base::{Stats, Stop};

/// The answer of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SatResult {
    /// There is an assignment, and the theories accept it.
    Sat,
    /// There is none under the assumptions.
    Unsat,
    /// The search was stopped, or a theory gave up.
    Unknown,
}

impl SatResult {
    /// `sat`, `unsat` or `unknown`.
    pub fn word(self) -> &'static str {
        match self {
            SatResult::Sat => "sat",
            SatResult::Unsat => "unsat",
            SatResult::Unknown => "unknown",
        }
    }
}

/// Where a clause of a refutation comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaf<'a> {
    /// A clause that was added with this label.
    Input {
        /// The clause, as the solver keeps it.
        clause: &'a [Lit],
        /// The label given to [`SatSolver::add_clause`].
        label: u32,
    },
    /// A clause that a theory justified.
    Theory {
        /// The lemma.
        clause: &'a [Lit],
        /// Why it is valid.
        certificate: &'a Certificate,
    },
}

/// An incremental SAT solver that takes assumptions and, optionally, listens to a theory.
pub trait SatSolver {
    /// A fresh variable. Variables are numbered from 0 without gaps.
    fn new_var(&mut self) -> Var;

    /// The number of variables so far.
    fn num_vars(&self) -> usize;

    /// Adds a clause for good. `label` names the clause's group in refutations. Between searches only.
    fn add_clause(&mut self, clause: &[Lit], label: u32);

    /// Searches for an assignment under `assumptions` that `theory` accepts. Leaves the solver ready for more clauses
    /// and another search; all that was learned is kept. Ends with `Unknown` soon after `stop` is raised.
    fn solve(&mut self, assumptions: &[Lit], theory: &mut dyn Theory, stop: &Stop) -> SatResult;

    /// The value of a variable in the last assignment, after `Sat`; `None` if it does not matter.
    fn value(&self, var: Var) -> Option<bool>;

    /// After `Unsat`: assumptions that together are refuted. Not necessarily minimal; empty if the clauses alone are.
    fn failed_assumptions(&self) -> &[Lit];

    /// From now on records what each learned clause was derived from, so that [`SatSolver::refutation`] works. To be
    /// called before the first clause is added. Engines that cannot record ignore it.
    fn enable_trace(&mut self) {}

    /// After `Unsat` with a trace: the leaves of the refutation. `None` without a trace.
    fn refutation(&self) -> Option<Vec<Leaf<'_>>> {
        None
    }

    /// From now on the variable has a value in every model, even if the clauses are satisfied without.
    fn demand(&mut self, var: Var);

    /// Says whether the clauses of `lit` are of no concern while its variable is open, because the caller can make `lit`
    /// true afterwards. That is so for a variable that a definition introduced and that is used in one polarity alone.
    /// A hint: engines may decide the variable all the same.
    fn set_default(&mut self, _lit: Lit, _is_default: bool) {}

    /// From now on a search decides these variables and the assumptions alone, and answers `Sat` when they are assigned; the
    /// next call replaces them. The caller promises that each assignment to the variables that satisfies all clauses over
    /// them, and the facts, extends to one that satisfies all clauses: that is so if the others are outputs of gates whose inputs are
    /// not in the scope, or free. Then [`SatSolver::value`] speaks of the scope alone. A hint: engines may decide more.
    fn set_scope(&mut self, _vars: &[Var]) {}

    /// All clauses have been added: from now on there are only searches without assumptions and without theories, and values are
    /// asked for. A hint: engines may then remove variables.
    fn set_last(&mut self) {}

    /// Prefers this value when the variable is next decided, until phase saving overrides it.
    fn set_phase(&mut self, _var: Var, _value: bool) {}

    /// Removes `vars` and every clause, given or learned, that mentions them; the variables must not be used again by
    /// the caller until [`SatSolver::new_var`] hands them out anew (which may happen only when there is no trace). The caller
    /// promises that these clauses say nothing about other variables, as definitions and what is guarded do: what was
    /// concluded from them stays.
    fn retire(&mut self, vars: &[Var]);

    /// Counters: decisions, propagations, conflicts, restarts, and so on.
    fn stats(&self) -> Stats;
}
