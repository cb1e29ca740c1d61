//! What operators and conversions make of ranges of integers.
//!
//! Words are read with their sign. A run that an operator ends silently has no result: a divisor is not zero, a distance is below the width,
//! and where signed overflow is undefined the result is that of the numbers (Miné, "Tutorial on static inference of numeric invariants by
//! abstract interpretation", 2017, section 4.5).
//!
//! Deliberately absent: operators on words without sign, and congruences.

use eufonium_ir::program::ranges::{Kind, Range};
use eufonium_ir::program::{BinaryOp, CastOp};

/// The range of a binary operator's results on words of one kind with these ranges; `exact` where no result overflows its sign. None if nothing
/// is known, or there is no result.
pub(in crate::program) fn binary(op: BinaryOp, a: Range, b: Range, exact: bool) -> Option<Range> {
    let kind = a.kind;
    let Kind::Int(width) = kind else { return None };
    let bounds = match op {
        BinaryOp::Add => a.low.checked_add(b.low).zip(a.high.checked_add(b.high)),
        BinaryOp::Sub => a.low.checked_sub(b.high).zip(a.high.checked_sub(b.low)),
        BinaryOp::Mul => corners(a, b, i128::checked_mul),
        BinaryOp::SDiv => {
            b.between(1, i128::MAX).filter(|_| b.low >= 0).and_then(|b| corners(a, b, i128::checked_div))
        }
        // Bounds without sign would not be numbers of as many bits.
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SRem | BinaryOp::LShr | BinaryOp::Shl
            if width > u64::BITS =>
        {
            None
        }
        BinaryOp::UDiv => unsigned_quotient(a, b, width),
        BinaryOp::URem => unsigned_remainder(a, b),
        BinaryOp::SRem => signed_remainder(a, b),
        BinaryOp::LShr | BinaryOp::AShr | BinaryOp::Shl => shifted(op, a, b, width),
        BinaryOp::And => match (a.low >= 0, b.low >= 0) {
            (true, true) => Some((0, a.high.min(b.high))),
            (true, false) => Some((0, a.high)),
            (false, true) => Some((0, b.high)),
            (false, false) => None,
        },
        BinaryOp::Or | BinaryOp::Xor if a.low >= 0 && b.low >= 0 => {
            let low = if op == BinaryOp::Or { a.low.max(b.low) } else { 0 };
            Some((low, ones(a.high.max(b.high))))
        }
        BinaryOp::Or | BinaryOp::Xor => None,
    };
    let (low, high) = bounds?;
    let (least, most) = kind.ends();
    if exact && matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) {
        return Range { kind, low, high }.between(least, most);
    }
    (least <= low && high <= most).then_some(Range { kind, low, high })
}

/// The range of a conversion's results, which are words of `to` bits.
pub(in crate::program) fn cast(op: CastOp, range: Range, to: u32) -> Option<Range> {
    let kind = Kind::Int(to);
    let from = match range.kind {
        Kind::Int(from) => from,
        Kind::Unsigned(_) if op == CastOp::ZeroExtend => return range.with_kind(kind),
        _ => return None,
    };
    match op {
        CastOp::ZeroExtend if range.low < 0 && from > u64::BITS => None,
        CastOp::ZeroExtend if range.low < 0 => {
            // Words with sign are the upper half of those without.
            let top = (1_i128 << from) - 1;
            let low = if range.high >= 0 { 0 } else { range.low + top + 1 };
            let high = if range.high >= 0 { top } else { range.high + top + 1 };
            Some(Range { kind, low, high }).filter(|_| kind.is_ranked())
        }
        CastOp::ZeroExtend | CastOp::SignExtend | CastOp::Truncate => range.with_kind(kind),
        CastOp::PointerToInt | CastOp::IntToPointer => None,
    }
}

/// The words that a conversion takes to ones of `range`, among those of `from` bits; all where that is not one range.
pub(super) fn before_cast(op: CastOp, range: Range, from: u32) -> Option<Range> {
    let kind = Kind::Int(from);
    let (least, most) = kind.ends();
    match op {
        CastOp::SignExtend => Range { kind, ..range }.between(least, most),
        CastOp::ZeroExtend if range.high <= most => Range { kind, ..range }.between(0, most),
        _ => Some(kind.all()),
    }
}

/// The numbers from which a sum or a product with a constant, or a shift by one, without overflow leads into a range: none among them if the inner
/// option is empty; the outer one is where the operator is none of these.
pub(in crate::program) fn undone(op: BinaryOp, range: Range, constant: i128) -> Option<Option<Range>> {
    let factor = match op {
        BinaryOp::Add => {
            let (low, high) = (range.low.checked_sub(constant)?, range.high.checked_sub(constant)?);
            return Some(Some(Range { low, high, ..range }));
        }
        BinaryOp::Mul => Some(constant).filter(|factor| *factor > 0)?,
        BinaryOp::Shl if (0..126).contains(&constant) => 1 << constant,
        _ => return None,
    };
    // To the next number upwards, and downwards.
    let low = -range.low.checked_neg()?.checked_div_euclid(factor)?;
    let high = range.high.checked_div_euclid(factor)?;
    Some((low <= high).then_some(Range { low, high, ..range }))
}

/// The least and the greatest result at the corners of a box; none if one is too large.
fn corners(a: Range, b: Range, f: impl Fn(i128, i128) -> Option<i128>) -> Option<(i128, i128)> {
    let all = [f(a.low, b.low)?, f(a.low, b.high)?, f(a.high, b.low)?, f(a.high, b.high)?];
    Some(all.iter().fold((all[0], all[0]), |(low, high), n| (low.min(*n), high.max(*n))))
}

/// The least number of only ones in binary that is not below `n`, which is not negative.
fn ones(n: i128) -> i128 {
    if n == 0 { 0 } else { i128::MAX >> (n.leading_zeros() - 1) }
}

fn unsigned_quotient(a: Range, b: Range, width: u32) -> Option<(i128, i128)> {
    let b = b.between(1, i128::MAX).filter(|_| b.low >= 0)?;
    if a.low >= 0 {
        return Some((a.low / b.high, a.high / b.low));
    }
    Some((0, ((1_i128 << width) - 1) / b.low))
}

fn unsigned_remainder(a: Range, b: Range) -> Option<(i128, i128)> {
    match (a.low >= 0, b.low >= 0) {
        (true, true) if a.high < b.low => Some((a.low, a.high)),
        (true, true) => Some((0, a.high.min(b.high - 1).max(0))),
        (true, false) => Some((0, a.high)),
        (false, true) => Some((0, (b.high - 1).max(0))),
        (false, false) => None,
    }
}

/// The sign of a remainder is that of the dividend, and its magnitude is below the divisor's.
fn signed_remainder(a: Range, b: Range) -> Option<(i128, i128)> {
    let most = (b.magnitudes().high - 1).max(0);
    if b.magnitudes().low > a.magnitudes().high {
        return Some((a.low, a.high));
    }
    Some((a.low.max(-most).min(0), a.high.min(most).max(0)))
}

fn shifted(op: BinaryOp, a: Range, b: Range, width: u32) -> Option<(i128, i128)> {
    let b = b.between(0, i128::from(width) - 1)?;
    match op {
        BinaryOp::LShr if a.low < 0 => (b.low > 0).then(|| (0, ((1_i128 << width) - 1) >> b.low)),
        BinaryOp::LShr | BinaryOp::AShr => corners(a, b, |x, y| Some(x >> y)),
        _ => corners(a, b, |x, y| Some(x << y)),
    }
}
