//! A valid program, and one defect after the other put into it.

use super::*;
use crate::program::build::{FunctionBuilder, word};
use crate::program::{
    AllocKind, BinaryOp, Context, FunctionId, GlobalId, Op, Origin, Site, SiteId, SiteKind, VariableId,
};
use eufonium_base::Bits;

const INT: Type = Type::Int(32);

/// `main(n)` allocates, loops through a block with a parameter, and calls itself in a block of its own.
fn valid() -> Program {
    let mut program = Program::new(32, true);
    let site = program.sites.push(Site { kind: SiteKind::Call, at: None });
    let origin = Origin { site, context: ContextId::from_usize(0) };
    program.contexts.push(Context { call: Some((origin.context, site)) });
    let parts = vec![(0, Part::Word(Bits::zero(32))), (4, Part::Address(Operand::Null, 0))];
    program.globals.push(Global {
        name: "g".into(),
        size: 8,
        align: 4,
        constant: false,
        pointers: true,
        init: Initial::Parts(parts),
        variable: None,
    });
    let mut b = FunctionBuilder::new("main", &[INT], &[INT]);
    let size = word(4, 32);
    let p = b.define(Op::Alloc { kind: AllocKind::Stack, size, align: 4, origin }, Type::Pointer);
    let (head, body, end) = (b.new_block(&[INT]), b.new_block(&[]), b.new_block(&[]));
    let n = b.params()[0].clone();
    b.jump(head, vec![n]);
    b.switch_to(head);
    let i = b.block_params(head)[0].clone();
    let more = b.compare(crate::program::CompareOp::Ne, i.clone(), word(0, 32));
    b.branch(more, body, end);
    b.switch_to(body);
    b.effect(Op::Store { address: p, value: i.clone() });
    let less = b.binary(BinaryOp::Sub, i, word(1, 32));
    b.jump(head, vec![less]);
    b.switch_to(end);
    let callee = FunctionId::from_usize(0);
    let result = b.define(Op::Call { callee, args: vec![word(0, 32)], origin }, INT);
    b.terminate(Terminator::Return(vec![result]));
    program.functions.push(b.finish());
    program.entry = Some(callee);
    program
}

fn main(program: &mut Program) -> &mut Function {
    &mut program.functions[FunctionId::from_usize(0)]
}

fn block(program: &mut Program, n: usize) -> &mut Block {
    &mut main(program).blocks[BlockId::from_usize(n)]
}

fn op(program: &mut Program, n: usize, i: usize) -> &mut Op {
    &mut block(program, n).instrs[i].op
}

