//! Statements: what is done with the objects in reach.

use super::{Generator, INT, Scope};
use eufonium_base::ids::Id;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CastOp, Check, CheckId, CheckKind, CompareOp, FunctionId, Op, Operand, SiteKind,
    Type,
};

impl Generator {
    pub(super) fn statements(&mut self, scope: &mut Scope, count: usize, depth: &Operand) {
        for _ in 0..1 + self.random.below(count) {
            if self.fuel == 0 {
                return;
            }
            self.fuel -= 1;
            self.statement(scope, depth);
        }
    }

    pub(super) fn any_pointer(&mut self, scope: &Scope) -> (usize, Operand) {
        let class = self.random.below(self.classes.len());
        (class, self.random.pick(&scope.pointers[class]).clone())
    }

    fn statement(&mut self, scope: &mut Scope, depth: &Operand) {
        if self.addresses && self.random.chance(25) {
            return self.address_statement(scope);
        }
        if self.members && self.random.chance(35) {
            return self.member_statement(scope);
        }
        match self.random.below(16) {
            0 => {
                let origin = self.site(SiteKind::External("nondet".into()));
                let value = self.builder.havoc(origin, INT);
                scope.ints.push(value);
            }
            1 => {
                let (a, b) = (self.random.pick(&scope.ints).clone(), self.random.pick(&scope.ints).clone());
                let op = *self.random.pick(&[BinaryOp::Add, BinaryOp::Mul, BinaryOp::Xor]);
                let value = self.builder.binary(op, a, b);
                scope.ints.push(value);
            }
            2 => self.assertion(scope),
            3 | 4 => self.object(scope),
            5..9 => self.word_access(scope),
            9 | 10 => self.pointer_access(scope),
            // An index from the start of the structure keeps nothing apart.
            11 if !self.members || self.random.chance(5) => self.array_access(scope),
            11 => self.member_statement(scope),
            12 => self.range(scope),
            13 => self.branch(scope, depth),
            14 if self.checks && self.random.chance(50) => self.release(scope),
            14 => self.repeat(scope, depth),
            _ => self.call(scope, depth),
        }
    }

    fn assertion(&mut self, scope: &Scope) {
        let value = self.random.pick(&scope.ints).clone();
        let low = self.builder.binary(BinaryOp::And, value, word(7, 32));
        let condition = self.builder.compare(CompareOp::Ne, low, word(self.random.next() % 8, 32));
        self.assert(condition, CheckKind::Reach);
    }

    pub(super) fn assert(&mut self, condition: Operand, property: CheckKind) {
        let check: CheckId = self.program.checks.push(Check {
            property,
            message: String::new(),
            at: None,
            function: String::new(),
        });
        self.builder.effect(Op::Assert { condition, check });
    }

    /// Asks whether an access is valid, or whether there is room for it, where that is a word.
    pub(super) fn check(&mut self, address: &Operand, length: Operand) {
        if self.checks {
            let condition = match &length {
                Operand::Const(bits) if self.random.chance(30) => {
                    let ty = Type::Int(bits.width());
                    let room = self.builder.define(Op::Room(address.clone()), ty);
                    self.builder.compare(CompareOp::Ule, length, room)
                }
                _ => self.builder.define(Op::IsValid { address: address.clone(), length }, Type::Int(1)),
            };
            self.assert(condition, CheckKind::Dereference);
        }
    }

    /// Frees something, mostly something new.
    fn release(&mut self, scope: &mut Scope) {
        let (mut class, mut object) = self.any_pointer(scope);
        if self.random.chance(80) {
            class = self.random.below(self.classes.len());
            let origin = self.site(SiteKind::Uninitialised);
            let size = self.address(self.classes[class].size);
            object = self
                .builder
                .define(Op::Alloc { kind: AllocKind::Heap, size, align: 8, origin }, Type::Pointer);
        } else if self.random.chance(20) {
            object = self.at(&object, 1);
        }
        let condition = self.builder.define(Op::IsFreeable(object.clone()), Type::Int(1));
        self.assert(condition, CheckKind::Free);
        self.builder.effect(Op::Free(object.clone()));
        if self.random.chance(20) {
            scope.pointers[class].push(object);
        }
    }

    pub(super) fn at(&mut self, base: &Operand, constant: u64) -> Operand {
        if constant == 0 && self.random.chance(50) {
            return base.clone();
        }
        let inbounds = self.random.chance(80);
        let op = Op::Offset {
            base: base.clone(),
            constant: constant as i64,
            scaled: vec![],
            inbounds,
            member: None,
        };
        self.builder.define(op, Type::Pointer)
    }

