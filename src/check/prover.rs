//! A solver for one kind of question, whether assertions and an assumption are contradictory, that tries the cheap reading first.
//!
//! What follows whatever the operators on bit-vectors mean is found at any width without a circuit
//! ([`BvMode::Uninterpreted`]); a refutation in this reading is one in the exact reading. Only what is left is put to a solver that
//! knows the operators, and that one alone gives models.

use eufonium_base::Stop;
use eufonium_ir::{Model, Term, TermPool};
use eufonium_smt::{BvMode, SatResult, Solver, SolverOptions};

/// Two solvers with the same assertions; the exact one gets them when it is first needed.
#[derive(Debug)]
pub(super) struct Prover {
    opaque: Option<Solver>,
    exact: Solver,
    assertions: Vec<Term>,
    /// How many of them the exact solver has.
    told: usize,
}

impl Prover {
    /// Fresh solvers for formulas over these constants.
    pub(super) fn new(pool: &TermPool, mut constants: impl Iterator<Item = Term>, stop: &Stop) -> Self {
        let has_words = constants.any(|t| !pool.sort(t).is_bool() && !pool.sort(t).is_arith());
        let solver =
            |bv_mode| Solver::new(SolverOptions { bv_mode, ..SolverOptions::default() }, stop.clone());
        Prover {
            opaque: has_words.then(|| solver(BvMode::Uninterpreted)),
            exact: solver(BvMode::BitBlast),
            assertions: Vec::new(),
            told: 0,
        }
    }

    /// Asserts a formula.
    pub(super) fn assert(&mut self, pool: &mut TermPool, formula: Term) {
        if let Some(opaque) = &mut self.opaque {
            opaque.assert(pool, formula);
        }
        self.assertions.push(formula);
    }

    /// Decides the assertions together with a formula.
    pub(super) fn check(&mut self, pool: &mut TermPool, formula: Term) -> SatResult {
        if let Some(opaque) = &mut self.opaque
            && opaque.check(pool, &[formula]) == SatResult::Unsat
        {
            return SatResult::Unsat;
        }
        for &formula in &self.assertions[self.told..] {
            self.exact.assert(pool, formula);
        }
        self.told = self.assertions.len();
        self.exact.check(pool, &[formula])
    }

    /// After `Sat`: the model.
    pub(super) fn model(&self, pool: &TermPool) -> &Model {
        self.exact.model(pool)
    }
    /// What was asserted.
    pub(super) fn assertions(&self) -> &[Term] {
        &self.assertions
    }
    /// After `Unknown`: why.
    pub(super) fn reason_unknown(&self) -> &str {
        self.exact.reason_unknown()
    }
}
