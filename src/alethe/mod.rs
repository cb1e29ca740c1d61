//! The language of Alethe proofs: terms exactly as they are written, steps, and their text.
//!
//! The terms of the crate `eufonium-ir` are normalised as they are built, so a proof that speaks of the assertions of a problem
//! needs a language of its own in which `(> x 1)` and `(not (<= x 1))` are two terms. Source: Barbosa, Fleury, Fontaine
//! and Schurr, "The Alethe Proof Format: a speculative specification and reference". Deliberately absent: binders,
//! contexts and subproofs, as the proofs here are free of quantifiers.

pub mod expr;
pub mod linear;
pub mod print;
pub mod proof;

pub use expr::{Expr, Exprs, FunId, Head, Sort};
pub use proof::{Proof, Step, StepId};
