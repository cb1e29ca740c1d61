//! Problems as the command line sees them: parsed from any format, with what is needed to write and read certificates.

pub mod horn;
pub mod program;
pub mod system;

pub use horn::{Horn, Polarity};
pub use program::{NoProgram, ProgramFile};
pub use system::System;

use super::input::Source;
use eufonium_base::{InputError, Span};
use eufonium_frontend::{Format, detect};
use std::path::Path;

/// A parsed problem.
#[derive(Debug)]
pub enum Problem {
    /// Constrained Horn clauses.
    Horn(Box<Horn>),
    /// A transition system.
    System(Box<System>),
    /// A program.
    Program(Box<ProgramFile>),
}

/// The format of an input, by its contents and the name of its file.
pub fn format(source: &Source) -> Format {
    detect(&source.bytes, Some(Path::new(&source.name)))
}

/// Parses an input in its format, which is none of programs.
///
/// # Errors
/// If it is malformed or uses what is not supported, or has no property.
pub fn parse(source: &Source, format: Format) -> Result<Problem, InputError> {
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

impl Problem {
    /// What was passed over, with its place.
    pub fn warnings(&self) -> &[(Span, String)] {
        match self {
            Problem::Horn(horn) => &horn.warnings,
            Problem::System(system) => system.warnings(),
            Problem::Program(_) => &[],
        }
    }
}
