//! The rules of folding against all values of small words: each pair of nested operators with all constants.

use super::small::*;
use crate::program::passes::{fold, simplify_cfg};
use eufonium_base::Bits;
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::eval::{self, Choice, Choices, End, Limits, Value};
use eufonium_ir::program::{
    BinaryOp, Block, CastOp, CompareOp, Op, Operand, Program, Target, Terminator, Type, validate,
};

/// The parameters of the entry.
struct Inputs(Vec<Bits>);

impl Choices for Inputs {
    fn choose(&mut self, _: &Program, choice: Choice<'_>) -> Value {
        match choice.source {
            eval::Source::Parameter(i) => Value::Word(self.0[i].clone()),
            source => panic!("only parameters are chosen, not {source:?}"),
        }
    }
}

/// Folds a function of words and compares it on all inputs. Tells how many operators it had before and after.
fn agrees(widths: &[u32], make: impl Fn(&mut FunctionBuilder) -> Option<Operand>) -> (usize, usize) {
    let params: Vec<Type> = widths.iter().map(|w| Type::Int(*w)).collect();
    let mut builder = FunctionBuilder::new("f", &params, &[]);
    let Some(result) = make(&mut builder) else { return (0, 0) };
    let ty = builder.type_of(&result);
    returns(&mut builder, vec![result]);
    builder.function().results = vec![ty];
    let mut program = empty();
    program.entry = Some(program.functions.push(builder.finish()));
    let mut folded = program.clone();
    fold::fold(&mut folded);
    validate::validate(&folded).expect("the folded program is valid");
    let total: u32 = widths.iter().sum();
    for input in 0..1u64 << total {
        let mut at = 0;
        let split = |w: &u32| {
            let bits = Bits::from_u64(input >> at, *w);
            at += w;
            bits
        };
        let values: Vec<Bits> = widths.iter().map(split).collect();
        let run = |p| eval::run(p, &mut Inputs(values.clone()), &Limits::default());
        let (before, after) = (run(&program), run(&folded));
        // What replaces an operator whose result is used ends the run in the same cases.
        let ended = matches!((&before.end, &after.end), (End::Undefined { .. }, End::Undefined { .. }));
        let freed = matches!(before.end, End::Undefined { .. });
        let same = ended || freed || (before.end, &before.results) == (after.end, &after.results);
        let text = |p| eufonium_ir::program::print::program(p);
        assert!(same, "{values:?}\n{}\n{}", text(&program), text(&folded));
    }
    (ops(main(&program)).len(), ops(main(&folded)).len())
}

fn constants(width: u32) -> impl Iterator<Item = Operand> {
    (0..1u64 << width).map(move |n| Operand::Const(Bits::from_u64(n, width)))
}

#[test]
fn chains_of_binary_operators() {
    let mut shorter = 0;
    for width in [1, 3] {
        for first in BinaryOp::ALL {
            for second in BinaryOp::ALL {
                for c in constants(width) {
                    for d in constants(width) {
                        for marks in 0..4 {
                            let (nsw, nuw) = (marks & 1 == 1, marks & 2 == 2);
                            let (before, after) = agrees(&[width], |b| {
                                let a = b.params()[0].clone();
                                let op = Op::Binary { op: first, a, b: c.clone(), nsw, nuw };
                                let a = b.define(op, Type::Int(width));
                                let op = Op::Binary { op: second, a, b: d.clone(), nsw, nuw };
                                Some(b.define(op, Type::Int(width)))
                            });
                            shorter += usize::from(after < before);
                        }
                    }
                }
            }
        }
    }
    assert!(shorter > 1000, "{shorter}");
}

#[test]
fn comparisons_of_operators() {
    for width in [1, 3] {
        for op in CompareOp::ALL {
            for inner in BinaryOp::ALL {
                for c in constants(width) {
                    for d in constants(width).step_by(3) {
                        agrees(&[width], |b| {
                            let a = b.params()[0].clone();
                            let x = b.binary(inner, a, c.clone());
                            let found = b.compare(op, x, d.clone());
                            Some(b.binary(BinaryOp::Xor, found, Operand::Const(Bits::one(1))))
                        });
                    }
                }
            }
        }
    }
}

