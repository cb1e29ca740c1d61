//! Cubes and interpolants of random refutations, checked with a fresh solver; certificates by hand.

use super::farkas::Certificate;
use super::*;
use eufonium_base::{Rat, Stop};
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool, visit};
use eufonium_smt::proof::{self, Refutation, TheoryLemma};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use quickcheck::{TestResult, quickcheck};

fn is_unsat(pool: &mut TermPool, formulas: &[Term]) -> bool {
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    formulas.iter().for_each(|&f| solver.assert(pool, f));
    solver.check(pool, &[]) == SatResult::Unsat
}

/// The refutation of `asserted` with assumptions, if they are refuted.
fn refute(pool: &mut TermPool, asserted: &[Term], assumptions: &[Term]) -> Option<Refutation> {
    let options = SolverOptions { trace: true, ..SolverOptions::default() };
    let mut solver = Solver::new(options, Stop::never());
    asserted.iter().for_each(|&f| solver.assert(pool, f));
    match solver.check(pool, assumptions) {
        SatResult::Unsat => Some(solver.refutation(pool).expect("the trace is on")),
        _ => None,
    }
}

/// A literal over some variables by small numbers.
type Numbers = (Vec<i8>, i8, u8);

fn literal(pool: &mut TermPool, vars: &[Term], (c, k, rel): &Numbers) -> Term {
    let mut e = LinExpr::constant(Rat::int(i64::from(k % 8)));
    for (v, c) in vars.iter().zip(c) {
        e.add_scaled(&LinExpr::scaled(*v, Rat::ONE), &Rat::int(i64::from(c % 4)));
    }
    e.to_atom(pool, [Rel::Le, Rel::Le, Rel::Le, Rel::Lt, Rel::Eq, Rel::Ne][usize::from(rel % 6)])
}

fn is_constant(pool: &TermPool, t: Term) -> bool {
    t == pool.tt() || t == pool.ff()
}

fn show(pool: &TermPool, terms: &[Term]) -> Vec<String> {
    terms.iter().map(|t| eufonium_ir::print::term(pool, *t)).collect()
}

/// A: a conjunction of binary clauses; B: a cube.
fn cube_property(a: &[(Numbers, Numbers)], b: &[Numbers], sort: Sort) -> TestResult {
    let mut pool = TermPool::new();
    let vars = ["x", "y", "z", "w"].map(|n| pool.constant(n, sort));
    let a: Vec<Term> = a
        .iter()
        .map(|(l, m)| {
            let (l, m) = (literal(&mut pool, &vars, l), literal(&mut pool, &vars, m));
            pool.or2(l, m)
        })
        .collect();
    let b: Vec<Term> = b.iter().map(|n| literal(&mut pool, &vars[1..], n)).collect();
    if b.iter().any(|&l| is_constant(&pool, l)) {
        return TestResult::discard();
    }
    let Some(refutation) = refute(&mut pool, &a, &b) else { return TestResult::discard() };
    for mode in [CubeMode::WeakestSum, CubeMode::Sum, CubeMode::Literals] {
        for split in [false, true] {
            let cube = unsat_core_cube_with(&mut pool, &refutation, &b, CubeOptions { mode, split });
            let context =
                || format!("{:?} and {:?} give {:?}", show(&pool, &a), show(&pool, &b), show(&pool, &cube));
            let context = context();
            let mut query = a.clone();
            query.extend(&cube);
            assert!(is_unsat(&mut pool, &query), "A refutes the cube: {context}");
            let all = pool.and(&cube);
            let mut query = b.clone();
            query.push(pool.not(all));
            assert!(is_unsat(&mut pool, &query), "b implies the cube: {context}");
        }
    }
    TestResult::passed()
}

fn check_interpolant(pool: &mut TermPool, a: &[Term], b: &[Term], itp: Term) {
    let context = format!("{:?} and {:?} give {:?}", show(pool, a), show(pool, b), show(pool, &[itp]));
    let (of_a, of_b) = (visit::constants(pool, a), visit::constants(pool, b));
    let shared = visit::constants(pool, &[itp]).iter().all(|c| of_a.contains(c) && of_b.contains(c));
    assert!(shared, "shared symbols only: {context}");
    let mut query = a.to_vec();
    query.push(pool.not(itp));
    assert!(is_unsat(pool, &query), "A implies it: {context}");
    let mut query = b.to_vec();
    query.push(itp);
    assert!(is_unsat(pool, &query), "B refutes it: {context}");
}

