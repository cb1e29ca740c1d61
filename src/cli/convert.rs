//! `convert`: a problem in another format.
//!
//! Transition systems become clauses, and linear clauses transition systems, by the transformations that engines use, and circuits
//! as IC3 on bits sees them, so a converted problem is safe exactly when the given one is. What the target cannot say is `unknown`'s exit code and a
//! message.

use super::answer::Dialect;
use super::args::{ConvertArgs, TargetFormat, settings};
use super::exit;
use super::guard::Guard;
use super::load::{bad_input, load};
use eufonium_base::{Stats, Stop};
use eufonium_engine::programs::{
    Arith, AssumedValid, Calls, EncodeOptions, Encoded, IntEncoding, ProgramOptions, encode, pure_program,
};
use eufonium_engine::{EngineOptions, Setting, linear_system, state_clauses, to_circuit};
use eufonium_frontend::{aiger, btor2, horn_text, vmt};
use eufonium_ir::program::{dot, print};
use eufonium_ir::{Program, Reason, TermPool, TransSys};
use eufonium_verify::Problem;
use eufonium_verify::problem::ProgramFile;
use std::fmt::Display;

/// What is asked for.
struct Conversion<'a> {
    args: &'a ConvertArgs,
    set: Vec<Setting>,
    stop: &'a Stop,
}

/// Converts the problem; returns the exit code.
pub fn run(args: &ConvertArgs, guard: &Guard) -> u8 {
    let set = match settings(&args.set) {
        Ok(set) => set,
        Err(message) => return bad_input(&message, guard),
    };
    let reading = args.program.reading(args.property.as_deref(), guard);
    let problem = match load(&args.files, Dialect::Plain, &reading, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    guard.monitor().phase("convert");
    let converted = match converted(problem, &Conversion { args, set, stop: guard.stop() }) {
        Ok(converted) => converted,
        Err(reason) => {
            guard.reject(&format!("unknown: {reason}"), None);
            return guard.mode().unknown(&reason);
        }
    };
    let Some(path) = &args.output else { return printed(&converted, args.to, guard) };
    guard.conclude("");
    match std::fs::write(path, converted) {
        Ok(()) => exit::OK,
        Err(error) => {
            guard.say(&format!("{path}: {error}"));
            exit::USAGE
        }
    }
}

/// Prints the converted problem; the exit code.
fn printed(converted: &[u8], to: TargetFormat, guard: &Guard) -> u8 {
    let written = match std::str::from_utf8(converted) {
        Ok(text) if to != TargetFormat::Aiger => {
            guard.conclude(text);
            Ok(())
        }
        _ => guard.conclude_bytes(converted),
    };
    written.map_or_else(
        |message| {
            guard.reject(message, None);
            exit::USAGE
        },
        |()| exit::OK,
    )
}

/// The problem in the other format, or what stands in the way.
fn converted(problem: Problem, how: &Conversion<'_>) -> Result<Vec<u8>, Reason> {
    match (problem, how.args.to) {
        (Problem::Program(mut program), _) => self::program(&mut program, how),
        (_, to @ (TargetFormat::Dot | TargetFormat::Program)) => {
            Err(Reason::Unsupported(format!("only programs are written as {to:?}")))
        }
        (Problem::Horn(mut horn), TargetFormat::Chc) => text(horn_text::write(&mut horn.pool, &horn.system)),
        (Problem::Horn(mut horn), _) => {
            let system = linear_system(&mut horn.pool, &horn.system).map_err(Reason::Unsupported)?.0;
            written(&mut horn.pool, &system, how)
        }
        (Problem::System(mut system), _) => {
            let (pool, system) = system.asked();
            written(pool, system, how)
        }
    }
}

/// What was written, if the format could say it.
fn text<E: Display>(written: Result<String, E>) -> Result<Vec<u8>, Reason> {
    written.map(String::into_bytes).map_err(|what| Reason::Unsupported(what.to_string()))
}

/// A transition system in a format.
///
/// # Errors
/// If the format cannot say it.
fn written(pool: &mut TermPool, system: &TransSys, how: &Conversion<'_>) -> Result<Vec<u8>, Reason> {
    let circuit = |pool, form| {
        let options = EngineOptions::default().with_all(&how.set).components.pdr;
        Ok(aiger::write(&to_circuit(pool, system, &options, how.stop)?, form))
    };
    match how.args.to {
        TargetFormat::Chc => {
            let (clauses, _) = state_clauses(pool, system);
            text(horn_text::write(pool, &clauses))
        }
        TargetFormat::Vmt => text(vmt::write(pool, system)),
        TargetFormat::Btor2 => text(btor2::write(pool, system)),
        TargetFormat::Aiger => circuit(pool, aiger::Form::Binary),
        TargetFormat::Aag => circuit(pool, aiger::Form::Text),
        TargetFormat::Dot | TargetFormat::Program => {
            Err(Reason::Unsupported("a transition system is no program".into()))
        }
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
    let bits = EncodeOptions { step, calls: Calls::Summaries, encoding: IntEncoding::BITS };
    let encoding = match options.arith {
        Arith::Integers => IntEncoding::Integers { exact: true },
        Arith::Reals => IntEncoding::Reals,
        Arith::Auto if to == TargetFormat::Chc => IntEncoding::Integers { exact: true },
        Arith::Auto | Arith::BitVectors => return encode(pool, pure, &bits),
    };
    let encoded = encode(pool, pure, &EncodeOptions { step, calls: Calls::Summaries, encoding })?;
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
fn program(file: &mut ProgramFile, how: &Conversion<'_>) -> Result<Vec<u8>, Reason> {
    let to = how.args.to;
    let options = how.args.program.options(Default::default(), true, &how.set);
    let pure = pure_program(&file.program, &options, AssumedValid::None, &mut Stats::new());
    let pure = pure.map_err(Reason::Unsupported)?.program;
    match to {
        TargetFormat::Dot => return Ok(dot::program(&pure).into_bytes()),
        TargetFormat::Program => return Ok(print::program(&pure).into_bytes()),
        _ => {}
    }
    let encoded = encoded(&mut file.pool, &pure, &options, to).map_err(Reason::Unsupported)?;
    if to == TargetFormat::Chc {
        return text(horn_text::write(&mut file.pool, &encoded.system));
    }
    let system = linear_system(&mut file.pool, &encoded.system).map_err(Reason::Unsupported)?.0;
    written(&mut file.pool, &system, how)
}
