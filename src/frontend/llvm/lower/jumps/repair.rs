//! Values that are used where their definitions no longer dominate, because a jump comes in between.
//!
//! Such a value is stored into an object of its own where it is defined, and loaded from there where it is used: it is the one that was defined last,
//! before the jump. What a call gives is stored where the call has returned, not where a jump left it.

use super::locals;
use super::rewrite::define;
use crate::llvm::lower::Context;
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{BlockId, CastOp, Function, Instr, Loc, Op, Operand, Type, ValueId};

/// Puts values into memory where that is needed. The results of some calls are there in a block that follows.
pub(super) fn repair(context: &mut Context, function: &mut Function, continued: &HashMap<ValueId, BlockId>) {
    let mut home: IdVec<ValueId, BlockId> = function.values.values().map(|_| function.entry).collect();
    for (id, block) in function.blocks.iter() {
        block.defined().for_each(|value| home[*value] = continued.get(value).copied().unwrap_or(id));
    }
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let far = |value: ValueId, block: BlockId| {
        home[value] != block && cfg.is_reached(block) && !dominators.dominates(home[value], block)
    };
    let mut needed: Vec<ValueId> = vec![];
    for (id, block) in function.blocks.iter() {
        let operands = block.instrs.iter().filter(|i| !is_description(&i.op)).flat_map(|i| i.op.operands());
        let operands = operands.chain(block.terminator.operands());
        needed.extend(operands.filter_map(|operand| match operand {
            Operand::Value(value) if far(*value, id) => Some(*value),
            _ => None,
        }));
    }
    needed.sort_unstable();
    needed.dedup();
    let mut start = vec![];
    for value in needed {
        let slot = locals::slot(context, function, &mut start, function.values[value].ty);
        let blocks: Vec<BlockId> = function.blocks.keys().filter(|id| far(value, *id)).collect();
        blocks.into_iter().for_each(|block| load_in(function, block, value, &slot));
        store(function, value, &slot, home[value]);
    }
    let entry = function.entry;
    function.blocks[entry].instrs.splice(0..0, start);
}

fn is_description(op: &Op) -> bool {
    matches!(op, Op::Name { .. } | Op::Declare { .. })
}

/// The type that a value has in memory: whole bytes.
fn stored(ty: Type) -> Type {
    match ty {
        Type::Int(bits) => Type::Int(8 * bits.div_ceil(8)),
        other => other,
    }
}

/// Stores a value behind its definition, or at the start of a block that follows the definition alone.
fn store(function: &mut Function, value: ValueId, slot: &Operand, block: BlockId) {
    let place = function.blocks[block].instrs.iter().position(|i| i.defs.contains(&value));
    let place = place.map_or(0, |place| place + 1);
    let at = function.blocks[block].at;
    let (mut instrs, ty) = (vec![], function.values[value].ty);
    let mut word = Operand::Value(value);
    if stored(ty) != ty {
        let op = Op::Cast { op: CastOp::ZeroExtend, value: word };
        word = define(function, &mut instrs, op, stored(ty), at);
    }
    instrs.push(Instr { defs: vec![], op: Op::Store { address: slot.clone(), value: word }, at });
    function.blocks[block].instrs.splice(place..place, instrs);
}

/// The value from its object.
fn load(
    function: &mut Function,
    value: ValueId,
    slot: &Operand,
    to: &mut Vec<Instr>,
    at: Option<Loc>,
) -> Operand {
    let ty = function.values[value].ty;
    let word = define(function, to, Op::load(slot.clone()), stored(ty), at);
    if stored(ty) == ty {
        return word;
    }
    define(function, to, Op::Cast { op: CastOp::Truncate, value: word }, ty, at)
}

/// Loads a value wherever a block uses it.
fn load_in(function: &mut Function, block: BlockId, value: ValueId, slot: &Operand) {
    let is_meant = |operand: &Operand| *operand == Operand::Value(value);
    let instrs = std::mem::take(&mut function.blocks[block].instrs);
    let mut done = vec![];
    for mut instr in instrs {
        if !is_description(&instr.op) && instr.op.operands().into_iter().any(is_meant) {
            let loaded = load(function, value, slot, &mut done, instr.at);
            let operands = instr.op.operands_mut();
            operands.into_iter().filter(|o| is_meant(o)).for_each(|operand| *operand = loaded.clone());
        }
        done.push(instr);
    }
    let at = function.blocks[block].at;
    if function.blocks[block].terminator.operands().into_iter().any(is_meant) {
        let loaded = load(function, value, slot, &mut done, at);
        let operands = function.blocks[block].terminator.operands_mut();
        operands.into_iter().filter(|o| is_meant(o)).for_each(|operand| *operand = loaded.clone());
    }
    function.blocks[block].instrs = done;
}
