//! The functions: which values they have at which numbers, by formulas that lose no digits.
//!
//! What C17 annex F.10 fixes (infinities, zeros, where there is no value) comes first; everything else is an interval around the value.

use super::super::exact::Number;
use super::interval::{BITS, Interval};
use super::series::{atan, exp, expm1, ln, log1p, pi, sin_cos, sum_from};
use super::{Elementary, Enclosure};
use num_bigint::BigInt;
use num_traits::Zero;
use std::cmp::Ordering;

use Enclosure::{Exactly, Nan, Within};
use Number::{Finite, Infinite};

fn one() -> Interval {
    Interval::int(1)
}

fn half(x: Interval) -> Interval {
    x.shifted(-1)
}

fn infinite(negative: bool) -> Enclosure {
    Exactly(Infinite { negative })
}

fn zero(negative: bool) -> Enclosure {
    Exactly(Finite { negative, magnitude: Default::default(), exponent: 0 })
}

/// The finite number.
fn point(x: &Number) -> Option<Interval> {
    match x {
        Finite { negative, magnitude, exponent } => {
            let n = BigInt::from(magnitude.clone());
            Some(Interval::point(if *negative { -n } else { n }, *exponent))
        }
        _ => None,
    }
}

/// How a number compares with an integer; both are finite.
fn against(x: &Interval, n: i64) -> Ordering {
    match x.sub(&Interval::int(n)).sign() {
        Some(true) => Ordering::Greater,
        Some(false) => Ordering::Less,
        None => Ordering::Equal,
    }
}

/// Where the function of one number is.
pub(super) fn of_one(function: Elementary, x: &Number) -> Enclosure {
    match x {
        Number::Nan => Nan,
        Infinite { negative } => at_infinity(function, *negative),
        Finite { negative, magnitude, .. } if magnitude.is_zero() => at_zero(function, *negative),
        _ => point(x).map_or(Nan, |x| finite(function, &x)),
    }
}

fn at_infinity(function: Elementary, negative: bool) -> Enclosure {
    use Elementary::*;
    let signed = |x: Interval| Within(if negative { x.neg() } else { x });
    match function {
        Atan => signed(half(pi(BITS))),
        Tanh | Erf => signed(one()),
        Sinh | Asinh | Cbrt => infinite(negative),
        Cosh => infinite(false),
        Exp | Exp2 | Exp10 if negative => zero(false),
        Expm1 if negative => Within(one().neg()),
        Erfc => Within(Interval::int(if negative { 2 } else { 0 })),
        Acosh | Log | Log2 | Log10 | Log1p if negative => Nan,
        Exp | Exp2 | Exp10 | Expm1 | Acosh | Log | Log2 | Log10 | Log1p => infinite(false),
        Sin | Cos | Tan | Asin | Acos | Atanh | Pow | Atan2 | Hypot => Nan,
    }
}

fn at_zero(function: Elementary, negative: bool) -> Enclosure {
    use Elementary::*;
    match function {
        Cos | Cosh | Exp | Exp2 | Exp10 | Erfc => Within(one()),
        Acos => Within(half(pi(BITS))),
        Acosh => Nan,
        Log | Log2 | Log10 => infinite(true),
        _ => zero(negative),
    }
}

/// The function of a number that is neither infinite nor zero.
fn finite(function: Elementary, x: &Interval) -> Enclosure {
    use Elementary::*;
    let negative = x.sign() == Some(false);
    let magnitude = if negative { x.neg() } else { x.clone() };
    let signed = |y: Interval| if negative { y.neg() } else { y };
    let beyond_one = || against(&magnitude, 1) == Ordering::Greater;
    Within(match function {
        Sin => {
            let [sin, _] = sin_cos(x);
            sin
        }
        Cos => {
            let [_, cos] = sin_cos(x);
            cos
        }
        Tan => {
            let [sin, cos] = sin_cos(x);
            sin.div(&cos)
        }
        Asin | Acos | Atanh if beyond_one() => return Nan,
        Asin | Acos | Atanh if against(&magnitude, 1) == Ordering::Equal => {
            return at_one(function, negative);
        }
        Asin => atan(&x.div(&one().sub(x).mul(&one().add(x)).sqrt())),
        Acos => atan(&one().sub(x).div(&one().add(x)).sqrt()).shifted(1),
        Atanh => half(log1p(x).sub(&log1p(&x.neg()))),
        Atan => atan(x),
        Sinh => {
            let less = expm1(&magnitude);
            signed(half(less.add(&less.div(&less.add(&one())))))
        }
        Cosh => half(exp(x).add(&exp(&x.neg()))),
        Tanh if magnitude.top() > 16 => signed(one()),
        Tanh => {
            let less = expm1(&magnitude.clone().shifted(1));
            signed(less.div(&less.add(&Interval::int(2))))
        }
        Asinh => {
            let root = magnitude.mul(&magnitude).add(&one()).sqrt();
            let more = magnitude.mul(&magnitude).div(&root.add(&one()));
            signed(log1p(&magnitude.add(&more)))
        }
        Acosh | Log | Log2 | Log10 if against(x, 1) == Ordering::Equal => return zero(false),
        Acosh if against(x, 1) == Ordering::Less => return Nan,
        Acosh => {
            let above = x.sub(&one());
            log1p(&above.add(&above.mul(&x.add(&one())).sqrt()))
        }
        Exp => exp(x),
        Exp2 => exp(&x.mul(&ln(&Interval::int(2)))),
        Exp10 => exp(&x.mul(&ln(&Interval::int(10)))),
        Expm1 => expm1(x),
        Log | Log2 | Log10 if negative => return Nan,
        Log => ln(x),
        Log2 => ln(x).div(&ln(&Interval::int(2))),
        Log10 => ln(x).div(&ln(&Interval::int(10))),
        Log1p => match against(x, -1) {
            Ordering::Less => return Nan,
            Ordering::Equal => return infinite(true),
            Ordering::Greater => log1p(x),
        },
        Cbrt => signed(exp(&ln(&magnitude).div(&Interval::int(3)))),
        Erf => signed(erf(&magnitude)),
        Erfc if negative => one().add(&erf(&magnitude)),
        // The difference would lose its digits; it is below `e^(-x^2)`.
        Erfc if against(x, 9) == Ordering::Greater => {
            let most = half(exp(&x.mul(x).neg()));
            most.widened(&most)
        }
        Erfc => one().sub(&erf(x)),
        Pow | Atan2 | Hypot => return Nan,
    })
}

