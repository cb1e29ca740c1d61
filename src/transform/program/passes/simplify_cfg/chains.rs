//! A block that is entered by one jump only becomes the end of the block that jumps.

use crate::program::passes::rewrite::Replacements;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BlockId, Function, Terminator};

/// Merges chains of blocks. Returns whether there were any.
pub(super) fn run(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let mut entered: IdVec<BlockId, u32> = function.blocks.keys().map(|_| 0).collect();
    for id in cfg.order() {
        for target in function.blocks[*id].terminator.targets() {
            entered[target.block] += 1;
        }
    }
    let mut replaced = Replacements::new(function);
    let mut merged: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
    for id in cfg.order() {
        // A block that was merged is empty and stops.
        while let Terminator::Jump(target) = &function.blocks[*id].terminator {
            let (next, args) = (target.block, target.args.clone());
            if merged[*id] || next == *id || entered[next] != 1 {
                break;
            }
            merged[next] = true;
            let block = &mut function.blocks[next];
            let params = std::mem::take(&mut block.params);
            let mut instrs = std::mem::take(&mut block.instrs);
            let terminator = std::mem::replace(&mut block.terminator, Terminator::Stop);
            let (at, loop_at) = (block.at, block.loop_at.take());
            for (param, arg) in params.into_iter().zip(args) {
                replaced.set(param, arg);
            }
            let block = &mut function.blocks[*id];
            block.instrs.append(&mut instrs);
            block.terminator = terminator;
            block.at = at;
            block.loop_at = block.loop_at.or(loop_at);
        }
    }
    replaced.apply(function);
    !replaced.is_empty() || merged.values().any(|m| *m)
}
