//! Constant arrays with different elements that finitely many writes connect.
//!
//! Where there are more indices than writes, no such arrays exist. To say so, each array gets a *default*, a function
//! that writes do not change: `default(store(a, i, v)) = default(a)`, `default(const(v)) = v`. Whatever finite set of
//! such equations is given, an interpretation of the arrays that satisfies all else can be extended to it, as long as
//! there is an index apart from those written to: the element there is a default.
//! Where there are few indices, each one counts: an index that no term has yet is given one, and the reads decide.
//! A declared sort may have any number of elements; arrays over one are left as they are, for the model to be evaluated.

use super::super::candidate::Candidate;
use super::super::datatype::model::settled;
use super::graph::{Component, Graph, Source, Walk};
use super::rows::{constant_read, read_over_write};
use super::{Demands, Memory};
use eufonium_base::HashSet;
use eufonium_ir::value::{domain, domain_size};
use eufonium_ir::{Sort, SortKind, Term, TermPool, Value};

/// Sorts with more elements than this count as infinite as long as fewer defaults were asked for.
const FEW: u64 = 1 << 12;

/// Asks for what refutes components with different constant arrays.
pub(super) fn violated(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    graph: &Graph,
    memory: &mut Memory,
    out: &mut Demands,
) {
    for component in &graph.components {
        let Some((first, others)) = component.constants.split_first() else { continue };
        for other in others {
            if other.value == first.value {
                continue;
            }
            let (index, _) = pool.as_array(pool.sort(first.term)).expect("a constant array is an array");
            match extent(pool, index) {
                Extent::Unknown => {}
                Extent::Many => defaults(pool, graph, first, other, memory, out),
                Extent::Few => next_index(pool, candidate, graph, component, [first, other], memory, out),
            }
        }
    }
}

enum Extent {
    Few,
    Many,
    Unknown,
}

fn extent(pool: &TermPool, sort: Sort) -> Extent {
    if domain_size(pool, sort, FEW).is_some() {
        return Extent::Few;
    }
    let (mut todo, mut seen) = (vec![sort], HashSet::default());
    while let Some(sort) = todo.pop() {
        if !seen.insert(sort) {
            continue;
        }
        match pool.sort_kind(sort) {
            SortKind::Uninterpreted(_) => return Extent::Unknown,
            SortKind::Array(index, element) => todo.extend([*index, *element]),
            SortKind::Datatype(_) => {
                for &c in pool.constructors(sort) {
                    todo.extend(pool.constructor(c).fields.iter().map(|(_, s)| *s));
                }
            }
            SortKind::Bool | SortKind::Int | SortKind::Real => {}
            SortKind::BitVec(_) | SortKind::Float(..) | SortKind::Rounding => {}
        }
    }
    Extent::Many
}

/// The equations of the defaults of the arrays between two constant ones.
fn defaults(
    pool: &mut TermPool,
    graph: &Graph,
    a: &Source,
    b: &Source,
    memory: &mut Memory,
    out: &mut Demands,
) {
    let mut walk = Walk::new(graph.members.len());
    walk.run(graph, a.class, None);
    let f = memory.default(pool, pool.sort(a.term), out);
    let mut equal = |pool: &mut TermPool, array: Term, other: Term| {
        let default = pool.app(f, &[array]);
        let lemma = memory.equality(pool, default, other);
        if memory.defaults < FEW {
            memory.defaults += u64::from(memory.demand(lemma, out));
        }
    };
    for constant in [a, b] {
        let element = pool.arg(constant.term, 0);
        equal(pool, constant.term, element);
    }
    for edge in walk.path(b.class) {
        let store = graph.edges[edge].store;
        let below = pool.app(f, &[pool.arg(store, 0)]);
        equal(pool, store, below);
    }
}

/// The reads between two constant arrays at an index that the component does not know yet.
fn next_index(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    graph: &Graph,
    component: &Component,
    ends: [&Source; 2],
    memory: &mut Memory,
    out: &mut Demands,
) {
    let (sort, _) = pool.as_array(pool.sort(ends[0].term)).expect("a constant array is an array");
    let mut values = settled(pool, candidate);
    let known: HashSet<Value> = component.indices.iter().map(|i| values.of(graph.values[*i])).collect();
    let Some(index) = domain(pool, sort).into_iter().find(|v| !known.contains(v)) else { return };
    let Some(index) = index.to_term(pool, sort) else { return };
    let mut walk = Walk::new(graph.members.len());
    walk.run(graph, ends[0].class, None);
    for end in ends {
        constant_read(pool, end.term, index, memory, out);
    }
    for edge in walk.path(ends[1].class) {
        read_over_write(pool, graph.edges[edge].store, index, memory, out);
    }
}
