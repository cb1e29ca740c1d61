//! Arrays of few elements: a variable for each element in place of an array.
//!
//! A region that is an array gets them if its elements are known and few: all objects of its node have fixed addresses and constant
//! sizes, and nothing outside of the program writes there. An access at an address that is not constant becomes a choice among the
//! elements by comparisons with their addresses. Where no element has the address, behaviour is undefined: a read gives any value, a write
//! changes nothing. What has a variable as a field (`fields`) is no element. On request some stay arrays all the same ([`KeptArrays`]).
//!
//! What it is for: engines speak of scalars one by one, and formulas have no arrays left; the price is one choice per element and access.
//! The idea is field sensitivity for arrays in CBMC (`--max-field-sensitivity-array-size`). Deliberately absent: regions that share one
//! array for many overlapping pieces of an element.

use super::KeptArrays;
use super::fields::{Fields, is_field};
use super::layout::{Layout, Region, RegionId};
use super::objects::{Life, Object, ObjectId, Objects};
use super::points_to::{Element, PointsTo};
use super::variables::{Role, Variables};
use eufonium_base::HashMap;
use eufonium_base::ids::Id;
use eufonium_ir::program::{Program, Type};

/// Elements that are never written cost no variables: so many times more of them are allowed.
const CONSTANT: usize = 16;

/// The variables of a region's elements.
#[derive(Clone, Debug)]
pub(super) struct Elements {
    /// The addresses of the elements.
    pub addresses: Vec<u64>,
    /// The variable of the first; the others follow.
    first: RegionId,
}

impl Elements {
    /// The variables with the addresses.
    pub fn iter(&self) -> impl Iterator<Item = (u64, RegionId)> + use<> {
        let first = self.first.index();
        self.addresses.clone().into_iter().enumerate().map(move |(i, a)| (a, RegionId::from_usize(first + i)))
    }
}

/// Which regions get variables for their elements.
#[derive(Clone, Copy)]
pub(super) struct Few {
    /// Those of at most so many elements,
    pub most: usize,
    /// but for these.
    pub kept: KeptArrays,
}

/// Whether pointers in a node lead to objects of the heap of which a loop makes many.
pub(super) fn leads_to_many((points, objects): (&PointsTo, &Objects), node: Element) -> bool {
    let many = |object: &ObjectId| objects.list[*object].life == Life::Many;
    points.links_of(node).any(|(_, to)| objects.of_node(to.node).iter().any(many))
}

/// The regions of few elements each, whose variables are added; and how many would be some of them, but are kept.
pub(super) fn declare(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    (fields, is_whole): (&Fields, &dyn Fn(Element) -> bool),
    few: Few,
    variables: &mut Variables,
) -> (HashMap<RegionId, Elements>, usize) {
    let (mut found, mut kept) = (HashMap::default(), 0);
    for (id, region) in layout.regions.iter() {
        let constant = objects.is_constant(program, region.node);
        let outside = points.is_external(region.node) || points.is_escaped(region.node) && !constant;
        let most = few.most.saturating_mul(if constant { CONSTANT } else { 1 });
        let addresses = (!region.scalar && !outside && is_whole(region.node))
            .then(|| addresses(points, objects, layout, (id, region)))
            .flatten()
            .map(|list| list.into_iter().filter(|a| !is_field(fields, region.node, *a)).collect::<Vec<u64>>())
            .filter(|list| list.len() <= most);
        let Some(addresses) = addresses else { continue };
        let is_kept = match few.kept {
            KeptArrays::None => false,
            KeptArrays::Tables => leads_to_many((points, objects), region.node),
            KeptArrays::Indexed => !constant && addresses.len() > 1 && points.modulus(region.node) != 0,
        };
        if is_kept {
            kept += 1;
            continue;
        }
        let add = |address: &u64| variables.add(Type::Int(8 * region.width), Role::Element(id, *address));
        let list: Vec<RegionId> = addresses.iter().map(add).collect();
        // Where all elements are fields there is none; then nobody asks for the first.
        let first = list.first().copied().unwrap_or(id);
        found.insert(id, Elements { addresses, first });
    }
    (found, kept)
}

/// The addresses of all elements of a region that is an array, if they are known.
fn addresses(
    points: &PointsTo,
    objects: &Objects,
    layout: &Layout,
    (id, region): (RegionId, &Region),
) -> Option<Vec<u64>> {
    let stride = points.modulus(region.node);
    if layout.is_shared(id) || objects.of_node(region.node).is_empty() {
        return None;
    }
    let mut addresses = Vec::new();
    for object in objects.of_node(region.node) {
        let object = &objects.list[*object];
        let (start, size) = (object.address?, object.size?);
        addresses.extend(places(object, region, stride, size).map(|place| start + place));
    }
    Some(addresses)
}

/// The distances from the start of an object at which the elements of a region lie.
fn places(object: &Object, region: &Region, stride: u64, size: u64) -> impl Iterator<Item = u64> + use<> {
    let distance = region.offset.wrapping_sub(object.cell.offset);
    let (first, step) = match stride {
        0 => (distance as u64, u64::MAX),
        m => (distance.rem_euclid(m as i64) as u64, m),
    };
    let width = u64::from(region.width);
    let next = move |place: &u64| place.checked_add(step);
    std::iter::successors(Some(first), next)
        .take_while(move |p| p.checked_add(width).is_some_and(|end| end <= size))
}
