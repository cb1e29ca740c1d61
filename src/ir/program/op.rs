//! What the instructions of programs are made of: operands and operators; `words` has those on words, `terminator` how blocks end.
//!
//! An operator says in one place what it uses (`operands!`), whether it speaks of objects, and whether it must stay where nobody uses
//! what it defines; passes ask it and list no operators of their own.

mod terminator;
mod words;

pub use terminator::{Target, Terminator};
pub use words::{BinaryOp, CastOp, CompareOp};

use super::{CheckId, Declared, FunctionId, GlobalId, Origin, ValueId, VariableId};
use crate::float::{FloatOp, Format, Rounding};
use eufonium_base::Bits;
use smallvec::{SmallVec, smallvec};

/// What an instruction uses, in lists that are short as a rule.
pub type Operands<T> = SmallVec<[T; 3]>;

/// What an instruction uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A value of the function.
    Value(ValueId),
    /// A word.
    Const(Bits),
    /// The null pointer: the pointer with all bits zero.
    Null,
    /// The address of a global.
    Global(GlobalId),
    /// The address of a function.
    Function(FunctionId),
}

impl Operand {
    /// The value, if it is one.
    pub fn as_value(&self) -> Option<ValueId> {
        match self {
            Operand::Value(value) => Some(*value),
            _ => None,
        }
    }
}

