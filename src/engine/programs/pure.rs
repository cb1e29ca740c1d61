//! From a program to the pure program that is encoded.
//!
//! The way has two parts. What constants and objects decide about calls and loops is done first ([`Reduced`]); then loops that are
//! left get copies for some trips if that is asked for, and memory becomes values. The first part costs the most and is the same
//! for any number of trips, so it is kept between them.
//!
//! Each part may only add runs, but for runs with undefined behaviour and those that [`PureProgram::unrolled`] says are left out.

use super::events;
use super::{InForms, Inter, ProgramOptions, obstacle};
use crate::Monitor;
use eufonium_base::Stats;
use eufonium_ir::Program;
use eufonium_ir::program::{Op, Operand};
use eufonium_transform::program::encode::split_calls;
use eufonium_transform::program::memory::{self, AssumedValid, KeptArrays, MemoryOptions};
use eufonium_transform::program::passes::execute::{ExecuteOptions, execute, execute_start};
use eufonium_transform::program::passes::unroll::{self, UnrollOptions, Unrolled};
use eufonium_transform::program::passes::{self, PassOptions};
use std::time::Instant;

/// How many times larger than the copies of loops may become a program is at most in which copies of loops are tried that leave others
/// inside: what they leave counts for all of it.
const SMALL: usize = 4;

/// Bytes that are copied element by element.
const SHORT: u64 = 1024;

/// The most rounds in which elements of arrays become words.
const SCALARS: usize = 4;

/// The most rounds of unrolling.
const UNROLLINGS: usize = 4;

/// The most instructions of copies of loops whose trips are not counted by constants.
const UNWOUND: usize = 40_000;

/// A program that is encoded.
#[derive(Debug)]
pub struct PureProgram {
    /// It.
    pub program: Program,
    /// Why it would be no proof that it is safe, if so.
    pub unproved: Option<String>,
    /// What became of its loops.
    pub unrolled: Unrolled,
    /// Whether it was executed, or its start.
    pub executed: bool,
    /// Whether numbers that texts spell are any in it.
    pub any_numbers: bool,
    /// Whether arrays in structures are apart in it.
    pub members: bool,
    /// Whether it is kept who holds records that lead to one another.
    pub chains: bool,
    /// Which accesses are assumed to be valid in it.
    pub accesses: AssumedValid,
}

/// The pure program that is encoded. At these accesses runs end silently also in the pure program where they are invalid, which
/// costs bounds of objects in formulas.
///
/// # Errors
/// If something has no model.
pub fn pure_program(
    program: &Program,
    options: &ProgramOptions,
    accesses: AssumedValid,
    stats: &mut Stats,
) -> Result<PureProgram, String> {
    let first = First { accesses, members: options.members == InForms::Always, ..First::default() };
    let last = Last { trips: options.unwind, contents: Contents::first(options), ..Last::default() };
    made(program, options, (first, last), stats)
}

/// The pure program, with first and last steps of one's own.
pub(super) fn made(
    program: &Program,
    options: &ProgramOptions,
    (first, last): (First, Last),
    stats: &mut Stats,
) -> Result<PureProgram, String> {
    let monitor = Monitor::new();
    let mut steps = Steps::new(stats, &monitor);
    Reduced::new(program, options, first, &mut steps).into_pure(program, last, &mut steps)
}

/// What the first steps to a pure program do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct First {
    /// At which accesses runs end silently where they are invalid.
    pub(super) accesses: AssumedValid,
    /// What the source says of arrays in structures is kept, so that they are apart in the end.
    pub(super) members: bool,
    /// It is kept who holds records that lead to one another, where what is lost is asked for.
    pub(super) chains: bool,
}

/// What the last steps to a pure program do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Last {
    /// Loops that are left are copied for so many trips.
    pub(super) trips: Option<usize>,
    /// Copies and fills of memory of variable length are operators, not loops.
    pub(super) ranges: bool,
    /// What is kept of what arrays hold.
    pub(super) contents: Contents,
}

