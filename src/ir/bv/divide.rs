//! Unsigned quotients and remainders: by powers of two they are slices, and zeros before both operands are split off.

use super::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// Unsigned quotient; all ones if the divisor is 0.
    pub fn bv_udiv(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(RULES, Op::BvUdiv, &[a, b])
    }
    /// Unsigned remainder; the dividend if the divisor is 0.
    pub fn bv_urem(&mut self, a: Term, b: Term) -> Term {
        self.bv_node(RULES, Op::BvUrem, &[a, b])
    }
}

rules![
    divide_by_zero,
    divide_by_power,
    divide_bit,
    divide_zero,
    divide_itself,
    divide_by_ones,
    divide_divided,
    remainder_twice,
    divide_extended,
];

/// `a / 0` is all ones and `a % 0` is `a`.
fn divide_by_zero(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let zero = pool.bits_are(args[1], Bits::is_zero);
    zero.then(|| if op == Op::BvUdiv { pool.bv_ones(pool.width(args[0])) } else { args[0] })
}

/// By `2^k`: the bits from `k` on, and the bits below.
fn divide_by_power(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let k = pool.as_bits(args[1])?.power_of_two()?;
    let (a, width) = (args[0], pool.width(args[0]));
    Some(match op {
        Op::BvUdiv => {
            let high = pool.extract(width - 1, k, a);
            pool.zero_extend(k, high)
        }
        _ if k == 0 => pool.bv_zero(width),
        _ => {
            let low = pool.extract(k - 1, 0, a);
            pool.zero_extend(width - k, low)
        }
    })
}

/// At width 1, `a / b` is `a | ~b` and `a % b` is `a & ~b`.
fn divide_bit(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if pool.width(args[0]) != 1 {
        return None;
    }
    let nb = pool.bv_not(args[1]);
    Some(if op == Op::BvUdiv { pool.bv_or(&[args[0], nb]) } else { pool.bv_and(&[args[0], nb]) })
}

/// `0 / b` is 0 unless `b` is 0; `0 % b` is 0.
fn divide_zero(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if !pool.bits_are(args[0], Bits::is_zero) {
        return None;
    }
    if op == Op::BvUrem {
        return Some(args[0]);
    }
    let (by_zero, ones) = (pool.eq(args[1], args[0]), pool.bv_ones(pool.width(args[0])));
    Some(pool.ite(by_zero, ones, args[0]))
}

/// `a / a` is 1 unless `a` is 0; `a % a` is 0.
fn divide_itself(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if args[0] != args[1] {
        return None;
    }
    let width = pool.width(args[0]);
    let zero = pool.bv_zero(width);
    if op == Op::BvUrem {
        return Some(zero);
    }
    let (by_zero, ones, one) = (pool.eq(args[0], zero), pool.bv_ones(width), pool.bits(Bits::one(width)));
    Some(pool.ite(by_zero, ones, one))
}

/// By the greatest number, only that number is not below it.
fn divide_by_ones(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if !pool.bits_are(args[1], Bits::is_ones) {
        return None;
    }
    let width = pool.width(args[0]);
    let (same, zero) = (pool.eq(args[0], args[1]), pool.bv_zero(width));
    if op == Op::BvUrem {
        return Some(pool.ite(same, zero, args[0]));
    }
    let one = pool.bits(Bits::one(width));
    Some(pool.ite(same, one, zero))
}

/// `a / k / l` is `a / (k * l)`, or 0 if the product does not fit.
fn divide_divided(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    if op != Op::BvUdiv || pool.op(args[0]) != Op::BvUdiv {
        return None;
    }
    let (a, width) = (pool.arg(args[0], 0), pool.width(args[0]));
    let (k, l) = (pool.as_bits(pool.arg(args[0], 1))?, pool.as_bits(args[1])?);
    if k.is_zero() || l.is_zero() {
        return None;
    }
    let product = k.zero_extend(width).mul(&l.zero_extend(width));
    if product.leading_zeros() < width {
        return Some(pool.bv_zero(width));
    }
    let divisor = pool.bits(product.extract(width - 1, 0));
    Some(pool.bv_udiv(a, divisor))
}

/// `a % b % b` is `a % b`.
fn remainder_twice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let again = op == Op::BvUrem && pool.op(args[0]) == Op::BvUrem && pool.arg(args[0], 1) == args[1];
    again.then_some(args[0])
}

/// Zeros before both operands stay out of the division; if only the divisor, a constant, has bits there, it is greater.
fn divide_extended(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    if pool.op(a) != Op::Concat {
        return None;
    }
    let width = pool.width(a);
    let zeros = pool.as_bits(pool.arg(a, 0)).filter(|k| k.is_zero())?.width();
    let of_b = match pool.as_bits(b) {
        Some(k) => k.leading_zeros(),
        // The quotient by 0 has ones in front.
        None if op == Op::BvUdiv || pool.op(b) != Op::Concat => return None,
        None => pool.as_bits(pool.arg(b, 0)).filter(|k| k.is_zero())?.width(),
    };
    if pool.as_bits(b).is_some() && of_b < zeros {
        return Some(if op == Op::BvUdiv { pool.bv_zero(width) } else { a });
    }
    let rest = width - zeros.min(of_b);
    let (a, b) = (pool.extract(rest - 1, 0, a), pool.extract(rest - 1, 0, b));
    let result = if op == Op::BvUdiv { pool.bv_udiv(a, b) } else { pool.bv_urem(a, b) };
    Some(pool.zero_extend(width - rest, result))
}
