//! What is said about the answer for a program, beside the verdict: traces, harnesses, witnesses, invariants.

use super::guard::Guard;
use super::program_args::EvidenceArgs;
use eufonium_engine::programs::Violation;
use eufonium_findings as findings;
use eufonium_frontend::program_text::trace::{Form, steps as trace_steps, trace};
use eufonium_frontend::program_text::witness::LoopInvariant;
use eufonium_ir::program::eval::events::Record;
use eufonium_ir::program::{Loc, Program};
use eufonium_verify::evidence::{
    LONGEST, Subject, correctness_witness, harness_of, replayed, violation_witness,
};
use eufonium_verify::problem::ProgramFile;
use std::path::Path;

/// The trace of a violation for people.
pub fn trace_text(program: &Program, record: &Record, args: &EvidenceArgs) -> String {
    if record.truncated && record.events.is_empty() {
        return format!("The run is not shown: it has more than {LONGEST} instructions.");
    }
    trace(program, record, if args.full_trace { Form::Full } else { Form::Compact })
}

/// The trace of a violation step by step.
pub fn steps(program: &Program, record: &Record, args: &EvidenceArgs) -> Vec<findings::Step> {
    let form = if args.full_trace { Form::Full } else { Form::Compact };
    let step = |line: eufonium_frontend::program_text::trace::Line| findings::Step {
        location: line.at.map(|at| location(program, at)),
        depth: line.indent as u32,
        text: line.text,
        values: findings::Named::all(line.value),
    };
    trace_steps(program, record, form).into_iter().map(step).collect()
}

/// A place as documents have it.
pub fn location(program: &Program, at: Loc) -> findings::Location {
    let file = program.files.get(at.file).map_or_else(String::new, |file| file.to_string());
    findings::Location { file, line: at.line, column: at.column }
}

/// Writes what was asked for about a violation, and runs the compiled program.
pub fn of_violation(
    file: &ProgramFile,
    violation: &Violation,
    record: &Record,
    args: &EvidenceArgs,
    guard: &Guard,
) {
    let subject = Subject::of(file);
    let made = harness_of(&subject, record);
    if let Some(path) = &args.harness {
        write(path, &made.text, guard);
    }
    if let Some(path) = &args.witness {
        write(path, &violation_witness(&subject, record), guard);
    }
    if !args.no_run {
        guard.monitor().phase("replay");
        guard.remark(&replayed(file, violation, record, &made, guard.stop()));
    }
}

/// Writes the witness of a safe program.
pub fn of_safety(file: &ProgramFile, invariants: &[LoopInvariant], args: &EvidenceArgs, guard: &Guard) {
    if let Some(path) = &args.witness {
        write(path, &correctness_witness(&Subject::of(file), invariants), guard);
    }
}

fn write(path: &Path, text: &str, guard: &Guard) {
    if let Err(error) = std::fs::write(path, text) {
        guard.say(&format!("{}: {error}", path.display()));
    }
}

/// The invariants as documents have them.
pub fn invariants_found(program: &Program, invariants: &[LoopInvariant]) -> Vec<findings::Invariant> {
    let found = |i: &LoopInvariant| findings::Invariant {
        location: location(program, i.at),
        function: i.function.clone(),
        expression: i.expression.clone(),
    };
    invariants.iter().map(found).collect()
}