/// What is kept of what arrays hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contents {
    /// All.
    #[default]
    Whole,
    /// Of arrays of bytes where the first and the last zero are.
    Terminators,
    /// All, and short arrays that are indexed are arrays.
    Indexed,
    /// All, and short tables of pointers to objects that a loop makes are arrays; of texts as for `Terminators` where that is asked for.
    Tables {
        /// It is.
        texts: bool,
    },
    /// Nothing, but for arrays of constants.
    Nothing,
}

impl Contents {
    /// What each form keeps, unless it says something else.
    pub(super) fn first(options: &ProgramOptions) -> Self {
        match options.terminators {
            InForms::Always => Contents::Terminators,
            _ => Contents::Whole,
        }
    }
}

/// The steps to a pure program, as those who watch see them.
pub(super) struct Steps<'a> {
    stats: &'a mut Stats,
    monitor: &'a Monitor,
    begun: Instant,
}

impl<'a> Steps<'a> {
    /// From now on.
    pub(super) fn new(stats: &'a mut Stats, monitor: &'a Monitor) -> Self {
        Steps { stats, monitor, begun: Instant::now() }
    }

    /// What was done since the last call, and what is done from now on.
    fn done(&mut self, figure: &'static str, next: &'static str, program: &Program) {
        let now = Instant::now();
        let seconds = now.duration_since(std::mem::replace(&mut self.begun, now)).as_secs_f64();
        self.stats.add_time(figure, seconds);
        events::Passes::trace(|| events::Passes {
            passes: figure,
            instructions: program.instrs().count() as u64,
            took: (seconds * 1e6) as u64,
        });
        self.monitor.update(|snapshot| {
            snapshot.phase = next;
            snapshot.before = self.stats.clone();
        });
    }
}

/// A program whose calls are inlined and whose loops are copied as far as constants and objects count their trips. It still has memory.
#[derive(Clone, Debug)]
pub(super) struct Reduced {
    program: Program,
    options: ProgramOptions,
    /// What was done first.
    first: First,
    /// What became of the loops.
    unrolled: Unrolled,
    /// Whether it was executed, or its start.
    executed: bool,
    /// Whether numbers that texts spell are any in it.
    any_numbers: bool,
    /// Whether it is kept who holds records.
    chains: bool,
}

impl Reduced {
    /// Reduces the program.
    pub(super) fn new(
        program: &Program,
        options: &ProgramOptions,
        first: First,
        steps: &mut Steps<'_>,
    ) -> Self {
        let mut reduced = Reduced {
            program: passes::reach::without_unreached(program).into_owned(),
            options: options.clone(),
            first,
            unrolled: Unrolled::Nothing,
            executed: false,
            any_numbers: false,
            chains: false,
        };
        reduced.any_numbers = options.any_numbers && passes::abstracted::asks_numbers(&reduced.program);
        if !first.members {
            memory::forget_members(&mut reduced.program);
        }
        passes::unmark::unmark(&mut reduced.program);
        passes::abstracted::abstracted(&mut reduced.program, !options.any_numbers);
        reduced.chains = passes::leaks::find_reached(&mut reduced.program, first.chains);
        passes::texts::end_searches(&mut reduced.program);
        let executes = options.unroll > 0 && options.inter == Inter::Inline && options.execute.most_steps > 0;
        if executes {
            reduced.execute(steps.stats);
            steps.done("time.execution", "inlining", &reduced.program);
        }
        let preparation = reduced.preparation();
        passes::prepare(&mut reduced.program, &preparation);
        if passes::texts::end_searches(&mut reduced.program) {
            passes::tidy(&mut reduced.program, &preparation);
        }
        // Variables of the source keep the addresses that they hold.
        if !options.whole && passes::slots::split_slots(&mut reduced.program) {
            passes::prepare(&mut reduced.program, &preparation);
        }
        steps.done("time.inlining", "unrolling", &reduced.program);
        if executes && !reduced.executed && reduced.execute_start(steps.stats) {
            passes::prepare(&mut reduced.program, &preparation);
            steps.done("time.start", "unrolling", &reduced.program);
        }
        if options.unroll > 0 && reduced.unrolled == Unrolled::Nothing {
            reduced.unroll();
            steps.done("time.unrolling", "memory", &reduced.program);
        }
        reduced
    }

