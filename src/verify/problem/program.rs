//! Programs as their files: LLVM's text or bitcode, or compiled from C, linked, and lowered for one property.

use super::super::clang::{self, ClangError, ClangOptions, DataModel};
use super::super::database::closure::{Compiled, close};
use super::super::database::{Database, Unit};
use super::super::reading::{Error, ReadOptions};
use super::SourceFile;
use eufonium_base::error::InputErrorKind;
use eufonium_base::{InputError, Stop};
use eufonium_engine::programs::assumed;
use eufonium_frontend::llvm;
use eufonium_frontend::llvm::link::link;
use eufonium_frontend::llvm::lower::{LowerOptions, Outside, is_speculative, is_verification, lower};
use eufonium_frontend::llvm::module::Module;
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{CheckKind, FileId, Function, Op, SiteKind};
use eufonium_ir::{Program, TermPool};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A program with the property that is asked for.
#[derive(Debug)]
pub struct ProgramFile {
    /// The pool of all terms.
    pub pool: TermPool,
    /// The program as it was lowered: with memory, before any pass.
    pub program: Program,
    /// The property.
    pub property: PropertySpec,
    /// Where it was read from; at least one file.
    pub sources: Vec<SourceFile>,
    /// The options of the compiler; its data model is that of the program.
    pub clang: ClangOptions,
    /// What should be said loudly: functions of verification that are not declared, or that mean nothing.
    pub warnings: Vec<String>,
    /// How it was read, but for the property.
    pub options: ReadOptions,
    /// How many of the sources were given; the others were added from a compilation database.
    given: usize,
    /// What was read.
    module: Arc<Module>,
    /// How it is lowered, but for the property.
    lowering: LowerOptions,
}

/// A program for a property, as it was asked for.
pub(crate) struct Asked {
    program: Program,
    property: PropertySpec,
    clang: ClangOptions,
    module: Arc<Module>,
}

impl ProgramFile {
    /// The name that messages give to the program: that of its first file.
    pub fn name(&self) -> String {
        self.sources.first().map(SourceFile::name).unwrap_or_default()
    }

    /// Asks for another property of the same program, by names or as the path of a property file. What is asked for already stays as it is.
    ///
    /// # Errors
    /// As for opening a program. Then the property is the one that it was.
    pub fn choose(&mut self, which: &str) -> Result<(), Error> {
        let mut property = property_spec(Some(which))?;
        if self.options.entry.is_some() {
            property.entry.clone_from(&self.options.entry);
        }
        if property == self.property {
            return Ok(());
        }
        let moves = property.entry_function() != self.property.entry_function();
        if !moves || self.options.compile_commands.is_none() {
            return self.ask(property);
        }
        // Which files of the database are needed depends on where runs start.
        let given = self.sources[..self.given].iter().cloned();
        let given = given.map(|source| SourceFile { unit: None, ..source }).collect();
        let options = ReadOptions { property: Some(which.to_owned()), ..self.options.clone() };
        *self = parse(given, &options)?;
        Ok(())
    }

    /// Asks for another property of the same program. It is compiled anew only if the compiler is to write other checks into it.
    ///
    /// # Errors
    /// As for opening a program. Then the property is the one that it was.
    pub fn ask(&mut self, property: PropertySpec) -> Result<(), Error> {
        let clang = ClangOptions { properties: property.kinds.clone(), ..self.clang.clone() };
        let written = |of: &ClangOptions| clang::instrumentation(&of.properties);
        let is_changed = written(&clang) != written(&self.clang);
        let module = match is_changed && self.sources.iter().any(|source| source.is_c) {
            true => Some(self.compiled(&clang)?),
            false => None,
        };
        let options = lowering(&property, &self.options, &self.lowering);
        self.program = lowered(module.as_ref().unwrap_or(&*self.module), &options)?;
        if let Some(module) = module {
            self.module = Arc::new(module);
        }
        (self.clang, self.property, self.pool) = (clang, property, TermPool::new());
        Ok(())
    }

