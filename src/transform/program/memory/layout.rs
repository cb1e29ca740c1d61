//! How the contents of nodes become values: regions.
//!
//! The accesses of a node (offset and width in bytes, offsets reduced by the modulus `m`) are put into *groups*: accesses that overlap,
//! directly or through others, are in one. A group is cut into *pieces* of equal width: the greatest that divides the widths
//! of its accesses, their distances, and the distance of each place inside the group where a copied or filled range starts or
//! ends. So each access and each range consists of whole pieces. A piece is
//!
//! - a *scalar*, if the node has one object, at a fixed address, and `m = 0`: one word;
//! - otherwise an *array* from addresses to words, whose elements lie at the addresses of the pieces (at
//!   `base + offset` for `m = 0`, `base + offset + k m` otherwise, for the objects of the node).
//!
//! Exactness: let two accesses through pointers to one node touch a common byte of an object. By the guarantee of the
//! analysis their distances from the start of the object are their offsets up to multiples of `m`; hence they overlap as intervals
//! (modulo `m`), are in one group, and are made of pieces on one grid: they touch the same pieces, with the same
//! addresses. Accesses to different objects have different addresses, as objects are disjoint. Nothing depends on the alignment of
//! objects: grids are relative to their starts. A group that overlaps itself modulo `m` is cut into pieces that divide `m`.
//! Usually a group is one field and a piece is the whole field; a piece of one byte is the general case.

use super::Track;
use super::objects::Objects;
use super::points_to::{Cell, Definitions, Element, Ends, PointsTo, divisor};
use eufonium_base::HashMap;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_ir::program::{AllocKind, Function, Op, Operand, Program, Type};
use num_integer::Integer;
use std::collections::BTreeSet;

typed_id! {
    /// A part of memory that becomes one value.
    RegionId
}

/// Groups of more pieces than this become one array.
const PIECES: u64 = 16;
/// So often uses go on from end to end of copies.
const SHARED: usize = 8;

/// A part of memory that becomes one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The node.
    pub node: Element,
    /// The offset of its first piece.
    pub offset: i64,
    /// The bytes of a piece.
    pub width: u32,
    /// Whether it is one word, not an array.
    pub scalar: bool,
}

/// Pieces of one region: `count` of them, the first so many bytes behind the start of a range, each `stride` behind the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub region: RegionId,
    pub first: u64,
    pub count: u64,
    pub stride: u64,
}

#[derive(Clone, Debug)]
struct Group {
    start: i64,
    length: u64,
    width: u64,
    /// Whether it is everything modulo `m`.
    around: bool,
    /// Whether all pieces are elements of one array.
    shared: bool,
    first: RegionId,
}

/// The regions of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    /// The regions.
    pub regions: IdVec<RegionId, Region>,
    nodes: HashMap<Element, (u64, Vec<Group>)>,
}

/// How a node is used.
#[derive(Clone, Debug, Default)]
struct Uses {
    /// Offsets and widths.
    accesses: BTreeSet<(i64, u64)>,
    /// Where ranges start and end.
    cuts: BTreeSet<i64>,
}

impl Uses {
    /// What lies in a range that starts at an offset, by the distances from there.
    fn within(&self, modulus: u64, start: i64, length: Option<u64>) -> Uses {
        let behind = |offset: i64| match i64::try_from(modulus) {
            Ok(0) | Err(_) => u64::try_from(offset.wrapping_sub(start)).ok(),
            Ok(m) => Some(offset.wrapping_sub(start).rem_euclid(m) as u64),
        };
        let inside = |distance: u64, width: u64| length.is_none_or(|n| distance.saturating_add(width) <= n);
        let access = |(offset, width): &(i64, u64)| Some((behind(*offset)?, *width));
        let accesses = self.accesses.iter().filter_map(access).filter(|(d, width)| inside(*d, *width));
        let cuts = self.cuts.iter().filter_map(|offset| behind(*offset)).filter(|d| inside(*d, 0));
        Uses {
            accesses: accesses.map(|(distance, width)| (distance as i64, width)).collect(),
            cuts: cuts.map(|distance| distance as i64).collect(),
        }
    }
}

