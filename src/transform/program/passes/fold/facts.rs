//! What is known at a place of the dominator tree: operators that are computed, values that are constants.
//!
//! Each entry is good in the blocks below one block. A new entry overwrites one that is not good where the walk is; as an
//! entry that is good is used instead, no good one is lost before its subtree has been walked.

use crate::base::HashMap;
use crate::base::ids::IdVec;
use crate::ir::program::dominators::Dominators;
use crate::ir::program::{BinaryOp, BlockId, CompareOp, Function, Op, Operand, Type, ValueId};
use crate::transform::program::passes::rewrite::{as_u64, truth};

/// An operator, its marks of overflow removed.
type Key = (Op, Type);

/// The marks that were removed.
type Marks = (bool, bool);

pub(super) struct Facts<'a> {
    tree: &'a Dominators,
    values: IdVec<ValueId, Option<(Operand, BlockId)>>,
    table: HashMap<Key, (Operand, Marks, BlockId)>,
}

impl<'a> Facts<'a> {
    pub fn new(function: &Function, tree: &'a Dominators) -> Self {
        Facts { tree, values: function.values.keys().map(|_| None).collect(), table: HashMap::default() }
    }

    /// The constant that a value is in a block, if it is known.
    pub fn value(&self, block: BlockId, value: ValueId) -> Option<&Operand> {
        let (known, from) = self.values[value].as_ref()?;
        self.tree.dominates(*from, block).then_some(known)
    }
    /// From here on below a block, the value is this constant.
    pub fn equal(&mut self, block: BlockId, value: ValueId, constant: Operand) {
        self.values[value] = Some((constant, block));
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
                Some(Op::Compare { op, a, b }) => self.compared(block, *op, a, b, value),
                _ => {}
            }
        }
    }

    fn compared(&mut self, block: BlockId, op: CompareOp, a: &Operand, b: &Operand, value: bool) {
        let equal = matches!((op, value), (CompareOp::Eq, true) | (CompareOp::Ne, false));
        if let (true, Operand::Value(id), Operand::Const(_) | Operand::Null) = (equal, a, b)
            && self.value(block, *id).is_none()
        {
            self.equal(block, *id, b.clone());
        }
        let negated = super::compare::ordered(super::compare::negated(op), a.clone(), b.clone());
        if self.find(block, &negated, Type::Int(1)).is_none() {
            self.define(block, &negated, Type::Int(1), truth(!value));
        }
    }
}

fn key(op: &Op, ty: Type) -> (Key, Marks) {
    let mut op = op.clone();
    let mut marks = (false, false);
    if let Op::Binary { nsw, nuw, .. } = &mut op {
        marks = (std::mem::take(nsw), std::mem::take(nuw));
    }
    ((op, ty), marks)
}
