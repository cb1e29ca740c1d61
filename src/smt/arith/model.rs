//! The saved model: values of the columns with a concrete number for the infinitesimal.
//!
//! The number is small enough that all bounds hold strictly where they must, and that interface columns with different
//! values keep different values. Only columns that changed since the last model are copied.

use super::Arith;
use super::bounds::Side;
use super::delta::Delta;
use super::lp::Lp;
use super::tableau::Column;
use eufonium_base::Rat;
use eufonium_base::ids::IdVec;

/// A model.
#[derive(Debug, Default)]
pub struct SavedModel {
    values: IdVec<Column, Delta>,
    delta: Rat,
}

impl Arith {
    /// The value of a column in the model saved last.
    pub fn value(&self, column: Column) -> Rat {
        self.model.values.get(column).map_or(Rat::ZERO, |v| v.concrete(&self.model.delta))
    }
}

impl SavedModel {
    /// Copies the present values.
    pub fn save(&mut self, lp: &mut Lp, interface: &[Column]) {
        self.delta = concrete_delta(lp, interface);
        let Lp { values, info, .. } = lp;
        for column in values.changed.members() {
            self.values.ensure(*column, Delta::default());
            self.values[*column] = values.get(*column).clone();
        }
        values.changed.retain(|_| false);
        debug_assert!(
            self.values.iter().all(|(c, v)| info[c].form.is_some() || !info[c].is_int || v.is_int())
        );
    }
}

/// A positive number that may stand for the infinitesimal.
fn concrete_delta(lp: &mut Lp, interface: &[Column]) -> Rat {
    let mut delta = Rat::ONE;
    let Lp { values, bounds, .. } = lp;
    let mut strict = std::mem::take(&mut values.strict);
    strict.retain(|column| {
        let value = values.get(column);
        let (lower, upper) = (bounds.value(column, Side::Lower), bounds.value(column, Side::Upper));
        lower.iter().for_each(|l| keep_order(l, value, &mut delta));
        upper.iter().for_each(|u| keep_order(value, u, &mut delta));
        [lower, upper, Some(value)].into_iter().flatten().any(|d| !d.eps.is_zero())
    });
    values.strict = strict;
    let mut sorted: Vec<&Delta> = interface.iter().map(|c| values.get(*c)).collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2) {
        if pair[0].re != pair[1].re && pair[0].eps > pair[1].eps {
            // Half of what would make them equal.
            let limit = &(&pair[1].re - &pair[0].re) / &(&pair[0].eps - &pair[1].eps);
            delta = delta.min(&limit / &Rat::int(2));
        }
    }
    delta
}

/// Shrinks `delta` until `small <= great` holds with it in place of the infinitesimal.
fn keep_order(small: &Delta, great: &Delta, delta: &mut Rat) {
    if small.re < great.re && small.eps > great.eps {
        let limit = &(&great.re - &small.re) / &(&small.eps - &great.eps);
        if limit < *delta {
            *delta = limit;
        }
    }
}