impl Layout {
    /// The regions of all nodes that are accessed, if what memory holds is kept.
    pub fn of(program: &Program, track: Track, of: (&PointsTo, &Objects)) -> Self {
        match track {
            Track::Memory => Layout::new(program, of),
            Track::Registers | Track::Pointers => Layout::default(),
        }
    }

    fn new(program: &Program, (points, objects): (&PointsTo, &Objects)) -> Self {
        let mut uses: HashMap<Element, Uses> = HashMap::default();
        let (mut order, mut copies) = (Vec::new(), Vec::new());
        for (id, function) in program.functions.iter() {
            let cell = |operand: &Operand| points.cell(id, operand);
            collect(program, function, cell, |node, modulus_use| {
                let entry = uses.entry(node).or_insert_with(|| {
                    order.push(node);
                    Uses::default()
                });
                match modulus_use {
                    Use::Access(offset, width) => drop(entry.accesses.insert((offset, width))),
                    Use::Cut(offset) => drop(entry.cuts.insert(offset)),
                }
            });
            copies.extend(function.instrs().filter_map(|instr| Ends::of(points, id, &instr.op)));
        }
        share(points, &copies, &mut uses, &mut order);
        let mut layout = Layout::default();
        for node in order {
            let modulus = points.modulus(node);
            let used = &uses[&node];
            let mut groups = groups(modulus, used);
            let scalar = modulus == 0 && objects.single(points, node).is_some();
            groups.iter_mut().for_each(|group| layout.add(node, scalar, group));
            layout.nodes.insert(node, (modulus, groups));
        }
        layout
    }

    fn add(&mut self, node: Element, scalar: bool, group: &mut Group) {
        let count = group.length / group.width;
        group.shared = !scalar && count > PIECES;
        for i in 0..if group.shared { 1 } else { count } {
            let offset = group.start + (i * group.width) as i64;
            let id = self.regions.push(Region { node, offset, width: group.width as u32, scalar });
            if i == 0 {
                group.first = id;
            }
        }
    }

    /// The pieces of an access in order of addresses, and their width.
    pub fn pieces(&self, cell: Cell, bytes: u64) -> Vec<RegionId> {
        let Some((modulus, groups)) = self.nodes.get(&cell.node) else { return vec![] };
        let Some((group, inside)) = find(*modulus, groups, cell.offset) else { return vec![] };
        let count = group.length / group.width;
        let piece = |i: u64| (inside / group.width + i) % count;
        let region = |i: u64| RegionId::from_usize(group.first.index() + piece(i) as usize);
        (0..bytes / group.width).map(|i| if group.shared { group.first } else { region(i) }).collect()
    }

    /// Whether a region holds many pieces of one period.
    pub fn is_shared(&self, id: RegionId) -> bool {
        let Some((_, groups)) = self.nodes.get(&self.regions[id].node) else { return false };
        groups.iter().any(|g| g.shared && g.first == id)
    }

    /// The regions of a node, ascending.
    pub fn of_node(&self, node: Element) -> Vec<RegionId> {
        let Some((_, groups)) = self.nodes.get(&node) else { return vec![] };
        let count = |g: &Group| if g.shared { 1 } else { g.length / g.width } as usize;
        groups.iter().flat_map(|g| (0..count(g)).map(|i| RegionId::from_usize(g.first.index() + i))).collect()
    }

    /// The pieces in a range of constant length.
    pub fn runs(&self, cell: Cell, length: u64) -> Vec<Run> {
        let Some((modulus, groups)) = self.nodes.get(&cell.node) else { return vec![] };
        let mut runs = Vec::new();
        for group in groups {
            let pieces = group.length / group.width;
            let shared_step = group.shared && (group.around || *modulus == 0);
            for i in 0..if group.shared && group.around { 1 } else { pieces } {
                let start = group.start.wrapping_add((i * group.width) as i64).wrapping_sub(cell.offset);
                let region = if group.shared { 0 } else { i } as usize;
                let region = RegionId::from_usize(group.first.index() + region);
                let (first, stride) = match *modulus {
                    0 if start < 0 => continue,
                    0 => (start as u64, 0),
                    _ if shared_step => (start.rem_euclid(group.width as i64) as u64, group.width),
                    m => (start.rem_euclid(m as i64) as u64, m),
                };
                if first + group.width > length {
                    continue;
                }
                let count = (length - first - group.width).checked_div(stride).map_or(1, |n| n + 1);
                runs.push(Run { region, first, count, stride });
            }
        }
        runs
    }

