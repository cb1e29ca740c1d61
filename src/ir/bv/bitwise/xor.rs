//! Exclusive disjunction: flat, equal arguments cancelled, complements collected in the constant; a constant of ones is a
//! complement of the rest.

use super::combine;
use crate::bv::rules;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use eufonium_base::Bits;

impl TermPool {
    /// Bitwise exclusive disjunction of one or more terms.
    pub fn bv_xor(&mut self, parts: &[Term]) -> Term {
        let width = self.width(parts[0]);
        let mut constant = Bits::zero(width);
        let mut stripped = Vec::with_capacity(parts.len());
        for t in parts {
            let negated = self.op(*t) == Op::BvNot;
            stripped.push(if negated { self.arg(*t, 0) } else { *t });
            constant = if negated { constant.not() } else { constant };
        }
        let (args, constant) = self.open(Op::BvXor, &stripped, constant);
        // Equal ones stand side by side, and pairs of them cancel.
        let mut odd: Vec<Term> = Vec::with_capacity(args.len());
        for t in args {
            if odd.last() == Some(&t) {
                odd.pop();
            } else {
                odd.push(t);
            }
        }
        let complement = constant.is_ones() && !odd.is_empty();
        if odd.is_empty() || !(constant.is_zero() || complement) {
            odd.push(self.bits(constant));
        }
        let t = match odd[..] {
            [only] => only,
            _ => self.bv_node(RULES, Op::BvXor, &odd),
        };
        if complement { self.bv_not(t) } else { t }
    }
}

rules![xor_choice, xor_slices];

/// `ite(c, k, l) ^ m` is `ite(c, k ^ m, l ^ m)`.
fn xor_choice(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    let &[choice, constant] = args else { return None };
    let m = pool.as_bits(constant)?.clone();
    pool.map_choice(choice, |k| combine(op, k, &m))
}

/// Concatenations are joined slice by slice.
fn xor_slices(pool: &mut TermPool, op: Op, args: &[Term]) -> Option<Term> {
    super::bitwise_slices(pool, op, args)
}
