//! Rules for pointers: offsets, comparisons, validity.

use super::known::{Known, Simpler};
use crate::program::passes::rewrite::as_u64;
use eufonium_base::Bits;
use eufonium_ir::program::contents::Content;
use eufonium_ir::program::{AllocKind, CompareOp, Op, Operand, Type};

/// The most indices that are collected in one offset.
const MOST_INDICES: usize = 8;

/// The rules for operators that take a pointer.
pub(super) fn simplify(known: &Known, op: &Op) -> Option<Simpler> {
    match op {
        Op::Offset { base, constant: 0, scaled, member: None, .. } if scaled.is_empty() => {
            Some(Simpler::Is(base.clone()))
        }
        Op::Offset { .. } => constant_index(known, op).or_else(|| nested(known, op)),
        Op::IsValid { address, length } => {
            let mortal = matches!(place(known, address).0, Operand::Value(v) if known.mortal.contains(v));
            (!mortal && is_inside(known, address, as_u64(length)?)).then_some(Simpler::truth(true))
        }
        Op::IsWritable(address) => is_inside(known, address, 1).then(|| match place(known, address).0 {
            Operand::Global(global) => Simpler::truth(!known.globals[*global].constant),
            _ => Simpler::truth(true),
        }),
        Op::Room(Operand::Null) => Some(Simpler::Is(Operand::Const(Bits::zero(known.words.pointer_bits)))),
        Op::IsFreeable(Operand::Null) => Some(Simpler::truth(true)),
        _ => None,
    }
}

/// What a constant object holds.
pub(super) fn constant_contents(known: &Known, address: &Operand, ty: Type) -> Option<Simpler> {
    let (Operand::Global(global), offset) = place(known, address) else { return None };
    Some(match known.globals[*global].constant(offset, ty, known.words)? {
        Content::Word(bits) => Simpler::word(bits),
        Content::Address(base, 0) => Simpler::Is(base),
        Content::Address(base, constant) => {
            Simpler::Op(Op::Offset { base, constant, scaled: vec![], inbounds: false, member: None })
        }
    })
}

/// A word as a signed number of bytes, if it is one.
pub(in crate::program::passes) fn signed(bits: &Bits) -> Option<i64> {
    (bits.width() <= 64).then(|| bits.sign_extend(64 - bits.width()).as_u64().map(|n| n as i64)).flatten()
}

/// Indices that are constants go to the constant.
fn constant_index(known: &Known, op: &Op) -> Option<Simpler> {
    let Op::Offset { base, constant, scaled, inbounds, member } = op else { return None };
    let place = scaled.iter().position(|(index, _)| matches!(index, Operand::Const(_)))?;
    let (Operand::Const(index), factor) = &scaled[place] else { return None };
    debug_assert_eq!(index.width(), known.words.pointer_bits);
    let constant = constant.checked_add(signed(index)?.checked_mul(*factor)?)?;
    let mut scaled = scaled.clone();
    scaled.remove(place);
    let (base, inbounds, member) = (base.clone(), *inbounds, *member);
    Some(Simpler::Op(Op::Offset { base, constant, scaled, inbounds, member }))
}

/// An offset from an offset. A mark is kept: the outer one alone says where the result lies, the inner one is implied only if
/// it is the same. What lies in a member array stays derived from its start.
fn nested(known: &Known, op: &Op) -> Option<Simpler> {
    let Op::Offset { base: outer, constant, scaled, inbounds, member } = op else { return None };
    let Op::Offset { base, constant: inner, scaled: first, inbounds: inner_inbounds, member: None } =
        known.op(outer)?
    else {
        return None;
    };
    if (*inner_inbounds && !inbounds) || first.len() + scaled.len() > MOST_INDICES {
        return None;
    }
    let constant = constant.checked_add(*inner)?;
    let scaled = first.iter().chain(scaled).cloned().collect();
    let (base, inbounds, member) = (base.clone(), *inbounds, *member);
    Some(Simpler::Op(Op::Offset { base, constant, scaled, inbounds, member }))
}

/// A pointer as an object and a constant number of bytes.
pub(super) fn place<'a>(known: &'a Known, pointer: &'a Operand) -> (&'a Operand, i64) {
    match known.op(pointer) {
        // What is nested is joined already, where it can be.
        Some(Op::Offset { base, constant, scaled, .. }) if scaled.is_empty() => (base, *constant),
        _ => (pointer, 0),
    }
}

/// The size of the object that starts at a pointer: a global, or an object of the running function's stack.
fn size(known: &Known, pointer: &Operand) -> Option<u64> {
    match pointer {
        Operand::Global(global) => Some(known.globals[*global].size),
        pointer => match known.op(pointer)? {
            Op::Alloc { kind: AllocKind::Stack, size, .. } => as_u64(size),
            _ => None,
        },
    }
}

fn is_inside(known: &Known, pointer: &Operand, length: u64) -> bool {
    let (base, offset) = place(known, pointer);
    let end = u64::try_from(offset).ok().and_then(|offset| offset.checked_add(length));
    end.zip(size(known, base)).is_some_and(|(end, size)| end <= size && length > 0)
}

/// Whether a pointer is the start of an object or function, or lies in an object of known size.
fn is_somewhere(known: &Known, pointer: &Operand) -> bool {
    matches!(pointer, Operand::Global(_) | Operand::Function(_))
        || matches!(known.op(pointer), Some(Op::Alloc { .. }))
        || is_inside(known, pointer, 1)
}

/// Comparisons of pointers: with null, in one object, of the starts of different globals or functions.
pub(super) fn compare(known: &Known, op: CompareOp, a: &Operand, b: &Operand) -> Option<Simpler> {
    let equal = match op {
        CompareOp::Eq => true,
        CompareOp::Ne => false,
        _ => return None,
    };
    let differ = Some(Simpler::truth(!equal));
    let (base_a, offset_a) = place(known, a);
    let (base_b, offset_b) = place(known, b);
    if base_a == base_b {
        let bits = |offset: i64| Bits::from_u64(offset as u64, known.words.pointer_bits);
        return Some(Simpler::truth((bits(offset_a) == bits(offset_b)) == equal));
    }
    if let (Some(Op::Offset { scaled: x, .. }), Some(Op::Offset { scaled: y, .. })) =
        (known.op(a), known.op(b))
        && offset_a == offset_b
        && x.is_empty()
        && y.is_empty()
    {
        // As far from both: in whatever layout, they are the same if the bases are.
        return Some(Simpler::Op(Op::Compare { op, a: base_a.clone(), b: base_b.clone() }));
    }
    match (a, b) {
        (pointer, Operand::Null) | (Operand::Null, pointer) if is_somewhere(known, pointer) => differ,
        (Operand::Global(x), Operand::Global(y)) => {
            let bytes = |g| known.globals[g].size > 0;
            if bytes(*x) && bytes(*y) { differ } else { None }
        }
        (Operand::Function(_), Operand::Function(_))
        | (Operand::Function(_), Operand::Global(_))
        | (Operand::Global(_), Operand::Function(_)) => differ,
        _ => None,
    }
}
