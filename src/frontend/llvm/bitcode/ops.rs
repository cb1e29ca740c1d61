//! The operands of a record, one after the other.

use super::stream::{Record, Stream};
use super::{Result, malformed};
use eufonium_base::Bits;

/// A position among the operands of a record.
#[derive(Clone)]
pub(super) struct Ops<'s> {
    ops: &'s [u64],
    pos: usize,
    /// The byte where the record starts.
    pub(super) at: usize,
    pub(super) code: u64,
}

impl<'s> Ops<'s> {
    pub(super) fn new(stream: &'s Stream<'_>, record: &Record) -> Self {
        Ops { ops: stream.ops(record), pos: 0, at: record.at, code: record.code }
    }

    /// How many are left.
    pub(super) fn len(&self) -> usize {
        self.ops.len() - self.pos
    }

    /// All that are left.
    pub(super) fn rest(&mut self) -> &'s [u64] {
        let rest = &self.ops[self.pos..];
        self.pos = self.ops.len();
        rest
    }

    pub(super) fn take(&mut self) -> Result<u64> {
        match self.ops.get(self.pos) {
            Some(op) => {
                self.pos += 1;
                Ok(*op)
            }
            None => self.fail("too few operands"),
        }
    }

    /// The next operand, or 0 where a shorter record of an older version ends.
    pub(super) fn optional(&mut self) -> u64 {
        self.take().unwrap_or(0)
    }

    /// An operand that is an index.
    pub(super) fn index(&mut self) -> Result<usize> {
        let op = self.take()?;
        usize::try_from(op)
            .ok()
            .filter(|n| *n < u32::MAX as usize)
            .map_or_else(|| self.fail("an index out of range"), Ok)
    }

    pub(super) fn narrow(&mut self) -> Result<u32> {
        let op = self.take()?;
        u32::try_from(op).or_else(|_| self.fail("a number of more than 32 bits"))
    }

    /// The operands that are left, as characters.
    pub(super) fn text(&mut self) -> String {
        let bytes: Vec<u8> = self.rest().iter().map(|op| *op as u8).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A complaint about this record.
    pub(super) fn fail<T>(&self, what: impl std::fmt::Display) -> Result<T> {
        malformed(self.at, format!("record {}: {what}", self.code))
    }
}

/// A signed number has its sign in the lowest bit.
pub(super) fn signed(op: u64) -> i64 {
    match op {
        1 => i64::MIN,
        _ if op & 1 == 0 => (op >> 1) as i64,
        _ => ((op >> 1) as i64).wrapping_neg(),
    }
}

/// An integer in words of 64 bits, each signed in this way.
pub(super) fn wide(words: &[u64], width: u32) -> Bits {
    Bits::from_fn(width, |i| {
        let word = words.get(i as usize / 64).map_or(0, |op| signed(*op) as u64);
        word >> (i % 64) & 1 == 1
    })
}
