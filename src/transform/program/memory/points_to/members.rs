//! Member arrays of structures as nodes of their own.
//!
//! A pointer to a member array begins a node of its own where the program marks its start. Two starts at one place of one node, of arrays of one
//! length, are starts of the same array; as places are merged, this is found out in rounds. That such pointers stay in their arrays, and that nothing else
//! leads there, is for others to see to.

use super::nodes::{Cell, Element};
use super::{Adder, PointsTo};
use eufonium_base::HashMap;
use eufonium_ir::program::{FunctionId, Operand, ValueId};

/// Where a pointer to a member array is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The start of the array in its structure.
    outer: Cell,
    length: u64,
    function: FunctionId,
    value: ValueId,
}

/// A pointer to the start of a member array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The start of the array in its structure, resolved.
    pub outer: Cell,
    /// Its bytes.
    pub length: u64,
    /// Its start in its own node, resolved.
    pub inner: Cell,
    /// The function in which the pointer is made.
    pub function: FunctionId,
    /// The pointer.
    pub value: ValueId,
}

/// A member array that has a node of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Array {
    /// The node of its structures.
    pub outer: Element,
    /// Where it starts there.
    pub start: i64,
    /// Its bytes.
    pub length: u64,
    /// Its node.
    pub inner: Element,
    /// Where it starts there.
    pub first: i64,
}

impl Array {
    /// How far a place in its node lies behind its start, as far as the modulus tells.
    pub fn behind(&self, points: &PointsTo, cell: Cell) -> i64 {
        points.distance(self.inner, self.first, cell.offset)
    }
}

impl Member {
    /// The array.
    pub fn array(&self) -> Array {
        Array {
            outer: self.outer.node,
            start: self.outer.offset,
            length: self.length,
            inner: self.inner.node,
            first: self.inner.offset,
        }
    }
}

impl Adder<'_> {
    /// A pointer to a member array is made.
    pub(super) fn member(
        &mut self,
        d: ValueId,
        base: &Operand,
        (constant, length): (i64, u64),
        scaled: &[(Operand, i64)],
    ) {
        let Some(base) = self.raw(base) else { return };
        for (_, factor) in scaled {
            self.analysis.nodes.wrap(base, factor.unsigned_abs());
        }
        let entry = Entry { outer: base.plus(constant), length, function: self.id, value: d };
        self.analysis.entries.as_mut().expect("members are apart").push(entry);
    }
}

impl PointsTo {
    /// Merges the nodes of what is the same array.
    pub(super) fn join_members(&mut self) {
        let entries = self.entries.clone().unwrap_or_default();
        loop {
            let mut seen: HashMap<(Cell, u64), Cell> = HashMap::default();
            let mut changed = false;
            for entry in &entries {
                let place = (self.nodes.find(entry.outer), entry.length);
                let inner = self.of_value(entry.function, entry.value);
                changed |= self.repeat(place.0.node, inner);
                let Some(same) = seen.insert(place, inner) else { continue };
                if self.nodes.find(same) != self.nodes.find(inner) {
                    self.nodes.unify(same, inner);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Places in arrays are as far from the start of an object in all of its structures. Tells whether that was not so.
    fn repeat(&mut self, outer: Element, inner: Cell) -> bool {
        let period = self.nodes.modulus(outer);
        let node = self.nodes.find(inner).node;
        let before = self.nodes.modulus(node);
        if period != 0 {
            self.nodes.wrap(inner, period);
        }
        let node = self.nodes.find(inner).node;
        self.nodes.modulus(node) != before
    }

    /// The starts of member arrays that have nodes of their own.
    pub fn members(&self) -> impl Iterator<Item = Member> + '_ {
        self.entries.iter().flatten().map(|entry| Member {
            outer: self.nodes.resolve(entry.outer),
            length: entry.length,
            inner: self.value(entry.function, entry.value),
            function: entry.function,
            value: entry.value,
        })
    }

    /// How far two offsets in a node are apart, as far as its modulus tells.
    pub fn distance(&self, node: Element, from: i64, to: i64) -> i64 {
        self.nodes.reduced(node, to.wrapping_sub(from))
    }
}
