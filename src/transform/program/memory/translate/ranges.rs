//! Ranges of bytes that are copied or filled.
//!
//! Both ends of a copy are in one node at one place (the analysis merges them), so source and target consist of the same regions, and the
//! copy is one within each; or they are apart (`copies`), and each region of the target that is written has one of the source. All contents
//! are read before any is written: the arrays before the copy are values, and the copy reads from those. Few pieces are copied one by one,
//! many as a range of an array; where the length is not known, by a loop over the pieces, exact because the modulus of the node divides
//! the length (`points_to` sees to it), or by a range of that length if those who read the result know such.
//!
//! A copy from an object that stands for any bytes chooses them here. Where that would be a loop, the whole object is chosen anew but for its last
//! element: more runs than there are, and no loop without an invariant in front of each loop over what was read.

use super::Writer;
use super::elements::Contents;
use crate::program::memory::layout::{RegionId, Run};
use crate::program::memory::points_to::{Cell, Ends, constant};
use eufonium_base::HashMap;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Target, Terminator, Type};
use std::rc::Rc;

/// Up to so many pieces are treated one by one.
const FEW: u64 = 64;

/// Where the pieces come from.
#[derive(Clone)]
pub(super) enum From {
    /// Other pieces.
    Address(Source),
    /// This byte.
    Byte(Operand),
    /// Nowhere: they are any bytes.
    Any,
}

/// The start of a range that is read.
#[derive(Clone)]
pub(super) struct Source {
    pub address: Operand,
    /// The regions that are read for those that are written, where the ends of a copy are in different nodes; of what has none any words are copied.
    pub regions: Option<Rc<HashMap<RegionId, RegionId>>>,
}

impl Source {
    /// The region that is read where this one is written.
    pub fn region(&self, written: RegionId) -> Option<RegionId> {
        match &self.regions {
            None => Some(written),
            Some(regions) => regions.get(&written).copied(),
        }
    }
}

impl From {
    pub(super) fn region(&self, written: RegionId) -> Option<RegionId> {
        match self {
            From::Address(source) => source.region(written),
            From::Byte(_) | From::Any => None,
        }
    }
    /// Whether pointers come along.
    fn has_bases(&self) -> bool {
        matches!(self, From::Address(Source { regions: None, .. }))
    }
}

/// How far a range reaches, in bytes from its first piece.
#[derive(Clone, Debug)]
enum Reach {
    /// The last piece starts so far behind the first.
    Last(u64),
    /// Pieces start before this distance.
    Below(Operand),
}

impl Writer<'_, '_> {
    pub(super) fn copy_memory(&mut self, to: &Operand, from: &Operand, length: &Operand) {
        if self.definitions.is_any_bytes(from) {
            let cell = self.plan.points.cell(self.id, to);
            return self.range(to, cell, From::Any, length);
        }
        if self.copy_among_zeros(to, from, length) {
            return;
        }
        let plan = self.plan;
        let mut regions = None;
        if let Some(ends) = Ends::between(plan.points, self.id, (to, from), length) {
            // Of texts only zeros are kept, and these have been copied.
            let is_kept = !plan.terminators.contains_key(&ends.from.node);
            match plan.layout.corresponding(&ends).filter(|_| is_kept) {
                Some(found) => regions = Some(Rc::new(found)),
                None => return self.range(to, Some(ends.to), From::Any, length),
            }
        }
        let cell = plan.points.cell(self.id, from).and(plan.points.cell(self.id, to));
        let from = From::Address(Source { address: self.located(from), regions });
        self.range(to, cell, from, length);
    }

    pub(super) fn set_memory(&mut self, to: &Operand, byte: &Operand, length: &Operand) {
        let cell = self.plan.points.cell(self.id, to);
        self.range(to, cell, From::Byte(byte.clone()), length);
    }

