//! Results that libraries give differently, by a few units of the last place: a run takes one of them, and knows between which two numbers they all are.
//!
//! A word with the shade [`Shade::Between`] is one of a [range](Range), in this run as in all others and whatever the library. Invariant: an operator
//! that gives one word for all numbers in the ranges of its operands gives a word that depends on no library; of what it gives otherwise a range
//! is known where [`ranges::apply`] knows one, and nothing where it does not. So `(int)log10(1000)` is three, and an error below a tolerance decides
//! what it decides with every library. Ranges are kept also where other shades are not, as alarms ask for them.
//!
//! Deliberately absent: that two operands have the same number, other than both being the same value; arithmetic on the words as integers.

use super::machine::Machine;
use super::shade::Shade::{self, Any, Between, Plain};
use super::shade::{ANY, low};
use super::value::Slot;
use super::watch::Watch;
use crate::float::{FloatOp, Format, Rounding};
use crate::program::ranges::{self, Kind, Range, Reading, Relation};
use crate::program::{BinaryOp, CompareOp, Instr, Op, Operand};
use eufonium_base::Bits;

/// A run keeps no more ranges.
const MOST_RANGES: usize = 1 << 20;

/// What is known of a result.
enum Found {
    /// It is the one that this run has.
    One,
    /// It is in a range.
    In(Range),
}

