//! Objects of the heap that are left: which of them pointers reach.
//!
//! A pointer is the bytes of an address anywhere, aligned or not, that were written. It leads to an object if it is the address of one
//! of its bytes, or of its start. Where what is reached holds a value that is not modelled, that an object is not reached is
//! not known either: the answer carries the mark. What the world outside knows counts as reached, so whatever pointers it stores lead to
//! nothing more.

use super::cell::{MARKED, WRITTEN};
use super::choices::Source;
use super::machine::{Frame, Machine, Step};
use super::memory::{Found, Owner};
use super::shade::Shade;
use super::value::{Slot, Value};
use super::watch::Watch;
use crate::program::cfg::Cfg;
use crate::program::liveness::Liveness;
use crate::program::{Block, BlockId, Function, Op, Operand, SiteId, ValueId};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashSet};
use std::collections::BTreeSet;

fn truth(value: bool) -> Slot {
    Slot::word(Bits::from_u64(u64::from(value), 1))
}

/// The values of a function that are used behind a place in a block, or that variables are named by.
fn held_at(function: &Function, block: BlockId, next: usize) -> BTreeSet<ValueId> {
    let cfg = Cfg::new(function);
    let live = Liveness::new(function, &cfg);
    let Block { instrs, terminator, .. } = &function.blocks[block];
    let value = |operand: &Operand| if let Operand::Value(value) = operand { Some(*value) } else { None };
    let rest = &instrs[next.min(instrs.len())..];
    let used = rest.iter().flat_map(|instr| instr.op.operands()).chain(terminator.operands());
    let mut held: BTreeSet<ValueId> = used.filter_map(value).collect();
    held.extend(cfg.successors(block).iter().flat_map(|next| live.live_in(*next)));
    for defined in rest.iter().flat_map(|instr| &instr.defs) {
        held.remove(defined);
    }
    held.extend(function.instrs().filter_map(|instr| match &instr.op {
        Op::Name { value: named, .. } => value(named),
        _ => None,
    }));
    held
}

