//! The proof forest: one tree per class whose edges are the merges that made the class.

use super::Node;
use super::nodes::NO_NODE;
use super::signature::Match;
use crate::sat::Lit;
use eufonium_base::ids::IdVec;

/// Why two nodes were merged.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reason {
    /// The literal says so.
    Lit(Lit),
    /// They are applications of one symbol to equal arguments.
    Congruence(Match),
    /// One is an equality whose sides are equal; the other is `TRUE`.
    Reflexive,
    /// One is an equality whose sides equal different values; the other is `FALSE`.
    Distinct,
    /// Another theory says so; the index of its reason.
    External(u32),
}

/// The forest: for each node an edge to its parent, unless it is a root.
#[derive(Default)]
pub(super) struct Forest {
    parent: IdVec<Node, Node>,
    /// The reason of the edge to the parent; of no account at roots.
    reason: IdVec<Node, Reason>,
}

impl Forest {
    /// Adds a node as a tree of its own.
    pub(super) fn push(&mut self) {
        self.parent.push(NO_NODE);
        self.reason.push(Reason::Reflexive);
    }

    /// The parent, or `NO_NODE`.
    #[inline]
    pub(super) fn parent(&self, node: Node) -> Node {
        self.parent[node]
    }

    /// The reason of the edge to the parent.
    #[inline]
    pub(super) fn reason(&self, node: Node) -> Reason {
        self.reason[node]
    }

    /// Hangs the tree of `from` below `to`. Turns the edges between `from` and its root around.
    pub(super) fn link(&mut self, from: Node, to: Node, reason: Reason) {
        let (mut node, mut parent, mut reason) = (from, to, reason);
        while node != NO_NODE {
            std::mem::swap(&mut self.reason[node], &mut reason);
            let above = std::mem::replace(&mut self.parent[node], parent);
            parent = node;
            node = above;
        }
    }

    /// Removes the edge between two nodes. It may have been turned around since it was made.
    pub(super) fn cut(&mut self, a: Node, b: Node) {
        let below = if self.parent[a] == b { a } else { b };
        debug_assert!(self.parent[below] == a || self.parent[below] == b, "the edge that is cut is there");
        self.parent[below] = NO_NODE;
    }
}
