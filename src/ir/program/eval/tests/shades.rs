//! Runs that say whether all runs are like them: a table, and random programs in random layouts with random choices.

use super::super::choices::{Choice, Choices, Place};
use super::*;
use crate::program::{AllocKind, BinaryOp, CastOp, CompareOp, Declared, Type, build::word};

const WORD: Type = Type::Int(32);

/// What a body may use: two objects of 8 bytes whose addresses 8 divides, and an unknown word.
struct Parts {
    p: Operand,
    q: Operand,
    any: Operand,
}

/// A program that asserts the bit that the body gives.
fn program(body: impl FnOnce(&mut FunctionBuilder, &Parts) -> Operand) -> Program {
    let mut program = empty();
    let object = origin(site(&mut program, SiteKind::Uninitialised));
    let input = origin(site(&mut program, SiteKind::External("input".into())));
    let check = check(&mut program, CheckKind::Reach);
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let mut alloc = || {
        let op = Op::Alloc { kind: AllocKind::Heap, size: word(8, 32), align: 8, origin: object };
        b.define(op, Type::Pointer)
    };
    let (p, q) = (alloc(), alloc());
    let any = b.havoc(input, WORD);
    let condition = body(&mut b, &Parts { p, q, any });
    b.effect(Op::Assert { condition, check });
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    validate::validate(&program).expect("the program is valid");
    program
}

fn at(b: &mut FunctionBuilder, base: &Operand, constant: i64) -> Operand {
    b.define(
        Op::Offset { base: base.clone(), constant, scaled: vec![], inbounds: false, member: None },
        Type::Pointer,
    )
}

fn number(b: &mut FunctionBuilder, pointer: &Operand) -> Operand {
    b.cast(CastOp::PointerToInt, pointer.clone(), WORD)
}

fn load(b: &mut FunctionBuilder, address: Operand, ty: Type) -> Operand {
    b.define(Op::Load { address, to: Declared::Bytes(0) }, ty)
}

fn store(b: &mut FunctionBuilder, address: &Operand, value: Operand) {
    b.effect(Op::Store { address: address.clone(), value });
}

/// Copies a byte by way of a word.
fn bytewise(b: &mut FunctionBuilder, (from, i): (&Operand, i64), (to, j): (&Operand, i64)) {
    let (from, to) = (at(b, from, i), at(b, to, j));
    let byte = load(b, from, Type::Int(8));
    let wide = b.cast(CastOp::SignExtend, byte, WORD);
    let byte = b.cast(CastOp::Truncate, wide, Type::Int(8));
    store(b, &to, byte);
}

fn small(b: &mut FunctionBuilder, word_: Operand, limit: u64) -> Operand {
    b.compare(CompareOp::Ult, word_, word(limit, 32))
}

type Body = fn(&mut FunctionBuilder, &Parts) -> Operand;

