use super::*;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{
    BinaryOp, CastOp, CompareOp, ContextId, Global, GlobalId, Initial, Origin, SiteId,
};

/// Whether numbers are looked at if this is done with the words of the addresses of two objects of 16 bytes, aligned to 8.
fn observed(use_words: impl Fn(&mut FunctionBuilder, Operand, Operand)) -> bool {
    let mut program = Program::new(64, true);
    for name in ["x", "y", "z"] {
        let init = Initial::Parts(vec![]);
        let (name, constant, variable) = (name.into(), false, None);
        program.globals.push(Global { name, size: 16, align: 8, constant, pointers: true, init, variable });
    }
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let x = b.cast(CastOp::PointerToInt, global(0), Type::Int(64));
    let y = b.cast(CastOp::PointerToInt, global(1), Type::Int(64));
    use_words(&mut b, x, y);
    b.terminate(Terminator::Return(vec![]));
    let main = program.functions.push(b.finish());
    program.entry = Some(main);
    let points = PointsTo::new(&program);
    let objects = Objects::new(&program, &CallGraph::new(&program), &points).expect("there is room");
    let addresses = Addresses::new(&program, &points, &objects);
    !addresses.numbers.is_empty() || addresses.table.is_some() || !addresses.companions.is_empty()
}

fn global(i: usize) -> Operand {
    Operand::Global(GlobalId::from_usize(i))
}

fn at(b: &mut FunctionBuilder, base: Operand, constant: i64) -> Operand {
    b.define(Op::Offset { base, constant, scaled: vec![], inbounds: true, member: None }, Type::Pointer)
}

#[test]
fn what_layouts_agree_on_is_not_observed() {
    assert!(!observed(|b, x, _| {
        let moved = b.binary(BinaryOp::Add, x.clone(), word(8, 64));
        b.binary(BinaryOp::Sub, moved, x);
    }));
    assert!(!observed(|b, x, y| drop(b.compare(CompareOp::Eq, x, y))));
    assert!(!observed(|b, x, _| drop(b.compare(CompareOp::Ne, x, word(0, 64)))));
    assert!(!observed(|b, x, _| drop(b.binary(BinaryOp::And, x, word(7, 64)))));
    assert!(!observed(|b, x, _| drop(b.binary(BinaryOp::URem, x, word(8, 64)))));
    assert!(!observed(|b, x, _| {
        let tagged = b.binary(BinaryOp::Or, x, word(1, 64));
        let clean = b.binary(BinaryOp::And, tagged, word(u64::MAX - 1, 64));
        b.cast(CastOp::IntToPointer, clean, Type::Pointer);
    }));
    assert!(!observed(|b, _, _| {
        let (p, q) = (at(b, global(0), 4), at(b, global(0), 16));
        b.compare(CompareOp::Ult, p, q);
    }));
    assert!(!observed(|b, _, _| {
        let p = at(b, global(0), 4);
        b.compare(CompareOp::Eq, p, global(1));
    }));
}

/// The start and the end of a buffer of which a loop makes another one, `second` of the parts being the end.
fn distance_in_loop(second: usize) -> bool {
    observed(|b, _, _| {
        let head = b.new_block(&[Type::Pointer, Type::Pointer]);
        let end = at(b, global(0), 8);
        b.jump(head, vec![global(0), end]);
        b.switch_to(head);
        let (words, next) = (b.block_params(head), [1, second].map(global));
        let words = words.into_iter().map(|p| b.cast(CastOp::PointerToInt, p, Type::Int(64)));
        let words: Vec<Operand> = words.collect();
        b.binary(BinaryOp::Sub, words[1].clone(), words[0].clone());
        let (again, done) = (b.new_block(&[]), b.new_block(&[]));
        let more = b.compare(CompareOp::Eq, words[0].clone(), words[1].clone());
        b.branch(more, again, done);
        b.switch_to(again);
        let end = at(b, next[1].clone(), 4);
        b.jump(head, vec![next[0].clone(), end]);
        b.switch_to(done);
    })
}

#[test]
fn pointers_that_move_together_keep_their_distance() {
    assert!(!distance_in_loop(1) && distance_in_loop(2));
}

#[test]
fn distances_from_null_are_numbers() {
    assert!(!observed(|b, _, _| {
        let size = at(b, Operand::Null, 24);
        let size = b.cast(CastOp::PointerToInt, size, Type::Int(64));
        b.binary(BinaryOp::And, size, word(8, 64));
    }));
}