    fn object(&mut self, scope: &mut Scope) {
        let class = self.random.below(self.classes.len());
        let kind =
            *self.random.pick(&[AllocKind::Stack, AllocKind::Stack, AllocKind::Heap, AllocKind::ZeroedHeap]);
        let kind = if self.members { self.kind_of(class) } else { kind };
        // To compare pointers to what is gone is undefined.
        let kind = if self.addresses && kind == AllocKind::Stack { AllocKind::Heap } else { kind };
        let mut size = self.address(self.classes[class].size);
        if self.random.chance(15) {
            // More than needed, by a number that is not known.
            let more = self.random.pick(&scope.ints).clone();
            let more = self.builder.binary(BinaryOp::And, more, word(3, 32));
            let more = self.widen(more);
            size = self.builder.binary(BinaryOp::Add, size, more);
        }
        let origin = self.site(SiteKind::Uninitialised);
        let object = self.builder.define(Op::Alloc { kind, size, align: 8, origin }, Type::Pointer);
        for (offset, target) in self.classes[class].pointers.clone() {
            let to = self.at(&object, offset);
            self.check(&to, self.address(self.pointer_bytes()));
            let mut value = self.random.pick(&scope.pointers[target]).clone();
            if target == class && self.random.chance(20) {
                value = object.clone();
            }
            self.builder.effect(Op::Store { address: to, value });
        }
        scope.pointers[class].push(object);
    }

    /// An int as a word of the bits of a pointer.
    pub(super) fn widen(&mut self, value: Operand) -> Operand {
        match self.program.pointer_bits {
            32 => value,
            bits => self.builder.cast(CastOp::ZeroExtend, value, Type::Int(bits)),
        }
    }

    /// The int as a word of some bytes.
    fn fit(&mut self, value: Operand, width: u32) -> Operand {
        match width {
            4 => value,
            1 | 2 => self.builder.cast(CastOp::Truncate, value, Type::Int(8 * width)),
            _ => self.builder.cast(CastOp::ZeroExtend, value, Type::Int(8 * width)),
        }
    }

    pub(super) fn load(&mut self, address: Operand, width: u32) -> Operand {
        let value = self.builder.define(Op::load(address), Type::Int(8 * width));
        match width {
            4 => value,
            1 | 2 => self.builder.cast(CastOp::ZeroExtend, value, INT),
            _ => self.builder.cast(CastOp::Truncate, value, INT),
        }
    }

    pub(super) fn load_or_store(&mut self, scope: &mut Scope, address: Operand, width: u32) {
        self.check(&address, self.address(u64::from(width)));
        if self.random.chance(50) {
            let value = self.load(address, width);
            scope.ints.push(value);
        } else {
            let value = self.random.pick(&scope.ints).clone();
            let value = self.fit(value, width);
            self.builder.effect(Op::Store { address, value });
        }
    }

    fn word_access(&mut self, scope: &mut Scope) {
        let (class, base) = self.any_pointer(scope);
        if self.checks && self.random.chance(5) {
            let constant = *self.random.pick(&[-8, -1, self.classes[class].size as i64, 1]);
            let width = *self.random.pick(&[1, 4]);
            let op = Op::Offset { base, constant, scaled: vec![], inbounds: false, member: None };
            let address = self.builder.define(op, Type::Pointer);
            self.check(&address, self.address(width));
            return;
        }
        if self.classes[class].wild && self.random.chance(60) {
            let Some((start, length)) = self.free_range(class) else { return };
            let widths: Vec<u32> = [1u32, 2, 4, 8].into_iter().filter(|w| u64::from(*w) <= length).collect();
            let width = *self.random.pick(&widths);
            let offset = start + self.random.below((length - u64::from(width) + 1) as usize) as u64;
            let address = self.at(&base, offset);
            return self.load_or_store(scope, address, width);
        }
        if self.classes[class].words.is_empty() {
            return;
        }
        let (offset, width) = *self.random.pick(&self.classes[class].words);
        let address = self.at(&base, offset);
        self.load_or_store(scope, address, width);
    }

    /// A range of an object without pointers.
    fn free_range(&mut self, class: usize) -> Option<(u64, u64)> {
        let bytes = self.pointer_bytes();
        let class = &self.classes[class];
        let mut ranges = Vec::new();
        let mut start = 0;
        for (offset, _) in &class.pointers {
            ranges.push((start, offset - start));
            start = offset + bytes;
        }
        ranges.push((start, class.size - start));
        ranges.retain(|(_, length)| *length > 0);
        if ranges.is_empty() { None } else { Some(*self.random.pick(&ranges)) }
    }

