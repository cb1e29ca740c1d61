//! The tableau: sparse rows `sum coef * column = 0` with integer coefficients, and for each column the list of its
//! occurrences.
//!
//! Invariants: each row has one basic column, which occurs in no other row; coefficients of a row are non-zero integers
//! with greatest common divisor 1; an entry of a row and its cell in the column's list know each other's position, so
//! that pivoting needs no search and no hashing. Entries are removed by swapping with the last one.
//!
//! Rows are scaled to integers instead of keeping the basic coefficient at 1, since sums and products of integers skip
//! the gcd that rational arithmetic pays for each operation. Knows no bounds and no values.

use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;
use eufonium_base::{Rat, meter};

/// What a look at an entry of a row costs by the meter, with arithmetic on its coefficient.
pub(super) const ENTRY_STEPS: usize = 2;

typed_id! {
    /// A variable of the linear system: one given by the user, or one that stands for a linear form.
    Column
}

typed_id! {
    /// A row of the tableau.
    RowId
}

/// One summand of a row.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The column.
    pub column: Column,
    /// Its coefficient, a non-zero integer.
    pub coef: Rat,
    /// Where the column's list keeps the cell of this entry.
    slot: u32,
}

/// One occurrence of a column.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// The row it occurs in.
    pub row: RowId,
    /// Where in the row.
    slot: u32,
}

#[derive(Debug, Default)]
struct Row {
    entries: Vec<Entry>,
    basic: Option<Column>,
}

/// The rows and the occurrence lists.
#[derive(Debug, Default)]
pub struct Tableau {
    rows: IdVec<RowId, Row>,
    free_rows: Vec<RowId>,
    cells: IdVec<Column, Vec<Cell>>,
    row_of: IdVec<Column, Option<RowId>>,
    /// Scratch for adding rows: position of a column in the target row plus one; all zero at rest.
    position: IdVec<Column, u32>,
}

impl Tableau {
    /// Makes room for one more column.
    pub fn add_column(&mut self) {
        self.cells.push(Vec::new());
        self.row_of.push(None);
        self.position.push(0);
    }

    /// The row in which the column is basic.
    #[inline]
    pub fn row_of(&self, column: Column) -> Option<RowId> {
        self.row_of[column]
    }

    /// The basic column of a live row.
    #[inline]
    pub fn basic(&self, row: RowId) -> Column {
        self.rows[row].basic.expect("a live row has a basic column")
    }

    /// The summands of a row; none for a dead row.
    #[inline]
    pub fn entries(&self, row: RowId) -> &[Entry] {
        &self.rows[row].entries
    }

    /// The occurrences of a column.
    #[inline]
    pub fn cells(&self, column: Column) -> &[Cell] {
        &self.cells[column]
    }

    /// The coefficient at an occurrence.
    #[inline]
    pub fn coef(&self, cell: Cell) -> &Rat {
        &self.rows[cell.row].entries[cell.slot as usize].coef
    }

    /// The coefficient of the basic column of a row.
    #[inline]
    pub fn basic_coef(&self, row: RowId) -> &Rat {
        self.coef(self.cells[self.basic(row)][0])
    }

    /// The number of row slots; dead rows are counted.
    pub fn num_rows(&self) -> usize {
        self.rows.len()
    }

