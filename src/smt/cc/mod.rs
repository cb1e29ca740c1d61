//! Congruence closure: the theory of equality with uninterpreted functions, on dense nodes of its own.
//!
//! The algorithm is that of Nieuwenhuis and Oliveras, "Fast congruence closure and extensions" (Information and
//! Computation 205, 2007): classes with eager roots, a signature table, and a proof forest from which explanations are
//! read. Everything that can be is a congruence: the equality `a = b` that stands behind an atom is itself a node with
//! the commutative symbol `EQ`, which is true when its sides are in one class, false when they hold different values or
//! when a congruent equality is false. So one mechanism, "an atom's node joined the class of true or false", propagates
//! equalities, disequalities and predicates alike, at near-linear cost.
//!
//! Invariants, the first of which makes lazy explanations right in time:
//! - The proof forest has one tree per class. Later merges only join trees, so the path between two nodes of one class
//!   never changes until their connection is undone; an edge by congruence is added only when the arguments are
//!   connected already. An explanation therefore rests on nothing that came after the fact that it explains.
//! - A class holds at most one value: a merge that would break this is a conflict, and is not done.
//! - Nodes and atoms are permanent. What follows from making one (a congruence, an implied literal) belongs to the level
//!   at which it was noticed; when that level is closed the node or atom is *revisited* in the level returned to.
//!
//! Not here: contraposition of congruence (`f(a) != f(b)` does not make `a`, `b` count as disequal), and finite sorts: a
//! node that stands for a Boolean must have a predicate atom that the search always decides.

mod classes;
mod explain;
mod forest;
mod invariants;
mod merge;
mod minimise;
mod nodes;
mod signature;
#[cfg(test)]
mod tests;
mod theory;
mod undo;

use super::sat::{Lit, Var};
use super::self_checks::Occasions;
use classes::Classes;
use eufonium_base::Stats;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use explain::Explainer;
use forest::{Forest, Reason};
use merge::Pending;
use minimise::Minimiser;
use nodes::{NO_NODE, Nodes};
use signature::Signatures;
use undo::{Event, Level};

typed_id! {
    /// A constant or an application that the closure knows.
    Node
}

typed_id! {
    /// A function symbol.
    Symbol
}

typed_id! {
    /// A node whose truth is tied to a variable of the search.
    AtomId
}

const EQ: Symbol = Symbol(0);
const NUM_BUILT_IN_SYMBOLS: usize = 3;
const TRUE: Node = Node(0);
const FALSE: Node = Node(1);
const NO_ATOM: AtomId = AtomId(u32::MAX);

/// The variable is true if and only if the node is `TRUE`, false if and only if it is `FALSE`.
struct Atom {
    var: Var,
    node: Node,
    /// Another atom of the same node.
    next: AtomId,
    /// What the search has asserted.
    assigned: Option<bool>,
}

eufonium_base::counters! {
    /// Figures since the beginning.
    #[derive(Default)]
    struct Counters in "" {
        /// Merges of classes.
        merges,
        /// Those due to equal arguments.
        congruences,
        /// Conflicts.
        conflicts,
        /// Literals that were implied.
        implied,
        /// Explanations.
        explained,
        /// Literals of conflicts.
        conflict_literals = "conflict-literals",
        /// Literals that were dropped from them.
        minimised_away = "minimised-away",
        /// Nodes that were looked at again.
        revisits,
    }
}

/// A conflict that was found and holds until its level is closed.
#[derive(Default)]
struct Conflict {
    /// The level at which it was found, if there is one.
    level: Option<usize>,
    /// The clause that is violated.
    clause: Vec<Lit>,
    /// Whether merges from outside take part in it.
    external: bool,
}

/// The reasons of merges from outside, one after the other.
#[derive(Default)]
struct Externals {
    lits: Vec<Lit>,
    /// Where in `lits` each reason ends.
    ends: Vec<u32>,
}

/// A list that grows with the trail and of which the first `delivered` elements were handed out.
struct Stream<T> {
    items: Vec<T>,
    delivered: usize,
}

