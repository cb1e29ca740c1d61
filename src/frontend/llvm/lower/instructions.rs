//! Instructions: which code lowers which, and what they define.

use super::function::Lowering;
use crate::llvm::module::{self as llvm, InstrKind, TypeId};
use eufonium_base::error::InputError;
use eufonium_ir::program::Operand;

impl<'m> Lowering<'_, 'm> {
    /// Lowers an instruction that is neither a phi function nor a terminator; those belong to blocks.
    pub fn instruction(&mut self, instr: &'m llvm::Instr) -> Result<(), InputError> {
        match &instr.kind {
            InstrKind::Phi(_)
            | InstrKind::Jump(_)
            | InstrKind::Branch { .. }
            | InstrKind::Switch { .. }
            | InstrKind::IndirectBranch { .. }
            | InstrKind::Return(_)
            | InstrKind::Unreachable
            | InstrKind::Resume(_)
            | InstrKind::Fence => Ok(()),
            InstrKind::DebugRecord { kind, args } => self.debug_record(kind, args),
            kind => {
                let ty = instr.result.map(|result| self.source.locals[result].ty);
                if let InstrKind::Call { callee, .. } = kind {
                    self.is_result_used = !self.prints(&callee.value) || self.uses_result(instr);
                }
                let words = match self.sanitized_sum(instr)? {
                    Some(words) => words,
                    None => self.compute(kind, ty)?,
                };
                let Some(result) = instr.result else { return Ok(()) };
                let expected = self.types(self.source.locals[result].ty)?;
                if !self.have_types(&words, &expected) {
                    return Err(self.malformed("an instruction does not have the type that is given for it"));
                }
                if self.is_plain(kind) {
                    self.plain.insert(result);
                }
                self.note_pointee(result, kind);
                self.define(result, words);
                Ok(())
            }
        }
    }

    /// The words that an instruction computes; its type is that of the local or constant that it defines.
    pub fn compute(&mut self, kind: &InstrKind, ty: Option<TypeId>) -> Result<Vec<Operand>, InputError> {
        match kind {
            InstrKind::Binary { op, nsw, nuw, a, b, .. } => self.binary(*op, *nsw, *nuw, a, b),
            InstrKind::FNeg(value) => self.float_negation(value),
            InstrKind::ICmp { predicate, a, b } => self.comparison(*predicate, a, b),
            InstrKind::FCmp { predicate, a, b } => self.float_comparison(predicate, a, b),
            InstrKind::Cast { op, value, to } => match self.next_place(kind) {
                Some(next) => Ok(self.words(&next)?.to_vec()),
                None => self.cast(*op, value, *to),
            },
            InstrKind::Select { condition, then, otherwise } => self.select(condition, then, otherwise),
            InstrKind::Freeze(value) => Ok(self.words(value)?.to_vec()),
            InstrKind::GetElementPtr { inbounds, source, base, indices } => {
                self.element_pointer(*inbounds, *source, base, indices)
            }
            InstrKind::Alloca { ty, count, align } => self.alloca(*ty, count.as_ref(), *align),
            InstrKind::Load { ty, address, volatile } => self.load(*ty, address, *volatile),
            InstrKind::Store { value, address, volatile: true } if self.is_device(address) => {
                self.store_to_device(value, address)
            }
            InstrKind::Store { value, address, .. } => self.store(value, address),
            InstrKind::CmpXchg { address, expected, new } => self.exchange(address, expected, new),
            InstrKind::AtomicRmw { op, address, value } => self.read_modify_write(op, address, value),
            InstrKind::ExtractValue { aggregate, indices } => self.extract_value(aggregate, indices),
            InstrKind::InsertValue { aggregate, value, indices } => {
                self.insert_value(aggregate, value, indices)
            }
            InstrKind::ExtractElement { vector, index } => self.extract_element(vector, index),
            InstrKind::InsertElement { vector, value, index } => self.insert_element(vector, value, index),
            InstrKind::ShuffleVector { a, b, mask } => self.shuffle(a, b, mask),
            InstrKind::Call { callee, result, args, noreturn } => self.call(callee, *result, args, *noreturn),
            InstrKind::VaArg { list, ty } => self.next_argument(list, *ty),
            InstrKind::LandingPad { .. } => self.beyond("`landingpad`", ty),
            InstrKind::Other(opcode, _) => self.beyond(&format!("`{opcode}`"), ty),
            InstrKind::Phi(_)
            | InstrKind::Jump(_)
            | InstrKind::Branch { .. }
            | InstrKind::Switch { .. }
            | InstrKind::IndirectBranch { .. }
            | InstrKind::Return(_)
            | InstrKind::Unreachable
            | InstrKind::Resume(_)
            | InstrKind::Fence
            | InstrKind::DebugRecord { .. } => Err(self.malformed("this instruction has no value")),
        }
    }

    /// What has effects that are not modelled: reaching it ends what is known.
    pub fn beyond(&mut self, what: &str, ty: Option<TypeId>) -> Result<Vec<Operand>, InputError> {
        self.unsupported(what);
        let types = ty.map_or(Ok(vec![]), |ty| self.types(ty))?;
        Ok(self.unmodelled(what, &types))
    }
}
