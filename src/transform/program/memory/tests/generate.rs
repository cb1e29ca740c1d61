//! Random programs with memory whose behaviour is defined but for rare cases.
//!
//! Objects are of classes: fields that are words, fields that are pointers to objects of a class, a part that is an array. All
//! pointer fields are set when an object is made, so that what a pointer points to is known by its class alone. Besides typed accesses
//! there are accesses of any width at any offset that leave pointers alone, pointers that are copied as words, copies and fills
//! of constant and variable length, calls (some recursive), branches and loops that choose among pointers. Programs with
//! *checks* ask before each access whether it is valid; they also go a little out of bounds, free objects, and use objects that
//! are gone.

use crate::base::Bits;
use crate::base::ids::Id;
use crate::ir::program::build::{FunctionBuilder, word};
use crate::ir::program::{
    AllocKind, BinaryOp, CastOp, Check, CheckId, CheckKind, CompareOp, ContextId, FunctionId, Global,
    GlobalId, Initial, Op, Operand, Origin, Part, Program, Site, SiteKind, Terminator, Type,
};

/// A source of random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// How objects of a class look.
struct Class {
    size: u64,
    /// Offsets and widths in bytes.
    words: Vec<(u64, u32)>,
    /// Offsets and classes of what they point to.
    pointers: Vec<(u64, usize)>,
    /// Offset, stride, width of elements; there are at least four.
    array: Option<(u64, u64, u32)>,
    /// Whether accesses ignore the fields.
    wild: bool,
}

const INT: Type = Type::Int(32);

/// What is in reach of a statement.
#[derive(Clone)]
struct Scope {
    pointers: Vec<Vec<Operand>>,
    ints: Vec<Operand>,
}

struct Generator {
    random: Random,
    program: Program,
    classes: Vec<Class>,
    globals: Vec<(usize, Operand)>,
    /// Parameters of the functions so far: a depth, an int, pointers of these classes; they return an int and one pointer.
    functions: Vec<(Vec<usize>, usize)>,
    builder: FunctionBuilder,
    /// Statements that may still be made.
    fuel: usize,
    /// Whether accesses are checked.
    checks: bool,
}

/// A random program for this number.
pub fn program(seed: u64, checks: bool) -> Program {
    let mut random = Random::new(seed);
    let bits = *random.pick(&[32, 64]);
    let program = Program::new(bits, random.chance(70));
    let builder = FunctionBuilder::new("main", &[], &[INT]);
    let mut g = Generator {
        random,
        program,
        classes: vec![],
        globals: vec![],
        functions: vec![],
        builder,
        fuel: 0,
        checks,
    };
    g.classes();
    g.make_globals();
    for i in 0..g.random.below(4) {
        g.function(i);
    }
    g.main();
    g.program
}

impl Generator {
    fn pointer_bytes(&self) -> u64 {
        u64::from(self.program.pointer_bits / 8)
    }
    fn address(&self, n: u64) -> Operand {
        word(n, self.program.pointer_bits)
    }

    fn classes(&mut self) {
        let count = 1 + self.random.below(4);
        for _ in 0..count {
            let (mut size, mut words, mut pointers, mut array) = (0u64, vec![], vec![], None);
            for _ in 0..1 + self.random.below(4) {
                match self.random.below(7) {
                    0..4 => {
                        let width = *self.random.pick(&[1u32, 2, 4, 4, 8]);
                        size = size.next_multiple_of(u64::from(width));
                        words.push((size, width));
                        size += u64::from(width);
                    }
                    4 | 5 => {
                        size = size.next_multiple_of(self.pointer_bytes());
                        pointers.push((size, self.random.below(count)));
                        size += self.pointer_bytes();
                    }
                    _ if array.is_none() => {
                        let width = *self.random.pick(&[1u32, 4, 4, 8]);
                        let stride = u64::from(width) * *self.random.pick(&[1, 1, 2]);
                        size = size.next_multiple_of(u64::from(width));
                        array = Some((size, stride, width));
                        size += self.random.pick(&[4, 4, 4, 70]) * stride;
                    }
                    _ => {}
                }
            }
            let size = size.max(1).next_multiple_of(*self.random.pick(&[1, 4, 8]));
            let wild = self.random.chance(25);
            self.classes.push(Class { size, words, pointers, array, wild });
        }
    }