#[test]
fn defects_are_found() {
    assert_eq!(validate(&valid()), Ok(()));
    type Defect = fn(&mut Program);
    let cases: [(&str, Defect); 24] = [
        ("pointers of 20 bits", |p| p.pointer_bits = 20),
        ("is no chain of calls", |p| {
            let call = Some((ContextId::from_usize(2), SiteId::from_usize(0)));
            p.contexts.push(Context { call });
        }),
        ("the entry is no function", |p| p.entry = Some(FunctionId::from_usize(1))),
        ("the part at 2 overlaps", |p| {
            let parts = vec![(0, Part::Word(Bits::zero(32))), (2, Part::Bytes(vec![1]))];
            p.globals[GlobalId::from_usize(0)].init = Initial::Parts(parts);
        }),
        ("the part at 8", |p| {
            let parts = vec![(8, Part::Bytes(vec![1]))];
            p.globals[GlobalId::from_usize(0)].init = Initial::Parts(parts);
        }),
        ("no power of two", |p| p.globals[GlobalId::from_usize(0)].align = 3),
        ("a jump to b9", |p| {
            let target = Target { block: BlockId::from_usize(9), args: vec![] };
            block(p, 0).terminator = Terminator::Jump(target);
        }),
        ("a jump to the entry block", |p| {
            let target = Target { block: BlockId::from_usize(0), args: vec![] };
            block(p, 3).terminator = Terminator::Jump(target);
        }),
        ("0 values for the parameters of b1", |p| block(p, 2).terminator.targets_mut()[0].args.clear()),
        ("a value of type i8 where i32", |p| {
            block(p, 2).terminator.targets_mut()[0].args = vec![word(0, 8)];
        }),
        ("0 values for 1 results", |p| block(p, 3).terminator = Terminator::Return(vec![])),
        ("is defined twice", |p| {
            let again = block(p, 1).instrs[0].clone();
            block(p, 1).instrs.push(again);
        }),
        ("is not defined on every way here", |p| {
            let less = Operand::Value(block(p, 2).instrs[1].defs[0]);
            *op(p, 3, 0) = Op::Copy(less);
        }),
        ("is not defined on every way here", |p| {
            let own = Operand::Value(block(p, 1).instrs[0].defs[0]);
            *op(p, 1, 0) = Op::Copy(own);
        }),
        ("is no value of the function", |p| {
            *op(p, 1, 0) = Op::Assume(Operand::Value(ValueId::from_usize(99)));
        }),
        ("a value of type i32 where ptr", |p| {
            *op(p, 2, 0) = Op::Store { address: word(0, 32), value: word(0, 32) };
        }),
        ("a value of type i12 in memory", |p| {
            *op(p, 2, 0) = Op::Store { address: Operand::Null, value: word(0, 12) };
        }),
        ("nothing is defined here", |p| *op(p, 1, 0) = Op::Assume(word(1, 1))),
        ("0 values where one is defined", |p| *op(p, 2, 0) = Op::Copy(word(0, 32))),
        ("the numbers of arguments", |p| {
            if let Op::Call { args, .. } = op(p, 3, 0) {
                args.clear();
            }
        }),
        ("the origin does not exist", |p| {
            let origin = op(p, 0, 0).origin_mut().expect("an allocation has one");
            origin.site = SiteId::from_usize(7);
        }),
        ("the variable does not exist", |p| {
            *op(p, 2, 0) = Op::Name { variable: VariableId::from_usize(0), value: word(0, 1) };
        }),
        ("a global that does not exist", |p| {
            let address = Operand::Global(GlobalId::from_usize(4));
            *op(p, 2, 0) = Op::Store { address, value: word(0, 32) };
        }),
        ("occurs twice", |p| {
            let to = Target { block: BlockId::from_usize(3), args: vec![] };
            let cases = vec![(Bits::zero(32), to.clone()), (Bits::zero(32), to.clone())];
            block(p, 0).terminator = Terminator::Switch { value: word(0, 32), cases, default: to };
        }),
    ];
    for (expected, defect) in cases {
        let mut program = valid();
        defect(&mut program);
        let found = validate(&program).expect_err(expected);
        assert!(found.contains(expected), "expected `{expected}`, found `{found}`");
    }
}

/// What is not reached may use anything that exists, as LLVM allows.
#[test]
fn blocks_that_are_not_reached_may_use_anything() {
    let mut program = valid();
    let less = Operand::Value(block(&mut program, 2).instrs[1].defs[0]);
    let dead = block(&mut program, 3).clone();
    main(&mut program).blocks.push(Block {
        instrs: vec![],
        terminator: Terminator::Return(vec![less]),
        ..dead
    });
    assert_eq!(validate(&program), Ok(()));
    block(&mut program, 4).terminator = Terminator::Return(vec![word(0, 1)]);
    assert!(validate(&program).is_err());
}

#[test]
fn text_and_graph_of_a_program() {
    let expected = "\
; little-endian, pointers of 32 bits
global @g size 8 align 4 {0: i32 0, 4: null}

entry function @main(%0: i32) -> (i32) {
b0: (entry)
  %1: ptr = alloc stack i32 4 align 4 s0
  jump b1(%0)
b1(%2: i32):
  %3: i1 = ne %2, i32 0
  branch %3 b2 b3
b2:
  store %1, %2
  %4: i32 = sub %2, i32 1
  jump b1(%4)
b3:
  %5: i32 = call @main(i32 0) s0
  return %5
}
";
    assert_eq!(print::program(&valid()), expected);
    let graph = crate::program::dot::program(&valid());
    assert!(graph.contains("f0b1 -> f0b3 [label=\"0\"];"), "{graph}");
    assert!(graph.contains("store %1, %2\\l"), "{graph}");
}
