//! Smaller conflicts by deletion: a literal goes if the others refute themselves in a tiny closure over the nodes of the
//! explanation alone.
//!
//! An explanation without derived edges is a simple path and has nothing to lose; large ones are left alone, as the cost
//! is the number of literals times that of the tiny closure, which compares all pairs of its applications of one symbol.
//! Where hardly a literal goes, most conflicts are left alone.

use super::nodes::NO_NODE;
use super::{Cc, EQ, FALSE, Node, TRUE};
use crate::sat::Lit;
use eufonium_base::ids::{Id, IdVec};

const MAX_LITS: usize = 24;
const MAX_PAIRS: usize = 128;
/// The literals looked at before it is judged whether minimisation pays.
const TRIAL: u64 = 2000;
/// It pays if one literal in so many goes.
const WORTHWHILE: u64 = 50;
/// If it does not pay, one conflict in so many is minimised.
const SELDOM: u64 = 16;

/// The tiny closure: the nodes that matter, numbered from 0, and a union-find over them.
#[derive(Default)]
pub(super) struct Minimiser {
    stamp: u32,
    /// The number of a node, and the stamp of when it was given.
    local: IdVec<Node, (u32, u32)>,
    parent: Vec<u32>,
    /// For the representative of a class, its value.
    value: Vec<Node>,
    /// The values of single nodes.
    own_value: Vec<Node>,
    /// Merges that the literals ask for; the first component is the literal's place.
    inputs: Vec<(usize, u32, u32)>,
    /// Applications that may be congruent.
    pairs: Vec<(Node, Node)>,
    equalities: Vec<Node>,
    conflict: bool,
    /// The conflicts that could be minimised, and of those that were: the literals, and those dropped.
    offered: u64,
    seen: u64,
    dropped: u64,
}

impl Minimiser {
    /// Whether to try: always as long as it pays, later once in a while.
    fn is_due(&mut self) -> bool {
        self.offered += 1;
        self.seen < TRIAL || self.dropped * WORTHWHILE > self.seen || self.offered.is_multiple_of(SELDOM)
    }

    fn number(&mut self, node: Node, is_value: bool) -> u32 {
        let (number, stamp) = self.local[node];
        if stamp == self.stamp {
            return number;
        }
        let number = self.own_value.len() as u32;
        self.own_value.push(if is_value { node } else { NO_NODE });
        self.local[node] = (number, self.stamp);
        number
    }

    fn find(&self, node: Node) -> u32 {
        debug_assert_eq!(self.local[node].1, self.stamp, "all nodes that matter are numbered");
        self.find_number(self.local[node].0)
    }

    fn find_number(&self, mut number: u32) -> u32 {
        while self.parent[number as usize] != number {
            number = self.parent[number as usize];
        }
        number
    }

    /// Merges two classes; returns whether they were different.
    fn union(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find_number(a), self.find_number(b));
        if a == b {
            return false;
        }
        let (v, w) = (self.value[a as usize], self.value[b as usize]);
        self.conflict |= v != NO_NODE && w != NO_NODE;
        if w == NO_NODE {
            self.value[b as usize] = v;
        }
        self.parent[a as usize] = b;
        true
    }
}

impl Cc {
    /// Drops literals from a conflict that was just explained.
    pub(super) fn minimise(&mut self, lits: &mut Vec<Lit>) {
        let worthwhile = (3..=MAX_LITS).contains(&lits.len()) && !self.explainer.external();
        if !worthwhile
            || self.explainer.derived().is_empty()
            || !self.minimiser.is_due()
            || !self.prepare(lits)
        {
            return;
        }
        let mut kept = vec![true; lits.len()];
        if !self.refutes(&kept) {
            debug_assert!(false, "the explanation itself is a refutation");
            return;
        }
        for i in (0..lits.len()).rev() {
            kept[i] = false;
            kept[i] = !self.refutes(&kept);
        }
        let mut i = 0;
        lits.retain(|_| {
            i += 1;
            kept[i - 1]
        });
        self.minimiser.seen += kept.len() as u64;
        self.minimiser.dropped += kept.iter().filter(|kept| !**kept).count() as u64;
    }

