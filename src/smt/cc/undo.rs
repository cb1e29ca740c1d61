//! Levels: what was done is logged, and undone last first.
//!
//! Nodes, atoms and flags outlive the level that they were made at. When it is closed they are taken out of the state
//! and afterwards brought into the state returned to, as if they had been made there.

use super::nodes::NO_NODE;
use super::{Cc, Node};
use crate::sat::Var;

/// What can be undone.
#[derive(Clone, Copy)]
pub(super) enum Event {
    /// The class `child` was merged into another, by an edge between `a` and `b`; `demoted` is the number of demoted
    /// nodes before.
    Merge {
        /// The root that ceased to be one.
        child: Node,
        /// One end of the edge.
        a: Node,
        /// The other end.
        b: Node,
        /// The length of the list of demoted nodes.
        demoted: u32,
    },
    /// An application was brought into the state.
    Installed(Node),
    /// An atom was brought into the state.
    Announced(Var),
    /// A node was flagged as shared.
    Shared(Node),
}

/// The lengths of all that grows with the trail, when a level was opened.
pub(super) struct Level {
    trail: usize,
    asserted: usize,
    num_worked_off: usize,
    implied: (usize, usize),
    new_equalities: (usize, usize),
    externals: usize,
}

impl Cc {
    /// Logs an event, unless it can never be undone.
    #[inline]
    pub(super) fn log(&mut self, event: Event) {
        if !self.levels.is_empty() {
            self.trail.push(event);
        }
    }

    /// Opens a level. What is pending is worked off first: it belongs to the level below.
    pub(super) fn open_level(&mut self) {
        self.close();
        if self.levels.is_empty() {
            self.demoted.clear();
        }
        self.levels.push(Level {
            trail: self.trail.len(),
            asserted: self.asserted.len(),
            num_worked_off: self.num_worked_off,
            implied: (self.implied.items.len(), self.implied.delivered),
            new_equalities: (self.new_equalities.items.len(), self.new_equalities.delivered),
            externals: self.externals.ends.len(),
        });
    }

    /// Closes levels until `level` are left.
    pub(super) fn close_levels(&mut self, level: usize) {
        if level >= self.levels.len() {
            return;
        }
        let mark = self.levels.swap_remove(level);
        self.levels.truncate(level);
        self.pending.clear();
        if self.conflict.level.is_some_and(|found| found > level) {
            self.conflict.level = None;
        }
        let mut revisit = Vec::new();
        while self.trail.len() > mark.trail {
            let event = self.trail.pop().expect("the trail is longer than its mark");
            self.undo(event);
            if !matches!(event, Event::Merge { .. }) {
                revisit.push(event);
            }
        }
        self.forget_asserted(&mark);
        self.revisit(revisit);
    }

    fn forget_asserted(&mut self, mark: &Level) {
        for i in mark.asserted..self.asserted.len() {
            let var = self.asserted[i].var();
            let atom = self.atom(var).expect("an asserted atom is not removed");
            self.atoms[atom].assigned = None;
        }
        self.asserted.truncate(mark.asserted);
        self.num_worked_off = mark.num_worked_off;
        self.implied.items.truncate(mark.implied.0);
        self.implied.delivered = self.implied.delivered.min(mark.implied.1);
        self.new_equalities.items.truncate(mark.new_equalities.0);
        self.new_equalities.delivered = self.new_equalities.delivered.min(mark.new_equalities.1);
        self.externals.ends.truncate(mark.externals);
        let num_lits = self.externals.ends.last().map_or(0, |&end| end as usize);
        self.externals.lits.truncate(num_lits);
    }

    fn undo(&mut self, event: Event) {
        match event {
            Event::Merge { child, a, b, demoted } => self.undo_merge(child, a, b, demoted as usize),
            Event::Installed(node) => {
                if self.signatures.is_listed(node) {
                    self.signatures.remove(node, &self.nodes, &self.classes);
                }
                for &arg in self.nodes.args(node) {
                    self.classes.remove_use(self.classes.root(arg));
                }
            }
            Event::Announced(_) => {}
            Event::Shared(node) => {
                let root = self.root(node);
                if self.classes.shared(root) == node {
                    self.classes.set_shared(root, NO_NODE);
                }
            }
        }
    }

    fn undo_merge(&mut self, child: Node, a: Node, b: Node, demoted: usize) {
        let root = self.root(child);
        self.classes.part(child, root);
        self.take_out_uses(child);
        self.moving.extend(self.demoted.drain(demoted..));
        self.classes.relabel(child, child);
        // A root has what its child has only if it got it from there: values and shared nodes are in one class each.
        if self.classes.value(root) == self.classes.value(child) {
            self.classes.set_value(root, NO_NODE);
        }
        if self.classes.shared(root) == self.classes.shared(child) {
            self.classes.set_shared(root, NO_NODE);
        }
        self.forest.cut(a, b);
        let mut moving = std::mem::take(&mut self.moving);
        for node in moving.drain(..) {
            let other = self.signatures.insert(node, &self.nodes, &self.classes);
            debug_assert!(other.is_none(), "a place in the table is free again when its loss is undone");
        }
        self.moving = moving;
    }

    /// Brings what outlived its level into the present state; `events` has the newest first.
    fn revisit(&mut self, events: Vec<Event>) {
        self.counters.revisits += events.len() as u64;
        let any = !events.is_empty();
        for event in events.into_iter().rev() {
            match event {
                Event::Installed(node) => self.install(node),
                Event::Announced(var) => {
                    if let Some(atom) = self.atom(var) {
                        self.announce(atom);
                    }
                }
                Event::Shared(node) => self.share(node),
                Event::Merge { .. } => unreachable!("merges are not revisited"),
            }
        }
        if any {
            self.close();
        }
    }
}
