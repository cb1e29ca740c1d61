//! Proof obligations: cubes that lead to a violation, to be blocked at a frame.
//!
//! The lowest frame comes first, then what is farthest from the violation, then what is smallest.

use crate::cube::Signed;
use eufonium_base::ids::IdVec;
use eufonium_base::typed_id;
use eufonium_smt::sat::Lit;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

typed_id! {
    /// An obligation.
    PobId
}

/// A cube from whose states the inputs lead to the next cube, or violate a property.
#[derive(Clone, Debug)]
pub(crate) struct Pob {
    pub(crate) cube: Signed,
    /// The inputs that matter: literals of input variables.
    pub(crate) inputs: Box<[Lit]>,
    /// Where the step leads; `None` for a violation.
    pub(crate) next: Option<PobId>,
    /// Steps to the violation.
    pub(crate) depth: usize,
}

/// An open obligation: frame, distance, size and index; all negated, as the heap takes the greatest.
type Entry = Reverse<(usize, Reverse<usize>, usize, PobId)>;

#[derive(Debug, Default)]
pub(crate) struct Queue {
    pub(crate) pobs: IdVec<PobId, Pob>,
    heap: BinaryHeap<Entry>,
}

impl Queue {
    /// Puts an obligation at a frame.
    pub(crate) fn push(&mut self, frame: usize, id: PobId) {
        let pob = &self.pobs[id];
        self.heap.push(Reverse((frame, Reverse(pob.depth), pob.cube.cube.len(), id)));
    }

    /// Takes the first obligation at a frame up to `top`.
    pub(crate) fn pop(&mut self, top: usize) -> Option<(usize, PobId)> {
        let Reverse((frame, _, _, id)) = *self.heap.peek()?;
        if frame > top {
            return None;
        }
        self.heap.pop();
        Some((frame, id))
    }
}
