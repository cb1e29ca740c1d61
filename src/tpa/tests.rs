//! Deep counters, loops in phases and in each other with known answers, and random systems against exploration.

mod random;

use crate::{TpaOptions, solve};
use eufonium_base::{Interrupt, Stop};
use eufonium_ir::{Input, Property, Reason, Sort, StateVar, Term, TermPool, TransSys, TsOutcome};
use eufonium_testing::numbers::{counter, is, less, plus, without_anything};
use eufonium_testing::systems::{self as oracle, Tiny};

fn run(pool: &mut TermPool, ts: &TransSys, options: &TpaOptions) -> TsOutcome {
    solve(pool, ts, options, &Stop::never(), &mut |_| {}).0
}

fn up_to(power: u64) -> TpaOptions {
    TpaOptions { max_power: power, ..TpaOptions::default() }
}

/// The length of the trace of a right answer; `Ok(None)` if the system is safe.
fn length(pool: &mut TermPool, ts: &TransSys, outcome: &TsOutcome) -> Result<Option<usize>, String> {
    match outcome {
        TsOutcome::Unsafe(trace) => oracle::check_trace(pool, ts, trace).map(|()| Some(trace.inputs.len())),
        TsOutcome::Safe(inv) if oracle::confirm_invariant(pool, ts, inv) => Ok(None),
        other => Err(format!("{other:?}")),
    }
}

/// A next value or a formula made from the states and the input.
type Make<'a> = dyn Fn(&mut TermPool, &[Term]) -> Term + 'a;

/// A system of numbers, all of them 0 at first, with a Boolean input after them.
fn numbers(pool: &mut TermPool, sort: Sort, next: &[&Make<'_>], bad: &Make<'_>) -> TransSys {
    let mut all: Vec<Term> = (0..next.len()).map(|i| pool.constant(format!("x{i}"), sort)).collect();
    let go = pool.constant("go", Sort::BOOL);
    all.push(go);
    let mut ts = TransSys::default();
    for (i, next) in next.iter().enumerate() {
        let next = next(pool, &all);
        ts.states.push(StateVar { name: format!("x{i}"), term: all[i], next, span: None });
        let zero = pool.num(eufonium_base::Rat::ZERO, sort);
        ts.init.push(pool.eq(all[i], zero));
    }
    ts.inputs.push(Input { name: "go".into(), term: go, chooses: None });
    let bad = bad(pool, &all);
    ts.properties.push(Property { name: String::new(), bad, span: None });
    ts.check_invariants(pool);
    ts
}

#[test]
fn counters() {
    let table = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (31, 31), (32, 32), (33, 33), (400, 400)];
    for sort in [Sort::INT, Sort::REAL] {
        for (bound, wrong) in table {
            for (wrong, steps) in [(wrong, Some(wrong as usize + 1)), (bound + 1, None), (-1, None)] {
                let mut pool = TermPool::new();
                let ts = counter(&mut pool, sort, bound, wrong);
                let outcome = run(&mut pool, &ts, &TpaOptions::default());
                let found = length(&mut pool, &ts, &outcome).expect("a right answer");
                // A trace may stay at the bound for a while.
                assert_eq!(found.is_some(), steps.is_some(), "{bound} {wrong}");
                assert!(found >= steps, "{bound} {wrong}: {found:?}");
            }
        }
    }
}

/// `x` goes up for ever, `y` once `x` has reached a bound, and they are told apart at twice the bound.
fn phases(pool: &mut TermPool, bound: i64, more: i64) -> TransSys {
    let follower = move |pool: &mut TermPool, x: &[Term]| {
        let (low, next) = (less(pool, x[0], bound), plus(pool, x[1], 1));
        pool.ite(low, x[1], next)
    };
    numbers(
        pool,
        Sort::INT,
        &[&|pool: &mut TermPool, x: &[Term]| plus(pool, x[0], 1), &follower],
        &|pool: &mut TermPool, x: &[Term]| {
            let (there, wrong) = (is(pool, x[0], 2 * bound), is(pool, x[1], bound + more));
            pool.and2(there, wrong)
        },
    )
}

