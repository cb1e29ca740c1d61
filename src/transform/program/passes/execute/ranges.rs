//! Ranges of words on a path, without and with sign: what comparisons say of them, and what they decide.

use super::Run;
use super::known::Known;
use super::path::{Path, Range, extended};
use eufonium_base::Bits;
use eufonium_ir::program::ranges::{Reading, Relation};
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
                self.limit(path, inner, known.settled(width), width)
            }
            _ => true,
        }
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
            }
            Op::Binary { op: BinaryOp::And, a, b, .. } => {
                let top = |o| self.range(path, o, depth).map_or(u64::MAX, |r| r.unsigned.1);
                range.unsigned.1 = range.unsigned.1.min(top(a)).min(top(b));
            }
            Op::Binary { op: BinaryOp::URem, b: Operand::Const(b), .. } if !b.is_zero() => {
                range.unsigned.1 = b.as_u64()? - 1;
            }
            Op::Binary { op: BinaryOp::LShr, a, b: Operand::Const(b), .. } => {
                let (inner, distance) = (self.range(path, a, depth)?, b.as_u64()?);
                if distance < u64::from(width) {
                    range.unsigned = (inner.unsigned.0 >> distance, inner.unsigned.1 >> distance);
                }
            }
            Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(b), .. } => {
                let (inner, plus) = (self.range(path, a, depth)?, b.as_u64()?);
                let end = inner.unsigned.1.checked_add(plus).filter(|end| *end <= range.unsigned.1);
                if let Some(end) = end {
                    range.unsigned = (inner.unsigned.0 + plus, end);
                }
                let plus = extended(plus, width);
                let ends = (inner.signed.0.checked_add(plus), inner.signed.1.checked_add(plus));
                if let (Some(low), Some(high)) = ends
                    && low >= range.signed.0
                    && high <= range.signed.1
                {
                    range.signed = (low, high);
                }
            }
            _ => return None,
        }
        Some(range.settled(width))
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