    /// The pieces in ranges of unknown length, which the modulus divides: their number follows from the stride.
    fn periods(&self, cell: Cell) -> Vec<Run> {
        let Some((modulus, _)) = self.nodes.get(&cell.node) else { return vec![] };
        let mut runs = self.runs(cell, *modulus);
        // A run of several pieces is a whole period of one array, which goes on in its own steps.
        runs.iter_mut().filter(|run| run.count == 1).for_each(|run| run.stride = *modulus);
        runs
    }

    /// The pieces in a range, of a length that is known or not.
    pub fn pieces_within(&self, cell: Cell, length: Option<u64>) -> Vec<Run> {
        match length {
            Some(length) => self.runs(cell, length),
            None => self.periods(cell),
        }
    }

    /// The region of the source of each region of the target that a copy between different nodes writes; `None` if their pieces do not correspond.
    pub fn corresponding(&self, ends: &Ends) -> Option<HashMap<RegionId, RegionId>> {
        let runs = |cell| self.pieces_within(cell, ends.length);
        let width = |run: &Run| self.regions[run.region].width;
        let sources: HashMap<u64, Run> = runs(ends.from).into_iter().map(|run| (run.first, run)).collect();
        let mut regions = HashMap::default();
        for run in runs(ends.to) {
            let source = sources.get(&run.first)?;
            let is_one = run.count == 1 && ends.length.is_some();
            let is_alike = run.count == source.count && (is_one || run.stride == source.stride);
            if !is_alike || width(&run) != width(source) {
                return None;
            }
            if *regions.entry(run.region).or_insert(source.region) != source.region {
                return None;
            }
        }
        Some(regions)
    }
}

/// Each end of these copies is cut as the other one is.
fn share(points: &PointsTo, copies: &[Ends], uses: &mut HashMap<Element, Uses>, order: &mut Vec<Element>) {
    for _ in 0..SHARED {
        let mut changed = false;
        for Ends { to, from, length } in copies {
            for (here, there) in [(to, from), (from, to)] {
                let Some(used) = uses.get(&here.node) else { continue };
                let found = used.within(points.modulus(here.node), here.offset, *length);
                if found.accesses.is_empty() {
                    continue;
                }
                let entry = uses.entry(there.node).or_insert_with(|| {
                    order.push(there.node);
                    Uses::default()
                });
                let place = |distance: i64| points.reduced(there.plus(distance)).offset;
                for (distance, width) in found.accesses {
                    changed |= entry.accesses.insert((place(distance), width));
                }
                for distance in found.cuts {
                    changed |= entry.cuts.insert(place(distance));
                }
            }
        }
        if !changed {
            return;
        }
    }
}

enum Use {
    Access(i64, u64),
    Cut(i64),
}

/// The bytes that a value of this type takes in memory.
pub(super) fn bytes(program: &Program, ty: Type) -> u64 {
    u64::from(program.bits(ty).div_ceil(8))
}

/// All accesses and ends of ranges in a function.
fn collect(
    program: &Program,
    function: &Function,
    cell: impl Fn(&Operand) -> Option<Cell>,
    mut add: impl FnMut(Element, Use),
) {
    let definitions = Definitions::new(function);
    let range = |add: &mut dyn FnMut(Element, Use), start: &Operand, length: &Operand| {
        let Some(start) = cell(start) else { return };
        add(start.node, Use::Cut(start.offset));
        let length = divisor(&definitions, length);
        add(start.node, Use::Cut(start.offset.wrapping_add(length as i64)));
    };
    for instr in function.instrs() {
        match &instr.op {
            Op::Load { address, .. } => {
                if let Some(at) = cell(address) {
                    let width = bytes(program, function.values[instr.defs[0]].ty);
                    add(at.node, Use::Access(at.offset, width));
                }
            }
            Op::Store { address, value } => {
                if let Some(at) = cell(address) {
                    add(at.node, Use::Access(at.offset, bytes(program, function.type_of(value))));
                }
            }
            Op::CopyMemory { to, from, length } => {
                range(&mut add, to, length);
                if !definitions.is_any_bytes(from) {
                    range(&mut add, from, length);
                }
            }
            Op::SetMemory { to, length, .. } => range(&mut add, to, length),
            Op::Alloc { kind: AllocKind::ZeroedHeap, size, .. } => {
                range(&mut add, &Operand::Value(instr.defs[0]), size);
            }
            _ => {}
        }
    }
}

