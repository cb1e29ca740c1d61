//! What is known at a place of the dominator tree: operators that are computed, values that are constants.
//!
//! Each entry is good in the blocks below one block. A new entry overwrites one that is not good where the walk is; as an
//! entry that is good is used instead, no good one is lost before its subtree has been walked.

use super::normal::ordered;
use crate::program::passes::rewrite::{as_u64, truth};
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::float::{FloatOp, Format};
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, CompareOp, Function, Instr, Op, Operand, Type, ValueId,
};

/// An operator, its marks of overflow removed.
type Key = (Op, Type);

/// The marks that were removed.
type Marks = (bool, bool);

pub(super) struct Facts<'a> {
    tree: &'a Dominators,
    values: IdVec<ValueId, Option<(Operand, BlockId)>>,
    table: HashMap<Key, (Operand, Marks, BlockId)>,
    /// Words that may be addresses. They stay what they are where they are equal to a constant: a pointer made of the
    /// constant would be to no object.
    addresses: HashSet<ValueId>,
}

impl<'a> Facts<'a> {
    pub fn new(function: &Function, tree: &'a Dominators) -> Self {
        let values = function.values.keys().map(|_| None).collect();
        Facts { tree, values, table: HashMap::default(), addresses: addresses(function) }
    }

    /// The constant that a value is in a block, if it is known.
    pub fn value(&self, block: BlockId, value: ValueId) -> Option<&Operand> {
        let (known, from) = self.values[value].as_ref()?;
        self.tree.dominates(*from, block).then_some(known)
    }
    /// From here on below a block, the value is this constant.
    pub fn equal(&mut self, block: BlockId, value: ValueId, constant: Operand) {
        let zero = matches!(&constant, Operand::Const(bits) if bits.is_zero());
        if zero || constant == Operand::Null || !self.addresses.contains(&value) {
            self.values[value] = Some((constant, block));
        }
    }

    /// What has the result of an operator already.
    pub fn find(&self, block: BlockId, op: &Op, ty: Type) -> Option<Operand> {
        let (key, (nsw, nuw)) = key(op, ty);
        let (operand, (known_nsw, known_nuw), from) = self.table.get(&key)?;
        let marked = (*known_nsw || !nsw) && (*known_nuw || !nuw);
        (marked && self.tree.dominates(*from, block)).then(|| operand.clone())
    }
    /// From here on below a block, the operand has the result of the operator.
    pub fn define(&mut self, block: BlockId, op: &Op, ty: Type, operand: Operand) {
        let (key, marks) = key(op, ty);
        self.table.insert(key, (operand, marks, block));
    }

    /// From here on below a block, a condition has this truth value; also what follows from that.
    pub fn holds(
        &mut self,
        ops: &IdVec<ValueId, Option<Op>>,
        block: BlockId,
        condition: Operand,
        value: bool,
    ) {
        let mut stack = vec![(condition, value)];
        while let Some((condition, value)) = stack.pop() {
            let Operand::Value(id) = condition else { continue };
            if self.value(block, id).is_some() {
                continue;
            }
            self.equal(block, id, truth(value));
            match ops[id].as_ref() {
                Some(Op::Binary { op: BinaryOp::Xor, a, b, .. }) if as_u64(b) == Some(1) => {
                    stack.push((a.clone(), !value));
                }
                Some(Op::Binary { op: BinaryOp::And, a, b, .. }) if value => {
                    stack.extend([(a.clone(), true), (b.clone(), true)]);
                }
                Some(Op::Binary { op: BinaryOp::Or, a, b, .. }) if !value => {
                    stack.extend([(a.clone(), false), (b.clone(), false)]);
                }
                Some(Op::Compare { op, a, b }) => {
                    self.compared(block, *op, a, b, value);
                    stack.extend(excluded(ops, *op, a, b, value));
                }
                Some(Op::Float { op: FloatOp::Equal, format, args, .. }) if value => {
                    self.equal_numbers(block, *format, args);
                }
                _ => {}
            }
        }
    }

