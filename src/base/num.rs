//! Exact rationals: two machine words where they suffice, a big rational of `num-rational` where they do not.
//!
//! Invariants: a small number is in lowest terms with a positive denominator; a number that fits the small form is never
//! kept in the big one, so that equality and hashing may compare representations.

mod big;

use super::meter;
use big::Fraction;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::num::NonZeroI64;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// What an operation costs by the meter whose result may not fit machine words.
const BIG_STEPS: u64 = 60;

/// An exact rational number; integers are those with denominator 1.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Rat(Repr);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small(i64, NonZeroI64),
    Big(Box<BigRational>),
}

const ONE: NonZeroI64 = NonZeroI64::new(1).expect("one is not zero");

fn gcd_u64(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn gcd_u128(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(x), Ok(y)) = (u64::try_from(a), u64::try_from(b)) {
            return u128::from(gcd_u64(x, y));
        }
        (a, b) = (b, a % b);
    }
    a
}

impl Rat {
    /// The number 0.
    pub const ZERO: Rat = Rat(Repr::Small(0, ONE));
    /// The number 1.
    pub const ONE: Rat = Rat(Repr::Small(1, ONE));
    /// The number -1.
    pub const MINUS_ONE: Rat = Rat(Repr::Small(-1, ONE));

    /// An integer.
    #[inline]
    pub const fn int(n: i64) -> Rat {
        Rat(Repr::Small(n, ONE))
    }

    /// The quotient `n / d`.
    ///
    /// # Panics
    /// If `d` is 0.
    pub fn new(n: i64, d: i64) -> Rat {
        Rat::from_i128(i128::from(n), i128::from(d))
    }

    /// An integer of two machine words.
    pub fn of_i128(n: i128) -> Rat {
        i64::try_from(n).map_or_else(|_| Rat::from_bigint(BigInt::from(n)), Rat::from)
    }

    /// An integer of any size.
    pub fn from_bigint(n: BigInt) -> Rat {
        Rat::from_big(BigRational::from_integer(n))
    }

    /// A rational of any size.
    pub fn from_big(r: BigRational) -> Rat {
        meter::spend(BIG_STEPS + (r.numer().bits() + r.denom().bits()) / 16);
        match (r.numer().to_i64(), r.denom().to_i64().and_then(NonZeroI64::new)) {
            (Some(n), Some(d)) if n != i64::MIN => Rat(Repr::Small(n, d)),
            _ => Rat(Repr::Big(Box::new(r))),
        }
    }

    /// From a numerator and a non-zero denominator whose magnitudes are below 2^126.
    fn from_i128(n: i128, d: i128) -> Rat {
        assert!(d != 0, "a rational has a non-zero denominator");
        let g = gcd_u128(n.unsigned_abs(), d.unsigned_abs()) as i128;
        let (mut n, mut d) = (n / g, d / g);
        if d < 0 {
            (n, d) = (-n, -d);
        }
        match (i64::try_from(n), i64::try_from(d)) {
            (Ok(n), Ok(d)) if n != i64::MIN => {
                Rat(Repr::Small(n, NonZeroI64::new(d).expect("a denominator is not zero")))
            }
            _ => Rat(Repr::Big(Box::new(BigRational::new_raw(BigInt::from(n), BigInt::from(d))))),
        }
    }

    /// As a big rational.
    pub fn to_big(&self) -> BigRational {
        match &self.0 {
            Repr::Small(n, d) => BigRational::new_raw(BigInt::from(*n), BigInt::from(d.get())),
            Repr::Big(r) => (**r).clone(),
        }
    }

