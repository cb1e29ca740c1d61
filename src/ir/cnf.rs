//! Propositional problems and their refutations.

/// A formula in conjunctive normal form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    /// Variables are the numbers from 1 to this one.
    pub variables: u32,
    /// The clauses. A literal is a variable or, for its negation, minus the variable.
    pub clauses: Vec<Vec<i32>>,
}

/// A step of a refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofStep {
    /// A clause that follows from earlier ones.
    Add {
        /// Its number. Clauses of the formula have the numbers from 1 on, in their order.
        id: u64,
        /// Its literals.
        clause: Vec<i32>,
        /// The earlier clauses that become unit, one after the other, when all literals are false; the last one has no
        /// literal left.
        hints: Vec<u64>,
    },
    /// Clauses that are not needed any more.
    Delete(Vec<u64>),
}
