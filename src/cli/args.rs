//! The command line: one declaration for parsing, `--help`, manual pages and the page of options.

use super::bench_args::BenchArgs;
use super::desk::{Desk, FindingsFormat, Output};
use super::exit::ExitMode;
use super::guard::Terms;
use super::lsp::LspArgs;
use super::program_args::{EvidenceArgs, ProgramArgs};
use super::report::StatsFormat;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use eufonium_base::options::OptionValue;
use eufonium_base::units;
use eufonium_engine::{EngineOptions, SatEngine, Setting, SettingError, engines};
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

/// Arguments of `solve` and `verify`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The problem; `-` reads standard input. May be compressed by gzip. Several files of C and LLVM IR are linked to one program. Without
    /// any, the targets of the `eufonium.toml` that stands here or above.
    #[arg(value_name = "FILE")]
    pub files: Vec<String>,
    /// The engine.
    #[arg(short, long, value_name = "NAME", default_value = "auto", value_parser = engine_names())]
    pub engine: String,
    /// After a safe answer print the model, one `define-fun` for each predicate, or the invariant of the transition system.
    #[arg(short, long)]
    pub model: bool,
    /// After an unsafe answer print the derivation of `false`, or the trace to the violation. `solve` prints witnesses of BTOR2 and AIGER anyway.
    #[arg(short, long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "json")]
    pub proof: Option<ProofForm>,
    /// Write the model, derivation, invariant or trace to a file instead of standard output. Implies `--model` and `--proof`.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
    /// Write a page of HTML that explains the answer: the source, the run or derivation, invariants, figures. It needs nothing else.
    #[arg(long, value_name = "FILE", help_heading = "Reports")]
    pub report: Option<PathBuf>,
    /// Of a transition system, one property: the index that VMT gives it, the number, from 0, or name in other formats; default: all. Of a program, a property file of SV-COMP or names, separated by commas: `unreach-call`, `no-overflow`, `div-by-zero`, `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memsafety` (these three), `valid-memcleanup`; default: `unreach-call`, with assertions.
    #[arg(long, value_name = "PROPERTY")]
    pub property: Option<String>,
    /// Do not transform the clauses before they are solved.
    #[arg(long)]
    pub no_preprocess: bool,
    /// Do not look for facts by abstract interpretation before Spacer searches.
    #[arg(long)]
    pub no_facts: bool,
    /// What standard output gets: the answer, or a document with the findings, traces, invariants and assumptions in a format that other tools read.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: FormatName,
    /// How many members of the portfolio work at the same time. One repeats its search from run to run. Of a project, how many targets.
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub jobs: u16,
    /// Options of programs.
    #[command(flatten)]
    pub program: ProgramArgs,
    /// What is written about the answer for a program.
    #[command(flatten)]
    pub evidence: EvidenceArgs,
    /// Keep proofs of programs in this folder, and try those that are there first: of the same program, and of what it was before an edit. Each is
    /// checked again.
    #[arg(long, value_name = "DIR", help_heading = "Projects")]
    pub cache: Option<PathBuf>,
    /// Options of projects.
    #[command(flatten)]
    pub project: ProjectArgs,
    /// Options shared by all that solve.
    #[command(flatten)]
    pub common: CommonArgs,
}

/// Options of projects.
#[derive(Clone, Debug, Args)]
pub struct ProjectArgs {
    /// The file with the targets. Default: `eufonium.toml` here or above.
    #[arg(long, value_name = "FILE", conflicts_with = "files", help_heading = "Projects")]
    pub config: Option<PathBuf>,
    /// A document of an earlier run, in the format `json` or `sarif`: violations that are in it are neither reported nor part of the exit code.
    #[arg(long, value_name = "FILE", help_heading = "Projects")]
    pub baseline: Option<PathBuf>,
}

/// The formats of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FormatName {
    /// The word, with what was asked for.
    Text,
    /// One JSON object, as `docs/json.md` describes it.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// JUnit's XML.
    Junit,
    /// Annotations of GitHub Actions.
    Github,
}

/// The formats of what is no answer to a question of safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PlainFormat {
    /// As it is.
    Text,
    /// JSON objects, as `docs/json.md` describes them.
    Json,
}

impl FormatName {
    /// The format of a document; none is text.
    pub fn document(self) -> Option<FindingsFormat> {
        match self {
            FormatName::Text => None,
            FormatName::Json => Some(FindingsFormat::Json),
            FormatName::Sarif => Some(FindingsFormat::Sarif),
            FormatName::Junit => Some(FindingsFormat::Junit),
            FormatName::Github => Some(FindingsFormat::Github),
        }
    }
}

/// Arguments of `smt`.
#[derive(Debug, Args)]
pub struct SmtArgs {
    /// The script; `-` reads standard input and answers each command as it comes.
    pub file: String,
    /// The propositional engine.
    #[arg(long, value_name = "NAME", default_value = "native", value_parser = named::<SatEngine>(SatEngine::NAMES))]
    pub sat: SatEngine,
    /// After each `unsat` print a proof, which `check` reads.
    #[arg(short, long, value_name = "FORMAT")]
    pub proof: Option<ProofFormat>,
    /// Before an answer `unsat` refute the core once more, by another solver with other settings.
    #[arg(long)]
    pub check: bool,
    /// What standard output gets: replies as they are, or a JSON object for each.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: PlainFormat,
    /// Options shared by all that solve.
    #[command(flatten)]
    pub common: CommonArgs,
}

