//! Operators on words, and where they are undefined.

use crate::program::{BinaryOp, CastOp, CompareOp};
use eufonium_base::Bits;

/// The result of an operator, or what is undefined about it.
pub fn binary(op: BinaryOp, a: &Bits, b: &Bits, nsw: bool, nuw: bool) -> Result<Bits, &'static str> {
    let result = match op {
        BinaryOp::Add => a.add(b),
        BinaryOp::Sub => a.sub(b),
        BinaryOp::Mul => a.mul(b),
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => return divide(op, a, b),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if !distance_fits(b) => {
            return Err("shift by the width or more");
        }
        BinaryOp::Shl => a.shl(b),
        BinaryOp::LShr => a.lshr(b),
        BinaryOp::AShr => a.ashr(b),
        BinaryOp::And => a.and(b),
        BinaryOp::Or => a.or(b),
        BinaryOp::Xor => a.xor(b),
    };
    if nsw && signed_overflow(op, a, b, &result) {
        return Err("signed overflow");
    }
    if nuw && unsigned_overflow(op, a, b, &result) {
        return Err("unsigned overflow");
    }
    Ok(result)
}

fn distance_fits(b: &Bits) -> bool {
    b.as_u64().is_some_and(|n| n < u64::from(b.width()))
}

fn signed_overflow(op: BinaryOp, a: &Bits, b: &Bits, result: &Bits) -> bool {
    match op {
        BinaryOp::Add => a.sign() == b.sign() && result.sign() != a.sign(),
        BinaryOp::Sub => a.sign() != b.sign() && result.sign() != a.sign(),
        BinaryOp::Mul => {
            let wide = |x: &Bits| x.sign_extend(x.width());
            wide(a).mul(&wide(b)) != wide(result)
        }
        BinaryOp::Shl => result.ashr(b) != *a,
        _ => false,
    }
}

fn unsigned_overflow(op: BinaryOp, a: &Bits, b: &Bits, result: &Bits) -> bool {
    match op {
        BinaryOp::Add => result.ult(a),
        BinaryOp::Sub => a.ult(b),
        BinaryOp::Mul => {
            let wide = |x: &Bits| x.zero_extend(x.width());
            wide(a).mul(&wide(b)) != wide(result)
        }
        BinaryOp::Shl => result.lshr(b) != *a,
        _ => false,
    }
}

fn divide(op: BinaryOp, a: &Bits, b: &Bits) -> Result<Bits, &'static str> {
    if b.is_zero() {
        return Err("division by zero");
    }
    let magnitude = |x: &Bits| if x.sign() { x.neg() } else { x.clone() };
    let negated = |x: Bits, negative: bool| if negative { x.neg() } else { x };
    match op {
        BinaryOp::UDiv => Ok(a.udiv(b)),
        BinaryOp::URem => Ok(a.urem(b)),
        _ if a.is_min_signed() && b.is_ones() => Err("overflow of a signed division"),
        BinaryOp::SDiv => Ok(negated(magnitude(a).udiv(&magnitude(b)), a.sign() != b.sign())),
        _ => Ok(negated(magnitude(a).urem(&magnitude(b)), a.sign())),
    }
}

/// The truth of a comparison.
pub fn compare(op: CompareOp, a: &Bits, b: &Bits) -> bool {
    match op {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::Ult => a.ult(b),
        CompareOp::Ule => a.ule(b),
        CompareOp::Ugt => b.ult(a),
        CompareOp::Uge => b.ule(a),
        CompareOp::Slt => a.slt(b),
        CompareOp::Sle => a.sle(b),
        CompareOp::Sgt => b.slt(a),
        CompareOp::Sge => b.sle(a),
    }
}

/// A word as a word of another width; pointers are their addresses.
pub fn cast(op: CastOp, value: &Bits, width: u32) -> Bits {
    match op {
        CastOp::ZeroExtend => value.zero_extend(width - value.width()),
        CastOp::SignExtend => value.sign_extend(width - value.width()),
        CastOp::Truncate => value.extract(width - 1, 0),
        CastOp::PointerToInt | CastOp::IntToPointer => value.clone(),
    }
}
