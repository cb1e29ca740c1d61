//! Switches become branches.
//!
//! Each case becomes a comparison, in order; the last way is that of the
//! default.
//!
//! Preserves: every run.

use eufonium_ir::program::{
    Block, BlockId, CompareOp, Function, Instr, Op, Operand, Program, Target, Terminator, Type,
};

/// Lowers all switches.
pub fn lower_switch(program: &mut Program) {
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        for block in function.blocks.keys() {
            lower(function, block);
        }
    }
}

fn lower(function: &mut Function, mut current: BlockId) {
    if !matches!(function.blocks[current].terminator, Terminator::Switch { .. }) {
        return;
    }
    let last = std::mem::replace(&mut function.blocks[current].terminator, Terminator::Stop);
    let Terminator::Switch { value, cases, default } = last else { return };
    let at = function.blocks[current].at;
    for (case, then) in cases {
        let found = function.value(Type::Int(1));
        let op = Op::Compare { op: CompareOp::Eq, a: value.clone(), b: Operand::Const(case) };
        let terminator = Terminator::Stop;
        let next =
            function.blocks.push(Block { params: vec![], instrs: vec![], terminator, at, loop_at: None });
        let block = &mut function.blocks[current];
        block.instrs.push(Instr { defs: vec![found], op, at });
        let otherwise = Target { block: next, args: vec![] };
        block.terminator = Terminator::Branch { condition: Operand::Value(found), then, otherwise };
        current = next;
    }
    function.blocks[current].terminator = Terminator::Jump(default);
}
