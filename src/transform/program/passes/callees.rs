//! Comparisons of pointers with functions that they cannot mean.
//!
//! Calls through pointers are comparisons with every function whose address is a value (`frontend`), and what is called behind them may
//! itself move pointers. So this is found out together, optimistically: at first no way behind such a comparison is open; an analysis of where
//! pointers lead (`memory::points_to`) tells which functions those may mean that are compared; their ways are opened, until there are no more.
//!
//! Preserves: every run without undefined behaviour. The first comparison of a run that took a way which stayed closed would contradict the last
//! analysis, which holds of all runs that take none. A number that happens to be the address of a function is no pointer to it.
//! Deliberately absent: which function it is where several may be meant.
//!
//! After the call graphs of Emami, Ghiya, Hendren, "Context-sensitive interprocedural points-to analysis in the presence of function pointers" (PLDI 1994), with
//! unification in place of inclusion.

use super::reach::{asks, comparison, without_unreached};
use super::rewrite::clear_unreached;
use crate::program::memory::points_to::PointsTo;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{Block, BlockId, FunctionId, Operand, Program, Terminator};

/// So often ways are opened; if there are more then, all are.
const ROUNDS: usize = 8;

/// A block that ends by asking whether a pointer means a function.
struct Question {
    function: FunctionId,
    block: BlockId,
    pointer: Operand,
    target: Operand,
    is_open: bool,
}

/// Closes ways behind comparisons that cannot be true. Returns whether there are some.
pub fn resolve_callees(program: &mut Program) -> bool {
    let mut questions = questions(program);
    for _ in 0..ROUNDS {
        if questions.iter().all(|question| question.is_open) {
            return false;
        }
        let draft = closed(program, &questions);
        let points = PointsTo::new(&without_unreached(&draft));
        let mut opened = false;
        for question in questions.iter_mut().filter(|question| !question.is_open) {
            question.is_open = may_mean(&points, question);
            opened |= question.is_open;
        }
        if !opened {
            *program = draft;
            return true;
        }
    }
    false
}

fn questions(program: &Program) -> Vec<Question> {
    let blocks = program.functions.iter().flat_map(|(id, f)| f.blocks.iter().map(move |block| (id, block)));
    let question = |(function, (block, data)): (FunctionId, (BlockId, &Block))| {
        let (pointer, target) = comparison(asks(data)?.0)?;
        let (pointer, target) = (Operand::Value(pointer), Operand::Function(target));
        Some(Question { function, block, pointer, target, is_open: false })
    };
    blocks.filter_map(question).collect()
}

/// The program in which the ways that are not open are not taken.
fn closed(program: &Program, questions: &[Question]) -> Program {
    let mut draft = program.clone();
    for question in questions.iter().filter(|question| !question.is_open) {
        let block = &mut draft.functions[question.function].blocks[question.block];
        if let Terminator::Branch { otherwise, .. } = &block.terminator {
            block.terminator = Terminator::Jump(otherwise.clone());
        }
    }
    for id in draft.functions.keys() {
        let function = &mut draft.functions[id];
        let cfg = Cfg::new(function);
        clear_unreached(function, &cfg);
    }
    draft
}

/// Whether a pointer may be the address of the function with which it is compared.
fn may_mean(points: &PointsTo, question: &Question) -> bool {
    let cell = |operand| points.cell(question.function, operand);
    let (Some(pointer), Some(target)) = (cell(&question.pointer), cell(&question.target)) else {
        return false;
    };
    pointer.node == target.node || points.is_external(pointer.node)
}
