//! Random programs: some functions that call each other with fuel, with branches, short loops, objects, pointers to them, choices
//! and checks; or pure ones with arrays.

mod memory;

use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, Check, CheckKind, CompareOp, ContextId, FileId, FunctionId, Global, Initial,
    Loc, Op, Operand, Origin, Part, Program, Site, SiteKind, SourceType, Target, Terminator, Type, Variable,
};

const ARRAY: Type = Type::Array { index: 8, element: 16 };
const BIT: Type = Type::Int(1);

struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
    /// Whether one of `n` equal cases happens.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

type Signature = (Vec<Type>, Vec<Type>);

/// A random program.
pub fn program(seed: u64, pure: bool) -> Program {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678);
    let mut program = Program::new(64, rng.one_in(2));
    program.files.push("random.c".into());
    let count = 1 + rng.below(4);
    let signatures: Vec<Signature> = (0..count).map(|i| signature(&mut rng, i == 0, pure)).collect();
    if !pure {
        let parts = vec![(0, Part::Word(word_bits(7, 32))), (8, Part::Address(Operand::Function(id(0)), 0))];
        let name = "g".to_string();
        let init = Initial::Parts(parts);
        program.globals.push(Global {
            name,
            size: 16,
            align: 8,
            constant: false,
            pointers: true,
            init,
            variable: None,
        });
    }
    for i in 0..count {
        let (params, results) = signatures[i].clone();
        let mut maker = Maker {
            rng: &mut rng,
            program: &mut program,
            signatures: &signatures,
            b: FunctionBuilder::new(&format!("f{i}"), &params, &results),
            pool: vec![],
            objects: vec![],
            results,
            left: 14,
            pure,
        };
        maker.body();
        let function = maker.b.finish();
        program.functions.push(function);
    }
    // The entry gives fuel to the first function.
    program.entry = Some(entry(&mut program, &signatures));
    program
}

fn id(i: usize) -> FunctionId {
    FunctionId::from_usize(i)
}

fn word_bits(value: u64, width: u32) -> Bits {
    Bits::from_u64(value, width)
}

fn signature(rng: &mut Rng, first: bool, pure: bool) -> Signature {
    let words = [Type::Int(8), Type::Int(32), BIT, Type::Int(64)];
    let mut params = vec![Type::Int(8)];
    for _ in 0..rng.below(3) {
        let ty = rng.pick(&words);
        params.push(ty);
    }
    if !first {
        params.push(if pure { ARRAY } else { Type::Pointer });
    }
    let mut results: Vec<Type> = (0..rng.below(3)).map(|_| rng.pick(&words)).collect();
    if pure && rng.one_in(2) {
        results.push(ARRAY);
    }
    (params, results)
}

fn entry(program: &mut Program, signatures: &[Signature]) -> FunctionId {
    let mut b = FunctionBuilder::new("main", &[Type::Int(32)], &signatures[0].1);
    let mut args = vec![word(3, 8)];
    for ty in &signatures[0].0[1..] {
        let origin = origin(program, SiteKind::External("nondet".into()));
        args.push(b.havoc(origin, *ty));
    }
    let origin = origin(program, SiteKind::Call);
    let values = b.instr(Op::Call { callee: id(0), args, origin }, &signatures[0].1);
    b.terminate(Terminator::Return(values.into_iter().map(Operand::Value).collect()));
    let function = b.finish();
    program.functions.push(function)
}

fn origin(program: &mut Program, kind: SiteKind) -> Origin {
    let site = program.sites.push(Site { kind, at: None });
    Origin { site, context: ContextId::from_usize(0) }
}

struct Maker<'a> {
    rng: &'a mut Rng,
    program: &'a mut Program,
    signatures: &'a [Signature],
    b: FunctionBuilder,
    /// Values that are defined here.
    pool: Vec<Operand>,
    /// Pointers to objects that exist here, and their sizes.
    objects: Vec<(Operand, u64)>,
    results: Vec<Type>,
    /// Statements that may still be made.
    left: usize,
    pure: bool,
}

