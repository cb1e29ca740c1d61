//! Bitwise operators on words that are integers.
//!
//! In two's complement of any length the conjunction determines the others: `a | b = a + b - (a & b)` and `a ^ b = a + b - 2 (a & b)`. With
//! a constant it is a sum of remainders of quotients, one for each run of ones; of words that are 0 or 1 it is a choice. Of
//! others there is no exact form, only inequalities (see `integers`).

use super::integers::{Integers, Number, floor_div, power, range};
use super::signs::Sign;
use eufonium_base::Rat;
use eufonium_ir::program::BinaryOp;
use eufonium_ir::{Sort, TermPool};

impl Integers {
    /// A bitwise operator.
    pub(super) fn bitwise(
        &mut self,
        pool: &mut TermPool,
        op: BinaryOp,
        a: &Number,
        b: &Number,
        bits: u32,
        sign: Sign,
    ) -> Number {
        let (a, b) = if pool.as_num(a.term).is_some() { (b, a) } else { (a, b) };
        // Two's complement of any length: `and` determines the others, whatever the sign.
        let and = match pool.as_num(b.term).cloned() {
            Some(mask) => Some(and_constant(pool, a, &mask)),
            None => and_of_bits(pool, a, b),
        };
        let Some(and) = and else { return self.any_bitwise(pool, op, a, b, bits, sign) };
        let (low, high) = range(bits, sign);
        let term = match op {
            BinaryOp::And => return and,
            BinaryOp::Or => {
                let sum = pool.add(&[a.term, b.term]);
                pool.sub(sum, and.term)
            }
            _ => {
                let sum = pool.add(&[a.term, b.term]);
                let twice = pool.scale(&Rat::int(2), and.term);
                pool.sub(sum, twice)
            }
        };
        if a.low.is_negative() || b.low.is_negative() {
            return Number { term, low, high };
        }
        Number { term, low: Rat::ZERO, high: below_power(&a.high.clone().max(b.high.clone())).min(high) }
    }

    /// Any result that cheap inequalities allow.
    fn any_bitwise(
        &mut self,
        pool: &mut TermPool,
        op: BinaryOp,
        a: &Number,
        b: &Number,
        bits: u32,
        sign: Sign,
    ) -> Number {
        self.inexact += 1;
        let term = pool.fresh("bits", Sort::INT);
        let n = Self::any(term, bits, sign);
        self.assume_between(pool, &n);
        let positive = !a.low.is_negative() && !b.low.is_negative();
        if !positive {
            return n;
        }
        let zero = pool.int(0);
        self.assumed.push(pool.ge(term, zero));
        let sum = pool.add(&[a.term, b.term]);
        match op {
            BinaryOp::And => {
                self.assumed.push(pool.le(term, a.term));
                self.assumed.push(pool.le(term, b.term));
            }
            BinaryOp::Or => {
                self.assumed.push(pool.ge(term, a.term));
                self.assumed.push(pool.ge(term, b.term));
                self.assumed.push(pool.le(term, sum));
            }
            _ => self.assumed.push(pool.le(term, sum)),
        }
        Number { term, low: Rat::ZERO, high: n.high }
    }
}

/// The least number below a power of two that is not below `n`.
fn below_power(n: &Rat) -> Rat {
    let mut bound = Rat::ONE;
    while bound <= *n {
        bound = &bound + &bound;
    }
    &bound - &Rat::ONE
}

/// The conjunction with a constant: the sum of its runs of ones, each a remainder of a quotient. A negative constant is all
/// ones but for finitely many bits, so the complement is subtracted.
fn and_constant(pool: &mut TermPool, a: &Number, mask: &Rat) -> Number {
    if mask.is_negative() {
        let complement = &(-mask.clone()) - &Rat::ONE;
        let cleared = and_constant(pool, a, &complement);
        let term = pool.sub(a.term, cleared.term);
        return Number { term, low: &a.low - &cleared.high, high: a.high.clone() };
    }
    let mut parts = Vec::new();
    let (mut rest, mut at) = (mask.clone(), 0u32);
    let two = Rat::int(2);
    while !rest.is_zero() {
        if rest.rem_euclid(&two).is_zero() {
            (rest, at) = (rest.div_euclid(&two), at + 1);
            continue;
        }
        let start = at;
        while !rest.rem_euclid(&two).is_zero() {
            (rest, at) = (rest.div_euclid(&two), at + 1);
        }
        let shifted = floor_div(pool, a, &power(start));
        let run = power(at - start);
        let bits = if !shifted.low.is_negative() && shifted.high < run {
            shifted.term
        } else {
            let modulus = pool.num(run, Sort::INT);
            pool.modulo(shifted.term, modulus)
        };
        parts.push(pool.scale(&power(start), bits));
    }
    let high = if a.low.is_negative() { mask.clone() } else { mask.clone().min(a.high.clone()) };
    Number { term: pool.add(&parts), low: Rat::ZERO, high }
}

/// The conjunction of words that are 0 or 1.
fn and_of_bits(pool: &mut TermPool, a: &Number, b: &Number) -> Option<Number> {
    let is_bit = |n: &Number| !n.low.is_negative() && n.high <= Rat::ONE;
    if !is_bit(a) || !is_bit(b) {
        return None;
    }
    let (one, zero) = (pool.int(1), pool.int(0));
    let (x, y) = (pool.eq(a.term, one), pool.eq(b.term, one));
    let both = pool.and2(x, y);
    Some(Number { term: pool.ite(both, one, zero), low: Rat::ZERO, high: Rat::ONE })
}
