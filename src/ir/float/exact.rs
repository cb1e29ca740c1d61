//! What operators make of words, computed with integers of any length.
//!
//! A finite number is an integer times a power of two. Each operator makes the exact result, or as many bits of it as decide how it
//! is rounded and whether bits follow; `round` is the one place where a number is made to fit a format.
//!
//! Shares nothing with [`circuit`](super::circuit), so that one can be tested by the other.

use super::{FloatOp, Format, Rounding, elementary};
use eufonium_base::{Bits, Rat};
use num_bigint::{BigInt, BigUint, Sign};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cmp::Ordering;

/// What a word means.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// No number.
    Nan,
    /// An infinity.
    Infinite {
        /// Its sign.
        negative: bool,
    },
    /// `magnitude * 2^exponent`, with a sign that a zero has too.
    Finite {
        /// Its sign.
        negative: bool,
        /// An integer.
        magnitude: BigUint,
        /// The exponent of its lowest bit.
        exponent: i64,
    },
}

use Number::{Finite, Infinite, Nan};

/// What a word of a format means.
pub fn decode(format: Format, word: &Bits) -> Number {
    let negative = word.sign();
    let fraction = word.extract(format.fraction() - 1, 0);
    let at = word.width() - 1 - format.exponent;
    let biased = word.extract(word.width() - 2, at).as_u64().unwrap_or(0);
    let leading = if format.explicit { word.bit(format.fraction()) } else { biased != 0 };
    if biased != 0 && !leading || biased == format.top() && !fraction.is_zero() {
        return Nan;
    }
    if biased == format.top() {
        return Infinite { negative };
    }
    let mut magnitude = fraction.to_big();
    magnitude.set_bit(u64::from(format.fraction()), leading);
    let exponent = biased.max(1) as i64 - format.bias() - i64::from(format.fraction());
    Finite { negative, magnitude, exponent }
}

/// The word of a number, rounded.
pub(super) fn encode(format: Format, rounding: Rounding, number: Number) -> Bits {
    match number {
        Nan => format.nan(),
        Infinite { negative } => format.infinity(negative),
        Finite { negative, magnitude, exponent } => {
            round(format, rounding, negative, (magnitude, exponent), false)
        }
    }
}

/// Whether the magnitude above bits that are cut off grows by one.
fn grows(rounding: Rounding, negative: bool, odd: bool, half: bool, rest: bool) -> bool {
    match rounding {
        Rounding::NearestEven => half && (rest || odd),
        Rounding::NearestAway => half,
        Rounding::Up => !negative && (half || rest),
        Rounding::Down => negative && (half || rest),
        Rounding::Zero => false,
    }
}

/// A magnitude without its lowest bits, the highest of these, and whether there is a one among the others.
fn cut(magnitude: &BigUint, bits: u64) -> (BigUint, bool, bool) {
    if bits == 0 {
        return (magnitude.clone(), false, false);
    }
    let rest = magnitude.trailing_zeros().is_some_and(|zeros| zeros < bits - 1);
    (magnitude >> bits, magnitude.bit(bits - 1), rest)
}

/// The word of `magnitude * 2^exponent`, rounded; with `more` the number is a little greater, and the magnitude has at least two bits
/// more than the format.
fn round(
    format: Format,
    rounding: Rounding,
    negative: bool,
    (mut magnitude, mut exponent): (BigUint, i64),
    more: bool,
) -> Bits {
    if magnitude.is_zero() {
        return format.zero(negative);
    }
    let fraction = i64::from(format.fraction());
    let top = exponent + magnitude.bits() as i64 - 1;
    let lowest = top.max(format.least_exponent()) - fraction;
    if lowest > exponent {
        let (kept, half, rest) = cut(&magnitude, (lowest - exponent) as u64);
        let up = grows(rounding, negative, kept.bit(0), half, rest || more);
        (magnitude, exponent) = (kept + u32::from(up), lowest);
    } else {
        (magnitude, exponent) = (magnitude << (exponent - lowest) as u64, lowest);
    }
    if magnitude.bits() as i64 > fraction + 1 {
        (magnitude, exponent) = (magnitude >> 1u32, exponent + 1);
    }
    if exponent + fraction > format.bias() {
        let infinite = rounding.overflows(negative);
        return if infinite { format.infinity(negative) } else { format.greatest(negative) };
    }
    let leading = magnitude.bit(fraction as u64);
    let biased = if leading { exponent + fraction + format.bias() } else { 0 };
    format.word(negative, biased as u64, &Bits::from_big(format.fraction(), &magnitude))
}

