//! Where the ways from a branch meet: immediate postdominators, as dominators of the graph with all edges turned round.

use crate::program::cfg::Cfg;
use crate::program::dominators::Dominators;
use crate::program::{Block, BlockId, Function, Target, Terminator};
use eufonium_base::ids::IdVec;

/// For each block of a function the first one behind it that all ways to the function's end pass.
#[derive(Debug)]
pub(super) struct Meetings {
    end: BlockId,
    tree: Dominators,
}

impl Meetings {
    pub(super) fn new(f: &Function) -> Self {
        let mut before: IdVec<BlockId, Vec<BlockId>> = f.blocks.keys().map(|_| Vec::new()).collect();
        let mut ends = Vec::new();
        for (id, block) in f.blocks.iter() {
            let targets = block.terminator.targets();
            if targets.is_empty() {
                ends.push(id);
            }
            for target in targets {
                before[target.block].push(id);
            }
        }
        let mut turned = Function {
            name: String::new(),
            params: vec![],
            results: vec![],
            values: IdVec::new(),
            blocks: before.values().map(|before| branch(before)).collect(),
            entry: f.entry,
            at: None,
            dispatches: false,
        };
        turned.entry = turned.blocks.push(branch(&ends));
        let tree = Dominators::new(&turned, &Cfg::new(&turned));
        Meetings { end: turned.entry, tree }
    }

    /// Where the ways from a block meet; `None` if they only do when the function ends, or never.
    pub(super) fn behind(&self, block: BlockId) -> Option<BlockId> {
        self.tree.parent(block).filter(|b| *b != self.end)
    }
}

/// A block without instructions that goes to these blocks.
fn branch(to: &[BlockId]) -> Block {
    let target = |block: &BlockId| Target { block: *block, args: vec![] };
    let terminator = match to.split_last() {
        None => Terminator::Stop,
        Some((last, rest)) => Terminator::Switch {
            value: crate::program::Operand::Null,
            cases: rest.iter().map(|b| (eufonium_base::Bits::zero(1), target(b))).collect(),
            default: target(last),
        },
    };
    Block { params: vec![], instrs: vec![], terminator, at: None, loop_at: None }
}