/// Whether there was an interpolant, checked; `None` if there was no refutation.
fn interpolate(pool: &mut TermPool, a: &[Term], b: &[Term]) -> Option<bool> {
    if a.iter().chain(b).any(|&l| is_constant(pool, l)) {
        return None;
    }
    let all: Vec<Term> = a.iter().chain(b).copied().collect();
    let refutation = refute(pool, &[], &all)?;
    let found = interpolant(pool, a, b, &refutation);
    if let Some(itp) = found {
        check_interpolant(pool, a, b, itp);
    }
    Some(found.is_some())
}

fn linear_interpolants(a: &[Numbers], b: &[Numbers], sort: Sort) -> TestResult {
    let mut pool = TermPool::new();
    let vars = ["x", "y", "z", "w"].map(|n| pool.constant(n, sort));
    let a: Vec<Term> = a.iter().map(|n| literal(&mut pool, &vars[..3], n)).collect();
    let b: Vec<Term> = b.iter().map(|n| literal(&mut pool, &vars[1..], n)).collect();
    let Some(found) = interpolate(&mut pool, &a, &b) else { return TestResult::discard() };
    assert!(found || sort == Sort::INT, "linear arithmetic over the reals has interpolants");
    TestResult::passed()
}

/// Equalities over constants of either side and a unary and a binary function.
fn functional_interpolants(a: &[(u8, u8, bool)], b: &[(u8, u8, bool)]) -> TestResult {
    let mut pool = TermPool::new();
    let s = pool.declare_sort("S");
    let (f, g) = (pool.declare("f", &[s], s), pool.declare("g", &[s, s], s));
    let c = ["a", "a'", "s", "t", "b", "b'"].map(|n| pool.constant(n, s));
    let mut literals = |consts: &[Term], numbers: &[(u8, u8, bool)]| -> Vec<Term> {
        let mut terms = consts.to_vec();
        for &t in consts {
            terms.push(pool.app(f, &[t]));
        }
        let f0 = terms[consts.len()];
        terms.push(pool.app(f, &[f0]));
        terms.push(pool.app(g, &[consts[0], consts[2]]));
        terms.push(pool.app(g, &[consts[1], consts[3]]));
        let pick = |n: u8| terms[usize::from(n) % terms.len()];
        let mut out = Vec::new();
        for &(l, r, positive) in numbers {
            let eq = pool.eq(pick(l), pick(r));
            out.push(if positive || l % 3 > 0 { eq } else { pool.not(eq) });
        }
        out
    };
    let (a, b) = (literals(&c[..4], a), literals(&c[2..], b));
    match interpolate(&mut pool, &a, &b) {
        None => TestResult::discard(),
        Some(found) => {
            assert!(found, "equality has interpolants: {:?} {:?}", show(&pool, &a), show(&pool, &b));
            TestResult::passed()
        }
    }
}

quickcheck! {
    fn integer_cubes(a: Vec<(Numbers, Numbers)>, b: Vec<Numbers>) -> TestResult {
        cube_property(&a[..a.len().min(8)], &b[..b.len().min(5)], Sort::INT)
    }
    fn real_cubes(a: Vec<(Numbers, Numbers)>, b: Vec<Numbers>) -> TestResult {
        cube_property(&a[..a.len().min(8)], &b[..b.len().min(5)], Sort::REAL)
    }
    fn integer_interpolants(a: Vec<Numbers>, b: Vec<Numbers>) -> TestResult {
        linear_interpolants(&a[..a.len().min(6)], &b[..b.len().min(6)], Sort::INT)
    }
    fn real_interpolants(a: Vec<Numbers>, b: Vec<Numbers>) -> TestResult {
        linear_interpolants(&a[..a.len().min(6)], &b[..b.len().min(6)], Sort::REAL)
    }
    fn interpolants_of_equality(a: Vec<(u8, u8, bool)>, b: Vec<(u8, u8, bool)>) -> TestResult {
        functional_interpolants(&a[..a.len().min(9)], &b[..b.len().min(9)])
    }
}

