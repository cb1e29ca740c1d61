//! Choices: paths, recorded values, marks of what is not modelled.

use super::*;
use crate::program::{AllocKind, BinaryOp, CompareOp, Context, Type, build::word};

const INT: Type = Type::Int(32);

fn value(n: u64) -> Value {
    Value::Word(Bits::from_u64(n, 32))
}

/// `f()` chooses; `main` calls it twice and has, in a copy of `f` in the place of a third call, the same choice once more.
fn program() -> (Program, [SiteId; 4]) {
    let mut program = empty();
    let choice = site(&mut program, SiteKind::External("nd".into()));
    let calls = [(); 3].map(|()| site(&mut program, SiteKind::Call));
    let mut b = FunctionBuilder::new("f", &[], &[INT]);
    let chosen = b.havoc(origin(choice), INT);
    b.terminate(Terminator::Return(vec![chosen]));
    let callee = program.functions.push(b.finish());
    let empty = ContextId::from_usize(0);
    let copied = program.contexts.push(Context { call: Some((empty, calls[2])) });
    let mut b = FunctionBuilder::new("main", &[], &[INT]);
    let call = |site| Op::Call { callee, args: vec![], origin: origin(site) };
    let first = b.define(call(calls[0]), INT);
    let second = b.define(call(calls[1]), INT);
    let third = b.havoc(Origin { site: choice, context: copied }, INT);
    let mut sum = word(0, 32);
    for digit in [first, second, third] {
        let tens = b.binary(BinaryOp::Mul, sum, word(10, 32));
        sum = b.binary(BinaryOp::Add, tens, digit);
    }
    b.terminate(Terminator::Return(vec![sum]));
    entry(&mut program, b.finish());
    (program, [choice, calls[0], calls[1], calls[2]])
}

#[test]
fn recorded_values_are_found_by_path_then_by_site() {
    let (program, [choice, first, second, third]) = program();
    let result = |recorded: &mut Recorded| run_with(&program, recorded).results[0].word().as_u64();
    let mut recorded = Recorded::default();
    // The order of recording does not matter: paths tell.
    recorded.record(vec![third], choice, value(3));
    recorded.record(vec![first], choice, value(1));
    recorded.record(vec![second], choice, value(2));
    assert_eq!(result(&mut recorded), Some(123));
    let mut recorded = Recorded::default();
    recorded.record(vec![second], choice, value(2));
    recorded.record_site(choice, value(7));
    recorded.record_site(choice, value(8));
    assert_eq!(result(&mut recorded), Some(728));
    assert_eq!(result(&mut Recorded::default()), Some(0));
    // A value of another type is not taken.
    let mut recorded = Recorded::default();
    recorded.record(vec![first], choice, Value::Word(Bits::one(8)));
    assert_eq!(result(&mut recorded), Some(0));
}

#[test]
fn parameters_of_the_entry_are_choices() {
    let mut program = empty();
    let mut b = FunctionBuilder::new("main", &[INT, INT], &[INT]);
    let params = b.params();
    let difference = b.binary(BinaryOp::Sub, params[0].clone(), params[1].clone());
    b.terminate(Terminator::Return(vec![difference]));
    entry(&mut program, b.finish());
    let mut recorded = Recorded::default();
    recorded.record_parameter(1, value(4));
    recorded.record_parameter(0, value(9));
    assert_eq!(run_with(&program, &mut recorded).results, [value(5)]);
}

