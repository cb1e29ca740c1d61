//! Transition systems: verdicts and witnesses against exploration of all states, and systems that need a known depth.

use crate::{BmcOptions, KindOptions, bmc, kind};
use eufonium_base::{Bits, Interrupt, Rat, Stop};
use eufonium_ir::{Input, Property, Reason, Sort, StateVar, Term, TermPool, TransSys, TsOutcome, Value};
use eufonium_testing::systems::{self as oracle, Tiny};
use quickcheck::{QuickCheck, TestResult};

fn run_bmc(pool: &mut TermPool, ts: &TransSys, max_depth: u64) -> TsOutcome {
    let options = BmcOptions { max_depth: Some(max_depth), ..BmcOptions::default() };
    bmc(pool, ts, &options, &Stop::never(), &mut |_| {}).0
}

fn run_kind(pool: &mut TermPool, ts: &TransSys, simple_path: bool, max_depth: u64) -> TsOutcome {
    let options = KindOptions { max_depth: Some(max_depth), simple_path, ..KindOptions::default() };
    kind(pool, ts, &options, &Stop::never(), &mut |_| {}).0
}

/// Whether the outcome is right about a system that was explored; `Unknown` is.
fn agrees(pool: &TermPool, ts: &TransSys, outcome: &TsOutcome) -> Result<(), String> {
    let expected = oracle::explore(pool, ts).trace;
    match (outcome, expected) {
        (TsOutcome::Unsafe(trace), Some(shortest)) => {
            oracle::check_trace(pool, ts, trace)?;
            let lengths = (trace.inputs.len(), shortest.inputs.len());
            if lengths.0 == lengths.1 { Ok(()) } else { Err(format!("lengths {lengths:?}")) }
        }
        (TsOutcome::Safe(inv), None) => oracle::check_invariant(pool, ts, inv).map(drop),
        (TsOutcome::Unknown(_), _) => Ok(()),
        (outcome, expected) => Err(format!("{outcome:?}, but exploration finds {expected:?}")),
    }
}

#[test]
fn bmc_finds_shortest_traces() {
    fn property(tiny: Tiny) -> TestResult {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let outcome = run_bmc(&mut pool, &ts, 64);
        let found = matches!(outcome, TsOutcome::Unsafe(_));
        match agrees(&pool, &ts, &outcome) {
            Err(why) => TestResult::error(why),
            // No trace without repetitions is longer.
            Ok(()) => TestResult::from_bool(found || oracle::explore(&pool, &ts).trace.is_none()),
        }
    }
    QuickCheck::new().tests(100).quickcheck(property as fn(Tiny) -> TestResult);
}

#[test]
fn induction_decides_finite_systems() {
    fn property(tiny: Tiny) -> TestResult {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let outcome = run_kind(&mut pool, &ts, true, 64);
        if matches!(outcome, TsOutcome::Unknown(_)) {
            return TestResult::error(format!("{outcome:?}"));
        }
        let plain = run_kind(&mut pool, &ts, false, 8);
        match agrees(&pool, &ts, &outcome).and_then(|()| agrees(&pool, &ts, &plain)) {
            Err(why) => TestResult::error(why),
            Ok(()) => TestResult::passed(),
        }
    }
    QuickCheck::new().tests(100).quickcheck(property as fn(Tiny) -> TestResult);
}

/// What the random systems ask of induction: several steps, and simple paths.
#[test]
fn random_inductions_are_not_trivial() {
    let (mut deep, mut simple, mut checked) = (0, 0, 0);
    for seed in 0..240 {
        let mut pool = TermPool::new();
        let ts = Tiny(seed).system(&mut pool);
        if let TsOutcome::Safe(inv) = run_kind(&mut pool, &ts, true, 64) {
            deep += usize::from(inv.depth > 1);
            simple += usize::from(inv.simple_path);
            checked += usize::from(oracle::check_invariant(&pool, &ts, &inv) == Ok(true));
        }
    }
    assert!(deep >= 5 && simple >= 3 && checked >= 50, "{deep} deep, {simple} simple, {checked} checked");
}

/// A next value made from all states.
pub(super) type Next<'a> = dyn Fn(&mut TermPool, &[Term]) -> Term + 'a;

