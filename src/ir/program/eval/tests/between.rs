//! Numbers that are known between two: what a run says for all of them, against all of them.

use super::super::choices::{Choice, Choices};
use super::shades::Random;
use super::*;
use crate::float::{FloatOp, Format, Rounding, exact};
use crate::program::{AllocKind, BinaryOp, CastOp, CompareOp, Declared, Type, build::word};
use std::cmp::Ordering;

const FORMAT: Format = Format::new(4, 4);
const NUMBER: Type = Type::Int(8);

/// What each choice is, in their order.
struct Numbers([u64; 2], usize);

impl Choices for Numbers {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let Type::Int(width) = choice.ty else { return Value::zero(program, choice.ty) };
        self.1 += 1;
        Value::Word(Bits::from_u64(self.0[self.1 - 1], width))
    }
}

fn float(b: &mut FunctionBuilder, op: FloatOp, args: Vec<Operand>) -> Operand {
    let rounding = Rounding::NearestEven;
    let ty = Type::Int(op.result(FORMAT));
    b.define(Op::Float { op, format: FORMAT, rounding, args }, ty)
}

/// A number that is chosen between two, and words of which some are all that it can be.
fn clamped(b: &mut FunctionBuilder, unmodelled: Origin, rng: &mut Random) -> (Operand, Vec<u64>) {
    let order = |a: &u64, b: &u64| {
        let [a, b] = [a, b].map(|word| exact::decode(FORMAT, &Bits::from_u64(*word, 8)));
        exact::compare(&a, &b)
    };
    let (least, near) = match rng.below(4) {
        // Around zeros.
        0 => (0x80 + rng.below(2), rng.below(2)),
        _ => {
            let least = rng.below(256);
            (least, (least + rng.below(3)) % 256)
        }
    };
    let any = b.havoc(unmodelled, NUMBER);
    let (least, greatest) = match order(&least, &near) {
        Some(Ordering::Greater) => (near, least),
        _ => (least, near),
    };
    let ends = if order(&least, &greatest).is_some() { [least, greatest] } else { [least, least] };
    let [least, greatest] = ends.map(|end| word(end, 8));
    let words = (0..=2).flat_map(|i| ends.map(|end| (end + i) % 256)).collect();
    (float(b, FloatOp::Clamp, vec![any, least, greatest]), words)
}

fn step(
    b: &mut FunctionBuilder,
    numbers: &mut Vec<Operand>,
    bits: &mut Vec<Operand>,
    p: &Operand,
    rng: &mut Random,
) {
    use FloatOp::*;
    let mut number = || match rng.below(6) {
        0 => word(rng.below(256), 8),
        1 | 2 => numbers[rng.below(numbers.len() as u64) as usize].clone(),
        _ => numbers[numbers.len() - 1].clone(),
    };
    let (x, y, z) = (number(), number(), number());
    let condition = bits[rng.below(bits.len() as u64) as usize].clone();
    match rng.below(15) {
        0 => numbers.push(float(b, Add, vec![x, y])),
        1 => numbers.push(float(b, Sub, vec![x, y])),
        2 => numbers.push(float(b, Mul, vec![x, y])),
        3 => numbers.push(float(b, Div, vec![x, y])),
        4 => numbers.push(float(b, Fma, vec![x, y, z])),
        5 => numbers.push(float(b, [Sqrt, Integral][rng.below(2) as usize], vec![x])),
        6 => numbers.push(float(b, ToInt { signed: rng.below(2) == 0, bits: 8 }, vec![x])),
        7 | 8 => bits.push(float(b, [Less, LessEqual, Equal][rng.below(3) as usize], vec![x, y])),
        9 => {
            let (op, mask) =
                [(BinaryOp::And, 0x7f), (BinaryOp::Or, 0x80), (BinaryOp::Xor, 0x80), (BinaryOp::And, 0xf8)]
                    [rng.below(4) as usize];
            numbers.push(b.binary(op, x, word(mask, 8)));
        }
        10 => {
            let ops = [CompareOp::Ult, CompareOp::Slt, CompareOp::Uge, CompareOp::Eq];
            bits.push(b.compare(ops[rng.below(4) as usize], x, y));
        }
        11 | 12 => numbers.push(b.define(Op::Select { condition, then: x, otherwise: y }, NUMBER)),
        13 => b.effect(Op::Store { address: p.clone(), value: x }),
        _ => {
            numbers.push(b.define(Op::Load { address: p.clone(), to: Declared::Bytes(0) }, NUMBER));
            let wide = b.cast(CastOp::SignExtend, y, Type::Int(16));
            numbers.push(b.cast(CastOp::Truncate, wide, NUMBER));
        }
    }
}

