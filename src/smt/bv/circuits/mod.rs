//! Bit-vector operators as circuits. A word is a slice of literals, the least significant first; the operands of an
//! operator have one width, and so has its result unless stated otherwise. Constant bits cost nothing: the graph folds
//! them.

mod add;
mod compare;
mod div;
mod mul;
mod shift;
#[cfg(test)]
mod tests;

pub use add::{Summand, add, negate, sum};
pub use compare::{equal, signed_less, unsigned_less};
pub use div::divide;
pub use mul::multiply;
pub use shift::{Fill, shift_left, shift_right};

use super::aig::Aig;
use super::literal::AigLit;

/// A word: literals, the least significant first.
pub type Word = Vec<AigLit>;

/// The bits of a constant.
pub fn constant(bits: impl IntoIterator<Item = bool>) -> Word {
    bits.into_iter().map(AigLit::constant).collect()
}

/// The word if all its bits are constant.
pub fn as_constant(a: &[AigLit]) -> Option<Vec<bool>> {
    a.iter().map(|l| l.as_constant()).collect()
}

/// Bitwise negation.
pub fn not(a: &[AigLit]) -> Word {
    a.iter().map(|&l| !l).collect()
}

fn bitwise(a: &[AigLit], b: &[AigLit], mut op: impl FnMut(AigLit, AigLit) -> AigLit) -> Word {
    debug_assert_eq!(a.len(), b.len(), "operands have one width");
    a.iter().zip(b).map(|(&a, &b)| op(a, b)).collect()
}

/// Bitwise conjunction.
pub fn and(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> Word {
    bitwise(a, b, |a, b| g.and(a, b))
}

/// Bitwise disjunction.
pub fn or(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> Word {
    bitwise(a, b, |a, b| g.or(a, b))
}

/// Bitwise exclusive or.
pub fn xor(g: &mut Aig, a: &[AigLit], b: &[AigLit]) -> Word {
    bitwise(a, b, |a, b| g.xor(a, b))
}

/// If `c` then `a` else `b`.
pub fn ite(g: &mut Aig, c: AigLit, a: &[AigLit], b: &[AigLit]) -> Word {
    bitwise(a, b, |a, b| g.ite(c, a, b))
}
