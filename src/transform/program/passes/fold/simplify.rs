//! The rules by operator, and what they look at.

use super::{arrays, binary, cast, compare, float, pointers};
use crate::program::passes::rewrite::{as_u64, truth};
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashSet};
use eufonium_ir::program::contents::WordLayout;
use eufonium_ir::program::{Global, GlobalId, Op, Operand, Type, ValueData, ValueId};

/// What an operator may be replaced by.
#[derive(Debug, PartialEq)]
pub(in crate::program::passes) enum Simpler {
    /// Its result is this.
    Is(Operand),
    /// This one has the same result, and ends the run silently in the same cases.
    Op(Op),
}

impl Simpler {
    /// The result is a constant word.
    pub fn word(bits: Bits) -> Self {
        Simpler::Is(Operand::Const(bits))
    }
    /// The result is a truth value.
    pub fn truth(value: bool) -> Self {
        Simpler::Is(truth(value))
    }
}

/// What is known of operands.
pub(super) struct Known<'a> {
    pub values: &'a IdVec<ValueId, ValueData>,
    pub ops: &'a IdVec<ValueId, Option<Op>>,
    pub globals: &'a IdVec<GlobalId, Global>,
    pub words: WordLayout,
    /// The objects of the stack that die before the function returns.
    pub mortal: &'a HashSet<ValueId>,
}

impl Known<'_> {
    /// The operator that defines an operand.
    pub fn op(&self, operand: &Operand) -> Option<&Op> {
        if let Operand::Value(value) = operand { self.ops.get(*value)?.as_ref() } else { None }
    }
    /// The type of an operand.
    pub fn ty(&self, operand: &Operand) -> Type {
        match operand {
            Operand::Value(value) => self.values[*value].ty,
            Operand::Const(bits) => Type::Int(bits.width()),
            Operand::Null | Operand::Global(_) | Operand::Function(_) => Type::Pointer,
        }
    }
    /// The bits of a word or pointer.
    pub fn width(&self, operand: &Operand) -> u32 {
        match self.ty(operand) {
            Type::Int(bits) => bits,
            Type::Pointer => self.words.pointer_bits,
            Type::Array { .. } => 0,
        }
    }
    /// The two constants that an operand of a truth value can be: if that is false, if it is true.
    pub fn of_truth(&self, operand: &Operand) -> Option<(Operand, Bits, Bits)> {
        let width = self.width(operand);
        match self.op(operand)? {
            Op::Cast { op: eufonium_ir::program::CastOp::ZeroExtend, value } if self.width(value) == 1 => {
                Some((value.clone(), Bits::zero(width), Bits::one(width)))
            }
            Op::Cast { op: eufonium_ir::program::CastOp::SignExtend, value } if self.width(value) == 1 => {
                Some((value.clone(), Bits::zero(width), Bits::ones(width)))
            }
            Op::Select { condition, then: Operand::Const(then), otherwise: Operand::Const(otherwise) } => {
                Some((condition.clone(), otherwise.clone(), then.clone()))
            }
            _ => None,
        }
    }
}

/// Something simpler than an operator with a result of this type.
pub(super) fn simplify(known: &Known, op: &Op, ty: Type) -> Option<Simpler> {
    match op {
        Op::Binary { op, a, b, nsw, nuw } => binary::simplify(known, *op, a, b, (*nsw, *nuw)),
        Op::Compare { op, a, b } => compare::simplify(known, *op, a, b),
        Op::Float { op, format, rounding, args } => float::simplify(known, (*op, *format, *rounding), args),
        Op::Cast { op, value } => cast::simplify(known, *op, value, ty),
        Op::Select { condition, then, otherwise } => select(known, condition, then, otherwise),
        Op::Load { address, .. } => pointers::constant_contents(known, address, ty),
        Op::Offset { .. } | Op::IsValid { .. } | Op::IsFreeable(_) | Op::IsWritable(_) => {
            pointers::simplify(known, op)
        }
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
    if let Some(negated) = binary::negation(known, condition) {
        let (then, otherwise) = (otherwise.clone(), then.clone());
        return Some(Simpler::Op(Op::Select { condition: negated, then, otherwise }));
    }
    if known.ty(then) != Type::Int(1) {
        return None;
    }
    // As the word of one bit that it is.
    match (as_u64(then), as_u64(otherwise)) {
        (Some(1), Some(0)) => Some(Simpler::Is(condition.clone())),
        (Some(0), Some(1)) => Some(Simpler::Op(binary::not(condition.clone()))),
        (Some(1), None) => Some(Simpler::Op(binary::or(condition.clone(), otherwise.clone()))),
        (None, Some(0)) => Some(Simpler::Op(binary::and(condition.clone(), then.clone()))),
        _ => None,
    }
}
