//! Globals that only the entry uses become values; all others stay.

use super::small::*;
use crate::program::passes::promote::promote;
use eufonium_ir::program::build::word;
use eufonium_ir::program::eval::{self, End, Limits, Zeros};
use eufonium_ir::program::{
    BinaryOp, CompareOp, Global, GlobalId, Initial, Instr, Op, Operand, Part, Program, SiteKind, validate,
};

fn global(program: &mut Program, pointers: bool, parts: Vec<(u64, Part)>) -> GlobalId {
    program.globals.push(Global {
        name: "g".into(),
        size: 8,
        align: 8,
        constant: false,
        pointers,
        init: Initial::Parts(parts),
        variable: None,
    })
}

/// What else a program does with the global that its entry reads and writes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Use {
    None,
    ByAnotherFunction,
    ByAnotherGlobal,
    EntryIsCalled,
    EntryIsNamed,
    AsksWhatIsLost,
    AsksWhatIsLostOfNumbers,
    OfAnyContents,
    OfConstants,
    ReadAsNumber,
    Passed,
}

/// The entry adds one to the second half of a global that begins as 5 and 7, and asserts that it is 8 then.
fn program(with: Use) -> Program {
    let mut program = empty();
    let parts = vec![(0, Part::Bytes(vec![5, 0, 0, 0])), (4, Part::Bytes(vec![7]))];
    let target = match with {
        Use::ReadAsNumber => {
            let other = global(&mut program, false, vec![]);
            global(&mut program, true, vec![(0, Part::Address(Operand::Global(other), 0))])
        }
        _ => global(&mut program, with != Use::AsksWhatIsLostOfNumbers, parts),
    };
    match with {
        Use::ByAnotherGlobal => {
            global(&mut program, true, vec![(0, Part::Address(Operand::Global(target), 4))]);
        }
        Use::OfAnyContents => program.globals[target].init = Initial::Any,
        Use::OfConstants => program.globals[target].constant = true,
        _ => {}
    }
    let other = add(&mut program, &[], &[], |b, _| {
        if with == Use::ByAnotherFunction {
            b.effect(Op::Store { address: Operand::Global(target), value: word(1, 32) });
        }
        returns(b, vec![]);
    });
    let entry = add(&mut program, &[], &[WORD], |b, p| {
        let place = offset(b, &Operand::Global(target), 4);
        let value = b.define(Op::load(place.clone()), WORD);
        let more = b.binary(BinaryOp::Add, value, word(1, 32));
        b.effect(Op::Store { address: place.clone(), value: more });
        match with {
            Use::AsksWhatIsLost | Use::AsksWhatIsLostOfNumbers => drop(b.define(Op::AllReached, BIT)),
            Use::Passed => {
                let object = object(b, p, 8);
                b.effect(Op::Store { address: object, value: place.clone() });
            }
            _ => {}
        }
        let again = b.define(Op::load(place), WORD);
        let equal = b.compare(CompareOp::Eq, again.clone(), word(8, 32));
        if !matches!(with, Use::ReadAsNumber | Use::OfAnyContents | Use::OfConstants) {
            b.effect(check(equal));
        }
        returns(b, vec![again]);
    });
    program.entry = Some(entry);
    if with == Use::EntryIsCalled {
        let origin = origin(&mut program, SiteKind::Call);
        let block = program.functions[other].entry;
        let result = program.functions[other].value(WORD);
        let op = Op::Call { callee: entry, args: vec![], origin };
        let call = Instr { defs: vec![result], op, at: None };
        program.functions[other].blocks[block].instrs.push(call);
    }
    if with == Use::EntryIsNamed {
        global(&mut program, true, vec![(0, Part::Address(Operand::Function(entry), 0))]);
    }
    validate::validate(&program).expect("it is valid");
    program
}

#[test]
fn what_nobody_else_uses_becomes_values() {
    use Use::*;
    for (with, goes) in [
        (None, true),
        (AsksWhatIsLostOfNumbers, true),
        (ByAnotherFunction, false),
        (ByAnotherGlobal, false),
        (EntryIsCalled, false),
        (EntryIsNamed, false),
        (AsksWhatIsLost, false),
        (OfAnyContents, false),
        (OfConstants, false),
        (ReadAsNumber, false),
        (Passed, false),
    ] {
        let before = program(with);
        let mut after = before.clone();
        promote(&mut after);
        validate::validate(&after).expect("it is valid");
        assert_eq!(count(&after, |op| matches!(op, Op::Load { .. })) == 0, goes, "{with:?}");
        let ends = |program: &Program| eval::run(program, &mut Zeros, &Limits::default()).end;
        assert_eq!(ends(&before), ends(&after), "{with:?}");
        assert!(!goes || ends(&after) == End::Exit, "{with:?}");
    }
}
