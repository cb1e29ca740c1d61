//! The gcd test: in a row of integer columns, the greatest common divisor of the coefficients of the columns that are not
//! fixed divides the sum of the fixed ones, or the row has no integer solution.

use super::super::Arith;
use super::super::tableau::RowId;
use crate::theory::{Certificate, TheoryOut};
use eufonium_base::Rat;

impl Arith {
    /// Tests the rows of the fractional columns. True if a conflict was found.
    pub(super) fn test_gcds(&mut self, out: &mut TheoryOut) -> bool {
        for i in 0..self.lp.values.fractional.members().len() {
            let column = self.lp.values.fractional.members()[i];
            let row = self.lp.tableau.row_of(column).expect("a fractional integer is basic");
            if self.row_has_no_integer_solution(row) {
                let mut clause = Vec::new();
                let fixed =
                    self.lp.tableau.entries(row).iter().filter(|e| self.lp.bounds.fixed(e.column).is_some());
                fixed.for_each(|e| self.push_fixing(e.column, &mut clause));
                out.lemma(clause, Certificate::Rule("gcd"));
                self.int.gcd_conflicts += 1;
                return true;
            }
        }
        false
    }

    fn row_has_no_integer_solution(&self, row: RowId) -> bool {
        let mut divisor = Rat::ZERO;
        let mut constant = Rat::ZERO;
        for e in self.lp.tableau.entries(row) {
            if !self.lp.info[e.column].is_int {
                return false;
            }
            match self.lp.bounds.fixed(e.column) {
                Some(value) => constant.add_mul(&e.coef, &value.re),
                None => divisor = divisor.gcd(&e.coef),
            }
            if divisor.is_one() {
                return false;
            }
        }
        !divisor.is_zero() && !(&constant / &divisor).is_int()
    }
}
