//! Lives that end and begin again, constants, objects that are left.

use super::super::choices::{Choice, Choices, Place, Source};
use super::*;
use crate::program::{AllocKind, BinaryOp, CastOp, CompareOp, Global, GlobalId, Initial, Type, build::word};
use eufonium_base::ids::Id;

const BIT: Type = Type::Int(1);

/// A program with a variable and a constant of 4 bytes each, whose entry returns a bit.
fn program(body: impl FnOnce(&mut FunctionBuilder, Origin) -> Operand) -> Program {
    let mut program = empty();
    for (name, constant) in [("variable", false), ("constant", true)] {
        let init = Initial::Parts(vec![]);
        program.globals.push(Global {
            name: name.into(),
            size: 4,
            align: 4,
            constant,
            pointers: true,
            init,
            variable: None,
        });
    }
    let object = origin(site(&mut program, SiteKind::Uninitialised));
    let mut b = FunctionBuilder::new("main", &[], &[BIT]);
    let result = body(&mut b, object);
    b.terminate(Terminator::Return(vec![result]));
    entry(&mut program, b.finish());
    program
}

fn alloc(b: &mut FunctionBuilder, kind: AllocKind, origin: Origin) -> Operand {
    b.define(Op::Alloc { kind, size: word(8, 32), align: 4, origin }, Type::Pointer)
}

fn behind(b: &mut FunctionBuilder, base: Operand, constant: i64) -> Operand {
    b.define(Op::Offset { base, constant, scaled: vec![], inbounds: false, member: None }, Type::Pointer)
}

fn global(index: usize) -> Operand {
    Operand::Global(GlobalId::from_usize(index))
}

#[test]
fn constants_are_not_writable() {
    for (index, offset, writable) in [(0, 0, 1), (1, 0, 0), (1, 3, 0), (1, 4, 1)] {
        let program = program(|b, _| {
            let pointer = behind(b, global(index), offset);
            b.define(Op::IsWritable(pointer), BIT)
        });
        assert_eq!(returned(&program), writable, "{index} at {offset}");
    }
}

#[test]
fn lives_end_and_begin_again() {
    type Marks = fn(Operand) -> Vec<Op>;
    let cases: [(Marks, u64); 3] = [
        (|p| vec![Op::BeginLife(p)], 1),
        (|p| vec![Op::EndLife(p)], 0),
        (|p| vec![Op::EndLife(p.clone()), Op::BeginLife(p)], 1),
    ];
    for (marks, valid) in cases {
        let program = program(|b, object| {
            let p = alloc(b, AllocKind::Stack, object);
            marks(p.clone()).into_iter().for_each(|op| b.effect(op));
            b.define(Op::IsValid { address: p, length: word(8, 32) }, BIT)
        });
        assert_eq!(returned(&program), valid);
    }
}

/// Puts each object that is allocated to the same place, as far as it is free.
struct SamePlace(u64);

impl Choices for SamePlace {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        Value::zero(program, choice.ty)
    }
    fn places(&self) -> bool {
        true
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        (!matches!(place.source, Source::Global(..))).then_some(self.0)
    }
}

/// An object whose life may begin again keeps its place, whatever is made in between; one that is gone does not.
#[test]
fn sleeping_objects_keep_their_place() {
    for (kind, ends, valid) in [(AllocKind::Stack, true, 1), (AllocKind::Heap, false, 0)] {
        let program = program(|b, object| {
            let p = alloc(b, kind, object);
            b.effect(if ends { Op::EndLife(p.clone()) } else { Op::Free(p.clone()) });
            let other = alloc(b, AllocKind::Stack, object);
            let apart = b.compare(CompareOp::Ne, other, p.clone());
            b.effect(Op::BeginLife(p.clone()));
            let lives = b.define(Op::IsValid { address: p, length: word(8, 32) }, BIT);
            b.binary(BinaryOp::And, lives, apart)
        });
        let run = run_with(&program, &mut SamePlace(1 << 20));
        assert_eq!((run.end, run.results[0].word().as_u64()), (End::Exit, Some(valid)), "{kind:?}");
    }
}

