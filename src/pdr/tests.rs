//! The engine against exploration: every certificate is checked twice, by enumeration and by the checker.

use super::*;
use eufonium_base::{Bits, Interrupt};
use eufonium_check::{check_trace, check_ts_invariant};
use eufonium_ir::{Input, Property, Sort, StateVar, Term, Value};
use eufonium_testing::Rng;
use eufonium_testing::systems::{self as testing, Tiny};
use quickcheck::QuickCheck;

fn run(pool: &mut TermPool, ts: &TransSys, options: &PdrOptions) -> TsOutcome {
    solve(pool, ts, options, &Stop::never(), &mut |_, _| {}).0
}

/// Whether the system is safe; the evidence is checked.
fn decide(pool: &mut TermPool, ts: &TransSys, options: &PdrOptions) -> bool {
    match run(pool, ts, options) {
        TsOutcome::Safe(invariant) => {
            let checked = check_ts_invariant(pool, ts, &invariant, &Stop::never());
            assert!(checked.is_ok(), "{}: {checked:?}", eufonium_ir::print::term(pool, invariant.formula));
            true
        }
        TsOutcome::Unsafe(trace) => {
            assert_eq!(check_trace(pool, ts, &trace), Ok(()), "{trace:?}");
            false
        }
        TsOutcome::Unknown(reason) => panic!("small systems are decided: {reason}"),
    }
}

#[test]
fn verdicts_agree_with_exploration() {
    fn agrees(tiny: Tiny) -> bool {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let explored = testing::explore(&pool, &ts);
        [true, false].into_iter().all(|reduce| {
            let options = PdrOptions { reduce, ..PdrOptions::default() };
            decide(&mut pool, &ts, &options) == explored.trace.is_none()
        })
    }
    QuickCheck::new().tests(1500).quickcheck(agrees as fn(Tiny) -> bool);
}

/// A system of words of three bits, with more states than those of [`Tiny`], and a property about a single state.
fn random(pool: &mut TermPool, seed: u64) -> TransSys {
    let mut rng = Rng::new(seed);
    let word = pool.bv_sort(3);
    let mut ts = TransSys::default();
    for name in ["x", "y", "z"] {
        let term = pool.constant(name, word);
        ts.states.push(StateVar { name: name.into(), term, next: term, span: None });
    }
    let flag = pool.constant("flag", Sort::BOOL);
    ts.inputs.push(Input { name: "flag".into(), term: flag, chooses: None });
    let states = ts.state_terms();
    let number = |pool: &mut TermPool, rng: &mut Rng| pool.bits(Bits::from_u64(rng.below(8) as u64, 3));
    for i in 0..3 {
        let (a, b) = (states[rng.below(3)], states[rng.below(3)]);
        let (n, m) = (number(pool, &mut rng), number(pool, &mut rng));
        let sum = pool.bv_add(&[a, n]);
        let product = pool.bv_mul(&[b, sum]);
        let less = pool.bv_ult(b, m);
        let condition = pool.and2(less, flag);
        let other = if rng.below(2) == 0 { states[i] } else { pool.bv_and(&[states[i], sum]) };
        ts.states[i].next = match rng.below(4) {
            0 => pool.ite(condition, sum, other),
            1 => pool.ite(less, other, product),
            2 => pool.ite(flag, sum, other),
            _ => sum,
        };
        if rng.below(4) > 0 {
            let value = number(pool, &mut rng);
            let start = pool.eq(states[i], value);
            ts.init.push(start);
        }
    }
    let mut parts = Vec::new();
    for &state in &states {
        if rng.below(4) > 0 {
            let value = number(pool, &mut rng);
            parts.push(pool.eq(state, value));
        }
    }
    let bad = pool.and(&parts);
    ts.properties.push(Property { name: String::new(), bad, span: None });
    ts
}

#[test]
fn larger_systems_agree_with_exploration() {
    let mut safe = 0;
    for seed in 0..250 {
        let mut pool = TermPool::new();
        let ts = random(&mut pool, seed);
        let expected = testing::explore(&pool, &ts).trace.is_none();
        assert_eq!(decide(&mut pool, &ts, &PdrOptions::default()), expected, "seed {seed}");
        safe += u32::from(expected);
    }
    assert!((50..200).contains(&safe), "{safe} of 250 are safe");
}

