//! Member arrays as parts of objects.
//!
//! A node of member arrays (`members`) has a part of each object of the node of its structures: the same object at the same address, of which the array alone
//! is accessed by way of that node. What holds of the object's contents when it is made holds of the part's. Where the objects have numbers in
//! place of addresses, their arrays lie in a row, in the order of the numbers.

use super::members::Arrays;
use super::objects::{ALIGN, Object, ObjectId, Objects, Part, Row};
use super::points_to::{Cell, Element, PointsTo};

/// Where the member arrays of objects lie that have numbers, and how many bytes those of one node have: no other object is there, as no memory is as large.
const FIRST_ROW: u64 = 1 << 62;
const ROW: u64 = 1 << 57;
/// Larger arrays do not fit, nor do those of more nodes.
pub(super) const LONGEST: u64 = 1 << 9;
pub(super) const ROWS: usize = 1 << 5;

impl Objects {
    /// Adds what is seen of objects through the nodes of their member arrays.
    pub fn add_members(&mut self, points: &PointsTo, arrays: &Arrays) {
        let mut list = arrays.list.clone();
        list.sort_by_key(|array| arrays.around(array).len());
        for array in list {
            for of in self.of_node(array.outer).to_vec() {
                let whole = self.list[of].clone();
                let offset = whole.cell.offset.wrapping_add(array.first.wrapping_sub(array.start));
                let cell = points.reduced(Cell { node: array.inner, offset });
                let id = self.list.push(Object { cell, part: Some(Part { of, array }), ..whole });
                self.by_node.entry(array.inner).or_default().push(id);
                let whole = self.whole(id);
                self.parts.entry(whole).or_default().push(id);
            }
        }
    }

    /// An object and all that is seen of it through the nodes of its member arrays.
    pub fn with_parts(&self, id: ObjectId) -> impl Iterator<Item = ObjectId> + use<'_> {
        std::iter::once(id).chain(self.parts.get(&id).into_iter().flatten().copied())
    }

    /// The object of which this is a part, or itself.
    pub fn whole(&self, mut id: ObjectId) -> ObjectId {
        while let Some(part) = self.list[id].part {
            id = part.of;
        }
        id
    }

    /// Gives places to the member arrays of objects that have numbers.
    pub(super) fn add_rows(&mut self) {
        for part in self.list.values().filter_map(|object| object.part) {
            let Some(numbers) = self.numbers.get(&part.array.outer) else { continue };
            let start = FIRST_ROW + (self.rows.len() as u64) * ROW;
            let row = Row { start, stride: part.array.length.next_multiple_of(ALIGN), least: numbers.least };
            self.rows.entry(part.array.inner).or_insert(row);
        }
    }

    /// Where the arrays of a node lie, if their objects have numbers.
    pub fn row(&self, inner: Element) -> Option<&Row> {
        self.rows.get(&inner)
    }
    /// Whether objects with member arrays have numbers.
    pub fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }

    /// The address of a part of an object.
    pub(super) fn part_address(&self, part: Part) -> Option<u64> {
        let whole = self.list[part.of].address?;
        Some(match self.rows.get(&part.array.inner) {
            None => whole,
            // Where its object would start.
            Some(row) => {
                let array = row.start + (whole - row.least) * row.stride;
                array.wrapping_sub(part.array.start.wrapping_sub(self.list[part.of].cell.offset) as u64)
            }
        })
    }
}
