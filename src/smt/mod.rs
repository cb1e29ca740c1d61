//! The SMT solver: the SAT seam and its engines, the theories and their combination, the incremental solver that the
//! engines and the checker use.

pub mod arith;
mod array;
pub mod bv;
mod candidate;
pub mod cc;
mod choices;
mod combine;
mod conversion;
mod datatype;
mod encode;
pub mod events;
mod extract;
mod interface;
mod last_question;
mod nonlinear;
pub mod options;
mod polarity;
pub mod proof;
pub mod sat;
mod self_checks;
pub mod solver;
#[cfg(test)]
mod tests;
pub mod theory;
mod values;

pub use choices::compare_leaves;
pub use last_question::{LastAnswer, decide_last, is_about_bits};
pub use options::{BvMode, SatEngine, SolverOptions};
pub use proof::{Refutation, TheoryLemma};
pub use sat::SatResult;
pub use solver::{Solver, unsupported};
