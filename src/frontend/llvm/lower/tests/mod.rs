//! Modules as text, lowered and run by the evaluator.

mod checks;
mod debug;
mod effects;
mod errors;
mod instructions;
mod intrinsics;
mod jumps;
mod library;
mod strings;

use super::{LowerOptions, lower};
use crate::llvm::read;
use eufonium_base::Bits;
use eufonium_ir::program::eval::{Choice, Choices, End, Limits, Run, Source, Value, run};
use eufonium_ir::program::{CheckKind, Program, SiteKind, Type};

/// Gives the calls of functions without definition, and the entry's arguments, these values in order; zeros afterwards.
struct Inputs<'a>(std::slice::Iter<'a, u64>);

impl Choices for Inputs<'_> {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let given = match (choice.source, choice.ty) {
            (Source::Site(site), Type::Int(bits)) => match &program.sites[site].kind {
                SiteKind::External(_) | SiteKind::Argument => self.0.next().map(|n| Bits::from_u64(*n, bits)),
                _ => None,
            },
            _ => None,
        };
        given.map_or_else(|| Value::zero(program, choice.ty), Value::Word)
    }
}

/// The program of a module; it is valid.
fn program_with(text: &str, options: &LowerOptions) -> Program {
    let module = read(text.as_bytes()).unwrap_or_else(|e| panic!("{e} in {text}"));
    let program = lower(&module, options).unwrap_or_else(|e| panic!("{e} in {text}"));
    if let Err(error) = eufonium_ir::program::validate::validate(&program) {
        panic!("{error:?} in {text}");
    }
    program
}

fn program(text: &str) -> Program {
    program_with(text, &LowerOptions::default())
}

fn options(kinds: &[CheckKind]) -> LowerOptions {
    LowerOptions { properties: kinds.iter().copied().collect(), ..LowerOptions::default() }
}

/// How a run ends with these inputs.
fn outcome(program: &Program, inputs: &[u64]) -> String {
    ending(program, &run(program, &mut Inputs(inputs.iter()), &Limits::default()))
}

/// How a run ended: `exit 3`, or in words.
fn ending(program: &Program, run: &Run) -> String {
    match &run.end {
        End::Exit => match run.results.first() {
            Some(value) => format!("exit {}", value.word().as_u64().expect("tests return at most 64 bits")),
            None => "exit".to_string(),
        },
        End::Violation(check) | End::Unsupported(check) => program.checks[*check].message.clone(),
        End::Silent => "silent".to_string(),
        End::Undefined { what, .. } => format!("undefined: {what}"),
        End::Unmodelled { what, .. } => format!("unmodelled: {what}"),
        End::OutOfFuel => "out of fuel".to_string(),
    }
}

/// Lowers and runs.
fn result(text: &str, inputs: &[u64]) -> String {
    outcome(&program(text), inputs)
}

/// A module whose `main` has this body; the layout is that of x86-64.
fn main_of(declarations: &str, body: &str) -> String {
    format!(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n\
         declare i32 @nd()\n{declarations}\ndefine i32 @main() {{\n{body}\n}}\n"
    )
}
