//! Model-based projection: from a model of a formula to a cube over fewer constants.
//!
//! Contract of [`project()`]: the model satisfies the result, and the result implies `exists vars. cube`. For linear
//! arithmetic and the Booleans the results for one cube are finitely many (see the files for what is left out), so that
//! enumerating a projection by blocking terminates.
//!
//! [`implicant()`] turns formulas into a cube, [`project()`] removes variables from a cube, [`eliminate()`] removes
//! variables from a formula exactly where that is cheap. Absent: solvers. Everything here is evaluation and arithmetic.

mod arrays;
mod bitvectors;
mod boolean;
mod datatypes;
pub mod eliminate;
mod equality;
pub mod implicant;
mod lia;
mod lra;
#[cfg(test)]
mod oracle_tests;
mod outside;
mod problem;
pub mod project;
mod purify;
mod rows;
#[cfg(test)]
mod tests;

pub use eliminate::eliminate;
pub use implicant::{implicant, implicant_avoiding};
pub use project::project;
