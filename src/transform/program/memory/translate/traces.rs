//! What memory holds in the machine where the encoding has numbers of addresses of its own.
//!
//! What a word may be is said by an analysis of the whole program (`addresses`), which tells places of an object apart by their offsets alone:
//! where bytes are written at any index, every word of the object may be of a pointer in it. So for a region from which such words are read
//! and then looked at there is a second array: the same, but for words that may be addresses, in whose place it has words that may be
//! their real numbers. A word that is read and looked at is read from there, and what is computed from such words is computed again.
//! So words that are no addresses in a run are what they are, and what is read twice is the same.
//!
//! Invariant: each run of the machine is one for some choice of these words. What the world outside writes, and what globals hold, is not followed:
//! regions of these have no second array.

use super::super::objects;
use super::super::variables::{Role, Variables};
use super::ranges::{From, Source};
use super::{Plan, Writer};
use crate::program::memory::addresses::Addresses;
use crate::program::memory::fields::{Field, Fields};
use crate::program::memory::layout::{Layout, RegionId, Run};
use crate::program::memory::objects::Objects;
use crate::program::memory::points_to::{Definitions, Element, PointsTo};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{Function, FunctionId, Instr, Op, Operand, Program, Target, Type, ValueId};
use std::rc::Rc;

/// The traces of regions.
pub(in super::super) type Traces = HashMap<RegionId, RegionId>;

/// So many operators lie between a read and where its word is looked at.
const DEPTH: usize = 8;

/// Declares the arrays.
pub(in super::super) fn declare(
    program: &Program,
    addresses: &Addresses<'_>,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    elements: impl Fn(RegionId) -> bool,
    variables: &mut Variables,
) -> Traces {
    let mut found: HashSet<RegionId> = HashSet::default();
    for (id, function) in program.functions.iter() {
        let made = Definitions::new(function);
        for (_, value) in addresses.companions.iter().filter(|(f, _)| *f == id) {
            for (address, bits) in reads(program, function, &made, *value).unwrap_or_default() {
                let Some(cell) = points.cell(id, address) else { continue };
                found.extend(layout.pieces(cell, u64::from(bits / 8)));
            }
        }
    }
    let is_known = |region: &RegionId| {
        let node = layout.regions[*region].node;
        let of_globals = objects
            .of_node(node)
            .iter()
            .any(|o| matches!(objects.list[*o].source, objects::Source::Global(_)));
        let is_array = matches!(variables.types[*region], Type::Array { .. });
        is_array && !elements(*region) && !of_globals && !points.is_external(node) && !points.is_escaped(node)
    };
    let mut found: Vec<RegionId> = found.into_iter().filter(is_known).collect();
    found.sort_unstable();
    let mut add = |region| {
        let ty = variables.types[region];
        (region, variables.add(ty, Role::Traces(region)))
    };
    found.into_iter().map(&mut add).collect()
}

/// The fields of traces: those of nodes all of whose pieces have traces.
pub(in super::super) fn declare_fields(
    fields: &Fields,
    traces: &Traces,
    variables: &mut Variables,
) -> Fields {
    let mut nodes: Vec<Element> = fields.keys().copied().collect();
    nodes.sort_unstable();
    let mut found = Fields::default();
    for node in nodes {
        let mut twin = |field: &Field| {
            let pieces =
                field.pieces.iter().map(|piece| traces.get(piece).copied()).collect::<Option<_>>()?;
            let role = Role::Element(field.pieces[0], field.address);
            let variable = variables.add(variables.types[field.variable], role);
            Some(Field { variable, pieces, ..field.clone() })
        };
        let list: Vec<Field> = fields[&node].iter().filter_map(&mut twin).collect();
        if !list.is_empty() {
            found.insert(node, list);
        }
    }
    found
}

/// The addresses from which the words are read that a value is computed of, with their bits; `None` if it is computed otherwise.
fn reads<'a>(
    program: &Program,
    function: &'a Function,
    made: &Definitions<'a>,
    value: ValueId,
) -> Option<Vec<(&'a Operand, u32)>> {
    let mut found = Vec::new();
    let mut open = vec![(value, 0)];
    while let Some((value, depth)) = open.pop() {
        let op = made.of(value).filter(|_| depth < DEPTH)?;
        match op {
            Op::Load { address, .. } => found.push((address, program.bits(function.values[value].ty))),
            _ => open.extend(parts(op)?.into_iter().filter_map(Operand::as_value).map(|v| (v, depth + 1))),
        }
    }
    Some(found)
}

/// The operands of an operator whose result is no address if none of these is.
fn parts(op: &Op) -> Option<Vec<&Operand>> {
    match op {
        Op::Copy(_) | Op::Binary { .. } | Op::Cast { .. } => Some(op.operands().into_iter().collect()),
        Op::Select { then, otherwise, .. } => Some(vec![then, otherwise]),
        _ => None,
    }
}

impl Plan<'_> {
    /// Whether an operand of the source may be an address, or computed from one.
    fn may_be_address(&self, function: FunctionId, operand: &Operand) -> bool {
        let taint = self.addresses.taint(function, operand);
        taint.address || taint.number
    }
}

