//! Dominators, and the blocks where values that are defined several times meet.
//!
//! Immediate dominators by Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001): the equations iterated in
//! reverse postorder over the tree as an array. The iterated dominance frontier of a set of blocks is computed for that
//! set alone, by Sreedhar and Gao, "A linear time algorithm for placing phi-nodes" (POPL 1995): the subtrees of the tree from the
//! deepest on, each block once; frontiers of single blocks, whose sum may be quadratic, are never made.

use super::cfg::Cfg;
use super::{BlockId, Function};
use eufonium_base::ids::{Id, IdVec};
use std::collections::BinaryHeap;

/// The dominator tree of the reached blocks.
#[derive(Clone, Debug)]
pub struct Dominators {
    parent: IdVec<BlockId, Option<BlockId>>,
    /// The children of all blocks, those of one in one piece, and where that begins and ends.
    children: Vec<BlockId>,
    below: IdVec<BlockId, (u32, u32)>,
    depth: IdVec<BlockId, u32>,
    preorder: Vec<BlockId>,
    entered: IdVec<BlockId, u32>,
    last: IdVec<BlockId, u32>,
}

impl Dominators {
    /// The tree of a function with this graph.
    pub fn new(function: &Function, cfg: &Cfg) -> Self {
        let numbers = || function.blocks.keys().map(|_| 0).collect::<IdVec<BlockId, u32>>();
        let mut tree = Dominators {
            parent: parents(function, cfg),
            children: Vec::new(),
            below: function.blocks.keys().map(|_| (0, 0)).collect(),
            depth: numbers(),
            preorder: Vec::with_capacity(cfg.order().len()),
            entered: numbers(),
            last: numbers(),
        };
        for block in cfg.order() {
            if let Some(parent) = tree.parent[*block] {
                tree.below[parent].1 += 1;
                tree.depth[*block] = tree.depth[parent] + 1;
            }
        }
        tree.hang(cfg);
        tree.number(function.entry);
        tree
    }

    /// Fills the children: a place for as many as a block has, then each in order.
    fn hang(&mut self, cfg: &Cfg) {
        let mut first = 0;
        for block in cfg.order() {
            let count = self.below[*block].1;
            self.below[*block] = (first, first);
            first += count;
        }
        self.children = vec![BlockId::from_usize(0); first as usize];
        for block in cfg.order() {
            if let Some(parent) = self.parent[*block] {
                let place = &mut self.below[parent].1;
                self.children[*place as usize] = *block;
                *place += 1;
            }
        }
    }

    /// Fills the numbers that answer [`Self::dominates`].
    fn number(&mut self, entry: BlockId) {
        let mut stack = vec![(entry, 0)];
        while let Some((block, done)) = stack.last_mut() {
            if *done == 0 {
                self.entered[*block] = self.preorder.len() as u32;
                self.preorder.push(*block);
            }
            match self.children(*block).get(*done) {
                Some(child) => {
                    let child = *child;
                    *done += 1;
                    stack.push((child, 0));
                }
                None => {
                    self.last[*block] = self.preorder.len() as u32 - 1;
                    stack.pop();
                }
            }
        }
    }

    /// The immediate dominator; none for the entry and for blocks that are not reached.
    pub fn parent(&self, block: BlockId) -> Option<BlockId> {
        self.parent[block]
    }
    /// The blocks that a block dominates immediately, in reverse postorder.
    pub fn children(&self, block: BlockId) -> &[BlockId] {
        let (start, end) = self.below[block];
        &self.children[start as usize..end as usize]
    }
    /// The reached blocks, each after its immediate dominator and with its subtree in one piece.
    pub fn preorder(&self) -> &[BlockId] {
        &self.preorder
    }
    /// Whether every way from the entry to the second block leads through the first; both are reached. A block
    /// dominates itself.
    pub fn dominates(&self, above: BlockId, below: BlockId) -> bool {
        self.entered[above] <= self.entered[below] && self.entered[below] <= self.last[above]
    }

    /// The blocks where definitions in these reached blocks meet each other or the state of the entry, given that each meeting is
    /// itself a definition: the iterated dominance frontier, restricted to the blocks for which `wanted` holds. Ascending.
    pub fn meetings(
        &self,
        cfg: &Cfg,
        defining: &[BlockId],
        wanted: impl Fn(BlockId) -> bool,
    ) -> Vec<BlockId> {
        let mut queue: BinaryHeap<(u32, BlockId)> = defining.iter().map(|b| (self.depth[*b], *b)).collect();
        let mut walked = eufonium_base::HashSet::default();
        let mut found = eufonium_base::HashSet::default();
        let mut meetings = Vec::new();
        while let Some((depth, root)) = queue.pop() {
            let mut stack = vec![root];
            while let Some(block) = stack.pop() {
                if !walked.insert(block) {
                    continue;
                }
                for next in cfg.successors(block) {
                    // An edge that leaves the subtree goes at most as deep as its root.
                    if self.depth[*next] <= depth && wanted(*next) && found.insert(*next) {
                        meetings.push(*next);
                        queue.push((self.depth[*next], *next));
                    }
                }
                stack.extend(self.children(block));
            }
        }
        meetings.sort_unstable();
        meetings
    }
}

