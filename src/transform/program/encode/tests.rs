//! Words as integers and as bit-vectors, for all words of three bits, against the values' own arithmetic.

use super::integers::{Integers, Number};
use super::signs::Sign;
use super::words;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp};
use eufonium_ir::{Evaluator, Model, Sort, Term, TermPool, Value};

const WIDTH: u32 = 3;

fn all() -> impl Iterator<Item = Bits> {
    (0..1 << WIDTH).map(|n| Bits::from_u64(n, WIDTH))
}

fn signed(bits: &Bits) -> i64 {
    bits.to_rat_signed().to_i64().expect("a small number")
}
fn unsigned(bits: &Bits) -> i64 {
    bits.to_rat().to_i64().expect("a small number")
}
fn word(n: i64) -> Bits {
    Bits::from_rat(&n.into(), WIDTH)
}

/// The mathematical result read with a sign, if the operator is one of arithmetic.
fn mathematical(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    Some(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Shl => a << b,
        _ => return None,
    })
}

/// The result; `None` where it is undefined.
fn expected(op: BinaryOp, a: &Bits, b: &Bits, [nsw, nuw]: [bool; 2]) -> Option<Bits> {
    let distance = unsigned(b);
    let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    if is_shift && distance >= i64::from(WIDTH) {
        return None;
    }
    let (sb, ub) = if is_shift { (distance, distance) } else { (signed(b), unsigned(b)) };
    if let Some(exact) = mathematical(op, signed(a), sb).filter(|_| nsw)
        && exact != signed(&word(exact))
    {
        return None;
    }
    if let Some(exact) = mathematical(op, unsigned(a), ub).filter(|_| nuw)
        && exact != unsigned(&word(exact))
    {
        return None;
    }
    Some(match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            word(mathematical(op, unsigned(a), ub).expect("an operator of arithmetic"))
        }
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem if b.is_zero() => return None,
        BinaryOp::SDiv | BinaryOp::SRem if a.is_min_signed() && b.is_ones() => return None,
        BinaryOp::UDiv => word(unsigned(a) / unsigned(b)),
        BinaryOp::URem => word(unsigned(a) % unsigned(b)),
        BinaryOp::SDiv => word(signed(a) / signed(b)),
        BinaryOp::SRem => word(signed(a) % signed(b)),
        BinaryOp::LShr => word(unsigned(a) >> distance),
        BinaryOp::AShr => word(signed(a) >> distance),
        BinaryOp::And => a.and(b),
        BinaryOp::Or => a.or(b),
        BinaryOp::Xor => a.xor(b),
    })
}

fn holds(op: CompareOp, a: &Bits, b: &Bits) -> bool {
    let (s, u) = ((signed(a), signed(b)), (unsigned(a), unsigned(b)));
    match op {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::Ult => u.0 < u.1,
        CompareOp::Ule => u.0 <= u.1,
        CompareOp::Ugt => u.0 > u.1,
        CompareOp::Uge => u.0 >= u.1,
        CompareOp::Slt => s.0 < s.1,
        CompareOp::Sle => s.0 <= s.1,
        CompareOp::Sgt => s.0 > s.1,
        CompareOp::Sge => s.0 >= s.1,
    }
}

fn read(bits: &Bits, sign: Sign) -> i64 {
    if sign == Sign::Signed { signed(bits) } else { unsigned(bits) }
}

fn eval(pool: &TermPool, given: &[(Term, Value)], t: Term) -> Value {
    let mut model = Model::new();
    for (term, value) in given {
        model.set(pool.as_constant(*term).expect("a constant"), value.clone());
    }
    Evaluator::new(&model).eval(pool, t)
}

/// Operands as constants of the pool or, where `fixed`, as this word.
fn number(pool: &mut TermPool, name: &str, sign: Sign, fixed: Option<&Bits>) -> Number {
    match fixed {
        Some(bits) => Integers::constant(pool, bits, sign),
        None => Integers::any(pool.constant(name, Sort::INT), WIDTH, sign),
    }
}

