//! What the search found before all theories agree: the values of literals, numbers and classes, side by side.
//!
//! Theories that work by lemmas on demand (combination, arrays, datatypes, products) read a candidate and answer with
//! valid formulas that it violates; none left, the candidate is a model.

use super::combine::Combined;
use super::encode::Encoder;
use super::sat::SatSolver;
use crate::cc::Node;
use eufonium_base::{Bits, HashMap, Rat};
use eufonium_ir::{FuncId, LinExpr, Op, Term, TermPool};

/// What a term is worth in a candidate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Worth {
    /// Of arithmetic terms.
    Number(Rat),
    /// Of bit-vector terms.
    Bits(Bits),
    /// Of all other terms: the class of the closure.
    Class(Node),
}

/// What a theory asks for when it does not accept a candidate. Nothing asked for: it accepts.
#[derive(Debug, Default)]
pub struct Demands {
    /// Valid formulas that the candidate violates.
    pub lemmas: Vec<Term>,
    /// Terms of the closure whose equality the search is to decide.
    pub splits: Vec<(Term, Term)>,
    /// Functions in the lemmas that belong to no model.
    pub internal: Vec<FuncId>,
}

impl Demands {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        self.lemmas.is_empty() && self.splits.is_empty()
    }
}

impl From<Vec<Term>> for Demands {
    fn from(lemmas: Vec<Term>) -> Self {
        Demands { lemmas, ..Demands::default() }
    }
}

/// A candidate.
pub struct Candidate<'a> {
    /// The tables from terms to literals, columns and nodes.
    pub encoder: &'a Encoder,
    /// The search, which has an assignment.
    pub sat: &'a dyn SatSolver,
    /// The theories, which have saved their models.
    pub theory: &'a Combined,
}

impl Candidate<'_> {
    /// The truth of a formula that was encoded; `None` if it was not or does not matter.
    pub fn truth(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        let lit = self.encoder.existing(pool, formula)?;
        self.sat.value(lit.var()).map(|value| value != lit.is_negated())
    }

    /// The truth of a formula by that of its parts. The literal of a conjunction or choice follows from them only in the direction in
    /// which formulas needed it (Plaisted and Greenbaum, "A structure-preserving clause form translation", 1986), so that it may be
    /// false where all parts are true.
    pub fn truth_by_parts(
        &self,
        pool: &TermPool,
        formula: Term,
        known: &mut HashMap<Term, Option<bool>>,
    ) -> Option<bool> {
        let (inner, negated) = pool.strip_not(formula);
        if !pool.sort(inner).is_bool() || !matches!(pool.op(inner), Op::And | Op::Or | Op::Ite) {
            return self.truth(pool, formula);
        }
        let truth = match known.get(&inner) {
            Some(truth) => *truth,
            None => {
                let truth = self.by_parts(pool, inner, known);
                known.insert(inner, truth);
                truth
            }
        };
        truth.map(|truth| truth != negated)
    }

    fn by_parts(
        &self,
        pool: &TermPool,
        formula: Term,
        known: &mut HashMap<Term, Option<bool>>,
    ) -> Option<bool> {
        if pool.op(formula) == Op::Ite {
            let [condition, then, otherwise] = [0, 1, 2].map(|i| pool.arg(formula, i));
            let taken = if self.truth_by_parts(pool, condition, known)? { then } else { otherwise };
            return self.truth_by_parts(pool, taken, known);
        }
        let decisive = pool.op(formula) == Op::Or;
        let mut all = true;
        for &part in pool.args(formula) {
            match self.truth_by_parts(pool, part, known) {
                Some(truth) if truth == decisive => return Some(decisive),
                Some(_) => {}
                None => all = false,
            }
        }
        all.then_some(!decisive)
    }

    /// The value of an arithmetic term; parts without a column count as 0.
    pub fn number(&self, pool: &TermPool, t: Term) -> Rat {
        let e = LinExpr::of(pool, t);
        let mut sum = e.constant;
        for (part, c) in &e.terms {
            if let Some(column) = self.encoder.column_of(*part) {
                sum.add_mul(c, &self.theory.arith.value(column));
            }
        }
        sum
    }

    /// The value of a bit-vector term that is a constant, open to the circuits or known to the closure; `None` for all
    /// others.
    pub fn bits(&self, pool: &TermPool, t: Term) -> Option<Bits> {
        pool.as_bits(t).or_else(|| self.encoder.bits_of(t)).cloned()
    }

    /// The class of a term that the closure knows.
    pub fn class(&self, t: Term) -> Option<Node> {
        self.encoder.node_of(t).map(|node| self.theory.cc.model_root(node))
    }

    /// What a term under a function is worth: terms of equal worth have equal values.
    ///
    /// # Panics
    /// If the closure does not know the term.
    pub fn worth(&self, pool: &TermPool, t: Term) -> Worth {
        if pool.sort(t).is_arith() {
            Worth::Number(self.number(pool, t))
        } else if let Some(bits) = self.bits(pool, t) {
            Worth::Bits(bits)
        } else {
            Worth::Class(self.class(t).expect("a term under a function has a node"))
        }
    }
}
