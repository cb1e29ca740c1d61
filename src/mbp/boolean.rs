//! Boolean variables: they take their value in the model.
//!
//! After [`super::implicant`] a Boolean variable is a literal of its own or the argument of a function; its value settles
//! both. Of the finitely many results for a cube none is more general, as the cube fixes the variable wherever it occurs
//! as a literal.

use crate::ir::{Evaluator, Sort, Subst, Term, TermPool};

/// The cube with the Boolean constants among `vars` replaced by their values.
pub(super) fn eliminate(
    pool: &mut TermPool,
    eval: &mut Evaluator<'_>,
    cube: Vec<Term>,
    vars: &[Term],
) -> Vec<Term> {
    let mut subst = Subst::new();
    let mut found = false;
    for &v in vars.iter().filter(|v| pool.sort(**v) == Sort::BOOL) {
        let value = eval.holds(pool, v);
        subst.insert(v, pool.bool(value));
        found = true;
    }
    if found { subst.apply_all(pool, &cube) } else { cube }
}
