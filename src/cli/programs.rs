//! Programs on the command line: read, solved, and answered with evidence that people can use.

use super::args::{ConvertArgs, SolveArgs, TargetFormat, settings};
use super::exit;
use super::guard::Guard;
use super::input::Source;
use super::problem::program::{self, NoProgram, ProgramFile, SourceFile};
use super::problem::{self, Problem};
use super::solve::{self, Answer, Detail, Reading, Verdict, Words};
use super::{cache, convert, evidence, explain, several};
use eufonium_base::{Stats, Stop};
use eufonium_engine::programs::{
    self, Arith, EncodeOptions, Encoded, ProgramOptions, ProgramOutcome, ProgramProof, Violation, WordSort,
    assumed, encode,
};
use eufonium_engine::{linear_system, solve_program};
use eufonium_findings::Location;
use eufonium_frontend::{Format, horn_text};
use eufonium_ir::program::eval::events::Record;
use eufonium_ir::program::{CheckKind, dot, print};
use eufonium_ir::{Program, Reason, TermPool};
use eufonium_report::Page;
use std::collections::BTreeSet;

/// Reads a program. `Err` is the exit code; all is said then.
pub fn load(sources: Vec<SourceFile>, reading: Reading<'_>, guard: &Guard) -> Result<Problem, u8> {
    guard.monitor().phase("read");
    let name = sources.first().map(SourceFile::name).unwrap_or_default();
    let parsed = program::parse(sources, reading.property, reading.program, guard.stop());
    match parsed {
        Ok(file) => Ok(Problem::Program(Box::new(file))),
        Err(why) => Err(refuse(&name, why, guard)),
    }
}

/// Reads a program from several files, or from none but those of a compilation database. `Err` is the exit code; all is said then.
pub fn load_all(paths: &[String], reading: Reading<'_>, guard: &Guard) -> Result<Problem, u8> {
    let mut sources = vec![];
    for path in paths {
        let source = solve::read(path, guard)?;
        let format = problem::format(&source);
        if !matches!(format, Format::Llvm | Format::C) {
            let message = "only programs (C and LLVM IR) have several files or a compilation database";
            return Err(solve::bad_input(&format!("{}: {message}", source.name), guard));
        }
        sources.push(source_file(path, source, format));
    }
    load(sources, reading, guard)
}

/// A file of a program.
pub fn source_file(path: &str, source: Source, format: Format) -> SourceFile {
    SourceFile { path: path.into(), is_c: format == Format::C, bytes: source.bytes, unit: None }
}

/// Says what should be said loudly about a program.
pub fn warn(file: &ProgramFile, guard: &Guard) {
    for warning in &file.warnings {
        guard.say(warning);
        guard.desk(|desk| desk.note_all(warning));
    }
}

/// Says why there is no program; returns the exit code.
pub fn refuse(name: &str, why: NoProgram, guard: &Guard) -> u8 {
    match why {
        NoProgram::Input(error) => solve::refuse(name, &error, guard),
        NoProgram::PropertyFile(path, error) => solve::refuse(&path, &error, guard),
        NoProgram::Interrupted(interrupt) => {
            guard.conclude_unknown(&Reason::Interrupted(interrupt), None);
            guard.mode().interrupt(interrupt)
        }
        NoProgram::Compiler(message) => {
            guard.reject(&message, complaint(&message));
            exit::BAD_INPUT
        }
        NoProgram::Usage(message) => {
            guard.reject(&format!("error: {message}"), None);
            exit::USAGE
        }
        NoProgram::Property(message) => {
            guard.reject(&format!("error: --property: {message}"), None);
            exit::USAGE
        }
    }
}

/// The place of the first error among the messages of a compiler.
fn complaint(messages: &str) -> Option<Location> {
    let is_error = |line: &&str| line.contains(": error: ") || line.contains(": fatal error: ");
    let line = messages.lines().find(is_error)?;
    let place = &line[..line.find(": fatal error: ").or_else(|| line.find(": error: "))?];
    let mut parts = place.rsplitn(3, ':');
    let (column, line, file) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?);
    Some(Location { file: file.to_owned(), line, column })
}

