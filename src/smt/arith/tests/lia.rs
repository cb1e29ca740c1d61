//! Random formulas over integers in a small box, against enumeration; and integer problems with known answers.

use super::search::Search;
use super::*;
use quickcheck::{QuickCheck, TestResult};

const RADIUS: i64 = 4;

pub(super) struct Problem {
    pub(super) search: Search,
    pub(super) atoms: Vec<Lit>,
    pub(super) dimension: usize,
}

pub(super) fn boxed_problem(random: &mut Random, options: ArithOptions) -> Problem {
    let mut arith = Arith::new(options);
    let dimension = random.between(1, 3) as usize;
    let vars: Vec<Column> = (0..dimension).map(|_| arith.new_var(true)).collect();
    let mut columns = vars.clone();
    for _ in 0..4 {
        let terms: Vec<_> = vars.iter().map(|v| (*v, Rat::int(random.between(-7, 7)))).collect();
        columns.push(arith.new_row(&terms));
    }
    let mut search = Search::new(arith);
    search.samples = points(dimension, RADIUS + 2);
    for v in &vars {
        let (low, high) =
            (search.atom(*v, Rat::int(-RADIUS), true), search.atom(*v, Rat::int(RADIUS), false));
        search.clauses.extend([vec![!low], vec![high]]);
    }
    let atoms = (0..random.between(4, 10))
        .map(|_| {
            let column = columns[random.below(columns.len() as u64) as usize];
            search.atom(column, Rat::new(random.between(-20, 20), random.between(1, 2)), random.flip())
        })
        .collect();
    Problem { search, atoms, dimension }
}

pub(super) fn add_clauses(problem: &mut Problem, random: &mut Random, n: i64) {
    for _ in 0..n {
        let pick = |random: &mut Random| problem.atoms[random.below(problem.atoms.len() as u64) as usize];
        let clause = (0..random.between(1, 3)).map(|_| pick(random).xor(random.flip())).collect();
        problem.search.clauses.push(clause);
    }
}

/// Two bounds on one form, close together: what makes cuts and equations work.
pub(super) fn add_equation(problem: &mut Problem, random: &mut Random) {
    let search = &mut problem.search;
    let terms: Vec<_> = (0..problem.dimension)
        .map(|i| (eufonium_base::ids::Id::from_usize(i), Rat::int(random.between(-6, 6))))
        .collect();
    let column = search.arith.new_row(&terms);
    let value = random.between(-9, 9);
    let (below, above) =
        (search.atom(column, Rat::int(value), true), search.atom(column, Rat::int(value), false));
    search.clauses.extend([vec![!below], vec![above]]);
}

pub(super) fn expected(search: &Search, clauses: &[Vec<Lit>], dimension: usize) -> bool {
    points(dimension, RADIUS).iter().any(|point| {
        let truth = |l: &Lit| {
            holds(&search.arith, *l, &evaluate(&search.arith, search.arith.bound_of(*l).column, point))
        };
        clauses.iter().all(|c| c.iter().any(truth))
    })
}

pub(super) fn boxed_agrees(seed: u64) -> TestResult {
    let mut random = Random::new(seed);
    let period = |random: &mut Random| random.below(3) as u32;
    let options = ArithOptions {
        cube_period: period(&mut random),
        dio_period: period(&mut random),
        cut_period: period(&mut random),
        branch_on_two_atoms: random.flip(),
        seed,
        ..ArithOptions::default()
    };
    let mut problem = boxed_problem(&mut random, options);
    let n = random.between(1, 8);
    add_clauses(&mut problem, &mut random, n);
    for _ in 0..random.between(0, 2) {
        add_equation(&mut problem, &mut random);
    }
    for lemma in problem.search.arith.take_axioms() {
        verify(&problem.search.arith, &lemma.clause, &lemma.certificate, &problem.search.samples);
    }
    let want = expected(&problem.search, &problem.search.clauses, problem.dimension);
    TestResult::from_bool(problem.search.solve() == Some(want))
}

#[test]
fn agrees_with_enumeration() {
    QuickCheck::new().tests(600).quickcheck(boxed_agrees as fn(u64) -> TestResult);
}