#[test]
fn comparisons_of_addresses() {
    let mut shorter = 0;
    let marked = |op, a, b, nsw| Op::Binary { op, a, b, nsw, nuw: false };
    for (op, nsw) in [CompareOp::Eq, CompareOp::Ne].into_iter().flat_map(|op| [(op, true), (op, false)]) {
        for size in constants(4) {
            for start in constants(4) {
                for place in constants(4) {
                    let (before, after) = agrees(&[4], |b| {
                        let index = b.params()[0].clone();
                        let ty = Type::Int(4);
                        let distance = b.define(marked(BinaryOp::Mul, index, size.clone(), nsw), ty);
                        let address = b.define(marked(BinaryOp::Add, distance, start.clone(), nsw), ty);
                        Some(b.compare(op, address, place.clone()))
                    });
                    shorter += usize::from(nsw && after < before);
                }
            }
        }
    }
    assert!(shorter > 1000, "{shorter}");
}

#[test]
fn comparisons_of_conversions() {
    use CastOp::*;
    for (cast, from, to) in
        [(ZeroExtend, 1, 3), (ZeroExtend, 2, 4), (SignExtend, 1, 3), (SignExtend, 2, 4), (Truncate, 4, 2)]
    {
        for op in CompareOp::ALL {
            for c in constants(to) {
                agrees(&[from], |b| {
                    let a = b.params()[0].clone();
                    let x = b.cast(cast, a, Type::Int(to));
                    Some(b.compare(op, x, c.clone()))
                });
            }
            agrees(&[from, from], |b| {
                let [x, y] = b.params().try_into().expect("two parameters");
                let (x, y) = (b.cast(cast, x, Type::Int(to)), b.cast(cast, y, Type::Int(to)));
                Some(b.compare(op, x, y))
            });
        }
    }
}

#[test]
fn conversions_of_conversions() {
    use CastOp::*;
    let fits = |op, from, to| if op == Truncate { to < from } else { to > from };
    for first in [ZeroExtend, SignExtend, Truncate] {
        for second in [ZeroExtend, SignExtend, Truncate] {
            for (from, middle, to) in
                (1..5).flat_map(|a| (1..5).flat_map(move |b| (1..5).map(move |c| (a, b, c))))
            {
                if fits(first, from, middle) && fits(second, middle, to) {
                    agrees(&[from], |b| {
                        let a = b.params()[0].clone();
                        let x = b.cast(first, a, Type::Int(middle));
                        Some(b.cast(second, x, Type::Int(to)))
                    });
                }
            }
        }
    }
}

#[test]
fn selections() {
    for then in [None, Some(0), Some(1)] {
        for otherwise in [None, Some(0), Some(1)] {
            for negated in [false, true] {
                agrees(&[1, 1, 1], |b| {
                    let [mut c, x, y] = b.params().try_into().expect("three parameters");
                    if negated {
                        c = b.binary(BinaryOp::Xor, c, Operand::Const(Bits::one(1)));
                    }
                    let word =
                        |n: Option<u64>, other| n.map_or(other, |n| Operand::Const(Bits::from_u64(n, 1)));
                    let (then, otherwise) = (word(then, x), word(otherwise, y));
                    Some(b.define(Op::Select { condition: c, then, otherwise }, BIT))
                });
            }
        }
    }
}

