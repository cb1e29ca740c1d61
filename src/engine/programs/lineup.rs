//! Which engines work on which encodings of a program: by what the options admit, and by what the program has.

use super::{Arith, ProgramOptions};
use crate::encodings::{BITS, EXACT, IDEAL, REAL_NUMBERS, name};
use crate::members::{self, Member};
use eufonium_base::HashSet;
use eufonium_ir::Program;
use eufonium_ir::program::{AllocKind, Function, Op, Operand, Type, ValueId};
use eufonium_transform::program::encode::IntEncoding;
use eufonium_transform::program::passes::unroll::count_loops;

/// The members that the options admit, for a pure program, for one without loops, or for one in which loops change arrays, or lists.
pub(super) fn members(
    options: &ProgramOptions,
    program: &Program,
    straight: bool,
    (arrays, lists): (bool, bool),
) -> Vec<(IntEncoding, Member)> {
    let has_floats = has_floats(program) || options.arith == Arith::Reals;
    let all = match has_floats {
        true if straight => members::STRAIGHT_FLOATS,
        true => members::FLOATS,
        false if straight => members::STRAIGHT,
        false if arrays && lists => members::LISTS,
        false if arrays => members::ARRAYS,
        false => members::PROGRAMS,
    };
    admitted(options, all)
}

/// Those that the options admit, for a program with loops in which arrays are apart from their structures.
pub(super) fn members_for_records(options: &ProgramOptions, program: &Program) -> Vec<(IntEncoding, Member)> {
    let has_floats = has_floats(program) || options.arith == Arith::Reals;
    admitted(options, if has_floats { members::FLOATS } else { members::RECORDS })
}

/// Those of some members for one form of programs that the options admit; none where an engine was asked for by name.
pub(super) fn automatic(
    options: &ProgramOptions,
    all: &[(IntEncoding, Member)],
) -> Vec<(IntEncoding, Member)> {
    if options.engine.engine.is_auto() { admitted(options, all) } else { vec![] }
}

fn admitted(options: &ProgramOptions, all: &[(IntEncoding, Member)]) -> Vec<(IntEncoding, Member)> {
    let admitted = |encoding: IntEncoding| admits(options, encoding);
    let (engine, portfolio) = (&options.engine.engine, &options.engine.components.portfolio);
    let mut members: Vec<(IntEncoding, Member)> = all
        .iter()
        .copied()
        .filter(|(encoding, m)| admitted(*encoding) && (engine.is_auto() || engine.is_known_as(m.engine)))
        .filter(|(encoding, m)| portfolio.admits(Some(name(*encoding)), m.engine))
        .collect();
    if members.is_empty() && !engine.is_auto() {
        let encoding = [IDEAL, EXACT, BITS, REAL_NUMBERS].into_iter().filter(|w| admitted(*w));
        members.extend(encoding.map(|encoding| (encoding, Member::named(engine.name()))));
    }
    members
}

/// Whether a program has operators on floating-point numbers.
pub(super) fn has_floats(program: &Program) -> bool {
    program.instrs().any(|instr| matches!(instr.op, Op::Float { .. }))
}

/// Whether the options admit an encoding.
pub(super) fn admits(options: &ProgramOptions, encoding: IntEncoding) -> bool {
    match options.arith {
        Arith::Auto => true,
        Arith::Integers => !matches!(encoding, IntEncoding::BitVectors { .. }),
        Arith::BitVectors => matches!(encoding, IntEncoding::BitVectors { .. }),
        Arith::Reals => encoding == IntEncoding::Reals,
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

/// Whether there are objects of the heap, and pointers are stored in objects other than variables.
pub(super) fn has_lists(program: &Program) -> bool {
    let is_on_heap = |op: &Op| matches!(op, Op::Alloc { kind: AllocKind::Heap | AllocKind::ZeroedHeap, .. });
    let links = |function: &Function| {
        let mut places: HashSet<ValueId> = HashSet::default();
        let offsets =
            function.instrs().filter(|instr| matches!(instr.op, Op::Offset { .. } | Op::Load { .. }));
        places.extend(offsets.flat_map(|instr| &instr.defs));
        let is_place = |address: &Operand| matches!(address, Operand::Value(value) if places.contains(value));
        let is_pointer = |value: &Operand| match value {
            Operand::Value(value) => function.values[*value].ty == Type::Pointer,
            Operand::Global(_) => true,
            _ => false,
        };
        let is_link =
            |op: &Op| matches!(op, Op::Store { address, value } if is_place(address) && is_pointer(value));
        function.instrs().any(|instr| is_link(&instr.op))
    };
    program.instrs().any(|instr| is_on_heap(&instr.op)) && program.functions.values().any(links)
}

/// Whether an address has an index that is no constant, as where loops go through arrays.
pub(super) fn indexes_memory(program: &Program) -> bool {
    let varies = |(index, _): &(Operand, _)| matches!(index, Operand::Value(_));
    program.instrs().any(|instr| matches!(&instr.op, Op::Offset { scaled, .. } if scaled.iter().any(varies)))
}
