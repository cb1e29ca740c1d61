//! Programs as the command line sees them: read from LLVM's text or bitcode, or compiled from C, lowered for one property.

use super::super::clang::{self, ClangError, ClangOptions, DataModel};
use super::super::input::Source;
use super::super::program_args::{MallocName, ProgramArgs};
use eufonium_base::error::InputErrorKind;
use eufonium_base::{InputError, Interrupt, Stop};
use eufonium_frontend::Format;
use eufonium_frontend::llvm;
use eufonium_frontend::llvm::lower::{LowerOptions, Outside, lower};
use eufonium_frontend::llvm::module::Module;
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{CheckKind, Function, Op};
use eufonium_ir::{Program, TermPool};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A program with the property that is asked for.
#[derive(Debug)]
pub struct ProgramFile {
    /// The pool of all terms.
    pub pool: TermPool,
    /// The program as it was lowered: with memory, before any pass.
    pub program: Program,
    /// The property.
    pub property: PropertySpec,
    /// The path of the source as it was given.
    pub path: PathBuf,
    /// Whether the source is C.
    pub is_c: bool,
    /// The options of the compiler; its data model is that of the program.
    pub clang: ClangOptions,
    /// The contents of the source.
    pub bytes: Vec<u8>,
    /// What was read.
    module: Module,
    /// How it is lowered, but for the property.
    lowering: LowerOptions,
}

impl ProgramFile {
    /// Asks for another property of the same program. It is compiled anew only if the compiler is to write other checks into it.
    ///
    /// # Errors
    /// As for [`parse`].
    pub fn ask(&mut self, property: PropertySpec) -> Result<(), NoProgram> {
        let before = clang::instrumentation(&self.clang.properties);
        self.clang.properties.clone_from(&property.kinds);
        if self.is_c && clang::instrumentation(&self.clang.properties) != before {
            self.module = compiled(&self.path, &self.clang)?;
        }
        self.property = property;
        self.program = lower(&self.module, &lowering(&self.property, &self.lowering))?;
        self.pool = TermPool::new();
        Ok(())
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

/// Whether an instruction that jumps reach is of a kind.
fn any_op(f: &Function, is: impl Fn(&Op) -> bool) -> bool {
    Cfg::new(f).order().iter().any(|block| f.blocks[*block].instrs.iter().any(|i| is(&i.op)))
}

/// Why there is no program.
#[derive(Debug)]
pub enum NoProgram {
    /// Something is wrong with the input.
    Input(InputError),
    /// The compiler is missing, or refuses the source: what to say.
    Compiler(String),
    /// The property is not known: what to say.
    Property(String),
    /// Something is wrong with the property file of this path.
    PropertyFile(String, InputError),
    /// A limit was reached, or a signal came, while the compiler ran.
    Interrupted(Interrupt),
}

impl From<InputError> for NoProgram {
    fn from(error: InputError) -> Self {
        NoProgram::Input(error)
    }
}

/// Reads a program.
///
/// # Errors
/// If it cannot be compiled, is malformed, lacks its entry, or uses what is not supported.
pub fn parse(
    source: Source,
    path: &str,
    format: Format,
    property: Option<&str>,
    args: &ProgramArgs,
    stop: &Stop,
) -> Result<ProgramFile, NoProgram> {
    let mut property = property_spec(property)?;
    if args.entry.is_some() {
        property.entry.clone_from(&args.entry);
    }
    let mut clang = clang_options(args, stop);
    clang.properties.clone_from(&property.kinds);
    let is_c = format == Format::C;
    let module = if is_c { compiled(Path::new(path), &clang)? } else { llvm::read(&source.bytes)? };
    // Property files follow the rules of SV-COMP.
    let usual = if property.is_file() { Outside::Pure } else { Outside::default() };
    let options = LowerOptions {
        malloc_may_fail: args.malloc == MallocName::MayFail,
        // Our own use of the compiler runs no pass.
        optimised: is_c.then_some(false),
        outside: args.outside.map_or(usual, Into::into),
        volatile: args.volatile.into(),
        ..LowerOptions::default()
    };
    let program = lower(&module, &lowering(&property, &options))?;
    clang.model = if program.pointer_bits == 32 { DataModel::Ilp32 } else { DataModel::Lp64 };
    Ok(ProgramFile {
        pool: TermPool::new(),
        program,
        property,
        path: PathBuf::from(path),
        is_c,
        clang,
        bytes: source.bytes,
        module,
        lowering: options,
    })
}

/// The module of a C program.
fn compiled(path: &Path, clang: &ClangOptions) -> Result<Module, NoProgram> {
    let text = clang::compile(path, clang).map_err(|error| no_compiler(error, &clang.stop))?;
    Ok(llvm::read(&text)?)
}

fn lowering(property: &PropertySpec, options: &LowerOptions) -> LowerOptions {
    LowerOptions {
        entry: property.entry_function().to_owned(),
        properties: property.kinds.clone(),
        error_functions: property.error_functions.clone(),
        known_errors: property.known_errors(),
        ..options.clone()
    }
}

/// The property that is asked for: a property file, or names.
fn property_spec(which: Option<&str>) -> Result<PropertySpec, NoProgram> {
    let which = which.unwrap_or("unreach-call");
    if !Path::new(which).is_file() {
        return PropertySpec::from_names(which).map_err(|error| match error.kind {
            InputErrorKind::Malformed => NoProgram::Property(error.message),
            InputErrorKind::Unsupported => NoProgram::Input(error),
        });
    }
    let text =
        std::fs::read_to_string(which).map_err(|error| NoProgram::Property(format!("{which}: {error}")))?;
    PropertySpec::from_file(&text).map_err(|error| NoProgram::PropertyFile(which.to_owned(), error))
}

fn clang_options(args: &ProgramArgs, stop: &Stop) -> ClangOptions {
    ClangOptions {
        clang: args.clang.clone(),
        include: args.include.clone(),
        define: args.define.clone(),
        model: args.data_model.into(),
        properties: BTreeSet::new(),
        stop: stop.clone(),
    }
}

fn no_compiler(error: ClangError, stop: &Stop) -> NoProgram {
    match (error, stop.reason()) {
        (ClangError::Stopped, Some(interrupt)) => NoProgram::Interrupted(interrupt),
        (error, _) => NoProgram::Compiler(error.to_string()),
    }
}
