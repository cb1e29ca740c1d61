//! The linear system: columns and their definitions, tableau, values, bounds, and the set of violated basic columns.
//!
//! Invariants at rest: each row holds under the values; nonbasic columns are within their bounds; nonbasic integer
//! columns have integer values; each basic column out of its bounds is in `violated` (a superset). Bounds alone are
//! undone by backtracking, which only loosens them, so the invariants survive.
//!
//! Knows literals only as reasons of bounds.

use super::bounds::{Bounds, Side};
use super::delta::Delta;
use super::tableau::{Column, RowId, Tableau};
use super::values::Values;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, Rat, meter};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What the change of a basic column's value costs by the meter.
const MOVE_STEPS: usize = 12;

/// A linear form over the user's columns: sorted, without zeros and repetitions.
pub type Form = Box<[(Column, Rat)]>;

/// What a column is.
#[derive(Debug, Default)]
pub struct ColumnInfo {
    /// Whether it takes integer values only.
    pub is_int: bool,
    /// The linear form it stands for; `None` for a user's variable.
    pub form: Option<Form>,
    /// Made in a search, to be removed when its last atom is.
    pub local: bool,
}

/// Basic columns out of their bounds, and perhaps others; the least comes first.
#[derive(Debug, Default)]
pub struct Violated {
    heap: BinaryHeap<Reverse<Column>>,
    contains: Vec<bool>,
}

impl Violated {
    /// Adds a column.
    pub fn insert(&mut self, column: Column) {
        if self.contains.len() <= column.index() {
            self.contains.resize(column.index() + 1, false);
        }
        if !std::mem::replace(&mut self.contains[column.index()], true) {
            self.heap.push(Reverse(column));
        }
    }
    fn peek(&self) -> Option<Column> {
        self.heap.peek().map(|c| c.0)
    }
    fn pop(&mut self) {
        if let Some(Reverse(column)) = self.heap.pop() {
            self.contains[column.index()] = false;
        }
    }
}

/// The linear system.
#[derive(Debug, Default)]
pub struct Lp {
    /// What each column is.
    pub info: IdVec<Column, ColumnInfo>,
    /// The rows.
    pub tableau: Tableau,
    /// The values.
    pub values: Values,
    /// The bounds.
    pub bounds: Bounds,
    /// Superset of the basic columns out of bounds.
    pub violated: Violated,
    /// Pivots so far.
    pub pivots: u64,
    by_form: HashMap<Form, Column>,
    free_columns: Vec<Column>,
    /// How often a column left the basis in the present check; all zero between checks.
    pub(super) leaves: Vec<u32>,
    /// The columns with a count in `leaves`.
    pub(super) left: Vec<Column>,
}

impl Lp {
    /// A new user's variable.
    pub fn new_var(&mut self, is_int: bool) -> Column {
        self.tableau.add_column();
        self.bounds.add_column();
        self.values.add_column(is_int);
        self.leaves.push(0);
        self.info.push(ColumnInfo { is_int, form: None, local: false })
    }

    /// The linear form of a column over the user's variables, as a normalised list.
    pub fn form_of(&self, column: Column) -> Vec<(Column, Rat)> {
        match &self.info[column].form {
            Some(form) => form.to_vec(),
            None => vec![(column, Rat::ONE)],
        }
    }

    /// Rewrites a sum of columns into one of user's variables: sorted, merged, without zeros.
    pub fn normalise(&self, terms: &[(Column, Rat)]) -> Vec<(Column, Rat)> {
        let mut flat: Vec<(Column, Rat)> = Vec::with_capacity(terms.len());
        for (column, coef) in terms {
            match &self.info[*column].form {
                None => flat.push((*column, coef.clone())),
                Some(form) => flat.extend(form.iter().map(|(c, a)| (*c, a * coef))),
            }
        }
        flat.sort_by_key(|t| t.0);
        let mut merged: Vec<(Column, Rat)> = Vec::with_capacity(flat.len());
        for (column, coef) in flat {
            match merged.last_mut() {
                Some(last) if last.0 == column => last.1 += &coef,
                _ => merged.push((column, coef)),
            }
        }
        merged.retain(|t| !t.1.is_zero());
        merged
    }

    /// The column of a linear form, made if there is none. A new one is `local` if asked; an old one is made permanent
    /// unless `local` is asked. The second result says whether the column is new.
    pub fn column_of(&mut self, terms: &[(Column, Rat)], local: bool) -> (Column, bool) {
        let form = self.normalise(terms);
        if let [(column, coef)] = form.as_slice()
            && coef.is_one()
        {
            return (*column, false);
        }
        let form = form.into_boxed_slice();
        if let Some(&column) = self.by_form.get(&form) {
            self.info[column].local &= local;
            return (column, false);
        }
        (self.add_form(form, local), true)
    }

    fn add_form(&mut self, form: Form, local: bool) -> Column {
        let is_int = form.iter().all(|(c, a)| self.info[*c].is_int && a.is_int());
        let column = match self.free_columns.pop() {
            Some(column) => column,
            None => {
                self.tableau.add_column();
                self.bounds.add_column();
                self.values.add_column(false);
                self.leaves.push(0);
                self.info.push(ColumnInfo::default())
            }
        };
        let mut value = Delta::default();
        let mut scale = Rat::ONE;
        for (c, a) in form.iter() {
            value.add_assign(&self.values.get(*c).times(a));
            scale = scale.lcm(&a.denom());
        }
        let scaled: Vec<(Column, Rat)> = form.iter().map(|(c, a)| (*c, a * &scale)).collect();
        self.tableau.add_row(column, &scale, &scaled);
        self.values.set(column, value);
        self.by_form.insert(form.clone(), column);
        self.info[column] = ColumnInfo { is_int, form: Some(form), local };
        column
    }

