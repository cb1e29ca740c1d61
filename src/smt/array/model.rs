//! The values of array terms in a candidate that violates no lemma.
//!
//! Each component of the weak equivalence graph has a default, each group of each index one element. Where no source
//! says what it is, it is free: to keep apart what the candidate keeps apart, it is an element that nothing else is, if
//! the sort has one; otherwise ([`Arrays::plain`]) some element that makes a short model.

use super::super::candidate::Candidate;
use super::graph::{Graph, Walk};
use super::relevance::is_relevant;
use eufonium_base::HashMap;
use eufonium_ir::{Sort, Term, TermPool, Value};
use std::collections::BTreeMap;

/// The values of which those of arrays are made.
pub(crate) trait Elements {
    /// The value of a part of the value that is being built.
    fn part(&self, t: Term) -> Value;
    /// A value for what nothing says: one that no term of the sort has, if there are infinitely many; some value if
    /// `plain` or there is none.
    fn free(&mut self, sort: Sort, plain: bool) -> Value;
}

/// What is known of the arrays while values are put together.
pub(crate) struct Arrays {
    graph: Graph,
    /// Whether free elements need not differ from others.
    plain: bool,
    /// By component.
    tables: HashMap<usize, Table>,
}

/// The elements of a component.
struct Table {
    default: Free,
    slots: Vec<Slot>,
    /// The place of each class in the groups of the slots.
    places: HashMap<usize, usize>,
}

/// The elements at an index.
struct Slot {
    index: Term,
    /// The group of each class; empty if there is but one group.
    group_of: Vec<usize>,
    groups: Vec<Free>,
}

/// An element: a term's, or one that is chosen when it is first needed.
enum Free {
    Source(Term),
    Open,
    Chosen(Value),
}

impl Arrays {
    /// The arrays of the candidate.
    pub(crate) fn new(pool: &TermPool, candidate: &Candidate<'_>) -> Self {
        let plain = !is_relevant(pool, candidate);
        Arrays { graph: Graph::new(pool, candidate), plain, tables: HashMap::default() }
    }

    /// The terms of whose values the value of an array term is made.
    pub(crate) fn parts(&mut self, candidate: &Candidate<'_>, t: Term) -> Vec<Term> {
        let component = self.graph.component_of[self.graph.place(candidate, t)];
        let graph = &self.graph;
        let table = self.tables.entry(component).or_insert_with(|| Table::new(graph, component));
        let sources = table.slots.iter().flat_map(|slot| &slot.groups).chain([&table.default]);
        let elements = sources.filter_map(|s| if let Free::Source(t) = s { Some(*t) } else { None });
        elements.chain(table.slots.iter().map(|slot| slot.index)).collect()
    }

    /// The value of an array term whose parts have theirs.
    pub(crate) fn build(
        &mut self,
        (pool, candidate): (&TermPool, &Candidate<'_>),
        values: &mut impl Elements,
        t: Term,
    ) -> Value {
        let sort = pool.sort(t);
        let (_, element) = pool.as_array(sort).expect("an array term");
        let class = self.graph.place(candidate, t);
        let table = self.tables.get_mut(&self.graph.component_of[class]).expect("the parts were asked for");
        let place = table.places[&class];
        let default = table.default.value(values, |values| values.free(element, self.plain));
        let mut entries = BTreeMap::new();
        for slot in &mut table.slots {
            let group = slot.group_of.get(place).copied().unwrap_or(0);
            let value = slot.groups[group].value(values, |values| {
                if self.plain { default.clone() } else { values.free(element, false) }
            });
            entries.insert(values.part(slot.index), value);
        }
        Value::array(pool, sort, default, entries)
    }
}

impl Free {
    fn value<E: Elements>(&mut self, values: &mut E, choose: impl FnOnce(&mut E) -> Value) -> Value {
        match self {
            Free::Source(t) => values.part(*t),
            Free::Chosen(value) => value.clone(),
            Free::Open => {
                let value = choose(values);
                *self = Free::Chosen(value.clone());
                value
            }
        }
    }
}

impl Table {
    fn new(graph: &Graph, number: usize) -> Table {
        let component = &graph.components[number];
        let places: HashMap<usize, usize> =
            component.classes.iter().enumerate().map(|(i, c)| (*c, i)).collect();
        let mut walk = Walk::new(graph.members.len());
        let slots = component.indices.iter().map(|i| Slot::new(graph, number, *i, &places, &mut walk));
        let slots = slots.collect();
        let default = component.constants.first().map_or(Free::Open, |c| Free::Source(c.element));
        Table { default, slots, places }
    }
}

impl Slot {
    fn new(
        graph: &Graph,
        number: usize,
        index: usize,
        places: &HashMap<usize, usize>,
        walk: &mut Walk,
    ) -> Slot {
        let component = &graph.components[number];
        let (mut group_of, mut groups) = (Vec::new(), Vec::new());
        if graph.is_label(number, index) {
            group_of = vec![usize::MAX; component.classes.len()];
            for (i, class) in component.classes.iter().enumerate() {
                if group_of[i] == usize::MAX {
                    walk.run(graph, *class, Some(index));
                    for reached in &walk.reached {
                        group_of[places[reached]] = groups.len();
                    }
                    groups.push(Free::Open);
                }
            }
        } else {
            groups.push(Free::Open);
        }
        for source in component.reads[&index].iter().chain(&component.constants) {
            let group = group_of.get(places[&source.class]).copied().unwrap_or(0);
            if matches!(groups[group], Free::Open) {
                groups[group] = Free::Source(source.element);
            }
        }
        Slot { index: graph.values[index], group_of, groups }
    }
}
