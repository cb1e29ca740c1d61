//! What single passes do and leave, case by case.

use super::small::*;
use crate::program::passes::inline::{InlineMode, InlineOptions, inline};
use crate::program::passes::{compact, dce, fold, promote, reach, simplify_cfg, slice};
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CastOp, CompareOp, Declared, FunctionId, Global, Initial, Op, Operand, Part,
    Program, SiteKind, SourceType, Target, Terminator, Type, Variable, validate,
};

fn is_alloc(op: &Op) -> bool {
    matches!(op, Op::Alloc { .. })
}

fn variable(program: &mut Program, bits: u32) -> eufonium_ir::program::VariableId {
    let ty = SourceType::Int { signed: true, bits };
    program.variables.push(Variable { name: "x".into(), ty, function: None, at: None })
}

type Make = fn(&mut FunctionBuilder, &mut Program, Operand);

/// Accesses of an object of 16 bytes, and whether it becomes values.
const OBJECTS: &[(&str, bool, Make)] = &[
    ("a word", true, |b, _, o| {
        b.effect(Op::Store { address: o.clone(), value: word(1, 32) });
        b.define(Op::load(o), WORD);
    }),
    ("words that overlap", true, |b, _, o| {
        let half = offset(b, &o, 2);
        b.effect(Op::Store { address: o, value: word(1, 32) });
        b.define(Op::load(half), WORD);
    }),
    ("a setting and a copy inside", true, |b, _, o| {
        b.effect(Op::SetMemory { to: o.clone(), byte: word(1, 8), length: word(16, 64) });
        let behind = offset(b, &o, 8);
        b.effect(Op::CopyMemory { to: behind.clone(), from: o, length: word(8, 64) });
        b.define(Op::load(behind), WORD);
    }),
    ("a pointer that is cleared", true, |b, _, o| {
        b.effect(Op::SetMemory { to: o.clone(), byte: word(0, 8), length: word(16, 64) });
        b.define(Op::load(o), Type::Pointer);
    }),
    ("a pointer that is also an integer", false, |b, _, o| {
        b.effect(Op::Store { address: o.clone(), value: word(1, 64) });
        b.define(Op::load(o), Type::Pointer);
    }),
    ("half a pointer", false, |b, _, o| {
        b.effect(Op::Store { address: o.clone(), value: Operand::Null });
        b.define(Op::load(o), WORD);
    }),
    ("an address that is stored", false, |b, _, o| {
        b.effect(Op::Store { address: o.clone(), value: o });
    }),
    ("an index that is not constant", false, |b, p, o| {
        let index = havoc(b, p, Type::Int(64));
        let op = Op::Offset { base: o, constant: 0, scaled: vec![(index, 4)], inbounds: true, member: None };
        let address = b.define(op, Type::Pointer);
        b.define(Op::load(address), WORD);
    }),
    ("an access behind the end", false, |b, _, o| {
        let address = offset(b, &o, 14);
        b.define(Op::load(address), WORD);
    }),
    ("an access before the start", false, |b, _, o| {
        let address = offset(b, &o, -1);
        b.define(Op::load(address), WORD);
    }),
    ("a copy of any length", false, |b, p, o| {
        let length = havoc(b, p, Type::Int(64));
        let behind = offset(b, &o, 8);
        b.effect(Op::CopyMemory { to: behind, from: o, length });
    }),
    ("an address as a number", false, |b, _, o| drop(b.cast(CastOp::PointerToInt, o, Type::Int(64)))),
];

#[test]
fn which_objects_become_values() {
    for (what, expected, make) in OBJECTS {
        let mut program = single(&[], &[], |b, p| {
            let object = object(b, p, 16);
            make(b, p, object);
        });
        validate::validate(&program).expect("the case is a program");
        promote::promote(&mut program);
        validate::validate(&program).expect(what);
        assert_eq!(count(&program, is_alloc) == 0, *expected, "{what}");
    }
}

