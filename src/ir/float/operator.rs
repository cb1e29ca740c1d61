//! What an operator on floating-point numbers is, and the word that it makes of words.

use super::{FloatOp, Format, Rounding, exact};
use eufonium_base::Bits;

/// An operator with all that it needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatOperator {
    /// What it does.
    pub op: FloatOp,
    /// The format of its operands, of its result if these are integers; without a stored leading bit.
    pub format: Format,
    /// How it rounds.
    pub rounding: Rounding,
}

impl FloatOperator {
    /// The word that it makes of words.
    pub fn apply(self, args: &[Bits]) -> Bits {
        exact::apply(self.op, self.format, self.rounding, args)
    }

    /// Whether the order of its first two operands does not matter.
    pub(super) fn commutes(self) -> bool {
        matches!(self.op, FloatOp::Add | FloatOp::Mul | FloatOp::Fma)
    }

    /// Whether it has exact results only, for operands of this width.
    pub(super) fn is_exact(self, width: u32) -> bool {
        match self.op {
            FloatOp::Rem => true,
            FloatOp::Convert(to) => self.format.fits_into(to),
            FloatOp::FromInt { .. } => {
                width <= self.format.precision && i64::from(width) <= self.format.bias()
            }
            _ => false,
        }
    }
}
