//! Abstract interpretation: facts about all that is derivable, found without a solver.
//!
//! Three parts that know nothing of each other. The *iterator* ([`wto`], [`fixpoint`]) solves equations over any domain, along a weak
//! topological order with widening and descending steps. The *domains* ([`domains`]: intervals, congruences, zones, affine
//! equalities, octagons, polyhedra, bounds of bit-vectors, known truth values, and their reduced product) are values with one set of operations ([`domain`]). The
//! *transformers* ([`formula`], [`assume`]) say what a formula does to an element of a domain. [`horn`] puts them together for
//! constrained Horn clauses, and `backward` turns these around.
//!
//! Facts are candidates: formulas over the parameters of predicates that should be inductive together. Whoever uses them
//! confirms them with a solver (`engine/facts`), so a mistake here costs time and no answer.
//!
//! Deliberately absent: solvers, disjunctions of elements, arrays.

pub mod assume;
pub mod atom;
mod backward;
pub mod domain;
pub mod domains;
pub mod events;
pub mod fixpoint;
pub mod formula;
pub mod horn;
pub mod meter;
mod packs;
pub mod wto;

#[cfg(test)]
mod tests;

pub use domain::Domains;
pub use domains::Product;
pub use fixpoint::FixpointOptions;
pub use horn::{AnalysisOptions, horn_facts, horn_facts_so_far};
