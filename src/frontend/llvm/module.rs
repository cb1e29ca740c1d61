//! A module of LLVM as it is written: types, globals, functions of basic blocks in SSA form, metadata.
//!
//! Both the textual and the binary reader produce this; lowering consumes it. Names are resolved (globals, functions, locals and
//! blocks are indices), types are interned, forward references are gone. What has no meaning for verification (attributes,
//! alignment of functions, calling conventions) is read and dropped.
//!
//! Pointers: `Pointer` has a pointee where the module was written with typed pointers; nothing may depend on it but what is granted
//! of pointers from outside (`lower::declared`), since opaque pointers have none. What an access touches is said by the instruction (`Load::ty`, the stored operand's type,
//! `GetElementPtr::source`), which readers of typed pointers fill in.

pub use super::ids::{AliasId, BlockId, FuncId, GlobalId, LabelId, LocalId, MetaId, TypeId};
pub use super::instr::{
    Assembly, BinaryOp, Block, CastOp, Clause, Constant, Instr, InstrKind, IntPredicate, Operand, Value,
};
pub use super::linkage::{Comdat, Linkage};
pub use super::metadata::{MetaField, MetaNode, Metadata};
use eufonium_base::HashMap;
use eufonium_base::error::Span;
use eufonium_base::ids::IdVec;

/// A block whose address is taken (`blockaddress`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The function.
    pub function: FuncId,
    /// The block; `None` if there is no such block, which only functions without a body may have.
    pub block: Option<BlockId>,
}

/// Another name for an address.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The name without `@` and quotes.
    pub name: String,
    /// How it meets other symbols.
    pub linkage: Linkage,
    /// The address; one that is found when the program is loaded (`ifunc`) is [`Constant::Other`].
    pub target: Constant,
    /// Where it is defined.
    pub span: Span,
}

/// A type of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatType {
    /// `half`: binary16.
    Half,
    /// `bfloat`: the upper half of a `float`.
    BFloat,
    /// `float`: binary32.
    Single,
    /// `double`: binary64.
    Double,
    /// `x86_fp80`: the numbers of x87.
    Extended,
    /// `fp128`: binary128.
    Quad,
    /// `ppc_fp128`: a pair of doubles.
    PairOfDoubles,
}

impl FloatType {
    /// The bits of a number.
    pub const fn bits(self) -> u32 {
        match self {
            FloatType::Half | FloatType::BFloat => 16,
            FloatType::Single => 32,
            FloatType::Double => 64,
            FloatType::Extended => 80,
            FloatType::Quad | FloatType::PairOfDoubles => 128,
        }
    }

    /// The name in the text of a module.
    pub const fn name(self) -> &'static str {
        match self {
            FloatType::Half => "half",
            FloatType::BFloat => "bfloat",
            FloatType::Single => "float",
            FloatType::Double => "double",
            FloatType::Extended => "x86_fp80",
            FloatType::Quad => "fp128",
            FloatType::PairOfDoubles => "ppc_fp128",
        }
    }
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// An integer of this many bits.
    Int(u32),
    /// A floating-point number.
    Float(FloatType),
    /// A pointer; the pointee where the text gives one.
    Pointer(Option<TypeId>),
    /// Elements one after the other.
    Array(u64, TypeId),
    /// A vector; scalable ones are refused.
    Vector(u32, TypeId),
    /// Fields; without padding if `packed`.
    Struct {
        /// The types of the fields.
        fields: Vec<TypeId>,
        /// Whether fields follow each other without padding.
        packed: bool,
    },
    /// A named type; its definition is in [`Types::named`].
    Named(String),
    /// A function.
    Function {
        /// The result.
        result: TypeId,
        /// The fixed parameters.
        params: Vec<TypeId>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
    /// Labels, metadata and tokens, by their name: only arguments of intrinsics have such types.
    Other(String),
}

/// The interned types of a module.
#[derive(Clone, Debug, Default)]
pub struct Types {
    types: IdVec<TypeId, Type>,
    ids: HashMap<Type, TypeId>,
    /// The definitions of named types; `None` for `opaque` ones.
    pub named: HashMap<String, Option<TypeId>>,
}

impl Types {
    /// The id of a type.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(id) = self.ids.get(&ty) {
            return *id;
        }
        let id = self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }
    /// All types; those that a type consists of come before it, but for what names stand for.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &Type)> {
        self.types.iter()
    }
    /// The type, named types as they are.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
    /// The type with names replaced by their definitions at the top; a name without definition stays.
    pub fn resolve(&self, mut id: TypeId) -> (TypeId, &Type) {
        // A chain of names is at most as long as there are names; a cycle of bare names has no layout and stays a name.
        for _ in 0..=self.named.len() {
            match &self.types[id] {
                Type::Named(name) => match self.named.get(name) {
                    Some(Some(definition)) => id = *definition,
                    _ => break,
                },
                _ => break,
            }
        }
        (id, &self.types[id])
    }
}

