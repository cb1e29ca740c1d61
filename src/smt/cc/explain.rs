//! Explanations: the asserted literals behind an equality, read off the proof forest.
//!
//! A path between two nodes goes over their nearest common ancestor. Edges that are explained are contracted in a
//! union-find whose representative is the highest node, so no edge is looked at twice, and the two ends climb in turn,
//! so no more edges are passed in vain than are explained: near-linear, as in section 4 of Nieuwenhuis and Oliveras.

use super::forest::{Forest, Reason};
use super::nodes::NO_NODE;
use super::signature::Match;
use super::{Cc, EQ, Node};
use crate::sat::Lit;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::meter;

/// What an edge of the forest costs by the meter.
const EDGE_STEPS: u64 = 10;

/// Scratch for explanations. Marks count only if they bear the current stamp.
#[derive(Default)]
pub(super) struct Explainer {
    stamp: u32,
    /// For a node whose edge is explained: a node above it, and the stamp of when.
    above: IdVec<Node, (Node, u32)>,
    visit_stamp: u32,
    visited: IdVec<Node, u32>,
    todo: Vec<(Node, Node)>,
    lit_stamps: Vec<u32>,
    lits: Vec<Lit>,
    /// The ends of the edges by congruence, reflexivity and distinctness that were passed.
    derived: Vec<Node>,
    external: bool,
}

impl Explainer {
    /// The literals that were found, each once.
    pub(super) fn lits(&self) -> &[Lit] {
        &self.lits
    }

    /// The ends of the edges that rest on others.
    pub(super) fn derived(&self) -> &[Node] {
        &self.derived
    }

    /// Whether a merge from outside takes part.
    pub(super) fn external(&self) -> bool {
        self.external
    }

    /// Asks for the equality of two nodes of one class.
    pub(super) fn require(&mut self, a: Node, b: Node) {
        if a != b {
            self.todo.push((a, b));
        }
    }

    fn start(&mut self, num_nodes: usize) {
        let last = Node::from_usize(num_nodes - 1);
        self.above.ensure(last, (NO_NODE, 0));
        self.visited.ensure(last, 0);
        if self.stamp == u32::MAX {
            self.stamp = 0;
            self.lit_stamps.fill(0);
            self.above = IdVec::new();
            self.above.ensure(last, (NO_NODE, 0));
        }
        self.stamp += 1;
        self.lits.clear();
        self.derived.clear();
        self.external = false;
    }

    fn add_lit(&mut self, lit: Lit) {
        if self.lit_stamps.len() <= lit.index() {
            self.lit_stamps.resize(lit.index() + 1, 0);
        }
        if std::mem::replace(&mut self.lit_stamps[lit.index()], self.stamp) != self.stamp {
            self.lits.push(lit);
        }
    }

    /// The highest node that is reached from `node` by explained edges.
    fn highest(&mut self, node: Node) -> Node {
        let mut top = node;
        while let (above, stamp) = self.above[top]
            && stamp == self.stamp
        {
            top = above;
        }
        let mut at = node;
        while at != top {
            at = std::mem::replace(&mut self.above[at].0, top);
        }
        top
    }

    /// The nearest common ancestor of two nodes, both the highest of what is contracted with them.
    fn common_ancestor(&mut self, a: Node, b: Node, forest: &Forest) -> Node {
        if self.visit_stamp == u32::MAX {
            self.visit_stamp = 0;
            let num_nodes = self.visited.len();
            self.visited = (0..num_nodes).map(|_| 0).collect();
        }
        self.visit_stamp += 1;
        meter::spend(EDGE_STEPS);
        let (mut climbing, mut waiting) = (a, b);
        loop {
            meter::spend(EDGE_STEPS);
            if climbing != NO_NODE {
                if std::mem::replace(&mut self.visited[climbing], self.visit_stamp) == self.visit_stamp {
                    return climbing;
                }
                let parent = forest.parent(climbing);
                climbing = if parent == NO_NODE { NO_NODE } else { self.highest(parent) };
            }
            assert!((climbing, waiting) != (NO_NODE, NO_NODE), "nodes of one class are in one proof tree");
            std::mem::swap(&mut climbing, &mut waiting);
        }
    }
}

impl Cc {
    /// Begins an explanation.
    pub(super) fn start_explanation(&mut self) {
        self.explainer.start(self.nodes.len());
    }

    /// Finds the literals behind all that was required.
    pub(super) fn finish_explanation(&mut self) {
        self.counters.explained += 1;
        while let Some((a, b)) = self.explainer.todo.pop() {
            let (a, b) = (self.explainer.highest(a), self.explainer.highest(b));
            let top = self.explainer.common_ancestor(a, b, &self.forest);
            self.explain_path(a, top);
            self.explain_path(b, top);
        }
    }

    /// Explains the edges from a node up to an ancestor that are not explained yet.
    fn explain_path(&mut self, from: Node, top: Node) {
        let mut node = from;
        while node != top {
            let parent = self.forest.parent(node);
            self.explain_edge(node, parent, self.forest.reason(node));
            self.explainer.above[node] = (parent, self.explainer.stamp);
            node = self.explainer.highest(parent);
        }
    }

    /// Asks for what the merge of `a` and `b` rested on.
    pub(super) fn explain_edge(&mut self, a: Node, b: Node, reason: Reason) {
        let explainer = &mut self.explainer;
        match reason {
            Reason::Lit(lit) => explainer.add_lit(lit),
            Reason::External(index) => {
                explainer.external = true;
                let index = index as usize;
                let start = if index == 0 { 0 } else { self.externals.ends[index - 1] as usize };
                for &lit in &self.externals.lits[start..self.externals.ends[index] as usize] {
                    explainer.add_lit(lit);
                }
            }
            Reason::Congruence(how) => {
                explainer.derived.extend([a, b]);
                let (x, y) = (self.nodes.args(a), self.nodes.args(b));
                for (i, &arg) in x.iter().enumerate() {
                    let j = if how == Match::Swapped { 1 - i } else { i };
                    explainer.require(arg, y[j]);
                }
            }
            Reason::Reflexive | Reason::Distinct => {
                let equality = if self.nodes.symbol(a) == EQ { a } else { b };
                explainer.derived.push(equality);
                let (x, y) = (self.nodes.args(equality)[0], self.nodes.args(equality)[1]);
                if matches!(reason, Reason::Reflexive) {
                    explainer.require(x, y);
                } else {
                    explainer.require(x, self.classes.value(self.classes.root(x)));
                    explainer.require(y, self.classes.value(self.classes.root(y)));
                }
            }
        }
    }

    /// Records the conflict that merging `a` and `b`, whose classes have different values, would be.
    pub(super) fn found_conflict(&mut self, a: Node, b: Node, reason: Reason) {
        self.counters.conflicts += 1;
        self.start_explanation();
        self.explain_edge(a, b, reason);
        for node in [a, b] {
            let value = self.classes.value(self.root(node));
            self.explainer.require(node, value);
        }
        self.finish_explanation();
        let mut lits = std::mem::take(&mut self.conflict.clause);
        lits.clear();
        lits.extend_from_slice(self.explainer.lits());
        let before = lits.len();
        self.minimise(&mut lits);
        self.counters.minimised_away += (before - lits.len()) as u64;
        self.counters.conflict_literals += lits.len() as u64;
        lits.iter_mut().for_each(|lit| *lit = !*lit);
        self.conflict.clause = lits;
        self.conflict.external = self.explainer.external();
        self.conflict.level = Some(self.levels.len());
        self.pending.clear();
    }
}
