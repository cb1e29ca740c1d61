//! Jumps to empty blocks lead on to where these go.
//!
//! A block is passed if it has no instruction and its parameters are used by its own terminator only; nothing below it then depends
//! on having come through it, so what dominated a block still does. Heads of loops of the source are not passed, and heads
//! of any loop not by deciding their branch: that would make another block the head.

use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{Block, BlockId, Function, Operand, Target, Terminator, ValueId};

/// The longest way through empty blocks that is followed at once.
const HOPS: usize = 64;

/// Leads jumps on. Returns whether anything changed.
pub(super) fn run(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let loops = Loops::new(function, &cfg);
    let passable = passable(function, &cfg);
    let mut changed = false;
    for id in cfg.order() {
        let mut terminator = std::mem::replace(&mut function.blocks[*id].terminator, Terminator::Stop);
        for target in terminator.targets_mut() {
            for _ in 0..HOPS {
                let block = &function.blocks[target.block];
                // The block itself has no terminator now.
                if target.block == *id || !passable[target.block] {
                    break;
                }
                let Some(next) = beyond(block, target, loops.is_head(target.block)) else { break };
                *target = next;
                changed = true;
            }
        }
        function.blocks[*id].terminator = terminator;
    }
    changed
}

/// Blocks that may be passed, but for what the arguments say.
fn passable(function: &Function, cfg: &Cfg) -> IdVec<BlockId, bool> {
    let is_empty = |b: &Block| b.instrs.is_empty() && b.loop_at.is_none();
    let mut passable: IdVec<BlockId, bool> = function
        .blocks
        .iter()
        .map(|(id, b)| id != function.entry && cfg.is_reached(id) && is_empty(b))
        .collect();
    let mut home: IdVec<ValueId, Option<BlockId>> = function.values.keys().map(|_| None).collect();
    for (id, block) in function.blocks.iter() {
        block.params.iter().for_each(|p| home[*p] = Some(id));
    }
    for (id, block) in function.blocks.iter() {
        let inside = block.instrs.iter().flat_map(|i| i.op.operands());
        for operand in inside.chain(block.terminator.operands()) {
            if let Operand::Value(value) = operand
                && let Some(owner) = home[*value]
                && owner != id
            {
                passable[owner] = false;
            }
        }
    }
    passable
}

/// Where a jump to an empty block leads on to.
fn beyond(block: &Block, to: &Target, is_head: bool) -> Option<Target> {
    let argument = |operand: &Operand| {
        let Operand::Value(value) = operand else { return operand.clone() };
        let place = block.params.iter().position(|p| p == value);
        place.map_or_else(|| operand.clone(), |i| to.args[i].clone())
    };
    let constant =
        |operand: &Operand| if let Operand::Const(bits) = argument(operand) { Some(bits) } else { None };
    let next =
        match &block.terminator {
            Terminator::Jump(next) => next,
            Terminator::Branch { condition, then, otherwise } if !is_head => {
                if constant(condition)?.is_one() { then } else { otherwise }
            }
            Terminator::Switch { value, cases, default } if !is_head => {
                let value = constant(value)?;
                cases.iter().find(|(case, _)| *case == value).map_or(default, |(_, target)| target)
            }
            _ => return None,
        };
    let (from, to) = (to.block.index(), next.block.index());
    (from != to).then(|| Target { block: next.block, args: next.args.iter().map(argument).collect() })
}
