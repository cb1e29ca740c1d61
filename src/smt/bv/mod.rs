//! The bit level of bit-vectors: circuits over an and-inverter graph, and the graph as clauses of the search.
//!
//! `aig` is the graph with the simplifications of `rewrite`; `circuits` has the operators of bit-vectors over words of
//! its literals; `clauses` turns what is needed of the graph into clauses. These know no terms; `terms` is the table from terms to circuits. `abstraction` has the lemmas
//! that stand for the circuits of wide products and quotients until those are needed.

pub mod abstraction;
pub mod aig;
pub mod circuits;
pub mod clauses;
mod literal;
mod rewrite;
pub mod terms;
#[cfg(test)]
mod testing;

pub use aig::Aig;
pub use clauses::Blaster;
pub use literal::AigLit;
pub use terms::Terms;
