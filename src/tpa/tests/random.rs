//! Random systems over few numbers against a search through all of their states.

use super::{length, run, up_to};
use eufonium_ir::{Sort, TermPool, TsOutcome};
use eufonium_testing::numbers::{of_numbers, reachable};
use quickcheck::{QuickCheck, TestResult};

/// Random systems over integers and reals: every answer is right, and unsafe systems are found.
#[test]
fn random_systems_agree_with_exploration() {
    fn property(seed: u64) -> TestResult {
        let mut pool = TermPool::new();
        let ts = of_numbers(&mut pool, seed, Sort::INT);
        let is_unsafe = reachable(&pool, &ts);
        for sort in [Sort::INT, Sort::REAL] {
            let mut pool = TermPool::new();
            let ts = of_numbers(&mut pool, seed, sort);
            let outcome = run(&mut pool, &ts, &up_to(8));
            if let TsOutcome::Unknown(_) = outcome {
                if is_unsafe {
                    return TestResult::error(format!("{seed} {sort:?}: {outcome:?}, but it is unsafe"));
                }
                continue;
            }
            match length(&mut pool, &ts, &outcome) {
                Ok(length) if length.is_some() == is_unsafe => {}
                other => return TestResult::error(format!("{seed} {sort:?}: {other:?}, unsafe {is_unsafe}")),
            }
        }
        TestResult::passed()
    }
    QuickCheck::new().tests(60).quickcheck(property as fn(u64) -> TestResult);
}

/// How many random systems of each kind there are, and how many proofs are found: a test of trivial systems tests nothing.
#[test]
fn random_systems_are_not_trivial() {
    let (mut traces, mut long, mut proofs, mut several) = (0, 0, 0, 0);
    for seed in 0..150 {
        let mut pool = TermPool::new();
        let ts = of_numbers(&mut pool, seed, Sort::INT);
        match run(&mut pool, &ts, &up_to(6)) {
            TsOutcome::Unsafe(trace) => {
                traces += 1;
                long += usize::from(trace.inputs.len() > 2);
            }
            TsOutcome::Safe(inv) => {
                proofs += 1;
                several += usize::from(inv.depth > 1);
            }
            TsOutcome::Unknown(_) => {}
        }
    }
    println!("{traces} traces, {long} long, {proofs} proofs, {several} of several steps");
    assert!(traces >= 20 && long >= 5 && proofs >= 20);
}
