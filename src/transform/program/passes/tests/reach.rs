//! What no run reaches.

use super::small::*;
use crate::program::passes::reach;
use eufonium_ir::program::{Global, Initial, Instr, Op, Operand, Part, SiteKind};
use std::borrow::Cow;

/// A function that nobody calls, with a text that it alone reads.
#[test]
fn what_no_run_reaches_goes() {
    let mut program = single(&[], &[], |b, _| returns(b, vec![]));
    let init = Initial::Parts(vec![(0, Part::Bytes(b"text".to_vec()))]);
    let text = Global { name: "text".into(), size: 4, align: 1, constant: true, init, variable: None };
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