fn at_one(function: Elementary, negative: bool) -> Enclosure {
    let half_pi = half(pi(BITS));
    match (function, negative) {
        (Elementary::Asin, false) => Within(half_pi),
        (Elementary::Asin, true) => Within(half_pi.neg()),
        (Elementary::Acos, false) => zero(false),
        (Elementary::Acos, true) => Within(pi(BITS)),
        _ => infinite(negative),
    }
}

/// The error function of a positive number, by the series without changes of sign (Abramowitz and Stegun, 7.1.6).
fn erf(x: &Interval) -> Interval {
    if against(x, 32) == Ordering::Greater {
        return one().sub(&half(exp(&Interval::int(-1024))).widened(&exp(&Interval::int(-1024))));
    }
    let square = x.mul(x);
    let least = i64::try_from(square.nearest()).unwrap_or(0) * 2 + 4;
    let series =
        sum_from(x.clone(), least, |term, i| term.mul(&square).shifted(1).div(&Interval::int(2 * i + 1)));
    series.shifted(1).mul(&exp(&square.neg())).div(&pi(BITS).sqrt())
}

/// Whether a number is an integer, and whether that is odd.
fn parity(y: &Number) -> (bool, bool) {
    match y {
        Finite { magnitude, exponent, .. } => match u64::try_from(-exponent) {
            // Below the point nothing, and then the bit of one.
            Ok(below) => {
                let integral = magnitude.trailing_zeros().is_none_or(|zeros| zeros >= below);
                (integral, integral && magnitude.bit(below))
            }
            Err(_) => (true, false),
        },
        _ => (true, false),
    }
}

fn is_zero(x: &Number) -> bool {
    matches!(x, Finite { magnitude, .. } if magnitude.is_zero())
}

fn is_negative(x: &Number) -> bool {
    matches!(x, Finite { negative: true, .. } | Infinite { negative: true })
}

/// Where the function of two numbers is.
pub(super) fn of_two(function: Elementary, x: &Number, y: &Number) -> Enclosure {
    match (function, x, y) {
        (Elementary::Hypot, Infinite { .. }, _) | (Elementary::Hypot, _, Infinite { .. }) => infinite(false),
        (_, Number::Nan, _) | (_, _, Number::Nan) => Nan,
        (Elementary::Hypot, x, y) => match (point(x), point(y)) {
            (Some(x), Some(y)) => Within(x.mul(&x).add(&y.mul(&y)).sqrt()),
            _ => Nan,
        },
        (Elementary::Atan2, y, x) => angle(y, x),
        (Elementary::Pow, x, y) => power(x, y),
        _ => Nan,
    }
}

/// C17 F.10.1.4.
fn angle(y: &Number, x: &Number) -> Enclosure {
    let below = is_negative(y);
    let signed = |angle: Interval| Within(if below { angle.neg() } else { angle });
    let left = is_negative(x);
    match (y, x) {
        (Infinite { .. }, Infinite { .. }) => signed(pi(BITS).times(if left { 3 } else { 1 }).shifted(-2)),
        (_, Infinite { .. }) if left => signed(pi(BITS)),
        (_, Infinite { .. }) => zero(below),
        (Infinite { .. }, _) => signed(half(pi(BITS))),
        (y, x) if is_zero(y) => {
            if is_negative(x) {
                signed(pi(BITS))
            } else {
                zero(below)
            }
        }
        (_, x) if is_zero(x) => signed(half(pi(BITS))),
        (y, x) => {
            let (Some(y), Some(x)) = (point(y), point(x)) else { return Nan };
            let ratio = y.div(&x);
            let ratio = if ratio.sign() == Some(false) { ratio.neg() } else { ratio };
            let acute = atan(&ratio);
            signed(if left { pi(BITS).sub(&acute) } else { acute })
        }
    }
}

/// C17 F.10.4.4.
fn power(x: &Number, y: &Number) -> Enclosure {
    let (integral, odd) = parity(y);
    let (down, negative) = (is_negative(y), is_negative(x) && odd);
    if is_zero(y) {
        return Within(one());
    }
    if is_zero(x) {
        return if down { infinite(negative) } else { zero(negative) };
    }
    let Some(base) = point(x) else {
        return if down { zero(negative) } else { infinite(negative) };
    };
    let magnitude = if is_negative(x) { base.neg() } else { base };
    let size = against(&magnitude, 1);
    let Some(exponent) = point(y) else {
        return match size {
            Ordering::Equal => Within(one()),
            _ if (size == Ordering::Greater) == down => zero(false),
            _ => infinite(false),
        };
    };
    if is_negative(x) && !integral {
        return Nan;
    }
    let result = if size == Ordering::Equal { one() } else { exp(&ln(&magnitude).mul(&exponent)) };
    Within(if negative { result.neg() } else { result })
}
