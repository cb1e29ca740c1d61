//! The unit-cube test (Bromberger and Weidenbach, "Fast cube tests for LIA constraint solving", 2016): if the system stays
//! feasible with each bound tightened by half of the sum of the magnitudes of the form's integer coefficients, then rounding
//! any of its solutions to the nearest integers solves the original system.
//!
//! Cost: the number of columns and their forms, and a simplex check with limited pivots.

use super::super::Arith;
use super::super::bounds::{Bound, Side};
use super::super::delta::Delta;
use super::super::simplex::Feasibility;
use super::super::tableau::Column;
use eufonium_base::ids::Id;
use eufonium_base::{Rat, Stop};

/// Pivots spent on one test.
const PIVOTS: u64 = 500;

impl Arith {
    /// True if integral values within all bounds were found and set. Otherwise bounds may be violated: the simplex has
    /// to run again.
    pub(super) fn try_cube(&mut self, stop: Option<&Stop>) -> bool {
        let mark = self.lp.bounds.mark();
        let fits = self.tighten_all() && self.lp.make_feasible(PIVOTS, stop) == Feasibility::Feasible;
        self.lp.undo_bounds(mark);
        if !fits {
            self.refresh_violated();
            return false;
        }
        self.round_all();
        self.refresh_fractional();
        debug_assert!(
            self.lp.info.keys().all(|c| self.lp.violated_side(c).is_none()),
            "the rounded point fits"
        );
        self.int.cubes += 1;
        true
    }

    /// Tightens all bounds for the cube. False if a lower bound passes an upper one.
    fn tighten_all(&mut self) -> bool {
        for column in self.lp.info.keys() {
            let margin = Delta::from(&self.integer_norm(column) / &Rat::int(2));
            if margin.is_zero() || !self.lp.bounds.is_bounded(column) {
                continue;
            }
            for side in [Side::Lower, Side::Upper] {
                let Some(bound) = self.lp.bounds.get(column, side) else { continue };
                let value = match side {
                    Side::Lower => bound.value.plus(&margin),
                    Side::Upper => bound.value.minus(&margin),
                };
                if self.lp.bounds.value(column, side.other()).is_some_and(|o| side.tighter(&value, o)) {
                    return false;
                }
                let bound = Bound { value, lit: bound.lit };
                self.lp.bounds.set(column, side, bound);
                self.lp.bound_tightened(column);
            }
        }
        true
    }

    /// The sum of the magnitudes of the coefficients of integer variables in the column's form.
    fn integer_norm(&self, column: Column) -> Rat {
        match &self.lp.info[column].form {
            None if self.lp.info[column].is_int => Rat::ONE,
            None => Rat::ZERO,
            Some(form) => {
                let ints = form.iter().filter(|(c, _)| self.lp.info[*c].is_int);
                ints.fold(Rat::ZERO, |sum, (_, a)| &sum + &a.abs())
            }
        }
    }

    /// Rounds each user's integer to the nearest integer and recomputes the forms.
    fn round_all(&mut self) {
        let half = Delta::from(Rat::new(1, 2));
        for column in self.lp.info.keys() {
            if self.lp.info[column].form.is_none() && self.lp.info[column].is_int {
                let rounded = self.lp.values.get(column).plus(&half).floor();
                self.lp.values.set(column, Delta::from(rounded));
            }
        }
        for column in self.lp.info.keys() {
            if let Some(form) = &self.lp.info[column].form {
                let mut sum = Delta::default();
                form.iter().for_each(|(c, a)| sum.add_assign(&self.lp.values.get(*c).times(a)));
                self.lp.values.set(column, sum);
            }
        }
    }

    /// After a test that failed: nonbasic integers become integral, and within their bounds, again.
    fn refresh_violated(&mut self) {
        for index in 0..self.lp.info.len() {
            let column = Column::from_usize(index);
            if self.lp.tableau.row_of(column).is_none() {
                self.lp.settle_nonbasic(column);
            }
        }
    }
}
