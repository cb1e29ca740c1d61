//! Ranges of words against all words of tiny formats, and what is found about a loop.

use super::*;
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::float::{FloatOp, Format, Rounding, exact};
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::eval::word as words_of;
use eufonium_ir::program::ranges::{self, Kind, Range};
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Operand, Origin, Terminator, Type};
use eufonium_testing::Rng;
use std::cmp::Ordering;

const TINY: Format = Format::new(3, 3);
const OTHER: Format = Format::new(2, 4);
const KIND: Kind = Kind::Float(TINY);

fn words(kind: Kind) -> impl Iterator<Item = Bits> {
    (0..1_u64 << kind.width()).map(move |n| Bits::from_u64(n, kind.width()))
}

#[test]
fn ranks_are_in_the_order_of_the_numbers() {
    for a in words(KIND) {
        let Some(rank) = KIND.rank(&a) else {
            assert_eq!(exact::decode(TINY, &a), exact::Number::Nan);
            continue;
        };
        let again = KIND.word(rank);
        assert!(again == a || (a == TINY.zero(true) && again == TINY.zero(false)));
        for b in words(KIND) {
            let Some(other) = KIND.rank(&b) else { continue };
            let order = exact::compare(&exact::decode(TINY, &a), &exact::decode(TINY, &b));
            assert_eq!(order, Some(rank.cmp(&other)), "{a:?} {b:?}");
        }
    }
    for kind in [Kind::Int(5), Kind::Int(2)] {
        for a in words(kind) {
            assert_eq!(kind.word(kind.rank(&a).expect("an integer")), a);
        }
        assert_eq!(words(kind).filter_map(|a| kind.rank(&a)).min(), Some(kind.ends().0));
    }
}

/// The ranges of a kind that have at least one word.
fn random_range(rng: &mut Rng, kind: Kind) -> Range {
    let ranks: Vec<i128> = words(kind).filter_map(|word| kind.rank(&word)).collect();
    let [a, b] = [(); 2].map(|()| ranks[rng.below(ranks.len())]);
    Range { kind, low: a.min(b), high: a.max(b) }
}

fn members(range: Range) -> Vec<Bits> {
    let inside = |word: &Bits| range.kind.rank(word).is_some_and(|r| range.low <= r && r <= range.high);
    words(range.kind).filter(inside).collect()
}

#[test]
fn results_of_operators_are_in_their_range() {
    let ops = [
        (FloatOp::Add, 2),
        (FloatOp::Sub, 2),
        (FloatOp::Mul, 2),
        (FloatOp::Div, 2),
        (FloatOp::Fma, 3),
        (FloatOp::Sqrt, 1),
        (FloatOp::Integral, 1),
        (FloatOp::Convert(OTHER), 1),
        (FloatOp::FromInt { signed: true }, 1),
        (FloatOp::FromInt { signed: false }, 1),
        (FloatOp::ToInt { signed: true, bits: 4 }, 1),
        (FloatOp::Rem, 2),
        (FloatOp::Less, 2),
    ];
    let mut rng = Rng::new(11);
    let mut known = 0;
    for round in 0..1_500 {
        let (op, arity) = ops[round % ops.len()];
        let rounding = Rounding::ALL[rng.below(5)];
        let kind = if matches!(op, FloatOp::FromInt { .. }) { Kind::Int(5) } else { KIND };
        let args: Vec<Range> = (0..arity).map(|_| random_range(&mut rng, kind)).collect();
        let Some(result) = ranges::apply(op, TINY, rounding, &args) else { continue };
        known += 1;
        let all: Vec<Vec<Bits>> = args.iter().map(|range| members(*range)).collect();
        for _ in 0..60 {
            let chosen: Vec<Bits> = all.iter().map(|words| words[rng.below(words.len())].clone()).collect();
            let word = exact::apply(op, TINY, rounding, &chosen);
            let rank = result.kind.rank(&word);
            let inside = rank.is_some_and(|rank| result.low <= rank && rank <= result.high);
            assert!(inside, "{op:?} {rounding:?} of {chosen:?} in {args:?} is {word:?}, not in {result:?}");
        }
    }
    assert!(known > 500, "only {known} results have ranges");
}

