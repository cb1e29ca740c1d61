//! The whole engine against exploration; every witness goes through the checker.

use super::Small;
use crate::{EufOptions, solve};
use eufonium_base::{Bits, Interrupt, Progress, Stats, Stop};
use eufonium_check::{check_trace, check_ts_invariant};
use eufonium_ir::{Reason, Term, TermPool, TransSys, TsOutcome};
use eufonium_smt::BvMode;
use eufonium_testing::systems::{self as testing, Tiny};
use quickcheck::{QuickCheck, TestResult};

fn all_options() -> Vec<EufOptions> {
    let mut all = Vec::new();
    for bv_mode in [BvMode::Uninterpreted, BvMode::UninterpretedOperators] {
        for schemas in [true, false] {
            all.push(EufOptions { bv_mode, schemas, ..EufOptions::default() });
        }
    }
    all.push(EufOptions { ctgs: 0, seed: 5, ..EufOptions::default() });
    all.push(EufOptions { wordy: 0, ..EufOptions::default() });
    all
}

/// Enough for every small system, also for one (in a thousand) that is decided only when words become bits; far too little for
/// one on which refinement goes round in circles.
const EFFORT: u64 = 3_000_000;

/// Whether the system is safe, by evidence that was checked.
fn decide(pool: &mut TermPool, ts: &TransSys, options: &EufOptions) -> Result<(bool, Stats), Reason> {
    let stop = Stop::with_limits(None, Some(EFFORT));
    let (outcome, stats) = solve(pool, ts, options, &stop, &mut |_, _| {});
    match outcome {
        TsOutcome::Safe(invariant) => {
            check_ts_invariant(pool, ts, &invariant, &Stop::never()).expect("the invariant is confirmed");
            Ok((true, stats))
        }
        TsOutcome::Unsafe(trace) => {
            check_trace(pool, ts, &trace).expect("the trace is one");
            Ok((false, stats))
        }
        TsOutcome::Unknown(reason) => Err(reason),
    }
}

/// Every system is decided, as refinement ends.
#[test]
fn answers_agree_with_exploration() {
    fn property(tiny: Tiny) -> TestResult {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let safe = testing::explore(&pool, &ts).trace.is_none();
        for options in all_options() {
            match decide(&mut pool, &ts, &options) {
                Err(why) => return TestResult::error(format!("{options:?}: {why}")),
                Ok((found, _)) if found != safe => {
                    return TestResult::error(format!("{options:?} says {found}"));
                }
                Ok(_) => {}
            }
        }
        TestResult::passed()
    }
    QuickCheck::new().tests(300).quickcheck(property as fn(Tiny) -> TestResult);
}

/// Drawn systems on which refinement went round in circles: a condition that does not matter had a truth value, the words grew.
#[test]
fn systems_that_went_round_in_circles_are_decided() {
    for seed in [12_788_955_941_431_768_083, 3_050_822_759_675_730_735] {
        let mut pool = TermPool::new();
        let ts = Tiny(seed).system(&mut pool);
        let safe = testing::explore(&pool, &ts).trace.is_none();
        for options in all_options() {
            let found = decide(&mut pool, &ts, &options).expect("it is decided").0;
            assert_eq!(found, safe, "{seed}: {options:?}");
        }
    }
}

/// A system whose states `x`, `y` and `z` have these initial and next values, and this violation.
fn system(build: impl FnOnce(&mut Small) -> ([Term; 3], [Term; 3], Term)) -> Small {
    let mut s = Small::new();
    let (init, next, bad) = build(&mut s);
    for place in 0..3 {
        let equation = s.pool.eq(s.x[place], init[place]);
        s.ts.init.push(equation);
        s.ts.states[place].next = next[place];
    }
    s.never(bad);
    s.ts.check_invariants(&s.pool);
    s
}

/// What only moves data about is proved without refinement.
#[test]
fn moved_data_needs_no_refinement() {
    let mut s = system(|s| {
        let ([x, y, z], [i, j], choice) = (s.x, s.i, s.flags[1]);
        let product = s.pool.bv_mul(&[i, j]);
        let quotient = s.pool.bv_udiv(product, x);
        let (one, kept) = (s.value(1), s.pool.ite(choice, quotient, x));
        let also = s.pool.ite(choice, quotient, y);
        ([one, one, z], [kept, also, z], s.pool.distinct(&[x, y]))
    });
    for options in all_options() {
        let (safe, stats) = decide(&mut s.pool, &s.ts, &options).expect("it is decided");
        assert!(safe);
        assert_eq!(stats.get("euf.refinements"), 0, "{options:?}");
    }
}

