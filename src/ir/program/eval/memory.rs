//! Objects with addresses and bytes.
//!
//! Objects lie in ascending order with gaps between them unless whoever makes the choices puts them elsewhere: anywhere that is aligned,
//! not null and free, also where an object was before.
//!
//! Invariant: objects are sorted by their start, which a list of its own has too, and those that are alive are disjoint. An address behind the last byte of one may be
//! the start of the next; then it counts as the latter.

use super::Near;
use super::cell::{Cell, POINTER, WRITTEN};
use super::choices::{Pointee, Source};
use super::pages::{Layout, PAGE, Pages, Place};
use super::shade::Shade;
use crate::program::{SiteId, margin};
use eufonium_base::HashMap;
use std::rc::Rc;

/// The distance between objects, with addresses of up to 32 bits and with wider ones: most accesses beyond an object shall not meet another.
const GAPS: [u64; 2] = [1 << 8, 1 << 16];
/// How many objects are looked at for pointers to guess.
const RECENT: usize = 32;
/// So many parts of the address space, as large as the distance of objects and counted around, each remember where an object was found.
const PARTS: usize = 512;
/// What an object costs besides its bytes and the calls that led to it, which make a deep recursion with objects in each call quadratic.
const OVERHEAD: u64 = 128;

/// Whose an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Program,
    Constant,
    Frame,
    Heap,
    /// The world outside; the program may free it, but need not.
    Outside,
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
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub(super) start: u64,
    pub(super) plan: Plan,
    /// What it is, whatever became of its contents.
    pub(super) made: Source,
    /// The number of objects that were made before it: another object at its place has another one.
    pub(super) born: u64,
    /// How often the place that gave up its contents had done so before.
    pub(super) round: usize,
    /// What the world outside knew when it chose the contents, if it did: first and last addresses.
    pub(super) horizon: Option<Rc<[(u64, u64)]>>,
    alive: bool,
    /// Whether it does not live, but may again.
    asleep: bool,
    /// The bytes that were claimed for it besides its own.
    overhead: u64,
    pages: Pages,
    /// For marked bytes, the choice that is not modelled.
    marks: HashMap<u64, SiteId>,
}

impl Object {
    /// What it is for an access at an address.
    pub(super) fn near(&self, address: u64) -> Near {
        let offset = address.wrapping_sub(self.start) as i64;
        Near { source: self.made, size: self.plan.size, alive: self.alive, offset }
    }
    /// Whether nothing else may lie where it does: it lives, or may again.
    fn has_place(&self) -> bool {
        self.alive || self.asleep
    }
}

/// All objects.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    objects: Vec<Object>,
    /// Where each of them starts: where one is looked for, only this is read.
    starts: Vec<u64>,
    /// Where functions are.
    taken: (u64, u64),
    /// Addresses from here on are free but for objects that were put there.
    next: u64,
    /// How many bytes at both ends are without objects.
    margin: u64,
    /// The highest address.
    top: u64,
    /// Bytes in use, and how many may be.
    used: u64,
    limit: u64,
    /// The objects that were found last, by the part of the address space.
    recent: Box<[u32; PARTS]>,
    /// How many objects were made.
    births: u64,
    /// By objects, how many pointers to them are in memory, or were the argument of a block.
    kept: HashMap<u64, usize>,
    /// The objects of which nothing is left that were the last to go, by where they started.
    gone: [Option<(u64, Near)>; GONE],
}

/// An object that is found, by its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Found(usize);

/// How many objects that are gone are told from places where none was.
const GONE: usize = 4;

impl Memory {
    /// No objects. What lies from the first to the second address is not free; objects lie behind it unless they are put elsewhere.
    pub(super) fn new(pointer_bits: u32, taken: (u64, u64), limit: u64) -> Memory {
        let top = if pointer_bits >= 64 { u64::MAX } else { (1 << pointer_bits) - 1 };
        Memory {
            objects: Vec::new(),
            starts: Vec::new(),
            taken,
            next: taken.1,
            margin: margin(pointer_bits),
            top,
            used: 0,
            limit,
            recent: Box::new([0; PARTS]),
            births: 0,
            kept: HashMap::default(),
            gone: [None; GONE],
        }
    }

