//! The command line: arguments, files, limits and signals, printing, exit codes. The only folder that prints.
//!
//! Standard output carries the answer and nothing else; everything for people goes to standard error.

pub mod advice;
pub mod alloc;
pub mod analyze;
pub mod answer;
pub mod args;
pub mod bench;
pub mod bench_args;
pub mod colour;
pub mod convert;
pub mod desk;
pub mod details;
pub mod evidence;
pub mod exit;
pub mod explain;
pub mod guard;
pub mod library;
pub mod load;
pub mod log;
pub mod lsp;
pub mod manual;
pub mod options_page;
pub mod program_args;
pub mod programs;
pub mod project;
pub mod report;
pub mod sat;
pub mod several;
pub mod smt;
pub mod solve;
pub mod trace;
pub mod validate;
mod validity;

use answer::Dialect;
use args::{Cli, Command, DocumentName, RunArgs};
use clap::Parser;
use desk::Output;
use exit::ExitMode;
use guard::Guard;
use std::process::ExitCode;

/// Reads the command line, does what it says, and returns the exit code.
pub fn main() -> ExitCode {
    match Cli::parse_from(program_args::rewrite(std::env::args_os())).command {
        Command::Solve(args) => run(&args.run_args(), ExitMode::Zero, args.output(), move |guard| {
            solve::run(&args, Dialect::Native, guard)
        }),
        Command::Verify(args) => run(&args.run_args(), ExitMode::Verdict, args.output(), move |guard| {
            solve::run(&args, Dialect::Plain, guard)
        }),
        Command::Check(args) => {
            run(&args.run.clone(), ExitMode::Verdict, args.output(), move |guard| validate::run(&args, guard))
        }
        Command::Report(args) => run(&args.run.clone(), ExitMode::Verdict, Output::Text, move |guard| {
            explain::certificate::run(&args, guard)
        }),
        Command::Analyze(args) => {
            run(&args.run.clone(), ExitMode::Verdict, Output::Text, move |guard| analyze::run(&args, guard))
        }
        Command::Convert(args) => {
            let output = args.format.output("eufonium.converted/1", "text");
            run(&args.run.clone(), ExitMode::Verdict, output, move |guard| convert::run(&args, guard))
        }
        Command::Sat(args) => {
            run(&args.common.run.clone(), ExitMode::Zero, Output::Text, move |guard| sat::run(&args, guard))
        }
        Command::Bench(args) => ExitCode::from(bench::run(&args)),
        Command::BenchRun => eufonium_bench::runner::supervisor::main(),
        Command::Lsp(args) => lsp::run(&args),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { command } => manual::page(command.as_deref()),
        Command::HelpMarkdown { page } => {
            match page {
                DocumentName::Options => print!("{}", options_page::markdown()),
                DocumentName::Trace => print!("{}", options_page::events_markdown()),
            }
            ExitCode::SUCCESS
        }
        Command::Smt(args) => {
            let output = args.format.output("eufonium.reply/1", "reply");
            run(&args.common.run.clone(), ExitMode::Zero, output, move |guard| smt::run(&args, guard))
        }
    }
}

/// Does `work` under a guard, in a thread with a large stack.
fn run(
    args: &RunArgs,
    mode: ExitMode,
    output: Output,
    work: impl FnOnce(&Guard) -> u8 + Send + 'static,
) -> ExitCode {
    let trace = match log::init(args.verbose, args.quiet, &args.log, args.trace.as_deref()) {
        Ok(trace) => trace,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(exit::USAGE);
        }
    };
    let guard = Guard::start(args.terms(mode, output));
    if let Some(trace) = trace {
        trace.counts(guard.stop());
    }
    let thread = std::thread::Builder::new().name("solver".into()).stack_size(eufonium_engine::STACK);
    let work = move || {
        let code = work(&guard);
        guard.publish(code);
        code
    };
    let worker = thread.spawn(work).expect("the system can start a thread");
    // A panic ends the process in the guard's hook; there is nothing to join then.
    ExitCode::from(worker.join().unwrap_or(exit::INTERNAL))
}