/// What the string of the data layout says, for what concerns programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// Whether the least significant byte has the lowest address.
    pub little_endian: bool,
    /// The bits of a pointer.
    pub pointer_bits: u32,
    /// Alignment in bytes of integers by width, ascending; a width that is missing takes the next larger one, or the largest.
    pub int_align: Vec<(u32, u32)>,
    /// Alignment in bytes of floating-point numbers by width.
    pub float_align: Vec<(u32, u32)>,
    /// Alignment in bytes of pointers.
    pub pointer_align: u32,
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The name of the file that it was compiled from, if given.
    pub source: Option<String>,
    /// The data layout.
    pub layout: DataLayout,
    /// Whether the module says its data layout.
    pub has_layout: bool,
    /// The target triple, if given.
    pub triple: Option<String>,
    /// All types.
    pub types: Types,
    /// Global variables in order. Where aliases are used stands what they stand for, but for those that another module may replace.
    pub globals: IdVec<GlobalId, Global>,
    /// Functions in order.
    pub functions: IdVec<FuncId, Function>,
    /// Aliases in order.
    pub aliases: IdVec<AliasId, Alias>,
    /// The blocks whose addresses are taken, each once.
    pub labels: IdVec<LabelId, Label>,
    /// The groups of symbols by name.
    pub comdats: HashMap<String, Comdat>,
    /// The names of the files that were linked; none if there was one.
    pub inputs: Vec<String>,
    /// Whether a flag of an operator allows other results than IEEE 754 says.
    pub relaxed: bool,
    /// The assembly that stands outside of functions, in lines.
    pub assembly: Vec<String>,
    /// Metadata nodes.
    pub metadata: IdVec<MetaId, MetaNode>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// The name without `@` and quotes.
    pub name: String,
    /// The type of its contents.
    pub ty: TypeId,
    /// Whether it is `constant`.
    pub constant: bool,
    /// How it meets symbols of other modules.
    pub linkage: Linkage,
    /// The group that it belongs to.
    pub comdat: Option<String>,
    /// The section of the object file that it is put into, if given.
    pub section: Option<String>,
    /// Which of [`Module::inputs`] it comes from.
    pub input: u32,
    /// The contents at the start; `None` for one that is defined elsewhere.
    pub init: Option<Constant>,
    /// The alignment in bytes, if given.
    pub align: Option<u32>,
    /// Its `!dbg` nodes.
    pub debug: Vec<MetaId>,
    /// Where it is defined.
    pub span: Span,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name without `@` and quotes.
    pub name: String,
    /// The type of the result.
    pub result: TypeId,
    /// Parameters: the first locals, in order, with their types and whether they are passed `byval` (with the type copied).
    pub params: Vec<Param>,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// How it meets symbols of other modules.
    pub linkage: Linkage,
    /// The group that it belongs to.
    pub comdat: Option<String>,
    /// Which of [`Module::inputs`] it comes from.
    pub input: u32,
    /// Whether the declaration says that it does not return.
    pub noreturn: bool,
    /// Whether its definition is a model of a library function, and no part of what was read.
    pub is_model: bool,
    /// Names (empty if unnamed) and types of all locals.
    pub locals: IdVec<LocalId, Local>,
    /// Blocks, the entry first; none for a declaration.
    pub blocks: IdVec<BlockId, Block>,
    /// The blocks that end with an `invoke`, whose call stands before the jump, and where exceptions go that leave it.
    pub unwinding: Vec<(BlockId, BlockId)>,
    /// Its `!dbg` node.
    pub debug: Option<MetaId>,
    /// Where it is defined.
    pub span: Span,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its type.
    pub ty: TypeId,
    /// The type of the object that the caller copies, for `byval`.
    pub byval: Option<TypeId>,
    /// Whether it leads to an object of the caller where the result goes (`sret`).
    pub sret: bool,
}

/// A parameter or the result of an instruction.
#[derive(Clone, Debug)]
pub struct Local {
    /// The name without `%`, or the number as text.
    pub name: String,
    /// Its type.
    pub ty: TypeId,
}

impl Function {
    /// Whether no other module can name it.
    pub fn is_local(&self) -> bool {
        self.linkage == Linkage::Local
    }
    /// Whether it has a body.
    pub fn is_defined(&self) -> bool {
        !self.blocks.is_empty()
    }
}

impl Global {
    /// Whether no other module can name it.
    pub fn is_local(&self) -> bool {
        self.linkage == Linkage::Local
    }
}

impl Module {
    /// Whether a use of the alias may mean a definition of another module.
    pub fn is_replaceable(&self, alias: AliasId) -> bool {
        self.aliases.get(alias).is_some_and(|alias| alias.linkage.is_interposable())
    }
    /// Whether a constant is the address of a symbol that may be missing, and null then.
    pub fn is_absent(&self, constant: &Constant) -> bool {
        match constant {
            Constant::Function(id) => {
                let found = self.functions.get(*id);
                found.is_some_and(|f| f.linkage == Linkage::ExternWeak && !f.is_defined())
            }
            Constant::Global(id) => {
                let found = self.globals.get(*id);
                found.is_some_and(|g| g.linkage == Linkage::ExternWeak && g.init.is_none())
            }
            _ => false,
        }
    }
    /// The name of the file that a symbol comes from, where several were linked.
    pub fn input(&self, number: u32) -> Option<&str> {
        self.inputs.get(number as usize).map(String::as_str)
    }
    /// The node of a numbered id or one written in place.
    pub fn node<'a>(&'a self, meta: &'a Metadata) -> Option<&'a MetaNode> {
        match meta {
            Metadata::Node(id) => self.metadata.get(*id),
            Metadata::Inline(node) => Some(node),
            _ => None,
        }
    }
}
