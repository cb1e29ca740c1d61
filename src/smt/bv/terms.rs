//! Terms over bit-vectors as words of the graph, and conditions on them as literals: the operators as a table of circuits.
//!
//! The caller decides in which order terms are built (parts first) and what the leaves are; the graph is handed in, so that
//! whoever has one may use the table.

use super::aig::Aig;
use super::circuits::{self, Fill, Summand, Word};
use super::literal::AigLit;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Op, Term, TermPool};

/// What has been built.
#[derive(Debug, Default)]
pub struct Terms {
    /// The words of bit-vectors.
    pub words: HashMap<Term, Word>,
    /// The literals of conditions.
    pub truths: HashMap<Term, AigLit>,
    /// Quotient and remainder by operands.
    divisions: HashMap<(Term, Term), (Word, Word)>,
}

/// A summand without its sign, and whether it is subtracted.
fn summand(pool: &TermPool, t: Term) -> (Term, bool) {
    match (pool.op(t), pool.args(t)) {
        (Op::BvMul, &[c, x]) if pool.as_bits(c).is_some_and(Bits::is_ones) => (x, true),
        _ => (t, false),
    }
}

impl Terms {
    /// The terms that the circuit of a term is made of. A summand `-x` counts as `x`.
    pub fn parts(pool: &TermPool, t: Term) -> Vec<Term> {
        match pool.op(t) {
            Op::BvAdd => pool.args(t).iter().map(|a| summand(pool, *a).0).collect(),
            _ => pool.args(t).to_vec(),
        }
    }

    /// Whether the term, a condition or of bit-vectors, was built.
    pub fn is_built(&self, pool: &TermPool, t: Term) -> bool {
        if pool.sort(t).is_bool() { self.truths.contains_key(&t) } else { self.words.contains_key(&t) }
    }

    /// Whether the table has the operator of a term, which is a condition or of bit-vectors.
    pub fn has_circuit(pool: &TermPool, t: Term) -> bool {
        let is_word = |t: Term| pool.word_width(pool.sort(t)).is_some();
        match pool.op(t) {
            Op::True | Op::False | Op::Not | Op::And | Op::Or | Op::BvUlt | Op::BvSlt => true,
            Op::Eq => is_word(pool.arg(t, 0)) || pool.sort(pool.arg(t, 0)).is_bool(),
            Op::Ite => is_word(t) || pool.sort(t).is_bool(),
            Op::Word | Op::OfWord => true,
            Op::Bits(_) | Op::BvNot | Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvAdd | Op::BvMul => true,
            Op::BvUdiv | Op::BvUrem | Op::BvShl | Op::BvLshr | Op::BvAshr => true,
            Op::Concat | Op::Extract(..) | Op::SignExtend(_) => true,
            _ => false,
        }
    }

    /// The word of a term whose parts are built.
    pub fn build_word(&mut self, g: &mut Aig, pool: &TermPool, t: Term) {
        let built = self.circuit(g, pool, t, pool.args(t));
        self.words.insert(t, built);
    }

    /// The literal of a condition whose parts are built.
    pub fn build_condition(&mut self, g: &mut Aig, pool: &TermPool, t: Term) {
        let args = pool.args(t);
        let truth = |i: usize| self.truths[&args[i]];
        let word = |i: usize| &self.words[&args[i]][..];
        let literal = match pool.op(t) {
            Op::True => AigLit::TRUE,
            Op::False => AigLit::FALSE,
            Op::Not => !truth(0),
            Op::And => (0..args.len()).fold(AigLit::TRUE, |all, i| g.and(all, truth(i))),
            Op::Or => (0..args.len()).fold(AigLit::FALSE, |any, i| g.or(any, truth(i))),
            Op::Ite => g.ite(truth(0), truth(1), truth(2)),
            Op::Eq if pool.sort(args[0]).is_bool() => g.iff(truth(0), truth(1)),
            Op::Eq => circuits::equal(g, word(0), word(1)),
            Op::BvUlt => circuits::unsigned_less(g, word(0), word(1)),
            Op::BvSlt => circuits::signed_less(g, word(0), word(1)),
            op => unreachable!("{op:?} enters the graph as an input"),
        };
        self.truths.insert(t, literal);
    }

    /// The circuit of a term's operator over parts that are built.
    pub fn circuit(&mut self, g: &mut Aig, pool: &TermPool, t: Term, args: &[Term]) -> Word {
        if matches!(pool.op(t), Op::BvUdiv | Op::BvUrem) {
            return self.divide(g, pool, t);
        }
        let word = |i: usize| &self.words[&args[i]][..];
        let mut fold = |op: fn(&mut Aig, &[AigLit], &[AigLit]) -> Word| {
            (1..args.len()).fold(word(0).to_vec(), |acc, i| op(g, &acc, word(i)))
        };
        match pool.op(t) {
            Op::Bits(_) => {
                let bits = pool.as_bits(t).expect("a constant has bits");
                circuits::constant((0..bits.width()).map(|i| bits.bit(i)))
            }
            // A value and its word are the same bits.
            Op::Word | Op::OfWord => word(0).to_vec(),
            Op::BvNot => circuits::not(word(0)),
            Op::BvAnd => fold(circuits::and),
            Op::BvOr => fold(circuits::or),
            Op::BvXor => fold(circuits::xor),
            Op::BvMul => fold(circuits::multiply),
            Op::BvAdd => {
                let summands: Vec<Summand<'_>> = args
                    .iter()
                    .map(|a| {
                        let (x, negated) = summand(pool, *a);
                        Summand { word: &self.words[&x], negated }
                    })
                    .collect();
                circuits::sum(g, &summands)
            }
            Op::BvShl => circuits::shift_left(g, word(0), word(1)),
            Op::BvLshr => circuits::shift_right(g, word(0), word(1), Fill::Zero),
            Op::BvAshr => circuits::shift_right(g, word(0), word(1), Fill::Sign),
            Op::Concat => (0..args.len()).rev().flat_map(word).copied().collect(),
            Op::Extract(high, low) => word(0)[low as usize..=high as usize].to_vec(),
            Op::SignExtend(n) => {
                let mut bits = word(0).to_vec();
                let sign = *bits.last().expect("a word has a bit");
                bits.resize(bits.len() + n as usize, sign);
                bits
            }
            Op::Ite => circuits::ite(g, self.truths[&args[0]], word(1), word(2)),
            op => unreachable!("{op:?} is a leaf"),
        }
    }

    fn divide(&mut self, g: &mut Aig, pool: &TermPool, t: Term) -> Word {
        let (a, b) = (pool.arg(t, 0), pool.arg(t, 1));
        let Terms { words, divisions, .. } = self;
        let (quotient, remainder) =
            divisions.entry((a, b)).or_insert_with(|| circuits::divide(g, &words[&a], &words[&b]));
        if pool.op(t) == Op::BvUdiv { quotient.clone() } else { remainder.clone() }
    }
}
