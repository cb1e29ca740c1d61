//! Constants as operands of instructions.
//!
//! An expression over constants is computed where it is used, by the code that computes instructions. Undefined values are
//! choices of their own at each use, as the reference says. Nesting of expressions is limited, of aggregates it is not.

use super::function::Lowering;
use super::sections;
use crate::llvm::module::{self as llvm, Constant, TypeId};
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::{Operand, SiteKind, Type};

/// Expressions that are nested deeper than this are refused.
pub(super) const MAX_DEPTH: usize = 200;

impl<'m> Lowering<'_, 'm> {
    /// The words of a constant.
    pub fn constant(&mut self, ty: TypeId, constant: &Constant) -> Result<Vec<Operand>, InputError> {
        let mut words = vec![];
        let mut open = vec![(ty, constant)];
        while let Some((ty, constant)) = open.pop() {
            match constant {
                Constant::Aggregate(parts) => open.extend(parts.iter().rev().map(|(ty, part)| (*ty, part))),
                _ => self.simple_constant(ty, constant, &mut words)?,
            }
        }
        let expected = self.types(ty)?;
        if self.have_types(&words, &expected) {
            Ok(words)
        } else {
            Err(self.malformed("a constant does not have the type that is given for it"))
        }
    }

    fn simple_constant(
        &mut self,
        ty: TypeId,
        constant: &Constant,
        words: &mut Vec<Operand>,
    ) -> Result<(), InputError> {
        match constant {
            Constant::Int(bits) | Constant::Float(bits) => words.push(Operand::Const(bits.clone())),
            Constant::Null | Constant::Zero => words.extend(self.types(ty)?.iter().map(zero)),
            Constant::Undef => {
                let types = self.types(ty)?;
                self.check_folded(&types);
                words.extend(self.choose(&SiteKind::Uninitialised, &types));
            }
            Constant::Bytes(bytes) => {
                let width = match self.types(ty)?.first() {
                    Some(Type::Int(bits)) => *bits,
                    _ => 8,
                };
                words.extend(byte_words(bytes, width, self.context.program.little_endian));
            }
            Constant::Alias(id) => {
                let module = self.context.module;
                self.simple_constant(ty, &module.aliases[*id].target, words)?;
            }
            Constant::Function(_) | Constant::Global(_) if self.context.is_absent(constant) => {
                let types = self.types(ty)?;
                words.extend(self.unmodelled("the address of a weak symbol that nothing defines", &types));
            }
            Constant::Global(id) => {
                let global = &self.context.module.globals[*id];
                if global.init.is_none() && self.context.assembled.contains(&global.name) {
                    self.unsupported(sections::ASSEMBLED);
                }
                let (object, offset) = self.context.place(*id);
                words.push(self.displaced(Operand::Global(object), offset));
            }
            Constant::Function(id) => {
                let function = &self.context.module.functions[*id];
                if function.blocks.is_empty() && self.context.assembled.contains(&function.name) {
                    self.unsupported(sections::ASSEMBLED);
                }
                words.push(self.context.function_address(*id));
            }
            Constant::Label(id) => words.push(self.label_address(*id)),
            Constant::Expr(kind) => words.extend(self.expression(ty, kind)?),
            Constant::Other(text) => {
                let types = self.types(ty)?;
                // A function that is chosen when the program is loaded, say: more than any value.
                if types.contains(&Type::Pointer) {
                    self.unsupported(&format!("`{text}`"));
                }
                words.extend(self.unmodelled(&format!("`{text}`"), &types));
            }
            Constant::Aggregate(_) => unreachable!("taken apart by the caller"),
        }
        Ok(())
    }

    fn expression(&mut self, ty: TypeId, kind: &llvm::InstrKind) -> Result<Vec<Operand>, InputError> {
        if self.depth >= MAX_DEPTH {
            let message = format!("constant expressions nested deeper than {MAX_DEPTH}");
            return Err(InputError::unsupported(self.span, message));
        }
        self.depth += 1;
        let words = self.compute(kind, Some(ty));
        self.depth -= 1;
        words
    }
}

/// All bits zero.
pub(super) fn zero(ty: &Type) -> Operand {
    match ty {
        Type::Int(bits) => Operand::Const(Bits::zero(*bits)),
        _ => Operand::Null,
    }
}

/// The words of an array of integers that is given by its bytes.
fn byte_words(bytes: &[u8], width: u32, little_endian: bool) -> Vec<Operand> {
    let size = (width.div_ceil(8) as usize).max(1);
    let word = |chunk: &[u8]| Operand::Const(from_bytes(chunk, width, little_endian));
    bytes.chunks(size).map(word).collect()
}

/// The word that bytes in memory order stand for.
pub(super) fn from_bytes(bytes: &[u8], width: u32, little_endian: bool) -> Bits {
    let count = bytes.len() as u32;
    Bits::from_fn(width, |bit| {
        let byte = bit / 8;
        let position = if little_endian { byte } else { count.wrapping_sub(1 + byte) };
        bytes.get(position as usize).is_some_and(|b| b >> (bit % 8) & 1 == 1)
    })
}
