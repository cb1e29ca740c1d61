//! Single bits of words that are known, as those of bit-fields that were set are.
//!
//! LLVM's known bits, without arithmetic. Deliberately absent: words of more than 64 bits.

use super::known::{Known, Simpler};
use crate::program::passes::rewrite::as_u64;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type};

/// How many operators a word is followed through.
const DEPTH: u32 = 6;

/// Which bits of a word are zero, and which are one.
#[derive(Clone, Copy, Default)]
struct Fixed {
    zeros: u64,
    ones: u64,
}

impl Fixed {
    fn of(number: u64, width: u32) -> Fixed {
        Fixed { zeros: !number & mask(width), ones: number }
    }
    /// Bit by bit, with zeros or ones where bits come in.
    fn each(self, change: impl Fn(u64) -> u64, coming: Fixed) -> Fixed {
        Fixed { zeros: change(self.zeros) | coming.zeros, ones: change(self.ones) | coming.ones }
    }
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (u64::BITS - width.clamp(1, u64::BITS))
}

/// The constant that an operator gives, or the operand of a mask that changes nothing.
pub(super) fn simplify(known: &Known, op: &Op, ty: Type) -> Option<Simpler> {
    let Type::Int(width @ 2..=64) = ty else { return None };
    // What is marked ends some runs.
    if let Op::Binary { nsw: true, .. } | Op::Binary { nuw: true, .. } = op {
        return None;
    }
    let Fixed { zeros, ones } = of_op(known, op, width, DEPTH)?;
    if zeros | ones == mask(width) {
        return Some(Simpler::word(Bits::from_u64(ones, width)));
    }
    let Op::Binary { op: BinaryOp::And, a, b, .. } = op else { return None };
    let kept = as_u64(b)?;
    (of(known, a, DEPTH).zeros | kept == mask(width)).then(|| Simpler::Is(a.clone()))
}

/// Whether a word is equal to a number, if a known bit says that it is not.
pub(super) fn compare(known: &Known, op: CompareOp, a: &Operand, y: &Bits) -> Option<Simpler> {
    let number = y.as_u64().filter(|_| (2..=u64::BITS).contains(&y.width()))?;
    let Fixed { zeros, ones } = of(known, a, DEPTH);
    let differs = zeros & number != 0 || ones & !number != 0;
    match op {
        CompareOp::Eq if differs => Some(Simpler::truth(false)),
        CompareOp::Ne if differs => Some(Simpler::truth(true)),
        _ => None,
    }
}

fn of(known: &Known, word: &Operand, depth: u32) -> Fixed {
    let Type::Int(width @ 1..=64) = known.ty(word) else { return Fixed::default() };
    if let Operand::Const(bits) = word {
        return bits.as_u64().map_or(Fixed::default(), |number| Fixed::of(number, width));
    }
    known.op(word).and_then(|op| of_op(known, op, width, depth)).unwrap_or_default()
}

