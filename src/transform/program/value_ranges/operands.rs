//! Operands whose ranges say that nothing wraps around: of conversions, and of sums and products without marks.
//!
//! To integers a wrap-around is a remainder or a choice, in the middle of a sum that is to be compared. Behind `if (v < -1000 || v > 1000) return`
//! the word is the number that it was, which the conditions on the way say; so it is encoded as that.

use super::flow::Known;
use super::{each_flow, integers};
use eufonium_base::HashMap;
use eufonium_ir::program::ranges::Range;
use eufonium_ir::program::{BinaryOp, CastOp, FunctionId, Instr, Op, Program, Type, ValueId};

/// The ranges of operands, where these decide that the result is no other number for having few bits.
#[derive(Debug, Default)]
pub(in crate::program) struct Operands {
    of: HashMap<(FunctionId, ValueId), Vec<Range>>,
}

impl Operands {
    /// Those of a program's operators.
    pub(in crate::program) fn new(program: &Program) -> Self {
        let mut operands = Operands::default();
        each_flow(program, may_wrap, |id, function, flow| {
            flow.walk(|block, i, known| {
                let instr = &function.blocks[block].instrs[i];
                let Some(def) = instr.defs.first() else { return };
                let Type::Int(width @ 2..=64) = function.values[*def].ty else { return };
                if let Some(ranges) = fitting(instr, width, known) {
                    operands.of.insert((id, *def), ranges);
                }
            });
        });
        operands
    }

    /// The range of an operand, by its place, of the operator with a result.
    pub(in crate::program) fn of(
        &self,
        function: FunctionId,
        result: ValueId,
        place: usize,
    ) -> Option<Range> {
        self.of.get(&(function, result)).map(|ranges| ranges[place])
    }
}

fn may_wrap(op: &Op) -> bool {
    match op {
        Op::Cast { op, .. } => matches!(op, CastOp::Truncate | CastOp::ZeroExtend | CastOp::SignExtend),
        Op::Binary { op, nsw, .. } => !nsw && matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul),
        _ => false,
    }
}

/// The ranges of the operands, if with these the result, of so many bits, is the number that it is without a sign or a limit.
fn fitting(instr: &Instr, width: u32, known: &Known<'_>) -> Option<Vec<Range>> {
    match &instr.op {
        op if !may_wrap(op) => None,
        Op::Cast { op, value } => {
            let range = known.integer(value)?;
            let most = (1_i128 << (width - 1)) - 1;
            let fits = match op {
                CastOp::Truncate => range.low >= -most - 1 && range.high <= most,
                _ => range.low >= 0,
            };
            fits.then(|| vec![range])
        }
        Op::Binary { op, a, b, .. } => {
            let (a, b) = (known.integer(a)?, known.integer(b)?);
            integers::binary(*op, a, b, false).map(|_| vec![a, b])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::Bits;
    use eufonium_ir::program::build::FunctionBuilder;
    use eufonium_ir::program::eval::word;
    use eufonium_ir::program::ranges::Kind;
    use eufonium_ir::program::{CompareOp, Operand, Terminator};
    use eufonium_testing::Rng;

    const ORDERS: [CompareOp; 6] =
        [CompareOp::Slt, CompareOp::Sge, CompareOp::Sle, CompareOp::Ult, CompareOp::Ugt, CompareOp::Ne];
    const WIDTH: u32 = 5;

    fn operator(rng: &mut Rng, [a, b]: [Operand; 2]) -> (Op, u32) {
        let binary = |op| Op::Binary { op, a: a.clone(), b: b.clone(), nsw: false, nuw: false };
        let cast = |op| Op::Cast { op, value: a.clone() };
        match rng.below(6) {
            0 => (binary(BinaryOp::Add), WIDTH),
            1 => (binary(BinaryOp::Sub), WIDTH),
            2 => (binary(BinaryOp::Mul), WIDTH),
            3 => (cast(CastOp::ZeroExtend), WIDTH + 2),
            4 => (cast(CastOp::SignExtend), WIDTH + 2),
            _ => (cast(CastOp::Truncate), WIDTH - 2),
        }
    }

    /// What the operator is on mathematical integers.
    fn exact(op: &Op, [a, b]: [i128; 2]) -> i128 {
        match op {
            Op::Binary { op: BinaryOp::Add, .. } => a + b,
            Op::Binary { op: BinaryOp::Sub, .. } => a - b,
            Op::Binary { op: BinaryOp::Mul, .. } => a * b,
            _ => a,
        }
    }

    fn result(op: &Op, [a, b]: [&Bits; 2], width: u32) -> Bits {
        match op {
            Op::Binary { op, .. } => word::binary(*op, a, b, false, false).expect("it is defined"),
            Op::Cast { op, .. } => word::cast(*op, a, width),
            _ => unreachable!("no other operator is made"),
        }
    }

    /// Two words under random assumptions, then an operator: for all words of five bits.
    #[test]
    fn operators_with_ranges_do_not_wrap_around() {
        let mut rng = Rng::new(31);
        let mut known = 0;
        for round in 0..4_000 {
            let mut b = FunctionBuilder::new("main", &[Type::Int(WIDTH); 2], &[]);
            let words: [Operand; 2] = b.params().try_into().expect("two");
            let mut assumed = Vec::new();
            for _ in 0..4 {
                let (side, op) = (rng.below(2), rng.pick(&ORDERS));
                let bound = Bits::from_u64(rng.below(1 << WIDTH) as u64, WIDTH);
                let condition = b.compare(op, words[side].clone(), Operand::Const(bound.clone()));
                b.effect(Op::Assume(condition));
                assumed.push((side, op, bound));
            }
            let (op, width) = operator(&mut rng, words);
            b.define(op.clone(), Type::Int(width));
            b.terminate(Terminator::Return(vec![]));
            let mut program = Program::default();
            let id = program.functions.push(b.finish());
            let def = program.functions[id].instrs().last().expect("there is one").defs[0];
            let operands = Operands::new(&program);
            let Some(first) = operands.of(id, def, 0) else { continue };
            known += 1;
            for n in 0..1_u64 << (2 * WIDTH) {
                let words = [n & 31, n >> WIDTH].map(|n| Bits::from_u64(n, WIDTH));
                if !assumed.iter().all(|(side, op, bound)| word::compare(*op, &words[*side], bound)) {
                    continue;
                }
                let numbers = [0, 1].map(|i| Kind::Int(WIDTH).rank(&words[i]).expect("it is a number"));
                let rank = Kind::Int(width).rank(&result(&op, [&words[0], &words[1]], width));
                assert!(first.low <= numbers[0] && numbers[0] <= first.high, "round {round}: {n}");
                assert_eq!(rank, Some(exact(&op, numbers)), "round {round}: {op:?} of {numbers:?}");
            }
        }
        assert!(known > 200, "{known}");
    }
}
