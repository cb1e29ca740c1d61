//! What holds of remainders.

use super::super::{Format, Rounding};
use super::Circuit;
use crate::{Term, TermPool};

/// A formula that holds if `rest` is the remainder of `a` by `b`, words of a format: when it is NaN; else that it is not greater than
/// `a`, is less than `b` but for its sign or at most half as great as the rounding says, and is `a` itself if that is so small.
pub fn about_remainder(
    pool: &mut TermPool,
    format: Format,
    rounding: Rounding,
    [a, b]: [Term; 2],
    rest: Term,
) -> Term {
    let mut circuit = Circuit { pool, format: format.implicit(), rounding };
    let [a, b, rest] = [a, b, rest].map(|word| circuit.without_leading(format, word));
    circuit.about_remainder(a, b, rest)
}

impl Circuit<'_> {
    fn about_remainder(&mut self, a: Term, b: Term, rest: Term) -> Term {
        let tests = [self.is_nan(a), self.is_nan(b), self.is_infinite(a), self.is_null(b)];
        let invalid = self.pool.or(&tests);
        let [m, n, r] = [a, b, rest].map(|word| self.magnitude(word));
        let (below, within) = (self.pool.bv_ult(r, n), self.pool.bv_ule(r, m));
        let small = self.pool.bv_ult(m, n);
        let same = self.pool.eq(rest, a);
        let cut = self.rounding == Rounding::Zero;
        let truth = self.pool.tt();
        let is_first = if cut { self.pool.implies(small, same) } else { truth };
        let (sign, first) = (self.sign(rest), self.sign(a));
        let signs = if cut { self.pool.eq(sign, first) } else { truth };
        let infinite = self.is_infinite(b);
        let all = self.pool.implies(infinite, same);
        let number = self.pool.and(&[below, within, is_first, signs, all]);
        let nan = self.nan();
        let is_nan = self.pool.eq(rest, nan);
        self.pool.ite(invalid, is_nan, number)
    }
}
