//! Which loops are unrolled, and what bounds them.

use super::small::*;
use crate::program::passes::PassOptions;
use crate::program::passes::unroll::{UnrollOptions, Unrolled, unroll};
use eufonium_base::Bits;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    BinaryOp, BlockId, CompareOp, Op, Operand, Program, Target, Terminator, Type, validate,
};

const INDEX: Type = Type::Int(64);

/// What bounds a loop that counts up.
#[derive(Clone, Copy, Debug)]
enum Bound {
    Constant(u64),
    /// A choice before the loop.
    Chosen,
    /// The count of the loop around it.
    Outer,
}

/// A loop that is begun: its counter, its head, and where to go on behind it.
type Begun = (Operand, BlockId, BlockId);

/// Begins a loop.
fn begin(b: &mut FunctionBuilder, bound: &Operand) -> Begun {
    let head = b.new_block(&[INDEX]);
    let (body, end) = (b.new_block(&[]), b.new_block(&[]));
    b.jump(head, vec![word(0, 64)]);
    b.switch_to(head);
    let count = b.block_params(head).remove(0);
    let go_on = b.compare(CompareOp::Ult, count.clone(), bound.clone());
    b.branch(go_on, body, end);
    b.switch_to(body);
    (count, head, end)
}

fn finish(b: &mut FunctionBuilder, (count, head, end): Begun) {
    let next = b.binary(BinaryOp::Add, count, word(1, 64));
    b.jump(head, vec![next]);
    b.switch_to(end);
}

/// Loops in each other with these bounds, the innermost of which writes an object of 4 words at its count, if it is to.
fn program(bounds: &[Bound], writes: bool) -> Program {
    single(&[], &[INDEX], |b, p| {
        let object = object(b, p, 16);
        let mut loops: Vec<Begun> = vec![];
        for bound in bounds {
            let bound = match bound {
                Bound::Constant(n) => word(*n, 64),
                Bound::Chosen => havoc(b, p, INDEX),
                Bound::Outer => loops.last().expect("there is a loop around it").0.clone(),
            };
            loops.push(begin(b, &bound));
        }
        let inner = loops.last().expect("there is a loop").0.clone();
        if writes {
            let scaled = vec![(inner, 4)];
            let op = Op::Offset { base: object, constant: 0, scaled, inbounds: true, member: None };
            let address = b.define(op, Type::Pointer);
            b.effect(Op::Store { address, value: word(7, 32) });
        }
        // The outermost count is used behind its loop.
        let result = loops[0].0.clone();
        while let Some(this) = loops.pop() {
            finish(b, this);
        }
        let zero = b.compare(CompareOp::Eq, result.clone(), word(0, 64));
        b.effect(check(zero));
        returns(b, vec![result]);
    })
}

fn heads(program: &Program) -> usize {
    let function = main(program);
    Loops::new(function, &Cfg::new(function)).heads().len()
}

#[test]
fn which_loops_are_unrolled() {
    use Bound::{Chosen, Constant, Outer};
    let all = UnrollOptions::default();
    let few = UnrollOptions { most_instrs: 30, ..all };
    let short = UnrollOptions { most_trips: 3, ..all };
    let silent = UnrollOptions { ends_outside: true, ..all };
    let partial = UnrollOptions { partial: true, ..all };
    let open = UnrollOptions { at_most: Some(2), ..all };
    let cases: &[(&[Bound], bool, UnrollOptions, Unrolled, usize)] = &[
        (&[Constant(4)], true, all, Unrolled::Some, 0),
        (&[Constant(0)], true, all, Unrolled::Some, 0),
        (&[Chosen], false, all, Unrolled::Nothing, 1),
        // The fifth trip writes behind the object.
        (&[Chosen], true, all, Unrolled::Bounded, 0),
        (&[Chosen], true, silent, Unrolled::Some, 0),
        (&[Constant(5), Constant(4)], true, all, Unrolled::Some, 0),
        (&[Constant(4), Outer], true, all, Unrolled::Some, 0),
        // The inner one can be, the outer one can not.
        (&[Chosen, Constant(4)], true, all, Unrolled::Some, 1),
        // The inner one can not be, so the outer one stays too.
        (&[Constant(4), Chosen], false, all, Unrolled::Nothing, 2),
        // Unless others may stay in its copies.
        (&[Constant(4), Chosen], false, partial, Unrolled::Some, 4),
        (&[Chosen, Constant(4)], false, partial, Unrolled::Some, 1),
        // For so many trips, and no further.
        (&[Chosen], false, open, Unrolled::Open, 0),
        (&[Chosen, Chosen], false, open, Unrolled::Open, 0),
        (&[Constant(4), Chosen], false, open, Unrolled::Open, 0),
        (&[Constant(4)], false, open, Unrolled::Open, 0),
        (&[Constant(2)], false, open, Unrolled::Some, 0),
        (&[Constant(20)], false, few, Unrolled::Nothing, 1),
        (&[Constant(4)], false, short, Unrolled::Nothing, 1),
    ];
    for (bounds, writes, options, expected, left) in cases {
        let mut program = program(bounds, *writes);
        validate::validate(&program).expect("the case is a program");
        let done = unroll(&mut program, options);
        let case = format!("{bounds:?} {writes} {options:?}");
        validate::validate(&program).unwrap_or_else(|e| panic!("{case}: {e}"));
        assert_eq!((done, heads(&program)), (*expected, *left), "{case}");
    }
}