fn of_op(known: &Known, op: &Op, width: u32, depth: u32) -> Option<Fixed> {
    let depth = depth.checked_sub(1)?;
    let word = |operand| of(known, operand, depth);
    let all = mask(width);
    match op {
        Op::Copy(a) => Some(word(a)),
        Op::Binary { op: BinaryOp::And, a, b, .. } => {
            let (a, b) = (word(a), word(b));
            Some(Fixed { zeros: a.zeros | b.zeros, ones: a.ones & b.ones })
        }
        Op::Binary { op: BinaryOp::Or, a, b, .. } => {
            let (a, b) = (word(a), word(b));
            Some(Fixed { zeros: a.zeros & b.zeros, ones: a.ones | b.ones })
        }
        Op::Binary { op: BinaryOp::Xor, a, b, .. } => {
            let (a, b) = (word(a), word(b));
            let (zeros, ones) = (a.zeros & b.zeros | a.ones & b.ones, a.zeros & b.ones | a.ones & b.zeros);
            Some(Fixed { zeros, ones })
        }
        Op::Binary { op: op @ (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr), a, b, .. } => {
            let by = as_u64(b).and_then(|by| u32::try_from(by).ok()).filter(|by| *by < width)?;
            let (a, high) = (word(a), all & !(all >> by));
            let sign = 1 << (width - 1);
            Some(match op {
                BinaryOp::Shl => {
                    a.each(|bits| bits << by & all, Fixed { zeros: mask(by) * u64::from(by > 0), ones: 0 })
                }
                BinaryOp::LShr => a.each(|bits| bits >> by, Fixed { zeros: high, ones: 0 }),
                _ => a.each(
                    |bits| bits >> by,
                    Fixed {
                        zeros: if a.zeros & sign != 0 { high } else { 0 },
                        ones: if a.ones & sign != 0 { high } else { 0 },
                    },
                ),
            })
        }
        Op::Cast { op: CastOp::Truncate, value } => {
            Some(word(value).each(|bits| bits & all, Fixed::default()))
        }
        Op::Cast { op: CastOp::ZeroExtend, value } => {
            let high = all & !mask(known.width(value));
            Some(word(value).each(|bits| bits, Fixed { zeros: high, ones: 0 }))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::HashSet;
    use eufonium_base::ids::{Id, IdVec};
    use eufonium_ir::program::contents::WordLayout;
    use eufonium_ir::program::eval::word;
    use eufonium_ir::program::{ValueData, ValueId};

    /// Words that are made of a first one by random operators: what is known of them holds for numbers of it.
    #[test]
    fn known_bits_are_those_of_all_runs() {
        fn holds(steps: Vec<(u8, u16, u8)>, inputs: Vec<u16>) -> bool {
            let mut values: IdVec<ValueId, ValueData> = IdVec::new();
            let mut ops: IdVec<ValueId, Option<Op>> = IdVec::new();
            let ty = Type::Int(16);
            values.push(ValueData { ty });
            ops.push(None);
            for (kind, number, operand) in steps {
                let value = |i: usize| Operand::Value(ValueId::from_usize(i % ops.len()));
                let (a, other) = (value(ops.len() - 1), value(usize::from(operand)));
                let constant = |number: u16| Operand::Const(Bits::from_u64(u64::from(number), 16));
                let (op, b) = match kind % 8 {
                    0 => (BinaryOp::And, constant(number)),
                    1 => (BinaryOp::Or, constant(number)),
                    2 => (BinaryOp::And, other),
                    3 => (BinaryOp::Or, other),
                    4 => (BinaryOp::Shl, constant(number % 16)),
                    5 => (BinaryOp::LShr, constant(number % 16)),
                    6 => (BinaryOp::AShr, constant(number % 16)),
                    _ => (BinaryOp::Xor, other),
                };
                values.push(ValueData { ty });
                ops.push(Some(Op::Binary { op, a, b, nsw: false, nuw: false }));
            }
            let globals = IdVec::new();
            let words = WordLayout { pointer_bits: 64, little_endian: true };
            let known =
                Known { values: &values, ops: &ops, globals: &globals, words, mortal: &HashSet::default() };
            inputs.iter().all(|input| {
                let mut results = vec![Bits::from_u64(u64::from(*input), 16)];
                for op in ops.values().flatten() {
                    let Op::Binary { op, a, b, .. } = op else { return false };
                    let number = |operand: &Operand| match operand {
                        Operand::Value(value) => results[value.index()].clone(),
                        Operand::Const(bits) => bits.clone(),
                        _ => Bits::zero(16),
                    };
                    let (a, b) = (number(a), number(b));
                    results.push(word::binary(*op, &a, &b, false, false).expect("nothing is divided"));
                }
                results.iter().enumerate().all(|(i, result)| {
                    let fixed = of(&known, &Operand::Value(ValueId::from_usize(i)), DEPTH + 2);
                    let number = result.as_u64().expect("it is short");
                    fixed.zeros & number == 0
                        && fixed.ones & !number == 0
                        && (fixed.zeros | fixed.ones) <= 0xffff
                })
            })
        }
        quickcheck::quickcheck(holds as fn(Vec<(u8, u16, u8)>, Vec<u16>) -> bool);
    }
}