#[test]
fn objects_are_freed_or_held() {
    // How far behind the start of the object the pointer leads that is excepted.
    for (freed, held, all) in
        [(false, None, 0), (true, None, 1), (false, Some(0), 1), (false, Some(7), 1), (false, Some(8), 0)]
    {
        let program = program(|b, object| {
            let p = alloc(b, AllocKind::Heap, object);
            if freed {
                b.effect(Op::Free(p.clone()));
            }
            let but = held.map(|bytes| behind(b, p.clone(), bytes)).into_iter().collect();
            b.define(Op::AllFreed { but }, BIT)
        });
        assert_eq!(returned(&program), all, "{freed} {held:?}");
    }
}

#[test]
fn one_of_two_objects_comes_first() {
    // Bytes behind the starts of two objects, and whether both pointers lead to the first of them.
    for (first, second, same) in [(0, 0, false), (7, 0, false), (0, 7, true), (7, 0, true)] {
        let program = program(|b, object| {
            let [p, q] = [(); 2].map(|()| alloc(b, AllocKind::Heap, object));
            let q = if same { p.clone() } else { q };
            let (first, second) = (behind(b, p, first), behind(b, q, second));
            let forth = Op::Precedes { first: first.clone(), second: second.clone() };
            let [forth, back] =
                [forth, Op::Precedes { first: second, second: first }].map(|op| b.define(op, BIT));
            b.binary(BinaryOp::Xor, forth, back)
        });
        assert_eq!(returned(&program), u64::from(!same), "{first} {second}");
    }
}

/// Two objects of the heap made by one function, the second stored in the first, whose address is stored in a global or not.
#[test]
fn objects_are_reached_through_others() {
    for (first, second, all) in [(true, true, 1), (true, false, 0), (false, true, 0)] {
        let mut program = program(|_, _| word(0, 1));
        let object = origin(site(&mut program, SiteKind::Uninitialised));
        let call = origin(site(&mut program, SiteKind::Call));
        let mut b = FunctionBuilder::new("make", &[], &[]);
        let outer = alloc(&mut b, AllocKind::Heap, object);
        let inner = alloc(&mut b, AllocKind::ZeroedHeap, object);
        if first {
            b.effect(Op::Store { address: global(0), value: outer.clone() });
        }
        if second {
            let address = behind(&mut b, outer, 4);
            b.effect(Op::Store { address, value: inner });
        }
        b.terminate(Terminator::Return(vec![]));
        let callee = program.functions.push(b.finish());
        let mut b = FunctionBuilder::new("start", &[], &[BIT]);
        b.effect(Op::Call { callee, args: vec![], origin: call });
        let reached = b.define(Op::AllReached, BIT);
        b.terminate(Terminator::Return(vec![reached]));
        entry(&mut program, b.finish());
        assert_eq!(returned(&program), all, "{first} {second}");
    }
}

/// Numbers that are like null, or like an error that is encoded as a pointer, lead to no object even if it is asked for there.
#[test]
fn no_object_lies_at_the_ends_of_a_large_address_space() {
    let cases = [(8, false), (0xff8, false), (1 << 20, true), (0xffff_e000, true), (0xffff_eff8, false)];
    for (wanted, there) in cases {
        let program = program(|b, object| {
            let p = alloc(b, AllocKind::Heap, object);
            let number = b.cast(CastOp::PointerToInt, p, Type::Int(32));
            b.compare(CompareOp::Eq, number, word(wanted, 32))
        });
        let run = run_with(&program, &mut SamePlace(wanted));
        assert_eq!(run.results[0].word().as_u64(), Some(u64::from(there)), "{wanted:#x}");
    }
}