#[test]
fn what_may_be_nan_has_no_range() {
    let all = KIND.all();
    let finite = |low, high| Range { kind: KIND, low, high };
    for (op, args) in [
        (FloatOp::Add, vec![all, all]),
        (FloatOp::Mul, vec![finite(0, 1), all]),
        (FloatOp::Div, vec![finite(1, 2), finite(-1, 1)]),
        (FloatOp::Sqrt, vec![finite(-1, 1)]),
    ] {
        assert_eq!(ranges::apply(op, TINY, Rounding::NearestEven, &args), None, "{op:?}");
    }
}

/// All results of an operator on words of two ranges.
fn results(op: BinaryOp, a: Range, b: Range, nsw: bool) -> Vec<Bits> {
    let pairs = members(a).into_iter().flat_map(|x| members(b).into_iter().map(move |y| (x.clone(), y)));
    pairs.filter_map(|(x, y)| words_of::binary(op, &x, &y, nsw, false).ok()).collect()
}

#[test]
fn results_of_integer_operators_are_in_their_range() {
    let mut rng = Rng::new(5);
    let mut tight = 0;
    for round in 0..4_000 {
        let op = BinaryOp::ALL[round % BinaryOp::ALL.len()];
        let kind = Kind::Int(2 + rng.below(4) as u32);
        let (a, b, nsw) = (random_range(&mut rng, kind), random_range(&mut rng, kind), rng.below(2) == 0);
        let Some(range) = integers::binary(op, a, b, nsw) else { continue };
        assert!(range.kind == kind && range.low <= range.high);
        let ranks: Vec<i128> = results(op, a, b, nsw).iter().filter_map(|word| kind.rank(word)).collect();
        for rank in &ranks {
            let inside = range.low <= *rank && *rank <= range.high;
            assert!(inside, "{op:?} of {a:?} and {b:?}, {nsw}: {rank} is not in {range:?}");
        }
        let ends = (ranks.iter().min().copied(), ranks.iter().max().copied());
        tight += u32::from(ends == (Some(range.low), Some(range.high)));
    }
    assert!(tight > 1_000, "only {tight} ranges are the least ones");
}

#[test]
fn conversions_are_bounded_both_ways() {
    let mut rng = Rng::new(6);
    for round in 0..1_000 {
        let (small, large) = (2 + rng.below(3) as u32, 5 + rng.below(2) as u32);
        let op = [CastOp::ZeroExtend, CastOp::SignExtend, CastOp::Truncate][round % 3];
        let (from, to) = if op == CastOp::Truncate { (large, small) } else { (small, large) };
        let convert = |word: &Bits| match op {
            CastOp::ZeroExtend => word.zero_extend(to - from),
            CastOp::SignExtend => word.sign_extend(to - from),
            _ => word.extract(to - 1, 0),
        };
        let contains = |range: Range, word: &Bits| members(range).contains(word);
        let range = random_range(&mut rng, Kind::Int(from));
        if let Some(result) = integers::cast(op, range, to) {
            assert!(members(range).iter().all(|word| contains(result, &convert(word))), "{op:?} {range:?}");
        }
        let result = random_range(&mut rng, Kind::Int(to));
        let before = integers::before_cast(op, result, from);
        for word in words(Kind::Int(from)).filter(|word| contains(result, &convert(word))) {
            assert!(before.is_some_and(|before| contains(before, &word)), "{op:?} {result:?} {word:?}");
        }
    }
}

/// Words of so many bits that sums of bounds are no numbers of 128 bits any more.
#[test]
fn results_on_wide_words_are_in_their_range() {
    let mut rng = Rng::new(8);
    let mut known = 0;
    for round in 0..8_000 {
        let op = BinaryOp::ALL[round % BinaryOp::ALL.len()];
        let kind = Kind::Int([65, 96, 127, 128][rng.below(4)]);
        let (least, most) = kind.ends();
        let number = |rng: &mut Rng| match rng.below(8) {
            0 => least,
            1 => least + 1,
            2 => most,
            3 => most - 1,
            4 => rng.below(5) as i128 - 2,
            _ => (rng.below(1 << 30) as i128 - (1 << 29)) << rng.below(kind.width() as usize - 31),
        };
        let range = |rng: &mut Rng| {
            let (a, b) = (number(rng), number(rng));
            Range { kind, low: a.min(b), high: a.max(b) }
        };
        let (a, b, nsw) = (range(&mut rng), range(&mut rng), rng.below(2) == 0);
        let result = integers::binary(op, a, b, nsw);
        known += u32::from(result.is_some());
        for _ in 0..8 {
            let member = |rng: &mut Rng, range: Range| match rng.below(3) {
                0 => kind.word(range.low),
                1 => kind.word(range.high),
                _ => kind.word(number(rng).clamp(range.low, range.high)),
            };
            let (x, y) = (member(&mut rng, a), member(&mut rng, b));
            let (Some(range), Ok(word)) = (result, words_of::binary(op, &x, &y, nsw, false)) else {
                continue;
            };
            let rank = kind.rank(&word).expect("an integer");
            assert!(range.low <= rank && rank <= range.high, "{op:?} of {x:?} and {y:?}, {nsw}: {range:?}");
        }
    }
    assert!(known > 1_000, "only {known} results have ranges");
}

