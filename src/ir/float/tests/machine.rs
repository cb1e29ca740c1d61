//! Exact arithmetic against the machine's.

use super::Random;
use crate::float::exact::apply;
use crate::float::{FloatOp, Format, Rounding, decimal, host};
use eufonium_base::Bits;

fn double(x: f64) -> Bits {
    if x.is_nan() { Format::DOUBLE.nan() } else { Bits::from_u64(x.to_bits(), 64) }
}

fn single(x: f32) -> Bits {
    if x.is_nan() { Format::SINGLE.nan() } else { Bits::from_u64(u64::from(x.to_bits()), 32) }
}

fn of_double(word: &Bits) -> f64 {
    f64::from_bits(word.as_u64().expect("a word of 64 bits"))
}

fn of_single(word: &Bits) -> f32 {
    f32::from_bits(word.as_u64().expect("a word of 32 bits") as u32)
}

fn same(op: FloatOp, format: Format, rounding: Rounding, args: &[Bits], expected: Bits) {
    let borrowed: Vec<&Bits> = args.iter().take(op.arity()).collect();
    if let Some(quick) = host::apply(op, format, rounding, &borrowed) {
        assert_eq!(quick, expected, "{op:?} {format:?} {rounding:?} of {args:?}");
    }
    assert_eq!(apply(op, format, rounding, args), expected, "{op:?} {format:?} {rounding:?} of {args:?}");
}

#[test]
fn doubles() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let (format, even) = (Format::DOUBLE, Rounding::NearestEven);
    for _ in 0..20_000 {
        let args = [random.word(format), random.word(format), random.word(format)];
        let [a, b, c] = [0, 1, 2].map(|i| of_double(&args[i]));
        let is = |op, expected: f64| same(op, format, even, &args, double(expected));
        is(FloatOp::Add, a + b);
        is(FloatOp::Sub, a - b);
        is(FloatOp::Mul, a * b);
        is(FloatOp::Div, a / b);
        same(FloatOp::Rem, format, Rounding::Zero, &args, double(a % b));
        is(FloatOp::Fma, a.mul_add(b, c));
        is(FloatOp::Sqrt, a.sqrt());
        is(FloatOp::Integral, a.round_ties_even());
        let integral = |rounding, expected: f64| {
            same(FloatOp::Integral, format, rounding, &args, double(expected));
        };
        integral(Rounding::NearestAway, a.round());
        integral(Rounding::Up, a.ceil());
        integral(Rounding::Down, a.floor());
        integral(Rounding::Zero, a.trunc());
        let truth =
            |op, expected: bool| same(op, format, even, &args, Bits::from_u64(u64::from(expected), 1));
        truth(FloatOp::Equal, a == b);
        truth(FloatOp::Less, a < b);
        truth(FloatOp::LessEqual, a <= b);
        same(FloatOp::Convert(Format::SINGLE), format, even, &args, single(a as f32));
        let int = |signed, bits, expected: u64| {
            same(
                FloatOp::ToInt { signed, bits },
                format,
                Rounding::Zero,
                &args,
                Bits::from_u64(expected, bits),
            );
        };
        int(true, 32, u64::from(a as i32 as u32));
        int(false, 32, u64::from(a as u32));
        int(true, 64, a as i64 as u64);
        int(false, 64, a as u64);
        int(true, 8, u64::from(a as i8 as u8));
    }
}

#[test]
fn singles() {
    let mut random = Random(0xfeed_f00d_1234_5671);
    let (format, even) = (Format::SINGLE, Rounding::NearestEven);
    for _ in 0..20_000 {
        let args = [random.word(format), random.word(format), random.word(format)];
        let [a, b, c] = [0, 1, 2].map(|i| of_single(&args[i]));
        let is = |op, expected: f32| same(op, format, even, &args, single(expected));
        is(FloatOp::Add, a + b);
        is(FloatOp::Mul, a * b);
        is(FloatOp::Div, a / b);
        same(FloatOp::Rem, format, Rounding::Zero, &args, single(a % b));
        is(FloatOp::Fma, a.mul_add(b, c));
        is(FloatOp::Sqrt, a.sqrt());
        same(FloatOp::Convert(Format::DOUBLE), format, even, &args, double(f64::from(a)));
    }
}

#[test]
fn integers() {
    let mut random = Random(0xdead_beef_dead_beef);
    for _ in 0..20_000 {
        let places = random.next() % 64;
        let n = random.next() >> places;
        let arg = [Bits::from_u64(n, 64)];
        let is = |signed, format, expected: Bits| {
            same(FloatOp::FromInt { signed }, format, Rounding::NearestEven, &arg, expected);
        };
        is(true, Format::DOUBLE, double(n as i64 as f64));
        is(false, Format::DOUBLE, double(n as f64));
        is(true, Format::SINGLE, single(n as i64 as f32));
        is(false, Format::SINGLE, single(n as f32));
    }
}

#[test]
fn written_numbers() {
    let cases = [
        (Format::DOUBLE, double(0.1), "0.1"),
        (Format::DOUBLE, double(-0.0), "-0.0"),
        (Format::DOUBLE, double(1e300), "1e300"),
        (Format::DOUBLE, double(f64::NAN), "nan"),
        (Format::DOUBLE, double(f64::NEG_INFINITY), "-inf"),
        (Format::SINGLE, single(0.1), "0.1"),
        (Format::SINGLE, single(16_777_216.0), "16777216.0"),
        (Format::HALF, Bits::from_u64(0x3c00, 16), "0x400p-10"),
    ];
    for (format, word, expected) in cases {
        assert_eq!(decimal(format, &word), expected);
    }
}

#[test]
fn integers_and_words() {
    let mut random = Random(0x0bad_cafe_5eed_0003);
    for format in [Format::SINGLE, Format::DOUBLE] {
        for _ in 0..20_000 {
            let arg = random.word(format);
            let word = Bits::from_u64(arg.as_u64().expect("a short word"), 64);
            let agree = |op: FloatOp, arg: &Bits| {
                for rounding in Rounding::ALL {
                    if let Some(quick) = host::apply(op, format, rounding, &[arg]) {
                        let exact = apply(op, format, rounding, std::slice::from_ref(arg));
                        assert_eq!(quick, exact, "{op:?} {format:?} {rounding:?} of {arg:?}");
                    }
                }
            };
            for signed in [false, true] {
                for bits in [1, 8, 31, 32, 63, 64] {
                    agree(FloatOp::ToInt { signed, bits }, &arg);
                    agree(FloatOp::FromInt { signed }, &word.extract(bits - 1, 0));
                }
            }
            agree(FloatOp::Convert(Format::SINGLE), &arg);
            agree(FloatOp::Convert(Format::DOUBLE), &arg);
        }
    }
}