/// A memory of four words of two bits that starts at zeros; `write` says what is written at an input's place, `bad` of what is
/// read at another input's place what is a violation.
fn memory(
    pool: &mut TermPool,
    write: impl Fn(&mut TermPool, Term) -> Term,
    bad: impl Fn(&mut TermPool, Term) -> Term,
) -> TransSys {
    let two = pool.bv_sort(2);
    let sort = pool.array_sort(two, two);
    let memory = pool.constant("memory", sort);
    let [at, place] = ["at", "place"].map(|name| pool.constant(name, two));
    let zero = pool.bits(Bits::zero(2));
    let zeros = pool.const_array(sort, zero);
    let old = pool.select(memory, at);
    let new = write(pool, old);
    let next = pool.store(memory, at, new);
    let read = pool.select(memory, place);
    let input = |name: &str, term| Input { name: name.into(), term, chooses: None };
    TransSys {
        states: vec![StateVar { name: "memory".into(), term: memory, next, span: None }],
        inputs: vec![input("at", at), input("place", place)],
        init: vec![pool.eq(memory, zeros)],
        properties: vec![Property { name: String::new(), bad: bad(pool, read), span: None }],
        ..TransSys::default()
    }
}

#[test]
fn small_arrays_are_elements() {
    let step = |pool: &mut TermPool, old, n| {
        let n = pool.bits(Bits::from_u64(n, 2));
        pool.bv_add(&[old, n])
    };
    let is = |pool: &mut TermPool, read, n| {
        let n = pool.bits(Bits::from_u64(n, 2));
        pool.eq(read, n)
    };
    for (added, wrong, safe) in [(2, 1, true), (2, 2, false), (1, 3, false), (0, 3, true)] {
        let mut pool = TermPool::new();
        let ts = memory(&mut pool, |p, old| step(p, old, added), |p, read| is(p, read, wrong));
        assert_eq!(decide(&mut pool, &ts, &PdrOptions::default()), safe, "{added} {wrong}");
    }
}

#[test]
fn large_arrays_and_numbers_are_refused() {
    let mut pool = TermPool::new();
    let ts = memory(&mut pool, |_, old| old, |p, _| p.ff());
    let options = PdrOptions { max_array_bits: 7, ..PdrOptions::default() };
    let outcome = run(&mut pool, &ts, &options);
    assert!(
        matches!(&outcome, TsOutcome::Unknown(Reason::Unsupported(why)) if why.contains("array")),
        "{outcome:?}"
    );
    let x = pool.constant("x", Sort::INT);
    let ts = TransSys {
        states: vec![StateVar { name: "x".into(), term: x, next: x, span: None }],
        ..TransSys::default()
    };
    let outcome = run(&mut pool, &ts, &PdrOptions::default());
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Unsupported(_))), "{outcome:?}");
}

/// A counter of eight bits that starts below four and is even; it counts by two up to a limit.
#[test]
fn words_without_a_first_value() {
    for (limit, wrong, safe) in [(100, 101, true), (100, 102, true), (100, 98, false), (256, 7, true)] {
        let mut pool = TermPool::new();
        let eight = pool.bv_sort(8);
        let x = pool.constant("x", eight);
        let n = |pool: &mut TermPool, n: u64| pool.bits(Bits::from_u64(n, 8));
        let (two, four, wrong) = (n(&mut pool, 2), n(&mut pool, 4), n(&mut pool, wrong));
        let sum = pool.bv_add(&[x, two]);
        let below = if limit < 256 {
            let limit = n(&mut pool, limit);
            pool.bv_ult(x, limit)
        } else {
            pool.tt()
        };
        let low = pool.extract(0, 0, x);
        let bit = pool.bits(Bits::zero(1));
        let ts = TransSys {
            states: vec![StateVar { name: "x".into(), term: x, next: pool.ite(below, sum, x), span: None }],
            init: vec![pool.bv_ult(x, four), pool.eq(low, bit)],
            properties: vec![Property { name: String::new(), bad: pool.eq(x, wrong), span: None }],
            ..TransSys::default()
        };
        assert_eq!(decide(&mut pool, &ts, &PdrOptions::default()), safe, "{limit} {wrong:?}");
    }
}

#[test]
fn contradicting_initial_conditions_have_no_state() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::BOOL);
    let not_x = pool.not(x);
    let bad = pool.tt();
    let ts = TransSys {
        states: vec![StateVar { name: "x".into(), term: x, next: x, span: None }],
        init: vec![x, not_x],
        properties: vec![Property { name: String::new(), bad, span: None }],
        ..TransSys::default()
    };
    assert!(decide(&mut pool, &ts, &PdrOptions::default()));
}

#[test]
fn interrupts_are_reasons() {
    let mut pool = TermPool::new();
    let ts = random(&mut pool, 3);
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    let (outcome, _) = solve(&mut pool, &ts, &PdrOptions::default(), &stop, &mut |_, _| {});
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))), "{outcome:?}");
}