    fn fraction(&self) -> Fraction<'_> {
        match &self.0 {
            Repr::Small(n, d) => Fraction {
                numer: Cow::Owned(BigInt::from(*n)),
                denom: (d.get() != 1).then(|| Cow::Owned(BigInt::from(d.get()))),
            },
            Repr::Big(r) => Fraction {
                numer: Cow::Borrowed(r.numer()),
                denom: (!r.is_integer()).then(|| Cow::Borrowed(r.denom())),
            },
        }
    }

    /// Whether this is 0.
    #[inline]
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Repr::Small(0, _))
    }
    /// Whether this is 1.
    #[inline]
    pub fn is_one(&self) -> bool {
        matches!(self.0, Repr::Small(1, d) if d.get() == 1)
    }
    /// Whether this is an integer.
    #[inline]
    pub fn is_int(&self) -> bool {
        match &self.0 {
            Repr::Small(_, d) => d.get() == 1,
            Repr::Big(r) => r.is_integer(),
        }
    }
    /// Whether this is above 0.
    #[inline]
    pub fn is_positive(&self) -> bool {
        match &self.0 {
            Repr::Small(n, _) => *n > 0,
            Repr::Big(r) => r.is_positive(),
        }
    }
    /// Whether this is below 0.
    #[inline]
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Repr::Small(n, _) => *n < 0,
            Repr::Big(r) => r.is_negative(),
        }
    }
    /// -1, 0 or 1.
    pub fn signum(&self) -> i32 {
        i32::from(self.is_positive()) - i32::from(self.is_negative())
    }
    /// The magnitude.
    pub fn abs(&self) -> Rat {
        if self.is_negative() { -self } else { self.clone() }
    }
    /// The reciprocal.
    ///
    /// # Panics
    /// If this is 0.
    pub fn recip(&self) -> Rat {
        match &self.0 {
            Repr::Small(n, d) => Rat::from_i128(i128::from(d.get()), i128::from(*n)),
            Repr::Big(r) => Rat::from_big(r.recip()),
        }
    }
    /// The greatest integer not above this.
    pub fn floor(&self) -> Rat {
        match &self.0 {
            Repr::Small(n, d) => Rat::int(n.div_euclid(d.get())),
            Repr::Big(r) => Rat::from_bigint(num_integer::Integer::div_floor(r.numer(), r.denom())),
        }
    }
    /// The least integer not below this.
    pub fn ceil(&self) -> Rat {
        -(-self).floor()
    }
    /// This minus its floor.
    pub fn fract(&self) -> Rat {
        self - &self.floor()
    }
    /// The numerator in lowest terms, an integer.
    pub fn numer(&self) -> Rat {
        match &self.0 {
            Repr::Small(n, _) => Rat::int(*n),
            Repr::Big(r) => Rat::from_bigint(r.numer().clone()),
        }
    }
    /// The denominator in lowest terms, a positive integer.
    pub fn denom(&self) -> Rat {
        match &self.0 {
            Repr::Small(_, d) => Rat::int(d.get()),
            Repr::Big(r) => Rat::from_bigint(r.denom().clone()),
        }
    }
    /// The place of a machine integer, for operations in place. `i64::MIN` must not be put there.
    #[inline]
    fn small_int_mut(&mut self) -> Option<&mut i64> {
        match &mut self.0 {
            Repr::Small(n, d) if d.get() == 1 => Some(n),
            _ => None,
        }
    }
    /// As a machine integer, if it is one.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small(n, d) if d.get() == 1 => Some(*n),
            _ => None,
        }
    }
    /// As an integer of two machine words, if it is one.
    pub fn to_i128(&self) -> Option<i128> {
        match &self.0 {
            Repr::Small(n, d) if d.get() == 1 => Some(i128::from(*n)),
            Repr::Big(r) if r.is_integer() => r.numer().to_i128(),
            _ => None,
        }
    }
    /// As a floating-point number, for heuristics only.
    pub fn to_f64(&self) -> f64 {
        match &self.0 {
            Repr::Small(n, d) => *n as f64 / d.get() as f64,
            Repr::Big(r) => r.to_f64().unwrap_or(f64::MAX),
        }
    }
    /// Whether the number is held in two machine words.
    pub fn is_small(&self) -> bool {
        matches!(self.0, Repr::Small(..))
    }

    /// The greatest common divisor of two integers, not negative.
    pub fn gcd(&self, other: &Rat) -> Rat {
        debug_assert!(self.is_int() && other.is_int());
        match (&self.0, &other.0) {
            (Repr::Small(a, _), Repr::Small(b, _)) => {
                // Both magnitudes are below 2^63, since i64::MIN is never small.
                Rat::int(gcd_u64(a.unsigned_abs(), b.unsigned_abs()) as i64)
            }
            _ => Rat::from_bigint(big::gcd(&self.fraction().numer, &other.fraction().numer)),
        }
    }
    /// The least common multiple of two integers, not negative.
    pub fn lcm(&self, other: &Rat) -> Rat {
        if self.is_zero() || other.is_zero() {
            return Rat::ZERO;
        }
        (&(self / &self.gcd(other)) * other).abs()
    }
    /// Euclidean quotient of integers, as in SMT-LIB: the remainder lies in `0 .. |d|`.
    ///
    /// # Panics
    /// If `d` is 0.
    pub fn div_euclid(&self, d: &Rat) -> Rat {
        let q = self / d;
        if d.is_positive() { q.floor() } else { q.ceil() }
    }
    /// Euclidean remainder of integers, in `0 .. |d|`.
    pub fn rem_euclid(&self, d: &Rat) -> Rat {
        self - &(&self.div_euclid(d) * d)
    }

    /// Adds `a * b`.
    #[inline]
    pub fn add_mul(&mut self, a: &Rat, b: &Rat) {
        if let Some(n) = self.small_int_mut()
            && let (Some(a), Some(b)) = (a.to_i64(), b.to_i64())
            && let Some(product) = a.checked_mul(b)
            && let Some(sum) = n.checked_add(product)
            && sum != i64::MIN
        {
            *n = sum;
            return;
        }
        *self += &(a * b);
    }

    /// Reads an SMT-LIB numeral or decimal (`17`, `0.25`); no sign, no exponent.
    pub fn parse(text: &str) -> Option<Rat> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(fraction) {
            return None;
        }
        let n: BigInt = format!("{whole}{fraction}").parse().ok()?;
        let d = BigInt::from(10u8).pow(u32::try_from(fraction.len()).ok()?);
        Some(Rat::from_big(BigRational::new(n, d)))
    }
}