/// Solves the problem of a program and answers it; returns the exit code.
pub fn run(args: &SolveArgs, words: Words, file: &mut ProgramFile, guard: &Guard) -> u8 {
    if !file.property.parts.is_empty() {
        return several::run(args, words, file, guard);
    }
    let (outcome, stats) = outcome(args, file, guard.stop(), guard);
    match outcome {
        ProgramOutcome::Safe(proof) => {
            let asked = file.property.kinds.clone();
            assume(args, file, &asked, &proof, guard.stop(), guard);
            let answer = safe(args, words, file, &proof, stats, guard);
            let code = solve::give(args, &answer, guard);
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
            let code = solve::give(args, &answer, guard);
            if let Some(path) = &args.report {
                explain::write(path, &explain::program::plain(args, file, &answer, guard), guard);
            }
            code
        }
    }
}

/// The page about a violation.
pub fn violation_page(
    args: &SolveArgs,
    words: Words,
    file: &ProgramFile,
    violation: &Violation,
    stats: Stats,
    guard: &Guard,
) -> Page {
    let kind = file.program.checks[violation.check].property;
    let word = if words == Words::Native { evidence::word(kind) } else { "unsafe" };
    explain::program::violated(args, file, violation, &Answer::new(Verdict::Unsafe, word, stats), guard)
}

/// What is found out about the property that is asked for.
pub fn outcome(
    args: &SolveArgs,
    file: &mut ProgramFile,
    stop: &Stop,
    guard: &Guard,
) -> (ProgramOutcome, Stats) {
    let options = program_options(args);
    let (outcome, stats) = match &args.cache {
        Some(folder) if !args.common.no_check => cache::solve(folder, args, file, (&options, stop), guard),
        _ => solve_program(&mut file.pool, &file.program, &options, stop, guard.monitor()),
    };
    match outcome {
        ProgramOutcome::Safe(_) if !file.property.unchecked.is_empty() => {
            let what = format!(
                "{} is not checked, and nothing else is violated",
                file.property.unchecked.join(", ")
            );
            (ProgramOutcome::Unknown(Reason::Unsupported(what)), stats)
        }
        outcome => (outcome, stats),
    }
}

/// How the program is solved.
fn program_options(args: &SolveArgs) -> ProgramOptions {
    args.program.options(args.engine_options(), args.evidence.invariants, &args.common.settings())
}

/// Adds to what is taken for granted that nothing overflows and that no access is invalid, if the proof rests on that and it is not
/// what is asked for.
pub fn assume(
    args: &SolveArgs,
    file: &mut ProgramFile,
    asked: &BTreeSet<CheckKind>,
    proof: &ProgramProof,
    stop: &Stop,
    guard: &Guard,
) {
    guard.monitor().phase("assumptions");
    let options = program_options(args);
    if !asked.contains(&CheckKind::Overflow) {
        let assumed = assumed::no_overflow(&mut file.pool, &file.program, proof, &options, stop);
        file.program.assumptions.extend(assumed);
    }
    if !asked.contains(&CheckKind::Dereference)
        && let Ok(checked) = file.with_checks(BTreeSet::from(assumed::MEMORY))
    {
        let assumed = assumed::valid_accesses(&mut file.pool, &checked, proof, &options, stop);
        file.program.assumptions.extend(assumed);
    }
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
    words: Words,
    file: &mut ProgramFile,
    proof: &ProgramProof,
    stats: Stats,
    guard: &Guard,
) -> Answer {
    let word = if words == Words::Native { "true" } else { "safe" };
    let (mut certificate, mut note) = (None, None);
    let mut detail = Detail::default();
    if args.evidence.invariants || args.evidence.witness.is_some() {
        let (invariants, dropped) = match proof {
            ProgramProof::Invariants(parts) => evidence::invariants(&mut file.pool, parts),
            ProgramProof::Runs { .. } => (vec![], 0),
        };
        evidence::of_safety(file, &invariants, &args.evidence, guard);
        if args.evidence.invariants {
            certificate = Some(evidence::invariants_text(&file.program, &invariants));
            detail.invariants = evidence::invariants_found(&file.program, &invariants);
            note =
                (dropped > 0).then(|| format!("{dropped} parts of the invariants have no expression in C"));
        }
    } else if args.model || args.output.is_some() || guard.is_hosted() {
        certificate = Some(proof.text(&file.pool));
    }
    if !file.has_checks() {
        let note = note.get_or_insert_default();
        let apart = if note.is_empty() { "" } else { "\n" };
        *note += &format!("{apart}note: {}", nothing_to_violate(file));
    }
    let assumptions = evidence::assumptions(&file.program);
    Answer { certificate, note, assumptions, detail, ..Answer::new(Verdict::Safe, word, stats) }
}