/// Arguments of `sat`.
#[derive(Debug, Args)]
pub struct SatArgs {
    /// The formula; `-` reads standard input. May be compressed by gzip.
    pub file: String,
    /// The propositional engine.
    #[arg(long, value_name = "NAME", default_value = "native", value_parser = named::<SatEngine>(SatEngine::NAMES))]
    pub sat: SatEngine,
    /// Record a refutation, check it before the formula is called unsatisfiable, and write it to a file.
    #[arg(short, long, value_name = "FILE")]
    pub proof: Option<String>,
    /// The format of the refutation.
    #[arg(long, value_name = "FORMAT", default_value = "lrat")]
    pub proof_format: ClausalFormat,
    /// Do not print the assignment.
    #[arg(short = 'n', long)]
    pub no_assignment: bool,
    /// Options shared by all that solve.
    #[command(flatten)]
    pub common: CommonArgs,
}

/// The formats of refutations of propositional formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ClausalFormat {
    /// Each clause with those that it follows from; `check` reads this.
    Lrat,
    /// The clauses alone.
    Drat,
}

/// The formats of proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofFormat {
    /// The Alethe format.
    Alethe,
}

/// Arguments of `check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The problem, as it was given to `solve` or `smt`.
    pub problem: String,
    /// The certificate: a model as SMT-LIB, a derivation as JSON, an invariant or trace of a transition system, or a proof in the Alethe format.
    pub certificate: String,
    /// The property of a transition system that the certificate is about, as it was given to `solve`.
    #[arg(long, value_name = "PROPERTY")]
    pub property: Option<String>,
    /// What standard output gets: the verdict, or a document with it.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: PlainFormat,
    /// Limits and reports.
    #[command(flatten)]
    pub run: RunArgs,
}

/// Arguments of `report`.
#[derive(Debug, Args)]
pub struct ReportArgs {
    /// The problem, as it was given to `solve`.
    pub problem: String,
    /// The certificate: a model as SMT-LIB, a derivation as JSON, an invariant or trace of a transition system. It is checked first.
    pub certificate: String,
    /// Where to write the page.
    #[arg(short, long, value_name = "FILE", default_value = "report.html")]
    pub output: PathBuf,
    /// The property of a transition system that the certificate is about, as it was given to `solve`.
    #[arg(long, value_name = "PROPERTY")]
    pub property: Option<String>,
    /// Limits and reports.
    #[command(flatten)]
    pub run: RunArgs,
}

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
    /// The domains, separated by commas: `booleans` (always), `intervals`, `congruences`, `words`, `zones`, `equalities`. Default: all.
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

/// The formats that problems are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TargetFormat {
    /// Constrained Horn clauses as SMT-LIB in the logic HORN.
    Chc,
    /// A transition system as VMT.
    Vmt,
    /// A transition system as BTOR2.
    Btor2,
    /// The control flow of a program for Graphviz.
    Dot,
    /// A program as text, as it is encoded.
    Program,
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
    /// Limit of counted work (conflicts, pivots, queries): the same result on every machine.
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

/// The form of a derivation or trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofForm {
    /// What `check` reads: a derivation as JSON, a trace as the witness of the format.
    Json,
    /// Text for people. `check` reads traces in this form too.
    Text,
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

fn engine_names() -> PossibleValuesParser {
    PossibleValuesParser::new(std::iter::once("auto").chain(engines().iter().map(|e| e.name())))
}

impl SolveArgs {
    /// Whether the question is about the targets of a project.
    pub fn is_of_targets(&self) -> bool {
        self.files.is_empty() && (self.project.config.is_some() || self.program.compile_commands.is_none())
    }

    /// Whether other processes answer.
    pub fn is_project(&self) -> bool {
        self.is_of_targets() || self.project.baseline.is_some()
    }

    /// The limits of this process, which has none where other processes answer.
    pub fn run_args(&self) -> RunArgs {
        let run = self.common.run.clone();
        if self.is_project() { RunArgs { timeout: None, memory: None, rlimit: None, ..run } } else { run }
    }

    /// What becomes of the answers.
    pub fn output(&self) -> Output {
        let property = self.property.as_deref().unwrap_or_default();
        self.format.document().map_or(Output::Text, |format| {
            Output::Findings(Box::new(Desk::new(format, &self.files, property)))
        })
    }

    /// The options of the engine.
    pub fn engine_options(&self) -> EngineOptions {
        EngineOptions {
            engine: self.engine.clone(),
            preprocess: !self.no_preprocess,
            facts: !self.no_facts,
            check: !self.common.no_check,
            one_step: self.model,
            jobs: usize::from(self.jobs),
            seed: self.common.seed,
            ..EngineOptions::default()
        }
        .with_all(&self.common.settings())
    }
}

impl CommonArgs {
    /// What is set; those that are wrong were complained about before.
    pub fn settings(&self) -> Vec<Setting> {
        settings(&self.set).unwrap_or_default()
    }
}

impl CheckArgs {
    /// What becomes of the verdict.
    pub fn output(&self) -> Output {
        let property = self.property.as_deref().unwrap_or_default();
        match self.format {
            PlainFormat::Text => Output::Text,
            PlainFormat::Json => {
                let files = [self.problem.clone(), self.certificate.clone()];
                Output::Findings(Box::new(Desk::new(FindingsFormat::Json, &files, property)))
            }
        }
    }
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

impl RunArgs {
    /// The terms of a run whose exit code says what `mode` says.
    pub fn terms(&self, mode: ExitMode, output: Output) -> Terms {
        let RunArgs { timeout, memory, rlimit: work, stats, quiet, .. } = *self;
        Terms { timeout, memory, work, mode, stats, quiet, output }
    }
}
