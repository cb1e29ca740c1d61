//! What is known of pointers to strings that a system gave, where they are read.

use super::Writer;
use crate::program::memory::layout::RegionId;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Instr, Op, Operand, Type, ValueId};

impl Writer<'_, '_> {
    /// Says of a pointer that is read from an array of given strings that it is null, in the last element, or leads to the start of an object whose
    /// last byte is zero. Only where extents are kept: else nobody asks where strings end.
    pub(super) fn given_string(&mut self, instr: &Instr) {
        let (Op::Load { address, .. }, &[def]) = (&instr.op, &instr.defs[..]) else { return };
        let Some(piece) = self.piece_of_given(address, def) else { return };
        let bits = self.bits();
        let pointer = Operand::Value(def);
        let Some(extent) = self.extent_at_start(&pointer) else { return };
        self.set_own_base(def);
        let is_null = self.is(CompareOp::Eq, pointer.clone(), self.address(0));
        let has_bytes = self.is(CompareOp::Ugt, extent.clone(), self.address(1));
        // Objects lie below the middle of all addresses, so nothing wraps around where a string is gone through.
        let is_below = self.is(CompareOp::Sge, pointer.clone(), self.address(0));
        let (a, b) = (pointer.clone(), extent.clone());
        let end = Op::Binary { op: BinaryOp::Add, a, b, nsw: true, nuw: true };
        let end = self.define(end, Type::Int(bits));
        // An extent is one more than a size.
        let size = self.add(extent, 1u64.wrapping_neg());
        let is_zero = match self.ends_with_zero(&pointer, &size) {
            Some(condition) => condition,
            None => {
                let last = self.add(end, 2u64.wrapping_neg());
                let last = self.read(piece, &last, 0);
                self.is(CompareOp::Eq, last, word(0, 8))
            }
        };
        let is_there = self.binary(BinaryOp::And, has_bytes, is_below);
        let is_string = self.binary(BinaryOp::And, is_there, is_zero);
        let known = match self.is_last_element(address) {
            Some(condition) if self.are_moved(address) => {
                let none = self.binary(BinaryOp::And, condition, is_null);
                Op::Binary { op: BinaryOp::Or, a: none, b: is_string, nsw: false, nuw: false }
            }
            Some(condition) => Op::Select { condition, then: is_null, otherwise: is_string },
            None => Op::Binary { op: BinaryOp::Or, a: is_null, b: is_string, nsw: false, nuw: false },
        };
        let known = self.define(known, Type::Int(1));
        self.emit(vec![], Op::Assume(known));
    }

    /// Whether elements are moved in the array.
    fn are_moved(&self, address: &Operand) -> bool {
        let array = self.plan.points.cell(self.id, address);
        array.is_some_and(|cell| self.plan.strings.are_moved_in(cell.node))
    }

    /// The bytes of the strings to which a pointer leads that is read here, if here is an array of given strings.
    fn piece_of_given(&self, address: &Operand, def: ValueId) -> Option<RegionId> {
        let (plan, bits) = (self.plan, self.bits());
        let array = plan.points.cell(self.id, address).filter(|cell| plan.strings.are_in(cell.node))?;
        // A word of its own, so that none is read that lies across two of them.
        let [pointer] = plan.layout.pieces(array, u64::from(bits / 8))[..] else { return None };
        let [byte] = plan.layout.pieces(plan.points.value(self.id, def), 1)[..] else { return None };
        (self.width(pointer) == bits && self.width(byte) == 8).then_some(byte)
    }
}
