//! The last resort: the bits of one application, exactly.
//!
//! A bit of a word is the atom that its slice, as it stands ([`TermPool::raw_bit`]), is 1; equal words have equal slices by
//! congruence. [`define`] gives the clauses that make the bits of `t = op(args)` those that `op` computes, with fresh Boolean
//! constants for carries and other inner gates; [`equal_words`] the converse of congruence for two words. Choices are the
//! solver's own.
//!
//! The clauses are valid for some value of the fresh constants, which they determine: a consequence that does not mention
//! these is valid. The circuits are textbook ones: ripple adders, shift-and-add products, restoring division, stages of
//! a shifter.

use super::{Lemma, SchemaId};
use eufonium_base::Bits;
use eufonium_ir::{Op, Sort, Term, TermPool};

/// The clauses of a circuit.
#[derive(Clone, Debug)]
pub struct Definition {
    /// What defines the bits.
    pub lemmas: Vec<Lemma>,
    /// The fresh Boolean constants in them, each a function of the bits.
    pub auxiliary: Vec<Term>,
}

/// The formula that bit `i` of a word is set.
pub fn bit(pool: &mut TermPool, t: Term, i: u32) -> Term {
    let (slice, one) = (pool.raw_bit(i, t), pool.bits(Bits::one(1)));
    pool.raw_eq(slice, one)
}

/// All bits of a word, the lowest first.
fn word(pool: &mut TermPool, t: Term) -> Vec<Term> {
    (0..pool.width(t)).map(|i| bit(pool, t, i)).collect()
}

/// Defines the bits of an application of an operator on words, or a comparison; `None` for other terms, and if that takes
/// more than `limit` clauses.
pub fn define(pool: &mut TermPool, t: Term, limit: usize) -> Option<Definition> {
    let args = pool.args(t).to_vec();
    if args.is_empty() || args.iter().any(|a| pool.as_bv(pool.sort(*a)).is_none()) {
        return None;
    }
    let op = pool.op(t);
    let words: Vec<Vec<Term>> = args.iter().map(|a| word(pool, *a)).collect();
    let mut circuit = Circuit { pool, clauses: Vec::new(), auxiliary: Vec::new(), limit, failed: false };
    if matches!(op, Op::BvUlt | Op::BvSlt) {
        let [mut a, mut b] = [words[0].clone(), words[1].clone()];
        if op == Op::BvSlt {
            // The signed order is the other one with signs exchanged.
            let top = a.len() - 1;
            std::mem::swap(&mut a[top], &mut b[top]);
        }
        let less = circuit.less(&a, &b);
        circuit.tie(t, less);
    } else {
        let result = circuit.apply(op, &words)?;
        let own = word(circuit.pool, t);
        for (bit, value) in own.into_iter().zip(result) {
            circuit.tie(bit, value);
        }
    }
    circuit.finish(SchemaId::Bits)
}

/// BvMode with equal bits are equal; where neither is a constant, with a fresh constant for each bit in which they differ.
pub fn equal_words(pool: &mut TermPool, a: Term, b: Term) -> Definition {
    let same = pool.raw_eq(a, b);
    let (x, y) = (word(pool, a), word(pool, b));
    let constant = pool.as_bits(a).is_some() || pool.as_bits(b).is_some();
    let mut circuit =
        Circuit { pool, clauses: Vec::new(), auxiliary: Vec::new(), limit: usize::MAX, failed: false };
    let mut clause = vec![same];
    for (x, y) in x.into_iter().zip(y) {
        clause.push(if constant { circuit.constant_xor(x, y) } else { circuit.xor(x, y) });
    }
    circuit.clause(&clause);
    circuit.finish(SchemaId::EqualBits).expect("there is no limit")
}

/// Gates under way: each is a literal, with clauses that define it.
struct Circuit<'p> {
    pool: &'p mut TermPool,
    clauses: Vec<Vec<Term>>,
    auxiliary: Vec<Term>,
    limit: usize,
    failed: bool,
}

