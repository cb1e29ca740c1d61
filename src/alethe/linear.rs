//! Arithmetic terms as linear expressions over the terms that are no sums and no multiples.

use super::expr::{Expr, Exprs, Head};
use eufonium_base::{HashMap, Rat};

/// `sum terms + constant`; coefficients may be 0.
#[derive(Clone, Debug, Default)]
pub struct Linear {
    /// The coefficients.
    pub terms: HashMap<Expr, Rat>,
    /// The constant.
    pub constant: Rat,
}

impl Linear {
    /// Adds `factor * e`. An integer among reals counts as the integer. Products count as multiples if one of their two factors is written as a number, quotients if the
    /// divisor is.
    pub fn add(&mut self, exprs: &Exprs, e: Expr, factor: Rat) {
        let mut stack = vec![(e, factor)];
        while let Some((e, factor)) = stack.pop() {
            if let Some(value) = exprs.as_number(e) {
                self.constant.add_mul(&factor, &value);
                continue;
            }
            match (exprs.head(e), exprs.args(e)) {
                (Head::ToReal, &[a]) => stack.push((a, factor)),
                (Head::Add, args) => stack.extend(args.iter().map(|a| (*a, factor.clone()))),
                (Head::Sub, &[a]) => stack.push((a, -factor)),
                (Head::Sub, [first, rest @ ..]) => {
                    stack.extend(rest.iter().map(|a| (*a, -&factor)));
                    stack.push((*first, factor));
                }
                (Head::Mul, &[a, b]) => match (exprs.as_number(a), exprs.as_number(b)) {
                    (Some(c), _) => stack.push((b, &factor * &c)),
                    (_, Some(c)) => stack.push((a, &factor * &c)),
                    _ => self.add_term(e, &factor),
                },
                (Head::Div, &[a, d]) => match exprs.as_number(d).filter(|d| !d.is_zero()) {
                    Some(d) => stack.push((a, &factor / &d)),
                    None => self.add_term(e, &factor),
                },
                _ => self.add_term(e, &factor),
            }
        }
    }

    /// Adds `factor * e`, where `e` is taken as it is.
    pub fn add_term(&mut self, e: Expr, factor: &Rat) {
        *self.terms.entry(e).or_default() += factor;
    }
}

/// How a row relates to 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    /// `= 0`
    Equal,
    /// `>= 0`
    AtLeast,
    /// `> 0`
    Above,
}

/// The negation of a literal as a row: of a comparison of two numbers, a negated one, or a negated equality. `None` for
/// other literals.
pub fn negation(exprs: &Exprs, literal: Expr) -> Option<(Linear, Relation)> {
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
    let mut row = Linear::default();
    row.add(exprs, left, Rat::ONE);
    row.add(exprs, right, Rat::MINUS_ONE);
    Some((row, relation))
}
