//! The table of values: globals, constants of the module, then per function parameters, constants and results.
//!
//! Constants refer to each other by number in any order, so they are made when they are asked for. As a table can describe
//! constants exponentially larger than itself, what may be copied is bounded by a budget.

use super::ops::Ops;
use super::{Reader, Result, malformed, unsupported};
use crate::llvm::module::{Assembly, Constant, FuncId, GlobalId, LocalId, Operand, Type, TypeId, Value};
use eufonium_base::Bits;
use eufonium_base::ids::Id;

/// How deeply constants may nest.
const DEEPEST: u32 = 256;

/// What a number of the table stands for.
#[derive(Debug)]
pub(super) enum Def {
    Global(GlobalId),
    Function(FuncId),
    /// What another number stands for.
    Alias(usize),
    /// A constant that was not asked for yet: its record.
    Raw(usize),
    /// A constant that is being made.
    Open,
    /// A constant, and how many constants it consists of.
    Made(Constant, u64),
    Asm(Box<Assembly>),
    Local(LocalId),
}

/// An entry of the table.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) ty: TypeId,
    pub(super) def: Def,
}

impl<'s> Reader<'s> {
    /// The constant of a number, with its type.
    pub(super) fn constant(&mut self, value: usize, at: usize) -> Result<(TypeId, Constant)> {
        self.constant_within(value, at, 0)
    }

    /// The constant of a number that stands `depth` levels deep in another.
    pub(super) fn constant_within(
        &mut self,
        value: usize,
        at: usize,
        depth: u32,
    ) -> Result<(TypeId, Constant)> {
        let Some(slot) = self.values.get_mut(value) else {
            return malformed(at, format!("undefined value {value}"));
        };
        let ty = slot.ty;
        let weight = match &slot.def {
            Def::Made(_, weight) => *weight,
            _ => 1,
        };
        self.budget = match self.budget.checked_sub(weight) {
            Some(left) if depth < DEEPEST => left,
            _ => return unsupported(at, "constants that are too large or too deep"),
        };
        let constant = match &mut slot.def {
            Def::Global(id) => Constant::Global(*id),
            Def::Function(id) => Constant::Function(*id),
            Def::Made(constant, _) => constant.clone(),
            Def::Alias(of) => {
                let of = *of;
                return Ok((ty, self.constant_within(of, at, depth + 1)?.1));
            }
            Def::Raw(record) => {
                let record = *record;
                slot.def = Def::Open;
                let before = self.budget;
                let ops = self.raw[record].clone();
                let constant = self.make_constant(ops, ty, depth + 1)?;
                let weight = before - self.budget + 1;
                self.values[value].def = Def::Made(constant.clone(), weight);
                constant
            }
            Def::Open => return malformed(at, "a constant that contains itself"),
            Def::Asm(_) | Def::Local(_) => return malformed(at, format!("value {value} is no constant")),
        };
        Ok((ty, constant))
    }

    /// A value of the table as an operand.
    fn known_operand(&mut self, value: usize, at: usize) -> Result<Operand> {
        let slot = &self.values[value];
        let ty = slot.ty;
        let value = match &slot.def {
            Def::Local(id) => Value::Local(*id),
            Def::Asm(assembly) => Value::Asm(assembly.clone()),
            _ => Value::Constant(self.constant(value, at)?.1),
        };
        Ok(Operand { ty, value })
    }

    /// A value by its distance from the next result.
    fn relative(&self, ops: &mut Ops<'_>) -> Result<usize> {
        let distance = ops.take()? as u32;
        Ok((self.values.len() as u32).wrapping_sub(distance) as usize)
    }

    /// An operand whose type follows if it is not defined yet.
    pub(super) fn operand(&mut self, ops: &mut Ops<'_>) -> Result<Operand> {
        let value = self.relative(ops)?;
        if value < self.values.len() {
            return self.known_operand(value, ops.at);
        }
        let ty = self.ty(ops)?;
        self.forward(value, ty, ops.at)
    }

    /// An operand of a type that is known.
    pub(super) fn operand_of(&mut self, ops: &mut Ops<'_>, ty: TypeId) -> Result<Operand> {
        let value = self.relative(ops)?;
        self.operand_at(value, ty, ops.at)
    }

    /// The operand of a number, with a type that is known.
    pub(super) fn operand_at(&mut self, value: usize, ty: TypeId, at: usize) -> Result<Operand> {
        if value >= self.values.len() {
            return self.forward(value, ty, at);
        }
        let operand = self.known_operand(value, at)?;
        self.rules().agree(ty, operand.ty).or_else(|complaint| malformed(at, complaint))?;
        Ok(operand)
    }

    /// A result that is to come.
    fn forward(&mut self, value: usize, ty: TypeId, at: usize) -> Result<Operand> {
        /// More values than a file can hold that fits into memory.
        const MOST: usize = 1 << 30;
        match &mut self.body {
            Some(body)
                if value < MOST && !matches!(self.types.get(ty), Type::Void | Type::Function { .. }) =>
            {
                body.forward.push((value, ty, at));
                let id = LocalId::from_usize(value - body.first_result + body.params);
                Ok(Operand { ty, value: Value::Local(id) })
            }
            _ => malformed(at, format!("undefined value {value}")),
        }
    }
}

/// The bits of a floating-point number from the words of its record.
pub(super) fn float_bits(words: &[u64], width: u32) -> Option<Bits> {
    let word = |i: usize| words.get(i).copied();
    Some(match width {
        80 => {
            // The upper 64 bits stand first.
            let (high, low) = (word(0)?, word(1)?);
            Bits::from_u64(high, 64).concat(&Bits::from_u64(low, 16))
        }
        128 => Bits::from_u64(word(1)?, 64).concat(&Bits::from_u64(word(0)?, 64)),
        _ => Bits::from_u64(word(0)?, width),
    })
}
