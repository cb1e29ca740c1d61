//! Words that are computed from one of a few constants, as addresses are where a pointer leads to one of a few objects: ranges for each case, where
//! one range for all would hold everything that lies between.
//!
//! Deliberately absent: cases that go with each other (both pointers to the first object, or both to the second).

use crate::program::memory::points_to::Definitions;
use crate::program::value_ranges::{Known, Range, binary};
use eufonium_ir::program::{BinaryOp, Op, Operand};

/// With more cases than this, they are taken together.
const MOST: usize = 8;
/// So many operators or choices, one in the other, are looked at.
const DEPTH: usize = 6;

/// Whether a word is none of those that it may be in each of its cases.
pub(super) fn excludes(
    definitions: &Definitions<'_>,
    known: &Known<'_>,
    word: &Operand,
    constant: &Operand,
) -> bool {
    let Some(constant) = known.integer(constant) else { return false };
    let Some(cases) = ranges(definitions, known, word, DEPTH) else { return false };
    cases.iter().all(|case| case.high < constant.low || constant.high < case.low)
}

/// The ranges that a word lies in, one for each case.
fn ranges(
    definitions: &Definitions<'_>,
    known: &Known<'_>,
    word: &Operand,
    depth: usize,
) -> Option<Vec<Range>> {
    if depth > 0
        && let Operand::Value(value) = word
        && let Some(Op::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub), a, b, nsw, .. }) =
            definitions.of(*value)
    {
        let (a, b) = (ranges(definitions, known, a, depth - 1)?, ranges(definitions, known, b, depth - 1)?);
        if a.len() * b.len() <= MOST {
            return a.iter().flat_map(|a| b.iter().map(|b| binary(*op, *a, *b, *nsw))).collect();
        }
    }
    let mut constants = Vec::new();
    if collect(definitions, word, DEPTH, &mut constants) {
        return constants.into_iter().map(|constant| known.integer(constant)).collect();
    }
    Some(vec![known.integer(word)?])
}

/// Collects the constants that a word is one of. Tells whether it is.
fn collect<'a>(
    definitions: &Definitions<'a>,
    word: &'a Operand,
    depth: usize,
    found: &mut Vec<&'a Operand>,
) -> bool {
    if let Operand::Const(_) = word {
        if !found.contains(&word) {
            found.push(word);
        }
        return found.len() <= MOST;
    }
    let (Operand::Value(value), Some(depth)) = (word, depth.checked_sub(1)) else { return false };
    let sources = definitions.sources(*value);
    !sources.is_empty() && sources.into_iter().all(|from| collect(definitions, from, depth, found))
}

#[cfg(test)]
mod tests {
    use crate::program::passes::narrow::narrow;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Program, Terminator, Type};

    /// Compares a number of two bits behind one of these places, which a branch chooses, with another number. Tells whether that is decided.
    fn is_decided(places: [u64; 2], with: u64) -> bool {
        let mut b = FunctionBuilder::new("main", &[Type::Int(1), Type::Int(2)], &[Type::Int(1)]);
        let [condition, distance] = &b.params()[..] else { panic!("there are two parameters") };
        let join = b.new_block(&[Type::Int(32)]);
        let sides = [b.new_block(&[]), b.new_block(&[])];
        b.branch(condition.clone(), sides[0], sides[1]);
        for (side, place) in sides.into_iter().zip(places) {
            b.switch_to(side);
            b.jump(join, vec![word(place, 32)]);
        }
        b.switch_to(join);
        let place = b.block_params(join).remove(0);
        let distance = b.cast(CastOp::ZeroExtend, distance.clone(), Type::Int(32));
        let sum = b.binary(BinaryOp::Add, place, distance);
        let equal = b.compare(CompareOp::Eq, sum, word(with, 32));
        b.terminate(Terminator::Return(vec![equal]));
        let mut program = Program::new(64, true);
        program.entry = Some(program.functions.push(b.finish()));
        narrow(&mut program);
        let function = program.functions.values().next().expect("there is one");
        function.instrs().all(|instr| !matches!(instr.op, Op::Compare { .. }))
    }

    #[test]
    fn what_lies_between_the_cases_is_excluded() {
        for (with, decided) in
            [(99, true), (100, false), (103, false), (104, true), (500, true), (1999, true), (2002, false)]
        {
            assert_eq!(is_decided([100, 2000], with), decided, "{with}");
        }
    }
}