    /// A number that is equal to a constant has its bits, but for zeros and formats where words of different bits are one number.
    fn equal_numbers(&mut self, block: BlockId, format: Format, args: &[Operand]) {
        let is_zero = |bits: &Bits| bits.and(&Bits::max_signed(bits.width())).is_zero();
        if let [Operand::Value(id), Operand::Const(bits)] | [Operand::Const(bits), Operand::Value(id)] = args
            && !format.explicit
            && !is_zero(bits)
            && self.value(block, *id).is_none()
        {
            self.equal(block, *id, Operand::Const(bits.clone()));
        }
    }

    fn compared(&mut self, block: BlockId, op: CompareOp, a: &Operand, b: &Operand, value: bool) {
        let equal = matches!((op, value), (CompareOp::Eq, true) | (CompareOp::Ne, false));
        if let (true, Operand::Value(id), Operand::Const(_) | Operand::Null) = (equal, a, b)
            && self.value(block, *id).is_none()
        {
            self.equal(block, *id, b.clone());
        }
        let negated = ordered(op.negated(), a.clone(), b.clone());
        if self.find(block, &negated, Type::Int(1)).is_none() {
            self.define(block, &negated, Type::Int(1), truth(!value));
        }
    }
}

/// What is known of the condition of a choice that is equal, or not equal, to a constant: where the other constant that it may be is not, that was
/// not chosen.
fn excluded(
    ops: &IdVec<ValueId, Option<Op>>,
    op: CompareOp,
    a: &Operand,
    b: &Operand,
    value: bool,
) -> Option<(Operand, bool)> {
    let equal = match op {
        CompareOp::Eq => value,
        CompareOp::Ne => !value,
        _ => return None,
    };
    let is_constant = |operand: &Operand| matches!(operand, Operand::Const(_) | Operand::Null);
    let Operand::Value(a) = a else { return None };
    let Some(Op::Select { condition, then, otherwise }) = &ops[*a] else { return None };
    let is_excluded = |arm: &Operand| is_constant(arm) && is_constant(b) && (arm == b) != equal;
    if is_excluded(then) {
        Some((condition.clone(), false))
    } else {
        is_excluded(otherwise).then(|| (condition.clone(), true))
    }
}

/// The words of a function that may be addresses: what pointers became, and, if words become pointers, what comes from memory and from other
/// functions; and what is computed from these.
fn addresses(function: &Function) -> HashSet<ValueId> {
    let instrs = || function.instrs();
    let becomes_pointer = |i: &Instr| matches!(i.op, Op::Cast { op: CastOp::IntToPointer, .. });
    let any = instrs().any(becomes_pointer);
    let is_word = |v: &ValueId| !matches!(function.values[*v].ty, Type::Pointer | Type::Int(1));
    let mut found: HashSet<ValueId> = HashSet::default();
    if any {
        found.extend(function.params.iter().filter(|v| is_word(v)));
    }
    for instr in instrs() {
        let source = match instr.op {
            Op::Cast { op: CastOp::PointerToInt, .. } => true,
            Op::Load { .. } | Op::Call { .. } => any,
            _ => false,
        };
        if source {
            found.extend(instr.defs.iter().filter(|v| is_word(v)));
        }
    }
    let mut before = usize::MAX;
    while !found.is_empty() && before != found.len() {
        before = found.len();
        let from =
            |o: &Operand, found: &HashSet<ValueId>| matches!(o, Operand::Value(v) if found.contains(v));
        for instr in instrs().filter(|i| !i.op.is_memory()) {
            if instr.op.operands().into_iter().any(|o| from(o, &found)) {
                found.extend(instr.defs.iter().filter(|v| is_word(v)));
            }
        }
        for target in function.blocks.values().flat_map(|b| b.terminator.targets()) {
            for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                if is_word(param) && from(arg, &found) {
                    found.insert(*param);
                }
            }
        }
    }
    found
}

fn key(op: &Op, ty: Type) -> (Key, Marks) {
    let mut op = op.clone();
    let mut marks = (false, false);
    if let Op::Binary { nsw, nuw, .. } = &mut op {
        marks = (std::mem::take(nsw), std::mem::take(nuw));
    }
    ((op, ty), marks)
}
