//! AIGER, the bit-level format of hardware model checkers: circuits and witnesses both ways.
//!
//! Both forms of version 1.9 are read, text (`aag`) and binary (`aig`), with resets, invariant constraints and symbols.
//! Latches are Boolean states, in their order; inputs are inputs; the bad literals are the properties, or the outputs if there are
//! neither bad literals nor justice, as version 1.0 means them.
//!
//! Absent: liveness. Justice and fairness are read, and a warning says that they are not checked.
//!
//! Source: Biere, Heljanko and Wieringa, "AIGER 1.9 and beyond" (technical report 11/2, FMV, JKU Linz, 2011).

mod build;
mod read;
mod sections;
#[cfg(test)]
mod tests;
pub mod witness;
mod write;

pub use read::read;
pub use write::{Form, write};

use eufonium_base::Span;
use eufonium_ir::TransSys;

/// A circuit as it was read. Latches, inputs and properties have the same numbers in the file and in the system.
#[derive(Clone, Debug)]
pub struct Aiger {
    /// The system.
    pub system: TransSys,
    /// What was passed over, with its place.
    pub warnings: Vec<(Span, String)>,
}
