//! Operators other than accesses: arithmetic of pointers, conversions, names of variables.

use super::{Plan, Writer};
use crate::program::memory::Track;
use crate::program::memory::layout::RegionId;
use crate::program::memory::points_to::Cell;
use eufonium_base::HashMap;
use eufonium_ir::program::build::{signed_word, word};
use eufonium_ir::program::{
    BinaryOp, CastOp, FunctionId, Instr, Op, Operand, SiteKind, Type, ValueId, VariableId,
};

/// The variables of the source that live in scalar regions, as far as their names show in a function: global ones and its own.
pub(super) fn variables(plan: &Plan<'_>, function: FunctionId) -> HashMap<RegionId, VariableId> {
    let mut variables = HashMap::default();
    let mut add = |cell: Option<Cell>, variable: VariableId| {
        let Some(cell) = cell else { return };
        let whole = plan.objects.single(plan.points, cell.node).and_then(|o| plan.objects.list[o].size);
        let [region] = plan.layout.of_node(cell.node)[..] else { return };
        let data = &plan.layout.regions[region];
        if data.scalar && whole == Some(u64::from(data.width)) {
            variables.entry(region).or_insert(variable);
        }
    };
    for (id, global) in plan.program.globals.iter() {
        if let Some(variable) = global.variable {
            add(Some(plan.points.global(id)), variable);
        }
    }
    for instr in plan.program.functions[function].instrs() {
        if let Op::Declare { variable, address } = &instr.op {
            add(plan.points.cell(function, address), *variable);
        }
    }
    variables
}

impl Writer<'_, '_> {
    pub(super) fn instr(&mut self, instr: &Instr) {
        match self.with_numbers(instr) {
            Some(changed) => self.operator(&changed),
            None => self.operator(instr),
        }
        self.follow_bases(instr);
        self.given_string(instr);
        self.accept(instr);
        self.follow_traces(instr);
        instr.defs.iter().for_each(|def| self.companion(*def));
    }

    fn operator(&mut self, instr: &Instr) {
        let def = instr.defs.first().copied();
        match (&instr.op, def) {
            (Op::Cast { op: CastOp::IntToPointer, .. } | Op::Load { .. }, Some(def))
                if self.source.values[def].ty == Type::Pointer
                    && self.plan.addresses.is_any_pointer(self.id, &instr.op) =>
            {
                let origin = self.sites.origin(pointer_of_number(), self.at);
                self.emit(vec![def], Op::Havoc(origin));
            }
            (Op::Cast { op: CastOp::PointerToInt | CastOp::IntToPointer, value }, Some(def)) => {
                let value = self.plan.plain(value);
                self.emit(vec![def], Op::Copy(value));
            }
            (op, Some(def)) if self.is_untracked(op) => {
                let origin = self.sites.origin(untracked(), self.at);
                self.emit(vec![def], Op::Havoc(origin));
            }
            (Op::Offset { base, constant, scaled, inbounds, .. }, Some(def)) => {
                match self.in_row(def, base) {
                    Some(address) => self.emit(vec![def], Op::Copy(address)),
                    None => self.offset(def, base, *constant, scaled, *inbounds),
                }
            }
            (Op::Alloc { .. }, Some(def)) => self.alloc(instr, def),
            (Op::Load { address, .. }, Some(def)) => self.load(def, address),
            (Op::Store { address, value }, _) => {
                self.store(address, value);
                self.store_base(address, value);
            }
            (Op::CopyMemory { to, from, length }, _) => self.copy_memory(to, from, length),
            (Op::SetMemory { to, byte, length }, _) => self.set_memory(to, byte, length),
            (Op::Free(address), _) => {
                self.free(address);
                self.unwatch(address);
            }
            (Op::IsWritable(address), Some(def)) => self.is_writable(def, address),
            (Op::BeginLife(object), _) => self.set_life(object, true),
            (Op::EndLife(object), _) => self.set_life(object, false),
            (Op::Watch(object), _) => self.watch(object),
            (Op::Declare { .. } | Op::Escape { .. } | Op::Lend { .. }, _) => {}
            (Op::Clobber(origin), _) => self.clobber(*origin),
            (Op::Escaped { origin, to }, Some(def)) => self.known_outside(def, *origin, *to),
            (Op::IsValid { address, length }, Some(def)) => self.is_valid(def, address, length),
            (Op::Room(address), Some(def)) => self.room(def, address),
            (Op::IsFreeable(address), Some(def)) => self.is_freeable(def, address),
            (Op::IsWatched(pointer), Some(def)) => self.is_watched(def, pointer),
            (Op::Precedes { first, second }, Some(def)) => self.precedes(def, first, second),
            (Op::AllFreed { but }, Some(def)) => self.all_freed(def, but),
            // What is reached is found before (`passes::leaks`); without that, all must be freed.
            (Op::AllReached, Some(def)) => self.all_freed(def, &[]),
            (op, _) => {
                let mut copy = instr.clone();
                if let Op::Call { callee, args, .. } = op {
                    self.call_bases(*callee, args, &mut copy);
                }
                for operand in copy.op.operands_mut() {
                    *operand = self.plan.plain(operand);
                }
                self.emit(copy.defs, copy.op);
            }
        }
    }

