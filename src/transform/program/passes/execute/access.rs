//! Instructions about memory on a path.

use super::Run;
use super::known::{Known, Object, Owner};
use super::path::Path;
use super::step::Halt;
use crate::program::passes::rewrite::truth;
use eufonium_base::Bits;
use eufonium_ir::program::{AllocKind, Instr, Op, Operand, Origin, Type};
use std::rc::Rc;

impl Run<'_> {
    /// Does an instruction about memory; the value that it defines, if it does.
    pub(super) fn memory_op(&mut self, path: &mut Path, instr: &Instr) -> Result<Option<Known>, Halt> {
        match &instr.op {
            Op::Offset { base, constant, scaled, inbounds, .. } => {
                self.offset(path, base, (*constant, scaled), *inbounds).map(Some)
            }
            Op::Alloc { kind, size, align, origin } => {
                let size = self.read(path, size);
                let origin = self.origin(path, *origin);
                Ok(Some(self.alloc(path, *kind, size, *align, origin)))
            }
            Op::Load { address, .. } => self.load_op(path, address, instr).map(Some),
            Op::Store { address, value } => self.store_op(path, address, value).map(|()| None),
            Op::CopyMemory { to, from, length } => {
                let all = (self.read(path, to), self.read(path, from), self.read(path, length));
                self.copy(path, all).map(|()| None)
            }
            Op::SetMemory { to, byte, length } => {
                let all = (self.read(path, to), self.read(path, byte), self.read(path, length));
                self.set(path, all).map(|()| None)
            }
            Op::IsValid { .. } | Op::IsWritable(_) | Op::IsFreeable(_) => {
                self.question(path, &instr.op).map(Some)
            }
            Op::Room(address) => self.room(path, address).map(Some),
            Op::Free(address) => self.free_op(path, address).map(|()| None),
            Op::BeginLife(address) => self.life_op(path, address, true).map(|()| None),
            Op::EndLife(address) => self.life_op(path, address, false).map(|()| None),
            Op::Lend { .. } | Op::Clobber(_) | Op::AllReached => {
                self.flush_all(path);
                Ok(self.memory_effect(path, instr))
            }
            Op::Escape { .. }
            | Op::Escaped { .. }
            | Op::AllFreed { .. }
            | Op::Watch(_)
            | Op::IsWatched(_)
            | Op::Precedes { .. } => Ok(self.memory_effect(path, instr)),
            _ => Err(Halt::GiveUp("an operator of memory")),
        }
    }

    fn store_op(&mut self, path: &mut Path, address: &Operand, value: &Operand) -> Result<(), Halt> {
        let (address, value) = (self.read(path, address), self.read(path, value));
        self.note_stored(path, &value);
        if let Known::Place(object, offset) = address {
            let len = u64::from(self.program.bits(self.type_of(&value)) / 8);
            let at = self.access(path, (object, offset), len, true)?;
            self.store(path, (object, at), value);
            return Ok(());
        }
        self.decide_pointer(path, &address)?;
        self.before(path, &address);
        let (to, value) = (self.operand(path, &address), self.operand(path, &value));
        self.effect(path, Op::Store { address: to, value });
        self.after(path, &address);
        Ok(())
    }

    /// What can be done where a pointer leads: decided where that is known, else a question of the result.
    fn question(&mut self, path: &mut Path, op: &Op) -> Result<Known, Halt> {
        let mut op = op.clone();
        let known: Vec<Known> = op.operands().into_iter().map(|operand| self.read(path, operand)).collect();
        if let Some(holds) = answer(path, &op, &known) {
            return Ok(Known::Is(truth(holds)));
        }
        if let Op::IsValid { .. } = op {
            self.decide_pointer(path, &known[0])?;
        }
        for (operand, known) in op.operands_mut().into_iter().zip(&known) {
            *operand = self.operand(path, known);
        }
        Ok(self.define(path, op, Type::Int(1)))
    }

    /// The bytes from a pointer to the end of its object: a number where the size is known, else a question of the result.
    fn room(&mut self, path: &mut Path, address: &Operand) -> Result<Known, Halt> {
        let bits = self.program.pointer_bits;
        let known = self.read(path, address);
        let number = |n: u64| Ok(Known::Is(Operand::Const(Bits::from_u64(n, bits))));
        if let Known::Is(Operand::Null) = known {
            return number(0);
        }
        if let Known::Place(object, offset) = known {
            let object = &path.objects[object];
            let end = if object.alive { object.size } else { Some(0) };
            if let Some(end) = end {
                return number(u64::try_from(offset).map_or(0, |offset| end.saturating_sub(offset)));
            }
        }
        self.decide_pointer(path, &known)?;
        let address = self.operand(path, &known);
        Ok(self.define(path, Op::Room(address), Type::Int(bits)))
    }

    fn free_op(&mut self, path: &mut Path, address: &Operand) -> Result<(), Halt> {
        match self.read(path, address) {
            Known::Is(Operand::Null) => Ok(()),
            Known::Place(object, 0)
                if path.objects[object].alive
                    && matches!(path.objects[object].owner, Owner::Heap | Owner::Outside) =>
            {
                let base = path.objects[object].base.clone();
                self.effect(path, Op::Free(base));
                let object = path.object(object);
                object.alive = false;
                object.cells.clear();
                Ok(())
            }
            Known::Place(..) => Err(self.invalid(path)),
            _ => Err(Halt::GiveUp("an unknown object is freed")),
        }
    }

    fn life_op(&mut self, path: &mut Path, address: &Operand, begins: bool) -> Result<(), Halt> {
        let Known::Place(object, 0) = self.read(path, address) else {
            return Err(Halt::GiveUp("the life of an unknown object"));
        };
        if !begins {
            self.end_life(path, object);
            return Ok(());
        }
        if path.objects[object].ended && self.is_carried(path, object) {
            return Err(Halt::GiveUp("a pointer to an object of a block that is entered again"));
        }
        if self.lives_matter && !path.objects[object].alive {
            let base = path.objects[object].base.clone();
            self.effect(path, Op::BeginLife(base));
        }
        path.object(object).alive = true;
        Ok(())
    }

    /// An instruction as it is, with what is known of its operands; the world outside may see these from now on.
    fn memory_effect(&mut self, path: &mut Path, instr: &Instr) -> Option<Known> {
        let mut op = instr.op.clone();
        for operand in op.operands_mut() {
            let known = self.read(path, operand);
            self.note_stored(path, &known);
            *operand = self.operand(path, &known);
        }
        let frame = &path.frames[path.frames.len() - 1];
        let defined = instr.defs.first().map(|def| self.program.functions[frame.function].values[*def].ty);
        if let Some(origin) = op.origin_mut() {
            *origin = self.origin(path, *origin);
        }
        let forgets = matches!(op, Op::Clobber(_));
        let result = match defined {
            Some(ty) => Some(self.define(path, op, ty)),
            None => {
                self.effect(path, op);
                None
            }
        };
        if forgets {
            self.forget_all(path);
        }
        result
    }

    fn load_op(&mut self, path: &mut Path, address: &Operand, instr: &Instr) -> Result<Known, Halt> {
        let frame = &path.frames[path.frames.len() - 1];
        let ty = self.program.functions[frame.function].values[instr.defs[0]].ty;
        let address = self.read(path, address);
        if let Known::Place(object, offset) = address {
            let len = u64::from(self.program.bits(ty) / 8);
            let at = self.access(path, (object, offset), len, false)?;
            return Ok(self.load(path, (object, at), ty, instr));
        }
        if let Some(known) = self.load_from_table(path, &address, ty, instr) {
            return Ok(known);
        }
        self.decide_pointer(path, &address)?;
        self.before(path, &address);
        let mut op = instr.op.clone();
        let place = self.operand(path, &address);
        if let Op::Load { address, .. } = &mut op {
            *address = place;
        }
        Ok(self.define(path, op, ty))
    }

    fn alloc(&mut self, path: &mut Path, kind: AllocKind, size: Known, align: u64, origin: Origin) -> Known {
        let constant = size.number();
        let operand = self.operand(path, &size);
        let base = self.define(path, Op::Alloc { kind, size: operand, align, origin }, Type::Pointer);
        let base = self.operand(path, &base);
        let owner = match kind {
            AllocKind::Stack => Owner::Stack,
            AllocKind::Heap | AllocKind::ZeroedHeap => Owner::Heap,
            // What can be freed is not known here.
            AllocKind::Outside | AllocKind::Lasting => Owner::Outside,
        };
        let cells = std::collections::BTreeMap::new();
        let (ended, stored) = (false, false);
        let mut object = Object { base, size: constant, align, owner, alive: true, ended, stored, cells };
        if let (AllocKind::ZeroedHeap, Some(len)) = (kind, constant.filter(|size| *size > 0)) {
            let content = super::known::Content::Fill(0);
            object.cells.insert(0, super::known::Cell { len, content, dirty: false });
        }
        path.objects.push(Rc::new(object));
        let id = path.objects.len() - 1;
        if kind == AllocKind::Stack {
            path.frame().owned.push(id);
        }
        Known::Place(id, 0)
    }
}

/// Whether what an operator asks of a pointer holds, if the object that it leads to is known.
fn answer(path: &Path, op: &Op, operands: &[Known]) -> Option<bool> {
    if let [Known::Is(Operand::Null), rest @ ..] = operands {
        return match op {
            Op::IsValid { .. } => rest.first()?.number().filter(|len| *len > 0).map(|_| false),
            Op::IsFreeable(_) => Some(true),
            _ => None,
        };
    }
    let [Known::Place(object, offset), rest @ ..] = operands else { return None };
    let object = &path.objects[*object];
    match op {
        Op::IsValid { .. } => {
            let len = rest.first()?.number()?;
            object.size.map(|_| object.alive && object.holds(*offset, len))
        }
        Op::IsWritable(_) => {
            let is_inside = object.size.is_some() && object.holds(*offset, 1);
            is_inside.then(|| !matches!(object.owner, Owner::Constant(_)))
        }
        Op::IsFreeable(_) if object.owner != Owner::Outside => {
            Some(object.alive && object.owner == Owner::Heap && *offset == 0)
        }
        _ => None,
    }
}
