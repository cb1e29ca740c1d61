//! How the values of a function are made.

use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{AllocKind, Function, Op, Operand, ValueId};

/// The operator that defines each value of a function; none for parameters.
#[derive(Clone, Debug)]
pub struct Definitions<'a> {
    made: IdVec<ValueId, Option<&'a Op>>,
    /// What jumps pass for the parameters of blocks.
    passed: HashMap<ValueId, Vec<&'a Operand>>,
    /// The objects that stand for any bytes.
    any: HashSet<ValueId>,
}

impl<'a> Definitions<'a> {
    /// The definitions of a function.
    pub fn new(function: &'a Function) -> Self {
        let mut definitions: IdVec<ValueId, Option<&Op>> = function.values.keys().map(|_| None).collect();
        for instr in function.instrs() {
            for def in &instr.defs {
                definitions[*def] = Some(&instr.op);
            }
        }
        Definitions { made: definitions, passed: passed(function), any: any_bytes(function) }
    }
    /// What a value is one of, where it is a copy, a choice or a parameter of a block; nothing for all other values.
    pub fn sources(&self, value: ValueId) -> Vec<&'a Operand> {
        match self.made[value] {
            Some(Op::Copy(from)) => vec![from],
            Some(Op::Select { then, otherwise, .. }) => vec![then, otherwise],
            Some(_) => vec![],
            None => self.passed.get(&value).cloned().unwrap_or_default(),
        }
    }
    /// The operator that defines a value.
    pub fn of(&self, value: ValueId) -> Option<&'a Op> {
        self.made[value]
    }
    /// Whether a pointer leads to an object that stands for any bytes: it is never written, and copied from once. So a copy from it gives its target any
    /// bytes, and nothing is in common to both.
    pub fn is_any_bytes(&self, operand: &Operand) -> bool {
        operand.as_value().is_some_and(|value| self.any.contains(&value))
    }
}

/// What jumps pass for each parameter of a block.
fn passed(function: &Function) -> HashMap<ValueId, Vec<&Operand>> {
    let mut found: HashMap<ValueId, Vec<&Operand>> = HashMap::default();
    for target in function.blocks.values().flat_map(|block| block.terminator.targets()) {
        for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
            found.entry(*param).or_default().push(arg);
        }
    }
    found
}

/// Objects of the stack whose address is used once, by a copy from them behind them in their block.
fn any_bytes(function: &Function) -> HashSet<ValueId> {
    let mut found = HashSet::default();
    for block in function.blocks.values() {
        let mut made: HashSet<ValueId> = HashSet::default();
        for instr in &block.instrs {
            match &instr.op {
                Op::Alloc { kind: AllocKind::Stack, .. } => made.extend(&instr.defs),
                Op::CopyMemory { from: Operand::Value(from), .. } if made.remove(from) => {
                    found.insert(*from);
                }
                _ => {}
            }
        }
    }
    if found.is_empty() {
        return found;
    }
    let terminators = function.blocks.values().flat_map(|block| block.terminator.operands());
    let used = function.instrs().flat_map(|instr| instr.op.operands()).chain(terminators);
    let mut uses: HashMap<ValueId, usize> = HashMap::default();
    used.filter_map(Operand::as_value).for_each(|value| *uses.entry(value).or_insert(0) += 1);
    found.retain(|value| uses.get(value) == Some(&1));
    found
}
