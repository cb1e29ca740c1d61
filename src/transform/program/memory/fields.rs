//! Fields beside arrays: a variable of its own for each field of a structure that has arrays too.
//!
//! The offsets of a node with an array are known up to a modulus alone, so what lies beside the array (the counters of a buffer, the
//! length of a text) would be elements of it like all others. Where an object has a fixed address, so have its fields; those that are
//! accessed there as a whole get variables. An access at an address that is not constant may still meet a field of an object that its pointer
//! may lead to, as in the machine: it is compared with the addresses of the fields' pieces. So nothing rests on that an index stays inside of its
//! array, nor on the types: they say only which accesses are of fields. An array at the end of a structure goes on to the end of its block.
//!
//! Invariant: fields are disjoint and made of whole pieces of the layout. Variables of regions and of elements hold nothing of use at the addresses of fields.
//! Deliberately absent: fields of nodes that the world outside may change, or whose objects have numbers (their fields are apart anyway), and arrays of one object apart from each other.
//!
//! After field sensitivity in CBMC; SeaDsa tells fields from arrays by types as well (Gurfinkel and Navas, SAS 2017).

use super::layout::{Layout, RegionId};
use super::objects::{ObjectId, Objects};
use super::points_to::{Cell, Definitions, Element, PointsTo};
use super::variables::{Role, Variables};
use eufonium_base::HashMap;
use eufonium_ir::program::shape::{Shape, ShapeId, Shapes};
use eufonium_ir::program::{Op, Program, Type};
use std::collections::BTreeSet;
use std::ops::Range;

/// With more fields than this an access at any address costs more than they give.
const MOST: usize = 32;
/// Arrays that are nested deeper are not looked for.
const DEEPEST: usize = 32;

/// A field that has a variable.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Its address.
    pub address: u64,
    /// Its size in bytes.
    pub width: u64,
    /// Its variable.
    pub variable: RegionId,
    /// The regions of its pieces, in order of addresses.
    pub pieces: Vec<RegionId>,
}

impl Field {
    /// The bytes of a piece.
    pub fn step(&self) -> u64 {
        self.width / self.pieces.len() as u64
    }
    /// Whether a word of so many bits made of these pieces has all of it.
    pub fn is_made_of(&self, pieces: &[RegionId], bits: u32) -> bool {
        8 * self.width == u64::from(bits) && self.pieces == pieces
    }
    /// Whether a byte belongs to it.
    fn covers(&self, address: u64) -> bool {
        address.checked_sub(self.address).is_some_and(|distance| distance < self.width)
    }
}

/// The fields of each node, ascending by address.
pub(super) type Fields = HashMap<Element, Vec<Field>>;

/// Whether a byte belongs to a field of a node.
pub(super) fn is_field(fields: &Fields, node: Element, address: u64) -> bool {
    fields.get(&node).is_some_and(|list| list.iter().any(|field| field.covers(address)))
}

/// The fields that get variables, which are added. With `all`, also what no type tells from an array.
pub(super) fn declare(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    all: bool,
    variables: &mut Variables,
) -> Fields {
    let arrays = arrays(program, objects);
    let mut found = Fields::default();
    for (node, accesses) in accesses(program, (points, objects, layout)) {
        let is_apart = |(address, width): &(u64, u64)| match arrays.of(*address) {
            Some(list) => list.iter().all(|array| address + width <= array.start || array.end <= *address),
            None => all,
        };
        let places: Vec<(u64, u64)> = disjoint(accesses.into_iter().filter(is_apart).collect());
        if places.len() > MOST {
            continue;
        }
        let mut field = |(address, width): (u64, u64)| {
            let pieces = pieces((points, objects, layout), node, address, width)?;
            let role = Role::Element(pieces[0], address);
            let variable = variables.add(Type::Int(8 * u32::try_from(width).ok()?), role);
            Some(Field { address, width, variable, pieces })
        };
        let list: Vec<Field> = places.into_iter().filter_map(&mut field).collect();
        if !list.is_empty() {
            found.insert(node, list);
        }
    }
    found
}

