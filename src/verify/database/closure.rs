//! Which files of a compilation database make up a program.
//!
//! The files of the command line are part of it; without any, the one that defines the function where runs start. Then, as a linker takes
//! members of an archive: for each name that is needed and not defined the first file of the database that defines it, until nothing more
//! is defined. Only files whose text may define a name (`toplevel`) are compiled to find out. A file that cannot be compiled is a
//! complaint if it is needed: it is named on the command line, or looks as if it defined what no other file does; else a warning.
//!
//! Deliberately absent: strong definitions in the place of weak ones that were found before, as with archives.

use super::toplevel::{Says, TopLevel};
use super::{Database, Unit};
use crate::clang::is_cpp;
use crate::problem::SourceFile;
use crate::reading::Error;
use eufonium_frontend::llvm::link::{Interface, interface};
use eufonium_frontend::llvm::module::Module;
use std::collections::{BTreeSet, VecDeque};

/// A file with what it was compiled to.
pub type Compiled = (SourceFile, Module);

/// A file of the database.
struct Candidate {
    /// Where it is in the order of the database.
    unit: usize,
    says: TopLevel,
    state: State,
}

enum State {
    New,
    /// Compiled, but not part of the program.
    Known(Box<Compiled>, Interface),
    Taken,
    /// The compiler refused it.
    Refused(Error),
}

/// Which files there are, and which are part of the program.
pub struct Closure<'a> {
    database: &'a Database,
    candidates: Vec<Candidate>,
    compile: &'a dyn Fn(&Unit) -> Result<Compiled, Error>,
    program: Vec<Compiled>,
    defined: BTreeSet<String>,
    wanted: VecDeque<String>,
    /// Names that were wanted once.
    seen: BTreeSet<String>,
}

/// The files of a program, those of the command line first.
///
/// # Errors
/// A file that is needed cannot be compiled, or no file, or more than one, defines the function where runs start.
pub fn close(
    database: &Database,
    roots: Vec<Compiled>,
    entry: &str,
    compile: &dyn Fn(&Unit) -> Result<Compiled, Error>,
) -> Result<Vec<Compiled>, Error> {
    let taken = |unit: &Unit| roots.iter().any(|(file, _)| file.unit.as_ref() == Some(unit));
    let candidates =
        database.units.iter().enumerate().filter(|(_, unit)| !taken(unit)).map(|(number, unit)| {
            let bytes = std::fs::read(&unit.file).unwrap_or_default();
            // Names of C++ are not those that its text has.
            let text = String::from_utf8_lossy(&bytes);
            let says = if is_cpp(&unit.file) { TopLevel::any() } else { TopLevel::of(&text) };
            Candidate { unit: number, says, state: State::New }
        });
    let mut closure = Closure {
        database,
        candidates: candidates.collect(),
        compile,
        program: vec![],
        defined: BTreeSet::new(),
        wanted: VecDeque::new(),
        seen: BTreeSet::new(),
    };
    if roots.is_empty() {
        closure.start(entry)?;
    }
    for root in roots {
        let interface = interface(&root.1);
        closure.take(root, interface);
    }
    while let Some(name) = closure.wanted.pop_front() {
        if !closure.defined.contains(&name) {
            closure.define(&name)?;
        }
    }
    Ok(closure.program)
}

impl Closure<'_> {
    /// Makes a file part of the program.
    fn take(&mut self, compiled: Compiled, interface: Interface) {
        self.program.push(compiled);
        self.defined.extend(interface.defined);
        for name in interface.wanted {
            if self.seen.insert(name.clone()) {
                self.wanted.push_back(name);
            }
        }
    }

    /// The first files that define a name, in order, at most so many.
    fn definers(&mut self, name: &str, most: usize) -> Result<Vec<usize>, Error> {
        let mut found = vec![];
        for index in 0..self.candidates.len() {
            if self.candidates[index].says.says(name).is_none() {
                continue;
            }
            self.look(index)?;
            if matches!(&self.candidates[index].state, State::Known(_, known) if known.defined.contains(name))
            {
                found.push(index);
                if found.len() == most {
                    break;
                }
            }
        }
        Ok(found)
    }

    /// Compiles a file, unless that was done.
    fn look(&mut self, index: usize) -> Result<(), Error> {
        let candidate = &mut self.candidates[index];
        if !matches!(candidate.state, State::New) {
            return Ok(());
        }
        candidate.state = match (self.compile)(&self.database.units[candidate.unit]) {
            Ok(compiled) => {
                let interface = interface(&compiled.1);
                State::Known(Box::new(compiled), interface)
            }
            Err(error @ (Error::Compiler(_) | Error::Io { .. } | Error::Input(_))) => State::Refused(error),
            Err(other) => return Err(other),
        };
        Ok(())
    }

    fn take_candidate(&mut self, index: usize) {
        if let State::Known(compiled, interface) =
            std::mem::replace(&mut self.candidates[index].state, State::Taken)
        {
            self.take(*compiled, interface);
        }
    }

    /// Takes the file that defines the function where runs start.
    fn start(&mut self, entry: &str) -> Result<(), Error> {
        let definers = self.definers(entry, 2)?;
        let name =
            |index: &usize| self.database.units[self.candidates[*index].unit].file.display().to_string();
        match &definers[..] {
            [one] => {
                self.take_candidate(*one);
                Ok(())
            }
            [] => match self.refused(entry, Says::Perhaps) {
                Some(error) => Err(error),
                None => Err(Error::Usage(format!(
                    "no file of the database defines `{entry}`, where the program would start"
                ))),
            },
            several => {
                let names: Vec<String> = several.iter().map(name).collect();
                let names = names.join(" and in ");
                Err(Error::Usage(format!("`{entry}` is defined in {names}: name the file that is meant")))
            }
        }
    }

    /// Takes the first file that defines a name, if there is one.
    fn define(&mut self, name: &str) -> Result<(), Error> {
        if let Some(first) = self.definers(name, 1)?.first() {
            self.take_candidate(*first);
            return Ok(());
        }
        if let Some(error) = self.refused(name, Says::Defines) {
            return Err(error);
        }
        for candidate in &self.candidates {
            if matches!(candidate.state, State::Refused(_)) && candidate.says.says(name).is_some() {
                let file = self.database.units[candidate.unit].file.display();
                tracing::warn!(target: "eufonium::input", "`{name}` is not defined; {file}, which cannot be compiled, may do so");
            }
        }
        Ok(())
    }

    /// Why a file was refused that says so much of a name.
    fn refused(&mut self, name: &str, least: Says) -> Option<Error> {
        let is_it = |candidate: &&mut Candidate| {
            matches!(candidate.state, State::Refused(_))
                && candidate.says.says(name).is_some_and(|says| says >= least)
        };
        let candidate = self.candidates.iter_mut().find(is_it)?;
        match std::mem::replace(&mut candidate.state, State::Taken) {
            State::Refused(error) => Some(error),
            _ => None,
        }
    }
}
