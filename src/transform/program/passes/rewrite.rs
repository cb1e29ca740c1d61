//! What passes share: values that others replace, instructions under construction, blocks that nothing reaches.

use eufonium_base::Bits;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{BinaryOp, Function, Instr, Loc, Op, Operand, Terminator, Type, ValueId};

/// Operands in place of values.
#[derive(Debug)]
pub(super) struct Replacements {
    of: IdVec<ValueId, Option<Operand>>,
    /// Whether there is one.
    any: bool,
}

impl Replacements {
    pub fn new(function: &Function) -> Self {
        Replacements { of: function.values.keys().map(|_| None).collect(), any: false }
    }
    /// From now on the operand stands for the value. Replacements may chain, not cycle.
    pub fn set(&mut self, value: ValueId, operand: Operand) {
        debug_assert_ne!(operand, Operand::Value(value), "a value does not replace itself");
        self.of.ensure(value, None);
        self.of[value] = Some(operand);
        self.any = true;
    }
    /// Whether a value is replaced.
    pub fn has(&self, value: ValueId) -> bool {
        self.of.get(value).is_some_and(Option::is_some)
    }
    pub fn is_empty(&self) -> bool {
        !self.any
    }
    /// What stands for an operand in the end. Chains on the way are shortened.
    pub fn resolve(&mut self, operand: &mut Operand) {
        let Operand::Value(first) = *operand else { return };
        let Some(Some(next)) = self.of.get(first) else { return };
        let mut end = next.clone();
        let mut chain = vec![first];
        while let Operand::Value(value) = end
            && let Some(Some(next)) = self.of.get(value)
        {
            chain.push(value);
            end = next.clone();
        }
        for value in chain {
            self.of[value] = Some(end.clone());
        }
        *operand = end;
    }
    /// Resolves the operands of an operator.
    pub fn resolve_op(&mut self, op: &mut Op) {
        op.operands_mut().into_iter().for_each(|o| self.resolve(o));
    }
    /// Resolves the operands of a terminator.
    pub fn resolve_terminator(&mut self, terminator: &mut Terminator) {
        terminator.operands_mut().into_iter().for_each(|o| self.resolve(o));
    }
    /// Resolves all operands of a function.
    pub fn apply(&mut self, function: &mut Function) {
        if self.is_empty() {
            return;
        }
        for id in function.blocks.keys() {
            let block = &mut function.blocks[id];
            block.instrs.iter_mut().for_each(|i| self.resolve_op(&mut i.op));
            self.resolve_terminator(&mut block.terminator);
        }
    }
}

/// Adds instructions to a list.
pub(super) struct Emitter<'a> {
    pub function: &'a mut Function,
    pub out: &'a mut Vec<Instr>,
    pub at: Option<Loc>,
}

impl Emitter<'_> {
    /// Adds an instruction that defines nothing.
    pub fn effect(&mut self, op: Op) {
        self.out.push(Instr { defs: vec![], op, at: self.at });
    }
    /// Adds an instruction that defines one value.
    pub fn define(&mut self, op: Op, ty: Type) -> Operand {
        let value = self.function.value(ty);
        self.out.push(Instr { defs: vec![value], op, at: self.at });
        Operand::Value(value)
    }
    /// Adds a binary operation that wraps.
    pub fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        let ty = self.function.type_of(&a);
        self.define(Op::Binary { op, a, b, nsw: false, nuw: false }, ty)
    }
    /// A pointer some bytes behind another one.
    pub fn offset(&mut self, base: &Operand, constant: i64) -> Operand {
        if constant == 0 {
            return base.clone();
        }
        let op = Op::Offset { base: base.clone(), constant, scaled: vec![], inbounds: false, member: None };
        self.define(op, Type::Pointer)
    }
}

/// The value of a constant word, if it fits.
pub(super) fn as_u64(operand: &Operand) -> Option<u64> {
    if let Operand::Const(bits) = operand { bits.as_u64() } else { None }
}

/// A truth value as an operand.
pub(super) fn truth(value: bool) -> Operand {
    Operand::Const(if value { Bits::one(1) } else { Bits::zero(1) })
}

/// Empties the blocks that are not reached.
pub(super) fn clear_unreached(function: &mut Function, cfg: &Cfg) {
    for id in function.blocks.keys().filter(|b| !cfg.is_reached(*b)) {
        let block = &mut function.blocks[id];
        block.params.clear();
        block.instrs.clear();
        block.terminator = Terminator::Stop;
        block.loop_at = None;
    }
}

/// Keeps some elements. Returns whether any went.
pub(super) fn retain<T>(list: &mut Vec<T>, keep: &[bool]) -> bool {
    let before = list.len();
    let mut keep = keep.iter();
    list.retain(|_| *keep.next().expect("as many marks as elements"));
    list.len() < before
}
