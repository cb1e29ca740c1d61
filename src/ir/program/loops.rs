//! Loops: heads, bodies and nesting, also of graphs that are not reducible.
//!
//! A head is the target of a retreating edge of the depth-first search of [`Cfg`], so every cycle contains one. The loop of a head
//! holds the blocks below it in the tree of the search from which control may come back to it without leaving what lies
//! below it. Two loops are disjoint or nested. A loop into which an edge leads past its head is called irreducible.
//!
//! Havlak, "Nesting of reducible and irreducible loops" (TOPLAS 1997), with Ramalingam's correction (TOPLAS 1999) that edges into an
//! irreducible loop are seen by the loops around it: nearly linear by union-find.

use super::cfg::Cfg;
use super::{BlockId, Function};
use eufonium_base::ids::IdVec;

/// The loops of a function.
#[derive(Clone, Debug)]
pub struct Loops {
    heads: Vec<BlockId>,
    is_head: IdVec<BlockId, bool>,
    around: IdVec<BlockId, Option<BlockId>>,
    irreducible: IdVec<BlockId, bool>,
    depth: IdVec<BlockId, u32>,
}

impl Loops {
    /// The loops of a function with this graph.
    pub fn new(function: &Function, cfg: &Cfg) -> Self {
        let mut finder = Finder {
            cfg,
            inside: function.blocks.keys().map(|b| cfg.predecessors(b).to_vec()).collect(),
            representative: function.blocks.keys().collect(),
            loops: Loops {
                heads: vec![],
                is_head: function.blocks.keys().map(|_| false).collect(),
                around: function.blocks.keys().map(|_| None).collect(),
                irreducible: function.blocks.keys().map(|_| false).collect(),
                depth: function.blocks.keys().map(|_| 0).collect(),
            },
        };
        let preorder = cfg.preorder();
        for block in preorder.iter().rev() {
            finder.close(*block);
        }
        let mut loops = finder.loops;
        for block in &preorder {
            let outside = loops.around[*block].map_or(0, |head| loops.depth[head]);
            loops.depth[*block] = outside + u32::from(loops.is_head[*block]);
        }
        loops.heads = cfg.order().iter().copied().filter(|b| loops.is_head[*b]).collect();
        loops
    }

    /// The heads in reverse postorder: a loop's before those of the loops in it.
    pub fn heads(&self) -> &[BlockId] {
        &self.heads
    }
    /// Whether a block is the head of a loop.
    pub fn is_head(&self, block: BlockId) -> bool {
        self.is_head[block]
    }
    /// The head of the innermost loop around a block; a head's own loop does not count.
    pub fn around(&self, block: BlockId) -> Option<BlockId> {
        self.around[block]
    }
    /// The head of the innermost loop that holds a block, which for a head is its own.
    pub fn innermost(&self, block: BlockId) -> Option<BlockId> {
        if self.is_head[block] { Some(block) } else { self.around[block] }
    }
    /// How many loops hold a block.
    pub fn depth(&self, block: BlockId) -> usize {
        self.depth[block] as usize
    }
    /// Whether the loop of this head holds the block. Takes as many steps as loops are nested.
    pub fn contains(&self, head: BlockId, block: BlockId) -> bool {
        std::iter::successors(self.innermost(block), |h| self.around[*h]).any(|h| h == head)
    }
    /// The most ways from the entry or a head to where a head or an end is met next; saturates.
    pub fn most_ways(&self, cfg: &Cfg) -> u64 {
        let mut ways: IdVec<BlockId, u64> = self.is_head.keys().map(|_| 0).collect();
        // Whatever leads back leads to a head, so the successors of a block are counted before it.
        for &block in cfg.order().iter().rev() {
            let through = |next: &BlockId| if self.is_head[*next] { 1 } else { ways[*next] };
            let sum = cfg.successors(block).iter().map(through).fold(0, u64::saturating_add);
            ways[block] = sum.max(1);
        }
        let starts = cfg.order().first().into_iter().chain(&self.heads);
        starts.map(|start| ways[*start]).max().unwrap_or(0)
    }
    /// Whether an edge leads into the loop of this head past it.
    pub fn is_irreducible(&self, head: BlockId) -> bool {
        self.irreducible[head]
    }
}

/// Loops found so far, from the last entered block up; each is collapsed into its head.
struct Finder<'a> {
    cfg: &'a Cfg,
    /// Whence control comes into what is collapsed into a block.
    inside: IdVec<BlockId, Vec<BlockId>>,
    representative: IdVec<BlockId, BlockId>,
    loops: Loops,
}

