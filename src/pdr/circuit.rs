//! A transition system as a sequential circuit: latches, inputs, and an and-inverter graph over them.
//!
//! Where the initial states are more than values of single latches, a latch `started` tells the first state from the others,
//! and "started or initial" is a constraint.

use eufonium_base::HashMap;
use eufonium_smt::bv::{Aig, AigLit};

/// Where a latch comes from. Bits of words count from the least significant one, those of an array element by element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A bit of a state variable.
    State {
        /// The index of the variable.
        state: usize,
        /// The index of the bit.
        bit: usize,
    },
    /// False in the first state alone.
    Started,
}

/// One bit of state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Latch {
    /// The input of the graph that stands for its value now; not negated.
    pub(crate) now: AigLit,
    /// Its value after a step.
    pub(crate) next: AigLit,
    /// Its value in the first state; `None` for any.
    pub(crate) init: Option<bool>,
    pub(crate) origin: Origin,
}

/// One bit of input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InputBit {
    pub(crate) now: AigLit,
    /// The index of the input of the system, and of its bit.
    pub(crate) of: (usize, usize),
}

/// A sequential circuit.
#[derive(Debug, Default)]
pub(crate) struct Circuit {
    pub(crate) aig: Aig,
    pub(crate) latches: Vec<Latch>,
    pub(crate) inputs: Vec<InputBit>,
    /// By property: true where it is violated. Of the circuit as it was made alone.
    pub(crate) properties: Vec<AigLit>,
    /// True where some property is violated.
    pub(crate) bad: AigLit,
    /// What holds in every state.
    pub(crate) constraints: Vec<AigLit>,
    /// What allows a step.
    pub(crate) guard: AigLit,
    /// There is no initial state.
    pub(crate) no_init: bool,
}

/// The values of bits: which word, which bit of it. Others may be anything.
pub(crate) type BitValues = HashMap<(usize, usize), bool>;

impl Circuit {
    /// The bits of states with these values, where there are some.
    pub(crate) fn state_bits(&self, value: impl Fn(&Latch) -> Option<bool>) -> BitValues {
        let bits = self.latches.iter().filter_map(|latch| match latch.origin {
            Origin::State { state, bit } => Some(((state, bit), value(latch)?)),
            Origin::Started => None,
        });
        bits.collect()
    }
}
