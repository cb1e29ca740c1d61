//! Problems and proofs in the language of [`eufonium_alethe`]: terms as they are written.
//!
//! A second, small reading of scripts, apart from the elaborator of [`super::smtlib`], which normalises. `let` and
//! definitions are expanded, annotations dropped, integers among reals converted; nothing else is changed. It knows
//! formulas, equality, uninterpreted functions and arithmetic; what else there is makes the assertion *unread*.

pub mod problem;
pub mod proof;
pub mod terms;

#[cfg(test)]
mod tests;

pub use problem::{Problem, read_problem};
pub use proof::read_proof;