    /// Collects the nodes that matter. Returns `false` if they are too many.
    fn prepare(&mut self, lits: &[Lit]) -> bool {
        let (m, nodes) = (&mut self.minimiser, &self.nodes);
        if m.stamp == u32::MAX {
            m.stamp = 0;
            m.local = IdVec::new();
        }
        m.stamp += 1;
        m.local.ensure(Node::from_usize(nodes.len() - 1), (0, 0));
        m.own_value.clear();
        m.inputs.clear();
        m.pairs.clear();
        m.equalities.clear();
        let truth = [m.number(TRUE, true), m.number(FALSE, true)];
        let mut applications = self.explainer.derived().to_vec();
        for (place, &lit) in lits.iter().enumerate() {
            let node = self.atoms[self.atom_of_var[lit.var()]].node;
            let number = m.number(node, nodes.is_value(node));
            m.inputs.push((place, number, truth[usize::from(lit.is_negated())]));
            if nodes.symbol(node) == EQ {
                applications.push(node);
                if !lit.is_negated() {
                    let sides =
                        [0, 1].map(|i| m.number(nodes.args(node)[i], nodes.is_value(nodes.args(node)[i])));
                    m.inputs.push((place, sides[0], sides[1]));
                }
            }
        }
        applications.sort_unstable_by_key(|&n| (nodes.symbol(n), n));
        applications.dedup();
        for (i, &a) in applications.iter().enumerate() {
            for &node in nodes.args(a).iter().chain([&a]) {
                m.number(node, nodes.is_value(node));
            }
            if nodes.symbol(a) == EQ {
                m.equalities.push(a);
            }
            let same = applications[..i].iter().rev().take_while(|&&b| nodes.symbol(b) == nodes.symbol(a));
            m.pairs.extend(same.filter(|&&b| nodes.args(b).len() == nodes.args(a).len()).map(|&b| (a, b)));
            if m.pairs.len() > MAX_PAIRS {
                return false;
            }
        }
        true
    }

    /// Whether the literals that are kept lead to a class with two values.
    fn refutes(&mut self, kept: &[bool]) -> bool {
        let (m, nodes) = (&mut self.minimiser, &self.nodes);
        m.conflict = false;
        m.parent.clear();
        m.parent.extend(0..m.own_value.len() as u32);
        m.value.clone_from(&m.own_value);
        for i in 0..m.inputs.len() {
            let (place, a, b) = m.inputs[i];
            if kept[place] {
                m.union(a, b);
            }
        }
        let mut changed = true;
        while changed && !m.conflict {
            changed = false;
            for i in 0..m.pairs.len() {
                let (a, b) = m.pairs[i];
                let (x, y) = (nodes.args(a), nodes.args(b));
                let straight = x.iter().zip(y).all(|(&p, &q)| m.find(p) == m.find(q));
                let crossed = || m.find(x[0]) == m.find(y[1]) && m.find(x[1]) == m.find(y[0]);
                if straight || nodes.is_commutative(nodes.symbol(a)) && crossed() {
                    changed |= m.union(m.find(a), m.find(b));
                }
            }
            for i in 0..m.equalities.len() {
                let equality = m.equalities[i];
                let (a, b) = (m.find(nodes.args(equality)[0]), m.find(nodes.args(equality)[1]));
                let (v, w) = (m.value[a as usize], m.value[b as usize]);
                if a == b {
                    changed |= m.union(m.find(equality), m.find(TRUE));
                } else if v != NO_NODE && w != NO_NODE {
                    changed |= m.union(m.find(equality), m.find(FALSE));
                }
            }
        }
        m.conflict
    }
}
