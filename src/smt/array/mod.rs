//! Extensional arrays by lemmas on demand.

mod constants;
mod distinct;
mod graph;
mod model;
mod rows;
#[cfg(test)]
mod tests;

use super::candidate::{Candidate, Demands};
use crate::base::{HashMap, HashSet, Stats};
use crate::ir::{FuncId, Op, Sort, Term, TermPool};
use graph::Graph;
pub(super) use model::Arrays;

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
}

impl Memory {
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
pub(super) fn axioms(pool: &mut TermPool, t: Term, out: &mut Vec<Term>) {
    if pool.op(t) == Op::Store {
        let (index, element) = (pool.arg(t, 1), pool.arg(t, 2));
        let read = pool.raw_select(t, index);
        out.push(pool.eq(read, element));
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
    if out.is_empty() {
        constants::violated(pool, candidate, &graph, memory, &mut out);
    }
    if out.is_empty() {
        distinct::violated(pool, candidate, &graph, memory, &mut out);
    }
    memory.splits += out.splits.len() as u64;
    out
}