fn nothing_to_violate(file: &ProgramFile) -> String {
    let what = if file.property.kinds == BTreeSet::from([CheckKind::Reach]) {
        "reachable call of an error function and no assertion".to_string()
    } else {
        format!("operation within reach that {} is about", file.property.name)
    };
    format!("the program has no {what}: there is nothing to violate")
}

/// Answers that a program is unsafe, with what was asked for about it; returns the exit code.
pub fn violated(
    args: &SolveArgs,
    words: Words,
    file: &ProgramFile,
    violation: &Violation,
    stats: Stats,
    turn: Turn,
    guard: &Guard,
) -> u8 {
    let check = &file.program.checks[violation.check];
    let kind = check.property;
    let word = if words == Words::Native { evidence::word(kind) } else { "unsafe" };
    let as_answer = args.proof.is_some() || args.output.is_some() || guard.is_hosted();
    let note = Some(describe(&file.program, violation));
    let trace = |record: &Record| evidence::trace_text(&file.program, record, &args.evidence);
    let early = (as_answer || guard.gathers()).then(|| evidence::record(&file.program, violation));
    let certificate = early.as_ref().filter(|_| as_answer).map(&trace);
    let steps = early.as_ref().filter(|_| guard.gathers());
    let detail = Detail {
        violated: evidence::property(kind).map(str::to_owned),
        location: check.at.map(|at| evidence::location(&file.program, at)),
        message: match check.at {
            Some(_) => check.message.clone(),
            None => format!("in {}: {}", check.function, check.message),
        },
        trace: steps.map_or(vec![], |record| evidence::steps(&file.program, record, &args.evidence)),
        invariants: vec![],
    };
    let answer = Answer { certificate, note, detail, ..Answer::new(Verdict::Unsafe, word, stats) };
    let code = if turn == Turn::Only {
        solve::give(args, &answer, guard)
    } else {
        solve::announce(args, &answer, guard)
    };
    // The answer is out, or found; what follows is for people.
    if guard.gathers() {
        guard.settle(code);
    }
    let record = early.unwrap_or_else(|| evidence::record(&file.program, violation));
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

/// Where and what a violation is.
pub fn describe(program: &Program, violation: &Violation) -> String {
    let check = &program.checks[violation.check];
    match check.at {
        Some(at) => format!("{}:{}:{}: {}", program.files[at.file], at.line, at.column, check.message),
        None => format!("in {}: {}", check.function, check.message),
    }
}

/// The clauses of a program, for a format. Unless integers are asked for, they are as safe as the program is.
fn encoded(
    pool: &mut TermPool,
    pure: &Program,
    options: &ProgramOptions,
    to: TargetFormat,
) -> Result<Encoded, String> {
    let step = options.step;
    let bits = EncodeOptions { step, words: WordSort::BITS };
    let may_be_integers = options.arith != Arith::BitVectors && to == TargetFormat::Chc;
    if !may_be_integers && options.arith != Arith::Integers {
        return encode(pool, pure, &bits);
    }
    let encoded = encode(pool, pure, &EncodeOptions { step, words: WordSort::Integers { exact: true } })?;
    match (encoded.inexact, options.arith) {
        (0, _) => Ok(encoded),
        (_, Arith::Auto) => encode(pool, pure, &bits),
        (inexact, _) => {
            tracing::warn!(target: "eufonium::input", "{inexact} operators have more results over integers than over words");
            Ok(encoded)
        }
    }
}

/// The program in another format, or what stands in the way.
///
/// # Errors
/// If the format cannot say it.
pub fn converted(file: &mut ProgramFile, args: &ConvertArgs, to: TargetFormat) -> Result<String, String> {
    let options = args.program.options(Default::default(), true, &settings(&args.set)?);
    let pure = programs::pure_program(&file.program, &options, false, &mut Stats::new())?.program;
    match to {
        TargetFormat::Dot => return Ok(dot::program(&pure)),
        TargetFormat::Program => return Ok(print::program(&pure)),
        TargetFormat::Chc | TargetFormat::Vmt | TargetFormat::Btor2 => {}
    }
    let encoded = encoded(&mut file.pool, &pure, &options, to)?;
    if to == TargetFormat::Chc {
        return horn_text::write(&mut file.pool, &encoded.system).map_err(|e| e.to_string());
    }
    let (system, _) = linear_system(&mut file.pool, &encoded.system)?;
    convert::written(&mut file.pool, &system, to)
}