/// The word of a rational number, rounded.
pub fn of_rational(format: Format, rounding: Rounding, value: &Rat) -> Bits {
    let value = value.to_big();
    let magnitude =
        |n: &BigInt| Finite { negative: n.is_negative(), magnitude: n.magnitude().clone(), exponent: 0 };
    if value.is_zero() {
        return format.zero(false);
    }
    quotient(format, rounding, magnitude(value.numer()), magnitude(value.denom()))
}

/// The rational number that a word is, unless it is infinite or NaN.
pub fn to_rational(format: Format, word: &Bits) -> Option<Rat> {
    let Finite { negative, magnitude, exponent } = decode(format, word) else { return None };
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    let n = BigInt::from_biguint(sign, magnitude);
    let power = BigInt::one() << exponent.unsigned_abs();
    Some(Rat::from_big(if exponent < 0 {
        BigRational::new(n, power)
    } else {
        BigRational::from_integer(n * power)
    }))
}

/// The result of an operator on as many words as it has operands, of the widths that it expects.
pub fn apply(op: FloatOp, format: Format, rounding: Rounding, args: &[Bits]) -> Bits {
    let number = |i: usize| decode(format, &args[i]);
    let done = |result: Number| encode(format, rounding, result);
    let truth = |holds: bool| Bits::from_u64(u64::from(holds), 1);
    match op {
        FloatOp::Add => done(add(rounding, number(0), number(1))),
        FloatOp::Sub => done(add(rounding, number(0), negated(number(1)))),
        FloatOp::Mul => done(product(number(0), number(1))),
        FloatOp::Fma => done(add(rounding, product(number(0), number(1)), number(2))),
        FloatOp::Div => quotient(format, rounding, number(0), number(1)),
        FloatOp::Rem => done(remainder(rounding, number(0), number(1))),
        FloatOp::Sqrt => root(format, rounding, number(0)),
        FloatOp::Integral => done(integral(rounding, number(0))),
        FloatOp::Equal => truth(compare(&number(0), &number(1)) == Some(Ordering::Equal)),
        FloatOp::Less => truth(compare(&number(0), &number(1)) == Some(Ordering::Less)),
        FloatOp::LessEqual => {
            truth(matches!(compare(&number(0), &number(1)), Some(Ordering::Less | Ordering::Equal)))
        }
        FloatOp::Convert(to) => encode(to, rounding, number(0)),
        FloatOp::FromInt { signed } => {
            let negative = signed && args[0].sign();
            let magnitude = if negative { args[0].neg() } else { args[0].clone() }.to_big();
            done(Finite { negative, magnitude, exponent: 0 })
        }
        FloatOp::ToInt { signed, bits } => to_int(rounding, number(0), signed, bits),
        FloatOp::Bound { function, greatest } => {
            let [low, high] = elementary::bounds(function, format, args);
            if greatest { high } else { low }
        }
        FloatOp::Clamp => {
            let order = |i: usize, j: usize| compare(&number(i), &number(j));
            let is_above = matches!(order(0, 1), Some(Ordering::Greater | Ordering::Equal));
            args[match order(0, 2) {
                _ if !is_above => 1,
                Some(Ordering::Greater) => 2,
                _ => 0,
            }]
            .clone()
        }
    }
}

