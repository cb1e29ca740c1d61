//! Why evidence was not accepted.

use eufonium_base::Span;
use eufonium_ir::ChcSystem;
use std::fmt;
use thiserror::Error;

/// A clause as errors name it: its place in the system and in the input. Clauses are counted from 1 for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseRef {
    /// Index in [`ChcSystem::clauses`], from 0.
    pub index: usize,
    /// Where the clause stands in the input, if it does.
    pub span: Option<Span>,
}

impl ClauseRef {
    /// The clause with this index, which need not exist.
    pub fn of(system: &ChcSystem, index: usize) -> Self {
        ClauseRef { index, span: system.clauses.get(index).and_then(|c| c.span) }
    }
}

impl fmt::Display for ClauseRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "clause {}", self.index + 1)?;
        match self.span {
            Some(span) => write!(f, " ({}:{})", span.line, span.column),
            None => Ok(()),
        }
    }
}

/// Why evidence was not accepted. All groups but the last mean that the evidence is wrong; [`CheckError::Unconfirmed`] that
/// the checker could not tell.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum CheckError {
    /// The invariant has fewer interpretations than the system has predicates.
    #[error("predicate {0} has no interpretation")]
    MissingInterpretation(String),
    /// An interpretation is no formula over the predicate's parameters.
    #[error("the interpretation of {pred} {what}")]
    BadInterpretation {
        /// The predicate.
        pred: String,
        /// What is wrong, as the rest of a sentence.
        what: String,
    },
    /// A clause is false under the invariant.
    #[error("{clause} is not valid under the invariant: false for {counter_model}")]
    ClauseViolated {
        /// The clause.
        clause: ClauseRef,
        /// Values of the clause's constants that make it false.
        counter_model: String,
    },

    /// The derivation has no step.
    #[error("the derivation is empty")]
    EmptyDerivation,
    /// The last step derives a fact and not `false`.
    #[error("the last step of the derivation does not derive false")]
    NoQuery,
    /// A step of the derivation is wrong.
    #[error("step {step}: {what}")]
    BadStep {
        /// Number of the step, from 1.
        step: usize,
        /// What is wrong with it.
        what: String,
    },
    /// A step holds for some meanings of what SMT-LIB leaves open, but `false` must follow for each.
    #[error("{place}: {what} hangs on a division by zero or an open function")]
    OpenMeaning {
        /// The step of a derivation, or the state of a trace.
        place: String,
        /// What hangs on it.
        what: String,
    },

    /// The trace is none of the system, or does not end in a violation.
    #[error("{0}")]
    BadTrace(String),
    /// A state of a trace is wrong.
    #[error("state {state}: {what}")]
    BadState {
        /// Number of the state, from 0.
        state: usize,
        /// What is wrong with it.
        what: String,
    },

    /// The invariant of a transition system is no formula over its states, or has no depth.
    #[error("the invariant {0}")]
    BadInvariant(String),
    /// The invariant of a transition system does not hold in a state that it must hold in.
    #[error("{what}: {path}")]
    NotInductive {
        /// Which of the conditions fails.
        what: String,
        /// The path on which it fails.
        path: String,
    },

    /// The model does not satisfy an assertion.
    #[error("assertion {} is false in the model", .0 + 1)]
    AssertionFalse(usize),
    /// An interpolant lacks one of its three properties.
    #[error("not an interpolant: {0}")]
    NotInterpolant(String),

    /// The solver or evaluation gave no answer.
    #[error("{what} could not be confirmed: {reason}")]
    Unconfirmed {
        /// What was being checked.
        what: String,
        /// Why there is no answer.
        reason: String,
    },
}

impl CheckError {
    /// Whether the evidence is not shown to be wrong, only not shown to be right.
    pub fn is_unconfirmed(&self) -> bool {
        matches!(self, CheckError::Unconfirmed { .. })
    }

    pub(crate) fn step(step: usize, what: impl Into<String>) -> Self {
        CheckError::BadStep { step: step + 1, what: what.into() }
    }

    pub(crate) fn unconfirmed(what: impl fmt::Display, reason: impl Into<String>) -> Self {
        CheckError::Unconfirmed { what: what.to_string(), reason: reason.into() }
    }
}