/// The places with their widths at which nodes with arrays are accessed by constant addresses, in order of the program.
fn accesses(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
) -> Vec<(Element, BTreeSet<(u64, u64)>)> {
    let may_have = |node: Element| {
        let numbered = objects.numbers.contains_key(&node);
        let known = !points.is_external(node) && !points.is_escaped(node) && !numbered;
        let is_array = |region: &RegionId| !layout.regions[*region].scalar;
        known && !objects.is_constant(program, node) && layout.of_node(node).iter().any(is_array)
    };
    let mut found: Vec<(Element, BTreeSet<(u64, u64)>)> = Vec::new();
    let mut numbers: HashMap<Element, Option<usize>> = HashMap::default();
    for (id, function) in program.functions.iter() {
        let made = Definitions::new(function);
        for instr in function.instrs() {
            let (address, ty) = match &instr.op {
                Op::Load { address, .. } => (address, function.values[instr.defs[0]].ty),
                Op::Store { address, value } => (address, function.type_of(value)),
                _ => continue,
            };
            let Some(cell) = points.cell(id, address) else { continue };
            let number = numbers.entry(cell.node).or_insert_with(|| {
                may_have(cell.node).then(|| {
                    found.push((cell.node, BTreeSet::new()));
                    found.len() - 1
                })
            });
            if let Some(number) = number
                && let Some(addresses) = objects.addresses(id, &made, address)
            {
                let width = super::layout::bytes(program, ty);
                found[*number].1.extend(addresses.into_iter().map(|address| (address, width)));
            }
        }
    }
    found
}

/// Those that overlap no other one.
fn disjoint(places: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    let mut reached = 0;
    let mut apart = vec![true; places.len()];
    for (i, (address, width)) in places.iter().enumerate() {
        if *address < reached {
            apart[i] = false;
            // If it is one further back that reaches here, those between overlap that one too, and it is marked already.
            let (start, width) = places[i - 1];
            apart[i - 1] &= start + width <= *address;
        }
        reached = reached.max(address + width);
    }
    places.into_iter().zip(apart).filter_map(|(place, apart)| apart.then_some(place)).collect()
}

/// The regions of the pieces of a place, if it is made of whole pieces.
fn pieces(
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    node: Element,
    address: u64,
    width: u64,
) -> Option<Vec<RegionId>> {
    let object = objects.of_node(node).iter().map(|id| &objects.list[*id]).find(|object| {
        let distance = object.address.and_then(|start| address.checked_sub(start));
        distance.is_some_and(|distance| distance.saturating_add(width) <= object.room())
    })?;
    let distance = (address - object.address?) as i64;
    let cell = points.reduced(Cell { node, offset: object.cell.offset.wrapping_add(distance) });
    let pieces = layout.pieces(cell, width);
    let bytes: u64 = pieces.iter().map(|piece| u64::from(layout.regions[*piece].width)).sum();
    (!pieces.is_empty() && bytes == width).then_some(pieces)
}

/// Where arrays lie in objects with fixed addresses whose types are known.
struct Arrays {
    /// The first byte, the byte behind the last, and the arrays, ascending.
    objects: Vec<(Range<u64>, Vec<Range<u64>>)>,
}

impl Arrays {
    /// The arrays of the object at an address, if it has some.
    fn of(&self, address: u64) -> Option<&[Range<u64>]> {
        let after = self.objects.partition_point(|(object, _)| object.start <= address);
        let (object, arrays) = &self.objects[after.checked_sub(1)?];
        object.contains(&address).then_some(arrays)
    }
}

