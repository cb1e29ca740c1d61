//! Intervals of numbers whose ends are integers times a power of two; every operation rounds outward.
//!
//! Arithmetic as in Moore, Kearfott and Cloud, "Introduction to Interval Analysis" (2009), chapter 2. Ends keep [`BITS`] bits, or as many more as are
//! asked for.

use num_bigint::{BigInt, Sign};
use num_traits::{One, Signed, Zero};

/// The bits that ends of intervals keep.
pub(super) const BITS: u64 = 256;

/// `[low, high] * 2^exponent`.
#[derive(Clone, Debug)]
pub(super) struct Interval {
    low: BigInt,
    high: BigInt,
    exponent: i64,
}

/// `n * 2^-bits`, rounded up.
fn shifted_up(n: &BigInt, bits: u64) -> BigInt {
    -(-n >> bits)
}

/// `n / d`, rounded down and up.
fn quotient(n: &BigInt, d: &BigInt) -> [BigInt; 2] {
    let (n, d) = if d.is_negative() { (-n, -d) } else { (n.clone(), d.clone()) };
    let (whole, rest) = (&n / &d, &n % &d);
    match rest.sign() {
        Sign::NoSign => [whole.clone(), whole],
        Sign::Plus => [whole.clone(), whole + 1],
        Sign::Minus => [&whole - 1, whole],
    }
}

/// The least and the greatest.
pub(super) fn ends(numbers: Vec<BigInt>) -> [BigInt; 2] {
    let least = numbers.iter().min().cloned().unwrap_or_default();
    [least, numbers.into_iter().max().unwrap_or_default()]
}

impl Interval {
    /// One number.
    pub(super) fn point(n: BigInt, exponent: i64) -> Interval {
        Interval { low: n.clone(), high: n, exponent }
    }

    /// An integer.
    pub(super) fn int(n: i64) -> Interval {
        Interval::point(n.into(), 0)
    }

    /// All numbers between the ends.
    pub(super) fn between([low, high]: [BigInt; 2], exponent: i64) -> Interval {
        Interval { low, high, exponent }
    }

    /// The ends, with their exponent.
    pub(super) fn ends(&self) -> ([&BigInt; 2], i64) {
        ([&self.low, &self.high], self.exponent)
    }

    /// With ends of so many bits.
    pub(super) fn cut(mut self, bits: u64) -> Interval {
        let most = self.low.bits().max(self.high.bits());
        if let Some(excess) = most.checked_sub(bits).filter(|n| *n > 0) {
            self.low >>= excess;
            self.high = shifted_up(&self.high, excess);
            self.exponent += excess as i64;
        }
        self
    }

    /// The ends of two intervals with one exponent.
    fn aligned(&self, other: &Interval) -> ([BigInt; 4], i64) {
        let exponent = self.exponent.min(other.exponent);
        let [a, b] = [self, other].map(|x| (x.exponent - exponent) as u64);
        ([&self.low << a, &self.high << a, &other.low << b, &other.high << b], exponent)
    }

    pub(super) fn add(&self, other: &Interval) -> Interval {
        let ([a, b, c, d], exponent) = self.aligned(other);
        Interval::between([a + c, b + d], exponent).cut(BITS)
    }

    pub(super) fn neg(&self) -> Interval {
        Interval::between([-&self.high, -&self.low], self.exponent)
    }

    pub(super) fn sub(&self, other: &Interval) -> Interval {
        self.add(&other.neg())
    }

    /// The difference with ends of so many bits.
    pub(super) fn sub_exactly(&self, other: &Interval, bits: u64) -> Interval {
        let ([a, b, c, d], exponent) = self.aligned(other);
        Interval::between([a - d, b - c], exponent).cut(bits)
    }

    pub(super) fn mul(&self, other: &Interval) -> Interval {
        let products = vec![
            &self.low * &other.low,
            &self.low * &other.high,
            &self.high * &other.low,
            &self.high * &other.high,
        ];
        Interval::between(ends(products), self.exponent + other.exponent).cut(BITS)
    }

    /// The product with an integer.
    pub(super) fn times(&self, n: i64) -> Interval {
        self.mul(&Interval::int(n))
    }

    /// The product with a power of two.
    pub(super) fn shifted(mut self, exponent: i64) -> Interval {
        self.exponent += exponent;
        self
    }

    /// The quotient; the divisor does not contain zero.
    pub(super) fn div(&self, other: &Interval) -> Interval {
        debug_assert!(other.sign().is_some(), "a divisor has a sign");
        let shift = BITS + other.high.bits().max(other.low.bits());
        let mut quotients = Vec::new();
        for n in [&self.low << shift, &self.high << shift] {
            for d in [&other.low, &other.high] {
                quotients.extend(quotient(&n, d));
            }
        }
        Interval::between(ends(quotients), self.exponent - other.exponent - shift as i64).cut(BITS)
    }

    /// The square root; what is below zero counts as zero.
    pub(super) fn sqrt(&self) -> Interval {
        let odd = self.exponent.rem_euclid(2) as u64;
        let shift = 2 * BITS + odd;
        let [low, high] =
            [&self.low, &self.high].map(|end| (end.max(&BigInt::zero()).clone() << shift).sqrt());
        Interval::between([low, high + 1], (self.exponent - shift as i64) / 2).cut(BITS)
    }

    /// Wider by so much on both sides.
    pub(super) fn widened(&self, by: &Interval) -> Interval {
        let most = by.low.abs().max(by.high.abs());
        self.add(&Interval::between([-most.clone(), most], by.exponent))
    }

    /// Whether all numbers are positive or all are negative; `None` otherwise.
    pub(super) fn sign(&self) -> Option<bool> {
        match (self.low.sign(), self.high.sign()) {
            (Sign::Plus, _) => Some(true),
            (_, Sign::Minus) => Some(false),
            _ => None,
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.low.is_zero() && self.high.is_zero()
    }

    /// The exponent of the power of two above all magnitudes; the least of all for zero.
    pub(super) fn top(&self) -> i64 {
        match self.low.bits().max(self.high.bits()) {
            0 => i64::MIN / 2,
            bits => self.exponent + bits as i64,
        }
    }

    /// An integer that is at most one away from all numbers, if these are close to each other.
    pub(super) fn nearest(&self) -> BigInt {
        let middle = &self.low + &self.high;
        match self.exponent - 1 {
            up @ 0.. => middle << up as u64,
            down => (middle + (BigInt::one() << (-down - 1) as u64)) >> (-down) as u64,
        }
    }
}
