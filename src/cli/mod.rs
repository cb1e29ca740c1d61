//! The command line: arguments, files, limits and signals, printing, exit codes. The only folder that prints.
//!
//! Standard output carries the answer and nothing else; everything for people goes to standard error.

pub mod alloc;
pub mod analyze;
pub mod args;
pub mod clang;
pub mod convert;
pub mod database;
pub mod evidence;
pub mod exit;
pub mod guard;
pub mod input;
pub mod log;
pub mod problem;
pub mod program_args;
pub mod programs;
pub mod replay;
pub mod report;
pub mod several;
pub mod smt;
pub mod solve;
pub mod units;
pub mod validate;

use args::{Cli, Command, RunArgs};
use clap::Parser;
use exit::ExitMode;
use guard::Guard;
use std::process::ExitCode;

/// Reads the command line, does what it says, and returns the exit code.
pub fn main() -> ExitCode {
    match Cli::parse_from(program_args::rewrite(std::env::args_os())).command {
        Command::Solve(args) => run(&args.common.run.clone(), ExitMode::Zero, move |guard| {
            solve::run(&args, solve::Words::Native, guard)
        }),
        Command::Verify(args) => run(&args.common.run.clone(), ExitMode::Verdict, move |guard| {
            solve::run(&args, solve::Words::Plain, guard)
        }),
        Command::Check(args) => {
            run(&args.run.clone(), ExitMode::Verdict, move |guard| validate::run(&args, guard))
        }
        Command::Analyze(args) => {
            run(&args.run.clone(), ExitMode::Verdict, move |guard| analyze::run(&args, guard))
        }
        Command::Convert(args) => {
            run(&args.run.clone(), ExitMode::Verdict, move |guard| convert::run(&args, guard))
        }
        Command::HelpMarkdown => {
            print!("{}", args::markdown());
            ExitCode::SUCCESS
        }
        Command::Smt(args) => {
            run(&args.common.run.clone(), ExitMode::Zero, move |guard| smt::run(&args, guard))
        }
    }
}

/// Does `work` under a guard, in a thread with a large stack.
fn run(args: &RunArgs, mode: ExitMode, work: impl FnOnce(&Guard) -> u8 + Send + 'static) -> ExitCode {
    if let Err(message) = log::init(args.verbose, &args.log) {
        eprintln!("error: {message}");
        return ExitCode::from(exit::USAGE);
    }
    let guard = Guard::start(args.terms(mode));
    let thread = std::thread::Builder::new().name("solver".into()).stack_size(eufonium_engine::STACK);
    let worker = thread.spawn(move || work(&guard)).expect("the system can start a thread");
    // A panic ends the process in the guard's hook; there is nothing to join then.
    ExitCode::from(worker.join().unwrap_or(exit::INTERNAL))
}
