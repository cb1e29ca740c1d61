//! Which numbers of addresses a program looks at.
//!
//! Addresses are numbers of our choosing, but a program that becomes words of its pointers can see more than they promise: their
//! alignment, their distance from other objects, their bits. The word of a pointer is *observed* if it is used otherwise than to be
//! compared with the word of a pointer or with zero, to be subtracted from such a word, to be moved by a number, or to become a
//! pointer again. What is observed becomes any word, marked as not modelled: proofs then hold for every layout.
//!
//! A flow-insensitive closure over the values of each function: copies, selections, parameters of blocks, and sums with other words
//! are words of pointers too. What leaves the function (calls, returns, stores) counts as observed.
//! Deliberately absent: pointers that become words through memory.

use crate::base::HashSet;
use crate::base::ids::IdVec;
use crate::ir::program::{
    BinaryOp, CastOp, CompareOp, Function, FunctionId, Op, Operand, Program, Terminator, Type, ValueId,
};

/// The casts whose words are observed, by the values they define.
#[derive(Clone, Debug, Default)]
pub(super) struct Observed {
    casts: HashSet<(FunctionId, ValueId)>,
}

impl Observed {
    /// Those of a program.
    pub(super) fn new(program: &Program) -> Observed {
        let mut casts = HashSet::default();
        for (id, function) in program.functions.iter() {
            casts.extend(Words::new(function).observed().into_iter().map(|value| (id, value)));
        }
        Observed { casts }
    }
    pub(super) fn contains(&self, function: FunctionId, value: ValueId) -> bool {
        self.casts.contains(&(function, value))
    }
}

/// The words of pointers in a function, in classes of those that flow into each other.
struct Words<'a> {
    function: &'a Function,
    /// The values that may be words of pointers.
    is_word: IdVec<ValueId, bool>,
    parent: IdVec<ValueId, ValueId>,
    /// Classes that are observed, by any member.
    seen: Vec<ValueId>,
    casts: Vec<ValueId>,
}

impl<'a> Words<'a> {
    fn new(function: &'a Function) -> Self {
        Words {
            function,
            is_word: function.values.keys().map(|_| false).collect(),
            parent: function.values.keys().collect(),
            seen: Vec::new(),
            casts: Vec::new(),
        }
    }

    fn observed(mut self) -> Vec<ValueId> {
        let numbers = self.numbers();
        let casts = self.instrs().filter_map(|(defs, op)| match op {
            Op::Cast { op: CastOp::PointerToInt, value } if !is_number(&numbers, value) => Some(defs[0]),
            _ => None,
        });
        self.casts = casts.collect();
        if self.casts.is_empty() {
            return vec![];
        }
        for cast in self.casts.clone() {
            self.is_word[cast] = true;
        }
        while self.spread() {}
        let function = self.function;
        for block in function.blocks.values() {
            for instr in &block.instrs {
                self.look(&instr.op);
            }
            if let Terminator::Return(values) = &block.terminator {
                values.iter().for_each(|v| self.observe(v));
            }
            if let Terminator::Switch { value, .. } = &block.terminator {
                self.observe(value);
            }
        }
        let seen: HashSet<ValueId> =
            std::mem::take(&mut self.seen).into_iter().map(|v| self.find(v)).collect();
        let casts = std::mem::take(&mut self.casts);
        casts.into_iter().filter(|cast| seen.contains(&self.find(*cast))).collect()
    }

    /// The pointers that are numbers: null and what lies at a distance from it, the way to write the size of a type.
    fn numbers(&self) -> HashSet<ValueId> {
        let mut numbers = HashSet::default();
        for (defs, op) in self.instrs() {
            if let Op::Offset { base, .. } = op
                && is_number(&numbers, base)
            {
                numbers.insert(defs[0]);
            }
        }
        numbers
    }

