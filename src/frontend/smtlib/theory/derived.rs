//! Operators of bit-vectors that are made of others.

use crate::base::Bits;
use crate::ir::{Term, TermPool};

/// `-a`.
pub fn bv_neg(pool: &mut TermPool, a: Term) -> Term {
    let ones = pool.bits(Bits::ones(pool.width(a)));
    pool.bv_mul(&[ones, a])
}
/// `a - b`.
pub fn bv_sub(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let minus_b = bv_neg(pool, b);
    pool.bv_add(&[a, minus_b])
}
/// Complement of the conjunction.
pub fn bv_nand(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_and(&[a, b]);
    pool.bv_not(t)
}
/// Complement of the disjunction.
pub fn bv_nor(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_or(&[a, b]);
    pool.bv_not(t)
}
/// Complement of the exclusive disjunction.
pub fn bv_xnor(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_xor(&[a, b]);
    pool.bv_not(t)
}
/// A formula as a bit.
pub fn bit_of(pool: &mut TermPool, formula: Term) -> Term {
    let (one, zero) = (pool.bits(Bits::one(1)), pool.bits(Bits::zero(1)));
    pool.ite(formula, one, zero)
}
/// Equality as a bit.
pub fn bv_comp(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let eq = pool.eq(a, b);
    bit_of(pool, eq)
}
/// `a <= b` without sign.
pub fn bv_ule(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_ult(b, a);
    pool.not(t)
}
/// `a > b` without sign.
pub fn bv_ugt(pool: &mut TermPool, a: Term, b: Term) -> Term {
    pool.bv_ult(b, a)
}
/// `a >= b` without sign.
pub fn bv_uge(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_ult(a, b);
    pool.not(t)
}
/// `a <= b` with sign.
pub fn bv_sle(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_slt(b, a);
    pool.not(t)
}
/// `a > b` with sign.
pub fn bv_sgt(pool: &mut TermPool, a: Term, b: Term) -> Term {
    pool.bv_slt(b, a)
}
/// `a >= b` with sign.
pub fn bv_sge(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let t = pool.bv_slt(a, b);
    pool.not(t)
}

fn zero_like(pool: &mut TermPool, a: Term) -> Term {
    pool.bits(Bits::zero(pool.width(a)))
}
fn is_negative(pool: &mut TermPool, a: Term) -> Term {
    let zero = zero_like(pool, a);
    pool.bv_slt(a, zero)
}
fn negated_if(pool: &mut TermPool, condition: Term, a: Term) -> Term {
    let minus = bv_neg(pool, a);
    pool.ite(condition, minus, a)
}
fn magnitude(pool: &mut TermPool, a: Term) -> Term {
    let negative = is_negative(pool, a);
    negated_if(pool, negative, a)
}

/// Signed quotient.
pub fn bv_sdiv(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let (x, y) = (magnitude(pool, a), magnitude(pool, b));
    let quotient = pool.bv_udiv(x, y);
    let (sign_a, sign_b) = (is_negative(pool, a), is_negative(pool, b));
    let differ = pool.xor(sign_a, sign_b);
    negated_if(pool, differ, quotient)
}
/// Signed remainder, with the sign of the dividend.
pub fn bv_srem(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let (x, y) = (magnitude(pool, a), magnitude(pool, b));
    let rest = pool.bv_urem(x, y);
    let negative = is_negative(pool, a);
    negated_if(pool, negative, rest)
}
/// Signed remainder, with the sign of the divisor.
pub fn bv_smod(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let rest = bv_srem(pool, a, b);
    let zero = zero_like(pool, a);
    let exact = pool.eq(rest, zero);
    let (sign_a, sign_b) = (is_negative(pool, a), is_negative(pool, b));
    let same = pool.eq(sign_a, sign_b);
    let keep = pool.or2(exact, same);
    let moved = pool.bv_add(&[rest, b]);
    pool.ite(keep, rest, moved)
}
/// Rotation to the left.
pub fn rotate_left(pool: &mut TermPool, n: u32, a: Term) -> Term {
    let width = pool.width(a);
    match n % width {
        0 => a,
        n => {
            let (high, low) = (pool.extract(width - n - 1, 0, a), pool.extract(width - 1, width - n, a));
            pool.concat(&[high, low])
        }
    }
}
/// Rotation to the right.
pub fn rotate_right(pool: &mut TermPool, n: u32, a: Term) -> Term {
    let width = pool.width(a);
    rotate_left(pool, width - n % width, a)
}
/// So many copies side by side.
pub fn repeat(pool: &mut TermPool, n: u32, a: Term) -> Term {
    pool.concat(&vec![a; n as usize])
}
/// Whether all bits are 1, as a bit.
pub fn bv_redand(pool: &mut TermPool, a: Term) -> Term {
    let ones = pool.bits(Bits::ones(pool.width(a)));
    bv_comp(pool, a, ones)
}
/// Whether some bit is 1, as a bit.
pub fn bv_redor(pool: &mut TermPool, a: Term) -> Term {
    let zero = zero_like(pool, a);
    let none = bv_comp(pool, a, zero);
    pool.bv_not(none)
}
/// Whether `-a` overflows.
pub fn bv_nego(pool: &mut TermPool, a: Term) -> Term {
    let least = pool.bits(Bits::min_signed(pool.width(a)));
    pool.eq(a, least)
}
/// Whether the operation needs more bits than the arguments have.
fn overflows(
    pool: &mut TermPool,
    args: [Term; 2],
    extra: u32,
    extend: fn(&mut TermPool, u32, Term) -> Term,
    operation: fn(&mut TermPool, Term, Term) -> Term,
) -> Term {
    let width = pool.width(args[0]);
    let [x, y] = args.map(|a| extend(pool, extra, a));
    let exact = operation(pool, x, y);
    let low = pool.extract(width - 1, 0, exact);
    let cut = extend(pool, extra, low);
    let fits = pool.eq(exact, cut);
    pool.not(fits)
}
/// Whether the unsigned sum overflows.
pub fn bv_uaddo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    overflows(pool, [a, b], 1, TermPool::zero_extend, |pool, x, y| pool.bv_add(&[x, y]))
}
/// Whether the signed sum overflows.
pub fn bv_saddo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    overflows(pool, [a, b], 1, TermPool::sign_extend, |pool, x, y| pool.bv_add(&[x, y]))
}
/// Whether the unsigned product overflows.
pub fn bv_umulo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let width = pool.width(a);
    overflows(pool, [a, b], width, TermPool::zero_extend, |pool, x, y| pool.bv_mul(&[x, y]))
}
/// Whether the signed product overflows.
pub fn bv_smulo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let width = pool.width(a);
    overflows(pool, [a, b], width, TermPool::sign_extend, |pool, x, y| pool.bv_mul(&[x, y]))
}
/// Whether the unsigned difference overflows.
pub fn bv_usubo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    pool.bv_ult(a, b)
}
/// Whether the signed difference overflows.
pub fn bv_ssubo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    overflows(pool, [a, b], 1, TermPool::sign_extend, bv_sub)
}
/// Whether the signed quotient overflows.
pub fn bv_sdivo(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let least = bv_nego(pool, a);
    let ones = pool.bits(Bits::ones(pool.width(b)));
    let minus_one = pool.eq(b, ones);
    pool.and2(least, minus_one)
}