/// A large object that is only copied from stays, and the copy is one step; a small one, or one that is written too, becomes words.
#[test]
fn large_sources_of_copies_stay() {
    for (size, written, stays) in [(128, false, true), (64, false, false), (128, true, false)] {
        let mut program = single(&[], &[], |b, p| {
            let origin = origin(p, SiteKind::Uninitialised);
            let heap = Op::Alloc { kind: AllocKind::Heap, size: word(size, 64), align: 8, origin };
            let to = b.define(heap, Type::Pointer);
            let from = object(b, p, size);
            if written {
                b.effect(Op::Store { address: from.clone(), value: word(1, 32) });
            }
            b.effect(Op::CopyMemory { to, from, length: word(size, 64) });
        });
        promote::promote(&mut program);
        validate::validate(&program).expect("it is valid");
        let copies = count(&program, |op| matches!(op, Op::CopyMemory { .. }));
        assert_eq!(copies == 1, stays, "{copies} copies");
    }
}

#[test]
fn stores_name_variables() {
    let mut program = single(&[WORD], &[WORD], |b, p| {
        let object = object(b, p, 4);
        let variable = variable(p, 32);
        b.effect(Op::Store { address: object.clone(), value: b.params()[0].clone() });
        b.effect(Op::Declare { variable, address: object.clone() });
        b.effect(Op::Store { address: object.clone(), value: word(2, 32) });
        let value = b.define(Op::load(object), WORD);
        returns(b, vec![value]);
    });
    promote::promote(&mut program);
    assert_eq!(count(&program, |op| matches!(op, Op::Name { .. })), 2);
    assert_eq!(count(&program, |op| matches!(op, Op::Declare { .. })), 0);
    let block = &main(&program).blocks[main(&program).entry];
    assert_eq!(block.terminator, Terminator::Return(vec![word(2, 32)]));
}

/// A loop that counts a parameter of its head up while a choice says so; `make` adds to its body.
fn counting(make: impl FnOnce(&mut FunctionBuilder, &mut Program), condition: bool) -> Program {
    single(&[], &[WORD], |b, p| {
        let head = b.new_block(&[WORD, WORD]);
        let (body, end) = (b.new_block(&[]), b.new_block(&[]));
        b.jump(head, vec![word(0, 32), word(7, 32)]);
        b.set_loop(head, place());
        b.switch_to(head);
        let [i, same] = b.block_params(head).try_into().expect("two parameters");
        let go_on = if condition { havoc(b, p, BIT) } else { word(1, 1) };
        b.branch(go_on, body, end);
        b.switch_to(body);
        make(b, p);
        let next = b.binary(BinaryOp::Add, i.clone(), word(1, 32));
        b.jump(head, vec![next, same.clone()]);
        b.switch_to(end);
        let sum = b.binary(BinaryOp::Add, i, same);
        returns(b, vec![sum]);
    })
}

#[test]
fn loops_keep_their_heads() {
    let mut program = counting(|_, _| {}, true);
    simplify_cfg::simplify_cfg(&mut program);
    validate::validate(&program).expect("it is valid");
    let function = main(&program);
    let cfg = eufonium_ir::program::cfg::Cfg::new(function);
    let loops = Loops::new(function, &cfg);
    let [head] = loops.heads() else { panic!("there is one loop") };
    assert_eq!(function.blocks[*head].loop_at, Some(place()));
    // The parameter that stays the same is gone, the counter is not.
    assert_eq!(function.blocks[*head].params.len(), 1);
}

#[test]
fn dead_ends_become_assumptions() {
    for (silent, assumptions) in [(true, 1), (false, 0)] {
        let mut program = single(&[], &[], |b, p| {
            let condition = havoc(b, p, BIT);
            let (end, on) = (b.new_block(&[]), b.new_block(&[]));
            b.branch(condition, end, on);
            b.switch_to(end);
            let object = object(b, p, 4);
            b.effect(Op::Store { address: object, value: word(1, 32) });
            if !silent {
                b.effect(check(word(0, 1)));
            }
            b.switch_to(on);
            returns(b, vec![]);
        });
        simplify_cfg::simplify_cfg(&mut program);
        assert_eq!(count(&program, |op| matches!(op, Op::Assume(_))), assumptions);
        assert_eq!(blocks(&program), if silent { 1 } else { 3 });
    }
}

