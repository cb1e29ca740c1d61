//! The simplex check: repairs violated basic columns by pivoting, or finds a row that cannot be repaired.
//!
//! Dutertre and de Moura, "A fast linear-arithmetic solver for DPLL(T)" (CAV 2006). The least violated basic column
//! leaves; the column that enters is one whose occurrences disturb the fewest bounded basic columns, ties broken by the
//! shorter list, until some column has left the basis too often: from then on Bland's rule, which terminates.

use super::bounds::Side;
use super::delta::Delta;
use super::lp::Lp;
use super::tableau::{Column, ENTRY_STEPS, RowId};
use eufonium_base::ids::Id;
use eufonium_base::{Rat, Stop, meter};

/// How the check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feasibility {
    /// All bounds hold.
    Feasible,
    /// The bounds of the columns in this row contradict each other: the basic column violates `side`.
    Infeasible(RowId, Side),
    /// The limit of pivots was reached, or the token raised.
    Limit,
}

/// How often a column may leave the basis in one check before Bland's rule takes over.
const REPETITIONS: u32 = 5;
/// After the change of so many entries of rows the token is asked.
const ENTRIES_PER_POLL: usize = 20_000;

impl Lp {
    /// Looks for values within all bounds, with at most `limit` pivots.
    pub fn make_feasible(&mut self, limit: u64, stop: Option<&Stop>) -> Feasibility {
        let end = self.pivots.saturating_add(limit);
        let result = self.repair(end, stop);
        for column in self.left.drain(..) {
            self.leaves[column.index()] = 0;
        }
        result
    }

    fn repair(&mut self, end: u64, stop: Option<&Stop>) -> Feasibility {
        let mut bland = false;
        let mut entries = 0;
        while let Some((leaving, side)) = self.next_violated() {
            let row = self.tableau.row_of(leaving).expect("violated columns are basic");
            let Some(entering) = self.choose_entering(row, side, bland) else {
                return Feasibility::Infeasible(row, side);
            };
            if self.pivots >= end {
                return Feasibility::Limit;
            }
            // Where rows are long a single pivot takes as long as a short check.
            entries += self.tableau.entries(row).len() * self.tableau.cells(entering).len();
            if entries > ENTRIES_PER_POLL {
                entries = 0;
                if stop.is_some_and(Stop::poll) {
                    return Feasibility::Limit;
                }
            }
            let target = self.bounds.value(leaving, side).expect("a violated bound exists").clone();
            self.pivot_and_move(row, leaving, entering, target);
            self.left.push(leaving);
            self.leaves[leaving.index()] += 1;
            bland |= self.leaves[leaving.index()] > REPETITIONS;
        }
        Feasibility::Feasible
    }

    /// Moves `leaving` to `target` by moving `entering`, then exchanges them.
    pub fn pivot_and_move(&mut self, row: RowId, leaving: Column, entering: Column, target: Delta) {
        let step = target.minus(self.values.get(leaving));
        let b = self.tableau.basic_coef(row);
        let a = self.tableau.entries(row).iter().find(|e| e.column == entering);
        let a = &a.expect("the entering column occurs in the row").coef;
        let step = step.times(&-b).over(a);
        let value = self.values.get(entering).plus(&step);
        self.move_nonbasic_to(entering, value);
        debug_assert_eq!(self.values.get(leaving), &target);
        self.tableau.pivot(row, entering);
        self.pivots += 1;
        if self.violated_side(entering).is_some() {
            self.violated.insert(entering);
        }
    }

    /// The side of `column`'s range, seen from a row, at which it pushes the basic column's value furthest against the
    /// violated `side`.
    pub fn blocking_side(side: Side, basic_coef: &Rat, coef: &Rat) -> Side {
        // basic = -(coef / basic_coef) * column + ...
        let same_sign = basic_coef.is_negative() == coef.is_negative();
        Side::upper_if((side == Side::Lower) != same_sign)
    }

    fn choose_entering(&self, row: RowId, side: Side, bland: bool) -> Option<Column> {
        meter::spend_len(2 * ENTRY_STEPS * self.tableau.entries(row).len());
        let basic = self.tableau.basic(row);
        let b = self.tableau.basic_coef(row);
        let mut best: Option<(usize, usize, Column)> = None;
        for entry in self.tableau.entries(row) {
            let column = entry.column;
            if column == basic {
                continue;
            }
            let limit = Self::blocking_side(side, b, &entry.coef);
            let at_limit = self.bounds.value(column, limit) == Some(self.values.get(column));
            if at_limit {
                continue;
            }
            if bland {
                if best.is_none_or(|(_, _, c)| column < c) {
                    best = Some((0, 0, column));
                }
                continue;
            }
            let most = best.map_or(usize::MAX, |(n, _, _)| n);
            let Some(disturbed) = self.disturbed(column, most) else { continue };
            let rank = (disturbed, self.tableau.cells(column).len(), column);
            if best.is_none_or(|b| rank < b) {
                best = Some(rank);
            }
        }
        best.map(|(_, _, column)| column)
    }

    /// The number of bounded basic columns that move with `column`, if it is at most `most`.
    fn disturbed(&self, column: Column, most: usize) -> Option<usize> {
        let mut n = 0;
        meter::spend_len(self.tableau.cells(column).len().min(most));
        for cell in self.tableau.cells(column) {
            if self.bounds.is_bounded(self.tableau.basic(cell.row)) {
                n += 1;
                if n > most {
                    return None;
                }
            }
        }
        Some(n)
    }
}