#[test]
fn what_decides_is_told_apart() {
    use {BinaryOp::*, CompareOp::*};
    // Whether something else than the program decides.
    let cases: &[(&str, bool, Body)] = &[
        ("objects are different", false, |b, x| b.compare(Ne, x.p.clone(), x.q.clone())),
        ("the end of one may be the start of the other", true, |b, x| {
            let end = at(b, &x.p, 8);
            b.compare(Ne, end, x.q.clone())
        }),
        ("the order of objects", true, |b, x| b.compare(Ult, x.p.clone(), x.q.clone())),
        ("the order in one object", false, |b, x| {
            let behind = at(b, &x.p, 3);
            b.compare(Ult, x.p.clone(), behind)
        }),
        ("before the object there may be nothing", true, |b, x| {
            let before = at(b, &x.p, -8);
            b.compare(Ult, before, x.p.clone())
        }),
        ("no object is null", false, |b, x| b.compare(Ne, x.p.clone(), Operand::Null)),
        ("a pointer that was freed", true, |b, x| {
            b.effect(Op::Free(x.q.clone()));
            b.compare(Ne, x.p.clone(), x.q.clone())
        }),
        ("differences in one object", false, |b, x| {
            let behind = at(b, &x.p, 5);
            let (low, high) = (number(b, &x.p), number(b, &behind));
            let distance = b.binary(Sub, high, low);
            small(b, distance, 6)
        }),
        ("differences of objects", true, |b, x| {
            let (low, high) = (number(b, &x.p), number(b, &x.q));
            let distance = b.binary(Sub, high, low);
            let even = b.binary(And, distance, word(1 << 20, 32));
            small(b, even, u64::from(u32::MAX))
        }),
        ("whether a distance of objects is in one of them", false, |b, x| {
            let (low, high) = (number(b, &x.p), number(b, &x.q));
            let distance = b.binary(Sub, high, low);
            b.compare(Ugt, distance, word(7, 32))
        }),
        ("whether it is the size of one of them", true, |b, x| {
            let (low, high) = (number(b, &x.p), number(b, &x.q));
            let distance = b.binary(Sub, high, low);
            b.compare(Ule, distance, word(8, 32))
        }),
        ("whether the distance from a place in an object is behind its end", true, |b, x| {
            let inside = at(b, &x.p, 3);
            let (low, high) = (number(b, &inside), number(b, &x.q));
            let distance = b.binary(Sub, high, low);
            b.compare(Uge, distance, word(6, 32))
        }),
        ("what the alignment says", false, |b, x| {
            let inside = at(b, &x.p, 3);
            let address = number(b, &inside);
            let low = b.binary(And, address, word(7, 32));
            small(b, low, 4)
        }),
        ("more than the alignment says", true, |b, x| {
            let address = number(b, &x.p);
            let low = b.binary(And, address, word(15, 32));
            small(b, low, 16)
        }),
        ("a pointer through memory", false, |b, x| {
            store(b, &x.p, x.q.clone());
            let loaded = load(b, x.p.clone(), Type::Pointer);
            store(b, &loaded, word(1, 32));
            let loaded = load(b, x.q.clone(), WORD);
            small(b, loaded, 2)
        }),
        ("an access that ends behind the object", false, |b, x| {
            let valid = Op::IsValid { address: x.p.clone(), length: word(9, 32) };
            let valid = b.define(valid, Type::Int(1));
            b.compare(Eq, valid, word(0, 1))
        }),
        ("an access behind the object", true, |b, x| {
            let end = at(b, &x.p, 8);
            let valid = b.define(Op::IsValid { address: end, length: word(1, 32) }, Type::Int(1));
            b.compare(Eq, valid, word(0, 1))
        }),
        ("an access to an object that was freed", true, |b, x| {
            b.effect(Op::Free(x.p.clone()));
            let valid = Op::IsValid { address: x.p.clone(), length: word(1, 32) };
            let valid = b.define(valid, Type::Int(1));
            b.compare(Eq, valid, word(0, 1))
        }),
        ("an assumption that holds", false, |b, x| {
            let holds = small(b, x.any.clone(), 7);
            b.effect(Op::Assume(holds));
            small(b, word(1, 32), 2)
        }),
        ("an assumption that does not hold", true, |b, x| {
            let holds = b.compare(Eq, x.any.clone(), word(7, 32));
            b.effect(Op::Assume(holds));
            small(b, word(1, 32), 2)
        }),
        ("a part of a pointer", true, |b, x| {
            store(b, &x.p, x.q.clone());
            let byte = load(b, x.p.clone(), Type::Int(8));
            b.compare(Ule, byte, word(255, 8))
        }),
        ("a pointer byte by byte", false, |b, x| {
            store(b, &x.p, x.q.clone());
            for i in 0..4 {
                bytewise(b, (&x.p, i), (&x.p, 4 + i));
            }
            let copy = at(b, &x.p, 4);
            let loaded = load(b, copy, Type::Pointer);
            b.compare(Eq, loaded, x.q.clone())
        }),
        ("a pointer byte by byte, in another order", true, |b, x| {
            store(b, &x.p, x.q.clone());
            for i in 0..4 {
                bytewise(b, (&x.p, i), (&x.p, 4 + (i ^ 1)));
            }
            let copy = at(b, &x.p, 4);
            let loaded = load(b, copy, Type::Pointer);
            b.compare(Eq, loaded, x.q.clone())
        }),
        ("an access by way of another object", true, |b, x| {
            let (low, high) = (number(b, &x.p), number(b, &x.q));
            let distance = b.binary(Sub, high, low);
            let scaled = vec![(distance, 1)];
            let base = x.p.clone();
            let same = b.define(
                Op::Offset { base, constant: 0, scaled, inbounds: false, member: None },
                Type::Pointer,
            );
            store(b, &same, word(1, 32));
            let loaded = load(b, x.q.clone(), WORD);
            small(b, loaded, 2)
        }),
        ("a choice that nobody looks at", false, |b, x| {
            store(b, &x.p, x.any.clone());
            small(b, word(1, 32), 2)
        }),
        ("a choice", true, |b, x| small(b, x.any.clone(), 7)),
        ("the fixed bits of a choice", false, |b, x| {
            let set = b.binary(Or, x.any.clone(), word(8, 32));
            let one = b.binary(And, set, word(8, 32));
            b.compare(Eq, one, word(8, 32))
        }),
        ("a choice above the bits that are looked at", false, |b, x| {
            let above = b.binary(Shl, x.any.clone(), word(4, 32));
            let sum = b.binary(Add, above, word(3, 32));
            let low = b.binary(And, sum, word(15, 32));
            small(b, low, 4)
        }),
        ("a carry out of a choice", true, |b, x| {
            let low = b.binary(And, x.any.clone(), word(1, 32));
            let sum = b.binary(Add, low, word(1, 32));
            let carried = b.binary(And, sum, word(2, 32));
            small(b, carried, 2)
        }),
        ("bytes that were never written are copied", false, |b, x| {
            store(b, &x.p, word(5, 16));
            b.effect(Op::CopyMemory { to: x.q.clone(), from: x.p.clone(), length: word(8, 32) });
            let loaded = load(b, x.q.clone(), WORD);
            let low = b.binary(And, loaded, word(0xffff, 32));
            small(b, low, 6)
        }),
        ("bytes that were never written", true, |b, x| {
            store(b, &x.p, word(5, 16));
            let loaded = load(b, x.p.clone(), WORD);
            small(b, loaded, 6)
        }),
        ("a choice chooses an operand", true, |b, x| {
            let condition = small(b, x.any.clone(), 7);
            let (then, otherwise) = (word(0, 32), word(1, 32));
            let chosen = b.define(Op::Select { condition, then, otherwise }, WORD);
            small(b, chosen, 2)
        }),
    ];
    for (what, expected, body) in cases {
        let program = program(body);
        let alone = run_alone(&program, &mut Zeros, &Limits::default());
        assert_eq!(watched(&program), alone);
        assert_eq!(alone.depends.is_some(), *expected, "{what}: {alone:?}");
    }
}