    fn range(&mut self, to: &Operand, cell: Option<Cell>, from: From, length: &Operand) {
        if self.range_among_zeros(to, &from, length) {
            return;
        }
        let to = self.located(to);
        let Some(cell) = cell else {
            // One end is the null pointer.
            let zero = self.address(0);
            return self.assume(CompareOp::Eq, length.clone(), zero);
        };
        let fields = self.fields_after(cell.node, &to, &from, length);
        let known = constant(length);
        let runs = self.plan.layout.pieces_within(cell, known);
        let (traces, of_traces) = self.traced(&runs, &from);
        let (shadows, none) = self.without_bases(&runs, &from);
        let runs = self.with_shadows(runs, &from);
        for (runs, from) in [(runs, from), (traces, of_traces), (shadows, none)] {
            self.runs(&runs, &from, |w, run, old| match known {
                Some(_) => w.constant(run, &to, &from, old),
                None => w.repeated(run, &to, &from, old, length),
            });
        }
        fields.into_iter().for_each(|(variable, value)| self.set(variable, value));
    }

    /// A copy takes the bases of pointers along. Where bytes are set, nothing that is loaded has a base.
    fn with_shadows(&self, mut runs: Vec<Run>, from: &From) -> Vec<Run> {
        if from.has_bases() {
            runs.extend(self.shadows(&runs));
        }
        runs
    }

    fn shadows(&self, runs: &[Run]) -> Vec<Run> {
        let shadow = |run: &Run| Some(Run { region: *self.plan.validity.shadows.get(&run.region)?, ..*run });
        runs.iter().filter_map(shadow).collect()
    }

    /// Words of any bytes, and data, are addresses of no object: the bases that lose theirs, and what they become.
    fn without_bases(&self, runs: &[Run], from: &From) -> (Vec<Run>, From) {
        let is_set = matches!(from, From::Byte(_));
        let shadows = if is_set || from.has_bases() { vec![] } else { self.shadows(runs) };
        (shadows, From::Byte(word(0, 8)))
    }

    /// Treats the runs one after the other, each with the contents that the region it is copied from had before all.
    fn runs(&mut self, runs: &[Run], from: &From, mut each: impl FnMut(&mut Self, &Run, &Contents)) {
        let mut old: Vec<(RegionId, Contents)> = Vec::new();
        for run in runs {
            if old.last().is_none_or(|(region, _)| *region != run.region) {
                let contents = self.contents(from.region(run.region).unwrap_or(run.region));
                old.push((run.region, contents));
            }
        }
        let mut at = 0;
        for run in runs {
            if old[at].0 != run.region {
                at += 1;
            }
            each(self, run, &old[at].1);
        }
    }

    /// A word of this many bits, all of whose bytes are the given one.
    pub(super) fn filled(&mut self, byte: &Operand, width: u32) -> Operand {
        use eufonium_ir::program::CastOp::ZeroExtend;
        if let Operand::Const(bits) = byte {
            return Operand::Const(eufonium_base::Bits::from_fn(width, |i| bits.bit(i % 8)));
        }
        if width == 8 {
            return byte.clone();
        }
        let wide = self.define(Op::Cast { op: ZeroExtend, value: byte.clone() }, Type::Int(width));
        let ones = Operand::Const(eufonium_base::Bits::from_fn(width, |i| i % 8 == 0));
        self.binary(BinaryOp::Mul, wide, ones)
    }

