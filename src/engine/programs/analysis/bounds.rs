//! Bounds of constants among facts.

use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool};

/// Whether a formula bounds one constant.
pub(super) fn is_bound(pool: &TermPool, t: Term) -> bool {
    LinExpr::of_literal(pool, t).is_some_and(|(sum, rel)| sum.terms.len() == 1 && rel != Rel::Ne)
}

/// The bounds of a constant that stand among facts.
pub(super) fn bounds(pool: &TermPool, term: Term, facts: &[Term]) -> (Option<Rat>, Option<Rat>) {
    let (mut low, mut high): (Option<Rat>, Option<Rat>) = (None, None);
    for fact in facts {
        let Some((sum, rel)) = LinExpr::of_literal(pool, *fact) else { continue };
        let [(t, c)] = &sum.terms[..] else { continue };
        if *t != term {
            continue;
        }
        // c * t + constant rel 0
        let bound = -&(&sum.constant / c);
        let (at_most, at_least) = match rel {
            Rel::Eq => (true, true),
            Rel::Le | Rel::Lt => (c.is_positive(), !c.is_positive()),
            Rel::Ne => continue,
        };
        let strict = rel == Rel::Lt && bound.is_int();
        if at_most {
            let bound = if strict { &bound - &Rat::ONE } else { bound.floor() };
            high = Some(high.map_or(bound.clone(), |h| h.min(bound)));
        }
        if at_least {
            let bound = if strict { &bound + &Rat::ONE } else { bound.ceil() };
            low = Some(low.map_or(bound.clone(), |l| l.max(bound)));
        }
    }
    (low, high)
}

/// The formulas that say that a constant is within bounds.
pub(super) fn bound_terms(
    pool: &mut TermPool,
    term: Term,
    low: Option<&Rat>,
    high: Option<&Rat>,
) -> Vec<Term> {
    let mut number = |n: &Rat| pool.num(n.clone(), Sort::INT);
    let (low, high) = (low.map(&mut number), high.map(&mut number));
    match (low, high) {
        (Some(low), Some(high)) if low == high => vec![pool.eq(term, low)],
        (low, high) => {
            let low = low.map(|low| pool.ge(term, low));
            let high = high.map(|high| pool.le(term, high));
            low.into_iter().chain(high).collect()
        }
    }
}
