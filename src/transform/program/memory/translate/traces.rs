//! Which bytes of memory may be of addresses, found out in the run.
//!
//! What a word may be is said by an analysis of the whole program (`addresses`), which tells places of an object apart by their offsets alone:
//! where bytes are written at any index, every word of the object may be of a pointer in it. So for a region from which such words are read
//! and then looked at there is a second array: 1 where the last write was of what may be an address. A word that is read where all is 0 is
//! its own real number, and so is what is computed from such words alone.
//!
//! Invariant: 0 only where an object holds what it held when it was made, or what was written as a word that is no address whatever the run.
//! Therefore regions that the world outside writes have none, nor those of globals.

use super::super::objects::Source;
use super::super::validity::{Role, Variables};
use super::ranges::From;
use super::{Plan, Writer};
use crate::program::memory::addresses::Addresses;
use crate::program::memory::layout::{Layout, RegionId, Run};
use crate::program::memory::objects::Objects;
use crate::program::memory::points_to::PointsTo;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, Function, FunctionId, Instr, Op, Operand, Program, Type, ValueId};

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
        let made = definitions(function);
        for (_, value) in addresses.companions.iter().filter(|(f, _)| *f == id) {
            for (address, bits) in reads(program, function, &made, *value).unwrap_or_default() {
                let Some(cell) = points.cell(id, address) else { continue };
                found.extend(layout.pieces(cell, u64::from(bits / 8)));
            }
        }
    }
    let is_known = |region: &RegionId| {
        let node = layout.regions[*region].node;
        let of_globals =
            objects.of_node(node).iter().any(|o| matches!(objects.list[*o].source, Source::Global(_)));
        let is_array = matches!(variables.types[*region], Type::Array { .. });
        is_array && !elements(*region) && !of_globals && !points.is_external(node) && !points.is_escaped(node)
    };
    let mut found: Vec<RegionId> = found.into_iter().filter(is_known).collect();
    found.sort_unstable();
    let index = program.pointer_bits;
    let add = |region| (region, variables.add(Type::Array { index, element: 1 }, Role::Traces(region)));
    found.into_iter().map(add).collect()
}

fn definitions(function: &Function) -> HashMap<ValueId, &Instr> {
    function.instrs().flat_map(|instr| instr.defs.iter().map(move |def| (*def, instr))).collect()
}

/// The addresses from which the words are read that a value is computed of, with their bits; `None` if it is computed otherwise.
fn reads<'a>(
    program: &Program,
    function: &'a Function,
    made: &HashMap<ValueId, &'a Instr>,
    value: ValueId,
) -> Option<Vec<(&'a Operand, u32)>> {
    let mut found = Vec::new();
    let mut open = vec![(value, 0)];
    while let Some((value, depth)) = open.pop() {
        let op = &made.get(&value).filter(|_| depth < DEPTH)?.op;
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
    /// Whether an operand may be an address, or computed from one. The real number of an address takes the place of an operand as a
    /// value that the source does not have.
    fn may_be_address(&self, function: FunctionId, operand: &Operand) -> bool {
        let own = self.program.functions[function].values.len();
        if operand.as_value().is_some_and(|value| value.index() >= own) {
            return true;
        }
        let taint = self.addresses.taint(function, operand);
        taint.address || taint.number
    }
}

impl Writer<'_, '_> {
    /// Notes what may be an address among what an instruction reads and computes.
    pub(super) fn follow_traces(&mut self, instr: &Instr) {
        if self.plan.traces.is_empty() {
            return;
        }
        let &[def] = &instr.defs[..] else { return };
        let is_word = self.source.values[def].ty != Type::Pointer;
        if !is_word || !self.plan.may_be_address(self.id, &Operand::Value(def)) {
            return;
        }
        let suspect = match &instr.op {
            Op::Load { address, .. } => self.trace_of_load(def, address),
            op => self.trace_of_parts(op),
        };
        if let Some(suspect) = suspect {
            self.suspects.insert(def, suspect);
        }
    }

    fn trace_of_load(&mut self, def: ValueId, address: &Operand) -> Option<Operand> {
        let plan = self.plan;
        let bits = plan.program.bits(self.source.values[def].ty);
        let pieces = plan.layout.pieces(plan.points.cell(self.id, address)?, u64::from(bits / 8));
        let traces: Option<Vec<RegionId>> = pieces.iter().map(|p| plan.traces.get(p).copied()).collect();
        let (traces, address) = (traces?, plan.plain(address));
        let mut any: Option<Operand> = None;
        for (i, (piece, trace)) in pieces.iter().zip(traces).enumerate() {
            let own = self.read(trace, &address, i as u64 * u64::from(self.width(*piece)) / 8);
            any = Some(self.either(any, own));
        }
        any
    }

    fn trace_of_parts(&mut self, op: &Op) -> Option<Operand> {
        let mut any = None;
        for operand in parts(op)? {
            if self.plan.may_be_address(self.id, operand) {
                let own = self.suspects.get(&operand.as_value()?)?.clone();
                any = Some(self.either(any, own));
            }
        }
        any
    }

    fn either(&mut self, a: Option<Operand>, b: Operand) -> Operand {
        match a {
            Some(a) => self.binary(BinaryOp::Or, a, b),
            None => b,
        }
    }

    /// A word was stored.
    pub(super) fn trace_store(&mut self, address: &Operand, value: &Operand, pieces: &[RegionId]) {
        let plan = self.plan;
        let mark = word(u64::from(plan.may_be_address(self.id, value)), 1);
        let address = plan.plain(address);
        for (i, piece) in pieces.iter().enumerate() {
            if let Some(trace) = plan.traces.get(piece) {
                self.write(*trace, &address, i as u64 * u64::from(self.width(*piece)) / 8, mark.clone());
            }
        }
    }

    /// The runs of the traces of these runs, and where they come from.
    pub(super) fn traced(&self, runs: &[Run], from: &From) -> (Vec<Run>, From) {
        let trace = |run: &Run| Some(Run { region: *self.plan.traces.get(&run.region)?, ..*run });
        let from = match from {
            From::Address(address) => From::Address(address.clone()),
            From::Byte(byte) => {
                let mark = self.plan.may_be_address(self.id, byte);
                From::Byte(word(if mark { 0xff } else { 0 }, 8))
            }
        };
        (runs.iter().filter_map(trace).collect(), from)
    }
}