    fn make_globals(&mut self) {
        let classes: Vec<usize> = (0..self.classes.len()).collect();
        // One of each class, so that there always is something to point to.
        for class in classes.iter().copied().chain((0..self.random.below(3)).map(|i| i % classes.len())) {
            let mut parts = Vec::new();
            for (offset, width) in self.classes[class].words.clone() {
                match self.random.below(3) {
                    0 => parts.push((offset, Part::Word(Bits::from_u64(self.random.next(), 8 * width)))),
                    1 => parts.push((offset, Part::Bytes(vec![self.random.next() as u8]))),
                    _ => {}
                }
            }
            for (offset, target) in &self.classes[class].pointers {
                let target = Operand::Global(GlobalId::from_usize(*target));
                parts.push((*offset, Part::Address(target, 0)));
            }
            parts.sort_by_key(|(offset, _)| *offset);
            let id = self.program.globals.push(Global {
                name: format!("g{}", self.globals.len()),
                size: self.classes[class].size,
                align: 8,
                constant: false,
                init: Initial::Parts(parts),
                variable: None,
            });
            self.globals.push((class, Operand::Global(id)));
        }
    }

    fn scope(&self) -> Scope {
        let mut pointers = vec![vec![]; self.classes.len()];
        for (class, global) in &self.globals {
            pointers[*class].push(global.clone());
        }
        Scope { pointers, ints: vec![word(1, 32), word(0xfffe, 32)] }
    }

    fn site(&mut self, kind: SiteKind) -> Origin {
        let site = self.program.sites.push(Site { kind, at: None });
        Origin { site, context: ContextId::from_usize(0) }
    }

    fn function(&mut self, index: usize) {
        let params: Vec<usize> =
            (0..1 + self.random.below(2)).map(|_| self.random.below(self.classes.len())).collect();
        let result = self.random.below(self.classes.len());
        let mut types = vec![INT, INT];
        types.extend(params.iter().map(|_| Type::Pointer));
        let name = format!("f{index}");
        self.builder = FunctionBuilder::new(&name, &types, &[INT, Type::Pointer]);
        self.functions.push((params.clone(), result));
        let values = self.builder.params();
        let mut scope = self.scope();
        for (class, value) in params.iter().zip(&values[2..]) {
            scope.pointers[*class].push(value.clone());
        }
        scope.ints.push(values[1].clone());
        let (stop, go) = (self.builder.new_block(&[]), self.builder.new_block(&[]));
        let done = self.builder.compare(CompareOp::Eq, values[0].clone(), word(0, 32));
        self.builder.branch(done, stop, go);
        self.builder.switch_to(stop);
        let found = self.random.pick(&scope.pointers[result]).clone();
        self.builder.terminate(Terminator::Return(vec![word(3, 32), found]));
        self.builder.switch_to(go);
        let depth = self.builder.binary(BinaryOp::Sub, values[0].clone(), word(1, 32));
        self.fuel = 10;
        self.statements(&mut scope, 4, &depth);
        let values =
            vec![self.random.pick(&scope.ints).clone(), self.random.pick(&scope.pointers[result]).clone()];
        self.builder.terminate(Terminator::Return(values));
        self.finish();
    }

    fn main(&mut self) {
        self.builder = FunctionBuilder::new("main", &[], &[INT]);
        let mut scope = self.scope();
        self.fuel = 40;
        self.statements(&mut scope, 20, &word(2, 32));
        let value = self.random.pick(&scope.ints).clone();
        self.builder.terminate(Terminator::Return(vec![value]));
        let id = self.finish();
        self.program.entry = Some(id);
    }

    fn finish(&mut self) -> FunctionId {
        let done = std::mem::replace(&mut self.builder, FunctionBuilder::new("", &[], &[]));
        self.program.functions.push(done.finish())
    }

    fn statements(&mut self, scope: &mut Scope, count: usize, depth: &Operand) {
        for _ in 0..1 + self.random.below(count) {
            if self.fuel == 0 {
                return;
            }
            self.fuel -= 1;
            self.statement(scope, depth);
        }
    }

    fn any_pointer(&mut self, scope: &Scope) -> (usize, Operand) {
        let class = self.random.below(self.classes.len());
        (class, self.random.pick(&scope.pointers[class]).clone())
    }