fn random(rng: &mut Random) -> (Program, [Vec<u64>; 2]) {
    let mut program = empty();
    let object = origin(site(&mut program, SiteKind::Uninitialised));
    let unmodelled = origin(site(&mut program, SiteKind::Unmodelled("a function".into())));
    let check = check(&mut program, CheckKind::Reach);
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let alloc = Op::Alloc { kind: AllocKind::Heap, size: word(8, 32), align: 8, origin: object };
    let p = b.define(alloc, Type::Pointer);
    b.effect(Op::Store { address: p.clone(), value: word(0x38, 8) });
    let ((x, first), (y, second)) = (clamped(&mut b, unmodelled, rng), clamped(&mut b, unmodelled, rng));
    let mut numbers = vec![x, y];
    let mut bits = vec![float(&mut b, FloatOp::Less, numbers.clone())];
    for _ in 0..2 + rng.below(7) {
        step(&mut b, &mut numbers, &mut bits, &p, rng);
    }
    let last = numbers[numbers.len() - 1].clone();
    let condition = match rng.below(4) {
        0 => bits[bits.len() - 1].clone(),
        i => b.compare(
            [CompareOp::Slt, CompareOp::Ult, CompareOp::Ne][i as usize - 1],
            last,
            word(rng.below(256), 8),
        ),
    };
    b.effect(Op::Assert { condition, check });
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    validate::validate(&program).expect("the program is valid");
    (program, [first, second])
}

#[test]
fn what_a_run_says_holds_for_all_numbers_between() {
    let mut rng = Random(29);
    let (mut decided, mut open) = (0, 0);
    for round in 0..2_500 {
        let (program, words) = random(&mut rng);
        let mut chosen = || Numbers([rng.below(256), rng.below(256)], 0);
        let alone = run_alone(&program, &mut chosen(), &Limits::default());
        let plain = run(&program, &mut chosen(), &Limits::default());
        let unmodelled = |end: &End| matches!(end, End::Unmodelled { .. });
        for (what, end) in [("alone", &alone.run.end), ("plain", &plain.end)] {
            if unmodelled(end) || what == "alone" && alone.depends.is_some() {
                open += 1;
                continue;
            }
            decided += 1;
            assert!(
                brute_force(&program, &words).iter().all(|other| other == end),
                "round {round}, {what}: {program:?}"
            );
        }
    }
    assert!(decided > 500 && open > 500, "{decided} decided, {open} open");
}

/// How runs end whatever the numbers are, by a program that takes them from outside.
fn brute_force(program: &Program, words: &[Vec<u64>; 2]) -> Vec<End> {
    let mut modelled = program.clone();
    for id in program.sites.keys() {
        if matches!(program.sites[id].kind, SiteKind::Unmodelled(_)) {
            modelled.sites[id].kind = SiteKind::External("input".into());
        }
    }
    let pairs = words[0].iter().flat_map(|a| words[1].iter().map(move |b| [*a, *b]));
    pairs.map(|pair| run(&modelled, &mut Numbers(pair, 0), &Limits::default()).end).collect()
}
