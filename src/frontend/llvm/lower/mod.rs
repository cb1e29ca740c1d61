//! From a module of LLVM to a program.
//!
//! The files by what they lower: `layout` types, `constants` and `globals` constants, `literals` texts among them, `function` blocks and phi functions, `start` where runs start,
//! `instructions`, `operators`, `floats`, `aggregates` and `memory` instructions, `calls` calls, `variadic` variable arguments, `known`, `libc`, `library`, `heap`, `strings`,
//! `tables`, `input`, `scan`, `lines`, `files`, `output`, `print`, `formats`, `reads`, `contracts`, `inexact`, `reals`, `rounding` and `intrinsics` functions whose meaning is known by their names, `checks`, `endless` and `sanitizer` properties, `debug` metadata.
//!
//! Invariants: globals and defined functions keep their order, so that their numbers in the program are those in the module
//! (functions without definition come behind, if their address is taken). A value of the module is as many words as its type has
//! leaves (`layout::Leaf`). Blocks are lowered in reverse postorder, so that what dominates comes first; jumps, whose
//! arguments may be defined later, at the end.
//!
//! Meaning: what LLVM calls undefined is any value; poison is any value or ends the run (overflow of an operator that is marked);
//! what cannot be expressed is a choice that is marked as not modelled if it is a value, and a violated check of
//! [`CheckKind::Unsupported`] if it has effects. What functions without definition do, says `outside`; which volatile objects change, `devices`; what the linker makes of sections, `sections`; what calls through pointers do,
//! `dispatch`; jumps to labels by their addresses, `labels`; what handlers of signals do, `signals`; jumps out of functions, `jumps`, when all functions are there;
//! exceptions are control flow before anything is lowered (`exceptions` beside this folder).
//! Deliberately absent: threads.

mod aggregates;
mod arguments;
mod assembly;
mod callbacks;
mod calls;
mod checks;
mod compound_literals;
mod constants;
mod contracts;
mod cpp;
mod debug;
mod declared;
mod devices;
mod dispatch;
mod effects;
mod endless;
mod ends;
mod files;
mod floats;
mod flying;
mod formats;
mod frames;
mod function;
mod globals;
mod handlers;
mod heap;
mod inexact;
mod input;
mod instructions;
mod intrinsics;
mod jumps;
mod known;
mod labels;
mod languages;
mod layout;
pub(super) mod libc;
mod library;
mod lines;
mod literals;
mod memory;
pub mod named;
mod operators;
pub(super) mod output;
mod outside;
pub(super) mod print;
mod reached;
pub(super) mod reads;
mod reals;
mod rounding;
pub(super) mod rust;
mod sanitizer;
pub(super) mod scan;
mod sections;
mod shapes;
mod signals;
mod speculative;
mod start;
mod strings;
mod tables;
#[cfg(test)]
mod tests;
mod typed;
mod variadic;

pub use known::{is_library, is_verification};
pub use speculative::is_speculative;

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::llvm::exceptions::{self, Exceptions};
use crate::llvm::models;
use crate::llvm::module::{self as llvm, FuncId, Module, TypeId};
use eufonium_base::error::{InputError, Span};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{
    Assumption, Check, CheckId, CheckKind, ContextId, FunctionId, GlobalId, Loc, Op, Operand, Origin,
    Program, Site, SiteKind, Type, ValueId,
};

/// What to look for in a program.
#[derive(Clone, Debug)]
pub struct LowerOptions {
    /// The function where runs start.
    pub entry: String,
    /// The properties that are checked.
    pub properties: BTreeSet<CheckKind>,
    /// Functions whose call violates [`CheckKind::Reach`], beside the known ones.
    pub error_functions: Vec<String>,
    /// Whether the known error functions and assertions count for [`CheckKind::Reach`]; if not, they end the run.
    pub known_errors: bool,
    /// Whether an allocation may fail where there is memory.
    pub malloc_may_fail: bool,
    /// Whether an optimiser may have changed the module; if not known, the module is asked.
    pub optimised: Option<bool>,
    /// What functions without a definition may do.
    pub outside: Outside,
    /// Which volatile objects may have another value whenever they are read.
    pub volatile: Volatile,
    /// Whether what is not supported counts also where nothing that was read can violate reachability, which alone is asked for; if not, runs end
    /// there silently.
    pub vain_obstacles: bool,
}

/// What functions without a definition may do, besides returning any value of their type: for pointers null, an object of their own, or what
/// they were given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outside {
    /// Nothing: the convention of SV-COMP.
    Pure,
    /// They write what their arguments reach, unless these point to constants, and what they were given earlier, and call the functions
    /// whose addresses they were given.
    #[default]
    Arguments,
    /// They also write all objects and call all functions that another file could name.
    Any,
}

