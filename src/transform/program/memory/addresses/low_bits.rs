//! Words of which only low bits may be set, as the tags that programs keep in pointers.

use crate::program::memory::points_to::Definitions;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, Function, Op, Operand, Type};

/// How deep definitions are looked into.
const DEPTH: u32 = 6;

/// How many low bits of a word may be set in any run, those above being zero. For constants and what is masked, extended or chosen of such.
pub(super) fn low_bits(function: &Function, definitions: &Definitions<'_>, word: &Operand) -> u32 {
    within(function, definitions, word, DEPTH)
}

fn within(function: &Function, definitions: &Definitions<'_>, word: &Operand, depth: u32) -> u32 {
    let Type::Int(width) = function.type_of(word) else { return u32::MAX };
    let of = |operand: &Operand| within(function, definitions, operand, depth - 1);
    let op = match word {
        Operand::Const(bits) => return set_below(bits),
        Operand::Value(value) if depth > 0 => definitions.of(*value),
        _ => None,
    };
    let count = match op {
        Some(Op::Copy(a)) => of(a),
        Some(Op::Select { then, otherwise, .. }) => of(then).max(of(otherwise)),
        Some(Op::Cast { op: CastOp::ZeroExtend | CastOp::Truncate, value }) => of(value),
        Some(Op::Cast { op: CastOp::SignExtend, value }) => {
            let count = of(value);
            // Where the sign bit may be set, so may all above it.
            if function.type_of(value) == Type::Int(count) { width } else { count }
        }
        Some(Op::Binary { op: BinaryOp::And, a, b, .. }) => of(a).min(of(b)),
        Some(Op::Binary { op: BinaryOp::Or | BinaryOp::Xor, a, b, .. }) => of(a).max(of(b)),
        // The rest is less than the divisor.
        Some(Op::Binary { op: BinaryOp::URem, b: Operand::Const(b), .. }) if !b.is_zero() => {
            set_below(&b.sub(&Bits::one(b.width())))
        }
        _ => width,
    };
    count.min(width)
}

/// The number of bits up to the highest one that is set.
pub(super) fn set_below(bits: &Bits) -> u32 {
    (0..bits.width()).rev().find(|i| bits.bit(*i)).map_or(0, |i| i + 1)
}
