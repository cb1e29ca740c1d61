//! The order of the blocks of a function of a module.

use crate::llvm::module::{self as llvm, InstrKind};
use eufonium_base::ids::{Id, IdVec};

/// The blocks that a terminator may go to.
pub(in crate::llvm::lower) fn successors(kind: &InstrKind) -> Vec<llvm::BlockId> {
    match kind {
        InstrKind::Jump(to) => vec![*to],
        InstrKind::Branch { then, otherwise, .. } => vec![*then, *otherwise],
        InstrKind::Switch { cases, default, .. } => {
            cases.iter().map(|(_, to)| *to).chain(std::iter::once(*default)).collect()
        }
        InstrKind::IndirectBranch { targets, .. } => targets.clone(),
        _ => vec![],
    }
}

/// The blocks that are reached from the entry, each before those that it dominates.
pub(super) fn reverse_postorder(function: &llvm::Function) -> Vec<llvm::BlockId> {
    let next = |id: llvm::BlockId| {
        let last = function.blocks.get(id).and_then(|block| block.instrs.last());
        last.map_or(vec![], |instr| successors(&instr.kind)).into_iter()
    };
    let entry = llvm::BlockId::from_usize(0);
    let mut seen: IdVec<llvm::BlockId, bool> = function.blocks.values().map(|_| false).collect();
    seen[entry] = true;
    let mut order = vec![];
    let mut stack = vec![(entry, next(entry))];
    while let Some((id, targets)) = stack.last_mut() {
        match targets.find(|to| seen.get(*to) == Some(&false)) {
            Some(to) => {
                seen[to] = true;
                stack.push((to, next(to)));
            }
            None => {
                order.push(*id);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