/// Which volatile objects may have another value whenever they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volatile {
    /// None: they are ordinary memory.
    Ordinary,
    /// Those that are not plainly objects of the program: defined elsewhere, at fixed addresses, or behind pointers.
    #[default]
    External,
    /// All.
    Any,
}

impl Default for LowerOptions {
    fn default() -> Self {
        LowerOptions {
            entry: "main".to_string(),
            properties: BTreeSet::from([CheckKind::Reach]),
            error_functions: vec![],
            known_errors: true,
            malloc_may_fail: false,
            optimised: None,
            outside: Outside::default(),
            volatile: Volatile::default(),
            vain_obstacles: true,
        }
    }
}

/// The program of a module. Its checks are empty if nothing in it is covered by the properties.
///
/// # Errors
///
/// Malformed: there is no entry function, a value is used before it is defined, types do not fit. Unsupported: types without a
/// layout.
pub fn lower(module: &Module, options: &LowerOptions) -> Result<Program, InputError> {
    let linked = models::linked(module, options.properties.contains(&CheckKind::Dereference));
    let (linked, exceptions) = exceptions::resolved(linked);
    let module = &*linked;
    let mut context = Context::new(module, options);
    context.exceptions = exceptions;
    context.globals()?;
    context.functions()?;
    context.resolve_jumps();
    if !options.vain_obstacles {
        context.pass_over_unsupported();
    }
    if options.optimised.unwrap_or_else(|| speculative::is_speculative(module)) {
        let kind = SiteKind::Unmodelled("the result of an operation that overflowed is used".into());
        context.program.speculative = Some(context.program.sites.push(Site { kind, at: None }));
    }
    Ok(context.program)
}

/// The bytes that a value of a type has, if it has a layout.
pub(in crate::llvm) fn size_of(module: &Module, ty: TypeId) -> Option<u64> {
    layout::Layouts::default().of(&module.types, &module.layout, ty).ok().map(|layout| layout.size)
}

/// Where a function of the program comes from.
#[derive(Clone, Debug)]
enum Source {
    /// The module.
    Module(FuncId),
    /// A model of a library function, for calls from one place, of which its instructions speak.
    Model(FuncId, Option<Loc>),
    /// It calls through pointers.
    Dispatcher(dispatch::Signature),
    /// It stands for all functions of the world outside.
    Outside,
    /// It calls functions whose addresses the world outside knows.
    Callbacks,
    /// Runs start there.
    Start,
    /// It stands for `setjmp`.
    SetJump,
    /// It stands for `longjmp`.
    LongJump,
}

/// What the lowering of all functions shares.
struct Context<'m> {
    module: &'m Module,
    options: &'m LowerOptions,
    program: Program,
    layouts: layout::Layouts,
    debug: debug::Tables,
    structs: typed::Structs<'m>,
    /// The numbers of functions in the program.
    numbers: IdVec<FuncId, Option<FunctionId>>,
    /// The functions of the program in order.
    queue: Vec<Source>,
    /// The function whose body is being lowered.
    lowered: Option<FunctionId>,
    /// Whether the program compares pointers with null, once that is asked.
    tests_null: std::cell::OnceCell<bool>,
    /// The numbers of models by the places of calls.
    models: HashMap<(FuncId, Option<Loc>), FunctionId>,
    /// The functions that call through pointers, by the types of arguments and results.
    dispatchers: HashMap<dispatch::Signature, FunctionId>,
    /// The function that stands for all functions of the outside.
    outside: Option<FunctionId>,
    /// The function that calls what the outside knows.
    callbacks: Option<FunctionId>,
    /// Globals that say whether a function was given to the outside.
    given: HashMap<FunctionId, GlobalId>,
    /// Objects of the C library by their names.
    library_objects: HashMap<String, GlobalId>,
    /// The functions that read their variable arguments.
    variadic: HashSet<FuncId>,
    /// Which operations a sanitizer guards in the module.
    handlers: Vec<&'static str>,
    /// How operators on floating-point numbers round.
    rounds: rounding::Rounds,
    /// The variables that handlers of signals write, if all handlers are of the kind that is supported.
    signals: Option<HashSet<llvm::GlobalId>>,
    /// Where the labels are whose addresses are taken.
    labels: IdVec<llvm::LabelId, labels::Place>,
    /// The objects of sections that have names for their ends.
    sections: sections::Sections,
    /// The symbols that assembly outside of functions defines.
    assembled: HashSet<String>,
    /// Where objects may be that change by themselves.
    devices: devices::Devices,
    /// What stands for `setjmp` and `longjmp`, if the program calls one of them.
    jumps: Option<jumps::Jumps>,
    /// Objects of the stack that are volatile, in functions that call `setjmp`.
    volatile_locals: HashSet<(FunctionId, ValueId)>,
    /// Whether the program handles exceptions of C++.
    has_exceptions: bool,
    /// What is known of them, if some are thrown.
    exceptions: Option<Exceptions>,
    /// Whether runs of a program of Rust may go on behind a panic.
    catches_panics: bool,
}

