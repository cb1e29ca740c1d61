//! An abstract model, read from a solver.

use super::View;
use crate::base::HashMap;
use crate::ir::{Term, TermPool};
use crate::smt::Solver;

/// The model of a solver that reads operators as uninterpreted functions, after a satisfied check.
#[derive(Debug)]
pub struct SolverView<'s> {
    solver: &'s Solver,
    constants: HashMap<u32, Term>,
}

impl<'s> SolverView<'s> {
    /// The view of a solver's model; `terms` contain the constants that count.
    pub fn new(pool: &TermPool, solver: &'s Solver, terms: &[Term]) -> Self {
        let is_constant = |t: &&Term| pool.as_bits(**t).is_some();
        let constants = terms.iter().filter(is_constant);
        let constants = constants.filter_map(|t| Some((solver.class(*t)?, *t))).collect();
        SolverView { solver, constants }
    }
}

impl View for SolverView<'_> {
    fn holds(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        self.solver.truth(pool, formula)
    }
    fn class(&self, _: &TermPool, t: Term) -> Option<u32> {
        self.solver.class(t)
    }
    fn constant(&self, pool: &TermPool, t: Term) -> Option<Term> {
        if pool.as_bits(t).is_some() {
            return Some(t);
        }
        self.constants.get(&self.solver.class(t)?).copied()
    }
}
