//! Instructions on words that are modelled and the same in all runs: most of what a run does.
//!
//! They are done without marks, without shades, and without copies of operands. What is not as usual (an operand with a mark or a shade that
//! matters, a result that is not defined, bytes that were never written, a page that does not exist yet) is left to [`step`](super::step),
//! which does every instruction; nothing has changed then. Only for runs that nobody watches.

use super::machine::Machine;
use super::memory::{Found, Owner};
use super::nearness::Compared;
use super::pages::Layout;
use super::shade::Shade;
use super::value::{Slot, Value};
use super::watch::Watch;
use super::{step, word};
use crate::float;
use crate::program::{CompareOp, Function, Instr, Op, Operand, Target, Type};
use eufonium_base::Bits;

impl<W: Watch> Machine<'_, W> {
    /// Does an instruction if it is such a one, and says whether it did.
    #[inline]
    pub(super) fn quick(&mut self, f: &Function, instr: &Instr) -> bool {
        let done = match &instr.op {
            Op::Store { address, value } => return self.quick_store(f, address, value).is_some(),
            Op::Assume(condition) | Op::Assert { condition, .. } => {
                return self.sure(condition).is_some_and(Bits::is_one);
            }
            Op::Name { .. } | Op::Declare { .. } | Op::Keep(_) => return true,
            Op::Offset { base, constant, scaled, .. } => self.quick_offset(base, *constant, scaled),
            Op::Compare { op, a, b } => self.quick_compare(instr, *op, a, b).map(Slot::word),
            Op::Load { address, .. } => self.quick_load(address, f.values[instr.defs[0]].ty),
            op => self.quick_word(f, instr, op).map(Slot::word),
        };
        match (done, &instr.defs[..]) {
            (Some(slot), [v]) => {
                self.set(*v, slot);
                true
            }
            _ => false,
        }
    }

    /// A word that is modelled and the same in all runs.
    #[inline]
    pub(super) fn sure<'b>(&'b self, operand: &'b Operand) -> Option<&'b Bits> {
        match operand {
            Operand::Value(v) => match self.slot(*v) {
                Slot { value: Value::Word(bits), mark: None, shade: Shade::Plain } => Some(bits),
                _ => None,
            },
            Operand::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// A number that is modelled, and at most depends on where an object lies.
    #[inline]
    fn based(&self, operand: &Operand) -> Option<(u64, Shade)> {
        match operand {
            Operand::Value(v) => match self.slot(*v) {
                Slot {
                    value: Value::Word(bits),
                    mark: None,
                    shade: shade @ (Shade::Plain | Shade::Base(_)),
                } => Some((bits.as_u64()?, *shade)),
                _ => None,
            },
            Operand::Global(global) => {
                let address = self.global(*global);
                Some((address, self.base(address)))
            }
            operand => Some((self.sure(operand)?.as_u64()?, Shade::Plain)),
        }
    }

    fn quick_word(&self, f: &Function, instr: &Instr, op: &Op) -> Option<Bits> {
        Some(match op {
            Op::Copy(a) => self.sure(a)?.clone(),
            Op::Binary { op, a, b, nsw, nuw } => {
                word::binary(*op, self.sure(a)?, self.sure(b)?, *nsw, *nuw).ok()?
            }
            Op::Cast { op, value } => {
                word::cast(*op, self.sure(value)?, self.program.bits(f.values[instr.defs[0]].ty))
            }
            Op::Select { condition, then, otherwise } => {
                let chosen = if self.sure(condition)?.is_one() { then } else { otherwise };
                self.sure(chosen)?.clone()
            }
            Op::Float { op, format, rounding, args } => match &args[..] {
                [a] => float::host::apply(*op, *format, *rounding, &[self.sure(a)?])?,
                [a, b] => float::host::apply(*op, *format, *rounding, &[self.sure(a)?, self.sure(b)?])?,
                _ => return None,
            },
            _ => return None,
        })
    }

    #[inline]
    fn quick_compare(&mut self, instr: &Instr, op: CompareOp, a: &Operand, b: &Operand) -> Option<Bits> {
        let (left, right) = (self.sure(a)?, self.sure(b)?);
        let result = step::truth(word::compare(op, left, right));
        if W::COMPARES
            && (2..=u64::BITS).contains(&left.width())
            && let (Some(left), Some(right), width) = (left.as_u64(), right.as_u64(), left.width())
        {
            let constant = [a, b].map(|operand| matches!(operand, Operand::Const(_)));
            self.watch.compares(instr.defs[0], &Compared { op, width, a: left, b: right, constant });
        }
        Some(result)
    }

    fn quick_offset(&self, base: &Operand, constant: i64, scaled: &[(Operand, i64)]) -> Option<Slot> {
        let (mut sum, shade) = self.based(base)?;
        sum = sum.wrapping_add(constant as u64);
        for (index, factor) in scaled {
            sum = sum.wrapping_add(self.sure(index)?.as_u64()?.wrapping_mul(*factor as u64));
        }
        (self.program.pointer_bits <= u64::BITS)
            .then(|| Slot::word(Bits::from_u64(sum, self.program.pointer_bits)).shaded(shade))
    }

    /// Where an access lies, in an object that it meets in all runs.
    #[inline]
    fn quick_place(&mut self, address: &Operand, length: u64) -> Option<(Found, u64)> {
        let (address, shade) = self.based(address)?;
        let found = self.memory.find(address, length)?;
        let start = self.memory.object(found).start;
        (!self.shades.kept || shade == Shade::Base(start)).then_some((found, address - start))
    }

    /// How a word of so many bits lies in memory.
    #[inline]
    fn layout(&self, bits: u32) -> Layout {
        Layout { length: (bits / 8) as usize, little_endian: self.program.little_endian }
    }

    fn quick_load(&mut self, address: &Operand, ty: Type) -> Option<Slot> {
        let bits = self.program.bits(ty);
        if bits > u64::BITS {
            return None;
        }
        let (found, offset) = self.quick_place(address, u64::from(bits / 8))?;
        let (word, shade) = self.memory.word(found, offset, self.layout(bits))?;
        if shade != Shade::Plain && bits != self.program.pointer_bits {
            return None;
        }
        Some(Slot::word(Bits::from_u64(word, bits)).shaded(shade))
    }

    fn quick_store(&mut self, f: &Function, address: &Operand, value: &Operand) -> Option<()> {
        let ty = f.type_of(value);
        let bits = self.program.bits(ty);
        if bits > u64::BITS {
            return None;
        }
        let word = self.sure(value)?.as_u64()?;
        let (found, offset) = self.quick_place(address, u64::from(bits / 8))?;
        if self.memory.object(found).plan.owner == Owner::Constant {
            return None;
        }
        self.memory.set_word(found, offset, word, self.layout(bits), ty == Type::Pointer)
    }

    /// Jumps with words that all runs have alike.
    pub(super) fn quick_jump(&mut self, f: &Function, target: &Target) -> bool {
        match (&target.args[..], &f.blocks[target.block].params[..]) {
            ([], []) => true,
            ([arg], [param]) => match self.sure(arg).cloned() {
                Some(bits) => {
                    self.set(*param, Slot::word(bits));
                    true
                }
                None => false,
            },
            _ => false,
        }
    }
}
