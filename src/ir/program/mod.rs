//! Programs: functions of basic blocks in SSA form, over words of bits and memory.
//!
//! The language between front ends on one side and encoders, abstract interpretation and the evaluator on the other. Values are
//! defined once; blocks have parameters and jumps pass arguments (what others write as phi functions), so a jump is a parallel
//! assignment. Words have no sign, operators do. Two forms of a program exist:
//!
//! - *with memory*, as front ends make it: objects, pointers, loads and stores of whole bytes, little or big endian as
//!   [`Program::little_endian`] says;
//! - *pure*, after memory has become values: the contents of each region are an ordinary value of type [`Type::Array`] or
//!   [`Type::Int`], passed between blocks and functions like any other; no operator of memory is left.
//!
//! What a run is: it starts in the entry function, whose parameters have any value. [`Op::Havoc`] takes any value. [`Op::Assume`]
//! ends the run silently if its condition is false; so do [`Terminator::Stop`] and the return of the entry function. A false
//! [`Op::Assert`] ends it with the violation of its check, a true one does nothing. Undefined behaviour (division by zero,
//! overflow of an operator that is marked, access outside objects) ends a run silently too: a front end that wants it checked puts
//! an assertion before it. A program is *safe* if no run violates a check.
//!
//! Origins: each choice and each call of the source has a [`Site`]. Passes that copy code (inlining) keep the site and record
//! the calls on the way in the [`Context`], so that a run of the transformed program can be replayed in the original one.
//!
//! The model is the language of Crab's analyses (Gurfinkel et al., "The SeaHorn verification framework", CAV 2015, section 5, and
//! Navas et al.), with block parameters instead of mutable variables. Floating-point numbers are words, whose meaning their
//! operators know. Names of fields serve people alone ([`shape`]). Deliberately absent: types of memory, exceptions,
//! threads.

pub mod build;
pub mod callgraph;
pub mod cfg;
pub mod contents;
mod declared;
pub mod dominators;
pub mod dot;
pub mod eval;
pub mod liveness;
pub mod loops;
pub mod names;
mod op;
pub mod print;
pub mod ranges;
pub mod shape;
pub mod validate;

pub use declared::Declared;
pub use op::{AllocKind, BinaryOp, CastOp, CompareOp, Op, Operand, Operands, Target, Terminator};

use crate::float::Format;
use eufonium_base::Bits;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;

typed_id! {
    /// A function.
    FunctionId
}
typed_id! {
    /// An object that exists during the whole run.
    GlobalId
}
typed_id! {
    /// A basic block, within its function.
    BlockId
}
typed_id! {
    /// A value, within its function.
    ValueId
}
typed_id! {
    /// What must hold.
    CheckId
}
typed_id! {
    /// A choice or a call of the source.
    SiteId
}
typed_id! {
    /// A chain of calls through which code was copied.
    ContextId
}
typed_id! {
    /// A variable of the source.
    VariableId
}
typed_id! {
    /// A source file.
    FileId
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// A word of this many bits, at least 1. One bit is a truth value.
    Int(u32),
    /// A pointer: a word of [`Program::pointer_bits`] that came from an object.
    Pointer,
    /// The contents of a region of memory: a total map from words to words. Pure programs only.
    Array {
        /// The bits of an index.
        index: u32,
        /// The bits of an element.
        element: u32,
    },
}

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc {
    /// The file.
    pub file: FileId,
    /// The line, from 1; 0 if not known.
    pub line: u32,
    /// The column, from 1; 0 if not known.
    pub column: u32,
}

