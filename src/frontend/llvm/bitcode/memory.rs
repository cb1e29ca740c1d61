//! Instructions that touch memory or compute addresses.

use super::globals::alignment;
use super::ops::Ops;
use super::{Reader, Result};
use crate::llvm::module::{Constant, InstrKind, Operand, Type, TypeId, Value};

const UPDATES: [&str; 21] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
];

impl<'s> Reader<'s> {
    pub(super) fn memory_record(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        Ok(match ops.code {
            19 => self.alloca(ops)?,
            20 | 41 => {
                let address = self.operand(ops)?;
                // The type is missing in the form before opaque pointers were prepared.
                let tail = if ops.code == 41 { 4 } else { 2 };
                let ty = match self.types.get(address.ty) {
                    Type::Pointer(Some(pointee)) if ops.len() == tail => *pointee,
                    _ => self.ty(ops)?,
                };
                ops.take()?;
                InstrKind::Load { ty, address, volatile: ops.take()? != 0 }
            }
            44 | 45 => {
                let address = self.operand(ops)?;
                let value = self.operand(ops)?;
                ops.take()?;
                InstrKind::Store { value, address, volatile: ops.take()? != 0 }
            }
            46 => {
                let address = self.operand(ops)?;
                let expected = self.operand(ops)?;
                let new = self.operand_of(ops, expected.ty)?;
                InstrKind::CmpXchg { address, expected, new }
            }
            38 | 59 => self.atomic_update(ops)?,
            36 => InstrKind::Fence,
            43 => {
                let inbounds = ops.take()? & 1 != 0;
                let source = self.ty(ops)?;
                let base = self.operand(ops)?;
                let mut indices = Vec::new();
                while ops.len() > 0 {
                    indices.push(self.operand(ops)?);
                }
                InstrKind::GetElementPtr { inbounds, source, base, indices }
            }
            _ => {
                let ty = self.ty(ops)?;
                let list = self.operand_of(ops, ty)?;
                InstrKind::VaArg { list, ty: self.ty(ops)? }
            }
        })
    }

    fn atomic_update(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let address = self.operand(ops)?;
        let value = match self.types.get(address.ty) {
            Type::Pointer(Some(pointee)) if ops.code == 38 => {
                let ty = *pointee;
                self.operand_of(ops, ty)?
            }
            _ => self.operand(ops)?,
        };
        match UPDATES.get(ops.index()?) {
            Some(op) => Ok(InstrKind::AtomicRmw { op: op.to_string(), address, value }),
            None => ops.fail("unknown operation"),
        }
    }

    /// `[type, type of the count, count, flags]`; the count is a number of the table, not a distance.
    fn alloca(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let ty = self.ty(ops)?;
        let count_type = self.ty(ops)?;
        let (count, flags) = (ops.index()?, ops.take()?);
        let ty = match self.types.get(ty) {
            // Without the flag the type is that of the result.
            Type::Pointer(Some(pointee)) if flags & 1 << 6 == 0 => *pointee,
            _ => ty,
        };
        let count = self.operand_at(count, count_type, ops.at)?;
        let one = *self.types.get(count_type) == Type::Int(32)
            && matches!(&count.value, Value::Constant(Constant::Int(n)) if n.is_one());
        let align = alignment(flags & 31 | (flags >> 8 & 7) << 5);
        Ok(InstrKind::Alloca { ty, count: (!one).then_some(count), align })
    }

    /// The type of the elements of a vector.
    pub(super) fn vector_element(&self, operand: &Operand) -> Option<TypeId> {
        match self.types.get(operand.ty) {
            Type::Vector(_, element) => Some(*element),
            _ => None,
        }
    }
}
