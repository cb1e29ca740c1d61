//! One problem of a plan, with everything found that decides what a run on it means, and the limits of runs.

use crate::verdict::Expected;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Limits of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Seconds of wall time.
    pub wall: Option<f64>,
    /// Seconds of processor time.
    pub cpu: Option<f64>,
    /// Bytes of memory.
    pub memory: Option<u64>,
    /// Whether memory also limits the address space of each process.
    pub address_space: bool,
}

/// One problem.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    /// Its name, which is its own within a plan.
    pub id: String,
    /// Where it is.
    pub file: PathBuf,
    /// Further files that belong to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<PathBuf>,
    /// The folder of its manifest.
    pub root: PathBuf,
    /// SHA-256 of its files.
    pub sha256: String,
    /// What is expected.
    pub expected: Expected,
    /// The row of tables that it is in.
    pub group: String,
    /// The family that the manifest gives.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// The kind that the manifest gives.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The property: a name or a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub property: Option<String>,
    /// The sizes of C's types.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_model: Option<String>,
    /// Columns of the manifest that commands use.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub columns: BTreeMap<String, String>,
    /// Limits of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Limits>,
}
