//! Elements of arrays of constants as choices among them ([`eufonium_ir::Table`]), by the index.
//!
//! A choice is as large as its table, so all choices of a program together have a limit; beyond it elements are read of the array.

use eufonium_base::HashMap;
use eufonium_ir::{Table, Term, TermPool};

/// The most writes that make a table.
pub(super) const MOST: usize = 4_096;
/// The most elements of all tables at the places where they are read.
const TOTAL: usize = 60_000;

/// The tables that terms are.
#[derive(Debug, Default)]
pub(super) struct Tables {
    known: HashMap<Term, Option<Table>>,
    /// How many elements have been written out.
    written: usize,
}

impl Tables {
    /// The element of an array at an index, if all elements of the array are constants and the limit allows the choice.
    pub(super) fn element(&mut self, pool: &mut TermPool, array: Term, index: Term) -> Option<Term> {
        let table = self.known.entry(array).or_insert_with(|| pool.as_table(array, MOST));
        let table = table.as_ref().filter(|table| self.written + table.len() <= TOTAL)?;
        self.written += table.len();
        Some(pool.lookup(table, index))
    }
}