fn negated(a: Number) -> Number {
    match a {
        Nan => Nan,
        Infinite { negative } => Infinite { negative: !negative },
        Finite { negative, magnitude, exponent } => Finite { negative: !negative, magnitude, exponent },
    }
}

/// The exact sum; the rounding decides the sign of a zero.
fn add(rounding: Rounding, a: Number, b: Number) -> Number {
    let (x, y) = match (a, b) {
        (Nan, _) | (_, Nan) => return Nan,
        (Infinite { negative }, Infinite { negative: other }) if negative != other => return Nan,
        (Infinite { negative }, _) | (_, Infinite { negative }) => return Infinite { negative },
        (
            Finite { negative: s, magnitude: a, exponent: i },
            Finite { negative: t, magnitude: b, exponent: j },
        ) => ((s, a, i), (t, b, j)),
    };
    let exponent = x.2.min(y.2);
    let (a, b) = (x.1 << (x.2 - exponent) as u64, y.1 << (y.2 - exponent) as u64);
    let (negative, magnitude) = match (x.0 == y.0, a.cmp(&b)) {
        (true, _) => (x.0, a + b),
        (false, Ordering::Greater) => (x.0, a - b),
        (false, Ordering::Less) => (y.0, b - a),
        (false, Ordering::Equal) => (rounding == Rounding::Down, BigUint::zero()),
    };
    Finite { negative, magnitude, exponent }
}

/// The sign of a product.
fn signs(a: &Number, b: &Number) -> bool {
    let negative = |n: &Number| match n {
        Nan => false,
        Infinite { negative } | Finite { negative, .. } => *negative,
    };
    negative(a) != negative(b)
}

fn is_zero(a: &Number) -> bool {
    matches!(a, Finite { magnitude, .. } if magnitude.is_zero())
}

/// The exact product.
fn product(a: Number, b: Number) -> Number {
    let negative = signs(&a, &b);
    match (&a, &b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinite { .. }, other) | (other, Infinite { .. }) => {
            if is_zero(other) {
                Nan
            } else {
                Infinite { negative }
            }
        }
        (Finite { magnitude: m, exponent: i, .. }, Finite { magnitude: n, exponent: j, .. }) => {
            Finite { negative, magnitude: m * n, exponent: i + j }
        }
    }
}

fn quotient(format: Format, rounding: Rounding, a: Number, b: Number) -> Bits {
    let negative = signs(&a, &b);
    match (&a, &b) {
        (Nan, _) | (_, Nan) | (Infinite { .. }, Infinite { .. }) => format.nan(),
        (Infinite { .. }, _) => format.infinity(negative),
        (_, Infinite { .. }) => format.zero(negative),
        _ if is_zero(&b) => {
            if is_zero(&a) {
                format.nan()
            } else {
                format.infinity(negative)
            }
        }
        (Finite { magnitude: m, exponent: i, .. }, Finite { magnitude: n, exponent: j, .. }) => {
            // Two bits more than the precision, and one that the quotient may lack.
            let more = (i64::from(format.precision) + 3 + n.bits() as i64 - m.bits() as i64).max(0);
            let dividend = m << more as u64;
            let (quotient, rest) = (&dividend / n, &dividend % n);
            round(format, rounding, negative, (quotient, i - j - more), !rest.is_zero())
        }
    }
}

