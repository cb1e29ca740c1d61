//! Closing under congruence: asserted literals and pending merges are worked off until nothing is left or a class would
//! hold two values.
//!
//! Literals come before congruences. So whatever is equal by an asserted equality is connected by it rather than by a
//! congruence where both are at hand, which keeps explanations short.

use super::forest::Reason;
use super::nodes::NO_NODE;
use super::signature::{compare, sides};
use super::undo::Event;
use super::{Atom, AtomId, Cc, EQ, FALSE, NO_ATOM, Node, TRUE};
use crate::sat::Lit;
use eufonium_base::meter;

/// What a merge costs by the meter without the uses of its members.
const MERGE_STEPS: u64 = 30;
/// What a look at a use costs.
const USE_STEPS: usize = 5;

/// A queue of merges, first in, first out.
#[derive(Default)]
pub(super) struct Pending {
    queue: Vec<(Node, Node, Reason)>,
    head: usize,
}

impl Pending {
    #[inline]
    pub(super) fn push(&mut self, a: Node, b: Node, reason: Reason) {
        self.queue.push((a, b, reason));
    }

    fn pop(&mut self) -> Option<(Node, Node, Reason)> {
        let next = self.queue.get(self.head).copied();
        if next.is_none() {
            self.clear();
        } else {
            self.head += 1;
        }
        next
    }

    pub(super) fn clear(&mut self) {
        self.queue.clear();
        self.head = 0;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.head == self.queue.len()
    }
}

impl Cc {
    /// Works everything off, up to the first conflict.
    pub(super) fn close(&mut self) {
        while self.conflict.level.is_none() {
            if let Some(&lit) = self.asserted.get(self.num_worked_off) {
                self.num_worked_off += 1;
                self.assume(lit);
            } else if let Some((a, b, reason)) = self.pending.pop() {
                self.merge(a, b, reason);
            } else {
                break;
            }
        }
    }

    /// Merges what the literal says to be equal.
    fn assume(&mut self, lit: Lit) {
        let atom = self.atom(lit.var()).expect("only literals of atoms are asserted");
        let node = self.atoms[atom].node;
        self.merge(node, if lit.is_negated() { FALSE } else { TRUE }, Reason::Lit(lit));
        if self.conflict.level.is_none() && !lit.is_negated() && self.nodes.symbol(node) == EQ {
            let (a, b) = (self.nodes.args(node)[0], self.nodes.args(node)[1]);
            self.merge(a, b, Reason::Lit(lit));
        }
    }

    /// Merges the classes of two nodes, unless that is a conflict.
    fn merge(&mut self, a: Node, b: Node, reason: Reason) {
        let (root_a, root_b) = (self.root(a), self.root(b));
        if root_a == root_b {
            return;
        }
        if self.classes.value(root_a) != NO_NODE && self.classes.value(root_b) != NO_NODE {
            self.found_conflict(a, b, reason);
            return;
        }
        self.counters.merges += 1;
        self.counters.congruences += u64::from(matches!(reason, Reason::Congruence(_)));
        if self.classes.weight(root_a) <= self.classes.weight(root_b) {
            self.merge_into(a, b, reason);
        } else {
            self.merge_into(b, a, reason);
        }
    }

    /// Merges the class of `a` into that of `b`. The work is linear in the weight of the class of `a`, and in that of
    /// `b` if it is `a` that brings a value: this happens to a node at most once on a branch of the search.
    fn merge_into(&mut self, a: Node, b: Node, reason: Reason) {
        let (child, root) = (self.root(a), self.root(b));
        meter::spend(MERGE_STEPS);
        self.log(Event::Merge { child, a, b, demoted: self.demoted.len() as u32 });
        self.take_out_uses(child);
        self.classes.relabel(child, root);
        self.forest.link(a, b, reason);
        let (brought, present) = (self.classes.value(child), self.classes.value(root));
        if brought != NO_NODE {
            self.classes.set_value(root, brought);
            self.spread_value(root, brought);
        } else if present != NO_NODE {
            self.spread_value(child, present);
        }
        self.join_shared(child, root);
        self.classes.join(child, root);
        self.put_back_uses();
    }

