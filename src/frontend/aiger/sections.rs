//! What the sections of a file say, as they stand there; both forms of the format have the same.
//!
//! Nothing is checked here: literals may name variables that are never defined.

use eufonium_base::{HashMap, Span};

/// A literal: twice the variable, plus one if it is negated; and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal {
    pub code: u64,
    pub span: Span,
}

/// A latch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Latch {
    pub literal: Literal,
    pub next: Literal,
    /// 0, 1, or the latch itself if it is not initialised.
    pub reset: Option<Literal>,
}

/// What the sections say.
#[derive(Debug, Default)]
pub(super) struct Sections {
    pub inputs: Vec<Literal>,
    pub latches: Vec<Latch>,
    pub outputs: Vec<Literal>,
    pub bads: Vec<Literal>,
    pub constraints: Vec<Literal>,
    /// The first lines of justice and fairness.
    pub liveness: Vec<(Span, &'static str)>,
    pub has_justice: bool,
    /// Gates: the literal, and the two that it is the conjunction of.
    pub gates: Vec<[Literal; 3]>,
    /// Symbols by the letter and number of what they name.
    pub symbols: HashMap<(u8, u64), String>,
}
