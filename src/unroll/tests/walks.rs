//! Random runs: terms on words against the evaluator, long traces, and systems that no run violates.

use super::systems::{bad, counter, integers, ring};
use crate::machine::{Machine, of_value};
use crate::simulate;
use eufonium_base::{Bits, Rat, Stop};
use eufonium_ir::{Evaluator, Input, Model, Op, Sort, Term, TermPool, TransSys, TsOutcome, Value};
use eufonium_smt::SolverOptions;
use eufonium_testing::Rng;

/// Runs within so much counted work; a trace is checked by evaluation.
fn violated(pool: &mut TermPool, ts: &TransSys, work: u64) -> Option<usize> {
    let stop = Stop::with_limits(None, Some(work));
    match simulate(pool, ts, 7, SolverOptions::default(), &stop).0 {
        TsOutcome::Unsafe(trace) => {
            assert_eq!(ts.violated_by(pool, &trace.start, &trace.inputs), Some(trace.property));
            Some(trace.inputs.len() - 1)
        }
        TsOutcome::Safe(_) => panic!("runs prove nothing"),
        TsOutcome::Unknown(_) => None,
    }
}

/// A random term over three integers, a truth value and a word of three bits: an integer, or a truth value.
fn term(pool: &mut TermPool, rng: &mut Rng, of: &[Term], is_number: bool, depth: usize) -> Term {
    let number = |pool: &mut TermPool, rng: &mut Rng| match depth {
        0 => match rng.below(4) {
            0 => pool.int(rng.below(9) as i64 - 4),
            place => of[place - 1],
        },
        _ => term(pool, rng, of, true, depth - 1),
    };
    if is_number {
        let (a, b) = (number(pool, rng), number(pool, rng));
        return match rng.below(6) {
            0 => pool.add(&[a, b]),
            1 => pool.mul(&[a, b]),
            2 => pool.idiv(a, b),
            3 => pool.modulo(a, b),
            4 if depth > 0 => {
                let condition = term(pool, rng, of, false, depth - 1);
                pool.ite(condition, a, b)
            }
            _ => a,
        };
    }
    let (a, b) = (number(pool, rng), number(pool, rng));
    let atom = match rng.below(6) {
        0 => pool.le(a, b),
        1 => pool.lt(a, b),
        2 => pool.eq(a, b),
        3 => of[3],
        _ => {
            let constant = pool.bits(Bits::from_u64(rng.below(8) as u64, 3));
            let word = if rng.below(2) == 0 { pool.bv_not(of[4]) } else { of[4] };
            pool.eq(word, constant)
        }
    };
    match rng.below(5) {
        0 => pool.not(atom),
        kind @ (1 | 2) if depth > 0 => {
            let other = term(pool, rng, of, false, depth - 1);
            if kind == 1 { pool.and2(atom, other) } else { pool.or2(atom, other) }
        }
        _ => atom,
    }
}

#[test]
fn words_compute_what_the_evaluator_does() {
    let mut rng = Rng::new(11);
    let mut divided_by_zero = 0;
    for _ in 0..4000 {
        let mut pool = TermPool::new();
        let three = pool.bv_sort(3);
        let of = [("x", Sort::INT), ("y", Sort::INT), ("z", Sort::INT), ("b", Sort::BOOL), ("w", three)]
            .map(|(name, sort)| pool.constant(name, sort));
        let is_number = rng.below(2) == 0;
        let root = term(&mut pool, &mut rng, &of, is_number, 3);
        // A division by the constant zero is no number at all.
        let Ok(mut machine) = Machine::new(&pool, &[root]) else {
            divided_by_zero += 1;
            continue;
        };
        let mut model = Model::new();
        for &constant in &of {
            let value = match pool.as_bv(pool.sort(constant)) {
                Some(width) => Value::Bits(Bits::from_u64(rng.below(8) as u64, width)),
                None if pool.sort(constant).is_bool() => Value::Bool(rng.below(2) == 0),
                None => Value::Num(Rat::from(rng.below(13) as i64 - 6)),
            };
            if let Some(register) = machine.register(constant) {
                machine.set(register, of_value(&value).expect("a word"));
            }
            model.set(pool.as_constant(constant).expect("a constant"), value);
        }
        let open = eufonium_ir::visit::any(&pool, root, |t| matches!(pool.op(t), Op::IDiv | Op::Mod));
        let expected = of_value(&Evaluator::new(&model).eval(&pool, root)).expect("a small number");
        match machine.run() {
            Some(()) => {
                let register = machine.register(root).expect("a root");
                assert_eq!(machine.get(register), expected, "{}", eufonium_ir::print::term(&pool, root));
            }
            // Only a division has no meaning here: the numbers are small.
            None => {
                assert!(open);
                divided_by_zero += 1;
            }
        }
    }
    assert!((1..2000).contains(&divided_by_zero), "{divided_by_zero}");
}

