//! Words in memory as their parts and back, in either order of bytes.

use super::objects::Span;
use super::plan::Plan;
use crate::program::passes::rewrite::{Emitter, as_u64};
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, Op, Operand, Type};

/// A distance inside an object as the constant of an offset.
pub(super) fn distance(bytes: u64) -> i64 {
    i64::try_from(bytes).expect("parts lie at small offsets")
}

/// The lowest bit of a part in the word that a span holds.
fn shift(plan: &Plan, word: Span, part: Span) -> u64 {
    8 * if plan.little_endian { part.start - word.start } else { word.end - part.end }
}

/// The word or pointer that a span holds whose parts have these values.
pub(super) fn join(mut emit: Emitter, plan: &Plan, span: Span, mut values: Vec<Operand>) -> Operand {
    if values.len() == 1 {
        return values.remove(0);
    }
    let width = u32::try_from(8 * (span.end - span.start)).expect("words are short");
    let mut word = None;
    for (part, value) in plan.parts.within(span).zip(values) {
        let distance = shift(plan, span, plan.parts.list[part].span);
        let wide = Op::Cast { op: CastOp::ZeroExtend, value };
        let mut value = emit.define(wide, Type::Int(width));
        if distance > 0 {
            let distance = Operand::Const(Bits::from_u64(distance, width));
            value = emit.binary(BinaryOp::Shl, value, distance);
        }
        word = Some(match word {
            None => value,
            Some(word) => emit.binary(BinaryOp::Or, word, value),
        });
    }
    word.expect("a word that is loaded has parts")
}

/// The value of a part when a word or pointer is stored to the span around it.
pub(super) fn split(mut emit: Emitter, plan: &Plan, span: Span, part: usize, value: &Operand) -> Operand {
    let part = &plan.parts.list[part];
    if part.span == span {
        return value.clone();
    }
    let width = u32::try_from(8 * (span.end - span.start)).expect("words are short");
    let mut word = value.clone();
    let distance = shift(plan, span, part.span);
    if distance > 0 {
        word = emit.binary(BinaryOp::LShr, word, Operand::Const(Bits::from_u64(distance, width)));
    }
    emit.define(Op::Cast { op: CastOp::Truncate, value: word }, part.ty)
}

/// The word or pointer whose bytes are all the same. For pointers the byte is the constant 0.
pub(super) fn repeat(mut emit: Emitter, byte: &Operand, ty: Type) -> Operand {
    let Type::Int(width) = ty else { return Operand::Null };
    if width == 8 {
        return byte.clone();
    }
    if let Some(byte) = as_u64(byte) {
        return Operand::Const(Bits::from_fn(width, |i| byte >> (i % 8) & 1 == 1));
    }
    let ones = Operand::Const(Bits::from_fn(width, |i| i % 8 == 0));
    let op = Op::Cast { op: CastOp::ZeroExtend, value: byte.clone() };
    let wide = emit.define(op, ty);
    emit.binary(BinaryOp::Mul, wide, ones)
}