/// A program.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The functions that are defined.
    pub functions: IdVec<FunctionId, Function>,
    /// Where runs start.
    pub entry: Option<FunctionId>,
    /// Objects that exist during the whole run. Empty in pure programs.
    pub globals: IdVec<GlobalId, Global>,
    /// The bits of a pointer.
    pub pointer_bits: u32,
    /// Whether the least significant byte of a word has the lowest address.
    pub little_endian: bool,
    /// Set if an optimiser may have moved operators to where their results need not be used. Then an overflow that is marked as
    /// undefined says nothing of the run as long as nobody looks at the result: it is marked as a choice of this site, whose kind
    /// is [`SiteKind::Unmodelled`].
    pub speculative: Option<SiteId>,
    /// The properties.
    pub checks: IdVec<CheckId, Check>,
    /// The choices and calls of the source.
    pub sites: IdVec<SiteId, Site>,
    /// Chains of calls; the first is the empty one.
    pub contexts: IdVec<ContextId, Context>,
    /// Variables of the source.
    pub variables: IdVec<VariableId, Variable>,
    /// Of which parts variables are made. Shared, as no pass changes it.
    pub shapes: std::sync::Arc<shape::Shapes>,
    /// Paths of the source files as the front end gave them.
    pub files: IdVec<FileId, String>,
    /// The addresses of globals and functions that the world outside of the program knows from the start.
    pub outside: Vec<Operand>,
    /// In pure programs, where objects of the source are that have one address.
    pub homes: Vec<Home>,
    /// What was taken for granted where the source leaves it open: a proof holds under these assumptions.
    pub assumptions: Vec<Assumption>,
}

/// Something that a front end takes for granted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Assumption {
    /// The first place where it matters.
    pub at: Option<Loc>,
    /// What holds, as it stands behind "assumes that".
    pub what: String,
    /// The function whose code rests on it, if it is that of one.
    pub within: Option<FunctionId>,
}

/// An object that exists during the whole run.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its alignment in bytes, a power of two.
    pub align: u64,
    /// Whether it is never written.
    pub constant: bool,
    /// Whether pointers of the program may be stored there.
    pub pointers: bool,
    /// Its contents at the start.
    pub init: Initial,
    /// The variable of the source that it holds.
    pub variable: Option<VariableId>,
}

impl Global {
    /// Whether it may hold pointers when a run ends: constants hold what they held at the start.
    pub fn may_hold_pointers(&self) -> bool {
        let given = match &self.init {
            Initial::Any => true,
            Initial::Parts(parts) => parts.iter().any(|(_, part)| matches!(part, Part::Address(..))),
        };
        self.pointers && (given || !self.constant)
    }
}

/// What an object holds at the start.
#[derive(Clone, Debug, PartialEq)]
pub enum Initial {
    /// Any bytes: the object is defined elsewhere.
    Any,
    /// These parts at their offsets in bytes, ascending and disjoint; zeros elsewhere.
    Parts(Vec<(u64, Part)>),
}

/// A part of the contents of an object.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Bytes in memory order.
    Bytes(Vec<u8>),
    /// A word of whole bytes.
    Word(Bits),
    /// An address plus a number of bytes.
    Address(Operand, i64),
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name in the source.
    pub name: String,
    /// The parameters: values that are defined on entry.
    pub params: Vec<ValueId>,
    /// The types of the results.
    pub results: Vec<Type>,
    /// All values.
    pub values: IdVec<ValueId, ValueData>,
    /// The blocks. Passes may leave some that are not reached.
    pub blocks: IdVec<BlockId, Block>,
    /// The first block; it has no parameters and no jump leads to it.
    pub entry: BlockId,
    /// Where it is defined.
    pub at: Option<Loc>,
    /// Whether it only finds out which function a pointer means and calls that one: it has no calls of its kind, and is always
    /// made a part of its callers.
    pub dispatches: bool,
}

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// Values that each jump here gives.
    pub params: Vec<ValueId>,
    /// What is done in order.
    pub instrs: Vec<Instr>,
    /// Where to go on.
    pub terminator: Terminator,
    /// The place of the terminator.
    pub at: Option<Loc>,
    /// For the head of a loop of the source, where the loop statement starts.
    pub loop_at: Option<Loc>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instr {
    /// What it defines: as many values as its operator has results.
    pub defs: Vec<ValueId>,
    /// What it does.
    pub op: Op,
    /// Its place in the source.
    pub at: Option<Loc>,
}

