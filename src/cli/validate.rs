//! `check PROBLEM CERTIFICATE`: the checker alone. Prints `valid`, `invalid`, or `unknown` if it could not tell.

use super::answer::Dialect;
use super::args::CheckArgs;
use super::exit;
use super::guard::Guard;
use super::load::{self, bad_input};
use super::sat;
use super::validity::give;
use eufonium_base::{InputError, Span};
use eufonium_engine::certificate::check_derivation_json;
use eufonium_engine::check::{alethe, check_invariant, check_trace, check_ts_invariant};
use eufonium_engine::{CertificateError, CheckError};
use eufonium_findings::Verdict;
use eufonium_frontend::Format;
use eufonium_frontend::alethe::{read_problem, read_proof};
use eufonium_frontend::smtlib::sexpr::Tree;
use eufonium_ir::{Outcome, Reason, TsOutcome};
use eufonium_verify::problem::{Horn, Problem, System, horn};
use eufonium_verify::{ReadOptions, input};

/// Checks the certificate and prints the verdict; returns the exit code.
pub fn run(args: &CheckArgs, guard: &Guard) -> u8 {
    check(args, guard, None)
}

/// What a certificate says, once it was found to be valid; traces are those of the whole system.
#[derive(Debug)]
pub enum Evidence {
    /// About clauses.
    Clauses(Outcome),
    /// About a transition system.
    System(TsOutcome),
}

/// Does the same, and something with what is valid before that is said.
pub fn with_evidence(args: &CheckArgs, guard: &Guard, then: impl Fn(&Problem, &Evidence)) -> u8 {
    check(args, guard, Some(&then))
}

/// What is done with what is valid.
type Then<'a> = &'a dyn Fn(&Problem, &Evidence);

