//! What memory holds when a run starts.
//!
//! A region starts as any value, overwritten by what the globals in it hold. Where every object of its node starts with known
//! contents (globals, and objects from the heap that are zeroed), it starts as zeros instead; then objects that are allocated
//! zeroed need no code.

use super::layout::RegionId;
use super::objects::{Image, Objects, Source};
use super::points_to::{Element, PointsTo};
use super::terminators;
use super::translate::{Plan, Sites, numbers};
use super::validity;
use super::variables::Role;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, Function, GlobalId, Initial, Instr, Op, Operand, Program, SiteKind, Type,
};

/// Up to so many elements are written one by one.
const FEW: u64 = 64;

/// Whether all that the objects of a node hold before they are written is zeros, up to the initial values of globals.
pub(super) fn is_zero(program: &Program, objects: &Objects, points: &PointsTo, node: Element) -> bool {
    let known = |source: Source| match source {
        Source::Global(global) => matches!(program.globals[global].init, Initial::Parts(_)),
        Source::Alloc(_, _, kind) => kind == AllocKind::ZeroedHeap,
    };
    let list = objects.of_node(node);
    !list.is_empty()
        && !points.is_external(node)
        && !points.is_escaped(node)
        && list.iter().all(|o| known(objects.list[*o].source))
}

/// Makes initial values.
pub(super) struct Start<'a> {
    plan: &'a Plan<'a>,
    /// The bytes of the globals that are not zero, ascending by offset.
    bytes: HashMap<GlobalId, Option<Vec<(u64, u8)>>>,
}

impl<'a> Start<'a> {
    /// For the regions of a plan.
    pub fn new(plan: &'a Plan<'a>) -> Self {
        let image = Image { program: plan.program, objects: plan.objects };
        let bytes = plan.program.globals.keys().map(|global| (global, image.bytes(global))).collect();
        Start { plan, bytes }
    }

    /// The contents of a scalar of a global, of the mark of allocation, or of a count of objects, if known.
    pub fn constant(&self, region: RegionId) -> Option<Operand> {
        let plan = self.plan;
        let bits = plan.program.pointer_bits;
        match (plan.roles[region], plan.types[region]) {
            (Role::Region, _) => self.scalar(region),
            (Role::Element(of, address), Type::Int(bits)) => self.element(of, address, bits / 8),
            (Role::Mark, _) => Some(word(plan.objects.free, bits)),
            (Role::Count(first), _) => Some(word(first, bits)),
            (Role::FirstZero(_) | Role::BehindZeros(_), Type::Int(_)) => {
                terminators::contents(plan, plan.roles[region]).into_iter().next().map(|(_, word)| word)
            }
            (Role::Number(_), _) | (_, Type::Array { .. }) => None,
            (role, _) => {
                let known = validity::contents(plan, role).into_iter().next();
                Some(known.map_or_else(|| word(0, bits), |(_, word)| word))
            }
        }
    }

    fn scalar(&self, region: RegionId) -> Option<Operand> {
        let (global, place) = self.of_scalar(region)?;
        self.word(global, place, self.plan.layout.regions[region].width)
    }

    /// The place in a global that a scalar is.
    fn of_scalar(&self, region: RegionId) -> Option<(GlobalId, u64)> {
        let plan = self.plan;
        let data =
            plan.layout.regions.get(region).filter(|r| r.scalar && plan.roles[region] == Role::Region)?;
        let object = &plan.objects.list[plan.objects.single(plan.points, data.node)?];
        let Source::Global(global) = object.source else { return None };
        Some((global, data.offset.wrapping_sub(object.cell.offset) as u64))
    }

    /// The contents of so many bytes of the node of a region at an address, if known.
    fn element(&self, region: RegionId, address: u64, width: u32) -> Option<Operand> {
        match self.at(region, address) {
            Some((global, place)) => self.word(global, place, width),
            None => self.plan.zero[region].then(|| word(0, 8 * width)),
        }
    }