    fn pointer_access(&mut self, scope: &mut Scope) {
        let (class, base) = self.any_pointer(scope);
        if self.classes[class].pointers.is_empty() {
            return;
        }
        let (offset, target) = *self.random.pick(&self.classes[class].pointers);
        let address = self.at(&base, offset);
        self.check(&address, self.address(self.pointer_bytes()));
        let as_word = !self.checks && self.random.chance(15);
        let number = Type::Int(self.program.pointer_bits);
        if self.random.chance(60) {
            let value = match as_word {
                false => self.builder.define(Op::load(address), Type::Pointer),
                true => {
                    let value = self.builder.define(Op::load(address), number);
                    self.builder.cast(CastOp::IntToPointer, value, Type::Pointer)
                }
            };
            scope.pointers[target].push(value);
        } else {
            let value = self.random.pick(&scope.pointers[target]).clone();
            let value = match as_word {
                false => value,
                true => {
                    let other = self.random.pick(&scope.pointers[class]).clone();
                    let from = self.at(&other, offset);
                    self.builder.define(Op::load(from), number)
                }
            };
            self.builder.effect(Op::Store { address, value });
        }
    }

    fn array_access(&mut self, scope: &mut Scope) {
        let (class, base) = self.any_pointer(scope);
        let Some((offset, stride, width)) = self.classes[class].array else { return };
        let index = self.random.pick(&scope.ints).clone();
        let index = self.builder.binary(BinaryOp::And, index, word(3, 32));
        let index = self.widen(index);
        let scaled = vec![(index, stride as i64)];
        let op = Op::Offset { base, constant: offset as i64, scaled, inbounds: true, member: None };
        let address = self.builder.define(op, Type::Pointer);
        self.load_or_store(scope, address, width);
    }

    fn range(&mut self, scope: &mut Scope) {
        let (class, to) = self.any_pointer(scope);
        if self.random.chance(30) {
            return self.copy_between_classes(scope, class, to);
        }
        let from = self.random.pick(&scope.pointers[class]).clone();
        let size = self.classes[class].size;
        let part = if self.members && self.random.chance(90) { 0 } else { self.random.below(4) };
        let (offset, length) = match (part, self.classes[class].array) {
            (0, _) => {
                self.check(&to, self.address(size));
                self.check(&from, self.address(size));
                return self.builder.effect(Op::CopyMemory { to, from, length: self.address(size) });
            }
            (1 | 2, Some((offset, stride, _))) => {
                let count = self.random.pick(&scope.ints).clone();
                let count = self.builder.binary(BinaryOp::And, count, word(3, 32));
                let count = self.widen(count);
                let stride = self.address(stride);
                (offset, self.builder.binary(BinaryOp::Mul, count, stride))
            }
            _ => {
                let Some((start, length)) = self.free_range(class) else { return };
                let first = self.random.below(length as usize) as u64;
                let length = 1 + self.random.below((length - first) as usize) as u64;
                (start + first, self.address(length))
            }
        };
        let to = self.at(&to, offset);
        self.check(&to, length.clone());
        if self.random.chance(50) {
            let from = self.at(&from, offset);
            self.check(&from, length.clone());
            self.builder.effect(Op::CopyMemory { to, from, length });
        } else {
            let byte = self.random.pick(&scope.ints).clone();
            let byte = self.builder.cast(CastOp::Truncate, byte, Type::Int(8));
            let byte = if self.random.chance(50) { word(self.random.next(), 8) } else { byte };
            self.builder.effect(Op::SetMemory { to, byte, length });
        }
    }

    /// Copies bytes that are no pointers from an object of any class; the number may be that of a word.
    fn copy_between_classes(&mut self, scope: &mut Scope, class: usize, to: Operand) {
        let (other, from) = self.any_pointer(scope);
        if self.members {
            return;
        }
        let (Some(target), Some(source)) = (self.free_range(class), self.free_range(other)) else { return };
        let start = |g: &mut Self, (start, length): (u64, u64)| {
            let first = if g.random.chance(60) { 0 } else { g.random.below(length as usize) as u64 };
            (start + first, length - first)
        };
        let ((to_start, to_room), (from_start, from_room)) = (start(self, target), start(self, source));
        let room = to_room.min(from_room);
        let length = match self.random.below(3) {
            0 => self.address(room),
            1 => {
                let length = 1 + self.random.below(room as usize) as u64;
                self.address(length)
            }
            _ => {
                let most = (room + 1).next_power_of_two() / 2 - 1;
                let count = self.random.pick(&scope.ints).clone();
                let count = self.builder.binary(BinaryOp::And, count, word(most, 32));
                self.widen(count)
            }
        };
        let (to, from) = (self.at(&to, to_start), self.at(&from, from_start));
        self.check(&to, length.clone());
        self.check(&from, length.clone());
        self.builder.effect(Op::CopyMemory { to, from, length });
    }

