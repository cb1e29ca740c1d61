//! What a clause says of the arguments of a predicate, in terms of the predicate's parameters.

use eufonium_ir::{LinExpr, Subst, Term, TermPool};

/// Constants of a clause in terms of parameters, where an argument is one of them, or differs from it by a number.
pub(super) fn inverse(pool: &mut TermPool, args: &[Term], params: &[Term]) -> Subst {
    let mut out = Subst::new();
    for (&arg, &param) in args.iter().zip(params) {
        if pool.as_constant(arg).is_some() {
            out.insert(arg, param);
            continue;
        }
        if !pool.sort(arg).is_arith() {
            continue;
        }
        let sum = LinExpr::of(pool, arg);
        if let [(constant, factor)] = &sum.terms[..]
            && factor.is_one()
            && pool.as_constant(*constant).is_some()
        {
            let mut value = LinExpr::scaled(param, factor.clone());
            value.constant = -&sum.constant;
            let sort = pool.sort(arg);
            let value = value.to_term(pool, sort);
            out.insert(*constant, value);
        }
    }
    out
}
