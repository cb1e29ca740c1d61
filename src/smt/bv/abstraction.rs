//! Lemmas about products, quotients and remainders, in place of their circuits.
//!
//! A wide product has fresh bits at first. When a candidate gives them a value that is not the product's, a valid formula
//! that excludes it is added: one of the lemmas below that the candidate violates, which speak of all operands at once;
//! if there is none, the product of just these operands; and after some of those, the circuit. Most questions need a
//! few lemmas, and no circuit.
//!
//! Aina Niemetz, Mathias Preiner and Yoni Zohar, "Scalable bit-blasting with abstractions", CAV 2024. Each lemma is proved
//! by enumeration at small widths in the tests. Absent: lemmas found by synthesis, abstraction of sums.

use eufonium_base::{Bits, HashSet};
use eufonium_ir::{Evaluator, Model, Op, Term, TermPool, Value};

/// An abstracted term and its operands in a candidate, by terms with the same bits that no rule of the term language looks
/// into: over the terms themselves it would simplify lemmas to truths that exclude nothing.
pub struct Instance {
    /// The operator.
    pub op: Op,
    /// Stands for the product, quotient or remainder.
    pub term: Term,
    /// Stand for the operands.
    pub operands: [Term; 2],
    /// The values of the operands.
    pub values: [Bits; 2],
    /// The value of the term.
    pub value: Bits,
}

/// Builds an instance of a lemma; `None` if the values of the operands do not suit it.
type Build = fn(&mut TermPool, &Instance) -> Option<Term>;

/// A lemma about an operator.
struct Lemma {
    name: &'static str,
    op: Op,
    build: Build,
}

/// The lemmas, in the order in which they are tried.
const LEMMAS: &[Lemma] = &[
    Lemma { name: "product with a power of two", op: Op::BvMul, build: product_power },
    Lemma { name: "product with the negation of a power of two", op: Op::BvMul, build: product_minus_power },
    Lemma { name: "lowest bit of a product", op: Op::BvMul, build: product_odd },
    Lemma { name: "trailing zeros of a product", op: Op::BvMul, build: product_zeros },
    Lemma { name: "quotient by zero", op: Op::BvUdiv, build: quotient_by_zero },
    Lemma { name: "quotient by a power of two", op: Op::BvUdiv, build: quotient_power },
    Lemma { name: "quotient by a larger number", op: Op::BvUdiv, build: quotient_small },
    Lemma { name: "quotient by the number itself", op: Op::BvUdiv, build: quotient_same },
    Lemma { name: "quotient is no larger", op: Op::BvUdiv, build: quotient_bound },
    Lemma { name: "quotient by two or more", op: Op::BvUdiv, build: quotient_half },
    Lemma { name: "quotient as a shift", op: Op::BvUdiv, build: quotient_shift },
    Lemma { name: "remainder by zero", op: Op::BvUrem, build: remainder_by_zero },
    Lemma { name: "remainder by a power of two", op: Op::BvUrem, build: remainder_power },
    Lemma { name: "remainder by a larger number", op: Op::BvUrem, build: remainder_small },
    Lemma { name: "remainder by the number itself", op: Op::BvUrem, build: remainder_same },
    Lemma { name: "remainder is smaller", op: Op::BvUrem, build: remainder_bound },
    Lemma { name: "remainder is no larger", op: Op::BvUrem, build: remainder_dividend },
];

/// The greatest width of a product or quotient that gets a circuit at all: the number of its gates is some ten times the
/// square.
pub const WIDEST_CIRCUIT: u32 = 2048;

/// Whether the circuit of a term is worth waiting with.
pub fn is_costly(pool: &TermPool, t: Term, least_width: u32) -> bool {
    let is_open = |a: &&Term| pool.as_bits(**a).is_none();
    match pool.op(t) {
        Op::BvMul => pool.width(t) >= least_width && pool.args(t).iter().filter(is_open).count() > 1,
        Op::BvUdiv | Op::BvUrem => {
            let width = pool.width(t);
            width >= least_width && (width > WIDEST_CIRCUIT || is_open(&&pool.arg(t, 1)))
        }
        _ => false,
    }
}

/// The operands of a costly term; a product of more is that of the last with the others.
pub fn operands(pool: &mut TermPool, t: Term) -> [Term; 2] {
    match *pool.args(t) {
        [a, b] => [a, b],
        [ref others @ .., last] => {
            let others = others.to_vec();
            [pool.bv_mul(&others), last]
        }
        [] => unreachable!("a costly term has operands"),
    }
}

/// The right value of the term for the values of its operands.
pub fn right_value(instance: &Instance) -> Bits {
    let [x, s] = &instance.values;
    match instance.op {
        Op::BvMul => x.mul(s),
        Op::BvUdiv => x.udiv(s),
        _ => x.urem(s),
    }
}

