//! Exponential, logarithm, and the circular functions and their inverses, over narrow intervals.
//!
//! Arguments are made small, then power series are summed until what is left is too small to matter, and that is added as an error:
//! Brent and Zimmermann, "Modern Computer Arithmetic" (2010), sections 4.2 to 4.4.

use super::interval::{BITS, Interval, ends};
use num_bigint::BigInt;
use num_traits::One;

/// The sum of a series whose terms get smaller by half at least, from its first term and how the next one is made. What is left is at most the last term.
fn sum(first: Interval, next: impl FnMut(&Interval, i64) -> Interval) -> Interval {
    sum_from(first, 0, next)
}

/// The same for terms that get smaller by half from this place on.
pub(super) fn sum_from(
    first: Interval,
    least: i64,
    mut next: impl FnMut(&Interval, i64) -> Interval,
) -> Interval {
    let (mut total, mut term) = (first.clone(), first);
    let enough = |total: &Interval| total.top() - BITS as i64 - 8;
    let mut i = 1;
    while !term.is_zero() && (i <= least || term.top() > enough(&total)) {
        term = next(&term, i);
        total = total.add(&term);
        i += 1;
    }
    total.widened(&term)
}

/// `1/n + s/(3 n^3) + 1/(5 n^5) + ...`, with `s` of 1 or -1 at every second place, to so many bits behind the point.
fn inverse_series(n: i64, alternates: bool, bits: u64) -> Interval {
    let one = BigInt::one() << (bits + 16);
    let (mut power, mut total, mut i) = (one / n, BigInt::default(), 0i64);
    while power != BigInt::default() {
        let term = &power / (2 * i + 1);
        total = if alternates && i % 2 == 1 { total - term } else { total + term };
        power /= n * n;
        i += 1;
    }
    // Each term errs by less than two, and so does what is left.
    let error = BigInt::from(2 * i + 2);
    Interval::between([&total - &error, total + error], -(bits as i64) - 16)
}

/// Half of the circle's circumference, to so many bits behind the point (Machin's formula).
pub(super) fn pi(bits: u64) -> Interval {
    let [a, b] = [5, 239].map(|n| inverse_series(n, true, bits + 8));
    a.shifted(4).sub_exactly(&b.shifted(2), bits + 16)
}

/// The natural logarithm of two.
fn ln_two() -> Interval {
    inverse_series(3, false, BITS + 16).shifted(1)
}

/// `e^x`.
pub(super) fn exp(x: &Interval) -> Interval {
    const HALVINGS: i64 = 8;
    // Beyond all formats.
    if x.top() > 16 {
        let beyond = Interval::point(1.into(), 1 << 20);
        return if x.sign() == Some(true) {
            beyond
        } else {
            Interval::between([0.into(), 1.into()], -(1 << 20))
        };
    }
    let times = x.div(&ln_two()).nearest();
    // More bits of the logarithm than the number of its multiples takes away.
    let multiple = ln_two().mul(&Interval::point(times.clone(), 0));
    let rest = x.sub(&multiple).shifted(-HALVINGS);
    let mut power = sum(Interval::int(1), |term, i| term.mul(&rest).div(&Interval::int(i)));
    for _ in 0..HALVINGS {
        power = power.mul(&power);
    }
    power.shifted(i64::try_from(times).unwrap_or(0))
}

/// `e^x - 1`.
pub(super) fn expm1(x: &Interval) -> Interval {
    if x.is_zero() || x.top() > -1 {
        return exp(x).sub(&Interval::int(1));
    }
    sum(x.clone(), |term, i| term.mul(x).div(&Interval::int(i + 1)))
}

/// The area hyperbolic tangent of what is below a half.
fn small_atanh(z: &Interval) -> Interval {
    let square = z.mul(z);
    let mut power = z.clone();
    sum(z.clone(), |_, i| {
        power = power.mul(&square);
        power.div(&Interval::int(2 * i + 1))
    })
}

/// The natural logarithm of a positive number.
pub(super) fn ln(x: &Interval) -> Interval {
    let one = Interval::int(1);
    let mut exponent = x.top();
    let mut mantissa = x.clone().shifted(-exponent);
    // From a half to one; better around one.
    if mantissa.sub(&Interval::point(181.into(), -8)).sign() == Some(false) {
        exponent -= 1;
        mantissa = mantissa.shifted(1);
    }
    let z = mantissa.sub(&one).div(&mantissa.add(&one));
    small_atanh(&z).shifted(1).add(&ln_two().times(exponent))
}

/// The logarithm of one more.
pub(super) fn log1p(x: &Interval) -> Interval {
    if x.top() > -1 {
        return ln(&x.add(&Interval::int(1)));
    }
    small_atanh(&x.div(&x.add(&Interval::int(2)))).shifted(1)
}

/// The arc tangent.
pub(super) fn atan(x: &Interval) -> Interval {
    const HALVINGS: i64 = 3;
    let one = Interval::int(1);
    if x.top() > 1 {
        let quarter = pi(BITS).shifted(-1);
        let rest = atan(&one.div(x));
        return if x.sign() == Some(false) { quarter.neg().sub(&rest) } else { quarter.sub(&rest) };
    }
    let mut z = x.clone();
    for _ in 0..HALVINGS {
        z = z.div(&one.add(&one.add(&z.mul(&z)).sqrt()));
    }
    let square = z.mul(&z).neg();
    let mut power = z.clone();
    let series = sum(z, |_, i| {
        power = power.mul(&square);
        power.div(&Interval::int(2 * i + 1))
    });
    series.shifted(HALVINGS)
}

/// The sine, and the cosine.
pub(super) fn sin_cos(x: &Interval) -> [Interval; 2] {
    // As many bits of the quarter of the circle as its multiples take away.
    let bits = BITS + x.top().max(0) as u64 + 64;
    let quarter = pi(bits).shifted(-1);
    let times = {
        let ([low, _], exponent) = x.ends();
        let ([q, _], e) = quarter.ends();
        let (n, shift) = (low.clone(), exponent - e);
        let halves = if shift >= 0 { (n << (shift + 1) as u64) / q } else { n / (q << (-shift - 1) as u64) };
        (halves + 1) >> 1
    };
    let ([low, high], exponent) = quarter.ends();
    let multiples = [low * &times, high * &times];
    let multiples = Interval::between(ends(multiples.into()), exponent);
    let rest = x.sub_exactly(&multiples, BITS + 64);
    let square = rest.mul(&rest).neg();
    let sin = sum(rest, |term, i| term.mul(&square).div(&Interval::int(2 * i * (2 * i + 1))));
    let cos = sum(Interval::int(1), |term, i| term.mul(&square).div(&Interval::int(2 * i * (2 * i - 1))));
    let quarters: BigInt = &times - ((&times >> 2u32) << 2u32);
    match i64::try_from(quarters).unwrap_or(0) {
        0 => [sin, cos],
        1 => [cos, sin.neg()],
        2 => [sin.neg(), cos.neg()],
        _ => [cos.neg(), sin],
    }
}
