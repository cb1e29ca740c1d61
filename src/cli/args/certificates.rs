//! `check` and `report`: problems with what was said of them.

use super::{PlainFormat, RunArgs};
use crate::desk::{Desk, FindingsFormat, Output};
use clap::Args;
use std::path::PathBuf;

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
