//! Random statements on memory: objects, accesses of their parts, pointers that are chosen, converted and stored.

use super::{BIT, Maker, origin};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, BinaryOp, CastOp, CompareOp, Op, Operand, SiteKind, Type};

impl Maker<'_> {
    pub(super) fn new_object(&mut self, size: u64) -> Operand {
        let origin = origin(self.program, SiteKind::Uninitialised);
        let op = Op::Alloc { kind: AllocKind::Stack, size: word(size, 64), align: 8, origin };
        let pointer = self.b.define(op, Type::Pointer);
        if self.rng.one_in(2) {
            let variable = self.variable(self.program.pointer_bits.min(8 * size as u32));
            self.b.effect(Op::Declare { variable, address: pointer.clone() });
        }
        pointer
    }

    pub(super) fn alloc(&mut self) {
        let size = self.rng.pick(&[4, 8, 16, 16]);
        let pointer = self.new_object(size);
        if self.rng.one_in(2) {
            let width = 8 * size.min(8) as u32;
            let value = self.value(Type::Int(width));
            self.b.effect(Op::Store { address: pointer.clone(), value });
        }
        self.objects.push((pointer, size));
    }

    /// A place for some bytes in an object, and their bits.
    pub(super) fn place(&mut self) -> (Operand, u32) {
        let (base, size) = self.rng.pick(&self.objects.clone());
        let bytes = self.rng.pick(&[1, 2, 4, 4, 4, 8].map(|b: u64| b.min(size)));
        let slots = size / bytes;
        if slots > 1 && self.rng.one_in(12) {
            let index = self.value(Type::Int(64));
            let index = self.b.binary(BinaryOp::And, index, word(slots - 1, 64));
            let scaled = vec![(index, bytes as i64)];
            let op = Op::Offset { base, constant: 0, scaled, inbounds: true, member: None };
            return (self.b.define(op, Type::Pointer), 8 * bytes as u32);
        }
        let constant = (bytes * self.rng.below(slots as usize) as u64) as i64;
        if constant == 0 && self.rng.one_in(2) {
            return (base, 8 * bytes as u32);
        }
        let op = Op::Offset { base, constant, scaled: vec![], inbounds: self.rng.one_in(2), member: None };
        (self.b.define(op, Type::Pointer), 8 * bytes as u32)
    }

    pub(super) fn load(&mut self) {
        let (address, width) = self.place();
        let value = self.b.define(Op::load(address), Type::Int(width));
        self.pool.push(value);
    }

    pub(super) fn store(&mut self) {
        let (address, width) = self.place();
        let value = self.value(Type::Int(width));
        self.b.effect(Op::Store { address, value });
    }

    pub(super) fn bulk(&mut self) {
        let ((to, size), (from, other)) =
            (self.rng.pick(&self.objects.clone()), self.rng.pick(&self.objects.clone()));
        if self.rng.one_in(2) {
            let byte = self.value(Type::Int(8));
            self.b.effect(Op::SetMemory { to, byte, length: word(size, 64) });
        } else {
            let length = self.rng.pick(&[size.min(other), 4]);
            self.b.effect(Op::CopyMemory { to, from, length: word(length, 64) });
        }
    }

    /// A pointer to one of two objects, comparisons of pointers, questions about validity.
    pub(super) fn pointer(&mut self) {
        let (a, b) = (self.rng.pick(&self.objects.clone()), self.rng.pick(&self.objects.clone()));
        match self.rng.below(4) {
            0 => {
                let condition = self.condition();
                let op = Op::Select { condition, then: a.0, otherwise: b.0 };
                let pointer = self.b.define(op, Type::Pointer);
                self.objects.push((pointer, a.1.min(b.1)));
            }
            1 => {
                let equal = self.b.compare(CompareOp::Eq, a.0, b.0);
                self.pool.push(equal);
            }
            2 => {
                let null = self.b.compare(CompareOp::Ne, Operand::Null, a.0);
                self.pool.push(null);
            }
            _ if self.rng.one_in(8) => {
                let room = self.b.define(Op::Room(a.0), Type::Int(64));
                let fits = self.b.compare(CompareOp::Ule, word(a.1, 64), room);
                self.pool.push(fits);
            }
            _ if self.rng.one_in(4) => {
                let length = word(a.1, 64);
                let valid = self.b.define(Op::IsValid { address: a.0, length }, BIT);
                self.pool.push(valid);
            }
            _ => {
                let number = self.b.cast(CastOp::PointerToInt, a.0, Type::Int(64));
                let pointer = self.b.cast(CastOp::IntToPointer, number, Type::Pointer);
                self.objects.push((pointer, a.1));
            }
        }
    }

    /// A pointer that is stored and loaded again.
    pub(super) fn pointer_in_memory(&mut self) {
        let (value, size) = self.rng.pick(&self.objects.clone());
        let object = self.new_object(8);
        self.b.effect(Op::Store { address: object.clone(), value });
        let count = self.rng.below(3);
        self.statements(count);
        let pointer = self.b.define(Op::load(object), Type::Pointer);
        self.objects.push((pointer, size));
    }
}
