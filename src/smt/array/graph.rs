//! The weak equivalence graph of a candidate (Christ and Hoenicke, "Weakly equivalent arrays", 2015).
//!
//! Its points are the classes of array terms, its edges the writes: each joins the class of the written array with that
//! of the array written to, and is labelled with the *value* of the index. Arrays that are connected differ at finitely
//! many indices; arrays that are connected by edges with other labels than `v` agree at `v`, for they form a *group* of
//! `v`. So all that is to be said of the arrays of a component is one element for each group of each index value, and
//! one default. What gives a group its element (a *source*) is a read of one of its arrays at that index, or a
//! write that made it, or a constant array in it; two sources with different elements refute the candidate.

use super::super::candidate::{Candidate, Worth};
use crate::cc::Node;
use eufonium_base::{HashMap, HashSet, meter};
use eufonium_ir::{Op, Sort, Term, TermPool};

/// What a term costs by the meter when the graph is made, and an edge on a walk.
const TERM_STEPS: usize = 80;
const EDGE_STEPS: usize = 8;

/// A write.
pub(super) struct Edge {
    /// The term.
    pub store: Term,
    /// The class of the term.
    pub top: usize,
    /// The class of the array written to.
    pub base: usize,
    /// The value of the index.
    pub label: usize,
}

/// What gives a group its element.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    /// The class of the array.
    pub class: usize,
    /// A read, a write or a constant array.
    pub term: Term,
    /// The term of the element.
    pub element: Term,
    /// The value of the element.
    pub value: usize,
}

/// Classes that are connected by writes.
#[derive(Default)]
pub(super) struct Component {
    /// The classes.
    pub classes: Vec<usize>,
    /// The values of indices at which one of them is written or read, in the order they were met.
    pub indices: Vec<usize>,
    /// The constant arrays, one for each class and element.
    pub constants: Vec<Source>,
    /// The reads at each index, and the writes.
    pub reads: HashMap<usize, Vec<Source>>,
}

/// The graph.
#[derive(Default)]
pub(super) struct Graph {
    /// The place of each class.
    places: HashMap<Node, usize>,
    /// For each class, a member.
    pub members: Vec<Term>,
    /// For each class, the edges at it.
    at: Vec<Vec<usize>>,
    /// For each class, its component.
    pub component_of: Vec<usize>,
    /// All writes.
    pub edges: Vec<Edge>,
    /// The components.
    pub components: Vec<Component>,
    /// For each value of an index or element, a term.
    pub values: Vec<Term>,
    value_places: HashMap<(Sort, Worth), usize>,
    /// Components with the values of the indices at which they are written.
    labels: HashSet<(usize, usize)>,
}

/// How a class was reached: over which edge from which class, `None` where the walk began.
type Step = Option<(usize, usize)>;

impl Graph {
    /// The graph of a candidate.
    pub fn new(pool: &TermPool, candidate: &Candidate<'_>) -> Self {
        let mut graph = Graph::default();
        let arrays = candidate.encoder.arrays();
        meter::spend_len(TERM_STEPS * arrays.len());
        for &t in arrays {
            if pool.as_array(pool.sort(t)).is_some() {
                graph.class(candidate, t);
            }
        }
        for &t in arrays.iter().filter(|t| pool.op(**t) == Op::Store) {
            let (top, base) = (graph.class(candidate, t), graph.class(candidate, pool.arg(t, 0)));
            let label = graph.value(pool, candidate, pool.arg(t, 1));
            for class in [top, base] {
                graph.at[class].push(graph.edges.len());
            }
            graph.edges.push(Edge { store: t, top, base, label });
        }
        graph.find_components();
        graph.find_sources(pool, candidate);
        graph
    }

    fn class(&mut self, candidate: &Candidate<'_>, t: Term) -> usize {
        let node = candidate.class(t).expect("an array term that was filed has a node");
        *self.places.entry(node).or_insert_with(|| {
            self.members.push(t);
            self.at.push(Vec::new());
            self.members.len() - 1
        })
    }

    /// The place of the class of an array term.
    pub fn place(&self, candidate: &Candidate<'_>, t: Term) -> usize {
        self.places[&candidate.class(t).expect("an array term has a node")]
    }