/// Listens, so that nothing is done quickly.
struct Busy;

impl super::super::watch::Watch for Busy {}

/// The run that looks at itself, one instruction like the other.
fn watched(program: &Program) -> Alone {
    let machine::Ended { run, shades, .. } =
        machine::run(&Code::new(program), &mut Zeros, &Limits::default(), &mut Busy, Kept::Shades);
    Alone { run, chosen: shades.chosen, depends: shades.depends }
}

/// Numbers, layouts and choices by a seed.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, n: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % n
    }
}

impl Choices for Random {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let Type::Int(width) = choice.ty else { return Value::zero(program, choice.ty) };
        let bits = if self.below(2) == 0 { self.below(4) } else { self.below(1 << 32) };
        Value::Word(Bits::from_u64(bits, width))
    }
    fn places(&self) -> bool {
        true
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        Some((0x10000 + self.below(64) * 4).next_multiple_of(place.align))
    }
}

/// Pointers and words that a random program has.
struct Pools {
    pointers: Vec<Operand>,
    words: Vec<Operand>,
}

impl Pools {
    fn pointer(&self, r: &mut Random) -> Operand {
        self.pointers[r.below(self.pointers.len() as u64) as usize].clone()
    }
    fn word(&self, r: &mut Random) -> Operand {
        self.words[r.below(self.words.len() as u64) as usize].clone()
    }
}