/// What an instruction does. Each line says which values it defines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// One value: the operand itself.
    Copy(Operand),
    /// One value. With `nsw` (`nuw`) the run ends silently if the mathematical signed (unsigned) result does not fit.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The first operand.
        a: Operand,
        /// The second operand.
        b: Operand,
        /// Signed overflow is undefined.
        nsw: bool,
        /// Unsigned overflow is undefined.
        nuw: bool,
    },
    /// One value of one bit.
    Compare {
        /// The comparison.
        op: CompareOp,
        /// The first operand.
        a: Operand,
        /// The second operand.
        b: Operand,
    },
    /// One value, whose type is the target.
    Cast {
        /// The conversion.
        op: CastOp,
        /// What is converted.
        value: Operand,
    },
    /// One word: the result of an operator on floating-point numbers, which are words.
    Float {
        /// The operator.
        op: FloatOp,
        /// The format of its operands, or of the result if they are integers.
        format: Format,
        /// How it rounds, if it does.
        rounding: Rounding,
        /// The operands.
        args: Vec<Operand>,
    },
    /// One value of any type: `condition ? then : otherwise`.
    Select {
        /// A word of one bit.
        condition: Operand,
        /// The value if it is 1.
        then: Operand,
        /// The value if it is 0.
        otherwise: Operand,
    },
    /// One value: any of its type.
    Havoc(Origin),
    /// No value: the run ends silently if the condition is 0.
    Assume(Operand),
    /// No value: the run violates the check if the condition is 0.
    Assert {
        /// A word of one bit.
        condition: Operand,
        /// What is violated.
        check: CheckId,
    },
    /// The results of the callee.
    Call {
        /// The function.
        callee: FunctionId,
        /// Its arguments.
        args: Vec<Operand>,
        /// The site and context of the call.
        origin: Origin,
    },
    /// No value: from here on the variable has this value.
    Name {
        /// The variable.
        variable: VariableId,
        /// Its value.
        value: Operand,
    },
    /// No value: from here on the variable lives at this address.
    Declare {
        /// The variable.
        variable: VariableId,
        /// Its address.
        address: Operand,
    },

    /// One pointer: the base plus `constant` plus the sum of index times factor; indices have the bits of a pointer and a sign.
    Offset {
        /// The pointer from which it is derived.
        base: Operand,
        /// Bytes.
        constant: i64,
        /// Indices and their factors in bytes, none of which is 0.
        scaled: Vec<(Operand, i64)>,
        /// Whether the result must lie in the object of the base, or just behind it.
        inbounds: bool,
        /// If the source says that a member array of a structure starts there, of so many bytes: these. A hint, on which nothing may rest.
        member: Option<u64>,
    },
    /// One pointer: to a new object. Never null.
    Alloc {
        /// Whose it is.
        kind: AllocKind,
        /// Its size in bytes, of the bits of a pointer.
        size: Operand,
        /// Its alignment in bytes.
        align: u64,
        /// The choice of its contents.
        origin: Origin,
    },
    /// No value: the object of this pointer ceases to exist. Null does nothing.
    Free(Operand),
    /// One word of whole bytes, or a pointer.
    Load {
        /// Where.
        address: Operand,
        /// Where a pointer leads whose bytes the world outside chose, as [`Op::Escaped`] says it, unless it is null.
        to: Declared,
    },
    /// No value.
    Store {
        /// Where.
        address: Operand,
        /// A word of whole bytes, or a pointer.
        value: Operand,
    },
    /// No value: bytes are copied as if all were read before any is written.
    CopyMemory {
        /// Where to.
        to: Operand,
        /// Where from.
        from: Operand,
        /// How many, of the bits of a pointer.
        length: Operand,
    },
    /// No value: bytes are set.
    SetMemory {
        /// Where.
        to: Operand,
        /// A word of 8 bits.
        byte: Operand,
        /// How many, of the bits of a pointer.
        length: Operand,
    },
    /// One bit: whether this many bytes (a constant or a word of the bits of a pointer) at the pointer lie in a living object.
    IsValid {
        /// The pointer.
        address: Operand,
        /// How many bytes.
        length: Operand,
    },
    /// A word of the bits of a pointer: how many bytes from the pointer to the end of the living object that it leads to; 0 if it leads to none.
    Room(Operand),
    /// One bit: whether `Free` of this pointer is allowed: null, or the start of a living object from the heap.
    IsFreeable(Operand),
    /// One bit: whether a pointer leads to no byte of a constant.
    IsWritable(Operand),
    /// No value: the object of the stack that starts at this pointer lives from here on, if it did not; with the contents that it had.
    BeginLife(Operand),
    /// No value: the object of the stack that starts at this pointer lives no longer, until its life begins again.
    EndLife(Operand),
    /// One bit: whether one of these pointers leads to each living object of the heap: to a byte of it, or to its start.
    AllFreed {
        /// Pointers to objects that need not be freed.
        but: Vec<Operand>,
    },
    /// No value: nothing happens. Invariants speak of the word, so it stays though no result depends on it.
    Keep(Operand),
    /// No value: nothing happens. Marks a new object of the heap as one that [`Op::AllFreed`] may speak of, so that it stays
    /// even if nobody uses it.
    Watch(Operand),
    /// One bit: whether a pointer is the start of the one marked object that [`Op::AllFreed`] speaks of in this run, if it speaks of one at a
    /// time (`memory/translate/leaks`); never where it speaks of all.
    IsWatched(Operand),
    /// One bit: whether two pointers lead to different objects, the first one to that which comes before in an order of all living
    /// objects. Which order that is, nothing says, and it may be no where this is not known.
    Precedes {
        /// The one.
        first: Operand,
        /// The other one.
        second: Operand,
    },
    /// One bit: whether each living object of the heap is reached: a pointer to a byte of it, or to its start, is in a global, in a
    /// living object of the stack, in a value of a running function, or in an object that is reached; or the world outside knows one.
    AllReached,

    /// No value: the world outside of the program knows this pointer from now on.
    Escape {
        /// The pointer.
        pointer: Operand,
        /// Which of the words that the call passes it is, from 0, if it is an argument that is passed as a word: so a native
        /// function of the outside finds it.
        argument: Option<u32>,
    },
    /// No value: the world outside knows from now on what the pointers lead to that the object of this pointer holds now, but not the
    /// object itself.
    Lend {
        /// The pointer.
        pointer: Operand,
        /// As for [`Op::Escape`].
        argument: Option<u32>,
    },
    /// No value: each object that the world outside can reach, through the pointers that it knows and those stored in what they
    /// reach, holds any bytes from now on, pointers from outside among them. Constants stay.
    Clobber(Origin),
    /// One pointer that the world outside can give, to what it can reach.
    Escaped {
        /// The site of that.
        origin: Origin,
        /// Where it leads.
        to: Declared,
    },

    /// One word: the element of an array. Pure programs.
    Read {
        /// The array.
        array: Operand,
        /// The index.
        index: Operand,
    },
    /// One array: with an element changed. Pure programs.
    Write {
        /// The array.
        array: Operand,
        /// The index.
        index: Operand,
        /// The new element.
        value: Operand,
    },
    /// One array, all of whose elements are this word. Pure programs.
    Fill(Operand),
    /// One array: `to` with the elements at `to_start + i * stride` replaced by those of `from` at `from_start + i * stride`, for
    /// all `i` with `i * stride < length`, unsigned. Indices go on from zero behind the last one. Pure programs.
    CopyRange {
        /// The array that is changed.
        to: Operand,
        /// Its first changed index.
        to_start: Operand,
        /// The array that is read.
        from: Operand,
        /// The first index read.
        from_start: Operand,
        /// The distance behind the last index, a word of the bits of an index.
        length: Operand,
        /// The distance of two elements' indices, not 0.
        stride: u64,
    },
}

/// Whose an object is, and what it holds at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllocKind {
    /// Of the running function, until it returns; any contents.
    Stack,
    /// Of the program, until it is freed; any contents.
    Heap,
    /// Of the program, until it is freed; zeros.
    ZeroedHeap,
    /// Of the world outside, which can reach it, until it is freed; any contents, pointers from outside among them.
    Outside,
    /// Of the world outside as well, until the run ends: the program cannot free it.
    Lasting,
}

