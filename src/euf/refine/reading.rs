//! How operators are read along a path, and the solver that reads them so.
//!
//! Each reading refutes more paths than those before it, and costs more.

use crate::Engine;
use eufonium_smt::Solver;

/// How the path is looked at; each is tried when those before it have failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Operators are uninterpreted: enough for most paths, and cheap whatever the operators are.
    Opaque,
    /// Operators are what they are; cubes are made of literals as they stand.
    Exact,
    /// Cubes are projections, which have no wrong states.
    Projected,
}

impl Engine<'_> {
    /// The solver that reads operators so.
    pub(super) fn reader(&mut self, reading: Reading) -> &mut Solver {
        if reading == Reading::Opaque { &mut self.opaque } else { &mut self.concrete }
    }
}
