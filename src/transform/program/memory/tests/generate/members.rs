//! Statements about arrays in structures whose starts are marked.

use super::{Generator, Scope};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

/// The objects of a table.
const TABLE: u64 = 3;

impl Generator {
    /// Whether pointers to the elements of a class' array are passed around.
    pub(super) fn has_elements(&self, class: usize) -> bool {
        self.members && self.classes[class].array.is_some()
    }

    pub(super) fn member_statement(&mut self, scope: &mut Scope) {
        let (class, _) = self.any_pointer(scope);
        let Some((_, stride, width)) = self.classes[class].array else { return self.table(scope, class) };
        let address = self.element(scope, class);
        match self.random.below(10) {
            0 => self.table(scope, class),
            1 => {
                let other = self.element(scope, class);
                let op = *self.random.pick(&[CompareOp::Eq, CompareOp::Ule]);
                // The order of different objects is nobody's business.
                let other = if op == CompareOp::Eq { other } else { address.clone() };
                let condition = self.builder.compare(op, address.clone(), other.clone());
                let chosen = Op::Select { condition, then: other, otherwise: address };
                let chosen = self.builder.define(chosen, Type::Pointer);
                scope.elements[class].push(chosen);
            }
            2 | 3 => {
                // An element is as long as its width, or a part of that is free.
                let length = self.address(stride);
                let byte = word(self.random.next(), 8);
                self.check(&address, length.clone());
                if self.random.chance(50) {
                    return self.builder.effect(Op::SetMemory { to: address, byte, length });
                }
                let (other, _) = self.any_pointer(scope);
                let (source, length) = match self.classes[other].array {
                    Some((_, of_other, _)) if self.random.chance(50) => (other, of_other.min(stride)),
                    _ => (class, stride),
                };
                let (from, length) = (self.element(scope, source), self.address(length));
                self.check(&from, length.clone());
                self.builder.effect(Op::CopyMemory { to: address, from, length });
            }
            _ => self.load_or_store(scope, address, width),
        }
    }

    /// A pointer to one of the first four elements of an array of a class.
    pub(super) fn element(&mut self, scope: &mut Scope, class: usize) -> Operand {
        let (offset, stride, _) = self.classes[class].array.expect("the class has an array");
        if !scope.elements[class].is_empty() && self.random.chance(50) {
            return self.random.pick(&scope.elements[class]).clone();
        }
        let base = self.random.pick(&scope.pointers[class]).clone();
        let member = Some(self.classes[class].length);
        let start = Op::Offset { base, constant: offset as i64, scaled: vec![], inbounds: true, member };
        let start = self.builder.define(start, Type::Pointer);
        let mut element =
            Op::Offset { base: start, constant: 0, scaled: vec![], inbounds: true, member: None };
        if let Op::Offset { constant, scaled, .. } = &mut element {
            match self.random.chance(40) {
                true => *constant = (self.random.below(4) as u64 * stride) as i64,
                false => {
                    let index = self.random.pick(&scope.ints).clone();
                    let index = self.builder.binary(BinaryOp::And, index, word(3, 32));
                    scaled.push((self.widen(index), stride as i64));
                }
            }
        }
        let element = self.builder.define(element, Type::Pointer);
        scope.elements[class].push(element.clone());
        element
    }

    /// How objects of a class are made: most of them are zeroed, or none.
    pub(super) fn kind_of(&mut self, class: usize) -> AllocKind {
        let kinds = [AllocKind::Stack, AllocKind::Heap, AllocKind::ZeroedHeap];
        match (self.random.chance(3), class % 3) {
            (true, _) => *self.random.pick(&kinds),
            (_, 0) => AllocKind::ZeroedHeap,
            _ => *self.random.pick(&kinds[..2]),
        }
    }

    /// A row of objects of a class, and a pointer to one of them.
    fn table(&mut self, scope: &mut Scope, class: usize) {
        let size = self.classes[class].size;
        let kind = self.kind_of(class);
        let origin = self.site(SiteKind::Uninitialised);
        let bytes = self.address(TABLE * size);
        let table = self.builder.define(Op::Alloc { kind, size: bytes, align: 8, origin }, Type::Pointer);
        for i in 0..TABLE {
            for (offset, target) in self.classes[class].pointers.clone() {
                let to = self.at(&table, i * size + offset);
                let value = self.random.pick(&scope.pointers[target]).clone();
                self.builder.effect(Op::Store { address: to, value });
            }
        }
        let index = self.random.pick(&scope.ints).clone();
        let index = self.builder.binary(BinaryOp::And, index, word(1, 32));
        let scaled = vec![(self.widen(index), size as i64)];
        let op = Op::Offset { base: table, constant: 0, scaled, inbounds: true, member: None };
        let object = self.builder.define(op, Type::Pointer);
        scope.pointers[class].push(object);
    }
}
