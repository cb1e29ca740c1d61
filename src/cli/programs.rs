//! Programs on the command line: read, solved, and answered with evidence that people can use.

use super::answer::{self, Answer, Detail, Dialect, Verdict};
use super::args::SolveArgs;
use super::guard::Guard;
use super::{evidence, explain};
use eufonium_base::Stats;
use eufonium_engine::Session;
use eufonium_engine::programs::{ProgramOptions, ProgramOutcome, ProgramProof, Violation};
use eufonium_ir::Reason;
use eufonium_ir::program::eval::events::Record;
use eufonium_ir::program::{Assumption, Program};
use eufonium_report::Page;
use eufonium_verify::evidence::{
    assumptions, assumptions_in_words, describe_at, invariants, invariants_text, message, property, record,
    word,
};
use eufonium_verify::problem::ProgramFile;
use eufonium_verify::solve::{assume, program};

/// Solves the problem of a program with one property and answers it; returns the exit code.
pub fn run(args: &SolveArgs, words: Dialect, file: &mut ProgramFile, guard: &Guard) -> u8 {
    let session = session(args, guard);
    let (outcome, stats) = program(file, args.cache.as_deref(), &session);
    match outcome {
        ProgramOutcome::Safe(proof) => {
            let asked = file.property.kinds.clone();
            assume(file, &asked, &proof, &session, |program, doubts| {
                hold(args, words, (program, doubts), &stats, guard);
            });
            guard.release();
            let answer = safe(args, words, file, &proof, stats, guard);
            let code = answer::give(args, &answer, guard);
            if let Some(path) = &args.report {
                let page = explain::program::proved(args, file, &proof, &answer, guard);
                explain::write(path, &page, guard);
            }
            code
        }
        ProgramOutcome::Unsafe(violation) => {
            let code = violated(args, words, file, &violation, stats.clone(), Turn::Only, guard);
            if let Some(path) = &args.report {
                let page = violation_page(args, words, file, &violation, stats, guard);
                explain::write(path, &page, guard);
            }
            code
        }
        ProgramOutcome::Unknown(reason) => {
            let answer = unknown(reason, stats);
            let code = answer::give(args, &answer, guard);
            if let Some(path) = &args.report {
                explain::write(path, &explain::program::plain(args, file, &answer, guard), guard);
            }
            code
        }
    }
}

/// Keeps the answer that a program is safe while it is found out what that takes for granted, as one that takes all for granted that it may; unless a
/// certificate belongs to it.
fn hold(
    args: &SolveArgs,
    words: Dialect,
    (program, doubts): (&Program, &[Assumption]),
    stats: &Stats,
    guard: &Guard,
) {
    let evidence = &args.evidence;
    let asks_for_more = args.model || args.output.is_some() || args.report.is_some();
    if asks_for_more || evidence.invariants || evidence.witness.is_some() {
        return;
    }
    let known = assumptions(program);
    let assumptions = [known, assumptions_in_words(program, doubts)].concat();
    let answer = Answer { assumptions, ..Answer::new(Verdict::Safe, safe_word(words), stats.clone()) };
    answer::hold(args, answer, guard);
}

fn safe_word(words: Dialect) -> &'static str {
    if words == Dialect::Native { "true" } else { "safe" }
}

/// The page about a violation.
pub fn violation_page(
    args: &SolveArgs,
    words: Dialect,
    file: &ProgramFile,
    violation: &Violation,
    stats: Stats,
    guard: &Guard,
) -> Page {
    let kind = file.program.checks[violation.check].property;
    let word = if words == Dialect::Native { word(kind) } else { "unsafe" };
    explain::program::violated(args, file, violation, &Answer::new(Verdict::Unsafe, word, stats), guard)
}

/// How the program is solved.
pub fn session(args: &SolveArgs, guard: &Guard) -> Session<ProgramOptions> {
    let (engine, loops_stay) = (args.engine_options(), args.evidence.invariants);
    guard.session(args.program.options(engine, loops_stay, &args.common.settings()))
}

/// Which of several answers one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The only one.
    Only,
    /// More is found out afterwards.
    First,
}

/// The answer for a safe program; writes what was asked for about it.
pub fn safe(
    args: &SolveArgs,
    words: Dialect,
    file: &mut ProgramFile,
    proof: &ProgramProof,
    stats: Stats,
    guard: &Guard,
) -> Answer {
    let word = safe_word(words);
    let (mut certificate, mut note) = (None, None);
    let mut detail = Detail::default();
    if args.evidence.invariants || args.evidence.witness.is_some() {
        let (loops, dropped) = invariants(&mut file.pool, &proof.invariants);
        evidence::of_safety(file, &loops, &args.evidence, guard);
        if args.evidence.invariants {
            certificate = Some(invariants_text(&file.program, &loops));
            detail.invariants = evidence::invariants_found(&file.program, &loops);
            note =
                (dropped > 0).then(|| format!("{dropped} parts of the invariants have no expression in C"));
        }
    } else if args.model || args.output.is_some() || guard.is_hosted() {
        certificate = Some(proof.text(&file.pool));
    }
    if let Some(nothing) = file.nothing_to_violate() {
        let note = note.get_or_insert_default();
        let apart = if note.is_empty() { "" } else { "\n" };
        *note += &format!("{apart}note: {nothing}");
    }
    let assumptions = assumptions(&file.program);
    Answer { certificate, note, assumptions, detail, ..Answer::new(Verdict::Safe, word, stats) }
}

/// Answers that a program is unsafe, with what was asked for about it; returns the exit code.
pub fn violated(
    args: &SolveArgs,
    words: Dialect,
    file: &ProgramFile,
    violation: &Violation,
    stats: Stats,
    turn: Turn,
    guard: &Guard,
) -> u8 {
    let check = &file.program.checks[violation.check];
    let kind = check.property;
    let word = if words == Dialect::Native { word(kind) } else { "unsafe" };
    let as_answer = args.proof.is_some() || args.output.is_some() || guard.is_hosted();
    let at = violation.at(&file.program);
    let note = Some(describe_at(&file.program, violation, at));
    let trace = |record: &Record| evidence::trace_text(&file.program, record, &args.evidence);
    let early = (as_answer || guard.gathers()).then(|| record(&file.program, violation));
    let certificate = early.as_ref().filter(|_| as_answer).map(&trace);
    let steps = early.as_ref().filter(|_| guard.gathers());
    let detail = Detail {
        violated: property(kind).map(str::to_owned),
        location: at.map(|at| evidence::location(&file.program, at)),
        message: message(&file.program, violation),
        trace: steps.map_or(vec![], |record| evidence::steps(&file.program, record, &args.evidence)),
        invariants: vec![],
    };
    let answer = Answer { certificate, note, detail, ..Answer::new(Verdict::Unsafe, word, stats) };
    let code = if turn == Turn::Only {
        answer::give(args, &answer, guard)
    } else {
        answer::announce(args, &answer, guard)
    };
    // The answer is out, or found; what follows is for people.
    if guard.gathers() {
        guard.settle(code);
    }
    let record = early.unwrap_or_else(|| record(&file.program, violation));
    if !as_answer {
        guard.say(trace(&record).trim_end());
    }
    evidence::of_violation(file, violation, &record, &args.evidence, guard);
    code
}

/// No answer.
pub fn unknown(reason: Reason, stats: Stats) -> Answer {
    Answer::new(Verdict::Unknown(reason), "unknown", stats)
}
