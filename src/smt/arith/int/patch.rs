//! Patching: move one nonbasic column of a fractional column's row so that the latter becomes integral, breaking neither
//! bounds nor other integral values.

use super::super::Arith;
use super::super::delta::Delta;
use super::super::tableau::{Column, RowId};
use eufonium_base::Rat;
use num_bigint::BigInt;
use num_integer::Integer;

/// Longest row and longest column that patching looks at.
const MAX_LENGTH: usize = 100;

impl Arith {
    /// Makes fractional columns integral where one move of a nonbasic column suffices.
    pub(super) fn patch(&mut self) {
        let columns = self.lp.values.fractional.members().to_vec();
        for column in columns {
            let Some(row) = self.lp.tableau.row_of(column) else { continue };
            if self.lp.values.get(column).is_int() || self.lp.tableau.entries(row).len() > MAX_LENGTH {
                continue;
            }
            self.int.patched += u64::from(self.patch_row(column, row));
        }
        self.refresh_fractional();
    }

    fn patch_row(&mut self, basic: Column, row: RowId) -> bool {
        let value = self.lp.values.get(basic).clone();
        for i in 0..self.lp.tableau.entries(row).len() {
            let entry = &self.lp.tableau.entries(row)[i];
            let column = entry.column;
            if column == basic || self.lp.tableau.cells(column).len() > MAX_LENGTH {
                continue;
            }
            // basic moves by `rate` for each unit of `column`.
            let rate = -(&entry.coef / self.lp.tableau.basic_coef(row));
            let steps = if self.lp.info[column].is_int {
                if !value.eps.is_zero() {
                    continue;
                }
                integer_steps(&value.re, &rate)
            } else {
                let to = |target: Rat| Delta::from(target).minus(&value).over(&rate);
                vec![to(value.floor()), to(value.ceil())]
            };
            for step in steps {
                if self.move_is_harmless(column, &step) {
                    let target = self.lp.values.get(column).plus(&step);
                    self.lp.move_nonbasic_to(column, target);
                    return true;
                }
            }
        }
        false
    }

    /// Whether a nonbasic column may move by `step`: it and all basic columns stay within bounds, and no integral value
    /// of an integer column becomes fractional.
    pub(in super::super) fn move_is_harmless(&self, column: Column, step: &Delta) -> bool {
        let lp = &self.lp;
        let fits = |column: Column, change: &Delta| {
            let old = lp.values.get(column);
            let new = old.plus(change);
            let broken = lp.info[column].is_int && old.is_int() && !new.is_int();
            !broken
                && [super::Side::Lower, super::Side::Upper].iter().all(|s| lp.bounds.allows(column, *s, &new))
        };
        fits(column, step)
            && lp.tableau.cells(column).iter().all(|cell| {
                let change = lp.basic_change(cell.row, lp.tableau.coef(*cell), step);
                fits(lp.tableau.basic(cell.row), &change)
            })
    }
}

/// The least positive and the greatest negative integer `t` with `value + rate * t` an integer.
fn integer_steps(value: &Rat, rate: &Rat) -> Vec<Delta> {
    let (value, rate) = (value.to_big(), rate.to_big());
    let (p, q) = (rate.numer(), rate.denom());
    let (n, m) = (value.numer(), value.denom());
    if !q.is_multiple_of(m) {
        return Vec::new();
    }
    // p * t = -n * (q / m) modulo q, and p is invertible modulo q.
    let egcd = p.extended_gcd(q);
    let inverse = if egcd.gcd < BigInt::from(0) { -egcd.x } else { egcd.x };
    let t = (-(n * (q / m)) * inverse).mod_floor(q);
    let down = &t - q;
    vec![Delta::from(Rat::from_bigint(t)), Delta::from(Rat::from_bigint(down))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        fn steps_make_integral(n: i8, m: u8, p: i8, q: u8) -> bool {
            let value = Rat::new(i64::from(n), i64::from(m) + 1);
            let rate = Rat::new(i64::from(p), i64::from(q) + 1);
            if value.is_int() || rate.is_zero() {
                return true;
            }
            let steps = integer_steps(&value, &rate);
            let possible = (1..300).any(|t| (&value + &(&rate * &Rat::int(t))).is_int());
            possible != steps.is_empty() && steps.iter().all(|t| (&value + &(&rate * &t.re)).is_int())
        }
    }
}