    /// Whether numbers that texts spell are any in it.
    pub(super) fn has_any_numbers(&self) -> bool {
        self.any_numbers
    }

    /// Whether loops are left.
    pub(super) fn has_loops(&self) -> bool {
        unroll::count_loops(&self.program) > 0
    }

    fn preparation(&self) -> PassOptions {
        let inline = (self.options.inter == Inter::Inline).then_some(self.options.inline);
        PassOptions { inline, ..plain(&self.options) }
    }

    /// Executes the program as far as it decides what it does, if that ends.
    fn execute(&mut self, stats: &mut Stats) {
        passes::tidy(&mut self.program, &PassOptions::default());
        let options = self.execution();
        self.unrolled = execute(&mut self.program, &options);
        self.executed = self.unrolled != Unrolled::Nothing;
        stats.add("program.executed", u64::from(self.executed));
    }

    /// Executes what comes before the first choice that matters, in the program with calls inlined; whether there is such a start.
    fn execute_start(&mut self, stats: &mut Stats) -> bool {
        let options = self.execution();
        self.executed = execute_start(&mut self.program, &options);
        stats.add("program.started", u64::from(self.executed));
        self.executed
    }

    fn execution(&self) -> ExecuteOptions {
        ExecuteOptions {
            most_instrs: self.options.unroll,
            ends_outside: self.first.accesses == AssumedValid::All,
            ..self.options.execute
        }
    }

    /// Unrolls loops in rounds, since what one round leaves may say how often the next ones are run through. In the end loops may have
    /// been copied with others inside, if fewer are left than without.
    fn unroll(&mut self) {
        let preparation = self.preparation();
        let whole = UnrollOptions {
            most_instrs: self.options.unroll,
            ends_outside: self.first.accesses == AssumedValid::All,
            ..self.options.copies
        };
        self.unrolled = unroll_rounds(&mut self.program, &whole, &preparation);
        let loops = unroll::count_loops(&self.program);
        if loops < 2 || self.program.instrs().count() > SMALL * whole.most_instrs {
            return;
        }
        let mut copies = self.program.clone();
        let more = unroll_rounds(&mut copies, &UnrollOptions { partial: true, ..whole }, &preparation);
        if more != Unrolled::Nothing && unroll::count_loops(&copies) < loops {
            self.program = copies;
            self.unrolled = self.unrolled.max(more);
        }
    }

    /// Copies the loops that are left for so many trips; runs that go on violate a bound.
    fn unwind(&mut self, trips: usize) {
        let options = UnrollOptions {
            most_instrs: UNWOUND,
            ends_outside: self.first.accesses == AssumedValid::All,
            at_most: Some(trips),
            ..self.options.copies
        };
        let unrolled = unroll::unroll(&mut self.program, &options);
        if unrolled != Unrolled::Nothing {
            let preparation = self.preparation();
            passes::prepare(&mut self.program, &preparation);
            self.unrolled = self.unrolled.max(unrolled);
        }
    }

    /// Whether memory is copied or filled in a length that is large or not known.
    pub(super) fn has_ranges(&self) -> bool {
        let is_small = |length: &Operand| match length {
            Operand::Const(bytes) => bytes.as_u64().is_some_and(|bytes| bytes <= SHORT),
            _ => false,
        };
        self.program.instrs().any(|instr| match &instr.op {
            Op::CopyMemory { length, .. } | Op::SetMemory { length, .. } => !is_small(length),
            _ => false,
        })
    }