#[test]
fn decided_branches_are_passed() {
    for named in [false, true] {
        let mut program = single(&[], &[WORD], |b, p| {
            let condition = havoc(b, p, BIT);
            let (other, meet) = (b.new_block(&[]), b.new_block(&[BIT]));
            let (one, two) = (b.new_block(&[]), b.new_block(&[]));
            let target = |block, args| Target { block, args };
            let (then, otherwise) = (target(other, vec![]), target(meet, vec![word(0, 1)]));
            b.terminate(Terminator::Branch { condition, then, otherwise });
            b.switch_to(other);
            let second = havoc(b, p, BIT);
            b.jump(meet, vec![second]);
            b.switch_to(meet);
            let found = b.block_params(meet)[0].clone();
            if named {
                b.effect(name(variable(p, 32).index(), word(0, 32)));
            }
            b.branch(found, one, two);
            b.switch_to(one);
            returns(b, vec![word(1, 32)]);
            b.switch_to(two);
            returns(b, vec![word(2, 32)]);
        });
        simplify_cfg::simplify_cfg(&mut program);
        validate::validate(&program).expect("it is valid");
        assert_eq!(blocks(&program), if named { 5 } else { 4 });
    }
}

#[test]
fn what_holds_is_known_below() {
    let mut program = single(&[WORD], &[BIT, WORD], |b, _| {
        let x = b.params()[0].clone();
        let five = b.compare(CompareOp::Eq, x.clone(), word(5, 32));
        b.effect(Op::Assume(five));
        let not_five = b.compare(CompareOp::Ne, x.clone(), word(5, 32));
        let six = b.binary(BinaryOp::Add, x, word(1, 32));
        returns(b, vec![not_five, six]);
    });
    fold::fold(&mut program);
    let block = &main(&program).blocks[main(&program).entry];
    assert_eq!(block.terminator, Terminator::Return(vec![word(0, 1), word(6, 32)]));
}

#[test]
fn what_holds_on_one_way_is_not_known_on_the_other() {
    let mut program = single(&[WORD], &[WORD], |b, _| {
        let x = b.params()[0].clone();
        let five = b.compare(CompareOp::Eq, x.clone(), word(5, 32));
        let (then, otherwise) = (b.new_block(&[]), b.new_block(&[]));
        b.branch(five, then, otherwise);
        for block in [then, otherwise] {
            b.switch_to(block);
            returns(b, vec![x.clone()]);
        }
    });
    fold::fold(&mut program);
    let returned: Vec<_> = main(&program).blocks.values().skip(1).map(|b| b.terminator.clone()).collect();
    let x = Operand::Value(main(&program).params[0]);
    assert_eq!(returned, [Terminator::Return(vec![word(5, 32)]), Terminator::Return(vec![x])]);
}

/// A program whose entry calls a function that `make` fills and returns its result or a constant.
fn caller(used: bool, make: impl FnOnce(&mut FunctionBuilder, &mut Program)) -> Program {
    let mut program = empty();
    let callee = add(&mut program, &[WORD], &[WORD], make);
    program.entry = Some(add(&mut program, &[], &[WORD], |b, p| {
        let value = havoc(b, p, WORD);
        let origin = origin(p, SiteKind::Call);
        let result = b.define(Op::Call { callee, args: vec![value], origin }, WORD);
        b.effect(check(word(1, 1)));
        returns(b, vec![if used { result } else { word(0, 32) }]);
    }));
    program
}

fn is_call(op: &Op) -> bool {
    matches!(op, Op::Call { .. })
}

/// Loops as long as a choice says so.
const LOOPS: Make = |b, p, _| {
    let (head, end) = (b.new_block(&[]), b.new_block(&[]));
    b.jump(head, vec![]);
    b.switch_to(head);
    let go_on = havoc(b, p, BIT);
    b.branch(go_on, head, end);
    b.switch_to(end);
};

