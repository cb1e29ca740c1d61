//! Extensionality: arrays that the candidate holds to be different, and whose values are not.
//!
//! Values are put together first, with elements as different as can be. Most different classes then have different
//! values; where they have not, it matters only if the search says that they differ, if a function has different results
//! for them, or if they are indices. Such a pair is split: the arrays are equal, or differ at an index of their own, the
//! witness.

use super::super::candidate::{Candidate, Demands};
use super::super::datatype::model::settled;
use super::super::values::Values;
use super::Memory;
use super::graph::Graph;
use super::relevance::{disequalities, is_relevant, is_structured};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{FuncId, Op, SortKind, Term, TermPool, Value};

/// Asks for what keeps apart the arrays whose difference matters.
pub(super) fn violated(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    graph: &Graph,
    memory: &mut Memory,
    out: &mut Demands,
) {
    if !is_relevant(pool, candidate) {
        return;
    }
    let pairs = Collisions::find(pool, candidate, graph);
    for (a, b) in pairs {
        split(pool, a, b, memory, out);
    }
}

struct Collisions<'a> {
    pool: &'a TermPool,
    candidate: &'a Candidate<'a>,
    values: Values<'a>,
    pairs: Vec<(Term, Term)>,
    seen: HashSet<(Term, Term)>,
}

impl<'a> Collisions<'a> {
    fn find(pool: &'a TermPool, candidate: &'a Candidate<'a>, graph: &Graph) -> Vec<(Term, Term)> {
        let values = settled(pool, candidate);
        let mut this = Collisions { pool, candidate, values, pairs: Vec::new(), seen: HashSet::default() };
        for (a, b) in disequalities(pool, candidate) {
            this.compare(a, b);
        }
        this.functions();
        for component in &graph.components {
            this.indices(component.indices.iter().map(|i| graph.values[*i]));
        }
        this.pairs
    }

    /// Two terms of different classes: if their values are equal, the arrays in them are to blame.
    fn compare(&mut self, a: Term, b: Term) {
        let mut todo = vec![(a, b)];
        while let Some((a, b)) = todo.pop() {
            let structured = is_structured(self.pool, self.pool.sort(a));
            if !structured || self.candidate.class(a) == self.candidate.class(b) {
                continue;
            }
            if !self.seen.insert((a.min(b), a.max(b))) || self.values.of(a) != self.values.of(b) {
                continue;
            }
            match self.pool.sort_kind(self.pool.sort(a)) {
                SortKind::Array(..) => self.pairs.push((a.min(b), a.max(b))),
                _ => todo.extend(self.values.parts(a).into_iter().zip(self.values.parts(b))),
            }
        }
    }

    /// Functions have one result for equal arguments.
    fn functions(&mut self) {
        let mut seen: HashMap<(FuncId, Vec<Value>), Term> = HashMap::default();
        for &t in self.candidate.encoder.applications() {
            let Op::App(f) = self.pool.op(t) else { continue };
            let args = self.pool.args(t);
            if !args.iter().any(|a| is_structured(self.pool, self.pool.sort(*a))) {
                continue;
            }
            let key = (f, args.iter().map(|a| self.values.of(*a)).collect());
            let other = *seen.entry(key).or_insert(t);
            if self.values.of(other) != self.values.of(t) {
                for (a, b) in args.iter().zip(self.pool.args(other)) {
                    self.compare(*a, *b);
                }
            }
        }
    }

    /// Indices that the component takes for different are different.
    fn indices(&mut self, indices: impl Iterator<Item = Term>) {
        let mut seen: HashMap<Value, Term> = HashMap::default();
        for index in indices {
            if !is_structured(self.pool, self.pool.sort(index)) {
                return;
            }
            let value = self.values.of(index);
            let other = *seen.entry(value).or_insert(index);
            self.compare(index, other);
        }
    }
}

/// Two arrays are equal, or differ at their witness.
fn split(pool: &mut TermPool, a: Term, b: Term, memory: &mut Memory, out: &mut Demands) {
    let (index, _) = pool.as_array(pool.sort(a)).expect("arrays are split");
    let witness = *memory.witnesses.entry((a, b)).or_insert_with(|| pool.fresh("diff", index));
    let (left, right) = (pool.raw_select(a, witness), pool.raw_select(b, witness));
    let (equal, same) = (memory.equality(pool, a, b), memory.equality(pool, left, right));
    let differ = pool.not(same);
    let lemma = pool.or2(equal, differ);
    memory.demand(lemma, out);
    out.splits.push((a, b));
}
