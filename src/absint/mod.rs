//! Abstract interpretation: facts about all that is derivable, found without a solver.
//!
//! Three parts that know nothing of each other. The *iterator* ([`wto`], [`fixpoint`]) solves equations over any domain, along a weak
//! topological order with widening and descending steps. The *domains* ([`domains`]: intervals, congruences, zones, affine
//! equalities, octagons, polyhedra, bounds of bit-vectors, known truth values, and their reduced product) are values with one set of operations ([`domain`]) over the points of a [`space`]. The
//! *transformers* ([`formula`], [`assume`]) say what a formula does to an element of a domain. `equations` puts them together for
//! constrained Horn clauses, `backward` turns these around, and [`horn`] has the facts that come of both.
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
mod equations;
pub mod events;
pub mod fixpoint;
pub mod formula;
pub mod horn;
pub mod meter;
mod packs;
pub mod space;
pub mod wto;

#[cfg(test)]
mod tests;

pub use domains::Product;
pub use equations::AnalysisOptions;
pub use fixpoint::FixpointOptions;
pub use horn::{horn_facts, horn_facts_so_far};
pub use space::Domains;
