//! Products: the constant first, then the factors sorted by id. At width 1 a product is a conjunction.
//!
//! `2^k * t` is a slice of `t` before `k` zeros: both cost a bit-blaster nothing, but slices are seen by equalities,
//! masks and orders. [`TermPool::scaled`] reads it as a multiple again. Constants are distributed over a sum only where
//! this makes no multiplier: `-1`, and a sum of one monomial and a constant.

use super::sum::Sum;
use super::{FLAT, rules};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// The product of one or more terms.
    pub fn bv_mul(&mut self, args: &[Term]) -> Term {
        let width = self.width(args[0]);
        if width == 1 {
            return self.bv_and(args);
        }
        let (mut constant, mut factors) = (Bits::one(width), Vec::new());
        for t in args {
            let rest = match self.scaled(*t) {
                Some((k, rest)) => {
                    constant = constant.mul(&k);
                    rest
                }
                None => *t,
            };
            let nested = if self.op(rest) == Op::BvMul && self.args(rest).len() <= FLAT {
                self.args(rest)
            } else {
                std::slice::from_ref(&rest)
            };
            for t in nested {
                match self.as_bits(*t) {
                    Some(k) => constant = constant.mul(k),
                    None => factors.push(*t),
                }
            }
        }
        if constant.is_zero() || factors.is_empty() {
            return self.bits(constant);
        }
        factors.sort_unstable();
        if !constant.is_one() {
            factors.insert(0, self.bits(constant));
        }
        match factors[..] {
            [only] => only,
            _ => self.bv_node(RULES, Op::BvMul, &factors),
        }
    }
}

rules![mul_power, mul_choice, mul_distribute, mul_by_choice, mul_by_bit];

/// The constant and the product of the rest.
fn split(pool: &mut TermPool, args: &[Term]) -> Option<(Bits, Term)> {
    let k = pool.as_bits(args[0])?.clone();
    let rest = if let [_, only] = args { *only } else { pool.bv_intern(Op::BvMul, &args[1..]) };
    Some((k, rest))
}

/// `2^k * t` is `t[width-k-1:0]` before `k` zeros.
fn mul_power(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let exponent = pool.as_bits(args[0])?.power_of_two()?;
    let (_, rest) = split(pool, args)?;
    let top = pool.width(rest) - exponent - 1;
    let (high, zeros) = (pool.extract(top, 0, rest), pool.bv_zero(exponent));
    Some(pool.concat(&[high, zeros]))
}

/// `k * ite(c, l, m)` is `ite(c, k * l, k * m)`.
fn mul_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[k, choice] = args else { return None };
    let k = pool.as_bits(k)?.clone();
    pool.map_choice(choice, |l| k.mul(l))
}

/// `k * (l * t + m)` is `(k * l) * t + k * m`; `-(s + t)` is `-s - t`; `-~t` is `t + 1`.
fn mul_distribute(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[k, sum] = args else { return None };
    let k = pool.as_bits(k)?.clone();
    let fits = match pool.op(sum) {
        Op::BvNot => k.is_ones(),
        Op::BvAdd => {
            let parts = pool.args(sum);
            parts.len() <= FLAT && (k.is_ones() || (parts.len() == 2 && pool.as_bits(parts[1]).is_some()))
        }
        _ => false,
    };
    if !fits {
        return None;
    }
    let mut result = Sum::new(k.width());
    result.add(pool, &k, sum);
    result.collect();
    Some(result.to_term(pool))
}

/// `ite(c, k, l) * t` is `ite(c, k * t, l * t)` if both constants are 0 or powers of two.
fn mul_by_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[a, b] = args else { return None };
    let (choice, t) = if pool.constant_choice(a).is_some() { (a, b) } else { (b, a) };
    let (c, k, l) = pool.constant_choice(choice)?;
    if !(k.count_ones() <= 1 && l.count_ones() <= 1) {
        return None;
    }
    let (k, l) = (pool.bits(k), pool.bits(l));
    let (k, l) = (pool.bv_mul(&[k, t]), pool.bv_mul(&[l, t]));
    Some(pool.ite(c, k, l))
}

/// One bit `b` before which zeros stand: `b * t` is `ite(b, t, 0)`.
fn mul_by_bit(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[a, b] = args else { return None };
    let bit = |t: Term| match pool.args(t) {
        &[zeros, bit] if pool.op(t) == Op::Concat && pool.width(bit) == 1 => {
            pool.bits_are(zeros, Bits::is_zero).then_some(bit)
        }
        _ => None,
    };
    let (bit, t) = match (bit(a), bit(b)) {
        (Some(bit), _) => (bit, b),
        (None, Some(bit)) => (bit, a),
        (None, None) => return None,
    };
    let (set, zero) = (pool.bit_is_set(bit), pool.bv_zero(pool.width(t)));
    Some(pool.ite(set, t, zero))
}
