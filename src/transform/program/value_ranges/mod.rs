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
//! Deliberately absent: relations between numbers, ranges across calls, the wide numbers of x87.

mod flow;
mod integers;
mod kinds;
mod range;
mod refine;
mod sizes;
mod stairs;
mod state;
#[cfg(test)]
mod tests;

pub(super) use flow::{Flow, Known};
pub(super) use range::{Kind, Range};
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
        for (id, function) in program.functions.iter() {
            if has_floats(function) {
                hints.add(id, function);
            }
        }
        hints
    }

    /// The hint for a result.
    pub(super) fn of(&self, function: FunctionId, result: ValueId) -> Option<&Hint> {
        self.of.get(&(function, result))
    }

    fn add(&mut self, id: FunctionId, function: &Function) {
        let cfg = Cfg::new(function);
        let Some(flow) = Flow::solve(function, &cfg) else { return };
        flow.results(|result, args, range| {
            self.of.insert((id, result), Hint { args: args.to_vec(), result: range });
        });
    }
}

fn has_floats(function: &Function) -> bool {
    function.blocks.values().flat_map(|block| &block.instrs).any(|instr| matches!(instr.op, Op::Float { .. }))
}
