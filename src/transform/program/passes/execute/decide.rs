//! What conditions say of values, and which values open words may have.

use super::known::Known;
use super::path::{Path, Range, extended};
use super::step::Halt;
use super::{Info, Run};
use crate::program::passes::rewrite::{as_u64, truth};
use eufonium_base::Bits;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Instr, Op, Operand, Type, ValueId};
use std::rc::Rc;

/// The bits of the widest root.
const ROOT: u32 = 8;
/// The most values of a word between which paths are parted.
const MOST_VALUES: usize = 64;
/// How deep definitions are looked into for a range.
const DEPTH: usize = 6;

/// A value as a function of a root: its numbers by those of the root.
pub(super) type Table = (ValueId, Rc<[u64]>);

impl Run<'_> {
    /// What a value is on a path, if more is known of it.
    pub(super) fn refined(&self, path: &Path, known: &Known) -> Known {
        let Known::Is(Operand::Value(id)) = known else { return known.clone() };
        if let Some(fact) = path.facts.get(id) {
            return Known::Is(fact.clone());
        }
        if let (Some((root, table)), Type::Int(width)) = (&self.info[*id].table, self.out.values[*id].ty)
            && let Some(number) = only(table, self.left(path, *root))
        {
            return Known::Is(Operand::Const(Bits::from_u64(number, width)));
        }
        self.settled(path, *id).unwrap_or_else(|| known.clone())
    }

    /// What a value is whose operands became constants since it was defined.
    fn settled(&self, path: &Path, id: ValueId) -> Option<Known> {
        match self.ops[id].as_ref()? {
            Op::Offset { base, constant, scaled, .. } => {
                let object = self.info[id].within?;
                if path.objects.get(object)?.base != *base {
                    return None;
                }
                let mut offset = *constant;
                for (index, factor) in scaled {
                    let range = self.range(path, index, DEPTH)?;
                    if range.unsigned.0 != range.unsigned.1 {
                        return None;
                    }
                    offset = offset.wrapping_add(range.signed.0.wrapping_mul(*factor));
                }
                Some(Known::Place(object, offset))
            }
            Op::Cast { op, value: Operand::Value(inner) }
                if !matches!(op, CastOp::PointerToInt | CastOp::IntToPointer) =>
            {
                let (Operand::Const(bits), Type::Int(width)) =
                    (path.facts.get(inner)?, self.out.values[id].ty)
                else {
                    return None;
                };
                Some(Known::Is(Operand::Const(word::cast(*op, bits, width))))
            }
            _ => None,
        }
    }

    /// The values that are left of a root.
    fn left<'a>(&'a self, path: &'a Path, root: ValueId) -> &'a [u8] {
        match path.left.get(&root) {
            Some(left) => left,
            None => match self.out.values[root].ty {
                Type::Int(width) => &self.bytes[..1 << width],
                _ => &[],
            },
        }
    }

    /// What is to be known of a new value.
    pub(super) fn describe(&self, path: &Path, id: ValueId, op: &Op, ty: Type) -> Info {
        let tainted = self.is_tainted(op);
        let table = match (op, ty) {
            (Op::Havoc(_) | Op::Load { .. }, Type::Int(width)) if width <= ROOT && !tainted => {
                Some((id, (0..1u64 << width).collect()))
            }
            (_, Type::Int(width)) if width <= 64 => self.tabulated(path, op, width),
            _ => None,
        };
        Info { tainted, table, within: None }
    }

    /// Whether a word may be a part of an address. It stays what it is where it is equal to a number, since a pointer made of
    /// the number would be to no object.
    fn is_tainted(&self, op: &Op) -> bool {
        match op {
            Op::Cast { op: CastOp::PointerToInt, .. } => true,
            Op::Load { .. } => self.makes_pointers,
            Op::Compare { .. } => false,
            op => {
                op.operands().into_iter().any(|o| matches!(o, Operand::Value(id) if self.info[*id].tainted))
            }
        }
    }

    /// The table of an operator whose operands have one root.
    fn tabulated(&self, path: &Path, op: &Op, width: u32) -> Option<Table> {
        if !matches!(op, Op::Binary { .. } | Op::Compare { .. } | Op::Cast { .. } | Op::Select { .. }) {
            return None;
        }
        let mut root = None;
        for operand in op.operands() {
            match operand {
                Operand::Value(id) => {
                    let (of, _) = self.info[*id].table.as_ref()?;
                    if *root.get_or_insert(*of) != *of {
                        return None;
                    }
                }
                Operand::Const(bits) if bits.width() <= 64 => {}
                _ => return None,
            }
        }
        let root = root?;
        let left = self.left(path, root);
        let mut table = vec![0; usize::from(*left.last()?) + 1];
        for value in left {
            let at = |operand: &Operand| match operand {
                Operand::Value(id) => {
                    let (_, table) = self.info[*id].table.as_ref()?;
                    let Type::Int(width) = self.out.values[*id].ty else { return None };
                    Some(Bits::from_u64(*table.get(usize::from(*value))?, width))
                }
                Operand::Const(bits) => Some(bits.clone()),
                _ => None,
            };
            table[usize::from(*value)] = computed(op, &at, width)?.as_u64()?;
        }
        Some((root, table.into()))
    }

    /// A word that a table of the program holds at an index with a root.
    pub(super) fn load_from_table(
        &mut self,
        path: &mut Path,
        address: &Known,
        ty: Type,
        instr: &Instr,
    ) -> Option<Known> {
        let Known::Is(Operand::Value(id)) = address else { return None };
        let object = self.info[*id].within?;
        let (root, offsets) = self.offsets(path, *id)?;
        let mut table = vec![0; usize::from(*self.left(path, root).last()?) + 1];
        for (value, offset) in self.left(path, root).iter().zip(offsets) {
            table[usize::from(*value)] = self.table_entry(path, object, offset, ty)?;
        }
        self.flush_object(path, object);
        let mut op = instr.op.clone();
        if let Op::Load { address: to, .. } = &mut op {
            *to = Operand::Value(*id);
        }
        let known = self.define(path, op, ty);
        if let Known::Is(Operand::Value(id)) = &known {
            self.info[*id] = Info { table: Some((root, table.into())), tainted: false, within: None };
        }
        Some(self.refined(path, &known))
    }

    /// How far behind the start of its object a pointer leads, for each value that is left of a root.
    fn offsets(&self, path: &Path, pointer: ValueId) -> Option<(ValueId, Vec<i64>)> {
        let Some(Op::Offset { base, constant, scaled, .. }) = &self.ops[pointer] else { return None };
        let object = self.info[pointer].within?;
        let mut root = None;
        let mut tables = Vec::new();
        for (index, factor) in scaled {
            let Operand::Value(id) = index else { return None };
            let (of, table) = self.info[*id].table.as_ref()?;
            if path.objects[object].base != *base || *root.get_or_insert(*of) != *of {
                return None;
            }
            tables.push((table, *factor));
        }
        let root = root?;
        let width = self.program.pointer_bits;
        let at = |value: &u8| {
            let terms = tables.iter().map(|(table, factor)| {
                Some(extended(*table.get(usize::from(*value))?, width).wrapping_mul(*factor))
            });
            terms.sum::<Option<i64>>().map(|sum| sum.wrapping_add(*constant))
        };
        let offsets = self.left(path, root).iter().map(at).collect::<Option<Vec<i64>>>()?;
        Some((root, offsets))
    }

    /// Parts paths by the indices of a pointer into a known object, if these have few values.
    pub(super) fn decide_pointer(&self, path: &Path, pointer: &Known) -> Result<(), Halt> {
        let Known::Is(Operand::Value(id)) = pointer else { return Ok(()) };
        let Some(Op::Offset { scaled, .. }) = &self.ops[*id] else { return Ok(()) };
        let open = scaled.iter().filter_map(|(index, _)| match index {
            Operand::Value(id) => Some(*id),
            _ => None,
        });
        if self.info[*id].within.is_some() {
            for index in open {
                if self.choices(path, index).is_some() {
                    return Err(Halt::Decide(index));
                }
            }
        }
        Ok(())
    }

    /// The numbers that a word can have, if they are few.
    pub(super) fn choices(&self, path: &Path, id: ValueId) -> Option<Vec<u64>> {
        let mut numbers: Vec<u64> = match &self.info[id].table {
            Some((root, table)) => self.left(path, *root).iter().map(|v| table[usize::from(*v)]).collect(),
            None => {
                let (first, last) = self.range(path, &Operand::Value(id), DEPTH)?.unsigned;
                (last - first < MOST_VALUES as u64).then(|| (first..=last).collect())?
            }
        };
        numbers.sort_unstable();
        numbers.dedup();
        (numbers.len() <= MOST_VALUES).then_some(numbers)
    }

    /// Notes that a word is this number. Returns whether it can be.
    pub(super) fn is_number(&mut self, path: &mut Path, id: ValueId, number: u64) -> bool {
        let Type::Int(width) = self.out.values[id].ty else { return false };
        self.keep(path, id, |n| n == number) && self.limit(path, id, Range::one(number, width), width)
    }

    /// Notes that a word has one of the numbers that pass. Returns whether that can be.
    pub(super) fn keep(&self, path: &mut Path, id: ValueId, pass: impl Fn(u64) -> bool) -> bool {
        let Some((root, table)) = &self.info[id].table else { return true };
        let left: Vec<u8> =
            self.left(path, *root).iter().copied().filter(|v| pass(table[usize::from(*v)])).collect();
        let possible = !left.is_empty();
        path.left.insert(*root, left.into());
        possible
    }

    /// Notes that a truth value is this. Returns whether it can be.
    pub(super) fn refine(&mut self, path: &mut Path, condition: ValueId, value: bool) -> bool {
        let mut stack = vec![(condition, value)];
        while let Some((id, value)) = stack.pop() {
            path.facts.insert(id, truth(value));
            if !self.keep(path, id, |number| number == u64::from(value)) {
                return false;
            }
            let value_of = |operand: &Operand| match operand {
                Operand::Value(id) => Some(*id),
                _ => None,
            };
            match &self.ops[id] {
                Some(Op::Binary { op: BinaryOp::Xor, a, b, .. }) if as_u64(b) == Some(1) => {
                    stack.extend(value_of(a).map(|a| (a, !value)));
                }
                Some(Op::Binary { op: BinaryOp::And, a, b, .. }) if value => {
                    stack.extend([a, b].into_iter().filter_map(value_of).map(|a| (a, true)));
                }
                Some(Op::Binary { op: BinaryOp::Or, a, b, .. }) if !value => {
                    stack.extend([a, b].into_iter().filter_map(value_of).map(|a| (a, false)));
                }
                Some(Op::Compare { op, a, b }) => {
                    let (op, a, b) = (if value { *op } else { negated(*op) }, a.clone(), b.clone());
                    if !self.narrow(path, op, &a, &b) {
                        return false;
                    }
                }
                _ => {}
            }
        }
        true
    }

    /// Notes that a comparison holds. Returns whether it can.
    fn narrow(&mut self, path: &mut Path, op: CompareOp, a: &Operand, b: &Operand) -> bool {
        if let (CompareOp::Eq, Operand::Value(id), Operand::Null)
        | (CompareOp::Eq, Operand::Null, Operand::Value(id)) = (op, a, b)
        {
            path.facts.insert(*id, Operand::Null);
        }
        for (op, a, b) in [(op, a, b), (swapped(op), b, a)] {
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
                CompareOp::Ult if other.unsigned.1 == 0 => return false,
                CompareOp::Ult => range.unsigned.1 = range.unsigned.1.min(other.unsigned.1 - 1),
                CompareOp::Ule => range.unsigned.1 = range.unsigned.1.min(other.unsigned.1),
                CompareOp::Ugt if other.unsigned.0 == u64::MAX => return false,
                CompareOp::Ugt => range.unsigned.0 = range.unsigned.0.max(other.unsigned.0 + 1),
                CompareOp::Uge => range.unsigned.0 = range.unsigned.0.max(other.unsigned.0),
                CompareOp::Slt if other.signed.1 == i64::MIN => return false,
                CompareOp::Slt => range.signed.1 = range.signed.1.min(other.signed.1 - 1),
                CompareOp::Sle => range.signed.1 = range.signed.1.min(other.signed.1),
                CompareOp::Sgt if other.signed.0 == i64::MAX => return false,
                CompareOp::Sgt => range.signed.0 = range.signed.0.max(other.signed.0 + 1),
                CompareOp::Sge => range.signed.0 = range.signed.0.max(other.signed.0),
            }
            if !self.limit(path, *id, range.settled(width), width) {
                return false;
            }
        }
        true
    }

    /// Notes the range of a value, and of what it was made of.
    fn limit(&mut self, path: &mut Path, id: ValueId, range: Range, width: u32) -> bool {
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
    fn range(&self, path: &Path, operand: &Operand, depth: usize) -> Option<Range> {
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
            let start = Range::one(first, width);
            let all = numbers.fold(start, |all, n| {
                let s = extended(n, width);
                Range {
                    unsigned: (all.unsigned.0.min(n), all.unsigned.1.max(n)),
                    signed: (all.signed.0.min(s), all.signed.1.max(s)),
                }
            });
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
        let apart = || {
            x.unsigned.1 < y.unsigned.0
                || y.unsigned.1 < x.unsigned.0
                || x.signed.1 < y.signed.0
                || y.signed.1 < x.signed.0
        };
        let order = |yes: bool, no: bool| {
            if yes {
                Some(true)
            } else if no {
                Some(false)
            } else {
                None
            }
        };
        let ((a, b), (c, d)) = (x.unsigned, y.unsigned);
        let ((e, f), (g, h)) = (x.signed, y.signed);
        match op {
            CompareOp::Eq if apart() => Some(false),
            CompareOp::Ne if apart() => Some(true),
            CompareOp::Eq | CompareOp::Ne => None,
            CompareOp::Ult => order(b < c, a >= d),
            CompareOp::Ule => order(b <= c, a > d),
            CompareOp::Ugt => order(a > d, b <= c),
            CompareOp::Uge => order(a >= d, b < c),
            CompareOp::Slt => order(f < g, e >= h),
            CompareOp::Sle => order(f <= g, e > h),
            CompareOp::Sgt => order(e > h, f <= g),
            CompareOp::Sge => order(e >= h, f < g),
        }
    }
}