impl Finder<'_> {
    /// The block into which a block is collapsed now.
    fn find(&mut self, mut block: BlockId) -> BlockId {
        while self.representative[block] != block {
            let above = self.representative[block];
            self.representative[block] = self.representative[above];
            block = above;
        }
        block
    }

    /// Collapses the loop of this head, if it is one. All loops of blocks entered later are collapsed.
    fn close(&mut self, head: BlockId) {
        let mut body = Vec::new();
        for from in self.cfg.predecessors(head) {
            if self.cfg.is_retreating(*from, head) {
                self.loops.is_head[head] = true;
                let block = self.find(*from);
                self.add(head, block, &mut body);
            }
        }
        let mut done = 0;
        while let Some(block) = body.get(done).copied() {
            done += 1;
            for from in std::mem::take(&mut self.inside[block]) {
                // An edge from a block below was collapsed with it.
                let from = self.find(from);
                if self.cfg.is_ancestor(head, from) {
                    self.add(head, from, &mut body);
                } else {
                    self.loops.irreducible[head] = true;
                    self.inside[head].push(from);
                }
            }
        }
    }

    fn add(&mut self, head: BlockId, block: BlockId, body: &mut Vec<BlockId>) {
        if block != head && self.representative[block] == block {
            self.representative[block] = head;
            self.loops.around[block] = Some(head);
            body.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::cfg::tests::{block, graph, random_edges};
    use super::*;

    fn loops(edges: &[Vec<usize>]) -> (Cfg, Loops) {
        let function = graph(edges);
        let cfg = Cfg::new(&function);
        let loops = Loops::new(&function, &cfg);
        (cfg, loops)
    }

    #[test]
    fn nested_loops() {
        // 1 (2 (3)) 4
        let (_, loops) = loops(&[vec![1], vec![2, 4], vec![3, 1], vec![2], vec![]]);
        assert_eq!(loops.heads(), [block(1), block(2)]);
        assert_eq!(loops.around(block(3)), Some(block(2)));
        assert_eq!(loops.around(block(2)), Some(block(1)));
        assert_eq!(loops.around(block(1)), None);
        assert_eq!([0, 1, 2, 3, 4].map(|b| loops.depth(block(b))), [0, 1, 2, 2, 0]);
        assert!(loops.contains(block(1), block(3)) && !loops.contains(block(2), block(1)));
        assert!(!loops.is_irreducible(block(1)));
    }

    #[test]
    fn a_loop_with_two_entries() {
        let (_, loops) = loops(&[vec![1, 2], vec![2], vec![1, 3], vec![]]);
        assert_eq!(loops.heads().len(), 1);
        assert!(loops.is_irreducible(loops.heads()[0]));
        assert_eq!(loops.depth(block(1)), 1);
        assert_eq!(loops.depth(block(2)), 1);
        assert_eq!(loops.depth(block(3)), 0);
    }

    #[test]
    fn loops_are_what_their_definition_says() {
        fn holds(seed: Vec<u8>) -> bool {
            let (cfg, loops) = loops(&random_edges(&seed));
            cfg.order().iter().all(|head| {
                let below = |b: BlockId| cfg.is_ancestor(*head, b);
                let mut body: Vec<BlockId> = vec![];
                let mut stack: Vec<BlockId> =
                    cfg.predecessors(*head).iter().copied().filter(|b| below(*b)).collect();
                let is_head = !stack.is_empty();
                while let Some(b) = stack.pop() {
                    if b != *head && !body.contains(&b) {
                        body.push(b);
                        stack.extend(cfg.predecessors(b).iter().copied().filter(|b| below(*b)));
                    }
                }
                loops.is_head(*head) == is_head
                    && cfg.order().iter().all(|b| {
                        let expected = is_head && (b == head || body.contains(b));
                        loops.contains(*head, *b) == expected
                    })
            })
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }

    #[test]
    fn ways_are_counted_one_by_one() {
        fn count(cfg: &Cfg, loops: &Loops, block: BlockId) -> u64 {
            let through = |next: &BlockId| if loops.is_head(*next) { 1 } else { count(cfg, loops, *next) };
            cfg.successors(block).iter().map(through).sum::<u64>().max(1)
        }
        fn holds(seed: Vec<u8>) -> bool {
            let (cfg, loops) = loops(&random_edges(&seed));
            let starts = cfg.order().first().into_iter().chain(loops.heads());
            let most = starts.map(|start| count(&cfg, &loops, *start)).max();
            loops.most_ways(&cfg) == most.expect("there is an entry")
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }

    #[test]
    fn ways_double_at_each_choice() {
        let choices = |n: usize| (0..n).map(|i| vec![i + 1, i + 1]).chain([vec![]]).collect::<Vec<_>>();
        for (n, expected) in [(0, 1), (1, 1), (5, 1)] {
            let (cfg, loops) = loops(&choices(n));
            assert_eq!(loops.most_ways(&cfg), expected, "both edges of {n} choices lead to one block");
        }
        let diamonds = |n: usize| {
            let one = |i: usize| [vec![3 * i + 1, 3 * i + 2], vec![3 * i + 3], vec![3 * i + 3]];
            (0..n).flat_map(one).chain([vec![]]).collect::<Vec<_>>()
        };
        for (n, expected) in [(0, 1), (1, 2), (5, 32), (100, u64::MAX)] {
            let (cfg, loops) = loops(&diamonds(n));
            assert_eq!(loops.most_ways(&cfg), expected, "{n} diamonds");
        }
    }
}