/// Where a choice or call came from: its site, and the calls through which its code was copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Origin {
    /// The choice or call in the source.
    pub site: SiteId,
    /// The calls on the way.
    pub context: ContextId,
}

/// A choice or a call of the source.
#[derive(Clone, Debug)]
pub struct Site {
    /// What it is.
    pub kind: SiteKind,
    /// Where it is.
    pub at: Option<Loc>,
}

/// What is chosen, or called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SiteKind {
    /// A call of a function without definition, by its name: any result.
    External(String),
    /// The value of a variable or an object before it is written.
    Uninitialised,
    /// Something else that the world outside decides: what a pointer from it points to, what it keeps or writes in memory. By what
    /// decides it.
    Outside(String),
    /// An argument of the entry function.
    Argument,
    /// A result that is not modelled, and why: any value, but a violation that depends on it is not believed.
    Unmodelled(String),
    /// One where runs are made, and zero where the program is encoded: whether a result of the library is computed, or is any that is allowed. What
    /// is done where it is zero has all the outcomes of what is done otherwise.
    Exact,
    /// The same of a number that a text spells, which is any at first and computed where that matters.
    ExactNumber,
    /// The number of an address, which the layout of memory decides: the object lies at `unit` times the sum of this and `first`.
    /// Not modelled either, but a run can be looked for that has this layout.
    Address {
        /// Whose address.
        of: Placed,
        /// The lowest multiple at which an object may lie.
        first: u64,
        /// A number that divides all its addresses.
        unit: u64,
    },
    /// In pure programs, what a part of a global that is defined elsewhere holds at first.
    Initial {
        /// The global.
        of: GlobalId,
        /// Bytes from its start.
        offset: u64,
    },
    /// In pure programs, what the world outside wrote into a part of memory that became a value.
    Written {
        /// Where it wrote.
        by: SiteId,
        /// The object; unknown where several become one value.
        of: Placed,
        /// Bytes from its start.
        offset: u64,
    },
    /// A call of a function that is defined.
    Call,
}

/// The first and last so many bytes of an address space have no objects, with pointers of this width.
///
/// All implementations of C keep the pages at both ends free where there are pages: null and small numbers added to it lead nowhere, and
/// systems' code returns errors as pointers near the end.
pub const fn margin(pointer_bits: u32) -> u64 {
    if pointer_bits >= 32 { 1 << 12 } else { 1 }
}

/// The lowest address that runs and encodings give to functions and objects. It has a part in the upper half of the word where words have more than
/// 32 bits, as on machines, so that what is left of an address that is cut off leads nowhere.
#[must_use]
pub const fn first_address(pointer_bits: u32) -> u64 {
    let low = 1 << 12;
    if pointer_bits > 32 { low + (1 << 32) } else { low }
}

/// What has an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// A global.
    Global(GlobalId),
    /// The next object that is allocated here.
    Alloc(SiteId),
    /// Something else.
    Unknown,
}

/// Where an object of the source is in a pure program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// The object.
    pub of: Placed,
    /// The number of its address.
    pub start: u64,
    /// Its size in bytes, if that is constant.
    pub size: Option<u64>,
}

impl Home {
    /// Whether a number is an address in the object, or just behind it.
    pub fn holds(&self, number: u64) -> bool {
        number >= self.start && number - self.start <= self.size.unwrap_or(0)
    }
}

/// A chain of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The innermost call and the chain before it; `None` for the empty chain.
    pub call: Option<(ContextId, SiteId)>,
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The property that it belongs to.
    pub property: CheckKind,
    /// What is violated, for people: `reach_error() is called`.
    pub message: String,
    /// Where.
    pub at: Option<Loc>,
    /// The function that holds it.
    pub function: String,
}

