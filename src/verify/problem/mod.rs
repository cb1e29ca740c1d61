//! Problems: read from files of any format or built by the caller, with what is needed to write and read certificates.

pub mod horn;
pub mod program;
mod source_file;
pub mod system;

pub use horn::{Horn, Polarity};
pub use program::ProgramFile;
pub use source_file::SourceFile;
pub use system::System;

use super::input::{self, Source};
use super::reading::{Error, ReadOptions};
use eufonium_base::{InputError, Span};
use eufonium_frontend::Format;
use eufonium_ir::{ChcSystem, TermPool, TransSys};
use std::path::Path;

/// A problem of safety.
///
/// ```no_run
/// use eufonium_verify::Problem;
///
/// let problem = Problem::open("sum.c")?;
/// # Ok::<(), eufonium_verify::Error>(())
/// ```
#[derive(Debug)]
pub enum Problem {
    /// Constrained Horn clauses.
    Horn(Box<Horn>),
    /// A transition system.
    System(Box<System>),
    /// A program.
    Program(Box<ProgramFile>),
}

impl Problem {
    /// Reads a problem from a file, or from standard input for `-`. The format is told by the contents and the name: Horn clauses and rules
    /// in SMT-LIB, VMT, BTOR2, AIGER, LLVM IR, C and C++; packed by gzip or not.
    ///
    /// # Errors
    /// If the file cannot be read, compiled or understood, or has no property.
    pub fn open(path: impl AsRef<Path>) -> Result<Problem, Error> {
        Problem::options().open(path)
    }

    /// Reads a problem in another way: as a program of several files, with a property, headers, macros.
    pub fn options() -> ReadOptions {
        ReadOptions::new()
    }

    /// Reads a problem from a text in memory. The end of the name says the format where the text does not: `x.c`.
    ///
    /// # Errors
    /// As for [`Problem::open`].
    pub fn read(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Result<Problem, Error> {
        Problem::options().read(name, text)
    }

    /// Clauses that were built in this pool.
    pub fn clauses(pool: TermPool, system: ChcSystem) -> Problem {
        Problem::Horn(Box::new(Horn::built(pool, system)))
    }

    /// A transition system that was built in this pool.
    ///
    /// # Errors
    /// If it has no property.
    ///
    /// # Panics
    /// If it is none: [`TransSys::check_invariants`].
    pub fn system(pool: TermPool, system: TransSys) -> Result<Problem, Error> {
        system.check_invariants(&pool);
        Ok(Problem::System(Box::new(System::built(pool, system)?)))
    }

    /// Asks for one property, as [`ReadOptions::property`] has it.
    ///
    /// # Errors
    /// If there is none of this name; for a program, also if it cannot be compiled for this property.
    pub fn choose(&mut self, property: &str) -> Result<(), Error> {
        match self {
            Problem::System(system) => system.choose(property).map_err(Error::Property),
            Problem::Program(program) => program.choose(property),
            Problem::Horn(_) => Err(Error::Property("clauses have no properties to choose from".into())),
        }
    }

    /// What was passed over, with its place.
    pub fn warnings(&self) -> &[(Span, String)] {
        match self {
            Problem::Horn(horn) => &horn.warnings,
            Problem::System(system) => system.warnings(),
            Problem::Program(_) => &[],
        }
    }
}

impl ReadOptions {
    /// Reads a problem from a file, as [`Problem::open`] does.
    ///
    /// # Errors
    /// As for [`Problem::open`].
    pub fn open(&self, path: impl AsRef<Path>) -> Result<Problem, Error> {
        self.open_all([path])
    }

    /// Reads a program from several files of C and LLVM IR, which are linked; from none, those of the compilation database that the
    /// function where runs start needs. One file may be any problem.
    ///
    /// # Errors
    /// As for [`Problem::open`]; and if several files are not all of programs.
    pub fn open_all(&self, paths: impl IntoIterator<Item = impl AsRef<Path>>) -> Result<Problem, Error> {
        let read = |path: &Path| {
            let path = path.to_string_lossy();
            input::read(&path)
                .map_err(|error| Error::Io { file: input::display_name(&path).to_owned(), error })
        };
        let sources = paths.into_iter().map(|path| read(path.as_ref()));
        let mut problem = self.parse_all(sources.collect::<Result<_, Error>>()?)?;
        if let (Some(property), Problem::System(_) | Problem::Horn(_)) = (&self.property, &problem) {
            problem.choose(property)?;
        }
        Ok(problem)
    }

    /// Reads a problem from a text in memory, as [`Problem::read`] does.
    ///
    /// # Errors
    /// As for [`Problem::open`].
    pub fn read(&self, name: impl Into<String>, text: impl Into<Vec<u8>>) -> Result<Problem, Error> {
        let mut problem = self.parse_all(vec![Source::new(name, text)])?;
        if let (Some(property), Problem::System(_) | Problem::Horn(_)) = (&self.property, &problem) {
            problem.choose(property)?;
        }
        Ok(problem)
    }

    /// The problem that these inputs are. Of a transition system all properties are asked for.
    ///
    /// # Errors
    /// As for [`ReadOptions::open_all`].
    pub fn parse_all(&self, sources: Vec<Source>) -> Result<Problem, Error> {
        match (&sources[..], &self.compile_commands) {
            ([source], None) if !source.is_program() => {
                let read = parse(source, source.format());
                return read.map_err(|error| Error::Input(error.in_file(Some(&source.name))));
            }
            ([], None) => return Err(Error::Usage("there is no file and no compilation database".into())),
            _ => {}
        }
        if let Some(other) = sources.iter().find(|source| !source.is_program()) {
            return Err(Error::NoProgram { file: other.name.clone() });
        }
        let file = |source: Source| {
            let format = source.format();
            SourceFile::new(source, format)
        };
        let files = sources.into_iter().map(file).collect();
        Ok(Problem::Program(Box::new(program::parse(files, self)?)))
    }
}

/// Parses an input in its format, which is none of programs.
///
/// # Errors
/// If it is malformed or uses what is not supported, or has no property.
fn parse(source: &Source, format: Format) -> Result<Problem, InputError> {
    match format {
        Format::Horn | Format::Smt => horn::parse(&source.text()).map(|p| Problem::Horn(Box::new(p))),
        Format::Vmt | Format::Btor2 | Format::Aiger => {
            system::parse(source, format).map(|p| Problem::System(Box::new(p)))
        }
        Format::Dimacs => {
            let message = "a propositional formula has no reachable states; `eufonium sat` decides it";
            Err(InputError::malformed(Span::default(), message))
        }
        Format::Llvm | Format::C => unreachable!("programs are read with their options"),
    }
}
