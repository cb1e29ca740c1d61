//! Concrete runs of programs of both forms.
//!
//! Objects have distinct addresses that are never used again, with gaps between them, unless the choices say otherwise
//! ([`Choices::place`]); what a pointer points to is told by its address. A byte that was never written has no value: the first read chooses one ([`Source::Contents`]) and writes it, so
//! that it stays the same. Behaviour that is undefined ends the run ([`End::Undefined`]) but for two kinds, which say
//! nothing about what is computed: a pointer that leaves its object (without access), and overflow of what is not modelled.
//!
//! Values that are not modelled carry a mark through all operators and through memory. The run ends
//! ([`End::Unmodelled`]) when a marked value decides something: a branch, an assumption, an assertion, an address, a
//! length, a divisor.
//!
//! A run needs no stack of its own for calls, and no table look-up for instructions. Programs are valid
//! ([`super::validate`]). Deliberately absent: the layout that a compiler chooses.

mod array;
mod between;
mod blame;
mod bounded;
mod bytes;
mod calls;
mod cell;
mod choices;
mod code;
mod coverage;
mod entry;
mod given;
mod guess;
mod heap;
mod layout;
mod leaks;
mod machine;
mod meeting;
mod memory;
mod narrow;
mod nearness;
mod outside;
mod pages;
mod quick;
mod recorded;
mod shade;
mod shades;
mod shading;
mod snapshot;
mod step;
mod terms;
mod value;
mod watch;
pub mod word;

pub mod contact;
pub mod events;
mod follow;

#[cfg(test)]
mod tests;

pub use array::Array;
pub use choices::{Choice, Choices, Contents, Place, Pointee, Source, Zeros};
pub use code::Code;
pub use coverage::{Coverage, News};
pub use guess::Guess;
pub use layout::{Layout, Order};
use machine::Ended;
pub use recorded::Recorded;
pub use shades::Depends;
use shades::Kept;
pub use snapshot::{Snapshot, steps_before_end};
pub use terms::{Interval, Residue};
pub use value::Value;

use super::{CheckId, FunctionId, Loc, Program};
use std::time::Instant;

/// What a run may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Instructions, and bytes of bulk operations.
    pub steps: u64,
    /// Units of counted work, about; looked at now and then.
    pub work: u64,
    /// Bytes of objects and values that are alive.
    pub memory: u64,
    /// When it ends; the clock is read now and then.
    pub until: Option<Instant>,
}

impl Limits {
    /// For a run that may well be like another one, which took so many steps.
    #[must_use]
    pub fn like(steps: u64) -> Limits {
        Limits { steps: steps.saturating_mul(4).saturating_add(10_000), ..Limits::default() }
    }
}

impl Default for Limits {
    /// Some seconds, 1 GiB.
    fn default() -> Self {
        Limits { steps: u64::MAX, work: 2_700_000, memory: 1 << 30, until: None }
    }
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// A check is violated.
    Violation(CheckId),
    /// A check of kind [`Unsupported`](super::CheckKind::Unsupported) is false.
    Unsupported(CheckId),
    /// The entry function returns.
    Exit,
    /// An assumption is false, or the program stops.
    Silent,
    /// Behaviour is undefined.
    Undefined {
        /// What happened.
        what: &'static str,
        /// Where.
        at: Option<Loc>,
    },
    /// A value that is not modelled decides something.
    Unmodelled {
        /// Why the value is not modelled.
        what: String,
        /// Where it decides.
        at: Option<Loc>,
    },
    /// A limit is exceeded.
    OutOfFuel,
}

/// A run.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// How it ends.
    pub end: End,
    /// How many steps it took.
    pub steps: u64,
    /// The results of the entry function, if it returned.
    pub results: Vec<Value>,
    /// The last access outside of objects that was made or asked about: the one that ended it, if one did.
    pub outside: Option<Outside>,
    /// An object of the heap that was left, or reached by no pointer, when that was asked about last.
    pub lost: Option<Near>,
}

/// An access outside of objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside {
    /// Its bytes.
    pub length: u64,
    /// Whether it goes through null.
    pub is_null: bool,
    /// The object that is nearest, if there is one.
    pub object: Option<Near>,
}

/// An object near an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    /// Where it comes from.
    pub source: Source,
    /// Its size.
    pub size: u64,
    /// Whether it still exists.
    pub alive: bool,
    /// How far behind its start the access begins.
    pub offset: i64,
}

/// Runs a program from its entry, which it has.
pub fn run(program: &Program, choices: &mut dyn Choices, limits: &Limits) -> Run {
    machine::run(&Code::new(program), choices, limits, &mut (), Kept::Nothing).run
}

/// The same, for those who want to know which jumps it takes.
pub fn run_covering(
    code: &Code<'_>,
    choices: &mut dyn Choices,
    limits: &Limits,
    coverage: &mut Coverage,
) -> Run {
    machine::run(code, choices, limits, coverage, Kept::Nothing).run
}

/// A run that looks at itself: whether other choices, or other addresses, would make another one.
#[derive(Clone, Debug, PartialEq)]
pub struct Alone {
    /// The run.
    pub run: Run,
    /// The first choice that was made.
    pub chosen: Option<Source>,
    /// What decided that may be different in other runs. If nothing did, all runs end as this one does, if it ends by itself.
    pub depends: Option<Depends>,
}

/// Runs a program from its entry, which it has, and says whether all runs are like this one.
pub fn run_alone(program: &Program, choices: &mut dyn Choices, limits: &Limits) -> Alone {
    let Ended { run, shades, .. } = machine::run(&Code::new(program), choices, limits, &mut (), Kept::Shades);
    Alone { run, chosen: shades.chosen, depends: shades.depends }
}

/// A run with what it stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Followed {
    /// The run.
    pub run: Run,
    /// Its choices in order: all runs whose choices are in these intervals end as this one does, or silently; those of other kinds than words decide
    /// nothing. `None` if something else decided.
    pub intervals: Option<Vec<Interval>>,
    /// What it cost, in steps of the meter.
    pub cost: u64,
}

/// Runs a program from its entry, which it has, and says for which values of its choices runs are like this one.
pub fn follow(code: &Code<'_>, choices: &mut dyn Choices, limits: &Limits) -> Followed {
    let Ended { run, shades, cost } = machine::run(code, choices, limits, &mut (), Kept::Terms);
    Followed { run, intervals: shades.depends.is_none().then_some(shades.terms.choices), cost }
}

/// Runs a program from its entry, which it has, and records what happens.
pub fn trace(program: &Program, choices: &mut dyn Choices, limits: &Limits) -> (Run, events::Record) {
    record(program, choices, limits, false)
}

/// The same with what happens to memory.
pub fn trace_with_memory(
    program: &Program,
    choices: &mut dyn Choices,
    limits: &Limits,
) -> (Run, events::Record) {
    record(program, choices, limits, true)
}

/// The function at an address of a run.
pub fn function_at(program: &Program, address: u64) -> Option<FunctionId> {
    machine::function_at(program, address)
}

fn record(
    program: &Program,
    choices: &mut dyn Choices,
    limits: &Limits,
    memory: bool,
) -> (Run, events::Record) {
    let mut recorder = watch::Recorder::new(program, memory);
    let run = machine::run(&Code::new(program), choices, limits, &mut recorder, Kept::Nothing).run;
    let mut record = recorder.finish();
    blame::explain(program, &mut record, &run);
    (run, record)
}