#[test]
fn constants_come_from_the_other_side() {
    let mut pool = TermPool::new();
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let n: Vec<Term> = (0..8).map(|i| pool.int(i)).collect();
    let (sum, x_5, y_5) = (pool.add(&[x, y]), pool.ge(x, n[5]), pool.ge(y, n[5]));
    let a = pool.le(sum, n[3]);
    let lemma = TheoryLemma {
        conflict: vec![x_5, y_5, a],
        certificate: proof::Certificate::Farkas(vec![Rat::ONE, Rat::ONE, Rat::ONE]),
    };
    let refutation = Refutation { core: vec![x_5, y_5], lemmas: vec![lemma], direct: vec![] };
    let b = [x_5, y_5];
    let expected = pool.gt(sum, n[3]);
    assert_eq!(unsat_core_cube(&mut pool, &refutation, &b), [expected]);
    let options = CubeOptions { split: true, ..CubeOptions::default() };
    let cube = unsat_core_cube_with(&mut pool, &refutation, &b, options);
    let minus_1 = pool.int(-1);
    // One literal keeps its constant, the other one takes all the slack.
    let (x_1, y_1) = (pool.ge(x, minus_1), pool.ge(y, minus_1));
    assert!(cube.len() == 2 && (cube.contains(&x_1) || cube.contains(&y_1)), "{:?}", show(&pool, &cube));
    let mut plain = b.to_vec();
    plain.sort_unstable();
    let options = CubeOptions { mode: CubeMode::Literals, split: false };
    assert_eq!(unsat_core_cube_with(&mut pool, &refutation, &b, options), plain);

    // What does not verify is not used.
    let mut broken = refutation.clone();
    broken.lemmas[0].certificate = proof::Certificate::Farkas(vec![Rat::ONE, Rat::ZERO, Rat::ONE]);
    assert_eq!(unsat_core_cube(&mut pool, &broken, &b), plain);
}

#[test]
fn certificates() {
    let mut pool = TermPool::new();
    let (x, r) = (pool.constant("x", Sort::INT), pool.constant("r", Sort::REAL));
    let (one, zero) = (pool.int(1), pool.int(0));
    let half = pool.num(Rat::new(1, 2), Sort::REAL);
    let (x_le_0, x_gt_0, x_eq_1, x_ge_1) =
        (pool.le(x, zero), pool.gt(x, zero), pool.eq(x, one), pool.ge(x, one));
    let (r_lt, r_ge, r_le) = (pool.lt(r, half), pool.ge(r, half), pool.le(r, half));
    let not_eq = pool.not(x_eq_1);
    let cases: &[(&[Term], &[i64], bool)] = &[
        (&[x_le_0, x_gt_0], &[1, 1], true),
        (&[x_le_0, x_ge_1], &[3, 3], true),
        (&[x_le_0, x_ge_1], &[1, 2], false),
        (&[x_le_0, x_ge_1], &[-1, -1], false),
        (&[x_le_0, x_ge_1], &[0, 0], false),
        (&[x_le_0], &[1, 1], false),
        (&[x_le_0, x_eq_1], &[1, 1], true),
        (&[x_eq_1, x_gt_0], &[1, 1], false),
        (&[x_le_0, not_eq], &[1, 1], false),
        (&[r_lt, r_ge], &[1, 1], true),
        (&[r_le, r_ge], &[1, 1], false),
        (&[r_lt, r_ge], &[0, 1], false),
    ];
    for (conflict, multipliers, valid) in cases {
        let multipliers: Vec<Rat> = multipliers.iter().map(|m| Rat::int(*m)).collect();
        let found = Certificate::verify(&pool, conflict, &multipliers).is_some();
        assert_eq!(found, *valid, "{:?} {multipliers:?}", show(&pool, conflict));
    }
}
