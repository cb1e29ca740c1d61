//! The classes: each node knows its root, the members of a class form a ring, and the root carries what is known of the
//! class. Roots are relabelled eagerly, the lighter class into the heavier, so that finding a root is one look-up.
//!
//! Joining two rings is exchanging two links, and so is parting them again, provided that joins are undone last first.

use super::Node;
use super::nodes::NO_NODE;
use eufonium_base::ids::{Id, IdVec};

/// What is kept for each node; all but `root` and `next` counts only at roots.
#[derive(Clone, Copy)]
struct Class {
    root: Node,
    next: Node,
    /// Members plus uses of members: the work that relabelling the class takes.
    weight: u32,
    /// The interpreted constant in the class, or `NO_NODE`.
    value: Node,
    /// A shared node that speaks for the class, or `NO_NODE`.
    shared: Node,
}

/// All classes.
#[derive(Default)]
pub(super) struct Classes {
    of: IdVec<Node, Class>,
}

impl Classes {
    /// Makes the class of a new node.
    pub(super) fn push(&mut self, node: Node, is_value: bool) {
        debug_assert_eq!(node.index(), self.of.len(), "classes are made in the order of the nodes");
        let value = if is_value { node } else { NO_NODE };
        self.of.push(Class { root: node, next: node, weight: 1, value, shared: NO_NODE });
    }

    #[inline]
    pub(super) fn root(&self, node: Node) -> Node {
        self.of[node].root
    }

    /// The interpreted constant in the class of `root`, or `NO_NODE`.
    #[inline]
    pub(super) fn value(&self, root: Node) -> Node {
        self.of[root].value
    }

    #[inline]
    pub(super) fn set_value(&mut self, root: Node, value: Node) {
        self.of[root].value = value;
    }

    /// The shared node that speaks for the class of `root`, or `NO_NODE`.
    #[inline]
    pub(super) fn shared(&self, root: Node) -> Node {
        self.of[root].shared
    }

    #[inline]
    pub(super) fn set_shared(&mut self, root: Node, shared: Node) {
        self.of[root].shared = shared;
    }

    #[inline]
    pub(super) fn weight(&self, root: Node) -> u32 {
        self.of[root].weight
    }

    /// Notes one use more of the class of `root`.
    pub(super) fn add_use(&mut self, root: Node) {
        self.of[root].weight += 1;
    }

    /// Notes one use less of the class of `root`.
    pub(super) fn remove_use(&mut self, root: Node) {
        self.of[root].weight -= 1;
    }

    /// The ring that `start` is on.
    #[inline]
    pub(super) fn members(&self, start: Node) -> impl Iterator<Item = Node> + '_ {
        let mut at = start;
        std::iter::from_fn(move || {
            let current = (at != NO_NODE).then_some(at)?;
            let next = self.of[current].next;
            at = if next == start { NO_NODE } else { next };
            Some(current)
        })
    }

    /// Gives all nodes on the ring of `start` a new root.
    pub(super) fn relabel(&mut self, start: Node, root: Node) {
        let mut at = start;
        loop {
            let class = &mut self.of[at];
            class.root = root;
            at = class.next;
            if at == start {
                break;
            }
        }
    }

    /// Joins the ring of `child` to that of `root`.
    pub(super) fn join(&mut self, child: Node, root: Node) {
        self.swap_links(child, root);
        self.of[root].weight += self.of[child].weight;
    }

    /// Undoes the last [`Classes::join`] of the two.
    pub(super) fn part(&mut self, child: Node, root: Node) {
        self.swap_links(child, root);
        self.of[root].weight -= self.of[child].weight;
    }

    fn swap_links(&mut self, a: Node, b: Node) {
        let (next_a, next_b) = (self.of[a].next, self.of[b].next);
        self.of[a].next = next_b;
        self.of[b].next = next_a;
    }
}