#[test]
fn two_phases() {
    for (bound, more, steps) in [(4, 0, Some(9)), (50, 0, Some(101)), (4, 1, None), (60, 1, None)] {
        let mut pool = TermPool::new();
        let ts = phases(&mut pool, bound, more);
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        let found = length(&mut pool, &ts, &outcome).expect("a right answer");
        assert_eq!(found, steps, "{bound} {more}");
    }
}

/// An inner counter goes round `n` times, and the outer one counts the rounds.
#[test]
fn nested_counters() {
    for n in [1, 3, 6] {
        let mut pool = TermPool::new();
        let outer = |pool: &mut TermPool, x: &[Term]| {
            let (low, next) = (less(pool, x[1], n), plus(pool, x[0], 1));
            pool.ite(low, x[0], next)
        };
        let inner = |pool: &mut TermPool, x: &[Term]| {
            let (low, next, zero) = (less(pool, x[1], n), plus(pool, x[1], 1), pool.int(0));
            pool.ite(low, next, zero)
        };
        let ts = numbers(&mut pool, Sort::INT, &[&outer, &inner], &|pool: &mut TermPool, x: &[Term]| {
            is(pool, x[0], n)
        });
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        let found = length(&mut pool, &ts, &outcome).expect("a right answer");
        // The outer counter stays for a while where it is wrong.
        assert!(found >= Some((n * (n + 1)) as usize + 1), "{n}: {found:?}");
    }
}

/// The same with a count of all inner rounds, which is right in the end: a proof by a chain of powers, over as many steps as are
/// allowed.
#[test]
fn chains_of_powers() {
    for steps in [1, 4, 32] {
        let mut pool = TermPool::new();
        let n = 4;
        let inner_is_low = move |pool: &mut TermPool, x: &[Term]| less(pool, x[1], n);
        let outer = move |pool: &mut TermPool, x: &[Term]| {
            let (low, next) = (inner_is_low(pool, x), plus(pool, x[0], 1));
            pool.ite(low, x[0], next)
        };
        let inner = move |pool: &mut TermPool, x: &[Term]| {
            let (low, next, zero) = (inner_is_low(pool, x), plus(pool, x[1], 1), pool.int(0));
            pool.ite(low, next, zero)
        };
        let all = move |pool: &mut TermPool, x: &[Term]| {
            let (low, next) = (inner_is_low(pool, x), plus(pool, x[2], 1));
            pool.ite(low, next, x[2])
        };
        let bad = move |pool: &mut TermPool, x: &[Term]| {
            let right = is(pool, x[2], n * n);
            let parts = [is(pool, x[0], n), is(pool, x[1], 0), pool.not(right)];
            pool.and(&parts)
        };
        let ts = numbers(&mut pool, Sort::INT, &[&outer, &inner, &all], &bad);
        let options = TpaOptions { max_induction: steps, ..TpaOptions::default() };
        let TsOutcome::Safe(inv) = run(&mut pool, &ts, &options) else { panic!("it is safe: {steps}") };
        assert!(inv.depth as u64 <= steps, "{} of {steps}", inv.depth);
        assert!(oracle::confirm_invariant(&mut pool, &ts, &inv));
    }
}

/// Steps of one or two: an input decides.
#[test]
fn inputs_are_in_traces() {
    for (wrong, steps) in [(60, 31), (61, 32)] {
        let mut pool = TermPool::new();
        let next = |pool: &mut TermPool, x: &[Term]| {
            let (one, two) = (plus(pool, x[0], 1), plus(pool, x[0], 2));
            pool.ite(x[1], one, two)
        };
        let bad = |pool: &mut TermPool, x: &[Term]| {
            let there = is(pool, x[0], wrong);
            pool.and2(there, x[1])
        };
        let ts = numbers(&mut pool, Sort::INT, &[&next], &bad);
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        assert!(length(&mut pool, &ts, &outcome).expect("a right answer") >= Some(steps));
    }
}

/// Words that are only copied and compared are treated; operators on them are refused by name.
#[test]
fn words_are_copied_or_refused() {
    let (mut refused, mut answered) = (0, 0);
    for seed in 0..120 {
        let mut pool = TermPool::new();
        let ts = Tiny(seed).system(&mut pool);
        match run(&mut pool, &ts, &up_to(6)) {
            TsOutcome::Unknown(Reason::Unsupported(why)) => {
                assert!(why.contains("operators on bit-vectors"), "{why}");
                refused += 1;
            }
            TsOutcome::Unknown(_) => {}
            outcome => {
                let found = length(&mut pool, &ts, &outcome).expect("a right answer");
                assert_eq!(found.is_some(), oracle::explore(&pool, &ts).trace.is_some());
                answered += 1;
            }
        }
    }
    assert!(refused >= 20 && answered >= 10, "{refused} refused, {answered} answered");
}