impl Maker<'_> {
    fn body(&mut self) {
        for operand in self.b.params() {
            match self.b.type_of(&operand) {
                Type::Pointer => self.objects.push((operand, 16)),
                _ => self.pool.push(operand),
            }
        }
        if !self.pure {
            self.objects.push((Operand::Global(eufonium_ir::program::GlobalId::from_usize(0)), 8));
            for _ in 0..2 + self.rng.below(3) {
                self.alloc();
            }
        }
        let count = 5 + self.rng.below(12);
        self.statements(count);
        let values = self.results.clone().into_iter().map(|ty| self.value(ty)).collect();
        self.b.terminate(Terminator::Return(values));
    }

    /// A value of a type: one that is known, a converted one, or a constant.
    fn value(&mut self, ty: Type) -> Operand {
        let fit: Vec<Operand> = self.pool.iter().filter(|o| self.b.type_of(o) == ty).cloned().collect();
        match ty {
            Type::Pointer => {
                let (pointer, _) = self.rng.pick(&self.objects.clone());
                pointer
            }
            _ if !fit.is_empty() && !self.rng.one_in(4) => self.rng.pick(&fit),
            Type::Array { element, .. } => {
                let element = self.value(Type::Int(element));
                self.b.define(Op::Fill(element), ty)
            }
            Type::Int(width) => match self.word() {
                Some(other) if self.rng.one_in(2) => self.resized(other, width),
                _ => {
                    let special =
                        [0, 0, 1, 1, 2, 3, 7, 255, u64::MAX, 1 << (width - 1), (1 << (width - 1)) - 1];
                    word(self.rng.pick(&special), width)
                }
            },
        }
    }

    /// Any word that is known.
    fn word(&mut self) -> Option<Operand> {
        let words: Vec<Operand> =
            self.pool.iter().filter(|o| matches!(self.b.type_of(o), Type::Int(_))).cloned().collect();
        if words.is_empty() { None } else { Some(self.rng.pick(&words)) }
    }

    fn resized(&mut self, operand: Operand, width: u32) -> Operand {
        let Type::Int(old) = self.b.type_of(&operand) else { return operand };
        let op = match old.cmp(&width) {
            std::cmp::Ordering::Equal => return operand,
            std::cmp::Ordering::Greater => CastOp::Truncate,
            std::cmp::Ordering::Less => self.rng.pick(&[CastOp::ZeroExtend, CastOp::SignExtend]),
        };
        self.b.cast(op, operand, Type::Int(width))
    }

    fn width(&mut self) -> u32 {
        self.rng.pick(&[8, 16, 32, 32, 64])
    }

    fn condition(&mut self) -> Operand {
        use CompareOp::*;
        let width = self.width();
        let (a, b) = (self.value(Type::Int(width)), self.value(Type::Int(width)));
        let op = self.rng.pick(&[Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge]);
        let condition = self.b.compare(op, a, b);
        match self.rng.below(4) {
            0 => self.b.binary(BinaryOp::Xor, condition, word(1, 1)),
            // As compilers without optimisation have it.
            1 => {
                let wide = self.b.cast(CastOp::ZeroExtend, condition, Type::Int(32));
                self.b.compare(Ne, wide, word(0, 32))
            }
            _ => condition,
        }
    }

    fn statements(&mut self, count: usize) {
        for _ in 0..count {
            if self.left == 0 {
                break;
            }
            match self.rng.below(26) {
                0..=4 => self.arithmetic(),
                5 => {
                    let condition = self.condition();
                    self.pool.push(condition);
                }
                6 => self.select(),
                7 => self.havoc(),
                8 => self.check(),
                9 | 10 => self.branch(),
                11 => self.repeat(),
                12 => self.switch(),
                13 | 14 => self.call(),
                15 => self.leave(),
                16 => self.copy(),
                _ if self.pure => self.array(),
                17 | 18 => self.load(),
                19..=21 => self.store(),
                22 => self.bulk(),
                23 => self.pointer(),
                24 => self.alloc(),
                _ => self.pointer_in_memory(),
            }
        }
    }

    fn arithmetic(&mut self) {
        use BinaryOp::*;
        let width = self.width();
        if self.rng.one_in(8) {
            return self.float(width);
        }
        let (a, mut b) = (self.value(Type::Int(width)), self.value(Type::Int(width)));
        let op =
            self.rng.pick(&[Add, Add, Sub, Sub, Mul, And, Or, Xor, UDiv, SDiv, URem, SRem, Shl, LShr, AShr]);
        match op {
            UDiv | SDiv | URem | SRem => b = self.b.binary(Or, b, word(1, width)),
            Shl | LShr | AShr => b = self.b.binary(And, b, word(7, width)),
            _ => {}
        }
        let (nsw, nuw) = (self.rng.one_in(9), self.rng.one_in(12));
        let marked = matches!(op, Add | Sub | Mul | Shl);
        let op = Op::Binary { op, a, b, nsw: nsw && marked, nuw: nuw && marked };
        let value = self.b.define(op, Type::Int(width));
        self.pool.push(value);
    }

    /// An operator on floating-point numbers, of words that are mostly of no particular meaning.
    fn float(&mut self, width: u32) {
        let format = match width {
            8 => Format::new(4, 4),
            16 => Format::HALF,
            32 => Format::SINGLE,
            _ => Format::DOUBLE,
        };
        let (signed, bits) = (self.rng.one_in(2), self.width());
        use FloatOp::*;
        let op = self.rng.pick(&[
            Add,
            Mul,
            Div,
            Rem,
            Sqrt,
            Integral,
            Equal,
            Less,
            LessEqual,
            Convert(Format::SINGLE),
            Convert(Format::DOUBLE),
            FromInt { signed },
            ToInt { signed, bits },
        ]);
        let args = (0..op.arity()).map(|_| self.value(Type::Int(width))).collect();
        let ty = Type::Int(op.result(format));
        let op = Op::Float { op, format, rounding: self.rng.pick(&Rounding::ALL), args };
        let value = self.b.define(op, ty);
        self.pool.push(value);
    }

    fn select(&mut self) {
        let ty = match self.rng.below(4) {
            0 => BIT,
            1 if self.pure => ARRAY,
            _ => Type::Int(self.width()),
        };
        let condition = self.condition();
        let (then, otherwise) = (self.value(ty), self.value(ty));
        let value = self.b.define(Op::Select { condition, then, otherwise }, ty);
        self.pool.push(value);
    }

    fn copy(&mut self) {
        let width = self.width();
        let value = self.value(Type::Int(width));
        let variable = self.variable(width);
        self.b.effect(Op::Name { variable, value: value.clone() });
        let value = self.b.define(Op::Copy(value), Type::Int(width));
        self.pool.push(value);
    }

    fn variable(&mut self, bits: u32) -> eufonium_ir::program::VariableId {
        let ty = SourceType::Int { signed: true, bits };
        self.program.variables.push(Variable { name: "x".into(), ty, function: None, at: None })
    }

    fn havoc(&mut self) {
        let ty = if self.pure && self.rng.one_in(4) { ARRAY } else { Type::Int(self.width()) };
        let origin = origin(self.program, SiteKind::External("nondet".into()));
        let value = self.b.havoc(origin, ty);
        self.pool.push(value);
    }

    fn check(&mut self) {
        let width = self.width();
        let value = self.value(Type::Int(width));
        let other = word(self.rng.below(6) as u64, width);
        let condition = self.b.compare(CompareOp::Ne, value, other);
        if self.rng.one_in(3) {
            self.b.effect(Op::Assume(condition));
            return;
        }
        let check =
            Check { property: CheckKind::Reach, message: "a check".into(), at: None, function: "f".into() };
        let check = self.program.checks.push(check);
        self.b.effect(Op::Assert { condition, check });
    }

    /// Statements of a block of their own. What they define is to be forgotten after the end of the block.
    fn inside(&mut self, block: BlockId, count: usize) -> (usize, usize) {
        let known = (self.pool.len(), self.objects.len());
        self.b.switch_to(block);
        self.left = self.left.saturating_sub(1);
        self.statements(count);
        known
    }

    fn forget(&mut self, (pool, objects): (usize, usize)) {
        self.pool.truncate(pool);
        self.objects.truncate(objects);
    }

    fn branch(&mut self) {
        let ty = if self.pure && self.rng.one_in(3) { ARRAY } else { Type::Int(self.width()) };
        let condition = self.condition();
        let (then, otherwise, meet) = (self.b.new_block(&[]), self.b.new_block(&[]), self.b.new_block(&[ty]));
        self.b.branch(condition, then, otherwise);
        for side in [then, otherwise] {
            let count = self.rng.below(4);
            let known = self.inside(side, count);
            let value = self.value(ty);
            self.b.jump(meet, vec![value]);
            self.forget(known);
        }
        self.b.switch_to(meet);
        let params = self.b.block_params(meet);
        self.pool.extend(params);
    }

    fn switch(&mut self) {
        let value = self.value(Type::Int(8));
        let meet = self.b.new_block(&[Type::Int(32)]);
        let start = self.b.current();
        let mut cases = vec![];
        for case in 0..1 + self.rng.below(3) as u64 {
            let arg = self.value(Type::Int(32));
            if self.rng.one_in(2) {
                // Constants and known values can be passed directly; where the value is made does not matter.
                cases.push((word_bits(case, 8), Target { block: meet, args: vec![arg] }));
                continue;
            }
            let block = self.b.new_block(&[]);
            let at = self.b.current();
            let count = self.rng.below(3);
            let known = self.inside(block, count);
            let arg = self.value(Type::Int(32));
            self.b.jump(meet, vec![arg]);
            self.forget(known);
            self.b.switch_to(at);
            cases.push((word_bits(case, 8), Target { block, args: vec![] }));
        }
        let arg = self.value(Type::Int(32));
        debug_assert_eq!(self.b.current(), start);
        self.b.terminate(Terminator::Switch {
            value,
            cases,
            default: Target { block: meet, args: vec![arg] },
        });
        self.b.switch_to(meet);
        let params = self.b.block_params(meet);
        self.pool.extend(params);
    }

    /// A loop that runs a few times and carries a value around.
    fn repeat(&mut self) {
        let (ty, times) = (Type::Int(self.width()), word(1 + self.rng.below(4) as u64, 8));
        let head = self.b.new_block(&[Type::Int(8), ty]);
        let (body, end) = (self.b.new_block(&[]), self.b.new_block(&[]));
        let start = self.value(ty);
        self.b.jump(head, vec![word(0, 8), start]);
        self.b.set_loop(head, Loc { file: FileId::from_usize(0), line: 1, column: 1 });
        self.b.switch_to(head);
        let params = self.b.block_params(head);
        self.pool.extend(params.clone());
        let go_on = self.b.compare(CompareOp::Ult, params[0].clone(), times);
        self.b.branch(go_on, body, end);
        let count = 1 + self.rng.below(5);
        let known = self.inside(body, count);
        let next = self.b.binary(BinaryOp::Add, params[0].clone(), word(1, 8));
        let carried = self.value(ty);
        self.b.jump(head, vec![next, carried]);
        self.forget(known);
        self.b.switch_to(end);
    }

    /// A way that ends the function or the run.
    fn leave(&mut self) {
        let condition = self.condition();
        let (out, on) = (self.b.new_block(&[]), self.b.new_block(&[]));
        self.b.branch(condition, out, on);
        let known = self.inside(out, 1);
        if self.rng.one_in(2) {
            let values = self.results.clone().into_iter().map(|ty| self.value(ty)).collect();
            self.b.terminate(Terminator::Return(values));
        } else {
            self.b.terminate(Terminator::Stop);
        }
        self.forget(known);
        self.b.switch_to(on);
    }

    /// A call with less fuel, if there is some.
    fn call(&mut self) {
        let callee = self.rng.below(self.signatures.len());
        let (params, results) = self.signatures[callee].clone();
        let fuel = self.b.params()[0].clone();
        let (call, on) = (self.b.new_block(&[]), self.b.new_block(&results));
        let condition = self.b.compare(CompareOp::Ne, fuel.clone(), word(0, 8));
        let otherwise = results.iter().map(|ty| self.value(*ty)).collect();
        self.b.terminate(Terminator::Branch {
            condition,
            then: Target { block: call, args: vec![] },
            otherwise: Target { block: on, args: otherwise },
        });
        self.b.switch_to(call);
        let mut args = vec![self.b.binary(BinaryOp::Sub, fuel, word(1, 8))];
        args.extend(
            params[1..].iter().map(|ty| if *ty == Type::Pointer { self.long() } else { self.value(*ty) }),
        );
        let origin = origin(self.program, SiteKind::Call);
        let op = Op::Call { callee: id(callee), args, origin };
        let values = self.b.instr(op, &results);
        self.b.jump(on, values.into_iter().map(Operand::Value).collect());
        self.b.switch_to(on);
        let params = self.b.block_params(on);
        self.pool.extend(params);
    }

    /// A pointer to an object of 16 bytes.
    fn long(&mut self) -> Operand {
        let long: Vec<_> = self.objects.iter().filter(|(_, size)| *size >= 16).cloned().collect();
        if long.is_empty() { self.new_object(16) } else { self.rng.pick(&long).0 }
    }

    fn array(&mut self) {
        let array = self.value(ARRAY);
        let index = self.value(Type::Int(8));
        let (op, ty) = match self.rng.below(5) {
            0 | 1 => (Op::Write { array, index, value: self.value(Type::Int(16)) }, ARRAY),
            2 => {
                let (to, from) = (array, self.value(ARRAY));
                let from_start = self.value(Type::Int(8));
                let known = word(self.rng.below(6) as u64, 8);
                let length = if self.rng.below(2) == 0 { known } else { self.value(Type::Int(8)) };
                let stride = 1 + self.rng.below(2) as u64;
                (Op::CopyRange { to, to_start: index, from, from_start, length, stride }, ARRAY)
            }
            _ => (Op::Read { array, index }, Type::Int(16)),
        };
        let value = self.b.define(op, ty);
        self.pool.push(value);
    }
}
