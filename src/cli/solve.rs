//! `solve` and `verify`: from a file to a verdict, with the certificate on request.

use super::advice;
use super::alloc::NoAnswer;
use super::args::{ProofForm, SolveArgs, settings};
use super::colour;
use super::details;
use super::exit;
use super::explain;
use super::guard::Guard;
use super::programs;
use super::project;
use eufonium_base::error::{InputError, InputErrorKind};
use eufonium_base::{Span, Stats};
use eufonium_engine::certificate;
use eufonium_findings::{self as findings, Finding, Location};
use eufonium_frontend::Format;
use eufonium_ir::{Outcome, Reason, TsOutcome};
use eufonium_verify::input::{self, Source};
use eufonium_verify::problem::{Horn, Polarity, Problem, System, system};
use eufonium_verify::{Error, ReadOptions, solve};

/// The vocabulary of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The words of the input's format.
    Native,
    /// `safe`, `unsafe`, `unknown`.
    Plain,
}

/// What was found out.
#[derive(Debug)]
pub enum Verdict {
    /// The property holds.
    Safe,
    /// The property is violated.
    Unsafe,
    /// No answer.
    Unknown(Reason),
}

impl Verdict {
    /// `safe`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Safe => "safe",
            Verdict::Unsafe => "unsafe",
            Verdict::Unknown(_) => "unknown",
        }
    }
}

/// An answer as it will be printed.
#[derive(Debug)]
pub struct Answer {
    /// What was found out.
    pub verdict: Verdict,
    /// The answer's word.
    pub word: &'static str,
    /// The certificate, if one was asked for and there is one.
    pub certificate: Option<String>,
    /// The certificate begins with the answer's word.
    pub complete: bool,
    /// What is to be said beside it.
    pub note: Option<String>,
    /// What a safe answer takes for granted, as it stands behind "assumes that".
    pub assumptions: Vec<String>,
    /// The figures.
    pub stats: Stats,
    /// What only documents say.
    pub detail: Detail,
}

/// What documents say of an answer beside what is printed anyway.
#[derive(Debug, Default)]
pub struct Detail {
    /// The property that is violated.
    pub violated: Option<String>,
    /// Where.
    pub location: Option<Location>,
    /// What is violated.
    pub message: String,
    /// The way to the violation.
    pub trace: Vec<findings::Step>,
    /// Invariants of loops.
    pub invariants: Vec<findings::Invariant>,
}

impl Answer {
    /// An answer without anything beside it.
    pub fn new(verdict: Verdict, word: &'static str, stats: Stats) -> Answer {
        let (certificate, note, assumptions, detail) = (None, None, vec![], Detail::default());
        Answer { verdict, word, certificate, complete: false, note, assumptions, stats, detail }
    }
}

/// Solves the problem and prints the answer; returns the exit code.
pub fn run(args: &SolveArgs, words: Dialect, guard: &Guard) -> u8 {
    if args.is_project() {
        return project::run(args, guard);
    }
    guard.ask();
    if let Err(message) = settings(&args.common.set) {
        return bad_input(&message, guard);
    }
    let reading = args.program.reading(args.property.as_deref(), guard);
    match load(&args.files, words, &reading, guard) {
        Ok(problem) => answer(args, words, problem, guard),
        Err(code) => code,
    }
}

