//! The language of problems: sorts, hash-consed terms, values and models; constrained Horn clauses and
//! transition systems; witnesses.
//!
//! Terms are `Copy` 32-bit ids into one [`TermPool`], which is passed explicitly. Terms are built by smart constructors
//! ([`build`], [`arith`]) that keep one normal form, so that equal atoms are one id in the solver, in projection and in
//! lemmas. Nothing here recurses on the depth of a term.

pub mod arith;
pub mod array;
pub mod build;
pub mod bv;
pub mod chc;
pub mod circuit;
pub mod cnf;
pub mod cube;
pub mod datatype;
pub mod eval;
pub mod float;
pub mod fold;
pub mod functional;
pub mod linear;
pub mod model;
pub mod op;
pub mod pool;
pub mod print;
pub mod program;
pub mod rule;
pub mod sort;
pub mod subst;
pub mod table;
pub mod transfer;
pub mod ts;
pub mod value;
pub mod value_text;
pub mod visit;
pub mod witness;

#[cfg(test)]
mod tests;

pub use chc::{ChcSystem, Clause, PredApp, PredId, Predicate};
pub use datatype::{ConsId, Constructor, ConstructorDecl, DatatypeId, Fold};
pub use eval::{Assignments, Evaluator};
pub use functional::{Functional, Relation};
pub use linear::{LinExpr, Rel};
pub use model::Model;
pub use op::Op;
pub use pool::{FuncDecl, FuncId, Term, TermPool};
pub use program::Program;
pub use rule::{RuleBuilder, RuleError};
pub use sort::{Sort, SortKind};
pub use subst::Subst;
pub use table::Table;
pub use transfer::Transfer;
pub use ts::{Input, Property, StateVar, TransSys};
pub use value::{ArrayValue, DataValue, Value};
pub use witness::{
    Derivation, Invariant, Outcome, OutcomeOf, Premises, Problem, Reason, Step, Trace, TsInvariant, TsOutcome,
};