impl<W: Watch> Machine<'_, W> {
    /// The result of an operator by the ranges of its operands, if one of these has a range or the operator gives them; else none.
    pub(super) fn between(&mut self, instr: &Instr, slot: &Slot) -> Option<Slot> {
        let is_clamp = matches!(instr.op, Op::Float { op: FloatOp::Clamp, .. });
        if self.ranges.is_empty() && !is_clamp {
            return None;
        }
        let operands = instr.op.operands();
        let is_between = |operand: &Operand| matches!(self.shade_of(operand), Between(_));
        if !is_clamp && !operands.iter().any(|operand| is_between(operand)) {
            return None;
        }
        if matches!(instr.op, Op::Copy(_) | Op::Name { .. }) {
            return Some(slot.clone());
        }
        operands.iter().for_each(|operand| self.fix_operand(operand));
        let (shade, mark) = match self.found(&instr.op) {
            Some(Found::One) => (Plain, None),
            Some(Found::In(range)) => (self.in_range(range), slot.mark),
            None if self.shades.kept => return None,
            None => (Plain, slot.mark),
        };
        Some(Slot { value: slot.value.clone(), mark, shade })
    }

    fn found(&self, op: &Op) -> Option<Found> {
        match op {
            Op::Float { op, format, rounding, args } => self.found_number((*op, *format, *rounding), args),
            Op::Select { condition, then, otherwise } => {
                let one = self.only(condition)?.is_one();
                self.alone(if one { then } else { otherwise })
            }
            Op::Binary { op, a, b, .. } => {
                let (range, mask) = self.ranged_and_word(a, b)?;
                Some(found(match op {
                    BinaryOp::Xor if mask.is_min_signed() => range.negated(),
                    BinaryOp::And if mask.not().is_min_signed() => range.magnitudes(),
                    BinaryOp::Or if mask.is_min_signed() => range.magnitudes().negated(),
                    _ => return None,
                }))
            }
            Op::Compare { op, a, b } => self.compared(*op, a, b),
            _ => None,
        }
    }

    /// Of two operands, the range of one, which are floating-point numbers, and the other, which is one word.
    fn ranged_and_word(&self, a: &Operand, b: &Operand) -> Option<(Range, Bits)> {
        let (ranged, word) = if self.only(b).is_some() { (a, b) } else { (b, a) };
        let range = self.range_of(ranged).filter(|range| matches!(range.kind, Kind::Float(_)))?;
        Some((range, self.only(word)?))
    }

    /// What an operand is by itself.
    fn alone(&self, operand: &Operand) -> Option<Found> {
        let one = self.only(operand).map(|_| Found::One);
        one.or_else(|| self.range_of(operand).map(Found::In))
    }

    fn found_number(
        &self,
        (op, format, rounding): (FloatOp, Format, Rounding),
        args: &[Operand],
    ) -> Option<Found> {
        let kind = if let FloatOp::FromInt { .. } = op { return None } else { Kind::Float(format) };
        let range = |arg: &Operand| match self.only(arg) {
            Some(word) => Range::single(kind, &word),
            None => self.range_of(arg).filter(|range| range.kind == kind),
        };
        if op == FloatOp::Clamp {
            // Where there is no value the lower end is that, whatever the number.
            return match range(&args[1]) {
                Some(least) => least.join(range(&args[2])?).map(found),
                None => self.only(&args[1]).map(|_| Found::One),
            };
        }
        let ranges = args.iter().map(range).collect::<Option<Vec<Range>>>()?;
        let relation = match op {
            FloatOp::Equal => Relation::Equal,
            FloatOp::Less => Relation::Less,
            FloatOp::LessEqual => Relation::LessEqual,
            _ => return ranges::apply(op, format, rounding, &ranges).map(found),
        };
        let ends = |range: &Range| (range.low, range.high);
        let is_decided = args[0] == args[1] || relation.decided(ends(&ranges[0]), ends(&ranges[1])).is_some();
        is_decided.then_some(Found::One)
    }

    /// What a comparison of words is, as far as that is the same for all words between two numbers of one sign.
    fn compared(&self, op: CompareOp, a: &Operand, b: &Operand) -> Option<Found> {
        let ends = |operand: &Operand| match self.only(operand) {
            Some(word) => word.as_u64().map(|word| (word, word)),
            None => words(self.range_of(operand)?),
        };
        let (left, right) = (ends(a)?, ends(b)?);
        let width = self.operand(a).value.word().width();
        // What is read with a sign is in the order of words without one after the sign is turned.
        let turned = |(low, high): (u64, u64)| (low ^ 1 << (width - 1), high ^ 1 << (width - 1));
        let decided = match Relation::of_order(op) {
            Some((relation, Reading::Unsigned)) => relation.decided(left, right),
            Some((relation, Reading::Signed)) => relation.decided(turned(left), turned(right)),
            None => Relation::Equal.decided(left, right),
        };
        decided.map(|_| Found::One)
    }

    /// The word of an operand that depends on no library and no choice.
    fn only(&self, operand: &Operand) -> Option<Bits> {
        let slot = self.operand(operand);
        (slot.mark.is_none() && self.fixed(slot.shade) == Plain).then(|| slot.value.word().clone())
    }

    fn range_of(&self, operand: &Operand) -> Option<Range> {
        match self.shade_of(operand) {
            Between(range) => Some(self.ranges[range as usize]),
            _ => None,
        }
    }

    /// The shade of a word in a range.
    fn in_range(&mut self, range: Range) -> Shade {
        let is_number = matches!(range.kind, Kind::Float(_));
        if !is_number || self.ranges.len() == MOST_RANGES {
            return if self.shades.kept { varying(range) } else { Plain };
        }
        self.ranges.push(range);
        Between(self.ranges.len() as u32 - 1)
    }

    /// A shade, with the bits in place of a range.
    pub(super) fn in_bits(&self, shade: Shade) -> Shade {
        match shade {
            Between(range) => varying(self.ranges[range as usize]),
            shade => shade,
        }
    }
}

/// A range, or the one word in it: zeros are two.
fn found(range: Range) -> Found {
    let is_one = range.low == range.high && (range.low != 0 || !matches!(range.kind, Kind::Float(_)));
    if is_one { Found::One } else { Found::In(range) }
}

/// The least and the greatest word of a range of numbers of one sign.
fn words(range: Range) -> Option<(u64, u64)> {
    let [low, high] = [range.low, range.high].map(|rank| range.kind.word(rank).as_u64());
    match range {
        Range { low: 1.., .. } => Some((low?, high?)),
        Range { high: ..0, .. } => Some((high?, low?)),
        _ => None,
    }
}

/// The bits in which the words of a range may differ.
fn varying(range: Range) -> Shade {
    let bits = words(range).map(|(least, most)| low(u64::BITS - (least ^ most).leading_zeros()));
    bits.map_or(ANY, Any)
}