/// A location as linear clauses have it: a word that is compared with constants.
#[test]
fn locations() {
    for (target, is_unsafe) in [(2u64, true), (3, false)] {
        let mut pool = TermPool::new();
        let two = pool.bv_sort(2);
        let at = pool.constant("at", two);
        let x = pool.constant("x", Sort::INT);
        let names: Vec<Term> = (0..4).map(|n| pool.bits(eufonium_base::Bits::from_u64(n, 2))).collect();
        let (start, looping) = (pool.eq(at, names[0]), pool.eq(at, names[1]));
        let (low, more, zero) = (less(&mut pool, x, 40), plus(&mut pool, x, 1), pool.int(0));
        let on = pool.ite(low, names[1], names[2]);
        let next = pool.ite(looping, on, at);
        let next = pool.ite(start, names[1], next);
        let next_x = pool.ite(looping, more, x);
        let next_x = pool.ite(start, zero, next_x);
        let state = |name: &str, term, next| StateVar { name: name.into(), term, next, span: None };
        let mut ts =
            TransSys { states: vec![state("at", at, next), state("x", x, next_x)], ..TransSys::default() };
        ts.init.push(start);
        let bad = pool.eq(at, names[target as usize]);
        ts.properties.push(Property { name: String::new(), bad, span: None });
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        let found = length(&mut pool, &ts, &outcome).expect("a right answer");
        assert_eq!(found.is_some(), is_unsafe);
    }
}

#[test]
fn what_has_no_interpolants_is_refused() {
    let mut pool = TermPool::new();
    let memory = pool.array_sort(Sort::INT, Sort::INT);
    let i = pool.constant("i", Sort::INT);
    let table: [(&str, Term); 3] = [
        ("arrays", pool.constant("a", memory)),
        ("products", pool.mul(&[i, i])),
        ("quotients", pool.idiv(i, i)),
    ];
    for (what, next) in table {
        let mut ts = counter(&mut pool, Sort::INT, 3, 3);
        ts.inputs.push(Input { name: "i".into(), term: i, chooses: None });
        if pool.sort(next) == Sort::INT {
            ts.states[0].next = next;
        } else {
            ts.states.push(StateVar { name: "a".into(), term: next, next, span: None });
        }
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        assert!(
            matches!(&outcome, TsOutcome::Unknown(Reason::Unsupported(why)) if why.contains(what)),
            "{outcome:?}"
        );
    }
}

/// Limits and signals end the search; traces that are too long are no answer, and without proofs there are none.
#[test]
fn limits() {
    let mut pool = TermPool::new();
    let ts = counter(&mut pool, Sort::INT, 100, 100);
    for (options, word) in
        [(up_to(3), "last power"), (TpaOptions { max_trace: 99, ..TpaOptions::default() }, "steps")]
    {
        let outcome = run(&mut pool, &ts, &options);
        assert!(
            matches!(&outcome, TsOutcome::Unknown(Reason::Incomplete(why)) if why.contains(word)),
            "{outcome:?}"
        );
    }
    let ts = counter(&mut pool, Sort::INT, 10, 11);
    let outcome = run(&mut pool, &ts, &TpaOptions { proofs: false, ..up_to(5) });
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Incomplete(_))), "{outcome:?}");
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let mut heard = Vec::new();
    let (outcome, _) = solve(&mut pool, &ts, &TpaOptions::default(), &stop, &mut |n| heard.push(n));
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))));
    assert_eq!(heard, [0]);
}

/// Systems without initial states, without violations, and without states.
#[test]
fn systems_without_anything() {
    let mut pool = TermPool::new();
    for (ts, is_unsafe) in without_anything(&mut pool) {
        let outcome = run(&mut pool, &ts, &TpaOptions::default());
        let found = length(&mut pool, &ts, &outcome).expect("a right answer");
        assert_eq!(found.is_some(), is_unsafe);
    }
}