/// The group at an offset, and how far inside.
fn find(modulus: u64, groups: &[Group], offset: i64) -> Option<(&Group, u64)> {
    let last = groups.partition_point(|g| g.start <= offset);
    let inside = |g: &Group, offset: i64| {
        let distance = offset.wrapping_sub(g.start) as u64;
        (distance < g.length).then_some(distance)
    };
    if let Some(group) = last.checked_sub(1).map(|i| &groups[i])
        && let Some(distance) = inside(group, offset)
    {
        return Some((group, distance));
    }
    let group = groups.last()?;
    let around = offset.wrapping_add(i64::try_from(modulus).ok()?);
    inside(group, around).map(|distance| (group, distance))
}

/// The groups of a node, ascending.
fn groups(modulus: u64, uses: &Uses) -> Vec<Group> {
    let accesses = &uses.accesses;
    let Some((start, _)) = accesses.first().copied() else { return vec![] };
    let last = accesses.iter().map(|(o, w)| o.wrapping_add(*w as i64)).max().expect("there is an access");
    let wraps = modulus != 0 && (last as u64) > modulus;
    let mut groups: Vec<Group> = Vec::new();
    for (offset, width) in accesses.iter().copied() {
        let distance = |g: &Group| offset.wrapping_sub(g.start) as u64;
        match groups.last_mut().filter(|g| wraps || distance(g) < g.length) {
            Some(group) => {
                let distance = distance(group);
                group.width = group.width.gcd(&width).gcd(&distance);
                group.length = group.length.max(distance + width);
            }
            None => groups.push(Group {
                start: offset,
                length: width,
                width,
                around: false,
                shared: false,
                first: RegionId::from_usize(0),
            }),
        }
    }
    if wraps {
        groups[0].around = true;
        groups[0].start = start;
        groups[0].length = modulus;
        groups[0].width = groups[0].width.gcd(&modulus);
    }
    for cut in &uses.cuts {
        let cut = if modulus == 0 { *cut } else { cut.rem_euclid(modulus as i64) };
        let place = find(modulus, &groups, cut).map(|(g, distance)| (g.start, distance));
        if let Some((start, distance)) = place {
            let i = groups.partition_point(|g| g.start < start);
            groups[i].width = groups[i].width.gcd(&distance);
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node() -> Element {
        Element::from_usize(0)
    }

    fn layout(modulus: u64, accesses: &[(i64, u64)], cuts: &[i64]) -> Layout {
        let mut layout = Layout::default();
        let uses =
            Uses { accesses: accesses.iter().copied().collect(), cuts: cuts.iter().copied().collect() };
        let mut groups = groups(modulus, &uses);
        groups.iter_mut().for_each(|g| layout.add(node(), false, g));
        layout.nodes.insert(node(), (modulus, groups));
        layout
    }

    fn widths(modulus: u64, accesses: &[(i64, u64)], cuts: &[i64]) -> Vec<(i64, u32)> {
        layout(modulus, accesses, cuts).regions.values().map(|r| (r.offset, r.width)).collect()
    }

    #[test]
    fn pieces_are_as_wide_as_accesses_allow() {
        assert_eq!(widths(0, &[(0, 4), (4, 4), (8, 8)], &[]), [(0, 4), (4, 4), (8, 8)]);
        assert_eq!(widths(0, &[(0, 4), (2, 2)], &[]), [(0, 2), (2, 2)]);
        assert_eq!(widths(0, &[(0, 4), (3, 4)], &[]), (0..7).map(|i| (i, 1)).collect::<Vec<_>>());
        assert_eq!(widths(0, &[(0, 8)], &[4, 8]), [(0, 4), (4, 4)]);
        assert_eq!(widths(4, &[(0, 4)], &[]), [(0, 4)]);
        assert_eq!(widths(8, &[(0, 4), (4, 4)], &[0, 8]), [(0, 4), (4, 4)]);
        assert_eq!(widths(4, &[(0, 8)], &[]), [(0, 4)]);
        assert_eq!(widths(4, &[(2, 4)], &[]), [(2, 4)]);
        assert_eq!(widths(1, &[(0, 4)], &[]), [(0, 1)]);
    }

    #[test]
    fn accesses_are_made_of_whole_pieces_on_one_grid() {
        fn holds(modulus: u8, accesses: Vec<(u8, u8)>, cuts: Vec<u8>) -> bool {
            let modulus = u64::from(modulus % 25);
            let reduce = |o: u64| if modulus == 0 { o } else { o % modulus };
            let access = |(o, w): &(u8, u8)| (reduce(u64::from(*o % 40)) as i64, 1 << (w % 4));
            let accesses: Vec<(i64, u64)> = accesses.iter().map(access).collect();
            let cuts: Vec<i64> = cuts.iter().map(|c| i64::from(c % 40)).collect();
            let layout = layout(modulus, &accesses, &cuts);
            accesses.iter().all(|(offset, width)| {
                let pieces = layout.pieces(Cell { node: node(), offset: *offset }, *width);
                let wide = pieces.iter().map(|p| u64::from(layout.regions[*p].width)).sum::<u64>();
                let on_grid = (0..).zip(&pieces).all(|(i, p)| {
                    let (start, step) = (layout.regions[*p].offset, i64::from(layout.regions[*p].width));
                    // A region of many pieces goes on in steps of its width.
                    let distance = *offset + i * step - start + modulus as i64 * 40;
                    reduce(distance as u64).is_multiple_of(step as u64)
                });
                let cut = cuts.iter().all(|c| {
                    let inside = reduce((*c + modulus as i64 * 40 - *offset) as u64);
                    let step = layout.regions[pieces[0]].width;
                    inside >= *width || inside % u64::from(step) == 0
                });
                wide == *width && on_grid && cut
            })
        }
        quickcheck::quickcheck(holds as fn(u8, Vec<(u8, u8)>, Vec<u8>) -> bool);
    }

    #[test]
    fn overlapping_accesses_share_pieces() {
        fn holds(modulus: u8, accesses: Vec<(u8, u8)>) -> bool {
            let modulus = u64::from(modulus % 13);
            let reduce = |o: u64| if modulus == 0 { o } else { o % modulus };
            let access = |(o, w): &(u8, u8)| (reduce(u64::from(*o % 24)) as i64, 1 << (w % 4));
            let accesses: Vec<(i64, u64)> = accesses.iter().map(access).collect();
            let layout = layout(modulus, &accesses, &[]);
            let bytes = |a: &(i64, u64)| (0..a.1).map(|i| reduce(a.0 as u64 + i)).collect::<BTreeSet<u64>>();
            let pieces = |a: &(i64, u64)| -> BTreeSet<RegionId> {
                layout.pieces(Cell { node: node(), offset: a.0 }, a.1).into_iter().collect()
            };
            accesses.iter().all(|a| {
                accesses.iter().all(|b| {
                    let meet = !bytes(a).is_disjoint(&bytes(b));
                    !meet || !pieces(a).is_disjoint(&pieces(b))
                })
            })
        }
        quickcheck::quickcheck(holds as fn(u8, Vec<(u8, u8)>) -> bool);
    }

    #[test]
    fn ranges_consist_of_runs() {
        let fields = layout(8, &[(0, 4), (4, 4)], &[4]);
        let runs = fields.runs(Cell { node: node(), offset: 4 }, 20);
        let run = |r: &Run| (r.region.index(), r.first, r.count, r.stride);
        assert_eq!(runs.iter().map(run).collect::<Vec<_>>(), [(0, 4, 2, 8), (1, 0, 3, 8)]);
        let single = layout(0, &[(0, 4), (8, 4)], &[]);
        let runs = single.runs(Cell { node: node(), offset: 0 }, 8);
        assert_eq!(runs.iter().map(run).collect::<Vec<_>>(), [(0, 0, 1, 0)]);
        let bytes = layout(1, &[(0, 4)], &[]);
        let runs = bytes.runs(Cell { node: node(), offset: 0 }, 100);
        assert_eq!(runs.iter().map(run).collect::<Vec<_>>(), [(0, 0, 100, 1)]);
    }
}
