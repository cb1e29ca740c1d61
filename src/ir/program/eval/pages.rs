//! The bytes of one object: pages that were written, with the shades of bytes that have one.
//!
//! Invariant: a byte whose cell says [`SHADED`] has its shade in its page.

use super::cell::{Cell, POINTER, SHADED, WRITTEN};
use super::shade::{Shade, low};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Bytes in a page.
pub(super) const PAGE: u64 = 1024;
/// So many pages at the start of an object may be found by their number, if a page is not farther than twice as far as those before.
const NEAR: u64 = 4096;
const FIRST: u64 = 15;
/// What a place of the table of pages takes.
const ENTRY: u64 = size_of::<Option<Page>>() as u64;

/// Where addresses lead that were stored.
pub(super) type Bases = SmallVec<[u64; 1]>;

/// The shade of a byte with its place in the value that was stored (of bits: in the word).
pub(super) type Place = (Shade, u8);

/// Cells with their two halves apart, so that words of bytes are read as such.
#[derive(Clone, Debug, Default)]
struct Page {
    bytes: Box<[u8]>,
    marks: Box<[u8]>,
    /// As many as bytes, or none.
    shades: Vec<Place>,
}

impl Page {
    #[inline]
    fn cell(&self, at: usize) -> Cell {
        Cell::from(self.marks[at]) << 8 | Cell::from(self.bytes[at])
    }

    #[inline]
    fn set(&mut self, at: usize, cell: Cell) {
        (self.bytes[at], self.marks[at]) = (cell as u8, mark(cell));
    }
}

/// The marks of a cell, as a page has them.
#[inline]
const fn mark(cell: Cell) -> u8 {
    (cell >> 8) as u8
}

/// Up to eight bytes as a word, the first one lowest.
#[inline]
fn joined(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => u64::from(a),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    }
}

/// A word with the same in each of so many bytes, the lowest ones.
#[inline]
const fn each(mark: u8, length: usize) -> u64 {
    (0x0101_0101_0101_0101 * mark as u64) & low(8 * length as u32)
}

/// The bytes of an object. The pages before the end of the table stand there.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    near: Vec<Option<Page>>,
    far: BTreeMap<u64, Page>,
}

/// How the bytes of a word lie: their number, and whether the lowest is first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) length: usize,
    pub(super) little_endian: bool,
}

impl Layout {
    /// The word whose lowest byte is the first one in memory, for a word with these bytes; and back.
    #[inline]
    fn turned(self, word: u64) -> u64 {
        let unused = u64::BITS - 8 * self.length as u32;
        if self.little_endian { word } else { word.swap_bytes() >> unused }
    }
}

impl Pages {
    #[inline]
    fn page(&self, at: u64) -> Option<&Page> {
        match self.near.get(at as usize) {
            Some(page) => page.as_ref(),
            None => self.far.get(&at),
        }
    }

    #[inline]
    fn page_mut(&mut self, at: u64) -> Option<&mut Page> {
        match self.near.get_mut(at as usize) {
            Some(page) => page.as_mut(),
            None => self.far.get_mut(&at),
        }
    }

    /// The byte at an offset, if its page exists.
    #[inline]
    pub(super) fn cell(&self, offset: u64) -> Option<Cell> {
        Some(self.page(offset / PAGE)?.cell((offset % PAGE) as usize))
    }

    /// Whether the page of an offset exists.
    pub(super) fn has_page(&self, offset: u64) -> bool {
        self.page(offset / PAGE).is_some()
    }

    /// Makes the page of an offset, of so many bytes.
    pub(super) fn make(&mut self, offset: u64, length: u64, fresh: Cell) {
        let at = offset / PAGE;
        let length = length as usize;
        let page = Page {
            bytes: vec![fresh as u8; length].into(),
            marks: vec![mark(fresh); length].into(),
            shades: vec![],
        };
        for _ in 0..self.growth(at) {
            let before = self.far.remove(&(self.near.len() as u64));
            self.near.push(before);
        }
        match self.near.get_mut(at as usize) {
            Some(place) => *place = Some(page),
            None => _ = self.far.insert(at, page),
        }
    }

    /// By how many places the table grows for a page.
    fn growth(&self, at: u64) -> u64 {
        let length = self.near.len() as u64;
        let is_near = at < NEAR && at <= 2 * length + FIRST;
        if is_near { (at + 1).saturating_sub(length) } else { 0 }
    }

