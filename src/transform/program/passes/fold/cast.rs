//! Rules for conversions.

use super::known::{Known, Simpler};
use super::parts;
use super::pointers::{place, signed};
use eufonium_base::Bits;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::{BinaryOp, CastOp, Op, Operand, Type};

/// The rules.
pub(super) fn simplify(known: &Known, op: CastOp, value: &Operand, ty: Type) -> Option<Simpler> {
    match (op, value) {
        (CastOp::PointerToInt, Operand::Null) => {
            return Some(Simpler::word(Bits::zero(known.words.pointer_bits)));
        }
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
    if op == CastOp::Truncate
        && let Some(simpler) = parts::low_bits(known, value, width)
    {
        return Some(simpler);
    }
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
        Op::Binary { op: BinaryOp::And, a, b: Operand::Const(mask), .. } if op == CastOp::IntToPointer => {
            aligned(known, a, signed(mask)?)
        }
        _ => None,
    }
}

/// A pointer whose number, some bytes on, is cut to a multiple of a power of two: an object with that alignment starts at one.
fn aligned(known: &Known, number: &Operand, mask: i64) -> Option<Simpler> {
    let (number, more) = match known.op(number)? {
        Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(more), .. } => (a, signed(more)?),
        _ => (number, 0),
    };
    let Op::Cast { op: CastOp::PointerToInt, value } = known.op(number)? else { return None };
    let (base, offset) = place(known, value);
    let align = match base {
        Operand::Global(global) => known.globals[*global].align,
        base => match known.op(base)? {
            Op::Alloc { align, .. } => *align,
            _ => return None,
        },
    };
    let multiple = mask.checked_neg()?.unsigned_abs();
    if mask >= 0 || !multiple.is_power_of_two() || !align.is_multiple_of(multiple) {
        return None;
    }
    let constant = offset.checked_add(more)? & mask;
    Some(Simpler::Op(Op::Offset {
        base: base.clone(),
        constant,
        scaled: vec![],
        inbounds: false,
        member: None,
    }))
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
