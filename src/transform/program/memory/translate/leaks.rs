//! Objects of the heap that are left.
//!
//! One object of the heap is *watched*: each allocation may choose its own, and its release ends that. So objects are left in
//! some run if and only if in some run the watched one is left, and no more than its address is kept. A pointer leads to it
//! if it is as far behind the watched address as the analysis says that pointers to this place are behind the starts of their
//! objects; where the analysis does not know one distance, only pointers to starts count. So more may be left than in the program.
//!
//! On request each table of pointers to objects that a loop makes has a *holder*: the index at which the watched object was stored last, 0 before. No result depends on it; it is for
//! invariants, which cannot say otherwise that some element of a table leads to what is left.
//!
//! Prophecy in this form: the object for which a property is to fail is guessed when it is made.

use super::{Plan, Writer};
use crate::program::memory::elements::leads_to_many;
use crate::program::memory::layout::{Layout, Region, RegionId};
use crate::program::memory::objects::{Object, Objects, Source};
use crate::program::memory::points_to::PointsTo;
use crate::program::memory::variables::{Role, Variables};
use eufonium_base::HashMap;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CompareOp, FunctionId, Op, Operand, Program, SiteKind, Type, ValueId,
};

/// Whether a program asks for objects that are left.
pub(super) fn asks(program: &Program) -> bool {
    program.instrs().any(|i| matches!(i.op, Op::AllFreed { .. } | Op::AllReached))
}

/// The variables of the holders of arrays of addresses, those with elements of their own left out.
pub(super) fn declare_holders(
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    has_elements: impl Fn(RegionId) -> bool,
    index: u32,
    variables: &mut Variables,
) -> HashMap<RegionId, RegionId> {
    let is_table = |(id, region): &(RegionId, &Region)| {
        !region.scalar
            && 8 * region.width == index
            && !has_elements(*id)
            && leads_to_many((points, objects), region.node)
    };
    let tables = layout.regions.iter().filter(is_table);
    tables.map(|(id, _)| (id, variables.add(Type::Int(index), Role::Word))).collect()
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

    /// How far a pointer that leads to an object lies behind its start, if that is the same for all objects to which it may lead.
    fn behind_any_start(&self, function: FunctionId, pointer: &Operand) -> Option<u64> {
        let cell = self.points.cell(function, pointer)?;
        let list = || self.objects.of_node(cell.node).iter().map(|id| &self.objects.list[*id]);
        let start = list().next()?.cell.offset;
        let known = self.points.modulus(cell.node) == 0 && list().all(|object| object.cell.offset == start);
        u64::try_from(cell.offset.wrapping_sub(start)).ok().filter(|_| known)
    }
}

impl Writer<'_, '_> {
    /// An object is made, and may be watched from now on.
    pub(super) fn watch(&mut self, object: &Operand) {
        let Some(watched) = self.plan.watched else { return };
        let condition = self.havoc(SiteKind::Uninitialised, Type::Int(1));
        let otherwise = self.get(watched);
        let then = self.plan.plain(object);
        let chosen = Op::Select { condition: condition.clone(), then, otherwise };
        let chosen = self.define(chosen, Type::Int(self.bits()));
        self.set(watched, chosen);
        // Nothing holds it yet.
        for holder in self.plan.holders.values() {
            let (then, otherwise) = (self.address(0), self.get(*holder));
            let index = Op::Select { condition: condition.clone(), then, otherwise };
            let index = self.define(index, Type::Int(self.bits()));
            self.set(*holder, index);
        }
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

    /// An element of an array is written, which may be the address of what is watched.
    pub(super) fn hold(&mut self, table: RegionId, index: &Operand, value: &Operand) {
        let (Some(watched), Some(holder)) = (self.plan.watched, self.plan.holders.get(&table)) else {
            return;
        };
        let (watched, before) = (self.get(watched), self.get(*holder));
        let is_held = Op::Compare { op: CompareOp::Eq, a: value.clone(), b: watched };
        let condition = self.define(is_held, Type::Int(1));
        let after = Op::Select { condition, then: index.clone(), otherwise: before };
        let after = self.define(after, Type::Int(self.bits()));
        self.set(*holder, after);
    }

    /// Whether a pointer is the start of what is watched, or null while nothing is.
    pub(super) fn is_watched(&mut self, def: ValueId, pointer: &Operand) {
        let Some(watched) = self.plan.watched else { return self.emit(vec![def], Op::Copy(word(0, 1))) };
        let (a, b) = (self.plan.plain(pointer), self.get(watched));
        self.emit(vec![def], Op::Compare { op: CompareOp::Eq, a, b });
    }

    /// The start of the object to which a pointer leads, if that is known.
    fn start(&mut self, pointer: &Operand) -> Option<Operand> {
        let plain = self.plan.plain(pointer);
        match self.plan.behind_any_start(self.id, pointer)? {
            0 => Some(plain),
            distance => {
                let distance = self.address(distance);
                Some(self.binary(BinaryOp::Sub, plain, distance))
            }
        }
    }

    /// Whether the object of one pointer has the smaller address. Addresses of objects that live at a time differ and stay, whatever stands for them.
    pub(super) fn precedes(&mut self, def: ValueId, first: &Operand, second: &Operand) {
        let (Some(a), Some(b)) = (self.start(first), self.start(second)) else {
            return self.emit(vec![def], Op::Copy(word(0, 1)));
        };
        self.emit(vec![def], Op::Compare { op: CompareOp::Ult, a, b });
    }

    /// Whether no object is watched, or one to which one of these pointers leads.
    pub(super) fn all_freed(&mut self, def: ValueId, but: &[Operand]) {
        let Some(watched) = self.plan.watched else { return self.emit(vec![def], Op::Copy(word(0, 1))) };
        let (watched, none) = (self.get(watched), self.address(0));
        for holder in self.plan.holders.values() {
            let holder = self.get(*holder);
            self.emit(vec![], Op::Keep(holder));
        }
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
