//! Systems with known answers, and random ones against exploration.

use crate::{PdkindOptions, solve};
use eufonium_base::{Interrupt, Stop};
use eufonium_ir::{Input, Property, Reason, Sort, StateVar, Term, TermPool, TransSys, TsOutcome};
use eufonium_testing::numbers::{counter, is, less, of_numbers, plus, reachable, without_anything};
use eufonium_testing::systems::{self as oracle, Tiny};
use quickcheck::{QuickCheck, TestResult};

fn run(pool: &mut TermPool, ts: &TransSys, options: &PdkindOptions) -> TsOutcome {
    solve(pool, ts, options, &Stop::never(), &mut |_| {}).0
}

fn up_to(rounds: u64) -> PdkindOptions {
    PdkindOptions { max_rounds: Some(rounds), ..PdkindOptions::default() }
}

/// Whether a right answer is a trace.
fn is_unsafe(pool: &mut TermPool, ts: &TransSys, outcome: &TsOutcome) -> Result<bool, String> {
    match outcome {
        TsOutcome::Unsafe(trace) => oracle::check_trace(pool, ts, trace).map(|()| true),
        TsOutcome::Safe(inv) if oracle::confirm_invariant(pool, ts, inv) => Ok(false),
        other => Err(format!("{other:?}")),
    }
}

fn state(name: &str, term: Term, next: Term) -> StateVar {
    StateVar { name: name.into(), term, next, span: None }
}

fn property(bad: Term) -> Property {
    Property { name: String::new(), bad, span: None }
}

#[test]
fn counters() {
    for sort in [Sort::INT, Sort::REAL] {
        for bound in [0, 1, 2, 5, 9] {
            for (wrong, expected) in [(bound, true), (bound + 1, false), (-1, false)] {
                let mut pool = TermPool::new();
                let ts = counter(&mut pool, sort, bound, wrong);
                let outcome = run(&mut pool, &ts, &PdkindOptions::default());
                assert_eq!(is_unsafe(&mut pool, &ts, &outcome), Ok(expected), "{bound} {wrong}");
            }
        }
    }
}

/// A token goes round among `n` places; a value that was handed on is back after `n` steps.
fn ring(pool: &mut TermPool, n: usize) -> TransSys {
    let cells: Vec<Term> = (0..n).map(|i| pool.constant(format!("x{i}"), Sort::REAL)).collect();
    let mut ts = TransSys::default();
    for i in 0..n {
        ts.states.push(state(&format!("x{i}"), cells[i], cells[(i + 1) % n]));
        ts.init.push(is(pool, cells[i], i64::from(i == 0)));
    }
    // One cell alone is looked at, so the property is inductive over a whole round.
    let negative = less(pool, cells[0], 0);
    ts.properties.push(property(negative));
    ts
}

#[test]
fn properties_of_rounds_are_inductive_over_a_round() {
    for n in [2, 3, 6] {
        let mut pool = TermPool::new();
        let ts = ring(&mut pool, n);
        let TsOutcome::Safe(inv) = run(&mut pool, &ts, &PdkindOptions::default()) else {
            panic!("it is safe: {n}")
        };
        assert!(oracle::confirm_invariant(&mut pool, &ts, &inv));
        // Over one step alone it takes a clause for each cell.
        let one = PdkindOptions { max_induction: 1, ..PdkindOptions::default() };
        let TsOutcome::Safe(inv) = run(&mut pool, &ts, &one) else { panic!("it is safe: {n}") };
        assert_eq!(inv.depth, 1);
        assert!(oracle::confirm_invariant(&mut pool, &ts, &inv));
    }
}

/// Two sums grow alike, by what an input says: the relation is found from one state.
#[test]
fn relations() {
    for (factor, expected) in [(1, false), (2, true)] {
        let mut pool = TermPool::new();
        let [x, y, i] = ["x", "y", "i"].map(|name| pool.constant(name, Sort::REAL));
        let (sum_x, more) = (pool.add(&[x, i]), pool.scale(&factor.into(), i));
        let sum_y = pool.add(&[y, more]);
        let mut ts =
            TransSys { states: vec![state("x", x, sum_x), state("y", y, sum_y)], ..TransSys::default() };
        ts.inputs.push(Input { name: "i".into(), term: i, chooses: None });
        let low = less(&mut pool, i, 0);
        ts.constraints.push(pool.not(low));
        ts.init.push(pool.eq(x, y));
        let wrong = plus(&mut pool, x, 7);
        let wrong = pool.lt(wrong, y);
        ts.properties.push(property(wrong));
        let outcome = run(&mut pool, &ts, &PdkindOptions::default());
        assert_eq!(is_unsafe(&mut pool, &ts, &outcome), Ok(expected));
    }
}

/// Random systems over bits: every one is decided, rightly.
#[test]
fn random_systems_of_bits_agree_with_exploration() {
    fn check(tiny: Tiny) -> TestResult {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let expected = oracle::explore(&pool, &ts).trace.is_some();
        let outcome = run(&mut pool, &ts, &up_to(40));
        match is_unsafe(&mut pool, &ts, &outcome) {
            Ok(found) if found == expected => TestResult::passed(),
            other => TestResult::error(format!("{tiny:?}: {other:?}, {expected}")),
        }
    }
    QuickCheck::new().tests(150).quickcheck(check as fn(Tiny) -> TestResult);
}

/// Random systems over integers and reals: every answer is right, and most are found.
#[test]
fn random_systems_of_numbers_agree_with_exploration() {
    let (mut traces, mut proofs, mut several, mut open) = (0, 0, 0, 0);
    for seed in 0..120 {
        let mut pool = TermPool::new();
        let ts = of_numbers(&mut pool, seed, Sort::INT);
        let expected = reachable(&pool, &ts);
        for sort in [Sort::INT, Sort::REAL] {
            let mut pool = TermPool::new();
            let ts = of_numbers(&mut pool, seed, sort);
            let outcome = run(&mut pool, &ts, &up_to(12));
            if let TsOutcome::Unknown(_) = outcome {
                assert!(!expected, "{seed} {sort:?}: {outcome:?}, but it is unsafe");
                open += 1;
                continue;
            }
            assert_eq!(is_unsafe(&mut pool, &ts, &outcome), Ok(expected), "{seed} {sort:?}");
            traces += usize::from(expected);
            proofs += usize::from(!expected);
            several += usize::from(matches!(&outcome, TsOutcome::Safe(inv) if inv.depth > 1));
        }
    }
    println!("{traces} traces, {proofs} proofs, {several} of several steps, {open} open");
    assert!(traces >= 20 && proofs >= 20 && several >= 3 && open <= 20);
}

/// Systems without initial states, without violations, and without states.
#[test]
fn systems_without_anything() {
    let mut pool = TermPool::new();
    for (ts, expected) in without_anything(&mut pool) {
        let outcome = run(&mut pool, &ts, &PdkindOptions::default());
        assert_eq!(is_unsafe(&mut pool, &ts, &outcome), Ok(expected));
    }
}

#[test]
fn limits() {
    let mut pool = TermPool::new();
    let ts = counter(&mut pool, Sort::INT, 100, 100);
    let outcome = run(&mut pool, &ts, &up_to(3));
    assert!(
        matches!(&outcome, TsOutcome::Unknown(Reason::Incomplete(why)) if why.contains("last round")),
        "{outcome:?}"
    );
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let (outcome, _) = solve(&mut pool, &ts, &PdkindOptions::default(), &stop, &mut |_| {});
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))), "{outcome:?}");
}
