//! Loops that are never left: there memory may be lost although the program does not end.
//!
//! A block from which no return can be reached is in such a loop, or leads to one or to a stop. What is left on the heap
//! is asked at the heads of these loops, where what the running functions hold still counts.
//! Deliberately absent: loops that could be left but are not, recursion without end.

use super::Context;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, CheckKind, Function, Instr, Op, Operand, Terminator, Type};

/// Adds the checks to a function.
pub(super) fn check_endless(context: &mut Context, function: &mut Function) {
    if !context.wants(CheckKind::MemTrack) {
        return;
    }
    let cfg = Cfg::new(function);
    let returns = |b: &BlockId| matches!(function.blocks[*b].terminator, Terminator::Return(_));
    let leaves = cfg.leading_to(cfg.order().iter().copied().filter(returns));
    for head in Loops::new(function, &cfg).heads().iter().filter(|b| !leaves.contains(b)) {
        let at = function.blocks[*head].loop_at.or(function.blocks[*head].at);
        let message = "allocated memory is lost in a loop without end".to_string();
        let check = context.check(CheckKind::MemTrack, message, at, &function.name);
        let reached = function.value(Type::Int(1));
        let condition = Operand::Value(reached);
        let question = Instr { defs: vec![reached], op: Op::AllReached, at };
        let assertion = Instr { defs: vec![], op: Op::Assert { condition, check }, at };
        function.blocks[*head].instrs.splice(0..0, [question, assertion]);
    }
}