impl<'m> Context<'m> {
    fn new(module: &'m Module, options: &'m LowerOptions) -> Self {
        let mut context = Context {
            module,
            options,
            program: Program::new(module.layout.pointer_bits, module.layout.little_endian),
            layouts: layout::Layouts::default(),
            debug: debug::Tables::default(),
            structs: typed::Structs::default(),
            numbers: module.functions.values().map(|_| None).collect(),
            queue: vec![],
            lowered: None,
            tests_null: std::cell::OnceCell::new(),
            models: HashMap::default(),
            dispatchers: HashMap::default(),
            outside: None,
            callbacks: None,
            given: HashMap::default(),
            library_objects: HashMap::default(),
            rounds: rounding::Rounds::of(module),
            signals: signals::variables(module, options),
            labels: IdVec::new(),
            sections: sections::Sections::default(),
            assembled: sections::assembled(module),
            devices: devices::devices(module, options),
            jumps: None,
            volatile_locals: HashSet::default(),
            has_exceptions: module.functions.values().any(|f| f.name == "__gxx_personality_v0"),
            exceptions: None,
            catches_panics: rust::catches_panics(module),
            variadic: module
                .functions
                .iter()
                .filter(|(_, f)| variadic::takes_list(f, module))
                .map(|(id, _)| id)
                .collect(),
            handlers: handlers::handlers(module.functions.values().map(|f| &f.name)),
        };
        for (id, function) in module.functions.iter() {
            if !function.blocks.is_empty() && !function.is_model {
                context.number(id);
            }
        }
        context
    }

    /// The number of a function in the program; one without definition gets a body of its own.
    fn number(&mut self, id: FuncId) -> FunctionId {
        if let Some(number) = self.numbers[id] {
            return number;
        }
        let number = self.add(Source::Module(id));
        self.numbers[id] = Some(number);
        number
    }

    /// The number of a function that is called from a place.
    fn callee(&mut self, id: FuncId, at: Option<Loc>) -> FunctionId {
        if !self.module.functions[id].is_model {
            return self.number(id);
        }
        if let Some(known) = self.models.get(&(id, at)) {
            return *known;
        }
        let number = self.add(Source::Model(id, at));
        self.models.insert((id, at), number);
        number
    }

    /// A new function of the program.
    fn add(&mut self, source: Source) -> FunctionId {
        self.queue.push(source);
        FunctionId::from_usize(self.queue.len() - 1)
    }

    /// All functions, those that are discovered on the way included.
    fn functions(&mut self) -> Result<(), InputError> {
        let entry = self.entry()?;
        self.known_outside();
        self.queued()?;
        self.program.entry = Some(self.number(entry));
        if let Some(start) = start::start(self, entry)? {
            self.queued()?;
            self.program.entry = Some(self.program.functions.push(start));
            self.queue.push(Source::Start);
        }
        // Which functions a pointer may mean is known when all others are there; these may need further ones.
        let mut targets = None;
        loop {
            let found = dispatch::targets(&self.program);
            if targets.as_ref() == Some(&found) && self.program.functions.len() == self.queue.len() {
                return Ok(());
            }
            dispatch::fill(self, entry, &found);
            targets = Some(found);
            self.queued()?;
        }
    }

    /// Ends runs silently at what is not supported, where nothing that was read can violate the property: whatever happens there, and
    /// whatever is called from there, no run violates it.
    fn pass_over_unsupported(&mut self) {
        if !self.calls_no_error() {
            return;
        }
        for function in self.program.functions.values_mut() {
            for instr in function.blocks.values_mut().flat_map(|block| &mut block.instrs) {
                if let Op::Assert { condition, .. } = &instr.op {
                    instr.op = Op::Assume(condition.clone());
                }
            }
        }
    }

    /// Whether reachability of errors is all that is asked for, and the module does not even name a function whose call is one. What has
    /// become of its functions does not say so: behind what is not supported nothing is translated.
    fn calls_no_error(&self) -> bool {
        let is_error = |function: &llvm::Function| {
            let name = libc::without_model(&function.name);
            let known = known::known(name, function.is_defined(), self.options);
            // Panics have many names.
            rust::is_symbol(name) || known.is_some_and(known::Known::is_error)
        };
        // Text of assembly may name anything.
        let is_assembly = |instr: &llvm::Instr| match &instr.kind {
            llvm::InstrKind::Call { callee, .. } => matches!(callee.value, llvm::Value::Asm(_)),
            _ => false,
        };
        let has_assembly = |function: &llvm::Function| {
            function.blocks.values().flat_map(|block| &block.instrs).any(is_assembly)
        };
        let mut own = self.module.functions.values().filter(|function| !function.is_model);
        self.options.properties.iter().eq([&CheckKind::Reach])
            && own.all(|function| !is_error(function) && !has_assembly(function))
    }

