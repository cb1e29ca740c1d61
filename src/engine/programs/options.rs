//! Options that decide how a program is solved.

use super::super::EngineOptions;
use eufonium_transform::program::encode::Step;
use eufonium_transform::program::memory::{FieldVariables, MemoryOptions, Track};
use eufonium_transform::program::passes::execute::ExecuteOptions;
use eufonium_transform::program::passes::inline::InlineOptions;
use eufonium_transform::program::passes::unroll::UnrollOptions;

/// How calls are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inter {
    /// Functions have summaries.
    Summary,
    /// Functions that are not recursive become part of their callers.
    Inline,
}

/// How machine integers are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arith {
    /// Integers and bit-vectors, in turns.
    Auto,
    /// Integers.
    Integers,
    /// Bit-vectors.
    BitVectors,
    /// Integers, and floating-point numbers as real numbers with errors of rounding.
    Reals,
}

/// In which forms of the program something is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InForms {
    /// In none.
    Never,
    /// In one that is solved beside the others.
    #[default]
    Beside,
    /// In all of them, where that can be.
    Always,
}

/// Whose clauses have preconditions of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contracts {
    /// Those of no engine.
    Never,
    /// Those of engines that look for invariants about arrays and records.
    ForInvariants,
    /// Those of all engines.
    Always,
}

eufonium_base::option_names! { Contracts { Never = "never", ForInvariants = "invariants", Always = "always" } }
eufonium_base::option_names! { InForms { Never = "never", Beside = "beside", Always = "always" } }
eufonium_base::option_names! { Inter { Summary = "summary", Inline = "inline" } }
eufonium_base::option_names! { Arith { Auto = "auto", Integers = "int", BitVectors = "bv", Reals = "real" } }

eufonium_base::options! {
    /// How to solve a program.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ProgramOptions {
        /// The size of steps.
        pub step: Step = Step::Large,
        /// How calls are treated.
        pub inter: Inter = Inter::Inline,
        /// How machine integers are encoded.
        pub arith: Arith = Arith::Auto,
        /// What of memory is kept.
        pub track: Track = Track::Memory,
        /// Whether all violations are moved into the function where runs start.
        pub mixed: bool = false,
        /// How many instructions the copies of loops may have in a function, for loops whose trips are counted by constants; with 0 loops stay.
        pub unroll: usize = UnrollOptions::default().most_instrs,
        /// Loops that are left then are copied for so many trips, and runs that go on violate a bound.
        pub unwind: Option<usize> = None,
        /// Arrays of at most so many elements become one variable for each.
        pub elements: usize = MemoryOptions::default().elements,
        /// Which fields of objects with arrays become variables.
        pub fields: FieldVariables = MemoryOptions::default().fields,
        /// Objects without arrays that are allocated at run time have numbers in place of addresses.
        pub numbers: bool = MemoryOptions::default().numbers,
        /// Numbers that texts spell are any, and computed only where that says too little.
        pub any_numbers: bool = true,
        /// Whether arrays that are members of structures are objects of their own.
        pub members: InForms = InForms::Beside,
        /// Whether of texts only where they end is kept, where accesses are checked.
        pub terminators: InForms = InForms::Beside,
        /// Whose clauses have preconditions of the functions that are called, not summaries of what they do wherever they are called.
        pub contracts: Contracts = Contracts::ForInvariants,
        /// Solve large programs without what arrays hold too, for proofs that do not need it.
        pub forget: bool = true,
        /// Run a program in which no choice matters, instead of proving what it does.
        pub single_run: bool = true,
        /// Solve the program with its loops beside the one with copies of them.
        pub loops: bool = true,
        /// Copy loops for some trips beside the engines that know loops.
        pub trips: bool = true,
        /// `analyze` looks for facts about places of programs with more instructions block by block, and without the domains that cost much unless some are named.
        pub quick_above: usize = 2_000,
    }
    inside {
        /// The engine and what it does.
        pub engine: EngineOptions = EngineOptions::default(),
        /// How much is executed.
        pub execute: ExecuteOptions = ExecuteOptions::default(),
        /// How much is inlined.
        pub inline: InlineOptions = InlineOptions::default(),
        /// How loops are copied.
        pub copies: UnrollOptions = UnrollOptions::default(),
        /// Whether all that the program does stays, with the values of its variables, not only what may lead to a violation.
        pub whole: bool = false,
    }
}

impl ProgramOptions {
    /// Gives up executing what constants decide.
    pub(super) fn without_execution(&mut self) {
        self.execute.most_steps = 0;
    }

    /// Whether a program without choices may be run instead of being proved: nothing else was asked for.
    pub(super) fn runs_alone(&self) -> bool {
        let usual = ProgramOptions { engine: self.engine.clone(), ..ProgramOptions::default() };
        self.engine.engine == EngineOptions::default().engine && *self == usual
    }
}
