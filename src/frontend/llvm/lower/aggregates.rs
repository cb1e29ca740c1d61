//! Structs, arrays and vectors as values: sequences of words.

use super::function::Lowering;
use crate::llvm::module::{self as llvm, TypeId};
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CheckKind, CompareOp, Op, Operand, SiteKind, Type};

/// A vector's element is selected by so many comparisons at most.
const MAX_ELEMENTS: usize = 4096;

impl Lowering<'_, '_> {
    pub fn extract_value(
        &mut self,
        aggregate: &llvm::Operand,
        indices: &[u32],
    ) -> Result<Vec<Operand>, InputError> {
        let words = self.words(aggregate)?;
        let (start, count) = self.part(aggregate.ty, indices)?;
        let part = words.get(start..start + count);
        part.map(<[Operand]>::to_vec).ok_or_else(|| self.malformed("a path outside the aggregate"))
    }

    pub fn insert_value(
        &mut self,
        aggregate: &llvm::Operand,
        value: &llvm::Operand,
        indices: &[u32],
    ) -> Result<Vec<Operand>, InputError> {
        let mut words = self.words(aggregate)?.to_vec();
        let value = self.words(value)?;
        let (start, count) = self.part(aggregate.ty, indices)?;
        match words.get_mut(start..start + count) {
            Some(part) if part.len() == value.len() => part.clone_from_slice(&value),
            _ => return Err(self.malformed("a value does not fit where it is inserted")),
        }
        Ok(words)
    }

    /// The first word and the number of words of a part of an aggregate.
    fn part(&mut self, mut ty: TypeId, indices: &[u32]) -> Result<(usize, usize), InputError> {
        let mut start = 0;
        for index in indices {
            if let llvm::Type::Struct { .. } = self.context.ty(ty) {
                let layout = self.layout(ty)?;
                let field = layout.fields.get(*index as usize).copied();
                let field = field.ok_or_else(|| self.malformed("a path outside the aggregate"))?;
                start += field.leaf;
                ty = field.ty;
            } else {
                let (count, element, _) = self.context.elements(ty, self.span)?;
                if u64::from(*index) >= count {
                    return Err(self.malformed("a path outside the aggregate"));
                }
                start += u64::from(*index) * self.layout(element)?.leaves;
                ty = element;
            }
        }
        // The words of a value are limited, so these numbers are small.
        Ok((start as usize, self.context.leaves(ty, self.span)?.len()))
    }

    pub fn extract_element(
        &mut self,
        vector: &llvm::Operand,
        index: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let (words, index) = (self.words(vector)?, self.word(index)?);
        let Some(first) = words.first() else {
            return Err(self.malformed("an element of an empty vector"));
        };
        let ty = self.build.type_of(first);
        self.check_index(&index, words.len());
        if let Operand::Const(index) = &index {
            let element = index.as_u64().and_then(|i| words.get(i as usize).cloned());
            return Ok(element.map_or_else(|| self.choose(&SiteKind::Uninitialised, &[ty]), |e| vec![e]));
        }
        if words.len() > MAX_ELEMENTS {
            return Ok(self.unmodelled("an element of a long vector", &[ty]));
        }
        // Beyond its end a vector has any elements.
        let mut chosen = self.choose(&SiteKind::Uninitialised, &[ty]).swap_remove(0);
        for (i, element) in words.iter().enumerate() {
            let condition = self.is_index(&index, i)?;
            let select = Op::Select { condition, then: element.clone(), otherwise: chosen };
            chosen = self.build.define(select, ty);
        }
        Ok(vec![chosen])
    }

    fn is_index(&mut self, index: &Operand, position: usize) -> Result<Operand, InputError> {
        match self.build.type_of(index) {
            Type::Int(bits) => {
                Ok(self.build.compare(CompareOp::Eq, index.clone(), word(position as u64, bits)))
            }
            _ => Err(self.malformed("an index is a number")),
        }
    }

