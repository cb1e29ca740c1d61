//! What a machine keeps of what its run depends on: whether it does, what decided first, and choices that the run follows.

use super::choices::Source;
use super::terms::Terms;
use crate::program::{FunctionId, Loc};

/// What decided, though it may be another value in another run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Depends {
    /// What.
    pub what: &'static str,
    /// In which function.
    pub function: FunctionId,
    /// Where.
    pub at: Option<Loc>,
}

/// What a machine keeps of what its run depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    /// Nothing.
    Nothing,
    /// Shades.
    Shades,
    /// Shades, with choices as terms.
    Terms,
}

/// What a machine knows of shades.
#[derive(Debug, Default)]
pub(super) struct Shades {
    /// Whether they are kept.
    pub(super) kept: bool,
    /// The first choice that was made.
    pub(super) chosen: Option<Source>,
    /// What decided first.
    pub(super) depends: Option<Depends>,
    /// The place of the instruction that is done.
    pub(super) at: Option<Loc>,
    /// Choices as far as the run follows what depends on them.
    pub(super) terms: Terms,
}

impl Shades {
    pub(super) fn new(kept: Kept) -> Shades {
        let terms = Terms::new(kept == Kept::Terms);
        Shades { kept: kept != Kept::Nothing, terms, ..Shades::default() }
    }
}
