//! Bits of words that were put together of others: as compilers pass structures in registers, `(a | b << 32)`, and take them apart again.
//!
//! A part is followed through shifts by constants, masks, extensions and unions with words that are zero there, to the word that has all of its bits.
//! (LLVM's demanded bits do the same.)

use super::known::{Known, Simpler};
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, Op, Operand};

/// How many operators a part is followed through.
const DEPTH: u32 = 8;

/// Some bits of a word.
#[derive(Clone, Copy)]
struct Part {
    offset: u32,
    width: u32,
}

/// What a part is.
enum Is {
    Zero,
    /// The low bits of a word.
    LowBitsOf(Operand),
}

/// The low bits of a word, if they are those of another one from which it was made.
pub(super) fn low_bits(known: &Known, word: &Operand, width: u32) -> Option<Simpler> {
    let Is::LowBitsOf(found) = find(known, word, Part { offset: 0, width }, DEPTH)? else {
        return Some(Simpler::word(Bits::zero(width)));
    };
    if found == *word {
        return None;
    }
    Some(match known.width(&found) == width {
        true => Simpler::Is(found),
        false => Simpler::Op(Op::Cast { op: CastOp::Truncate, value: found }),
    })
}

fn find(known: &Known, word: &Operand, part: Part, depth: u32) -> Option<Is> {
    let here = || (part.offset == 0).then(|| Is::LowBitsOf(word.clone()));
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