/// A valid formula that the values violate, if a lemma gives one, and that is not `known`.
pub fn violated(pool: &mut TermPool, instance: &Instance, known: &HashSet<Term>) -> Option<Term> {
    for lemma in LEMMAS.iter().filter(|lemma| lemma.op == instance.op) {
        if let Some(formula) = (lemma.build)(pool, instance)
            && !known.contains(&formula)
            && !holds(pool, instance, formula)
        {
            tracing::trace!(target: "smt::bv", lemma = lemma.name, "lemma of an abstraction");
            return Some(formula);
        }
    }
    None
}

/// The value of the term for just these operands: `x = c and s = d -> t = e`.
pub fn value_instance(pool: &mut TermPool, instance: &Instance) -> Term {
    let value = right_value(instance);
    let mut parts = Vec::new();
    for (operand, value) in instance.operands.iter().zip(&instance.values) {
        let value = pool.bits(value.clone());
        let same = pool.eq(*operand, value);
        parts.push(pool.not(same));
    }
    let value = pool.bits(value);
    parts.push(pool.eq(instance.term, value));
    pool.or(&parts)
}

fn holds(pool: &TermPool, instance: &Instance, formula: Term) -> bool {
    let model = Model::new();
    let mut eval = Evaluator::new(&model);
    for (operand, value) in instance.operands.iter().zip(&instance.values) {
        eval.set(*operand, Value::Bits(value.clone()));
    }
    eval.set(instance.term, Value::Bits(instance.value.clone()));
    eval.holds(pool, formula)
}

fn zero(pool: &mut TermPool, i: &Instance) -> Term {
    pool.bits(Bits::zero(i.value.width()))
}

fn minus(pool: &mut TermPool, t: Term) -> Term {
    let ones = Bits::ones(pool.width(t));
    let ones = pool.bits(ones);
    pool.bv_mul(&[ones, t])
}

fn at_most(pool: &mut TermPool, a: Term, b: Term) -> Term {
    let above = pool.bv_ult(b, a);
    pool.not(above)
}

/// `operand = value -> t = result`.
fn if_is(pool: &mut TermPool, operand: Term, value: Bits, t: Term, result: Term) -> Term {
    let value = pool.bits(value);
    let (is, equal) = (pool.eq(operand, value), pool.eq(t, result));
    pool.implies(is, equal)
}

fn shifted(pool: &mut TermPool, by: u32, t: Term, shift: fn(&mut TermPool, Term, Term) -> Term) -> Term {
    let amount = Bits::from_u64(u64::from(by), pool.width(t));
    let amount = pool.bits(amount);
    shift(pool, t, amount)
}

/// The operand that `pick` wants, by its value, with what it picked, and the other operand.
fn split<T>(i: &Instance, pick: impl Fn(&Bits) -> Option<T>) -> Option<(Term, T, Term)> {
    let [x, s] = i.operands;
    match (pick(&i.values[1]), pick(&i.values[0])) {
        (Some(picked), _) => Some((s, picked, x)),
        (_, Some(picked)) => Some((x, picked, s)),
        _ => None,
    }
}

/// `s = 0 -> t = 0` and `s = 2^k -> t = x << k`.
fn product_power(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    if let Some((s, (), _)) = split(i, |v| v.is_zero().then_some(())) {
        let zero = zero(pool, i);
        return Some(if_is(pool, s, Bits::zero(i.value.width()), i.term, zero));
    }
    let (s, k, x) = split(i, Bits::power_of_two)?;
    let result = shifted(pool, k, x, TermPool::bv_shl);
    Some(if_is(pool, s, Bits::power(k, i.value.width()), i.term, result))
}

/// `s = -2^k -> t = -x << k`.
fn product_minus_power(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let (s, k, x) = split(i, |v| v.neg().power_of_two())?;
    let minus = minus(pool, x);
    let result = shifted(pool, k, minus, TermPool::bv_shl);
    Some(if_is(pool, s, Bits::power(k, i.value.width()).neg(), i.term, result))
}

/// `t[0] = x[0] and s[0]`.
fn product_odd(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let [x, s, t] = [i.operands[0], i.operands[1], i.term].map(|a| pool.extract(0, 0, a));
    let both = pool.bv_and(&[x, s]);
    Some(pool.eq(t, both))
}

/// `t = t & (s | -s)` for one operand or the other.
fn product_zeros(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let zeros = i.value.trailing_zeros();
    let s = if i.values[0].trailing_zeros() > zeros { i.operands[0] } else { i.operands[1] };
    let minus = minus(pool, s);
    let mask = pool.bv_or(&[s, minus]);
    let masked = pool.bv_and(&[i.term, mask]);
    Some(pool.eq(i.term, masked))
}

fn quotient_by_zero(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let ones = pool.bits(Bits::ones(i.value.width()));
    Some(if_is(pool, i.operands[1], Bits::zero(i.value.width()), i.term, ones))
}

/// `s = 2^k -> t = x >> k`.
fn quotient_power(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let k = i.values[1].power_of_two()?;
    let result = shifted(pool, k, i.operands[0], TermPool::bv_lshr);
    Some(if_is(pool, i.operands[1], i.values[1].clone(), i.term, result))
}

