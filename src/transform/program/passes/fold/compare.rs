//! Rules for comparisons.

use super::bits;
use super::known::{Known, Simpler};
use super::normal::{not, ordered};
use super::pointers::signed;
use crate::program::passes::rewrite::as_u64;
use eufonium_base::Bits;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type};

/// The rules.
pub(super) fn simplify(known: &Known, op: CompareOp, a: &Operand, b: &Operand) -> Option<Simpler> {
    if let (Operand::Const(x), Operand::Const(y)) = (a, b) {
        return Some(Simpler::truth(word::compare(op, x, y)));
    }
    let normal = ordered(op, a.clone(), b.clone());
    if normal != (Op::Compare { op, a: a.clone(), b: b.clone() }) {
        return Some(Simpler::Op(normal));
    }
    if a == b {
        use CompareOp::*;
        return Some(Simpler::truth(matches!(op, Eq | Ule | Uge | Sle | Sge)));
    }
    if known.ty(a) == Type::Pointer {
        return super::pointers::compare(known, op, a, b);
    }
    if let Operand::Const(y) = b {
        return truths(known, op, a, y)
            .or_else(|| bounds(op, a, y))
            .or_else(|| extended(known, op, a, y))
            .or_else(|| moved(known, op, a, y))
            .or_else(|| place(known, op, a, y))
            .or_else(|| bits::compare(known, op, a, y));
    }
    both_extended(known, op, a, b)
}

/// A word that is one of two constants, or a truth value itself, compared with a constant.
fn truths(known: &Known, op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    let (condition, if_false, if_true) = match y.width() {
        1 => (a.clone(), Bits::zero(1), Bits::one(1)),
        _ => known.of_truth(a)?,
    };
    Some(match (word::compare(op, &if_false, y), word::compare(op, &if_true, y)) {
        (false, false) => Simpler::truth(false),
        (true, true) => Simpler::truth(true),
        (false, true) => Simpler::Is(condition),
        (true, false) => Simpler::Op(not(condition)),
    })
}

/// Comparisons with the ends of the range, and those that allow one value only.
fn bounds(op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    use CompareOp::*;
    let width = y.width();
    let (least, greatest) = match op {
        Eq | Ne => return None,
        Ult | Ule | Ugt | Uge => (Bits::zero(width), Bits::ones(width)),
        Slt | Sle | Sgt | Sge => (Bits::min_signed(width), Bits::max_signed(width)),
    };
    let equality = |op, bits: Bits| Simpler::Op(Op::Compare { op, a: a.clone(), b: Operand::Const(bits) });
    let one = Bits::one(width);
    match op {
        Ult | Slt if *y == least => Some(Simpler::truth(false)),
        Uge | Sge if *y == least => Some(Simpler::truth(true)),
        Ule | Sle if *y == greatest => Some(Simpler::truth(true)),
        Ugt | Sgt if *y == greatest => Some(Simpler::truth(false)),
        Ule | Sle if *y == least => Some(equality(Eq, least)),
        Ugt | Sgt if *y == least => Some(equality(Ne, least)),
        Uge | Sge if *y == greatest => Some(equality(Eq, greatest)),
        Ult | Slt if *y == greatest => Some(equality(Ne, greatest)),
        Ult if *y == one => Some(equality(Eq, least)),
        Uge if *y == one => Some(equality(Ne, least)),
        _ => None,
    }
}