    /// The pages with their numbers, ascending.
    fn pages(&self) -> impl Iterator<Item = (u64, &Page)> {
        let near = self.near.iter().enumerate().filter_map(|(at, page)| Some((at as u64, page.as_ref()?)));
        near.chain(self.far.iter().map(|(at, page)| (*at, page)))
    }

    /// Ranges of offsets outside of which no byte was ever written, ascending.
    pub(super) fn ranges(&self) -> impl Iterator<Item = (u64, u64)> {
        self.pages().map(|(at, page)| (at * PAGE, at * PAGE + page.bytes.len() as u64))
    }

    /// The bytes of memory that the cells and the table of pages take.
    pub(super) fn size(&self) -> u64 {
        let cells: u64 = self.pages().map(|(_, page)| 2 * page.bytes.len() as u64).sum();
        cells + ENTRY * self.near.len() as u64
    }

    /// The bytes of memory that the page of an offset takes, of so many bytes, and what the table grows by for it.
    pub(super) fn cost(&self, offset: u64, length: u64) -> u64 {
        2 * length + ENTRY * self.growth(offset / PAGE)
    }

    /// The shades there are.
    pub(super) fn shades(&self) -> impl Iterator<Item = Place> {
        let shaded = |page: &'_ Page| {
            let both = page.marks.iter().zip(&page.shades);
            both.filter(|(marks, _)| *marks & mark(SHADED) != 0).map(|(_, shade)| *shade).collect::<Vec<_>>()
        };
        self.pages().flat_map(move |(_, page)| shaded(page))
    }

    /// Adds marks to a byte whose page exists.
    pub(super) fn flag(&mut self, offset: u64, flag: Cell) {
        if let Some(page) = self.page_mut(offset / PAGE) {
            page.marks[(offset % PAGE) as usize] |= mark(flag);
        }
    }

    /// Changes a byte whose page exists, and takes its shade.
    pub(super) fn set(&mut self, offset: u64, cell: Cell) -> Option<Place> {
        let page = self.page_mut(offset / PAGE)?;
        let at = (offset % PAGE) as usize;
        let before = page.cell(at);
        page.set(at, cell & !SHADED);
        (before & SHADED != 0).then(|| page.shades[at])
    }

    /// Gives a byte whose page exists a shade.
    pub(super) fn set_shade(&mut self, offset: u64, shade: Place) {
        if let Some(page) = self.page_mut(offset / PAGE) {
            let at = (offset % PAGE) as usize;
            page.shades.resize(page.bytes.len(), (Shade::Plain, 0));
            page.marks[at] |= mark(SHADED);
            page.shades[at] = shade;
        }
    }

    /// The shade of a byte.
    pub(super) fn shade(&self, offset: u64) -> Place {
        let at = (offset % PAGE) as usize;
        match self.page(offset / PAGE) {
            Some(page) if page.cell(at) & SHADED != 0 => page.shades[at],
            _ => (Shade::Plain, 0),
        }
    }

    /// A word of up to eight bytes with its shade, if that is plain or of an address and nothing else is to be known about the bytes.
    #[inline]
    pub(super) fn word(&self, offset: u64, layout: Layout) -> Option<(u64, Shade)> {
        let (page, first) = (self.page(offset / PAGE)?, (offset % PAGE) as usize);
        let (length, behind) = (layout.length, first + layout.length);
        let (bytes, marks) = (page.bytes.get(first..behind)?, joined(page.marks.get(first..behind)?));
        let shade = if marks & !each(mark(POINTER), length) == each(mark(WRITTEN), length) {
            Shade::Plain
        } else if marks & !each(mark(POINTER), length) == each(mark(WRITTEN | SHADED), length) {
            address(&page.shades[first..behind])?
        } else {
            return None;
        };
        Some((layout.turned(joined(bytes)), shade))
    }

    /// Changes a word of up to eight bytes in one page that exists, to one that is plain or an address with this base; `None` if that is not so. The bases of
    /// addresses that began there.
    #[inline]
    pub(super) fn set_word(
        &mut self,
        offset: u64,
        (value, base): (u64, Option<u64>),
        layout: Layout,
        is_pointer: bool,
    ) -> Option<Bases> {
        let (page, first) = (self.page_mut(offset / PAGE)?, (offset % PAGE) as usize);
        let (length, behind) = (layout.length, first + layout.length);
        let marks = page.marks.get_mut(first..behind)?;
        let mut before = Bases::new();
        if joined(marks) & each(mark(SHADED), length) != 0 {
            let shades = marks.iter().zip(&page.shades[first..behind]);
            before.extend(shades.filter_map(|(marks, shade)| match shade {
                (Shade::Base(base), 0) if marks & mark(SHADED) != 0 => Some(*base),
                _ => None,
            }));
        }
        let shaded = if base.is_some() { SHADED } else { 0 };
        marks.fill(mark(WRITTEN | shaded | if is_pointer { POINTER } else { 0 }));
        if let Some(base) = base {
            page.shades.resize(page.bytes.len(), (Shade::Plain, 0));
            let shades = page.shades[first..behind].iter_mut().zip(0..);
            shades.for_each(|(shade, place)| *shade = (Shade::Base(base), place));
        }
        page.bytes[first..behind].copy_from_slice(&layout.turned(value).to_le_bytes()[..length]);
        Some(before)
    }

    /// Changes bytes of one page that exists to one value; `None` if that is not so, or if bytes there have shades.
    pub(super) fn fill(&mut self, offset: u64, length: u64, cell: Cell) -> Option<()> {
        let (page, first) = (self.page_mut(offset / PAGE)?, (offset % PAGE) as usize);
        let behind = first + length as usize;
        let marks = page.marks.get_mut(first..behind)?;
        if marks.iter().any(|marks| marks & mark(SHADED) != 0) {
            return None;
        }
        marks.fill(mark(cell));
        page.bytes[first..behind].fill(cell as u8);
        Some(())
    }
}

