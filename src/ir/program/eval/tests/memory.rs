//! Objects: bytes, lives, what was never written.

use super::*;
use crate::program::{AllocKind, Global, GlobalId, Initial, Part, Type, build::word};

const BYTE: Type = Type::Int(8);
const INT: Type = Type::Int(32);

fn alloc(kind: AllocKind, size: u64, site: SiteId) -> Op {
    Op::Alloc { kind, size: word(size, 32), align: 4, origin: origin(site) }
}

fn at(b: &mut FunctionBuilder, base: &Operand, constant: i64) -> Operand {
    b.define(
        Op::Offset { base: base.clone(), constant, scaled: vec![], inbounds: false, member: None },
        Type::Pointer,
    )
}

/// What a function without parameters that uses an object of 8 bytes does.
fn with_object(
    kind: AllocKind,
    result: Type,
    body: impl FnOnce(&mut FunctionBuilder, &Operand) -> Operand,
) -> Program {
    let mut program = empty();
    let object = site(&mut program, SiteKind::Uninitialised);
    let mut b = FunctionBuilder::new("main", &[], &[result]);
    let p = b.define(alloc(kind, 8, object), Type::Pointer);
    let value = body(&mut b, &p);
    b.terminate(Terminator::Return(vec![value]));
    entry(&mut program, b.finish());
    program
}

#[test]
fn words_are_bytes_in_the_order_of_the_target() {
    for (little, expected) in [(true, 0x34), (false, 0x12)] {
        let mut program = with_object(AllocKind::Stack, BYTE, |b, p| {
            b.effect(Op::Store { address: p.clone(), value: word(0x1234, 16) });
            b.define(Op::load(p.clone()), BYTE)
        });
        program.little_endian = little;
        assert_eq!(returned(&program), expected);
    }
    let wide = with_object(AllocKind::Stack, Type::Int(64), |b, p| {
        for i in 0..8 {
            let q = at(b, p, i);
            b.effect(Op::Store { address: q, value: word(i as u64 + 1, 8) });
        }
        b.define(Op::load(p.clone()), Type::Int(64))
    });
    assert_eq!(returned(&wide), 0x0807_0605_0403_0201);
}