impl<T> Default for Stream<T> {
    fn default() -> Self {
        Stream { items: Vec::new(), delivered: 0 }
    }
}

/// The congruence closure.
///
/// ```
/// use eufonium_base::ids::Id;
/// use eufonium_smt::cc::Cc;
/// use eufonium_smt::sat::Var;
/// use eufonium_smt::theory::{Effort, Theory, TheoryOut};
///
/// let mut cc = Cc::new();
/// let (f, a, b) = (cc.new_symbol(), cc.new_symbol(), cc.new_symbol());
/// let (a, b) = (cc.node(a, &[]), cc.node(b, &[]));
/// let (fa, fb) = (cc.node(f, &[a]), cc.node(f, &[b]));
/// let (x, y): (Var, Var) = (Id::from_usize(0), Id::from_usize(1));
/// cc.new_equality(x, a, b);
/// cc.new_equality(y, fa, fb);
/// cc.push_level();
/// cc.assert(x.positive());
/// let mut out = TheoryOut::default();
/// cc.check(Effort::Quick, &mut out);
/// assert_eq!(out.implied, [y.positive()]);
/// let mut clause = Vec::new();
/// cc.explain(y.positive(), &mut clause);
/// assert_eq!(clause, [y.positive(), x.negative()]);
/// ```
pub struct Cc {
    nodes: Nodes,
    num_symbols: usize,
    atoms: IdVec<AtomId, Atom>,
    /// Atoms that were removed and may be used again.
    free_atoms: Vec<AtomId>,
    /// The newest atom of each node, or `NO_ATOM`.
    atoms_of: IdVec<Node, AtomId>,
    /// The atom of each variable, or `NO_ATOM`.
    atom_of_var: IdVec<Var, AtomId>,

    classes: Classes,
    signatures: Signatures,
    forest: Forest,
    externals: Externals,
    conflict: Conflict,

    /// The literals that were asserted, and how many of them are worked off.
    asserted: Vec<Lit>,
    num_worked_off: usize,
    /// Merges to be done. They all belong to the level that is open now.
    pending: Pending,
    implied: Stream<Lit>,
    new_equalities: Stream<(Node, Node)>,

    trail: Vec<Event>,
    /// Nodes that left the signature table because another took their place, in the order of the trail.
    demoted: Vec<Node>,
    levels: Vec<Level>,

    explainer: Explainer,
    minimiser: Minimiser,
    /// Scratch: nodes on their way out of and back into the signature table. Empty at rest.
    moving: Vec<Node>,
    saved_roots: IdVec<Node, Node>,
    saved_values: IdVec<Node, Node>,
    counters: Counters,
    self_checks: Occasions,
}

impl Default for Cc {
    fn default() -> Self {
        Self::new()
    }
}

impl Cc {
    /// A closure that knows only `TRUE` and `FALSE`.
    pub fn new() -> Cc {
        let mut cc = Cc {
            nodes: Nodes::default(),
            num_symbols: NUM_BUILT_IN_SYMBOLS,
            atoms: IdVec::new(),
            free_atoms: Vec::new(),
            atoms_of: IdVec::new(),
            atom_of_var: IdVec::new(),
            classes: Classes::default(),
            signatures: Signatures::default(),
            forest: Forest::default(),
            externals: Externals::default(),
            conflict: Conflict::default(),
            asserted: Vec::new(),
            num_worked_off: 0,
            pending: Pending::default(),
            implied: Stream::default(),
            new_equalities: Stream::default(),
            trail: Vec::new(),
            demoted: Vec::new(),
            levels: Vec::new(),
            explainer: Explainer::default(),
            minimiser: Minimiser::default(),
            moving: Vec::new(),
            saved_roots: IdVec::new(),
            saved_values: IdVec::new(),
            counters: Counters::default(),
            self_checks: Occasions::default(),
        };
        cc.nodes.set_commutative(EQ);
        let (t, f) = (cc.value_node(Symbol(1)), cc.value_node(Symbol(2)));
        debug_assert_eq!((t, f), (TRUE, FALSE));
        cc
    }

