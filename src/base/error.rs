//! Errors of the input: where, and what was expected. Our own bugs are panics that name the broken invariant.

use thiserror::Error;

/// A position in a text: line and column, both from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Line, from 1; 0 when the position is not known.
    pub line: u32,
    /// Column in characters, from 1; 0 when the position is not known.
    pub column: u32,
}

/// What is wrong with an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputErrorKind {
    /// The input breaks the rules of its format.
    Malformed,
    /// The input is legal, but uses what this program does not handle.
    Unsupported,
}

/// A located complaint about an input.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{}:{}: {message}", span.line, span.column)]
pub struct InputError {
    /// Malformed or unsupported.
    pub kind: InputErrorKind,
    /// Where the offending text starts.
    pub span: Span,
    /// What was found and what was expected.
    pub message: String,
    /// The name of the input, where there are several.
    pub file: Option<Box<str>>,
}

impl InputError {
    /// An input that breaks the rules of its format.
    pub fn malformed(span: Span, message: impl Into<String>) -> Self {
        InputError { kind: InputErrorKind::Malformed, span, message: message.into(), file: None }
    }
    /// A legal input that this program does not handle.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Self {
        InputError { kind: InputErrorKind::Unsupported, span, message: message.into(), file: None }
    }
    /// The complaint with the name of its input, unless that is known.
    #[must_use]
    pub fn in_file(mut self, name: Option<&str>) -> Self {
        self.file = self.file.or_else(|| name.map(Into::into));
        self
    }
}
