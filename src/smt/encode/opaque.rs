//! Operators on bit-vectors as uninterpreted functions of the closure.
//!
//! Terms stay what they are, so the abstraction needs no translation and its lemmas none back. A sum, product or
//! junction of several terms is a chain of applications of a commutative symbol to two; the partial results of the chain
//! have nodes and no terms. The two constants of width 1 are the truth values, and every other term of width 1 is one
//! of them: it has a variable, that of its equality with 1.
//!
//! With [`BvMode::UninterpretedOperators`] only costly operators are read so; their results have free bits and a node beside
//! them, like declared functions.

use super::euf::is_application;
use super::{BOTH, Encoder, EufSymbol, Target, bv};
use crate::cc::Node;
use crate::options::BvMode;
use crate::sat::Var;
use eufonium_base::Bits;
use eufonium_ir::{Op, Term, TermPool};

/// Whether the operator joins any number of arguments in a chain.
fn is_chain(op: Op) -> bool {
    matches!(op, Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor | Op::Concat)
}

impl Encoder {
    /// Whether a formula compares bit-vectors by their bits.
    pub(super) fn is_bit_atom(&self, pool: &TermPool, op: Op, t: Term) -> bool {
        self.bv_mode != BvMode::Uninterpreted && bv::is_bit_atom(pool, op, t)
    }

    /// Whether the closure sees a term as a function applied to arguments.
    pub(super) fn is_application(&self, pool: &TermPool, t: Term) -> bool {
        is_application(pool, t) || self.is_opaque_operator(pool, pool.op(t), t)
    }

    /// Whether the operator of a term is read as an uninterpreted function.
    pub fn is_opaque_operator(&self, pool: &TermPool, op: Op, t: Term) -> bool {
        match (self.bv_mode, op) {
            (BvMode::BitBlast, _) => false,
            (_, Op::BvUdiv | Op::BvUrem) => true,
            (_, Op::BvShl | Op::BvLshr | Op::BvAshr) => true,
            (BvMode::UninterpretedOperators, Op::BvMul) => pool.as_bits(pool.arg(t, 0)).is_none(),
            (BvMode::UninterpretedOperators, _) => false,
            (BvMode::Uninterpreted, Op::BvNot | Op::Extract(..) | Op::SignExtend(_)) => true,
            (BvMode::Uninterpreted, Op::BvUlt | Op::BvSlt | Op::IntToBv(_) | Op::BvToInt) => true,
            (BvMode::Uninterpreted, op) => is_chain(op),
        }
    }

    /// The node of a term with an opaque operator whose arguments have theirs.
    pub(super) fn opaque_node(&mut self, pool: &TermPool, target: &mut Target<'_>, op: Op, t: Term) -> Node {
        let key = EufSymbol::Op(op, pool.sort(t));
        let commutes = is_chain(op) && op != Op::Concat;
        let cc = &mut target.theory.cc;
        let symbol = *self
            .symbols
            .entry(key)
            .or_insert_with(|| if commutes { cc.new_commutative_symbol() } else { cc.new_symbol() });
        let args: Vec<Node> = pool.args(t).iter().map(|a| self.nodes[a]).collect();
        if self.bv_mode == BvMode::UninterpretedOperators {
            self.applications.push(t);
            self.mixed_applications.push(t);
        }
        if !is_chain(op) {
            return cc.node(symbol, &args);
        }
        let (first, rest) = args.split_first().expect("a chain has arguments");
        rest.iter().fold(*first, |sum, next| cc.node(symbol, &[sum, *next]))
    }

    /// The node of a constant of width 1.
    pub(super) fn bit_node(&self, pool: &TermPool, target: &Target<'_>, t: Term) -> Node {
        let is_set = pool.as_bits(t).is_some_and(|bits| !bits.is_zero());
        if is_set { target.theory.cc.true_node() } else { target.theory.cc.false_node() }
    }

    /// What holds from the start of an opaque term with a node: the branches of a choice; a term of width 1 is 0 or 1.
    pub(super) fn settle_opaque(&mut self, pool: &mut TermPool, target: &mut Target<'_>, t: Term) {
        if pool.op(t) == Op::Ite {
            self.axiom_ite(pool, t);
        }
        if pool.width(t) == 1 && pool.as_bits(t).is_none() {
            let one = pool.bits(Bits::one(1));
            let is_set = pool.raw_eq(t, one);
            let lit = self.require(pool, target, is_set, BOTH);
            target.sat.demand(lit.var());
        }
    }

    /// Ties the variable of an equality with the bit 1 to the node of the other side. `false` if it is no such equality.
    pub(super) fn register_bit(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        a: Term,
        b: Term,
        var: Var,
    ) -> bool {
        let is_one = |t: Term| pool.as_bits(t).is_some_and(|bits| bits.width() == 1 && !bits.is_zero());
        let other = match (is_one(a), is_one(b)) {
            (true, _) => b,
            (_, true) => a,
            (false, false) => return false,
        };
        let node = self.node(pool, target, other);
        target.theory.cc.new_predicate(var, node);
        target.theory.listen_cc(var);
        true
    }
}
