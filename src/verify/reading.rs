//! How files become a problem: what a caller may say about programs, and what stands in the way.

use super::clang::{ClangError, ClangOptions, DataModel};
use eufonium_base::{InputError, Interrupt, Stop};
use eufonium_frontend::llvm::lower::{Outside, Volatile};
use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// How files are read. All but the property is about programs.
///
/// ```no_run
/// use eufonium_verify::{DataModel, Problem};
///
/// let problem = Problem::options()
///     .property("no-overflow,valid-memsafety")
///     .include("include")
///     .define("NDEBUG")
///     .data_model(DataModel::Ilp32)
///     .open_all(["main.c", "list.c"])?;
/// # Ok::<(), eufonium_verify::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    pub(crate) property: Option<String>,
    pub(crate) entry: Option<String>,
    pub(crate) compile_commands: Option<PathBuf>,
    pub(crate) clang: Option<PathBuf>,
    pub(crate) include: Vec<PathBuf>,
    pub(crate) define: Vec<String>,
    pub(crate) data_model: DataModel,
    pub(crate) outside: Option<Outside>,
    pub(crate) volatile: Volatile,
    pub(crate) malloc_may_fail: bool,
    pub(crate) stop: Stop,
}

impl ReadOptions {
    /// What holds if nothing is said.
    pub fn new() -> ReadOptions {
        ReadOptions::default()
    }
    /// Of a program the property, by names (`no-overflow,div-by-zero`) or as the path of a property file of SV-COMP; without one, that
    /// no error function is reached and no assertion fails. Of a transition system the number or the name of one of its properties;
    /// without, all of them. Horn clauses have no properties to choose from.
    #[must_use]
    pub fn property(mut self, property: impl Into<String>) -> ReadOptions {
        self.property = Some(property.into());
        self
    }
    /// The function where runs start. Without, what the property file says, else `main`.
    #[must_use]
    pub fn entry(mut self, function: impl Into<String>) -> ReadOptions {
        self.entry = Some(function.into());
        self
    }
    /// A compilation database (`compile_commands.json`): files named in it are compiled with their own flags, and files that define
    /// what is needed and not defined are added.
    #[must_use]
    pub fn compile_commands(mut self, path: impl Into<PathBuf>) -> ReadOptions {
        self.compile_commands = Some(path.into());
        self
    }
    /// The compiler of C. Without, `clang`, or the newest `clang-N` on the path.
    #[must_use]
    pub fn clang(mut self, path: impl Into<PathBuf>) -> ReadOptions {
        self.clang = Some(path.into());
        self
    }
    /// A folder with headers; may be repeated.
    #[must_use]
    pub fn include(mut self, folder: impl Into<PathBuf>) -> ReadOptions {
        self.include.push(folder.into());
        self
    }
    /// A macro, as in `NAME` or `NAME=TEXT`; may be repeated.
    #[must_use]
    pub fn define(mut self, text: impl Into<String>) -> ReadOptions {
        self.define.push(text.into());
        self
    }
    /// The sizes of C's types.
    #[must_use]
    pub fn data_model(mut self, model: DataModel) -> ReadOptions {
        self.data_model = model;
        self
    }
    /// What functions without a definition may do besides returning any value. Without, nothing where the property is a file, whose rules say
    /// so, and otherwise what their arguments reach.
    #[must_use]
    pub fn outside(mut self, effects: Outside) -> ReadOptions {
        self.outside = Some(effects);
        self
    }
    /// Which volatile objects may have another value whenever they are read.
    #[must_use]
    pub fn volatile(mut self, objects: Volatile) -> ReadOptions {
        self.volatile = objects;
        self
    }
    /// Whether `malloc` and others of the kind may give null where there may be memory.
    #[must_use]
    pub fn malloc_may_fail(mut self, may: bool) -> ReadOptions {
        self.malloc_may_fail = may;
        self
    }
    /// A token that ends the compiler when it is raised.
    #[must_use]
    pub fn stop(mut self, stop: &Stop) -> ReadOptions {
        self.stop = stop.clone();
        self
    }

    /// What of this decides which program is read from given files, but for the property, as text that is equal for equal options.
    pub(crate) fn of_program(&self) -> String {
        let ReadOptions { property: _, stop: _, entry, compile_commands, clang, include, define, .. } = self;
        let ReadOptions { data_model, outside, volatile, malloc_may_fail, .. } = self;
        let files = (compile_commands, clang, include, define, data_model);
        format!("{entry:?} {files:?} {outside:?} {volatile:?} {malloc_may_fail}")
    }

    /// How C is compiled.
    pub(crate) fn compiler(&self) -> ClangOptions {
        ClangOptions {
            clang: self.clang.clone(),
            include: self.include.clone(),
            define: self.define.clone(),
            model: self.data_model,
            properties: BTreeSet::new(),
            stop: self.stop.clone(),
        }
    }
}

/// Why there is no problem to solve.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read.
    #[error("{file}: {error}")]
    Io {
        /// The name that messages give it.
        file: String,
        /// What the system says.
        error: io::Error,
    },
    /// An input is malformed, or uses what is not supported; with the place, and the file where it is known.
    #[error("{}{}", .0.file.as_ref().map_or(String::new(), |file| format!("{file}:")), .0)]
    Input(#[from] InputError),
    /// The compiler is missing, or refuses the program: its messages, which name file and line.
    #[error(transparent)]
    Compiler(ClangError),
    /// One of several files is none of a program.
    #[error("{file}: only programs (C and LLVM IR) have several files or a compilation database")]
    NoProgram {
        /// The name that messages give it.
        file: String,
    },
    /// The files do not make up one program.
    #[error("{0}")]
    Usage(String),
    /// There is no such property.
    #[error("property: {0}")]
    Property(String),
    /// The run was asked to end while the problem was read.
    #[error("interrupted while the problem was read")]
    Interrupted(Interrupt),
}
