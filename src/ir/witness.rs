//! Outcomes and their evidence. No answer without a witness.

use super::chc::PredId;
use super::pool::Term;
use super::value::Value;
use crate::base::Interrupt;
use crate::base::ids::IdVec;

/// Interpretations under which every clause is valid: for each predicate a quantifier-free formula over its
/// [`params`](super::chc::Predicate::params).
#[derive(Clone, Debug, Default)]
pub struct Invariant {
    /// The formula of each predicate.
    pub interp: IdVec<PredId, Term>,
}

/// One application of a clause in a derivation. All is ground: the clause's constants have the values given, the premises
/// are facts derived by earlier steps, and the constraint evaluates to true.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The index of the clause in the system.
    pub clause: usize,
    /// Values of the clause's constants. Those left out may have any value and are read as their sort's default.
    pub values: Vec<(Term, Value)>,
    /// For each application in the body the index of the step that derives it; below the step's own index.
    pub premises: Vec<usize>,
}

/// A ground derivation of `false`: a directed acyclic graph of steps; the last one applies a query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Derivation {
    /// The steps, premises first.
    pub steps: Vec<Step>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// A limit or a signal.
    Interrupted(Interrupt),
    /// The input uses something that no engine handles.
    Unsupported(String),
    /// The engine or a solver ran out of methods.
    Incomplete(String),
    /// Evidence was found that the checker did not accept.
    CheckFailed(String),
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Interrupted(Interrupt::Timeout) => write!(f, "timeout"),
            Reason::Interrupted(Interrupt::Memory) => write!(f, "memory limit"),
            Reason::Interrupted(Interrupt::WorkLimit) => write!(f, "work limit"),
            Reason::Interrupted(Interrupt::Interrupted | Interrupt::Terminated) => write!(f, "interrupted"),
            Reason::Unsupported(what) => write!(f, "unsupported: {what}"),
            Reason::Incomplete(what) => write!(f, "incomplete: {what}"),
            Reason::CheckFailed(what) => write!(f, "self-check failed: {what}"),
        }
    }
}

/// The answer of an engine to a safety problem.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Safe, by this invariant.
    Safe(Invariant),
    /// Unsafe, by this derivation.
    Unsafe(Derivation),
    /// No answer.
    Unknown(Reason),
}
