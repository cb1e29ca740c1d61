//! Where accesses of memory lie, and the bytes there: read, written with their marks and shades, and chosen where they were never written.
//!
//! A byte gets its value when it is first looked at, and keeps it: a run that reads twice reads the same. Words are chosen as a whole where all
//! their bytes are free, so that what a choice says is one number and not several bytes.

use super::Outside;
use super::cell::{MARKED, NEVER_SET, OUTSIDE, POINTER, WRITTEN};
use super::choices::{Contents, Source};
use super::contact::Contact;
use super::events::Effect;
use super::machine::{FUEL, Halt, Machine, Step};
use super::memory::{Found, Owner};
use super::shade::{ANY, Shade};
use super::value::Slot;
use super::watch::Watch;
use crate::program::{Loc, Operand, SiteId, Type};
use eufonium_base::Bits;

/// Bytes that were never written and are copied get values in words of this many bytes where whole ones are free.
const FREE_WORD: u64 = 4;

/// A word of bytes, the lowest first.
pub(super) fn from_bytes(bytes: &[u8]) -> Bits {
    let width = 8 * bytes.len() as u32;
    if bytes.len() <= 8 {
        let value = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
        return Bits::from_u64(value, width);
    }
    Bits::from_fn(width, |i| bytes[(i / 8) as usize] >> (i % 8) & 1 == 1)
}