fn check_integers(op: BinaryOp, marks: [bool; 2], sign: Sign, fixed: Option<&Bits>) {
    let mut pool = TermPool::new();
    let mut integers = Integers::new(true);
    let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    let right = if is_shift { Sign::Unsigned } else { sign };
    let (a, b) = (number(&mut pool, "a", sign, None), number(&mut pool, "b", right, fixed));
    let result = integers.binary(&mut pool, op, [&a, &b], marks, WIDTH, sign);
    let assumed = integers.take_assumptions();
    let assumed = pool.and(&assumed);
    for x in all() {
        for y in all().filter(|y| fixed.is_none_or(|f| f == y)) {
            let mut given = vec![(a.term, Value::Num(read(&x, sign).into()))];
            if fixed.is_none() {
                given.push((b.term, Value::Num(read(&y, right).into())));
            }
            let expected = expected(op, &x, &y, marks);
            if integers.inexact > 0 {
                // The result is a constant of its own: what is assumed of it must hold of the right one.
                let value = read(&expected.expect("defined"), sign);
                given.push((result.term, Value::Num(value.into())));
                assert_eq!(eval(&pool, &given, assumed), Value::Bool(true), "{op:?} {x} {y}");
                continue;
            }
            let defined = eval(&pool, &given, assumed) == Value::Bool(true);
            assert_eq!(defined, expected.is_some(), "{op:?} {marks:?} {sign:?} {x} {y} {fixed:?}");
            if let Some(expected) = expected {
                let value = read(&expected, sign);
                assert_eq!(
                    eval(&pool, &given, result.term),
                    Value::Num(value.into()),
                    "{op:?} {sign:?} {x} {y}"
                );
                assert!(
                    result.low <= value.into() && result.high >= value.into(),
                    "{op:?} {result:?} {value}"
                );
            }
        }
    }
}

fn marks_of(op: BinaryOp) -> &'static [[bool; 2]] {
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            &[[false, false], [true, false], [false, true]]
        }
        _ => &[[false, false]],
    }
}

#[test]
fn integers_are_words() {
    for op in BinaryOp::ALL {
        for marks in marks_of(op) {
            for sign in [Sign::Signed, Sign::Unsigned] {
                check_integers(op, *marks, sign, None);
                for fixed in all() {
                    check_integers(op, *marks, sign, Some(&fixed));
                }
            }
        }
    }
}

#[test]
fn integers_compare_as_words() {
    for (op, sign) in CompareOp::ALL.into_iter().flat_map(|op| [(op, Sign::Signed), (op, Sign::Unsigned)]) {
        let mut pool = TermPool::new();
        let (a, b) = (number(&mut pool, "a", sign, None), number(&mut pool, "b", sign, None));
        let formula = Integers::new(true).compare(&mut pool, op, [&a, &b], WIDTH, sign);
        for (x, y) in all().flat_map(|x| all().map(move |y| (x.clone(), y))) {
            let given =
                [(a.term, Value::Num(read(&x, sign).into())), (b.term, Value::Num(read(&y, sign).into()))];
            assert_eq!(
                eval(&pool, &given, formula),
                Value::Bool(holds(op, &x, &y)),
                "{op:?} {sign:?} {x} {y}"
            );
        }
    }
}

#[test]
fn integers_change_their_width_as_words() {
    let conversions = [(CastOp::ZeroExtend, 5), (CastOp::SignExtend, 5), (CastOp::Truncate, 2)];
    let signs = [Sign::Signed, Sign::Unsigned];
    for ((op, to), from_sign, to_sign) in conversions
        .into_iter()
        .flat_map(|c| signs.map(|f| (c, f)))
        .flat_map(|(c, f)| signs.map(|t| (c, f, t)))
    {
        let mut pool = TermPool::new();
        let a = number(&mut pool, "a", from_sign, None);
        let n = Integers::new(true).cast(&mut pool, op, &a, (WIDTH, from_sign), (to, to_sign));
        for x in all() {
            let expected = match op {
                CastOp::ZeroExtend => x.zero_extend(to - WIDTH),
                CastOp::SignExtend => x.sign_extend(to - WIDTH),
                _ => x.extract(to - 1, 0),
            };
            let given = [(a.term, Value::Num(read(&x, from_sign).into()))];
            let value = Value::Num(read(&expected, to_sign).into());
            assert_eq!(eval(&pool, &given, n.term), value, "{op:?} {from_sign:?} {to_sign:?} {x}");
        }
    }
}