/// `x < s -> t = 0`.
fn quotient_small(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let (less, zero) = (pool.bv_ult(i.operands[0], i.operands[1]), zero(pool, i));
    let none = pool.eq(i.term, zero);
    Some(pool.implies(less, none))
}

/// `x = s and s != 0 -> t = 1`.
fn quotient_same(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let (zero, one) = (zero(pool, i), pool.bits(Bits::one(i.value.width())));
    let [x, s] = i.operands;
    let (same, none, once) = (pool.eq(x, s), pool.eq(s, zero), pool.eq(i.term, one));
    let differ = pool.not(same);
    Some(pool.or(&[differ, none, once]))
}

/// `s != 0 -> t <= x`.
fn quotient_bound(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let zero = zero(pool, i);
    let (none, bound) = (pool.eq(i.operands[1], zero), at_most(pool, i.term, i.operands[0]));
    Some(pool.or2(none, bound))
}

/// `s > 1 -> t <= x >> 1`.
fn quotient_half(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let one = pool.bits(Bits::one(i.value.width()));
    let few = at_most(pool, i.operands[1], one);
    let half = shifted(pool, 1, i.operands[0], TermPool::bv_lshr);
    let bound = at_most(pool, i.term, half);
    Some(pool.or2(few, bound))
}

/// `s >= x >> t`.
fn quotient_shift(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let shifted = pool.bv_lshr(i.operands[0], i.term);
    Some(at_most(pool, shifted, i.operands[1]))
}

fn remainder_by_zero(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    Some(if_is(pool, i.operands[1], Bits::zero(i.value.width()), i.term, i.operands[0]))
}

/// `s = 2^k -> t = x & (2^k - 1)`.
fn remainder_power(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    i.values[1].power_of_two()?;
    let mask = pool.bits(i.values[1].sub(&Bits::one(i.value.width())));
    let result = pool.bv_and(&[i.operands[0], mask]);
    Some(if_is(pool, i.operands[1], i.values[1].clone(), i.term, result))
}

/// `x < s -> t = x`.
fn remainder_small(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let less = pool.bv_ult(i.operands[0], i.operands[1]);
    let all = pool.eq(i.term, i.operands[0]);
    Some(pool.implies(less, all))
}

/// `x = s -> t = 0`.
fn remainder_same(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let zero = zero(pool, i);
    let (same, none) = (pool.eq(i.operands[0], i.operands[1]), pool.eq(i.term, zero));
    Some(pool.implies(same, none))
}

/// `s != 0 -> t < s`.
fn remainder_bound(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    let zero = zero(pool, i);
    let (none, bound) = (pool.eq(i.operands[1], zero), pool.bv_ult(i.term, i.operands[1]));
    Some(pool.or2(none, bound))
}

/// `t <= x`.
fn remainder_dividend(pool: &mut TermPool, i: &Instance) -> Option<Term> {
    Some(at_most(pool, i.term, i.operands[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All values of operands and term at the width.
    fn instances(pool: &mut TermPool, op: Op, width: u32) -> Vec<Instance> {
        let sort = pool.bv_sort(width);
        let [x, s, term] = ["x", "s", "t"].map(|name| pool.constant(name, sort));
        let number = |n: u64| Bits::from_u64(n, width);
        let all = 1u64 << width;
        (0..all * all * all)
            .map(|n| Instance {
                op,
                term,
                operands: [x, s],
                values: [number(n % all), number(n / all % all)],
                value: number(n / all / all),
            })
            .collect()
    }

    #[test]
    fn lemmas_are_valid() {
        for lemma in LEMMAS {
            for width in 1..=4 {
                let mut pool = TermPool::new();
                let all = instances(&mut pool, lemma.op, width);
                // Lemmas are built for values, and must hold for all.
                let built: HashSet<Term> =
                    all.iter().filter_map(|instance| (lemma.build)(&mut pool, instance)).collect();
                let mut right: Vec<Instance> = all;
                right.retain(|instance| right_value(instance) == instance.value);
                for formula in built {
                    let valid = right.iter().all(|instance| holds(&pool, instance, formula));
                    assert!(valid, "{} at width {width}", lemma.name);
                }
            }
        }
    }

    /// Most wrong values are excluded by a lemma.
    #[test]
    fn lemmas_bite() {
        for (op, least) in [(Op::BvMul, 60), (Op::BvUdiv, 80), (Op::BvUrem, 60)] {
            let mut pool = TermPool::new();
            let (mut wrong, mut caught) = (0, 0);
            for instance in instances(&mut pool, op, 3) {
                if right_value(&instance) == instance.value {
                    assert!(
                        violated(&mut pool, &instance, &HashSet::default()).is_none(),
                        "a right value violates nothing"
                    );
                } else {
                    wrong += 1;
                    caught += usize::from(violated(&mut pool, &instance, &HashSet::default()).is_some());
                    let formula = value_instance(&mut pool, &instance);
                    assert!(!holds(&pool, &instance, formula));
                }
            }
            assert!(caught * 100 >= wrong * least, "{op:?}: {caught} of {wrong}");
        }
    }
}
