//! The addresses that a pointer may have, where these are few and known: objects with fixed addresses and constant distances from them, as choices
//! and the parameters of blocks bring them together.
//!
//! Null is left out: nothing lies there, and an access through a pointer that is derived from null is undefined. So `p` in
//! `p = failed ? NULL : object` is the address of the object wherever it is used for an access.
//! Deliberately absent: pointers that come from memory or from other functions.

use super::objects::{ObjectId, Objects};
use super::points_to::Definitions;
use eufonium_ir::program::{FunctionId, Op, Operand, ValueId};
use std::collections::BTreeSet;
use std::ops::Range;

/// With more addresses than this, comparing with each costs more than it gives.
const MOST: usize = 4;
/// So many values are looked at.
const STEPS: usize = 32;

impl Objects {
    /// The one address but null that an operand of a function may have, if it is known.
    pub fn constant_address(
        &self,
        function: FunctionId,
        definitions: &Definitions<'_>,
        operand: &Operand,
    ) -> Option<u64> {
        let found = self.addresses(function, definitions, operand)?;
        (found.len() == 1).then(|| found.first().copied())?
    }

    /// All addresses but null that an operand of a function may have, if they are known.
    pub fn addresses(
        &self,
        function: FunctionId,
        definitions: &Definitions<'_>,
        operand: &Operand,
    ) -> Option<BTreeSet<u64>> {
        let found = self.search(function, definitions, operand, false)?;
        let address = |(object, distance): (ObjectId, i64)| {
            Some(self.list[object].address?.wrapping_add_signed(distance))
        };
        found.into_iter().map(address).collect()
    }

    /// The addresses of the objects in one of which a pointer lies wherever it is used, if these are known.
    pub fn reach(
        &self,
        function: FunctionId,
        definitions: &Definitions<'_>,
        operand: &Operand,
    ) -> Option<Vec<Range<u64>>> {
        let found = self.search(function, definitions, operand, true)?;
        let range = |(object, _): (ObjectId, i64)| {
            let object = &self.list[object];
            let start = object.address?;
            Some(start..start.saturating_add(object.room()))
        };
        found.into_iter().map(range).collect()
    }

    fn search(
        &self,
        function: FunctionId,
        definitions: &Definitions<'_>,
        operand: &Operand,
        anywhere: bool,
    ) -> Option<BTreeSet<(ObjectId, i64)>> {
        let (seen, found) = (BTreeSet::new(), BTreeSet::new());
        let mut search = Search { objects: self, function, definitions, anywhere, seen, found };
        search.visit(operand, 0).then_some(search.found)
    }
}

struct Search<'a> {
    objects: &'a Objects,
    function: FunctionId,
    definitions: &'a Definitions<'a>,
    /// Whether objects are asked for only, not the distances from their starts.
    anywhere: bool,
    /// Values with the distances at which they have been looked at.
    seen: BTreeSet<(ValueId, i64)>,
    found: BTreeSet<(ObjectId, i64)>,
}

impl Search<'_> {
    /// Collects what an operand may be, so many bytes further on. Tells whether all of that is known.
    fn visit(&mut self, operand: &Operand, distance: i64) -> bool {
        let value = match operand {
            Operand::Null => return true,
            Operand::Global(global) => return self.add(self.objects.of_global(*global), distance),
            Operand::Value(value) => *value,
            Operand::Const(_) | Operand::Function(_) => return false,
        };
        if !self.seen.insert((value, distance)) {
            return true;
        }
        if self.seen.len() > STEPS {
            return false;
        }
        let definitions = self.definitions;
        match definitions.of(value) {
            // It lies apart from its object.
            Some(Op::Offset { member: Some(_), .. }) if self.objects.has_rows() => false,
            Some(Op::Offset { base, .. }) if self.anywhere => self.visit(base, distance),
            Some(Op::Offset { base, constant, scaled, .. }) if scaled.is_empty() => {
                self.visit(base, distance.wrapping_add(*constant))
            }
            Some(Op::Alloc { .. }) => self.add(self.objects.of_alloc(self.function, value), distance),
            _ => {
                let sources = definitions.sources(value);
                !sources.is_empty() && sources.into_iter().all(|from| self.visit(from, distance))
            }
        }
    }

    fn add(&mut self, object: ObjectId, distance: i64) -> bool {
        self.found.insert((object, distance));
        self.found.len() <= MOST
    }
}
