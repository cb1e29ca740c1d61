//! Random formulas over the reals, and over both sorts, against Fourier-Motzkin elimination.

use super::oracle::{feasible, halfspace, some_assignment};
use super::search::Search;
use super::*;
use quickcheck::{QuickCheck, TestResult};

fn random_formula(random: &mut Random, ints: usize, reals: usize, options: ArithOptions) -> Search {
    let mut arith = Arith::new(options);
    let vars: Vec<Column> = (0..ints + reals).map(|i| arith.new_var(i < ints)).collect();
    let columns: Vec<Column> = (0..4)
        .map(|_| {
            let terms: Vec<_> =
                vars.iter().map(|v| (*v, Rat::new(random.between(-3, 3), random.between(1, 2)))).collect();
            arith.new_row(&terms)
        })
        .chain(vars.iter().copied())
        .collect();
    let mut search = Search::new(arith);
    let atoms: Vec<Lit> = (0..random.between(3, 9))
        .map(|_| {
            let column = columns[random.below(columns.len() as u64) as usize];
            search.atom(column, Rat::new(random.between(-6, 6), random.between(1, 3)), random.flip())
        })
        .collect();
    for _ in 0..random.between(1, 12) {
        let clause = (0..random.between(1, 3))
            .map(|_| atoms[random.below(atoms.len() as u64) as usize].xor(random.flip()));
        search.clauses.push(clause.collect());
    }
    search
}

fn reals_agree(seed: u64) -> TestResult {
    let mut random = Random::new(seed);
    let dimension = random.between(1, 4) as usize;
    let mut search = random_formula(&mut random, 0, dimension, ArithOptions::default());
    let (vars, clauses) = (search.values.len(), search.clauses.clone());
    let lits_feasible = |lits: &[Lit]| {
        feasible(lits.iter().map(|l| halfspace(&search.arith, *l, dimension)).collect(), dimension)
    };
    let expected = some_assignment(vars, &clauses, lits_feasible);
    TestResult::from_bool(search.solve() == Some(expected) && search.solve() == Some(expected))
}

#[test]
fn agrees_with_fourier_motzkin() {
    QuickCheck::new().tests(400).quickcheck(reals_agree as fn(u64) -> TestResult);
}

/// Integers in a small box are enumerated, reals are eliminated.
fn mixed_agree(seed: u64) -> TestResult {
    let mut random = Random::new(seed);
    let (ints, reals) = (random.between(1, 2) as usize, random.between(1, 2) as usize);
    let options = ArithOptions { seed, cut_period: 1, cube_period: 2, ..ArithOptions::default() };
    let mut search = random_formula(&mut random, ints, reals, options);
    let radius = 3;
    for i in 0..ints {
        let column = eufonium_base::ids::Id::from_usize(i);
        let (low, high) =
            (search.atom(column, Rat::int(-radius), true), search.atom(column, Rat::int(radius), false));
        search.clauses.extend([vec![!low], vec![high]]);
    }
    let dimension = ints + reals;
    let (vars, clauses) = (search.values.len(), search.clauses.clone());
    let expected = some_assignment(vars, &clauses, |lits| {
        let system: Vec<_> = lits.iter().map(|l| halfspace(&search.arith, *l, dimension)).collect();
        points(ints, radius).iter().any(|point| {
            let mut system = system.clone();
            for h in &mut system {
                for (i, x) in point.iter().enumerate() {
                    h.bound = &h.bound - &(&h.coefs[i] * x);
                    h.coefs[i] = Rat::ZERO;
                }
            }
            feasible(system, dimension)
        })
    });
    TestResult::from_bool(search.solve() == Some(expected))
}

#[test]
fn mixed_agrees_with_elimination_and_enumeration() {
    QuickCheck::new().tests(200).quickcheck(mixed_agree as fn(u64) -> TestResult);
}
