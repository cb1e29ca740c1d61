//! Extensional arrays by lemmas on demand.
//!
//! Reads, writes and constant arrays are functions of the congruence closure. When the search has a candidate, its weak
//! equivalence graph (`graph`) is compared with the reads (`rows`), with the constant arrays (`constants`), and when all
//! agree, with what must differ (`distinct`); each looks only when those before it have nothing to say. A candidate that
//! passes has a model (`model`): an element for each group of each index, a default for each component.
//!
//! The graph is that of Christ and Hoenicke, "Weakly equivalent arrays" (FroCoS 2015): it finds contradictions without
//! making reads that nobody asked for, downward and upward through writes and over equal arrays alike, and gives the
//! model for nothing. The lemmas are not theirs: a lemma that speaks of a whole path needs the equalities of the arrays
//! on it as literals, which would be new atoms that the search may refute, and each refuted one asks for a witness. So a path is
//! said edge by edge (`written index = index or the reads are equal`), clauses of two literals that propagate in the
//! search, and the closure joins the edges. As in Brummayer and Biere, "Lemmas on demand for the extensional theory of
//! arrays" (JSAT 2009), one candidate is asked for all its contradictions at once.
//!
//! Lemmas are valid (those on defaults: conservative, see `constants`), belong to no scope and are never given twice;
//! their terms are finitely many, so this ends.
//!
//! Measured and left out: reading rows in the same round in which the combination disagrees (half the rounds, no less time,
//! a quarter more terms), and shaking the simplex so that indices are not equal by accident (a third fewer splits, no
//! less time). What the slow problems spend their time on is deciding the equalities of integer indices.
//!
//! Not here: a search-time theory of its own (reads and writes that meet during the search are compared only when an
//! assignment is complete), and constant arrays over declared sorts, which need not be infinite: the answer may be
//! `unknown` where two of them are connected by writes.

mod constants;
mod distinct;
mod graph;
mod model;
mod relevance;
mod rows;
#[cfg(test)]
mod tests;

use super::candidate::{Candidate, Demands};
use super::options::BvMode;
use eufonium_base::{HashMap, HashSet, Stats};
use eufonium_ir::{FuncId, Op, Sort, Term, TermPool};
use graph::Graph;
pub(super) use model::{Arrays, Elements};

/// What was asked for already: nothing is asked for twice.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// Lemmas that were given.
    given: HashSet<Term>,
    /// For two arrays, an index at which they differ if they do.
    witnesses: HashMap<(Term, Term), Term>,
    /// For an array sort, the function that gives arrays their defaults.
    default_of: HashMap<Sort, FuncId>,
    /// How many equations about defaults were given.
    defaults: u64,
    /// How many candidates were looked at, and how many splits on indices or arrays were asked for.
    rounds: u64,
    splits: u64,
    /// Whether words are opaque: equalities are left as they are.
    raw: bool,
}

impl Memory {
    /// Nothing was asked for yet.
    pub(super) fn new(bv_mode: BvMode) -> Self {
        Memory { raw: bv_mode == BvMode::Uninterpreted, ..<Self as Default>::default() }
    }

    fn equality(&self, pool: &mut TermPool, a: Term, b: Term) -> Term {
        if self.raw { pool.raw_eq(a, b) } else { pool.eq(a, b) }
    }

    /// Asks for a lemma; `false` if it was given before.
    fn demand(&mut self, lemma: Term, out: &mut Demands) -> bool {
        let is_new = self.given.insert(lemma);
        if is_new {
            out.lemmas.push(lemma);
        }
        is_new
    }

    /// Counters.
    pub(super) fn stats(&self) -> Stats {
        let mut stats = Stats::new();
        stats.add("rounds", self.rounds);
        stats.add("lemmas", self.given.len() as u64);
        stats.add("splits", self.splits);
        stats.add("witnesses", self.witnesses.len() as u64);
        stats
    }

    fn default(&mut self, pool: &mut TermPool, sort: Sort, out: &mut Demands) -> FuncId {
        let f = *self.default_of.entry(sort).or_insert_with(|| {
            let (_, element) = pool.as_array(sort).expect("arrays have defaults");
            pool.declare("default", &[sort], element)
        });
        out.internal.push(f);
        f
    }
}

/// Appends what holds of a term from the start: a write is read back.
pub(super) fn axioms(pool: &mut TermPool, t: Term, bv_mode: BvMode, out: &mut Vec<Term>) {
    if pool.op(t) == Op::Store {
        let (index, element) = (pool.arg(t, 1), pool.arg(t, 2));
        let read = pool.raw_select(t, index);
        let raw = bv_mode == BvMode::Uninterpreted;
        out.push(if raw { pool.raw_eq(read, element) } else { pool.eq(read, element) });
    }
}

/// Valid formulas about arrays that the candidate violates, and equalities that it should decide.
pub(super) fn violated(pool: &mut TermPool, candidate: &Candidate<'_>, memory: &mut Memory) -> Demands {
    let mut out = Demands::default();
    if candidate.encoder.arrays().is_empty() {
        return out;
    }
    memory.rounds += 1;
    let graph = Graph::new(pool, candidate);
    rows::violated(pool, candidate, &graph, memory, &mut out);
    // What is left is about values, which opaque words have none of.
    if out.is_empty() && !memory.raw {
        constants::violated(pool, candidate, &graph, memory, &mut out);
    }
    if out.is_empty() && !memory.raw {
        distinct::violated(pool, candidate, &graph, memory, &mut out);
    }
    memory.splits += out.splits.len() as u64;
    out
}
