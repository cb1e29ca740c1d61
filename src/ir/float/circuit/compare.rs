//! Comparisons: of a sign and a magnitude.

use super::Circuit;
use crate::Term;

impl Circuit<'_> {
    fn both_numbers(&mut self, a: Term, b: Term) -> Term {
        let (x, y) = (self.is_nan(a), self.is_nan(b));
        let (x, y) = (self.pool.not(x), self.pool.not(y));
        self.pool.and2(x, y)
    }

    /// Whether two numbers are equal.
    pub(super) fn equal(&mut self, a: Term, b: Term) -> Term {
        let numbers = self.both_numbers(a, b);
        let same = self.pool.eq(a, b);
        let (x, y) = (self.is_null(a), self.is_null(b));
        let zeros = self.pool.and2(x, y);
        let equal = self.pool.or2(same, zeros);
        self.pool.and2(numbers, equal)
    }

    /// `a < b`
    pub(super) fn less(&mut self, a: Term, b: Term) -> Term {
        let less = self.ordered(a, b, false);
        let numbers = self.both_numbers(a, b);
        self.pool.and2(numbers, less)
    }

    /// `a <= b`
    pub(super) fn less_or_equal(&mut self, a: Term, b: Term) -> Term {
        let less = self.ordered(a, b, true);
        let numbers = self.both_numbers(a, b);
        self.pool.and2(numbers, less)
    }

    /// Whether a number is less than another one, or also if they are equal.
    fn ordered(&mut self, a: Term, b: Term, or_equal: bool) -> Term {
        let (s, t) = (self.sign(a), self.sign(b));
        let (m, n) = (self.magnitude(a), self.magnitude(b));
        let (up, down) = match or_equal {
            true => (self.pool.bv_ule(m, n), self.pool.bv_ule(n, m)),
            false => (self.pool.bv_ult(m, n), self.pool.bv_ult(n, m)),
        };
        let (x, y) = (self.is_null(a), self.is_null(b));
        let zeros = self.pool.and2(x, y);
        // A negative number is less than another one, zeros are equal.
        let across = match or_equal {
            true => self.pool.or2(s, zeros),
            false => {
                let other = self.pool.not(zeros);
                self.pool.and2(s, other)
            }
        };
        let along = self.pool.ite(s, down, up);
        let same = self.pool.eq(s, t);
        self.pool.ite(same, along, across)
    }
}