#[test]
fn accesses_stay_inside_living_objects() {
    type Body = fn(&mut FunctionBuilder, &Operand) -> Operand;
    let cases: [(&str, Body, Option<&'static str>); 8] = [
        (
            "inside",
            |b, p| {
                let q = at(b, p, 4);
                b.define(Op::load(q), INT)
            },
            None,
        ),
        (
            "across the end",
            |b, p| {
                let q = at(b, p, 5);
                b.define(Op::load(q), INT)
            },
            Some("access outside of objects"),
        ),
        (
            "before",
            |b, p| {
                let q = at(b, p, -1);
                b.define(Op::load(q), INT)
            },
            Some("access outside of objects"),
        ),
        ("null", |b, _| b.define(Op::load(Operand::Null), INT), Some("access through the null pointer")),
        (
            "freed",
            |b, p| {
                b.effect(Op::Free(p.clone()));
                b.define(Op::load(p.clone()), INT)
            },
            Some("access outside of objects"),
        ),
        (
            "freed twice",
            |b, p| {
                b.effect(Op::Free(p.clone()));
                b.effect(Op::Free(p.clone()));
                word(0, 32)
            },
            Some("release of what was not allocated"),
        ),
        (
            "freed inside",
            |b, p| {
                let q = at(b, p, 4);
                b.effect(Op::Free(q));
                word(0, 32)
            },
            Some("release of what was not allocated"),
        ),
        (
            "null freed",
            |b, _| {
                b.effect(Op::Free(Operand::Null));
                word(0, 32)
            },
            None,
        ),
    ];
    for (name, body, expected) in cases {
        let program = with_object(AllocKind::ZeroedHeap, INT, body);
        let end = run_with(&program, &mut Zeros).end;
        assert_eq!(end, expected.map_or(End::Exit, undefined), "{name}");
    }
}

#[test]
fn validity_is_what_accesses_need() {
    for (offset, length, valid) in [(0, 8, 1), (1, 8, 0), (8, 0, 1), (9, 0, 0), (-1, 1, 0)] {
        let program = with_object(AllocKind::Stack, Type::Int(1), |b, p| {
            let address = at(b, p, offset);
            b.define(Op::IsValid { address, length: word(length, 32) }, Type::Int(1))
        });
        assert_eq!(returned(&program), valid, "{length} bytes at {offset}");
    }
    for (kind, offset, allowed) in
        [(AllocKind::Heap, 0, 1), (AllocKind::Heap, 1, 0), (AllocKind::Stack, 0, 0)]
    {
        let program = with_object(kind, Type::Int(1), |b, p| {
            let address = at(b, p, offset);
            b.define(Op::IsFreeable(address), Type::Int(1))
        });
        assert_eq!(returned(&program), allowed);
    }
}

/// A byte that was never written is chosen once.
#[test]
fn unwritten_bytes_keep_what_was_chosen() {
    let program = with_object(AllocKind::Stack, INT, |b, p| {
        let low = at(b, p, 1);
        b.effect(Op::Store { address: low, value: word(0xee, 8) });
        let first = b.define(Op::load(p.clone()), INT);
        let again = b.define(Op::load(p.clone()), INT);
        let same = b.compare(crate::program::CompareOp::Eq, first.clone(), again);
        b.effect(Op::Assume(same));
        first
    });
    let run = run_with(&program, &mut InOrder::new(&[0x1122_3344]));
    assert_eq!((run.end, run.results[0].word().as_u64()), (End::Exit, Some(0x1122_ee44)));
}

#[test]
fn objects_of_functions_die_with_them() {
    let mut program = empty();
    let (object, call) = (site(&mut program, SiteKind::Uninitialised), site(&mut program, SiteKind::Call));
    let mut b = FunctionBuilder::new("leak", &[], &[Type::Pointer]);
    let p = b.define(alloc(AllocKind::Stack, 4, object), Type::Pointer);
    b.terminate(Terminator::Return(vec![p]));
    let callee = program.functions.push(b.finish());
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let mut addresses = Vec::new();
    for _ in 0..2 {
        addresses.push(b.define(Op::Call { callee, args: vec![], origin: origin(call) }, Type::Pointer));
    }
    let same = b.compare(crate::program::CompareOp::Ne, addresses[0].clone(), addresses[1].clone());
    b.effect(Op::Assume(same));
    b.define(Op::load(addresses[1].clone()), INT);
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    assert_eq!(run_with(&program, &mut Zeros).end, undefined("access outside of objects"));
}

#[test]
fn copies_overlap_and_carry_their_bytes() {
    let program = with_object(AllocKind::Heap, Type::Int(64), |b, p| {
        b.effect(Op::Store { address: p.clone(), value: word(0x0807_0605_0403_0201, 64) });
        let to = at(b, p, 1);
        b.effect(Op::CopyMemory { to, from: p.clone(), length: word(7, 32) });
        let last = at(b, p, 7);
        b.effect(Op::SetMemory { to: last, byte: word(0xff, 8), length: word(1, 32) });
        b.define(Op::load(p.clone()), Type::Int(64))
    });
    assert_eq!(returned(&program), 0xff06_0504_0302_0101);
}

#[test]
fn globals_start_as_they_say() {
    let mut program = empty();
    let global = |constant, init| Global {
        name: "g".into(),
        size: 12,
        align: 4,
        constant,
        pointers: true,
        init,
        variable: None,
    };
    let first = GlobalId::from_usize(0);
    let parts = vec![
        (0, Part::Bytes(vec![1, 2])),
        (4, Part::Word(Bits::from_u64(0xabcd, 32))),
        (8, Part::Address(Operand::Global(first), 4)),
    ];
    program.globals.push(global(false, Initial::Parts(parts)));
    let constant = program.globals.push(global(true, Initial::Any));
    let mut b = FunctionBuilder::new("main", &[], &[INT, INT]);
    let through = at(&mut b, &Operand::Global(first), 8);
    let p = b.define(Op::load(through), Type::Pointer);
    let results = vec![b.define(Op::load(Operand::Global(first)), INT), b.define(Op::load(p), INT)];
    b.define(Op::load(Operand::Global(constant)), INT);
    let store = b.new_block(&[]);
    let end = b.new_block(&[]);
    let flag = b.define(Op::load(Operand::Global(constant)), BYTE);
    let flag = b.cast(crate::program::CastOp::Truncate, flag, Type::Int(1));
    b.branch(flag, store, end);
    b.switch_to(store);
    b.effect(Op::Store { address: Operand::Global(constant), value: word(0, 8) });
    b.switch_to(end);
    b.terminate(Terminator::Return(results));
    entry(&mut program, b.finish());
    let run = run_with(&program, &mut InOrder::new(&[0]));
    let words: Vec<_> = run.results.iter().map(|v| v.word().as_u64().unwrap()).collect();
    assert_eq!(words, [0x201, 0xabcd]);
    assert_eq!(run_with(&program, &mut InOrder::new(&[1])).end, undefined("write to a constant"));
}

#[test]
fn large_objects_cost_what_is_touched() {
    let mut program = empty();
    let object = site(&mut program, SiteKind::Uninitialised);
    let mut b = FunctionBuilder::new("main", &[], &[INT]);
    let p = b.define(alloc(AllocKind::ZeroedHeap, 1 << 31, object), Type::Pointer);
    let far = at(&mut b, &p, (1 << 31) - 4);
    b.effect(Op::Store { address: far.clone(), value: word(5, 32) });
    let value = b.define(Op::load(far), INT);
    b.terminate(Terminator::Return(vec![value]));
    entry(&mut program, b.finish());
    assert_eq!(returned(&program), 5);
    // Twice as much does not fit the address space.
    let block = program.functions[FunctionId::from_usize(0)].entry;
    let f = &mut program.functions[FunctionId::from_usize(0)];
    let mut second = f.blocks[block].instrs[0].clone();
    second.defs = vec![f.value(Type::Pointer)];
    f.blocks[block].instrs.push(second);
    assert_eq!(run_with(&program, &mut Zeros).end, End::OutOfFuel);
}
