//! From a program to an answer whose evidence was checked: passes, memory to values, clauses, engines in turns, replay.
//!
//! `Safe` rests on interpretations of the clauses that the checker accepted for the clauses as they were encoded. `Unsafe`
//! rests on a run of the program *as it was given*, with its memory and before any pass, that the evaluator has made with the
//! choices that the derivation names and that violates a check. A derivation that cannot be replayed is no answer: it speaks of a
//! program that has more runs (ideal integers, bits that integers do not see, memory that was not written), and another
//! encoding is asked.

mod options;
mod replay;
mod turns;

pub use crate::transform::program::encode::{EncodeOptions, Step, Words as WordSort, encode};
pub use crate::transform::program::memory::Track;
pub use options::{Arith, Inter, ProgramOptions};

use super::{Monitor, certificate};
use crate::base::{Stats, Stop};
use crate::ir::program::CheckId;
use crate::ir::program::eval::Recorded;
use crate::ir::{Invariant, Program, Reason, TermPool};
use crate::transform::program::encode::{CutPoint, Encoded, ProgramTrace};
use crate::transform::program::memory::{self, MemoryOptions};
use crate::transform::program::passes::{self, inline::InlineOptions};
use std::time::Instant;

/// The answer to the question whether a program is safe.
#[derive(Debug)]
pub enum ProgramOutcome {
    /// No run violates a check.
    Safe(ProgramInvariant),
    /// This run does.
    Unsafe(Violation),
    /// No answer.
    Unknown(Reason),
}

/// Why a program is safe: interpretations of its clauses.
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
    let mut stats = Stats::new();
    let begun = Instant::now();
    monitor.phase("passes");
    let pure = match pure_program(program, options, &mut stats) {
        Ok(pure) => pure,
        Err(what) => return (ProgramOutcome::Unknown(Reason::Unsupported(what)), stats),
    };
    stats.add_time("time.passes", begun.elapsed().as_secs_f64());
    if !has_checks(&pure) {
        tracing::info!(target: "eufonium::engine", "no check is left");
    }
    let outcome = turns::solve(pool, program, &pure, options, stop, monitor, &mut stats);
    stats.add_time("time.total", begun.elapsed().as_secs_f64());
    stats.add("work", stop.work());
    (outcome, stats)
}

/// The pure program that is encoded; the message says what stands in the way.
///
/// # Errors
/// If something has no model.
pub fn pure_program(
    program: &Program,
    options: &ProgramOptions,
    stats: &mut Stats,
) -> Result<Program, String> {
    let mut pure = program.clone();
    prepare(&mut pure, Some(options.inter == Inter::Inline));
    memory::memory_to_values(&mut pure, &MemoryOptions { track: options.track })
        .map_err(|e| e.to_string())?;
    prepare(&mut pure, None);
    count(&pure, stats);
    Ok(pure)
}

/// The passes before memory becomes values (`inline` says whether calls go) and after.
fn prepare(program: &mut Program, inline: Option<bool>) {
    cleanup(program);
    if let Some(inline) = inline {
        passes::indirect::indirect(program);
        cleanup(program);
        if inline {
            passes::inline::inline(program, &InlineOptions::default());
        }
        cleanup(program);
    }
    passes::compact::compact(program);
}

/// Rounds of the passes that make the program smaller.
const ROUNDS: usize = 4;

fn cleanup(program: &mut Program) {
    for _ in 0..ROUNDS {
        let mut changed = passes::simplify_cfg::simplify_cfg(program);
        changed |= passes::promote::promote(program);
        changed |= passes::fold::fold(program);
        changed |= passes::dce::dce(program);
        if !changed {
            break;
        }
    }
}

fn count(program: &Program, stats: &mut Stats) {
    let blocks = program.functions.values().map(|f| f.blocks.len()).sum::<usize>();
    let instrs = program.functions.values().flat_map(|f| f.blocks.values()).map(|b| b.instrs.len());
    stats.add("program.functions", program.functions.len() as u64);
    stats.add("program.blocks", blocks as u64);
    stats.add("program.instructions", instrs.sum::<usize>() as u64);
}

fn has_checks(program: &Program) -> bool {
    use crate::ir::program::Op;
    let blocks = program.functions.values().flat_map(|f| f.blocks.values());
    blocks.flat_map(|b| &b.instrs).any(|i| matches!(i.op, Op::Assert { .. }))
}

impl ProgramInvariant {
    /// The interpretations of all predicates as SMT-LIB.
    pub fn text(&self, pool: &TermPool) -> String {
        let system = &self.encoded.system;
        certificate::model_text(pool, system, system.preds.len(), &self.invariant)
    }

    /// The cut points with their formulas, which speak of the parameters of their predicates.
    pub fn cut_points(&self) -> impl Iterator<Item = (&CutPoint, &[crate::ir::Term], crate::ir::Term)> {
        self.encoded.system.preds.iter().filter_map(|(pred, predicate)| {
            let point = self.encoded.back.cut_point(pred)?;
            Some((point, predicate.params.as_slice(), *self.invariant.interp.get(pred)?))
        })
    }
}
