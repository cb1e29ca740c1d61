//! `convert`: a problem in another format.
//!
//! Transition systems become clauses and linear clauses become transition systems by the transformations that engines use,
//! so a converted problem is safe exactly when the given one is. What the target cannot say is `unknown`'s exit code and a
//! message.

use super::args::{ConvertArgs, TargetFormat};
use super::exit;
use super::guard::Guard;
use super::problem::Problem;
use super::solve::{self, Words};
use crate::engine::{linear_system, state_clauses};
use crate::frontend::{btor2, horn_text, vmt};
use crate::ir::Reason;
use crate::ir::{TermPool, TransSys};

/// Converts the problem; returns the exit code.
pub fn run(args: &ConvertArgs, guard: &Guard) -> u8 {
    let problem = match solve::load(&args.file, Words::Plain, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    guard.monitor().phase("convert");
    let text = match converted(problem, args.to) {
        Ok(text) => text,
        Err(what) => {
            let reason = Reason::Unsupported(what);
            guard.conclude("");
            guard.say(&format!("unknown: {reason}"));
            return guard.mode().unknown(&reason);
        }
    };
    let Some(path) = &args.output else {
        guard.conclude(&text);
        return exit::OK;
    };
    guard.conclude("");
    match std::fs::write(path, text) {
        Ok(()) => exit::OK,
        Err(error) => {
            guard.say(&format!("{path}: {error}"));
            exit::USAGE
        }
    }
}

/// The problem as text, or what stands in the way.
fn converted(problem: Problem, to: TargetFormat) -> Result<String, String> {
    match (problem, to) {
        (Problem::Horn(mut horn), TargetFormat::Chc) => {
            horn_text::write(&mut horn.pool, &horn.system).map_err(|e| e.to_string())
        }
        (Problem::Horn(mut horn), _) => {
            let (system, _) = linear_system(&mut horn.pool, &horn.system)?;
            written(&mut horn.pool, &system, to)
        }
        (Problem::System(mut system), _) => {
            let (pool, system) = system.asked();
            written(pool, system, to)
        }
    }
}

fn written(pool: &mut TermPool, system: &TransSys, to: TargetFormat) -> Result<String, String> {
    match to {
        TargetFormat::Chc => {
            let (clauses, _) = state_clauses(pool, system);
            horn_text::write(pool, &clauses).map_err(|e| e.to_string())
        }
        TargetFormat::Vmt => vmt::write(pool, system).map_err(|e| e.to_string()),
        TargetFormat::Btor2 => btor2::write(pool, system),
    }
}
