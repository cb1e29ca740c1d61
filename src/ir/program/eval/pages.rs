//! The bytes of one object: pages that were written, with the shades of bytes that have one.
//!
//! Invariant: a byte whose cell says [`SHADED`] has its shade in its page.

use super::cell::{Cell, MARKED, NEVER_SET, OUTSIDE, POINTER, SHADED, WRITTEN};
use super::shade::Shade;
use std::collections::BTreeMap;

/// Bytes in a page.
pub(super) const PAGE: u64 = 1024;
/// So many pages at the start of an object are found by their number.
const NEAR: u64 = 4096;
/// What a place of the table of pages takes.
const ENTRY: u64 = size_of::<Option<Page>>() as u64;

/// The shade of a byte with its place in the value that was stored (of bits: in the word).
pub(super) type Place = (Shade, u8);

#[derive(Clone, Debug, Default)]
struct Page {
    cells: Box<[Cell]>,
    /// As many as cells, or none.
    shades: Vec<Place>,
}

/// The bytes of an object.
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

impl Pages {
    #[inline]
    fn page(&self, at: u64) -> Option<&Page> {
        if at < NEAR { self.near.get(at as usize)?.as_ref() } else { self.far.get(&at) }
    }

    #[inline]
    fn page_mut(&mut self, at: u64) -> Option<&mut Page> {
        if at < NEAR { self.near.get_mut(at as usize)?.as_mut() } else { self.far.get_mut(&at) }
    }

    /// The byte at an offset, if its page exists.
    #[inline]
    pub(super) fn cell(&self, offset: u64) -> Option<Cell> {
        Some(self.page(offset / PAGE)?.cells[(offset % PAGE) as usize])
    }

    /// Whether the page of an offset exists.
    pub(super) fn has_page(&self, offset: u64) -> bool {
        self.page(offset / PAGE).is_some()
    }

    /// Makes the page of an offset, of so many bytes.
    pub(super) fn make(&mut self, offset: u64, length: u64, fresh: Cell) {
        let at = offset / PAGE;
        let page = Page { cells: vec![fresh; length as usize].into(), shades: vec![] };
        if at < NEAR {
            let number = at as usize;
            if self.near.len() <= number {
                self.near.resize_with(number + 1, || None);
            }
            self.near[number] = Some(page);
        } else {
            self.far.insert(at, page);
        }
    }

    /// The pages with their numbers, ascending.
    fn pages(&self) -> impl Iterator<Item = (u64, &Page)> {
        let near = self.near.iter().enumerate().filter_map(|(at, page)| Some((at as u64, page.as_ref()?)));
        near.chain(self.far.iter().map(|(at, page)| (*at, page)))
    }

    /// Ranges of offsets outside of which no byte was ever written, ascending.
    pub(super) fn ranges(&self) -> impl Iterator<Item = (u64, u64)> {
        self.pages().map(|(at, page)| (at * PAGE, at * PAGE + page.cells.len() as u64))
    }

    /// The bytes of memory that the cells and the table of pages take.
    pub(super) fn size(&self) -> u64 {
        let cells: u64 = self.pages().map(|(_, page)| 2 * page.cells.len() as u64).sum();
        cells + ENTRY * self.near.len() as u64
    }

    /// The bytes of memory that the page of an offset takes, of so many bytes, and what the table grows by for it.
    pub(super) fn cost(&self, offset: u64, length: u64) -> u64 {
        let at = offset / PAGE;
        let grows = if at < NEAR { (at + 1).saturating_sub(self.near.len() as u64) } else { 0 };
        2 * length + ENTRY * grows
    }

