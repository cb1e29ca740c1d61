//! `analyze`: what abstract interpretation says, and how it is shown.

use super::{RunArgs, SetArg};
use crate::program_args::ProgramArgs;
use clap::{Args, ValueEnum};

/// Arguments of `analyze`.
#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// The problem; `-` reads standard input. May be compressed by gzip. Several files of C and LLVM IR are linked to one program.
    #[arg(value_name = "FILE", required_unless_present = "compile_commands")]
    pub files: Vec<String>,
    /// The property of a program, as for `verify`: whose checks are looked at.
    #[arg(long, value_name = "PROPERTY")]
    pub property: Option<String>,
    /// Invariants where a line of the source begins. May be repeated. Default: at the heads of all loops, and at the start and end of all functions.
    #[arg(long, value_name = "FILE:LINE")]
    pub at: Vec<String>,
    /// The form of the answer.
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub format: AnalysisFormat,
    /// Write the source with the invariants in it to a file. Of a program of several files, the first one.
    #[arg(long, value_name = "FILE")]
    pub annotate: Option<String>,
    /// How annotations are written.
    #[arg(long, value_name = "STYLE", default_value = "comments")]
    pub style: AnnotationStyle,
    /// Make no runs that could show violations.
    #[arg(long)]
    pub no_runs: bool,
    /// The domains, separated by commas: `booleans` (always), `intervals`, `congruences`, `words`, `zones`, `equalities`, `octagons`, `polyhedra`, `pieces`, `wrapped`. Default: all but `octagons` and `wrapped`.
    #[arg(long, value_name = "NAMES")]
    pub domain: Option<String>,
    /// How often the head of a loop is joined before it is widened.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub widening_delay: u16,
    /// How many descending steps follow when a loop is stable.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub descending_steps: u16,
    /// Most numbers at which widening stops before it gives a bound up.
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    pub thresholds: u16,
    /// Give an option of a component another value: `spacer.relate=false`. The components and their options are listed below. May be repeated.
    #[arg(long, value_name = "COMPONENT.OPTION=VALUE", value_parser = SetArg::of, help_heading = "Components")]
    pub set: Vec<SetArg>,
    /// Options of programs.
    #[command(flatten)]
    pub program: ProgramArgs,
    /// Limits and reports. What was found before a limit was reached is printed.
    #[command(flatten)]
    pub run: RunArgs,
}

/// The forms of the answer of `analyze`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnalysisFormat {
    /// A line for each finding, with its place.
    Text,
    /// One object.
    Json,
}

/// How sources are annotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnnotationStyle {
    /// Comments with expressions of C.
    Comments,
    /// Annotations of ACSL, the language of Frama-C.
    Acsl,
}
