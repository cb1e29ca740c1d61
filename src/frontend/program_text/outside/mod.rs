//! What the world outside does in a run, call by call ([`Script`]), and C that does the same to the compiled program.
//!
//! Addresses of the run mean nothing to the compiled program. So each object is reached there by the road by which the world outside
//! reached it in the run ([`Known`]): from an argument, or from a pointer in an object that was reached before, at the time of the
//! call. Objects that the outside made are arrays of the harness.

mod render;
mod script;

pub use render::render;
pub use script::script;

use eufonium_base::Bits;
use eufonium_ir::program::{FunctionId, GlobalId};

/// Where something is in the compiled program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    base: Base,
    /// Bytes behind the base.
    offset: i64,
}

/// From where a place is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Base {
    /// An object of a view: the view, and its position there.
    Known(usize, usize),
    /// An object of the outside, by the number of the pointer that was given to it.
    Made(usize),
    /// A pointer that was given, by its number.
    Given(usize),
    /// A global.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
}

/// What is written or passed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Word(Bits),
    Null,
    Pointer(Place),
}
