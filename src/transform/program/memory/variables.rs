//! The variables that a program has in place of memory, and what each of them holds.

use super::layout::RegionId;
use super::objects::ObjectId;
use super::points_to::Element;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::{FunctionId, Type};

/// What a variable of the translation holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The contents of a region.
    Region,
    /// The element of a region at an address, or the field that starts with it.
    Element(RegionId, u64),
    /// The next free address.
    Mark,
    /// The next number of an object, from this one on.
    Count(u64),
    /// A base, an extent, or the address of an object; 0 at first.
    Word,
    /// Extents by base.
    Extents(Element),
    /// Where the first zero of each object of a node is.
    FirstZero(Element),
    /// What is behind the last one.
    BehindZeros(Element),
    /// Whether the object at a base is of the heap.
    Heap,
    /// The bases of the pointers in a region.
    Shadow(RegionId),
    /// What a region holds in the machine, with real numbers of addresses.
    Traces(RegionId),
    /// The object that a run of the function made last at one place; 0 at first.
    Last(FunctionId),
    /// The real number of an object's address.
    Number(ObjectId),
    /// The real numbers of the addresses of objects, divided by an alignment, by the numbers here.
    Numbers,
}

/// The types and roles of variables.
pub(super) struct Variables {
    pub types: IdVec<RegionId, Type>,
    pub roles: IdVec<RegionId, Role>,
}

impl Variables {
    /// A new variable.
    pub fn add(&mut self, ty: Type, role: Role) -> RegionId {
        self.roles.push(role);
        self.types.push(ty)
    }
}
