//! Questions about pointers, and what changes the answers: allocation, release, return.

use super::{Bounds, Table};
use crate::program::memory::objects::{ObjectId, Source};
use crate::program::memory::translate::Writer;
use eufonium_base::Bits;
use eufonium_ir::program::build::{signed_word, word};
use eufonium_ir::program::{AllocKind, BinaryOp, CompareOp, Op, Operand, Type, ValueId};

const BIT: Type = Type::Int(1);

impl<'a> Writer<'a, '_> {
    fn bounds(&self, address: &Operand) -> Option<&'a Bounds> {
        let cell = self.plan.points.cell(self.id, address)?;
        self.plan.validity.bounds.get(&cell.node)
    }
    fn compare(&mut self, op: CompareOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Compare { op, a, b }, BIT)
    }

    /// How far a pointer lies behind the base of its object, and the extent of that.
    fn distance(&mut self, bounds: &Bounds, address: &Operand) -> (Operand, Operand) {
        let (base, distance) = self.base_and_distance(bounds, address, false);
        let extent = match &bounds.table {
            Table::Constants(list) if list.len() == 1 => self.address(list[0].1.saturating_add(1)),
            Table::Constants(list) => {
                let mut extent = self.address(0);
                for (start, size) in list {
                    let is = self.compare(CompareOp::Eq, base.clone(), self.address(*start));
                    extent = self.select(is, self.address(size.saturating_add(1)), extent);
                }
                extent
            }
            Table::One { extent, .. } => self.get(*extent),
            Table::Counted { first, count, extent, fixed } => {
                let (first, count) = (self.address(*first), self.get(*count));
                let behind = self.compare(CompareOp::Sle, first, base.clone());
                let before = self.compare(CompareOp::Slt, base.clone(), count);
                let inside = self.binary(BinaryOp::And, behind, before);
                let mut found = self.select(inside, self.address(*extent), self.address(0));
                for (start, extent) in fixed {
                    let is = self.compare(CompareOp::Eq, base.clone(), self.address(*start));
                    found = self.select(is, self.address(*extent), found);
                }
                found
            }
            Table::Many(extents) => {
                let array = self.get(*extents);
                self.define(Op::Read { array, index: base }, Type::Int(self.bits()))
            }
        };
        (distance, extent)
    }

    /// The base of the object that a pointer leads into, and how far behind it the pointer lies; whether it is known to be inside.
    pub(in super::super) fn base_and_distance(
        &mut self,
        bounds: &Bounds,
        address: &Operand,
        inside: bool,
    ) -> (Operand, Operand) {
        let pointer = self.plan.plain(address);
        let base = match &bounds.table {
            Table::Constants(list) if list.len() == 1 => self.address(list[0].0),
            Table::One { base: Ok(base), .. } => self.address(*base),
            Table::One { base: Err(variable), .. } => self.get(*variable),
            _ => {
                let cell = self.plan.points.cell(self.id, address).expect("only pointers have bounds");
                let by_offset = bounds.start.map(|start| cell.offset.wrapping_sub(start));
                let by_offset = by_offset.map(|distance| signed_word(distance, self.bits()));
                let base = self.base(address, &pointer, by_offset.as_ref());
                if let Some(distance) = by_offset {
                    return (base, distance);
                }
                base
            }
        };
        let b = base.clone();
        let distance = Op::Binary { op: BinaryOp::Sub, a: pointer, b, nsw: inside, nuw: false };
        (base, self.define(distance, Type::Int(self.bits())))
    }

    fn base(&mut self, address: &Operand, pointer: &Operand, by_offset: Option<&Operand>) -> Operand {
        match by_offset {
            Some(distance) => self.binary(BinaryOp::Sub, pointer.clone(), distance.clone()),
            None => self.carried_base(address),
        }
    }

    pub(in super::super) fn is_valid(&mut self, def: ValueId, address: &Operand, length: &Operand) {
        let Some(bounds) = self.bounds(address) else { return self.emit(vec![def], Op::Copy(word(0, 1))) };
        let length = self.plan.plain(length);
        if let Some(valid) = self.is_counted(bounds, address, &length) {
            return self.emit(vec![def], Op::Copy(valid));
        }
        let (distance, extent) = self.distance(bounds, address);
        if let (Operand::Const(extent), Operand::Const(length)) = (&extent, &length) {
            let op = match length.ult(extent) {
                true => {
                    let b = Operand::Const(extent.sub(length));
                    Op::Compare { op: CompareOp::Ult, a: distance, b }
                }
                false => Op::Copy(word(0, 1)),
            };
            return self.emit(vec![def], op);
        }
        if let Some(end) = self.end_inside(&distance, &length) {
            let end = self.address(end);
            return self.emit(vec![def], Op::Compare { op: CompareOp::Ult, a: end, b: extent });
        }
        let (inside, rest) = self.rest(distance, extent);
        let fits = self.compare(CompareOp::Ult, length, rest);
        self.emit(vec![def], Op::Binary { op: BinaryOp::And, a: inside, b: fits, nsw: false, nuw: false });
    }

    /// How many bytes there are behind a pointer: the extent is one more than the size.
    pub(in super::super) fn room(&mut self, def: ValueId, address: &Operand) {
        let Some(bounds) = self.bounds(address) else {
            let none = self.address(0);
            return self.emit(vec![def], Op::Copy(none));
        };
        let (distance, extent) = self.distance(bounds, address);
        let (condition, rest) = self.rest(distance, extent);
        let [one, otherwise] = [1, 0].map(|n| self.address(n));
        let then = self.binary(BinaryOp::Sub, rest, one);
        self.emit(vec![def], Op::Select { condition, then, otherwise });
    }

    /// The extent of the object that starts at a pointer, where extents are kept at run time.
    pub(in super::super) fn extent_at_start(&mut self, pointer: &Operand) -> Option<Operand> {
        match self.bounds(pointer)?.table {
            Table::Many(extents) => {
                let op = Op::Read { array: self.get(extents), index: self.plan.plain(pointer) };
                Some(self.define(op, Type::Int(self.bits())))
            }
            Table::One { extent, .. } => Some(self.get(extent)),
            Table::Constants(_) | Table::Counted { .. } => None,
        }
    }

    /// Whether a pointer leads to the last element of an array of pointers, if that is kept.
    pub(in super::super) fn is_last_element(&mut self, address: &Operand) -> Option<Operand> {
        let bounds = self.bounds(address)?;
        let (distance, extent) = self.distance(bounds, address);
        let end = self.add(distance, u64::from(self.bits() / 8) + 1);
        Some(self.compare(CompareOp::Eq, end, extent))
    }

    /// Whether a distance is inside an extent, and what is left of that then.
    fn rest(&mut self, distance: Operand, extent: Operand) -> (Operand, Operand) {
        let inside = self.compare(CompareOp::Ult, distance.clone(), extent.clone());
        (inside, self.binary(BinaryOp::Sub, extent, distance))
    }

    /// Whether so many bytes are valid, where all objects of the node have numbers and none of them dies.
    fn is_counted(&mut self, bounds: &Bounds, address: &Operand, length: &Operand) -> Option<Operand> {
        let (Table::Counted { first, count, extent, fixed }, Some(start)) = (&bounds.table, bounds.start)
        else {
            return None;
        };
        let cell = self.plan.points.cell(self.id, address)?;
        let distance = signed_word(cell.offset.wrapping_sub(start), self.bits());
        let end = self.end_inside(&distance, length)?;
        let base = self.binary(BinaryOp::Sub, self.plan.plain(address), distance);
        let mut valid = word(0, 1);
        if end < *extent {
            let (first, count) = (self.address(*first), self.get(*count));
            let behind = self.compare(CompareOp::Sle, first, base.clone());
            let before = self.compare(CompareOp::Slt, base.clone(), count);
            valid = self.binary(BinaryOp::And, behind, before);
        }
        for (start, _) in fixed.iter().filter(|(_, extent)| end < *extent) {
            let is = self.compare(CompareOp::Eq, base.clone(), self.address(*start));
            valid = self.binary(BinaryOp::Or, valid, is);
        }
        Some(valid)
    }

    /// How far behind a base bytes end, if that is known and not before it.
    fn end_inside(&self, distance: &Operand, length: &Operand) -> Option<u64> {
        let known = |operand: &Operand| match operand {
            Operand::Const(bits) => bits.as_u64().filter(|n| n >> (self.bits() - 1) == 0),
            _ => None,
        };
        let end = known(distance)?.checked_add(known(length)?)?;
        (end >> (self.bits() - 1) == 0).then_some(end)
    }

    pub(in super::super) fn is_freeable(&mut self, def: ValueId, address: &Operand) {
        let pointer = self.plan.plain(address);
        let null = self.compare(CompareOp::Eq, pointer, self.address(0));
        let bounds = self.bounds(address).filter(|b| b.heap != Ok(false));
        let Some(bounds) = bounds else { return self.emit(vec![def], Op::Copy(null)) };
        let (distance, extent) = self.distance(bounds, address);
        let start = self.compare(CompareOp::Eq, distance, self.address(0));
        let mut allowed = {
            let lives = self.compare(CompareOp::Ne, extent, self.address(0));
            self.binary(BinaryOp::And, start, lives)
        };
        if let Err(heap) = bounds.heap {
            let (array, index) = (self.get(heap), self.plan.plain(address));
            let is_heap = self.define(Op::Read { array, index }, BIT);
            allowed = self.binary(BinaryOp::And, allowed, is_heap);
        }
        self.emit(vec![def], Op::Binary { op: BinaryOp::Or, a: null, b: allowed, nsw: false, nuw: false });
    }

    pub(in super::super) fn is_writable(&mut self, def: ValueId, address: &Operand) {
        let plan = self.plan;
        let node = plan.points.cell(self.id, address).map(|cell| cell.node);
        let mut writable = word(1, 1);
        for id in node.map_or(&[][..], |node| plan.objects.of_node(node)) {
            let object = &plan.objects.list[*id];
            let (Source::Global(global), Some(start)) = (object.source, object.address) else { continue };
            if !plan.program.globals[global].constant {
                continue;
            }
            let (pointer, start) = (plan.plain(address), self.address(start));
            let distance = self.binary(BinaryOp::Sub, pointer, start);
            let size = self.address(plan.program.globals[global].size);
            let outside = self.compare(CompareOp::Uge, distance, size);
            writable = self.binary(BinaryOp::And, writable, outside);
        }
        self.emit(vec![def], Op::Copy(writable));
    }

    /// The life of an object of the stack ends before its function returns, or begins again.
    pub(in super::super) fn set_life(&mut self, object: &Operand, alive: bool) {
        let plan = self.plan;
        let Operand::Value(value) = object else { return };
        let Some(id) = plan.objects.made_by(self.id, *value).filter(|id| plan.validity.scoped.contains(id))
        else {
            return;
        };
        let object = &plan.objects.list[id];
        let Some(bounds) = plan.validity.bounds.get(&object.cell.node) else { return };
        let size = object.size.unwrap_or(0).saturating_add(1);
        let extent = self.address(if alive { size } else { 0 });
        match &bounds.table {
            Table::Constants(_) | Table::Counted { .. } => {}
            Table::One { extent: variable, .. } => self.set(*variable, extent),
            Table::Many(extents) => self.write(*extents, &Operand::Value(*value), 0, extent),
        }
    }

    /// A new object lives.
    pub(in super::super) fn begin_life(
        &mut self,
        id: ObjectId,
        def: ValueId,
        kind: AllocKind,
        size: &Operand,
    ) {
        let plan = self.plan;
        let Some(bounds) = plan.validity.bounds.get(&plan.objects.list[id].cell.node) else { return };
        let address = Operand::Value(def);
        if let Some(last) = plan.validity.last.get(&id) {
            self.set(*last, address.clone());
        }
        let extent = match size {
            Operand::Const(bits) => Operand::Const(bits.add(&Bits::one(bits.width()))),
            _ => self.add(size.clone(), 1),
        };
        match &bounds.table {
            Table::Constants(_) | Table::Counted { .. } => {}
            Table::One { base, extent: variable } => {
                if let Err(base) = base {
                    self.set(*base, address.clone());
                }
                self.set(*variable, extent);
            }
            Table::Many(extents) => self.write(*extents, &address, 0, extent),
        }
        if let Err(heap) = bounds.heap {
            self.write(
                heap,
                &address,
                0,
                word(u64::from(!matches!(kind, AllocKind::Stack | AllocKind::Lasting)), 1),
            );
        }
    }

    /// An object is freed, unless the pointer is null.
    pub(in super::super) fn free(&mut self, address: &Operand) {
        let Some(bounds) = self.bounds(address) else { return };
        let pointer = self.plan.plain(address);
        match bounds.table {
            Table::Constants(_) | Table::Counted { .. } => {}
            Table::One { extent, .. } => {
                let null = self.compare(CompareOp::Eq, pointer, self.address(0));
                let before = self.get(extent);
                let after = self.select(null, before, self.address(0));
                self.set(extent, after);
            }
            // No object begins at 0, so nothing is lost there.
            Table::Many(extents) => self.write(extents, &pointer, 0, self.address(0)),
        }
    }

    /// The function returns: its objects on the stack die.
    pub(in super::super) fn end_lives(&mut self) {
        let plan = self.plan;
        for id in plan.validity.dying.get(&self.id).into_iter().flatten() {
            let bounds = &plan.validity.bounds[&plan.objects.list[*id].cell.node];
            match (&bounds.table, plan.validity.last.get(id)) {
                (Table::One { extent, .. }, _) => self.set(*extent, self.address(0)),
                (Table::Many(extents), Some(last)) => {
                    // 0 if this run of the function has not made it.
                    let address = self.get(*last);
                    self.write(*extents, &address, 0, self.address(0));
                }
                _ => {}
            }
        }
    }
}
