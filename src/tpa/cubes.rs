//! Cubes: what a model says of the states of one place.
//!
//! Equalities that are false are replaced by the inequality that the model satisfies: a cube is then convex, and a refutation
//! of it needs no case distinction, so that its interpolant is read off.

use eufonium_ir::{Evaluator, Model, Op, Term, TermPool, cube as cubes, visit};
use eufonium_mbp as mbp;

/// Literals without `vars` that the model satisfies and that imply the formulas for some values of `vars`.
pub(super) fn cube(pool: &mut TermPool, model: &Model, formulas: &[Term], vars: &[Term]) -> Vec<Term> {
    let literals = mbp::project(pool, model, formulas, vars);
    cubes::sided(pool, &mut Evaluator::new(model), &literals)
}

/// Whether a refutation of the literal needs no case distinction.
pub(super) fn is_plain(pool: &TermPool, literal: Term) -> bool {
    let (atom, negated) = pool.strip_not(literal);
    let is_atom = match pool.op(atom) {
        Op::Eq => !negated && pool.sort(pool.arg(atom, 0)).is_arith(),
        Op::Le | Op::Lt | Op::App(_) => true,
        _ => false,
    };
    is_atom && !visit::any(pool, atom, |s| pool.op(s) == Op::Ite)
}
