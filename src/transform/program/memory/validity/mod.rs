//! Which objects are alive, and to which object a pointer belongs: what is kept for `IsValid`, `Room` and `IsFreeable`.
//!
//! Kept only for nodes that are asked about. An *extent* is the size of an object plus 1 while it lives, and 0 otherwise. With the
//! base `b` of the object to which pointer `p` belongs, and its extent `e`, bytes `p .. p + n` are valid if and only if
//! `p - b < e` and `n < e - (p - b)`, without sign. How extents and bases are found, by node:
//!
//! - all objects have fixed addresses and die only when no pointer to them is left: constants;
//! - one object that exists at most once at a time: a variable for its extent, and one for its base if that is not fixed;
//! - otherwise an array of extents by base. If all offsets of the node are apart, and its objects start at one of them, the base is
//!   the pointer minus a constant. If not, pointers carry their bases: each value that points into the node has a
//!   companion, which goes with it through blocks, calls and memory (a region that holds such pointers has a *shadow*
//!   that holds their bases).
//!
//! So a pointer that leaves its object is invalid even where another object is. Null, functions, and pointers from outside of the program
//! or made from words that were computed have base 0, where no object lives: they are invalid.
//!
//! Death: an object of the heap dies when it is freed, one of the stack at the end of its block (`scopes`). Objects of the stack die when their function returns, which
//! matters only if a pointer to them survives it: one that is returned or stored in an object that is not of the same function's stack.

mod bases;
mod checks;
mod plan;
mod scopes;
mod start;

pub(super) use bases::Bases;
pub(super) use plan::{Bounds, Table, Validity};
pub(super) use scopes::entered_again;
pub(super) use start::contents;
