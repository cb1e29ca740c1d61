//! How far an engine has come, in the numbers that those who watch understand whatever the engine is.

use super::stats::Stats;

/// The numbers, which cost nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The frame that is worked on, or the bound on the length or height of what is searched for.
    pub frame: u64,
    /// What was learned: lemmas, or blocked cubes.
    pub lemmas: u64,
    /// Obligations handled.
    pub obligations: u64,
}

/// Is told of the progress from time to time. The function makes all figures, which costs more: to be called now and then.
pub type OnProgress<'a> = dyn FnMut(Progress, &dyn Fn() -> Stats) + 'a;
