//! Instructions of the result.

use super::known::Known;
use super::path::Path;
use super::step::Halt;
use super::{Info, Run};
use crate::program::passes::fold::{self, Simpler};
use crate::program::passes::rewrite::truth;
use eufonium_base::ids::Id;
use eufonium_ir::program::{BlockId, CastOp, Instr, Op, Operand, Terminator, Type, ValueId};

/// How often the result of a rule is simplified again.
const STEPS: usize = 8;
/// Among how many of the last values of an operator one is looked for that is there already, and how many blocks above.
const RECENT: usize = 8;
const ABOVE: usize = 64;

impl Run<'_> {
    /// Adds an instruction that defines nothing.
    pub(super) fn effect(&mut self, path: &Path, op: Op) {
        self.spent += 1;
        let at = self.at;
        self.out.blocks[path.block].instrs.push(Instr { defs: vec![], op, at });
    }

    /// The result of an operator on operands of the result.
    pub(super) fn define(&mut self, path: &Path, mut op: Op, ty: Type) -> Known {
        for _ in 0..STEPS {
            let is_asked =
                matches!(op, Op::IsValid { .. } | Op::IsWritable(_) | Op::IsFreeable(_) | Op::Room(_));
            if is_asked || matches!(op, Op::Load { .. }) {
                break;
            }
            match fold::simplified(self.program, &self.out.values, &self.ops, &op, ty) {
                Some(Simpler::Is(operand)) => return self.known(path, operand),
                Some(Simpler::Op(simpler)) => op = simpler,
                None => break,
            }
        }
        let numbered = fold::is_function(&op);
        if numbered && let Some(id) = self.present(path, &op, ty) {
            return self.refined(path, &Known::Is(Operand::Value(id)));
        }
        let id = self.out.values.push(eufonium_ir::program::ValueData { ty });
        let info = self.describe(path, id, &op, ty);
        self.info.push(info);
        self.ops.push((numbered || matches!(op, Op::Alloc { .. })).then(|| op.clone()));
        if numbered {
            self.numbers.entry((op.clone(), ty)).or_default().push((id, path.block));
        }
        self.spent += 1;
        let at = self.at;
        self.out.blocks[path.block].instrs.push(Instr { defs: vec![id], op, at });
        self.refined(path, &Known::Is(Operand::Value(id)))
    }

    /// A new value that no instruction defines.
    pub(super) fn parameter(&mut self, ty: Type) -> ValueId {
        let id = self.out.value(ty);
        self.ops.push(None);
        self.info.push(Info { tainted: true, ..Info::default() });
        id
    }

    /// An operand of the result as it is known on a path.
    pub(super) fn known(&self, path: &Path, operand: Operand) -> Known {
        match operand {
            Operand::Global(global) => Known::Place(global.index(), 0),
            Operand::Value(id) => match path.objects.iter().position(|o| o.base == Operand::Value(id)) {
                Some(object) if self.out.values[id].ty == Type::Pointer => Known::Place(object, 0),
                _ => self.refined(path, &Known::Is(Operand::Value(id))),
            },
            operand => Known::Is(operand),
        }
    }

    /// A value as an operand of the result.
    pub(super) fn operand(&mut self, path: &Path, known: &Known) -> Operand {
        match known {
            Known::Is(operand) => operand.clone(),
            Known::Place(object, offset) => self.pointer(path, *object, *offset),
            Known::Number(object, offset) => {
                let value = self.pointer(path, *object, *offset);
                let op = Op::Cast { op: CastOp::PointerToInt, value };
                match self.define(path, op, Type::Int(self.program.pointer_bits)) {
                    Known::Is(operand) => operand,
                    _ => unreachable!("the number of an address is no address"),
                }
            }
        }
    }

    fn pointer(&mut self, path: &Path, object: usize, constant: i64) -> Operand {
        let base = path.objects[object].base.clone();
        if constant == 0 {
            return base;
        }
        let op = Op::Offset { base, constant, scaled: vec![], inbounds: false, member: None };
        if let Some(id) = self.present(path, &op, Type::Pointer) {
            return Operand::Value(id);
        }
        self.spent += 1;
        let id = self.out.values.push(eufonium_ir::program::ValueData { ty: Type::Pointer });
        self.info.push(Info { within: Some(object), ..Info::default() });
        self.ops.push(Some(op.clone()));
        self.numbers.entry((op.clone(), Type::Pointer)).or_default().push((id, path.block));
        let at = self.at;
        self.out.blocks[path.block].instrs.push(Instr { defs: vec![id], op, at });
        Operand::Value(id)
    }

    /// A value of the result that is what the operator would give, if one is found among the last ones.
    fn present(&self, path: &Path, op: &Op, ty: Type) -> Option<ValueId> {
        let recent = self.numbers.get(&(op.clone(), ty))?.iter().rev().take(RECENT);
        let mut here = recent.filter(|(_, block)| self.dominates(*block, path.block));
        here.next().map(|(id, _)| *id)
    }

    /// Whether a block of the result is on the way to another one, and not far above it.
    fn dominates(&self, above: BlockId, mut block: BlockId) -> bool {
        for _ in 0..ABOVE {
            match self.parents[block] {
                Some(parent) if block > above => block = parent,
                _ => break,
            }
        }
        block == above
    }

    /// The last block of the result on the ways to both.
    pub(super) fn above(&self, mut a: BlockId, mut b: BlockId) -> BlockId {
        while a != b {
            // A block is newer than its parent.
            let newer = if a > b { &mut a } else { &mut b };
            *newer = self.parents[*newer].expect("all blocks come of the first one");
        }
        a
    }

    /// Ends a path silently.
    pub(super) fn stop(&mut self, path: &Path) -> Halt {
        self.out.blocks[path.block].terminator = Terminator::Stop;
        Halt::Ended
    }

    /// Ends a path at an access that lies outside of its object.
    pub(super) fn invalid(&mut self, path: &Path) -> Halt {
        if !self.options.ends_outside {
            self.outside = true;
            let check = eufonium_ir::program::CheckId::from_usize(self.program.checks.len());
            self.effect(path, Op::Assert { condition: truth(false), check });
        }
        self.stop(path)
    }
}
