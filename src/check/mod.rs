//! The independent checker of evidence: invariants and derivations of clauses, invariants and traces of transition
//! systems, models, interpolants; and certificates as files.
//!
//! Invariant of the folder: nothing here trusts who made the evidence. An invariant is confirmed clause by clause, each
//! by a fresh solver; a derivation, a trace and a model are confirmed by evaluation alone. What cannot be confirmed is an error,
//! never a pass. Engines and transformations are deliberately unknown here.

pub mod alethe;
pub mod certificate;
pub mod clausal;
mod clause;
pub mod complete;
pub mod derivation;
pub mod error;
#[cfg(test)]
mod folds_tests;
mod induction;
pub mod interpolant;
pub mod invariant;
pub mod model;
mod prover;
mod quantified;
pub mod question;
#[cfg(test)]
mod question_tests;
#[cfg(test)]
mod tests;
pub mod trace;
pub mod ts_invariant;

pub use certificate::CertificateError;
pub use complete::complete;
pub use derivation::{Fact, check_derivation, derive};
pub use error::{CheckError, ClauseRef};
pub use interpolant::check_interpolant;
pub use invariant::check_invariant;
pub use model::check_model;
pub use question::decide_question;
pub use trace::{check_trace, replay};
pub use ts_invariant::check_ts_invariant;
