//! Objects with addresses and bytes.
//!
//! Invariant: objects are sorted by their start, and the gap behind each is at least one byte, so an address belongs to at
//! most one object even if it points just behind its end.

use super::choices::Source;
use crate::base::HashMap;
use crate::ir::program::SiteId;
use std::rc::Rc;

/// A byte with its marks.
pub(super) type Cell = u16;
/// The byte has a value.
pub(super) const WRITTEN: Cell = 0x100;
/// The byte depends on what is not modelled.
pub(super) const MARKED: Cell = 0x200;

/// Bytes in a page.
const PAGE: u64 = 1024;
/// The distance between objects.
const GAP: u64 = 16;
/// How many objects are looked at for pointers to guess.
const RECENT: usize = 32;
/// What an object costs besides its bytes.
const OVERHEAD: u64 = 128;

/// Whose an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Program,
    Constant,
    Frame,
    Heap,
}

/// What a new object is like.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) owner: Owner,
    pub(super) zeroed: bool,
    pub(super) source: Source,
    /// The calls that led to its allocation.
    pub(super) path: Rc<[SiteId]>,
}

/// An object.
#[derive(Debug)]
pub(super) struct Object {
    pub(super) start: u64,
    pub(super) plan: Plan,
    alive: bool,
    /// Whether it does not live, but may again.
    asleep: bool,
    /// Pages that were written.
    pages: HashMap<u64, Box<[Cell]>>,
    /// For marked bytes, the choice that is not modelled.
    marks: HashMap<u64, SiteId>,
}

/// All objects.
#[derive(Debug)]
pub(super) struct Memory {
    objects: Vec<Object>,
    /// Addresses from here on are free.
    next: u64,
    /// The highest address.
    top: u64,
    /// Bytes in use, and how many may be.
    used: u64,
    limit: u64,
    /// The object that was found last.
    last: usize,
}

/// An object that is found, by its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Found(usize);

impl Memory {
    /// No objects; the first one lies at `first` or above.
    pub(super) fn new(pointer_bits: u32, first: u64, limit: u64) -> Memory {
        let top = if pointer_bits >= 64 { u64::MAX } else { (1 << pointer_bits) - 1 };
        Memory { objects: Vec::new(), next: first, top, used: 0, limit, last: 0 }
    }

    /// A new object; `None` if there is no room. Its address.
    pub(super) fn allocate(&mut self, plan: Plan) -> Option<u64> {
        let start = self.next.checked_next_multiple_of(plan.align.max(1))?;
        let end = start.checked_add(plan.size)?.checked_add(GAP).filter(|end| *end <= self.top)?;
        self.claim(OVERHEAD)?;
        self.next = end;
        let (pages, marks) = Default::default();
        self.objects.push(Object { start, plan, alive: true, asleep: false, pages, marks });
        Some(start)
    }

    fn claim(&mut self, bytes: u64) -> Option<()> {
        self.used = self.used.checked_add(bytes).filter(|n| *n <= self.limit)?;
        Some(())
    }

    /// The living object that holds so many bytes from here on; an object holds none anywhere up to its end.
    pub(super) fn find(&mut self, address: u64, length: u64) -> Option<Found> {
        let holds = |o: &Object| {
            let at = address.checked_sub(o.start);
            o.alive && at.and_then(|at| at.checked_add(length)).is_some_and(|end| end <= o.plan.size)
        };
        if self.objects.get(self.last).is_some_and(holds) {
            return Some(Found(self.last));
        }
        let at = self.objects.partition_point(|o| o.start <= address).checked_sub(1)?;
        self.last = at;
        holds(&self.objects[at]).then_some(Found(at))
    }

    /// Where the objects made last start, as far as they live.
    pub(super) fn starts(&self) -> Vec<u64> {
        self.objects.iter().rev().take(RECENT).filter(|o| o.alive).map(|o| o.start).collect()
    }

    pub(super) fn object(&self, found: Found) -> &Object {
        &self.objects[found.0]
    }

    /// The living objects.
    pub(super) fn living(&self) -> impl Iterator<Item = Found> + '_ {
        self.objects.iter().enumerate().filter(|(_, o)| o.alive).map(|(i, _)| Found(i))
    }

    /// Ranges of offsets outside of which no byte of an object was ever written, ascending.
    pub(super) fn written(&self, found: Found) -> Vec<(u64, u64)> {
        let mut pages: Vec<(u64, u64)> = self.objects[found.0]
            .pages
            .iter()
            .map(|(page, cells)| (page * PAGE, page * PAGE + cells.len() as u64))
            .collect();
        pages.sort_unstable();
        pages
    }

    /// The object that starts at an address, if it lives or may live again.
    pub(super) fn at_start(&self, address: u64) -> Option<Found> {
        let at = self.objects.partition_point(|o| o.start <= address).checked_sub(1)?;
        let object = &self.objects[at];
        (object.start == address && (object.alive || object.asleep)).then_some(Found(at))
    }

    /// Begins the life of an object again, or ends it until then.
    pub(super) fn set_alive(&mut self, found: Found, alive: bool) {
        let object = &mut self.objects[found.0];
        (object.alive, object.asleep) = (alive, !alive);
    }

    /// Ends the life of an object.
    pub(super) fn release(&mut self, found: Found) {
        let object = &mut self.objects[found.0];
        (object.alive, object.asleep) = (false, false);
        let bytes = object.pages.values().map(|p| 2 * p.len() as u64).sum::<u64>();
        self.used -= bytes;
        (object.pages, object.marks) = Default::default();
        while self.objects.last().is_some_and(|o| !o.alive && !o.asleep) {
            self.objects.pop();
            self.used -= OVERHEAD;
        }
    }

    /// A byte at an offset of an object.
    pub(super) fn cell(&self, found: Found, offset: u64) -> Cell {
        let object = &self.objects[found.0];
        match object.pages.get(&(offset / PAGE)) {
            Some(page) => page[(offset % PAGE) as usize],
            None if object.plan.zeroed => WRITTEN,
            None => 0,
        }
    }

    /// The choice that a marked byte depends on.
    pub(super) fn mark(&self, found: Found, offset: u64) -> Option<SiteId> {
        self.objects[found.0].marks.get(&offset).copied()
    }

    /// Changes a byte at an offset of an object; `None` if there is no room.
    pub(super) fn set(&mut self, found: Found, offset: u64, cell: Cell, mark: Option<SiteId>) -> Option<()> {
        let page = offset / PAGE;
        let object = &self.objects[found.0];
        if !object.pages.contains_key(&page) {
            let length = PAGE.min(object.plan.size - page * PAGE);
            let fresh = if object.plan.zeroed { WRITTEN } else { 0 };
            self.claim(2 * length)?;
            self.objects[found.0].pages.insert(page, vec![fresh; length as usize].into());
        }
        let object = &mut self.objects[found.0];
        if let Some(page) = object.pages.get_mut(&page) {
            page[(offset % PAGE) as usize] = cell;
        }
        if let Some(site) = mark {
            object.marks.insert(offset, site);
        }
        Some(())
    }
}