/// Solves a problem of which this is asked and prints the answer; returns the exit code.
pub fn answer(args: &SolveArgs, words: Dialect, mut problem: Problem, guard: &Guard) -> u8 {
    if let Err(code) = choose(&mut problem, args.property.as_deref(), guard) {
        return code;
    }
    if let Problem::Program(file) = &problem {
        guard.desk(|desk| desk.about(&file.property.name));
    }
    let code = match &mut problem {
        Problem::Horn(horn) => {
            let (answer, outcome) = solve_horn(args, words, horn, guard);
            let code = give(args, &answer, guard);
            if let Some(path) = &args.report {
                explain::write(path, &explain::horn::page(args, horn, &outcome, &answer, guard), guard);
            }
            code
        }
        Problem::System(system) => {
            let (answer, outcome) = solve_system(args, words, system, guard);
            let code = give(args, &answer, guard);
            if let Some(path) = &args.report {
                explain::write(path, &explain::system::page(args, system, &outcome, &answer, guard), guard);
            }
            code
        }
        Problem::Program(program) => programs::run(args, words, program, guard),
    };
    if !guard.is_hosted() {
        // The process ends now: taking a large problem apart could last longer than the limits allow.
        std::mem::forget(problem);
    }
    code
}

/// Reads and parses a problem; programs alone from several files. `Err` is the exit code; all is said then.
pub fn load(paths: &[String], words: Dialect, reading: &ReadOptions, guard: &Guard) -> Result<Problem, u8> {
    let sources = paths.iter().map(|path| read(path, guard)).collect::<Result<_, u8>>()?;
    parse(sources, words, reading, guard)
}

/// Parses a problem that was read. `Err` is the exit code; all is said then.
pub fn parse(
    sources: Vec<Source>,
    words: Dialect,
    reading: &ReadOptions,
    guard: &Guard,
) -> Result<Problem, u8> {
    let name = sources.first().map(|source| source.name.clone()).unwrap_or_default();
    match &sources[..] {
        [one] if one.format() == Format::Aiger && words == Dialect::Native => {
            guard.call_missing_answers(NoAnswer::Two);
        }
        [one] if !one.is_program() => {}
        _ => guard.monitor().phase("read"),
    }
    let problem = reading.parse_all(sources).map_err(|why| refuse_problem(&name, why, guard))?;
    if let Problem::Program(file) = &problem {
        programs::warn(file, guard);
    }
    for (span, warning) in problem.warnings() {
        tracing::warn!(target: "eufonium::input", "{name}:{}:{}: {warning}", span.line, span.column);
    }
    Ok(problem)
}