impl<W: Watch> Machine<'_, W> {
    /// Whether one of these pointers leads to each living object of the heap.
    pub(super) fn all_freed(&mut self, but: &[Operand]) -> Step<Slot> {
        let mut held = HashSet::default();
        for pointer in but {
            held.extend(self.decided(pointer)?.as_u64().and_then(|address| self.led_to(address)));
        }
        Ok(truth(self.are_all_in(&held)))
    }

    /// Whether each living object of the heap is reached.
    pub(super) fn all_reached(&mut self) -> Step<Slot> {
        let mut mark = None;
        let mut reached: HashSet<Found> = HashSet::default();
        let mut stack: Vec<Found> = self.memory.living().filter(|f| !self.is_heap(*f)).collect();
        stack.extend(self.reachable().objects);
        let width = self.program.pointer_bits;
        for slot in self.held() {
            if let Value::Word(bits) = &slot.value
                && bits.width() == width
            {
                mark = mark.or(slot.mark);
                stack.extend(bits.as_u64().and_then(|address| self.led_to(address)));
            }
        }
        // What the world outside knows, it may keep, and no object holds pointers from there that lead elsewhere.
        stack.extend(self.reachable().objects);
        while let Some(found) = stack.pop() {
            if reached.insert(found) {
                let (pointers, unknown) = self.pointers_in(found)?;
                mark = mark.or(unknown);
                stack.extend(pointers);
            }
        }
        let all = self.are_all_in(&reached);
        Ok(truth(all).marked(mark.filter(|_| !all)))
    }

    /// Whether these are all living objects of the heap; takes note of the first one that they lack.
    fn are_all_in(&mut self, known: &HashSet<Found>) -> bool {
        let lost = self.left().into_iter().find(|found| !known.contains(found));
        self.lost = lost.map(|found| self.memory.object(found)).map(|object| object.near(object.start));
        lost.is_none()
    }

    /// What the running functions hold: values that they still need, and those of variables. What is only left of a computation, as the
    /// result of a call that was stored, holds nothing.
    fn held(&mut self) -> Vec<Slot> {
        let mut slots = Vec::new();
        for i in 0..self.frames.len() {
            let Frame { function, base, block, next, .. } = self.frames[i];
            let program = self.program;
            let held = self
                .held
                .entry((function, block, next))
                .or_insert_with(|| held_at(&program.functions[function], block, next).into_iter().collect());
            slots.extend(held.iter().map(|value| self.entries[base + value.index()].slot()));
        }
        slots
    }

    fn is_heap(&self, found: Found) -> bool {
        self.memory.object(found).plan.owner == Owner::Heap
    }

    /// Whether nothing is lost is fixed where nothing is left; otherwise it is told by values that the source does not have.
    pub(super) fn leak_shade(&self) -> Shade {
        if self.left().is_empty() { Shade::Plain } else { self.any() }
    }

    /// The same; also where pointers in variables, and in what these lead to, reach all that is left, each where it was stored as a whole: those in other
    /// values that a run holds do not count.
    pub(super) fn reach_shade(&mut self) -> Step<Shade> {
        if self.shades.kept && self.are_surely_reached()? { Ok(Shade::Plain) } else { Ok(self.leak_shade()) }
    }

    fn are_surely_reached(&mut self) -> Step<bool> {
        let mut open: HashSet<Found> = self.left().into_iter().collect();
        let mut stack: Vec<Found> = self.memory.living().filter(|f| !self.is_heap(*f)).collect();
        while let Some(found) = stack.pop().filter(|_| !open.is_empty()) {
            for (start, end) in self.looked_through(found) {
                self.charge(end - start)?;
                for at in start..end {
                    let Some(base) = self.base_at(found, at) else { continue };
                    let to = self.memory.at_start(base);
                    let address = self.address_at(found, at);
                    stack.extend(to.filter(|to| self.led_to(address) == Some(*to) && open.remove(to)));
                }
            }
        }
        Ok(open.is_empty())
    }

    fn left(&self) -> Vec<Found> {
        self.memory.living().filter(|f| self.is_heap(*f)).collect()
    }

    /// The object to which an address leads.
    fn led_to(&mut self, address: u64) -> Option<Found> {
        let found = self.memory.find(address, 0)?;
        let object = self.memory.object(found);
        (address - object.start < object.plan.size.max(1)).then_some(found)
    }

    /// The bytes of an object among which pointers of the program may be: in constant tables and texts of the library there are none.
    fn looked_through(&self, found: Found) -> Vec<(u64, u64)> {
        match self.memory.object(found).plan.source {
            Source::Global(global, _) if !self.program.globals[global].may_hold_pointers() => vec![],
            _ => self.memory.written(found),
        }
    }

    /// The objects to which pointers in an object lead, and a mark in it.
    fn pointers_in(&mut self, found: Found) -> Step<(Vec<Found>, Option<SiteId>)> {
        let length = u64::from(self.program.pointer_bits / 8);
        let size = self.memory.object(found).plan.size;
        let (mut pointers, mut mark) = (vec![], None);
        for (start, end) in self.looked_through(found) {
            self.charge(end - start)?;
            for at in start.saturating_sub(length - 1)..end.min(size.saturating_sub(length - 1)) {
                let cells: Vec<_> = (at..at + length).map(|i| self.memory.cell(found, i)).collect();
                if let Some(place) = cells.iter().position(|cell| cell & MARKED != 0) {
                    mark = mark.or(self.memory.mark(found, at + place as u64));
                }
                if cells.iter().any(|cell| cell & WRITTEN == 0) {
                    continue;
                }
                let address = self.address_at(found, at);
                pointers.extend(self.led_to(address));
            }
        }
        Ok((pointers, mark))
    }

    /// The bytes of a word in memory, as a pointer.
    fn address_at(&self, found: Found, at: u64) -> u64 {
        let length = u64::from(self.program.pointer_bits / 8);
        let byte = |i: u64| u64::from(self.memory.cell(found, at + i) as u8);
        let place = |i: u64| if self.program.little_endian { length - 1 - i } else { i };
        (0..length).fold(0, |sum, i| sum << 8 | byte(place(i)))
    }
}
