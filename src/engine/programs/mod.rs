//! From a program to an answer whose evidence was checked: passes, memory to values, clauses, engines in turns, replay.
//!
//! A program in which nothing decides that is chosen is run (`single_run`). Otherwise
//! `Safe` rests on interpretations of the clauses that the checker accepted for the clauses as they were encoded. `Unsafe`
//! rests on a run of the program *as it was given*, with its memory and before any pass, that the evaluator has made with the
//! choices that the derivation names and that violates a check. A derivation that cannot be replayed is no answer: it speaks of a
//! program that has more runs (ideal integers, bits that integers do not see, memory that was not written), and another
//! encoding is asked. If the run that was found ends at an invalid access, violations are looked for among the runs without one; there is no
//! proof then, as the program has undefined behaviour.

mod contest;
mod forms;
mod layouts;
mod obstacle;
mod options;
mod random_runs;
mod replay;
mod single_run;

pub use eufonium_transform::program::encode::{EncodeOptions, Encoded, Step, Words as WordSort, encode};
pub use eufonium_transform::program::memory::{MemoryOptions, Track};
pub use eufonium_transform::program::passes::unroll::UnrollOptions;
pub use options::{Arith, Inter, ProgramOptions};

use super::{Monitor, certificate};
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::CheckId;
use eufonium_ir::program::eval::Recorded;
use eufonium_ir::{Invariant, Outcome, Program, TermPool};
use eufonium_transform::program::encode::{CutPoint, ProgramTrace};
use eufonium_transform::program::memory;
use eufonium_transform::program::passes::execute::{ExecuteOptions, execute};
use eufonium_transform::program::passes::inline::InlineOptions;
use eufonium_transform::program::passes::unroll::{self, Unrolled};
use eufonium_transform::program::passes::{self, PassOptions};
use std::time::Instant;

/// The answer to the question whether a program is safe.
pub type ProgramOutcome = Outcome<ProgramProof, Box<Violation>>;

/// Why a program is safe.
#[derive(Debug)]
pub enum ProgramProof {
    /// Interpretations of its clauses.
    Invariant(Box<ProgramInvariant>),
    /// All runs are like one of so many steps, which violates nothing.
    SingleRun(u64),
}

impl ProgramProof {
    /// The proof as SMT-LIB.
    pub fn text(&self, pool: &TermPool) -> String {
        match self {
            ProgramProof::Invariant(invariant) => invariant.text(pool),
            ProgramProof::SingleRun(steps) => {
                format!(
                    "; Nothing decides that is chosen: all runs are like one of {steps} steps, which violates nothing.\n"
                )
            }
        }
    }
}

/// Interpretations of the clauses of a program.
#[derive(Debug)]
pub struct ProgramInvariant {
    /// The program that was encoded.
    pub pure: Program,
    /// Its clauses with the way back.
    pub encoded: Encoded,
    /// The interpretations.
    pub invariant: Invariant,
}

/// A run that violates a check.
#[derive(Debug)]
pub struct Violation {
    /// The check.
    pub check: CheckId,
    /// The run in the words of the encoding.
    pub trace: ProgramTrace,
    /// The choices with which the program as it was given violates the check.
    pub choices: Recorded,
}

/// Decides whether a run of the program violates a check.
pub fn solve_program(
    pool: &mut TermPool,
    program: &Program,
    options: &ProgramOptions,
    stop: &Stop,
    monitor: &Monitor,
) -> (ProgramOutcome, Stats) {
    forms::solve(pool, &contest::Task { program, options, stop, monitor })
}

/// A program that is encoded.
#[derive(Debug)]
pub struct PureProgram {
    /// It.
    pub program: Program,
    /// Why it would be no proof that it is safe, if so.
    pub unproved: Option<String>,
    /// What became of its loops.
    pub unrolled: Unrolled,
}

/// How many times larger than the copies of loops may become a program is at most in which copies of loops are tried that leave others
/// inside: what they leave counts for all of it.
const SMALL: usize = 4;

/// The most rounds of unrolling.
const UNROLLINGS: usize = 4;

/// The pure program that is encoded. Where `accesses` is true, runs end silently
/// at an invalid access also in the pure program, which costs bounds of objects in all formulas.
///
/// # Errors
/// If something has no model.
pub fn pure_program(
    program: &Program,
    options: &ProgramOptions,
    accesses: bool,
    stats: &mut Stats,
) -> Result<PureProgram, String> {
    pure_steps(
        program,
        options,
        accesses,
        &mut Steps { stats, monitor: &Monitor::new(), begun: Instant::now() },
    )
}

/// The steps to a pure program, as those who watch see them.
struct Steps<'a> {
    stats: &'a mut Stats,
    monitor: &'a Monitor,
    begun: Instant,
}

impl Steps<'_> {
    /// What was done since the last call, and what is done from now on.
    fn done(&mut self, figure: &'static str, next: &'static str, program: &Program) {
        let now = Instant::now();
        let seconds = now.duration_since(std::mem::replace(&mut self.begun, now)).as_secs_f64();
        self.stats.add_time(figure, seconds);
        tracing::debug!(figure, seconds, instrs = program.instrs().count(), next, "passes");
        self.monitor.update(|snapshot| {
            snapshot.phase = next;
            snapshot.before = self.stats.clone();
        });
    }
}

