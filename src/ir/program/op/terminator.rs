//! How blocks end: jumps with arguments for the parameters of their targets, branches, returns.

use super::{Operand, Operands};
use crate::program::BlockId;
use eufonium_base::Bits;
use smallvec::{SmallVec, smallvec};

/// Where a jump goes, with a value for each parameter of the block.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// The block.
    pub block: BlockId,
    /// The arguments.
    pub args: Vec<Operand>,
}

/// How a block ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    /// A jump.
    Jump(Target),
    /// A branch on a word of one bit.
    Branch {
        /// The condition.
        condition: Operand,
        /// Where to if it is 1.
        then: Target,
        /// Where to if it is 0.
        otherwise: Target,
    },
    /// A branch by value; the cases are different constants.
    Switch {
        /// A word.
        value: Operand,
        /// Constants and where to.
        cases: Vec<(Bits, Target)>,
        /// Where to otherwise.
        default: Target,
    },
    /// Return with a value for each result.
    Return(Vec<Operand>),
    /// The run ends silently: `abort`, `exit`, what is never reached.
    Stop,
}

impl Terminator {
    /// The targets in order.
    pub fn targets(&self) -> SmallVec<[&Target; 2]> {
        match self {
            Terminator::Jump(target) => smallvec![target],
            Terminator::Branch { then, otherwise, .. } => smallvec![then, otherwise],
            Terminator::Switch { cases, default, .. } => {
                cases.iter().map(|(_, target)| target).chain(std::iter::once(default)).collect()
            }
            Terminator::Return(_) | Terminator::Stop => smallvec![],
        }
    }

    /// The targets in order, to be changed.
    pub fn targets_mut(&mut self) -> SmallVec<[&mut Target; 2]> {
        match self {
            Terminator::Jump(target) => smallvec![target],
            Terminator::Branch { then, otherwise, .. } => smallvec![then, otherwise],
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().map(|(_, target)| target).chain(std::iter::once(default)).collect()
            }
            Terminator::Return(_) | Terminator::Stop => smallvec![],
        }
    }

    /// All operands: conditions, values, arguments of jumps.
    pub fn operands(&self) -> Operands<&Operand> {
        let own: Operands<&Operand> = match self {
            Terminator::Branch { condition, .. } => smallvec![condition],
            Terminator::Switch { value, .. } => smallvec![value],
            Terminator::Return(values) => values.iter().collect(),
            Terminator::Jump(_) | Terminator::Stop => smallvec![],
        };
        own.into_iter().chain(self.targets().into_iter().flat_map(|t| &t.args)).collect()
    }

    /// All operands, to be changed.
    pub fn operands_mut(&mut self) -> Operands<&mut Operand> {
        match self {
            Terminator::Jump(target) => target.args.iter_mut().collect(),
            Terminator::Branch { condition, then, otherwise } => {
                std::iter::once(condition).chain(&mut then.args).chain(&mut otherwise.args).collect()
            }
            Terminator::Switch { value, cases, default } => std::iter::once(value)
                .chain(cases.iter_mut().flat_map(|(_, target)| &mut target.args))
                .chain(&mut default.args)
                .collect(),
            Terminator::Return(values) => values.iter_mut().collect(),
            Terminator::Stop => smallvec![],
        }
    }
}