/// Says why there is no problem; returns the exit code.
pub fn refuse_problem(name: &str, why: Error, guard: &Guard) -> u8 {
    match why {
        Error::Input(error) => refuse(name, &error, guard),
        Error::Interrupted(interrupt) => {
            guard.conclude_unknown(&Reason::Interrupted(interrupt), None);
            guard.mode().interrupt(interrupt)
        }
        Error::Compiler(error) => {
            let message = error.to_string();
            guard.reject(&message, complaint(&message));
            exit::BAD_INPUT
        }
        Error::Usage(message) => {
            guard.reject(&format!("error: {message}"), None);
            exit::USAGE
        }
        Error::Property(message) => {
            guard.reject(&format!("error: --property: {message}"), None);
            exit::USAGE
        }
        other => bad_input(&other.to_string(), guard),
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

/// Reads a file. `Err` is the exit code; all is said then.
pub fn read(path: &str, guard: &Guard) -> Result<Source, u8> {
    input::read(path).map_err(|error| bad_input(&format!("{}: {error}", input::display_name(path)), guard))
}

/// Asks for one property, if `which` does; a program was read for it. `Err` is the exit code; all is said then.
pub fn choose(problem: &mut Problem, which: Option<&str>, guard: &Guard) -> Result<(), u8> {
    match (which, &problem) {
        (None, _) | (_, Problem::Program(_)) => Ok(()),
        (Some(which), _) => problem.choose(which).map_err(|why| refuse_problem("", why, guard)),
    }
}

/// Says why an input cannot be read.
pub fn bad_input(message: &str, guard: &Guard) -> u8 {
    guard.reject(message, None);
    exit::BAD_INPUT
}

/// Says what is wrong with an input. What is only unsupported has the answer `unknown`.
pub fn refuse(name: &str, error: &InputError, guard: &Guard) -> u8 {
    let name = error.file.as_deref().unwrap_or(name);
    let Span { line, column } = error.span;
    let at = Some(Location { file: name.to_owned(), line, column });
    match error.kind {
        InputErrorKind::Malformed => {
            guard.reject(&format!("{name}:{error}"), at);
            exit::BAD_INPUT
        }
        InputErrorKind::Unsupported => {
            let reason = Reason::Unsupported(format!("{name}:{error}"));
            guard.conclude_unknown(&reason, at);
            guard.say(&format!("unknown: {reason}"));
            guard.mode().unknown(&reason)
        }
    }
}

fn solve_horn(args: &SolveArgs, words: Dialect, problem: &mut Horn, guard: &Guard) -> (Answer, Outcome) {
    let (outcome, stats) = solve::horn(problem, &guard.session(args.engine_options()));
    let certificate = horn_certificate(args, problem, &outcome, guard.is_hosted());
    let word = horn_word(&outcome, words, problem.polarity);
    let detail = details::horn(problem, &outcome, guard.gathers(), name(args));
    let verdict = match &outcome {
        Outcome::Safe(_) => Verdict::Safe,
        Outcome::Unsafe(_) => Verdict::Unsafe,
        Outcome::Unknown(reason) => Verdict::Unknown(reason.clone()),
    };
    match certificate {
        Ok(certificate) => (Answer { certificate, detail, ..Answer::new(verdict, word, stats) }, outcome),
        Err(message) => {
            let reason = Reason::CheckFailed(message);
            (Answer::new(Verdict::Unknown(reason.clone()), "unknown", stats), Outcome::Unknown(reason))
        }
    }
}

/// The name of the file that has the problem.
fn name(args: &SolveArgs) -> &str {
    args.files.first().map_or("", |path| input::display_name(path))
}

fn horn_word(outcome: &Outcome, words: Dialect, polarity: Polarity) -> &'static str {
    match (outcome, words, polarity) {
        (Outcome::Unknown(_), _, _) => "unknown",
        (Outcome::Safe(_), Dialect::Plain, _) => "safe",
        (Outcome::Unsafe(_), Dialect::Plain, _) => "unsafe",
        (Outcome::Safe(_), Dialect::Native, Polarity::SafeIsSat) => "sat",
        (Outcome::Safe(_), Dialect::Native, Polarity::SafeIsUnsat) => "unsat",
        (Outcome::Unsafe(_), Dialect::Native, Polarity::SafeIsSat) => "unsat",
        (Outcome::Unsafe(_), Dialect::Native, Polarity::SafeIsUnsat) => "sat",
    }
}

fn horn_certificate(
    args: &SolveArgs,
    p: &Horn,
    outcome: &Outcome,
    is_hosted: bool,
) -> Result<Option<String>, String> {
    let to_file = args.output.is_some() || is_hosted;
    match outcome {
        Outcome::Safe(inv) if args.model || p.wants_model || to_file => {
            Ok(Some(certificate::model_text(&p.pool, &p.system, p.declared, inv)))
        }
        Outcome::Unsafe(d) if args.proof.is_some() || p.wants_proof || to_file => {
            let text = match args.proof.unwrap_or(ProofForm::Json) {
                ProofForm::Json => certificate::derivation_json(&p.pool, &p.system, d),
                ProofForm::Text => certificate::derivation_text(&p.pool, &p.system, d),
            };
            text.map(Some).map_err(|e| e.to_string())
        }
        _ => Ok(None),
    }
}

fn solve_system(
    args: &SolveArgs,
    words: Dialect,
    problem: &mut System,
    guard: &Guard,
) -> (Answer, TsOutcome) {
    let (outcome, stats) = solve::system(problem, &guard.session(args.engine_options()));
    let names = if words == Dialect::Native { problem.words() } else { system::PLAIN };
    let to_file = args.output.is_some() || guard.is_hosted();
    let mut note = None;
    let (verdict, word, certificate, complete) = match &outcome {
        TsOutcome::Safe(inv) => {
            let asked = args.model || to_file;
            (Verdict::Safe, names.safe, asked.then(|| problem.invariant_text(inv)), false)
        }
        TsOutcome::Unsafe(trace) => {
            let as_text = args.proof == Some(ProofForm::Text);
            let certificate = if !(args.proof.is_some() || to_file || names.with_witness) {
                None
            } else if as_text {
                Some(problem.trace_text(trace))
            } else {
                problem.witness(trace).map_err(|what| note = Some(format!("no witness: {what}"))).ok()
            };
            (Verdict::Unsafe, names.unsafe_, certificate, names.with_witness && !as_text)
        }
        TsOutcome::Unknown(reason) => (Verdict::Unknown(reason.clone()), names.unknown, None, false),
    };
    let detail = details::system(problem, &outcome, guard.gathers(), name(args));
    (Answer { certificate, complete, note, detail, ..Answer::new(verdict, word, stats) }, outcome)
}

/// Prints the answer, the certificate where it belongs, and the figures; returns the exit code.
pub fn give(args: &SolveArgs, answer: &Answer, guard: &Guard) -> u8 {
    let code = announce(args, answer, guard);
    guard.print_stats(&answer.stats, answer.verdict.word(), &answer.assumptions);
    code
}

/// An answer as documents have it.
fn finding(args: &SolveArgs, answer: &Answer, guard: &Guard) -> Finding {
    let (verdict, message) = match &answer.verdict {
        Verdict::Safe => (findings::Verdict::Safe, String::new()),
        Verdict::Unsafe => (findings::Verdict::Unsafe, answer.detail.message.clone()),
        Verdict::Unknown(reason) => (findings::Verdict::Unknown, reason.to_string()),
    };
    let (detail, common) = (&answer.detail, guard.draft(verdict));
    // What the note of a violation says is the message and its place.
    let is_new = verdict != findings::Verdict::Unsafe || message.is_empty();
    let note = answer.note.iter().filter(|_| is_new);
    Finding {
        message,
        violated: detail.violated.clone(),
        location: detail.location.clone(),
        trace: detail.trace.clone(),
        invariants: detail.invariants.clone(),
        assumptions: answer.assumptions.clone(),
        notes: [common.notes.clone(), note.flat_map(|note| note.lines()).map(str::to_owned).collect()]
            .concat(),
        certificate: answer.certificate.clone().filter(|_| args.output.is_none()),
        ..common
    }
}

/// Prints the answer and the certificate where it belongs; returns the exit code.
pub fn announce(args: &SolveArgs, answer: &Answer, guard: &Guard) -> u8 {
    let word = colour::verdict(answer.word, answer.verdict.word());
    if guard.gathers() {
        guard.add(finding(args, answer, guard));
    }
    match (&args.output, &answer.certificate) {
        (None, Some(certificate)) if answer.complete => guard.conclude(certificate),
        (None, certificate) => {
            guard.conclude(&format!("{word}\n{}", certificate.as_deref().unwrap_or_default()));
        }
        (Some(path), Some(certificate)) => {
            let written = std::fs::write(path, certificate);
            guard.conclude(&format!("{word}\n"));
            if let Err(error) = written {
                guard.say(&format!("{path}: {error}"));
            }
        }
        (Some(_), None) => guard.conclude(&format!("{word}\n")),
    }
    if let Some(note) = &answer.note {
        guard.say(note);
    }
    for assumption in &answer.assumptions {
        guard.say(&format!("assumes that {assumption}"));
    }
    match &answer.verdict {
        Verdict::Safe => exit::OK,
        Verdict::Unsafe => guard.mode().violated(),
        Verdict::Unknown(reason) => {
            guard.say(&format!("unknown: {reason}"));
            guard.say_what_is_known();
            if let Some(advice) = advice::of(reason, &answer.stats) {
                guard.remark(&advice);
            }
            guard.mode().unknown(reason)
        }
    }
}
