//! What blocks must be like for control to flow through them: terminators at the ends and nowhere else, `phi` at the
//! starts with a value for each predecessor, no way back into the entry.

use super::super::module::{Block, BlockId, InstrKind};
use eufonium_base::Span;
use eufonium_base::ids::{Id, IdVec};

/// Whether control does not fall through the instruction.
pub(in super::super) fn is_terminator(kind: &InstrKind) -> bool {
    match kind {
        InstrKind::Return(_)
        | InstrKind::Jump(_)
        | InstrKind::Branch { .. }
        | InstrKind::Switch { .. }
        | InstrKind::IndirectBranch { .. }
        | InstrKind::Unreachable
        | InstrKind::Resume(_) => true,
        InstrKind::Other(opcode, _) => {
            matches!(opcode.as_str(), "callbr" | "catchswitch" | "catchret" | "cleanupret")
        }
        _ => false,
    }
}

/// The blocks that a terminator may go to, in the order of its operands, repeated as there.
fn successors(kind: &InstrKind) -> Vec<BlockId> {
    match kind {
        InstrKind::Jump(target) => vec![*target],
        InstrKind::Branch { then, otherwise, .. } => vec![*then, *otherwise],
        InstrKind::Switch { cases, default, .. } => {
            std::iter::once(*default).chain(cases.iter().map(|(_, target)| *target)).collect()
        }
        InstrKind::IndirectBranch { targets, .. } | InstrKind::Other(_, targets) => targets.clone(),
        _ => Vec::new(),
    }
}

/// Checks the blocks of a function whose targets are all known. `unwinding` holds the edges of `invoke` to its landing
/// pads, which are no edges of the module as it is read, but which `phi` speaks of.
pub(in super::super) fn check_flow(
    blocks: &IdVec<BlockId, Block>,
    unwinding: &[(BlockId, BlockId)],
) -> Result<(), (Span, String)> {
    let mut predecessors = vec![Vec::new(); blocks.len()];
    for (id, block) in blocks.iter() {
        let Some((last, body)) = block.instrs.split_last() else {
            return Err((Span::default(), format!("the block `{}` is empty", block.name)));
        };
        if let Some(early) = body.iter().find(|instr| is_terminator(&instr.kind)) {
            return Err((early.span, "a terminator in the middle of a block".to_string()));
        }
        if !is_terminator(&last.kind) {
            return Err((last.span, format!("the block `{}` does not end with a terminator", block.name)));
        }
        for target in successors(&last.kind) {
            if target.index() == 0 {
                return Err((last.span, "a branch to the entry of the function".to_string()));
            }
            predecessors[target.index()].push(id);
        }
    }
    for (from, to) in unwinding {
        predecessors[to.index()].push(*from);
    }
    for (block, predecessors) in blocks.values().zip(&mut predecessors) {
        predecessors.sort_unstable();
        predecessors.dedup();
        check_phis(block, predecessors)?;
    }
    Ok(())
}

fn check_phis(block: &Block, predecessors: &[BlockId]) -> Result<(), (Span, String)> {
    let mut leading = true;
    for instr in &block.instrs {
        let InstrKind::Phi(incoming) = &instr.kind else {
            leading &= matches!(instr.kind, InstrKind::DebugRecord { .. });
            continue;
        };
        if !leading {
            return Err((instr.span, "phi behind other instructions".to_string()));
        }
        let mut from: Vec<BlockId> = incoming.iter().map(|(_, block)| *block).collect();
        from.sort_unstable();
        from.dedup();
        if from != predecessors {
            let message = format!("the values are not those of the predecessors of `{}`", block.name);
            return Err((instr.span, message));
        }
    }
    Ok(())
}