    /// A fresh function symbol. Symbols have no fixed arity.
    pub fn new_symbol(&mut self) -> Symbol {
        self.num_symbols += 1;
        Symbol::from_usize(self.num_symbols - 1)
    }

    /// A fresh symbol of two arguments whose order does not matter.
    pub fn new_commutative_symbol(&mut self) -> Symbol {
        let symbol = self.new_symbol();
        self.nodes.set_commutative(symbol);
        symbol
    }

    /// The value node "true".
    pub fn true_node(&self) -> Node {
        TRUE
    }

    /// The value node "false".
    pub fn false_node(&self) -> Node {
        FALSE
    }

    /// The node for `symbol` applied to `args`. May be called at any time; the node is permanent. What is equal to it by
    /// congruence is known after the next check.
    pub fn node(&mut self, symbol: Symbol, args: &[Node]) -> Node {
        debug_assert!(
            symbol.index() >= NUM_BUILT_IN_SYMBOLS,
            "built-in symbols are not applied from outside"
        );
        self.intern(symbol, args, false)
    }

    /// The node of an interpreted constant (a numeral, say). Two different value nodes are never equal. A symbol that
    /// was given here must not be given to [`Cc::node`] without arguments, nor the other way round.
    pub fn value_node(&mut self, symbol: Symbol) -> Node {
        self.intern(symbol, &[], true)
    }

    fn intern(&mut self, symbol: Symbol, args: &[Node], is_value: bool) -> Node {
        let (node, is_new) = self.nodes.intern(symbol, args, is_value);
        if is_new {
            self.classes.push(node, is_value);
            self.signatures.push();
            self.forest.push();
            self.atoms_of.push(NO_ATOM);
            if !args.is_empty() {
                self.install(node);
            }
        }
        node
    }

    /// Ties a variable to an equality: `var` is true if and only if `a = b`. May be called at any time.
    pub fn new_equality(&mut self, var: Var, a: Node, b: Node) {
        let equality = self.intern(EQ, &[a.min(b), a.max(b)], false);
        self.new_predicate(var, equality);
    }

    /// Ties a variable to a Boolean node: `var` is true if and only if `node = TRUE`, false if and only if
    /// `node = FALSE`. May be called at any time; a variable is tied once.
    pub fn new_predicate(&mut self, var: Var, node: Node) {
        self.atom_of_var.ensure(var, NO_ATOM);
        assert_eq!(self.atom_of_var[var], NO_ATOM, "a variable is tied to one atom");
        let data = Atom { var, node, next: self.atoms_of[node], assigned: None };
        let atom = match self.free_atoms.pop() {
            Some(atom) => {
                self.atoms[atom] = data;
                atom
            }
            None => self.atoms.push(data),
        };
        self.atoms_of[node] = atom;
        self.atom_of_var[var] = atom;
        self.announce(atom);
    }

    /// Forgets the atom of a variable that is about to be retired. Between searches only; the variable must never have
    /// been asserted at level 0, as what follows from that stays.
    pub fn remove_atom(&mut self, var: Var) {
        assert!(self.levels.is_empty(), "atoms are removed between searches");
        let Some(atom) = self.atom(var) else { return };
        assert_eq!(self.atoms[atom].assigned, None, "an atom that is removed is unassigned");
        let (node, next) = (self.atoms[atom].node, self.atoms[atom].next);
        let mut at = self.atoms_of[node];
        if at == atom {
            self.atoms_of[node] = next;
        } else {
            while self.atoms[at].next != atom {
                at = self.atoms[at].next;
            }
            self.atoms[at].next = next;
        }
        self.atom_of_var[var] = NO_ATOM;
        self.free_atoms.push(atom);
        if let Some(i) = self.implied.items.iter().position(|lit| lit.var() == var) {
            self.implied.items.remove(i);
            self.implied.delivered -= usize::from(i < self.implied.delivered);
        }
    }

    /// The atom of a variable.
    #[inline]
    fn atom(&self, var: Var) -> Option<AtomId> {
        self.atom_of_var.get(var).copied().filter(|&atom| atom != NO_ATOM)
    }

