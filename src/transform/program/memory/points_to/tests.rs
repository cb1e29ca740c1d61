//! Small programs and what their pointers may reach.

use super::*;
use eufonium_base::Bits;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{CompareOp, ContextId, Global, Origin, Site, SiteId};

const PTR: Type = Type::Pointer;

/// A program with three globals of 32 bytes, and `main` as this builds it; `main` returns the pointers that are asked about.
fn analyse(build: impl FnOnce(&mut FunctionBuilder, [Operand; 3]) -> Vec<Operand>) -> (PointsTo, Vec<Cell>) {
    let mut program = Program::new(64, true);
    program.sites.push(Site { kind: SiteKind::Uninitialised, at: None });
    let globals = [(); 3].map(|()| {
        let init = Initial::Parts(vec![]);
        let (name, size, align, constant, variable) = (String::new(), 32, 8, false, None);
        Operand::Global(program.globals.push(Global {
            name,
            size,
            align,
            constant,
            pointers: true,
            init,
            variable,
        }))
    });
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let asked = build(&mut b, globals);
    b.terminate(Terminator::Return(vec![]));
    let id = program.functions.push(b.finish());
    let points = PointsTo::new(&program);
    let cells = asked.iter().map(|o| points.cell(id, o).expect("a pointer")).collect();
    (points, cells)
}

fn offset(b: &mut FunctionBuilder, base: &Operand, constant: i64, scaled: Vec<(Operand, i64)>) -> Operand {
    b.define(Op::Offset { base: base.clone(), constant, scaled, inbounds: true, member: None }, PTR)
}
fn load(b: &mut FunctionBuilder, address: &Operand, ty: Type) -> Operand {
    b.define(Op::load(address.clone()), ty)
}
fn store(b: &mut FunctionBuilder, address: &Operand, value: &Operand) {
    b.effect(Op::Store { address: address.clone(), value: value.clone() });
}
fn number(b: &mut FunctionBuilder, pointer: &Operand) -> Operand {
    b.cast(CastOp::PointerToInt, pointer.clone(), Type::Int(64))
}
fn pointer(b: &mut FunctionBuilder, number: Operand) -> Operand {
    b.cast(CastOp::IntToPointer, number, PTR)
}
fn any(b: &mut FunctionBuilder, ty: Type) -> Operand {
    let origin = Origin { site: SiteId::from_usize(0), context: ContextId::from_usize(0) };
    b.havoc(origin, ty)
}

#[test]
fn fields_are_told_apart() {
    let (_, cells) = analyse(|b, [x, y, z]| {
        let field = offset(b, &x, 8, vec![]);
        store(b, &x, &y);
        store(b, &field, &z);
        vec![load(b, &x, PTR), load(b, &field, PTR), y, z]
    });
    assert_eq!(cells[0], cells[2]);
    assert_eq!(cells[1], cells[3]);
    assert_ne!(cells[2].node, cells[3].node);
}

#[test]
fn strides_merge_what_they_meet() {
    let (points, cells) = analyse(|b, [x, y, z]| {
        let i = any(b, Type::Int(64));
        let (first, second) = (offset(b, &x, 0, vec![(i.clone(), 16)]), offset(b, &x, 8, vec![(i, 16)]));
        store(b, &first, &y);
        store(b, &second, &z);
        let third = offset(b, &x, 24, vec![]);
        vec![load(b, &third, PTR), y, z, x]
    });
    assert_eq!(cells[0], cells[2]);
    assert_ne!(cells[0].node, cells[1].node);
    assert_eq!(points.modulus(cells[3].node), 16);
}

#[test]
fn copies_merge_contents() {
    let (_, cells) = analyse(|b, [x, y, z]| {
        let field = offset(b, &x, 8, vec![]);
        store(b, &field, &z);
        b.effect(Op::CopyMemory { to: y.clone(), from: x, length: word(32, 64) });
        let field = offset(b, &y, 8, vec![]);
        vec![load(b, &field, PTR), z]
    });
    assert_eq!(cells[0], cells[1]);
}

#[test]
fn differences_of_pointers_merge_nothing() {
    let (points, cells) = analyse(|b, [x, y, z]| {
        let (a, c) = (number(b, &x), number(b, &y));
        let difference = b.binary(BinaryOp::Sub, a, c);
        store(b, &z, &difference);
        b.compare(CompareOp::Eq, difference, word(0, 64));
        vec![x, y]
    });
    assert_ne!(cells[0].node, cells[1].node);
    assert_eq!(points.modulus(cells[0].node), 0);
}

#[test]
fn words_carry_pointers_where_they_become_pointers_again() {
    let (points, cells) = analyse(|b, [x, y, z]| {
        let n = number(b, &x);
        let n = b.binary(BinaryOp::Add, n, word(8, 64));
        store(b, &y, &n);
        let n = load(b, &y, Type::Int(64));
        let p = pointer(b, n);
        let m = number(b, &z);
        let m = b.binary(BinaryOp::And, m, Operand::Const(Bits::from_u64(!7, 64)));
        vec![p, x, pointer(b, m), z]
    });
    assert_eq!(cells[0], cells[1].plus(8));
    assert_eq!(cells[2].node, cells[3].node);
    assert_eq!(points.modulus(cells[3].node), 1);
    assert!(points.is_external(cells[0].node));
}

#[test]
fn pointers_read_as_words_and_written_back_are_followed() {
    let (_, cells) = analyse(|b, [x, y, z]| {
        store(b, &x, &z);
        let n = load(b, &x, Type::Int(64));
        store(b, &y, &n);
        vec![load(b, &y, PTR), z]
    });
    assert_eq!(cells[0], cells[1]);
}

#[test]
fn calls_pass_pointers_both_ways() {
    let mut program = Program::new(32, true);
    let mut b = FunctionBuilder::new("id", &[PTR], &[PTR]);
    let params = b.params();
    b.terminate(Terminator::Return(params));
    let callee = program.functions.push(b.finish());
    let site = program.sites.push(Site { kind: SiteKind::Call, at: None });
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let mut object = || {
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let (kind, size) = (AllocKind::Stack, word(4, 32));
        let object = b.define(Op::Alloc { kind, size, align: 4, origin }, PTR);
        let op = Op::Call { callee, args: vec![object.clone()], origin };
        (object, b.define(op, PTR))
    };
    let ((x, passed), (y, _)) = (object(), object());
    let id = program.functions.push(b.finish());
    let points = PointsTo::new(&program);
    assert_eq!(points.cell(id, &x), points.cell(id, &passed));
    assert_eq!(points.cell(id, &x), points.cell(id, &y));
    assert_eq!(points.result(callee, 0), points.cell(id, &y).expect("a pointer"));
}
