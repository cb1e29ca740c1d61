//! Boolean variables: they take their value in the model.
//!
//! After [`super::implicant`] a Boolean variable is a literal of its own or the argument of a function; its value settles
//! both. Of the finitely many results for a cube none is more general, as the cube fixes the variable wherever it occurs
//! as a literal.

use super::problem::Problem;
use eufonium_ir::{Sort, Subst, Term};

/// Replaces the Boolean variables by their values; whether there were any.
pub(super) fn eliminate(p: &mut Problem<'_, '_>) -> bool {
    let vars: Vec<Term> = p.vars.iter().copied().filter(|v| p.pool.sort(*v) == Sort::BOOL).collect();
    if vars.is_empty() {
        return false;
    }
    let mut values = Vec::with_capacity(vars.len());
    for &v in &vars {
        let value = p.eval.holds(p.pool, v);
        values.push(p.pool.bool(value));
    }
    p.rewrite(&mut Subst::of(&vars, &values), &[]);
    true
}