/// The shade of an address with these shades of its bytes.
fn address(shades: &[Place]) -> Option<Shade> {
    let whole =
        |base: u64| shades.iter().enumerate().all(|(i, shade)| *shade == (Shade::Base(base), i as u8));
    match shades.first() {
        Some((Shade::Base(base), 0)) if whole(*base) => Some(Shade::Base(*base)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes are found again wherever their pages are, near ones and those that were far once.
    #[test]
    fn pages_are_where_they_were_made() {
        let mut pages = Pages::default();
        let offsets = [0, 40 * PAGE, 3 * PAGE + 1, 9 * PAGE, 5000 * PAGE, 15 * PAGE, 31 * PAGE, 41 * PAGE];
        let mut expected = vec![];
        for (offset, byte) in offsets.into_iter().zip(1..) {
            assert!(!pages.has_page(offset));
            let cost = pages.cost(offset, PAGE);
            let before = pages.size();
            pages.make(offset, PAGE, 0);
            assert_eq!(pages.size(), before + cost);
            pages.set(offset, WRITTEN | byte);
            expected.push((offset, WRITTEN | byte));
            for (offset, cell) in &expected {
                assert_eq!(pages.cell(*offset), Some(*cell), "offset {offset}");
            }
        }
        let ranges: Vec<(u64, u64)> = pages.ranges().collect();
        assert!(ranges.len() == offsets.len() && ranges.is_sorted(), "{ranges:?}");
        assert_eq!(pages.cell(2 * PAGE), None);
    }

    /// Words are their bytes in either order, and addresses keep their base until they are written over.
    #[test]
    fn words_are_their_bytes() {
        for little_endian in [true, false] {
            let mut pages = Pages::default();
            pages.make(0, 64, 0);
            for length in 1..=8 {
                let layout = Layout { length, little_endian };
                let word = 0x1122_3344_5566_7788 & low(8 * length as u32);
                assert!(pages.set_word(3, (word, None), layout, false).is_some());
                let byte = pages.cell(3).map(|cell| u64::from(cell as u8));
                let first = if little_endian { 0x88 } else { word >> (8 * (length - 1)) };
                assert_eq!((byte, pages.word(3, layout)), (Some(first), Some((word, Shade::Plain))));
            }
            let layout = Layout { length: 8, little_endian };
            assert_eq!(pages.set_word(8, (77, Some(64)), layout, true).as_deref(), Some(&[][..]));
            assert_eq!(pages.word(8, layout), Some((77, Shade::Base(64))));
            assert_eq!(pages.word(9, Layout { length: 4, little_endian }), None);
            assert_eq!(pages.set_word(8, (1, None), layout, false).as_deref(), Some(&[64][..]));
            assert_eq!(pages.word(8, layout), Some((1, Shade::Plain)));
        }
    }
}