/// The number that a table has at all values that are left.
fn only(table: &[u64], left: &[u8]) -> Option<u64> {
    let mut numbers = left.iter().map(|v| table[usize::from(*v)]);
    let first = numbers.next()?;
    numbers.all(|n| n == first).then_some(first)
}

/// The result of an operator, where it is defined.
fn computed(op: &Op, at: &impl Fn(&Operand) -> Option<Bits>, width: u32) -> Option<Bits> {
    match op {
        Op::Binary { op, a, b, nsw, nuw } => word::binary(*op, &at(a)?, &at(b)?, *nsw, *nuw).ok(),
        Op::Compare { op, a, b } => Some(Bits::from_u64(word::compare(*op, &at(a)?, &at(b)?).into(), 1)),
        Op::Cast { op, value } => Some(word::cast(*op, &at(value)?, width)),
        Op::Select { condition, then, otherwise } => {
            at(if at(condition)?.is_one() { then } else { otherwise })
        }
        _ => None,
    }
}

fn negated(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        Eq => Ne,
        Ne => Eq,
        Ult => Uge,
        Ule => Ugt,
        Ugt => Ule,
        Uge => Ult,
        Slt => Sge,
        Sle => Sgt,
        Sgt => Sle,
        Sge => Slt,
    }
}

fn swapped(op: CompareOp) -> CompareOp {
    use CompareOp::*;
    match op {
        Eq | Ne => op,
        Ult => Ugt,
        Ule => Uge,
        Ugt => Ult,
        Uge => Ule,
        Slt => Sgt,
        Sle => Sge,
        Sgt => Slt,
        Sge => Sle,
    }
}