    fn constant(&mut self, run: &Run, to: &Operand, from: &From, old: &Contents) {
        let (region, width) = (run.region, self.width(run.region));
        let scalar = self.is_scalar(region);
        match from {
            // There is one object: it is copied to itself.
            From::Address(source) if scalar && source.region(region) == Some(region) => {}
            From::Address(_) if scalar => {
                let value = self.source(region, from, old, |w, region, a| w.index(region, &a, run.first));
                self.set(region, value);
            }
            From::Byte(byte) if scalar => {
                let value = self.filled(byte, width);
                self.set(region, value);
            }
            From::Any if scalar => {
                let value = self.any_word(width);
                self.set(region, value);
            }
            _ if self.plan.elements.contains_key(&region) => {
                let last = Reach::Last((run.count - 1).saturating_mul(run.stride));
                self.set_elements(run, to, from, old, &last);
            }
            From::Byte(_) | From::Any if self.is_whole(run, to) => {
                let alike = self.alike(region, from);
                self.set(region, alike);
            }
            _ if run.count <= FEW => {
                for i in 0..run.count {
                    let bytes = run.first + i * run.stride;
                    let value = self.source(region, from, old, |w, region, a| w.index(region, &a, bytes));
                    let index = self.index(region, to, bytes);
                    self.write_element(region, index, value);
                }
            }
            _ => {
                let length = self.address(run.count.saturating_mul(run.stride));
                self.copy_range(run, to, from, old, length);
            }
        }
    }

    /// Copies or fills the elements of one run.
    fn set_elements(&mut self, run: &Run, to: &Operand, from: &From, old: &Contents, reach: &Reach) {
        let plan = self.plan;
        let start = self.add(to.clone(), run.first);
        for (address, variable) in plan.elements[&run.region].iter() {
            let distance = self.behind(address, &start);
            let inside = match (reach, &distance) {
                (Reach::Last(last), Operand::Const(d)) if d.as_u64().is_some_and(|d| d <= *last) => None,
                (Reach::Last(_), Operand::Const(_)) => continue,
                (Reach::Last(last), _) => {
                    let last = self.address(*last);
                    Some(self.is(CompareOp::Ule, distance.clone(), last))
                }
                (Reach::Below(length), _) => Some(self.is(CompareOp::Ult, distance.clone(), length.clone())),
            };
            let value = self.source(run.region, from, old, |w, region, a| {
                let first = w.index(region, &a, run.first);
                w.sum(first, distance)
            });
            match inside {
                None => self.set(variable, value),
                Some(inside) => self.set_if(variable, inside, value),
            }
        }
    }

    /// A range of an array in one step.
    fn copy_range(&mut self, run: &Run, to: &Operand, from: &From, old: &Contents, length: Operand) {
        let (region, stride) = (run.region, run.stride);
        let array = self.get(region);
        let to_start = self.add(to.clone(), run.first);
        let (from, from_start) = match (from, from.region(region)) {
            (From::Address(from), Some(source)) if !old.is_elements() => {
                let start = self.index(source, &from.address, run.first);
                (self.with_fields(source, old), start)
            }
            // It is longer than an array of few elements.
            (From::Address(_), _) => (self.alike(region, &From::Any), to_start.clone()),
            _ => (self.alike(region, from), to_start.clone()),
        };
        let op = Op::CopyRange { to: array, to_start, from, from_start, length, stride };
        let changed = self.define(op, self.plan.types[region]);
        self.set(region, changed);
    }

    /// An array all of whose elements are made of one byte, or any.
    fn alike(&mut self, region: RegionId, from: &From) -> Operand {
        let ty = self.plan.types[region];
        match from {
            From::Byte(byte) => {
                let value = self.filled(byte, self.width(region));
                self.define(Op::Fill(value), ty)
            }
            _ => self.havoc(SiteKind::Uninitialised, ty),
        }
    }

    /// Whether a run has all elements of its region that are in an object: of the only one, from its start on.
    fn is_whole(&self, run: &Run, to: &Operand) -> bool {
        self.only_object(run.region).is_some_and(|(size, start)| {
            let begins = matches!(to, Operand::Const(to) if to.as_u64() == Some(start));
            begins && run.count.saturating_mul(run.stride) >= size
        })
    }

    /// The piece that is written to a region, given how its address follows from the region that is read and the start of the source.
    pub(super) fn source(
        &mut self,
        region: RegionId,
        from: &From,
        old: &Contents,
        index: impl FnOnce(&mut Self, RegionId, Operand) -> Operand,
    ) -> Operand {
        let width = self.width(region);
        match (from, from.region(region)) {
            (From::Byte(byte), _) => self.filled(byte, width),
            (From::Address(_), Some(source)) if self.is_scalar(source) => old.whole(),
            (From::Address(start), Some(source)) => {
                let index = index(self, source, start.address.clone());
                self.element(source, old, index)
            }
            (From::Address(_), None) | (From::Any, _) => self.any_word(width),
        }
    }

