//! `solve` and `verify`: from a file to a verdict, with the model or derivation on request.

use super::args::{ProofForm, SolveArgs};
use super::exit;
use super::guard::Guard;
use super::input;
use super::problem::{self, Polarity, Problem};
use crate::base::error::{InputError, InputErrorKind};
use crate::engine::{certificate, solve_chc};
use crate::ir::{Outcome, Reason};

/// The vocabulary of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// The words of the input's format.
    Native,
    /// `safe`, `unsafe`, `unknown`.
    Plain,
}

/// Solves the problem and prints the answer; returns the exit code.
pub fn run(args: &SolveArgs, words: Words, guard: &Guard) -> u8 {
    guard.ask();
    let mut problem = match load(&args.file, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    let options = args.engine_options();
    let (outcome, stats) =
        solve_chc(&mut problem.pool, &problem.system, &options, guard.stop(), guard.monitor());
    let verdict = verdict(&outcome, Words::Plain, problem.polarity);
    let code = match certificate_text(args, &problem, &outcome) {
        Ok(certificate) => {
            let answer = self::verdict(&outcome, words, problem.polarity);
            give(args, answer, certificate.unwrap_or_default(), guard);
            exit_code(&outcome, guard)
        }
        Err(message) => {
            guard.conclude("unknown\n");
            guard.say(&format!("unknown: self-check failed: {message}"));
            exit::CHECK_FAILED
        }
    };
    if let Outcome::Unknown(reason) = &outcome {
        guard.say(&format!("unknown: {reason}"));
    }
    guard.print_stats(&stats, verdict);
    // The process ends now: taking a large problem apart could last longer than the limits allow.
    std::mem::forget((problem, outcome));
    code
}

/// Reads and parses a problem. `Err` is the exit code; all is said then.
pub fn load(path: &str, guard: &Guard) -> Result<Problem, u8> {
    let source = match input::read(path) {
        Ok(source) => source,
        Err(error) => {
            guard.conclude("");
            guard.say(&format!("{}: {error}", input::display_name(path)));
            return Err(exit::BAD_INPUT);
        }
    };
    let problem =
        problem::parse(&source.text, &source.name).map_err(|error| refuse(&source.name, &error, guard))?;
    for (span, warning) in &problem.warnings {
        tracing::warn!(target: "eufonium::input", "{}:{}:{}: {warning}", source.name, span.line, span.column);
    }
    Ok(problem)
}

/// Says what is wrong with an input. What is only unsupported has the answer `unknown`.
fn refuse(name: &str, error: &InputError, guard: &Guard) -> u8 {
    match error.kind {
        InputErrorKind::Malformed => {
            guard.conclude("");
            guard.say(&format!("{name}:{error}"));
            exit::BAD_INPUT
        }
        InputErrorKind::Unsupported => {
            guard.conclude("unknown\n");
            let reason = Reason::Unsupported(format!("{name}:{error}"));
            guard.say(&format!("unknown: {reason}"));
            guard.mode().unknown(&reason)
        }
    }
}

/// The answer's word.
fn verdict(outcome: &Outcome, words: Words, polarity: Polarity) -> &'static str {
    match (outcome, words, polarity) {
        (Outcome::Unknown(_), _, _) => "unknown",
        (Outcome::Safe(_), Words::Plain, _) => "safe",
        (Outcome::Unsafe(_), Words::Plain, _) => "unsafe",
        (Outcome::Safe(_), Words::Native, Polarity::SafeIsSat) => "sat",
        (Outcome::Safe(_), Words::Native, Polarity::SafeIsUnsat) => "unsat",
        (Outcome::Unsafe(_), Words::Native, Polarity::SafeIsSat) => "unsat",
        (Outcome::Unsafe(_), Words::Native, Polarity::SafeIsUnsat) => "sat",
    }
}

/// The certificate, if one was asked for and there is one.
fn certificate_text(args: &SolveArgs, p: &Problem, outcome: &Outcome) -> Result<Option<String>, String> {
    let to_file = args.output.is_some();
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

/// Prints the answer, and the certificate where it belongs.
fn give(args: &SolveArgs, answer: &str, certificate: String, guard: &Guard) {
    match &args.output {
        None => guard.conclude(&format!("{answer}\n{certificate}")),
        Some(_) if certificate.is_empty() => guard.conclude(&format!("{answer}\n")),
        Some(path) => {
            let written = std::fs::write(path, certificate);
            guard.conclude(&format!("{answer}\n"));
            if let Err(error) = written {
                guard.say(&format!("{path}: {error}"));
            }
        }
    }
}

fn exit_code(outcome: &Outcome, guard: &Guard) -> u8 {
    match outcome {
        Outcome::Safe(_) => exit::OK,
        Outcome::Unsafe(_) => guard.mode().violated(),
        Outcome::Unknown(reason) => guard.mode().unknown(reason),
    }
}
