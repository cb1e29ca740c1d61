//! Sorts in postfix form: steps of a stack machine that makes a sort from arguments (`instances` runs it).

use super::names::Sym;
use eufonium_ir::Sort;

/// One step of the stack machine that makes a sort from arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SortStep {
    /// Push a sort.
    Push(Sort),
    /// Push a parameter of the definition.
    Param(usize),
    /// Replace the last `n` sorts by an instance of a declared family.
    Family(Sym, usize),
    /// Replace the last `n` sorts by a defined sort.
    Macro(usize, usize),
    /// Push the bit-vectors of this width.
    BitVec(u32),
    /// Push the floating-point numbers with so many bits of exponent and significand.
    Float(u32, u32),
    /// Push the rounding modes.
    Rounding,
    /// Replace the last `n` sorts by the arrays from all but the last to the last.
    Array(usize),
    /// Replace the last `n` sorts by the instance of a datatype.
    Datatype(usize, usize),
    /// Push the instance of a datatype by the parameters of the declaration being read.
    OwnDatatype(usize),
}

/// A sort defined with parameters.
#[derive(Debug)]
pub struct SortMacro {
    /// The number of parameters.
    pub params: usize,
    /// The definition in postfix form.
    pub steps: Vec<SortStep>,
}

/// The sorts that a step takes from the stack.
pub(super) fn taken(step: SortStep) -> usize {
    match step {
        SortStep::Push(_) | SortStep::Param(_) | SortStep::OwnDatatype(_) => 0,
        SortStep::BitVec(_) | SortStep::Float(..) | SortStep::Rounding => 0,
        SortStep::Family(_, n) | SortStep::Macro(_, n) | SortStep::Array(n) | SortStep::Datatype(_, n) => n,
    }
}
