//! Loops over arrays of which one element matters.

use super::replace_elements;
use crate::program::passes::{PassOptions, prepare};
use eufonium_base::ids::Id;
use eufonium_ir::Program;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    BinaryOp, BlockId, Check, CheckKind, CompareOp, ContextId, Op, Operand, Origin, Site, SiteKind,
    Terminator, Type,
};

const ARRAY: Type = Type::Array { index: 8, element: 8 };

fn write(array: &Operand, index: &Operand, value: &Operand) -> Op {
    Op::Write { array: array.clone(), index: index.clone(), value: value.clone() }
}

fn read(array: &Operand, index: &Operand) -> Op {
    Op::Read { array: array.clone(), index: index.clone() }
}

/// A program with a loop whose head has an array, a place and a free place as parameters; what it does in a round is given, and
/// says the next ones. An element is checked behind it.
struct Loop {
    b: FunctionBuilder,
    origin: Origin,
    head: BlockId,
    end: BlockId,
}

impl Loop {
    fn begin(first: u64) -> (Program, Loop, [Operand; 3]) {
        let mut program = Program::new(64, true);
        let site = program.sites.push(Site { kind: SiteKind::External("any".into()), at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let empty = b.define(Op::Fill(word(0, 8)), ARRAY);
        let start = b.define(write(&empty, &word(first, 8), &word(10, 8)), ARRAY);
        let word8 = Type::Int(8);
        let (head, end) = (b.new_block(&[ARRAY, word8, word8]), b.new_block(&[]));
        b.jump(head, vec![start, word(first, 8), word(first + 1, 8)]);
        b.switch_to(head);
        let params = [0, 1, 2].map(|i| b.block_params(head)[i].clone());
        (program, Loop { b, origin, head, end }, params)
    }

    fn finish(
        mut self,
        program: &mut Program,
        next: [Operand; 3],
        result: impl FnOnce(&mut Self) -> Operand,
    ) {
        let more = self.b.havoc(self.origin, Type::Int(1));
        let again = self.b.new_block(&[]);
        self.b.branch(more, again, self.end);
        self.b.switch_to(again);
        self.b.jump(self.head, next.to_vec());
        self.b.switch_to(self.end);
        let result = result(&mut self);
        let check = program.checks.push(Check {
            property: CheckKind::Reach,
            message: "the element is 77".into(),
            at: None,
            function: "main".into(),
        });
        let condition = self.b.compare(CompareOp::Ne, result, word(77, 8));
        self.b.effect(Op::Assert { condition, check });
        self.b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(self.b.finish()));
    }
}

/// Whether arrays are left, once the program is simplified.
fn has_arrays(program: &mut Program) -> bool {
    prepare(program, &PassOptions::default());
    let mut types = program.functions.values().flat_map(|f| f.blocks.values().map(move |b| (f, b)));
    types.any(|(f, b)| b.defined().any(|value| matches!(f.values[*value].ty, Type::Array { .. })))
}

/// The place goes round with the array; another place may be written, and be the next one.
#[test]
fn an_element_goes_round_in_place_of_its_array() {
    let (mut program, mut l, [array, place, free]) = Loop::begin(3);
    let old = l.b.define(read(&array, &place), Type::Int(8));
    let new = l.b.binary(BinaryOp::Add, old, word(1, 8));
    let changed = l.b.define(write(&array, &free, &new), ARRAY);
    let moves = l.b.havoc(l.origin, Type::Int(1));
    let select = Op::Select { condition: moves, then: free.clone(), otherwise: place.clone() };
    let next = l.b.define(select, Type::Int(8));
    let behind = l.b.binary(BinaryOp::Add, free, word(1, 8));
    // The next place is chosen in the body, but known where it is written.
    let (array2, place2) = (array, place);
    l.finish(&mut program, [changed, next, behind], |l| l.b.define(read(&array2, &place2), Type::Int(8)));
    assert!(has_arrays(&mut program.clone()));
    assert!(replace_elements(&mut program));
    assert!(!has_arrays(&mut program), "{}", eufonium_ir::program::print::program(&program));
}

/// A loop over the elements needs them all.
#[test]
fn tables_that_are_gone_through_stay() {
    let (mut program, mut l, [array, place, free]) = Loop::begin(0);
    let twice = l.b.binary(BinaryOp::Mul, free.clone(), word(2, 8));
    let old = l.b.define(read(&array, &twice), Type::Int(8));
    let changed = l.b.define(write(&array, &place, &old), ARRAY);
    let next = l.b.binary(BinaryOp::Add, place.clone(), word(1, 8));
    let (array2, place2) = (array, place);
    l.finish(&mut program, [changed, next, twice], |l| l.b.define(read(&array2, &place2), Type::Int(8)));
    assert!(!replace_elements(&mut program));
    assert!(has_arrays(&mut program));
}