/// A table of which an element is read: what was filled in and what was written, whatever the index.
#[test]
fn elements_are_among_what_was_written() {
    let (long, int) = (Type::Int(64), Type::Int(32));
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let table = Type::Array { index: 64, element: 32 };
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let (head, body, end) = (b.new_block(&[table]), b.new_block(&[]), b.new_block(&[]));
    let zeros = b.define(Op::Fill(word(0, 32)), table);
    let index = b.havoc(origin, long);
    b.jump(head, vec![zeros]);
    b.switch_to(head);
    let array = b.block_params(head)[0].clone();
    let more = b.havoc(origin, Type::Int(1));
    b.branch(more, body, end);
    b.switch_to(body);
    let write = Op::Write { array: array.clone(), index: word(8, 64), value: word(700, 32) };
    let written = b.define(write, table);
    b.jump(head, vec![written]);
    b.switch_to(end);
    let read = b.define(Op::Read { array, index }, int);
    let last = b.define(Op::Copy(read.clone()), int);
    b.terminate(Terminator::Return(vec![]));
    let known = known_before(&b.finish(), &last, [&read, &read]);
    assert_eq!(known[0], Some((0, 700)));
}

/// A table of bytes through a loop whose elements are extended by zeros: they are numbers without sign, unless one is also used in another way.
#[test]
fn elements_that_are_extended_by_zeros_have_no_sign() {
    let (long, int, byte) = (Type::Int(64), Type::Int(32), Type::Int(8));
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let table = Type::Array { index: 64, element: 8 };
    for (is_signed, expected) in [(false, (3, 200)), (true, (0, 255))] {
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (head, body, end) = (b.new_block(&[table]), b.new_block(&[]), b.new_block(&[]));
        let filled = b.define(Op::Fill(word(3, 8)), table);
        let index = b.havoc(origin, long);
        b.jump(head, vec![filled]);
        b.switch_to(head);
        let array = b.block_params(head)[0].clone();
        let more = b.havoc(origin, Type::Int(1));
        b.branch(more, body, end);
        b.switch_to(body);
        let write = Op::Write { array: array.clone(), index: word(8, 64), value: word(200, 8) };
        let written = b.define(write, table);
        b.jump(head, vec![written]);
        b.switch_to(end);
        let read = b.define(Op::Read { array, index }, byte);
        let wide = b.define(Op::Cast { op: CastOp::ZeroExtend, value: read.clone() }, int);
        if is_signed {
            b.define(Op::Cast { op: CastOp::SignExtend, value: read }, int);
        }
        let last = b.define(Op::Copy(wide.clone()), int);
        b.terminate(Terminator::Return(vec![]));
        let known = known_before(&b.finish(), &last, [&wide, &wide]);
        assert_eq!(known[0], Some(expected), "{is_signed}");
    }
}

