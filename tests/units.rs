//! Counted work: where a single question is long, it counts as it goes and ends where its limit is. No time is taken.

use eufonium::base::Bits;
use eufonium::engine::{EngineOptions, Session, solve_chc, solve_ts};
use eufonium::frontend::smtlib::horn;
use eufonium::frontend::{btor2, vmt};
use eufonium::ir::{Outcome, Reason, TsOutcome};
use eufonium::prelude::*;
use eufonium::smt::SatEngine;
use std::fs;
use std::path::Path;

/// The counted work that each gets.
const WORK: u64 = 60_000;
/// As much as that may be done between two looks at the limit.
const SLACK: u64 = 30_000;

/// A question of which nobody knows a short answer.
type Question = fn(&mut TermPool) -> Vec<Term>;

/// So many pigeons have too few holes.
fn pigeons(pool: &mut TermPool) -> Vec<Term> {
    let (pigeons, holes) = (12, 11);
    let sits: Vec<Vec<Term>> = (0..pigeons)
        .map(|p| (0..holes).map(|h| pool.constant(format!("p{p}h{h}"), Sort::BOOL)).collect())
        .collect();
    let mut all: Vec<Term> = sits.iter().map(|holes| pool.or(holes)).collect();
    for (p, holes) in sits.iter().enumerate() {
        for (h, &hole) in holes.iter().enumerate() {
            for other in &sits[..p] {
                let both = pool.and2(hole, other[h]);
                all.push(pool.not(both));
            }
        }
    }
    all
}

/// The factors of a product of two primes.
fn factors(pool: &mut TermPool) -> Vec<Term> {
    let sort = pool.bv_sort(60);
    let [x, y, product] = ["x", "y", "product"].map(|name| pool.constant(name, sort));
    let number = |pool: &mut TermPool, n: u64| pool.bits(Bits::from_u64(n, 60));
    let (one, small, n) = (number(pool, 1), number(pool, 1 << 29), number(pool, 268_435_399 * 268_435_367));
    let times = pool.bv_mul(&[x, y]);
    let mut all = vec![pool.eq(product, times), pool.eq(product, n)];
    for factor in [x, y] {
        all.push(pool.bv_ult(one, factor));
        all.push(pool.bv_ult(factor, small));
    }
    all
}

/// Dense rows over rational numbers without a pattern.
fn rows(pool: &mut TermPool) -> Vec<Term> {
    let columns: Vec<Term> = (0..70).map(|i| pool.constant(format!("x{i}"), Sort::REAL)).collect();
    let mut random = 1_u64;
    let mut next = move || {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 40) as i64 % 199 - 99
    };
    let mut all = Vec::new();
    for _ in 0..70 {
        let parts: Vec<Term> = columns.iter().map(|&x| pool.scale(&Rat::from(next()), x)).collect();
        let sum = pool.add(&parts);
        let bound = pool.num(Rat::from(next()), Sort::REAL);
        all.push(pool.ge(sum, bound));
    }
    all
}

/// An integer in the middle of multiples, far from all of them.
fn knapsack(pool: &mut TermPool) -> Vec<Term> {
    let zero = pool.int(0);
    let mut all = Vec::new();
    let parts: Vec<Term> = [12_223, 12_224, 36_674, 61_119, 85_569]
        .into_iter()
        .enumerate()
        .map(|(i, weight)| {
            let x = pool.constant(format!("x{i}"), Sort::INT);
            all.push(pool.ge(x, zero));
            pool.scale(&Rat::from(weight), x)
        })
        .collect();
    let (sum, goal) = (pool.add(&parts), pool.int(89_643_481));
    all.push(pool.eq(sum, goal));
    all
}

/// Diamonds of equalities, each of which is one of two ways.
fn diamonds(pool: &mut TermPool) -> Vec<Term> {
    let sort = pool.declare_sort("S");
    let f = pool.declare("f", &[sort], sort);
    let mut at = pool.constant("a0", sort);
    let first = at;
    let mut all = Vec::new();
    for i in 0..60 {
        let [left, right, next] = ["l", "r", "a"].map(|name| pool.constant(format!("{name}{}", i + 1), sort));
        let ways = [left, right].map(|way| {
            let (there, on) = (pool.app(f, &[way]), pool.eq(way, next));
            let here = pool.eq(at, there);
            pool.and2(here, on)
        });
        all.push(pool.or(&ways));
        at = next;
    }
    let mut applied = at;
    for _ in 0..60 {
        applied = pool.app(f, &[applied]);
    }
    let same = pool.eq(first, applied);
    all.push(pool.not(same));
    all
}

