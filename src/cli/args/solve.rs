//! `solve` and `verify`: what they take, and the options of the engine that follow.

use super::{CommonArgs, RunArgs};
use crate::desk::{Desk, FindingsFormat, Output};
use crate::program_args::{EvidenceArgs, ProgramArgs};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use eufonium_engine::{EngineChoice, EngineName, EngineOptions};
use std::path::PathBuf;

/// Arguments of `solve` and `verify`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The problem; `-` reads standard input. May be compressed by gzip. Several files of C and LLVM IR are linked to one program. Without
    /// any, the targets of the `eufonium.toml` that stands here or above.
    #[arg(value_name = "FILE")]
    pub files: Vec<String>,
    /// The engine.
    #[arg(short, long, value_name = "NAME", default_value = "auto", value_parser = engine_names())]
    pub engine: EngineChoice,
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

/// The form of a derivation or trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProofForm {
    /// What `check` reads: a derivation as JSON, a trace as the witness of the format.
    Json,
    /// Text for people. `check` reads traces in this form too.
    Text,
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

fn engine_names() -> impl TypedValueParser<Value = EngineChoice> {
    let names = std::iter::once("auto").chain(EngineName::NAMES.iter().copied());
    PossibleValuesParser::new(names).map(|name| name.parse().expect("it is one of the names"))
}