fn check(args: &CheckArgs, guard: &Guard, then: Option<Then<'_>>) -> u8 {
    guard.ask();
    let certificate = match input::read(&args.certificate) {
        Ok(source) => source,
        Err(error) => {
            return bad_input(&format!("{}: {error}", input::display_name(&args.certificate)), guard);
        }
    };
    let source = match load::read(&args.problem, guard) {
        Ok(source) => source,
        Err(code) => return code,
    };
    let is_clausal = source.format() == Format::Dimacs;
    if is_clausal || looks_like_proof(&certificate.text()) {
        return match then {
            Some(_) => no_page(guard),
            None if is_clausal => sat::check(&source, &certificate, guard),
            None => check_proof(&source, &certificate, guard),
        };
    }
    if source.is_program() {
        let error = InputError::unsupported(Span::default(), "no certificates of programs are read");
        return load::refuse(&source.name, &error, guard);
    }
    let mut problem = match load::parse(vec![source], Dialect::Plain, &ReadOptions::new(), guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    if let Err(code) = load::choose(&mut problem, args.property.as_deref(), guard) {
        return code;
    }
    guard.monitor().phase("check");
    let result = match &mut problem {
        Problem::Horn(horn) => check_horn(horn, &certificate.text(), guard),
        Problem::System(system) => check_system(system, &certificate.text(), guard),
        Problem::Program(_) => unreachable!("programs are refused before"),
    };
    match result {
        Ok(evidence) => {
            give(Verdict::Valid, "valid", "", guard);
            if let Some(then) = then {
                then(&problem, &evidence);
            }
            exit::OK
        }
        Err(CertificateError::Malformed(what)) => bad_input(&format!("{}:{what}", certificate.name), guard),
        Err(CertificateError::Invalid(error)) => refuse(&error, guard),
    }
}

/// What certificates get about which there is no page, where one is asked for.
fn no_page(guard: &Guard) -> u8 {
    guard.conclude("");
    guard.say("error: proofs of scripts have no page");
    exit::USAGE
}

/// Whether a certificate is an Alethe proof: its first command assumes or derives something.
fn looks_like_proof(text: &str) -> bool {
    let text = text.trim_start();
    let text = text.strip_prefix("unsat").unwrap_or(text);
    let command = text.trim_start_matches(|c: char| c == '(' || c.is_whitespace());
    command.len() < text.len() && (command.starts_with("assume ") || command.starts_with("step "))
}

/// Checks an Alethe proof of a script. One with holes is neither valid nor invalid.
fn check_proof(script: &input::Source, certificate: &input::Source, guard: &Guard) -> u8 {
    guard.monitor().phase("check");
    let bad = |message: String| bad_input(&message, guard);
    let name = &script.name;
    let mut tree = Tree::default();
    let mut problem = match read_problem(&script.bytes[..], &mut tree) {
        Ok(problem) => problem,
        Err(error) => return bad(format!("{name}:{error}")),
    };
    if let Some(unread) = &problem.unread {
        guard.say(&format!("{name}:{unread}: not read, so a proof must do without it"));
    }
    let proof = match read_proof(&certificate.text(), &mut problem.terms, &mut tree) {
        Ok(proof) => proof,
        Err(error) => return bad(format!("{}:{error}", certificate.name)),
    };
    match alethe::check(&problem.terms.exprs, &problem.assertions, &proof) {
        Ok(report) if report.holes == 0 => {
            give(Verdict::Valid, "valid", "", guard);
            exit::OK
        }
        Ok(report) => {
            let why = "unknown: nothing justifies the steps with the rule `hole`";
            give(Verdict::Unknown, &format!("valid with {} holes", report.holes), why, guard);
            exit::UNKNOWN
        }
        Err(error) => {
            give(Verdict::Invalid, "invalid", &format!("invalid: {error}"), guard);
            exit::VIOLATED
        }
    }
}

fn refuse(error: &CheckError, guard: &Guard) -> u8 {
    if !error.is_unconfirmed() {
        give(Verdict::Invalid, "invalid", &format!("invalid: {error}"), guard);
        return exit::VIOLATED;
    }
    let reason = match guard.stop().reason() {
        Some(interrupt) => Reason::Interrupted(interrupt),
        None => Reason::Incomplete(error.to_string()),
    };
    give(Verdict::Unknown, "unknown", &format!("unknown: {reason}"), guard);
    guard.mode().unknown(&reason)
}

/// A derivation is a JSON object, a model a list. The verdict that `solve` prints first may have stayed.
fn check_horn(problem: &mut Horn, text: &str, guard: &Guard) -> Result<Evidence, CertificateError> {
    let text = text.trim_start();
    let body = ["sat", "unsat", "safe", "unsafe"]
        .iter()
        .find_map(|word| text.strip_prefix(word).filter(|rest| rest.starts_with(['\n', '\r'])))
        .map_or(text, str::trim_start);
    if body.starts_with('{') {
        let derivation = check_derivation_json(&problem.pool, &problem.system, body)?;
        return Ok(Evidence::Clauses(Outcome::Unsafe(derivation)));
    }
    let model = horn::parse_model(problem, text);
    let inv = model.map_err(|error| CertificateError::Malformed(error.to_string()))?.ok_or_else(|| {
        CheckError::Unconfirmed { what: "the model".into(), reason: "it lacks auxiliary predicates".into() }
    })?;
    check_invariant(&mut problem.pool, &problem.system, &inv, guard.stop())?;
    Ok(Evidence::Clauses(Outcome::Safe(inv)))
}

/// An invariant begins with a definition; everything else is a trace. The verdict that `solve` or `verify` prints first may
/// have stayed, but for that of a witness, which is part of it.
fn check_system(problem: &mut System, text: &str, guard: &Guard) -> Result<Evidence, CertificateError> {
    let (text, above) = without_verdict(text);
    let malformed = |mut error: InputError| {
        error.span.line += above;
        CertificateError::Malformed(error.to_string())
    };
    if is_definition(text) {
        let inv = problem.read_invariant(text).map_err(malformed)?;
        let (pool, system) = problem.asked();
        check_ts_invariant(pool, system, &inv, guard.stop())?;
        return Ok(Evidence::System(TsOutcome::Safe(inv)));
    }
    let trace = problem.read_trace(text).map_err(malformed)?;
    if problem.is_beside(&trace) {
        let what = "the trace ends in a violation of another property".to_owned();
        return Err(CheckError::BadTrace(what).into());
    }
    check_trace(&problem.pool, problem.whole(), &trace)?;
    Ok(Evidence::System(TsOutcome::Unsafe(trace)))
}

/// The text without a first line that is only a verdict, unless a witness begins with it; and how many lines that takes.
fn without_verdict(text: &str) -> (&str, u32) {
    let Some((first, rest)) = text.split_once('\n') else { return (text, 0) };
    let is_list = rest.trim_start().starts_with(['(', ';']);
    let dropped = match first.trim_end() {
        "safe" | "unsafe" => true,
        "sat" | "unsat" | "0" | "1" => is_list,
        _ => false,
    };
    if dropped { (rest, 1) } else { (text, 0) }
}

/// Whether the first command of a text is a definition or another one that may stand above an invariant.
fn is_definition(text: &str) -> bool {
    let command = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !line.starts_with(';'));
    let word = command.and_then(|line| line.strip_prefix('(')).map(str::trim_start);
    word.is_some_and(|word| ["define-fun", "set-"].iter().any(|start| word.starts_with(start)))
}