#[test]
fn a_selection_of_equals_is_none() {
    for (swapped, constant) in [(false, false), (false, true), (true, false), (true, true)] {
        let (before, after) = agrees(&[3, 3], |b| {
            let [x, y] = b.params().try_into().expect("two parameters");
            let y = if constant { Operand::Const(Bits::ones(3)) } else { y };
            let equal = if swapped { (y.clone(), x.clone()) } else { (x.clone(), y.clone()) };
            let condition = b.compare(CompareOp::Eq, equal.0, equal.1);
            Some(b.define(Op::Select { condition, then: y, otherwise: x }, Type::Int(3)))
        });
        // The comparison is for others to remove.
        assert_eq!((before, after), (2, 1));
    }
}

#[test]
fn marked_sums_keep_their_ends() {
    // (x + 1) + -1 with marks may overflow though the sum of the constants is 0.
    let (before, after) = agrees(&[3], |b| {
        let a = b.params()[0].clone();
        let marked = |a, b| Op::Binary { op: BinaryOp::Add, a, b, nsw: true, nuw: false };
        let one = Operand::Const(Bits::one(3));
        let minus_one = Operand::Const(Bits::ones(3));
        let x = b.define(marked(a, one), Type::Int(3));
        Some(b.define(marked(x, minus_one), Type::Int(3)))
    });
    assert_eq!((before, after), (2, 2));
}

#[test]
fn quotients_by_powers_of_two() {
    let format = Format::new(3, 4);
    for (divisor, rounding) in (0..1 << 7).flat_map(|n| Rounding::ALL.map(|r| (Bits::from_u64(n, 7), r))) {
        let make = |b: &mut FunctionBuilder| {
            let args = vec![b.params().remove(0), Operand::Const(divisor.clone())];
            Some(b.define(Op::Float { op: FloatOp::Div, format, rounding, args }, Type::Int(7)))
        };
        agrees(&[7], make);
    }
}

#[test]
fn numbers_that_change_nothing() {
    let format = Format::new(3, 4);
    for op in [FloatOp::Add, FloatOp::Sub, FloatOp::Mul] {
        for (word, rounding) in (0..1 << 7).flat_map(|n| Rounding::ALL.map(|r| (Bits::from_u64(n, 7), r))) {
            for first in [false, true] {
                let make = |b: &mut FunctionBuilder| {
                    let mut args = vec![b.params().remove(0), Operand::Const(word.clone())];
                    args.rotate_left(usize::from(first));
                    Some(b.define(Op::Float { op, format, rounding, args }, Type::Int(7)))
                };
                agrees(&[7], make);
            }
        }
    }
}

#[test]
fn comparisons_of_converted_numbers() {
    let (format, wide) = (Format::new(2, 3), Format::new(4, 5));
    for op in [FloatOp::Equal, FloatOp::Less, FloatOp::LessEqual] {
        let rounding = Rounding::NearestEven;
        let make = |b: &mut FunctionBuilder| {
            let widened = b.params().into_iter().map(|a| {
                let op = FloatOp::Convert(wide);
                (Op::Float { op, format, rounding, args: vec![a] }, Type::Int(wide.width()))
            });
            let args = widened.collect::<Vec<_>>().into_iter().map(|(op, ty)| b.define(op, ty)).collect();
            Some(b.define(Op::Float { op, format: wide, rounding, args }, Type::Int(1)))
        };
        agrees(&[5, 5], make);
    }
}

/// Two words in one, of which bits are taken.
#[test]
fn parts_of_words_that_were_put_together() {
    let mut less = 0;
    for up in constants(6).take(6) {
        for down in constants(6).take(6) {
            for (mask, width) in [(63, 1), (63, 2), (63, 3), (7, 2), (51, 3)] {
                let (before, after) = agrees(&[2, 3], |b| {
                    let wide = Type::Int(6);
                    let [low, high] = [0, 1].map(|i| {
                        let value = b.params()[i].clone();
                        let op = if i == 0 { CastOp::ZeroExtend } else { CastOp::SignExtend };
                        b.define(Op::Cast { op, value }, wide)
                    });
                    let mut binary =
                        |op, x, y| b.define(Op::Binary { op, a: x, b: y, nsw: false, nuw: false }, wide);
                    let high = binary(BinaryOp::Shl, high, up.clone());
                    let both = binary(BinaryOp::Or, low, high);
                    let masked = binary(BinaryOp::And, both, Operand::Const(Bits::from_u64(mask, 6)));
                    let value = binary(BinaryOp::LShr, masked, down.clone());
                    Some(b.define(Op::Cast { op: CastOp::Truncate, value }, Type::Int(width)))
                });
                // What is found stands for the conversion, and what is left of the others is used nowhere.
                less += before.saturating_sub(after);
            }
        }
    }
    assert!(less > 175, "only {less} operators less");
}

