//! Events, and which of them matter.

use super::*;
use crate::program::eval::events::EventKind;
use crate::program::{AllocKind, BinaryOp, CompareOp, SourceType, Type, Variable, VariableId, build::word};

const INT: Type = Type::Int(32);

fn variable(program: &mut Program, name: &str) -> VariableId {
    let ty = SourceType::Int { signed: true, bits: 32 };
    program.variables.push(Variable { name: name.into(), ty, function: Some("main".into()), at: None })
}

/// `x` and `y` are chosen; a loop over `y` whose result nobody needs; `if (x == 3) error`, where `x` lives in memory.
fn program() -> Program {
    let mut program = empty();
    let check = check(&mut program, CheckKind::Reach);
    let [x_site, y_site] = ["x", "y"].map(|n| site(&mut program, SiteKind::External(n.into())));
    let object = site(&mut program, SiteKind::Uninitialised);
    let [x, y] = ["x", "y"].map(|n| variable(&mut program, n));
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let place = Op::Alloc { kind: AllocKind::Stack, size: word(4, 32), align: 4, origin: origin(object) };
    let place = b.define(place, Type::Pointer);
    b.effect(Op::Declare { variable: x, address: place.clone() });
    let value = b.havoc(origin(x_site), INT);
    b.effect(Op::Store { address: place.clone(), value });
    let other = b.havoc(origin(y_site), INT);
    b.effect(Op::Name { variable: y, value: other.clone() });
    let sum = sum_to(other, &mut b);
    b.effect(Op::Name { variable: y, value: sum });
    let value = b.define(Op::load(place.clone()), INT);
    let wrong = b.compare(CompareOp::Eq, value, word(3, 32));
    let (error, end) = (b.new_block(&[]), b.new_block(&[]));
    b.branch(wrong, error, end);
    b.switch_to(error);
    b.effect(Op::Assert { condition: word(0, 1), check });
    b.switch_to(end);
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    program
}

#[test]
fn what_the_end_depends_on_matters() {
    let program = program();
    let (run, record) = trace(&program, &mut InOrder::new(&[3, 5]), &Limits::default());
    assert!(matches!(run.end, End::Violation(_)));
    let shown: Vec<String> = record
        .events
        .iter()
        .map(|e| {
            let what = match &e.kind {
                EventKind::Call(..) => "call".into(),
                EventKind::Return(..) => "return".into(),
                EventKind::Choice(_, _, v) => format!("choice {:?}", v.word().as_u64()),
                EventKind::Assign { variable, offset, value } => {
                    let name = &program.variables[*variable].name;
                    format!("{name}{} = {:?}", offset.map_or("", |_| "+"), value.word().as_u64())
                }
                EventKind::Branch(_, taken) => format!("branch {taken}"),
                EventKind::Loop(_) => "loop".into(),
                EventKind::Contact(_) => "contact".into(),
                EventKind::Memory(_) => "memory".into(),
                EventKind::Violation(_) => "violation".into(),
            };
            format!("{what}{}", if e.matters { "!" } else { "" })
        })
        .collect();
    let mut expected = vec!["choice Some(3)!", "x = Some(3)!", "choice Some(5)", "y = Some(5)"];
    expected.extend(["branch 0"; 5]);
    expected.extend(["branch 1", "y = Some(15)", "branch 0!", "violation!"]);
    assert_eq!(shown, expected);
}

/// The branches into a loop decide what it computes; the one out of it is past all that.
#[test]
fn loops_matter_by_what_they_compute() {
    let mut program = empty();
    let check = check(&mut program, CheckKind::Reach);
    let n = site(&mut program, SiteKind::External("n".into()));
    let mut b = FunctionBuilder::new("main", &[], &[]);
    let chosen = b.havoc(origin(n), INT);
    let sum = sum_to(chosen, &mut b);
    let odd = b.binary(BinaryOp::And, sum, word(1, 32));
    let condition = b.compare(CompareOp::Eq, odd, word(0, 32));
    b.effect(Op::Assert { condition, check });
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    let (run, record) = trace(&program, &mut InOrder::new(&[2]), &Limits::default());
    assert!(matches!(run.end, End::Violation(_)));
    let branches = record.events.iter().filter(|e| matches!(e.kind, EventKind::Branch(..)));
    assert_eq!(branches.map(|e| e.matters).collect::<Vec<_>>(), [true, true, false]);
    assert!(!record.truncated);
}

#[test]
fn watching_changes_nothing() {
    let program = program();
    for choices in [[3, 5], [4, 0], [3, 0]] {
        let plain = run_with(&program, &mut InOrder::new(&choices));
        let (watched, _) = trace(&program, &mut InOrder::new(&choices), &Limits::default());
        assert_eq!(plain, watched);
    }
}

/// A parameter is in memory before the variable is declared to be there.
#[test]
fn declared_parameters_have_their_value() {
    let mut program = empty();
    let object = site(&mut program, SiteKind::Uninitialised);
    let [x, y] = ["x", "y"].map(|n| variable(&mut program, n));
    let mut b = FunctionBuilder::new("main", &[INT], &[]);
    let value = b.params()[0].clone();
    for variable in [x, y] {
        let place = Op::Alloc { kind: AllocKind::Stack, size: word(4, 32), align: 4, origin: origin(object) };
        let address = b.define(place, Type::Pointer);
        if variable == x {
            b.effect(Op::Store { address: address.clone(), value: value.clone() });
        }
        b.effect(Op::Declare { variable, address });
    }
    b.terminate(Terminator::Return(vec![]));
    entry(&mut program, b.finish());
    let (_, record) = trace(&program, &mut InOrder::new(&[7]), &Limits::default());
    let assigned: Vec<_> = record
        .events
        .iter()
        .filter_map(|e| match &e.kind {
            EventKind::Assign { variable, value, .. } => Some((*variable, value.word().as_u64())),
            _ => None,
        })
        .collect();
    assert_eq!(assigned, [(x, Some(7))]);
}
