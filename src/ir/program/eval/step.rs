//! Instructions.

use super::array::Array;
use super::machine::{Halt, Machine, Step};
use super::value::{Slot, Value};
use super::watch::{Access, Watch};
use super::{End, word};
use crate::float::{self, Elementary, FloatOp, Format};
use crate::program::{BinaryOp, CheckId, CheckKind, Function, Instr, Op, Operand, Type};
use eufonium_base::Bits;

/// Steps for the bounds of a function of `<math.h>`.
const BOUND: u64 = 4_000;

pub(super) fn truth(value: bool) -> Bits {
    Bits::from_u64(u64::from(value), 1)
}

impl<W: Watch> Machine<'_, W> {
    /// Does one instruction of the running function.
    pub(super) fn step(&mut self, f: &Function, instr: &Instr) -> Step {
        let mut access = Access::None;
        let defined = match &instr.op {
            Op::Call { callee, args, origin } => return self.call(*callee, args, *origin, instr),
            Op::Assume(condition) => {
                // Where it holds it decides nothing: other runs are like this one, or end here, and what ends here violates nothing.
                if Self::modelled(self.operand(condition))?.is_zero() {
                    self.decided(condition)?;
                    return Err(Halt::End(End::Silent));
                }
                None
            }
            Op::Assert { condition, check } => {
                self.assert(condition, *check, instr)?;
                None
            }
            Op::Read { .. } | Op::Write { .. } | Op::Fill(_) | Op::CopyRange { .. } => {
                Some(self.array(f, instr)?)
            }
            op if op.is_memory() => self.memory_op(f, instr, &mut access)?,
            _ => {
                let slot = self.plain(f, instr)?;
                self.with_shade(f, instr, slot)
            }
        };
        self.watch.does(instr, access, defined.as_ref().map(|s| &s.value));
        if let (Some(slot), [v]) = (defined, &instr.defs[..]) {
            self.set(*v, slot);
        }
        Ok(())
    }

    /// What an operator gives, with its shade.
    pub(super) fn with_shade(&mut self, f: &Function, instr: &Instr, slot: Option<Slot>) -> Option<Slot> {
        let slot = slot?;
        if matches!(instr.op, Op::Havoc(_)) {
            return Some(slot);
        }
        let between = self.between(instr, &slot);
        if between.is_some() || !self.shades.kept {
            return between.or(Some(slot));
        }
        Some(slot.shaded(self.shade(f, instr)))
    }

    fn assert(&mut self, condition: &Operand, check: CheckId, instr: &Instr) -> Step {
        if self.decided(condition)?.is_one() {
            return Ok(());
        }
        self.watch.does(instr, Access::None, None);
        Err(Halt::End(match self.program.checks[check].property {
            CheckKind::Unsupported | CheckKind::Bound => End::Unsupported(check),
            _ => End::Violation(check),
        }))
    }

    /// Operators without memory that define a word or nothing; for a name the value is what it names.
    fn plain(&mut self, f: &Function, instr: &Instr) -> Step<Option<Slot>> {
        let slot = match &instr.op {
            Op::Copy(a) | Op::Name { value: a, .. } => self.operand(a),
            Op::Binary { op, a, b, nsw, nuw } => self.binary(*op, a, b, *nsw, *nuw)?,
            Op::Compare { op, a, b } => {
                let (a, b) = (self.operand(a), self.operand(b));
                Slot::word(truth(word::compare(*op, a.value.word(), b.value.word())))
                    .marked(a.mark.or(b.mark))
            }
            Op::Float { op, format, rounding, args } => {
                let slots: Vec<Slot> = args.iter().map(|a| self.operand(a)).collect();
                let words: Vec<Bits> = slots.iter().map(|s| s.value.word().clone()).collect();
                let result = match op {
                    FloatOp::Bound { function, greatest } => {
                        let [least, most] = self.bounds(*function, *format, words)?;
                        if *greatest { most } else { least }
                    }
                    op => float::exact::apply(*op, *format, *rounding, &words),
                };
                slots.iter().fold(Slot::word(result), |slot, operand| slot.marked(operand.mark))
            }
            Op::Cast { op, value } => {
                let slot = self.operand(value);
                let width = self.program.bits(f.values[instr.defs[0]].ty);
                Slot::word(word::cast(*op, slot.value.word(), width)).marked(slot.mark)
            }
            Op::Select { condition, then, otherwise } => {
                let condition = self.operand(condition);
                let chosen = if condition.value.word().is_one() { then } else { otherwise };
                self.operand(chosen).marked(condition.mark)
            }
            Op::Havoc(origin) if self.is_exact(*origin) => Slot::word(truth(true)),
            Op::Havoc(origin) => self.havoc(*origin, f.values[instr.defs[0]].ty, instr.at),
            _ => return Ok(None),
        };
        Ok(Some(slot))
    }

    /// Both bounds of a function, which runs ask for one after the other.
    fn bounds(&mut self, function: Elementary, format: Format, words: Vec<Bits>) -> Step<[Bits; 2]> {
        if let Some(bounds) = self.last_bounds.get(function, format, &words) {
            return Ok(bounds);
        }
        self.charge(BOUND)?;
        Ok(self.last_bounds.find(function, format, words))
    }

    fn binary(&mut self, op: BinaryOp, a: &Operand, b: &Operand, nsw: bool, nuw: bool) -> Step<Slot> {
        let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
        if divides {
            self.decided(b)?;
        }
        let (a, b) = (self.operand(a), self.operand(b));
        let mark = a.mark.or(b.mark);
        // What is not modelled may well not overflow.
        let (nsw, nuw) = (nsw && mark.is_none(), nuw && mark.is_none());
        match word::binary(op, a.value.word(), b.value.word(), nsw, nuw) {
            Ok(result) => Ok(Slot::word(result).marked(mark)),
            Err(_) if !divides && self.program.speculative.is_some() => {
                // No value, but the run goes on unless it decides something.
                let wrapped = word::binary(op, a.value.word(), b.value.word(), false, false);
                let result = wrapped.unwrap_or_else(|_| Bits::zero(a.value.word().width()));
                Ok(Slot::word(result).marked(mark.or(self.program.speculative)))
            }
            Err(what) => mark.map_or(Err(Halt::Undefined(what)), |site| Err(Halt::Unmodelled(site))),
        }
    }

    fn whole(&self, operand: &Operand) -> Step<(Array, Option<crate::program::SiteId>)> {
        let slot = self.operand(operand);
        match slot.value {
            Value::Array(array) => Ok((array, slot.mark)),
            Value::Word(_) => Err(Halt::Undefined("a word where an array is expected")),
        }
    }

    fn index(&mut self, operand: &Operand) -> Step<u64> {
        self.decided(operand)?.as_u64().ok_or(Halt::Undefined("an index beyond 64 bits"))
    }

    fn array(&mut self, f: &Function, instr: &Instr) -> Step<Slot> {
        match &instr.op {
            Op::Read { array, index } => {
                let (array, mark) = self.whole(array)?;
                let shade = self.shade(f, instr);
                Ok(Slot::word(array.get(self.index(index)?).clone()).marked(mark).shaded(shade))
            }
            Op::Write { array, index, value } => {
                let ((mut array, mark), value) = (self.whole(array)?, self.operand(value));
                let shade = self.shade(f, instr);
                array.set(self.index(index)?, value.value.word().clone());
                Ok(Slot { value: Value::Array(array), mark: mark.or(value.mark), shade })
            }
            Op::CopyRange { to, to_start, from, from_start, length, stride } => {
                let length = self.index(length)?;
                self.charge(length / stride)?;
                let shade = self.shade(f, instr);
                let ((mut to, mark), (from, other)) = (self.whole(to)?, self.whole(from)?);
                let (to_bits, from_bits) = (f.type_of(to_start), f.type_of(from_start));
                let wrap = |at: u64, ty: Type| match ty {
                    Type::Int(bits) if bits < 64 => at & ((1 << bits) - 1),
                    _ => at,
                };
                let (to_start, from_start) = (self.index(to_start)?, self.index(from_start)?);
                for i in 0..length.div_ceil(*stride) {
                    let step = i * stride;
                    let element = from.get(wrap(from_start.wrapping_add(step), from_bits)).clone();
                    to.set(wrap(to_start.wrapping_add(step), to_bits), element);
                }
                Ok(Slot { value: Value::Array(to), mark: mark.or(other), shade })
            }
            op => {
                let slot = self.operand(op.operands()[0]);
                let value = Value::Array(Array::new(slot.value.word().clone()));
                Ok(Slot { value, mark: slot.mark, shade: self.shade(f, instr) })
            }
        }
    }
}
