//! Equations between polynomials: both sides are multiplied out, with bounded effort, to see whether they are the same or
//! differ by a constant. Only the verdict is used: the terms stay as they are, so that nothing grows.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;
use std::collections::BTreeMap;

/// How many factors are looked at.
const EFFORT: usize = 256;

/// A product under way: its coefficient, the factors that are no polynomials, and those still to be multiplied out.
type Product = (Bits, Vec<Term>, Vec<Term>);

/// Whether a term, or a monomial of it, has a factor that can be multiplied out.
fn is_nested(pool: &TermPool, t: Term) -> bool {
    let opens = |f: &Term| matches!(pool.op(*f), Op::BvAdd | Op::BvMul | Op::BvNot | Op::BvShl);
    let product = |t: &Term| matches!(pool.op(*t), Op::BvMul | Op::BvShl) && pool.args(*t).iter().any(opens);
    product(&t) || pool.op(t) == Op::BvAdd && pool.args(t).iter().any(product)
}

/// The monomials of `a - b` with their coefficients; `None` if that takes too long.
fn expand(pool: &mut TermPool, a: Term, b: Term) -> Option<BTreeMap<Vec<Term>, Bits>> {
    let width = pool.width(a);
    let one = Bits::one(width);
    let minus = Bits::ones(width);
    let mut monomials: BTreeMap<Vec<Term>, Bits> = BTreeMap::new();
    let mut stack: Vec<Product> =
        vec![(one.clone(), Vec::new(), vec![a]), (minus.clone(), Vec::new(), vec![b])];
    let mut effort = EFFORT;
    while let Some((mut k, mut done, mut todo)) = stack.pop() {
        effort = effort.checked_sub(1)?;
        let Some(factor) = todo.pop() else {
            done.sort_unstable();
            let entry = monomials.entry(done).or_insert_with(|| Bits::zero(width));
            *entry = entry.add(&k);
            continue;
        };
        if let Some(value) = pool.as_bits(factor) {
            k = k.mul(value);
        } else if let Some((value, rest)) = pool.scaled(factor) {
            k = k.mul(&value);
            todo.push(rest);
        } else {
            match pool.op(factor) {
                Op::BvAdd => {
                    for &part in pool.args(factor) {
                        let rest = todo.iter().copied().chain([part]).collect();
                        stack.push((k.clone(), done.clone(), rest));
                    }
                    continue;
                }
                Op::BvNot => {
                    // -x - 1
                    let k = k.mul(&minus);
                    stack.push((k.clone(), done.clone(), todo.clone()));
                    todo.push(pool.arg(factor, 0));
                    stack.push((k, done, todo));
                    continue;
                }
                Op::BvMul => todo.extend(pool.args(factor)),
                Op::BvShl => {
                    let (shifted, by) = (pool.arg(factor, 0), pool.arg(factor, 1));
                    let unit = pool.bits(one.clone());
                    done.push(pool.bv_shl(unit, by));
                    todo.push(shifted);
                }
                _ => done.push(factor),
            }
        }
        stack.push((k, done, todo));
    }
    monomials.retain(|_, k| !k.is_zero());
    Some(monomials)
}

/// Sides that are the same polynomial, or differ by a constant.
pub(super) fn equal_polynomials(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let (a, b) = (args[0], args[1]);
    if !is_nested(pool, a) && !is_nested(pool, b) {
        return None;
    }
    let monomials = expand(pool, a, b)?;
    if monomials.is_empty() {
        return Some(pool.tt());
    }
    (monomials.len() == 1 && monomials.contains_key(&Vec::new())).then(|| pool.ff())
}
