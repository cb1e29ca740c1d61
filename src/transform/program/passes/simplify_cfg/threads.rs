//! Jumps to empty blocks lead on to where these go.
//!
//! A block is passed if it has no instruction and its parameters are used by its own terminator only; nothing below it then depends
//! on having come through it, so what dominated a block still does. Heads of loops of the source are not passed, and heads
//! of any loop not by deciding their branch: that would make another block the head.

use eufonium_base::Bits;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{Block, BlockId, Function, Op, Operand, Target, Terminator, ValueId};

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
                let ahead = Ahead { block, to: target, is_head: loops.is_head(target.block) };
                let Some(next) = ahead.target() else { break };
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

/// What a block makes of an operand of its own, entered by a jump.
pub(super) fn argument(block: &Block, to: &Target, operand: &Operand) -> Operand {
    let Operand::Value(value) = operand else { return operand.clone() };
    let place = block.params.iter().position(|p| p == value);
    place.map_or_else(|| operand.clone(), |i| to.args[i].clone())
}

/// A block that a jump may pass.
pub(super) struct Ahead<'a> {
    pub(super) block: &'a Block,
    pub(super) to: &'a Target,
    /// Whether it is the head of a loop, which is passed only if there is nothing to decide.
    pub(super) is_head: bool,
}

impl Ahead<'_> {
    /// Where the jump leads on to.
    pub(super) fn target(&self) -> Option<Target> {
        let next = match &self.block.terminator {
            Terminator::Jump(next) => next,
            Terminator::Branch { condition, then, otherwise } if !self.is_head => {
                if self.constant(condition)?.is_one() { then } else { otherwise }
            }
            Terminator::Switch { value, cases, default } if !self.is_head => {
                let value = self.constant(value)?;
                cases.iter().find(|(case, _)| *case == value).map_or(default, |(_, target)| target)
            }
            _ => return None,
        };
        let argument = |operand: &Operand| argument(self.block, self.to, operand);
        let (from, to) = (self.to.block.index(), next.block.index());
        (from != to).then(|| Target { block: next.block, args: next.args.iter().map(argument).collect() })
    }

    /// The constant that an operand is, an argument or a comparison of the block.
    fn constant(&self, operand: &Operand) -> Option<Bits> {
        if let Operand::Const(bits) = argument(self.block, self.to, operand) {
            return Some(bits);
        }
        let Operand::Value(value) = operand else { return None };
        let Op::Compare { op, a, b } = &self.block.instrs.iter().find(|i| i.defs.contains(value))?.op else {
            return None;
        };
        let is = word::compare(*op, &self.constant(a)?, &self.constant(b)?);
        Some(Bits::from_u64(is.into(), 1))
    }
}
