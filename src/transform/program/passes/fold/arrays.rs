//! Rules for arrays: reads through writes.

use super::known::{Known, Simpler};
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, Op, Operand};

/// The longest chain of writes that is looked through.
const DEPTH: usize = 64;

/// The rules.
pub(super) fn simplify(known: &Known, op: &Op) -> Option<Simpler> {
    match op {
        Op::Read { array, index } => read(known, array, index),
        Op::Write { array, index, value } => write(known, array, index, value),
        Op::CopyRange { to, length: Operand::Const(length), .. } if length.is_zero() => {
            Some(Simpler::Is(to.clone()))
        }
        _ => None,
    }
}

/// A word, as an index is, as a value and a constant distance.
pub(super) fn split(known: &Known, index: &Operand) -> (Option<Operand>, Option<Bits>) {
    match index {
        Operand::Const(bits) => (None, Some(bits.clone())),
        index => match known.op(index) {
            Some(Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(distance), .. }) => {
                (Some(a.clone()), Some(distance.clone()))
            }
            _ => (Some(index.clone()), None),
        },
    }
}

/// Whether two indices are known to be different.
fn differ(known: &Known, a: &Operand, b: &Operand) -> bool {
    let ((base_a, distance_a), (base_b, distance_b)) = (split(known, a), split(known, b));
    let zero = |bits: &Option<Bits>| bits.as_ref().is_none_or(Bits::is_zero);
    base_a == base_b && distance_a != distance_b && !(zero(&distance_a) && zero(&distance_b))
}

fn read(known: &Known, array: &Operand, index: &Operand) -> Option<Simpler> {
    let mut at = array;
    let mut skipped = false;
    for _ in 0..DEPTH {
        match known.op(at) {
            Some(Op::Write { index: written, value, .. }) if written == index => {
                return Some(Simpler::Is(value.clone()));
            }
            Some(Op::Write { array, index: written, .. }) if differ(known, written, index) => at = array,
            Some(Op::Fill(value)) => return Some(Simpler::Is(value.clone())),
            Some(op @ Op::CopyRange { to, from, .. }) => match copied(op, index) {
                Some(Ok(())) => at = to,
                Some(Err(source)) => {
                    return Some(Simpler::Op(Op::Read {
                        array: from.clone(),
                        index: Operand::Const(source),
                    }));
                }
                None => break,
            },
            _ => break,
        }
        skipped = true;
    }
    skipped.then(|| Simpler::Op(Op::Read { array: at.clone(), index: index.clone() }))
}

/// Where a copy at constant indices takes an element from: from what it changes, or from an index of the source. `None` if that
/// is not known.
fn copied(op: &Op, index: &Operand) -> Option<Result<(), Bits>> {
    let Op::CopyRange { to_start, from_start, length, stride, .. } = op else { return None };
    let [index, to, from, length] = [index, to_start, from_start, length].map(|operand| match operand {
        Operand::Const(bits) => Some(bits),
        _ => None,
    });
    let (distance, from, length) = (index?.sub(to?), from?, length?);
    let rest = distance.urem(&Bits::from_u64(*stride, distance.width()));
    Some(if rest.is_zero() && distance.ult(length) { Err(from.add(&distance)) } else { Ok(()) })
}

fn write(known: &Known, array: &Operand, index: &Operand, value: &Operand) -> Option<Simpler> {
    if let Some(Op::Read { array: source, index: read }) = known.op(value)
        && (source, read) == (array, index)
    {
        return Some(Simpler::Is(array.clone()));
    }
    match known.op(array)? {
        Op::Write { array, index: before, .. } if before == index => {
            let (array, index, value) = (array.clone(), index.clone(), value.clone());
            Some(Simpler::Op(Op::Write { array, index, value }))
        }
        Op::Fill(filled) if filled == value => Some(Simpler::Is(array.clone())),
        _ => None,
    }
}
