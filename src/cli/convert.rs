//! `convert`: a problem in another format.
//!
//! Transition systems become clauses and linear clauses become transition systems by the transformations that engines use,
//! so a converted problem is safe exactly when the given one is. What the target cannot say is `unknown`'s exit code and a
//! message.

use super::answer::Dialect;
use super::args::{ConvertArgs, TargetFormat, settings};
use super::exit;
use super::guard::Guard;
use super::load::{bad_input, load};
use eufonium_base::Stats;
use eufonium_engine::programs::{
    Arith, EncodeOptions, Encoded, IntEncoding, ProgramOptions, encode, pure_program,
};
use eufonium_engine::{linear_system, state_clauses};
use eufonium_frontend::{btor2, horn_text, vmt};
use eufonium_ir::program::{dot, print};
use eufonium_ir::{Program, Reason, TermPool, TransSys};
use eufonium_verify::Problem;
use eufonium_verify::problem::ProgramFile;

/// Converts the problem; returns the exit code.
pub fn run(args: &ConvertArgs, guard: &Guard) -> u8 {
    if let Err(message) = settings(&args.set) {
        return bad_input(&message, guard);
    }
    let reading = args.program.reading(args.property.as_deref(), guard);
    let problem = match load(&args.files, Dialect::Plain, &reading, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    guard.monitor().phase("convert");
    let text = match converted(problem, args) {
        Ok(text) => text,
        Err(what) => {
            let reason = Reason::Unsupported(what);
            guard.reject(&format!("unknown: {reason}"), None);
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
fn converted(problem: Problem, args: &ConvertArgs) -> Result<String, String> {
    match (problem, args.to) {
        (Problem::Program(mut program), to) => self::program(&mut program, args, to),
        (_, to @ (TargetFormat::Dot | TargetFormat::Program)) => {
            Err(format!("only programs are written as {to:?}"))
        }
        (Problem::Horn(mut horn), TargetFormat::Chc) => {
            horn_text::write(&mut horn.pool, &horn.system).map_err(|e| e.to_string())
        }
        (Problem::Horn(mut horn), to) => {
            let (system, _) = linear_system(&mut horn.pool, &horn.system)?;
            written(&mut horn.pool, &system, to)
        }
        (Problem::System(mut system), to) => {
            let (pool, system) = system.asked();
            written(pool, system, to)
        }
    }
}

/// A transition system in a format.
///
/// # Errors
/// If the format cannot say it.
fn written(pool: &mut TermPool, system: &TransSys, to: TargetFormat) -> Result<String, String> {
    match to {
        TargetFormat::Chc => {
            let (clauses, _) = state_clauses(pool, system);
            horn_text::write(pool, &clauses).map_err(|e| e.to_string())
        }
        TargetFormat::Vmt => vmt::write(pool, system).map_err(|e| e.to_string()),
        TargetFormat::Btor2 => btor2::write(pool, system),
        TargetFormat::Dot | TargetFormat::Program => Err("a transition system is no program".into()),
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
    let bits = EncodeOptions { step, encoding: IntEncoding::BITS };
    let encoding = match options.arith {
        Arith::Integers => IntEncoding::Integers { exact: true },
        Arith::Reals => IntEncoding::Reals,
        Arith::Auto if to == TargetFormat::Chc => IntEncoding::Integers { exact: true },
        Arith::Auto | Arith::BitVectors => return encode(pool, pure, &bits),
    };
    let encoded = encode(pool, pure, &EncodeOptions { step, encoding })?;
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
fn program(file: &mut ProgramFile, args: &ConvertArgs, to: TargetFormat) -> Result<String, String> {
    let options = args.program.options(Default::default(), true, &settings(&args.set)?);
    let pure = pure_program(&file.program, &options, false, &mut Stats::new())?.program;
    match to {
        TargetFormat::Dot => return Ok(dot::program(&pure)),
        TargetFormat::Program => return Ok(print::program(&pure)),
        TargetFormat::Chc | TargetFormat::Vmt | TargetFormat::Btor2 => {}
    }
    let encoded = encoded(&mut file.pool, &pure, &options, to)?;
    if to == TargetFormat::Chc {
        return horn_text::write(&mut file.pool, &encoded.system).map_err(|e| e.to_string());
    }
    let (system, _) = linear_system(&mut file.pool, &encoded.system)?;
    written(&mut file.pool, &system, to)
}
