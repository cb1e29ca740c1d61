//! The walk over the dominator tree.

use super::facts::Facts;
use super::known::{Known, Simpler};
use super::simplify;
use crate::program::passes::rewrite::{Replacements, as_u64, truth};
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::contents::WordLayout;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{
    BlockId, Function, Global, GlobalId, Instr, Op, Operand, Target, Terminator, Type, ValueId,
};

/// How often the result of a rule is simplified again.
const STEPS: usize = 8;

/// The state of the walk.
pub(super) struct Walk<'a> {
    function: &'a mut Function,
    globals: &'a IdVec<GlobalId, Global>,
    words: WordLayout,
    tree: &'a Dominators,
    facts: Facts<'a>,
    replaced: Replacements,
    /// What defines a value, if it is an operator that the rules look at.
    ops: IdVec<ValueId, Option<Op>>,
    /// The objects of the stack that die before the function returns.
    mortal: HashSet<ValueId>,
    changed: bool,
}

impl<'a> Walk<'a> {
    pub fn new(
        function: &'a mut Function,
        globals: &'a IdVec<GlobalId, Global>,
        words: WordLayout,
        tree: &'a Dominators,
    ) -> Self {
        let instrs = function.instrs();
        let mortal = instrs.filter_map(|i| match i.op {
            Op::EndLife(Operand::Value(object)) => Some(object),
            _ => None,
        });
        Walk {
            mortal: mortal.collect(),
            facts: Facts::new(function, tree),
            replaced: Replacements::new(function),
            ops: function.values.keys().map(|_| None).collect(),
            changed: false,
            function,
            globals,
            words,
            tree,
        }
    }

    /// Walks over all blocks. Returns whether anything changed.
    pub fn run(mut self, cfg: &Cfg) -> bool {
        let mut entered: IdVec<BlockId, u32> = self.function.blocks.keys().map(|_| 0).collect();
        for block in cfg.order() {
            for target in self.function.blocks[*block].terminator.targets() {
                entered[target.block] += 1;
            }
        }
        for block in self.tree.preorder() {
            if let ([from], 1) = (cfg.predecessors(*block), entered[*block]) {
                self.enter(*from, *block);
            }
            self.block(*block);
        }
        self.changed
    }

    /// Notes what is known where one edge alone leads.
    fn enter(&mut self, from: BlockId, to: BlockId) {
        let terminator = &self.function.blocks[from].terminator;
        match terminator {
            Terminator::Branch { condition, then, .. } => {
                let condition = condition.clone();
                let value = then.block == to;
                self.facts.holds(&self.ops, to, condition, value);
            }
            Terminator::Switch { value: Operand::Value(value), cases, .. } => {
                if let Some((case, _)) = cases.iter().find(|(_, target)| target.block == to) {
                    let (value, case) = (*value, Operand::Const(case.clone()));
                    self.facts.equal(to, value, case);
                }
            }
            _ => {}
        }
    }

    fn block(&mut self, id: BlockId) {
        let instrs = std::mem::take(&mut self.function.blocks[id].instrs);
        let mut out = Vec::with_capacity(instrs.len());
        for mut instr in instrs {
            // The marks of a life name their object by the value that makes it.
            if !matches!(instr.op, Op::BeginLife(_) | Op::EndLife(_)) {
                for operand in instr.op.operands_mut() {
                    self.operand(id, operand);
                }
            }
            if self.instr(id, &mut instr) {
                out.push(instr);
            } else {
                self.changed = true;
            }
        }
        let mut terminator = std::mem::replace(&mut self.function.blocks[id].terminator, Terminator::Stop);
        for operand in terminator.operands_mut() {
            self.operand(id, operand);
        }
        self.terminator(&mut terminator);
        let block = &mut self.function.blocks[id];
        block.instrs = out;
        block.terminator = terminator;
    }

