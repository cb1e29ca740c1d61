//! Which jumps runs take, and about how often.
//!
//! A run is of interest if it takes a jump that no run before it took, or takes one in another order of magnitude: the hit counts of American
//! Fuzzy Lop (Zalewski, "Technical details for afl-fuzz"), but one by one where they are small, since what is off by one is where a loop ends one trip later. Jumps
//! are told apart by block and by the block that called the function: so comparing one string does not count as comparing another. And a run
//! is of interest if it comes nearer to another result of a comparison than those before ([`nearness`](super::nearness)).

use super::nearness::{Compared, Nearness};
use super::value::Value;
use super::watch::Watch;
use crate::program::{BlockId, FunctionId, Operand, Program, ValueId};
use eufonium_base::ids::{Id, IdVec};

/// How many jumps are told apart, a power of two; more of them share their counts.
const PLACES: usize = 1 << 16;

/// Multiplication by it spreads numbers of blocks, which lie side by side (Knuth).
const SPREAD: u32 = 0x9e37_79b1;

/// A function that is running.
#[derive(Clone, Copy, Debug)]
struct Frame {
    function: FunctionId,
    block: BlockId,
    /// The block that called it, as a number that is mixed into its jumps.
    caller: u32,
}

/// The jumps of a run that has not ended, with how often it took each.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    counts: Vec<(u32, u32)>,
    running: Vec<Frame>,
}

/// The jumps that runs of one program took.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// The number of the first jump of each block; the others follow.
    first: IdVec<FunctionId, IdVec<BlockId, u32>>,
    entries: IdVec<FunctionId, BlockId>,
    /// How often the present run took each.
    counts: Vec<u32>,
    /// The jumps that it took.
    taken: Vec<u32>,
    /// For each jump the orders of magnitude that were seen, a bit for each.
    known: Vec<u32>,
    nearness: Nearness,
    running: Vec<Frame>,
}

impl Coverage {
    /// Of a program that was never run.
    pub fn new(program: &Program) -> Self {
        let mut next = 0;
        let mut number = |targets: usize| {
            let first = next;
            next += targets.max(1) as u32;
            first
        };
        let functions = program.functions.values();
        let first = functions
            .map(|f| f.blocks.values().map(|block| number(block.terminator.targets().len())).collect())
            .collect();
        Coverage {
            first,
            entries: program.functions.values().map(|f| f.entry).collect(),
            counts: vec![0; PLACES],
            taken: Vec::new(),
            known: vec![0; PLACES],
            nearness: Nearness::new(),
            running: Vec::new(),
        }
    }

    /// What the present run did so far; it is forgotten.
    pub(super) fn take_begun(&mut self) -> Begun {
        self.nearness.take_risen();
        let counts = self.taken.drain(..).map(|jump| (jump, std::mem::take(&mut self.counts[jump as usize])));
        Begun { counts: counts.collect(), running: std::mem::take(&mut self.running) }
    }

    /// The present run begins like this.
    pub(super) fn begin(&mut self, begun: &Begun) {
        for &(jump, count) in &begun.counts {
            self.taken.push(jump);
            self.counts[jump as usize] = count;
        }
        self.running.clone_from(&begun.running);
    }

    /// Adds the run that has ended to those that are known; what it took otherwise than all of them.
    pub fn add_run(&mut self) -> News {
        let mut jumps = vec![];
        for jump in self.taken.drain(..) {
            let at = jump as usize;
            let order = order(self.counts[at]);
            if self.known[at] & 1 << order == 0 {
                jumps.push((jump, order));
            }
            self.known[at] |= 1 << order;
            self.counts[at] = 0;
        }
        self.running.clear();
        News { jumps, ranks: self.nearness.take_risen() }
    }

    /// The next run is to do this again.
    pub fn aim(&mut self, news: &News) {
        self.nearness.aim(&news.ranks);
    }

    /// Whether the run that has ended did all of this, which it was to do, and took the jumps as often or more often. It is forgotten.
    pub fn takes(&mut self, news: &News) -> bool {
        let takes = self.nearness.reached();
        let takes = takes
            & news.jumps.iter().all(|(jump, least)| {
                let count = self.counts[*jump as usize];
                count > 0 && order(count) >= *least
            });
        self.taken.drain(..).for_each(|jump| self.counts[jump as usize] = 0);
        self.running.clear();
        takes
    }
}

/// What no run did before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Jumps that no run took, or not as often, with the order of magnitude.
    jumps: Vec<(u32, u32)>,
    /// Features of comparisons with their ranks.
    ranks: Vec<(u32, u8)>,
}

impl News {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.jumps.is_empty() && self.ranks.is_empty()
    }
}

/// The order of magnitude of a count that is not zero: one by one up to 8, then two for each doubling, up to 31.
fn order(count: u32) -> u32 {
    match count {
        0..=8 => count.saturating_sub(1),
        _ => {
            let log = count.ilog2();
            (8 + 2 * (log - 3) + (count >> (log - 1) & 1)).min(31)
        }
    }
}

impl Watch for Coverage {
    const IDLE: bool = true;
    const COMPARES: bool = true;

    #[inline]
    fn compares(&mut self, result: ValueId, compared: &Compared) {
        let Some(frame) = self.running.last() else { return };
        let block = self.first[frame.function][frame.block].wrapping_mul(SPREAD);
        self.nearness
            .compared((block >> 8).wrapping_add(result.index() as u32) ^ frame.caller >> 8, compared);
    }

    fn enter(&mut self, id: FunctionId) {
        let caller = self.running.last().map_or(0, |frame| self.first[frame.function][frame.block]);
        let caller = caller.wrapping_mul(SPREAD);
        self.running.push(Frame { function: id, block: self.entries[id], caller });
    }

    fn leave(&mut self, _operands: &[Operand], _values: &dyn Fn() -> Vec<Value>, _defs: &[ValueId]) {
        self.running.pop();
    }

    #[inline]
    fn jumps(&mut self, from: BlockId, taken: usize, to: BlockId) {
        let Some(frame) = self.running.last_mut() else { return };
        frame.block = to;
        let jump = (self.first[frame.function][from] + taken as u32) ^ frame.caller >> 8;
        let jump = jump as usize % PLACES;
        if self.counts[jump] == 0 {
            self.taken.push(jump as u32);
        }
        self.counts[jump] = self.counts[jump].saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_counts_are_told_apart() {
        let table = [
            (1, 0),
            (2, 1),
            (8, 7),
            (9, 8),
            (11, 8),
            (12, 9),
            (15, 9),
            (16, 10),
            (24, 11),
            (1 << 20, 31),
            (u32::MAX, 31),
        ];
        for (count, expected) in table {
            assert_eq!(order(count), expected, "{count}");
        }
    }
}
