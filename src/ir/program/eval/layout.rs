//! Where objects are put: orders of addresses, places that are given, and guesses.
//!
//! Whatever is asked for, an object ends up at a place that any implementation of C might have chosen, so a run with one of these
//! layouts is as good as any other.

use super::choices::{Place, Source};
use eufonium_base::HashMap;
use std::collections::VecDeque;

/// In which order objects lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Each behind those before, with a gap.
    Ascending,
    /// Each right behind the one made last.
    Adjacent,
    /// Each right before the one made last.
    Descending,
    /// Where an object was before, if it is gone; else behind the others.
    Again,
    /// Next to others and at given numbers, as the seed decides.
    Guessed(u64),
}

/// A layout of objects.
#[derive(Clone, Debug)]
pub struct Layout {
    order: Order,
    /// Numbers that the program looks at.
    numbers: Vec<u64>,
    /// Wanted places: of globals, and of the allocations at a site in order.
    wanted: HashMap<Wanted, VecDeque<u64>>,
    /// Numbers at which nothing is to lie.
    avoided: Vec<u64>,
    /// Where the object made last lies and ends.
    last: Option<(u64, u64)>,
    /// Where objects were put, by size and alignment.
    before: Vec<(u64, u64)>,
    state: u64,
}

/// Whose place is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wanted {
    Global(crate::program::GlobalId),
    Site(crate::program::SiteId),
}

fn wanted(source: Source) -> Option<Wanted> {
    match source {
        Source::Global(global, _) => Some(Wanted::Global(global)),
        Source::Contents(site, _) => Some(Wanted::Site(site)),
        Source::Site(_) | Source::Parameter(_) | Source::Escaped(_) => None,
    }
}

/// Where objects that grow downwards begin.
const MIDDLE: u64 = 1 << 30;

impl Layout {
    /// A layout in this order.
    pub fn new(order: Order, numbers: &[u64]) -> Layout {
        let seed = if let Order::Guessed(seed) = order { seed } else { 0 };
        let state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let (wanted, avoided, last, before) = Default::default();
        Layout { order, numbers: numbers.to_vec(), wanted, avoided, last, before, state }
    }

    /// The next object from here is to lie at this address.
    pub fn put(&mut self, source: Source, address: u64) {
        if let Some(key) = wanted(source) {
            self.wanted.entry(key).or_default().push_back(address);
        }
    }

    /// No object is to lie or end at this number.
    pub fn avoid(&mut self, number: u64) {
        self.avoided.push(number);
    }

    /// The place itself, or behind what is to be avoided.
    fn aside(&self, mut start: u64, size: u64, align: u64) -> u64 {
        let inside = |start: u64| {
            let end = start.saturating_add(size);
            self.avoided.iter().copied().filter(|n| start <= *n && *n <= end).max()
        };
        // Each step goes beyond one of the numbers.
        for _ in 0..=self.avoided.len() {
            let Some(number) = inside(start) else { break };
            start = up(number.saturating_add(1), align);
        }
        start
    }

    fn random(&mut self, below: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) % below.max(1)
    }

    /// Where an object is to lie.
    pub fn place(&mut self, place: Place<'_>) -> Option<u64> {
        let given = wanted(place.source).and_then(|key| self.wanted.get_mut(&key)?.pop_front());
        let at = given.or_else(|| self.in_order(place));
        let start = at.unwrap_or_else(|| up(place.next, place.align));
        let start = self.aside(start, place.size, place.align);
        self.last = Some((start, start.saturating_add(place.size)));
        self.before.push((place.size, start));
        Some(start)
    }

    fn in_order(&mut self, place: Place<'_>) -> Option<u64> {
        let align = place.align.max(1);
        match (self.order, self.last) {
            (Order::Ascending, _) => None,
            (Order::Adjacent, Some((_, end))) => Some(up(end, align)),
            (Order::Adjacent, None) => None,
            (Order::Descending, last) => {
                let start = last.map_or(MIDDLE, |(start, _)| start).checked_sub(place.size)?;
                Some(start - start % align)
            }
            (Order::Again, _) => {
                let fits = |(size, start): &&(u64, u64)| {
                    let end = start + place.size.max(1);
                    let free =
                        place.objects.iter().all(|(from, to)| *start >= *to.max(&(from + 1)) || *from >= end);
                    *size >= place.size && start.is_multiple_of(align) && free
                };
                self.before.iter().rev().find(fits).map(|(_, start)| *start)
            }
            (Order::Guessed(_), _) => self.guess(place, align),
        }
    }

    fn guess(&mut self, place: Place<'_>, align: u64) -> Option<u64> {
        let kind = self.random(8);
        let other = self.random(place.objects.len() as u64) as usize;
        let neighbour = place.objects.get(other).copied();
        let number = self.random(self.numbers.len() as u64) as usize;
        let number = self.numbers.get(number).copied();
        let inside = self.random(place.size);
        let high = self.random(1 << 12);
        match kind {
            0 => None,
            1 => neighbour.map(|(_, end)| up(end, align)),
            2 => neighbour.and_then(|(start, _)| start.checked_sub(place.size)).map(|at| at - at % align),
            3 | 4 => number.map(|n| n - n % align),
            5 => number.map(|n| n.wrapping_sub(inside)).map(|n| n - n % align),
            6 => number.map(|n| n.wrapping_add(high << 12)).map(|n| n - n % align),
            _ => neighbour.zip(number).map(|((start, _), n)| start.wrapping_add(n)).map(|n| n - n % align),
        }
    }
}

fn up(address: u64, align: u64) -> u64 {
    address.checked_next_multiple_of(align.max(1)).unwrap_or(address)
}
