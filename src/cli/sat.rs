//! `sat`: propositional formulas in the format of DIMACS, answered in the words and with the exit codes of SAT competitions.
//! `check` for their refutations.

use super::alloc::NoAnswer;
use super::args::{ClausalFormat, SatArgs, settings};
use super::exit;
use super::guard::Guard;
use super::load::{bad_input, read, refuse};
use super::validity::give;
use eufonium_engine::check::clausal::check_refutation;
use eufonium_engine::{CnfOptions, CnfOutcome, EngineOptions, solve_cnf};
use eufonium_findings::Verdict;
use eufonium_frontend::dimacs::{read_cnf, read_lrat, write_drat, write_lrat};
use eufonium_ir::cnf::ProofStep;
use eufonium_verify::input;
use std::fmt::Write;

/// The longest line of an assignment.
const LINE: usize = 78;

/// Decides the formula and prints the answer; returns the exit code.
pub fn run(args: &SatArgs, guard: &Guard) -> u8 {
    guard.call_missing_answers(NoAnswer::SolutionLine);
    guard.ask();
    let settings = match settings(&args.common.set) {
        Ok(settings) => settings,
        Err(message) => return bad_input(&message, guard),
    };
    let source = match read(&args.file, guard) {
        Ok(source) => source,
        Err(code) => return code,
    };
    let cnf = match read_cnf(&source.bytes) {
        Ok(cnf) => cnf,
        Err(error) => return refuse(&source.name, &error, guard),
    };
    guard.monitor().phase("search");
    let options = {
        let native = EngineOptions::default().with_all(&settings).components.smt.native;
        CnfOptions { sat: args.sat, seed: args.common.seed, proof: args.proof.is_some(), native }
    };
    let (outcome, stats) = solve_cnf(&cnf, &options, guard.stop());
    let (code, word) = match outcome {
        CnfOutcome::Satisfiable(values) => {
            let mut text = String::from("s SATISFIABLE\n");
            if !args.no_assignment {
                assignment(&mut text, &values);
            }
            guard.conclude(&text);
            (exit::SATISFIABLE, "satisfiable")
        }
        CnfOutcome::Unsatisfiable(steps) => {
            if let (Some(path), Some(steps)) = (&args.proof, &steps)
                && let Err(error) = std::fs::write(path, text_of(steps, args.proof_format))
            {
                return bad_input(&format!("{path}: {error}"), guard);
            }
            guard.conclude("s UNSATISFIABLE\n");
            (exit::UNSATISFIABLE, "unsatisfiable")
        }
        CnfOutcome::Unknown(reason) => {
            guard.conclude_unknown(&reason, None);
            guard.say(&format!("unknown: {reason}"));
            (guard.mode().unknown(&reason), "unknown")
        }
    };
    guard.print_stats(&stats, word, &[]);
    code
}

fn text_of(steps: &[ProofStep], format: ClausalFormat) -> String {
    match format {
        ClausalFormat::Lrat => write_lrat(steps),
        ClausalFormat::Drat => write_drat(steps),
    }
}

/// The lines of values, which end in 0.
fn assignment(out: &mut String, values: &[bool]) {
    let mut line = String::from("v");
    let lits = (1i64..).zip(values).map(|(variable, value)| if *value { variable } else { -variable });
    for lit in lits.chain([0]) {
        let word = format!(" {lit}");
        if line.len() + word.len() > LINE {
            let _ = writeln!(out, "{line}");
            line = String::from("v");
        }
        line.push_str(&word);
    }
    let _ = writeln!(out, "{line}");
}

/// Checks a refutation of a formula; returns the exit code.
pub fn check(formula: &input::Source, certificate: &input::Source, guard: &Guard) -> u8 {
    let cnf = match read_cnf(&formula.bytes) {
        Ok(cnf) => cnf,
        Err(error) => return refuse(&formula.name, &error, guard),
    };
    let steps = match read_lrat(&certificate.bytes) {
        Ok(steps) => steps,
        Err(error) => return refuse(&certificate.name, &error, guard),
    };
    match check_refutation(&cnf, &steps) {
        Ok(()) => {
            give(Verdict::Valid, "valid", "", guard);
            exit::OK
        }
        Err(error) => {
            give(Verdict::Invalid, "invalid", &format!("invalid: {error}"), guard);
            exit::VIOLATED
        }
    }
}

#[cfg(test)]
mod tests {
    use super::assignment;

    #[test]
    fn assignments_are_lines_of_some_length() {
        let mut text = String::new();
        assignment(&mut text, &[true, false]);
        assert_eq!(text, "v 1 -2 0\n");
        text.clear();
        assignment(&mut text, &[false; 100]);
        assert!(text.lines().all(|line| line.starts_with("v -") && line.len() <= super::LINE));
        assert_eq!(text.split_whitespace().filter(|word| *word != "v").count(), 101);
    }
}
