//! What is done about operators that ground lemmas say again and again something of.
//!
//! A ground lemma is generalised in its constants where that leaves it valid, and the pattern is tried before the next one.
//! An application that many ground lemmas were about gets its bits: clauses that define them exactly, and the links between
//! bits and the equalities in question. They are about just these terms; everything else stays uninterpreted.

use crate::Engine;
use crate::events;
use crate::schema::bits::{self, Definition};
use crate::schema::generalize::{Pattern, generalize};
use crate::schema::{Lemma, SolverView};
use crate::system::CURRENT;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Op, Term, TermPool, visit};
use std::collections::BTreeMap;

/// Patterns that are kept, and the counted work of finding one.
const PATTERNS: usize = 32;
const PATTERN_WORK: u64 = 200_000;

/// The clauses that bits may take.
const CLAUSES: usize = 6_000;

/// What was learned beyond single lemmas.
#[derive(Debug, Default)]
pub struct Escalation {
    patterns: Vec<Pattern>,
    /// For applications, how many ground lemmas were about them.
    ground: HashMap<Term, u32>,
    /// Applications that have their bits, and equalities that are linked to bits.
    exact: HashSet<Term>,
}

impl Engine<'_> {
    /// Instances of the patterns that the last abstract assignment violates, for the constants among the terms.
    pub(super) fn pattern_instances(&mut self, pool: &mut TermPool, terms: &[Term]) -> Vec<Lemma> {
        let mut constants: BTreeMap<u32, Vec<Term>> = BTreeMap::new();
        for &t in terms.iter().filter(|t| pool.as_bits(**t).is_some()) {
            constants.entry(pool.width(t)).or_default().push(t);
        }
        let view = SolverView::new(pool, self.abs.solver(), terms);
        let mut lemmas = Vec::new();
        for pattern in &self.escalation.patterns {
            let instances = pattern.instances(pool, &constants, &view);
            lemmas.extend(instances.into_iter().filter(|l| self.instances.insert(l.clause.clone())));
        }
        lemmas
    }

    /// Takes note of a ground lemma that is to be learned: its pattern, and what it is about.
    pub(super) fn note_ground(&mut self, pool: &mut TermPool, clause: &[Term]) {
        if self.escalation.patterns.len() < PATTERNS {
            let stop = self.stop.within(None, Some(PATTERN_WORK));
            self.escalation.patterns.extend(generalize(pool, clause, &stop));
        }
        for t in visit::postorder(pool, clause) {
            if is_operator(pool.op(t)) {
                *self.escalation.ground.entry(t).or_default() += 1;
            }
        }
    }

    /// Gives their bits to the applications in the literals that many ground lemmas were about. `true` if there is one.
    pub(super) fn give_bits(&mut self, pool: &mut TermPool, literals: &[Term]) -> bool {
        let terms = visit::postorder(pool, literals);
        let patience = self.options.patience;
        let is_due = |t: &Term| self.escalation.ground.get(t).is_some_and(|n| *n >= patience);
        let due: Vec<Term> = terms.iter().copied().filter(is_due).collect();
        let due: Vec<Term> = due.into_iter().filter(|t| self.escalation.exact.insert(*t)).collect();
        for &t in &due {
            self.define_bits(pool, t);
        }
        if due.is_empty() {
            return false;
        }
        for t in terms {
            let is_equality = pool.op(t) == Op::Eq && pool.as_bv(pool.sort(pool.arg(t, 0))).is_some();
            if is_equality && self.escalation.exact.insert(t) {
                let definition = bits::equal_words(pool, pool.arg(t, 0), pool.arg(t, 1));
                self.assert_definition(pool, definition);
            }
        }
        true
    }

    fn define_bits(&mut self, pool: &mut TermPool, t: Term) {
        let next = (self.system.scope(pool, t) == CURRENT).then(|| self.system.primed(pool, t));
        for t in [Some(t), next].into_iter().flatten() {
            if let Some(definition) = bits::define(pool, t, CLAUSES) {
                self.assert_definition(pool, definition);
            }
        }
    }

    /// The clauses have constants of their own, so they are no lemmas that cubes may be made of.
    fn assert_definition(&mut self, pool: &mut TermPool, definition: Definition) {
        let (clauses, gates) = (definition.lemmas.len(), definition.auxiliary.len());
        events::Bits::trace(|| events::Bits { clauses: clauses as u64, gates: gates as u64 });
        for lemma in definition.lemmas {
            let clause = pool.or(&lemma.clause);
            self.abs.assert(pool, &mut self.system, clause);
            *self.stats.schemas.entry(lemma.schema).or_default() += 1;
        }
    }
}

fn is_operator(op: Op) -> bool {
    matches!(op, Op::BvAdd | Op::BvMul | Op::BvUdiv | Op::BvUrem | Op::BvShl | Op::BvLshr | Op::BvAshr)
        || matches!(op, Op::BvUlt | Op::BvSlt | Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvNot)
}
