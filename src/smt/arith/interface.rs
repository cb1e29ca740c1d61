//! What model-based theory combination needs: values of shared columns, values that differ where they may, and equalities
//! that the bounds force (de Moura and Bjørner, "Model-based theory combination", 2007).

use super::Arith;
use super::bounds::Side;
use super::delta::Delta;
use super::tableau::Column;
use crate::sat::Lit;
use eufonium_base::{HashMap, Rat};

/// The shared columns.
#[derive(Debug, Default)]
pub struct Interface {
    columns: Vec<Column>,
}

impl Interface {
    /// The shared columns.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }
}

/// Two columns that the asserted bounds fix at the same value.
#[derive(Clone, Debug)]
pub struct ImpliedEquality {
    /// One column.
    pub left: Column,
    /// The other.
    pub right: Column,
    /// Asserted literals that together imply the equality.
    pub because: Vec<Lit>,
}

/// How many random values are tried for a column whose value another one has.
const TRIES: u32 = 3;

impl Arith {
    /// Names the columns that other theories see. Replaces what was named before.
    pub fn set_interface(&mut self, columns: impl IntoIterator<Item = Column>) {
        self.interface.columns = columns.into_iter().collect();
        self.interface.columns.sort_unstable();
        self.interface.columns.dedup();
    }

    /// The present value of a column; meaningful after a final check that found nothing to complain of. Interface
    /// columns with different present values have different values in the model saved then.
    pub fn current(&self, column: Column) -> &Delta {
        self.lp.values.get(column)
    }

    /// Tries to give interface columns different values, keeping all bounds and integrality. To be called after a final
    /// check that found nothing to complain of.
    pub fn separate_interface(&mut self) {
        let columns = std::mem::take(&mut self.interface.columns);
        let mut taken: HashMap<Delta, u32> = HashMap::default();
        for column in &columns {
            *taken.entry(self.lp.values.get(*column).clone()).or_default() += 1;
        }
        for column in &columns {
            for _ in 0..TRIES {
                if taken.get(self.lp.values.get(*column)).is_none_or(|n| *n < 2) || !self.shake(*column) {
                    break;
                }
                // Other interface columns may have moved too.
                taken.clear();
                for column in &columns {
                    *taken.entry(self.lp.values.get(*column).clone()).or_default() += 1;
                }
            }
        }
        self.interface.columns = columns;
        self.debug_check();
    }

    /// Moves a column, or a nonbasic one of its row, by a small random step. False if none was possible.
    fn shake(&mut self, column: Column) -> bool {
        let movers: Vec<Column> = match self.lp.tableau.row_of(column) {
            None => vec![column],
            Some(row) => {
                self.lp.tableau.entries(row).iter().map(|e| e.column).filter(|c| *c != column).collect()
            }
        };
        for mover in movers {
            let size = Rat::int(1 + self.int.random(50) as i64);
            for step in [size.clone(), -size, Rat::ONE, Rat::MINUS_ONE] {
                let step = Delta::from(step);
                if self.move_is_harmless(mover, &step) {
                    let value = self.lp.values.get(mover).plus(&step);
                    self.lp.move_nonbasic_to(mover, value);
                    return true;
                }
            }
        }
        false
    }

    /// Pairs of interface columns that are fixed at one value by the bounds asserted.
    pub fn implied_equalities(&self) -> Vec<ImpliedEquality> {
        let mut first: HashMap<&Delta, Column> = HashMap::default();
        let mut found = Vec::new();
        for &right in &self.interface.columns {
            let Some(value) = self.lp.bounds.fixed(right) else { continue };
            match first.get(value) {
                None => drop(first.insert(value, right)),
                Some(&left) => {
                    let reasons = [
                        (left, Side::Lower),
                        (left, Side::Upper),
                        (right, Side::Lower),
                        (right, Side::Upper),
                    ];
                    let because =
                        reasons.iter().filter_map(|(c, s)| self.lp.bounds.get(*c, *s)).map(|b| b.lit);
                    found.push(ImpliedEquality { left, right, because: because.collect() });
                }
            }
        }
        found
    }
}
