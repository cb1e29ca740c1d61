//! Assumptions under which products are linear or small, to find models.

use super::products::{Numbers, Product, implication, relate};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool};

/// Greater numbers, as fractions of two machine words, are not worth fixing a factor at.
const MAGNITUDE: i64 = 1 << 40;

/// Fixes enough factors at their candidate's values that all products are linear: the lemmas that say so, and the
/// assumptions.
pub(super) fn fix(pool: &mut TermPool, numbers: &Numbers) -> (Vec<Term>, Vec<Term>) {
    let mut fixed: Vec<(Term, Rat)> = Vec::new();
    loop {
        // The factor that most products with two or more open factors have.
        let mut counts: Vec<(Term, usize)> = Vec::new();
        for product in &numbers.products {
            let open = open_factors(product, &fixed);
            if open.iter().map(|(_, n)| n).sum::<u32>() < 2 {
                continue;
            }
            for (f, n) in open {
                match counts.iter_mut().find(|(t, _)| *t == f) {
                    Some((_, count)) => *count += n as usize,
                    None => counts.push((f, n as usize)),
                }
            }
        }
        let most = counts.iter().map(|(_, n)| *n).max();
        let Some((factor, _)) = counts.into_iter().find(|(_, n)| Some(*n) == most) else { break };
        fixed.push((factor, value_to_fix(&numbers.value(pool, factor))));
    }
    let mut lemmas = Vec::new();
    for product in &numbers.products {
        lemmas.extend(linear_if(pool, product, &fixed));
    }
    let mut assumptions = Vec::new();
    for (factor, value) in fixed {
        let (e, rel) = relate(&LinExpr::of(pool, factor), Rel::Eq, &LinExpr::constant(value));
        assumptions.push(e.to_atom(pool, rel));
    }
    // A factor that is a constant sum is decided already.
    assumptions.retain(|t| *t != pool.tt());
    (lemmas, assumptions)
}

/// Integers are kept, other numbers are rounded to small fractions.
fn value_to_fix(value: &Rat) -> Rat {
    let limit = Rat::int(MAGNITUDE);
    if value.denom() > limit { value.floor() } else { value.clone() }
}

fn open_factors(product: &Product, fixed: &[(Term, Rat)]) -> Vec<(Term, u32)> {
    product.factors.iter().filter(|(f, _)| !fixed.iter().any(|(t, _)| t == f)).copied().collect()
}

/// If the fixed factors have their values, the product is the other one, scaled.
fn linear_if(pool: &mut TermPool, product: &Product, fixed: &[(Term, Rat)]) -> Option<Term> {
    let mut scale = Rat::ONE;
    let mut premises = Vec::new();
    for (f, n) in &product.factors {
        if let Some((_, value)) = fixed.iter().find(|(t, _)| t == f) {
            (0..*n).for_each(|_| scale *= value);
            premises.push(relate(&LinExpr::of(pool, *f), Rel::Eq, &LinExpr::constant(value.clone())));
        }
    }
    let rest = match open_factors(product, fixed)[..] {
        _ if premises.is_empty() => return None,
        [] => LinExpr::constant(scale),
        [(f, 1)] => LinExpr::of(pool, f).scale(&scale),
        _ => return None,
    };
    let m = LinExpr::of(pool, product.term);
    Some(implication(pool, &premises, &relate(&m, Rel::Eq, &rest)))
}

/// For each product that the candidate is wrong about: if all factors but one have their values, it is linear.
pub(super) fn linear(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut out = Vec::new();
    for product in numbers.wrong() {
        let mut fixed: Vec<(Term, Rat)> =
            product.factors.iter().map(|(f, _)| (*f, numbers.value(pool, *f))).collect();
        if let Some(i) = product.factors.iter().position(|(_, n)| *n == 1)
            && fixed.len() > 1
        {
            fixed.remove(i);
        }
        out.extend(linear_if(pool, product, &fixed));
    }
    out
}

/// All integer factors lie between `-limit` and `limit`.
pub(super) fn boxed(pool: &mut TermPool, numbers: &Numbers, limit: i64) -> Vec<Term> {
    let mut factors: Vec<Term> =
        numbers.products.iter().flat_map(|p| p.factors.iter().map(|f| f.0)).collect();
    factors.sort_unstable();
    factors.dedup();
    let mut out = Vec::new();
    for f in factors {
        if pool.sort(f) != Sort::INT {
            continue;
        }
        let e = LinExpr::of(pool, f);
        let limit = LinExpr::constant(Rat::int(limit));
        let minus = limit.clone().scale(&Rat::MINUS_ONE);
        for (e, rel) in [relate(&minus, Rel::Le, &e), relate(&e, Rel::Le, &limit)] {
            out.push(e.to_atom(pool, rel));
        }
    }
    out.retain(|t| *t != pool.tt());
    out
}
