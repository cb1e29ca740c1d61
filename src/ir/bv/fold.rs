//! The meaning of the operators on constants: what folding, evaluation and the proofs of rules share.

use crate::op::Op;
use eufonium_base::Bits;

/// What an operator gives on constants.
pub(crate) enum Folded {
    /// A bit-vector.
    Bits(Bits),
    /// A truth value.
    Bool(bool),
}

/// The meaning of the operators from bit-vectors to bit-vectors or truth values.
pub(crate) fn fold(op: Op, args: &[&Bits]) -> Folded {
    let reduce = |by: fn(&Bits, &Bits) -> Bits| {
        let (first, rest) = args.split_first().expect("the operator has arguments");
        rest.iter().fold((*first).clone(), |acc, b| by(&acc, b))
    };
    Folded::Bits(match op {
        Op::BvNot => args[0].not(),
        Op::BvAnd => reduce(Bits::and),
        Op::BvOr => reduce(Bits::or),
        Op::BvXor => reduce(Bits::xor),
        Op::BvAdd => reduce(Bits::add),
        Op::BvMul => reduce(Bits::mul),
        Op::BvUdiv => args[0].udiv(args[1]),
        Op::BvUrem => args[0].urem(args[1]),
        Op::BvShl => args[0].shl(args[1]),
        Op::BvLshr => args[0].lshr(args[1]),
        Op::BvAshr => args[0].ashr(args[1]),
        Op::Concat => reduce(Bits::concat),
        Op::Extract(high, low) => args[0].extract(high, low),
        Op::SignExtend(n) => args[0].sign_extend(n),
        Op::BvUlt => return Folded::Bool(args[0].ult(args[1])),
        Op::BvSlt => return Folded::Bool(args[0].slt(args[1])),
        op => unreachable!("{op:?} is no operator of bit-vectors"),
    })
}
