//! The operators of terms.

use super::pool::{FuncId, NumId};

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
}
