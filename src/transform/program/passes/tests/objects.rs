//! Objects of functions that are inlined, and copies into new objects.

use super::small::*;
use crate::program::passes::fresh::fresh;
use crate::program::passes::inline::{InlineOptions, inline};
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::eval::{self, End, Limits, Zeros};
use eufonium_ir::program::{CompareOp, Op, Operand, Program, SiteKind, Type, validate};

#[test]
fn objects_of_a_function_die_where_its_call_was() {
    // Whether the object of a callee is valid after the call, which is in a loop or not.
    for in_loop in [false, true] {
        let mut program = empty();
        let callee = add(&mut program, &[], &[Type::Pointer], |b, p| {
            let object = object(b, p, 4);
            returns(b, vec![object]);
        });
        program.entry = Some(add(&mut program, &[], &[WORD], |b, p| {
            let body = b.new_block(&[]);
            b.jump(body, vec![]);
            b.switch_to(body);
            let origin = origin(p, SiteKind::Call);
            let address = b.define(Op::Call { callee, args: vec![], origin }, Type::Pointer);
            let valid = b.define(Op::IsValid { address, length: word(4, 64) }, BIT);
            b.effect(check(valid));
            if in_loop {
                b.jump(body, vec![]);
            } else {
                returns(b, vec![word(0, 32)]);
            }
        }));
        assert_eq!(inline(&mut program, &InlineOptions::default()), !in_loop);
        validate::validate(&program).expect("it is valid");
        let run = eval::run(&program, &mut Zeros, &Limits::default());
        assert!(matches!(run.end, End::Violation(_)), "{:?}", run.end);
    }
}

/// What comes between the making of an object and a copy of any bytes into it.
type Between = fn(&mut FunctionBuilder, &mut Program, &Operand);

#[test]
fn any_bytes_over_any_bytes_are_no_copies() {
    let nothing: Between = |_, _, _| {};
    let another: Between = |b, p, _| _ = object(b, p, 8);
    let writes: Between = |b, _, to| b.effect(Op::Store { address: to.clone(), value: word(1, 32) });
    let reads: Between = |b, _, to| {
        let value = b.define(Op::load(to.clone()), WORD);
        let is_one = b.compare(CompareOp::Eq, value, word(1, 32));
        b.effect(check(is_one));
    };
    for (between, or_null, goes) in [
        (nothing, false, true),
        (nothing, true, true),
        (another, false, true),
        (writes, false, false),
        (reads, false, false),
    ] {
        let mut program = single(&[BIT], &[WORD], |b, p| {
            let to = object(b, p, 4);
            between(b, p, &to);
            let condition = b.params()[0].clone();
            let choice = Op::Select { condition, then: Operand::Null, otherwise: to.clone() };
            let target = if or_null { b.define(choice, Type::Pointer) } else { to.clone() };
            let from = object(b, p, 4);
            b.effect(Op::CopyMemory { to: target, from, length: word(4, 64) });
            let value = b.define(Op::load(to), WORD);
            returns(b, vec![value]);
        });
        assert_eq!(fresh(&mut program), goes);
        assert_eq!(count(&program, |op| matches!(op, Op::CopyMemory { .. })), usize::from(!goes));
    }
}
