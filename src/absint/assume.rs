//! The effect of a formula on an element of a domain: points at which it is false are left out.
//!
//! A conjunction assumes its parts in turn, atoms before disjunctions, and again while something changes, a bounded number of
//! times; a disjunction assumes each part in a copy and joins what is left. Before the join each copy meets the atoms around it
//! that it has to do with once more, so that what follows in one case alone is not lost.
//!
//! Definitions by cases whose conditions have to do with each other (`a[i] = a[i] + 1`, with a choice among the elements at the read and
//! at the write) say what they say only together. So their cases are kept apart until the end of the formula, as long as there are not too
//! many: partitions as in Rival and Mauborgne, "The trace partitioning abstract domain" (TOPLAS 2007), within one formula.
//!
//! The effort is counted; beyond `MOST_EFFORT`, or when the token is raised, what is left of the formula is taken for
//! true. Where one would recurse there is a stack of the nodes that are open.

use super::atom::Atom;
use super::domain::Domain;
use super::formula::{Formula, Node, NodeId};
use super::meter::Meter;

/// So much effort is spent on one formula for each case that may be kept apart: 1 for a truth value, [`ATOM`] for another atom.
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
        parts: &'f [NodeId],
        /// How many parts were begun.
        next: usize,
        /// The state before it.
        base: D,
        /// The join of the parts that are done.
        joined: Option<D>,
    },
}

/// Leaves out of `state` points at which the formula is false. So many cases are kept apart at most until the end; an atom that
/// relates values counts as `cost` steps.
pub fn assume<D: Domain>(state: D, formula: &Formula, cases: usize, cost: u64, meter: &Meter<'_>) -> D {
    let effort = MOST_EFFORT.saturating_mul(cases as u64);
    let bottom = D::bottom(&formula.space);
    let mut run = Run { formula, state: bottom, frames: Vec::new(), effort, cost, meter };
    let is_atom = |n: &NodeId| matches!(formula.nodes[*n], Node::Atom(_));
    let (atoms, choices): (Vec<NodeId>, Vec<NodeId>) = formula.roots.iter().copied().partition(is_atom);
    let mut states = vec![state];
    for _ in 0..ROOT_ROUNDS {
        let before = states.clone();
        states = run.meet_each(states, &atoms);
        for &choice in &choices {
            states = run.split(states, choice, cases);
        }
        let is_same = states.len() == before.len() && states.iter().zip(&before).all(|(s, b)| s.includes(b));
        if is_same || run.is_spent() {
            break;
        }
    }
    states.into_iter().reduce(|a, b| a.join(&b)).unwrap_or_else(|| D::bottom(&formula.space))
}

struct Run<'f, D> {
    formula: &'f Formula,
    /// The state at the innermost open node.
    state: D,
    frames: Vec<Frame<'f, D>>,
    /// What is left of the effort.
    effort: u64,
    cost: u64,
    meter: &'f Meter<'f>,
}

impl<'f, D: Domain> Run<'f, D> {
    /// Whether the effort is spent.
    fn is_spent(&self) -> bool {
        self.effort == 0 || self.meter.is_spent()
    }

    /// Assumes atoms in each state; those without points are left out.
    fn meet_each(&mut self, states: Vec<D>, atoms: &[NodeId]) -> Vec<D> {
        let met = states.into_iter().map(|state| {
            self.state = state;
            self.assume_atoms(atoms);
            self.state.clone()
        });
        met.filter(|state| !state.is_bottom()).collect()
    }

    /// The cases of a disjunction in each state; those of one state are joined if there would be too many.
    fn split(&mut self, states: Vec<D>, choice: NodeId, most: usize) -> Vec<D> {
        let mut split: Vec<Vec<D>> = Vec::with_capacity(states.len());
        for state in states {
            split.push(self.cases(state, choice));
        }
        if self.formula.apart.contains(&choice) && split.iter().map(Vec::len).sum::<usize>() <= most {
            return split.into_iter().flatten().collect();
        }
        split.into_iter().filter_map(|cases| cases.into_iter().reduce(|a, b| a.join(&b))).collect()
    }

    /// The cases of a disjunction in a state, each with the atoms around it that it has to do with.
    fn cases(&mut self, state: D, choice: NodeId) -> Vec<D> {
        let formula = self.formula;
        let Node::Any(parts) = &formula.nodes[choice] else {
            self.state = state;
            self.finish(choice);
            return vec![self.state.clone()];
        };
        if self.is_spent() {
            return vec![state];
        }
        let mut cases = Vec::with_capacity(parts.len());
        for &part in parts {
            self.state = state.clone();
            self.finish(part);
            if let Some(context) = formula.context.get(&choice) {
                self.assume_atoms(context);
            }
            if !self.state.is_bottom() {
                cases.push(self.state.clone());
            }
        }
        cases
    }

    /// Assumes a node.
    fn finish(&mut self, node: NodeId) {
        self.open(node);
        while let Some(frame) = self.frames.pop() {
            match frame {
                Frame::All { atoms, others, next, rounds, before } => {
                    self.go_on_all(atoms, others, next, rounds, before);
                }
                Frame::Any { parts, next, base, joined } => self.go_on_any(parts, next, base, joined),
            }
        }
    }

    fn assume_atoms(&mut self, nodes: &[NodeId]) {
        for &node in nodes {
            if self.state.is_bottom() || self.is_spent() {
                return;
            }
            if let Node::Atom(atom) = &self.formula.nodes[node] {
                let cheap = matches!(atom, Atom::Truth(..));
                self.effort = self.effort.saturating_sub(if cheap { 1 } else { ATOM });
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
                self.frames.push(Frame::Any { parts, next: 0, base, joined: None });
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

    fn go_on_any(&mut self, parts: &'f [NodeId], next: usize, base: D, joined: Option<D>) {
        if next == 0 && self.is_spent() {
            return;
        }
        let joined = if next == 0 { None } else { Some(self.finish_case(joined)) };
        match parts.get(next) {
            Some(&part) => {
                self.state = base.clone();
                self.frames.push(Frame::Any { parts, next: next + 1, base, joined });
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
    fn finish_case(&mut self, joined: Option<D>) -> D {
        let frames = std::mem::take(&mut self.frames);
        for frame in &frames {
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