#[test]
fn bit_vectors_are_words() {
    for (op, marks) in BinaryOp::ALL.into_iter().flat_map(|op| marks_of(op).iter().map(move |m| (op, *m))) {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(WIDTH);
        let (a, b) = (pool.constant("a", sort), pool.constant("b", sort));
        let (result, defined) = words::binary(&mut pool, op, [a, b], marks);
        let defined = pool.and(&defined);
        for (x, y) in all().flat_map(|x| all().map(move |y| (x.clone(), y))) {
            let given = [(a, Value::Bits(x.clone())), (b, Value::Bits(y.clone()))];
            let expected = expected(op, &x, &y, marks);
            assert_eq!(
                eval(&pool, &given, defined),
                Value::Bool(expected.is_some()),
                "{op:?} {marks:?} {x} {y}"
            );
            if let Some(expected) = expected {
                assert_eq!(eval(&pool, &given, result), Value::Bits(expected), "{op:?} {x} {y}");
            }
        }
    }
}

#[test]
fn operators_that_always_overflow_have_results() {
    let mut pool = TermPool::new();
    let mut integers = Integers::new(true);
    let word = |n: u64| Bits::from_u64(n, WIDTH);
    let [three, one, four] = [3, 1, 4].map(|n| Integers::constant(&mut pool, &word(n), Sign::Signed));
    let marked = [true, false];
    let over = integers.binary(&mut pool, BinaryOp::Add, [&three, &one], marked, WIDTH, Sign::Signed);
    assert!(integers.take_assumptions().contains(&pool.ff()));
    // Whatever follows may be computed, and matters to no run.
    let below = integers.binary(&mut pool, BinaryOp::Sub, [&four, &over], [false; 2], WIDTH, Sign::Signed);
    for n in [&over, &below] {
        for op in BinaryOp::ALL {
            integers.binary(&mut pool, op, [n, &three], [false; 2], WIDTH, Sign::Signed);
            integers.binary(&mut pool, op, [&three, n], [false; 2], WIDTH, Sign::Signed);
        }
    }
}

/// All operands and results that fit into three of six bits.
#[test]
fn small_numbers_need_few_bits() {
    let (width, size) = (6, 3);
    let mut pool = TermPool::new();
    let small: Vec<Bits> =
        (0..1 << size).map(|n| Bits::from_u64(n, size).sign_extend(width - size)).collect();
    let fits = |bits: &Bits| small.contains(bits);
    let mut compared = 0;
    for op in [BinaryOp::Mul, BinaryOp::UDiv, BinaryOp::SDiv, BinaryOp::URem, BinaryOp::SRem] {
        let is_unsigned = matches!(op, BinaryOp::UDiv | BinaryOp::URem);
        let is_signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
        for (a, b) in small.iter().flat_map(|a| small.iter().map(move |b| (a, b))) {
            let Ok(result) = eufonium_ir::program::eval::word::binary(op, a, b, false, false) else {
                continue;
            };
            if !fits(&result) || is_unsigned && a.sign() || (is_unsigned || is_signed) && b.sign() {
                continue;
            }
            let operands = [a, b].map(|bits| pool.bits(bits.clone()));
            let (term, defined) = words::sized(&mut pool, op, operands, size);
            let (expected, tt) = (pool.bits(result), pool.tt());
            assert!(term == expected && defined.iter().all(|d| *d == tt), "{op:?} {a:?} {b:?}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}
