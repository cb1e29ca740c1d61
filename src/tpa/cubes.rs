//! Cubes: what a model says of the states of one place.
//!
//! Equalities that are false are replaced by the inequality that the model satisfies: a cube is then convex, and a refutation
//! of it needs no case distinction, so that its interpolant is read off.

use eufonium_ir::{Evaluator, Model, Op, Term, TermPool, visit};
use eufonium_mbp as mbp;

/// Literals without `vars` that the model satisfies and that imply the formulas for some values of `vars`.
pub(super) fn cube(pool: &mut TermPool, model: &Model, formulas: &[Term], vars: &[Term]) -> Vec<Term> {
    let literals = mbp::project(pool, model, formulas, vars);
    let mut eval = Evaluator::new(model);
    let mut out: Vec<Term> = literals.into_iter().map(|l| sided(pool, &mut eval, l)).collect();
    out.sort_unstable();
    out.dedup();
    out
}

fn sided(pool: &mut TermPool, eval: &mut Evaluator<'_>, literal: Term) -> Term {
    let (atom, negated) = pool.strip_not(literal);
    if !negated || !is_equality(pool, atom) {
        return literal;
    }
    let (a, b) = (pool.arg(atom, 0), pool.arg(atom, 1));
    if eval.number(pool, a) < eval.number(pool, b) { pool.lt(a, b) } else { pool.gt(a, b) }
}

fn is_equality(pool: &TermPool, atom: Term) -> bool {
    pool.op(atom) == Op::Eq && pool.sort(pool.arg(atom, 0)).is_arith()
}

/// The literals with two bounds in the place of each equation: a refutation then says which of them it needs, and sums them up.
pub(super) fn by_bounds(pool: &mut TermPool, literals: &[Term]) -> Vec<Term> {
    let mut out = Vec::with_capacity(literals.len());
    for &l in literals {
        if is_equality(pool, l) {
            let (a, b) = (pool.arg(l, 0), pool.arg(l, 1));
            out.extend([pool.le(a, b), pool.ge(a, b)]);
        } else {
            out.push(l);
        }
    }
    out
}

/// Whether a refutation of the literal needs no case distinction.
pub(super) fn is_plain(pool: &TermPool, literal: Term) -> bool {
    let (atom, negated) = pool.strip_not(literal);
    let is_atom = match pool.op(atom) {
        Op::Eq => !negated && is_equality(pool, atom),
        Op::Le | Op::Lt | Op::App(_) => true,
        _ => false,
    };
    is_atom && !visit::any(pool, atom, |s| pool.op(s) == Op::Ite)
}
