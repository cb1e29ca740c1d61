//! Runs of small programs that are built by hand.

mod arrays;
mod between;
mod choices;
mod events;
mod lives;
mod memory;
mod outside;
mod shades;
mod terms;
mod words;

use super::*;
use crate::program::build::FunctionBuilder;
use crate::program::{
    Check, CheckKind, ContextId, Function, FunctionId, Op, Operand, Origin, Site, SiteId, SiteKind,
    Terminator, validate,
};
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use std::collections::VecDeque;

/// A program for a little target, to which functions are added.
pub(super) fn empty() -> Program {
    Program::new(32, true)
}

/// A site of a kind.
pub(super) fn site(program: &mut Program, kind: SiteKind) -> SiteId {
    program.sites.push(Site { kind, at: None })
}

/// The site in the empty context.
pub(super) fn origin(site: SiteId) -> Origin {
    Origin { site, context: ContextId::from_usize(0) }
}

/// A check of a kind.
pub(super) fn check(program: &mut Program, property: CheckKind) -> CheckId {
    program.checks.push(Check { property, message: "it".into(), at: None, function: "main".into() })
}

/// Adds the function as the entry.
pub(super) fn entry(program: &mut Program, f: Function) -> FunctionId {
    let id = program.functions.push(f);
    program.entry = Some(id);
    id
}

/// Runs a valid program.
pub(super) fn run_with(program: &Program, choices: &mut dyn Choices) -> Run {
    validate::validate(program).expect("the program is valid");
    run(program, choices, &Limits::default())
}

/// What a valid program returns as its only word, all choices being zero.
pub(super) fn returned(program: &Program) -> u64 {
    let run = run_with(program, &mut Zeros);
    assert_eq!(run.end, End::Exit);
    run.results[0].word().as_u64().expect("a short word")
}

/// How a run ends, without the place.
pub(super) fn undefined(what: &'static str) -> End {
    End::Undefined { what, at: None }
}

/// Choices from a list, in the order in which they are asked for.
pub(super) struct InOrder(VecDeque<u64>);

impl InOrder {
    pub(super) fn new(values: &[u64]) -> Self {
        InOrder(values.iter().copied().collect())
    }
}

impl Choices for InOrder {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let value = self.0.pop_front().expect("not more choices than values");
        Value::Word(Bits::from_u64(value, program.bits(choice.ty)))
    }
}

/// `n`, then each number below it added: a loop with two parameters.
pub(super) fn sum_to(n: Operand, b: &mut FunctionBuilder) -> Operand {
    use crate::program::{BinaryOp, CompareOp, Type, build::word};
    let int = Type::Int(32);
    let (head, body, end) = (b.new_block(&[int, int]), b.new_block(&[]), b.new_block(&[]));
    b.jump(head, vec![word(0, 32), n.clone()]);
    b.switch_to(head);
    let [i, sum] = &b.block_params(head)[..] else { panic!("the head has two parameters") };
    let more = b.compare(CompareOp::Ult, i.clone(), n);
    b.branch(more, body, end);
    b.switch_to(body);
    let next = b.binary(BinaryOp::Add, i.clone(), word(1, 32));
    let more = b.binary(BinaryOp::Add, sum.clone(), i.clone());
    b.jump(head, vec![next, more]);
    b.switch_to(end);
    sum.clone()
}

/// A function without parameters that runs an operator and stops.
pub(super) fn single(program: &mut Program, op: Op) -> FunctionId {
    let mut b = FunctionBuilder::new("main", &[], &[]);
    b.effect(op);
    b.terminate(Terminator::Return(vec![]));
    entry(program, b.finish())
}
