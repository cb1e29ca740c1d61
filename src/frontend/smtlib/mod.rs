//! SMT-LIB 2.6 and 2.7: scripts for the solver, and Horn clauses in the logic `HORN` or in Z3's rule dialect.
//!
//! Text becomes tokens ([`lexer`]), commands as S-expressions ([`sexpr`]), commands with elaborated terms ([`script`],
//! by [`terms`], [`sorts`] and the tables of [`theory`]), and, for Horn problems, clauses ([`horn`], [`clausify`]).
//! Nothing recurses on depth, and each step is linear in the text.

pub mod attributes;
pub mod clausify;
pub mod command;
pub mod datatypes;
pub mod horn;
pub mod induction;
mod instances;
pub mod lexer;
pub mod names;
pub mod scope;
pub mod script;
pub mod sexpr;
pub mod sort_steps;
pub mod sorts;
pub mod templates;
pub mod terms;
pub mod theory;

#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod random_theory_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod theory_tests;

pub use attributes::Attribute;
pub use command::{Command, CommandKind, Group, Interpolation, Labels};
pub use horn::{Dialect, HornProblem, Request};
pub use induction::Induction;
pub use script::Context;
