//! A module of LLVM as it is written: types, globals, functions of basic blocks in SSA form, metadata.
//!
//! Both the textual and the binary reader produce this; lowering consumes it. Names are resolved (globals, functions, locals and
//! blocks are indices), types are interned, forward references are gone. What has no meaning for verification (attributes,
//! alignment of functions, calling conventions) is read and dropped.
//!
//! Pointers: `Pointer` has a pointee where the module was written with typed pointers; nothing may depend on it but what is granted
//! of pointers from outside (`lower::declared`), since opaque pointers have none. What an access touches is said by the instruction (`Load::ty`, the stored operand's type,
//! `GetElementPtr::source`), which readers of typed pointers fill in.

pub use super::linkage::{Comdat, Linkage};
pub use super::metadata::{MetaField, MetaNode, Metadata};
use eufonium_base::error::Span;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;
use eufonium_base::{Bits, HashMap};

typed_id! {
    /// An interned type.
    TypeId
}
typed_id! {
    /// A global variable.
    GlobalId
}
typed_id! {
    /// A function, defined or declared.
    FuncId
}
typed_id! {
    /// A parameter or the result of an instruction, within its function.
    LocalId
}
typed_id! {
    /// A basic block, within its function.
    BlockId
}
typed_id! {
    /// A numbered metadata node.
    MetaId
}
typed_id! {
    /// An alias.
    AliasId
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

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// No value.
    Void,
    /// An integer of this many bits.
    Int(u32),
    /// A floating-point number of this many bits (`half` 16, `bfloat` 16, `float` 32, `double` 64, `x86_fp80` 80, 128).
    Float(u32),
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
    /// The groups of symbols by name.
    pub comdats: HashMap<String, Comdat>,
    /// The names of the files that were linked; none if there was one.
    pub inputs: Vec<String>,
    /// Whether a flag of an operator allows other results than IEEE 754 says.
    pub relaxed: bool,
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

/// A basic block; the last instruction is its terminator.
#[derive(Clone, Debug)]
pub struct Block {
    /// The name without `%`, or the number as text.
    pub name: String,
    /// The instructions.
    pub instrs: Vec<Instr>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instr {
    /// What it defines.
    pub result: Option<LocalId>,
    /// What it does.
    pub kind: InstrKind,
    /// Its `!dbg` location.
    pub debug: Option<MetaId>,
    /// Its `!llvm.loop` node, on the branch back.
    pub loop_node: Option<MetaId>,
    /// Whether a sanitizer made it (`!nosanitize`).
    pub nosanitize: bool,
    /// Where it stands.
    pub span: Span,
}

/// A value that an instruction uses, with its type.
#[derive(Clone, Debug)]
pub struct Operand {
    /// The type.
    pub ty: TypeId,
    /// The value.
    pub value: Value,
}

/// A value.
#[derive(Clone, Debug)]
pub enum Value {
    /// A local.
    Local(LocalId),
    /// A constant.
    Constant(Constant),
    /// An argument of an intrinsic that is metadata.
    Metadata(Metadata),
    /// Inline assembly: its text.
    Asm(String),
}

/// A constant. Its type is given where it is used.
#[derive(Clone, Debug)]
pub enum Constant {
    /// An integer.
    Int(Bits),
    /// The bits of a floating-point number.
    Float(Bits),
    /// The null pointer.
    Null,
    /// Any value, `poison` included.
    Undef,
    /// All bits zero, of any type.
    Zero,
    /// The elements of an array, struct or vector with their types.
    Aggregate(Vec<(TypeId, Constant)>),
    /// The bytes of an array of `i8`, or of any other array of integers in memory order.
    Bytes(Vec<u8>),
    /// The address of a global.
    Global(GlobalId),
    /// The address of a function.
    Function(FuncId),
    /// What an alias stands for that another module may replace; gone when modules are linked.
    Alias(AliasId),
    /// An expression over constants: an instruction without side effects whose operands are constants.
    Expr(Box<InstrKind>),
    /// What has no model: the text (`blockaddress`, `dso_local_equivalent` and so on).
    Other(String),
}

/// Binary operators.
#[allow(missing_docs)] // LLVM's own names
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// Conversions.
#[allow(missing_docs)] // LLVM's own names
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Comparisons of integers and pointers.
#[allow(missing_docs)] // LLVM's own names
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum InstrKind {
    /// A binary operation; `disjoint` is dropped, and fast-math flags but for [`Module::relaxed`].
    Binary {
        /// The operator.
        op: BinaryOp,
        /// Signed overflow gives poison.
        nsw: bool,
        /// Unsigned overflow gives poison.
        nuw: bool,
        /// Division and right shift without remainder.
        exact: bool,
        /// The first operand.
        a: Operand,
        /// The second operand.
        b: Operand,
    },
    /// Negation of a floating-point number.
    FNeg(Operand),
    /// Comparison of integers, pointers, or vectors of them.
    ICmp {
        /// The predicate.
        predicate: IntPredicate,
        /// The first operand.
        a: Operand,
        /// The second operand.
        b: Operand,
    },
    /// Comparison of floating-point numbers, with LLVM's name of the predicate.
    FCmp {
        /// `oeq`, `ult` and so on.
        predicate: String,
        /// The first operand.
        a: Operand,
        /// The second operand.
        b: Operand,
    },
    /// A conversion.
    Cast {
        /// Which one.
        op: CastOp,
        /// What is converted.
        value: Operand,
        /// The target type.
        to: TypeId,
    },
    /// `condition ? then : otherwise`.
    Select {
        /// The condition.
        condition: Operand,
        /// The value if it holds.
        then: Operand,
        /// The value if not.
        otherwise: Operand,
    },
    /// The address of an element.
    GetElementPtr {
        /// Whether the result must stay within the object.
        inbounds: bool,
        /// The type that the indices walk.
        source: TypeId,
        /// The start.
        base: Operand,
        /// The indices.
        indices: Vec<Operand>,
    },
    /// Space on the stack.
    Alloca {
        /// The type of an element.
        ty: TypeId,
        /// The number of elements, if not one.
        count: Option<Operand>,
        /// The alignment in bytes, if given.
        align: Option<u32>,
    },
    /// A read of memory.
    Load {
        /// What is read.
        ty: TypeId,
        /// Where.
        address: Operand,
        /// Whether the access is volatile.
        volatile: bool,
    },
    /// A write of memory.
    Store {
        /// What is written.
        value: Operand,
        /// Where.
        address: Operand,
        /// Whether the access is volatile.
        volatile: bool,
    },
    /// Compare and exchange; the result is a pair of the old value and whether it was written.
    CmpXchg {
        /// Where.
        address: Operand,
        /// The value compared with.
        expected: Operand,
        /// The value written.
        new: Operand,
    },
    /// Read, modify, write; the result is the old value.
    AtomicRmw {
        /// LLVM's name of the operation: `add`, `xchg`, `umax` and so on.
        op: String,
        /// Where.
        address: Operand,
        /// The operand.
        value: Operand,
    },
    /// A fence.
    Fence,
    /// A field of an aggregate.
    ExtractValue {
        /// The aggregate.
        aggregate: Operand,
        /// The path.
        indices: Vec<u32>,
    },
    /// An aggregate with a field changed.
    InsertValue {
        /// The aggregate.
        aggregate: Operand,
        /// The new value.
        value: Operand,
        /// The path.
        indices: Vec<u32>,
    },
    /// An element of a vector.
    ExtractElement {
        /// The vector.
        vector: Operand,
        /// Which.
        index: Operand,
    },
    /// A vector with an element changed.
    InsertElement {
        /// The vector.
        vector: Operand,
        /// The new value.
        value: Operand,
        /// Which.
        index: Operand,
    },
    /// Elements of two vectors by a constant mask; `None` where any value will do.
    ShuffleVector {
        /// The first vector.
        a: Operand,
        /// The second vector.
        b: Operand,
        /// For each element of the result the index into both.
        mask: Vec<Option<u32>>,
    },
    /// A call; `invoke` is a call followed by a branch to its normal destination.
    Call {
        /// The function or pointer called.
        callee: Operand,
        /// The type of the result.
        result: TypeId,
        /// Arguments; the `byval` type of each where given.
        args: Vec<(Operand, Option<TypeId>)>,
        /// Whether the call site says that it does not return.
        noreturn: bool,
    },
    /// The value by the block that control came from.
    Phi(Vec<(Operand, BlockId)>),
    /// Any but fixed value of the operand's type if that is undefined.
    Freeze(Operand),
    /// The next variable argument.
    VaArg {
        /// The list.
        list: Operand,
        /// The type of the argument.
        ty: TypeId,
    },
    /// Records of variables in the new style: `#dbg_value`, `#dbg_declare`, `#dbg_assign` are read as these intrinsics' calls.
    DebugRecord {
        /// `value`, `declare`, `assign`, `label`.
        kind: String,
        /// Their arguments.
        args: Vec<Metadata>,
    },
    /// Return.
    Return(Option<Operand>),
    /// A jump.
    Jump(BlockId),
    /// A branch.
    Branch {
        /// The condition.
        condition: Operand,
        /// Where to if it holds.
        then: BlockId,
        /// Where to if not.
        otherwise: BlockId,
    },
    /// A branch by value.
    Switch {
        /// The value.
        value: Operand,
        /// Values and where to.
        cases: Vec<(Bits, BlockId)>,
        /// Where to otherwise.
        default: BlockId,
    },
    /// Not reached.
    Unreachable,
    /// What has no model, by its opcode (`indirectbr`, `landingpad`, `resume` and so on), with the blocks it may go to.
    Other(String, Vec<BlockId>),
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