impl<W: Watch> Machine<'_, W> {
    /// A word's bytes in memory order.
    pub(super) fn bytes(&self, bits: &Bits) -> Vec<u8> {
        let mut bytes: Vec<u8> = match bits.as_u64() {
            Some(value) if bits.width() <= 64 => value.to_le_bytes()[..(bits.width() / 8) as usize].into(),
            _ => {
                let byte = |i: u32| bits.extract(8 * i + 7, 8 * i).as_u64().unwrap_or(0) as u8;
                (0..bits.width() / 8).map(byte).collect()
            }
        };
        if !self.program.little_endian {
            bytes.reverse();
        }
        bytes
    }

    pub(super) fn number(&mut self, operand: &Operand) -> Step<u64> {
        let bits = self.decided(operand)?;
        bits.as_u64().ok_or(Halt::Undefined("a number beyond 64 bits"))
    }

    /// A pointer, which decides only together with what it leads to.
    pub(super) fn pointer(&mut self, operand: &Operand) -> Step<(u64, Shade)> {
        let slot = self.operand(operand);
        let shade = slot.shade;
        let bits = Self::modelled(slot)?;
        Ok((bits.as_u64().ok_or(Halt::Undefined("a number beyond 64 bits"))?, shade))
    }

    /// The object and the offset in it of an access of the program.
    pub(super) fn accessed(&mut self, pointer: (u64, Shade), length: u64) -> Step<(Found, u64)> {
        let (found, offset) = self.place(pointer.0, length)?;
        if self.shades.kept {
            self.check_place(found, pointer);
        }
        Ok((found, offset))
    }

    /// The object and the offset in it of an access.
    fn place(&mut self, address: u64, length: u64) -> Step<(Found, u64)> {
        match self.memory.find(address, length) {
            Some(found) => Ok((found, address - self.memory.object(found).start)),
            None if address == 0 => Err(Halt::Undefined("access through the null pointer")),
            None => {
                self.note_outside(address, length);
                Err(Halt::Undefined("access outside of objects"))
            }
        }
    }

    /// Takes note of an access outside of objects.
    pub(super) fn note_outside(&mut self, address: u64, length: u64) {
        self.outside = Some(Outside { length, is_null: address == 0, object: self.memory.nearest(address) });
    }

    pub(super) fn place_to_write(&mut self, pointer: (u64, Shade), length: u64) -> Step<(Found, u64)> {
        let (found, offset) = self.accessed(pointer, length)?;
        match self.memory.object(found).plan.owner {
            Owner::Constant => Err(Halt::Undefined("write to a constant")),
            _ => Ok((found, offset)),
        }
    }

    /// A short word that is written as a whole; for those who watch.
    pub(super) fn peek(&self, found: Found, address: u64, length: u64) -> Option<Slot> {
        let first = address - self.memory.object(found).start;
        if !matches!(length, 1 | 2 | 4 | 8) {
            return None;
        }
        let cells: Vec<_> = (first..first + length).map(|i| self.memory.cell(found, i)).collect();
        let written = cells.iter().all(|cell| cell & WRITTEN != 0);
        let mut bytes: Vec<u8> = cells.iter().map(|cell| *cell as u8).collect();
        if !self.program.little_endian {
            bytes.reverse();
        }
        written.then(|| Slot::word(from_bytes(&bytes)))
    }

    /// Writes bytes, also of constants.
    pub(super) fn poke(&mut self, address: u64, bytes: &[u8], mark: Option<SiteId>) -> Step {
        let (found, offset) = self.place(address, bytes.len() as u64)?;
        self.write(found, offset, bytes, (mark, Shade::Plain))
    }

    /// Writes an address, also into constants.
    pub(super) fn poke_pointer(&mut self, address: u64, bytes: &[u8], shade: Shade) -> Step {
        let (found, offset) = self.place(address, bytes.len() as u64)?;
        self.write(found, offset, bytes, (None, shade))?;
        self.memory.flag(found, offset, bytes.len() as u64, POINTER);
        Ok(())
    }

    pub(super) fn write(
        &mut self,
        found: Found,
        offset: u64,
        bytes: &[u8],
        (mark, shade): (Option<SiteId>, Shade),
    ) -> Step {
        let start = self.memory.object(found).start + offset;
        self.watch.memory(self.shades.at, &|| Effect::Wrote { start, bytes: bytes.to_vec() });
        self.write_silently(found, offset, bytes, (mark, shade))
    }

    /// Writes bytes of which those who watch are told otherwise.
    pub(super) fn write_silently(
        &mut self,
        found: Found,
        offset: u64,
        bytes: &[u8],
        (mark, shade): (Option<SiteId>, Shade),
    ) -> Step {
        let marks = WRITTEN | if mark.is_some() { MARKED } else { 0 };
        bytes.iter().zip(offset..).try_for_each(|(byte, at)| {
            self.memory.set(found, at, u16::from(*byte) | marks, mark).ok_or(FUEL)
        })?;
        if let Shade::Part(base, place) = shade
            && bytes.len() == 1
        {
            self.memory.set_shade(found, offset, (Shade::Base(base), place));
        } else if shade != Shade::Plain {
            let shade = if matches!(shade, Shade::Part(..)) { ANY } else { shade };
            for i in 0..bytes.len() {
                let in_word = if self.program.little_endian { i } else { bytes.len() - 1 - i };
                let place = if matches!(shade, Shade::Any(_)) { in_word } else { i };
                self.memory.set_shade(found, offset + i as u64, (shade, place as u8));
            }
        }
        Ok(())
    }

    /// Gives values to the bytes of a range that have none, in words as long as the range.
    pub(super) fn settle(&mut self, found: Found, offset: u64, length: u64, at: Option<Loc>) -> Step {
        let free: Vec<bool> =
            (0..length).map(|i| self.memory.cell(found, offset + i) & WRITTEN == 0).collect();
        if !free.contains(&true) {
            return Ok(());
        }
        let plan = &self.memory.object(found).plan;
        let path = plan.path.clone();
        let source = match plan.source {
            Source::Contents(site, _) => Source::Contents(site, offset),
            Source::Global(global, _) => Source::Global(global, offset),
            other => other,
        };
        let object = self.memory.object(found);
        let contents = Some(Contents { of: object.made, start: object.start, round: object.round });
        let slot = self.choose_contents(&path, source, Type::Int(8 * length as u32), contents, at);
        let bytes = self.bytes(slot.value.word());
        let is_outside = self.is_outside(source);
        let object = self.memory.object(found);
        let (start, is_local) = (object.start, object.plan.owner == Owner::Frame);
        let argument = self.arguments.get(&start).copied();
        for (i, byte) in bytes.iter().enumerate().filter(|(i, _)| free[*i]) {
            let offset = offset + i as u64;
            self.write(found, offset, &[*byte], (slot.mark, self.any()))?;
            if is_outside {
                self.memory.flag(found, offset, 1, OUTSIDE);
                self.watch.contact(Contact::Wrote { start, offset, byte: *byte });
            } else if is_local {
                self.memory.flag(found, offset, 1, NEVER_SET);
            }
            if let Some(index) = argument {
                self.watch.contact(Contact::Argument { index, offset, byte: *byte });
            }
        }
        Ok(())
    }

    /// Gives values to the bytes of a long range that have none.
    pub(super) fn settle_range(&mut self, found: Found, offset: u64, length: u64, at: Option<Loc>) -> Step {
        let end = offset + length;
        let mut next = offset;
        while next < end {
            let word = (next - next % FREE_WORD + FREE_WORD).min(end);
            let free = |m: &Self, i: u64| m.memory.cell(found, i) & WRITTEN == 0;
            if (next..word).all(|i| free(self, i)) {
                self.settle(found, next, word - next, at)?;
            } else {
                for i in next..word {
                    self.settle(found, i, 1, at)?;
                }
            }
            next = word;
        }
        Ok(())
    }
}