    /// What is asked for, to be [asked for again](ProgramFile::take_up).
    pub(crate) fn asked(&self) -> Asked {
        let (program, property, clang) = (self.program.clone(), self.property.clone(), self.clang.clone());
        Asked { program, property, clang, module: Arc::clone(&self.module) }
    }

    /// Asks for what was asked for before, as it was then.
    pub(crate) fn take_up(&mut self, asked: Asked) {
        let Asked { program, property, clang, module } = asked;
        (self.program, self.property, self.clang, self.module) = (program, property, clang, module);
        self.pool = TermPool::new();
    }

    /// The module of all sources, compiled so.
    fn compiled(&self, clang: &ClangOptions) -> Result<Module, Error> {
        // What is to be said was said the first time.
        let mut said = vec![];
        let modules =
            self.sources.iter().map(|source| Ok((source.name(), module(source, clang, &mut said)?)));
        Ok(link(modules.collect::<Result<_, Error>>()?)?)
    }

    /// The program with checks of other kinds, of which the compiler writes none.
    ///
    /// # Errors
    /// If something that is used for these is not supported.
    pub fn with_checks(&self, kinds: BTreeSet<CheckKind>) -> Result<Program, Error> {
        let options =
            LowerOptions { properties: kinds, ..lowering(&self.property, &self.options, &self.lowering) };
        Ok(lowered(&self.module, &options)?)
    }

    /// Which of the sources a file of the program is: one of the same path, else the only one of the same name.
    pub fn source_of(&self, id: FileId) -> Option<usize> {
        source_of(&self.sources, &self.program, id)
    }

    /// That the program has nothing that the property could be violated by, if that is so: an answer then says little.
    pub fn nothing_to_violate(&self) -> Option<String> {
        (!self.has_checks()).then(|| nothing_to_violate(self))
    }

    /// Whether a run could come to an assertion of the property, as far as calls and jumps say.
    pub fn has_checks(&self) -> bool {
        let program = &self.program;
        let reached = CallGraph::new(program).reached(program.entry);
        let checks = |op: &Op| match op {
            Op::Assert { check, .. } => program.checks[*check].property != CheckKind::Unsupported,
            _ => false,
        };
        program.functions.iter().any(|(id, f)| reached[id] && any_op(f, checks))
    }
}

/// Which of these sources a file of a program is: one of the same path, else the only one of the same name.
pub(crate) fn source_of(sources: &[SourceFile], program: &Program, id: FileId) -> Option<usize> {
    let path = Path::new(&program.files[id]);
    let is_source = |is_it: &dyn Fn(&Path) -> bool| {
        let mut found = sources.iter().enumerate().filter(|(_, source)| source.is_c && is_it(&source.path));
        let first = found.next()?.0;
        found.next().is_none().then_some(first)
    };
    is_source(&|other| other == path).or_else(|| is_source(&|other| other.file_name() == path.file_name()))
}

/// The program of a module, with what is taken for granted of what runs may reach.
fn lowered(module: &Module, options: &LowerOptions) -> Result<Program, InputError> {
    let mut program = lower(module, options)?;
    assumed::keep_reached(&mut program);
    Ok(program)
}

/// What a program without checks has none of.
fn nothing_to_violate(file: &ProgramFile) -> String {
    let what = if file.property.kinds == BTreeSet::from([CheckKind::Reach]) {
        "reachable call of an error function and no assertion".to_string()
    } else {
        format!("operation within reach that {} is about", file.property.name)
    };
    format!("the program has no {what}: there is nothing to violate")
}

/// Whether an instruction that jumps reach is of a kind.
fn any_op(f: &Function, is: impl Fn(&Op) -> bool) -> bool {
    Cfg::new(f).order().iter().any(|block| f.blocks[*block].instrs.iter().any(|i| is(&i.op)))
}