impl From<i64> for Rat {
    fn from(n: i64) -> Rat {
        if n == i64::MIN { Rat::from_bigint(BigInt::from(n)) } else { Rat::int(n) }
    }
}

impl Default for Rat {
    fn default() -> Rat {
        Rat::ZERO
    }
}

impl Neg for &Rat {
    type Output = Rat;
    fn neg(self) -> Rat {
        match &self.0 {
            Repr::Small(n, d) => Rat(Repr::Small(-n, *d)),
            Repr::Big(r) => Rat::from_big(-&**r),
        }
    }
}

impl Neg for Rat {
    type Output = Rat;
    fn neg(self) -> Rat {
        -&self
    }
}

fn add_small(n: i64, d: i64, m: i64, e: i64, negate: bool) -> Rat {
    let m = if negate { -m } else { m };
    if d == 1 && e == 1 {
        if let Some(sum) = n.checked_add(m)
            && sum != i64::MIN
        {
            return Rat::int(sum);
        }
        return Rat::from_i128(i128::from(n) + i128::from(m), 1);
    }
    let (n, d, m, e) = (i128::from(n), i128::from(d), i128::from(m), i128::from(e));
    // |n*e|, |m*d| < 2^126, so the sum stays within an i128.
    Rat::from_i128(n * e + m * d, d * e)
}

impl Add for &Rat {
    type Output = Rat;
    #[inline]
    fn add(self, other: &Rat) -> Rat {
        match (&self.0, &other.0) {
            (Repr::Small(n, d), Repr::Small(m, e)) => add_small(*n, d.get(), *m, e.get(), false),
            _ => Rat::from_big(big::add(&self.fraction(), &other.fraction())),
        }
    }
}

impl Sub for &Rat {
    type Output = Rat;
    #[inline]
    fn sub(self, other: &Rat) -> Rat {
        match (&self.0, &other.0) {
            (Repr::Small(n, d), Repr::Small(m, e)) => add_small(*n, d.get(), *m, e.get(), true),
            _ => Rat::from_big(big::add(&self.fraction(), &(-other).fraction())),
        }
    }
}

