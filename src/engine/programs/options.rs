//! Options that decide how a program is solved.

use super::super::EngineOptions;
use eufonium_transform::program::encode::Step;
use eufonium_transform::program::memory::{MemoryOptions, Track};
use eufonium_transform::program::passes::unroll::UnrollOptions;

/// How calls are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inter {
    /// Functions have summaries.
    Summary,
    /// Functions that are not recursive become part of their callers.
    Inline,
}

/// What words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arith {
    /// Integers and bit-vectors, in turns.
    Auto,
    /// Integers.
    Integers,
    /// Bit-vectors.
    BitVectors,
}

/// How to solve a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramOptions {
    /// The engine and what it does.
    pub engine: EngineOptions,
    /// The size of steps. Default: large.
    pub step: Step,
    /// How calls are treated. Default: inlined.
    pub inter: Inter,
    /// What words are. Default: both, in turns.
    pub arith: Arith,
    /// What of memory is kept. Default: all.
    pub track: Track,
    /// Whether all violations are moved into the function where runs start. Default: no.
    pub mixed: bool,
    /// How many instructions the copies of loops may have in a function, for loops whose trips are counted by constants; with 0 loops stay.
    /// Default: that of [`UnrollOptions`].
    pub unroll: usize,
    /// Loops that are left then are copied for so many trips, and runs that go on violate a bound. Default: they stay.
    pub unwind: Option<usize>,
    /// Arrays of at most so many elements become one variable for each. Default: that of [`MemoryOptions`].
    pub elements: usize,
    /// Whether all that the program does stays, with the values of its variables, not only what may lead to a violation. Default: no.
    pub whole: bool,
}

impl ProgramOptions {
    /// Whether a program without choices may be run instead of being proved: nothing else was asked for.
    pub(super) fn runs_alone(&self) -> bool {
        let usual = ProgramOptions { engine: self.engine.clone(), ..ProgramOptions::default() };
        self.engine.engine == EngineOptions::default().engine && *self == usual
    }
}

impl Default for ProgramOptions {
    fn default() -> Self {
        ProgramOptions {
            engine: EngineOptions::default(),
            step: Step::Large,
            inter: Inter::Inline,
            arith: Arith::Auto,
            track: Track::Memory,
            mixed: false,
            unroll: UnrollOptions::default().most_instrs,
            unwind: None,
            elements: MemoryOptions::default().elements,
            whole: false,
        }
    }
}
