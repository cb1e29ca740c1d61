//! Rules for conversions.

use super::simplify::{Known, Simpler};
use crate::base::Bits;
use crate::ir::program::eval::word;
use crate::ir::program::{CastOp, Op, Operand, Type};

/// The rules.
pub(super) fn simplify(known: &Known, op: CastOp, value: &Operand, ty: Type) -> Option<Simpler> {
    match (op, value) {
        (CastOp::PointerToInt, Operand::Null) => return Some(Simpler::word(Bits::zero(known.pointer_bits))),
        (CastOp::IntToPointer, Operand::Const(bits)) => {
            return bits.is_zero().then_some(Simpler::Is(Operand::Null));
        }
        (_, Operand::Const(bits)) => {
            let Type::Int(width) = ty else { return None };
            return Some(Simpler::word(word::cast(op, bits, width)));
        }
        _ => {}
    }
    let Type::Int(width) = ty else { return round_trip(known, op, value) };
    match known.op(value)? {
        Op::Cast { op: inner, value } => twice(known, op, *inner, value, width),
        Op::Select { condition, then: Operand::Const(then), otherwise: Operand::Const(otherwise) } => {
            let cut = |bits: &Bits| Operand::Const(word::cast(op, bits, width));
            let (then, otherwise) = (cut(then), cut(otherwise));
            Some(Simpler::Op(Op::Select { condition: condition.clone(), then, otherwise }))
        }
        _ => None,
    }
}

/// A pointer that became a word and a pointer again.
fn round_trip(known: &Known, op: CastOp, value: &Operand) -> Option<Simpler> {
    match known.op(value)? {
        Op::Cast { op: CastOp::PointerToInt, value } if op == CastOp::IntToPointer => {
            Some(Simpler::Is(value.clone()))
        }
        _ => None,
    }
}

/// Two conversions in a row, to this width in the end.
fn twice(known: &Known, outer: CastOp, inner: CastOp, value: &Operand, width: u32) -> Option<Simpler> {
    use CastOp::*;
    let op = |op| Some(Simpler::Op(Op::Cast { op, value: value.clone() }));
    let first = known.width(value);
    match (outer, inner) {
        (ZeroExtend, ZeroExtend) | (SignExtend, ZeroExtend) => op(ZeroExtend),
        (SignExtend, SignExtend) => op(SignExtend),
        (Truncate, Truncate) => op(Truncate),
        (Truncate, ZeroExtend | SignExtend) => match first.cmp(&width) {
            std::cmp::Ordering::Equal => Some(Simpler::Is(value.clone())),
            std::cmp::Ordering::Less => op(inner),
            std::cmp::Ordering::Greater => op(Truncate),
        },
        (PointerToInt, IntToPointer) => Some(Simpler::Is(value.clone())),
        _ => None,
    }
}