    /// A new object; `None` if there is no room. Its address, which is the wanted one if it can be.
    pub(super) fn allocate(&mut self, plan: Plan, wanted: Option<u64>) -> Option<u64> {
        let put = wanted.filter(|at| self.is_free(*at, &plan));
        let start = match put {
            Some(start) => start,
            None => self.next_free(&plan)?,
        };
        let overhead = OVERHEAD + size_of_val(&*plan.path) as u64;
        self.claim(overhead)?;
        if put.is_none() {
            self.next = start + plan.size + self.gap();
        } else {
            // Those that are gone may be in the way.
            let used = &mut self.used;
            self.objects.retain(|o| {
                let stays = o.has_place();
                *used -= if stays { 0 } else { o.overhead };
                stays
            });
            self.starts = self.objects.iter().map(|o| o.start).collect();
        }
        let at = self.behind(start);
        self.starts.insert(at, start);
        let (pages, marks) = Default::default();
        let (made, born) = (plan.source, self.births);
        self.births += 1;
        self.objects.insert(
            at,
            Object {
                start,
                plan,
                made,
                born,
                round: 0,
                horizon: None,
                alive: true,
                asleep: false,
                overhead,
                pages,
                marks,
            },
        );
        Some(start)
    }

    #[inline]
    fn gap(&self) -> u64 {
        GAPS[usize::from(self.top > u64::from(u32::MAX))]
    }

    /// Whether an object may lie here.
    fn is_free(&self, start: u64, plan: &Plan) -> bool {
        let end = start.checked_add(plan.size.max(1)).filter(|end| *end <= self.top - self.margin);
        let Some(end) = end.filter(|_| start >= self.margin && start.is_multiple_of(plan.align.max(1)))
        else {
            return false;
        };
        // No object ends where the first function is either.
        let meets = start < self.taken.1 && self.taken.0 <= end;
        !meets && self.in_the_way(start, end).is_none()
    }

    /// The end of an object that has bytes here.
    fn in_the_way(&self, start: u64, end: u64) -> Option<u64> {
        let behind = self.starts.partition_point(|start| *start < end);
        let reaches = |o: &&Object| o.start + o.plan.size.max(1) > start;
        // Of those that are gone some may have been larger than their distance, so the nearest that has a place decides.
        self.objects[..behind]
            .iter()
            .rev()
            .find(|o| o.has_place())
            .filter(reaches)
            .map(|o| o.start + o.plan.size.max(1))
    }

    fn next_free(&self, plan: &Plan) -> Option<u64> {
        let mut start = self.next.checked_next_multiple_of(plan.align.max(1))?;
        loop {
            let end = start.checked_add(plan.size)?.checked_add(self.gap()).filter(|end| *end <= self.top)?;
            match self.in_the_way(start, end) {
                Some(after) => {
                    start = after.checked_add(self.gap())?.checked_next_multiple_of(plan.align.max(1))?
                }
                None => return Some(start),
            }
        }
    }

    /// Where the objects made last lie and end, as far as they live, and where the next one would lie.
    pub(super) fn neighbours(&self) -> (Vec<(u64, u64)>, u64) {
        let alive = self.objects.iter().rev().take(RECENT).filter(|o| o.alive);
        (alive.map(|o| (o.start, o.start + o.plan.size)).collect(), self.next)
    }

    fn claim(&mut self, bytes: u64) -> Option<()> {
        self.used = self.used.checked_add(bytes).filter(|n| *n <= self.limit)?;
        Some(())
    }

    /// The living object that holds so many bytes from here on; an object holds none anywhere up to its end.
    #[inline]
    pub(super) fn find(&mut self, address: u64, length: u64) -> Option<Found> {
        let holds = |o: &Object| {
            let at = address.checked_sub(o.start);
            o.alive && at.and_then(|at| at.checked_add(length)).is_some_and(|end| end <= o.plan.size)
        };
        let part = self.part(address);
        // Numbers of objects change as others come and go; what was found is looked at again.
        let recent = self.recent[part] as usize;
        if self.objects.get(recent).is_some_and(|o| holds(o) && address - o.start < o.plan.size) {
            return Some(Found(recent));
        }
        let behind = self.behind(address);
        // The end of an object, if no other begins there.
        let at = (behind.saturating_sub(2)..behind).rev().find(|at| holds(&self.objects[*at]))?;
        self.recent[part] = at as u32;
        Some(Found(at))
    }

    /// The part of the address space of an address.
    #[inline]
    fn part(&self, address: u64) -> usize {
        (address >> self.gap().trailing_zeros()) as usize % PARTS
    }

    /// How many objects start up to an address.
    #[inline]
    fn behind(&self, address: u64) -> usize {
        self.starts.partition_point(|start| *start <= address)
    }

    /// Where the objects made last start, as far as they live.
    pub(super) fn starts(&self) -> Vec<Pointee> {
        let alive = self.objects.iter().rev().take(RECENT).filter(|o| o.alive);
        alive.map(|o| Pointee { address: o.start, object: Some((o.made, o.start)) }).collect()
    }