/// Reads a program from its files, and from those of a compilation database that these need.
///
/// # Errors
/// If it cannot be compiled, is malformed, lacks its entry, or uses what is not supported.
pub(super) fn parse(sources: Vec<SourceFile>, options: &ReadOptions) -> Result<ProgramFile, Error> {
    let name = sources.first().map(SourceFile::name).unwrap_or_default();
    read(sources, options).map_err(|error| match error {
        Error::Input(error) => Error::Input(error.in_file(Some(&name))),
        other => other,
    })
}

fn read(sources: Vec<SourceFile>, options: &ReadOptions) -> Result<ProgramFile, Error> {
    let mut property = property_spec(options.property.as_deref())?;
    if options.entry.is_some() {
        property.entry.clone_from(&options.entry);
    }
    let given = sources.len();
    let mut clang = options.compiler();
    clang.properties.clone_from(&property.kinds);
    let database = options.compile_commands.as_deref().map(database).transpose()?;
    let mut warnings = vec![];
    let entry = property.entry_function();
    let (sources, modules) = modules(sources, database.as_ref(), entry, &clang, &mut warnings)?;
    // Our own use of the compiler runs no pass.
    let is_speculative =
        |(source, (_, module)): (&SourceFile, &(String, Module))| !source.is_c && is_speculative(module);
    let optimised = sources.iter().zip(&modules).any(is_speculative);
    let module = Arc::new(link(modules)?);
    let unspecific = LowerOptions {
        malloc_may_fail: options.malloc_may_fail,
        optimised: Some(optimised),
        volatile: options.volatile,
        ..LowerOptions::default()
    };
    let program = lowered(&module, &lowering(&property, options, &unspecific))?;
    clang.model = if program.pointer_bits == 32 { DataModel::Ilp32 } else { DataModel::Lp64 };
    let pool = TermPool::new();
    warnings.extend(meaningless(&program, &warnings));
    let options = ReadOptions { property: None, ..options.clone() };
    let lowering = unspecific;
    Ok(ProgramFile { pool, program, property, sources, clang, warnings, options, given, module, lowering })
}

/// Modules with the names of their files.
type Named = Vec<(String, Module)>;

/// The files of a program with their modules.
fn modules(
    mut sources: Vec<SourceFile>,
    database: Option<&Database>,
    entry: &str,
    clang: &ClangOptions,
    warnings: &mut Vec<String>,
) -> Result<(Vec<SourceFile>, Named), Error> {
    let warnings = RefCell::new(warnings);
    for source in sources.iter_mut().filter(|source| source.is_c && !source.in_memory) {
        let path = std::path::absolute(&source.path).unwrap_or_else(|_| source.path.clone());
        let unit = database.and_then(|database| Some(database.units[database.of(&path)?].clone()));
        source.unit = unit;
    }
    let compiled = |source: SourceFile| {
        let module = module(&source, clang, &mut warnings.borrow_mut())?;
        Ok((source, module))
    };
    let mut all: Vec<Compiled> = sources.into_iter().map(compiled).collect::<Result<_, Error>>()?;
    if let Some(database) = database {
        let compile = |unit: &Unit| {
            let bytes = std::fs::read(&unit.file)
                .map_err(|error| Error::Io { file: unit.file.display().to_string(), error })?;
            let (path, unit) = (near(&unit.file), Some(unit.clone()));
            compiled(SourceFile { path, is_c: true, bytes, in_memory: false, unit })
        };
        all = close(database, all, entry, &compile)?;
    }
    let named = |(source, module): Compiled| {
        let name = source.name();
        (source, (name, module))
    };
    Ok(all.into_iter().map(named).unzip())
}

/// A path as people would write it here.
fn near(path: &Path) -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).to_path_buf()
}

