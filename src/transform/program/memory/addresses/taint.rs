//! Which words may be addresses, or numbers computed from real ones: a forward analysis of the whole program.
//!
//! Words flow through copies, sums with numbers, parameters, results, and memory. Memory: what a word or pointer stored at an offset
//! and width of a node may be; a load gets what overlaps (offsets modulo the modulus of the node, as `layout` has it). A load of the same
//! place and width as a store gets whole words, all others parts of words. Copies of ranges need nothing where both
//! ends are one node; else parts of all that is stored in the source may come to be anywhere in the target.

use super::Addresses;
use crate::program::memory::points_to::{Cell, Element, Ends, PointsTo};
use eufonium_base::HashMap;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::{
    FunctionId, GlobalId, Initial, Instr, Op, Operand, Part, Terminator, Type, ValueId,
};

/// What a word may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Taint {
    /// An address, as the number that the encoding has chosen.
    pub address: bool,
    /// Computed from the real number of an address.
    pub number: bool,
    /// A part of an address.
    pub part: bool,
    /// An address moved by integer arithmetic, which may lie anywhere.
    pub moved: bool,
    /// An address that may be equal to another one although the numbers here differ.
    pub loose: bool,
    /// An address that may differ from another one although the numbers here are equal.
    pub stale: bool,
    /// How many low bits are the same in all layouts.
    pub agree: u8,
}

impl Taint {
    /// No address.
    pub const NONE: Taint = Taint {
        address: false,
        number: false,
        part: false,
        moved: false,
        loose: false,
        stale: false,
        agree: u8::MAX,
    };
    /// A real number.
    pub const NUMBER: Taint = Taint { number: true, ..Taint::NONE };

    /// What either may be.
    pub fn or(self, other: Taint) -> Taint {
        Taint {
            address: self.address | other.address,
            number: self.number | other.number,
            part: self.part | other.part,
            moved: self.moved | other.moved,
            loose: self.loose | other.loose,
            stale: self.stale | other.stale,
            agree: self.agree.min(other.agree),
        }
    }
    /// A part of it; `low` if its lowest bits are among it.
    pub fn cut(self, low: bool) -> Taint {
        let agree = if low || !self.address { self.agree } else { 0 };
        Taint { part: self.address, agree, ..self }
    }
}

/// What is stored, by node, offset and width.
#[derive(Debug, Default)]
pub(super) struct Places(HashMap<Element, HashMap<(i64, u64), Taint>>);

/// More than any object has: a range of unknown length.
const ALL: u64 = 1 << 62;

impl Places {
    /// Adds what may be stored at a resolved place; whether that is new.
    fn store(&mut self, at: Cell, width: u64, taint: Taint) -> bool {
        if !taint.address && !taint.number {
            return false;
        }
        let old = self.0.entry(at.node).or_default().entry((at.offset, width)).or_insert(Taint::NONE);
        let new = old.or(taint);
        std::mem::replace(old, new) != new
    }

    /// What may be loaded from any place of a node.
    fn anywhere(&self, node: Element) -> Taint {
        self.0.get(&node).into_iter().flatten().fold(Taint::NONE, |taint, (_, what)| taint.or(*what))
    }

    /// What may be loaded from a resolved place; `whole` for words of the size of an address.
    pub fn loaded(&self, points: &PointsTo, at: Cell, width: u64, whole: bool) -> Taint {
        let modulus = points.modulus(at.node);
        let mut taint = Taint::NONE;
        for ((offset, stored), what) in self.0.get(&at.node).into_iter().flatten() {
            if !overlap(modulus, (*offset, *stored), (at.offset, width)) {
                continue;
            }
            let same = whole && (*offset, *stored) == (at.offset, width);
            let apart = modulus == 0 || modulus.is_multiple_of(width);
            taint = taint.or(if same && apart { *what } else { what.cut(false) });
        }
        taint
    }
}

/// Whether two ranges of a node have a byte in common.
fn overlap(modulus: u64, (a, a_width): (i64, u64), (b, b_width): (i64, u64)) -> bool {
    let behind = |from: i64, to: i64| match modulus {
        0 => to.checked_sub(from).and_then(|d| u64::try_from(d).ok()),
        m => i64::try_from(m).ok().map(|m| to.wrapping_sub(from).rem_euclid(m) as u64),
    };
    behind(a, b).is_some_and(|d| d < a_width) || behind(b, a).is_some_and(|d| d < b_width)
}

/// The analysis.
pub(super) struct Spread<'a, 'b> {
    of: &'b mut Addresses<'a>,
    results: IdVec<FunctionId, Vec<Taint>>,
    changed: bool,
}

