//! Blocks split behind calls, so that a call is the last instruction of its block and what follows begins a block.
//!
//! Preserves all runs, origins and names of values.

use eufonium_base::ids::Id;
use eufonium_ir::program::{Block, BlockId, Function, Op, Program, Target, Terminator};

/// Splits the blocks of a program, as [`encode`](super::encode) does it first: its cut points are blocks of the program that comes of it.
pub fn split_calls(program: &mut Program) {
    program.functions.values_mut().for_each(in_function);
}

fn in_function(function: &mut Function) {
    let mut next = 0;
    while next < function.blocks.len() {
        let id = BlockId::from_usize(next);
        next += 1;
        let block = &mut function.blocks[id];
        let Some(call) = block.instrs.iter().position(|i| matches!(i.op, Op::Call { .. })) else { continue };
        let is_last = call + 1 == block.instrs.len();
        if is_last && matches!(&block.terminator, Terminator::Jump(t) if t.args.is_empty()) {
            continue;
        }
        let instrs = block.instrs.split_off(call + 1);
        let terminator = std::mem::replace(&mut block.terminator, Terminator::Stop);
        let rest = Block { params: vec![], instrs, terminator, at: block.at, loop_at: None };
        let rest = function.blocks.push(rest);
        function.blocks[id].terminator = Terminator::Jump(Target { block: rest, args: vec![] });
    }
}

/// Whether a block ends with a call.
pub(super) fn ends_with_call(block: &Block) -> bool {
    matches!(block.instrs.last(), Some(instr) if matches!(instr.op, Op::Call { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::program::build::FunctionBuilder;
    use eufonium_ir::program::{ContextId, FunctionId, Origin, SiteId};

    #[test]
    fn each_call_ends_its_block() {
        let mut builder = FunctionBuilder::new("f", &[], &[]);
        let origin = Origin { site: SiteId::from_usize(0), context: ContextId::from_usize(0) };
        for _ in 0..3 {
            let callee = FunctionId::from_usize(0);
            builder.effect(Op::Call { callee, args: vec![], origin });
        }
        builder.terminate(Terminator::Return(vec![]));
        let mut function = builder.finish();
        in_function(&mut function);
        assert_eq!(function.blocks.len(), 4);
        let calls = function.blocks.values().filter(|b| ends_with_call(b)).count();
        assert_eq!(calls, 3);
        let again = function.blocks.len();
        in_function(&mut function);
        assert_eq!(function.blocks.len(), again);
    }
}
