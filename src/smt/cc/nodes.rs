//! The nodes: hash-consed applications with, for each node, the fixed list of the nodes that it is an argument of.
//!
//! All of this is permanent. A class needs no list of uses of its own: the uses of a class are the uses of its members,
//! so that neither merging nor undoing a merge touches a list, and a node that is made in the middle of a search is
//! found from its arguments in every state that the search returns to.

use super::{Node, Symbol};
use eufonium_base::ids::{Id, IdVec};
use hashbrown::HashTable;

/// "No node" in links.
pub(super) const NO_NODE: Node = Node(u32::MAX);
/// "No argument slot" in links.
const NO_SLOT: u32 = u32::MAX;

/// What is fixed about a node.
struct NodeData {
    symbol: Symbol,
    /// The argument slots are `first_slot .. first_slot + arity`.
    first_slot: u32,
    arity: u32,
    /// The newest slot that holds this node as an argument.
    last_use: u32,
    is_value: bool,
}

/// An argument slot: the `i`-th argument of `owner`.
struct Slot {
    owner: Node,
    /// The next older slot with the same argument.
    older_use: u32,
}

/// All nodes.
#[derive(Default)]
pub(super) struct Nodes {
    data: IdVec<Node, NodeData>,
    args: Vec<Node>,
    slots: Vec<Slot>,
    cons: HashTable<Node>,
    /// By symbol; symbols beyond the end are not commutative.
    commutative: Vec<bool>,
}

/// Mixes a word into a hash whose high and low bits are both good (the table uses both).
#[inline]
pub(super) fn mix(hash: u64, word: u32) -> u64 {
    let product = (hash ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ (product >> 32)
}

impl Nodes {
    /// The number of nodes.
    pub(super) fn len(&self) -> usize {
        self.data.len()
    }

    /// All nodes, arguments before their users.
    pub(super) fn all(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.data.len()).map(Node::from_usize)
    }

    #[inline]
    pub(super) fn symbol(&self, node: Node) -> Symbol {
        self.data[node].symbol
    }

    /// Whether the order of the two arguments does not matter.
    #[inline]
    pub(super) fn is_commutative(&self, symbol: Symbol) -> bool {
        self.commutative.get(symbol.index()).copied().unwrap_or(false)
    }

    /// Makes a symbol of two arguments commutative, before it is applied.
    pub(super) fn set_commutative(&mut self, symbol: Symbol) {
        if self.commutative.len() <= symbol.index() {
            self.commutative.resize(symbol.index() + 1, false);
        }
        self.commutative[symbol.index()] = true;
    }

    #[inline]
    pub(super) fn is_value(&self, node: Node) -> bool {
        self.data[node].is_value
    }

    #[inline]
    pub(super) fn args(&self, node: Node) -> &[Node] {
        let data = &self.data[node];
        &self.args[data.first_slot as usize..(data.first_slot + data.arity) as usize]
    }

    /// The nodes with `node` as an argument, once for each time that it is one.
    #[inline]
    pub(super) fn uses(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        let mut slot = self.data[node].last_use;
        std::iter::from_fn(move || {
            let current = self.slots.get(slot as usize)?;
            slot = current.older_use;
            Some(current.owner)
        })
    }

    /// The node with this symbol and these arguments, and whether it is new.
    pub(super) fn intern(&mut self, symbol: Symbol, args: &[Node], is_value: bool) -> (Node, bool) {
        let hash = hash_of(symbol, args);
        let found = self.cons.find(hash, |&n| self.symbol(n) == symbol && self.args(n) == args);
        if let Some(&node) = found {
            assert_eq!(self.is_value(node), is_value, "a symbol always or never stands for a value");
            return (node, false);
        }
        let first_slot = u32::try_from(self.slots.len()).expect("fewer than 2^32 argument slots");
        let arity = u32::try_from(args.len()).expect("fewer than 2^32 arguments");
        let node = self.data.push(NodeData { symbol, first_slot, arity, last_use: NO_SLOT, is_value });
        for (slot, &arg) in (first_slot..).zip(args) {
            let older_use = std::mem::replace(&mut self.data[arg].last_use, slot);
            self.args.push(arg);
            self.slots.push(Slot { owner: node, older_use });
        }
        let (data, all_args) = (&self.data, &self.args);
        self.cons.insert_unique(hash, node, |&n| {
            let d = &data[n];
            hash_of(d.symbol, &all_args[d.first_slot as usize..(d.first_slot + d.arity) as usize])
        });
        (node, true)
    }

    /// The node with this symbol and these arguments, if it was made.
    pub(super) fn find(&self, symbol: Symbol, args: &[Node]) -> Option<Node> {
        self.cons.find(hash_of(symbol, args), |&n| self.symbol(n) == symbol && self.args(n) == args).copied()
    }
}

fn hash_of(symbol: Symbol, args: &[Node]) -> u64 {
    args.iter().fold(mix(0, symbol.0), |hash, arg| mix(hash, arg.0))
}
