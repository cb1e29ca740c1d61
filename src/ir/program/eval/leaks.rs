//! Objects of the heap that are left: which of them pointers reach.
//!
//! A pointer is the bytes of an address anywhere, aligned or not, that were written. It leads to an object if it is the address of one
//! of its bytes, or of its start. Where what is reached holds a value that is not modelled, that an object is not reached is
//! not known either: the answer carries the mark. What the world outside knows counts as reached, and everything does where that may
//! have stored pointers in what is reached.

use super::cell::{MARKED, WRITTEN};
use super::choices::Source;
use super::machine::{Machine, Step};
use super::memory::{Found, Owner};
use super::value::{Slot, Value};
use super::watch::Watch;
use crate::program::{Operand, SiteId, SiteKind};
use eufonium_base::{Bits, HashSet};

fn truth(value: bool) -> Slot {
    Slot::word(Bits::from_u64(u64::from(value), 1))
}

impl<W: Watch> Machine<'_, W> {
    /// Whether one of these pointers leads to each living object of the heap.
    pub(super) fn all_freed(&mut self, but: &[Operand]) -> Step<Slot> {
        let mut held = HashSet::default();
        for pointer in but {
            held.extend(self.decided(pointer)?.as_u64().and_then(|address| self.led_to(address)));
        }
        Ok(truth(self.left().into_iter().all(|found| held.contains(&found))))
    }

    /// Whether each living object of the heap is reached.
    pub(super) fn all_reached(&mut self) -> Step<Slot> {
        let mut mark = None;
        let mut reached: HashSet<Found> = HashSet::default();
        let mut stack: Vec<Found> = self.memory.living().filter(|f| !self.is_heap(*f)).collect();
        stack.extend(self.reachable().objects);
        let width = self.program.pointer_bits;
        let values: Vec<Slot> = self.slots.clone();
        for slot in values {
            if let Value::Word(bits) = &slot.value
                && bits.width() == width
            {
                mark = mark.or(slot.mark);
                stack.extend(bits.as_u64().and_then(|address| self.led_to(address)));
            }
        }
        // What the world outside knows, it may keep.
        stack.extend(self.reachable().objects);
        while let Some(found) = stack.pop() {
            if self.is_open(found) {
                return Ok(truth(true));
            }
            if reached.insert(found) {
                let (pointers, unknown) = self.pointers_in(found)?;
                mark = mark.or(unknown);
                stack.extend(pointers);
            }
        }
        let all = self.left().into_iter().all(|found| reached.contains(&found));
        Ok(truth(all).marked(mark.filter(|_| !all)))
    }

    /// Whether the world outside may have stored any pointers in an object.
    fn is_open(&self, found: Found) -> bool {
        let site = match self.memory.object(found).plan.source {
            Source::Contents(site, _) => &self.program.sites[site].kind,
            _ => return false,
        };
        matches!(site, SiteKind::Outside(_))
    }

    fn is_heap(&self, found: Found) -> bool {
        self.memory.object(found).plan.owner == Owner::Heap
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

    /// The objects to which pointers in an object lead, and a mark in it.
    fn pointers_in(&mut self, found: Found) -> Step<(Vec<Found>, Option<SiteId>)> {
        let length = u64::from(self.program.pointer_bits / 8);
        let size = self.memory.object(found).plan.size;
        let (mut pointers, mut mark) = (vec![], None);
        for (start, end) in self.memory.written(found) {
            self.charge(end - start)?;
            for at in start.saturating_sub(length - 1)..end.min(size.saturating_sub(length - 1)) {
                let mut cells: Vec<_> = (at..at + length).map(|i| self.memory.cell(found, i)).collect();
                if let Some(place) = cells.iter().position(|cell| cell & MARKED != 0) {
                    mark = mark.or(self.memory.mark(found, at + place as u64));
                }
                if cells.iter().any(|cell| cell & WRITTEN == 0) {
                    continue;
                }
                if !self.program.little_endian {
                    cells.reverse();
                }
                let address = cells.iter().rev().fold(0, |sum, cell| sum << 8 | u64::from(*cell as u8));
                pointers.extend(self.led_to(address));
            }
        }
        Ok((pointers, mark))
    }
}
