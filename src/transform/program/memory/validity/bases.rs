//! The companions of pointers.

use crate::program::memory::translate::Writer;
use eufonium_base::HashMap;
use eufonium_ir::program::{CastOp, FunctionId, Instr, Op, Operand, SiteKind, Target, Type, ValueId};

/// The bases of the values of a function that carry them.
#[derive(Debug, Default)]
pub(in super::super) struct Bases(HashMap<ValueId, Operand>);

impl Writer<'_, '_> {
    fn carries(&self, value: ValueId) -> bool {
        self.plan.validity.carries(self.plan.program, self.plan.points, self.id, value)
    }

    /// Makes the companions of parameters of the function and of its blocks, and the types of those of results.
    pub(in super::super) fn declare_bases(&mut self) {
        let plan = self.plan;
        if plan.validity.carried.is_empty() {
            return;
        }
        let word = Type::Int(self.bits());
        for i in plan.validity.params(plan.program, plan.points, self.id) {
            let base = self.draft.function.value(word);
            self.draft.function.params.push(base);
            self.bases.0.insert(self.source.params[i], Operand::Value(base));
        }
        for _ in plan.validity.results(plan.program, plan.points, self.id) {
            self.draft.function.results.push(word);
        }
        let bases = self.second_params(|writer, param| writer.carries(param).then_some(word));
        self.bases.0.extend(bases);
    }

    /// The object of a value that carries its base starts where the value leads to, or the value is null.
    pub(in super::super) fn set_own_base(&mut self, value: ValueId) {
        if self.carries(value) {
            self.bases.0.insert(value, Operand::Value(value));
        }
    }

    /// The base of a pointer that carries it; 0 if it has none.
    pub(in super::super) fn carried_base(&self, operand: &Operand) -> Operand {
        match operand {
            Operand::Global(g) => self.address(self.plan.objects.global_address(*g)),
            Operand::Value(v) => self.bases.0.get(v).cloned().unwrap_or_else(|| self.address(0)),
            _ => self.address(0),
        }
    }

    /// Makes the base of what an instruction, which has been translated, defines.
    pub(in super::super) fn follow_bases(&mut self, instr: &Instr) {
        let Some(def) = instr.defs.first().copied().filter(|d| self.carries(*d)) else { return };
        let base = match &instr.op {
            Op::Copy(a) | Op::Offset { base: a, .. } => self.carried_base(a),
            Op::Alloc { .. } => Operand::Value(def),
            Op::Select { condition, then, otherwise } => {
                let (then, otherwise) = (self.carried_base(then), self.carried_base(otherwise));
                let condition = condition.clone();
                self.define(Op::Select { condition, then, otherwise }, Type::Int(self.bits()))
            }
            Op::Cast { op: CastOp::IntToPointer, value } => self.base_of_word(value),
            // So it is here, as nobody kept the base of what the world outside wrote.
            Op::Load { .. } if self.given(instr).is_some() => {
                self.havoc(SiteKind::Uninitialised, Type::Int(self.bits()))
            }
            Op::Load { address, .. } => match self.shadow(address) {
                Some(shadow) => {
                    let address = self.plan.plain(address);
                    self.read(shadow, &address, 0)
                }
                None => self.address(0),
            },
            // The object is one that the world outside knows: any.
            Op::Escaped { origin, .. } => self.define(Op::Havoc(*origin), Type::Int(self.bits())),
            _ => return,
        };
        self.bases.0.insert(def, base);
    }

    /// A word that was a pointer a moment ago has its base.
    fn base_of_word(&self, word: &Operand) -> Operand {
        let Operand::Value(v) = word else { return self.address(0) };
        match self.definitions.of(*v) {
            Some(Op::Cast { op: CastOp::PointerToInt, value }) => self.carried_base(value),
            _ => self.address(0),
        }
    }

    /// Keeps the base of a pointer that is stored.
    pub(in super::super) fn store_base(&mut self, address: &Operand, value: &Operand) {
        if self.source.type_of(value) == Type::Pointer
            && let Some(shadow) = self.shadow(address)
        {
            let (address, base) = (self.plan.plain(address), self.carried_base(value));
            self.write(shadow, &address, 0, base);
        }
    }

    /// The shadow of the region that a pointer at this address begins in.
    fn shadow(&self, address: &Operand) -> Option<crate::program::memory::RegionId> {
        let cell = self.plan.points.cell(self.id, address)?;
        let pieces = self.plan.layout.pieces(cell, u64::from(self.bits() / 8));
        self.plan.validity.shadows.get(pieces.first()?).copied()
    }

    /// Adds the bases of arguments and results to a call that has been translated.
    pub(in super::super) fn call_bases(&mut self, callee: FunctionId, source: &[Operand], call: &mut Instr) {
        let plan = self.plan;
        if plan.validity.carried.is_empty() {
            return;
        }
        if let Op::Call { args, .. } = &mut call.op {
            let params = plan.validity.params(plan.program, plan.points, callee);
            args.extend(params.into_iter().map(|i| self.carried_base(&source[i])));
        }
        for i in plan.validity.results(plan.program, plan.points, callee) {
            let base = self.draft.function.value(Type::Int(self.bits()));
            self.bases.0.insert(call.defs[i], Operand::Value(base));
            call.defs.push(base);
        }
    }

    /// Adds bases to the arguments of a jump.
    pub(in super::super) fn jump_bases(&self, source: &Target, target: &mut Target) {
        if self.plan.validity.carried.is_empty() {
            return;
        }
        let params = &self.source.blocks[source.block].params;
        for (param, arg) in params.iter().zip(&source.args) {
            if self.carries(*param) {
                target.args.push(self.carried_base(arg));
            }
        }
    }

    /// The bases that a return gives back.
    pub(in super::super) fn return_bases(&self, source: &[Operand], values: &mut Vec<Operand>) {
        let plan = self.plan;
        if !plan.validity.carried.is_empty() {
            let results = plan.validity.results(plan.program, plan.points, self.id);
            values.extend(results.into_iter().map(|i| self.carried_base(&source[i])));
        }
    }
}
