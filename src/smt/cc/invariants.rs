//! Recomputes what the other parts keep up to date, and compares.

use super::forest::Reason;
use super::nodes::NO_NODE;
use super::signature::{Match, sides};
use super::{Cc, EQ, FALSE, Node, TRUE};
use crate::sat::Lit;
use eufonium_base::HashSet;

impl Cc {
    /// Panics if the state is not what its invariants say. To be called after a check that found no conflict. Costs a
    /// walk over all nodes and argument slots, with a look-up for each, and the lengths of all paths in the forest.
    pub fn check_invariants(&self) {
        if self.conflict.level.is_some()
            || !self.pending.is_empty()
            || self.num_worked_off < self.asserted.len()
        {
            return;
        }
        assert!(self.moving.is_empty(), "scratch is empty at rest");
        let mut listed = 0;
        for node in self.nodes.all() {
            self.check_forest(node);
            self.check_signature(node);
            listed += usize::from(self.signatures.is_listed(node));
            if self.root(node) == node {
                self.check_class(node);
            }
        }
        assert_eq!(listed, self.signatures.len(), "the table holds the listed nodes and no others");
        self.check_literals();
    }

    fn check_class(&self, root: Node) {
        let (mut weight, mut value) = (0, NO_NODE);
        for member in self.classes.members(root) {
            assert_eq!(self.root(member), root, "the members of a class know its root");
            weight += 1 + self.nodes.uses(member).count() as u32;
            if self.nodes.is_value(member) {
                assert_eq!(value, NO_NODE, "a class has at most one value");
                value = member;
            }
        }
        assert_eq!(weight, self.classes.weight(root), "the weight is the number of members and uses");
        assert_eq!(value, self.classes.value(root), "the value of a class is noted at its root");
    }

    fn check_forest(&self, node: Node) {
        let parent = self.forest.parent(node);
        assert!(parent == NO_NODE || self.are_equal(node, parent), "edges connect nodes of one class");
        if parent != NO_NODE {
            self.check_edge(node, parent);
        }
        let top = |mut at: Node| {
            while self.forest.parent(at) != NO_NODE {
                at = self.forest.parent(at);
            }
            at
        };
        assert_eq!(top(node), top(self.root(node)), "a class has one proof tree");
    }

    /// What an edge rests on holds.
    fn check_edge(&self, a: Node, b: Node) {
        let holds = match self.forest.reason(a) {
            Reason::External(_) => true,
            Reason::Lit(lit) => {
                let node = self.atoms[self.atom(lit.var()).expect("it is an atom")].node;
                let truth = if lit.is_negated() { FALSE } else { TRUE };
                let is_equality = !lit.is_negated() && self.nodes.symbol(node) == EQ;
                let is_side = is_equality && self.nodes.args(node).contains(&a);
                self.asserted.contains(&lit)
                    && ([a, b] == [node, truth]
                        || [b, a] == [node, truth]
                        || is_side && self.nodes.args(node).contains(&b))
            }
            Reason::Congruence(how) => {
                let (left, right) = (self.nodes.args(a), self.nodes.args(b));
                let pairs = |order: &[usize]| {
                    order.iter().enumerate().all(|(i, &j)| self.are_equal(left[i], right[j]))
                };
                let same = self.nodes.symbol(a) == self.nodes.symbol(b) && left.len() == right.len();
                same && match how {
                    Match::Straight => left.iter().zip(right).all(|(x, y)| self.are_equal(*x, *y)),
                    Match::Swapped => pairs(&[1, 0]),
                }
            }
            Reason::Reflexive | Reason::Distinct => {
                let equality = if a == TRUE || a == FALSE { b } else { a };
                let (left, right) = sides(equality, &self.nodes, &self.classes);
                if [a, b].contains(&TRUE) { left == right } else { self.has_distinct_sides(equality) }
            }
        };
        assert!(holds, "the reason of an edge holds");
    }

    fn check_signature(&self, node: Node) {
        if self.nodes.args(node).is_empty() {
            return;
        }
        if self.nodes.symbol(node) == EQ {
            let (a, b) = sides(node, &self.nodes, &self.classes);
            assert!(a != b || self.are_equal(node, TRUE), "an equality of equal sides is true");
            let distinct = self.has_distinct_sides(node);
            assert!(!distinct || self.are_equal(node, FALSE), "an equality of different values is false");
            assert!(!self.are_equal(node, TRUE) || a == b, "the sides of a true equality are equal");
            if a == b {
                return;
            }
        }
        let entry = self.signatures.find(node, &self.nodes, &self.classes);
        let entry = entry.expect("each signature is in the table");
        assert_eq!(self.root(entry), self.root(node), "nodes with one signature are in one class");
        assert_eq!(self.signatures.is_listed(node), entry == node, "a listed node is its signature's entry");
    }

    fn check_literals(&self) {
        let implied: HashSet<Lit> = self.implied.items.iter().copied().collect();
        for (id, atom) in self.atoms.iter() {
            if self.atom(atom.var) != Some(id) {
                continue;
            }
            if let Some(value) = atom.assigned {
                let truth = if value { TRUE } else { FALSE };
                assert!(self.are_equal(atom.node, truth), "an assigned atom is in the class of its value");
            } else if let Some(value) = self.value(atom.node).filter(|&v| v == TRUE || v == FALSE) {
                let lit = Lit::new(atom.var, value == FALSE);
                assert!(implied.contains(&lit), "an atom with a value is implied");
            }
        }
    }
}
