//! Constraints multiplied by factors: of `f >= 0` and `e >= 0` follows `f e >= 0`, of `e = 0` follows `f e = 0`.
//!
//! The constraints are the bounds that the search has asserted, the factors those of products. Opened into a sum of
//! products, the result is linear in the products that are there; few new ones are made, and for equations only.

use super::LEMMAS;
use super::products::{Bounds, Numbers, relate, sign_of};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Op, Rel, Term, TermPool};

/// Factors and constraints looked at.
const FACTORS: usize = 12;
const CONSTRAINTS: usize = 400;
/// Longer constraints are not multiplied.
const LENGTH: usize = 8;
/// Products that an equation may bring.
const NEW_PRODUCTS: usize = 1;

/// Products of factors and constraints that the candidate violates.
pub(super) fn multiplied(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut factors: Vec<Term> =
        numbers.products.iter().flat_map(|p| p.factors.iter().map(|f| f.0)).collect();
    factors.sort_unstable();
    factors.dedup();
    factors.truncate(FACTORS);
    let degree = numbers.products.iter().map(|p| p.degree()).max().unwrap_or(0);
    let mut out = Vec::new();
    for bounds in numbers.bounds.iter().take(CONSTRAINTS) {
        let form = LinExpr::of(pool, bounds.form);
        if form.terms.len() > LENGTH {
            continue;
        }
        for &factor in &factors {
            let product = times(pool, factor, &form);
            let products = product.terms.iter().map(|(t, _)| *t).filter(|t| pool.op(*t) == Op::Mul);
            let new: Vec<Term> = products.filter(|t| !numbers.is_known(*t)).collect();
            if new.iter().any(|t| pool.args(*t).len() as u32 > degree.max(2)) {
                continue;
            }
            multiply(pool, numbers, bounds, (factor, &product), new.len(), &mut out);
        }
        if out.len() >= LEMMAS {
            break;
        }
    }
    out
}

/// The product of a factor and a form, opened.
fn times(pool: &mut TermPool, factor: Term, form: &LinExpr) -> LinExpr {
    let mut out = LinExpr::default();
    for (t, c) in &form.terms {
        let (a, b) = same_sort(pool, factor, *t);
        let product = pool.mul(&[a, b]);
        out.add_scaled(&LinExpr::of(pool, product), c);
    }
    out.add_scaled(&LinExpr::of(pool, factor), &form.constant);
    out
}

fn same_sort(pool: &mut TermPool, a: Term, b: Term) -> (Term, Term) {
    if pool.sort(a) == pool.sort(b) { (a, b) } else { (pool.to_real(a), pool.to_real(b)) }
}

/// The bounds of a form times a factor; `product` is the product of the factor and the form.
fn multiply(
    pool: &mut TermPool,
    numbers: &Numbers,
    bounds: &Bounds,
    (factor, product): (Term, &LinExpr),
    new: usize,
    out: &mut Vec<Term>,
) {
    let form = LinExpr::of(pool, bounds.form);
    let factor = LinExpr::of(pool, factor);
    let bounded = |bound: &Rat| {
        let at = LinExpr::constant(bound.clone());
        (relate(&at, Rel::Le, &form), relate(&form, Rel::Le, &at))
    };
    if let (Some(lower), Some(upper)) = (&bounds.lower, &bounds.upper)
        && lower == upper
    {
        if new > NEW_PRODUCTS {
            return;
        }
        let (above, below) = bounded(lower);
        let conclusion = relate(product, Rel::Eq, &factor.clone().scale(lower));
        numbers.clause(pool, &[above, below], &conclusion, out);
        return;
    }
    if new > 0 {
        return;
    }
    let sign = sign_of(&numbers.sum(pool, &factor));
    let (factor, product) = (factor.scale(&sign), product.clone().scale(&sign));
    let premise = (factor.clone().scale(&Rat::MINUS_ONE), Rel::Le);
    for (bound, is_lower) in [(&bounds.lower, true), (&bounds.upper, false)] {
        let Some(bound) = bound else { continue };
        let (above, below) = bounded(bound);
        let line = factor.clone().scale(bound);
        let (premises, conclusion) = if is_lower {
            ([premise.clone(), above], relate(&line, Rel::Le, &product))
        } else {
            ([premise.clone(), below], relate(&product, Rel::Le, &line))
        };
        numbers.clause(pool, &premises, &conclusion, out);
    }
}