    fn condition(&mut self, scope: &Scope) -> Operand {
        if self.random.chance(30) {
            let (class, a) = self.any_pointer(scope);
            let b = self.random.pick(&scope.pointers[class]).clone();
            return self.builder.compare(CompareOp::Eq, a, b);
        }
        let value = self.random.pick(&scope.ints).clone();
        let low = self.builder.binary(BinaryOp::And, value, word(3, 32));
        self.builder.compare(CompareOp::Ult, low, word(2, 32))
    }

    fn branch(&mut self, scope: &mut Scope, depth: &Operand) {
        let condition = self.condition(scope);
        let (then, otherwise) = (self.builder.new_block(&[]), self.builder.new_block(&[]));
        let class = self.random.below(self.classes.len());
        let types = [INT, Type::Pointer, Type::Pointer];
        let passes = self.has_elements(class);
        let join = self.builder.new_block(&types[..if passes { 3 } else { 2 }]);
        self.builder.branch(condition, then, otherwise);
        for side in [then, otherwise] {
            self.builder.switch_to(side);
            let mut inner = scope.clone();
            self.statements(&mut inner, 4, depth);
            let mut args =
                vec![self.random.pick(&inner.ints).clone(), self.random.pick(&inner.pointers[class]).clone()];
            if passes {
                args.push(self.element(&mut inner, class));
            }
            self.builder.jump(join, args);
        }
        self.builder.switch_to(join);
        let params = self.builder.block_params(join);
        scope.ints.push(params[0].clone());
        scope.pointers[class].push(params[1].clone());
        scope.elements[class].extend(params.get(2).cloned());
    }

    fn repeat(&mut self, scope: &mut Scope, depth: &Operand) {
        let class = self.random.below(self.classes.len());
        let types = [INT, Type::Pointer, Type::Pointer];
        let passes = self.has_elements(class);
        let head = self.builder.new_block(&types[..if self.addresses || passes { 3 } else { 2 }]);
        let (body, exit) = (self.builder.new_block(&[]), self.builder.new_block(&[]));
        let first = self.random.pick(&scope.pointers[class]).clone();
        let mut args = self.with_end(scope, class, vec![word(0, 32), first]);
        if passes {
            args.push(self.element(scope, class));
        }
        self.builder.jump(head, args);
        self.builder.switch_to(head);
        let params = self.builder.block_params(head);
        scope.ints.push(params[0].clone());
        scope.pointers[class].push(params[1].clone());
        match &params[..] {
            [_, _, element] if passes => scope.elements[class].push(element.clone()),
            [_, start, end] => self.distance(scope, start.clone(), end.clone()),
            _ => {}
        }
        let condition = self.builder.compare(CompareOp::Ult, params[0].clone(), word(3, 32));
        self.builder.branch(condition, body, exit);
        self.builder.switch_to(body);
        let mut inner = scope.clone();
        self.statements(&mut inner, 4, depth);
        let next = self.builder.binary(BinaryOp::Add, params[0].clone(), word(1, 32));
        let last = self.random.pick(&inner.pointers[class]).clone();
        let mut args = self.with_end(&inner, class, vec![next, last]);
        if passes {
            args.push(self.element(&mut inner, class));
        }
        self.builder.jump(head, args);
        self.builder.switch_to(exit);
    }

    fn call(&mut self, scope: &mut Scope, depth: &Operand) {
        if self.functions.is_empty() {
            return;
        }
        let callee = self.random.below(self.functions.len());
        let (params, result) = self.functions[callee].clone();
        let mut args = vec![depth.clone(), self.random.pick(&scope.ints).clone()];
        for class in params {
            args.push(self.random.pick(&scope.pointers[class]).clone());
        }
        let origin = self.site(SiteKind::Call);
        let op = Op::Call { callee: FunctionId::from_usize(callee), args, origin };
        let defs = self.builder.instr(op, &[INT, Type::Pointer]);
        scope.ints.push(Operand::Value(defs[0]));
        scope.pointers[result].push(Operand::Value(defs[1]));
    }
}