    /// The global of the node of a region that is at an address, and which of its bytes that is.
    fn at(&self, region: RegionId, address: u64) -> Option<(GlobalId, u64)> {
        let plan = self.plan;
        let data = &plan.layout.regions[region];
        plan.objects.of_node(data.node).iter().find_map(|object| {
            let object = &plan.objects.list[*object];
            let place = object.address.and_then(|start| address.checked_sub(start))?;
            match object.source {
                Source::Global(global) if object.size.is_some_and(|size| place < size) => {
                    Some((global, place))
                }
                _ => None,
            }
        })
    }

    /// The choice of what is at a place of a global whose contents are not known.
    fn initial(&self, of: GlobalId, offset: u64) -> SiteKind {
        match self.plan.program.globals[of].init {
            Initial::Any => SiteKind::Initial { of, offset },
            Initial::Parts(_) => SiteKind::Uninitialised,
        }
    }

    /// The word of so many bytes at a place of a global, if known.
    fn word(&self, global: GlobalId, place: u64, width: u32) -> Option<Operand> {
        let bytes = self.bytes[&global].as_ref()?;
        let words = elements(bytes, place, 0, width, self.plan.program.little_endian);
        let word = words.into_iter().next().map_or_else(|| Bits::zero(8 * width), |(_, bits)| bits);
        Some(Operand::Const(word))
    }

    /// The instructions that make the contents of a variable at the start of a run.
    pub fn contents(
        &self,
        function: &mut Function,
        region: RegionId,
        sites: &mut Sites,
    ) -> (Vec<Instr>, Operand) {
        if let Some(constant) = self.constant(region) {
            return (vec![], constant);
        }
        let ty = self.plan.types[region];
        if let Role::Number(object) = self.plan.roles[region] {
            return numbers::first(self.plan, function, object, sites);
        }
        let mut maker = Maker { function, instrs: vec![], ty };
        if self.plan.roles[region] == Role::Numbers {
            let value = maker.define(Op::Havoc(sites.origin(numbers::site(), None)));
            return (maker.instrs, value);
        }
        if let Role::Traces(of) = self.plan.roles[region] {
            let value = self.unwritten(&mut maker, of, sites);
            return (maker.instrs, value);
        }
        if let Role::Element(of, address) = self.plan.roles[region] {
            let kind = self
                .at(of, address)
                .map_or(SiteKind::Uninitialised, |(global, place)| self.initial(global, place));
            let value = maker.define(Op::Havoc(sites.origin(kind, None)));
            return (maker.instrs, value);
        }
        if let Some((global, place)) = self.of_scalar(region) {
            let value = maker.define(Op::Havoc(sites.origin(self.initial(global, place), None)));
            return (maker.instrs, value);
        }
        if let Role::FirstZero(_) | Role::BehindZeros(_) = self.plan.roles[region] {
            let value = maker.define(Op::Havoc(sites.origin(SiteKind::Uninitialised, None)));
            let known = match ty {
                Type::Array { .. } => terminators::contents(self.plan, self.plan.roles[region]),
                _ => vec![],
            };
            let value = maker.with(value, known, self.plan.program.pointer_bits);
            return (maker.instrs, value);
        }
        if self.plan.roles[region] != Role::Region {
            let zero = word(0, if let Type::Array { element, .. } = ty { element } else { 1 });
            let value = maker.define(Op::Fill(zero));
            let known = validity::contents(self.plan, self.plan.roles[region]);
            let value = maker.with(value, known, self.plan.program.pointer_bits);
            return (maker.instrs, value);
        }
        let mut value = self.unwritten(&mut maker, region, sites);
        if let Type::Array { element, .. } = ty {
            value = self.globals(&mut maker, region, element, value);
        }
        (maker.instrs, value)
    }