    fn value(&mut self, pool: &TermPool, candidate: &Candidate<'_>, t: Term) -> usize {
        let key = (pool.sort(t), candidate.worth(pool, t));
        *self.value_places.entry(key).or_insert_with(|| {
            self.values.push(t);
            self.values.len() - 1
        })
    }

    fn find_components(&mut self) {
        const NONE: usize = usize::MAX;
        self.component_of = vec![NONE; self.members.len()];
        let mut walk = Walk::new(self.members.len());
        for start in 0..self.members.len() {
            if self.component_of[start] != NONE {
                continue;
            }
            walk.run(self, start, None);
            for class in &walk.reached {
                self.component_of[*class] = self.components.len();
            }
            self.components.push(Component { classes: walk.reached.clone(), ..Component::default() });
        }
        for edge in &self.edges {
            self.labels.insert((self.component_of[edge.top], edge.label));
        }
    }

    fn source(
        &mut self,
        pool: &TermPool,
        candidate: &Candidate<'_>,
        class: usize,
        term: Term,
        element: Term,
    ) -> Source {
        Source { class, term, element, value: self.value(pool, candidate, element) }
    }

    fn find_sources(&mut self, pool: &TermPool, candidate: &Candidate<'_>) {
        for i in 0..self.edges.len() {
            let Edge { store, top, label, .. } = self.edges[i];
            let source = self.source(pool, candidate, top, store, pool.arg(store, 2));
            let component = &mut self.components[self.component_of[top]];
            component.reads.entry(label).or_default().push(source);
            component.indices.push(label);
        }
        for &t in candidate.encoder.arrays() {
            if pool.op(t) == Op::ConstArray {
                let class = self.class(candidate, t);
                let source = self.source(pool, candidate, class, t, pool.arg(t, 0));
                self.components[self.component_of[class]].constants.push(source);
            } else if pool.op(t) == Op::Select {
                let class = self.class(candidate, pool.arg(t, 0));
                let index = self.value(pool, candidate, pool.arg(t, 1));
                let source = self.source(pool, candidate, class, t, t);
                let component = &mut self.components[self.component_of[class]];
                component.reads.entry(index).or_default().push(source);
                component.indices.push(index);
            }
        }
        for component in &mut self.components {
            component.indices.sort_unstable();
            component.indices.dedup();
        }
    }

    /// Whether a write of the component is at this index. (Otherwise the component is one group of the index.)
    pub fn is_label(&self, component: usize, index: usize) -> bool {
        self.labels.contains(&(component, index))
    }
}

/// A breadth-first walk over the graph; the buffers serve many.
pub(super) struct Walk {
    /// The classes that were reached, nearest first.
    pub reached: Vec<usize>,
    steps: Vec<Step>,
    /// The number of the walk that reached a class last.
    stamps: Vec<u32>,
    stamp: u32,
}

impl Walk {
    /// Buffers for a number of classes; nothing was reached.
    pub fn new(classes: usize) -> Self {
        Walk { reached: Vec::new(), steps: vec![None; classes], stamps: vec![0; classes], stamp: 0 }
    }

    /// Walks from `start` over edges with other labels than `avoiding`.
    pub fn run(&mut self, graph: &Graph, start: usize, avoiding: Option<usize>) {
        self.stamp += 1;
        self.reached.clear();
        self.reach(start, None);
        let mut next = 0;
        while let Some(&class) = self.reached.get(next) {
            next += 1;
            meter::spend_len(EDGE_STEPS * (1 + graph.at[class].len()));
            for &e in &graph.at[class] {
                let edge = &graph.edges[e];
                let other = edge.top + edge.base - class;
                if Some(edge.label) != avoiding && self.stamps[other] != self.stamp {
                    self.reach(other, Some((e, class)));
                }
            }
        }
    }

    fn reach(&mut self, class: usize, step: Step) {
        self.stamps[class] = self.stamp;
        self.steps[class] = step;
        self.reached.push(class);
    }

    /// The edges between the start of the last walk and a class that it reached.
    pub fn path(&self, to: usize) -> impl Iterator<Item = usize> + '_ {
        debug_assert_eq!(self.stamps[to], self.stamp, "a path leads to what was reached");
        let mut at = to;
        std::iter::from_fn(move || {
            let (edge, from) = self.steps[at]?;
            at = from;
            Some(edge)
        })
    }
}