fn random_step(b: &mut FunctionBuilder, pools: &mut Pools, r: &mut Random) {
    use BinaryOp::*;
    let (p, w) = (pools.pointer(r), pools.word(r));
    match r.below(12) {
        11 => {
            let condition = random_bit(b, pools, r);
            b.effect(Op::Assume(condition));
        }
        10 => {
            let length = word(r.below(12), 32);
            let valid = b.define(Op::IsValid { address: p, length }, Type::Int(1));
            pools.words.push(b.cast(CastOp::ZeroExtend, valid, WORD));
        }
        9 => {
            let to = pools.pointer(r);
            let places = if r.below(2) == 0 { 0..4 } else { 1..r.below(5) as i64 };
            places.for_each(|i| bytewise(b, (&p, i), (&to, i)));
        }
        0 => store(b, &p, w),
        1 => store(b, &p, pools.pointer(r)),
        2 => pools.words.push(load(b, p, WORD)),
        3 => pools.pointers.push(load(b, p, Type::Pointer)),
        4 => pools.words.push(number(b, &p)),
        5 => pools.pointers.push(at(b, &p, [0, 4, 1, 8][r.below(4) as usize])),
        6 => {
            let (to, from) = (pools.pointer(r), p);
            b.effect(Op::CopyMemory { to, from, length: word(r.below(6), 32) });
        }
        7 => {
            let ops = [Add, Sub, And, Or, Xor, Shl, LShr, URem, Mul];
            let op = ops[r.below(9) as usize];
            let other = match op {
                Shl | LShr => word(r.below(9), 32),
                URem => word(1 << r.below(5), 32),
                _ if r.below(2) == 0 => word([1, 3, 7, 0xfff8, 0xff][r.below(5) as usize], 32),
                _ => pools.word(r),
            };
            pools.words.push(b.binary(op, w, other));
        }
        _ => {
            let bit = random_bit(b, pools, r);
            pools.words.push(b.cast(CastOp::ZeroExtend, bit, WORD));
        }
    }
}

fn random_bit(b: &mut FunctionBuilder, pools: &Pools, r: &mut Random) -> Operand {
    use CompareOp::*;
    let op = [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sge][r.below(8) as usize];
    let (left, right) = match r.below(4) {
        0 => (pools.pointer(r), pools.pointer(r)),
        1 => (pools.pointer(r), Operand::Null),
        2 => (pools.word(r), word(r.below(9), 32)),
        _ => (pools.word(r), pools.word(r)),
    };
    b.compare(op, left, right)
}

/// If a run says that all are like it, they are, wherever objects lie and whatever is chosen.
#[test]
fn other_runs_are_like_those_that_say_so() {
    let (mut alone, mut apart) = (0, 0);
    for seed in 0..6_000 {
        let mut r = Random(seed);
        let program = program(|b, x| {
            store(b, &x.p, word(0, 32));
            let mut pools =
                Pools { pointers: vec![x.p.clone(), x.q.clone()], words: vec![word(3, 32), x.any.clone()] };
            for _ in 0..2 + r.below(7) {
                random_step(b, &mut pools, &mut r);
            }
            random_bit(b, &pools, &mut r)
        });
        let first = run_alone(&program, &mut Zeros, &Limits::default());
        assert_eq!(watched(&program), first, "seed {seed}: {program:?}");
        if first.depends.is_some() || matches!(first.run.end, End::Undefined { .. }) {
            apart += 1;
            continue;
        }
        alone += 1;
        for other in 0..12 {
            let run = run(&program, &mut Random(seed << 8 | other), &Limits::default());
            // At an assumption.
            if run.end == End::Silent {
                continue;
            }
            assert_eq!(run.end, first.run.end, "seed {seed}, layout {other}: {program:?}");
        }
    }
    assert!(alone > 1_000 && apart > 1_000, "{alone} alone, {apart} others");
}
