//! Allocation.
//!
//! Where addresses have 64 bits, runs end in which an object whose size is not known has no room. An object at a fixed address needs no code
//! but for its contents. If it is alone in its node, the whole of its regions get any contents (or zeros). Other objects get the next free address, which is a variable of the program, and the mark moves on.
//! Their contents need no choice: no earlier write went to addresses that no object had, so there the regions still are as at the
//! start of the run, where they were any (or zeros, if zeros are all that objects of the node hold at first). Their addresses
//! are aligned as far as [`ALIGN`] goes: no access depends on it (`layout`), but programs look at low bits (`addresses`). Objects that have
//! numbers (`numbered`) get the next one of their node.

use super::Writer;
use crate::program::memory::layout::RegionId;
use crate::program::memory::numbered::Range;
use crate::program::memory::objects::{ALIGN, ObjectId, ROOM};
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CompareOp, Instr, Op, Operand, Origin, SiteKind, Type, ValueId,
};

impl Writer<'_, '_> {
    pub(super) fn alloc(&mut self, instr: &Instr, def: ValueId) {
        let Op::Alloc { kind, size, origin, .. } = &instr.op else { return };
        if self.definitions.is_any_bytes(&Operand::Value(def)) {
            // Who copies from it chooses the bytes, and nobody else sees it.
            return self.emit(vec![def], Op::Copy(self.address(0)));
        }
        let plan = self.plan;
        let id = plan.objects.of_alloc(self.id, def);
        let object = &plan.objects.list[id];
        if object.size.is_none() && self.bits() == 64 {
            // Sums of sizes and addresses stay far below what a word holds.
            let room = self.address(ROOM);
            self.assume(CompareOp::Ult, size.clone(), room);
        }
        match object.address {
            Some(address) => {
                let address = self.address(address);
                self.emit(vec![def], Op::Copy(address));
            }
            None => match plan.numbered.of(object.cell.node) {
                Some(range) => self.count(def, *range),
                None => self.bump(def, size),
            },
        }
        self.new_number(id, *origin);
        let zeroed = *kind == AllocKind::ZeroedHeap;
        for part in plan.objects.with_parts(id) {
            if plan.objects.single(plan.points, plan.objects.list[part].cell.node) == Some(part) {
                self.first_contents(part, zeroed, *origin);
            }
        }
        let single = plan.objects.single(plan.points, object.cell.node) == Some(id);
        // Where objects have member arrays, all of them are allocated zeroed or none.
        let is_whole = !plan.terminators.contains_key(&object.cell.node);
        if is_whole
            && !single
            && zeroed
            && !plan.layout.of_node(object.cell.node).iter().all(|r| plan.zero[*r])
        {
            self.set_memory(&Operand::Value(def), &word(0, 8), size);
        }
        self.begin_among_zeros(object.cell.node, def, size, zeroed);
        self.begin_life(id, def, *kind, size);
    }

    /// The contents of the only object of a node.
    fn first_contents(&mut self, id: ObjectId, zeroed: bool, origin: Origin) {
        let plan = self.plan;
        let node = plan.objects.list[id].cell.node;
        for variable in self.variables_of_node(node) {
            let contents = if zeroed { self.zeros(variable) } else { self.any(variable, id, origin) };
            self.set(variable, contents);
        }
        for region in plan.layout.of_node(node) {
            if let Some(shadow) = plan.validity.shadows.get(&region) {
                let none = self.zeros(*shadow);
                self.set(*shadow, none);
            }
            if let Some(trace) = plan.traces.get(&region) {
                let same = self.get(region);
                self.set(*trace, same);
            }
        }
    }

    fn zeros(&mut self, region: RegionId) -> Operand {
        let zero = word(0, self.width(region));
        match self.plan.types[region] {
            Type::Array { .. } => self.define(Op::Fill(zero), self.plan.types[region]),
            _ => zero,
        }
    }

    /// Any contents. The choice is that of the source if the region is the whole object.
    fn any(&mut self, region: RegionId, object: ObjectId, origin: Origin) -> Operand {
        let ty = self.plan.types[region];
        let (data, object) = (self.plan.layout.regions.get(region), &self.plan.objects.list[object]);
        if let Some(data) = data
            && data.scalar
            && object.size == Some(u64::from(data.width))
            && object.cell.offset == data.offset
        {
            return self.define(Op::Havoc(origin), ty);
        }
        self.havoc(SiteKind::Uninitialised, ty)
    }

    /// The next number.
    fn count(&mut self, def: ValueId, range: Range) {
        let number = self.get(range.count);
        self.emit(vec![def], Op::Copy(number.clone()));
        let last = self.address(range.numbers.end - 1);
        self.assume(CompareOp::Slt, number.clone(), last);
        let next = Op::Binary { op: BinaryOp::Add, a: number, b: self.address(1), nsw: true, nuw: true };
        let next = self.define(next, Type::Int(self.bits()));
        self.set(range.count, next);
    }

    /// The next free address.
    fn bump(&mut self, def: ValueId, size: &Operand) {
        let (plan, ty) = (self.plan, Type::Int(self.bits()));
        let start = self.get(plan.mark);
        self.emit(vec![def], Op::Copy(start.clone()));
        let add = |a, b| Op::Binary { op: BinaryOp::Add, a, b, nsw: true, nuw: true };
        let end = match size {
            Operand::Const(bits) => {
                let bytes =
                    bits.as_u64().and_then(|size| size.checked_add(1)?.checked_next_multiple_of(ALIGN));
                // A size beyond all numbers does not fit the address space in any case.
                let bytes = bytes.unwrap_or(u64::MAX);
                let bytes = if Bits::from_u64(bytes, self.bits()).as_u64() == Some(bytes) {
                    self.address(bytes)
                } else {
                    Operand::Const(Bits::ones(self.bits()))
                };
                self.define(add(start, bytes), ty)
            }
            _ => {
                let gap = self.address(2 * ALIGN - 1);
                let size = self.define(add(size.clone(), gap), ty);
                let size = match self.plan.addresses.sees_low_bits() {
                    true => {
                        let low = Operand::Const(Bits::from_u64(ALIGN - 1, self.bits()));
                        let rest = self.binary(BinaryOp::And, size.clone(), low);
                        self.binary(BinaryOp::Sub, size, rest)
                    }
                    false => size,
                };
                self.define(add(start, size), ty)
            }
        };
        self.set(plan.mark, end);
    }
}
