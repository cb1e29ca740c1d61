//! Where paths that were parted meet again, and what is still of use there.
//!
//! A branch parts a path until its immediate postdominator, or until its function returns. Blocks that only end the run are no ways on.
//!
//! Source: Cooper, Harvey, Kennedy, "A simple, fast dominance algorithm" (2001), on the reversed graph.

use super::path::Path;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::{BlockId, Function, Operand, Terminator, ValueId};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Where paths meet: with so many running functions at the start of a block, or when the function has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    Block(usize, BlockId),
    Return(usize),
    /// At the next stop in the first function behind this one.
    Stop(BlockId),
}

impl Meeting {
    /// The block that runs on a path.
    pub fn of(path: &Path) -> Meeting {
        let depth = path.frames.len();
        Meeting::Block(depth, path.frames[depth - 1].block)
    }

    pub fn is_here(self, path: &Path, stops: &[BlockId]) -> bool {
        let frame = &path.frames[path.frames.len() - 1];
        match self {
            Meeting::Block(depth, block) => {
                path.frames.len() < depth
                    || path.frames.len() == depth && frame.block == block && frame.next == 0
            }
            Meeting::Return(depth) => path.frames.len() < depth,
            Meeting::Stop(last) => {
                let at_start = path.frames.len() == 1 && frame.next == 0;
                at_start && frame.block != last && stops.contains(&frame.block)
            }
        }
    }
}

/// What is asked of the graph of a function.
#[derive(Debug)]
pub(super) struct Shape {
    /// The immediate postdominators.
    pub(super) next: IdVec<BlockId, Option<BlockId>>,
    live: Liveness,
}

impl Shape {
    pub(super) fn new(function: &Function) -> Shape {
        let cfg = Cfg::new(function);
        Shape { next: postdominators(function, &cfg), live: Liveness::new(function, &cfg) }
    }

    /// The values that may be used from an instruction of a block on.
    pub(super) fn live_at(&self, function: &Function, id: BlockId, next: usize) -> Rc<[ValueId]> {
        let block = &function.blocks[id];
        if next == 0 {
            return self.live.live_in(id).iter().chain(&block.params).copied().collect();
        }
        let behind =
            block.terminator.targets().into_iter().flat_map(|target| self.live.live_in(target.block));
        let mut live: BTreeSet<ValueId> = behind.copied().collect();
        live.extend(block.terminator.operands().into_iter().filter_map(Operand::as_value));
        for instr in block.instrs[next..].iter().rev() {
            live.retain(|value| !instr.defs.contains(value));
            live.extend(instr.op.operands().into_iter().filter_map(Operand::as_value));
        }
        live.into_iter().collect()
    }
}

/// The immediate postdominators, where a block has one before the function returns (Cooper, Harvey, Kennedy). Blocks that only end the run are
/// no ways on.
fn postdominators(function: &Function, cfg: &Cfg) -> IdVec<BlockId, Option<BlockId>> {
    let order = cfg.order();
    let mut number: HashMap<BlockId, usize> = HashMap::default();
    number.extend(order.iter().enumerate().map(|(i, b)| (*b, i)));
    let exit = order.len();
    let mut next: Vec<Option<usize>> = vec![None; exit + 1];
    next[exit] = Some(exit);
    let mut changed = true;
    while changed {
        changed = false;
        for (place, block) in order.iter().enumerate().rev() {
            let returns = matches!(function.blocks[*block].terminator, Terminator::Return(_));
            let targets = cfg.successors(*block).iter().map(|b| number[b]).chain(returns.then_some(exit));
            let mut found: Option<usize> = None;
            for target in targets.filter(|t| next[*t].is_some()) {
                found = Some(match found {
                    None => target,
                    Some(other) => match meet(&next, other, target) {
                        Some(both) => both,
                        None => exit,
                    },
                });
            }
            if found.is_some() && next[place] != found {
                next[place] = found;
                changed = true;
            }
        }
    }
    let mut result: IdVec<BlockId, Option<BlockId>> = function.blocks.keys().map(|_| None).collect();
    for (place, block) in order.iter().enumerate() {
        result[*block] = next[place].filter(|n| *n < exit && *n != place).map(|n| order[n]);
    }
    result
}

/// Where two chains of postdominators meet.
fn meet(next: &[Option<usize>], a: usize, b: usize) -> Option<usize> {
    let chain = |mut at: usize| {
        let mut chain = vec![at];
        while let Some(up) = next[at].filter(|up| *up != at && chain.len() <= next.len()) {
            chain.push(up);
            at = up;
        }
        chain
    };
    let first: HashSet<usize> = chain(a).into_iter().collect();
    chain(b).into_iter().find(|at| first.contains(at))
}