impl Mul for &Rat {
    type Output = Rat;
    #[inline]
    fn mul(self, other: &Rat) -> Rat {
        match (&self.0, &other.0) {
            (Repr::Small(n, d), Repr::Small(m, e)) => {
                if d.get() == 1 && e.get() == 1 {
                    if let Some(product) = n.checked_mul(*m)
                        && product != i64::MIN
                    {
                        return Rat::int(product);
                    }
                    return Rat::from_i128(i128::from(*n) * i128::from(*m), 1);
                }
                Rat::from_i128(i128::from(*n) * i128::from(*m), i128::from(d.get()) * i128::from(e.get()))
            }
            _ => Rat::from_big(big::mul(&self.fraction(), &other.fraction())),
        }
    }
}

impl Div for &Rat {
    type Output = Rat;
    fn div(self, other: &Rat) -> Rat {
        match (&self.0, &other.0) {
            (Repr::Small(n, d), Repr::Small(m, e)) => {
                if d.get() == 1 && e.get() == 1 && *m != 0 && n % m == 0 {
                    return Rat::int(n / m);
                }
                Rat::from_i128(i128::from(*n) * i128::from(e.get()), i128::from(d.get()) * i128::from(*m))
            }
            _ => {
                assert!(!other.is_zero(), "a rational has a non-zero denominator");
                Rat::from_big(big::div(&self.fraction(), &other.fraction()))
            }
        }
    }
}

macro_rules! by_value {
    ($($op:ident $method:ident),*) => {$(
        impl $op for Rat {
            type Output = Rat;
            #[inline]
            fn $method(self, other: Rat) -> Rat {
                (&self).$method(&other)
            }
        }
        impl $op<&Rat> for Rat {
            type Output = Rat;
            #[inline]
            fn $method(self, other: &Rat) -> Rat {
                (&self).$method(other)
            }
        }
    )*};
}
by_value!(Add add, Sub sub, Mul mul, Div div);

impl AddAssign<&Rat> for Rat {
    #[inline]
    fn add_assign(&mut self, other: &Rat) {
        if let Some(n) = self.small_int_mut()
            && let Some(m) = other.to_i64()
            && let Some(result) = n.checked_add(m)
            && result != i64::MIN
        {
            *n = result;
            return;
        }
        *self = &*self + other;
    }
}
impl SubAssign<&Rat> for Rat {
    #[inline]
    fn sub_assign(&mut self, other: &Rat) {
        if let Some(n) = self.small_int_mut()
            && let Some(m) = other.to_i64()
            && let Some(result) = n.checked_sub(m)
            && result != i64::MIN
        {
            *n = result;
            return;
        }
        *self = &*self - other;
    }
}
impl MulAssign<&Rat> for Rat {
    #[inline]
    fn mul_assign(&mut self, other: &Rat) {
        if let Some(n) = self.small_int_mut()
            && let Some(m) = other.to_i64()
            && let Some(result) = n.checked_mul(m)
            && result != i64::MIN
        {
            *n = result;
            return;
        }
        *self = &*self * other;
    }
}

impl Ord for Rat {
    #[inline]
    fn cmp(&self, other: &Rat) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Small(n, d), Repr::Small(m, e)) => {
                if d == e {
                    n.cmp(m)
                } else {
                    (i128::from(*n) * i128::from(e.get())).cmp(&(i128::from(*m) * i128::from(d.get())))
                }
            }
            _ => big::cmp(&self.fraction(), &other.fraction()),
        }
    }
}

impl PartialOrd for Rat {
    #[inline]
    fn partial_cmp(&self, other: &Rat) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Rat {
    /// `-3`, `7/2`: for people; the SMT-LIB form is the printer's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Repr::Small(n, d) if d.get() == 1 => write!(f, "{n}"),
            Repr::Small(n, d) => write!(f, "{n}/{d}"),
            Repr::Big(r) => write!(f, "{r}"),
        }
    }
}

impl fmt::Debug for Rat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests;
