//! Loads, stores and copies at known places; writing back what the result is asked about.

use super::Run;
use super::known::{Cell, Content, Known, ObjectId, Owner};
use super::path::Path;
use super::step::Halt;
use crate::program::passes::rewrite::as_u64;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, Instr, Op, Operand, Type};
use std::rc::Rc;

/// The longest stretch of one byte that is written by single stores.
const SHORT: u64 = 8;

impl Run<'_> {
    /// Writes back what cells hold that have bytes in a range; they stay.
    pub(super) fn flush(&mut self, path: &mut Path, object: ObjectId, from: u64, to: u64) {
        let cells = path.objects[object].overlapping(from, to).filter(|(_, cell)| cell.dirty);
        let dirty: Vec<(u64, Cell)> = cells.map(|(start, cell)| (start, cell.clone())).collect();
        for (start, cell) in dirty {
            self.write_back(path, object, start, &cell);
            if let Some(cell) = path.object(object).cells.get_mut(&start) {
                cell.dirty = false;
            }
        }
    }

    /// Writes back all of an object.
    pub(super) fn flush_object(&mut self, path: &mut Path, object: ObjectId) {
        self.flush(path, object, 0, u64::MAX);
    }

    /// Writes back everything.
    pub(super) fn flush_all(&mut self, path: &mut Path) {
        for object in 0..path.objects.len() {
            if path.objects[object].alive {
                self.flush_object(path, object);
            }
        }
    }

    /// The result alone knows from now on what an object holds. Constants stay what they are.
    pub(super) fn forget(&mut self, path: &mut Path, object: ObjectId) {
        if !matches!(path.objects[object].owner, Owner::Constant(_)) && !path.objects[object].cells.is_empty()
        {
            path.object(object).cells.clear();
        }
    }

    pub(super) fn forget_all(&mut self, path: &mut Path) {
        (0..path.objects.len()).for_each(|object| self.forget(path, object));
    }

    fn write_back(&mut self, path: &mut Path, object: ObjectId, start: u64, cell: &Cell) {
        let pointer_bits = self.program.pointer_bits;
        let word = |n: u64, width| Operand::Const(Bits::from_u64(n, width));
        match &cell.content {
            Content::Word(known) => {
                let value = self.operand(path, known);
                self.store_at(path, object, start, value);
            }
            Content::Fill(byte) if cell.len > SHORT => {
                let to = self.operand(path, &Known::Place(object, start as i64));
                let (byte, length) = (word(u64::from(*byte), 8), word(cell.len, pointer_bits));
                self.effect(path, Op::SetMemory { to, byte, length });
            }
            Content::Fill(_) | Content::Bytes(..) => {
                let mut at = 0;
                while at < cell.len {
                    let size = [8, 4, 2, 1]
                        .into_iter()
                        .find(|n| at + n <= cell.len && (start + at).is_multiple_of(*n));
                    let size = size.expect("one byte always fits");
                    let byte = |i| cell.byte(i, self.program.little_endian).expect("its bytes are known");
                    let bytes: Vec<u8> = (at..at + size).map(byte).collect();
                    let value = Operand::Const(self.word_of(&bytes));
                    self.store_at(path, object, start + at, value);
                    at += size;
                }
            }
        }
    }

    fn store_at(&mut self, path: &mut Path, object: ObjectId, at: u64, value: Operand) {
        let address = self.operand(path, &Known::Place(object, at as i64));
        self.effect(path, Op::Store { address, value });
    }

    /// The word of bytes in the order of memory.
    fn word_of(&self, bytes: &[u8]) -> Bits {
        let mut bytes = bytes.to_vec();
        if !self.program.little_endian {
            bytes.reverse();
        }
        Bits::from_fn(8 * bytes.len() as u32, |i| bytes[i as usize / 8] >> (i % 8) & 1 == 1)
    }

    /// No cell crosses the ends of the range afterwards.
    fn carve(&mut self, path: &mut Path, object: ObjectId, from: u64, to: u64) {
        for at in [from, to] {
            if let Some((start, cell)) = path.object(object).across(at, self.program.little_endian) {
                self.flush(path, object, start, start + cell.len);
                path.object(object).cells.remove(&start);
            }
        }
    }

    /// Checks that an access lies in an object that lives; otherwise the path ends.
    pub(super) fn access(
        &mut self,
        path: &mut Path,
        (object, offset): (ObjectId, i64),
        len: u64,
        writes: bool,
    ) -> Result<u64, Halt> {
        let it = &path.objects[object];
        let constant = writes && matches!(it.owner, Owner::Constant(_));
        if !it.alive || constant || !it.holds(offset, len) {
            return Err(self.invalid(path));
        }
        Ok(offset as u64)
    }

    /// The value at a place.
    pub(super) fn load(
        &mut self,
        path: &mut Path,
        (object, at): (ObjectId, u64),
        ty: Type,
        instr: &Instr,
    ) -> Known {
        let len = u64::from(self.program.bits(ty) / 8);
        if let Some(known) = self.held(path, object, at, len, ty) {
            return known;
        }
        self.flush(path, object, at, at + len);
        let free = path.objects[object].overlapping(at, at + len).next().is_none();
        let address = self.operand(path, &Known::Place(object, at as i64));
        let mut op = instr.op.clone();
        if let Op::Load { address: to, .. } = &mut op {
            *to = address;
        }
        let known = self.define(path, op, ty);
        if free {
            let content = Content::Word(known.clone());
            path.object(object).cells.insert(at, Cell { len, content, dirty: false });
        }
        known
    }

    /// What cells say of the value at a place.
    fn held(&mut self, path: &mut Path, object: ObjectId, at: u64, len: u64, ty: Type) -> Option<Known> {
        let it = &path.objects[object];
        let exact = it.cells.get(&at).filter(|cell| cell.len == len);
        if let Some(Cell { content: Content::Word(known), .. }) = exact {
            let known = known.clone();
            let null = known == Known::Is(Operand::Null);
            match (self.type_of(&known), ty, &known) {
                (a, b, _) if a == b => return Some(known),
                (Type::Pointer, Type::Int(_), Known::Place(object, offset)) => {
                    return Some(Known::Number(*object, *offset));
                }
                (Type::Int(_), Type::Pointer, Known::Number(object, offset)) => {
                    return Some(Known::Place(*object, *offset));
                }
                (Type::Pointer, Type::Int(width), _) if null => {
                    return Some(Known::Is(Operand::Const(Bits::zero(width))));
                }
                _ => {}
            }
        }
        if let Some(bytes) = it.bytes(at, at + len, self.program.little_endian) {
            let zero = bytes.iter().all(|byte| *byte == 0);
            return match ty {
                Type::Pointer => zero.then_some(Known::Is(Operand::Null)),
                _ => Some(Known::Is(Operand::Const(self.word_of(&bytes)))),
            };
        }
        let Type::Int(width) = ty else { return None };
        self.assembled(path, object, at, width)
    }

    /// A word made of parts of words that cells hold.
    fn assembled(&mut self, path: &mut Path, object: ObjectId, at: u64, width: u32) -> Option<Known> {
        let end = at + u64::from(width / 8);
        if width > 64 || !path.objects[object].covers(at, end) {
            return None;
        }
        let little_endian = self.program.little_endian;
        let cells: Vec<(u64, Cell)> =
            path.objects[object].overlapping(at, end).map(|(start, cell)| (start, cell.clone())).collect();
        let mut sum: Option<Operand> = None;
        for (start, cell) in cells {
            let (from, to) = (start.max(at), (start + cell.len).min(end));
            let bits = ((to - from) * 8) as u32;
            let ahead = (if little_endian { from - start } else { start + cell.len - to }) * 8;
            let part = match &cell.content {
                Content::Word(known @ Known::Is(value)) => {
                    let Type::Int(whole) = self.type_of(known) else { return None };
                    let distance = Operand::Const(Bits::from_u64(ahead, whole));
                    let moved = self.binary(path, BinaryOp::LShr, value.clone(), distance);
                    self.resize(path, moved, bits)
                }
                Content::Word(_) => return None,
                Content::Fill(_) | Content::Bytes(..) => {
                    let bytes: Option<Vec<u8>> =
                        (from..to).map(|i| cell.byte(i - start, little_endian)).collect();
                    Operand::Const(self.word_of(&bytes?))
                }
            };
            let place = (if little_endian { from - at } else { end - to }) * 8;
            let wide = self.resize(path, part, width);
            let moved = self.binary(path, BinaryOp::Shl, wide, Operand::Const(Bits::from_u64(place, width)));
            sum = Some(match sum {
                Some(sum) => self.binary(path, BinaryOp::Or, sum, moved),
                None => moved,
            });
        }
        sum.map(Known::Is)
    }

    fn binary(&mut self, path: &mut Path, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.out.type_of(&a);
        let known = self.define(path, Op::Binary { op, a, b, nsw: false, nuw: false }, ty);
        self.operand(path, &known)
    }

    fn resize(&mut self, path: &mut Path, value: Operand, width: u32) -> Operand {
        let before = self.program.bits(self.out.type_of(&value));
        let op = match before.cmp(&width) {
            std::cmp::Ordering::Equal => return value,
            std::cmp::Ordering::Less => CastOp::ZeroExtend,
            std::cmp::Ordering::Greater => CastOp::Truncate,
        };
        let known = self.define(path, Op::Cast { op, value }, Type::Int(width));
        self.operand(path, &known)
    }

    /// Puts a value to a place.
    pub(super) fn store(&mut self, path: &mut Path, (object, at): (ObjectId, u64), value: Known) {
        let len = u64::from(self.program.bits(self.type_of(&value)) / 8);
        self.put(path, object, at, Cell { len, content: Content::Word(value), dirty: true });
    }

    /// Puts a cell to a place; that of an object of unknown size is written back at once.
    fn put(&mut self, path: &mut Path, object: ObjectId, at: u64, mut cell: Cell) {
        self.carve(path, object, at, at + cell.len);
        path.object(object).take(at, at + cell.len);
        if path.objects[object].size.is_none() && cell.dirty {
            self.write_back(path, object, at, &cell);
            cell.dirty = false;
        }
        path.object(object).cells.insert(at, cell);
    }

    /// Copies bytes.
    pub(super) fn copy(
        &mut self,
        path: &mut Path,
        (to, from, length): (Known, Known, Known),
    ) -> Result<(), Halt> {
        let len = length.number();
        if len == Some(0) {
            return Ok(());
        }
        let (Known::Place(target, to_at), Known::Place(source, from_at), Some(len)) = (&to, &from, len)
        else {
            return self.copy_residual(path, (to, from, length));
        };
        let (target, source) = (*target, *source);
        let from_at = self.access(path, (source, *from_at), len, false)?;
        let to_at = self.access(path, (target, *to_at), len, true)?;
        self.carve(path, source, from_at, from_at + len);
        self.carve(path, target, to_at, to_at + len);
        let it = &path.objects[source];
        let cells: Vec<(u64, Cell)> = it
            .overlapping(from_at, from_at + len)
            .map(|(start, cell)| (start - from_at, cell.clone()))
            .collect();
        let whole = it.covers(from_at, from_at + len);
        if !whole || path.objects[target].size.is_none() {
            self.flush(path, source, from_at, from_at + len);
            path.object(target).take(to_at, to_at + len);
            self.copy_op(path, (to, from, length));
        } else {
            path.object(target).take(to_at, to_at + len);
        }
        let dirty = whole && path.objects[target].size.is_some();
        for (start, cell) in cells {
            path.object(target).cells.insert(to_at + start, Cell { dirty, ..cell });
        }
        Ok(())
    }

    fn copy_op(&mut self, path: &mut Path, (to, from, length): (Known, Known, Known)) {
        let (to, from) = (self.operand(path, &to), self.operand(path, &from));
        let length = self.operand(path, &length);
        self.effect(path, Op::CopyMemory { to, from, length });
    }

    fn copy_residual(
        &mut self,
        path: &mut Path,
        (to, from, length): (Known, Known, Known),
    ) -> Result<(), Halt> {
        self.before(path, &from);
        self.before(path, &to);
        self.copy_op(path, (to.clone(), from, length));
        self.after(path, &to);
        Ok(())
    }

    /// Writes back what an access through a pointer may see.
    pub(super) fn before(&mut self, path: &mut Path, pointer: &Known) {
        match self.object_of(pointer) {
            Some(object) => self.flush_object(path, object),
            None => self.flush_all(path),
        }
    }

    /// Forgets what a write through a pointer may change.
    pub(super) fn after(&mut self, path: &mut Path, pointer: &Known) {
        match self.object_of(pointer) {
            Some(object) => self.forget(path, object),
            None => self.forget_all(path),
        }
    }

    /// Sets bytes.
    pub(super) fn set(
        &mut self,
        path: &mut Path,
        (to, byte, length): (Known, Known, Known),
    ) -> Result<(), Halt> {
        let len = length.number();
        if len == Some(0) {
            return Ok(());
        }
        let known = match (&to, len, byte.number()) {
            (Known::Place(object, offset), Some(len), Some(byte)) => {
                Some((*object, *offset, len, byte as u8))
            }
            _ => None,
        };
        if let Some((object, offset, len, byte)) = known {
            let at = self.access(path, (object, offset), len, true)?;
            self.put(path, object, at, Cell { len, content: Content::Fill(byte), dirty: true });
            return Ok(());
        }
        self.before(path, &to);
        let (address, byte) = (self.operand(path, &to), self.operand(path, &byte));
        let length = self.operand(path, &length);
        self.effect(path, Op::SetMemory { to: address, byte, length });
        self.after(path, &to);
        Ok(())
    }

    /// A word of a constant part of an object at each value that an index can have, if all are known.
    pub(super) fn table_entry(&self, path: &Path, object: ObjectId, offset: i64, ty: Type) -> Option<u64> {
        let Type::Int(width) = ty else { return None };
        let it = &path.objects[object];
        let len = u64::from(width / 8);
        if !it.alive || it.size.is_none() || !it.holds(offset, len) || width > 64 {
            return None;
        }
        let bytes = it.bytes(offset as u64, offset as u64 + len, self.program.little_endian)?;
        as_u64(&Operand::Const(self.word_of(&bytes)))
    }

    /// What a global holds at the start.
    pub(super) fn initial(&self, init: &eufonium_ir::program::Initial, size: u64) -> Vec<(u64, Cell)> {
        use eufonium_ir::program::{Initial, Part};
        let Initial::Parts(parts) = init else { return vec![] };
        let cell = |len, content| Cell { len, content, dirty: false };
        let (mut cells, mut next) = (Vec::new(), 0);
        for (start, part) in parts {
            if next < *start {
                cells.push((next, cell(start - next, Content::Fill(0))));
            }
            let (len, content) = match part {
                Part::Bytes(bytes) => (bytes.len() as u64, Some(Content::Bytes(Rc::from(&bytes[..]), 0))),
                Part::Word(bits) => {
                    let known = Known::Is(Operand::Const(bits.clone()));
                    (u64::from(bits.width() / 8), Some(Content::Word(known)))
                }
                Part::Address(base, plus) => {
                    let known = match base {
                        Operand::Global(global) => {
                            Some(Known::Place(eufonium_base::ids::Id::index(*global), *plus))
                        }
                        base => (*plus == 0).then(|| Known::Is(base.clone())),
                    };
                    (u64::from(self.program.pointer_bits / 8), known.map(Content::Word))
                }
            };
            if let Some(content) = content.filter(|_| len > 0) {
                cells.push((*start, cell(len, content)));
            }
            next = start + len;
        }
        if next < size {
            cells.push((next, cell(size - next, Content::Fill(0))));
        }
        cells
    }
}
