//! The effect of a formula on an element of a domain: points at which it is false are left out.
//!
//! A conjunction assumes its parts in turn, atoms before disjunctions, and again while something changes, a bounded number of
//! times; a disjunction assumes each part in a copy and joins what is left. Before the join each copy meets the atoms around it
//! that it has to do with once more, so that what follows in one case alone is not lost.
//!
//! The effort is counted; beyond `MOST_EFFORT`, or when the token is raised, what is left of the formula is taken for
//! true. Where one would recurse there is a stack of the nodes that are open.

use super::atom::Atom;
use super::domain::Domain;
use super::formula::{Formula, Node, NodeId};
use super::meter::Meter;

/// So much effort is spent on one formula: 1 for a truth value, [`ATOM`] for another atom.
const MOST_EFFORT: u64 = 16_000;
/// What an atom counts that relates values.
const ATOM: u64 = 4;
/// So often the conjuncts of the whole formula are assumed, while something changes.
const ROOT_ROUNDS: usize = 3;
/// So often the parts of a conjunction inside are assumed.
const INNER_ROUNDS: usize = 2;

/// A node that is being assumed.
enum Frame<'f, D> {
    /// A conjunction.
    All {
        /// Its atoms and its other parts.
        atoms: Vec<NodeId>,
        others: Vec<NodeId>,
        /// How many of its other parts were assumed in this round.
        next: usize,
        /// Rounds that may follow.
        rounds: usize,
        /// The state at the beginning of this round.
        before: D,
    },
    /// A disjunction.
    Any {
        node: NodeId,
        parts: &'f [NodeId],
        /// How many parts were begun.
        next: usize,
        /// The state before it.
        base: D,
        /// The join of the parts that are done.
        joined: Option<D>,
    },
}

/// Leaves out of `state` points at which the formula is false. An atom that relates values counts as `cost` steps.
pub fn assume<D: Domain>(state: D, formula: &Formula, cost: u64, meter: &Meter<'_>) -> D {
    let mut run = Run { formula, state, frames: Vec::new(), effort: 0, cost, meter };
    run.open_all(&formula.roots, ROOT_ROUNDS);
    while let Some(frame) = run.frames.pop() {
        match frame {
            Frame::All { atoms, others, next, rounds, before } => {
                run.go_on_all(atoms, others, next, rounds, before);
            }
            Frame::Any { node, parts, next, base, joined } => run.go_on_any(node, parts, next, base, joined),
        }
    }
    run.state
}

struct Run<'f, D> {
    formula: &'f Formula,
    /// The state at the innermost open node.
    state: D,
    frames: Vec<Frame<'f, D>>,
    effort: u64,
    cost: u64,
    meter: &'f Meter<'f>,
}

impl<'f, D: Domain> Run<'f, D> {
    /// Whether the effort is spent.
    fn is_spent(&self) -> bool {
        self.effort > MOST_EFFORT || self.meter.is_spent()
    }

    fn assume_atoms(&mut self, nodes: &[NodeId]) {
        for &node in nodes {
            if self.state.is_bottom() || self.is_spent() {
                return;
            }
            if let Node::Atom(atom) = &self.formula.nodes[node] {
                let cheap = matches!(atom, Atom::Truth(..));
                self.effort += if cheap { 1 } else { ATOM };
                self.meter.spend(if cheap { 1 } else { self.cost });
                self.state.assume(atom);
            }
        }
    }

    /// Begins a node.
    fn open(&mut self, node: NodeId) {
        match &self.formula.nodes[node] {
            Node::Atom(_) => self.assume_atoms(&[node]),
            Node::All(parts) => self.open_all(parts, INNER_ROUNDS),
            Node::Any(parts) => {
                let base = self.state.clone();
                self.frames.push(Frame::Any { node, parts, next: 0, base, joined: None });
            }
        }
    }

    fn open_all(&mut self, parts: &[NodeId], rounds: usize) {
        let is_atom = |n: &NodeId| matches!(self.formula.nodes[*n], Node::Atom(_));
        let (atoms, others): (Vec<NodeId>, Vec<NodeId>) = parts.iter().copied().partition(is_atom);
        let before = self.state.clone();
        self.assume_atoms(&atoms);
        self.frames.push(Frame::All { atoms, others, next: 0, rounds, before });
    }

    fn go_on_all(&mut self, atoms: Vec<NodeId>, others: Vec<NodeId>, next: usize, rounds: usize, before: D) {
        if self.state.is_bottom() || self.is_spent() {
            return;
        }
        if let Some(&part) = others.get(next) {
            self.frames.push(Frame::All { atoms, others, next: next + 1, rounds, before });
            self.open(part);
        } else if rounds > 1 && !self.state.includes(&before) {
            let before = self.state.clone();
            self.assume_atoms(&atoms);
            self.frames.push(Frame::All { atoms, others, next: 0, rounds: rounds - 1, before });
        }
    }

    fn go_on_any(&mut self, node: NodeId, parts: &'f [NodeId], next: usize, base: D, joined: Option<D>) {
        if next == 0 && self.is_spent() {
            return;
        }
        let joined = if next == 0 { None } else { Some(self.finish_case(node, joined)) };
        match parts.get(next) {
            Some(&part) => {
                self.state = base.clone();
                self.frames.push(Frame::Any { node, parts, next: next + 1, base, joined });
                self.open(part);
            }
            None => match joined {
                Some(joined) => self.state = joined,
                // Of no parts: falsehood.
                None => self.state = D::bottom(&self.formula.space),
            },
        }
    }

    /// The join of a case of a disjunction that is done with those before.
    fn finish_case(&mut self, node: NodeId, joined: Option<D>) -> D {
        let formula = self.formula;
        let frames = std::mem::take(&mut self.frames);
        if let ([_], Some(context)) = (&frames[..], formula.context.get(&node)) {
            self.assume_atoms(context);
        }
        for frame in frames.iter().skip(1) {
            if let Frame::All { atoms, .. } = frame {
                self.assume_atoms(atoms);
            }
        }
        self.frames = frames;
        match joined {
            Some(joined) => joined.join(&self.state),
            None => self.state.clone(),
        }
    }
}
