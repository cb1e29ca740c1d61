//! BTOR2, the word-level format of hardware model checkers: reading systems, writing systems, and witnesses both ways.
//!
//! The format has bit-vectors and arrays, and no truth values. Bit-vectors of width 1 are read as formulas: states and
//! inputs of width 1 are Boolean constants, and all operators have a meaning on formulas (`operators`). Words of one bit
//! are made only where bits are joined or extended, and in arrays, which keep elements and indices as they are.
//! [`Layout`] remembers the file's own numbering and sorts, which its witnesses speak of.
//!
//! Absent: liveness. `justice` and `fair` are read, and a warning says that they are not checked.
//!
//! Source: Niemetz, Preiner, Wolf and Biere, "BTOR2, BtorMC and Boolector 3.0" (CAV 2018); the README of Btor2Tools.

mod apply;
mod nodes;
mod operators;
mod read;
#[cfg(test)]
mod tests;
pub mod witness;
mod write;

pub use read::read;
pub use write::write;

use eufonium_base::Span;
use eufonium_ir::{Sort, Term, TransSys};

/// Numbers of properties, frames, states and inputs in witnesses are below this.
const MAX_FRAMES: u64 = 1 << 40;

/// A file as it was read.
#[derive(Clone, Debug)]
pub struct Btor2 {
    /// The system.
    pub system: TransSys,
    /// What the file's numbering means in the system.
    pub layout: Layout,
    /// What was passed over, with its place.
    pub warnings: Vec<(Span, String)>,
}

/// The states, inputs and properties of a file in its own order, which is how witnesses number them.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The lines `state`.
    pub states: Vec<StateSlot>,
    /// The lines `input`.
    pub inputs: Vec<InputSlot>,
    /// The lines `bad`, as indices into [`TransSys::properties`].
    pub bads: Vec<usize>,
}

/// A state of a file.
#[derive(Clone, Debug)]
pub struct StateSlot {
    /// Its index in [`TransSys::states`].
    pub index: usize,
    /// Its sort in the file: where this is the bit-vectors of width 1, the term is Boolean.
    pub sort: Sort,
    /// Its initial value, over states that stand above it, if it has one.
    pub init: Option<Term>,
    /// If it has no next value: the index of the input that chooses one in [`TransSys::inputs`].
    pub chooser: Option<usize>,
}

/// An input of a file.
#[derive(Clone, Debug)]
pub struct InputSlot {
    /// Its index in [`TransSys::inputs`].
    pub index: usize,
    /// Its sort in the file: where this is the bit-vectors of width 1, the term is Boolean.
    pub sort: Sort,
    /// Where it is declared.
    pub span: Span,
}