    /// What a region holds but for its globals, in a variable like that of the region.
    fn unwritten(&self, maker: &mut Maker<'_>, region: RegionId, sites: &mut Sites) -> Operand {
        maker.define(match maker.ty {
            Type::Array { element, .. } if self.plan.zero[region] => Op::Fill(word(0, element)),
            _ => Op::Havoc(sites.origin(SiteKind::Uninitialised, None)),
        })
    }

    /// Writes what globals hold into an array.
    fn globals(&self, maker: &mut Maker<'_>, region: RegionId, element: u32, mut value: Operand) -> Operand {
        let plan = self.plan;
        let at = |base: u64, distance: u64| word(base.wrapping_add(distance), plan.program.pointer_bits);
        let by_object = plan.numbered.of(plan.layout.regions[region].node).is_some();
        for object in plan.objects.of_node(plan.layout.regions[region].node) {
            let object = &plan.objects.list[*object];
            let (Source::Global(global), Some(base)) = (object.source, object.address) else { continue };
            let Some(bytes) = &self.bytes[&global] else { continue };
            let runs = plan.layout.runs(object.cell, plan.program.globals[global].size);
            for run in runs.iter().filter(|run| run.region == region) {
                let words = elements(bytes, run.first, run.stride, element / 8, plan.program.little_endian);
                let mut words: HashMap<u64, Bits> = words.into_iter().collect();
                if !plan.zero[region] && run.count > FEW {
                    let from = maker.define(Op::Fill(word(0, element)));
                    let start = at(base, run.first);
                    let (to_start, from_start) = (start.clone(), start);
                    let (length, stride) = (at(0, run.count * run.stride), run.stride);
                    value =
                        maker.define(Op::CopyRange { to: value, to_start, from, from_start, length, stride });
                } else if !plan.zero[region] {
                    let zeros = (0..run.count).map(|i| run.first + i * run.stride);
                    zeros.for_each(|place| {
                        words.entry(place).or_insert_with(|| Bits::zero(element));
                    });
                }
                let mut words: Vec<(u64, Bits)> = words.into_iter().collect();
                words.sort_unstable();
                for (place, bits) in words {
                    let index = at(base, if by_object { 0 } else { place });
                    let word = Operand::Const(bits);
                    value = maker.define(Op::Write { array: value, index, value: word });
                }
            }
        }
        value
    }
}

struct Maker<'a> {
    function: &'a mut Function,
    instrs: Vec<Instr>,
    ty: Type,
}

impl Maker<'_> {
    fn define(&mut self, op: Op) -> Operand {
        let value = self.function.value(self.ty);
        self.instrs.push(Instr { defs: vec![value], op, at: None });
        Operand::Value(value)
    }

    /// An array with these words at these indices.
    fn with(&mut self, mut array: Operand, words: Vec<(u64, Operand)>, bits: u32) -> Operand {
        for (index, value) in words {
            array = self.define(Op::Write { array, index: word(index, bits), value });
        }
        array
    }
}

/// The words of so many bytes that are not zero, at `first` and every `stride` bytes behind (0: no others), by their offset.
fn elements(
    bytes: &[(u64, u8)],
    first: u64,
    stride: u64,
    width: u32,
    little_endian: bool,
) -> Vec<(u64, Bits)> {
    let mut words: Vec<(u64, Bits)> = Vec::new();
    let from = bytes.partition_point(|(offset, _)| *offset < first);
    for (offset, byte) in &bytes[from..] {
        let distance = offset - first;
        let place = distance.checked_rem(stride).unwrap_or(distance);
        let start = offset - place;
        if place >= u64::from(width) {
            if stride == 0 {
                break;
            }
            continue;
        }
        let place = place as u32;
        let low = 8 * if little_endian { place } else { width - 1 - place };
        let bits = Bits::from_fn(8 * width, |i| i >= low && i < low + 8 && byte >> (i - low) & 1 == 1);
        match words.last_mut() {
            Some((last, word)) if *last == start => *word = word.or(&bits),
            _ => words.push((start, bits)),
        }
    }
    words
}