#[test]
fn what_is_counted_is_known_behind_the_loop() {
    let mut program = program(&[Bound::Constant(3)], true);
    unroll(&mut program, &UnrollOptions::default());
    crate::program::passes::prepare(&mut program, &Default::default());
    let asserts =
        |op: &Op| matches!(op, Op::Assert { condition: Operand::Const(bits), .. } if bits.is_zero());
    assert_eq!((blocks(&program), count(&program, asserts)), (1, 1));
}

/// An outer loop whose counter an inner one moves: `for (n = 0; n < last; n++) while (n % 3 != 2) n++`. The inner one is run through, in one
/// trip or two; `switches` puts a switch of three ways into it, one of which is never taken, so that the copies would have a way to nowhere.
fn moved_inside(last: u64, switches: bool) -> Program {
    single(&[], &[INDEX], |b, p| {
        let (outer, inner) = (b.new_block(&[INDEX]), b.new_block(&[INDEX]));
        let [body, more, next, end] = std::array::from_fn(|_| b.new_block(&[]));
        b.jump(outer, vec![word(0, 64)]);
        b.switch_to(outer);
        let n = b.block_params(outer).remove(0);
        let goes_on = b.compare(CompareOp::Ult, n.clone(), word(last, 64));
        b.branch(goes_on, body, end);
        b.switch_to(body);
        b.jump(inner, vec![n.clone()]);
        b.switch_to(inner);
        let m = b.block_params(inner).remove(0);
        let rest = b.binary(BinaryOp::URem, m.clone(), word(3, 64));
        let stays = b.compare(CompareOp::Ne, rest.clone(), word(2, 64));
        b.branch(stays, more, next);
        b.switch_to(more);
        let moved = b.binary(BinaryOp::Add, m.clone(), word(1, 64));
        if switches {
            let to = |block, args| Target { block, args };
            let cases = vec![
                (Bits::from_u64(0, 64), to(inner, vec![moved.clone()])),
                (Bits::from_u64(2, 64), to(end, vec![])),
            ];
            b.terminate(Terminator::Switch { value: rest, cases, default: to(inner, vec![moved]) });
        } else {
            b.jump(inner, vec![moved]);
        }
        b.switch_to(next);
        let following = b.binary(BinaryOp::Add, m, word(1, 64));
        b.jump(outer, vec![following]);
        b.switch_to(end);
        let seven = havoc(b, p, INDEX);
        let same = b.compare(CompareOp::Eq, seven, word(7, 64));
        b.effect(check(same));
        returns(b, vec![n]);
    })
}

#[test]
fn loops_inside_are_run_through() {
    for (last, switches) in [(9, false), (8, false), (0, false), (9, true)] {
        let mut program = moved_inside(last, switches);
        validate::validate(&program).expect("the case is a program");
        let done = unroll(&mut program, &UnrollOptions::default());
        validate::validate(&program).unwrap_or_else(|e| panic!("{last} {switches}: {e}"));
        if switches {
            assert_eq!((done, heads(&program)), (Unrolled::Nothing, 2));
            continue;
        }
        assert_eq!((done, heads(&program)), (Unrolled::Some, 0), "{last}");
        let options = PassOptions { keep_all: true, ..PassOptions::default() };
        crate::program::passes::prepare(&mut program, &options);
        let last_block = main(&program).blocks.values().find_map(|b| match &b.terminator {
            Terminator::Return(values) => Some(values.clone()),
            _ => None,
        });
        assert_eq!(last_block, Some(vec![word(9 * u64::from(last > 0), 64)]), "{last} {switches}");
    }
}