/// An even number stays even, for which the abstraction has to learn something of sums; and one that does not.
#[test]
fn arithmetic_is_learned() {
    for (step, safe) in [(2, true), (3, false)] {
        let mut s = system(|s| {
            let [x, y, z] = s.x;
            let (zero, step, seven) = (s.value(0), s.value(step), s.value(7));
            let next = s.pool.bv_add(&[x, step]);
            ([zero, y, z], [next, y, z], s.pool.eq(x, seven))
        });
        for options in all_options() {
            let (found, stats) = decide(&mut s.pool, &s.ts, &options).expect("it is decided");
            assert_eq!(found, safe, "{options:?}");
            let learned = options.bv_mode == BvMode::Uninterpreted;
            assert!(!learned || stats.get("euf.refinements") > 0, "{options:?}");
        }
    }
}

/// Each property is asked; the trace says which of them is violated.
#[test]
fn all_properties_are_asked() {
    let mut s = system(|s| {
        let [x, y, z] = s.x;
        let (zero, one, two) = (s.value(0), s.value(1), s.value(2));
        ([zero, one, two], [y, z, x], s.pool.eq(x, y))
    });
    let two = s.value(2);
    let reached = s.pool.eq(s.x[0], two);
    s.never(reached);
    let (outcome, _) = solve(&mut s.pool, &s.ts, &EufOptions::default(), &Stop::never(), &mut |_, _| {});
    let TsOutcome::Unsafe(trace) = outcome else { panic!("the second property is violated") };
    check_trace(&s.pool, &s.ts, &trace).expect("the trace is one");
    assert_eq!((trace.property, trace.inputs.len()), (1, 3));
}

/// Constraints hold in the last state too, guards do not.
#[test]
fn constraints_and_guards_restrict() {
    let build = || {
        system(|s| {
            let [x, y, z] = s.x;
            let (zero, one, three) = (s.value(0), s.value(1), s.value(3));
            let next = s.pool.bv_add(&[x, one]);
            ([zero, y, z], [next, y, z], s.pool.eq(x, three))
        })
    };
    // `x < bound` as a constraint or as a guard; a step from 2 leads to the violation.
    for (bound, as_constraint, as_guard) in [(2, true, true), (3, true, false), (4, false, false)] {
        for (is_constraint, safe) in [(true, as_constraint), (false, as_guard)] {
            let mut s = build();
            let bound = s.value(bound);
            let below = s.pool.bv_ult(s.x[0], bound);
            if is_constraint { &mut s.ts.constraints } else { &mut s.ts.guards }.push(below);
            for options in all_options() {
                let found = decide(&mut s.pool, &s.ts, &options).expect("it is decided").0;
                assert_eq!(found, safe, "{options:?}, bound {bound:?}, constraint {is_constraint}");
            }
        }
    }
}

#[test]
fn arrays_are_read_and_written() {
    let mut s = Small::new();
    let (word, i) = (s.pool.bv_sort(4), s.i[0]);
    let sort = s.pool.array_sort(word, word);
    let a = s.pool.constant("a", sort);
    let zero = s.value(0);
    let (empty, read) = (s.pool.const_array(sort, zero), s.pool.select(a, i));
    let below = s.value(8);
    let (next, three) = (s.pool.store(a, i, i), s.value(3));
    let bounded = s.pool.bv_ult(i, below);
    s.ts.states = vec![eufonium_ir::StateVar { name: "a".into(), term: a, next, span: None }];
    s.ts.init = vec![s.pool.eq(a, empty)];
    s.ts.guards = vec![bounded];
    // An element is 0 or its index: never 9, but 3.
    let nine = s.pool.bits(Bits::from_u64(9, 4));
    for (value, safe) in [(nine, true), (three, false)] {
        s.ts.properties.clear();
        let bad = s.pool.eq(read, value);
        s.never(bad);
        for options in all_options() {
            let found = decide(&mut s.pool, &s.ts, &options).expect("it is decided").0;
            assert_eq!(found, safe, "{options:?}");
        }
    }
}

#[test]
fn limits_are_kept_and_progress_is_told() {
    let mut s = system(|s| {
        let [x, y, z] = s.x;
        let (zero, one) = (s.value(0), s.value(1));
        let square = s.pool.bv_mul(&[y, y]);
        let (next, sum) = (s.pool.bv_add(&[x, square]), s.pool.bv_add(&[y, one]));
        ([zero, one, zero], [next, sum, x], s.pool.eq(z, y))
    });
    let stop = Stop::with_limits(None, Some(1));
    let (outcome, _) = solve(&mut s.pool, &s.ts, &EufOptions::default(), &stop, &mut |_, _| {});
    assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::WorkLimit))), "{outcome:?}");
    let mut levels = Vec::new();
    let mut told = |progress: Progress, _: &dyn Fn() -> Stats| levels.push(progress.frame);
    solve(&mut s.pool, &s.ts, &EufOptions::default(), &Stop::never(), &mut told);
    assert!(levels.is_sorted() && levels.last().is_some_and(|level| *level > 0));
}
