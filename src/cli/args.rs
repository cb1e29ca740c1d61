//! The command line: one declaration for parsing, `--help`, manual pages and the page of options.
//!
//! Here are the commands, and what several of them take; each has a file for its own arguments.

mod analyze;
mod certificates;
mod convert;
mod scripts;
mod solve;

pub use analyze::{AnalysisFormat, AnalyzeArgs, AnnotationStyle};
pub use certificates::{CheckArgs, ReportArgs};
pub use convert::{ConvertArgs, TargetFormat};
pub use scripts::{ClausalFormat, ProofFormat, SatArgs, SmtArgs};
pub use solve::{FormatName, ProjectArgs, ProofForm, SolveArgs};

use super::bench_args::BenchArgs;
use super::desk::Output;
use super::exit::ExitMode;
use super::guard::Terms;
use super::lsp::LspArgs;
use super::report::StatsFormat;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use eufonium_base::options::OptionValue;
use eufonium_base::units;
use eufonium_engine::{Setting, SettingError};
use std::convert::Infallible;
use std::path::PathBuf;
use std::time::Duration;

/// A software model checker that proves its answers.
#[derive(Debug, Parser)]
#[command(
    name = "eufonium",
    version,
    propagate_version = true,
    disable_help_subcommand = true,
    args_override_self = true
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Answer in the words of the format: `sat` (safe), `unsat` or `unknown` for Horn clauses; `safe`, `unsafe` or `unknown` for VMT; `sat` (unsafe) with a witness, `unsat` or `unknown` for BTOR2; `1` with a witness, `0` or `2` for AIGER.
    Solve(SolveArgs),
    /// Answer `safe`, `unsafe` or `unknown` for every format; the exit code tells the verdict.
    Verify(SolveArgs),
    /// Run an SMT-LIB script, from a file or command by command from standard input.
    Smt(SmtArgs),
    /// Decide a propositional formula in the format of DIMACS, in the words and with the exit codes of SAT competitions.
    Sat(SatArgs),
    /// Check a certificate: the model, derivation, invariant or trace that `solve` printed, or the proof that `smt` printed.
    Check(CheckArgs),
    /// Write a page that explains a certificate: the model, derivation, invariant or trace that `solve` printed.
    Report(ReportArgs),
    /// Say what abstract interpretation alone finds out: invariants at places of a program, checks that hold, code that no run reaches; of clauses and transition systems, facts.
    Analyze(AnalyzeArgs),
    /// Write a problem in another format.
    Convert(ConvertArgs),
    /// Run configurations and other tools over sets of problems, and make tables, plots and pages of what comes out.
    Bench(BenchArgs),
    /// One run of `bench` with its limits.
    #[command(hide = true)]
    BenchRun,
    /// Speak the Language Server Protocol on standard input and output: programs are verified when they are opened or saved.
    Lsp(LspArgs),
    /// Print completions for a shell, to be loaded by it.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page, of the program or of one of its commands.
    Man {
        /// The command.
        command: Option<String>,
    },
    /// Print the documentation of all options, or of the events of traces.
    #[command(hide = true)]
    HelpMarkdown {
        /// What is documented.
        #[arg(default_value = "options")]
        page: DocumentName,
    },
}

/// Pages that are generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DocumentName {
    /// `docs/options.md`.
    Options,
    /// The events in `docs/trace.md`.
    Trace,
}

/// The formats of what is no answer to a question of safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PlainFormat {
    /// As it is.
    Text,
    /// JSON objects, as `docs/json.md` describes them.
    Json,
}

impl PlainFormat {
    /// What becomes of text, in an object of a schema under a key.
    pub fn output(self, schema: &'static str, key: &'static str) -> Output {
        match self {
            PlainFormat::Text => Output::Text,
            PlainFormat::Json => Output::Wrapped { schema, key },
        }
    }
}

/// Options shared by all that solve.
#[derive(Debug, Args)]
pub struct CommonArgs {
    /// Seed of all random choices.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Do not check answers before they are given. Then an answer is only a claim.
    #[arg(long)]
    pub no_check: bool,
    /// Give an option of a component another value: `spacer.relate=false`. The components and their options are listed below. May be repeated.
    #[arg(long, value_name = "COMPONENT.OPTION=VALUE", value_parser = SetArg::of, help_heading = "Components")]
    pub set: Vec<SetArg>,
    /// Limits and reports.
    #[command(flatten)]
    pub run: RunArgs,
}

/// Limits and reports.
#[derive(Clone, Debug, Args)]
pub struct RunArgs {
    /// Wall-clock limit: 60s, 500ms, 2m.
    #[arg(short, long, value_name = "TIME", value_parser = units::duration, help_heading = "Limits")]
    pub timeout: Option<Duration>,
    /// Limit of resident memory: 200MiB, 4GiB.
    #[arg(short = 'M', long, value_name = "SIZE", value_parser = units::bytes, help_heading = "Limits")]
    pub memory: Option<u64>,
    /// Limit of counted work, of which a unit is about a microsecond: the same result on every machine.
    #[arg(long, value_name = "N", help_heading = "Limits")]
    pub rlimit: Option<u64>,
    /// Print statistics to standard error at the end.
    #[arg(
        long,
        value_name = "FORM",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "text",
        help_heading = "Reports"
    )]
    pub stats: Option<StatsFormat>,
    /// Say nothing on standard error but what is wrong.
    #[arg(short, long, conflicts_with = "verbose", help_heading = "Reports")]
    pub quiet: bool,
    /// Log more to standard error: -v phases, -vv steps.
    #[arg(short, long, action = clap::ArgAction::Count, help_heading = "Reports")]
    pub verbose: u8,
    /// Write what the run does to a file, event by event, as a JSON object a line: frames, obligations, lemmas, facts, turns and others, as
    /// `docs/trace.md` describes them.
    #[arg(long, value_name = "FILE", help_heading = "Reports")]
    pub trace: Option<PathBuf>,
    /// Log level of one component, as in `spacer=debug`. May be repeated.
    #[arg(long, value_name = "TARGET=LEVEL", help_heading = "Reports")]
    pub log: Vec<String>,
}

/// An argument of `--set`. What is wrong with it is said when the problem is about to be read, as other input that makes no sense.
#[derive(Clone, Debug)]
pub struct SetArg {
    text: String,
    setting: Result<Setting, SettingError>,
}

impl SetArg {
    fn of(text: &str) -> Result<SetArg, Infallible> {
        Ok(SetArg { text: text.to_owned(), setting: text.parse() })
    }
}

/// The settings, or what is wrong with the first one that is none.
///
/// # Errors
/// If there is such a one.
pub fn settings(args: &[SetArg]) -> Result<Vec<Setting>, String> {
    let message = |arg: &SetArg, error| format!("error: --set {}: {error}", arg.text);
    args.iter().map(|arg| arg.setting.clone().map_err(|error| message(arg, error))).collect()
}

/// The values of an option by their names.
pub fn named<T: OptionValue + Clone + Send + Sync + 'static>(
    names: &'static [&'static str],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names).map(|name| T::read(&name).expect("it is one of the names"))
}

impl CommonArgs {
    /// What is set; those that are wrong were complained about before.
    pub fn settings(&self) -> Vec<Setting> {
        settings(&self.set).unwrap_or_default()
    }
}

impl RunArgs {
    /// The terms of a run whose exit code says what `mode` says.
    pub fn terms(&self, mode: ExitMode, output: Output) -> Terms {
        let RunArgs { timeout, memory, rlimit: work, stats, quiet, .. } = *self;
        Terms { timeout, memory, work, mode, stats, quiet, output }
    }
}
