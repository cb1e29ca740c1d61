//! The graph of a function's blocks: neighbours, one depth-first search, and the orders that follow from it.
//!
//! An edge is counted once, however many targets of a terminator lead along it. Only blocks that are reached from the entry have
//! predecessors, successors and a position; passes may leave others in the function. The search visits the targets of a
//! terminator last to first, so that the reverse postorder has them first to last where the graph leaves a choice.

use super::{BlockId, Function};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashSet, meter};

/// What a block costs by the meter, and an instruction: who wants the graph visits them all.
const BLOCK_STEPS: usize = 50;
const INSTR_STEPS: usize = 30;

/// The graph of a function's blocks.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// The neighbours of all blocks, those of one in one piece.
    successors: Vec<BlockId>,
    predecessors: Vec<BlockId>,
    /// Where those of a block begin and end.
    after: IdVec<BlockId, (u32, u32)>,
    before: IdVec<BlockId, (u32, u32)>,
    order: Vec<BlockId>,
    position: IdVec<BlockId, Option<u32>>,
    /// When the search entered a block, counted in blocks.
    entered: IdVec<BlockId, u32>,
    /// When it entered the last block before it left this one.
    last: IdVec<BlockId, u32>,
}

impl Cfg {
    /// The graph of a function.
    pub fn new(function: &Function) -> Self {
        meter::spend_len(BLOCK_STEPS * function.blocks.len() + INSTR_STEPS * function.instrs().count());
        let nothing = || function.blocks.keys().map(|_| (0, 0)).collect();
        let mut cfg = Cfg {
            successors: vec![],
            predecessors: vec![],
            after: nothing(),
            before: nothing(),
            order: vec![],
            position: function.blocks.keys().map(|_| None).collect(),
            entered: function.blocks.keys().map(|_| 0).collect(),
            last: function.blocks.keys().map(|_| 0).collect(),
        };
        cfg.search(function);
        for (at, block) in cfg.order.iter().enumerate() {
            cfg.position[*block] = Some(at as u32);
        }
        cfg.turn();
        cfg
    }

    /// Fills the predecessors: a place for as many as a block has, then each in order.
    fn turn(&mut self) {
        self.successors.iter().for_each(|next| self.before[*next].1 += 1);
        let mut first = 0;
        for block in &self.order {
            let count = self.before[*block].1;
            self.before[*block] = (first, first);
            first += count;
        }
        self.predecessors = self.successors.clone();
        for block in &self.order {
            let (start, end) = self.after[*block];
            for next in &self.successors[start as usize..end as usize] {
                let place = &mut self.before[*next].1;
                self.predecessors[*place as usize] = *block;
                *place += 1;
            }
        }
    }

    /// Visits the blocks depth first; fills the successors, the numbers of the search and the reverse postorder.
    fn search(&mut self, function: &Function) {
        let mut seen: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
        let mut listed_by: IdVec<BlockId, Option<BlockId>> = function.blocks.keys().map(|_| None).collect();
        let mut count = 0;
        let mut stack = Vec::new();
        let mut enter = |cfg: &mut Cfg, block: BlockId, count: &mut u32| {
            let first = cfg.successors.len();
            for target in function.blocks[block].terminator.targets() {
                if listed_by[target.block] != Some(block) {
                    listed_by[target.block] = Some(block);
                    cfg.successors.push(target.block);
                }
            }
            cfg.after[block] = (first as u32, cfg.successors.len() as u32);
            cfg.entered[block] = *count;
            *count += 1;
            (block, cfg.successors.len() - first)
        };
        seen[function.entry] = true;
        stack.push(enter(self, function.entry, &mut count));
        while let Some((block, left)) = stack.last_mut() {
            if *left == 0 {
                self.last[*block] = count - 1;
                self.order.push(*block);
                stack.pop();
                continue;
            }
            *left -= 1;
            let next = self.successors(*block)[*left];
            if !seen[next] {
                seen[next] = true;
                stack.push(enter(self, next, &mut count));
            }
        }
        self.order.reverse();
    }