fn arrays(program: &Program, objects: &Objects) -> Arrays {
    let mut found = Vec::new();
    for (id, shape) in shapes(program, objects) {
        let object = &objects.list[id];
        let Some(start) = object.address else { continue };
        let end = start.saturating_add(object.room());
        let mut arrays = Vec::new();
        add_arrays(&program.shapes, shape, start, DEEPEST, &mut arrays);
        // The array at the end of a structure goes on to the end of the object.
        if is_open(&program.shapes, shape, DEEPEST)
            && let Some(last) = arrays.last_mut()
        {
            last.end = end;
        }
        if !arrays.is_empty() {
            found.push((start..end, arrays));
        }
    }
    found.sort_unstable_by_key(|(object, _)| object.start);
    Arrays { objects: found }
}

/// Adds the arrays in a part that starts here.
fn add_arrays(shapes: &Shapes, part: ShapeId, start: u64, depth: usize, found: &mut Vec<Range<u64>>) {
    let named = shapes.get(part);
    match &named.shape {
        Shape::Array { .. } => found.push(start..start.saturating_add(named.size)),
        Shape::Record(fields) if depth > 0 => {
            for field in fields {
                add_arrays(shapes, field.shape, start.saturating_add(field.offset), depth - 1, found);
            }
        }
        Shape::Record(_) | Shape::Word(_) | Shape::Pointer(_) => {}
    }
}

/// Whether a structure ends in an array of no or one element, which stands for as many as were allocated.
fn is_open(shapes: &Shapes, part: ShapeId, depth: usize) -> bool {
    let Shape::Record(fields) = &shapes.get(part).shape else { return false };
    let last = fields.iter().max_by_key(|field| field.offset);
    last.is_some_and(|last| match &shapes.get(last.shape).shape {
        Shape::Array { count, .. } => *count <= 1,
        _ => depth > 0 && is_open(shapes, last.shape, depth - 1),
    })
}

/// What objects with fixed addresses are made of: those of variables, and those that a variable points to which says of what.
fn shapes(program: &Program, objects: &Objects) -> HashMap<ObjectId, ShapeId> {
    let at: HashMap<u64, ObjectId> = objects
        .list
        .iter()
        .filter(|(_, o)| o.part.is_none())
        .filter_map(|(id, o)| Some((o.address?, id)))
        .collect();
    let shapes = &program.shapes;
    let mut found = HashMap::default();
    let mut add = |address: Option<u64>, shape: Option<ShapeId>| {
        let (Some(object), Some(shape)) = (address.and_then(|address| at.get(&address)), shape) else {
            return;
        };
        let (room, size) = (objects.list[*object].room(), shapes.get(shape).size);
        if room == size || room > size && is_open(shapes, shape, DEEPEST) {
            found.entry(*object).or_insert(shape);
        }
    };
    for (id, global) in program.globals.iter() {
        add(Some(objects.global_address(id)), global.variable.and_then(|variable| shapes.of(variable)));
    }
    for (id, function) in program.functions.iter() {
        let made = Definitions::new(function);
        for instr in function.instrs() {
            match &instr.op {
                Op::Declare { variable, address } => {
                    add(objects.constant_address(id, &made, address), shapes.of(*variable));
                }
                Op::Name { variable, value } => {
                    let Some(shape) = shapes.of(*variable) else { continue };
                    let Shape::Pointer(pointee) = shapes.get(shape).shape else { continue };
                    add(objects.constant_address(id, &made, value), pointee);
                }
                _ => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_that_overlap_are_left_out() {
        assert_eq!(disjoint(vec![(0, 4), (4, 4), (8, 8)]), [(0, 4), (4, 4), (8, 8)]);
        assert_eq!(disjoint(vec![(0, 8), (4, 1), (6, 1), (8, 4)]), [(8, 4)]);
        assert_eq!(disjoint(vec![(0, 4), (0, 8), (8, 2), (9, 1), (12, 4)]), [(12, 4)]);
        assert_eq!(disjoint(vec![(0, 16), (1, 1), (2, 1), (15, 4), (19, 1)]), [(19, 1)]);
    }
}
