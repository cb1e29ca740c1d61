//! `smt` and `sat`: problems that are answered as they are, without a question of safety.

use super::{CommonArgs, PlainFormat, named};
use clap::{Args, ValueEnum};
use eufonium_engine::SatEngine;

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
