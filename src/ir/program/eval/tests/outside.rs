//! Pointers that the world outside chose.

use super::super::choices::{Choice, Choices, Place};
use super::*;
use crate::program::Declared::{self, Bytes};
use crate::program::{AllocKind, CompareOp, Type, build::word};

/// What bytes of the outside are.
#[derive(Clone, Copy, Debug)]
enum Holds {
    Null,
    Object,
    Function,
}

impl Choices for Holds {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let wanted = |is_function: bool| choice.pointees.iter().find(|p| p.object.is_none() == is_function);
        let found = match self {
            Holds::Null => None,
            Holds::Object => wanted(false),
            Holds::Function => wanted(true),
        };
        let address = found.map_or(0, |pointee| pointee.address);
        Value::Word(Bits::from_u64(address, program.bits(choice.ty)))
    }
}

/// `p = *object`, once by each declaration, where the outside made the object of 8 bytes; whether it is null.
fn program(reads: &[Declared], stores: bool) -> Program {
    let mut program = empty();
    let object = site(&mut program, SiteKind::Outside("get".into()));
    let mut b = FunctionBuilder::new("known", &[], &[]);
    b.terminate(Terminator::Return(vec![]));
    let function = program.functions.push(b.finish());
    program.outside.push(Operand::Function(function));
    let mut b = FunctionBuilder::new("main", &[], &[Type::Int(1)]);
    let alloc = Op::Alloc { kind: AllocKind::Outside, size: word(8, 32), align: 4, origin: origin(object) };
    let address = b.define(alloc, Type::Pointer);
    if stores {
        b.effect(Op::Store { address: address.clone(), value: Operand::Function(function) });
    }
    let mut pointer = Operand::Null;
    for &to in reads {
        pointer = b.define(Op::Load { address: address.clone(), to }, Type::Pointer);
    }
    let null = b.compare(CompareOp::Eq, pointer, Operand::Null);
    b.terminate(Terminator::Return(vec![null]));
    entry(&mut program, b.finish());
    program
}

#[test]
fn pointers_lead_where_they_are_declared_to_lead() {
    let nowhere = "a pointer from outside to what the outside does not know";
    for (holds, to, allowed) in [
        (Holds::Null, Bytes(1), true),
        (Holds::Null, Bytes(100), true),
        (Holds::Object, Bytes(1), true),
        (Holds::Object, Bytes(8), true),
        (Holds::Object, Bytes(9), false),
        (Holds::Function, Bytes(1), true),
        (Holds::Function, Bytes(2), false),
        (Holds::Null, Declared::Function, true),
        (Holds::Object, Declared::Function, false),
        (Holds::Function, Declared::Function, true),
    ] {
        let expected = if allowed { End::Exit } else { undefined(nowhere) };
        let (program, mut choices) = (program(&[to], false), holds);
        let run = run_with(&program, &mut choices);
        assert_eq!(run.end, expected, "{holds:?}, {to:?}");
        if allowed {
            let is_null = run.results[0].word().is_one();
            assert_eq!(is_null, matches!(holds, Holds::Null), "{holds:?}, {to:?}");
        }
    }
}

/// Bytes that are read by two declarations satisfy both, in either order.
#[test]
fn pointers_that_are_read_again_lead_there_too() {
    let again = "a pointer from outside is read by declarations that contradict each other";
    for (holds, first, second, allowed) in [
        (Holds::Null, Declared::Function, Bytes(100), true),
        (Holds::Function, Declared::Function, Declared::Function, true),
        (Holds::Function, Declared::Function, Bytes(1), true),
        (Holds::Function, Declared::Function, Bytes(2), false),
        (Holds::Function, Bytes(1), Bytes(8), false),
        (Holds::Object, Bytes(1), Bytes(8), true),
        (Holds::Object, Bytes(8), Bytes(9), false),
        (Holds::Object, Bytes(8), Declared::Function, false),
    ] {
        let mut choices = holds;
        let run = run_with(&program(&[first, second], false), &mut choices);
        let expected = if allowed { End::Exit } else { undefined(again) };
        assert_eq!(run.end, expected, "{holds:?}, {first:?}, {second:?}");
    }
}

/// What the program stored is no business of the outside.
#[test]
fn pointers_of_the_program_lead_anywhere() {
    let run = run_with(&program(&[Bytes(8)], true), &mut Holds::Null);
    assert_eq!((run.end, run.results[0].word().is_one()), (End::Exit, false));
}

/// Puts each object where the first one was, if it can lie there, and chooses 9.
#[derive(Default)]
struct Again {
    first: Option<u64>,
}

impl Choices for Again {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        Value::Word(Bits::from_u64(9, program.bits(choice.ty)))
    }
    fn places(&self) -> bool {
        true
    }
    fn place(&mut self, place: Place<'_>) -> Option<u64> {
        Some(*self.first.get_or_insert(place.next.next_multiple_of(place.align)))
    }
}

/// A pointer to an object that is gone leads nowhere, whatever lies there now.
#[test]
fn what_lies_where_an_object_was_is_not_known() {
    for (is_gone, expected) in [(false, 9), (true, 7)] {
        let mut program = empty();
        let made = site(&mut program, SiteKind::Uninitialised);
        let call = site(&mut program, SiteKind::Outside("get".into()));
        let mut b = FunctionBuilder::new("main", &[], &[Type::Int(32), Type::Int(1)]);
        let alloc = || Op::Alloc { kind: AllocKind::Heap, size: word(4, 32), align: 4, origin: origin(made) };
        let first = b.define(alloc(), Type::Pointer);
        b.effect(Op::Escape { pointer: first.clone(), argument: None });
        let mut address = first.clone();
        if is_gone {
            b.effect(Op::Free(first.clone()));
            address = b.define(alloc(), Type::Pointer);
        }
        b.effect(Op::Store { address: address.clone(), value: word(7, 32) });
        b.effect(Op::Clobber(origin(call)));
        let read = b.define(Op::Load { address: address.clone(), to: Declared::Bytes(1) }, Type::Int(32));
        let is_same = b.compare(CompareOp::Eq, first, address);
        b.terminate(Terminator::Return(vec![read, is_same]));
        entry(&mut program, b.finish());
        let run = run_with(&program, &mut Again::default());
        let results: Vec<_> = run.results.iter().map(|value| value.word().as_u64()).collect();
        assert_eq!((run.end, results), (End::Exit, vec![Some(expected), Some(1)]), "gone: {is_gone}");
    }
}
