//! The count of the analysis's work.
//!
//! A step (an atom that is assumed, scaled by the size of matrices) is much cheaper than what engines count, a conflict or a pivot;
//! so many steps are one unit of a [`Stop`] token.

use eufonium_base::Stop;
use std::cell::Cell;

/// Steps in a unit of work.
const STEPS: u64 = 256;

/// Counts steps and asks a token whether to go on.
#[derive(Debug)]
pub struct Meter<'a> {
    stop: &'a Stop,
    /// Steps that are no unit yet.
    steps: Cell<u64>,
}

impl<'a> Meter<'a> {
    /// Counts for this token.
    pub fn new(stop: &'a Stop) -> Self {
        Meter { stop, steps: Cell::new(0) }
    }
    /// Counts steps.
    pub fn spend(&self, steps: u64) {
        let total = self.steps.get() + steps;
        self.steps.set(total % STEPS);
        if total >= STEPS {
            self.stop.tick(total / STEPS);
        }
    }
    /// Whether the analysis is to end.
    pub fn is_spent(&self) -> bool {
        self.stop.is_raised()
    }
}