/// The elements 5, 9 and 7 of an array chosen one after the other by an index from 0 to 2, behind which there is anything.
#[test]
fn the_last_choice_is_known_where_there_is_no_other_one() {
    let int = Type::Int(32);
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    for (most, expected) in [(2, (5, 9)), (3, (i128::from(i32::MIN), i128::from(i32::MAX)))] {
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let index = b.havoc(origin, int);
        let compare = Op::Compare { op: CompareOp::Ule, a: index.clone(), b: word(most, 32) };
        let is_inside = b.define(compare, Type::Int(1));
        b.effect(Op::Assume(is_inside));
        let mut chosen = b.havoc(origin, int);
        for (place, element) in [5, 9, 7].into_iter().enumerate() {
            let compare = Op::Compare { op: CompareOp::Eq, a: index.clone(), b: word(place as u64, 32) };
            let condition = b.define(compare, Type::Int(1));
            chosen = b.define(Op::Select { condition, then: word(element, 32), otherwise: chosen }, int);
        }
        let last = b.define(Op::Copy(chosen.clone()), int);
        b.terminate(Terminator::Return(vec![]));
        let known = known_before(&b.finish(), &last, [&chosen, &chosen]);
        assert_eq!(known[0], Some(expected), "{most}");
    }
}

#[test]
fn words_of_many_bits_have_no_range() {
    let byte = Kind::Int(8).all();
    for (op, to) in [(CastOp::ZeroExtend, 129), (CastOp::SignExtend, 200), (CastOp::Truncate, 1)] {
        assert_eq!(integers::cast(op, byte, to), None, "{op:?} to {to} bits");
    }
}

#[test]
fn words_without_sign_have_their_ends() {
    let kind = Kind::Int(4);
    let (low, high) = kind.ends();
    for a in low..=high {
        for b in a..=high {
            let range = Range { kind, low: a, high: b };
            let all: Vec<u64> = members(range).iter().filter_map(Bits::as_u64).collect();
            let (least, most) = range.unsigned_ends().expect("few bits");
            assert!(all.iter().all(|n| least <= i128::from(*n) && i128::from(*n) <= most));
            assert!(all.contains(&(least as u64)) || a < 0 && b >= 0);
        }
    }
}

/// What is known of two values where this one is about to be defined.
fn known_before(function: &Function, last: &Operand, of: [&Operand; 2]) -> [Option<(i128, i128)>; 2] {
    let cfg = Cfg::new(function);
    let flow = Flow::solve(function, &cfg).expect("it is short");
    let mut seen = vec![];
    flow.walk(|block, i, known| {
        if function.blocks[block].instrs[i].defs.first() == last.as_value().as_ref() {
            seen.push(of.map(|operand| known.integer(operand).map(|range| (range.low, range.high))));
        }
    });
    assert_eq!(seen.len(), 1);
    seen[0]
}

/// What is known of `y`, computed from `x` before a comparison of `x` or of `y` itself.
#[test]
fn comparisons_reach_what_is_computed_from_their_sides() {
    let (byte, int) = (Type::Int(8), Type::Int(32));
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    for of_result in [false, true] {
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let x = b.havoc(origin, byte);
        let wide = b.define(Op::Cast { op: CastOp::SignExtend, value: x.clone() }, int);
        let minus = word(u64::from(u32::MAX) - 96, 32);
        let sum = Op::Binary { op: BinaryOp::Add, a: wide.clone(), b: minus, nsw: true, nuw: false };
        let y = b.define(sum, int);
        let (side, low, high) =
            if of_result { (&y, word(0, 32), word(25, 32)) } else { (&x, word(97, 8), word(122, 8)) };
        for (op, bound) in [(CompareOp::Sge, low), (CompareOp::Sle, high)] {
            let condition = b.define(Op::Compare { op, a: side.clone(), b: bound }, Type::Int(1));
            b.effect(Op::Assume(condition));
        }
        let last = b.define(Op::Copy(y.clone()), int);
        b.terminate(Terminator::Return(vec![]));
        let known = known_before(&b.finish(), &last, [&y, &x]);
        assert_eq!(known, [Some((0, 25)), Some((97, 122))], "{of_result}");
    }
}

/// `if (x != 0) { last = x; y = x + 1; }` without overflow: that the sum does not overflow is known behind it alone.
#[test]
fn what_is_computed_later_says_nothing_of_its_operands() {
    let byte = Type::Int(8);
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    for is_marked in [false, true] {
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (then, end) = (b.new_block(&[]), b.new_block(&[]));
        let x = b.havoc(origin, byte);
        let compare = Op::Compare { op: CompareOp::Ne, a: x.clone(), b: word(0, 8) };
        let condition = b.define(compare, Type::Int(1));
        b.branch(condition, then, end);
        b.switch_to(then);
        let last = b.define(Op::Copy(x.clone()), byte);
        let sum = Op::Binary { op: BinaryOp::Add, a: x.clone(), b: word(1, 8), nsw: is_marked, nuw: false };
        b.define(sum, byte);
        b.jump(end, vec![]);
        b.switch_to(end);
        b.terminate(Terminator::Return(vec![]));
        let known = known_before(&b.finish(), &last, [&x, &last]);
        assert_eq!(known[0], Some((-128, 127)), "{is_marked}");
    }
}