/// The bytes of a word put together again: in their places it is the word itself.
#[test]
fn bytes_that_are_put_together_again() {
    for (shifts, up, is_whole) in
        [([0, 8], 8, true), ([8, 0], 8, false), ([0, 4], 8, false), ([0, 8], 7, false), ([4, 8], 8, false)]
    {
        let (before, after) = agrees(&[16], |b| {
            let (wide, byte) = (Type::Int(16), Type::Int(8));
            let word = |n| Operand::Const(Bits::from_u64(n, 16));
            let x = b.params()[0].clone();
            let binary = |b: &mut FunctionBuilder, op, a, y| {
                b.define(Op::Binary { op, a, b: y, nsw: false, nuw: false }, wide)
            };
            let [low, high] = shifts.map(|by| {
                let value = binary(b, BinaryOp::LShr, x.clone(), word(by));
                let value = b.define(Op::Cast { op: CastOp::Truncate, value }, byte);
                b.define(Op::Cast { op: CastOp::ZeroExtend, value }, wide)
            });
            let high = binary(b, BinaryOp::Shl, high, word(up));
            Some(binary(b, BinaryOp::Or, low, high))
        });
        // The shift by nothing and the union are gone.
        assert_eq!(before - after >= 2, is_whole, "{shifts:?} {up}: {before} {after}");
    }
}

/// A choice that is compared with a constant, and used where the comparison holds.
#[test]
fn choices_that_assumptions_decide() {
    let mut shorter = 0;
    for op in [CompareOp::Eq, CompareOp::Ne, CompareOp::Ult] {
        for constant in constants(2) {
            for with in constants(2) {
                for first in [false, true] {
                    let (before, after) = agrees(&[1, 2], |b| {
                        let [condition, word] = &b.params()[..] else { panic!("there are two parameters") };
                        let (condition, word) = (condition.clone(), word.clone());
                        let (then, otherwise) = match first {
                            true => (constant.clone(), word.clone()),
                            false => (word.clone(), constant.clone()),
                        };
                        let choice = b.define(Op::Select { condition, then, otherwise }, Type::Int(2));
                        let compared = b.compare(op, choice.clone(), with.clone());
                        b.effect(Op::Assume(compared));
                        Some(b.binary(BinaryOp::Mul, choice, word))
                    });
                    // The product is one of the word with itself or the constant.
                    shorter += usize::from(after < before);
                }
            }
        }
    }
    assert!(shorter > 0);
}

#[test]
fn differences_of_sums_of_one_word_are_what_was_added() {
    for (nsw, nuw) in [(false, false), (true, false), (false, true)] {
        let sum = |b: &mut FunctionBuilder, x: &Operand, y: &Operand| {
            let op = Op::Binary { op: BinaryOp::Add, a: x.clone(), b: y.clone(), nsw, nuw };
            b.define(op, Type::Int(3))
        };
        for swapped in [false, true] {
            let (_, left) = agrees(&[3, 3], |b| {
                let [x, y] = b.params().try_into().expect("two words");
                let sum = sum(b, &x, &y);
                Some(b.binary(BinaryOp::Sub, sum, if swapped { y } else { x }))
            });
            // The sum may end the run.
            assert!(left <= 1, "{left} operators are left");
        }
        for (m, n) in constants(3).zip(constants(3).skip(3)) {
            let (_, left) = agrees(&[3], |b| {
                let x = b.params().remove(0);
                let (above, below) = (sum(b, &x, &m), sum(b, &x, &n));
                Some(b.binary(BinaryOp::Sub, above, below))
            });
            assert!(left <= 2, "{left} operators are left");
        }
    }
}

