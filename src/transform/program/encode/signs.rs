//! Which sign integers have that stand for words.
//!
//! A word is an integer either from `0` (unsigned) or from `-2^(w-1)` (signed) on. Values that meet (by jumps, calls, sums,
//! comparisons) share one reading, so that nothing is converted between them; each class of such values votes by the operators
//! that touch it. Any choice is right; a good one has few conversions. For an array the class is that of its elements.
//!
//! Union-find with votes at the roots; one pass over the program. Deliberately absent: readings that change within a class.

use eufonium_base::DisjointSets;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::{
    BinaryOp, CastOp, CompareOp, Function, FunctionId, Op, Operand, Program, Target, Terminator, Type,
    ValueId,
};

/// How a word is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    Signed,
    Unsigned,
}

/// The sign of each value of each function.
pub(super) struct Signs {
    first: IdVec<FunctionId, usize>,
    signs: Vec<Sign>,
}

impl Signs {
    /// Lets all values of the program vote.
    pub(super) fn infer(program: &Program) -> Signs {
        let mut first = IdVec::new();
        let mut count = 0;
        for function in program.functions.values() {
            first.push(count);
            count += function.values.len() + function.results.len();
        }
        let mut classes = Classes { sets: DisjointSets::new(count), votes: vec![0; count] };
        for (id, function) in program.functions.iter() {
            Voter { program, function, classes: &mut classes, first: &first, base: first[id] }.function();
        }
        let signs = (0..count).map(|i| classes.sign(i)).collect();
        Signs { first, signs }
    }

    pub(super) fn value(&self, function: FunctionId, value: ValueId) -> Sign {
        self.signs[self.first[function] + value.index()]
    }
    pub(super) fn result(&self, function: FunctionId, values: usize, result: usize) -> Sign {
        self.signs[self.first[function] + values + result]
    }
}

struct Classes {
    sets: DisjointSets,
    /// By root.
    votes: Vec<i64>,
}

impl Classes {
    fn unite(&mut self, a: usize, b: usize) {
        if let Some((root, gone)) = self.sets.unite(a, b) {
            self.votes[root] += self.votes[gone];
        }
    }
    fn vote(&mut self, i: usize, votes: i64) {
        let root = self.sets.root(i);
        self.votes[root] += votes;
    }
    fn sign(&mut self, i: usize) -> Sign {
        let root = self.sets.root(i);
        if self.votes[root] < 0 { Sign::Unsigned } else { Sign::Signed }
    }
}

/// What a pointer counts for: addresses are computed with signed offsets.
const POINTER: i64 = 1_000;

/// What an index counts for, which is read with a sign.
const INDEX: i64 = 3;

struct Voter<'a> {
    program: &'a Program,
    function: &'a Function,
    classes: &'a mut Classes,
    first: &'a IdVec<FunctionId, usize>,
    base: usize,
}

impl Voter<'_> {
    fn function(&mut self) {
        for value in self.function.values.keys() {
            if self.function.values[value].ty == Type::Pointer {
                self.classes.vote(self.base + value.index(), POINTER);
            }
        }
        for block in self.function.blocks.values() {
            for instr in &block.instrs {
                self.instr(&instr.defs, &instr.op);
            }
            for target in block.terminator.targets() {
                self.jump(target);
            }
            if let Terminator::Return(values) = &block.terminator {
                for (i, value) in values.iter().enumerate() {
                    self.unite_at(self.base + self.function.values.len() + i, value);
                }
            }
        }
    }

    fn jump(&mut self, target: &Target) {
        let function = self.function;
        for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
            self.unite_at(self.base + param.index(), arg);
        }
    }

    fn slot(&self, operand: &Operand) -> Option<usize> {
        match operand {
            Operand::Value(v) => Some(self.base + v.index()),
            _ => None,
        }
    }
    fn unite_at(&mut self, slot: usize, operand: &Operand) {
        if let Some(other) = self.slot(operand) {
            self.classes.unite(slot, other);
        }
    }
    fn unite(&mut self, a: &Operand, b: &Operand) {
        if let Some(a) = self.slot(a) {
            self.unite_at(a, b);
        }
    }
    fn vote(&mut self, operand: &Operand, votes: i64) {
        if let Some(slot) = self.slot(operand) {
            self.classes.vote(slot, votes);
        }
    }

    fn instr(&mut self, defs: &[ValueId], op: &Op) {
        let def = defs.first().map(|d| self.base + d.index());
        match (def, op) {
            (Some(def), Op::Copy(a) | Op::Fill(a)) => self.unite_at(def, a),
            (Some(def), Op::Select { then, otherwise, .. }) => {
                self.unite_at(def, then);
                self.unite_at(def, otherwise);
            }
            (Some(def), Op::Binary { op, a, b, nsw, nuw }) => self.binary(def, *op, a, b, *nsw, *nuw),
            (_, Op::Compare { op, a, b }) => {
                self.unite(a, b);
                self.vote(a, comparison_vote(*op));
                self.vote(b, comparison_vote(*op));
            }
            (_, Op::Cast { op: CastOp::ZeroExtend, value }) => self.vote(value, -2),
            (_, Op::Cast { op: CastOp::SignExtend, value }) => self.vote(value, 2),
            (Some(def), Op::Cast { op: CastOp::PointerToInt | CastOp::IntToPointer, value }) => {
                self.unite_at(def, value);
            }
            (Some(def), Op::Read { array, index }) => {
                self.vote(index, INDEX);
                self.unite_at(def, array);
            }
            (Some(def), Op::Write { array, index, value }) => {
                self.vote(index, INDEX);
                self.unite_at(def, array);
                self.unite_at(def, value);
            }
            (Some(def), Op::CopyRange { to, from, .. }) => {
                self.unite_at(def, to);
                self.unite_at(def, from);
            }
            (_, Op::Call { callee, args, .. }) => self.call(defs, *callee, args),
            _ => {}
        }
    }

    fn binary(&mut self, def: usize, op: BinaryOp, a: &Operand, b: &Operand, nsw: bool, nuw: bool) {
        let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
        self.unite_at(def, a);
        // A distance that is added without any overflow has a sign of its own: sizes count up from zero, marks and addresses do not depend on that.
        let is_distance = op == BinaryOp::Add && nsw && nuw;
        if !is_shift && !is_distance {
            self.unite_at(def, b);
        }
        let votes = match op {
            BinaryOp::UDiv | BinaryOp::URem | BinaryOp::LShr => -2,
            BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::AShr => 2,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => match (nsw, nuw) {
                (true, _) => 1,
                (false, _) => -1,
            },
            _ => 0,
        };
        self.classes.vote(def, votes);
    }

    fn call(&mut self, defs: &[ValueId], callee: FunctionId, args: &[Operand]) {
        let first = self.first[callee];
        let function = &self.program.functions[callee];
        for (param, arg) in function.params.iter().zip(args) {
            self.unite_at(first + param.index(), arg);
        }
        for (i, def) in defs.iter().enumerate() {
            self.classes.unite(first + function.values.len() + i, self.base + def.index());
        }
    }
}

fn comparison_vote(op: CompareOp) -> i64 {
    match op {
        CompareOp::Eq | CompareOp::Ne => 0,
        CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge => 3,
        CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge => -3,
    }
}