    /// The shades there are.
    pub(super) fn shades(&self) -> impl Iterator<Item = Place> {
        let shaded = |page: &'_ Page| {
            let both = page.cells.iter().zip(&page.shades);
            both.filter(|(cell, _)| *cell & SHADED != 0).map(|(_, shade)| *shade).collect::<Vec<_>>()
        };
        self.pages().flat_map(move |(_, page)| shaded(page))
    }

    /// Adds marks to a byte whose page exists.
    pub(super) fn flag(&mut self, offset: u64, flag: Cell) {
        if let Some(page) = self.page_mut(offset / PAGE) {
            page.cells[(offset % PAGE) as usize] |= flag;
        }
    }

    /// Changes a byte whose page exists, and takes its shade.
    pub(super) fn set(&mut self, offset: u64, cell: Cell) -> Option<Place> {
        let page = self.page_mut(offset / PAGE)?;
        let at = (offset % PAGE) as usize;
        let before = std::mem::replace(&mut page.cells[at], cell & !SHADED);
        (before & SHADED != 0).then(|| page.shades[at])
    }

    /// Gives a byte whose page exists a shade.
    pub(super) fn set_shade(&mut self, offset: u64, shade: Place) {
        if let Some(page) = self.page_mut(offset / PAGE) {
            let at = (offset % PAGE) as usize;
            page.shades.resize(page.cells.len(), (Shade::Plain, 0));
            page.cells[at] |= SHADED;
            page.shades[at] = shade;
        }
    }

    /// The shade of a byte.
    pub(super) fn shade(&self, offset: u64) -> Place {
        let at = (offset % PAGE) as usize;
        match self.page(offset / PAGE) {
            Some(page) if page.cells[at] & SHADED != 0 => page.shades[at],
            _ => (Shade::Plain, 0),
        }
    }

    /// A word of up to eight bytes with its shade, if that is plain or of an address and nothing else is to be known about the bytes.
    #[inline]
    pub(super) fn word(&self, offset: u64, layout: Layout) -> Option<(u64, Shade)> {
        let (page, first) = (self.page(offset / PAGE)?, (offset % PAGE) as usize);
        let cells = page.cells.get(first..first + layout.length)?;
        let (all, some) = cells.iter().fold((Cell::MAX, 0), |(all, some), cell| (all & cell, some | cell));
        if all & WRITTEN == 0 || some & (MARKED | OUTSIDE | NEVER_SET) != 0 {
            return None;
        }
        let shade = match some & SHADED {
            0 => Shade::Plain,
            _ if all & SHADED == 0 => return None,
            _ => address(&page.shades[first..first + layout.length])?,
        };
        let join = |word: u64, cell: &Cell| word << 8 | u64::from(*cell as u8);
        let word =
            if layout.little_endian { cells.iter().rev().fold(0, join) } else { cells.iter().fold(0, join) };
        Some((word, shade))
    }

    /// Changes a word of up to eight bytes in one page that exists; `None` if that is not so, or if bytes there have shades.
    #[inline]
    pub(super) fn set_word(
        &mut self,
        offset: u64,
        word: u64,
        layout: Layout,
        is_pointer: bool,
    ) -> Option<()> {
        let (page, first) = (self.page_mut(offset / PAGE)?, (offset % PAGE) as usize);
        let cells = page.cells.get_mut(first..first + layout.length)?;
        if cells.iter().any(|cell| cell & SHADED != 0) {
            return None;
        }
        let flags = WRITTEN | if is_pointer { POINTER } else { 0 };
        for (i, cell) in cells.iter_mut().enumerate() {
            let place = if layout.little_endian { i } else { layout.length - 1 - i };
            *cell = flags | (word >> (8 * place)) as u8 as Cell;
        }
        Some(())
    }

    /// Changes bytes of one page that exists to one value; `None` if that is not so, or if bytes there have shades.
    pub(super) fn fill(&mut self, offset: u64, length: u64, cell: Cell) -> Option<()> {
        let (page, first) = (self.page_mut(offset / PAGE)?, (offset % PAGE) as usize);
        let cells = page.cells.get_mut(first..first + length as usize)?;
        cells.iter().all(|cell| cell & SHADED == 0).then(|| cells.fill(cell))
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