/// A system with integers as states, each with its name and next value made from all of them.
pub(super) fn integers(pool: &mut TermPool, next: &[&Next<'_>]) -> (TransSys, Vec<Term>) {
    let terms: Vec<Term> = (0..next.len()).map(|i| pool.constant(format!("x{i}"), Sort::INT)).collect();
    let states = terms.iter().zip(next).enumerate();
    let states = states.map(|(i, (&term, next))| StateVar {
        name: format!("x{i}"),
        term,
        next: next(pool, &terms),
        span: None,
    });
    let states = states.collect();
    (TransSys { states, ..TransSys::default() }, terms)
}

pub(super) fn bad(pool: &mut TermPool, ts: &mut TransSys, bad: Term) {
    ts.properties.push(Property { name: String::new(), bad, span: None });
    ts.check_invariants(pool);
}

/// `x' = x + 1` modulo 5 from 0 by `ite`, and `x = bad` is bad: reached after `bad` steps or never.
pub(super) fn ring(pool: &mut TermPool, wrong: i64) -> TransSys {
    let (mut ts, terms) = integers(
        pool,
        &[&|pool: &mut TermPool, x: &[Term]| {
            let (one, four, zero) = (pool.int(1), pool.int(4), pool.int(0));
            let (next, wraps) = (pool.add(&[x[0], one]), pool.eq(x[0], four));
            pool.ite(wraps, zero, next)
        }],
    );
    let (zero, wrong) = (pool.int(0), pool.int(wrong));
    ts.init.push(pool.eq(terms[0], zero));
    let wrong = pool.eq(terms[0], wrong);
    bad(pool, &mut ts, wrong);
    ts
}

/// What is reached has its shortest trace, what is never reached may be inductive: 5 has no predecessor, 6 has 5, and -1 has
/// infinitely many.
#[test]
fn depths_of_traces() {
    type Ends = (Option<usize>, Option<usize>);
    let table: [(i64, Ends); 6] = [
        (0, (Some(1), None)),
        (1, (Some(2), None)),
        (4, (Some(5), None)),
        (5, (None, Some(1))),
        (6, (None, Some(2))),
        (-1, (None, None)),
    ];
    for (wrong, (length, depth)) in table {
        let mut pool = TermPool::new();
        let ts = ring(&mut pool, wrong);
        let by_kind = run_kind(&mut pool, &ts, false, 12);
        let proved = match &by_kind {
            TsOutcome::Safe(inv) => {
                Some(inv.depth).filter(|_| oracle::confirm_invariant(&mut pool, &ts, inv))
            }
            _ => None,
        };
        assert_eq!(proved, depth, "{wrong}: {by_kind:?}");
        for outcome in [run_bmc(&mut pool, &ts, 12), by_kind] {
            match outcome {
                TsOutcome::Unsafe(trace) => {
                    oracle::check_trace(&pool, &ts, &trace).expect("a trace");
                    assert_eq!(Some(trace.inputs.len()), length);
                }
                TsOutcome::Unknown(Reason::Incomplete(why)) => {
                    assert!(length.is_none() && why.contains("12 steps"), "{wrong}: {why}");
                }
                other => assert_eq!(length, None, "{wrong}: {other:?}"),
            }
        }
    }
}

/// `x' = y, y' = z, z' = z` from 0: that `x` is never 1 takes three steps of induction.
#[test]
fn depths_of_inductions() {
    for n in 1..5 {
        let mut pool = TermPool::new();
        let shifts: Vec<Box<Next<'_>>> = (0..n)
            .map(|i| Box::new(move |_: &mut TermPool, x: &[Term]| x[(i + 1).min(n - 1)]) as Box<_>)
            .collect();
        let next: Vec<&Next<'_>> = shifts.iter().map(|f| &**f).collect();
        let (mut ts, terms) = integers(&mut pool, &next);
        let (zero, one) = (pool.int(0), pool.int(1));
        for &x in &terms {
            ts.init.push(pool.eq(x, zero));
        }
        let wrong = pool.eq(terms[0], one);
        bad(&mut pool, &mut ts, wrong);
        let TsOutcome::Safe(inv) = run_kind(&mut pool, &ts, true, 20) else { panic!("{n} is safe") };
        assert_eq!((inv.depth, inv.simple_path), (n, false));
        assert!(oracle::confirm_invariant(&mut pool, &ts, &inv));
        for depth in 1..n {
            let shallow = eufonium_ir::TsInvariant { depth, ..inv.clone() };
            assert!(!oracle::confirm_invariant(&mut pool, &ts, &shallow), "{n} {depth}");
        }
    }
}

/// Two values that swap for ever, far from the bad one, which stays where it is: only simple paths end.
#[test]
fn simple_paths_are_needed() {
    let mut pool = TermPool::new();
    let (mut ts, terms) = integers(
        &mut pool,
        &[&|pool: &mut TermPool, x: &[Term]| {
            let [zero, two, three, four] = [0, 2, 3, 4].map(|n| pool.int(n));
            let cases = [(2, three), (3, two), (5, four)];
            cases.iter().fold(zero, |rest, &(from, to)| {
                let from = pool.int(from);
                let here = pool.eq(x[0], from);
                pool.ite(here, to, rest)
            })
        }],
    );
    let step = Input { name: "go".into(), term: pool.constant("go", Sort::BOOL), chooses: None };
    let old = ts.states[0].next;
    let four = pool.int(4);
    let is_three = {
        let three = pool.int(3);
        pool.eq(terms[0], three)
    };
    let leaves = pool.and2(step.term, is_three);
    ts.states[0].next = pool.ite(leaves, four, old);
    ts.inputs.push(step);
    let zero = pool.int(0);
    ts.init.push(pool.eq(terms[0], zero));
    let wrong = pool.eq(terms[0], four);
    bad(&mut pool, &mut ts, wrong);
    assert!(matches!(run_kind(&mut pool, &ts, false, 20), TsOutcome::Unknown(Reason::Incomplete(_))));
    let TsOutcome::Safe(inv) = run_kind(&mut pool, &ts, true, 20) else { panic!("it is safe") };
    assert!(inv.simple_path && oracle::confirm_invariant(&mut pool, &ts, &inv));
    assert!(!oracle::confirm_invariant(
        &mut pool,
        &ts,
        &eufonium_ir::TsInvariant { simple_path: false, ..inv }
    ));
}

/// A counter from 0 with an input; `formulas` of the counter and the input become one part of the system.
pub(super) fn counter(pool: &mut TermPool) -> (TransSys, Term, Term) {
    let (mut ts, terms) = integers(
        pool,
        &[&|pool: &mut TermPool, x: &[Term]| {
            let one = pool.int(1);
            pool.add(&[x[0], one])
        }],
    );
    let term = pool.constant("i", Sort::INT);
    ts.inputs.push(Input { name: "i".into(), term, chooses: None });
    let zero = pool.int(0);
    ts.init.push(pool.eq(terms[0], zero));
    (ts, terms[0], term)
}

/// Guards restrict steps and not the last state, constraints all states; properties may speak of inputs.
#[test]
fn guards_constraints_and_inputs() {
    // The counter stops at 3 by a guard or a constraint `x < 3`; `x = n & i = x` is bad.
    for (guard, n, length) in
        [(true, 2, Some(3)), (true, 3, Some(4)), (true, 4, None), (false, 2, Some(3)), (false, 3, None)]
    {
        let mut pool = TermPool::new();
        let (mut ts, x, i) = counter(&mut pool);
        let (three, n) = (pool.int(3), pool.int(n));
        let low = pool.lt(x, three);
        if guard { &mut ts.guards } else { &mut ts.constraints }.push(low);
        let parts = [pool.eq(x, n), pool.eq(i, x)];
        let wrong = pool.and(&parts);
        bad(&mut pool, &mut ts, wrong);
        for outcome in [run_bmc(&mut pool, &ts, 9), run_kind(&mut pool, &ts, true, 9)] {
            match outcome {
                TsOutcome::Unsafe(trace) => {
                    oracle::check_trace(&pool, &ts, &trace).expect("a trace");
                    assert_eq!(Some(trace.inputs.len()), length);
                }
                TsOutcome::Safe(inv) => {
                    assert!(length.is_none() && oracle::confirm_invariant(&mut pool, &ts, &inv));
                }
                TsOutcome::Unknown(Reason::Incomplete(why)) => {
                    assert!(length.is_none() && why.contains("no trace"), "{why}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Inputs in a property: `x + i = 2` is bad, and a constraint keeps them apart.
#[test]
fn properties_over_inputs_are_inductive() {
    let mut pool = TermPool::new();
    let (mut ts, x, i) = counter(&mut pool);
    let (two, sum) = (pool.int(2), pool.add(&[x, i]));
    ts.constraints.push(pool.gt(sum, two));
    let wrong = pool.eq(sum, two);
    bad(&mut pool, &mut ts, wrong);
    let TsOutcome::Safe(inv) = run_kind(&mut pool, &ts, true, 5) else { panic!("it is safe") };
    assert_eq!((inv.depth, inv.simple_path), (1, false));
    assert!(oracle::confirm_invariant(&mut pool, &ts, &inv));
}

#[test]
fn systems_without_states_or_traces() {
    let mut pool = TermPool::new();
    let i = pool.constant("i", Sort::BOOL);
    let input = Input { name: "i".into(), term: i, chooses: None };
    let mut stateless = TransSys { inputs: vec![input], ..TransSys::default() };
    bad(&mut pool, &mut stateless, i);
    let not = pool.not(i);
    let mut safe = stateless.clone();
    safe.constraints.push(not);
    let (mut without_init, x, _) = counter(&mut pool);
    let positive = {
        let zero = pool.int(0);
        pool.gt(x, zero)
    };
    without_init.init.push(positive);
    let everything = pool.tt();
    bad(&mut pool, &mut without_init, everything);
    let mut empty = stateless.clone();
    empty.init.push(pool.ff());
    for (ts, is_safe) in [(stateless, false), (safe, true), (without_init, true), (empty, true)] {
        for outcome in [run_bmc(&mut pool, &ts, 5), run_kind(&mut pool, &ts, true, 5)] {
            match outcome {
                TsOutcome::Safe(inv) => assert!(is_safe && oracle::confirm_invariant(&mut pool, &ts, &inv)),
                TsOutcome::Unsafe(trace) => {
                    assert!(!is_safe);
                    assert_eq!(trace.inputs, vec![vec![Value::Bool(true)]]);
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Variables that do not matter are in the trace all the same, with the values that they have to have.
#[test]
fn traces_are_complete() {
    let mut pool = TermPool::new();
    let mut ts = ring(&mut pool, 2);
    let wide = pool.bv_sort(8);
    let beside = pool.constant("beside", wide);
    let seven = pool.bits(Bits::from_u64(7, 8));
    ts.states.push(StateVar { name: "beside".into(), term: beside, next: beside, span: None });
    ts.inputs.push(Input { name: "free".into(), term: pool.constant("free", wide), chooses: None });
    let low = pool.bv_ult(seven, beside);
    ts.init.push(low);
    let TsOutcome::Unsafe(trace) = run_bmc(&mut pool, &ts, 9) else { panic!("it is unsafe") };
    oracle::check_trace(&pool, &ts, &trace).expect("a trace");
    assert_eq!(trace.start[0], Value::Num(Rat::ZERO));
    assert!(trace.start[1].as_bits().as_u64().expect("short") > 7);
}

/// A violation for some meanings of a division by zero alone is none; limits and signals end the search.
#[test]
fn what_is_left_open() {
    let mut pool = TermPool::new();
    let (mut ts, x, _) = counter(&mut pool);
    let (zero, seven, many) = (pool.int(0), pool.int(7), pool.int(7_000));
    let quotient = pool.idiv(seven, x);
    let parts = [pool.eq(quotient, many), pool.eq(x, zero)];
    let wrong = pool.and(&parts);
    bad(&mut pool, &mut ts, wrong);
    for outcome in [run_bmc(&mut pool, &ts, 3), run_kind(&mut pool, &ts, true, 3)] {
        assert!(
            matches!(&outcome, TsOutcome::Unknown(Reason::Incomplete(why)) if why.contains("zero")),
            "{outcome:?}"
        );
    }
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let mut heard = Vec::new();
    let (outcome, _) = bmc(&mut pool, &ts, &BmcOptions::default(), &stop, &mut |depth| heard.push(depth));
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))));
    let (outcome, _) = kind(&mut pool, &ts, &KindOptions::default(), &stop, &mut |depth| heard.push(depth));
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))));
    assert_eq!(heard, [0, 0]);
}
