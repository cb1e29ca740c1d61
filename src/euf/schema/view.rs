//! An abstract model, read from a solver.

use super::View;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Term, TermPool};
use eufonium_smt::Solver;

/// The model of a solver that reads operators as uninterpreted functions, after a satisfied check.
#[derive(Debug)]
pub struct SolverView<'s> {
    solver: &'s Solver,
    constants: HashMap<u32, Term>,
    /// Of the words of one bit, which are truth values to the solver: the constant that each is.
    bits: HashMap<Term, Term>,
}

/// The classes of the two words of one bit.
const BIT_CLASSES: [u32; 2] = [u32::MAX - 1, u32::MAX];

impl<'s> SolverView<'s> {
    /// The view of a solver's model; `terms` contain the words of one bit and the constants that count.
    pub fn new(pool: &mut TermPool, solver: &'s Solver, terms: &[Term]) -> Self {
        let values = [Bits::zero(1), Bits::one(1)].map(|b| pool.bits(b));
        let (mut constants, mut bits) = (HashMap::default(), HashMap::default());
        for &t in terms {
            if pool.as_bv(pool.sort(t)) == Some(1) && pool.as_bits(t).is_none() {
                let is_set = pool.raw_eq(t, values[1]);
                let value = solver.truth(pool, is_set);
                bits.extend(value.map(|set| (t, values[usize::from(set)])));
            } else if pool.as_bits(t).is_some() {
                constants.extend(solver.class(t).map(|class| (class, t)));
            }
        }
        SolverView { solver, constants, bits }
    }
}

impl View for SolverView<'_> {
    fn holds(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        self.solver.truth(pool, formula)
    }
    fn class(&self, pool: &TermPool, t: Term) -> Option<u32> {
        if pool.as_bv(pool.sort(t)) == Some(1) {
            let value = pool.as_bits(self.constant(pool, t)?)?;
            return Some(BIT_CLASSES[usize::from(value.is_one())]);
        }
        self.solver.class(t)
    }
    fn constant(&self, pool: &TermPool, t: Term) -> Option<Term> {
        if pool.as_bits(t).is_some() {
            return Some(t);
        }
        if let Some(value) = self.bits.get(&t) {
            return Some(*value);
        }
        self.constants.get(&self.solver.class(t)?).copied()
    }
}