    /// All live rows.
    pub fn rows(&self) -> impl Iterator<Item = RowId> + '_ {
        self.rows.iter().filter(|(_, r)| r.basic.is_some()).map(|(id, _)| id)
    }

    /// Adds the row `scale * basic - sum coef * column = 0`; `basic` must be new, the coefficients integers. Other
    /// basic columns among `terms` are eliminated.
    pub fn add_row(&mut self, basic: Column, scale: &Rat, terms: &[(Column, Rat)]) -> RowId {
        debug_assert!(self.cells[basic].is_empty());
        let row = match self.free_rows.pop() {
            Some(row) => row,
            None => self.rows.push(Row::default()),
        };
        self.rows[row].basic = Some(basic);
        self.row_of[basic] = Some(row);
        self.push_entry(row, basic, scale.clone());
        for (column, coef) in terms {
            self.push_entry(row, *column, -coef);
        }
        for (column, _) in terms {
            if let Some(definition) = self.row_of[*column] {
                let a = self.coef_in(definition, *column).expect("a basic column occurs in its row").clone();
                if let Some(cell) = self.cells[*column].iter().find(|c| c.row == row).copied() {
                    self.eliminate(cell, definition, &a);
                }
            }
        }
        self.divide_by_content(row);
        row
    }

    /// Deletes the row of a basic column; afterwards the column occurs nowhere.
    pub fn delete_row(&mut self, basic: Column) {
        let row = self.row_of[basic].take().expect("only a basic column's row is deleted");
        while let Some(last) = self.rows[row].entries.len().checked_sub(1) {
            self.remove_entry(row, last);
        }
        self.rows[row].basic = None;
        self.free_rows.push(row);
    }

    /// Makes `entering`, which occurs in `row`, the basic column of that row.
    pub fn pivot(&mut self, row: RowId, entering: Column) {
        let leaving = self.basic(row);
        debug_assert!(self.row_of[entering].is_none());
        self.row_of[leaving] = None;
        self.row_of[entering] = Some(row);
        self.rows[row].basic = Some(entering);
        let a = self.coef_in(row, entering).expect("the entering column occurs in the row").clone();
        // Each elimination takes one cell out of the list, until the row's own is left.
        while let Some(cell) = self.cells[entering].iter().take(2).find(|c| c.row != row).copied() {
            self.eliminate(cell, row, &a);
            self.divide_by_content(cell.row);
        }
    }

    fn coef_in(&self, row: RowId, column: Column) -> Option<&Rat> {
        self.cells[column].iter().find(|c| c.row == row).map(|c| self.coef(*c))
    }

    /// Removes a column from the row of `cell` by adding a multiple of row `source`, which has it with coefficient `a`.
    fn eliminate(&mut self, cell: Cell, source: RowId, a: &Rat) {
        let b = self.coef(cell);
        // target := target * m + source * n with m > 0.
        let (m, n) = if a.is_one() {
            (Rat::ONE, -b)
        } else {
            let g = if a.is_negative() { -a.gcd(b) } else { a.gcd(b) };
            (a / &g, -(b / &g))
        };
        self.combine(cell.row, &m, source, &n);
    }

    fn combine(&mut self, target: RowId, m: &Rat, source: RowId, n: &Rat) {
        meter::spend_len(ENTRY_STEPS * (self.rows[target].entries.len() + self.rows[source].entries.len()));
        for (i, entry) in self.rows[target].entries.iter_mut().enumerate() {
            self.position[entry.column] = i as u32 + 1;
            if !m.is_one() {
                entry.coef *= m;
            }
        }
        let entries = std::mem::take(&mut self.rows[source].entries);
        for entry in &entries {
            match self.position[entry.column] {
                0 => self.push_entry(target, entry.column, n * &entry.coef),
                p => self.rows[target].entries[p as usize - 1].coef.add_mul(n, &entry.coef),
            }
        }
        self.rows[source].entries = entries;
        for i in (0..self.rows[target].entries.len()).rev() {
            self.position[self.rows[target].entries[i].column] = 0;
            if self.rows[target].entries[i].coef.is_zero() {
                self.remove_entry(target, i);
            }
        }
    }

    fn push_entry(&mut self, row: RowId, column: Column, coef: Rat) {
        let slot = self.cells[column].len() as u32;
        self.cells[column].push(Cell { row, slot: self.rows[row].entries.len() as u32 });
        self.rows[row].entries.push(Entry { column, coef, slot });
    }

    fn remove_entry(&mut self, row: RowId, index: usize) {
        let removed = self.rows[row].entries.swap_remove(index);
        if let Some(moved) = self.rows[row].entries.get(index) {
            self.cells[moved.column][moved.slot as usize].slot = index as u32;
        }
        let cells = &mut self.cells[removed.column];
        cells.swap_remove(removed.slot as usize);
        if let Some(moved) = cells.get(removed.slot as usize) {
            self.rows[moved.row].entries[moved.slot as usize].slot = removed.slot;
        }
    }

    fn divide_by_content(&mut self, row: RowId) {
        let entries = &mut self.rows[row].entries;
        let mut content = Rat::ZERO;
        for (at, entry) in entries.iter().enumerate() {
            content = content.gcd(&entry.coef);
            if content.is_one() {
                meter::spend_len(ENTRY_STEPS * at);
                return;
            }
        }
        meter::spend_len(2 * ENTRY_STEPS * entries.len());
        for entry in entries.iter_mut() {
            entry.coef = &entry.coef / &content;
        }
    }

    /// Recomputes the cross references; cost: the size of the tableau.
    pub fn check_invariants(&self) {
        for (id, row) in self.rows.iter() {
            assert_eq!(row.basic.is_none(), row.entries.is_empty(), "dead rows alone are empty");
            for (i, entry) in row.entries.iter().enumerate() {
                let cell = self.cells[entry.column][entry.slot as usize];
                assert!(cell.row == id && cell.slot as usize == i, "entry and cell know each other");
                assert!(!entry.coef.is_zero() && entry.coef.is_int(), "coefficients are non-zero integers");
            }
            if let Some(basic) = row.basic {
                assert_eq!(self.row_of[basic], Some(id), "basic column and row know each other");
                assert_eq!(self.cells[basic].len(), 1, "a basic column occurs once");
            }
        }
        let entries: usize = self.rows.values().map(|r| r.entries.len()).sum();
        assert_eq!(entries, self.cells.values().map(Vec::len).sum::<usize>(), "no cell without entry");
        assert!(self.position.values().all(|p| *p == 0), "scratch is clean at rest");
    }
}
