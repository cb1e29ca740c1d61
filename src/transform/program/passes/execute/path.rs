//! A path: running functions, objects, and what is known of the values of the result since it began.
//!
//! A word of at most eight bits whose choice is open is a *root*; a path knows which of its values are left. What is computed from one root is a
//! table over these, so that conditions on it are decided exactly, also through tables of the program. Of wider words intervals and
//! constants are known.

use super::known::{Known, Object, ObjectId};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, meter};
use eufonium_ir::program::ranges::{Reading, Relation};
use eufonium_ir::program::{BlockId, CompareOp, FunctionId, Operand, Origin, ValueId};
use std::rc::Rc;

/// What a part of a path costs by the meter when it is copied.
const PART_STEPS: usize = 5;

/// A running function.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub function: FunctionId,
    pub block: BlockId,
    /// The next instruction.
    pub next: usize,
    pub values: IdVec<ValueId, Option<Known>>,
    /// The call in the result, unless it is the first one.
    pub call: Option<Origin>,
    /// What the caller gets.
    pub defs: Vec<ValueId>,
    /// Its objects.
    pub owned: Vec<ObjectId>,
}

/// The values that a word may have: from the first to the second, as numbers without and with a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub unsigned: (u64, u64),
    pub signed: (i64, i64),
}

impl Range {
    /// All words of a width of at most 64.
    pub fn full(width: u32) -> Range {
        let top = u64::MAX >> (64 - width);
        Range { unsigned: (0, top), signed: (-(1i128 << (width - 1)) as i64, (top >> 1) as i64) }
    }
    /// One word.
    pub fn one(number: u64, width: u32) -> Range {
        let signed = extended(number, width);
        Range { unsigned: (number, number), signed: (signed, signed) }
    }
    pub fn is_empty(&self) -> bool {
        self.unsigned.0 > self.unsigned.1 || self.signed.0 > self.signed.1
    }
    /// What each reading says of the other one.
    pub fn settled(mut self, width: u32) -> Range {
        let half = (u64::MAX >> (64 - width)) >> 1;
        if self.unsigned.1 <= half {
            self.signed.0 = self.signed.0.max(self.unsigned.0 as i64);
            self.signed.1 = self.signed.1.min(self.unsigned.1 as i64);
        }
        if self.signed.0 >= 0 {
            self.unsigned.0 = self.unsigned.0.max(self.signed.0 as u64);
            self.unsigned.1 = self.unsigned.1.min(self.signed.1.max(0) as u64);
        }
        self
    }
    pub fn and(self, other: Range) -> Range {
        Range {
            unsigned: (self.unsigned.0.max(other.unsigned.0), self.unsigned.1.min(other.unsigned.1)),
            signed: (self.signed.0.max(other.signed.0), self.signed.1.min(other.signed.1)),
        }
    }
    /// The words of two ranges, and those between them.
    pub fn or(self, other: Range) -> Range {
        Range {
            unsigned: (self.unsigned.0.min(other.unsigned.0), self.unsigned.1.max(other.unsigned.1)),
            signed: (self.signed.0.min(other.signed.0), self.signed.1.max(other.signed.1)),
        }
    }
    /// The words that stand in an order to one of another range; none if there are none.
    pub fn ordered(mut self, op: CompareOp, other: Range) -> Option<Range> {
        let (relation, reading) = Relation::of_order(op)?;
        match reading {
            Reading::Unsigned => self.unsigned = relation.narrowed(self.unsigned, other.unsigned)?,
            Reading::Signed => self.signed = relation.narrowed(self.signed, other.signed)?,
        }
        Some(self)
    }
    /// Whether the ranges have no word in common.
    pub fn is_apart(self, other: Range) -> bool {
        Relation::Equal.decided(self.unsigned, other.unsigned) == Some(false)
            || Relation::Equal.decided(self.signed, other.signed) == Some(false)
    }
}

/// A word of a width as a number with a sign.
pub(super) fn extended(number: u64, width: u32) -> i64 {
    ((number << (64 - width)) as i64) >> (64 - width)
}

/// A path.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The running functions; only the last one changes, so copies of a path share the others.
    pub frames: Vec<Rc<Frame>>,
    pub objects: Vec<Rc<Object>>,
    /// Where the result goes on.
    pub block: BlockId,
    /// Values of the result that are constants here.
    pub facts: HashMap<ValueId, Operand>,
    /// The values of roots that are left, where some are not.
    pub left: HashMap<ValueId, Rc<[u8]>>,
    pub ranges: HashMap<ValueId, Range>,
    /// Whether others had the time to come to the instruction that is next.
    pub has_waited: bool,
}

impl Path {
    /// Another path that goes on from here.
    pub fn copied(&self) -> Path {
        meter::spend_len(PART_STEPS * self.size());
        self.clone()
    }
    /// How many parts a copy has to make.
    pub fn size(&self) -> usize {
        let values = self.frames.last().map_or(0, |frame| frame.values.len());
        values + self.objects.len() + self.facts.len() + self.left.len() + self.ranges.len()
    }
    pub fn frame(&mut self) -> &mut Frame {
        Rc::make_mut(self.frames.last_mut().expect("a path ends when its first function returns"))
    }
    pub fn object(&mut self, id: ObjectId) -> &mut Object {
        Rc::make_mut(&mut self.objects[id])
    }
}