/// A wider word compared with a constant, as the narrower one.
fn extended(known: &Known, op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    let Op::Cast { op: cast @ (CastOp::ZeroExtend | CastOp::SignExtend), value } = known.op(a)? else {
        return None;
    };
    use CompareOp::*;
    let (narrow, wide) = (known.width(value), y.width());
    if y.sign() && *cast == CastOp::ZeroExtend && matches!(op, Slt | Sle | Sgt | Sge) {
        return Some(Simpler::truth(matches!(op, Sgt | Sge)));
    }
    let cut = y.extract(narrow - 1, 0);
    let op = unsigned_if(op, *cast == CastOp::ZeroExtend);
    if word::cast(*cast, &cut, wide) == *y {
        return Some(Simpler::Op(Op::Compare { op, a: value.clone(), b: Operand::Const(cut) }));
    }
    // Out of the range of the narrow word: signed order compares with its ends, the others know the answer.
    let below_zero = y.sign();
    match (op, cast) {
        (Eq, _) => Some(Simpler::truth(false)),
        (Ne, _) => Some(Simpler::truth(true)),
        (Ult | Ule, CastOp::ZeroExtend) => Some(Simpler::truth(true)),
        (Ugt | Uge, CastOp::ZeroExtend) => Some(Simpler::truth(false)),
        (Slt | Sle, CastOp::SignExtend) => Some(Simpler::truth(!below_zero)),
        (Sgt | Sge, CastOp::SignExtend) => Some(Simpler::truth(below_zero)),
        _ => None,
    }
}

/// The unsigned comparison for words that are not negative.
fn unsigned_if(op: CompareOp, nonnegative: bool) -> CompareOp {
    use CompareOp::*;
    match op {
        _ if !nonnegative => op,
        Slt => Ult,
        Sle => Ule,
        Sgt => Ugt,
        Sge => Uge,
        _ => op,
    }
}

/// Two words that are extended from one width in the same way.
fn both_extended(known: &Known, op: CompareOp, a: &Operand, b: &Operand) -> Option<Simpler> {
    let (Op::Cast { op: cast_a, value: a }, Op::Cast { op: cast_b, value: b }) = (known.op(a)?, known.op(b)?)
    else {
        return None;
    };
    let extends = matches!(cast_a, CastOp::ZeroExtend | CastOp::SignExtend);
    (extends && cast_a == cast_b && known.width(a) == known.width(b)).then(|| {
        let op = unsigned_if(op, *cast_a == CastOp::ZeroExtend);
        Simpler::Op(ordered(op, a.clone(), b.clone()))
    })
}

/// Equality of a wrapping sum, difference or exclusive disjunction with a constant.
fn moved(known: &Known, op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    if !matches!(op, CompareOp::Eq | CompareOp::Ne) {
        return None;
    }
    let Op::Binary { op: inner, a: x, b, nsw: false, nuw: false } = known.op(a)? else { return None };
    match (inner, b) {
        (BinaryOp::Add, Operand::Const(c)) => {
            let b = Operand::Const(y.sub(c));
            Some(Simpler::Op(Op::Compare { op, a: x.clone(), b }))
        }
        (BinaryOp::Xor, Operand::Const(c)) => {
            let b = Operand::Const(y.xor(c));
            Some(Simpler::Op(Op::Compare { op, a: x.clone(), b }))
        }
        (BinaryOp::Sub | BinaryOp::Xor, b) if as_u64(&Operand::Const(y.clone())) == Some(0) => {
            Some(Simpler::Op(ordered(op, x.clone(), b.clone())))
        }
        _ => None,
    }
}

/// Equality of a constant and the address of an element, `index * size + start` without overflow: of the index and its number.
fn place(known: &Known, op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    if !matches!(op, CompareOp::Eq | CompareOp::Ne) {
        return None;
    }
    let exact = |bits: &Bits| signed(bits).map(i128::from);
    let (mut inner, mut distance) = (a, exact(y)?);
    while let Op::Binary { op: BinaryOp::Add, a: x, b: Operand::Const(c), nsw: true, .. } = known.op(inner)? {
        (inner, distance) = (x, distance - exact(c)?);
    }
    let Op::Binary { op: BinaryOp::Mul, a: index, b: Operand::Const(c), nsw: true, .. } = known.op(inner)?
    else {
        return None;
    };
    let size = exact(c).filter(|size| *size > 0)?;
    let number = Bits::from_u64((distance / size) as u64, y.width());
    if distance % size != 0 || exact(&number) != Some(distance / size) {
        return Some(Simpler::truth(op == CompareOp::Ne));
    }
    Some(Simpler::Op(Op::Compare { op, a: index.clone(), b: Operand::Const(number) }))
}
