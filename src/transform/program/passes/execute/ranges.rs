//! Ranges of words on a path, without and with sign: what comparisons say of them, and what they decide.

use super::Run;
use super::known::Known;
use super::path::{Path, Range, extended};
use crate::program::value_ranges::{binary, undone};
use eufonium_base::Bits;
use eufonium_ir::program::ranges::{self, Kind, Reading, Relation};
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type, ValueId};

/// How deep definitions are looked into for a range.
pub(super) const DEPTH: usize = 6;

impl Run<'_> {
    /// Notes that a comparison holds. Returns whether it can.
    pub(super) fn narrow(&mut self, path: &mut Path, op: CompareOp, a: &Operand, b: &Operand) -> bool {
        if let (CompareOp::Eq, Operand::Value(id), Operand::Null)
        | (CompareOp::Eq, Operand::Null, Operand::Value(id)) = (op, a, b)
        {
            path.facts.insert(*id, Operand::Null);
        }
        for (op, a, b) in [(op, a, b), (op.swapped(), b, a)] {
            let Operand::Value(id) = a else { continue };
            let Type::Int(width @ 1..=64) = self.out.values[*id].ty else { continue };
            let Some(other) = self.range(path, b, DEPTH) else { continue };
            let Some(mut range) = self.range(path, a, DEPTH) else { continue };
            match op {
                CompareOp::Eq => range = range.and(other),
                CompareOp::Ne => {
                    if other.unsigned.0 == other.unsigned.1 {
                        let out = other.unsigned.0;
                        range.unsigned.0 += u64::from(range.unsigned.0 == out && range.unsigned.1 > out);
                        range.unsigned.1 -= u64::from(range.unsigned.1 == out && range.unsigned.0 < out);
                    }
                }
                op => match range.ordered(op, other) {
                    Some(ordered) => range = ordered,
                    None => return false,
                },
            }
            if !self.limit(path, *id, range.settled(width), width) {
                return false;
            }
        }
        true
    }

    /// Notes the range of a value, and of what it was made of.
    pub(super) fn limit(&mut self, path: &mut Path, id: ValueId, range: Range, width: u32) -> bool {
        self.limit_through(path, id, (range, width), DEPTH)
    }

    /// The same through so many operators.
    fn limit_through(
        &mut self,
        path: &mut Path,
        id: ValueId,
        (range, width): (Range, u32),
        depth: usize,
    ) -> bool {
        if range.is_empty() {
            return false;
        }
        path.ranges.insert(id, range);
        let range = range.settled(width);
        let constant = range.unsigned.0 == range.unsigned.1;
        if constant && (!self.info[id].tainted || range.unsigned.0 == 0) {
            path.facts.insert(id, Operand::Const(Bits::from_u64(range.unsigned.0, width)));
        }
        match &self.ops[id] {
            Some(Op::Cast { op: CastOp::ZeroExtend, value })
            | Some(Op::Cast { op: CastOp::SignExtend, value }) => {
                let Operand::Value(inner) = value else { return true };
                let signed = matches!(self.ops[id], Some(Op::Cast { op: CastOp::SignExtend, .. }));
                let (inner, value) = (*inner, value.clone());
                let Type::Int(width) = self.out.values[inner].ty else { return true };
                let Some(mut known) = self.range(path, &value, DEPTH) else { return true };
                if signed {
                    known.signed = (known.signed.0.max(range.signed.0), known.signed.1.min(range.signed.1));
                } else {
                    known.unsigned =
                        (known.unsigned.0.max(range.unsigned.0), known.unsigned.1.min(range.unsigned.1));
                }
                self.limit_through(path, inner, (known.settled(width), width), depth)
            }
            // Sums may be long.
            Some(Op::Binary { op, a: Operand::Value(inner), b: Operand::Const(b), nsw, .. }) if depth > 0 => {
                let (op, inner, nsw) = (*op, *inner, *nsw);
                let Some(number) = b.as_u64().map(|b| extended(b, width)) else { return true };
                self.limit_operand(path, (op, inner, number, nsw), (range, width), depth - 1)
            }
            _ => true,
        }
    }

    /// Notes the range of what an operator with a constant was applied to, where no sign overflows, so that it can be undone.
    fn limit_operand(
        &mut self,
        path: &mut Path,
        (op, inner, number, nsw): (BinaryOp, ValueId, i64, bool),
        (range, width): (Range, u32),
        depth: usize,
    ) -> bool {
        let Some(known) = self.range(path, &Operand::Value(inner), DEPTH) else { return true };
        let (Some(before), Some(result)) = (with_sign(known, width), with_sign(range, width)) else {
            return true;
        };
        let constant = ranges::Range { low: number.into(), high: number.into(), ..before };
        if binary(op, before, constant, nsw).is_none() {
            return true;
        }
        let (op, number) =
            if op == BinaryOp::Sub { (BinaryOp::Add, -constant.low) } else { (op, constant.low) };
        let Some(undone) = undone(op, result, number) else { return true };
        let Some(left) = undone.and_then(|undone| before.between(undone.low, undone.high)) else {
            return false;
        };
        let range = known.and(of_signed(left)).settled(width);
        left == before || self.limit_through(path, inner, (range, width), depth)
    }

    /// The values that a word may have.
    pub(super) fn range(&self, path: &Path, operand: &Operand, depth: usize) -> Option<Range> {
        let id = match operand {
            Operand::Const(bits) if bits.width() <= 64 => {
                return Some(Range::one(bits.as_u64()?, bits.width()));
            }
            Operand::Value(id) => *id,
            _ => return None,
        };
        let Type::Int(width @ 1..=64) = self.out.values[id].ty else { return None };
        let mut range = path.ranges.get(&id).copied().unwrap_or(Range::full(width));
        if let Some(Operand::Const(bits)) = path.facts.get(&id) {
            return Some(Range::one(bits.as_u64()?, width));
        }
        if let Some((root, table)) = &self.info[id].table {
            let mut numbers = self.left(path, *root).iter().map(|v| table[usize::from(*v)]);
            let first = numbers.next()?;
            let all = numbers.fold(Range::one(first, width), |all, n| all.or(Range::one(n, width)));
            return Some(range.and(all));
        }
        if depth > 0
            && let Some(op) = &self.ops[id]
            && let Some(made) = self.made(path, op, width, depth - 1)
        {
            range = range.and(made);
        }
        Some(range.settled(width))
    }

    /// The values that an operator can give.
    fn made(&self, path: &Path, op: &Op, width: u32, depth: usize) -> Option<Range> {
        let mut range = Range::full(width);
        match op {
            Op::Cast { op: CastOp::ZeroExtend, value } => {
                range.unsigned = self.range(path, value, depth)?.unsigned;
            }
            Op::Cast { op: CastOp::SignExtend, value } => {
                range.signed = self.range(path, value, depth)?.signed;
            }
            Op::Cast { op: CastOp::Truncate, value } => {
                let inner = self.range(path, value, depth)?;
                if inner.unsigned.1 <= range.unsigned.1 {
                    range.unsigned = inner.unsigned;
                }
                if inner.signed.0 >= range.signed.0 && inner.signed.1 <= range.signed.1 {
                    range.signed = inner.signed;
                }
            }
            Op::Select { then, otherwise, .. } => {
                // Both are looked into, so not as deep.
                let [then, otherwise] = [then, otherwise].map(|case| self.range(path, case, depth / 2));
                range = then?.or(otherwise?);
            }
            Op::Binary { op, a, b, nsw, .. } => {
                range.unsigned = self.made_without_sign(path, *op, [a, b], width, depth);
                let depth = if matches!(b, Operand::Const(_)) { depth } else { depth / 2 };
                let [a, b] = [a, b].map(|operand| with_sign(self.range(path, operand, depth)?, width));
                if let Some(made) = a.zip(b).and_then(|(a, b)| binary(*op, a, b, *nsw)) {
                    range.signed = of_signed(made).signed;
                }
            }
            _ => return None,
        }
        Some(range.settled(width))
    }

    /// The values that an operator can give, read without sign.
    fn made_without_sign(
        &self,
        path: &Path,
        op: BinaryOp,
        operands: [&Operand; 2],
        width: u32,
        depth: usize,
    ) -> (u64, u64) {
        let all = Range::full(width).unsigned;
        let of = |operand: &Operand| self.range(path, operand, depth).map(|range| range.unsigned);
        let constant = match operands[1] {
            Operand::Const(bits) => bits.as_u64(),
            _ => None,
        };
        let made = match (op, constant) {
            (BinaryOp::And, _) => {
                let top = |operand| of(operand).map_or(u64::MAX, |(_, high)| high);
                Some((0, all.1.min(top(operands[0])).min(top(operands[1]))))
            }
            (BinaryOp::URem, Some(divisor)) if divisor > 0 => Some((0, divisor - 1)),
            (BinaryOp::LShr, Some(distance)) if distance < u64::from(width) => {
                of(operands[0]).map(|(low, high)| (low >> distance, high >> distance))
            }
            (BinaryOp::Add, Some(plus)) => of(operands[0]).and_then(|(low, high)| {
                let end = high.checked_add(plus).filter(|end| *end <= all.1)?;
                Some((low + plus, end))
            }),
            _ => None,
        };
        made.unwrap_or(all)
    }

    /// A comparison that ranges decide.
    pub(super) fn compare_ranges(&self, path: &Path, op: CompareOp, a: &Known, b: &Known) -> Option<bool> {
        let (Known::Is(a), Known::Is(b)) = (a, b) else { return None };
        if !matches!(self.out.type_of(a), Type::Int(1..=64)) {
            return None;
        }
        let (x, y) = (self.range(path, a, DEPTH)?, self.range(path, b, DEPTH)?);
        match (op, Relation::of_order(op)) {
            (_, Some((relation, Reading::Unsigned))) => relation.decided(x.unsigned, y.unsigned),
            (_, Some((relation, Reading::Signed))) => relation.decided(x.signed, y.signed),
            (CompareOp::Eq, None) => x.is_apart(y).then_some(false),
            (_, None) => x.is_apart(y).then_some(true),
        }
    }
}

/// A range read with sign; none of truth values.
fn with_sign(range: Range, width: u32) -> Option<ranges::Range> {
    let kind = Kind::Int(width);
    let (low, high) = (range.signed.0.into(), range.signed.1.into());
    kind.is_ranked().then_some(ranges::Range { kind, low, high })
}

/// Words of at most 64 bits with these numbers, read with sign; the other reading is open.
fn of_signed(range: ranges::Range) -> Range {
    Range { unsigned: (0, u64::MAX), signed: (range.low as i64, range.high as i64) }
}