impl<'a, 'b> Spread<'a, 'b> {
    /// Finds the taints of all values and places anew.
    pub fn run(of: &'b mut Addresses<'a>) {
        let program = of.program;
        let functions = || program.functions.values();
        of.values = functions().map(|f| f.values.keys().map(|_| Taint::NONE).collect()).collect();
        of.places = Places::default();
        let results = functions().map(|f| vec![Taint::NONE; f.results.len()]).collect();
        let mut spread = Spread { of, results, changed: false };
        for (id, global) in program.globals.iter() {
            if let Initial::Parts(parts) = &global.init {
                spread.global(id, parts);
            }
        }
        loop {
            spread.changed = false;
            program.functions.keys().for_each(|id| spread.function(id));
            if !spread.changed {
                return;
            }
        }
    }

    fn global(&mut self, id: GlobalId, parts: &[(u64, Part)]) {
        let (nowhere, bytes) = (FunctionId::from_usize(0), u64::from(self.of.program.pointer_bits / 8));
        for (offset, part) in parts {
            if let Part::Address(target, _) = part {
                let mut taint = self.of.taint(nowhere, target);
                // Where in the object it points is not looked at.
                taint.loose |= taint.address;
                let at = self.of.points.reduced(self.of.points.global(id).plus(*offset as i64));
                self.of.places.store(at, bytes, taint);
            }
        }
    }

    fn function(&mut self, id: FunctionId) {
        let function = &self.of.program.functions[id];
        for block in function.blocks.values() {
            for instr in &block.instrs {
                self.instr(id, instr);
            }
            for target in block.terminator.targets() {
                for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                    self.flow(id, *param, arg);
                }
            }
            if let Terminator::Return(values) = &block.terminator {
                for (i, value) in values.iter().enumerate() {
                    let taint = self.results[id][i].or(self.of.taint(id, value));
                    self.changed |= std::mem::replace(&mut self.results[id][i], taint) != taint;
                }
            }
        }
    }

    fn flow(&mut self, id: FunctionId, to: ValueId, from: &Operand) {
        self.add((id, to), self.of.taint(id, from));
    }
    fn add(&mut self, (id, to): (FunctionId, ValueId), taint: Taint) {
        match self.of.program.functions[id].values[to].ty {
            Type::Pointer | Type::Array { .. } | Type::Int(1) => return,
            Type::Int(_) => {}
        }
        let new = self.of.values[id][to].or(taint);
        self.changed |= std::mem::replace(&mut self.of.values[id][to], new) != new;
    }

    fn instr(&mut self, id: FunctionId, instr: &Instr) {
        let (program, points) = (self.of.program, self.of.points);
        let bytes = |bits: u32| u64::from(bits.div_ceil(8));
        match (&instr.op, instr.defs.first()) {
            (Op::Load { address, .. }, Some(def)) => {
                let Some(at) = points.cell(id, address) else { return };
                let bits = program.bits(program.functions[id].values[*def].ty);
                let whole = bits == program.pointer_bits;
                self.add((id, *def), self.of.places.loaded(points, at, bytes(bits), whole));
            }
            (Op::Store { address, value }, _) => {
                let Some(at) = points.cell(id, address) else { return };
                let width = bytes(program.bits(program.functions[id].type_of(value)));
                self.changed |= self.of.places.store(at, width, self.of.taint(id, value));
            }
            (Op::SetMemory { to, byte, .. }, _) => {
                let (Some(at), taint) = (points.cell(id, to), self.of.taint(id, byte)) else { return };
                if taint.address || taint.number {
                    self.changed |= self.of.places.store(at, ALL, Taint::NUMBER);
                }
            }
            (Op::CopyMemory { .. }, _) => {
                let Some(Ends { to, from, .. }) = Ends::of(points, id, &instr.op) else { return };
                let taint = self.of.places.anywhere(from.node).cut(false);
                self.changed |= self.of.places.store(to, ALL, taint);
            }
            (Op::Call { callee, args, .. }, _) => {
                for (param, arg) in program.functions[*callee].params.iter().zip(args) {
                    self.add((*callee, *param), self.of.taint(id, arg));
                }
                for (i, def) in instr.defs.iter().enumerate() {
                    self.add((id, *def), self.results[*callee][i]);
                }
            }
            (op, Some(def)) => {
                let taint = self.of.result(id, op, program.functions[id].values[*def].ty);
                self.add((id, *def), taint);
            }
            _ => {}
        }
    }
}
