use super::*;
use crate::float::FloatOp;
use std::f64::consts::E;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
    /// A number of any magnitude, or one that functions do something with.
    fn double(&mut self) -> f64 {
        let word = self.word();
        let unit = self.word() as i64 as f64 / (1u64 << 63) as f64;
        match word % 6 {
            0 => f64::from_bits(self.word()),
            1 => unit,
            2 => unit * 30.0,
            3 => unit * 1e-5,
            4 => (word >> 8 & 31) as f64 - 10.0,
            _ => 1.0 + unit * 1e-6,
        }
    }
}

fn word(x: f64) -> Bits {
    if x.is_nan() { Format::DOUBLE.nan() } else { Bits::from_u64(x.to_bits(), 64) }
}

fn double(word: &Bits) -> f64 {
    f64::from_bits(word.as_u64().expect("64 bits"))
}

fn around(function: Elementary, args: &[f64]) -> [f64; 2] {
    let words: Vec<Bits> = args.iter().map(|x| word(*x)).collect();
    bounds(function, Format::DOUBLE, &words).map(|bound| double(&bound))
}

/// How many numbers lie between two.
fn distance(low: f64, high: f64) -> u64 {
    let rank =
        |x: f64| if x.is_sign_negative() { -((x.to_bits() << 1 >> 1) as i64) } else { x.to_bits() as i64 };
    rank(high).abs_diff(rank(low))
}

fn inside(function: Elementary, args: &[f64], machine: f64) {
    let [low, high] = around(function, args);
    let name = function.name();
    if low.is_nan() || machine.is_nan() {
        assert!(low.is_nan() && high.is_nan() && machine.is_nan(), "{name}{args:?}: {low} {machine} {high}");
        return;
    }
    assert!(low <= machine && machine <= high, "{name}{args:?}: {low} {machine} {high}");
    assert!(distance(low, high) <= 2 * UNITS as u64 + 2, "{name}{args:?}: {low} {high}");
}

#[test]
fn the_machine_gives_what_lies_between() {
    let mut random = Random(7);
    for _ in 0..3_000 {
        let (x, y) = (random.double(), random.double());
        use Elementary::*;
        let cases = [
            (Sin, x.sin()),
            (Cos, x.cos()),
            (Tan, x.tan()),
            (Asin, x.asin()),
            (Acos, x.acos()),
            (Atan, x.atan()),
            (Sinh, x.sinh()),
            (Cosh, x.cosh()),
            (Tanh, x.tanh()),
            (Exp, x.exp()),
            (Exp2, x.exp2()),
            (Expm1, x.exp_m1()),
            (Log, x.ln()),
            (Log2, x.log2()),
            (Log10, x.log10()),
            (Log1p, x.ln_1p()),
            (Cbrt, x.cbrt()),
        ];
        for (function, machine) in cases {
            inside(function, &[x], machine);
        }
        inside(Atan2, &[y, x], y.atan2(x));
        inside(Hypot, &[x, y], x.hypot(y));
        let special = |x: f64, y: f64| x == 1.0 || y == 0.0;
        if !special(x, y) {
            inside(Pow, &[x, y], x.powf(y));
        }
    }
}

#[test]
fn ends_and_zeros() {
    let ends =
        [0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 2.5, -2.0, 3.0, f64::MIN_POSITIVE];
    for x in ends {
        for y in ends {
            inside(Elementary::Atan2, &[y, x], y.atan2(x));
            inside(Elementary::Hypot, &[x, y], x.hypot(y));
            if x != 1.0 && y != 0.0 {
                inside(Elementary::Pow, &[x, y], x.powf(y));
            }
        }
        for (function, machine) in [
            (Elementary::Sin, x.sin()),
            (Elementary::Log, x.ln()),
            (Elementary::Exp, x.exp()),
            (Elementary::Acos, x.acos()),
            (Elementary::Asin, x.asin()),
            (Elementary::Tanh, x.tanh()),
            (Elementary::Log1p, x.ln_1p()),
            (Elementary::Cbrt, x.cbrt()),
            (Elementary::Sinh, x.sinh()),
        ] {
            inside(function, &[x], machine);
        }
    }
}

