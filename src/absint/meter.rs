//! The count of the analysis's work.
//!
//! A step is an atom that is assumed, scaled by the size of matrices.

use eufonium_base::Stop;
use eufonium_base::meter;

/// What a step costs by the meter of the thread.
const STEPS: u64 = 160;

/// Counts steps and asks a token whether to go on.
#[derive(Debug)]
pub struct Meter<'a> {
    stop: &'a Stop,
}

impl<'a> Meter<'a> {
    /// Counts for this token.
    pub fn new(stop: &'a Stop) -> Self {
        Meter { stop }
    }
    /// Counts steps.
    pub fn spend(&self, steps: u64) {
        meter::spend(STEPS * steps);
    }
    /// Whether the analysis is to end.
    pub fn is_spent(&self) -> bool {
        self.stop.is_raised()
    }
}
