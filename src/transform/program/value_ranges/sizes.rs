//! How many bits products and divisions need: circuits of these grow with the square of the width, and words of programs are mostly wider than the
//! numbers in them (Brillout, Kroening, Wahl, "Mixed abstractions for floating-point arithmetic", FMCAD 2009, does the same for mantissas).

use super::flow::Known;
use super::{each_flow, integers};
use eufonium_base::HashMap;
use eufonium_ir::program::ranges::Range;
use eufonium_ir::program::{BinaryOp, FunctionId, Instr, Op, Program, ValueId};

/// For products and divisions how many bits hold both operands and the result with their signs, where these are fewer than they have. On such
/// words the operator has the same result, and neither overflows.
#[derive(Debug, Default)]
pub(in crate::program) struct Sizes {
    of: HashMap<(FunctionId, ValueId), u32>,
}

impl Sizes {
    /// The sizes of a program's operators.
    pub(in crate::program) fn new(program: &Program) -> Self {
        let mut sizes = Sizes::default();
        each_flow(
            program,
            |op| matches!(op, Op::Binary { op, .. } if is_large(*op)),
            |id, function, flow| {
                flow.walk(|block, i, known| {
                    let instr = &function.blocks[block].instrs[i];
                    if let Some(bits) = size(instr, known) {
                        sizes.of.insert((id, instr.defs[0]), bits);
                    }
                });
            },
        );
        sizes
    }

    /// The size of the operator with a result.
    pub(in crate::program) fn of(&self, function: FunctionId, result: ValueId) -> Option<u32> {
        self.of.get(&(function, result)).copied()
    }
}

fn is_large(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Mul | BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
}

fn size(instr: &Instr, known: &Known<'_>) -> Option<u32> {
    let Op::Binary { op, a, b, nuw, .. } = &instr.op else { return None };
    let (a, b) = (known.integer(a)?, known.integer(b)?);
    let has_sign = match op {
        BinaryOp::Mul => !*nuw,
        // The least number by -1 overflows on few bits, too.
        BinaryOp::SDiv | BinaryOp::SRem => b.low >= 0,
        _ => false,
    };
    if !is_large(*op) || !has_sign && (a.low < 0 || b.low < 0) {
        return None;
    }
    // Without marks: what would overflow has no size.
    let result = integers::binary(*op, a, b, false)?;
    let bits = [a, b, result].into_iter().map(bits).max()?;
    (bits < a.kind.width()).then_some(bits)
}

/// How many bits hold all integers of a range with their sign.
fn bits(range: Range) -> u32 {
    let magnitude = |n: i128| if n < 0 { !n } else { n };
    let most = magnitude(range.low).max(magnitude(range.high));
    (i128::BITS - most.leading_zeros() + 1).max(2)
}