    /// Removes a form's column that has no bounds, with its row.
    pub fn remove_column(&mut self, column: Column) {
        debug_assert!(!self.bounds.is_bounded(column));
        if self.tableau.row_of(column).is_none() {
            let cell = self.tableau.cells(column)[0];
            let leaving = self.tableau.basic(cell.row);
            self.tableau.pivot(cell.row, column);
            self.settle_nonbasic(leaving);
        }
        self.tableau.delete_row(column);
        let form = self.info[column].form.take().expect("only columns of forms are removed");
        self.by_form.remove(&form);
        self.info[column] = ColumnInfo::default();
        self.values.set(column, Delta::default());
        self.free_columns.push(column);
    }

    /// Moves a nonbasic column to an allowed value, if it is not at one.
    pub fn settle_nonbasic(&mut self, column: Column) {
        let mut value = self.values.get(column).clone();
        if self.info[column].is_int && !value.is_int() {
            value = Delta::from(value.floor());
        }
        for side in [Side::Lower, Side::Upper] {
            if !self.bounds.allows(column, side, &value) {
                value = self.bounds.value(column, side).expect("a violated bound exists").clone();
            }
        }
        self.move_nonbasic_to(column, value);
    }

    /// Gives a nonbasic column a new value and adapts the basic ones.
    pub fn move_nonbasic_to(&mut self, column: Column, value: Delta) {
        let step = value.minus(self.values.get(column));
        if step.is_zero() {
            return;
        }
        debug_assert!(self.tableau.row_of(column).is_none());
        meter::spend_len(MOVE_STEPS * self.tableau.cells(column).len());
        for i in 0..self.tableau.cells(column).len() {
            let cell = self.tableau.cells(column)[i];
            let basic = self.tableau.basic(cell.row);
            let change = self.basic_change(cell.row, self.tableau.coef(cell), &step);
            let moved = self.values.get(basic).plus(&change);
            self.set_basic(basic, moved);
        }
        self.values.set(column, value);
    }

    /// By how much the basic column of `row` moves when a column with coefficient `coef` moves by `step`.
    #[inline]
    pub fn basic_change(&self, row: RowId, coef: &Rat, step: &Delta) -> Delta {
        let b = self.tableau.basic_coef(row);
        let raw = step.times(&-coef);
        raw.over(b)
    }

    fn set_basic(&mut self, basic: Column, value: Delta) {
        self.values.set(basic, value);
        if self.violated_side(basic).is_some() {
            self.violated.insert(basic);
        }
    }

    /// Which bound of the column its value violates.
    #[inline]
    pub fn violated_side(&self, column: Column) -> Option<Side> {
        let value = self.values.get(column);
        if !self.bounds.allows(column, Side::Lower, value) {
            Some(Side::Lower)
        } else if !self.bounds.allows(column, Side::Upper, value) {
            Some(Side::Upper)
        } else {
            None
        }
    }

    /// The least violated basic column; drops others from the set on the way.
    pub fn next_violated(&mut self) -> Option<(Column, Side)> {
        while let Some(column) = self.violated.peek() {
            if self.tableau.row_of(column).is_some()
                && let Some(side) = self.violated_side(column)
            {
                return Some((column, side));
            }
            self.violated.pop();
        }
        None
    }

    /// Undoes changes of bounds since the trail had this length.
    pub fn undo_bounds(&mut self, mark: usize) {
        self.bounds.undo(mark, &mut self.values.strict);
    }

    /// A bound of the column has just been tightened: restores the invariants.
    pub fn bound_tightened(&mut self, column: Column) {
        let Some(side) = self.violated_side(column) else { return };
        if self.tableau.row_of(column).is_some() {
            self.violated.insert(column);
        } else {
            let value = self.bounds.value(column, side).expect("a violated bound exists").clone();
            self.move_nonbasic_to(column, value);
        }
    }

    /// Recomputes everything; cost: the size of the tableau.
    pub fn check_invariants(&self) {
        self.tableau.check_invariants();
        for row in self.tableau.rows() {
            let mut sum = Delta::default();
            for e in self.tableau.entries(row) {
                sum.add_assign(&self.values.get(e.column).times(&e.coef));
            }
            assert!(sum.is_zero(), "rows hold under the values");
        }
        for (column, info) in self.info.iter() {
            if let Some(form) = &info.form {
                let mut sum = Delta::default();
                form.iter().for_each(|(c, a)| sum.add_assign(&self.values.get(*c).times(a)));
                assert_eq!(&sum, self.values.get(column), "a form's column has the value of the form");
            }
            let violated = self.violated_side(column).is_some();
            if self.tableau.row_of(column).is_none() {
                assert!(!violated, "nonbasic columns are within their bounds");
                assert!(!info.is_int || self.values.get(column).is_int(), "nonbasic integers are integral");
            } else if violated {
                assert!(
                    self.violated.contains.get(column.index()) == Some(&true),
                    "violated columns are listed"
                );
            }
        }
    }
}
