//! Which engines work on which encodings of a program: by what the options admit, and by what the program has.

use super::{Arith, ProgramOptions};
use crate::members::{self, BITS, EXACT, IDEAL, Member};
use eufonium_ir::Program;
use eufonium_ir::program::{Op, Operand, Type};
use eufonium_transform::program::encode::{Arrays, Floats, Words};
use eufonium_transform::program::passes::unroll::count_loops;

/// The members that the options admit, for a pure program, for one without loops, or for one in which loops change arrays.
pub(super) fn members(
    options: &ProgramOptions,
    program: &Program,
    straight: bool,
    arrays: bool,
) -> Vec<(Words, Member)> {
    let admitted = |words: Words| admits(options, words);
    let engine = &options.engine.engine;
    let has_floats = program.instrs().any(|instr| matches!(instr.op, Op::Float { .. }));
    let all = match has_floats {
        true if straight => members::STRAIGHT_FLOATS,
        true => members::FLOATS,
        false if straight => members::STRAIGHT,
        false if arrays => members::ARRAYS,
        false => members::PROGRAMS,
    };
    let mut members: Vec<(Words, Member)> = all
        .iter()
        .copied()
        .filter(|(words, m)| admitted(*words) && (engine.is_auto() || engine.is_known_as(m.engine)))
        .filter(|(_, m)| !options.engine.components.portfolio.without.has(m.engine))
        .collect();
    if members.is_empty() && !engine.is_auto() {
        let words = [IDEAL, EXACT, BITS].into_iter().filter(|w| admitted(*w));
        members.extend(words.map(|words| (words, Member::named(engine.name()))));
    }
    members
}

/// Whether the options admit an encoding.
pub(super) fn admits(options: &ProgramOptions, words: Words) -> bool {
    match options.arith {
        Arith::Auto => true,
        Arith::Integers => !matches!(words, Words::BitVectors { .. }),
        Arith::BitVectors => matches!(words, Words::BitVectors { .. }),
    }
}

/// Whether all runs are of bounded length.
pub(super) fn is_straight(program: &Program) -> bool {
    count_loops(program) == 0 && !program.instrs().any(|instr| matches!(instr.op, Op::Call { .. }))
}

/// Whether a block begins with an array of its own.
pub(super) fn has_arrays(program: &Program) -> bool {
    program.functions.values().any(|function| {
        let mut params = function.blocks.values().flat_map(|block| &block.params);
        params.any(|&param| matches!(function.values[param].ty, Type::Array { .. }))
    })
}

/// Whether an address has an index that is no constant, as where loops go through arrays.
pub(super) fn indexes_memory(program: &Program) -> bool {
    let varies = |(index, _): &(Operand, _)| matches!(index, Operand::Value(_));
    program.instrs().any(|instr| matches!(&instr.op, Op::Offset { scaled, .. } if scaled.iter().any(varies)))
}

/// The name of an encoding, for figures and logs.
pub(super) fn name(words: Words) -> &'static str {
    match words {
        Words::BitVectors { arrays: Arrays::Reads, .. } => "reads",
        Words::BitVectors { floats: Floats::Circuits, .. } => "bv",
        Words::BitVectors { floats: Floats::Bounded, .. } => "bounded",
        Words::BitVectors { floats: Floats::Ranges, .. } => "ranges",
        Words::Integers { exact: true } => "int",
        Words::Integers { exact: false } => "ideal",
    }
}