/// A trace of the engine whose inputs are changed is refused: the checks above have teeth.
#[test]
fn damaged_evidence_is_refused() {
    let mut pool = TermPool::new();
    let mut refused = 0;
    for seed in 0..60 {
        let ts = random(&mut pool, seed);
        match run(&mut pool, &ts, &PdrOptions::default()) {
            TsOutcome::Unsafe(mut trace) => {
                trace.inputs.push(vec![Value::Bool(true)]);
                refused += u32::from(check_trace(&pool, &ts, &trace).is_err());
            }
            TsOutcome::Safe(invariant) => {
                let formula = pool.not(invariant.formula);
                let wrong = TsInvariant { formula, ..invariant };
                refused += u32::from(check_ts_invariant(&mut pool, &ts, &wrong, &Stop::never()).is_err());
            }
            TsOutcome::Unknown(_) => {}
        }
    }
    assert!(refused > 40, "{refused} of 60");
}

/// Random simulation within so much work; a trace is checked.
fn walk(pool: &mut TermPool, ts: &TransSys, work: u64) -> TsOutcome {
    let stop = Stop::with_limits(None, Some(work));
    let (outcome, _) = simulate(pool, ts, &PdrOptions::default(), &stop, &mut |_, _| {});
    if let TsOutcome::Unsafe(trace) = &outcome {
        assert_eq!(check_trace(pool, ts, trace), Ok(()), "{trace:?}");
    }
    outcome
}

#[test]
fn random_runs_find_what_exploration_finds() {
    let (mut found, mut missed, mut safe) = (0, 0, 0);
    for seed in 0..400 {
        let mut pool = TermPool::new();
        let ts = if seed % 2 == 0 { Tiny(seed).system(&mut pool) } else { random(&mut pool, seed) };
        let is_unsafe = testing::explore(&pool, &ts).trace.is_some();
        match walk(&mut pool, &ts, 20_000) {
            TsOutcome::Unsafe(_) => {
                assert!(is_unsafe, "seed {seed}");
                found += 1;
            }
            // Without an initial state the system is safe at once.
            TsOutcome::Safe(_) => assert!(!is_unsafe, "seed {seed}"),
            TsOutcome::Unknown(_) if is_unsafe => missed += 1,
            TsOutcome::Unknown(_) => safe += 1,
        }
    }
    assert!(found > 100 && safe > 100 && missed <= 2, "{found} found, {missed} missed, {safe} safe");
}

/// A counter of so many bits that a button counts up and another one resets: a violation takes many steps of one kind.
fn counter(pool: &mut TermPool, width: u32, last: u64) -> TransSys {
    let sort = pool.bv_sort(width);
    let count = pool.constant("count", sort);
    let [up, reset] = ["up", "reset"].map(|name| pool.constant(name, Sort::BOOL));
    let [zero, one, last] = [0, 1, last].map(|n| pool.bits(Bits::from_u64(n, width)));
    let sum = pool.bv_add(&[count, one]);
    let counted = pool.ite(up, sum, count);
    let next = pool.ite(reset, zero, counted);
    let input = |name: &str, term| Input { name: name.into(), term, chooses: None };
    TransSys {
        states: vec![StateVar { name: "count".into(), term: count, next, span: None }],
        inputs: vec![input("up", up), input("reset", reset)],
        init: vec![pool.eq(count, zero)],
        properties: vec![Property { name: String::new(), bad: pool.eq(count, last), span: None }],
        ..TransSys::default()
    }
}

#[test]
fn many_steps_of_one_kind_are_likely() {
    let mut pool = TermPool::new();
    let ts = counter(&mut pool, 8, 120);
    let first = walk(&mut pool, &ts, 1_000_000);
    assert!(matches!(&first, TsOutcome::Unsafe(trace) if trace.inputs.len() > 120), "{first:?}");
    assert_eq!(format!("{:?}", walk(&mut pool, &ts, 1_000_000)), format!("{first:?}"));
}

#[test]
fn constraints_on_inputs_are_met_and_those_that_nothing_meets_end_the_search() {
    let mut pool = TermPool::new();
    let mut ts = counter(&mut pool, 4, 15);
    let (up, reset) = (ts.inputs[0].term, ts.inputs[1].term);
    let one = pool.xor(up, reset);
    ts.constraints.push(one);
    let outcome = walk(&mut pool, &ts, 1_000_000);
    assert!(matches!(outcome, TsOutcome::Unsafe(_)), "{outcome:?}");
    let both = pool.and2(up, reset);
    ts.constraints.push(both);
    let outcome = walk(&mut pool, &ts, 1_000_000);
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Incomplete(_))), "{outcome:?}");
}