    /// The object whose bytes are nearest to an address, unless they are as far as others may be; also one that is gone.
    pub(super) fn nearest(&self, address: u64) -> Option<Near> {
        let within = |(start, near): &&(u64, Near)| (*start..*start + near.size).contains(&address);
        if let Some((start, near)) = self.gone.iter().flatten().find(within) {
            return Some(Near { offset: address.wrapping_sub(*start) as i64, ..*near });
        }
        let behind = self.behind(address);
        let before = behind.checked_sub(1).map(|at| &self.objects[at]);
        let distance = |o: &Object| address.saturating_sub(o.start + o.plan.size);
        let next =
            self.objects.get(behind).filter(|o| before.is_none_or(|b| o.start - address < distance(b)));
        let found = next.filter(|o| o.start - address < self.gap()).or(before);
        let found = found.filter(|o| distance(o) < self.gap());
        found.map(|o| o.near(address))
    }

    pub(super) fn object(&self, found: Found) -> &Object {
        &self.objects[found.0]
    }

    /// Adds a mark to bytes that were written.
    pub(super) fn flag(&mut self, found: Found, offset: u64, length: u64, flag: Cell) {
        for at in offset..offset + length {
            self.objects[found.0].pages.flag(at, flag);
        }
    }

    /// The pointers in an object with their offsets, at places where pointers are aligned.
    pub(super) fn pointers(
        &self,
        found: Found,
        bytes: u64,
        little_endian: bool,
    ) -> impl Iterator<Item = (u64, u64)> + '_ {
        let object = &self.objects[found.0];
        let starts = object.pages.ranges().flat_map(move |(from, to)| (from..to).step_by(bytes as usize));
        let pointer =
            move |start: &u64| (*start..start + bytes).all(|at| self.cell(found, at) & POINTER != 0);
        let whole = starts.filter(move |start| start + bytes <= object.plan.size && pointer(start));
        let word = move |start: u64| {
            let byte = |i: u64| u64::from(self.cell(found, start + i) as u8);
            (0..bytes).fold(0, |word, i| word << 8 | byte(if little_endian { bytes - 1 - i } else { i }))
        };
        whole.map(move |start| (start, word(start))).filter(|(_, word)| *word != 0)
    }

    /// From now on the object holds what the source says, which was never written.
    pub(super) fn forget(&mut self, found: Found, source: Source, path: Rc<[SiteId]>, round: usize) {
        let object = &mut self.objects[found.0];
        self.used -= object.pages.size();
        object.marks = HashMap::default();
        let pages = std::mem::take(&mut object.pages);
        (object.plan.zeroed, object.plan.source, object.plan.path) = (false, source, path);
        object.round = round;
        self.drop_shades(&pages);
    }

    /// What the world outside knew when it chose the contents of the object that starts here.
    pub(super) fn horizon_at(&self, start: u64) -> Option<Rc<[(u64, u64)]>> {
        self.objects[self.at_start(start)?.0].horizon.clone()
    }

    /// From now on the contents are what the world outside chose when it knew this.
    pub(super) fn set_horizon(&mut self, found: Found, horizon: Rc<[(u64, u64)]>) {
        self.objects[found.0].horizon = Some(horizon);
    }

    /// The living objects.
    pub(super) fn living(&self) -> impl Iterator<Item = Found> + '_ {
        self.objects.iter().enumerate().filter(|(_, o)| o.alive).map(|(i, _)| Found(i))
    }

    /// Ranges of offsets outside of which no byte of an object was ever written, ascending.
    pub(super) fn written(&self, found: Found) -> Vec<(u64, u64)> {
        self.objects[found.0].pages.ranges().collect()
    }

    /// The object that starts at an address, if it lives or may live again.
    pub(super) fn at_start(&self, address: u64) -> Option<Found> {
        let recent = self.recent[self.part(address)] as usize;
        let at = match self.starts.get(recent) {
            Some(start) if *start == address => recent,
            _ => self.behind(address).checked_sub(1)?,
        };
        let object = &self.objects[at];
        (object.start == address && object.has_place()).then_some(Found(at))
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
        self.used -= object.pages.size();
        object.marks = HashMap::default();
        let pages = std::mem::take(&mut object.pages);
        self.drop_shades(&pages);
        while self.objects.last().is_some_and(|o| !o.alive && !o.asleep) {
            if let Some(o) = self.objects.pop() {
                self.used -= o.overhead;
                self.gone[o.born as usize % GONE] = Some((o.start, o.near(o.start)));
            }
            self.starts.pop();
        }
    }

    /// A byte at an offset of an object.
    pub(super) fn cell(&self, found: Found, offset: u64) -> Cell {
        let object = &self.objects[found.0];
        object.pages.cell(offset).unwrap_or(if object.plan.zeroed { WRITTEN } else { 0 })
    }

    /// A word of up to eight bytes, if no more is to be known about them than whether they are an address.
    #[inline]
    pub(super) fn word(&self, found: Found, offset: u64, layout: Layout) -> Option<(u64, Shade)> {
        self.objects[found.0].pages.word(offset, layout)
    }

    /// Changes a word of up to eight bytes that has no mark and is plain or, as a pointer, of this base; `None` if more than that is to be done.
    #[inline]
    pub(super) fn set_word(
        &mut self,
        found: Found,
        offset: u64,
        (word, base): (u64, Option<u64>),
        layout: Layout,
        is_pointer: bool,
    ) -> Option<()> {
        let before = self.objects[found.0].pages.set_word(offset, (word, base), layout, is_pointer)?;
        before.into_iter().for_each(|base| self.release_pointer(base));
        base.into_iter().for_each(|base| self.keep(base));
        Some(())
    }

    /// Gives all bytes of a range the same value without a mark; `None` if there is no room.
    pub(super) fn fill(&mut self, found: Found, offset: u64, length: u64, byte: u8) -> Option<()> {
        let (mut at, end) = (offset, offset + length);
        let cell = WRITTEN | Cell::from(byte);
        while at < end {
            let next = (at - at % PAGE + PAGE).min(end);
            self.reach(found, at)?;
            if self.objects[found.0].pages.fill(at, next - at, cell).is_none() {
                (at..next).try_for_each(|at| self.set(found, at, cell, None))?;
            }
            at = next;
        }
        Some(())
    }

    /// Makes the page of an offset, if it does not exist; `None` if there is no room.
    fn reach(&mut self, found: Found, offset: u64) -> Option<()> {
        let object = &self.objects[found.0];
        if !object.pages.has_page(offset) {
            let length = PAGE.min(object.plan.size - offset / PAGE * PAGE);
            let fresh = if object.plan.zeroed { WRITTEN } else { 0 };
            let cost = object.pages.cost(offset, length);
            self.claim(cost)?;
            self.objects[found.0].pages.make(offset, length, fresh);
        }
        Some(())
    }

    /// The choice that a marked byte depends on.
    pub(super) fn mark(&self, found: Found, offset: u64) -> Option<SiteId> {
        self.objects[found.0].marks.get(&offset).copied()
    }

    /// Changes a byte at an offset of an object; `None` if there is no room.
    pub(super) fn set(&mut self, found: Found, offset: u64, cell: Cell, mark: Option<SiteId>) -> Option<()> {
        self.reach(found, offset)?;
        let object = &mut self.objects[found.0];
        let shade = object.pages.set(offset, cell);
        if let Some(site) = mark {
            object.marks.insert(offset, site);
        }
        if let Some((Shade::Base(base), 0)) = shade {
            self.release_pointer(base);
        }
        Some(())
    }

    /// Gives a byte that was written a shade, which the next change takes away.
    pub(super) fn set_shade(&mut self, found: Found, offset: u64, shade: Place) {
        self.objects[found.0].pages.set_shade(offset, shade);
        if let (Shade::Base(base), 0) = shade {
            self.keep(base);
        }
    }

    /// The shade of a byte, and its place in the value that was stored.
    pub(super) fn shade(&self, found: Found, offset: u64) -> Place {
        self.objects[found.0].pages.shade(offset)
    }

    /// A pointer to the object that starts here is kept somewhere.
    pub(super) fn keep(&mut self, base: u64) {
        *self.kept.entry(base).or_insert(0) += 1;
    }

    /// Whether a pointer to the object that starts here is kept anywhere.
    pub(super) fn is_kept(&self, base: u64) -> bool {
        self.kept.get(&base).is_some_and(|count| *count > 0)
    }

    fn release_pointer(&mut self, base: u64) {
        if let Some(count) = self.kept.get_mut(&base) {
            *count -= 1;
        }
    }

    fn drop_shades(&mut self, pages: &Pages) {
        for shade in pages.shades() {
            if let (Shade::Base(base), 0) = shade {
                self.release_pointer(base);
            }
        }
    }

    pub(super) fn is_alive(&self, found: Found) -> bool {
        self.objects[found.0].alive
    }
}
