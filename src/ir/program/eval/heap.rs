//! Operators on memory. Where they reach, and the bytes there, is in `bytes`.

use super::bytes::from_bytes;
use super::cell::{MARKED, NEVER_SET, OUTSIDE, POINTER, SHADED};
use super::choices::Source;
use super::contact::Contact;
use super::events::{Effect, ObjectKind};
use super::machine::{FUEL, Halt, Machine, Step};
use super::memory::{Found, Owner, Plan};
use super::shade::Shade;
use super::value::Slot;
use super::watch::{Access, Watch};
use crate::program::{AllocKind, Function, Instr, Loc, Op, Operand, SiteKind, Type, VariableId};
use eufonium_base::Bits;

/// Where a pointer lies that the world outside chose, and whether it has been read before.
struct Chosen {
    found: Found,
    offset: u64,
    read: bool,
}

impl<W: Watch> Machine<'_, W> {
    /// Does an instruction on memory, and says what it touched.
    pub(super) fn memory_op(
        &mut self,
        f: &Function,
        instr: &Instr,
        access: &mut Access,
    ) -> Step<Option<Slot>> {
        let slot = match &instr.op {
            Op::Offset { base, constant, scaled, .. } => {
                let slot = self.offset(base, *constant, scaled);
                return Ok(self.with_shade(f, instr, Some(slot)));
            }
            Op::Alloc { .. } => self.allocate(instr)?,
            Op::Load { address, to } => {
                let (slot, place) = self.load(address, f.values[instr.defs[0]].ty, instr.at, access)?;
                let address = slot.value.word().as_u64().unwrap_or(0);
                match place {
                    Some(Chosen { found, offset, read: false }) => {
                        self.accept(found, offset, address, *to)?
                    }
                    Some(Chosen { read: true, .. }) => self.accept_again(address, *to)?,
                    None => {}
                }
                slot
            }
            Op::IsValid { .. } | Op::IsFreeable(_) | Op::IsWritable(_) => self.question(&instr.op)?,
            Op::Room(address) => self.room(address)?,
            // All objects are spoken of.
            Op::IsWatched(_) => Slot::word(Bits::zero(1)),
            Op::Precedes { first, second } => self.precedes(first, second)?,
            Op::AllFreed { but } => self.all_freed(but)?.shaded(self.leak_shade()),
            Op::AllReached => {
                let reached = self.all_reached()?;
                reached.shaded(self.reach_shade()?)
            }
            Op::Escaped { origin, to } => self.given(*origin, *to, instr.at)?,
            Op::Store { address, value } => self.store(f, address, value, access)?,
            Op::Declare { variable, address } => return Ok(self.declare(*variable, address, access)),
            op => return self.change(op, instr.at, access).map(|()| None),
        };
        Ok(Some(slot))
    }

    /// How many bytes from a pointer to the end of the object that it leads to.
    fn room(&mut self, address: &Operand) -> Step<Slot> {
        let pointer = self.pointer(address)?;
        let found = self.memory.find(pointer.0, 1);
        let end = found.map(|found| self.memory.object(found)).map(|object| object.start + object.plan.size);
        let room = Bits::from_u64(end.map_or(0, |end| end - pointer.0), self.program.pointer_bits);
        Ok(Slot::word(room).shaded(self.place_shade(found, pointer)))
    }

    /// Whether the first pointer leads to an object that lies before that of the second one: one bit.
    fn precedes(&mut self, first: &Operand, second: &Operand) -> Step<Slot> {
        let [first, second] = [self.pointer(first)?, self.pointer(second)?];
        let mut start =
            |pointer: u64| self.memory.find(pointer, 0).map(|found| self.memory.object(found).start);
        let before = start(first.0).zip(start(second.0)).is_some_and(|(first, second)| first < second);
        Ok(Slot::word(Bits::from_u64(u64::from(before), 1)).shaded(Shade::of(1)))
    }

    /// Whether a pointer leads where something can be done: one bit.
    fn question(&mut self, op: &Op) -> Step<Slot> {
        let (yes, found, pointer) = match op {
            Op::IsValid { address, length } => {
                let (pointer, length) = (self.pointer(address)?, self.number(length)?);
                let found = self.memory.find(pointer.0, length);
                if found.is_none() {
                    self.note_outside(pointer.0, length);
                }
                (found.is_some(), found, pointer)
            }
            Op::IsFreeable(address) => {
                let pointer = self.pointer(address)?;
                let found = self.on_heap(pointer.0);
                (pointer.0 == 0 || found.is_some(), found, pointer)
            }
            Op::IsWritable(address) => {
                let pointer = self.pointer(address)?;
                let found = self.memory.find(pointer.0, 0);
                let constant = found.is_some_and(|found| {
                    let object = self.memory.object(found);
                    object.plan.owner == Owner::Constant && pointer.0 - object.start < object.plan.size
                });
                (!constant, found, pointer)
            }
            _ => unreachable!("the operator asks nothing of a pointer"),
        };
        Ok(Slot::word(Bits::from_u64(u64::from(yes), 1)).shaded(self.place_shade(found, pointer)))
    }

    /// Does an instruction that defines nothing.
    fn change(&mut self, op: &Op, at: Option<Loc>, access: &mut Access) -> Step {
        match op {
            Op::BeginLife(address) => self.set_life(address, true),
            Op::EndLife(address) => self.set_life(address, false),
            Op::Free(address) => self.free(address),
            Op::Escape { pointer, argument } => {
                let (address, _) = self.pointer(pointer)?;
                self.escape(address);
                self.watch.contact(Contact::Given { argument: *argument });
                Ok(())
            }
            Op::Lend { pointer, argument } => {
                let (address, _) = self.pointer(pointer)?;
                self.lend(address, *argument);
                Ok(())
            }
            Op::Clobber(origin) => {
                self.clobber(*origin);
                Ok(())
            }
            Op::CopyMemory { to, from, length } => self.copy(to, from, length, at, access),
            Op::SetMemory { to, byte, length } => self.fill(to, byte, length, access),
            _ => Ok(()),
        }
    }

    /// The life of an object of the stack begins or ends.
    fn set_life(&mut self, address: &Operand, begins: bool) -> Step {
        let pointer = self.pointer(address)?;
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
        Ok(())
    }

    /// A variable lives at an address: what is there, if it is a short word.
    fn declare(&mut self, variable: VariableId, address: &Operand, access: &mut Access) -> Option<Slot> {
        let start = self.operand(address).value.word().as_u64().unwrap_or(0);
        let found = self.memory.find(start, 0)?;
        let object = self.memory.object(found);
        let size = object.start + object.plan.size - start;
        *access = Access::Declare { address: start, length: size };
        self.watch.memory(self.shades.at, &|| Effect::Declared { variable, start, size });
        self.peek(found, start, size)
    }

    fn free(&mut self, address: &Operand) -> Step {
        let pointer = self.pointer(address)?;
        let start = pointer.0;
        match self.on_heap(start) {
            Some(found) => {
                self.accessed(pointer, 0)?;
                self.memory.release(found);
                self.watch.memory(self.shades.at, &|| Effect::Freed { start });
            }
            None if start == 0 => {}
            None => return Err(Halt::Undefined("release of what was not allocated")),
        }
        Ok(())
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
                AllocKind::Lasting => Owner::Program,
            },
            zeroed: *kind == AllocKind::ZeroedHeap,
            source: Source::Contents(origin.site, 0),
            path: self.path_of(*origin),
        };
        let zeroed = plan.zeroed;
        let address = self.new_object(plan)?;
        if self.program.sites[origin.site].kind == SiteKind::Argument {
            let index = self.arguments.len();
            self.arguments.insert(address, index);
        }
        let what = match kind {
            AllocKind::Stack => ObjectKind::Stack,
            AllocKind::Heap | AllocKind::ZeroedHeap => ObjectKind::Heap,
            AllocKind::Outside | AllocKind::Lasting => ObjectKind::Outside,
        };
        self.watch.memory(self.shades.at, &|| Effect::Made { start: address, size, kind: what, zeroed });
        match kind {
            AllocKind::Stack => self.own(address),
            AllocKind::Outside | AllocKind::Lasting => {
                self.escape(address);
                self.watch.contact(Contact::Made { start: address, size });
                self.limit_contents(&[address]);
            }
            AllocKind::Heap | AllocKind::ZeroedHeap => {}
        }
        Ok(Slot::word(Bits::from_u64(address, self.program.pointer_bits)).shaded(self.base(address)))
    }

    /// What is loaded, and where it lies if it is a pointer that the world outside chose.
    fn load(
        &mut self,
        address: &Operand,
        ty: Type,
        at: Option<Loc>,
        access: &mut Access,
    ) -> Step<(Slot, Option<Chosen>)> {
        let length = u64::from(self.program.bits(ty) / 8);
        let pointer = self.pointer(address)?;
        let address = pointer.0;
        let (found, offset) = self.accessed(pointer, length)?;
        self.settle(found, offset, length, at)?;
        *access = Access::Read { address, length };
        let mut mark = None;
        let mut bytes = Vec::with_capacity(length as usize);
        let (mut outside, mut read, mut never_set, mut shaded) = (false, true, false, false);
        for i in offset..offset + length {
            let cell = self.memory.cell(found, i);
            outside |= cell & OUTSIDE != 0;
            read &= cell & (OUTSIDE | POINTER) != OUTSIDE;
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
        let chosen = (ty == Type::Pointer && outside).then_some(Chosen { found, offset, read });
        let shade = if shaded { self.loaded(found, offset, length) } else { Shade::Plain };
        Ok((Slot::word(word).marked(mark).shaded(shade), chosen))
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
        if slot.mark.is_none() && slot.shade == Shade::Plain {
            self.memory.fill(found, offset, length, byte[0]).ok_or(FUEL)?;
        } else {
            for i in offset..offset + length {
                self.write_silently(found, i, &byte, (slot.mark, slot.shade))?;
            }
        }
        *access = Access::Write { address: to, length };
        Ok(())
    }
}
