//! What functions of a module are made of: blocks, instructions, operands and constants.
//!
//! Invariant: what is written as a forward reference is an id here, and constant expressions are instructions without a place.

use super::ids::{AliasId, BlockId, FuncId, GlobalId, LabelId, LocalId, MetaId, TypeId};
use super::metadata::Metadata;
use eufonium_base::Bits;
use eufonium_base::error::Span;

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
    /// Inline assembly.
    Asm(Box<Assembly>),
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// The template.
    pub code: String,
    /// Outputs, inputs and clobbers, as LLVM writes them.
    pub constraints: String,
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
    /// The address of a block.
    Label(LabelId),
    /// What an alias stands for that another module may replace; gone when modules are linked.
    Alias(AliasId),
    /// An expression over constants: an instruction without side effects whose operands are constants.
    Expr(Box<InstrKind>),
    /// What has no model: the text (`dso_local_equivalent`, `no_cfi` and so on).
    Other(String),
}

/// What a landing pad is entered for.
#[derive(Clone, Debug)]
pub enum Clause {
    /// Exceptions of the type whose information this is, or of any type if it is null.
    Catch(Operand),
    /// Exceptions of other types than those of this array.
    Filter(Operand),
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
    /// A binary operation; `disjoint` is dropped, and fast-math flags but for [`super::module::Module::relaxed`].
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
    /// A call; `invoke` is a call followed by a branch to its normal destination;
    /// where it unwinds to stands in `Function::unwinding`.
    Call {
        /// The function or pointer called.
        callee: Operand,
        /// The type of the result.
        result: TypeId,
        /// Arguments; the `byval` type of each where given, of those of inline assembly the type that they point to.
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
    /// A jump to the block of an address.
    IndirectBranch {
        /// The address.
        address: Operand,
        /// The blocks that it may be of.
        targets: Vec<BlockId>,
    },
    /// Not reached.
    Unreachable,
    /// Where exceptions land that leave the call of an `invoke`.
    LandingPad {
        /// Whether it is entered by those that no clause matches, too.
        cleanup: bool,
        /// What is caught, in order.
        clauses: Vec<Clause>,
    },
    /// An exception flies on: what its landing pad gave.
    Resume(Operand),
    /// What has no model, by its opcode (`callbr`, `catchswitch` and so on), with the blocks it may go to.
    Other(String, Vec<BlockId>),
}