/// What remains after subtracting the divisor as often as the rounded quotient says; exact.
fn remainder(rounding: Rounding, a: Number, b: Number) -> Number {
    match (a, b) {
        (Nan, _) | (_, Nan) | (Infinite { .. }, _) => Nan,
        (_, b) if is_zero(&b) => Nan,
        (a, Infinite { .. }) => a,
        (
            Finite { negative, magnitude: m, exponent: i },
            Finite { negative: other, magnitude: n, exponent: j },
        ) => {
            let exponent = i.min(j);
            let (m, n) = (m << (i - exponent) as u64, n << (j - exponent) as u64);
            let (quotient, rest) = (&m / &n, m % &n);
            let twice = &rest << 1u32;
            let (half, more) = (twice >= n, !rest.is_zero() && twice != n);
            // Of the quotient: whether one half follows it, and what follows that.
            if !rest.is_zero() && grows(rounding, negative != other, quotient.bit(0), half, more) {
                return Finite { negative: !negative, magnitude: n - rest, exponent };
            }
            Finite { negative, magnitude: rest, exponent }
        }
    }
}

fn root(format: Format, rounding: Rounding, a: Number) -> Bits {
    match a {
        Nan => format.nan(),
        Infinite { negative: false } => format.infinity(false),
        Finite { negative, magnitude, .. } if magnitude.is_zero() => format.zero(negative),
        Infinite { .. } | Finite { negative: true, .. } => format.nan(),
        Finite { magnitude, exponent, .. } => {
            // Twice the precision and some bits, and an even exponent.
            let more = (2 * i64::from(format.precision) + 6 - magnitude.bits() as i64).max(0);
            let more = more + (exponent - more).rem_euclid(2);
            let square = magnitude << more as u64;
            let root = square.sqrt();
            let exact = &root * &root == square;
            round(format, rounding, false, (root, (exponent - more) / 2), !exact)
        }
    }
}

/// The integer next to a number, with its sign.
fn integral(rounding: Rounding, a: Number) -> Number {
    match a {
        Finite { negative, magnitude, exponent } if exponent < 0 => {
            let (kept, half, rest) = cut(&magnitude, exponent.unsigned_abs());
            let up = grows(rounding, negative, kept.bit(0), half, rest);
            Finite { negative, magnitude: kept + u32::from(up), exponent: 0 }
        }
        other => other,
    }
}

/// How two numbers compare, if both are.
pub fn compare(a: &Number, b: &Number) -> Option<Ordering> {
    let sign = |negative: bool| if negative { Ordering::Less } else { Ordering::Greater };
    match (a, b) {
        (Nan, _) | (_, Nan) => None,
        (Infinite { negative: s }, Infinite { negative: t }) => Some(t.cmp(s)),
        (Infinite { negative }, _) => Some(sign(*negative)),
        (_, Infinite { negative }) => Some(sign(!*negative)),
        _ => match add(Rounding::NearestEven, a.clone(), negated(b.clone())) {
            difference if is_zero(&difference) => Some(Ordering::Equal),
            Finite { negative, .. } => Some(sign(negative)),
            _ => None,
        },
    }
}

fn to_int(rounding: Rounding, a: Number, signed: bool, bits: u32) -> Bits {
    let (least, greatest) = if signed {
        (Bits::min_signed(bits), Bits::max_signed(bits))
    } else {
        (Bits::zero(bits), Bits::ones(bits))
    };
    let limit = |negative: bool| if negative { least.clone() } else { greatest.clone() };
    match integral(rounding, a) {
        Nan => Bits::zero(bits),
        Infinite { negative } => limit(negative),
        Finite { magnitude, .. } if magnitude.is_zero() => Bits::zero(bits),
        // Nothing is shifted that is beyond all words.
        Finite { negative, magnitude, exponent }
            if exponent + magnitude.bits() as i64 > i64::from(bits) + 1 =>
        {
            limit(negative)
        }
        Finite { negative, magnitude, exponent } => {
            let magnitude = magnitude << exponent.max(0) as u64;
            let most = match (signed, negative) {
                (true, true) => BigUint::one() << (bits - 1),
                (false, true) => BigUint::zero(),
                _ => greatest.to_big(),
            };
            if magnitude > most {
                return limit(negative);
            }
            let word = Bits::from_big(bits, &magnitude);
            if negative { word.neg() } else { word }
        }
    }
}