/// What is done with a value that is not modelled, and whether that decides something.
#[test]
fn what_is_not_modelled_must_not_decide() {
    type Use = fn(&mut FunctionBuilder, Operand, Operand, CheckId);
    let uses: [(&str, Use, bool); 9] = [
        ("nothing", |_, _, _, _| {}, false),
        ("a sum", |b, x, _, _| _ = b.binary(BinaryOp::Add, x, word(1, 32)), false),
        ("a divisor", |b, x, _, _| _ = b.binary(BinaryOp::UDiv, word(1, 32), x), true),
        ("a dividend", |b, x, _, _| _ = b.binary(BinaryOp::UDiv, x, word(1, 32)), false),
        ("stored", |b, x, p, _| b.effect(Op::Store { address: p, value: x }), false),
        (
            "an address",
            |b, x, _, _| {
                let p = b.cast(crate::program::CastOp::IntToPointer, x, Type::Pointer);
                b.define(Op::load(p), INT);
            },
            true,
        ),
        (
            "assumed",
            |b, x, _, _| {
                let c = truncated(b, x);
                b.effect(Op::Assume(c))
            },
            true,
        ),
        (
            "asserted",
            |b, x, _, check| {
                let condition = truncated(b, x);
                b.effect(Op::Assert { condition, check })
            },
            true,
        ),
        (
            "asserted after a detour through memory and a selection",
            |b, x, p, check| {
                b.effect(Op::Store { address: p.clone(), value: x });
                let y = b.define(Op::load(p), INT);
                let c = truncated(b, y);
                let z = b.define(
                    Op::Select { condition: c, then: word(1, 1), otherwise: word(1, 1) },
                    Type::Int(1),
                );
                b.effect(Op::Assert { condition: z, check });
            },
            true,
        ),
    ];
    fn truncated(b: &mut FunctionBuilder, x: Operand) -> Operand {
        b.cast(crate::program::CastOp::Truncate, x, Type::Int(1))
    }
    for (name, usage, decides) in uses {
        let mut program = empty();
        let check = check(&mut program, CheckKind::Reach);
        let float = site(&mut program, SiteKind::Unmodelled("a sine".into()));
        let object = site(&mut program, SiteKind::Uninitialised);
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let x = b.havoc(origin(float), INT);
        let alloc = Op::Alloc { kind: AllocKind::Stack, size: word(4, 32), align: 4, origin: origin(object) };
        let p = b.define(alloc, Type::Pointer);
        usage(&mut b, x, p, check);
        b.terminate(Terminator::Return(vec![]));
        entry(&mut program, b.finish());
        let expected = if decides { End::Unmodelled { what: "a sine".into(), at: None } } else { End::Exit };
        assert_eq!(run_with(&program, &mut Zeros).end, expected, "{name}");
    }
}

/// `if (*p == 42 && p->next == p) error`, where the object of `p` was never written.
#[test]
fn guesses_find_what_memory_must_have_held() {
    let mut program = empty();
    let check = check(&mut program, CheckKind::Reach);
    let object = site(&mut program, SiteKind::Uninitialised);
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let alloc = Op::Alloc { kind: AllocKind::Heap, size: word(8, 32), align: 4, origin: origin(object) };
    let p = b.define(alloc, Type::Pointer);
    let number = b.define(Op::load(p.clone()), INT);
    let next = Op::Offset { base: p.clone(), constant: 4, scaled: vec![], inbounds: true, member: None };
    let next = b.define(next, Type::Pointer);
    let pointer = b.define(Op::load(next), Type::Pointer);
    let is_number = b.compare(CompareOp::Eq, number, word(42, 32));
    let is_pointer = b.compare(CompareOp::Eq, pointer, p);
    let both = b.binary(BinaryOp::And, is_number, is_pointer);
    let condition = b.binary(BinaryOp::Xor, both, word(1, 1));
    b.effect(Op::Assert { condition, check });
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    let mut plain = Recorded::default();
    assert_eq!(run_with(&program, &mut plain).end, End::Exit);
    assert!(plain.lacks());
    let ends =
        (0..200).map(|seed| run_with(&program, &mut Recorded::default().guessing(seed, &[(32, 42)])).end);
    assert!(ends.filter(|end| matches!(end, End::Violation(_))).count() > 0);
    // What is recorded is not guessed.
    let mut recorded = Recorded::default().guessing(1, &[(32, 42)]);
    for value in [value(1), value(2)] {
        recorded.record_site(object, value);
    }
    assert_eq!(run_with(&program, &mut recorded).end, End::Exit);
    assert!(!recorded.lacks());
}
