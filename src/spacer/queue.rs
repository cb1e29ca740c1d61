//! The queue of open obligations: lowest level first, then least depth, then the most general (fewest literals), then the
//! oldest.

use super::level::Level;
use super::pob::{Pob, PobId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

type Key = (Level, u32, usize, u64, PobId);

/// Obligations in the order in which they are to be expanded.
#[derive(Debug, Default)]
pub(super) struct Queue {
    heap: BinaryHeap<Reverse<Key>>,
    pushed: u64,
}

impl Queue {
    /// Adds an obligation at its present level.
    pub fn push(&mut self, id: PobId, pob: &Pob) {
        self.pushed += 1;
        self.heap.push(Reverse((pob.level, pob.depth, pob.post.len(), self.pushed, id)));
    }
    /// Removes the next one; entries may be outdated.
    pub fn pop(&mut self) -> Option<(Level, PobId)> {
        self.heap.pop().map(|Reverse((level, .., id))| (level, id))
    }
    /// Forgets all.
    pub fn clear(&mut self) {
        self.heap.clear();
    }
}
