//! Ranges of words in a program, integers and floating-point numbers, and what they say about the results of operators.
//!
//! A forward analysis over intervals, block by block: conditions refine what is known on the ways behind them, and where loops come back
//! bounds are widened to the next constant of the program or power of two, as Astrée's staircases do (Blanchet et al., "A static analyzer for
//! large safety-critical software", PLDI 2003, section 7.1).
//!
//! What comes of it are *hints*: for an operator or a choice that it has met with operands in some ranges, the implication that with operands in these
//! ranges the result is in its own. The implication holds whatever the analysis did, as it is about the operator alone; so nothing rests on
//! the analysis, and an engine that cannot see through the circuits of additions and products sees the bounds of their results.
//!
//! Deliberately absent: relations between numbers, ranges of single elements of arrays, ranges across calls, the wide numbers of x87.

mod flow;
mod integers;
mod kinds;
mod operands;
mod refine;
mod sizes;
mod stairs;
mod state;
#[cfg(test)]
mod tests;

use eufonium_ir::program::ranges::Range;
pub(super) use flow::{Flow, Known};
pub(super) use integers::{binary, undone};
pub(super) use kinds::kinds_with_arrays;
pub(super) use operands::Operands;
pub(super) use sizes::Sizes;

use eufonium_base::HashMap;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{Function, FunctionId, Op, Program, ValueId};

/// The result of an operator is in a range if its operands are in theirs; that of a choice, if the operand that is chosen is.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// For each operand its range, of a choice for each case. One that the analysis takes for impossible may have any: a constant is not in it for
    /// being a constant.
    pub(super) args: Vec<Range>,
    pub(super) result: Range,
}

/// Hints by the function and the result.
#[derive(Debug, Default)]
pub(super) struct Hints {
    of: HashMap<(FunctionId, ValueId), Hint>,
}

impl Hints {
    /// The hints for a program.
    pub(super) fn new(program: &Program) -> Self {
        let mut hints = Hints::default();
        each_flow(
            program,
            |op| matches!(op, Op::Float { .. }),
            |id, _, flow| {
                flow.results(|result, args, range| {
                    hints.of.insert((id, result), Hint { args: args.to_vec(), result: range });
                });
            },
        );
        hints
    }

    /// The hint for a result.
    pub(super) fn of(&self, function: FunctionId, result: ValueId) -> Option<&Hint> {
        self.of.get(&(function, result))
    }
}

/// Analyses the functions of a program that have operators of some kind.
fn each_flow(
    program: &Program,
    wanted: impl Fn(&Op) -> bool,
    mut see: impl FnMut(FunctionId, &Function, &Flow<'_>),
) {
    for (id, function) in program.functions.iter() {
        if function.instrs().any(|instr| wanted(&instr.op)) {
            let cfg = Cfg::new(function);
            if let Some(flow) = Flow::solve(function, &cfg) {
                see(id, function, &flow);
            }
        }
    }
}
