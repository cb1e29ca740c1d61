//! What happens in a run, for people and for those who repeat it: calls, choices, assignments, branches, the world outside.

use super::choices::Source;
use super::contact::Contact;
use super::value::Value;
use crate::program::{BlockId, CheckId, FunctionId, Loc, SiteId, Type, VariableId};

/// What happened in a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// In order.
    pub events: Vec<Event>,
    /// Whether the run was too long for all dependencies to be kept; then later events all [matter](Event::matters).
    pub truncated: bool,
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
    /// The check is violated: the last event.
    Violation(CheckId),
}