    /// The functions that wait in the queue. Those that call through pointers are empty until all others are there.
    fn queued(&mut self) -> Result<(), InputError> {
        while let Some(source) = self.queue.get(self.program.functions.len()) {
            let source = source.clone();
            self.lowered = Some(FunctionId::from_usize(self.program.functions.len()));
            let function = match source {
                Source::Module(id) => {
                    let mut function = function::lower(self, id, None).map_err(|e| self.in_file(e, id))?;
                    endless::check_endless(self, &mut function);
                    function
                }
                Source::Model(id, at) => function::lower(self, id, at).map_err(|e| self.in_file(e, id))?,
                Source::Dispatcher(signature) => dispatch::empty(&signature),
                Source::Outside => outside::function(),
                Source::Callbacks => outside::no_callbacks(),
                Source::SetJump => jumps::placeholder(true),
                Source::LongJump => jumps::placeholder(false),
                Source::Start => unreachable!("it is added together with its function"),
            };
            self.program.functions.push(function);
        }
        self.lowered = None;
        Ok(())
    }

    /// A complaint about a function with the name of its file, where there are several.
    fn in_file(&self, error: InputError, function: FuncId) -> InputError {
        error.in_file(self.module.input(self.module.functions[function].input))
    }

    /// The function where runs start. One that only its own file can name is meant where there is no other.
    fn entry(&self) -> Result<FuncId, InputError> {
        let name = &self.options.entry;
        let functions = self.module.functions.iter();
        let found =
            functions.filter(|(_, f)| f.name == *name && f.is_defined()).min_by_key(|(_, f)| f.is_local());
        found.map(|(id, _)| id).ok_or_else(|| {
            let span = Span { line: 1, column: 1 };
            InputError::malformed(
                span,
                format!("no function `{name}` is defined, where the program would start"),
            )
        })
    }

    fn layout(&mut self, ty: TypeId, span: Span) -> Result<Rc<layout::Layout>, InputError> {
        let layout = self.layouts.of(&self.module.types, &self.module.layout, ty);
        layout.map_err(|why| InputError::unsupported(span, why))
    }
    fn leaves(&mut self, ty: TypeId, span: Span) -> Result<Rc<[layout::Leaf]>, InputError> {
        let leaves = self.layouts.leaves(&self.module.types, &self.module.layout, ty);
        leaves.map_err(|why| InputError::unsupported(span, why))
    }
    fn types(&mut self, ty: TypeId, span: Span) -> Result<Vec<Type>, InputError> {
        Ok(self.leaves(ty, span)?.iter().map(|leaf| leaf.ty).collect())
    }
    /// The type with its name resolved.
    fn ty(&self, ty: TypeId) -> &'m llvm::Type {
        self.module.types.resolve(ty).1
    }
    /// The number, type and distance in bytes of the elements of an array or a vector.
    fn elements(&mut self, ty: TypeId, span: Span) -> Result<(u64, TypeId, u64), InputError> {
        let elements = self.layouts.elements(&self.module.types, &self.module.layout, ty);
        elements.map_err(|why| InputError::malformed(span, why))
    }

    fn origin(&mut self, kind: SiteKind, at: Option<Loc>) -> Origin {
        Origin { site: self.program.sites.push(Site { kind, at }), context: ContextId::from_usize(0) }
    }
    fn check(&mut self, property: CheckKind, message: String, at: Option<Loc>, function: &str) -> CheckId {
        self.program.checks.push(Check { property, message, at, function: function.to_string() })
    }
    /// Whether a property is checked.
    fn wants(&self, property: CheckKind) -> bool {
        self.options.properties.contains(&property)
    }
    /// Whether the program itself has values that are floating-point numbers.
    pub fn has_floats(&self) -> bool {
        let own = self.module.functions.values().filter(|function| !function.is_model);
        let is_float = |ty| matches!(self.module.types.resolve(ty).1, llvm::Type::Float(_));
        own.flat_map(|function| function.locals.values()).any(|local| is_float(local.ty))
    }
    /// Notes that a proof rests on this, which the source does not say; once for all places of a function.
    pub fn assume_about(&mut self, what: String, at: Option<Loc>) {
        let within = self.lowered;
        let assumptions = &mut self.program.assumptions;
        if assumptions.iter().all(|known| known.what != what || known.within != within) {
            assumptions.push(Assumption { at, what, within });
        }
    }
    /// The operand of the address of a function.
    fn function_address(&mut self, id: FuncId) -> Operand {
        Operand::Function(self.number(id))
    }
}
