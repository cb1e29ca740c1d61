//! Operators on memory.

use super::choices::{Contents, Source};
use super::contact::Contact;
use super::events::{Effect, ObjectKind};
use super::machine::{FUEL, Halt, Machine, Step};
use super::memory::{Found, MARKED, NEVER_SET, OUTSIDE, Owner, POINTER, Plan, SHADED, WRITTEN};
use super::shade::{ANY, Shade};
use super::value::Slot;
use super::watch::{Access, Watch};
use super::{Near, Outside};
use crate::program::{AllocKind, Function, Instr, Loc, Op, Operand, SiteId, Type};
use eufonium_base::Bits;

/// Bytes that were never written and are copied get values in words of this many bytes where whole ones are free.
const FREE_WORD: u64 = 4;

/// A word of bytes, the lowest first.
fn from_bytes(bytes: &[u8]) -> Bits {
    let width = 8 * bytes.len() as u32;
    if bytes.len() <= 8 {
        let value = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
        return Bits::from_u64(value, width);
    }
    Bits::from_fn(width, |i| bytes[(i / 8) as usize] >> (i % 8) & 1 == 1)
}

/// Places.
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
    fn accessed(&mut self, pointer: (u64, Shade), length: u64) -> Step<(Found, u64)> {
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
                self.outside = Some(Outside {
                    length,
                    object: self.memory.nearest(address).map(|(object, alive)| Near {
                        source: object.made,
                        size: object.plan.size,
                        alive,
                        offset: address.wrapping_sub(object.start) as i64,
                    }),
                });
                Err(Halt::Undefined("access outside of objects"))
            }
        }
    }

    fn place_to_write(&mut self, pointer: (u64, Shade), length: u64) -> Step<(Found, u64)> {
        let (found, offset) = self.accessed(pointer, length)?;
        match self.memory.object(found).plan.owner {
            Owner::Constant => Err(Halt::Undefined("write to a constant")),
            _ => Ok((found, offset)),
        }
    }

    /// A short word that is written as a whole; for those who watch.
    fn peek(&self, found: Found, address: u64, length: u64) -> Option<Slot> {
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

    fn write(
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
    fn write_silently(
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
    fn settle(&mut self, found: Found, offset: u64, length: u64, at: Option<Loc>) -> Step {
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
        for (i, byte) in bytes.iter().enumerate().filter(|(i, _)| free[*i]) {
            let offset = offset + i as u64;
            self.write(found, offset, &[*byte], (slot.mark, self.any()))?;
            if is_outside {
                self.memory.flag(found, offset, 1, OUTSIDE);
                self.watch.contact(Contact::Wrote { start, offset, byte: *byte });
            } else if is_local {
                self.memory.flag(found, offset, 1, NEVER_SET);
            }
        }
        Ok(())
    }

    /// Gives values to the bytes of a long range that have none.
    fn settle_range(&mut self, found: Found, offset: u64, length: u64, at: Option<Loc>) -> Step {
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

/// Operators.
impl<W: Watch> Machine<'_, W> {
    /// Does an instruction on memory, and says what it touched.
    pub(super) fn memory_op(
        &mut self,
        f: &Function,
        instr: &Instr,
        access: &mut Access,
    ) -> Step<Option<Slot>> {
        let bit = |b: bool| Slot::word(Bits::from_u64(u64::from(b), 1));
        let slot = match &instr.op {
            Op::Offset { base, constant, scaled, .. } => {
                let slot = self.offset(base, *constant, scaled);
                return Ok(self.with_shade(f, instr, Some(slot)));
            }
            Op::Alloc { .. } => self.allocate(instr)?,
            Op::Load { address, to } => {
                let (slot, place) = self.load(address, f.values[instr.defs[0]].ty, instr.at, access)?;
                if let Some((found, offset)) = place {
                    self.accept(found, offset, slot.value.word().as_u64().unwrap_or(0), *to)?;
                }
                slot
            }
            Op::IsValid { address, length } => {
                let (pointer, length) = (self.pointer(address)?, self.number(length)?);
                let found = self.memory.find(pointer.0, length);
                bit(found.is_some()).shaded(self.place_shade(found, pointer))
            }
            Op::IsFreeable(address) => {
                let pointer = self.pointer(address)?;
                let found = self.on_heap(pointer.0);
                bit(pointer.0 == 0 || found.is_some()).shaded(self.place_shade(found, pointer))
            }
            Op::IsWritable(address) => {
                let pointer = self.pointer(address)?;
                let found = self.memory.find(pointer.0, 0);
                let constant = found.is_some_and(|found| {
                    let object = self.memory.object(found);
                    object.plan.owner == Owner::Constant && pointer.0 - object.start < object.plan.size
                });
                bit(!constant).shaded(self.place_shade(found, pointer))
            }
            Op::BeginLife(address) | Op::EndLife(address) => {
                let pointer = self.pointer(address)?;
                let begins = matches!(instr.op, Op::BeginLife(_));
                if let Some(found) = self.memory.at_start(pointer.0)
                    && self.memory.object(found).plan.owner == Owner::Frame
                {
                    if self.shades.kept {
                        self.check_place(found, pointer);
                    }
                    if begins {
                        self.begins_again(found);
                    }
                    self.memory.set_alive(found, begins);
                }
                return Ok(None);
            }
            Op::AllFreed { but } => self.all_freed(but)?.shaded(self.any()),
            Op::AllReached => self.all_reached()?.shaded(self.any()),
            Op::Declare { address, .. } => {
                let address = self.operand(address).value.word().as_u64().unwrap_or(0);
                if let Some(found) = self.memory.find(address, 0) {
                    let object = self.memory.object(found);
                    let length = object.start + object.plan.size - address;
                    *access = Access::Declare { address, length };
                    if let Op::Declare { variable, .. } = instr.op {
                        self.watch.memory(self.shades.at, &|| Effect::Declared {
                            variable,
                            start: address,
                            size: length,
                        });
                    }
                    return Ok(self.peek(found, address, length));
                }
                return Ok(None);
            }
            Op::Free(address) => {
                let pointer = self.pointer(address)?;
                let address = pointer.0;
                match self.on_heap(address) {
                    Some(found) => {
                        self.accessed(pointer, 0)?;
                        self.memory.release(found);
                        self.watch.memory(self.shades.at, &|| Effect::Freed { start: address });
                    }
                    None if address == 0 => {}
                    None => return Err(Halt::Undefined("release of what was not allocated")),
                }
                return Ok(None);
            }
            Op::Escape { pointer, argument } => {
                let (address, _) = self.pointer(pointer)?;
                self.escaped.push(address);
                self.watch.contact(Contact::Given { argument: *argument });
                return Ok(None);
            }
            Op::Lend { pointer, argument } => {
                let (address, _) = self.pointer(pointer)?;
                self.lend(address, *argument);
                return Ok(None);
            }
            Op::Clobber(origin) => {
                self.clobber(*origin);
                return Ok(None);
            }
            Op::Escaped { origin, to } => self.given(*origin, *to, instr.at)?,
            Op::Store { address, value } => return self.store(f, address, value, access).map(Some),
            Op::CopyMemory { to, from, length } => {
                self.copy(to, from, length, instr.at, access)?;
                return Ok(None);
            }
            Op::SetMemory { to, byte, length } => {
                self.fill(to, byte, length, access)?;
                return Ok(None);
            }
            _ => return Ok(None),
        };
        Ok(Some(slot))
    }

    /// The living object of the heap that starts at an address.
    fn on_heap(&mut self, address: u64) -> Option<Found> {
        let found = self.memory.find(address, 0)?;
        let object = self.memory.object(found);
        let may_be_freed = matches!(object.plan.owner, Owner::Heap | Owner::Outside);
        (object.start == address && may_be_freed).then_some(found)
    }

    fn offset(&self, base: &Operand, constant: i64, scaled: &[(Operand, i64)]) -> Slot {
        let base = self.operand(base);
        let width = base.value.word().width();
        let mut mark = base.mark;
        let mut sum = base.value.word().add(&Bits::from_u64(constant as u64, width));
        for (index, factor) in scaled {
            let index = self.operand(index);
            mark = mark.or(index.mark);
            sum = sum.add(&index.value.word().mul(&Bits::from_u64(*factor as u64, width)));
        }
        Slot::word(sum).marked(mark)
    }

    fn allocate(&mut self, instr: &Instr) -> Step<Slot> {
        let Op::Alloc { kind, size, align, origin } = &instr.op else {
            return Err(Halt::Undefined("no allocation"));
        };
        let size = self.number(size)?;
        let plan = Plan {
            size,
            align: *align,
            owner: match kind {
                AllocKind::Stack => Owner::Frame,
                AllocKind::Heap | AllocKind::ZeroedHeap => Owner::Heap,
                AllocKind::Outside => Owner::Outside,
            },
            zeroed: *kind == AllocKind::ZeroedHeap,
            source: Source::Contents(origin.site, 0),
            path: self.path_of(*origin),
        };
        let zeroed = plan.zeroed;
        let address = self.new_object(plan)?;
        let what = match kind {
            AllocKind::Stack => ObjectKind::Stack,
            AllocKind::Heap | AllocKind::ZeroedHeap => ObjectKind::Heap,
            AllocKind::Outside => ObjectKind::Outside,
        };
        self.watch.memory(self.shades.at, &|| Effect::Made { start: address, size, kind: what, zeroed });
        match kind {
            AllocKind::Stack => self.own(address),
            AllocKind::Outside => {
                self.escaped.push(address);
                self.watch.contact(Contact::Made { start: address, size });
                self.limit_contents(&[address]);
            }
            AllocKind::Heap | AllocKind::ZeroedHeap => {}
        }
        Ok(Slot::word(Bits::from_u64(address, self.program.pointer_bits)).shaded(self.base(address)))
    }

    /// What is loaded, and where it lies if it is a pointer that the world outside chose and nobody has looked at before.
    fn load(
        &mut self,
        address: &Operand,
        ty: Type,
        at: Option<Loc>,
        access: &mut Access,
    ) -> Step<(Slot, Option<(Found, u64)>)> {
        let length = u64::from(self.program.bits(ty) / 8);
        let pointer = self.pointer(address)?;
        let address = pointer.0;
        let (found, offset) = self.accessed(pointer, length)?;
        self.settle(found, offset, length, at)?;
        *access = Access::Read { address, length };
        let mut mark = None;
        let mut bytes = Vec::with_capacity(length as usize);
        let (mut unchecked, mut never_set, mut shaded) = (false, false, false);
        for i in offset..offset + length {
            let cell = self.memory.cell(found, i);
            unchecked |= cell & (OUTSIDE | POINTER) == OUTSIDE;
            never_set |= cell & NEVER_SET != 0;
            shaded |= cell & SHADED != 0;
            if cell & MARKED != 0 {
                mark = mark.or(self.memory.mark(found, i));
            }
            bytes.push(cell as u8);
        }
        if !self.program.little_endian {
            bytes.reverse();
        }
        let word = from_bytes(&bytes);
        // A layout in which it leads somewhere can always be found, and is hard to believe.
        if ty == Type::Pointer && never_set && self.memory.find(word.as_u64().unwrap_or(0), 0).is_some() {
            return Err(Halt::Undefined("a pointer that was never set leads to an object"));
        }
        let chosen = ty == Type::Pointer && unchecked;
        let shade = if shaded { self.loaded(found, offset, length) } else { Shade::Plain };
        Ok((Slot::word(word).marked(mark).shaded(shade), chosen.then_some((found, offset))))
    }

    fn store(&mut self, f: &Function, address: &Operand, value: &Operand, access: &mut Access) -> Step<Slot> {
        let pointer = self.pointer(address)?;
        let address = pointer.0;
        let slot = self.operand(value);
        let bytes = self.bytes(slot.value.word());
        let length = bytes.len() as u64;
        let (found, offset) = self.place_to_write(pointer, length)?;
        self.write(found, offset, &bytes, (slot.mark, slot.shade))?;
        if f.type_of(value) == Type::Pointer {
            self.memory.flag(found, offset, length, POINTER);
        }
        *access = Access::Write { address, length };
        Ok(slot)
    }

    fn copy(
        &mut self,
        to: &Operand,
        from: &Operand,
        length: &Operand,
        at: Option<Loc>,
        access: &mut Access,
    ) -> Step {
        let (target, source, length) = (self.pointer(to)?, self.pointer(from)?, self.number(length)?);
        let (to, from) = (target.0, source.0);
        if length == 0 {
            return Ok(());
        }
        let (source, read) = self.accessed(source, length)?;
        let (target, written) = self.place_to_write(target, length)?;
        self.charge(length)?;
        self.settle_range(source, read, length, at)?;
        let cells: Vec<_> = (read..read + length)
            .map(|i| {
                let cell = self.memory.cell(source, i);
                let mark = if cell & MARKED != 0 { self.memory.mark(source, i) } else { None };
                let shade = (cell & SHADED != 0).then(|| self.memory.shade(source, i));
                (cell, mark, shade)
            })
            .collect();
        for ((cell, mark, shade), i) in cells.into_iter().zip(written..) {
            self.memory.set(target, i, cell, mark).ok_or(FUEL)?;
            if let Some(shade) = shade {
                self.memory.set_shade(target, i, shade);
            }
        }
        self.watch.memory(self.shades.at, &|| Effect::Copied { to, from, length });
        *access = Access::Copy { to, from, length };
        Ok(())
    }

    fn fill(&mut self, to: &Operand, byte: &Operand, length: &Operand, access: &mut Access) -> Step {
        let (target, length) = (self.pointer(to)?, self.number(length)?);
        let to = target.0;
        if length == 0 {
            return Ok(());
        }
        let (found, offset) = self.place_to_write(target, length)?;
        self.charge(length)?;
        let slot = self.operand(byte);
        let byte = self.bytes(slot.value.word());
        self.watch.memory(self.shades.at, &|| Effect::Filled { start: to, length, byte: byte[0] });
        for i in offset..offset + length {
            self.write_silently(found, i, &byte, (slot.mark, slot.shade))?;
        }
        *access = Access::Write { address: to, length };
        Ok(())
    }
}