    fn operand(&mut self, block: BlockId, operand: &mut Operand) {
        if let Operand::Value(before) = *operand {
            self.replaced.resolve(operand);
            while let Operand::Value(value) = *operand
                && let Some(known) = self.facts.value(block, value).or_else(|| self.chosen(block, value))
            {
                *operand = known.clone();
            }
            self.changed |= *operand != Operand::Value(before);
        }
    }

    /// What a choice gives in a block, if its condition is known there: `p` behind `if (!p) return`, where `p` is null or an object.
    fn chosen(&self, block: BlockId, value: ValueId) -> Option<&Operand> {
        let Some(Op::Select { condition: Operand::Value(condition), then, otherwise }) = &self.ops[value]
        else {
            return None;
        };
        let taken = as_u64(self.facts.value(block, *condition)?)? == 1;
        Some(if taken { then } else { otherwise })
    }

    /// Simplifies an instruction. Returns whether it stays.
    fn instr(&mut self, block: BlockId, instr: &mut Instr) -> bool {
        match &instr.op {
            Op::Copy(operand) => {
                self.replaced.set(instr.defs[0], operand.clone());
                return false;
            }
            Op::Assume(condition) | Op::Assert { condition, .. } => {
                let condition = condition.clone();
                if as_u64(&condition) == Some(1) {
                    return false;
                }
                self.facts.holds(&self.ops, block, condition, true);
                return true;
            }
            _ => {}
        }
        let [def] = instr.defs[..] else { return true };
        let ty = self.function.values[def].ty;
        for _ in 0..STEPS {
            match simplify::simplify(&self.known(), &instr.op, ty) {
                Some(Simpler::Is(operand)) => {
                    self.replaced.set(def, operand);
                    return false;
                }
                Some(Simpler::Op(op)) => {
                    debug_assert_ne!(op, instr.op, "a rule changes the operator");
                    self.changed = true;
                    instr.op = op;
                }
                None => break,
            }
        }
        self.number(block, instr, def, ty)
    }

    fn known(&self) -> Known<'_> {
        Known {
            values: &self.function.values,
            ops: &self.ops,
            globals: self.globals,
            words: self.words,
            mortal: &self.mortal,
        }
    }

    /// Looks an operator up among those that dominate it, and notes it. Returns whether it stays.
    fn number(&mut self, block: BlockId, instr: &Instr, def: ValueId, ty: Type) -> bool {
        if !is_function(&instr.op) {
            if let Op::Alloc { .. } = instr.op {
                self.ops[def] = Some(instr.op.clone());
            }
            return true;
        }
        if let Some(same) = self.facts.find(block, &instr.op, ty) {
            self.replaced.set(def, same);
            return false;
        }
        self.facts.define(block, &instr.op, ty, Operand::Value(def));
        self.ops[def] = Some(instr.op.clone());
        true
    }

    fn terminator(&mut self, terminator: &mut Terminator) {
        let Terminator::Branch { condition, then, otherwise } = terminator else { return };
        if let Operand::Value(value) = condition {
            decide(*value, then, true);
            decide(*value, otherwise, false);
            if let Some(Op::Binary { op: eufonium_ir::program::BinaryOp::Xor, a, b, .. }) = &self.ops[*value]
                && as_u64(b) == Some(1)
            {
                *condition = a.clone();
                std::mem::swap(then, otherwise);
                self.changed = true;
            }
        }
    }
}

/// On one way of a branch its condition is a constant.
fn decide(condition: ValueId, target: &mut Target, value: bool) {
    for arg in &mut target.args {
        if *arg == Operand::Value(condition) {
            *arg = truth(value);
        }
    }
}

/// Whether the result depends on the operands only.
pub(in crate::program::passes) fn is_function(op: &Op) -> bool {
    matches!(
        op,
        Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Cast { .. }
            | Op::Float { .. }
            | Op::Select { .. }
            | Op::Offset { .. }
            | Op::Read { .. }
            | Op::Write { .. }
            | Op::Fill(_)
            | Op::CopyRange { .. }
    )
}
