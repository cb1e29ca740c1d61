//! `solve` and `verify`: from a file to a verdict, with the certificate on request.

use super::answer::{Answer, Dialect, Verdict, give};
use super::args::{ProofForm, SolveArgs, settings};
use super::details;
use super::explain;
use super::guard::Guard;
use super::load::{bad_input, choose, load};
use super::{programs, project, several};
use eufonium_engine::certificate;
use eufonium_ir::{Outcome, Reason, TsOutcome};
use eufonium_verify::problem::{Horn, Polarity, Problem, System, system};
use eufonium_verify::{input, solve};

/// Solves the problem and prints the answer; returns the exit code.
pub fn run(args: &SolveArgs, words: Dialect, guard: &Guard) -> u8 {
    if args.is_project() {
        return project::run(args, guard);
    }
    guard.ask();
    if let Err(message) = settings(&args.common.set) {
        return bad_input(&message, guard);
    }
    if let Some(path) = &args.report {
        guard.keep_page(path, explain::unanswered(args, None, guard));
    }
    let reading = args.program.reading(args.property.as_deref(), guard);
    match load(&args.files, words, &reading, guard) {
        Ok(problem) => answer(args, words, problem, guard),
        Err(code) => {
            guard.explain_end();
            code
        }
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
    if let Some(path) = &args.report {
        guard.keep_page(path, explain::unanswered(args, Some(&problem), guard));
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
        Problem::Program(program) if program.property.parts.is_empty() => {
            programs::run(args, words, program, guard)
        }
        Problem::Program(program) => several::run(args, words, program, guard),
    };
    if !guard.is_hosted() {
        // The process ends now: taking a large problem apart could last longer than the limits allow.
        std::mem::forget(problem);
    }
    code
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
