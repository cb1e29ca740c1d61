//! Rules for binary operators.

use super::arrays::split;
use super::known::{Known, Simpler};
use super::normal::{is_after, negation, ordered};
use super::{parts, pointers};
use eufonium_base::Bits;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type};

/// Marks of overflow: signed, unsigned.
type Marks = (bool, bool);

fn op(op: BinaryOp, a: Operand, b: Operand, (nsw, nuw): Marks) -> Op {
    Op::Binary { op, a, b, nsw, nuw }
}

fn is_commutative(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
}

/// The rules.
pub(super) fn simplify(
    known: &Known,
    kind: BinaryOp,
    a: &Operand,
    b: &Operand,
    marks: Marks,
) -> Option<Simpler> {
    if let (Operand::Const(x), Operand::Const(y)) = (a, b) {
        return word::binary(kind, x, y, marks.0, marks.1).ok().map(Simpler::word);
    }
    if is_commutative(kind) && is_after(a, b) {
        return Some(Simpler::Op(op(kind, b.clone(), a.clone(), marks)));
    }
    if a == b
        && let Some(result) = same(kind, a, known.width(a))
    {
        return Some(result);
    }
    if let Operand::Const(y) = b {
        return constant(kind, a, y, marks).or_else(|| chain(known, kind, a, y, marks));
    }
    match kind {
        BinaryOp::Or => truths(known, kind, a, b).or_else(|| parts::union(known, a, b)),
        BinaryOp::Sub if marks == (false, false) => difference(known, a, b),
        _ => truths(known, kind, a, b),
    }
}

/// `(x + y) - x`, and differences of sums of one word with constants: how far an address is from the start of its object.
fn difference(known: &Known, a: &Operand, b: &Operand) -> Option<Simpler> {
    if let Some(Op::Binary { op: BinaryOp::Add, a: x, b: y, .. }) = known.op(a) {
        let rest = if x == b { Some(y) } else { Some(x).filter(|_| y == b) };
        if let Some(rest) = rest {
            return Some(Simpler::Is(rest.clone()));
        }
    }
    if let Some(distance) = distance(known, a, b) {
        return Some(Simpler::word(distance));
    }
    let ((x, above), (y, below)) = (split(known, a), split(known, b));
    let constant = |distance: Option<Bits>| distance.unwrap_or_else(|| Bits::zero(known.width(a)));
    (x == y).then(|| Simpler::word(constant(above).sub(&constant(below))))
}

/// The distance of two addresses that are constant distances from one.
fn distance(known: &Known, a: &Operand, b: &Operand) -> Option<Bits> {
    let place = |number: &Operand| match known.op(number)? {
        Op::Cast { op: CastOp::PointerToInt, value } => Some(pointers::place(known, value)),
        _ => None,
    };
    let ((x, above), (y, below)) = (place(a)?, place(b)?);
    let number = |n: i64| Bits::from_u64(n.unsigned_abs(), known.width(a));
    let signed = |n: i64| if n < 0 { number(n).neg() } else { number(n) };
    (x == y).then(|| signed(above).sub(&signed(below)))
}

/// `x op x`.
fn same(kind: BinaryOp, a: &Operand, width: u32) -> Option<Simpler> {
    match kind {
        BinaryOp::And | BinaryOp::Or => Some(Simpler::Is(a.clone())),
        BinaryOp::Xor | BinaryOp::Sub => Some(Simpler::word(Bits::zero(width))),
        _ => None,
    }
}

/// `x op y` for a constant `y`.
fn constant(kind: BinaryOp, a: &Operand, y: &Bits, marks: Marks) -> Option<Simpler> {
    use BinaryOp::*;
    let width = y.width();
    let keeps = match kind {
        Add | Sub | Or | Xor | Shl | LShr | AShr => y.is_zero(),
        // The word of one bit 1 is the number -1, by which a signed quotient may overflow.
        Mul | UDiv => y.is_one(),
        SDiv => y.is_one() && width > 1,
        And => y.is_ones(),
        URem | SRem => false,
    };
    if keeps && (width > 1 || kind != Mul || !marks.0) {
        return Some(Simpler::Is(a.clone()));
    }
    match kind {
        Mul | And if y.is_zero() => Some(Simpler::word(y.clone())),
        Or if y.is_ones() => Some(Simpler::word(y.clone())),
        URem if y.is_one() => Some(Simpler::word(Bits::zero(width))),
        SRem if y.is_one() && width > 1 => Some(Simpler::word(Bits::zero(width))),
        // Only the least number has a negation that is not its own sum with the dividend's marks.
        Sub if !marks.1 && (!marks.0 || !y.is_min_signed()) => {
            Some(Simpler::Op(op(Add, a.clone(), Operand::Const(y.neg()), marks)))
        }
        _ => None,
    }
}

/// `(x op y1) op y2`, and negated comparisons.
fn chain(known: &Known, kind: BinaryOp, a: &Operand, y: &Bits, marks: Marks) -> Option<Simpler> {
    use BinaryOp::*;
    let inner = known.op(a)?;
    if let (Xor, Op::Compare { op, a, b }) = (kind, inner) {
        return Some(Simpler::Op(Op::Compare { op: op.negated(), a: a.clone(), b: b.clone() }));
    }
    let Op::Binary { op: inner, a: x, b: Operand::Const(y1), nsw, nuw } = inner else { return None };
    // As `difference`: what is an address less the start of its object.
    if (kind, *inner) == (Add, Add) && marks == (false, false) && y1.add(y).is_zero() {
        return Some(Simpler::Is(x.clone()));
    }
    if *inner != kind || (*nsw, *nuw) != marks {
        return None;
    }
    let joined = match kind {
        And => y1.and(y),
        Or => y1.or(y),
        Xor => y1.xor(y),
        // Marked sums end the run in the same cases if both go the same way and do not overflow together.
        Add if !marks.0 || y1.sign() == y.sign() => word::binary(Add, y1, y, marks.0, marks.1).ok()?,
        Mul if marks == (false, false) => y1.mul(y),
        _ => return None,
    };
    Some(Simpler::Op(op(kind, x.clone(), Operand::Const(joined), marks)))
}

/// Truth values: a condition and its negation, absorption.
fn truths(known: &Known, kind: BinaryOp, a: &Operand, b: &Operand) -> Option<Simpler> {
    if known.ty(a) != Type::Int(1) {
        return None;
    }
    let opposite = negation(known, a).as_ref() == Some(b)
        || negation(known, b).as_ref() == Some(a)
        || is_negated_comparison(known, a, b);
    match kind {
        BinaryOp::And if opposite => Some(Simpler::truth(false)),
        BinaryOp::Or | BinaryOp::Xor if opposite => Some(Simpler::truth(true)),
        _ => None,
    }
}

fn is_negated_comparison(known: &Known, a: &Operand, b: &Operand) -> bool {
    let (Some(Op::Compare { op, a, b }), Some(other)) = (known.op(a), known.op(b)) else { return false };
    let negated: CompareOp = op.negated();
    *other == ordered(negated, a.clone(), b.clone())
}