/// The immediate dominators.
fn parents(function: &Function, cfg: &Cfg) -> IdVec<BlockId, Option<BlockId>> {
    let mut parent: IdVec<BlockId, Option<BlockId>> = function.blocks.keys().map(|_| None).collect();
    let place = |block: BlockId| cfg.position(block).expect("only reached blocks are asked for");
    let mut changed = true;
    while changed {
        changed = false;
        for block in &cfg.order()[1..] {
            let mut known = cfg
                .predecessors(*block)
                .iter()
                .filter(|p| **p == function.entry || parent[**p].is_some())
                .copied();
            let first = known.next().expect("the predecessor in the tree of the search comes before");
            let meet = known.fold(first, |a, b| common(&parent, &place, a, b));
            if parent[*block] != Some(meet) {
                parent[*block] = Some(meet);
                changed = true;
            }
        }
    }
    parent
}

/// The nearest common ancestor in the tree so far.
fn common(
    parent: &IdVec<BlockId, Option<BlockId>>,
    place: &impl Fn(BlockId) -> usize,
    mut a: BlockId,
    mut b: BlockId,
) -> BlockId {
    while a != b {
        let deeper = if place(a) > place(b) { &mut a } else { &mut b };
        *deeper = parent[*deeper].expect("only the entry, which comes first, has no parent");
    }
    a
}

#[cfg(test)]
mod tests {
    use super::super::cfg::tests::{block, graph, random_edges};
    use super::*;

    /// Whether `to` is reached from the entry without `avoiding`.
    fn reached(edges: &[Vec<usize>], to: usize, avoiding: Option<usize>) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![0];
        while let Some(b) = stack.pop() {
            if avoiding != Some(b) && !std::mem::replace(&mut seen[b], true) {
                stack.extend(&edges[b]);
            }
        }
        seen[to]
    }

    #[test]
    fn dominance_is_what_its_definition_says() {
        fn holds(seed: Vec<u8>) -> bool {
            let edges = random_edges(&seed);
            let function = graph(&edges);
            let cfg = Cfg::new(&function);
            let tree = Dominators::new(&function, &cfg);
            let live: Vec<usize> = (0..edges.len()).filter(|b| reached(&edges, *b, None)).collect();
            live.iter().all(|a| {
                live.iter().all(|b| tree.dominates(block(*a), block(*b)) != reached(&edges, *b, Some(*a)))
            })
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }

    #[test]
    fn meetings_are_the_iterated_frontier() {
        fn holds(seed: Vec<u8>, choice: u8) -> bool {
            let edges = random_edges(&seed);
            let function = graph(&edges);
            let cfg = Cfg::new(&function);
            let tree = Dominators::new(&function, &cfg);
            let defining: Vec<BlockId> = cfg
                .order()
                .iter()
                .enumerate()
                .filter(|(i, _)| choice >> (i % 8) & 1 == 1)
                .map(|(_, b)| *b)
                .collect();
            let mut all = defining.clone();
            let mut expected = Vec::new();
            while let Some(a) = all.pop() {
                for b in cfg.order() {
                    let beside = |p: &BlockId| tree.dominates(a, *p) && !(a != *b && tree.dominates(a, *b));
                    if cfg.predecessors(*b).iter().any(beside) && !expected.contains(b) {
                        expected.push(*b);
                        all.push(*b);
                    }
                }
            }
            expected.sort();
            tree.meetings(&cfg, &defining, |_| true) == expected
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>, u8) -> bool);
    }

    #[test]
    fn what_is_not_wanted_is_left_out() {
        let function = graph(&[vec![1, 2], vec![3], vec![3], vec![]]);
        let cfg = Cfg::new(&function);
        let tree = Dominators::new(&function, &cfg);
        assert_eq!(tree.meetings(&cfg, &[block(1)], |_| true), [block(3)]);
        assert_eq!(tree.meetings(&cfg, &[block(1)], |_| false), []);
        assert_eq!(tree.parent(block(3)), Some(block(0)));
    }
}
