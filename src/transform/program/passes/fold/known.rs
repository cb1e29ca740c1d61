//! What the rules of this folder look at, and what they give.

use crate::program::passes::rewrite::truth;
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashSet};
use eufonium_ir::program::contents::WordLayout;
use eufonium_ir::program::{CastOp, Global, GlobalId, Op, Operand, Type, ValueData, ValueId};

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
            Op::Cast { op: CastOp::ZeroExtend, value } if self.width(value) == 1 => {
                Some((value.clone(), Bits::zero(width), Bits::one(width)))
            }
            Op::Cast { op: CastOp::SignExtend, value } if self.width(value) == 1 => {
                Some((value.clone(), Bits::zero(width), Bits::ones(width)))
            }
            Op::Select { condition, then: Operand::Const(then), otherwise: Operand::Const(otherwise) } => {
                Some((condition.clone(), otherwise.clone(), then.clone()))
            }
            _ => None,
        }
    }
}
