//! What is decided before a function is rewritten: its parts, the variables in them, and which parts an instruction touches.

use super::objects::{Objects, Span};
use super::parts::{self, Part, Parts};
use crate::program::passes::rewrite::as_u64;
use eufonium_ir::program::{Function, Instr, Op, Operand, Program, SourceType, Type, VariableId};
use std::ops::Range;

/// What is decided before the function is rewritten.
pub(super) struct Plan<'a> {
    pub objects: &'a Objects,
    pub parts: &'a Parts,
    /// The variables of the source that live exactly in each part.
    pub variables: Vec<Vec<VariableId>>,
    /// What each part of a global holds at the start: a word, or an address and a distance.
    pub starts: Vec<Option<(Operand, i64)>>,
    pointer_bits: u32,
    pub little_endian: bool,
}

impl<'a> Plan<'a> {
    /// The plan for a function of the program.
    pub fn new(program: &Program, objects: &'a Objects, parts: &'a Parts) -> Self {
        Plan {
            objects,
            parts,
            variables: variables(program, objects, parts),
            starts: parts.list.iter().map(|part| parts::start(program, objects, part)).collect(),
            pointer_bits: program.pointer_bits,
            little_endian: program.little_endian,
        }
    }
    /// The parts of globals.
    pub fn globals(&self) -> impl Iterator<Item = usize> {
        (0..self.starts.len()).filter(|part| self.starts[*part].is_some())
    }
    /// The bytes that an access touches, if they become values.
    pub fn span(&self, address: &Operand, length: Option<u64>) -> Option<Span> {
        let place = self.objects.promoted(address)?;
        Some(self.objects.span(place, length?).expect("objects that become values are accessed inside"))
    }
    /// The bytes of a word or pointer at an address.
    pub fn word(&self, function: &Function, address: &Operand, value: &Operand) -> Option<Span> {
        let ty = function.type_of(value);
        let bits = if ty == Type::Pointer { self.pointer_bits } else { width(ty) };
        self.span(address, Some(u64::from(bits / 8)))
    }
    /// The parts that an instruction reads and those that it writes.
    pub fn touched(&self, function: &Function, instr: &Instr) -> (Range<usize>, Range<usize>) {
        let within = |span: Option<Span>| span.map_or(0..0, |span| self.parts.within(span));
        match &instr.op {
            Op::Alloc { .. } => {
                let place = self.objects.promoted(&Operand::Value(instr.defs[0]));
                (0..0, place.map_or(0..0, |p| self.parts.of(p.object)))
            }
            Op::Load { address, .. } => {
                (within(self.word(function, address, &Operand::Value(instr.defs[0]))), 0..0)
            }
            Op::Store { address, value } => (0..0, within(self.word(function, address, value))),
            Op::SetMemory { to, length, .. } => (0..0, within(self.span(to, as_u64(length)))),
            Op::CopyMemory { to, from, length } => {
                let length = as_u64(length);
                (within(self.span(from, length)), within(self.span(to, length)))
            }
            _ => (0..0, 0..0),
        }
    }
}

/// For each part the variables of the source that live exactly in it.
fn variables(program: &Program, objects: &Objects, parts: &Parts) -> Vec<Vec<VariableId>> {
    let bits = |variable: VariableId| match program.variables[variable].ty {
        SourceType::Int { bits, .. } => Some(bits),
        SourceType::Bool => Some(8),
        SourceType::Pointer => Some(program.pointer_bits),
        SourceType::Float(format) => Some(format.width()),
        SourceType::Other(_) => None,
    };
    let here = |part: &Part| {
        let all = objects.list[part.span.object].variables.iter();
        let fits = |(offset, v): &&(u64, VariableId)| {
            *offset == part.span.start && bits(*v) == Some(program.bits(part.ty))
        };
        let mut here: Vec<VariableId> = all.filter(fits).map(|(_, v)| *v).collect();
        here.sort_unstable();
        here.dedup();
        here
    };
    parts.list.iter().map(here).collect()
}

/// The bits of a word that is accessed.
fn width(ty: Type) -> u32 {
    if let Type::Int(bits) = ty { bits } else { 0 }
}
