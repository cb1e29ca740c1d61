//! Linear equations modulo `2^width`.

use crate::bv::sum::Sum;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

/// `a - b`, if one of them is a sum or a multiple.
fn difference(pool: &mut TermPool, a: Term, b: Term) -> Option<Sum> {
    let linear = |t: Term| match pool.op(t) {
        Op::BvAdd => true,
        Op::BvMul => pool.as_bits(pool.arg(t, 0)).is_some(),
        _ => false,
    };
    if !linear(a) && !linear(b) {
        return None;
    }
    let width = pool.width(a);
    let mut sum = Sum::new(width);
    sum.add(pool, &Bits::one(width), a);
    sum.add(pool, &Bits::ones(width), b);
    sum.collect();
    Some(sum)
}

/// The inverse of an odd number modulo `2^width`, by Newton's iteration.
fn inverse(k: &Bits) -> Bits {
    let two = Bits::one(k.width()).add(&Bits::one(k.width()));
    let mut inverse = k.clone();
    loop {
        let product = k.mul(&inverse);
        if product.is_one() {
            return inverse;
        }
        inverse = inverse.mul(&two.sub(&product));
    }
}

/// An equation of one monomial and a constant, or of none: `2^n * k * t + m = 0` with an odd `k` says that `m` is a
/// multiple of `2^n`, and what the low bits of `t` are. Coefficients without an odd part common to the constant are no
/// equation at all.
pub(super) fn equal_monomial(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let sum = difference(pool, args[0], args[1])?;
    let exponent = sum.terms.iter().map(|(_, k)| k.trailing_zeros()).min();
    let Some(n) = exponent else { return Some(pool.bool(sum.constant.is_zero())) };
    if sum.constant.trailing_zeros() < n {
        return Some(pool.ff());
    }
    let [(t, k)] = &sum.terms[..] else { return None };
    let high = k.width() - 1;
    let (k, m) = (k.extract(high, n), sum.constant.extract(high, n));
    let solution = pool.bits(m.neg().mul(&inverse(&k)));
    let low = pool.extract(high - n, 0, *t);
    // A long sum is its own monomial.
    ((low, solution) != (args[0], args[1])).then(|| pool.eq(low, solution))
}

/// Whether `a = b` is solved for the declared constant `a`.
fn is_solved(pool: &mut TermPool, a: Term, b: Term) -> bool {
    if pool.as_constant(a).is_none() {
        return false;
    }
    let mut sum = Sum::new(pool.width(b));
    let one = sum.constant.add(&Bits::one(pool.width(b)));
    sum.add(pool, &one, b);
    sum.terms.iter().all(|(t, _)| *t != a)
}

/// An equation of several monomials in its normal form.
pub(super) fn equal_linear(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    let mut sum = difference(pool, a, b)?;
    if is_solved(pool, a, b) || is_solved(pool, b, a) {
        return None;
    }
    let (left, right) = match solvable(pool, &sum) {
        Some(at) => {
            if sum.terms[at].1.is_one() {
                sum.negate();
            }
            let (t, _) = sum.terms.remove(at);
            (t, sum.to_term(pool))
        }
        None => balanced(pool, sum),
    };
    if (left, right) == (a, b) || (left, right) == (b, a) {
        return None;
    }
    Some(pool.eq(left, right))
}

/// The position of the latest term with coefficient 1 or -1 to solve for: a declared constant, else another leaf.
fn solvable(pool: &TermPool, sum: &Sum) -> Option<usize> {
    let unit = |k: &Bits| k.is_one() || k.is_ones();
    let constant = sum.terms.iter().rposition(|(t, k)| pool.as_constant(*t).is_some() && unit(k));
    constant.or_else(|| sum.terms.iter().rposition(|(t, k)| pool.is_bv_leaf(*t) && unit(k)))
}

/// Positive coefficients, the first among them, on the left; the others and the constant on the right.
fn balanced(pool: &mut TermPool, mut sum: Sum) -> (Term, Term) {
    let negative = |k: &Bits| k.sign() && !k.is_min_signed();
    if sum.terms.first().is_some_and(|(_, k)| negative(k)) {
        sum.negate();
    }
    let mut left = Sum::new(sum.constant.width());
    let terms = std::mem::take(&mut sum.terms);
    for (t, k) in terms {
        if negative(&k) { sum.terms.push((t, k.neg())) } else { left.terms.push((t, k)) }
    }
    sum.constant = sum.constant.neg();
    (left.to_term(pool), sum.to_term(pool))
}