impl Writer<'_, '_> {
    /// Whether a parameter of a block has a second one for its real number.
    fn has_real(&self, param: ValueId) -> bool {
        let is_word = self.source.values[param].ty != Type::Pointer;
        is_word && self.plan.may_be_address(self.id, &Operand::Value(param))
    }

    /// Makes parameters for the real numbers of the parameters of blocks.
    pub(super) fn declare_reals(&mut self) {
        if self.plan.traces.is_empty() {
            return;
        }
        let reals = self.second_params(|writer, param| {
            writer.has_real(param).then(|| writer.draft.function.values[param].ty)
        });
        self.reals.extend(reals);
    }

    /// Adds real numbers to the arguments of a jump.
    pub(super) fn jump_reals(&mut self, source: &Target, target: &mut Target) {
        if self.plan.traces.is_empty() {
            return;
        }
        for (param, arg) in self.source.blocks[source.block].params.iter().zip(&source.args) {
            if self.has_real(*param) {
                target.args.push(self.stored(arg));
            }
        }
    }

    /// Follows the real number of a word that an instruction reads or computes.
    pub(super) fn follow_traces(&mut self, instr: &Instr) {
        if self.plan.traces.is_empty() {
            return;
        }
        let &[def] = &instr.defs[..] else { return };
        let is_word = self.source.values[def].ty != Type::Pointer;
        if !is_word || !self.plan.may_be_address(self.id, &Operand::Value(def)) {
            return;
        }
        let real = match &instr.op {
            Op::Load { address, .. } => self.real_load(def, address),
            op => self.real_result(def, op),
        };
        if let Some(real) = real {
            self.reals.insert(def, real);
        }
    }

    fn real_load(&mut self, def: ValueId, address: &Operand) -> Option<Operand> {
        let plan = self.plan;
        let bits = plan.program.bits(self.source.values[def].ty);
        let pieces = plan.layout.pieces(plan.points.cell(self.id, address)?, u64::from(bits / 8));
        let real: Option<Vec<RegionId>> =
            pieces.iter().map(|piece| plan.traces.get(piece).copied()).collect();
        self.read_at(address, &real?, bits)
    }

    fn real_result(&mut self, def: ValueId, op: &Op) -> Option<Operand> {
        let followed = parts(op)?.into_iter().all(|part| {
            part.as_value().is_some_and(|value| self.reals.contains_key(&value))
                || !self.plan.may_be_address(self.id, part)
        });
        if !followed {
            return None;
        }
        let mut op = op.clone();
        for operand in op.operands_mut() {
            let real = operand.as_value().and_then(|value| self.reals.get(&value));
            *operand = real.cloned().unwrap_or_else(|| self.plan.plain(operand));
        }
        let ty = self.draft.function.values[def].ty;
        Some(self.define(op, ty))
    }

    /// What the machine would store where a word is stored here.
    fn stored(&mut self, value: &Operand) -> Operand {
        let of_source = value.as_value().is_none_or(|v| v.index() < self.source.values.len());
        if !of_source || !self.plan.may_be_address(self.id, value) {
            return self.plan.plain(value);
        }
        match value.as_value().and_then(|value| self.reals.get(&value)) {
            Some(real) => real.clone(),
            None => {
                let bits = self.plan.program.bits(self.source.type_of(value));
                self.havoc(super::numbers::site(), Type::Int(bits))
            }
        }
    }

    /// A word was stored.
    pub(super) fn trace_store(&mut self, address: &Operand, value: &Operand, pieces: &[RegionId]) {
        let plan = self.plan;
        let traces: Vec<Option<RegionId>> = pieces.iter().map(|p| plan.traces.get(p).copied()).collect();
        if traces.iter().all(Option::is_none) {
            return;
        }
        let value = self.stored(value);
        match traces.iter().copied().collect::<Option<Vec<RegionId>>>() {
            Some(whole) => self.write_at(address, &whole, &value),
            None => self.write_pieces(&traces, &plan.plain(address), &value),
        }
    }

    /// The runs of the traces of these runs, and where they come from.
    pub(super) fn traced(&mut self, runs: &[Run], from: &From) -> (Vec<Run>, From) {
        let plan = self.plan;
        let trace = |run: &Run| Some(Run { region: *plan.traces.get(&run.region)?, ..*run });
        let runs: Vec<Run> = runs.iter().filter_map(trace).collect();
        let from = if runs.is_empty() { from.clone() } else { self.real_source(from) };
        (runs, from)
    }

    /// What the machine would copy or fill with.
    pub(super) fn real_source(&mut self, from: &From) -> From {
        match from {
            From::Byte(byte) => From::Byte(self.stored(byte)),
            From::Address(Source { address, regions: Some(regions) }) => {
                let trace = |region: &RegionId| self.plan.traces.get(region).copied();
                let traces =
                    regions.iter().filter_map(|(written, read)| Some((trace(written)?, trace(read)?)));
                From::Address(Source { address: address.clone(), regions: Some(Rc::new(traces.collect())) })
            }
            from => from.clone(),
        }
    }
}