/// `y = 0; while (*) { x = *; if (!(-1 <= x && x <= 1)) stop; y = 0.5 * y + 0.5 * x; }` in binary32, the second factor given.
fn filter(factor: u64) -> Program {
    let (float, bit) = (Type::Int(32), Type::Int(1));
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let [half, one, minus] = [0x3f00_0000, 0x3f80_0000, 0xbf80_0000].map(|bits| word(bits, 32));
    let (head, body, low, step) =
        (b.new_block(&[float]), b.new_block(&[]), b.new_block(&[]), b.new_block(&[]));
    let end = b.new_block(&[]);
    let (format, rounding) = (Format::SINGLE, Rounding::NearestEven);
    let op = |op, args| Op::Float { op, format, rounding, args };
    b.jump(head, vec![word(0, 32)]);
    b.switch_to(head);
    let y = b.block_params(head)[0].clone();
    let more = b.havoc(origin, bit);
    b.branch(more, body, end);
    b.switch_to(body);
    let x = b.havoc(origin, float);
    let above = b.define(op(FloatOp::LessEqual, vec![minus, x.clone()]), bit);
    b.branch(above, low, end);
    b.switch_to(low);
    let below = b.define(op(FloatOp::LessEqual, vec![x.clone(), one]), bit);
    b.branch(below, step, end);
    b.switch_to(step);
    let old = b.define(op(FloatOp::Mul, vec![half, y]), float);
    let new = b.define(op(FloatOp::Mul, vec![word(factor, 32), x]), float);
    let sum = b.define(op(FloatOp::Add, vec![old, new]), float);
    b.jump(head, vec![sum]);
    b.switch_to(end);
    b.terminate(Terminator::Return(vec![]));
    let mut program = Program::default();
    program.entry = Some(program.functions.push(b.finish()));
    program
}

#[test]
fn numbers_that_a_loop_keeps_small_are_found() {
    // With 0.5 the output stays within 1, with 0.75 within 1.5, where the next stairs are 2.
    for (factor, bound) in [(0x3f00_0000, 0x3f80_0000), (0x3f40_0000, 0x4000_0000_u64)] {
        let program = filter(factor);
        let hints = Hints::new(&program);
        assert_eq!(hints.of.len(), 3);
        let rank = |bits| Kind::Float(Format::SINGLE).rank(&Bits::from_u64(bits, 32)).expect("a number");
        let of_y = hints.of.values().map(|hint| hint.args.iter().map(|range| range.high).max());
        assert_eq!(of_y.max().flatten().map(|high| high.cmp(&rank(bound))), Some(Ordering::Equal));
    }
}

/// `y = 2 <= x ? 5 : x` where `x <= 1`: the analysis takes the first case for impossible, and the hint must not.
#[test]
fn hints_about_choices_hold_whatever_the_analysis_found() {
    let (float, bit) = (Type::Int(32), Type::Int(1));
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let [one, two, five] = [0x3f80_0000, 0x4000_0000, 0x40a0_0000].map(|bits| word(bits, 32));
    let (format, rounding) = (Format::SINGLE, Rounding::NearestEven);
    let op = |args| Op::Float { op: FloatOp::LessEqual, format, rounding, args };
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let x = b.havoc(origin, float);
    let small = b.define(op(vec![x.clone(), one]), bit);
    b.effect(Op::Assume(small));
    let condition = b.define(op(vec![two, x.clone()]), bit);
    let result = b.define(Op::Select { condition, then: five, otherwise: x }, float);
    b.terminate(Terminator::Return(vec![]));
    let mut program = Program::default();
    let function = program.functions.push(b.finish());
    program.entry = Some(function);
    let hints = Hints::new(&program);
    let hint = hints.of(function, result.as_value().expect("a value")).expect("the choice has a range");
    let five = Kind::Float(format).rank(&Bits::from_u64(0x40a0_0000, 32)).expect("a number");
    let has = |range: &Range| range.low <= five && five <= range.high;
    assert!(!has(&hint.result) && !has(&hint.args[0]), "what says nothing of 5 asks for less than 5");
}

