//! Pure programs as constrained Horn clauses, by small or large steps, over words or integers.

mod arrays;
mod back;
mod bitwise;
mod clauses;
mod coder;
mod float;
mod fragment;
mod integers;
mod lookup;
mod reads;
mod reals;
mod signs;
mod split;
mod tables;
mod terminators;
#[cfg(test)]
mod tests;
mod words;

pub use back::{Chosen, CutPoint, ProgramBack, ProgramTrace};
pub use clauses::{encode, encode_places};
pub use split::split_calls;

use eufonium_base::HashMap;
use eufonium_ir::program::{BlockId, CheckId, FunctionId, ValueId};
use eufonium_ir::{ChcSystem, PredApp, Term};
use std::ops::Range;

/// Where the runs of a function are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// At every block.
    Small,
    /// At heads of loops and behind calls.
    Large,
}

eufonium_base::option_names! { Step { Small = "small", Large = "large" } }

/// How machine integers are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntEncoding {
    /// Bit-vectors.
    BitVectors {
        /// What the arithmetic of floating-point numbers is.
        floats: Floats,
        /// What arrays are.
        arrays: Arrays,
    },
    /// Integers.
    Integers {
        /// Whether inputs and operators that must not overflow are bounded; without, there are more runs.
        exact: bool,
    },
    /// Integers that are bounded, and floating-point numbers as real numbers with errors of rounding.
    Reals,
}

/// What the arithmetic of floating-point numbers is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floats {
    /// Circuits.
    Circuits,
    /// Circuits, and the ranges of their results: proofs are easier, and violations harder to find.
    Bounded,
    /// The ranges of results alone; there are more runs.
    Ranges,
}

/// What arrays are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrays {
    /// Terms, of which a theory knows.
    Terms,
    /// What is read of them: see `reads`. Only for programs without loops and calls; no other encoding knows copies of variable length.
    Reads,
}

impl IntEncoding {
    /// Bit-vectors, circuits and arrays as terms.
    pub const BITS: IntEncoding = IntEncoding::BitVectors { floats: Floats::Circuits, arrays: Arrays::Terms };

    /// Whether copies of variable length may be operators of the program.
    pub fn knows_ranges(self) -> bool {
        matches!(self, IntEncoding::BitVectors { arrays: Arrays::Reads, .. })
    }
}

/// What a function that is called is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// What it does wherever it is called: its results, and whether it violates a check.
    Summaries,
    /// A precondition, which each call has to establish, and results of what is called with it.
    Contracts,
}

eufonium_base::option_names! { Calls { Summaries = "summaries", Contracts = "contracts" } }

/// How to encode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncodeOptions {
    /// The size of steps.
    pub step: Step,
    /// What functions are.
    pub calls: Calls,
    /// The words.
    pub encoding: IntEncoding,
}

/// A program as clauses.
#[derive(Debug)]
pub struct Encoded {
    /// The clauses.
    pub system: ChcSystem,
    /// The way back.
    pub back: ProgramBack,
    /// How many operators have more results than in the program.
    pub inexact: u64,
    /// How many operators have long formulas or products.
    pub costly: u64,
}

/// Places where an analysis wants to know something.
#[derive(Clone, Debug, Default)]
pub struct Cuts {
    /// The blocks, each with the values that are of interest where it starts.
    pub at: HashMap<(FunctionId, BlockId), Vec<ValueId>>,
    /// The checks of probes: they are violated wherever a run comes to them, and runs go on.
    pub probes: Option<Range<CheckId>>,
}

/// Whether a check is violated in the runs from a cut point on.
#[derive(Clone, Debug)]
pub struct Question {
    /// The check.
    pub check: CheckId,
    /// The cut point.
    pub place: (FunctionId, BlockId),
    /// The application that the runs start from.
    pub body: Vec<PredApp>,
    /// The formula under which they violate the check.
    pub violated: Term,
}
