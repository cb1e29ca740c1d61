//! Words that are computed from one of a few constants, as addresses are where a pointer leads to one of a few objects: ranges for each case, where
//! one range for all would hold everything that lies between; and elements that are the same in each case, as sizes of objects of one kind are.
//!
//! Deliberately absent: cases that go with each other (both pointers to the first object, or both to the second).

use crate::program::memory::points_to::Definitions;
use crate::program::value_ranges::{Known, binary};
use eufonium_ir::program::ranges::Range;
use eufonium_ir::program::{BinaryOp, Op, Operand};

/// With more cases than this, they are taken together.
const MOST: usize = 8;
/// So many operators, one in the other, are looked at.
const DEPTH: usize = 6;
/// So many choices and parameters are looked at for one word.
const MOST_VALUES: usize = 16;

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
    if let Some(constants) = constants(definitions, word) {
        return constants.into_iter().map(|constant| known.integer(constant)).collect();
    }
    Some(vec![known.integer(word)?])
}

/// The constants that a word is one of, if it is one of a few.
fn constants<'a>(definitions: &Definitions<'a>, word: &'a Operand) -> Option<Vec<&'a Operand>> {
    let (mut found, mut seen, mut open) = (Vec::new(), Vec::new(), vec![word]);
    while let Some(word) = open.pop() {
        match word {
            Operand::Const(_) if !found.contains(&word) => found.push(word),
            Operand::Const(_) => {}
            // What goes round in a loop, and changes places with others there, is what came into it.
            Operand::Value(value) if seen.contains(value) => {}
            Operand::Value(value) => {
                seen.push(*value);
                let sources = definitions.sources(*value);
                if sources.is_empty() {
                    return None;
                }
                open.extend(sources);
            }
            _ => return None,
        }
        if found.len() > MOST || seen.len() > MOST_VALUES {
            return None;
        }
    }
    Some(found)
}

/// What an array that was written at constant indices holds where one of a few of these is read: one operand for all of them.
pub(super) fn element<'a>(
    definitions: &Definitions<'a>,
    array: &'a Operand,
    index: &'a Operand,
) -> Option<&'a Operand> {
    let cases = constants(definitions, index)?;
    let mut elements = cases.into_iter().map(|case| element_at(definitions, array, case));
    let first = elements.next()??;
    elements.all(|other| other == Some(first)).then_some(first)
}

fn element_at<'a>(
    definitions: &Definitions<'a>,
    mut array: &'a Operand,
    case: &Operand,
) -> Option<&'a Operand> {
    for _ in 0..MOST {
        match definitions.of(array.as_value()?)? {
            Op::Write { index, value, .. } if index == case => return Some(value),
            Op::Write { array: before, index: Operand::Const(_), .. } => array = before,
            Op::Fill(element) => return Some(element),
            _ => return None,
        }
    }
    None
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

    /// Reads an array in a loop at one of two places, which change in each trip. It was written at both, with these numbers. Tells whether the read is gone.
    fn is_read(written: [u64; 2], places: [u64; 2]) -> bool {
        let array = Type::Array { index: 32, element: 32 };
        let mut b = FunctionBuilder::new("main", &[Type::Int(32)], &[]);
        let param = b.params().remove(0);
        let mut all = b.define(Op::Fill(word(0, 32)), array);
        for (number, place) in written.into_iter().zip([100, 2000]) {
            let value = if number == 7 { param.clone() } else { word(number, 32) };
            all = b.define(Op::Write { array: all, index: word(place, 32), value }, array);
        }
        let head = b.new_block(&[Type::Int(32), Type::Int(32)]);
        b.jump(head, places.map(|place| word(place, 32)).to_vec());
        b.switch_to(head);
        let [one, other] = &b.block_params(head)[..] else { panic!("there are two") };
        let (one, other) = (one.clone(), other.clone());
        let read = b.define(Op::Read { array: all, index: one.clone() }, Type::Int(32));
        let less = b.compare(CompareOp::Ult, read, param);
        b.effect(Op::Assume(less));
        b.jump(head, vec![other, one]);
        let mut program = Program::new(64, true);
        program.entry = Some(program.functions.push(b.finish()));
        narrow(&mut program);
        let function = program.functions.values().next().expect("there is one");
        function.instrs().any(|instr| matches!(instr.op, Op::Read { .. }))
    }

    #[test]
    fn what_is_the_same_in_all_cases_is_not_read() {
        assert!(
            !is_read([7, 7], [100, 2000]) && !is_read([5, 5], [2000, 100]) && !is_read([5, 6], [100, 100])
        );
        assert!(!is_read([0, 5], [100, 3]), "what was never written is what all elements are at first");
        for (written, places) in [([5, 6], [100, 2000]), ([7, 6], [100, 2000]), ([5, 5], [100, 3])] {
            assert!(is_read(written, places), "{written:?} {places:?}");
        }
    }
}
