//! Atoms over dimensions: what domains are asked to assume.
//!
//! Atoms are conditions on points of a [`Space`](super::space::Space). A domain that has no use for an atom ignores it.

use super::space::Dim;
use eufonium_base::Rat;
use eufonium_ir::Rel;

/// A sum of scaled numeric dimensions and a constant. Invariant: the dimensions are distinct, no coefficient is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The scaled dimensions.
    pub terms: Vec<(Dim, Rat)>,
    /// The constant.
    pub constant: Rat,
    /// Whether all dimensions are integers and all coefficients as well.
    pub integral: bool,
}

/// An operator on bit-vectors whose result has bounds that follow from bounds of its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordOp {
    /// A constant, read without sign.
    Constant(Rat),
    /// The operand itself.
    Copy,
    /// The sum modulo `2^width`.
    Add,
    /// The product modulo `2^width`.
    Mul,
    /// The complement.
    Not,
    /// Bitwise conjunction.
    And,
    /// Bitwise disjunction.
    Or,
    /// Unsigned quotient.
    Udiv,
    /// Unsigned remainder.
    Urem,
    /// Shift to the right, zeros come in.
    Lshr,
    /// Words side by side, the high part first.
    Concat,
    /// The bits from the first index down to the second.
    Extract(u32, u32),
    /// The same number with sign in more bits.
    SignExtend,
}

/// A condition on points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// `sum rel 0`
    Linear(Sum, Rel),
    /// The number divides the sum, which is integral.
    Divides(Rat, Sum),
    /// A truth value is this one.
    Truth(Dim, bool),
    /// The first word is less than the second one, or at most as great.
    Less {
        /// Read with sign.
        signed: bool,
        /// Not equal.
        strict: bool,
        /// The lesser one.
        low: Dim,
        /// The greater one.
        high: Dim,
    },
    /// The words differ.
    Differ(Dim, Dim),
    /// A word is the result of an operator.
    Word {
        /// The result.
        result: Dim,
        /// The operator.
        op: WordOp,
        /// The operands.
        args: Vec<Dim>,
    },
}

impl Atom {
    /// The dimensions of the atom.
    pub fn dims(&self) -> Vec<Dim> {
        match self {
            Atom::Linear(sum, _) | Atom::Divides(_, sum) => sum.terms.iter().map(|(d, _)| *d).collect(),
            Atom::Truth(d, _) => vec![*d],
            Atom::Less { low, high, .. } => vec![*low, *high],
            Atom::Differ(a, b) => vec![*a, *b],
            Atom::Word { result, args, .. } => std::iter::once(*result).chain(args.iter().copied()).collect(),
        }
    }
}