#[test]
fn inverses_of_hyperbolic_functions() {
    // Digits from tables.
    let cases = [
        (Elementary::Asinh, 0.5, 0.481_211_825_059_603_45),
        (Elementary::Asinh, -3.0, -1.818_446_459_232_066_8),
        (Elementary::Asinh, 1e-9, 1e-9),
        (Elementary::Acosh, 1.5, 0.962_423_650_119_206_9),
        (Elementary::Acosh, 1e10, 23.718_998_110_500_4),
        (Elementary::Atanh, 0.5, 0.549_306_144_334_054_8),
        (Elementary::Atanh, -0.999, -3.800_201_167_250_199),
        (Elementary::Erf, 0.5, 0.520_499_877_813_046_5),
        (Elementary::Erf, -1.0, -0.842_700_792_949_714_9),
        (Elementary::Erf, 3.0, 0.999_977_909_503_001_4),
        (Elementary::Erfc, 0.5, 0.479_500_122_186_953_5),
        (Elementary::Erfc, 5.0, 1.537_459_794_428_035e-12),
        (Elementary::Exp10, 3.0, 1000.0),
        (Elementary::Exp10, -0.5, 0.316_227_766_016_837_94),
    ];
    for (function, x, value) in cases {
        inside(function, &[x], value);
    }
    let [low, high] = around(Elementary::Erfc, &[12.0]);
    assert!((0.0..1e-60).contains(&low.max(0.0)) && high < 1e-60);
}

#[test]
fn numbers_of_the_format_are_exact() {
    for n in 1..200 {
        let x = f64::from(n);
        assert_eq!(around(Elementary::Pow, &[x, 3.0]), [x * x * x; 2]);
        assert_eq!(around(Elementary::Hypot, &[3.0 * x, 4.0 * x]), [5.0 * x; 2]);
        assert_eq!(x.powf(3.0), x * x * x, "and the machine has them");
    }
    // A machine may well give the next number for the root of 27.
    let [low, high] = around(Elementary::Cbrt, &[27.0]);
    assert!(low < 3.0 && high > 3.0);
    assert_eq!(around(Elementary::Log2, &[1024.0]), [10.0; 2]);
    assert_eq!(around(Elementary::Exp2, &[-3.0]), [0.125; 2]);
    assert_eq!(around(Elementary::Pow, &[2.25, 1.5]), [3.375; 2]);
    assert_eq!(around(Elementary::Pow, &[-2.0, -1.0]), [-0.5; 2]);
    let [low, high] = around(Elementary::Pow, &[2.0, 0.5]);
    assert!(low < high);
}

/// Where the result is a number of the format, it is that one in every format: in those with a first bit that is written, too.
#[test]
fn numbers_of_other_formats_are_exact() {
    let cases: [(Elementary, &[i64], i64); 6] = [
        (Elementary::Pow, &[2, 10], 1024),
        (Elementary::Pow, &[-3, 3], -27),
        (Elementary::Hypot, &[3, 4], 5),
        (Elementary::Exp2, &[3], 8),
        (Elementary::Log2, &[8], 3),
        (Elementary::Log10, &[1000], 3),
    ];
    for format in [Format::SINGLE, Format::DOUBLE, Format::EXTENDED, Format::QUAD] {
        let integer = |n: i64| {
            let magnitude = n.unsigned_abs().into();
            let number = Number::Finite { negative: n < 0, magnitude, exponent: 0 };
            exact::encode(format, Rounding::NearestEven, number)
        };
        for (function, args, expected) in cases {
            let args: Vec<Bits> = args.iter().map(|arg| integer(*arg)).collect();
            assert_eq!(
                bounds(function, format, &args),
                [integer(expected), integer(expected)],
                "{function:?} {format:?}"
            );
        }
    }
}

#[test]
fn other_formats() {
    for x in [0.1f32, 1.0, 2.5, 100.0] {
        let arg = Bits::from_u64(u64::from(x.to_bits()), 32);
        let [low, high] = bounds(Elementary::Exp, Format::SINGLE, &[arg]);
        let value = |word: &Bits| f32::from_bits(word.as_u64().expect("32 bits") as u32);
        assert!(value(&low) <= x.exp() && x.exp() <= value(&high), "{x}");
    }
    for format in [Format::EXTENDED, Format::QUAD] {
        let zero = format.zero(false);
        assert_eq!(bounds(Elementary::Log, format, &[format.one(false)]), [zero.clone(), zero]);
        let order = |a: &Bits, b: &Bits| exact::compare(&exact::decode(format, a), &exact::decode(format, b));
        let [low, high] = bounds(Elementary::Exp, format, &[format.one(false)]);
        let wide = |x: f64| {
            let op = FloatOp::Convert(format);
            exact::apply(op, Format::DOUBLE, Rounding::NearestEven, &[word(x)])
        };
        let [below, above] = [E.next_down(), E.next_up()].map(wide);
        assert_eq!((order(&below, &low), order(&low, &high)), (Some(Ordering::Less), Some(Ordering::Less)));
        assert_eq!(order(&high, &above), Some(Ordering::Less));
    }
}
