//! Operators in the form in which they are looked up, and truth values made of others.

use super::known::Known;
use crate::program::passes::rewrite::truth;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand};

/// The negation of a truth value.
pub(super) fn not(a: Operand) -> Op {
    Op::Binary { op: BinaryOp::Xor, a, b: truth(true), nsw: false, nuw: false }
}
/// The conjunction of truth values.
pub(super) fn and(a: Operand, b: Operand) -> Op {
    Op::Binary { op: BinaryOp::And, a, b, nsw: false, nuw: false }
}
/// The disjunction of truth values.
pub(super) fn or(a: Operand, b: Operand) -> Op {
    Op::Binary { op: BinaryOp::Or, a, b, nsw: false, nuw: false }
}

/// What a truth value is the negation of, by its operator.
pub(super) fn negation(known: &Known, operand: &Operand) -> Option<Operand> {
    match known.op(operand)? {
        Op::Binary { op: BinaryOp::Xor, a, b: Operand::Const(one), .. } if one.width() == 1 => {
            Some(a.clone())
        }
        _ => None,
    }
}

/// Whether two operands of a symmetric operator are in the wrong order: values ascending, constants last.
pub(super) fn is_after(a: &Operand, b: &Operand) -> bool {
    match (a, b) {
        (Operand::Value(a), Operand::Value(b)) => a > b,
        (Operand::Value(_), _) => false,
        (_, Operand::Value(_)) => true,
        _ => false,
    }
}

/// A comparison in the order in which it is looked up: constants last; of two values with an order the smaller first, that
/// is, `<` and `<=` only; else values ascending.
pub(super) fn ordered(op: CompareOp, a: Operand, b: Operand) -> Op {
    use CompareOp::*;
    let swap = match (&a, &b) {
        (Operand::Value(_), Operand::Value(_)) if !matches!(op, Eq | Ne) => {
            matches!(op, Ugt | Uge | Sgt | Sge)
        }
        _ => is_after(&a, &b),
    };
    if swap { Op::Compare { op: op.swapped(), a: b, b: a } } else { Op::Compare { op, a, b } }
}