#[test]
fn what_depends_on_the_layout_is_observed() {
    assert!(observed(|b, x, y| drop(b.binary(BinaryOp::Sub, x, y))));
    assert!(observed(|b, x, _| drop(b.binary(BinaryOp::And, x, word(12, 64)))));
    assert!(observed(|b, x, _| drop(b.compare(CompareOp::Ult, x, word(4096, 64)))));
    assert!(observed(|b, x, y| drop(b.compare(CompareOp::Ult, x, y))));
    assert!(observed(|b, x, y| drop(b.binary(BinaryOp::Add, x, y))));
    assert!(observed(|b, _, _| drop(b.compare(CompareOp::Ult, global(0), global(1)))));
    assert!(observed(|b, _, _| {
        let end = at(b, global(0), 16);
        b.compare(CompareOp::Eq, end, global(1));
    }));
    assert!(observed(|b, x, _| {
        let low = b.cast(CastOp::Truncate, x, Type::Int(32));
        b.compare(CompareOp::Ult, low, word(7, 32));
    }));
    assert!(observed(|b, x, _| {
        let moved = b.binary(BinaryOp::Sub, x, word(1, 64));
        b.binary(BinaryOp::URem, moved, word(16, 64));
    }));
}

#[test]
fn words_are_followed_through_memory() {
    let through = |load: u32, observe: bool| {
        observed(|b, x, _| {
            b.effect(Op::Store { address: global(2), value: x });
            let place = at(b, global(2), i64::from(load == 8));
            let word_type = Type::Int(load);
            let loaded = b.define(Op::load(place), word_type);
            match observe {
                true => drop(b.compare(CompareOp::Ult, loaded, word(3, load))),
                false => b.effect(Op::Store { address: global(1), value: loaded }),
            }
        })
    };
    assert!(through(64, true) && through(8, true));
    assert!(!through(64, false) && !through(8, false));
}

/// A program with three objects, of which the first one is freed, or its life ends if it is on the stack; these operands are compared.
fn compared_of(
    kind: AllocKind,
    ends: impl Fn(&mut FunctionBuilder, &Operand),
    choose: impl Fn(&mut FunctionBuilder, [Operand; 3]) -> (Operand, Operand),
) -> bool {
    let mut program = Program::new(64, true);
    let init = Initial::Parts(vec![]);
    program.globals.push(Global {
        name: "g".into(),
        size: 8,
        align: 8,
        constant: false,
        pointers: true,
        init,
        variable: None,
    });
    let origin = Origin { site: SiteId::from_usize(0), context: ContextId::from_usize(0) };
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let mut make = || {
        let size = word(16, 64);
        b.define(Op::Alloc { kind, size, align: 8, origin }, Type::Pointer)
    };
    let objects = [make(), make(), make()];
    ends(&mut b, &objects[0]);
    let (x, y) = choose(&mut b, objects);
    b.compare(CompareOp::Eq, x, y);
    b.terminate(Terminator::Return(vec![]));
    let main = program.functions.push(b.finish());
    program.entry = Some(main);
    compares_dangling(&program).is_some()
}

fn compared(choose: impl Fn(&mut FunctionBuilder, [Operand; 3]) -> (Operand, Operand)) -> bool {
    compared_of(AllocKind::Heap, |b, gone| b.effect(Op::Free(gone.clone())), choose)
}

#[test]
fn variables_of_the_entry_live_to_its_end() {
    let of_stack = |ends: bool| {
        let ends = move |b: &mut FunctionBuilder, gone: &Operand| {
            if ends {
                b.effect(Op::EndLife(gone.clone()));
            }
        };
        compared_of(AllocKind::Stack, ends, |b, [gone, other, _]| (at(b, other, 8), gone))
    };
    assert!(of_stack(true));
    assert!(!of_stack(false));
}

#[test]
fn only_objects_that_are_made_later_take_the_place_of_one_that_is_gone() {
    assert!(compared(|_, [gone, other, _]| (gone, other)));
    assert!(compared(|b, [gone, other, _]| (at(b, other, 8), at(b, gone, 8))));
    assert!(!compared(|_, [_, x, y]| (x, y)));
    assert!(!compared(|_, [gone, ..]| (gone.clone(), gone)));
    assert!(!compared(|_, [gone, ..]| (gone, Operand::Null)));
    assert!(!compared(|_, [gone, ..]| (gone, global(0))));
}