    /// Where control may go from a block, each block once, in the order of the terminator.
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        let (start, end) = self.after[block];
        &self.successors[start as usize..end as usize]
    }
    /// Whence control may come to a block, each reached block once, in reverse postorder.
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        let (start, end) = self.before[block];
        &self.predecessors[start as usize..end as usize]
    }
    /// The reached blocks from which jumps lead to one of these.
    pub fn leading_to(&self, ends: impl IntoIterator<Item = BlockId>) -> HashSet<BlockId> {
        let mut open: Vec<BlockId> = ends.into_iter().collect();
        let mut leads: HashSet<BlockId> = open.iter().copied().collect();
        while let Some(block) = open.pop() {
            let before = self.predecessors(block).iter().copied().filter(|b| self.is_reached(*b));
            open.extend(before.filter(|b| leads.insert(*b)));
        }
        leads
    }

    /// The blocks that are reached, in reverse postorder: the entry first, and a block before its successors but for
    /// retreating edges.
    pub fn order(&self) -> &[BlockId] {
        &self.order
    }
    /// The place of a block in the order, if it is reached.
    pub fn position(&self, block: BlockId) -> Option<usize> {
        self.position[block].map(|p| p as usize)
    }
    /// Whether a block is reached from the entry.
    pub fn is_reached(&self, block: BlockId) -> bool {
        self.position[block].is_some()
    }
    /// Whether an edge between reached blocks leads back to a block that the search had not left: each cycle has such an edge.
    pub fn is_retreating(&self, from: BlockId, to: BlockId) -> bool {
        self.is_ancestor(to, from)
    }
    /// Whether the tree of the search has a way down from one reached block to another; a block is above itself.
    pub fn is_ancestor(&self, above: BlockId, below: BlockId) -> bool {
        self.entered[above] <= self.entered[below] && self.entered[below] <= self.last[above]
    }
    /// The reached blocks in the order in which the search entered them.
    pub fn preorder(&self) -> Vec<BlockId> {
        let mut blocks = vec![BlockId::from_usize(0); self.order.len()];
        for block in &self.order {
            blocks[self.entered[*block] as usize] = *block;
        }
        blocks
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::program::build::{FunctionBuilder, word};
    use crate::program::{Target, Terminator};

    pub fn block(n: usize) -> BlockId {
        BlockId::from_usize(n)
    }

    /// A function with these successors of its blocks; block 0 is the entry.
    pub fn graph(edges: &[Vec<usize>]) -> Function {
        let mut builder = FunctionBuilder::new("f", &[], &[]);
        for _ in 1..edges.len() {
            builder.new_block(&[]);
        }
        for (n, next) in edges.iter().enumerate() {
            builder.switch_to(block(n));
            let target = |n: &usize| Target { block: block(*n), args: vec![] };
            let Some((last, others)) = next.split_last() else { continue };
            let cases = (0..).zip(others).map(|(i, n)| (eufonium_base::Bits::from_u64(i, 32), target(n)));
            builder.terminate(match others {
                [] => Terminator::Jump(target(last)),
                _ => Terminator::Switch { value: word(0, 32), cases: cases.collect(), default: target(last) },
            });
        }
        builder.finish()
    }

    /// Successors of up to nine blocks from random numbers: no edge to the entry, some blocks end.
    pub fn random_edges(seed: &[u8]) -> Vec<Vec<usize>> {
        let size = 2 + seed.first().map_or(0, |s| *s as usize % 8);
        let pick = |i: usize| seed.get(i + 1).map_or(0, |s| *s as usize);
        (0..size)
            .map(|b| (0..pick(4 * b) % 4).map(|i| 1 + pick(4 * b + i + 1) % (size - 1)).collect())
            .collect()
    }

    #[test]
    fn orders_and_neighbours() {
        // 0 -> 1, 2; 1 -> 3, 3; 2 -> 3; 3 -> 1, 4; 5 is not reached.
        let cfg = Cfg::new(&graph(&[vec![1, 2], vec![3, 3], vec![3], vec![1, 4], vec![], vec![3]]));
        assert_eq!(cfg.order().len(), 5);
        assert_eq!(cfg.successors(block(1)), [block(3)]);
        assert_eq!(cfg.predecessors(block(5)), []);
        assert!(!cfg.predecessors(block(3)).contains(&block(5)));
        assert_eq!(cfg.position(block(5)), None);
        assert_eq!(cfg.position(block(0)), Some(0));
        assert!(cfg.is_retreating(block(3), block(1)) != cfg.is_retreating(block(1), block(3)));
        assert!(!cfg.is_retreating(block(0), block(1)));
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let n = 200_000;
        let cfg = Cfg::new(&graph(
            &(0..n).map(|i| if i + 1 < n { vec![i + 1] } else { vec![] }).collect::<Vec<_>>(),
        ));
        assert_eq!(cfg.order().len(), n);
    }

    #[test]
    fn the_order_has_retreating_edges_only_where_the_search_has() {
        fn holds(seed: Vec<u8>) -> bool {
            let function = graph(&random_edges(&seed));
            let cfg = Cfg::new(&function);
            cfg.order().iter().all(|from| {
                cfg.successors(*from)
                    .iter()
                    .all(|to| (cfg.position(*to) <= cfg.position(*from)) == cfg.is_retreating(*from, *to))
            })
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }
}