/// Writes at places that are all different, in two orders.
fn swaps(pool: &mut TermPool) -> Vec<Term> {
    let sort = pool.array_sort(Sort::INT, Sort::INT);
    let [array, other] = ["a", "b"].map(|name| pool.constant(name, sort));
    let places: Vec<Term> = (0..40).map(|i| pool.constant(format!("i{i}"), Sort::INT)).collect();
    let values: Vec<Term> = (0..40).map(|i| pool.constant(format!("v{i}"), Sort::INT)).collect();
    let store = |pool: &mut TermPool, order: &mut dyn Iterator<Item = usize>| {
        order.fold(array, |a, i| pool.store(a, places[i], values[i]))
    };
    let (up, down) = (store(pool, &mut (0..40)), store(pool, &mut (0..40).rev()));
    let (first, same) = (pool.eq(other, up), pool.eq(other, down));
    let differs = pool.not(same);
    let mut all = vec![first, differs];
    all.extend(places.windows(2).map(|pair| pool.lt(pair[0], pair[1])));
    all
}

#[test]
fn a_long_question_ends_at_its_limit() {
    let table: &[(&str, Question)] = &[
        ("pigeons", pigeons),
        ("factors", factors),
        ("rows", rows),
        ("knapsack", knapsack),
        ("diamonds", diamonds),
        ("swaps", swaps),
    ];
    for (name, question) in table {
        let mut pool = TermPool::new();
        let formulas = question(&mut pool);
        let stop = Stop::with_limits(None, Some(WORK));
        let mut solver = Solver::new(SolverOptions::default(), stop.clone());
        for formula in formulas {
            solver.assert(&mut pool, formula);
        }
        let answer = solver.check(&mut pool, &[]);
        assert!(stop.work() <= WORK + SLACK, "{name}: {answer:?} after {}", stop.work());
        if answer == SatResult::Unknown {
            assert_eq!(stop.reason(), Some(Interrupt::WorkLimit), "{name}");
        }
    }
    // The crate's search cannot be interrupted, but its rounds are counted.
    let mut pool = TermPool::new();
    let formulas = diamonds(&mut pool);
    let stop = Stop::with_limits(None, Some(WORK));
    let options = SolverOptions { sat: SatEngine::Varisat, ..SolverOptions::default() };
    let mut solver = Solver::new(options, stop.clone());
    formulas.into_iter().for_each(|formula| solver.assert(&mut pool, formula));
    assert_ne!(solver.check(&mut pool, &[]), SatResult::Sat);
    assert!(stop.work() <= 20 * WORK, "{}", stop.work());
}

#[test]
fn engines_end_at_their_limit() {
    let systems =
        ["two_phases_safe.vmt", "deep_unsafe.vmt", "control/coherence_4_unsafe.vmt", "memory_unsafe.btor2"];
    for file in systems {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ts").join(file);
        let text = fs::read(path).expect("a problem is readable");
        for engine in ["kind", "bmc", "pdr", "simulation", "tpa", "pdkind", "euforia", "spacer", "auto"] {
            let mut pool = TermPool::new();
            let system = match file.ends_with("vmt") {
                true => vmt::read(&mut pool, &text[..]).expect("it is right").system,
                false => btor2::read(&mut pool, &text).expect("it is right").system,
            };
            let options =
                EngineOptions { engine: engine.parse().expect("it is known"), ..EngineOptions::default() };
            let stop = Stop::with_limits(None, Some(WORK));
            let (outcome, _) = solve_ts(&mut pool, &system, &Session::new(options).under(&stop));
            assert!(stop.work() <= WORK + SLACK, "{engine} on {file}: {}", stop.work());
            if let TsOutcome::Unknown(Reason::Interrupted(why)) = outcome {
                assert_eq!(why, Interrupt::WorkLimit);
            }
        }
    }
}

#[test]
fn engines_of_clauses_end_at_their_limit() {
    for file in ["two_counters_safe.smt2", "array_flag_safe.smt2"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/horn").join(file);
        let text = fs::read(path).expect("a problem is readable");
        for engine in ["spacer", "unroll", "kind", "tpa", "cells", "shapes", "euforia", "absint", "auto"] {
            let mut pool = TermPool::new();
            let read = horn::read(&mut pool, &text[..]).expect("it is right");
            let options =
                EngineOptions { engine: engine.parse().expect("it is known"), ..EngineOptions::default() };
            let stop = Stop::with_limits(None, Some(WORK));
            let (outcome, _) = solve_chc(&mut pool, &read.system, &Session::new(options).under(&stop));
            assert!(stop.work() <= WORK + SLACK, "{engine} on {file}: {}", stop.work());
            if let Outcome::Unknown(Reason::Interrupted(why)) = outcome {
                assert_eq!(why, Interrupt::WorkLimit);
            }
        }
    }
}