/// One theory, many queries: local atoms and rows are retired and must not show later, nor accumulate.
pub(super) fn queries_agree(seed: u64) -> TestResult {
    let mut random = Random::new(seed);
    let options =
        ArithOptions { cut_period: 1, dio_period: 2, cube_period: 0, seed, ..ArithOptions::default() };
    let mut problem = boxed_problem(&mut random, options);
    let (base, columns) = (problem.search.clauses.clone(), problem.search.arith.lp.info.len());
    // Either each query has its own clauses, or they add up and what is decided at level 0 lasts.
    problem.search.guarded = random.flip();
    for query in 0..8 {
        if problem.search.guarded {
            problem.search.clauses.clone_from(&base);
        }
        let n = if problem.search.guarded { 4 } else { 1 };
        add_clauses(&mut problem, &mut random, n);
        let clauses = problem.search.clauses.clone();
        let want = expected(&problem.search, &clauses, problem.dimension);
        if problem.search.solve() != Some(want) {
            return TestResult::error(format!("query {query}"));
        }
        problem.search.retire();
        let live = problem.search.arith.lp.tableau.rows().count();
        if live != columns - problem.dimension {
            return TestResult::error(format!("{live} rows left of {columns} columns"));
        }
    }
    TestResult::passed()
}

#[test]
fn many_queries_on_one_theory() {
    QuickCheck::new().tests(150).quickcheck(queries_agree as fn(u64) -> TestResult);
}

/// Systems of equations over unbounded integers: rows, right-hand sides, whether there is a solution.
#[test]
fn unbounded_equations() {
    type Case = (&'static [&'static [i64]], &'static [i64], bool);
    let cases: [Case; 6] = [
        (&[&[3, -3]], &[1], false),
        (&[&[4, 6, -10]], &[7], false),
        (&[&[4, 6, -15]], &[7], true),
        (&[&[1, 2, 3], &[1, -2, 5]], &[4, 1], false),
        (&[&[3, 5, 7], &[2, -4, 1]], &[8, 9], true),
        (&[&[2, 3, 0, 1], &[0, 5, 7, -1], &[1, 1, 1, 1]], &[100, 37, 12], true),
    ];
    for (rows, right, solvable) in cases {
        for seed in 0..4 {
            let mut arith = Arith::new(ArithOptions { seed, ..ArithOptions::default() });
            let vars: Vec<Column> = rows[0].iter().map(|_| arith.new_var(true)).collect();
            let forms: Vec<Column> = rows
                .iter()
                .map(|row| {
                    let terms: Vec<_> = vars.iter().zip(*row).map(|(v, a)| (*v, Rat::int(*a))).collect();
                    arith.new_row(&terms)
                })
                .collect();
            let mut search = Search::new(arith);
            for (form, c) in forms.iter().zip(right) {
                let (below, above) =
                    (search.atom(*form, Rat::int(*c), true), search.atom(*form, Rat::int(*c), false));
                search.clauses.extend([vec![!below], vec![above]]);
            }
            assert_eq!(search.solve(), Some(solvable), "{rows:?} = {right:?}");
        }
    }
}

/// A problem that branching cannot decide is given up, not answered.
#[test]
fn gives_up_rather_than_loop() {
    let options = ArithOptions {
        split_limit: 20,
        dio_period: 0,
        cube_period: 0,
        cut_period: 0,
        branch_on_forms: false,
        ..ArithOptions::default()
    };
    let mut arith = Arith::new(options);
    let (x, y, z) = (arith.new_var(true), arith.new_var(true), arith.new_var(true));
    // 3x - 3y + z in 1..=2 with z fixed through an unbounded detour: 1 <= 3x - 3y <= 2.
    let form = arith.new_row(&[(x, Rat::int(3)), (y, Rat::int(-3)), (z, Rat::ONE)]);
    let mut search = Search::new(arith);
    let lits = [
        !search.atom(form, Rat::ONE, true),
        search.atom(form, Rat::int(2), false),
        !search.atom(z, Rat::ZERO, true),
        search.atom(z, Rat::ZERO, false),
    ];
    search.clauses.extend(lits.iter().map(|l| vec![*l]));
    assert_eq!(search.solve(), None);
}

/// The random problems reach every integer technique.
#[test]
fn techniques_are_exercised() {
    let mut total = Stats::new();
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let options =
            ArithOptions { cut_period: 2, dio_period: 2, cube_period: 3, seed, ..ArithOptions::default() };
        let mut problem = boxed_problem(&mut random, options);
        add_clauses(&mut problem, &mut random, 5);
        if random.flip() {
            add_equation(&mut problem, &mut random);
        }
        problem.search.solve();
        total.absorb("", &problem.search.arith.stats());
    }
    for name in [
        "gcd_conflicts",
        "patched",
        "cubes",
        "dio_conflicts",
        "dio_bounds",
        "cuts",
        "branches",
        "row_conflicts",
    ] {
        assert!(total.get(name) > 0, "{name} never happened: {total}");
    }
}

#[test]
#[ignore = "minutes: many more seeds than the quick tests"]
pub(super) fn long_random_run() {
    for seed in 0..20_000 {
        assert!(!boxed_agrees(1_000_000 + seed).is_failure(), "seed {seed}");
        assert!(!queries_agree(2_000_000 + seed).is_failure(), "seed {seed}");
    }
}
