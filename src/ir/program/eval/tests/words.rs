//! Operators on words against integers, control, calls.

use super::*;
use crate::program::eval::word;
use crate::program::{BinaryOp, CastOp, CompareOp, Target, Type, build::word as constant};

/// The mathematical result on words read without sign (`false`) or with; `None` where the operator is undefined.
fn exact(op: BinaryOp, a: i64, b: i64, unsigned_b: i64, width: u32) -> Option<i64> {
    let shift = unsigned_b < i64::from(width);
    match op {
        BinaryOp::Add => Some(a + b),
        BinaryOp::Sub => Some(a - b),
        BinaryOp::Mul => Some(a * b),
        BinaryOp::UDiv | BinaryOp::SDiv => (b != 0).then(|| a / b),
        BinaryOp::URem | BinaryOp::SRem => (b != 0).then(|| a % b),
        BinaryOp::Shl => shift.then(|| a << unsigned_b),
        BinaryOp::LShr | BinaryOp::AShr => shift.then(|| a >> unsigned_b),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
    }
}

/// All words of widths up to 4, all operators, all flags.
#[test]
fn operators_agree_with_integers() {
    for width in 1..=4u32 {
        let size = 1i64 << width;
        let signed = |x: i64| if x >= size / 2 { x - size } else { x };
        for (op, x, y) in BinaryOp::ALL
            .iter()
            .flat_map(|op| (0..size).flat_map(move |x| (0..size).map(move |y| (*op, x, y))))
        {
            let with_sign = matches!(op, BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::AShr);
            let (a, b) = if with_sign { (signed(x), signed(y)) } else { (x, y) };
            let (bits_x, bits_y) = (Bits::from_u64(x as u64, width), Bits::from_u64(y as u64, width));
            for (nsw, nuw) in [(false, false), (true, false), (false, true), (true, true)] {
                let fits_signed = |n: i64| (-size / 2..size / 2).contains(&n);
                let defined = exact(op, a, b, y, width).filter(|_| {
                    let quotient =
                        !with_sign || op == BinaryOp::AShr || fits_signed(a.checked_div(b).unwrap_or(0));
                    let sum = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
                    let signed_fits = || exact(op, signed(x), signed(y), y, width).is_some_and(fits_signed);
                    let unsigned_fits = || exact(op, x, y, y, width).is_some_and(|n| (0..size).contains(&n));
                    quotient && (!sum || !nsw || signed_fits()) && (!sum || !nuw || unsigned_fits())
                });
                let expected = defined.map(|n| Bits::from_u64(n as u64, width));
                let found = word::binary(op, &bits_x, &bits_y, nsw, nuw);
                assert_eq!(found.clone().ok(), expected, "{op:?} {x} {y} at {width}: {found:?}");
            }
        }
    }
}

#[test]
fn wide_products_overflow_too() {
    let (big, two) = (Bits::max_signed(128), Bits::from_u64(2, 128));
    assert!(word::binary(BinaryOp::Mul, &big, &two, true, false).is_err());
    assert!(word::binary(BinaryOp::Mul, &big, &two, false, true).is_ok());
    let long = Bits::from_u64(1 << 62, 64);
    assert!(word::binary(BinaryOp::Mul, &long, &Bits::from_u64(2, 64), true, false).is_err());
    assert!(word::binary(BinaryOp::Mul, &long, &Bits::one(64), true, true).is_ok());
}

#[test]
fn comparisons_read_the_sign_as_their_names_say() {
    let (minus, one) = (Bits::ones(8), Bits::one(8));
    let cases = [
        (CompareOp::Eq, false),
        (CompareOp::Ne, true),
        (CompareOp::Ult, false),
        (CompareOp::Ule, false),
        (CompareOp::Ugt, true),
        (CompareOp::Uge, true),
        (CompareOp::Slt, true),
        (CompareOp::Sle, true),
        (CompareOp::Sgt, false),
        (CompareOp::Sge, false),
    ];
    for (op, expected) in cases {
        assert_eq!(word::compare(op, &minus, &one), expected, "{op:?}");
    }
    assert_eq!(word::cast(CastOp::SignExtend, &minus, 16), Bits::ones(16));
    assert_eq!(word::cast(CastOp::ZeroExtend, &minus, 16), Bits::from_u64(255, 16));
    assert_eq!(word::cast(CastOp::Truncate, &minus, 3), Bits::ones(3));
}

