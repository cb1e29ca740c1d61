//! `la_generic`: a clause of comparisons whose negations, multiplied by the given numbers, add up to a contradiction.
//!
//! Each literal's negation is brought to the form `s >= d`, `s > d` or `s = d`. If all of `s` are integers with integer
//! coefficients, bounds are made tight first: `s > d` is `s >= d'` with the least `d'` above `d` that `s` can
//! have. Then `sum a s rel sum a d` must be `0 rel d` with `d` positive, or `0 > 0`, or `0 = d` with `d` not 0.

use super::Case;
use crate::alethe::{Expr, Exprs, Head, Sort};
use crate::base::{HashMap, Rat};

/// Whether the case follows by the rule; `None` if the rule is none of these.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    if rule != "la_generic" {
        return None;
    }
    Some(case.premises.is_empty() && contradictory(case).unwrap_or(false))
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Relation {
    Equal,
    AtLeast,
    Above,
}

/// `terms rel bound`
struct Row {
    terms: HashMap<Expr, Rat>,
    bound: Rat,
    relation: Relation,
}

fn contradictory(case: &Case<'_>) -> Option<bool> {
    if case.args.len() != case.clause.len() {
        return None;
    }
    let mut sum = Row { terms: HashMap::default(), bound: Rat::ZERO, relation: Relation::Equal };
    for (&literal, &arg) in case.clause.iter().zip(case.args) {
        let mut factor = case.exprs.as_number(arg)?;
        let row = tightened(case.exprs, negation(case.exprs, literal)?);
        if row.relation != Relation::Equal {
            factor = factor.abs();
        }
        if factor.is_zero() {
            continue;
        }
        for (e, c) in &row.terms {
            sum.terms.entry(*e).or_default().add_mul(&factor, c);
        }
        sum.bound.add_mul(&factor, &row.bound);
        sum.relation = sum.relation.max(row.relation);
    }
    let refuted = match sum.relation {
        Relation::Equal => !sum.bound.is_zero(),
        Relation::AtLeast => sum.bound.is_positive(),
        Relation::Above => !sum.bound.is_negative(),
    };
    Some(refuted && sum.terms.values().all(Rat::is_zero))
}

/// The negation of a literal: a comparison, a negated one, or a negated equality of numbers.
fn negation(exprs: &Exprs, literal: Expr) -> Option<Row> {
    let (atom, negated) = match exprs.negated(literal) {
        Some(atom) => (atom, true),
        None => (literal, false),
    };
    let &[a, b] = exprs.args(atom) else { return None };
    if !exprs.sort(a).is_arith() {
        return None;
    }
    let (left, right, relation) = match (exprs.head(atom), negated) {
        (Head::Eq, true) => (a, b, Relation::Equal),
        (Head::Ge, true) | (Head::Lt, false) => (a, b, Relation::AtLeast),
        (Head::Le, true) | (Head::Gt, false) => (b, a, Relation::AtLeast),
        (Head::Gt, true) | (Head::Le, false) => (a, b, Relation::Above),
        (Head::Lt, true) | (Head::Ge, false) => (b, a, Relation::Above),
        _ => return None,
    };
    let mut row = Row { terms: HashMap::default(), bound: Rat::ZERO, relation };
    add(exprs, left, Rat::ONE, &mut row);
    add(exprs, right, Rat::MINUS_ONE, &mut row);
    row.terms.retain(|_, c| !c.is_zero());
    Some(row)
}

/// Adds `factor * e` to the left side.
fn add(exprs: &Exprs, e: Expr, factor: Rat, row: &mut Row) {
    let mut stack = vec![(e, factor)];
    while let Some((e, factor)) = stack.pop() {
        if let Some(value) = exprs.as_number(e) {
            row.bound.add_mul(&-&factor, &value);
            continue;
        }
        match (exprs.head(e), exprs.args(e)) {
            (Head::Add, args) => stack.extend(args.iter().map(|a| (*a, factor.clone()))),
            (Head::Sub, &[a]) => stack.push((a, -factor)),
            (Head::Sub, [first, rest @ ..]) => {
                stack.extend(rest.iter().map(|a| (*a, -&factor)));
                stack.push((*first, factor));
            }
            (Head::Mul, &[a, b]) => match (exprs.as_number(a), exprs.as_number(b)) {
                (Some(c), _) => stack.push((b, &factor * &c)),
                (_, Some(c)) => stack.push((a, &factor * &c)),
                _ => row.terms.entry(e).or_default().add_mul(&Rat::ONE, &factor),
            },
            (Head::Div, &[a, d]) if exprs.as_number(d).is_some_and(|d| !d.is_zero()) => {
                let d = exprs.as_number(d).expect("the guard saw a number");
                stack.push((a, &factor / &d));
            }
            _ => row.terms.entry(e).or_default().add_mul(&Rat::ONE, &factor),
        }
    }
}

fn tightened(exprs: &Exprs, mut row: Row) -> Row {
    let integral = row.terms.iter().all(|(e, c)| exprs.sort(*e) == Sort::Int && c.is_int());
    if !integral || row.terms.is_empty() || row.relation == Relation::Equal {
        return row;
    }
    // The left side takes multiples of the divisor only.
    let divisor = row.terms.values().fold(Rat::ZERO, |g, c| g.gcd(c));
    let quotient = &row.bound / &divisor;
    let least = match row.relation {
        Relation::Above => &quotient.floor() + &Rat::ONE,
        _ => quotient.ceil(),
    };
    row.bound = &least * &divisor;
    row.relation = Relation::AtLeast;
    row
}
