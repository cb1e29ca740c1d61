//! Sorts, interned in the pool.

use super::datatype::DatatypeId;

/// A sort; compare with the constants for the built-in ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sort(pub(super) u32);

impl Sort {
    /// The Booleans.
    pub const BOOL: Sort = Sort(0);
    /// The mathematical integers.
    pub const INT: Sort = Sort(1);
    /// The reals.
    pub const REAL: Sort = Sort(2);

    /// Whether the sort is `Int` or `Real`.
    pub fn is_arith(self) -> bool {
        self == Sort::INT || self == Sort::REAL
    }
    /// Whether the sort is `Bool`.
    pub fn is_bool(self) -> bool {
        self == Sort::BOOL
    }
}

/// What a sort is made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SortKind {
    /// The Booleans.
    Bool,
    /// The mathematical integers.
    Int,
    /// The reals.
    Real,
    /// A declared sort with no structure of its own; it is not empty.
    Uninterpreted(String),
    /// The bit-vectors of this width, which is at least 1.
    BitVec(u32),
    /// The floating-point numbers of IEEE 754 with so many bits for the exponent and for the significand with its leading bit, at least
    /// 2 each. All NaN are one value.
    Float(u32, u32),
    /// The five ways of rounding.
    Rounding,
    /// The total functions from the first sort to the second.
    Array(Sort, Sort),
    /// A declared algebraic datatype; instances of one parametric declaration are datatypes of their own.
    Datatype(DatatypeId),
}