/// Ends silently unless a choice says otherwise.
const ASSUMES: Make = |b, p, _| {
    let condition = havoc(b, p, BIT);
    b.effect(Op::Assume(condition));
};

#[test]
fn calls_without_effect_go() {
    let plain: Make = |_, _, _| {};
    for (used, body, calls) in [(false, plain, 0), (true, plain, 1), (false, ASSUMES, 1), (false, LOOPS, 1)] {
        let mut program = caller(used, |b, p| {
            let x = b.params()[0].clone();
            body(b, p, x.clone());
            returns(b, vec![x]);
        });
        dce::dce(&mut program);
        validate::validate(&program).expect("it is valid");
        assert_eq!(count(&program, is_call), calls);
        // The result that nobody uses is gone with the parameter it needs.
        assert_eq!(program.functions.values().next().expect("two functions").params.len(), usize::from(used));
    }
}

/// What may never return goes only where that does not count; checks and assumptions stay.
#[test]
fn calls_that_may_not_return_go_on_demand() {
    for (body, goes) in [(LOOPS, true), (ASSUMES, false)] {
        let mut program = caller(false, |b, p| {
            let x = b.params()[0].clone();
            body(b, p, x.clone());
            returns(b, vec![x]);
        });
        dce::dce_as_if_calls_returned(&mut program);
        validate::validate(&program).expect("it is valid");
        assert_eq!(count(&program, is_call) == 0, goes);
    }
}

#[test]
fn names_go_together() {
    for (second_is_used, names) in [(true, 2), (false, 0)] {
        let mut program = single(&[], &[WORD], |b, p| {
            let variable = variable(p, 32).index();
            let first = havoc(b, p, WORD);
            b.effect(name(variable, first.clone()));
            let second = havoc(b, p, WORD);
            b.effect(name(variable, second.clone()));
            let sum = b.binary(BinaryOp::Add, first.clone(), second);
            returns(b, vec![if second_is_used { sum } else { first }]);
        });
        dce::dce(&mut program);
        assert_eq!(count(&program, |op| matches!(op, Op::Name { .. })), names);
    }
}

#[test]
fn inlining_records_calls_and_keeps_to_its_limits() {
    let options = |mode, most_instrs| InlineOptions { mode, most_instrs };
    let with_object: Make = |b, p, x| {
        let object = object(b, p, 4);
        b.effect(Op::Store { address: object.clone(), value: x });
        let valid = b.define(Op::IsValid { address: object, length: word(4, 64) }, BIT);
        b.effect(check(valid));
    };
    let plain: Make = |b, p, _| drop(havoc(b, p, WORD));
    for (body, options, calls) in [
        (plain, options(InlineMode::All, 1000), 0),
        (plain, options(InlineMode::All, 1), 1),
        (plain, options(InlineMode::Small(0), 1000), 0),
        (with_object, options(InlineMode::All, 1000), 0),
    ] {
        let mut program = caller(true, |b, p| {
            let x = b.params()[0].clone();
            body(b, p, x.clone());
            let other = havoc(b, p, WORD);
            let sum = b.binary(BinaryOp::Add, x, other);
            returns(b, vec![sum]);
        });
        inline(&mut program, &options);
        validate::validate(&program).expect("it is valid");
        assert_eq!(count(&program, is_call), calls);
        let inner = |op: &Op| match op {
            Op::Havoc(origin) => program.calls(origin.context).len() == 1,
            _ => false,
        };
        assert_eq!(count(&program, inner) > 0, calls == 0);
    }
}

