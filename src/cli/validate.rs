//! `check PROBLEM CERTIFICATE`: the checker alone. Prints `valid`, `invalid`, or `unknown` if it could not tell.

use super::args::CheckArgs;
use super::exit;
use super::guard::Guard;
use super::problem::{self, Problem};
use super::{input, solve};
use crate::engine::certificate::check_derivation_json;
use crate::engine::check::check_invariant;
use crate::engine::{CertificateError, CheckError};
use crate::ir::Reason;

/// Checks the certificate and prints the verdict; returns the exit code.
pub fn run(args: &CheckArgs, guard: &Guard) -> u8 {
    guard.ask();
    let mut problem = match solve::load(&args.problem, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    let certificate = match input::read(&args.certificate) {
        Ok(source) => source,
        Err(error) => {
            guard.conclude("");
            guard.say(&format!("{}: {error}", input::display_name(&args.certificate)));
            return exit::BAD_INPUT;
        }
    };
    guard.monitor().phase("check");
    match check(&mut problem, &certificate.text, guard) {
        Ok(()) => {
            guard.conclude("valid\n");
            exit::OK
        }
        Err(CertificateError::Malformed(what)) => {
            guard.conclude("");
            guard.say(&format!("{}:{what}", certificate.name));
            exit::BAD_INPUT
        }
        Err(CertificateError::Invalid(error)) => refuse(&error, guard),
    }
}

fn refuse(error: &CheckError, guard: &Guard) -> u8 {
    if !error.is_unconfirmed() {
        guard.conclude("invalid\n");
        guard.say(&format!("invalid: {error}"));
        return exit::VIOLATED;
    }
    let reason = match guard.stop().reason() {
        Some(interrupt) => Reason::Interrupted(interrupt),
        None => Reason::Incomplete(error.to_string()),
    };
    guard.conclude("unknown\n");
    guard.say(&format!("unknown: {reason}"));
    guard.mode().unknown(&reason)
}

/// A derivation is a JSON object, a model a list. The verdict that `solve` prints first may have stayed.
fn check(problem: &mut Problem, text: &str, guard: &Guard) -> Result<(), CertificateError> {
    let text = text.trim_start();
    let body = ["sat", "unsat", "safe", "unsafe"]
        .iter()
        .find_map(|word| text.strip_prefix(word).filter(|rest| rest.starts_with(['\n', '\r'])))
        .map_or(text, str::trim_start);
    if body.starts_with('{') {
        return check_derivation_json(&problem.pool, &problem.system, body).map(|_| ());
    }
    let model = problem::parse_model(problem, text);
    let inv = model.map_err(|error| CertificateError::Malformed(error.to_string()))?.ok_or_else(|| {
        CheckError::Unconfirmed { what: "the model".into(), reason: "it lacks auxiliary predicates".into() }
    })?;
    Ok(check_invariant(&mut problem.pool, &problem.system, &inv, guard.stop())?)
}