impl Circuit<'_> {
    fn finish(self, schema: SchemaId) -> Option<Definition> {
        let lemmas = self.clauses.into_iter().map(|clause| Lemma { schema, clause }).collect();
        (!self.failed).then_some(Definition { lemmas, auxiliary: self.auxiliary })
    }

    fn clause(&mut self, literals: &[Term]) {
        let (tt, ff) = (self.pool.tt(), self.pool.ff());
        if literals.contains(&tt) {
            return;
        }
        let mut clause: Vec<Term> = literals.iter().copied().filter(|l| *l != ff).collect();
        clause.sort_unstable();
        clause.dedup();
        let pool = &*self.pool;
        let clash = clause.iter().any(|l| pool.op(*l) == Op::Not && clause.contains(&pool.arg(*l, 0)));
        self.failed |= self.clauses.len() >= self.limit;
        if !clash && !self.failed {
            self.clauses.push(clause);
        }
    }

    fn fresh(&mut self) -> Term {
        let t = self.pool.fresh("gate", Sort::BOOL);
        self.auxiliary.push(t);
        t
    }
    fn not(&mut self, a: Term) -> Term {
        self.pool.not(a)
    }

    /// `a <-> b`.
    fn tie(&mut self, a: Term, b: Term) {
        let (na, nb) = (self.not(a), self.not(b));
        self.clause(&[na, b]);
        self.clause(&[a, nb]);
    }

    fn and(&mut self, a: Term, b: Term) -> Term {
        let (tt, ff) = (self.pool.tt(), self.pool.ff());
        match () {
            () if a == ff || b == ff || self.pool.are_complements(a, b) => ff,
            () if a == tt || a == b => b,
            () if b == tt => a,
            () => {
                let gate = self.fresh();
                let [n, na, nb] = [gate, a, b].map(|l| self.not(l));
                self.clause(&[n, a]);
                self.clause(&[n, b]);
                self.clause(&[gate, na, nb]);
                gate
            }
        }
    }
    fn or(&mut self, a: Term, b: Term) -> Term {
        let (na, nb) = (self.not(a), self.not(b));
        let neither = self.and(na, nb);
        self.not(neither)
    }
    /// The exclusive disjunction where one side is a constant.
    fn constant_xor(&mut self, a: Term, b: Term) -> Term {
        let (tt, ff) = (self.pool.tt(), self.pool.ff());
        match () {
            () if a == ff => b,
            () if b == ff => a,
            () if a == tt => self.not(b),
            () => self.not(a),
        }
    }
    fn xor(&mut self, a: Term, b: Term) -> Term {
        let (tt, ff) = (self.pool.tt(), self.pool.ff());
        if a == b || self.pool.are_complements(a, b) {
            return self.pool.bool(a != b);
        }
        if [tt, ff].contains(&a) || [tt, ff].contains(&b) {
            return self.constant_xor(a, b);
        }
        let gate = self.fresh();
        let [n, na, nb] = [gate, a, b].map(|l| self.not(l));
        self.clause(&[n, a, b]);
        self.clause(&[n, na, nb]);
        self.clause(&[gate, na, b]);
        self.clause(&[gate, a, nb]);
        gate
    }
    /// `a` if `c`, else `b`.
    fn choose(&mut self, c: Term, a: Term, b: Term) -> Term {
        let nc = self.not(c);
        let (then, or) = (self.and(c, a), self.and(nc, b));
        self.or(then, or)
    }

    /// Sum and carry of three bits.
    fn full(&mut self, a: Term, b: Term, carry: Term) -> (Term, Term) {
        let half = self.xor(a, b);
        let sum = self.xor(half, carry);
        let (both, passed) = (self.and(a, b), self.and(half, carry));
        (sum, self.or(both, passed))
    }

    /// A sum modulo the width, and the carry that leaves it.
    fn add(&mut self, a: &[Term], b: &[Term], mut carry: Term) -> (Vec<Term>, Term) {
        let mut out = Vec::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            let (sum, next) = self.full(*a, *b, carry);
            out.push(sum);
            carry = next;
        }
        (out, carry)
    }

    /// Whether `a < b` without sign, from the lowest bit on.
    fn less(&mut self, a: &[Term], b: &[Term]) -> Term {
        let mut less = self.pool.ff();
        for (a, b) in a.iter().zip(b) {
            let (differ, na) = (self.xor(*a, *b), self.not(*a));
            let here = self.and(na, *b);
            let same = self.not(differ);
            let below = self.and(same, less);
            less = self.or(here, below);
        }
        less
    }

    fn apply(&mut self, op: Op, words: &[Vec<Term>]) -> Option<Vec<Term>> {
        let (first, rest) = words.split_first()?;
        let ff = self.pool.ff();
        let fold = |circuit: &mut Self, gate: fn(&mut Self, Term, Term) -> Term| {
            rest.iter()
                .fold(first.clone(), |acc, w| acc.iter().zip(w).map(|(a, b)| gate(circuit, *a, *b)).collect())
        };
        Some(match op {
            Op::BvNot => first.iter().map(|a| self.not(*a)).collect(),
            Op::BvAnd => fold(self, Self::and),
            Op::BvOr => fold(self, Self::or),
            Op::BvXor => fold(self, Self::xor),
            Op::BvAdd => rest.iter().fold(first.clone(), |acc, w| self.add(&acc, w, ff).0),
            Op::BvMul => {
                let mut product = first.clone();
                for w in rest {
                    product = self.multiply(&product, w)?;
                }
                product
            }
            Op::BvUdiv => self.divide(first, &rest[0])?.0,
            Op::BvUrem => self.divide(first, &rest[0])?.1,
            Op::BvShl | Op::BvLshr | Op::BvAshr => self.shift(op, first, &rest[0]),
            Op::Concat => words.iter().rev().flatten().copied().collect(),
            Op::Extract(high, low) => first[low as usize..=high as usize].to_vec(),
            Op::SignExtend(n) => {
                let sign = first[first.len() - 1];
                first.iter().copied().chain((0..n).map(|_| sign)).collect()
            }
            _ => return None,
        })
    }

    /// Shifted operands are added where the other has a bit.
    fn multiply(&mut self, a: &[Term], b: &[Term]) -> Option<Vec<Term>> {
        let ff = self.pool.ff();
        let mut sum = vec![ff; a.len()];
        for (shift, bit) in b.iter().enumerate() {
            if self.failed {
                return None;
            }
            let row: Vec<Term> = a[..a.len() - shift].iter().map(|a| self.and(*a, *bit)).collect();
            let high = self.add(&sum[shift..], &row, ff).0;
            sum.truncate(shift);
            sum.extend(high);
        }
        Some(sum)
    }

    /// Quotient and remainder: the remainder so far takes in one more bit, and loses the divisor if it is not below it. With
    /// the divisor 0 it never is, which gives the quotient of ones and the dividend as remainder.
    fn divide(&mut self, a: &[Term], b: &[Term]) -> Option<(Vec<Term>, Vec<Term>)> {
        let (tt, ff) = (self.pool.tt(), self.pool.ff());
        let mut divisor = b.to_vec();
        divisor.push(ff);
        let complement: Vec<Term> = divisor.iter().map(|b| self.not(*b)).collect();
        let (mut rest, mut quotient) = (vec![ff; a.len()], Vec::new());
        for bit in a.iter().rev() {
            if self.failed {
                return None;
            }
            let mut taken = vec![*bit];
            taken.append(&mut rest);
            // The carry of `taken - divisor` says that it does not go below 0.
            let (difference, fits) = self.add(&taken, &complement, tt);
            quotient.push(fits);
            rest = difference.iter().zip(&taken).map(|(d, t)| self.choose(fits, *d, *t)).collect();
            rest.pop();
        }
        quotient.reverse();
        Some((quotient, rest))
    }

    /// One stage for each bit of the amount that is below the width; the others shift everything out.
    fn shift(&mut self, op: Op, a: &[Term], by: &[Term]) -> Vec<Term> {
        let width = a.len();
        let fill = if op == Op::BvAshr { a[width - 1] } else { self.pool.ff() };
        let (mut out, mut far) = (a.to_vec(), self.pool.ff());
        for (k, bit) in by.iter().enumerate() {
            let distance = if k < 32 { 1usize << k } else { usize::MAX };
            if distance >= width {
                far = self.or(far, *bit);
                continue;
            }
            let from = |i: usize| match op {
                Op::BvShl => i.checked_sub(distance),
                _ => Some(i + distance).filter(|i| *i < width),
            };
            let before = out.clone();
            out = (0..width)
                .map(|i| self.choose(*bit, from(i).map_or(fill, |j| before[j]), before[i]))
                .collect();
        }
        out.into_iter().map(|bit| self.choose(far, fill, bit)).collect()
    }
}
