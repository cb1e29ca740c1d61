//! From the files of the command line to a problem, or to the exit code with which the run ends where there is none: then all is said.

use super::alloc::NoAnswer;
use super::answer::Dialect;
use super::exit;
use super::guard::Guard;
use eufonium_base::Span;
use eufonium_base::error::{InputError, InputErrorKind};
use eufonium_findings::Location;
use eufonium_frontend::Format;
use eufonium_ir::Reason;
use eufonium_verify::input::{self, Source};
use eufonium_verify::problem::{Problem, ProgramFile};
use eufonium_verify::{Error, ReadOptions};

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
        warn(file, guard);
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

/// Says what should be said loudly about a program.
fn warn(file: &ProgramFile, guard: &Guard) {
    for warning in &file.warnings {
        guard.say(warning);
        guard.desk(|desk| desk.note_all(warning));
    }
}