/// The kinds of properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CheckKind {
    /// A call of an error function, or a false assertion.
    Reach,
    /// Overflow of a signed operation.
    Overflow,
    /// Division by zero.
    DivisionByZero,
    /// Access through an invalid pointer.
    Dereference,
    /// Release of what was not allocated.
    Free,
    /// A program that ends with an object of the heap that no pointer reaches.
    MemTrack,
    /// A program that ends with an object of the heap.
    MemCleanup,
    /// No property: something that is not modelled is reached, so that nothing is known of what follows.
    Unsupported,
    /// No property: the run goes on further than this form of the program follows it.
    Bound,
}

/// A variable of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// What its bits mean.
    pub ty: SourceType,
    /// The function that declares it; `None` for global ones.
    pub function: Option<String>,
    /// Where it is declared.
    pub at: Option<Loc>,
}

/// What the bits of a variable mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceType {
    /// An integer of this many bits.
    Int {
        /// Whether it has a sign.
        signed: bool,
        /// Its bits.
        bits: u32,
    },
    /// A floating-point number.
    Float(Format),
    /// A truth value in a byte.
    Bool,
    /// A pointer.
    Pointer,
    /// Anything else, by its name in the source.
    Other(String),
}

impl Program {
    /// The empty program for a target.
    pub fn new(pointer_bits: u32, little_endian: bool) -> Self {
        let mut program = Program { pointer_bits, little_endian, ..Program::default() };
        program.contexts.push(Context { call: None });
        program
    }
    /// How words lie in memory.
    pub fn word_layout(&self) -> contents::WordLayout {
        contents::WordLayout { pointer_bits: self.pointer_bits, little_endian: self.little_endian }
    }
    /// The bits of a word or pointer; 0 for an array, which has none.
    pub fn bits(&self, ty: Type) -> u32 {
        match ty {
            Type::Int(bits) => bits,
            Type::Pointer => self.pointer_bits,
            Type::Array { .. } => 0,
        }
    }
    /// The calls through which code was copied, outermost first.
    pub fn calls(&self, mut context: ContextId) -> Vec<SiteId> {
        let mut calls = Vec::new();
        while let Some((outer, site)) = self.contexts[context].call {
            calls.push(site);
            context = outer;
        }
        calls.reverse();
        calls
    }
    /// The instructions of all functions, in order.
    pub fn instrs(&self) -> impl Iterator<Item = &Instr> {
        self.functions.values().flat_map(Function::instrs)
    }
    /// Whether no operator of memory is left.
    pub fn is_pure(&self) -> bool {
        self.globals.is_empty() && self.instrs().all(|i| !i.op.is_memory())
    }
}

impl Block {
    /// The values that it defines: its parameters, and those of its instructions in order.
    pub fn defined(&self) -> impl Iterator<Item = &ValueId> {
        self.params.iter().chain(self.instrs.iter().flat_map(|i| &i.defs))
    }
    /// The values of which it speaks, each as often as it does.
    pub fn named(&self) -> impl Iterator<Item = ValueId> {
        let instrs = self.instrs.iter().flat_map(|i| i.op.operands());
        instrs.chain(self.terminator.operands()).filter_map(Operand::as_value)
    }
}

impl Function {
    /// The instructions of all blocks, in order.
    pub fn instrs(&self) -> impl Iterator<Item = &Instr> {
        self.blocks.values().flat_map(|b| &b.instrs)
    }
    /// The type of an operand. Addresses are pointers.
    pub fn type_of(&self, operand: &Operand) -> Type {
        match operand {
            Operand::Value(v) => self.values[*v].ty,
            Operand::Const(bits) => Type::Int(bits.width()),
            Operand::Null | Operand::Global(_) | Operand::Function(_) => Type::Pointer,
        }
    }
    /// A new value.
    pub fn value(&mut self, ty: Type) -> ValueId {
        self.values.push(ValueData { ty })
    }
}