    /// Takes the uses of the class on the ring of `start` out of the signature table, into `moving`.
    pub(super) fn take_out_uses(&mut self, start: Node) {
        debug_assert!(self.moving.is_empty(), "scratch is empty at rest");
        let mut passed = 0;
        for member in self.classes.members(start) {
            passed += 1;
            for user in self.nodes.uses(member) {
                passed += 1;
                if self.signatures.is_listed(user) {
                    self.signatures.remove(user, &self.nodes, &self.classes);
                    self.moving.push(user);
                }
            }
        }
        meter::spend_len(USE_STEPS * (passed + self.moving.len()));
    }

    /// Enters the nodes in `moving` under their new signatures, or merges them with those that are there.
    fn put_back_uses(&mut self) {
        let mut moving = std::mem::take(&mut self.moving);
        meter::spend_len(4 * USE_STEPS * moving.len());
        for node in moving.drain(..) {
            if !self.enter(node) {
                self.demoted.push(node);
            }
        }
        self.moving = moving;
    }

    /// Enters a node into the signature table; if it has no place there, asks for the merge that this is due to and
    /// returns `false`.
    fn enter(&mut self, node: Node) -> bool {
        if self.nodes.symbol(node) == EQ {
            let (a, b) = sides(node, &self.nodes, &self.classes);
            if a == b {
                self.pending.push(node, TRUE, Reason::Reflexive);
                return false;
            }
        }
        let Some(other) = self.signatures.insert(node, &self.nodes, &self.classes) else { return true };
        if self.root(node) != self.root(other) {
            let how = compare(node, other, &self.nodes, &self.classes);
            let how = how.expect("nodes in one place of the table have one signature");
            self.pending.push(node, other, Reason::Congruence(how));
        }
        false
    }

    /// Tells the members on the ring of `start` that their class has now the value `value`: atoms are implied, and
    /// equalities with classes of other values become false.
    fn spread_value(&mut self, start: Node, value: Node) {
        let is_truth = value == TRUE || value == FALSE;
        for member in self.classes.members(start) {
            let mut atom = if is_truth { self.atoms_of[member] } else { NO_ATOM };
            while atom != NO_ATOM {
                let Atom { var, next, assigned, .. } = self.atoms[atom];
                if assigned.is_none() {
                    self.counters.implied += 1;
                    self.implied.items.push(Lit::new(var, value == FALSE));
                }
                atom = next;
            }
            for user in self.nodes.uses(member) {
                if self.nodes.symbol(user) == EQ && self.has_distinct_sides(user) {
                    self.pending.push(user, FALSE, Reason::Distinct);
                }
            }
        }
    }

    /// Whether the sides of an equality have different values.
    pub(super) fn has_distinct_sides(&self, equality: Node) -> bool {
        let (a, b) = sides(equality, &self.nodes, &self.classes);
        let (v, w) = (self.classes.value(a), self.classes.value(b));
        v != w && v != NO_NODE && w != NO_NODE
    }

    /// Gives the class of `root` a shared node that speaks for it, or notes that two have become equal.
    fn join_shared(&mut self, child: Node, root: Node) {
        let (brought, present) = (self.classes.shared(child), self.classes.shared(root));
        if brought == NO_NODE {
            return;
        }
        if present == NO_NODE {
            self.classes.set_shared(root, brought);
        } else {
            self.new_equalities.items.push((present, brought));
        }
    }

    /// Brings a new or revisited application into the present state.
    pub(super) fn install(&mut self, node: Node) {
        for i in 0..self.nodes.args(node).len() {
            let root = self.root(self.nodes.args(node)[i]);
            self.classes.add_use(root);
        }
        self.log(Event::Installed(node));
        self.enter(node);
        if self.nodes.symbol(node) == EQ && self.has_distinct_sides(node) {
            self.pending.push(node, FALSE, Reason::Distinct);
        }
    }

    /// Brings a new or revisited atom into the present state: it may be implied already.
    pub(super) fn announce(&mut self, atom: AtomId) {
        let Atom { var, node, .. } = self.atoms[atom];
        let value = self.classes.value(self.root(node));
        if value == TRUE || value == FALSE {
            self.counters.implied += 1;
            self.implied.items.push(Lit::new(var, value == FALSE));
        }
        self.log(Event::Announced(var));
    }
}
