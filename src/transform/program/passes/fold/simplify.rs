//! The rules by operator.

use super::known::{Known, Simpler};
use super::normal::{and, negation, not, or};
use super::{arrays, binary, bits, cast, compare, float, pointers};
use crate::program::passes::rewrite::as_u64;
use eufonium_ir::program::{CompareOp, Op, Operand, Type};

/// Something simpler than an operator with a result of this type.
pub(super) fn simplify(known: &Known, op: &Op, ty: Type) -> Option<Simpler> {
    match op {
        Op::Binary { op: kind, a, b, nsw, nuw } => {
            let simpler = binary::simplify(known, *kind, a, b, (*nsw, *nuw));
            simpler.or_else(|| bits::simplify(known, op, ty))
        }
        Op::Compare { op, a, b } => compare::simplify(known, *op, a, b),
        Op::Float { op, format, rounding, args } => float::simplify(known, (*op, *format, *rounding), args),
        Op::Cast { op, value } => cast::simplify(known, *op, value, ty),
        Op::Select { condition, then, otherwise } => select(known, condition, then, otherwise),
        Op::Load { address, .. } => pointers::constant_contents(known, address, ty),
        Op::Offset { .. } | Op::IsValid { .. } => pointers::simplify(known, op),
        Op::IsFreeable(_) | Op::IsWritable(_) | Op::Room(_) => pointers::simplify(known, op),
        Op::Read { .. } | Op::Write { .. } | Op::CopyRange { .. } => arrays::simplify(known, op),
        _ => None,
    }
}

fn select(known: &Known, condition: &Operand, then: &Operand, otherwise: &Operand) -> Option<Simpler> {
    if let Some(value) = as_u64(condition) {
        return Some(Simpler::Is(if value == 1 { then.clone() } else { otherwise.clone() }));
    }
    if then == otherwise {
        return Some(Simpler::Is(then.clone()));
    }
    if let Some(negated) = negation(known, condition) {
        let (then, otherwise) = (otherwise.clone(), then.clone());
        return Some(Simpler::Op(Op::Select { condition: negated, then, otherwise }));
    }
    // `x == c ? c : x`, but pointers that are equal may be of different objects.
    if let (Some(Op::Compare { op: CompareOp::Eq, a, b }), Type::Int(_)) =
        (known.op(condition), known.ty(then))
        && ((a == then && b == otherwise) || (b == then && a == otherwise))
    {
        return Some(Simpler::Is(otherwise.clone()));
    }
    if known.ty(then) != Type::Int(1) {
        return None;
    }
    // As the word of one bit that it is.
    match (as_u64(then), as_u64(otherwise)) {
        (Some(1), Some(0)) => Some(Simpler::Is(condition.clone())),
        (Some(0), Some(1)) => Some(Simpler::Op(not(condition.clone()))),
        (Some(1), None) => Some(Simpler::Op(or(condition.clone(), otherwise.clone()))),
        (None, Some(0)) => Some(Simpler::Op(and(condition.clone(), then.clone()))),
        _ => None,
    }
}
