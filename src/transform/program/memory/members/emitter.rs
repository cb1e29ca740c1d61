//! What writes the instructions of a function, and what it knows of pointers into member arrays.
//!
//! The *unit* of an array is the modulus of its node, by which all indices are multiplied, so a pointer that lies at the place `p` of the node is
//! `start + rest + unit * index` with the rest that `p` tells. Where the modulus is 0 the rest is all. Arrays whose elements are structures with arrays
//! have an index each.

use super::Arrays;
use crate::program::memory::points_to::{Array, Definitions, PointsTo};
use eufonium_base::HashMap;
use eufonium_base::ids::Id;
use eufonium_ir::program::{CheckId, Function, FunctionId, Instr, Loc, Op, Operand, Program, Type, ValueId};

/// A pointer into a member array.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The start of the outermost array around it, as a pointer into a structure that is in none.
    pub start: Operand,
    /// The arrays around it, from the outermost to its own.
    pub legs: Vec<Leg>,
}

/// A place in an array.
#[derive(Clone, Debug)]
pub(super) struct Leg {
    /// The array.
    pub array: Array,
    /// Units.
    pub index: Operand,
    /// The bytes between the start and the first unit.
    pub rest: i64,
}

/// When an access lies in its array.
#[derive(Clone, Debug)]
pub(super) enum Inside {
    Always,
    Never,
    When(Operand),
}

/// The bytes that are multiplied with indices.
pub(super) fn unit(points: &PointsTo, array: &Array) -> u64 {
    points.modulus(array.inner)
}

/// Writes the instructions of a block.
pub(super) struct Emitter<'a> {
    pub(super) points: &'a PointsTo,
    pub(super) arrays: &'a Arrays,
    pub(super) id: FunctionId,
    /// The check that a write outside of its array violates.
    pub(super) check: CheckId,
    pub(super) bits: u32,
    pub(super) definitions: Definitions<'a>,
    /// The values of the source.
    pub(super) count: usize,
    pub(super) program: &'a mut Program,
    /// Where pointers into arrays lie.
    pub(super) places: HashMap<ValueId, Place>,
    pub(super) out: Vec<Instr>,
    pub(super) at: Option<Loc>,
}

impl Emitter<'_> {
    pub(super) fn function(&mut self) -> &mut Function {
        &mut self.program.functions[self.id]
    }
    pub(super) fn emit(&mut self, defs: Vec<ValueId>, op: Op) {
        let at = self.at;
        self.out.push(Instr { defs, op, at });
    }
    pub(super) fn define(&mut self, op: Op, ty: Type) -> Operand {
        let value = self.function().value(ty);
        self.emit(vec![value], op);
        Operand::Value(value)
    }
    /// The array in which an operand of the source lies.
    pub(super) fn array_of(&self, operand: &Operand) -> Option<Array> {
        // The analysis knows nothing of values that are made here.
        if operand.as_value().is_some_and(|value| value.index() >= self.count) {
            return None;
        }
        let cell = self.points.cell(self.id, operand)?;
        self.arrays.of_inner(cell.node).copied()
    }
}
