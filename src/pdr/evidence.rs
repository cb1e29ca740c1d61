//! Back to the words of the system: lemmas to a formula over its states, obligations to a trace.

use crate::Engine;
use crate::circuit::{BitValues, Origin};
use crate::model::Model;
use crate::queue::PobId;
use crate::reduce::Fact;
use eufonium_base::Bits;
use eufonium_ir::{SortKind, Term, TermPool, Trace, TransSys, TsInvariant, Value};
use eufonium_smt::sat::Lit;
use std::collections::BTreeMap;

/// A condition on a bit of a state.
pub(crate) type BitIs = (Origin, bool);

/// "Not all of these conditions": bits side by side are compared at once.
fn not_all(pool: &mut TermPool, ts: &TransSys, conditions: &[BitIs]) -> Term {
    let mut parts = Vec::new();
    let mut bits: Vec<(usize, usize, bool)> = conditions
        .iter()
        .filter_map(|(origin, value)| match *origin {
            Origin::State { state, bit } => Some((state, bit, *value)),
            Origin::Started => None,
        })
        .collect();
    bits.sort_unstable();
    let mut at = 0;
    while let Some(&(state, bit, value)) = bits.get(at) {
        let (word, low) = holder(pool, ts.states[state].term, bit);
        if pool.sort(word).is_bool() {
            parts.push(if value { word } else { pool.not(word) });
            at += 1;
            continue;
        }
        let room = (pool.width(word) as usize - low).min(bits.len() - at);
        let run = (0..room).take_while(|&i| (bits[at + i].0, bits[at + i].1) == (state, bit + i)).count();
        let value = Bits::from_fn(run as u32, |i| bits[at + i as usize].2);
        let slice = pool.extract((low + run - 1) as u32, low as u32, word);
        let value = pool.bits(value);
        parts.push(pool.eq(slice, value));
        at += run;
    }
    let all = pool.and(&parts);
    pool.not(all)
}

/// A fact as a formula; one about the first state says nothing of words.
fn fact_term(pool: &mut TermPool, ts: &TransSys, fact: Fact) -> Term {
    match fact {
        Fact::Is(Origin::Started, _)
        | Fact::Same(Origin::Started, ..)
        | Fact::Same(_, Origin::Started, _) => pool.tt(),
        Fact::Is(origin, value) => not_all(pool, ts, &[(origin, !value)]),
        Fact::Same(a, b, opposite) => {
            let [a, b] = [a, b].map(|origin| {
                let differs = not_all(pool, ts, &[(origin, true)]);
                pool.not(differs)
            });
            let equal = pool.eq(a, b);
            if opposite { pool.not(equal) } else { equal }
        }
    }
}

/// The word or truth value that has a bit of a state, and the place of the bit in it.
fn holder(pool: &mut TermPool, state: Term, bit: usize) -> (Term, usize) {
    let Some((index_sort, element_sort)) = pool.as_array(pool.sort(state)) else { return (state, bit) };
    let width = pool.as_bv(element_sort).map_or(1, |w| w as usize);
    let index = (bit / width) as u64;
    let index = match pool.as_bv(index_sort) {
        Some(w) => pool.bits(Bits::from_u64(index, w)),
        None => pool.bool(index == 1),
    };
    (pool.select(state, index), bit % width)
}

/// A value of a sort of bits.
pub(crate) fn value(pool: &TermPool, t: Term, bit: impl Fn(usize) -> bool) -> Value {
    let sort = pool.sort(t);
    let word = |sort, first: usize| match pool.as_bv(sort) {
        Some(width) => Value::Bits(Bits::from_fn(width, |i| bit(first + i as usize))),
        None => Value::Bool(bit(first)),
    };
    let SortKind::Array(index, element) = *pool.sort_kind(sort) else { return word(sort, 0) };
    let width = pool.as_bv(element).map_or(1, |w| w as usize);
    let indices: Vec<Value> = match pool.as_bv(index) {
        Some(w) => (0..1u64 << w).map(|n| Value::Bits(Bits::from_u64(n, w))).collect(),
        None => vec![Value::Bool(false), Value::Bool(true)],
    };
    let default = word(element, 0);
    let entries: BTreeMap<Value, Value> =
        indices.into_iter().enumerate().map(|(k, index)| (index, word(element, k * width))).collect();
    Value::array(pool, sort, default, entries)
}

impl Engine<'_> {
    /// What holds in all states from a frame on, with what the reductions found.
    pub(crate) fn invariant(&self, pool: &mut TermPool, ts: &TransSys, level: usize) -> TsInvariant {
        let mut parts: Vec<Term> = self.facts.iter().map(|&fact| fact_term(pool, ts, fact)).collect();
        let started = self.model.latches.iter().any(|latch| latch.origin == Origin::Started);
        let cubes: Vec<_> = self.frames.from(level).cloned().collect();
        for cube in cubes {
            let conditions: Vec<BitIs> = cube.iter().map(|&l| self.condition(l)).collect();
            // Of states that are not the first one: a lemma about the first state holds there.
            if !conditions.contains(&(Origin::Started, false)) {
                parts.push(not_all(pool, ts, &conditions));
            }
        }
        let mut formula = pool.and(&parts);
        if started {
            let init = pool.and(&ts.init);
            formula = pool.or2(init, formula);
        }
        TsInvariant::inductive(formula)
    }

    fn condition(&self, l: Lit) -> BitIs {
        (self.model.latches[Model::latch(l)].origin, !l.is_negated())
    }

    /// The trace from an obligation with an initial state to the violation.
    pub(crate) fn trace(&self, pool: &TermPool, ts: &TransSys, first: PobId) -> Trace {
        let mut start = self.init.clone();
        for &l in self.queue.pobs[first].cube.cube.iter() {
            if let (Origin::State { state, bit }, value) = self.condition(l) {
                start.insert((state, bit), value);
            }
        }
        let way = std::iter::successors(Some(first), |&id| self.queue.pobs[id].next);
        let inputs: Vec<BitValues> = way.map(|id| self.inputs(id)).collect();
        trace(pool, ts, &start, &inputs)
    }

    fn inputs(&self, id: PobId) -> BitValues {
        let first = self.model.input_vars().start;
        let of = |l: &Lit| self.model.inputs[eufonium_base::ids::Id::index(l.var()) - first].of;
        self.queue.pobs[id].inputs.iter().map(|l| (of(l), !l.is_negated())).collect()
    }
}

/// The trace from a first state by the inputs at each step, of which the last one is that of the violation.
pub(crate) fn trace(pool: &TermPool, ts: &TransSys, start: &BitValues, inputs: &[BitValues]) -> Trace {
    let words = |terms: Vec<Term>, bits: &BitValues| -> Vec<Value> {
        let word = |(i, t)| value(pool, t, |bit| bits.get(&(i, bit)).copied().unwrap_or(false));
        terms.into_iter().enumerate().map(word).collect()
    };
    let start = words(ts.state_terms(), start);
    let inputs: Vec<Vec<Value>> = inputs.iter().map(|bits| words(ts.input_terms(), bits)).collect();
    // The checker refuses a trace that violates nothing.
    let property = ts.violated_by(pool, &start, &inputs).unwrap_or(0);
    Trace { property, start, inputs }
}
