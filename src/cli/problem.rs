//! Problems as the command line sees them: parsed, with what the file says about its answer.

use crate::base::{InputError, Span};
use crate::ir::{ChcSystem, Invariant, TermPool};

/// Which word the input's dialect uses for a safe system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    /// `sat`: the clauses have a model (`(set-logic HORN)`).
    SafeIsSat,
    /// `unsat`: the query has no answer (the rule dialect).
    SafeIsUnsat,
}

/// A parsed problem.
#[derive(Debug)]
pub struct Problem {
    /// The pool of its terms.
    pub pool: TermPool,
    /// The clauses.
    pub system: ChcSystem,
    /// The words of its answer.
    pub polarity: Polarity,
    /// Whether the file itself asks for the model.
    pub wants_model: bool,
}

/// Parses a problem of any known format.
///
/// # Errors
/// If the text is malformed or uses what is not supported.
pub fn parse(_text: &str) -> Result<Problem, InputError> {
    Err(InputError::unsupported(Span::default(), "no front end yet"))
}

/// Reads the model of a problem: a list of `define-fun`, one for each predicate.
///
/// # Errors
/// If the text is malformed or defines other symbols.
pub fn parse_model(_problem: &mut Problem, _text: &str) -> Result<Invariant, InputError> {
    Err(InputError::unsupported(Span::default(), "no front end yet"))
}