fn pure_steps(
    program: &Program,
    options: &ProgramOptions,
    accesses: bool,
    steps: &mut Steps<'_>,
) -> Result<PureProgram, String> {
    let mut pure = program.clone();
    passes::unmark::unmark(&mut pure);
    passes::abstracted::abstracted(&mut pure);
    passes::leaks::find_reached(&mut pure);
    let inline = (options.inter == Inter::Inline).then(InlineOptions::default);
    let preparation = PassOptions { inline, ..PassOptions::default() };
    let mut unrolled = Unrolled::Nothing;
    if options.unroll > 0 && options.inter == Inter::Inline {
        unrolled = execute_whole(&mut pure, options.unroll, accesses, steps.stats);
        steps.done("time.execution", "inlining", &pure);
    }
    passes::prepare(&mut pure, &preparation);
    steps.done("time.inlining", "unrolling", &pure);
    if options.unroll > 0 && unrolled == Unrolled::Nothing {
        let unrolling =
            UnrollOptions { most_instrs: options.unroll, ends_outside: accesses, ..UnrollOptions::default() };
        unrolled = unroll_loops(&mut pure, &unrolling, &preparation);
        steps.done("time.unrolling", "memory", &pure);
    }
    if let (Some(trips), Inter::Inline) = (options.unwind, options.inter) {
        unrolled = unrolled.max(unwind(&mut pure, trips, accesses, &preparation));
        steps.done("time.unwinding", "memory", &pure);
    }
    if options.mixed {
        passes::mixed::mixed(&mut pure);
        passes::prepare(&mut pure, &PassOptions::default());
    }
    if accesses {
        memory::assume_valid_accesses(&mut pure);
    }
    let text = |error: memory::Unsupported| match error.at {
        Some(at) => format!("{}{error}", replay::place(program, Some(at))),
        None => error.to_string(),
    };
    let memory = MemoryOptions { track: options.track, elements: options.elements };
    let report = memory::memory_to_values(&mut pure, &memory).map_err(text)?;
    passes::prepare(&mut pure, &PassOptions::default());
    count(&pure, steps.stats);
    steps.done("time.memory", "clauses", &pure);
    Ok(PureProgram { program: pure, unproved: report.unproved.map(text), unrolled })
}

/// Executes the program as far as it decides what it does, if that ends.
fn execute_whole(program: &mut Program, most_instrs: usize, accesses: bool, stats: &mut Stats) -> Unrolled {
    passes::tidy(program, &PassOptions::default());
    let options = ExecuteOptions { most_instrs, ends_outside: accesses, ..ExecuteOptions::default() };
    let executed = execute(program, &options);
    stats.add("program.executed", u64::from(executed != Unrolled::Nothing));
    executed
}

/// Unrolls loops in rounds, since what one round leaves may say how often the next ones are run through. In the end loops may have
/// been copied with others inside, if fewer are left than without.
fn unroll_loops(program: &mut Program, whole: &UnrollOptions, preparation: &PassOptions) -> Unrolled {
    let unrolled = unroll_rounds(program, whole, preparation);
    let loops = unroll::count_loops(program);
    if loops < 2 || program.instrs().count() > SMALL * whole.most_instrs {
        return unrolled;
    }
    let mut copies = program.clone();
    let more = unroll_rounds(&mut copies, &UnrollOptions { partial: true, ..*whole }, preparation);
    if more == Unrolled::Nothing || unroll::count_loops(&copies) >= loops {
        return unrolled;
    }
    *program = copies;
    unrolled.max(more)
}

/// The most instructions of copies of loops whose trips are not counted by constants.
const UNWOUND: usize = 40_000;

/// Copies the loops that are left for so many trips.
fn unwind(program: &mut Program, trips: usize, accesses: bool, preparation: &PassOptions) -> Unrolled {
    let options = UnrollOptions {
        most_instrs: UNWOUND,
        ends_outside: accesses,
        at_most: Some(trips),
        ..UnrollOptions::default()
    };
    let unrolled = unroll::unroll(program, &options);
    if unrolled != Unrolled::Nothing {
        passes::prepare(program, preparation);
    }
    unrolled
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

impl ProgramInvariant {
    /// The interpretations of all predicates as SMT-LIB.
    pub fn text(&self, pool: &TermPool) -> String {
        let system = &self.encoded.system;
        certificate::model_text(pool, system, system.preds.len(), &self.invariant)
    }

    /// The cut points with their formulas, which speak of the parameters of their predicates.
    pub fn cut_points(&self) -> impl Iterator<Item = (&CutPoint, &[eufonium_ir::Term], eufonium_ir::Term)> {
        self.encoded.system.preds.iter().filter_map(|(pred, predicate)| {
            let point = self.encoded.back.cut_point(pred)?;
            Some((point, predicate.params.as_slice(), *self.invariant.interp.get(pred)?))
        })
    }
}