fn database(path: &Path) -> Result<Database, Error> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Error::Io { file: path.display().to_string(), error })?;
    let home = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let home = home.parent().unwrap_or(Path::new("/"));
    Database::parse(&text, home).map_err(|e| Error::Input(e.in_file(Some(&path.to_string_lossy()))))
}

/// Whether a name looks as if it were one of those that verification tasks use.
fn is_of_verification(name: &str) -> bool {
    name == "assert" || name.starts_with("__VERIFIER_")
}

/// The functions of verification that a program calls, which are declared but mean nothing.
fn meaningless(program: &Program, said: &[String]) -> Vec<String> {
    let mut found = BTreeSet::new();
    for site in program.sites.values() {
        if let SiteKind::External(name) | SiteKind::Outside(name) = &site.kind
            && is_of_verification(name)
            && !is_verification(name)
            && !said.iter().any(|warning| warning.contains(&format!("`{name}`")))
        {
            found.insert(name.clone());
        }
    }
    let text =
        |name| format!("warning: `{name}` means nothing here: it checks nothing and returns any value");
    found.into_iter().map(text).collect()
}

/// The module of a file; what should be said loudly joins the warnings.
fn module(source: &SourceFile, clang: &ClangOptions, warnings: &mut Vec<String>) -> Result<Module, Error> {
    let in_file = |error: InputError| Error::Input(error.in_file(Some(&source.name())));
    if !source.is_c {
        return llvm::read(&source.bytes).map_err(in_file);
    }
    let path = source.unit.as_ref().map_or(&source.path, |unit| &unit.file);
    let text = source.in_memory.then_some(source.bytes.as_slice());
    let compiled = clang::compile(path, text, source.unit.as_ref(), clang);
    let compiled = compiled.map_err(|error| no_compiler(error, &clang.stop))?;
    for (name, place) in compiled.undeclared.iter().filter(|(name, _)| is_of_verification(name)) {
        warnings.push(match is_verification(name) {
            true if name == "assert" => format!(
                "{place}: warning: `assert` is not declared (is `#include <assert.h>` missing?); it is taken for the one of C"
            ),
            true => format!("{place}: warning: `{name}` is not declared; it is taken for what it usually means, with a result of type int"),
            false => format!("{place}: warning: `{name}` is not declared and means nothing here: it checks nothing and returns any value"),
        });
    }
    llvm::read(&compiled.text).map_err(in_file)
}

fn lowering(property: &PropertySpec, read: &ReadOptions, options: &LowerOptions) -> LowerOptions {
    // Property files follow the rules of SV-COMP.
    let usual = if property.is_file() { Outside::Pure } else { Outside::default() };
    LowerOptions {
        outside: read.outside.unwrap_or(usual),
        entry: property.entry_function().to_owned(),
        properties: property.kinds.clone(),
        error_functions: property.error_functions.clone(),
        known_errors: property.known_errors(),
        vain_obstacles: false,
        ..options.clone()
    }
}

/// The property that is asked for: a property file, or names.
///
/// # Errors
/// If there is none of the name, it cannot be checked, or the file is none.
pub(crate) fn property_spec(which: Option<&str>) -> Result<PropertySpec, Error> {
    let which = which.unwrap_or("unreach-call");
    if !Path::new(which).is_file() {
        return PropertySpec::from_names(which).map_err(|error| match error.kind {
            InputErrorKind::Malformed => Error::Property(error.message),
            InputErrorKind::Unsupported => Error::Input(error),
        });
    }
    let text =
        std::fs::read_to_string(which).map_err(|error| Error::Property(format!("{which}: {error}")))?;
    PropertySpec::from_file(&text).map_err(|error| Error::Input(error.in_file(Some(which))))
}

fn no_compiler(error: ClangError, stop: &Stop) -> Error {
    match (error, stop.reason()) {
        (ClangError::Stopped, Some(interrupt)) => Error::Interrupted(interrupt),
        (error, _) => Error::Compiler(error),
    }
}
