//! What no run reaches.

use super::small::*;
use crate::program::passes::{callees, compact, reach};
use eufonium_ir::program::{
    CompareOp, Declared, Global, Initial, Instr, Op, Operand, Part, Program, SiteKind, Terminator, Type,
    validate,
};
use std::borrow::Cow;

/// A function that nobody calls, with a text that it alone reads.
#[test]
fn what_no_run_reaches_goes() {
    let mut program = single(&[], &[], |b, _| returns(b, vec![]));
    let init = Initial::Parts(vec![(0, Part::Bytes(b"text".to_vec()))]);
    let text = Global {
        name: "text".into(),
        size: 4,
        align: 1,
        constant: true,
        pointers: true,
        init,
        variable: None,
    };
    let text = program.globals.push(text);
    let other = add(&mut program, &[], &[WORD], |b, _| {
        let word = b.define(Op::load(Operand::Global(text)), WORD);
        returns(b, vec![word]);
    });
    let left = reach::without_unreached(&program).into_owned();
    assert_eq!(left.functions[other].instrs().count(), 0);
    assert_eq!(left.globals[text].init, Initial::Parts(vec![]));
    assert!(matches!(reach::without_unreached(&left), Cow::Borrowed(_)), "there is nothing left to do");
    // What is called stays.
    let entry = program.entry.expect("there is an entry");
    let origin = origin(&mut program, SiteKind::Call);
    let call = Op::Call { callee: other, args: vec![], origin };
    let word = program.functions[entry].value(WORD);
    let block = program.functions[entry].entry;
    program.functions[entry].blocks[block].instrs.push(Instr { defs: vec![word], op: call, at: None });
    assert!(matches!(reach::without_unreached(&program), Cow::Borrowed(_)));
}

/// Where the pointer comes from that is called.
#[derive(Clone, Copy, Debug)]
enum From {
    First,
    Second,
    Either,
    Outside,
}

/// A record holds two of three functions and its own address; a pointer is compared with all of them. What is called behind the second would
/// mix up all pointers of the record.
fn asks(from: From) -> Program {
    let mut program = empty();
    let calls = [false, true, false].map(|mixes| {
        add(&mut program, &[Type::Pointer], &[], |b, _| {
            if mixes {
                let place = b.params().remove(0);
                let (index, value) = (b.define(Op::load(place.clone()), Type::Int(64)), place.clone());
                let scaled = vec![(index, 8)];
                let offset = Op::Offset { base: place, constant: 0, scaled, inbounds: true, member: None };
                let address = b.define(offset, Type::Pointer);
                b.effect(Op::Store { address, value });
            }
            returns(b, vec![]);
        })
    });
    program.entry = Some(add(&mut program, &[Type::Int(1)], &[], |b, p| {
        let record = object(b, p, 24);
        let at = [0, 8, 16].map(|constant| offset(b, &record, constant));
        for (place, function) in at.iter().zip(calls).take(2) {
            b.effect(Op::Store { address: place.clone(), value: Operand::Function(function) });
        }
        b.effect(Op::Store { address: at[2].clone(), value: record.clone() });
        let condition = b.params().remove(0);
        let address = match from {
            From::First => at[0].clone(),
            From::Second => at[1].clone(),
            From::Either | From::Outside => {
                let (then, otherwise) = (at[0].clone(), at[1].clone());
                b.define(Op::Select { condition, then, otherwise }, Type::Pointer)
            }
        };
        let pointer = match from {
            From::Outside => {
                let origin = origin(p, SiteKind::External("f".to_string()));
                b.define(Op::Escaped { origin, to: Declared::UNSAID }, Type::Pointer)
            }
            _ => b.define(Op::load(address), Type::Pointer),
        };
        for callee in calls {
            let (found, next) = (b.new_block(&[]), b.new_block(&[]));
            let meant = b.compare(CompareOp::Eq, pointer.clone(), Operand::Function(callee));
            b.branch(meant, found, next);
            b.switch_to(found);
            let origin = origin(p, SiteKind::Call);
            b.effect(Op::Call { callee, args: vec![record.clone()], origin });
            returns(b, vec![]);
            b.switch_to(next);
        }
        b.terminate(Terminator::Stop);
    }));
    program
}

#[test]
fn pointers_mean_only_what_comes_to_them() {
    // What is stored there, for a place; both, where two places are one. The outside may know none of them here, but may give a number.
    for (from, called) in [(From::First, 1), (From::Second, 2), (From::Either, 2), (From::Outside, 3)] {
        let mut program = asks(from);
        if matches!(from, From::Outside) {
            let all = program.functions.keys().take(3).map(Operand::Function).collect();
            program.outside = all;
        }
        assert_eq!(callees::resolve_callees(&mut program), called < 3, "{from:?}");
        compact::compact(&mut program);
        validate::validate(&program).expect("it is valid");
        let calls = program.instrs().filter(|i| matches!(i.op, Op::Call { .. })).count();
        assert_eq!(calls, called, "{from:?}");
        assert!(
            !callees::resolve_callees(&mut program) || called == 3,
            "{from:?}: there is nothing left to do"
        );
    }
}
