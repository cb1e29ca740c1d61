//! What conditions say of values, and which values open words may have.

use super::known::Known;
use super::path::{Path, Range, extended};
use super::ranges::DEPTH;
use super::step::Halt;
use super::{Info, Run};
use crate::program::passes::rewrite::{as_u64, truth};
use eufonium_base::Bits;
use eufonium_ir::program::eval::word;
use eufonium_ir::program::{BinaryOp, CastOp, Instr, Op, Operand, Type, ValueId};
use std::rc::Rc;

/// The bits of the widest root.
const ROOT: u32 = 8;
/// The most values of a word between which paths are parted.
const MOST_VALUES: usize = 64;

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
    pub(super) fn left<'a>(&'a self, path: &'a Path, root: ValueId) -> &'a [u8] {
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
                    let (op, a, b) = (if value { *op } else { op.negated() }, a.clone(), b.clone());
                    if !self.narrow(path, op, &a, &b) {
                        return false;
                    }
                }
                _ => {}
            }
        }
        true
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
