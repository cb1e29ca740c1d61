//! What is known at a place, with changes that can be taken back.

use eufonium_base::HashMap;
use eufonium_ir::program::ValueId;
use eufonium_ir::program::ranges::Range;

/// So many values are narrowed for one condition or choice: each choice on the way tries both of its cases, so they multiply where choices depend on others.
const MOST_NARROWED: u32 = 1_000;

/// The ranges that are known; a value without one may have any word.
pub(super) type Ranges = HashMap<ValueId, Range>;

/// The ranges that are known at a place, and what they were before conditions that are tried.
#[derive(Debug, Default)]
pub(super) struct State {
    ranges: Ranges,
    /// How many trials are under way, whose changes are taken back, and those since the first of them began, with the range before.
    trials: usize,
    trail: Vec<(ValueId, Option<Range>)>,
    /// How many more values the condition that is looked at may narrow, and how many all did.
    left: u32,
    narrowed: usize,
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

    /// From now on another condition is looked at, or another choice.
    pub(super) fn look_on(&mut self) {
        self.left = MOST_NARROWED;
    }

    /// Whether a value may be narrowed, which is counted.
    pub(super) fn may_narrow(&mut self) -> bool {
        self.narrowed += usize::from(self.left > 0);
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }

    /// How many values were narrowed.
    pub(super) fn narrowed(&self) -> usize {
        self.narrowed
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