    /// The root of the node's class, as of the last check.
    #[inline]
    pub fn root(&self, node: Node) -> Node {
        self.classes.root(node)
    }

    /// The interpreted constant that the node equals, as of the last check.
    pub fn value(&self, node: Node) -> Option<Node> {
        Some(self.classes.value(self.root(node))).filter(|&value| value != NO_NODE)
    }

    /// Whether the two nodes are equal by what was asserted, as of the last check.
    pub fn are_equal(&self, a: Node, b: Node) -> bool {
        self.root(a) == self.root(b)
    }

    /// Whether the two nodes equal different values or the two sides of an equality that is false, as of the last check.
    pub fn are_disequal(&self, a: Node, b: Node) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        let (v, w) = (self.classes.value(a), self.classes.value(b));
        let by_value = v != NO_NODE && w != NO_NODE && v != w;
        by_value || {
            let equality = self.signatures.find_equality(a, b, &self.nodes, &self.classes);
            equality.is_some_and(|e| self.root(e) == self.root(FALSE))
        }
    }

    /// A variable that is tied to `a = b`, if there is one.
    pub fn equality_atom(&self, a: Node, b: Node) -> Option<Var> {
        let equality = self.nodes.find(EQ, &[a.min(b), a.max(b)])?;
        let atom = self.atoms_of[equality];
        (atom != NO_ATOM).then(|| self.atoms[atom].var)
    }

    /// Adds to `out` literals that are true and together entail `a = b`. The nodes must be equal now.
    pub fn explain_equality(&mut self, a: Node, b: Node, out: &mut Vec<Lit>) {
        self.start_explanation();
        self.explainer.require(a, b);
        self.finish_explanation();
        out.extend_from_slice(self.explainer.lits());
    }

    /// Makes two nodes equal because another theory says so. The literals are true now and together entail `a = b`;
    /// clauses that rest on it carry the certificate `Rule("combination")`. Undone with the present level.
    pub fn merge_by(&mut self, a: Node, b: Node, reason: &[Lit]) {
        if self.are_equal(a, b) {
            return;
        }
        let index = u32::try_from(self.externals.ends.len()).expect("fewer than 2^32 merges from outside");
        self.externals.lits.extend_from_slice(reason);
        let end = u32::try_from(self.externals.lits.len()).expect("fewer than 2^32 literals in reasons");
        self.externals.ends.push(end);
        self.pending.push(a, b, Reason::External(index));
    }

    /// Flags a node as shared with another theory: equalities between such nodes appear in
    /// [`Cc::take_new_equalities`].
    pub fn share(&mut self, node: Node) {
        let root = self.root(node);
        let other = self.classes.shared(root);
        if other == node {
            return;
        }
        if other == NO_NODE {
            self.classes.set_shared(root, node);
        } else {
            self.new_equalities.items.push((other, node));
        }
        self.log(Event::Shared(node));
    }

    /// Adds to `out` the equalities between shared nodes that have come to hold since the last call, enough of them
    /// that all others follow by transitivity. One that was handed out at a level since closed may come again.
    pub fn take_new_equalities(&mut self, out: &mut Vec<(Node, Node)>) {
        out.extend_from_slice(&self.new_equalities.items[self.new_equalities.delivered..]);
        self.new_equalities.delivered = self.new_equalities.items.len();
    }

    /// The root of the node's class in the model that was saved last; nodes are equal in the model if and only if these
    /// are the same. A node that is younger than the model is alone.
    pub fn model_root(&self, node: Node) -> Node {
        self.saved_roots.get(node).copied().unwrap_or(node)
    }

    /// The value of the node's class in the model that was saved last.
    pub fn model_value(&self, node: Node) -> Option<Node> {
        self.saved_values.get(node).copied().filter(|&value| value != NO_NODE)
    }

    /// The number of nodes, those behind equality atoms included.
    pub fn num_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Counters.
    pub fn stats(&self) -> Stats {
        let mut stats = self.counters.figures();
        stats.add("nodes", self.nodes.len() as u64);
        stats.add("atoms", (self.atoms.len() - self.free_atoms.len()) as u64);
        stats
    }
}