    /// Whether an operator gives what this level of memory does not follow.
    fn is_untracked(&self, op: &Op) -> bool {
        match op {
            Op::Offset { .. } | Op::Alloc { .. } => self.plan.track == Track::Registers,
            Op::IsWritable(_) | Op::IsValid { .. } | Op::IsFreeable(_) => self.plan.track != Track::Memory,
            Op::Room(_) => self.plan.track != Track::Memory,
            Op::AllFreed { .. } | Op::AllReached | Op::IsWatched(_) | Op::Precedes { .. } => {
                self.plan.track != Track::Memory
            }
            _ => false,
        }
    }

    /// The start of a member array of an object that has a number.
    fn in_row(&mut self, def: ValueId, base: &Operand) -> Option<Operand> {
        let plan = self.plan;
        let row = *plan.objects.row(plan.points.value(self.id, def).node)?;
        let cell = plan.points.cell(self.id, base)?;
        // What moves on within the array does not begin in its structure.
        let start = plan.numbered.of(cell.node)?.start;
        let before = start.wrapping_sub(cell.offset).wrapping_sub(row.least as i64);
        let count = self.add(plan.plain(base), before as u64);
        let bits = self.bits();
        let b = word(row.stride, bits);
        let distance =
            self.define(Op::Binary { op: BinaryOp::Mul, a: count, b, nsw: true, nuw: true }, Type::Int(bits));
        Some(self.add(distance, row.start))
    }

    /// Address arithmetic. What stays in an object does not wrap, as objects lie in the lower half of the address space.
    fn offset(
        &mut self,
        def: ValueId,
        base: &Operand,
        constant: i64,
        scaled: &[(Operand, i64)],
        inbounds: bool,
    ) {
        let bits = self.bits();
        let ty = Type::Int(bits);
        let number = |n: i64| signed_word(n, bits);
        let mut sum = self.plan.plain(base);
        for (index, factor) in scaled {
            let index = self.plan.plain(index);
            let term = match factor {
                1 => index,
                _ => {
                    let b = number(*factor);
                    self.define(Op::Binary { op: BinaryOp::Mul, a: index, b, nsw: inbounds, nuw: false }, ty)
                }
            };
            let op = Op::Binary { op: BinaryOp::Add, a: sum, b: term, nsw: inbounds, nuw: false };
            sum = self.define(op, ty);
        }
        let op = match constant {
            0 => Op::Copy(sum),
            n => Op::Binary { op: BinaryOp::Add, a: sum, b: number(n), nsw: inbounds, nuw: false },
        };
        self.emit(vec![def], op);
    }
}

/// Why a pointer is any.
fn pointer_of_number() -> SiteKind {
    SiteKind::Unmodelled("a pointer is computed from the number of an address".into())
}

/// Why contents are any at levels that do not keep them.
pub(super) fn untracked() -> SiteKind {
    SiteKind::Unmodelled("memory is not tracked".into())
}
