//! `la_generic`: a clause of comparisons whose negations, multiplied by the given numbers, add up to a contradiction.
//!
//! Each literal's negation is brought to the form `s >= d`, `s > d` or `s = d`. If all of `s` are integers with integer
//! coefficients, bounds are made tight first: `s > d` is `s >= d'` with the least `d'` above `d` that `s` can
//! have. Then `sum a s rel sum a d` must be `0 rel d` with `d` positive, or `0 > 0`, or `0 = d` with `d` not 0.

use super::Case;
use eufonium_alethe::linear::{Linear, Relation, negation};
use eufonium_alethe::{Exprs, Sort};
use eufonium_base::Rat;

/// Whether the case follows by the rule; `None` if the rule is none of these.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    if rule != "la_generic" {
        return None;
    }
    Some(case.premises.is_empty() && contradictory(case).unwrap_or(false))
}

/// `terms rel bound`
struct Row {
    left: Linear,
    bound: Rat,
    relation: Relation,
}

fn contradictory(case: &Case<'_>) -> Option<bool> {
    if case.args.len() != case.clause.len() {
        return None;
    }
    let mut sum = Row { left: Linear::default(), bound: Rat::ZERO, relation: Relation::Equal };
    for (&literal, &arg) in case.clause.iter().zip(case.args) {
        let mut factor = case.exprs.as_number(arg)?;
        let (left, relation) = negation(case.exprs, literal)?;
        let bound = -&left.constant;
        let row = tightened(case.exprs, Row { left, bound, relation });
        if row.relation != Relation::Equal {
            factor = factor.abs();
        }
        if factor.is_zero() {
            continue;
        }
        for (e, c) in &row.left.terms {
            sum.left.add_term(*e, &(&factor * c));
        }
        sum.bound.add_mul(&factor, &row.bound);
        sum.relation = sum.relation.max(row.relation);
    }
    let refuted = match sum.relation {
        Relation::Equal => !sum.bound.is_zero(),
        Relation::AtLeast => sum.bound.is_positive(),
        Relation::Above => !sum.bound.is_negative(),
    };
    Some(refuted && sum.left.terms.values().all(Rat::is_zero))
}

fn tightened(exprs: &Exprs, mut row: Row) -> Row {
    let terms = || row.left.terms.iter().filter(|(_, c)| !c.is_zero());
    let integral = terms().all(|(e, c)| exprs.sort(*e) == Sort::Int && c.is_int());
    let divisor = terms().fold(Rat::ZERO, |g, (_, c)| g.gcd(c));
    if !integral || divisor.is_zero() || row.relation == Relation::Equal {
        return row;
    }
    // The left side takes multiples of the divisor only.
    let quotient = &row.bound / &divisor;
    let least = match row.relation {
        Relation::Above => &quotient.floor() + &Rat::ONE,
        _ => quotient.ceil(),
    };
    row.bound = &least * &divisor;
    row.relation = Relation::AtLeast;
    row
}
