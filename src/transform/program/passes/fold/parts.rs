//! Bits of words that were put together of others: as compilers pass structures in registers, `(a | b << 32)`, and take them apart again.
//!
//! A part is followed through shifts by constants, masks, extensions and unions with words that are zero there, to the word that has all of its bits.
//! (LLVM's demanded bits do the same.)

use super::known::{Known, Simpler};
use eufonium_ir::program::{BinaryOp, CastOp, Op, Operand};
use std::cmp::Ordering;

/// How many operators a part is followed through.
const DEPTH: u32 = 12;

/// Words are put together of pieces of so many bits.
const BYTE: u32 = 8;

/// Some bits of a word.
#[derive(Clone, Copy)]
struct Part {
    offset: u32,
    width: u32,
    /// Whether it is of use only if it is found at the low end of a word.
    low: bool,
}

/// What a part is.
#[derive(PartialEq)]
enum Is {
    Zero,
    /// As many bits of a word, from this one on.
    BitsOf(Operand, u32),
}

/// The low bits of a word, if they are those of another one from which it was made.
pub(super) fn low_bits(known: &Known, word: &Operand, width: u32) -> Option<Simpler> {
    let Is::BitsOf(found, 0) = find(known, word, Part { offset: 0, width, low: true }, DEPTH)? else {
        return None;
    };
    if found == *word {
        return None;
    }
    Some(match known.width(&found) == width {
        true => Simpler::Is(found),
        false => Simpler::Op(Op::Cast { op: CastOp::Truncate, value: found }),
    })
}

/// The word of which two words have bytes, if they are all of its bytes in their places, or all with zeros behind.
pub(super) fn union(known: &Known, a: &Operand, b: &Operand) -> Option<Simpler> {
    let width = known.width(a);
    if !width.is_multiple_of(BYTE) || width > u64::BITS {
        return None;
    }
    let byte = |offset| {
        let found = |word| find(known, word, Part { offset, width: BYTE, low: false }, DEPTH);
        match (found(a)?, found(b)?) {
            (Is::Zero, other) | (other, Is::Zero) => Some(other),
            _ => None,
        }
    };
    let Is::BitsOf(source, 0) = byte(0)? else { return None };
    let from = known.width(&source);
    let is_whole = |offset| match offset < from {
        true => byte(offset) == Some(Is::BitsOf(source.clone(), offset)),
        false => byte(offset) == Some(Is::Zero),
    };
    if !from.is_multiple_of(BYTE) || !(BYTE..width).step_by(BYTE as usize).all(is_whole) {
        return None;
    }
    let cast = |op| Simpler::Op(Op::Cast { op, value: source.clone() });
    Some(match from.cmp(&width) {
        Ordering::Less => cast(CastOp::ZeroExtend),
        Ordering::Equal => Simpler::Is(source),
        Ordering::Greater => cast(CastOp::Truncate),
    })
}

fn find(known: &Known, word: &Operand, part: Part, depth: u32) -> Option<Is> {
    if let Operand::Const(bits) = word
        && bits.extract(part.offset + part.width - 1, part.offset).is_zero()
    {
        return Some(Is::Zero);
    }
    let here = || (part.offset == 0 || !part.low).then(|| Is::BitsOf(word.clone(), part.offset));
    let Some(op) = known.op(word).filter(|_| depth > 0) else { return here() };
    let within = |word: &Operand, offset: u32| find(known, word, Part { offset, ..part }, depth - 1);
    let found = match op {
        Op::Binary { op: BinaryOp::Shl, a, b: Operand::Const(by), .. } => {
            let by = u32::try_from(by.as_u64()?).ok()?;
            match part.offset.checked_sub(by) {
                Some(offset) => within(a, offset),
                None if part.offset + part.width <= by => Some(Is::Zero),
                None => None,
            }
        }
        Op::Binary { op: BinaryOp::LShr, a, b: Operand::Const(by), .. } => {
            let offset = part.offset.checked_add(u32::try_from(by.as_u64()?).ok()?)?;
            (offset.checked_add(part.width)? <= known.width(a)).then(|| within(a, offset)).flatten()
        }
        Op::Binary { op: BinaryOp::Or, a, b, .. } => match (within(a, part.offset), within(b, part.offset)) {
            (Some(Is::Zero), other) | (other, Some(Is::Zero)) => other,
            _ => None,
        },
        Op::Binary { op: BinaryOp::And, a, b: Operand::Const(mask), .. } => {
            let mask = mask.extract(part.offset + part.width - 1, part.offset);
            match (mask.is_zero(), mask.not().is_zero()) {
                (true, _) => Some(Is::Zero),
                (_, true) => within(a, part.offset),
                _ => None,
            }
        }
        Op::Cast { op: CastOp::ZeroExtend, value } if part.offset >= known.width(value) => Some(Is::Zero),
        Op::Cast { op: CastOp::ZeroExtend | CastOp::SignExtend, value } => {
            (part.offset + part.width <= known.width(value)).then(|| within(value, part.offset)).flatten()
        }
        Op::Cast { op: CastOp::Truncate, value } => within(value, part.offset),
        Op::Copy(value) => within(value, part.offset),
        _ => None,
    };
    found.or_else(here)
}
