//! The operators of terms.

use super::datatype::ConsId;
use super::float::Rounding;
use super::pool::{BitsId, FloatId, FuncId, NumId};

/// An operator. The smart constructors use few operators for many source forms: what is not here (`=>`, `xor`,
/// `distinct`, `-`, `>`, `abs`, `is_int`, ...) is expressed by what is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Op {
    /// Truth.
    True,
    /// Falsehood.
    False,
    /// A numeral; the node's sort says whether it is an integer or a real.
    Num(NumId),
    /// Negation of a formula.
    Not,
    /// Conjunction of two or more formulas, sorted by id.
    And,
    /// Disjunction of two or more formulas, sorted by id.
    Or,
    /// Equality. On arithmetic sorts `sum = numeral` in normal form; elsewhere sorted by id.
    Eq,
    /// `if c then a else b` of any sort.
    Ite,
    /// A declared function or constant applied to its arguments.
    App(FuncId),
    /// A sum; the numeral, if any, comes last.
    Add,
    /// A product; with a numeral first it is a scaled term, without one it is non-linear.
    Mul,
    /// `sum <= numeral`, in normal form.
    Le,
    /// `sum < numeral` over the reals, in normal form.
    Lt,
    /// Real division by a term that is no numeral.
    Div,
    /// Euclidean quotient of integers; the divisor is a numeral other than 0, or no numeral.
    IDiv,
    /// Euclidean remainder of integers; the divisor is a positive numeral, or no numeral.
    Mod,
    /// An integer as a real.
    ToReal,
    /// The floor of a real.
    ToInt,
    /// Universal quantification: the bound constants, then the body. Bound constants are unique to their binder.
    Forall,
    /// Existential quantification: the bound constants, then the body.
    Exists,
    /// A constant of a sort whose values are words: bit-vectors, floating-point numbers, rounding modes.
    Bits(BitsId),
    /// Bitwise complement.
    BvNot,
    /// Bitwise conjunction of two or more bit-vectors, sorted by id.
    BvAnd,
    /// Bitwise disjunction of two or more bit-vectors, sorted by id.
    BvOr,
    /// Bitwise exclusive disjunction of two or more bit-vectors, sorted by id.
    BvXor,
    /// A sum modulo `2^width`; the constant, if any, comes last.
    BvAdd,
    /// A product modulo `2^width`; the constant, if any, comes first. `-x` is the product with all ones.
    BvMul,
    /// Unsigned quotient; all ones if the divisor is zero.
    BvUdiv,
    /// Unsigned remainder; the dividend if the divisor is zero.
    BvUrem,
    /// Shift to the left by a bit-vector of the same width.
    BvShl,
    /// Shift to the right, zeros come in.
    BvLshr,
    /// Shift to the right, the sign comes in.
    BvAshr,
    /// Two or more bit-vectors side by side, the high part first.
    Concat,
    /// The bits from the first index down to the second, both included.
    Extract(u32, u32),
    /// As many copies of the sign as said, before the argument.
    SignExtend(u32),
    /// Unsigned comparison.
    BvUlt,
    /// Signed comparison.
    BvSlt,
    /// The integer that a bit-vector is, read without sign.
    BvToInt,
    /// An integer modulo `2^width` as a bit-vector of this width.
    IntToBv(u32),
    /// The word of a floating-point number or a rounding mode, as a bit-vector.
    Word,
    /// The value of the node's sort that has this word. In every model the argument is a word that a value has.
    OfWord,
    /// An operator on words of floating-point numbers and integers, to a word.
    Float(FloatId),
    /// The real number that a floating-point number is; 0 for infinities and NaN.
    RealOfFloat,
    /// The floating-point number of the node's sort next to a real number.
    FloatOfReal(Rounding),
    /// The element of an array at an index.
    Select,
    /// An array, an index, an element: the array changed there.
    Store,
    /// The array that has one element everywhere; the node's sort says which array sort.
    ConstArray,
    /// A constructor of a datatype applied to its fields.
    Construct(ConsId),
    /// A field of a datatype's term by its position; open if the term has another constructor.
    Field(ConsId, u32),
    /// Whether a datatype's term has this constructor.
    Is(ConsId),
}
