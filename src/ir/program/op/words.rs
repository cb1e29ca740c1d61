//! Operators on words: arithmetic, comparisons and conversions.

/// Binary operators on words of one width; the result has that width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Unsigned quotient; the divisor must not be zero.
    UDiv,
    /// Signed quotient, rounded to zero; the divisor must not be zero, the result must fit.
    SDiv,
    /// Unsigned remainder; the divisor must not be zero.
    URem,
    /// Signed remainder with the sign of the dividend; the divisor must not be zero, the quotient must fit.
    SRem,
    /// Shift to the left; the distance must be below the width.
    Shl,
    /// Shift to the right that fills with zeros; the distance must be below the width.
    LShr,
    /// Shift to the right that fills with the sign; the distance must be below the width.
    AShr,
    /// Conjunction by bit.
    And,
    /// Disjunction by bit.
    Or,
    /// Exclusive disjunction by bit.
    Xor,
}

impl BinaryOp {
    /// All of them.
    pub const ALL: [BinaryOp; 13] = {
        use BinaryOp::*;
        [Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor]
    };
}

/// Comparisons of two words of one width, or of two pointers; the result has one bit.
#[allow(missing_docs)] // unsigned and signed, as their letters say
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompareOp {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

impl CompareOp {
    /// All of them.
    pub const ALL: [CompareOp; 10] = {
        use CompareOp::*;
        [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge]
    };

    /// The comparison that holds where this one does not.
    pub fn negated(self) -> CompareOp {
        use CompareOp::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
        }
    }

    /// The comparison with its operands exchanged.
    pub fn swapped(self) -> CompareOp {
        use CompareOp::*;
        match self {
            Eq | Ne => self,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
        }
    }
}

/// Changes of width, and between words and pointers of the same width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    /// To a wider word, filled with zeros.
    ZeroExtend,
    /// To a wider word, filled with the sign.
    SignExtend,
    /// To a narrower word.
    Truncate,
    /// The word of a pointer.
    PointerToInt,
    /// The pointer of a word: it may point to any object whose address became a word.
    IntToPointer,
}
