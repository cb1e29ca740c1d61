//! `convert`: problems in other formats.

use super::{PlainFormat, RunArgs, SetArg};
use crate::program_args::ProgramArgs;
use clap::{Args, ValueEnum};

/// Arguments of `convert`.
#[derive(Debug, Args)]
pub struct ConvertArgs {
    /// The problem; `-` reads standard input. May be compressed by gzip. Several files of C and LLVM IR are linked to one program.
    #[arg(value_name = "FILE", required_unless_present = "compile_commands")]
    pub files: Vec<String>,
    /// The format to write. Horn clauses must be linear, and programs without recursion, for transition systems.
    #[arg(long, value_name = "FORMAT")]
    pub to: TargetFormat,
    /// The property of a program, as for `verify`.
    #[arg(long, value_name = "PROPERTY")]
    pub property: Option<String>,
    /// Options of programs.
    #[command(flatten)]
    pub program: ProgramArgs,
    /// Give an option of a component another value: `spacer.relate=false`. The components and their options are listed below. May be repeated.
    #[arg(long, value_name = "COMPONENT.OPTION=VALUE", value_parser = SetArg::of, help_heading = "Components")]
    pub set: Vec<SetArg>,
    /// Write to a file instead of standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
    /// What standard output gets: the text, or a JSON object that holds it.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: PlainFormat,
    /// Limits and reports.
    #[command(flatten)]
    pub run: RunArgs,
}

/// The formats that problems are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TargetFormat {
    /// Constrained Horn clauses as SMT-LIB in the logic HORN.
    Chc,
    /// A transition system as VMT.
    Vmt,
    /// A transition system as BTOR2.
    Btor2,
    /// A circuit of single bits as AIGER, in its binary form: words become bits, small arrays all of their elements. `check` reads witnesses of it for the given problem.
    Aiger,
    /// The same in the text form.
    Aag,
    /// The control flow of a program for Graphviz.
    Dot,
    /// A program as text, as it is encoded.
    Program,
}