    fn instrs(&self) -> impl Iterator<Item = (&'a [ValueId], &'a Op)> + use<'a> {
        let function = self.function;
        function.blocks.values().flat_map(|b| &b.instrs).map(|i| (i.defs.as_slice(), &i.op))
    }

    fn find(&mut self, mut v: ValueId) -> ValueId {
        while self.parent[v] != v {
            self.parent[v] = self.parent[self.parent[v]];
            v = self.parent[v];
        }
        v
    }

    fn word(&self, operand: &Operand) -> Option<ValueId> {
        match operand {
            Operand::Value(v) if self.is_word[*v] => Some(*v),
            _ => None,
        }
    }

    /// Lets words flow once around; whether there were new ones.
    fn spread(&mut self) -> bool {
        let mut changed = false;
        let function = self.function;
        for (defs, op) in self.instrs() {
            match op {
                Op::Copy(a) => changed |= self.flow(defs[0], a),
                Op::Select { then, otherwise, .. } => {
                    changed |= self.flow(defs[0], then);
                    changed |= self.flow(defs[0], otherwise);
                }
                Op::Binary { op: BinaryOp::Add | BinaryOp::Sub, a, b, .. } if !self.is_distance(op) => {
                    changed |= self.flow(defs[0], a);
                    changed |= self.flow(defs[0], b);
                }
                _ => {}
            }
        }
        for target in function.blocks.values().flat_map(|b| b.terminator.targets()) {
            for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                if function.values[*param].ty != Type::Pointer {
                    changed |= self.flow(*param, arg);
                }
            }
        }
        changed
    }

    fn flow(&mut self, to: ValueId, from: &Operand) -> bool {
        let Some(from) = self.word(from) else { return false };
        let (a, b) = (self.find(to), self.find(from));
        let changed = a != b || !self.is_word[to];
        self.parent[a] = b;
        self.is_word[to] = true;
        changed
    }

    /// Whether an operator is the difference of two words of pointers.
    fn is_distance(&self, op: &Op) -> bool {
        matches!(op, Op::Binary { op: BinaryOp::Sub, a, b, .. } if self.word(a).is_some() && self.word(b).is_some())
    }

    fn observe(&mut self, operand: &Operand) {
        if let Some(word) = self.word(operand) {
            self.seen.push(word);
        }
    }

    fn look(&mut self, op: &Op) {
        match op {
            Op::Copy(_) | Op::Name { .. } | Op::Declare { .. } => {}
            Op::Cast { op: CastOp::IntToPointer, .. } => {}
            Op::Select { condition, .. } => self.observe(condition),
            Op::Binary { op: BinaryOp::Add, a, b, .. } => {
                // The sum of two words of pointers is none.
                if self.word(a).is_some() && self.word(b).is_some() {
                    self.observe(a);
                    self.observe(b);
                }
            }
            Op::Binary { op: BinaryOp::Sub, a, b, .. } => {
                if self.word(a).is_none() {
                    self.observe(b);
                }
            }
            Op::Compare { op, a, b } => self.compare(*op, a, b),
            op => op.operands().into_iter().for_each(|o| self.observe(o)),
        }
    }

    fn compare(&mut self, op: CompareOp, a: &Operand, b: &Operand) {
        let is_zero = |o: &Operand| matches!(o, Operand::Const(bits) if bits.is_zero());
        let is_equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
        for (this, other) in [(a, b), (b, a)] {
            if self.word(other).is_none() && !(is_equality && is_zero(other)) {
                self.observe(this);
            }
        }
    }
}

fn is_number(numbers: &HashSet<ValueId>, pointer: &Operand) -> bool {
    match pointer {
        Operand::Null => true,
        Operand::Value(v) => numbers.contains(v),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ids::Id;
    use crate::ir::program::GlobalId;
    use crate::ir::program::build::{FunctionBuilder, word};

    /// Whether the words of the addresses of two objects are observed if this is done with them.
    fn observed(use_words: impl Fn(&mut FunctionBuilder, Operand, Operand)) -> bool {
        let mut b = FunctionBuilder::new("f", &[], &[]);
        let global = |i| Operand::Global(GlobalId::from_usize(i));
        let x = b.cast(CastOp::PointerToInt, global(0), Type::Int(64));
        let y = b.cast(CastOp::PointerToInt, global(1), Type::Int(64));
        use_words(&mut b, x, y);
        !Words::new(&b.finish()).observed().is_empty()
    }

    #[test]
    fn what_layouts_agree_on_is_not_observed() {
        assert!(!observed(|b, x, y| drop(b.binary(BinaryOp::Sub, x, y))));
        assert!(!observed(|b, x, y| drop(b.compare(CompareOp::Eq, x, y))));
        assert!(!observed(|b, x, _| drop(b.compare(CompareOp::Ne, x, word(0, 64)))));
        assert!(!observed(|b, x, _| {
            let moved = b.binary(BinaryOp::Add, x, word(8, 64));
            b.cast(CastOp::IntToPointer, moved, Type::Pointer);
        }));
    }

    #[test]
    fn distances_from_null_are_numbers() {
        assert!(!observed(|b, _, _| {
            let size = Op::Offset { base: Operand::Null, constant: 24, scaled: vec![], inbounds: false };
            let size = b.define(size, Type::Pointer);
            let size = b.cast(CastOp::PointerToInt, size, Type::Int(64));
            b.binary(BinaryOp::And, size, word(8, 64));
        }));
    }

    #[test]
    fn what_depends_on_the_layout_is_observed() {
        assert!(observed(|b, x, _| drop(b.binary(BinaryOp::And, x, word(12, 64)))));
        assert!(observed(|b, x, _| drop(b.compare(CompareOp::Ult, x, word(4096, 64)))));
        assert!(observed(|b, x, y| drop(b.binary(BinaryOp::Add, x, y))));
        assert!(observed(|b, x, _| drop(b.cast(CastOp::Truncate, x, Type::Int(32)))));
        assert!(observed(|b, x, _| {
            let moved = b.binary(BinaryOp::Sub, x, word(1, 64));
            b.binary(BinaryOp::URem, moved, word(16, 64));
        }));
        assert!(observed(
            |b, x, _| b.effect(Op::Store { address: Operand::Global(GlobalId::from_usize(0)), value: x })
        ));
    }
}