    fn statement(&mut self, scope: &mut Scope, depth: &Operand) {
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
            11 => self.array_access(scope),
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

    fn assert(&mut self, condition: Operand, property: CheckKind) {
        let check: CheckId = self.program.checks.push(Check {
            property,
            message: String::new(),
            at: None,
            function: String::new(),
        });
        self.builder.effect(Op::Assert { condition, check });
    }

    /// Asks whether an access is valid.
    fn check(&mut self, address: &Operand, length: Operand) {
        if self.checks {
            let op = Op::IsValid { address: address.clone(), length };
            let condition = self.builder.define(op, Type::Int(1));
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

    fn at(&mut self, base: &Operand, constant: u64) -> Operand {
        if constant == 0 && self.random.chance(50) {
            return base.clone();
        }
        let inbounds = self.random.chance(80);
        let op = Op::Offset { base: base.clone(), constant: constant as i64, scaled: vec![], inbounds };
        self.builder.define(op, Type::Pointer)
    }

    fn object(&mut self, scope: &mut Scope) {
        let class = self.random.below(self.classes.len());
        let kind =
            *self.random.pick(&[AllocKind::Stack, AllocKind::Stack, AllocKind::Heap, AllocKind::ZeroedHeap]);
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
    fn widen(&mut self, value: Operand) -> Operand {
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

    fn load(&mut self, address: Operand, width: u32) -> Operand {
        let value = self.builder.define(Op::Load { address }, Type::Int(8 * width));
        match width {
            4 => value,
            1 | 2 => self.builder.cast(CastOp::ZeroExtend, value, INT),
            _ => self.builder.cast(CastOp::Truncate, value, INT),
        }
    }

    fn load_or_store(&mut self, scope: &mut Scope, address: Operand, width: u32) {
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
            let op = Op::Offset { base, constant, scaled: vec![], inbounds: false };
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
                false => self.builder.define(Op::Load { address }, Type::Pointer),
                true => {
                    let value = self.builder.define(Op::Load { address }, number);
                    self.builder.cast(CastOp::IntToPointer, value, Type::Pointer)
                }
            };
            scope.pointers[target].push(value);
        } else {
            let value = self.random.pick(&scope.pointers[target]).clone();
            let value = if as_word { self.builder.cast(CastOp::PointerToInt, value, number) } else { value };
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
        let op = Op::Offset { base, constant: offset as i64, scaled, inbounds: true };
        let address = self.builder.define(op, Type::Pointer);
        self.load_or_store(scope, address, width);
    }

    fn range(&mut self, scope: &mut Scope) {
        let (class, to) = self.any_pointer(scope);
        let from = self.random.pick(&scope.pointers[class]).clone();
        let size = self.classes[class].size;
        let (offset, length) = match (self.random.below(4), self.classes[class].array) {
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
        let join = self.builder.new_block(&[INT, Type::Pointer]);
        let class = self.random.below(self.classes.len());
        self.builder.branch(condition, then, otherwise);
        for side in [then, otherwise] {
            self.builder.switch_to(side);
            let mut inner = scope.clone();
            self.statements(&mut inner, 4, depth);
            let args =
                vec![self.random.pick(&inner.ints).clone(), self.random.pick(&inner.pointers[class]).clone()];
            self.builder.jump(join, args);
        }
        self.builder.switch_to(join);
        let params = self.builder.block_params(join);
        scope.ints.push(params[0].clone());
        scope.pointers[class].push(params[1].clone());
    }

    fn repeat(&mut self, scope: &mut Scope, depth: &Operand) {
        let class = self.random.below(self.classes.len());
        let head = self.builder.new_block(&[INT, Type::Pointer]);
        let (body, exit) = (self.builder.new_block(&[]), self.builder.new_block(&[]));
        let first = self.random.pick(&scope.pointers[class]).clone();
        self.builder.jump(head, vec![word(0, 32), first]);
        self.builder.switch_to(head);
        let params = self.builder.block_params(head);
        scope.ints.push(params[0].clone());
        scope.pointers[class].push(params[1].clone());
        let condition = self.builder.compare(CompareOp::Ult, params[0].clone(), word(3, 32));
        self.builder.branch(condition, body, exit);
        self.builder.switch_to(body);
        let mut inner = scope.clone();
        self.statements(&mut inner, 4, depth);
        let next = self.builder.binary(BinaryOp::Add, params[0].clone(), word(1, 32));
        let last = self.random.pick(&inner.pointers[class]).clone();
        self.builder.jump(head, vec![next, last]);
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
