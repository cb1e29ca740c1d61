//! At most one return in each function.
//!
//! Preserves: every run. The block that returns gets a parameter for each result.

use eufonium_ir::program::{Block, Function, Operand, Program, Target, Terminator};

/// Gives each function with several returns one block where they meet.
pub fn one_exit(program: &mut Program) {
    for id in program.functions.keys() {
        function(&mut program.functions[id]);
    }
}

fn function(function: &mut Function) {
    let returns = |b: &&Block| matches!(b.terminator, Terminator::Return(_));
    if function.blocks.values().filter(returns).count() < 2 {
        return;
    }
    let params: Vec<_> = (0..function.results.len()).map(|i| function.value(function.results[i])).collect();
    let terminator = Terminator::Return(params.iter().copied().map(Operand::Value).collect());
    let old = function.blocks.keys();
    let exit = function.blocks.push(Block { params, instrs: vec![], terminator, at: None, loop_at: None });
    for block in old {
        let terminator = &mut function.blocks[block].terminator;
        if let Terminator::Return(values) = terminator {
            let args = std::mem::take(values);
            *terminator = Terminator::Jump(Target { block: exit, args });
        }
    }
}
