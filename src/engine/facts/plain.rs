//! Facts whose factors have to do with the clauses.
//!
//! Convex hulls of a few points have faces that are true and about nothing: `3 * y <= x + 5` where `x` grows by `y`. Such facts make questions longer and
//! invariants harder to read. What holds of all steps of a loop has factors that the clauses have, or divisors of these, as sums over steps do; and one of them may be
//! a product, as what an inner loop adds in all of its trips is for the outer one: `x + 3 * i <= 1800 * j` where `x` grows by 3, 600 times for each `j`.

use eufonium_base::{HashSet, Rat};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, Rel, Sort, Term, TermPool, visit};

/// Of so many terms of the clauses the numbers are looked at.
const MOST_TERMS: usize = 100_000;
/// Numbers from here on explain those next to them.
const LARGE: i64 = 16;

/// The numbers of some clauses.
pub(super) struct Factors(HashSet<Rat>);

impl Factors {
    pub(super) fn of(pool: &TermPool, system: &ChcSystem) -> Factors {
        let roots: Vec<Term> = system.clauses.iter().flat_map(Clause::roots).collect();
        let all = visit::postorder(pool, &roots).into_iter().take(MOST_TERMS);
        Factors(all.filter_map(|t| pool.as_num(t).map(Rat::abs).or_else(|| least(pool, t))).collect())
    }

    /// Whether all inequalities between two or more parameters have such factors.
    pub(super) fn explain(&self, pool: &TermPool, fact: Term) -> bool {
        visit::postorder(pool, &[fact]).into_iter().all(|t| {
            let is_bound = matches!(pool.op(t), Op::Le | Op::Lt) && pool.sort(pool.arg(t, 0)).is_arith();
            match LinExpr::of_literal(pool, t) {
                Some((sum, _)) if is_bound && sum.terms.len() > 1 => {
                    let factor = sum.primitive_factor();
                    let sum = sum.scale(&factor);
                    let mut others =
                        sum.terms.iter().map(|(_, c)| c.abs()).filter(|size| !self.explains(size));
                    others.next().is_none_or(|size| self.explains_product(&size)) && others.next().is_none()
                }
                _ => true,
            }
        })
    }

    /// Whether a positive number divides a number of the clauses, or is next to a large one: `x < n` and `n <= 1001` bound `x` by 1000.
    fn explains(&self, size: &Rat) -> bool {
        let is_beside = |n: &Rat| *n >= Rat::from(LARGE) && (n - size).abs() == Rat::ONE;
        *size == Rat::ONE || self.0.iter().any(|n| !n.is_zero() && (n / size).is_int() || is_beside(n))
    }

    /// Whether a positive number divides the product of two numbers of the clauses.
    fn explains_product(&self, size: &Rat) -> bool {
        let rest = |n: &Rat| size / &size.gcd(n);
        size.is_int() && self.0.iter().any(|n| n.is_int() && !n.is_zero() && self.explains(&rest(n)))
    }
}

/// The number of a strict bound of an integer as one that may be reached: 4 of `x < 5`.
fn least(pool: &TermPool, t: Term) -> Option<Rat> {
    let (sum, rel) = LinExpr::of_bound(pool, t)?;
    let (first, _) = sum.terms.first()?;
    (rel == Rel::Lt && pool.sort(*first) == Sort::INT).then(|| (&sum.constant + &Rat::ONE).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strict_bounds_of_integers_have_the_number_that_is_reached() {
        let mut pool = TermPool::new();
        let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
        let low = pool.num((-9).into(), Sort::INT);
        let constraint = pool.lt(low, x);
        let mut system = ChcSystem::new();
        system.clauses.push(Clause { body: vec![], constraint, head: None, span: None });
        let factors = Factors::of(&pool, &system);
        for (factor, expected) in [(8, true), (9, true), (10, false), (7, false)] {
            let mut sum = LinExpr::scaled(x, Rat::ONE);
            sum.add_scaled(&LinExpr::scaled(y, Rat::ONE), &Rat::from(factor));
            let fact = sum.to_atom(&mut pool, Rel::Le);
            assert_eq!(factors.explain(&pool, fact), expected, "{factor}");
        }
    }

    #[test]
    fn factors_are_numbers_of_the_clauses_or_their_divisors() {
        let mut pool = TermPool::new();
        let [x, y] = ["x", "y"].map(|name| pool.constant(name, Sort::INT));
        let mut sum = |a: i64, b: i64, c: i64| {
            let mut e = LinExpr::constant(Rat::from(c));
            e.add_scaled(&LinExpr::scaled(x, Rat::ONE), &Rat::from(a));
            e.add_scaled(&LinExpr::scaled(y, Rat::ONE), &Rat::from(b));
            e.to_atom(&mut pool, Rel::Le)
        };
        let (constraint, facts) = (
            sum(1, -6, 5),
            [
                (sum(1, -1, 7), true),
                (sum(3, -2, 1), true),
                (sum(3, 4, 0), true),
                (sum(3, 7, 0), false),
                (sum(1, -30, 0), true),
                (sum(30, -36, 0), true),
                (sum(4, -9, 5), false),
                (sum(4, 0, 1), true),
            ],
        );
        let mut system = ChcSystem::new();
        system.clauses.push(Clause { body: vec![], constraint, head: None, span: None });
        let factors = Factors::of(&pool, &system);
        for (fact, expected) in facts {
            assert_eq!(factors.explain(&pool, fact), expected, "{}", eufonium_ir::print::term(&pool, fact));
        }
    }
}
