//! What happens in a run, for people and for those who repeat it: calls, choices, assignments, branches, the world outside.

use super::choices::Source;
use super::contact::Contact;
use super::value::Value;
use crate::program::{BlockId, CheckId, FunctionId, GlobalId, Loc, SiteId, Type, VariableId};

/// What happened in a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// In order.
    pub events: Vec<Event>,
    /// Whether the run was too long for all dependencies to be kept; then later events all [matter](Event::matters).
    pub truncated: bool,
    /// What the check is about that the run violates, in words: the access that is not valid, the object that is lost.
    pub about: Option<String>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// What.
    pub kind: EventKind,
    /// Where in the source.
    pub at: Option<Loc>,
    /// The function that was running.
    pub function: FunctionId,
    /// Its block.
    pub block: BlockId,
    /// How many calls were open.
    pub depth: u32,
    /// Whether how the run ended depends on it, through values or through the branches taken.
    pub matters: bool,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum EventKind {
    /// This function is called.
    Call(FunctionId, SiteId),
    /// The function returned to the one that is running.
    Return(FunctionId, Vec<Value>),
    /// A choice got a value.
    Choice(Source, Type, Value),
    /// A variable got a value.
    Assign {
        /// The variable.
        variable: VariableId,
        /// The part of the variable that was written, by its offset in bytes, unless it is the whole.
        offset: Option<u64>,
        /// The value.
        value: Value,
    },
    /// A branch or switch of this block went to its `usize`-th target.
    Branch(BlockId, usize),
    /// The head of a loop of the source is entered.
    Loop(BlockId),
    /// Something passed between the program and the world outside.
    Contact(Contact),
    /// Something happened to memory; only if that is asked for.
    Memory(Effect),
    /// The check is violated: the last event.
    Violation(CheckId),
}

/// What can happen to memory. Addresses are those of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// There is a new object, whose bytes have no values unless they are zero.
    Made {
        /// Where it starts.
        start: u64,
        /// Its size in bytes.
        size: u64,
        /// What it is.
        kind: ObjectKind,
        /// Whether it is all zero.
        zeroed: bool,
    },
    /// From here on so many bytes are a variable.
    Declared {
        /// The variable.
        variable: VariableId,
        /// Where it starts.
        start: u64,
        /// Its size in bytes.
        size: u64,
    },
    /// Bytes have values.
    Wrote {
        /// Where they start.
        start: u64,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// Bytes have the same value.
    Filled {
        /// Where they start.
        start: u64,
        /// How many there are.
        length: u64,
        /// The value.
        byte: u8,
    },
    /// Bytes have the values of others.
    Copied {
        /// Where they start.
        to: u64,
        /// Where the others start.
        from: u64,
        /// How many there are.
        length: u64,
    },
    /// The instruction that wrote to these bytes is done. All other effects matter if this one does.
    Stored {
        /// Where the bytes start.
        start: u64,
        /// How many there are.
        length: u64,
    },
    /// The object that starts here is released.
    Freed {
        /// Where it starts.
        start: u64,
    },
}

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// One that exists during the whole run.
    Global(GlobalId),
    /// One that goes when its function returns.
    Stack,
    /// One that was allocated.
    Heap,
    /// One of the world outside.
    Outside,
}
