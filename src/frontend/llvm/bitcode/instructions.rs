//! Instructions that compute.

use super::constants::{binary, binary_op, cast_op, comparison};
use super::ops::Ops;
use super::{Reader, Result};
use crate::llvm::module::InstrKind;

impl<'s> Reader<'s> {
    /// The instruction of a record.
    pub(super) fn instruction(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let kind = match ops.code {
            2 => self.binary_record(&mut ops)?,
            3 => {
                let value = self.operand(&mut ops)?;
                let to = self.ty(&mut ops)?;
                match cast_op(ops.take()?) {
                    Some(op) => InstrKind::Cast { op, value, to },
                    None => return ops.fail("unknown conversion"),
                }
            }
            28 | 9 => {
                let a = self.operand(&mut ops)?;
                let b = self.operand_of(&mut ops, a.ty)?;
                let floating = self.is_floating(a.ty);
                let compared = comparison(&mut ops, a, b)?;
                self.relaxed |= floating && ops.optional() != 0;
                compared
            }
            29 => {
                let then = self.operand(&mut ops)?;
                let otherwise = self.operand_of(&mut ops, then.ty)?;
                InstrKind::Select { condition: self.operand(&mut ops)?, then, otherwise }
            }
            56 => {
                let a = self.operand(&mut ops)?;
                if ops.take()? != 0 {
                    return ops.fail("unknown operator");
                }
                InstrKind::FNeg(a)
            }
            58 => InstrKind::Freeze(self.operand(&mut ops)?),
            6..=8 | 26 | 27 => self.element_record(&mut ops)?,
            19 | 20 | 23 | 36 | 38 | 41 | 43..=46 | 59 => self.memory_record(&mut ops)?,
            _ => return self.control(ops),
        };
        self.append(&ops, kind, None)
    }

    fn binary_record(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let a = self.operand(ops)?;
        let b = self.operand_of(ops, a.ty)?;
        match binary_op(ops.take()?, self.is_floating(a.ty)) {
            Some(op) => {
                let flags = ops.optional();
                self.relaxed |= flags != 0 && self.is_floating(a.ty);
                Ok(binary(op, flags, a, b))
            }
            None => ops.fail("unknown operator"),
        }
    }

    /// Elements of vectors and aggregates.
    fn element_record(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        Ok(match ops.code {
            6 => InstrKind::ExtractElement { vector: self.operand(ops)?, index: self.operand(ops)? },
            7 => {
                let vector = self.operand(ops)?;
                let Some(element) = self.vector_element(&vector) else { return ops.fail("no vector") };
                InstrKind::InsertElement {
                    value: self.operand_of(ops, element)?,
                    index: self.operand(ops)?,
                    vector,
                }
            }
            8 => {
                let a = self.operand(ops)?;
                let b = self.operand_of(ops, a.ty)?;
                let mask = self.operand(ops)?;
                InstrKind::ShuffleVector { a, b, mask: self.mask(ops, &mask)? }
            }
            26 => InstrKind::ExtractValue { aggregate: self.operand(ops)?, indices: indices(ops)? },
            _ => InstrKind::InsertValue {
                aggregate: self.operand(ops)?,
                value: self.operand(ops)?,
                indices: indices(ops)?,
            },
        })
    }
}

/// The path into an aggregate.
fn indices(ops: &mut Ops<'_>) -> Result<Vec<u32>> {
    (0..ops.len()).map(|_| ops.narrow()).collect()
}