#[test]
fn loops_and_jumps_that_permute() {
    let mut program = empty();
    let mut b = FunctionBuilder::new("main", &[Type::Int(32)], &[Type::Int(32)]);
    let n = b.params()[0].clone();
    let sum = sum_to(n, &mut b);
    b.terminate(Terminator::Return(vec![sum]));
    entry(&mut program, b.finish());
    let run = run_with(&program, &mut InOrder::new(&[10]));
    assert_eq!((run.end, run.results), (End::Exit, vec![Value::Word(Bits::from_u64(55, 32))]));

    // Fibonacci by a jump that gives (b, a + b) for (a, b): the old values count.
    let int = Type::Int(32);
    let mut b = FunctionBuilder::new("fib", &[], &[int]);
    let (head, end) = (b.new_block(&[int, int, int]), b.new_block(&[]));
    b.jump(head, vec![constant(0, 32), constant(0, 32), constant(1, 32)]);
    b.switch_to(head);
    let [i, x, y] = &b.block_params(head)[..] else { panic!("three parameters") };
    let (next, sum) =
        (b.binary(BinaryOp::Add, i.clone(), constant(1, 32)), b.binary(BinaryOp::Add, x.clone(), y.clone()));
    let condition = b.compare(CompareOp::Eq, i.clone(), constant(10, 32));
    let then = Target { block: end, args: vec![] };
    let otherwise = Target { block: head, args: vec![next, y.clone(), sum] };
    b.terminate(Terminator::Branch { condition, then, otherwise });
    b.switch_to(end);
    b.terminate(Terminator::Return(vec![x.clone()]));
    entry(&mut program, b.finish());
    assert_eq!(returned(&program), 55);
}

/// Half a million open calls: the machine's stack is its own.
#[test]
fn recursion_is_limited_by_memory_only() {
    let mut program = empty();
    let call = site(&mut program, SiteKind::Call);
    let int = Type::Int(32);
    let mut b = FunctionBuilder::new("down", &[int], &[int]);
    let (zero, more) = (b.new_block(&[]), b.new_block(&[]));
    let n = b.params()[0].clone();
    let done = b.compare(CompareOp::Eq, n.clone(), constant(0, 32));
    b.branch(done, zero, more);
    b.switch_to(zero);
    b.terminate(Terminator::Return(vec![constant(7, 32)]));
    b.switch_to(more);
    let less = b.binary(BinaryOp::Sub, n, constant(1, 32));
    let callee = FunctionId::from_usize(0);
    let result = b.define(Op::Call { callee, args: vec![less], origin: origin(call) }, int);
    b.terminate(Terminator::Return(vec![result]));
    entry(&mut program, b.finish());
    let run_from = |n: u64, limits: &Limits| run(&program, &mut InOrder::new(&[n]), limits);
    let run = run_from(500_000, &Limits::default());
    assert_eq!((run.end, run.results[0].word().as_u64()), (End::Exit, Some(7)));
    assert_eq!(run_from(500_000, &Limits { memory: 1 << 20, ..Limits::default() }).end, End::OutOfFuel);
    assert_eq!(run_from(500_000, &Limits { steps: 1000, ..Limits::default() }).end, End::OutOfFuel);
}

#[test]
fn switches_and_calls() {
    let mut program = empty();
    let call = site(&mut program, SiteKind::Call);
    let int = Type::Int(32);
    for n in [5, 6] {
        let mut b = FunctionBuilder::new("f", &[], &[int]);
        b.terminate(Terminator::Return(vec![constant(n, 32)]));
        program.functions.push(b.finish());
    }
    let mut b = FunctionBuilder::new("main", &[int], &[int]);
    let blocks = [b.new_block(&[]), b.new_block(&[]), b.new_block(&[])];
    let to = |i: usize| Target { block: blocks[i], args: vec![] };
    let cases = vec![(Bits::from_u64(3, 32), to(0)), (Bits::from_u64(4, 32), to(1))];
    let value = b.params()[0].clone();
    b.terminate(Terminator::Switch { value, cases, default: to(2) });
    for (block, callee) in blocks.into_iter().zip([0, 1, 0]) {
        b.switch_to(block);
        let callee = FunctionId::from_usize(callee);
        let result = b.define(Op::Call { callee, args: vec![], origin: origin(call) }, int);
        b.terminate(Terminator::Return(vec![result]));
    }
    entry(&mut program, b.finish());
    for (choice, result) in [(3, 5), (4, 6), (9, 5)] {
        let run = run_with(&program, &mut InOrder::new(&[choice]));
        assert_eq!(run.results[0].word().as_u64(), Some(result));
    }
}

#[test]
fn checks_and_assumptions_end_runs() {
    for (kind, violated) in [(CheckKind::Reach, true), (CheckKind::Unsupported, false)] {
        for truth in [0, 1] {
            let mut program = empty();
            let id = check(&mut program, kind);
            single(&mut program, Op::Assert { condition: constant(truth, 1), check: id });
            let expected = match (truth, violated) {
                (1, _) => End::Exit,
                (_, true) => End::Violation(id),
                (_, false) => End::Unsupported(id),
            };
            assert_eq!(run_with(&program, &mut Zeros).end, expected);
        }
    }
    for (truth, end) in [(0, End::Silent), (1, End::Exit)] {
        let mut program = empty();
        single(&mut program, Op::Assume(constant(truth, 1)));
        assert_eq!(run_with(&program, &mut Zeros).end, end);
    }
}
