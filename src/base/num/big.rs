//! Arithmetic on rationals too large for machine words.
//!
//! Most large numbers are integers: coefficients of tableau rows. Sums and products of these need no reduction, and
//! otherwise the denominators' divisors are looked for where they can be (Knuth, "The Art of Computer Programming",
//! volume 2, section 4.5.1). A greatest common divisor is found by division while the operands differ much in length,
//! where the binary algorithm of `num-integer` would go bit by bit.

use super::gcd_u64;
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use std::borrow::Cow;
use std::cmp::Ordering;

/// Numerator and positive denominator in lowest terms.
#[derive(Clone)]
pub struct Fraction<'a> {
    /// The numerator.
    pub numer: Cow<'a, BigInt>,
    /// The denominator; `None` for 1.
    pub denom: Option<Cow<'a, BigInt>>,
}

/// A difference in length, in bits, from which on a division is quicker than subtractions.
const UNBALANCED: u64 = 32;

/// The greatest common divisor of two integers, not negative.
pub fn gcd(a: &BigInt, b: &BigInt) -> BigInt {
    let (a, b) = (a.magnitude(), b.magnitude());
    BigInt::from(if a < b { gcd_ordered(b, a) } else { gcd_ordered(a, b) })
}

/// With `great >= small`.
fn gcd_ordered(great: &BigUint, small: &BigUint) -> BigUint {
    if small.is_zero() {
        return great.clone();
    }
    if let Some(small) = small.to_u64() {
        let rest = (great % small).to_u64().expect("a remainder is below its divisor");
        return BigUint::from(gcd_u64(small, rest));
    }
    if great.bits() > small.bits() + UNBALANCED {
        return gcd_ordered(small, &(great % small));
    }
    great.gcd(small)
}

fn ratio(numer: BigInt, denom: BigInt) -> BigRational {
    BigRational::new_raw(numer, denom)
}

/// `x + y`.
pub fn add(x: &Fraction<'_>, y: &Fraction<'_>) -> BigRational {
    let (n, m) = (&*x.numer, &*y.numer);
    match (&x.denom, &y.denom) {
        (None, None) => ratio(n + m, BigInt::one()),
        // The other denominator is prime to its numerator, and so to the sum.
        (None, Some(e)) => ratio(n * &**e + m, e.clone().into_owned()),
        (Some(d), None) => ratio(n + m * &**d, d.clone().into_owned()),
        (Some(d), Some(e)) => {
            let g = gcd(d, e);
            if g.is_one() {
                return ratio(n * &**e + m * &**d, &**d * &**e);
            }
            let (d_rest, e_rest) = (&**d / &g, &**e / &g);
            let sum = n * &e_rest + m * &d_rest;
            // What divides sum and denominator divides g.
            let h = gcd(&sum, &g);
            ratio(sum / &h, d_rest * (&**e / &h))
        }
    }
}

/// `x * y`.
pub fn mul(x: &Fraction<'_>, y: &Fraction<'_>) -> BigRational {
    let one = BigInt::one();
    if x.denom.is_none() && y.denom.is_none() {
        return ratio(&*x.numer * &*y.numer, one);
    }
    let d = x.denom.as_deref().unwrap_or(&one);
    let e = y.denom.as_deref().unwrap_or(&one);
    let (g, h) = (gcd(&x.numer, e), gcd(&y.numer, d));
    ratio((&*x.numer / &g) * (&*y.numer / &h), (d / &h) * (e / &g))
}

/// `x / y` with `y` not 0.
pub fn div(x: &Fraction<'_>, y: &Fraction<'_>) -> BigRational {
    let one = || Cow::Owned(BigInt::one());
    if x.denom.is_none() && y.denom.is_none() {
        // Rows are divided by the greatest common divisor of their coefficients.
        let (quotient, rest) = x.numer.div_rem(&y.numer);
        if rest.is_zero() {
            return ratio(quotient, BigInt::one());
        }
    }
    let (numer, denom) = (y.denom.clone().unwrap_or_else(one), &*y.numer);
    let recip = match denom.sign() {
        Sign::Minus => Fraction { numer: Cow::Owned(-&*numer), denom: Some(Cow::Owned(-denom)) },
        _ => Fraction { numer, denom: Some(Cow::Borrowed(denom)) },
    };
    mul(x, &recip)
}

/// How `x` compares with `y`.
pub fn cmp(x: &Fraction<'_>, y: &Fraction<'_>) -> Ordering {
    let signs = x.numer.sign().cmp(&y.numer.sign());
    if signs.is_ne() {
        return signs;
    }
    match (&x.denom, &y.denom) {
        (None, None) => x.numer.cmp(&y.numer),
        (None, Some(e)) => (&*x.numer * &**e).cmp(&y.numer),
        (Some(d), None) => (*x.numer).cmp(&(&*y.numer * &**d)),
        (Some(d), Some(e)) => (&*x.numer * &**e).cmp(&(&*y.numer * &**d)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rat;
    use super::*;
    use num_traits::Signed;
    use quickcheck::quickcheck;

    /// Numbers of very different lengths, with common divisors and denominators often 1.
    fn number(parts: (i64, u32, u8, u8)) -> BigRational {
        let (n, d, up, down) = parts;
        let n = BigInt::from(n) * BigInt::from(6).pow(u32::from(up % 60));
        let d = if d.is_multiple_of(3) {
            BigInt::one()
        } else {
            BigInt::from(d) * BigInt::from(6).pow(u32::from(down % 60))
        };
        BigRational::new(n, d)
    }

    quickcheck! {
        fn agrees_with_big_rationals(x: (i64, u32, u8, u8), y: (i64, u32, u8, u8)) -> bool {
            let (x, y) = (number(x), number(y));
            let (a, b) = (Rat::from_big(x.clone()), Rat::from_big(y.clone()));
            let quotient = y.is_zero() || &a / &b == Rat::from_big(&x / &y);
            quotient
                && &a + &b == Rat::from_big(&x + &y)
                && &a - &b == Rat::from_big(&x - &y)
                && &a * &b == Rat::from_big(&x * &y)
                && a.cmp(&b) == x.cmp(&y)
        }

        fn divides(x: (i64, u32, u8, u8), y: (i64, u32, u8, u8)) -> bool {
            let (x, y) = (number(x).numer().clone(), number(y).numer().clone());
            let g = gcd(&x, &y);
            g == x.gcd(&y) && !g.is_negative()
        }
    }
}
