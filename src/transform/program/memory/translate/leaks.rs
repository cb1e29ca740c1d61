//! Objects of the heap that are left.
//!
//! One object of the heap is *watched*: each allocation may choose its own, and its release ends that. So objects are left in
//! some run if and only if in some run the watched one is left, and no more than its address is kept. A pointer leads to it
//! if it is as far behind the watched address as the analysis says that pointers to this place are behind the starts of their
//! objects; where the analysis does not know one distance, only pointers to starts count. So more may be left than in the program.
//!
//! Prophecy in this form: the object for which a property is to fail is guessed when it is made.

use super::{Plan, Writer};
use crate::program::memory::objects::{Object, Source};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CompareOp, FunctionId, Op, Operand, Program, SiteKind, Type, ValueId,
};

/// Whether a program asks for objects that are left.
pub(super) fn asks(program: &Program) -> bool {
    program.instrs().any(|i| matches!(i.op, Op::AllFreed { .. } | Op::AllReached))
}

impl Plan<'_> {
    /// How far a pointer lies behind the start of each object of the heap that it may lead to; `None` if it leads to none.
    fn behind_start(&self, function: FunctionId, pointer: &Operand) -> Option<u64> {
        let cell = self.points.cell(function, pointer)?;
        let of_heap =
            |o: &&Object| matches!(o.source, Source::Alloc(_, _, AllocKind::Heap | AllocKind::ZeroedHeap));
        let list = self.objects.of_node(cell.node).iter().map(|id| &self.objects.list[*id]);
        let list: Vec<&Object> = list.filter(of_heap).collect();
        let start = list.first()?.cell.offset;
        if self.points.modulus(cell.node) != 0 || list.iter().any(|o| o.cell.offset != start) {
            return Some(0);
        }
        let distance = u64::try_from(cell.offset.wrapping_sub(start)).ok()?;
        let inside = list.iter().all(|o| o.size.is_some_and(|size| distance < size));
        (distance == 0 || inside).then_some(distance)
    }
}

impl Writer<'_, '_> {
    /// An object is made, and may be watched from now on.
    pub(super) fn watch(&mut self, object: &Operand) {
        let Some(watched) = self.plan.watched else { return };
        let condition = self.havoc(SiteKind::Uninitialised, Type::Int(1));
        let otherwise = self.get(watched);
        let then = self.plan.plain(object);
        let chosen = self.define(Op::Select { condition, then, otherwise }, Type::Int(self.bits()));
        self.set(watched, chosen);
    }

    /// An object is freed.
    pub(super) fn unwatch(&mut self, pointer: &Operand) {
        let Some(watched) = self.plan.watched else { return };
        let (before, a, none) = (self.get(watched), self.plan.plain(pointer), self.address(0));
        let condition = self.define(Op::Compare { op: CompareOp::Eq, a, b: before.clone() }, Type::Int(1));
        let after = Op::Select { condition, then: none, otherwise: before };
        let after = self.define(after, Type::Int(self.bits()));
        self.set(watched, after);
    }

    /// Whether no object is watched, or one to which one of these pointers leads.
    pub(super) fn all_freed(&mut self, def: ValueId, but: &[Operand]) {
        let Some(watched) = self.plan.watched else { return self.emit(vec![def], Op::Copy(word(0, 1))) };
        let (watched, none) = (self.get(watched), self.address(0));
        let is = |w: &mut Self, a: Operand| {
            w.define(Op::Compare { op: CompareOp::Eq, a, b: watched.clone() }, Type::Int(1))
        };
        let mut freed = is(self, none);
        for pointer in but {
            let Some(distance) = self.plan.behind_start(self.id, pointer) else { continue };
            let mut start = self.plan.plain(pointer);
            if distance != 0 {
                let distance = self.address(distance);
                start = self.binary(BinaryOp::Sub, start, distance);
            }
            let led_to = is(self, start);
            freed = self.binary(BinaryOp::Or, freed, led_to);
        }
        self.emit(vec![def], Op::Copy(freed));
    }
}