    /// A word of any value.
    pub(super) fn any_word(&mut self, width: u32) -> Operand {
        self.havoc(SiteKind::Uninitialised, Type::Int(width))
    }

    /// Gives the only object of a node any elements, in place of a loop that gives them to some; for loops that is more than they need to
    /// know, but for the last element: that it was not reached is what ends strings.
    fn any_elements(&mut self, region: RegionId, (size, start): (u64, u64), to: &Operand, length: &Operand) {
        let (ty, width) = (self.plan.types[region], self.width(region));
        let old = self.get(region);
        let array = self.havoc(SiteKind::Uninitialised, ty);
        let last = start + size - u64::from(width / 8);
        let index = self.address(last);
        let distance = self.behind(last, to);
        let condition = self.is(CompareOp::Ult, distance, length.clone());
        let [then, otherwise] = [array.clone(), old]
            .map(|array| self.define(Op::Read { array, index: index.clone() }, Type::Int(width)));
        let value = self.define(Op::Select { condition, then, otherwise }, Type::Int(width));
        let array = self.define(Op::Write { array, index, value }, ty);
        self.set(region, array);
    }

    /// The size and the address of the only object of a region's node, if it has one and both are fixed.
    fn only_object(&self, region: RegionId) -> Option<(u64, u64)> {
        let plan = self.plan;
        let data = plan.layout.regions.get(region)?;
        let object = &plan.objects.list[plan.objects.single(plan.points, data.node)?];
        let size = object.size.filter(|size| *size >= u64::from(data.width))?;
        Some((size, object.address?))
    }

    /// A loop that counts bytes from 0 to the length.
    fn repeated(&mut self, run: &Run, to: &Operand, from: &From, old: &Contents, length: &Operand) {
        let region = run.region;
        if self.plan.elements.contains_key(&region) {
            return self.set_elements(run, to, from, old, &Reach::Below(length.clone()));
        }
        if self.plan.ranges && !old.is_elements() {
            return self.copy_range(run, to, from, old, length.clone());
        }
        if let (From::Any, Some(object)) = (from, self.only_object(region)) {
            return self.any_elements(region, object, to, length);
        }
        let (word_type, array_type) = (Type::Int(self.bits()), self.plan.types[region]);
        let start = self.get(region);
        let (head, params) = self.new_block(&[word_type, array_type]);
        let (body, _) = self.new_block(&[]);
        let (exit, _) = self.new_block(&[]);
        let (count, array) = (params[0].clone(), params[1].clone());
        let zero = self.address(0);
        self.jump(head, vec![zero, start]);

        self.current = head;
        let op = Op::Compare { op: CompareOp::Ult, a: count.clone(), b: length.clone() };
        let condition = self.define(op, Type::Int(1));
        let target = |block| Target { block, args: vec![] };
        self.terminate(Terminator::Branch { condition, then: target(body), otherwise: target(exit) });

        self.current = body;
        let place = self.add(count.clone(), run.first);
        let value = self.source(region, from, old, |w, region, a| {
            let start = w.index(region, &a, 0);
            w.binary(BinaryOp::Add, start, place.clone())
        });
        let index = self.binary(BinaryOp::Add, to.clone(), place.clone());
        let changed = self.define(Op::Write { array: array.clone(), index, value }, array_type);
        let stride = word(run.stride, self.bits());
        let op = Op::Binary { op: BinaryOp::Add, a: count, b: stride, nsw: false, nuw: true };
        let next = self.define(op, word_type);
        self.jump(head, vec![next, changed]);

        self.current = exit;
        self.set(region, array);
    }
}
