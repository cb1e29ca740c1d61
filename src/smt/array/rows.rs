//! Reads that contradict each other: two sources of one group with different elements.
//!
//! The lemmas are instances of "a write does not change what is read elsewhere" for the index that is read, one for each
//! edge on a shortest path between the two sources. They make the reads in between terms, so that the closure carries
//! the rest from now on, in the search and over whatever arrays come to be equal. If the indices of the two reads have
//! one value without being equal by assertion, the search is first asked whether they are equal.

use super::super::candidate::Candidate;
use super::graph::{Component, Graph, Source, Walk};
use super::{Demands, Memory};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Op, Term, TermPool};

/// Asks for what refutes each group with two elements.
pub(super) fn violated(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    graph: &Graph,
    memory: &mut Memory,
    out: &mut Demands,
) {
    let mut walk = Walk::new(graph.members.len());
    for component in &graph.components {
        for &index in &component.indices {
            Rows { pool, candidate, graph, component, index, memory, out }.check(&mut walk);
        }
    }
}

struct Rows<'a, 'c> {
    pool: &'a mut TermPool,
    candidate: &'a Candidate<'c>,
    graph: &'a Graph,
    component: &'a Component,
    index: usize,
    memory: &'a mut Memory,
    out: &'a mut Demands,
}

impl Rows<'_, '_> {
    fn check(&mut self, walk: &mut Walk) {
        let sources: Vec<Source> =
            self.component.reads[&self.index].iter().chain(&self.component.constants).copied().collect();
        let Some((first, others)) = sources.split_first() else { return };
        if others.iter().all(|s| s.value == first.value) {
            return;
        }
        let mut at: HashMap<usize, Vec<Source>> = HashMap::default();
        for source in &sources {
            at.entry(source.class).or_default().push(*source);
        }
        for pivot in &sources {
            if !at.contains_key(&pivot.class) {
                continue;
            }
            let mut found: HashSet<usize> = HashSet::default();
            found.insert(pivot.value);
            walk.run(self.graph, pivot.class, Some(self.index));
            for i in 0..walk.reached.len() {
                for source in at.remove(&walk.reached[i]).unwrap_or_default() {
                    if found.insert(source.value) {
                        self.refute(walk, pivot, &source);
                    }
                }
            }
        }
    }

    /// The walk began at `a` and reached `b`.
    fn refute(&mut self, walk: &Walk, a: &Source, b: &Source) {
        let index_of =
            |pool: &TermPool, s: &Source| (pool.op(s.term) != Op::ConstArray).then(|| pool.arg(s.term, 1));
        let (i, j) = (index_of(self.pool, a), index_of(self.pool, b));
        if let (Some(i), Some(j)) = (i, j)
            && self.candidate.class(i) != self.candidate.class(j)
        {
            self.out.splits.push((i, j));
            return;
        }
        let index = i.or(j).unwrap_or(self.graph.values[self.index]);
        for source in [a, b] {
            match self.pool.op(source.term) {
                Op::ConstArray => constant_read(self.pool, source.term, index, self.memory, self.out),
                Op::Store => written_read(self.pool, source.term, self.memory, self.out),
                _ => {}
            }
        }
        for edge in walk.path(b.class) {
            read_over_write(self.pool, self.graph.edges[edge].store, index, self.memory, self.out);
        }
    }
}

/// A constant array has its element at the index.
pub(super) fn constant_read(
    pool: &mut TermPool,
    constant: Term,
    index: Term,
    memory: &mut Memory,
    out: &mut Demands,
) {
    let read = pool.raw_select(constant, index);
    let lemma = memory.equality(pool, read, pool.arg(constant, 0));
    memory.demand(lemma, out);
}

/// What was written is read back.
fn written_read(pool: &mut TermPool, store: Term, memory: &mut Memory, out: &mut Demands) {
    let read = pool.raw_select(store, pool.arg(store, 1));
    let lemma = memory.equality(pool, read, pool.arg(store, 2));
    memory.demand(lemma, out);
}

/// A write at another index changes nothing at the index.
pub(super) fn read_over_write(
    pool: &mut TermPool,
    store: Term,
    index: Term,
    memory: &mut Memory,
    out: &mut Demands,
) {
    let (base, written) = (pool.arg(store, 0), pool.arg(store, 1));
    let (above, below) = (pool.raw_select(store, index), pool.raw_select(base, index));
    let (same, kept) = (memory.equality(pool, written, index), memory.equality(pool, above, below));
    let lemma = pool.or2(same, kept);
    memory.demand(lemma, out);
}
