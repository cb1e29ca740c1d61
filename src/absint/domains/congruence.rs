//! Congruences: integers with a known remainder.
//!
//! Source: P. Granger, "Static analysis of arithmetical congruences" (1989). A value stands for the integers `r + k * m`; the modulus
//! 0 for the one integer `r`, 1 for all. Moduli only get smaller by joins, each a divisor of the one before, so the join is
//! a widening.

use super::pointwise::{Pointwise, Value};
use crate::atom::{Atom, Sum};
use crate::domain::{Domain, Thresholds};
use crate::space::Kind;
use eufonium_base::Rat;
use eufonium_ir::{Rel, Sort, Term, TermPool};

/// The integers that leave a remainder. Invariant: `0 <= remainder < modulus`, or the modulus is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Congruence {
    remainder: Rat,
    modulus: Rat,
}

/// The inverse of `a` modulo `m`, where both are coprime and `m` is positive.
fn inverse(a: &Rat, m: &Rat) -> Rat {
    let (mut r, mut next_r) = (m.clone(), a.rem_euclid(m));
    let (mut s, mut next_s) = (Rat::ZERO, Rat::ONE);
    while !next_r.is_zero() {
        let q = r.div_euclid(&next_r);
        (r, next_r) = (next_r.clone(), &r - &(&q * &next_r));
        (s, next_s) = (next_s.clone(), &s - &(&q * &next_s));
    }
    s.rem_euclid(m)
}

impl Congruence {
    /// The integers that are congruent to `remainder`; moduli that are too great are given up.
    pub fn new(remainder: &Rat, modulus: &Rat) -> Self {
        let modulus = modulus.abs();
        if modulus.is_zero() {
            return Congruence { remainder: remainder.clone(), modulus };
        }
        if !modulus.is_small() {
            return Self::top(Kind::Int);
        }
        Congruence { remainder: remainder.rem_euclid(&modulus), modulus }
    }
    /// The one integer.
    pub fn single(n: &Rat) -> Self {
        Congruence::new(n, &Rat::ZERO)
    }
    /// The one integer, if there is one only.
    pub fn as_single(&self) -> Option<&Rat> {
        self.modulus.is_zero().then_some(&self.remainder)
    }
    /// Whether nothing is known.
    pub fn is_top(&self) -> bool {
        self.modulus.is_one()
    }
    /// Whether the integer is in the set.
    pub fn contains(&self, n: &Rat) -> bool {
        let distance = n - &self.remainder;
        if self.modulus.is_zero() { distance.is_zero() } else { distance.rem_euclid(&self.modulus).is_zero() }
    }
    /// The least integer of the set that is at least `n`, for a modulus other than 0.
    pub fn above(&self, n: &Rat) -> Rat {
        n + &(&self.remainder - n).rem_euclid(&self.modulus)
    }
    /// The greatest integer of the set that is at most `n`, for a modulus other than 0.
    pub fn below(&self, n: &Rat) -> Rat {
        n - &(n - &self.remainder).rem_euclid(&self.modulus)
    }

    /// The solutions of `c * x = b (mod m)`; `None` if there is none.
    fn solve(c: &Rat, b: &Rat, m: &Rat) -> Option<Self> {
        if m.is_zero() {
            let x = b / c;
            return x.is_int().then(|| Congruence::single(&x));
        }
        let g = c.gcd(m);
        if !(b / &g).is_int() {
            return None;
        }
        let (c, b, m) = (c / &g, b / &g, m / &g);
        if m.is_one() {
            return Some(Self::top(Kind::Int));
        }
        Some(Congruence::new(&(&inverse(&c, &m) * &b), &m))
    }
}

impl Value for Congruence {
    fn top(_: Kind) -> Self {
        Congruence { remainder: Rat::ZERO, modulus: Rat::ONE }
    }
    fn includes(&self, other: &Self) -> bool {
        let divides = |a: &Rat, b: &Rat| if a.is_zero() { b.is_zero() } else { b.rem_euclid(a).is_zero() };
        divides(&self.modulus, &other.modulus) && self.contains(&other.remainder)
    }
    fn join(&self, other: &Self) -> Self {
        let distance = (&self.remainder - &other.remainder).abs();
        Congruence::new(&self.remainder, &self.modulus.gcd(&other.modulus).gcd(&distance))
    }
    fn meet(&self, other: &Self) -> Option<Self> {
        let (a, b) = if self.modulus.is_zero() { (self, other) } else { (other, self) };
        if a.modulus.is_zero() {
            return b.contains(&a.remainder).then(|| a.clone());
        }
        // a.r + k * a.m = b.r (mod b.m), solved for k.
        let k = Congruence::solve(&a.modulus, &(&b.remainder - &a.remainder), &b.modulus)?;
        let lcm = a.modulus.lcm(&b.modulus);
        if !lcm.is_small() {
            return Some(a.clone());
        }
        Some(Congruence::new(&(&a.remainder + &(&a.modulus * &k.remainder)), &lcm))
    }
    fn widen(&self, next: &Self, _: &Thresholds) -> Self {
        self.join(next)
    }
    fn assume(values: &mut Pointwise<Self>, atom: &Atom) {
        match atom {
            Atom::Linear(sum, Rel::Eq) if sum.integral => congruent_to_zero(values, sum, &Rat::ZERO),
            Atom::Divides(divisor, sum) => congruent_to_zero(values, sum, divisor),
            Atom::Linear(sum, Rel::Ne) if sum.integral && is_zero(values, sum) => values.clear(),
            _ => {}
        }
    }
    fn to_terms(&self, pool: &mut TermPool, var: Term, out: &mut Vec<Term>) {
        if self.is_top() {
            return;
        }
        let remainder = pool.num(self.remainder.clone(), Sort::INT);
        let rest = match self.as_single() {
            Some(_) => var,
            None => {
                let divisor = pool.num(self.modulus.clone(), Sort::INT);
                pool.modulo(var, divisor)
            }
        };
        out.push(pool.eq(rest, remainder));
    }
}

/// Whether the sum is known to be 0.
fn is_zero(values: &Pointwise<Congruence>, sum: &Sum) -> bool {
    let mut total = sum.constant.clone();
    for (d, c) in &sum.terms {
        let Some(n) = values.get(*d).as_single() else { return false };
        total.add_mul(c, n);
    }
    total.is_zero()
}

/// Assumes that the sum is 0 modulo `modulus`, or 0 if that is 0.
fn congruent_to_zero(values: &mut Pointwise<Congruence>, sum: &Sum, modulus: &Rat) {
    if sum.terms.is_empty() && !Congruence::new(&Rat::ZERO, modulus).contains(&sum.constant) {
        values.clear();
    }
    for (i, (d, c)) in sum.terms.iter().enumerate() {
        // c * x = -(the rest), modulo all that is not known of the rest.
        let (mut rest, mut unknown) = (sum.constant.clone(), modulus.clone());
        for (j, (other, c)) in sum.terms.iter().enumerate() {
            if i != j {
                let value = values.get(*other);
                rest.add_mul(c, &value.remainder);
                unknown = unknown.gcd(&(c * &value.modulus));
            }
        }
        match Congruence::solve(c, &-&rest, &unknown) {
            Some(solution) => values.refine(*d, &solution),
            None => values.clear(),
        }
        if values.is_bottom() {
            return;
        }
    }
}
