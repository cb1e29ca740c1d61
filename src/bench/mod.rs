//! Tools run over sets of problems, and what comes out of that: `eufonium bench`.
//!
//! A [`Campaign`] says what is run: problems, configurations, limits and rounds. [`resolve`] reads its manifests and
//! hashes its files and makes a [`Plan`], which is the first line of a [log](`log`); [`run`] adds a line for each run. All that people look
//! at is computed from the log alone: [`Summary`] scores the runs, and `tables`, `plots` and [`page`] show the summary, as pure functions.
//! So a campaign goes on after a kill, its parts may run anywhere, and tables can be made again.
//!
//! Nothing here knows what a solver is: our own binary is a command like any other.

pub mod campaign;
pub mod compare;
pub mod configuration;
pub mod glob;
pub mod hash;
pub mod log;
pub mod machine;
pub mod manifests;
pub mod page;
pub mod plan;
pub mod plots;
pub mod problem;
pub mod progress;
pub mod runner;
pub mod slurm;
pub mod summary;
pub mod tables;
pub mod time;
pub mod units;
pub mod verdict;

pub use campaign::Campaign;
pub use configuration::{Configuration, Reading};
pub use log::{Log, Run};
pub use plan::{Plan, resolve};
pub use problem::{Limits, Problem};
pub use runner::{Settings, run};
pub use summary::Summary;

use std::path::{Path, PathBuf};

/// Why a campaign cannot be read, planned or run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder that cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A text that breaks the rules of its format.
    #[error("{}: {message}", path.display())]
    Malformed {
        /// The text.
        path: PathBuf,
        /// Where in it, and what was expected.
        message: String,
    },
    /// What was asked for makes no sense.
    #[error("{0}")]
    Usage(String),
}

impl Error {
    /// A complaint of the system about `path`.
    pub fn io(path: &Path) -> impl FnOnce(std::io::Error) -> Error {
        let path = path.to_owned();
        move |error| Error::Io { path, error }
    }

    /// A complaint about the text of `path`.
    pub fn malformed(path: &Path, message: impl Into<String>) -> Error {
        Error::Malformed { path: path.to_owned(), message: message.into() }
    }
}

/// What most functions here return.
pub type Result<T, E = Error> = std::result::Result<T, E>;