    /// The pure program. Places in complaints are those of `program` as it was given.
    ///
    /// # Errors
    /// If something has no model.
    pub(super) fn into_pure(
        mut self,
        program: &Program,
        how: Last,
        steps: &mut Steps<'_>,
    ) -> Result<PureProgram, String> {
        if let (Some(trips), Inter::Inline) = (how.trips, self.options.inter) {
            self.unwind(trips);
            steps.done("time.unwinding", "memory", &self.program);
        }
        let Reduced { program: mut pure, options, first, unrolled, executed, any_numbers, chains } = self;
        if first.chains && !chains {
            return Err("no records that may be lost lead to one another".into());
        }
        if options.mixed {
            passes::mixed::mixed(&mut pure);
            passes::prepare(&mut pure, &plain(&options));
        }
        memory::assume_valid_accesses(&mut pure, first.accesses);
        let members = first.members && memory::separate_members(&mut pure);
        if first.members && !members && options.members != InForms::Always {
            return Err("no array in a structure is apart from it".into());
        }
        let text = |error: memory::Unsupported| match error.at {
            Some(at) => format!("{}{error}", obstacle::place(program, Some(at))),
            None => error.to_string(),
        };
        let forgets = how.contents == Contents::Nothing;
        let kept = match how.contents {
            Contents::Indexed => KeptArrays::Indexed,
            Contents::Tables { .. } => KeptArrays::Tables,
            _ => KeptArrays::None,
        };
        let memory = MemoryOptions {
            track: options.track,
            elements: if forgets { 0 } else { options.elements },
            fields: options.fields,
            ranges: how.ranges,
            numbers: options.numbers,
            members,
            kept,
            terminators: matches!(how.contents, Contents::Terminators | Contents::Tables { texts: true }),
        };
        let report = memory::memory_to_values(&mut pure, &memory).map_err(text)?;
        match how.contents {
            Contents::Terminators if report.texts == 0 && options.terminators != InForms::Always => {
                return Err("there is no text of which only the zeros are to be kept".into());
            }
            Contents::Tables { .. } if report.kept == 0 => {
                return Err("there is no short table of pointers to objects that a loop makes".into());
            }
            Contents::Indexed if report.kept == 0 => {
                return Err("there is no short array that is indexed".into());
            }
            _ => {}
        }
        passes::prepare(&mut pure, &plain(&options));
        // An element may be the place of others.
        for _ in 0..SCALARS {
            if !passes::scalars::replace_elements(&mut pure) {
                break;
            }
            passes::prepare(&mut pure, &plain(&options));
        }
        if forgets {
            if !passes::forget::forget_contents(&mut pure) {
                return Err("no array that changes is read".into());
            }
            passes::prepare(&mut pure, &plain(&options));
        }
        // Invariants that are asked for are those of the program as it stands.
        if !options.whole && passes::narrow::narrow(&mut pure) {
            passes::prepare(&mut pure, &plain(&options));
        }
        if !options.whole {
            passes::rematerialize::rematerialize(&mut pure);
        }
        // What a proof says of places behind calls is of blocks of this program.
        split_calls(&mut pure);
        count(&pure, steps.stats);
        steps.done("time.memory", "clauses", &pure);
        let unproved = report.unproved.map(text);
        Ok(PureProgram {
            program: pure,
            unproved,
            unrolled,
            executed,
            any_numbers,
            members,
            chains,
            accesses: first.accesses,
        })
    }
}

/// What the passes do besides inlining.
fn plain(options: &ProgramOptions) -> PassOptions {
    PassOptions { inline: None, keep_all: options.whole, keep_names: options.whole }
}

fn unroll_rounds(program: &mut Program, unrolling: &UnrollOptions, preparation: &PassOptions) -> Unrolled {
    let mut unrolled = Unrolled::Nothing;
    for _ in 0..UNROLLINGS {
        let found = unroll::unroll(program, unrolling);
        if found == Unrolled::Nothing {
            break;
        }
        unrolled = unrolled.max(found);
        passes::prepare(program, preparation);
    }
    unrolled
}

fn count(program: &Program, stats: &mut Stats) {
    let blocks = program.functions.values().map(|f| f.blocks.len()).sum::<usize>();
    stats.add("program.functions", program.functions.len() as u64);
    stats.add("program.blocks", blocks as u64);
    stats.add("program.instructions", program.instrs().count() as u64);
}

#[cfg(test)]
mod tests;