#[test]
fn what_is_too_great_ends_a_run() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    let square = pool.mul(&[x, x]);
    let mut machine = Machine::new(&pool, &[square]).expect("a product");
    let [x, square] = [x, square].map(|t| machine.register(t).expect("in the term"));
    machine.set(x, 1 << 31);
    assert_eq!((machine.run(), machine.get(square)), (Some(()), 1 << 62));
    machine.set(x, 1 << 32);
    assert_eq!(machine.run(), None);
}

/// A counter that an input stops reaches 20 000; one that goes in a ring of five never does.
#[test]
fn long_traces_are_found() {
    let mut pool = TermPool::new();
    let (mut ts, x, go_on) = counter(&mut pool);
    let zero = pool.int(0);
    let guard = pool.lt(zero, go_on);
    ts.guards.push(guard);
    let far = pool.int(20_000);
    let wrong = pool.le(far, x);
    bad(&mut pool, &mut ts, wrong);
    assert_eq!(violated(&mut pool, &ts, 20_000_000), Some(20_000));
    let mut pool = TermPool::new();
    let ts = ring(&mut pool, 4);
    assert_eq!(violated(&mut pool, &ts, 20_000_000), Some(4));
    let mut pool = TermPool::new();
    let ts = ring(&mut pool, 5);
    assert_eq!(violated(&mut pool, &ts, 1_000_000), None);
}

/// Initial values that are left open are drawn; constraints hold of each state, also of the last one.
#[test]
fn starts_are_drawn_and_constraints_hold() {
    for (bound, reached) in [(3, true), (2, false)] {
        let mut pool = TermPool::new();
        let (mut ts, terms) = integers(&mut pool, &[&|_: &mut TermPool, x: &[Term]| x[0]]);
        let term = pool.constant("i", Sort::INT);
        ts.inputs.push(Input { name: "i".into(), term, chooses: None });
        let [three, bound] = [3, bound].map(|n| pool.int(n));
        let (same, small) = (pool.eq(terms[0], term), pool.le(terms[0], bound));
        ts.constraints.extend([same, small]);
        let wrong = pool.eq(term, three);
        bad(&mut pool, &mut ts, wrong);
        assert_eq!(violated(&mut pool, &ts, 50_000).is_some(), reached);
    }
}

/// What a violation needs is drawn in the first step and long before: the run is found again, whatever was drawn in the rounds before it.
#[test]
fn runs_are_found_again() {
    for wanted in 0..6 {
        let mut pool = TermPool::new();
        let input = pool.constant("i", Sort::INT);
        let (mut ts, x) = integers(
            &mut pool,
            &[
                &|pool: &mut TermPool, x: &[Term]| {
                    let one = pool.int(1);
                    pool.add(&[x[0], one])
                },
                &|pool: &mut TermPool, x: &[Term]| {
                    let zero = pool.int(0);
                    let is_first = pool.eq(x[0], zero);
                    pool.ite(is_first, input, x[1])
                },
            ],
        );
        ts.inputs.push(Input { name: "i".into(), term: input, chooses: None });
        let [zero, far, wanted] = [0, 4500, wanted].map(|n| pool.int(n));
        let starts = x.iter().map(|&x| pool.eq(x, zero)).collect::<Vec<_>>();
        ts.init.extend(starts);
        let (late, same) = (pool.le(far, x[0]), pool.eq(x[1], wanted));
        let wrong = pool.and2(late, same);
        bad(&mut pool, &mut ts, wrong);
        assert_eq!(violated(&mut pool, &ts, 50_000_000), Some(4500));
    }
}
