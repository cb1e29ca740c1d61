//! Floating-point numbers for the circuits of bit-vectors.
//!
//! A number is its word, so that choices, equalities and leaves of their sorts are those of bit-vectors (`eufonium_ir::float::words`): a leaf
//! gets the axiom that its word is canonical. An operator has the word of its circuit, which is a term over the words of its operands and
//! is made when the operator is met. Models are believed when they evaluate: evaluation computes exactly and knows no circuits.

use super::Encoder;
use eufonium_base::HashMap;
use eufonium_ir::float::circuit::about_remainder;
use eufonium_ir::{Op, Term, TermPool};

/// Whether a term is an operator on floating-point numbers without a circuit.
pub(super) fn is_without_circuit(pool: &TermPool, t: Term) -> bool {
    matches!(pool.op(t), Op::Float(id) if !pool.float_operator(id).has_circuit())
}

/// What operators on floating-point numbers are as terms over bit-vectors.
#[derive(Debug, Default)]
pub(super) struct FloatCircuits {
    made: HashMap<Term, Term>,
}

impl FloatCircuits {
    /// The term over bit-vectors that an operator on floating-point numbers is, if it was made.
    pub(super) fn get(&self, t: Term) -> Option<Term> {
        self.made.get(&t).copied()
    }

    /// The term over bit-vectors that an operator on floating-point numbers is; `None` for other terms.
    pub(super) fn make(&mut self, pool: &mut TermPool, t: Term) -> Option<Term> {
        let Op::Float(id) = pool.op(t) else { return None };
        if let Some(made) = self.get(t) {
            return Some(made);
        }
        let args = pool.args(t).to_vec();
        let made = pool.float_operator(id).circuit(pool, &args).expect("the operator has a circuit");
        self.made.insert(t, made);
        Some(made)
    }
}

impl Encoder {
    /// Queues what holds of a leaf whose bits are free.
    pub(super) fn axioms_float_leaf(&mut self, pool: &mut TermPool, t: Term) {
        if let Op::Float(id) = pool.op(t) {
            let operator = pool.float_operator(id);
            let args = [pool.arg(t, 0), pool.arg(t, 1)];
            self.axioms.push(about_remainder(pool, operator.format, operator.rounding, args, t));
            return;
        }
        if pool.as_bv(pool.sort(t)).is_none() {
            let canonical = pool.is_canonical(t);
            self.axioms.push(canonical);
        }
    }
}