/// The operands of an operator that is borrowed in either way.
macro_rules! operands {
    ($op:expr) => {
        match $op {
            Op::Havoc(_) | Op::Clobber(_) | Op::Escaped { .. } | Op::AllReached => smallvec![],
            Op::AllFreed { but } => but.into_iter().collect(),
            Op::Copy(a)
            | Op::Assume(a)
            | Op::Keep(a)
            | Op::Free(a)
            | Op::Watch(a)
            | Op::Escape { pointer: a, .. } => {
                smallvec![a]
            }
            Op::IsFreeable(a) | Op::IsWritable(a) | Op::Room(a) | Op::IsWatched(a) => smallvec![a],
            Op::Fill(a) | Op::Lend { pointer: a, .. } => smallvec![a],
            Op::BeginLife(a) | Op::EndLife(a) => smallvec![a],
            Op::Cast { value: a, .. } | Op::Name { value: a, .. } => smallvec![a],
            Op::Assert { condition: a, .. } | Op::Declare { address: a, .. } => smallvec![a],
            Op::Load { address: a, .. } | Op::Alloc { size: a, .. } => smallvec![a],
            Op::Binary { a, b, .. } | Op::Compare { a, b, .. } => smallvec![a, b],
            Op::Store { address: a, value: b } | Op::Read { array: a, index: b } => smallvec![a, b],
            Op::IsValid { address: a, length: b } | Op::Precedes { first: a, second: b } => smallvec![a, b],
            Op::Select { condition: a, then: b, otherwise: c } => smallvec![a, b, c],
            Op::CopyMemory { to: a, from: b, length: c } | Op::SetMemory { to: a, byte: b, length: c } => {
                smallvec![a, b, c]
            }
            Op::Write { array: a, index: b, value: c } => smallvec![a, b, c],
            Op::CopyRange { to, to_start, from, from_start, length, .. } => {
                smallvec![to, to_start, from, from_start, length]
            }
            Op::Call { args, .. } | Op::Float { args, .. } => args.into_iter().collect(),
            Op::Offset { base, scaled, .. } => {
                std::iter::once(base).chain(scaled.into_iter().map(|(o, _)| o)).collect()
            }
        }
    };
}

impl Op {
    /// A load of what no declaration speaks of.
    pub fn load(address: Operand) -> Op {
        Op::Load { address, to: Declared::UNSAID }
    }

    /// Whether it speaks of objects, which pure programs do not.
    pub fn is_memory(&self) -> bool {
        matches!(
            self,
            Op::Declare { .. }
                | Op::Offset { .. }
                | Op::Alloc { .. }
                | Op::Free(_)
                | Op::Load { .. }
                | Op::Store { .. }
                | Op::CopyMemory { .. }
                | Op::SetMemory { .. }
                | Op::IsValid { .. }
                | Op::IsFreeable(_)
                | Op::Room(_)
                | Op::Escape { .. }
                | Op::Lend { .. }
                | Op::Clobber(_)
                | Op::Escaped { .. }
                | Op::IsWritable(_)
                | Op::BeginLife(_)
                | Op::EndLife(_)
                | Op::AllFreed { .. }
                | Op::AllReached
                | Op::Watch(_)
                | Op::IsWatched(_)
                | Op::Precedes { .. }
        )
    }

    /// Whether its answer depends on which objects live.
    pub fn asks_for_life(&self) -> bool {
        matches!(self, Op::IsValid { .. } | Op::Room(_) | Op::IsFreeable(_) | Op::AllReached)
    }

    /// Whether it must stay even if nobody uses what it defines. Operators that may end the run silently (division,
    /// marked overflow, loads) count as pure: without them there are more runs only where behaviour is undefined.
    pub fn has_effect(&self) -> bool {
        matches!(
            self,
            Op::Assume(_)
                | Op::Assert { .. }
                | Op::Call { .. }
                | Op::Free(_)
                | Op::Escape { .. }
                | Op::Lend { .. }
                | Op::Clobber(_)
                | Op::Watch(_)
                | Op::Keep(_)
                | Op::BeginLife(_)
                | Op::EndLife(_)
                | Op::Store { .. }
                | Op::CopyMemory { .. }
                | Op::SetMemory { .. }
                | Op::Name { .. }
                | Op::Declare { .. }
        )
    }

    /// All operands in order.
    pub fn operands(&self) -> Operands<&Operand> {
        operands!(self)
    }

    /// All operands in order, to be changed.
    pub fn operands_mut(&mut self) -> Operands<&mut Operand> {
        operands!(self)
    }

    /// The origin of a choice or call.
    pub fn origin_mut(&mut self) -> Option<&mut Origin> {
        match self {
            Op::Havoc(origin)
            | Op::Call { origin, .. }
            | Op::Clobber(origin)
            | Op::Escaped { origin, .. }
            | Op::Alloc { origin, .. } => Some(origin),
            _ => None,
        }
    }
}