#[test]
fn addresses_in_one_object_have_a_distance() {
    for (above, below) in [(5, 2), (2, 5), (6, 4)] {
        let (before, after) = agrees(&[1], |b| {
            let object = b.params().remove(0);
            let wide = b.cast(CastOp::ZeroExtend, object, Type::Int(64));
            let start = b.cast(CastOp::IntToPointer, wide, Type::Pointer);
            let mut number = |constant| {
                let op = Op::Offset {
                    base: start.clone(),
                    constant,
                    scaled: vec![],
                    inbounds: false,
                    member: None,
                };
                let address = b.define(op, Type::Pointer);
                b.cast(CastOp::PointerToInt, address, Type::Int(64))
            };
            let (a, c) = (number(above), number(below));
            Some(b.binary(BinaryOp::Sub, a, c))
        });
        // The difference alone is a constant; nobody needs the rest.
        assert_eq!(after + 1, before, "{above} {below}");
    }
}

#[test]
fn what_is_added_and_taken_away_again_is_left_out() {
    for marked in [false, true] {
        let (before, after) = agrees(&[3], |b| {
            let add = |a, n, nsw| {
                let b = Operand::Const(Bits::from_u64(n, 3));
                Op::Binary { op: BinaryOp::Add, a, b, nsw, nuw: false }
            };
            let (x, ty) = (b.params()[0].clone(), Type::Int(3));
            let moved = b.define(add(x, 3, marked), ty);
            Some(b.define(add(moved, 5, false), ty))
        });
        assert_eq!(before, 2);
        // The sum itself stays until nobody needs its end.
        assert!(after <= 1, "{after}");
    }
}

#[test]
fn jumps_that_an_assumption_ends_are_left_out() {
    for (value, by_argument) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut b = FunctionBuilder::new("f", &[Type::Int(1)], &[]);
        let condition = b.params()[0].clone();
        let [meet, other] = [b.new_block(&[Type::Int(1)]), b.new_block(&[])];
        let to = |block, n: u64| Target { block, args: vec![word(n, 1)] };
        let (ended, goes_on) = (to(meet, 0), Target { block: other, args: vec![] });
        let (then, otherwise) = if value { (ended, goes_on) } else { (goes_on, ended) };
        b.terminate(Terminator::Branch { condition: condition.clone(), then, otherwise });
        b.switch_to(other);
        b.terminate(Terminator::Jump(to(meet, 1)));
        b.switch_to(meet);
        let assumed = match (by_argument, value) {
            (true, _) => b.block_params(meet)[0].clone(),
            (false, true) => b.binary(BinaryOp::Xor, condition, word(1, 1)),
            (false, false) => condition,
        };
        b.effect(Op::Assume(assumed.clone()));
        b.terminate(Terminator::Return(vec![assumed]));
        b.function().results = vec![Type::Int(1)];
        let mut program = empty();
        program.entry = Some(program.functions.push(b.finish()));
        let before = program.clone();
        simplify_cfg::simplify_cfg(&mut program);
        validate::validate(&program).expect("it is valid");
        let branches = main(&program).blocks.values();
        let is_branch = |block: &Block| matches!(block.terminator, Terminator::Branch { .. });
        assert_eq!(branches.filter(|block| is_branch(block)).count(), 0, "{value} {by_argument}");
        for input in 0..2 {
            let run = |p| eval::run(p, &mut Inputs(vec![Bits::from_u64(input, 1)]), &Limits::default());
            let (before, after) = (run(&before), run(&program));
            assert_eq!(
                (before.end, before.results),
                (after.end, after.results),
                "{value} {by_argument} {input}"
            );
        }
    }
}
