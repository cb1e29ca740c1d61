//! Sums: linear combinations of terms with constant coefficients modulo `2^width`.
//!
//! The normal form is sorted by id and ends with the constant, if it is not 0. `~t` counts as `-t - 1` and `t[..]`
//! before zeros as the multiple of `t` that it is. Long sums stay as they are inside others, so that long chains are
//! built in linear time. At width 1 a sum is an exclusive disjunction.

use super::{FLAT, rules};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

/// A linear combination plus a constant, all of one width.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    /// Terms with their coefficients; after [`Sum::collect`] sorted by id, without repetition, no coefficient 0.
    pub terms: Vec<(Term, Bits)>,
    /// The constant.
    pub constant: Bits,
}

impl Sum {
    /// The empty sum.
    pub fn new(width: u32) -> Sum {
        Sum { terms: Vec::new(), constant: Bits::zero(width) }
    }

    /// Adds `k * t`, opening `t` if it is a sum.
    pub fn add(&mut self, pool: &mut TermPool, k: &Bits, t: Term) {
        if pool.op(t) == Op::BvAdd && pool.args(t).len() <= FLAT {
            for i in 0..pool.args(t).len() {
                let part = pool.arg(t, i);
                self.add_monomial(pool, k, part);
            }
        } else {
            self.add_monomial(pool, k, t);
        }
    }

    fn add_monomial(&mut self, pool: &mut TermPool, k: &Bits, t: Term) {
        if let Some(value) = pool.as_bits(t) {
            self.constant = self.constant.add(&k.mul(value));
        } else if pool.op(t) == Op::BvNot {
            let inner = pool.arg(t, 0);
            self.constant = self.constant.sub(k);
            self.add(pool, &k.neg(), inner);
        } else if let Some((factor, rest)) = pool.scaled(t) {
            self.terms.push((rest, k.mul(&factor)));
        } else {
            self.terms.push((t, k.clone()));
        }
    }

    /// Brings the terms into normal form.
    pub fn collect(&mut self) {
        self.terms.sort_by_key(|(t, _)| *t);
        self.terms.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 = kept.1.add(&next.1);
            }
            same
        });
        self.terms.retain(|(_, k)| !k.is_zero());
    }

    /// All coefficients and the constant negated.
    pub fn negate(&mut self) {
        self.terms.iter_mut().for_each(|(_, k)| *k = k.neg());
        self.constant = self.constant.neg();
    }

    /// The term of a collected sum.
    pub fn to_term(&self, pool: &mut TermPool) -> Term {
        let mut args = Vec::with_capacity(self.terms.len() + 1);
        for (t, k) in &self.terms {
            let k = pool.bits(k.clone());
            args.push(pool.bv_mul(&[k, *t]));
        }
        args.sort_unstable();
        if !self.constant.is_zero() || args.is_empty() {
            args.push(pool.bits(self.constant.clone()));
        }
        match args[..] {
            [only] => only,
            _ => pool.bv_node(RULES, Op::BvAdd, &args),
        }
    }
}

impl TermPool {
    /// The sum of one or more terms.
    pub fn bv_add(&mut self, args: &[Term]) -> Term {
        let width = self.width(args[0]);
        if width == 1 {
            return self.bv_xor(args);
        }
        let mut sum = Sum::new(width);
        let one = Bits::one(width);
        for t in args {
            sum.add(self, &one, *t);
        }
        sum.collect();
        sum.to_term(self)
    }

    /// Splits `k * t` into `k` and `t`, where `k` is not 1 and `t` is no sum.
    pub(super) fn scaled(&mut self, t: Term) -> Option<(Bits, Term)> {
        match self.op(t) {
            Op::BvMul => {
                let factor = self.as_bits(self.arg(t, 0))?.clone();
                let rest: Vec<Term> = self.args(t)[1..].to_vec();
                let rest = if let [only] = rest[..] { only } else { self.bv_intern(Op::BvMul, &rest) };
                (self.op(rest) != Op::BvAdd).then_some((factor, rest))
            }
            Op::Concat => {
                let &[high, zeros] = self.args(t) else { return None };
                if !self.bits_are(zeros, Bits::is_zero) {
                    return None;
                }
                let (k, width) = (self.width(zeros), self.width(t));
                let whole = matches!(self.op(high), Op::Extract(top, 0) if top + k + 1 == width);
                let rest = self.arg_if(whole, high)?;
                (self.width(rest) == width && self.op(rest) != Op::BvAdd)
                    .then(|| (Bits::power(k, width), rest))
            }
            _ => None,
        }
    }

    fn arg_if(&self, yes: bool, t: Term) -> Option<Term> {
        yes.then(|| self.arg(t, 0))
    }
}

rules![add_choice, add_disjoint];

/// `ite(c, k, l) + m` is `ite(c, k + m, l + m)`.
fn add_choice(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let &[choice, constant] = args else { return None };
    let m = pool.as_bits(constant)?.clone();
    pool.map_choice(choice, |k| k.add(&m))
}

/// Slices of which at most one is not 0 at each place are put together.
fn add_disjoint(pool: &mut TermPool, _: Op, args: &[Term]) -> Option<Term> {
    let rows = pool.slices_of_all(args)?;
    let mut parts = Vec::with_capacity(rows.len());
    for row in rows {
        let mut present = row.iter().copied().filter(|t| !pool.bits_are(*t, Bits::is_zero));
        let part = present.next().unwrap_or(row[0]);
        if present.next().is_some() {
            return None;
        }
        parts.push(part);
    }
    Some(pool.concat(&parts))
}
