//! What is known at a place, with changes that can be taken back.

use super::range::Range;
use eufonium_base::HashMap;
use eufonium_ir::program::ValueId;

/// The ranges that are known; a value without one may have any word.
pub(super) type Ranges = HashMap<ValueId, Range>;

/// The ranges that are known at a place, and what they were before conditions that are tried.
#[derive(Debug, Default)]
pub(super) struct State {
    ranges: Ranges,
    /// How many trials are under way, whose changes are taken back, and those since the first of them began, with the range before.
    trials: usize,
    trail: Vec<(ValueId, Option<Range>)>,
}

impl State {
    pub(super) fn get(&self, value: ValueId) -> Option<&Range> {
        self.ranges.get(&value)
    }

    pub(super) fn set(&mut self, value: ValueId, range: Option<Range>) {
        let before = replace(&mut self.ranges, value, range);
        if self.trials > 0 {
            self.trail.push((value, before));
        }
    }

    /// What a function finds whose changes do not stay.
    pub(super) fn tried<T>(&mut self, f: impl FnOnce(&mut State) -> T) -> T {
        let start = self.trail.len();
        self.trials += 1;
        let found = f(self);
        self.trials -= 1;
        for (value, before) in self.trail.drain(start..).rev() {
            replace(&mut self.ranges, value, before);
        }
        found
    }
}

/// Sets or takes away what is known of a value; what it was.
fn replace(ranges: &mut Ranges, value: ValueId, range: Option<Range>) -> Option<Range> {
    match range {
        Some(range) => ranges.insert(value, range),
        None => ranges.remove(&value),
    }
}

impl From<Ranges> for State {
    fn from(ranges: Ranges) -> Self {
        State { ranges, ..State::default() }
    }
}
