//! Arrays as values: total maps from words to words, of which old versions stay.
//!
//! A hash trie without hashing (Bagwell, "Ideal Hash Trees"): sixteen ways by the lowest four bits that were not yet used,
//! an entry as high up as it is alone. A change copies the way to it, at most sixteen nodes, unless nobody else holds them.

use eufonium_base::Bits;
use std::sync::Arc;

const WAYS: usize = 16;
const STEP: u32 = 4;

/// A total map from words to words that has one element but for finitely many indices.
#[derive(Clone, Debug)]
pub struct Array {
    default: Bits,
    root: Tree,
}

#[derive(Clone, Debug, Default)]
enum Tree {
    #[default]
    Empty,
    Entry(u64, Bits),
    Node(Arc<[Tree; WAYS]>),
}

impl Array {
    /// The array with one element everywhere.
    pub fn new(default: Bits) -> Array {
        Array { default, root: Tree::Empty }
    }
    /// The element at indices that were not written.
    pub fn default(&self) -> &Bits {
        &self.default
    }
    /// The element at an index.
    pub fn get(&self, index: u64) -> &Bits {
        let (mut tree, mut rest) = (&self.root, index);
        loop {
            match tree {
                Tree::Entry(at, element) if *at == index => return element,
                Tree::Empty | Tree::Entry(..) => return &self.default,
                Tree::Node(ways) => tree = &ways[rest as usize % WAYS],
            }
            rest >>= STEP;
        }
    }
    /// Changes an element.
    pub fn set(&mut self, index: u64, element: Bits) {
        let (mut tree, mut depth) = (&mut self.root, 0);
        let way = |index: u64, depth: u32| (index >> (STEP * depth)) as usize % WAYS;
        loop {
            if let Tree::Entry(at, _) = tree
                && *at != index
            {
                // Two different indices part at some level; each round opens one.
                let at = *at;
                let mut ways: [Tree; WAYS] = Default::default();
                ways[way(at, depth)] = std::mem::take(tree);
                *tree = Tree::Node(Arc::new(ways));
            }
            match tree {
                Tree::Node(ways) => tree = &mut Arc::make_mut(ways)[way(index, depth)],
                leaf => {
                    *leaf = Tree::Entry(index, element);
                    return;
                }
            }
            depth += 1;
        }
    }
    /// The entries, ascending by index.
    pub fn entries(&self) -> Vec<(u64, Bits)> {
        let mut entries = Vec::new();
        let mut stack = vec![&self.root];
        while let Some(tree) = stack.pop() {
            match tree {
                Tree::Empty => {}
                Tree::Entry(at, element) => entries.push((*at, element.clone())),
                Tree::Node(ways) => stack.extend(ways.iter()),
            }
        }
        entries.sort_unstable_by_key(|(at, _)| *at);
        entries
    }
}

impl PartialEq for Array {
    /// By the elements at written indices and elsewhere; indices are taken to be more than the written ones.
    fn eq(&self, other: &Array) -> bool {
        let covers = |a: &Array, b: &Array| a.entries().iter().all(|(at, element)| b.get(*at) == element);
        self.default == other.default && covers(self, other) && covers(other, self)
    }
}
