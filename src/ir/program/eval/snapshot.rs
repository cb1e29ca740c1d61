//! Runs that go on from where one was: what all runs of a program do before anything is chosen is done once.
//!
//! Invariant: a run that goes on from a snapshot is the run from the start whose choices were those of the snapshot's run up to there, steps and jumps included.
//! Source: the fork server of American Fuzzy Lop (Zalewski), started late.

use super::code::Code;
use super::coverage::{Begun, Coverage};
use super::entry::Entry;
use super::given::Given;
use super::machine::{Frame, Machine, START};
use super::memory::Memory;
use super::shades::Kept;
use super::{Choices, End, Limits, Run};
use crate::program::ranges::Range;
use crate::program::{GlobalId, SiteId};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use std::rc::Rc;

/// A run of a program that has not ended.
#[derive(Debug)]
pub struct Snapshot {
    memory: Memory,
    frames: Vec<Frame>,
    entries: Vec<Entry>,
    base: usize,
    path: Vec<SiteId>,
    owned: Vec<u64>,
    globals: IdVec<GlobalId, u64>,
    escaped: Vec<Given>,
    clobbers: HashMap<(Rc<[SiteId]>, SiteId), usize>,
    steps: u64,
    begun: Begun,
    ranges: Vec<Range>,
}

/// How many steps a run makes before the instruction with whose choice it [ends](Choices::ends_run); none if it does not end so.
pub fn steps_before_end(code: &Code<'_>, choices: &mut dyn Choices, limits: &Limits) -> Option<u64> {
    let mut idle = ();
    let mut machine = Machine::new(code, (choices, &mut idle), limits, Kept::Nothing);
    machine.run();
    machine.ended_at
}

impl Snapshot {
    /// A run after so many steps; none if it ends before.
    pub fn new(
        code: &Code<'_>,
        choices: &mut dyn Choices,
        (steps, limits): (u64, &Limits),
        coverage: &mut Coverage,
    ) -> Option<Self> {
        let limits = Limits { steps, ..*limits };
        let mut machine = Machine::new(code, (choices, coverage), &limits, Kept::Nothing);
        let is_there =
            machine.run() == End::OutOfFuel && machine.steps == steps + 1 && !machine.frames.is_empty();
        let Machine {
            memory, frames, entries, base, path, owned, globals, escaped, clobbers, ranges, ..
        } = machine;
        let begun = coverage.take_begun();
        let snapshot = Snapshot {
            memory,
            frames,
            entries,
            base,
            path,
            owned,
            globals,
            escaped,
            clobbers,
            steps,
            begun,
            ranges,
        };
        is_there.then_some(snapshot)
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Goes on to the end, with the code of the same program.
    pub fn run_covering(
        &self,
        code: &Code<'_>,
        choices: &mut dyn Choices,
        limits: &Limits,
        coverage: &mut Coverage,
    ) -> Run {
        coverage.begin(&self.begun);
        let mut machine = Machine::new(code, (choices, coverage), limits, Kept::Nothing);
        machine.spend(START + self.entries.len() as u64);
        machine.memory = self.memory.clone();
        machine.frames.clone_from(&self.frames);
        machine.entries.clone_from(&self.entries);
        machine.path.clone_from(&self.path);
        machine.owned.clone_from(&self.owned);
        machine.globals = self.globals.clone();
        machine.escaped.clone_from(&self.escaped);
        machine.clobbers = self.clobbers.clone();
        machine.ranges.clone_from(&self.ranges);
        (machine.base, machine.steps) = (self.base, self.steps);
        let end = machine.go();
        machine.ended(end)
    }
}
