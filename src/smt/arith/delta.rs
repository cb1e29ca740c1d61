//! Rationals extended by an infinitesimal: `re + eps * delta` for a positive delta as small as needed.
//!
//! A strict bound `x < c` is the bound `x <= c - delta` (Dutertre and de Moura, "A fast linear-arithmetic solver for
//! DPLL(T)", section 5). The order is lexicographic, which the derived order on the fields gives.

use eufonium_base::Rat;
use std::fmt;

/// The number `re + eps * delta`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Delta {
    /// The real part.
    pub re: Rat,
    /// The factor of the infinitesimal.
    pub eps: Rat,
}

impl Delta {
    /// The number `re + eps * delta`.
    pub fn new(re: Rat, eps: Rat) -> Delta {
        Delta { re, eps }
    }
    /// Whether this is an integer without infinitesimal part.
    pub fn is_int(&self) -> bool {
        self.eps.is_zero() && self.re.is_int()
    }
    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.re.is_zero() && self.eps.is_zero()
    }
    /// Whether this is above 0.
    pub fn is_positive(&self) -> bool {
        self.re.is_positive() || self.re.is_zero() && self.eps.is_positive()
    }
    /// Adds `other`.
    #[inline]
    pub fn add_assign(&mut self, other: &Delta) {
        self.re += &other.re;
        if !other.eps.is_zero() {
            self.eps += &other.eps;
        }
    }
    /// The difference.
    #[inline]
    pub fn minus(&self, other: &Delta) -> Delta {
        let eps = if other.eps.is_zero() { self.eps.clone() } else { &self.eps - &other.eps };
        Delta { re: &self.re - &other.re, eps }
    }
    /// The sum.
    #[inline]
    pub fn plus(&self, other: &Delta) -> Delta {
        let mut sum = self.clone();
        sum.add_assign(other);
        sum
    }
    /// The multiple by `factor`.
    #[inline]
    pub fn times(&self, factor: &Rat) -> Delta {
        let eps = if self.eps.is_zero() { Rat::ZERO } else { &self.eps * factor };
        Delta { re: &self.re * factor, eps }
    }
    /// The quotient by `divisor`.
    #[inline]
    pub fn over(&self, divisor: &Rat) -> Delta {
        if divisor.is_one() {
            return self.clone();
        }
        let eps = if self.eps.is_zero() { Rat::ZERO } else { &self.eps / divisor };
        Delta { re: &self.re / divisor, eps }
    }
    /// The greatest integer not above this.
    pub fn floor(&self) -> Rat {
        if self.re.is_int() && self.eps.is_negative() { &self.re - &Rat::ONE } else { self.re.floor() }
    }
    /// The least integer not below this.
    pub fn ceil(&self) -> Rat {
        if self.re.is_int() && self.eps.is_positive() { &self.re + &Rat::ONE } else { self.re.ceil() }
    }
    /// The number with `delta` put in for the infinitesimal.
    pub fn concrete(&self, delta: &Rat) -> Rat {
        if self.eps.is_zero() { self.re.clone() } else { &self.re + &(&self.eps * delta) }
    }
}

impl From<Rat> for Delta {
    fn from(re: Rat) -> Delta {
        Delta { re, eps: Rat::ZERO }
    }
}

impl fmt::Debug for Delta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.eps.is_zero() {
            write!(f, "{}", self.re)
        } else {
            write!(f, "{}{:+}d", self.re, self.eps.to_f64())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_to_integers_respecting_the_infinitesimal() {
        let cases = [
            (Rat::int(3), 0, 3, 3),
            (Rat::int(3), 1, 3, 4),
            (Rat::int(3), -1, 2, 3),
            (Rat::new(7, 2), 1, 3, 4),
            (Rat::new(-7, 2), -1, -4, -3),
        ];
        for (re, eps, floor, ceil) in cases {
            let d = Delta::new(re, Rat::int(eps));
            assert_eq!((d.floor(), d.ceil()), (Rat::int(floor), Rat::int(ceil)), "{d:?}");
        }
    }
}
