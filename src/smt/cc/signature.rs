//! The signature table: for each signature, a symbol with the roots of its arguments, one node that has it.
//!
//! Invariant: a node that is in the table is found under the *present* roots of its arguments; therefore all uses of a
//! class leave the table before the class is relabelled and come back after. A node that is not in the table is
//! congruent to one that is, or is an equality between two nodes of one class, or is no application.
//! The signature of a commutative symbol, as equality is one, is the smaller root and the larger.

use super::classes::Classes;
use super::nodes::{Nodes, mix};
use super::{EQ, Node, Symbol};
use eufonium_base::ids::IdVec;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// The table, and for each node whether it is in it.
#[derive(Default)]
pub(super) struct Signatures {
    table: HashTable<Node>,
    listed: IdVec<Node, bool>,
}

/// How two nodes with one signature match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Match {
    /// Argument by argument.
    Straight,
    /// Two applications of a commutative symbol whose arguments correspond crosswise.
    Swapped,
}

impl Signatures {
    /// Makes room for a new node.
    pub(super) fn push(&mut self) {
        self.listed.push(false);
    }

    /// Whether the node is in the table.
    #[inline]
    pub(super) fn is_listed(&self, node: Node) -> bool {
        self.listed[node]
    }

    /// Takes a node out of the table; to be called while its arguments still have the roots that it was entered under.
    pub(super) fn remove(&mut self, node: Node, nodes: &Nodes, classes: &Classes) {
        let entry = self.table.find_entry(hash(node, nodes, classes), |&n| n == node);
        entry.expect("a listed node is found under the roots of its arguments").remove();
        self.listed[node] = false;
    }

    /// Enters a node, or returns the node that is there already.
    pub(super) fn insert(&mut self, node: Node, nodes: &Nodes, classes: &Classes) -> Option<Node> {
        let rehash = |&n: &Node| hash(n, nodes, classes);
        let same = |&n: &Node| compare(n, node, nodes, classes).is_some();
        match self.table.entry(hash(node, nodes, classes), same, rehash) {
            Entry::Occupied(found) => Some(*found.get()),
            Entry::Vacant(slot) => {
                slot.insert(node);
                self.listed[node] = true;
                None
            }
        }
    }

    /// The node in the table that is an equality between the classes of these two roots.
    pub(super) fn find_equality(&self, a: Node, b: Node, nodes: &Nodes, classes: &Classes) -> Option<Node> {
        let found = self.table.find(hash_pair(EQ, a, b), |&n| {
            nodes.symbol(n) == EQ && {
                let (x, y) = sides(n, nodes, classes);
                (x, y) == (a, b) || (x, y) == (b, a)
            }
        });
        found.copied()
    }

    /// The node in the table with the signature of `node`.
    pub(super) fn find(&self, node: Node, nodes: &Nodes, classes: &Classes) -> Option<Node> {
        let same = |&n: &Node| compare(n, node, nodes, classes).is_some();
        self.table.find(hash(node, nodes, classes), same).copied()
    }

    /// The number of nodes in the table.
    pub(super) fn len(&self) -> usize {
        self.table.len()
    }
}

/// Whether two applications have one signature, and how.
#[inline]
pub(super) fn compare(a: Node, b: Node, nodes: &Nodes, classes: &Classes) -> Option<Match> {
    if nodes.symbol(a) != nodes.symbol(b) {
        return None;
    }
    let (x, y) = (nodes.args(a), nodes.args(b));
    if x.len() == y.len() && x.iter().zip(y).all(|(&p, &q)| classes.root(p) == classes.root(q)) {
        return Some(Match::Straight);
    }
    if !nodes.is_commutative(nodes.symbol(a)) {
        return None;
    }
    let ((a0, a1), (b0, b1)) = (sides(a, nodes, classes), sides(b, nodes, classes));
    (a0 == b1 && a1 == b0).then_some(Match::Swapped)
}

/// The roots of the two sides of an equality, or of the arguments of a commutative symbol.
#[inline]
pub(super) fn sides(equality: Node, nodes: &Nodes, classes: &Classes) -> (Node, Node) {
    let args = nodes.args(equality);
    (classes.root(args[0]), classes.root(args[1]))
}

#[inline]
fn hash(node: Node, nodes: &Nodes, classes: &Classes) -> u64 {
    let symbol = nodes.symbol(node);
    if nodes.is_commutative(symbol) {
        let (a, b) = sides(node, nodes, classes);
        return hash_pair(symbol, a, b);
    }
    nodes.args(node).iter().fold(mix(0, symbol.0), |hash, &arg| mix(hash, classes.root(arg).0))
}

#[inline]
fn hash_pair(symbol: Symbol, a: Node, b: Node) -> u64 {
    mix(mix(mix(0, symbol.0), a.min(b).0), a.max(b).0)
}