    pub fn insert_element(
        &mut self,
        vector: &llvm::Operand,
        value: &llvm::Operand,
        index: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let mut words = self.words(vector)?.to_vec();
        let (value, index) = (self.word(value)?, self.word(index)?);
        let ty = self.build.type_of(&value);
        if words.iter().any(|word| self.build.type_of(word) != ty) {
            return Err(self.malformed("a value does not fit where it is inserted"));
        }
        self.check_index(&index, words.len());
        if let Operand::Const(index) = &index {
            let place = index.as_u64().and_then(|i| words.get_mut(i as usize));
            match place {
                Some(place) => *place = value,
                None => words = self.choose(&SiteKind::Uninitialised, &vec![ty; words.len()]),
            }
            return Ok(words);
        }
        if words.len() > MAX_ELEMENTS {
            return Ok(self.unmodelled("an element of a long vector", &vec![ty; words.len()]));
        }
        // An element that is put beyond the end leaves nothing of the vector.
        let inside = self.is_inside(&index, words.len());
        let lost = self.choose(&SiteKind::Uninitialised, &vec![ty; words.len()]);
        for (i, (element, lost)) in words.iter_mut().zip(lost).enumerate() {
            let condition = self.is_index(&index, i)?;
            let select = Op::Select { condition, then: value.clone(), otherwise: element.clone() };
            let (condition, then) = (inside.clone(), self.build.define(select, ty));
            *element = self.build.define(Op::Select { condition, then, otherwise: lost }, ty);
        }
        Ok(words)
    }

    /// A subscript of a vector is one of its elements.
    fn check_index(&mut self, index: &Operand, count: usize) {
        if self.context.wants(CheckKind::Dereference) && matches!(self.build.type_of(index), Type::Int(_)) {
            let inside = self.is_inside(index, count);
            self.assert(CheckKind::Dereference, "no such element of a vector".into(), inside);
        }
    }

    fn is_inside(&mut self, index: &Operand, count: usize) -> Operand {
        let bits = self.context.program.bits(self.build.type_of(index));
        match u64::try_from(count) {
            Ok(count) if bits >= 64 || count >> bits == 0 => {
                self.build.compare(CompareOp::Ult, index.clone(), word(count, bits))
            }
            // All numbers of so few bits are elements.
            _ => word(1, 1),
        }
    }

    pub fn shuffle(
        &mut self,
        a: &llvm::Operand,
        b: &llvm::Operand,
        mask: &[Option<u32>],
    ) -> Result<Vec<Operand>, InputError> {
        let mut both = self.words(a)?.to_vec();
        both.extend(self.words(b)?.iter().cloned());
        let Some(first) = both.first() else {
            return Err(self.malformed("an element of an empty vector"));
        };
        let ty = self.build.type_of(first);
        let mut words = vec![];
        for index in mask {
            words.push(match index {
                None => self.choose(&SiteKind::Uninitialised, &[ty]).remove(0),
                Some(index) => {
                    let element = both.get(*index as usize).cloned();
                    element.ok_or_else(|| self.malformed("a mask that leads outside of both vectors"))?
                }
            });
        }
        Ok(words)
    }

    /// The same bits as words of other types.
    pub fn reinterpret(&mut self, words: Vec<Operand>, to: &[Type]) -> Result<Vec<Operand>, InputError> {
        let from: Vec<Type> = words.iter().map(|w| self.build.type_of(w)).collect();
        if from == to {
            return Ok(words);
        }
        let total = |types: &[Type]| {
            types.iter().try_fold(0u32, |sum, ty| match ty {
                Type::Int(bits) => sum.checked_add(*bits),
                _ => None,
            })
        };
        let bits = total(&from).filter(|bits| *bits > 0 && total(to) == Some(*bits));
        let bits = bits.ok_or_else(|| self.malformed("`bitcast` between types of different sizes"))?;
        let whole = self.joined(words, bits);
        Ok(self.split(&whole, bits, to))
    }

    /// One word of the bits of several, the first ones where memory has them first.
    fn joined(&mut self, words: Vec<Operand>, bits: u32) -> Operand {
        let mut place = 0;
        let mut whole = word(0, bits);
        let little_endian = self.context.program.little_endian;
        for part in words {
            let width = self.context.program.bits(self.build.type_of(&part));
            let shift = if little_endian { place } else { bits - place - width };
            let part = self.resize(part, bits, false);
            let part = self.build.binary(BinaryOp::Shl, part, word(u64::from(shift), bits));
            whole = self.build.binary(BinaryOp::Or, whole, part);
            place += width;
        }
        whole
    }

    fn split(&mut self, whole: &Operand, bits: u32, to: &[Type]) -> Vec<Operand> {
        let mut place = 0;
        let mut words = vec![];
        for ty in to {
            let width = self.context.program.bits(*ty);
            let shift = if self.context.program.little_endian { place } else { bits - place - width };
            let part = self.build.binary(BinaryOp::LShr, whole.clone(), word(u64::from(shift), bits));
            words.push(self.resize(part, width, false));
            place += width;
        }
        words
    }
}
