//! Branching: an integer column with the fractional value `v` satisfies `x <= floor(v)` or `x >= floor(v) + 1`.
//!
//! The two are one atom and its negation, so the lemma is a tautology; it stands for the request to decide the atom.
//! Columns with a small range are preferred, then small values, then chance.

use super::super::Arith;
use super::super::bounds::Side;
use super::super::tableau::Column;
use crate::base::Rat;
use crate::smt::theory::{Certificate, TheoryOut};

impl Arith {
    /// Asks for a decision on a fractional column.
    pub(super) fn branch(&mut self, out: &mut TheoryOut) {
        let column = self.branching_column();
        let below = self.lp.values.get(column).floor();
        let lit = self.bound_literal(column, Side::Upper, below, out);
        self.int.branches += 1;
        out.lemma(vec![lit, !lit], Certificate::Rule("branch"));
    }

    fn branching_column(&mut self) -> Column {
        let Arith { lp, int, .. } = self;
        let mut best: Option<((bool, Rat), Column)> = None;
        let mut ties = 1;
        for &column in lp.values.fractional.members() {
            let range = match (lp.bounds.value(column, Side::Lower), lp.bounds.value(column, Side::Upper)) {
                (Some(l), Some(u)) => Some(&u.re - &l.re),
                _ => None,
            };
            let rank = match range {
                Some(width) => (false, width),
                None => (true, lp.values.get(column).re.abs().floor()),
            };
            match &best {
                Some((old, _)) if *old < rank => continue,
                Some((old, _)) if *old == rank => {
                    ties += 1;
                    if int.random(ties) != 0 {
                        continue;
                    }
                }
                _ => ties = 1,
            }
            best = Some((rank, column));
        }
        best.expect("some column is fractional").1
    }
}
