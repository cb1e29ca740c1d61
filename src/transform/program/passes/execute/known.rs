//! What is known of a value on a path, and of the objects in memory.
//!
//! Invariant of an object: its contents are those that the memory of the result has at the same place, overlaid with the cells; a cell
//! that is not `dirty` says the same as that memory. Cells do not overlap. What no cell covers is known to the result alone.

use eufonium_base::Bits;
use eufonium_ir::program::{GlobalId, Operand};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The place of an object in the list of a path.
pub(super) type ObjectId = usize;

/// A value on a path.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Known {
    /// An operand of the result, but not the address of a global.
    Is(Operand),
    /// The address so many bytes behind the start of an object.
    Place(ObjectId, i64),
    /// The number of such an address.
    Number(ObjectId, i64),
}

impl Known {
    /// The word that it is, if it is a constant.
    pub fn word(&self) -> Option<&Bits> {
        if let Known::Is(Operand::Const(bits)) = self { Some(bits) } else { None }
    }
    /// As a number of 64 bits.
    pub fn number(&self) -> Option<u64> {
        self.word()?.as_u64()
    }
}

/// Whose an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Global(GlobalId),
    Constant(GlobalId),
    Stack,
    Heap,
    Outside,
}

/// What a part of an object holds.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// So many of the same byte.
    Fill(u8),
    /// Bytes from here on, in the order of memory.
    Bytes(Rc<[u8]>, usize),
    /// A word or pointer as long as the cell.
    Word(Known),
}

/// A part of an object.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub len: u64,
    pub content: Content,
    /// Whether the memory of the result does not hold it yet.
    pub dirty: bool,
}

impl Cell {
    /// A byte that is known.
    pub fn byte(&self, at: u64, little_endian: bool) -> Option<u8> {
        match &self.content {
            Content::Fill(byte) => Some(*byte),
            Content::Bytes(bytes, start) => bytes.get(start + at as usize).copied(),
            Content::Word(word) => {
                let place = if little_endian { at } else { self.len - 1 - at } as u32 * 8;
                let bits = match word {
                    Known::Is(Operand::Null) => return Some(0),
                    word => word.word()?,
                };
                bits.extract(place + 7, place).as_u64().map(|byte| byte as u8)
            }
        }
    }

    /// The parts before and behind a place, if all of its bytes are known.
    fn split(&self, at: u64, little_endian: bool) -> Option<(Cell, Cell)> {
        let part = |content, len| Cell { len, content, dirty: self.dirty };
        let (first, second) = match &self.content {
            Content::Fill(byte) => (Content::Fill(*byte), Content::Fill(*byte)),
            Content::Bytes(bytes, start) => {
                let second = Content::Bytes(bytes.clone(), start + at as usize);
                (Content::Bytes(bytes.clone(), *start), second)
            }
            Content::Word(_) => {
                let bytes: Option<Vec<u8>> = (0..self.len).map(|i| self.byte(i, little_endian)).collect();
                let bytes: Rc<[u8]> = bytes?.into();
                (Content::Bytes(bytes.clone(), 0), Content::Bytes(bytes, at as usize))
            }
        };
        Some((part(first, at), part(second, self.len - at)))
    }
}

/// An object on a path.
#[derive(Clone, Debug)]
pub(super) struct Object {
    /// Its address in the result.
    pub base: Operand,
    /// Its size, if that is constant.
    pub size: Option<u64>,
    pub align: u64,
    pub owner: Owner,
    pub alive: bool,
    /// Whether its life has ended before, with a block.
    pub ended: bool,
    /// Whether a pointer to it was stored, or given to the world outside.
    pub stored: bool,
    pub cells: BTreeMap<u64, Cell>,
}

impl Object {
    /// Whether so many bytes at an offset lie in it. Of an object of unknown size that is not known, and true.
    pub fn holds(&self, offset: i64, len: u64) -> bool {
        let end = u64::try_from(offset).ok().and_then(|offset| offset.checked_add(len));
        end.is_some_and(|end| self.size.is_none_or(|size| end <= size))
    }

    /// The cells that have bytes in a range.
    pub fn overlapping(&self, from: u64, to: u64) -> impl Iterator<Item = (u64, &Cell)> {
        let first = self.cells.range(..=from).next_back().map_or(from, |(start, _)| *start);
        let cells = self.cells.range(first..to.max(first));
        cells.filter(move |(start, cell)| *start + cell.len > from).map(|(start, cell)| (*start, cell))
    }

    /// A cell across a place that cannot be split.
    pub fn across(&mut self, at: u64, little_endian: bool) -> Option<(u64, Cell)> {
        let (start, cell) = self.cells.range(..at).next_back().map(|(start, cell)| (*start, cell.clone()))?;
        if start + cell.len <= at {
            return None;
        }
        match cell.split(at - start, little_endian) {
            Some((first, second)) => {
                self.cells.insert(start, first);
                self.cells.insert(at, second);
                None
            }
            None => Some((start, cell)),
        }
    }

    /// Takes out the cells in a range, which none crosses.
    pub fn take(&mut self, from: u64, to: u64) -> Vec<(u64, Cell)> {
        let starts: Vec<u64> = self.cells.range(from..to).map(|(start, _)| *start).collect();
        starts.into_iter().map(|at| (at, self.cells.remove(&at).expect("it is there"))).collect()
    }

    /// The bytes of a range, if all are known.
    pub fn bytes(&self, from: u64, to: u64, little_endian: bool) -> Option<Vec<u8>> {
        let mut bytes = Vec::with_capacity((to - from) as usize);
        for (start, cell) in self.overlapping(from, to) {
            if start > from + bytes.len() as u64 {
                return None;
            }
            for at in start.max(from)..(start + cell.len).min(to) {
                bytes.push(cell.byte(at - start, little_endian)?);
            }
        }
        (bytes.len() as u64 == to - from).then_some(bytes)
    }

    /// Whether cells cover a range.
    pub fn covers(&self, from: u64, to: u64) -> bool {
        let mut next = from;
        for (start, cell) in self.overlapping(from, to) {
            if start > next {
                return false;
            }
            next = start + cell.len;
        }
        next >= to
    }
}