/// A call through a pointer that may be one of three functions. Of two globals each names one, and the third is named by nothing; the
/// first global is named by the entry if `uses` holds, and by the second otherwise. The world outside may give the entry a pointer.
fn tables(uses: bool, given: bool) -> Program {
    let mut program = empty();
    let targets: Vec<FunctionId> =
        (0..3).map(|_| add(&mut program, &[], &[], |b, _| returns(b, vec![]))).collect();
    let global = |program: &mut Program, function: usize, next: Operand| {
        let address = |operand| Part::Address(operand, 0);
        let parts = vec![(0, address(Operand::Function(targets[function]))), (8, address(next))];
        let (name, init) = ("table".to_string(), Initial::Parts(parts));
        program.globals.push(Global {
            name,
            size: 16,
            align: 8,
            constant: true,
            pointers: true,
            init,
            variable: None,
        })
    };
    let first = global(&mut program, 0, Operand::Null);
    let second = global(&mut program, 1, if uses { Operand::Null } else { Operand::Global(first) });
    let dispatcher = add(&mut program, &[Type::Pointer], &[], |b, p| {
        let pointer = b.params()[0].clone();
        for target in &targets {
            let (found, next) = (b.new_block(&[]), b.new_block(&[]));
            let meant = b.compare(CompareOp::Eq, pointer.clone(), Operand::Function(*target));
            b.branch(meant, found, next);
            b.switch_to(found);
            let origin = origin(p, SiteKind::Call);
            b.effect(Op::Call { callee: *target, args: vec![], origin });
            returns(b, vec![]);
            b.switch_to(next);
        }
        b.terminate(Terminator::Stop);
        b.function().dispatches = true;
    });
    program.entry = Some(add(&mut program, &[], &[], |b, p| {
        let pointer = b.define(Op::load(Operand::Global(if uses { first } else { second })), Type::Pointer);
        let call = origin(p, SiteKind::Call);
        b.effect(Op::Call { callee: dispatcher, args: vec![pointer], origin: call });
        if given {
            let origin = origin(p, SiteKind::External("f".to_string()));
            b.define(Op::Escaped { origin, to: Declared::UNSAID }, Type::Pointer);
        }
        returns(b, vec![]);
    }));
    program
}

#[test]
fn pointers_mean_only_what_is_named() {
    let cases = [
        (true, false, false, 1),
        (false, false, false, 2),
        (true, true, true, 2),
        // The outside knows the function, but the program has no pointer from there.
        (true, true, false, 1),
        (true, false, true, 1),
    ];
    for (uses, known, given, called) in cases {
        let mut program = tables(uses, given);
        if known {
            program.outside.push(Operand::Function(FunctionId::from_usize(2)));
        }
        assert!(reach::reach(&mut program));
        compact::compact(&mut program);
        validate::validate(&program).expect("it is valid");
        let calls = program.instrs().filter(|i| is_call(&i.op)).count();
        assert_eq!(calls, called + 1, "{uses} {known} {given}");
        assert!(!reach::reach(&mut program));
    }
}

#[test]
fn recursive_functions_stay() {
    let mut program = caller(true, |b, p| {
        let origin = origin(p, SiteKind::Call);
        let callee = eufonium_ir::program::FunctionId::from_usize(0);
        let args = b.params();
        let value = b.define(Op::Call { callee, args, origin }, WORD);
        returns(b, vec![value]);
    });
    assert!(!inline(&mut program, &InlineOptions::default()));
}

#[test]
fn what_finds_the_function_of_a_pointer_becomes_part_of_its_callers() {
    let mut program = empty();
    let target = add(&mut program, &[], &[WORD], |b, _| returns(b, vec![word(1, 32)]));
    let dispatcher = add(&mut program, &[Type::Pointer], &[WORD], |b, p| {
        let (found, none) = (b.new_block(&[]), b.new_block(&[]));
        let meant = b.compare(CompareOp::Eq, b.params()[0].clone(), Operand::Function(target));
        b.branch(meant, found, none);
        b.switch_to(found);
        let origin = origin(p, SiteKind::Call);
        let result = b.define(Op::Call { callee: target, args: vec![], origin }, WORD);
        returns(b, vec![result]);
    });
    program.functions[dispatcher].dispatches = true;
    program.entry = Some(add(&mut program, &[Type::Pointer], &[WORD], |b, p| {
        let origin = origin(p, SiteKind::Call);
        let callee = b.params()[0].clone();
        let value = b.define(Op::Call { callee: dispatcher, args: vec![callee], origin }, WORD);
        returns(b, vec![value]);
    }));
    let options = InlineOptions::dispatchers(&program);
    assert!(inline(&mut program, &options));
    validate::validate(&program).expect("it is valid");
    compact::compact(&mut program);
    assert_eq!((program.functions.len(), count(&program, is_call)), (2, 1));
    assert!(!inline(&mut program, &options));
}