/// The half, or the eighth, of a number that is known to be small where a choice between its multiple and another number is.
#[test]
fn bounds_of_choices_and_products_reach_their_operands() {
    let long = Type::Int(64);
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let compare = |op, a: &Operand, b: u64| Op::Compare { op, a: a.clone(), b: word(b, 64) };
    // Where the other number is small as well, nothing is known.
    for (instead, expected) in [(1 << 20, (4, 127)), (100, (4, 1 << 30))] {
        for is_shift in [false, true] {
            let mut b = FunctionBuilder::new("main", &[], &[]);
            let count = b.havoc(origin, long);
            for (op, bound) in [(CompareOp::Sge, 4), (CompareOp::Sle, 1 << 30)] {
                let is_inside = b.define(compare(op, &count, bound), Type::Int(1));
                b.effect(Op::Assume(is_inside));
            }
            let (op, by) = if is_shift { (BinaryOp::Shl, 3) } else { (BinaryOp::Mul, 8) };
            let bytes = b.binary(op, count.clone(), word(by, 64));
            let condition = b.havoc(origin, Type::Int(1));
            let chosen = Op::Select { condition, then: bytes, otherwise: word(instead, 64) };
            let chosen = b.define(chosen, long);
            let is_small = b.define(compare(CompareOp::Ult, &chosen, 1 << 10), Type::Int(1));
            b.effect(Op::Assume(is_small));
            let last = b.define(Op::Copy(count.clone()), long);
            b.terminate(Terminator::Return(vec![]));
            let known = known_before(&b.finish(), &last, [&count, &chosen]);
            assert_eq!(known[0], Some(expected), "{instead}");
        }
    }
}

#[test]
fn sums_products_and_shifts_are_undone() {
    let kind = Kind::Int(5);
    let (low, high) = kind.ends();
    for op in [BinaryOp::Add, BinaryOp::Mul, BinaryOp::Shl, BinaryOp::Sub] {
        for constant in -3..5 {
            for from in (low..=high).step_by(3) {
                for to in (from..=high).step_by(2) {
                    let range = Range { kind, low: from, high: to };
                    let Some(before) = integers::undone(op, range, constant) else { continue };
                    let result = |a: i128| match op {
                        BinaryOp::Add => a + constant,
                        BinaryOp::Mul => a * constant,
                        _ => a << constant,
                    };
                    for a in low..=high {
                        let leads = (from..=to).contains(&result(a));
                        let is_in = before.is_some_and(|b| b.low <= a && a <= b.high);
                        assert_eq!(leads, is_in, "{op:?} {constant}: {a} to {from}..{to}");
                    }
                }
            }
        }
    }
}

/// A counter that doubles in each round is widened in small steps at first, and comes to rest at a bound in large ones.
#[test]
fn what_grows_for_long_still_meets_its_bound() {
    let long = Type::Int(64);
    let origin = Origin { site: Id::from_usize(0), context: Id::from_usize(0) };
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let (head, body, end) = (b.new_block(&[long]), b.new_block(&[]), b.new_block(&[]));
    b.jump(head, vec![word(4, 64)]);
    b.switch_to(head);
    let size = b.block_params(head)[0].clone();
    let more = b.havoc(origin, Type::Int(1));
    b.branch(more, body, end);
    b.switch_to(body);
    let bytes = b.binary(BinaryOp::Mul, size.clone(), word(8, 64));
    let is_small = b.compare(CompareOp::Ult, bytes, word(1 << 48, 64));
    b.effect(Op::Assume(is_small));
    let next = b.binary(BinaryOp::Mul, size.clone(), word(2, 64));
    b.jump(head, vec![next]);
    b.switch_to(end);
    let last = b.define(Op::Copy(size.clone()), long);
    b.terminate(Terminator::Return(vec![]));
    let [Some((least, most)), _] = known_before(&b.finish(), &last, [&size, &size]) else {
        panic!("it has a range")
    };
    assert!(least == 4 && most < 1 << 49, "{least} to {most}");
}