/// Where hundreds of functions are meant in hundreds of places, the choice among them is written once.
#[test]
fn what_many_pointers_mean_is_found_in_one_place() {
    let many = 200;
    let mut program = empty();
    let targets: Vec<FunctionId> =
        (0..many).map(|n| add(&mut program, &[], &[WORD], |b, _| returns(b, vec![word(n, 32)]))).collect();
    let dispatcher = add(&mut program, &[Type::Pointer], &[WORD], |b, p| {
        for target in &targets {
            let (found, next) = (b.new_block(&[]), b.new_block(&[]));
            let meant = b.compare(CompareOp::Eq, b.params()[0].clone(), Operand::Function(*target));
            b.branch(meant, found, next);
            b.switch_to(found);
            let origin = origin(p, SiteKind::Call);
            let result = b.define(Op::Call { callee: *target, args: vec![], origin }, WORD);
            returns(b, vec![result]);
            b.switch_to(next);
        }
        b.terminate(Terminator::Stop);
        b.function().dispatches = true;
    });
    for calls in [1, 400] {
        let mut program = program.clone();
        program.entry = Some(add(&mut program, &[Type::Pointer], &[], |b, p| {
            for _ in 0..calls {
                let origin = origin(p, SiteKind::Call);
                let callee = b.params()[0].clone();
                b.define(Op::Call { callee: dispatcher, args: vec![callee], origin }, WORD);
            }
            returns(b, vec![]);
        }));
        let before = program.instrs().count();
        let options = InlineOptions::dispatchers(&program);
        inline(&mut program, &options);
        validate::validate(&program).expect("it is valid");
        let entry = program.entry.expect("there is one");
        let left = program.functions[entry]
            .instrs()
            .filter(|i| matches!(i.op, Op::Call { callee, .. } if callee == dispatcher));
        assert_eq!(left.count() > 0, calls > 1, "{calls}");
        assert!(program.instrs().count() < 20 * before + 20_000, "{calls}");
    }
}

#[test]
fn what_comes_before_a_check_stays_and_what_comes_after_goes() {
    // A loop that never ends keeps the run from the check behind it.
    for (check_behind, kept) in [(true, 2), (false, 1)] {
        let mut program = single(&[], &[], |b, p| {
            LOOPS(b, p, word(0, 32));
            let bad = havoc(b, p, BIT);
            b.effect(if check_behind { check(bad) } else { Op::Assume(bad) });
            returns(b, vec![]);
        });
        slice::slice(&mut program);
        simplify_cfg::simplify_cfg(&mut program);
        assert_eq!(blocks(&program), kept + usize::from(check_behind));
    }
}

#[test]
fn branches_that_only_name_variables_go() {
    for (effect, kept) in [(false, 1), (true, 4)] {
        let mut program = single(&[], &[], |b, p| {
            let (then, otherwise, meet) = (b.new_block(&[]), b.new_block(&[]), b.new_block(&[]));
            let condition = havoc(b, p, BIT);
            b.branch(condition, then, otherwise);
            for (block, value) in [(then, 1), (otherwise, 2)] {
                b.switch_to(block);
                b.effect(name(variable(p, 32).index(), word(value, 32)));
                if effect {
                    let some = havoc(b, p, BIT);
                    b.effect(Op::Assume(some));
                }
                b.jump(meet, vec![]);
            }
            b.switch_to(meet);
            let bad = havoc(b, p, BIT);
            b.effect(check(bad));
            returns(b, vec![]);
        });
        slice::slice(&mut program);
        simplify_cfg::simplify_cfg(&mut program);
        assert_eq!(blocks(&program), kept);
        assert_eq!(count(&program, |op| matches!(op, Op::Name { .. })), if effect { 2 } else { 0 });
    }
}
