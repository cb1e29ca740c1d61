//! Interpolants of formulas by hand and at random; every one has passed its check, so the tests count those that are found.

use super::*;
use eufonium_frontend::smtlib::{CommandKind, Context};
use eufonium_ir::print;
use quickcheck::quickcheck;

/// The assertions of a script.
fn formulas(pool: &mut TermPool, text: &str) -> Vec<Term> {
    let mut context = Context::new(pool, text.as_bytes());
    let mut out = Vec::new();
    while let Some(command) = context.next_command(pool).expect("the script is well formed") {
        if let CommandKind::Assert(t, _) = command.kind {
            out.push(t);
        }
    }
    out
}

fn interpolate(declarations: &str, a: &str, b: &str) -> std::result::Result<String, NoInterpolant> {
    let mut pool = TermPool::new();
    let all = formulas(&mut pool, &format!("{declarations}(assert {a})(assert {b})"));
    let i = interpolant(&mut pool, &all[..1], &all[1..], &Stop::never())?;
    Ok(print::term(&pool, i))
}

#[test]
fn formulas_of_all_kinds_have_interpolants() {
    let numbers = "(declare-const x Int)(declare-const y Int)(declare-const a Int)(declare-const b Int)\
        (declare-const p Bool)(declare-const q Bool)(declare-const r Bool)";
    let functions = "(declare-sort U 0)(declare-const x U)(declare-const y U)(declare-const a U)(declare-const b U)\
        (declare-fun f (U) U)(declare-fun g (U) U)(declare-fun h (U) Int)";
    for (declarations, a, b) in [
        (numbers, "(and (< x a) (< a y))", "(< y x)"),
        (numbers, "(or (and (< x a) (< a y)) (and p (= x 7)))", "(and (not p) (= y x))"),
        (numbers, "(and (or p q) (or (not p) r))", "(and (not q) (not r))"),
        (numbers, "(= x (* 2 a))", "(= x (+ 1 (* 2 b)))"),
        (numbers, "(= (mod x 3) 1)", "(= (div x 3) (- (div (+ x 2) 3) 2))"),
        (numbers, "(= y (ite p x (+ x 1)))", "(or (< y x) (> y (+ x 1)))"),
        (numbers, "false", "p"),
        (numbers, "p", "false"),
        (functions, "(and (= x a) (= y (f a)))", "(not (= y (f x)))"),
        (functions, "(and (= (g a) x) (= (g b) y) (= a b))", "(not (= x y))"),
        (functions, "(or (= x y) (and (= (f x) (f y)) (= a b)))", "(not (= (f x) (f y)))"),
        (functions, "(and (= (h x) 3) (= x y))", "(< (h y) 0)"),
        (functions, "(and (not (= x a)) (= a y))", "(= x y)"),
    ] {
        match interpolate(declarations, a, b) {
            Ok(_) => {}
            Err(error) => panic!("{a} and {b}: {error}"),
        }
    }
    assert_eq!(interpolate(numbers, "p", "q"), Err(NoInterpolant::Satisfiable));
}

#[test]
fn sequences_and_trees_fit() {
    let mut pool = TermPool::new();
    let all = formulas(
        &mut pool,
        "(declare-const x0 Int)(declare-const x1 Int)(declare-const x2 Int)\
         (assert (= x0 0))(assert (or (= x1 (+ x0 1)) (= x1 x0)))(assert (= x2 (+ x1 2)))(assert (> x2 3))",
    );
    let parts: Vec<Vec<Term>> = all.iter().map(|t| vec![*t]).collect();
    let seq = sequence(&mut pool, &parts, &Stop::never()).expect("the sequence is refuted");
    assert_eq!(seq.len(), 3);
    // Two leaves and a root.
    let leaf = |i: usize| Part { formulas: vec![all[i]], first: i };
    let tree_parts = [leaf(0), leaf(1), Part { formulas: vec![all[2], all[3]], first: 0 }];
    let tree = tree(&mut pool, &tree_parts, &Stop::never()).expect("the tree is refuted");
    assert_eq!(tree.len(), 2);
    let mut previous = pool.tt();
    for (k, part) in all.iter().enumerate() {
        let next = seq.get(k).copied().unwrap_or(pool.ff());
        let broken = pool.not(next);
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        [previous, *part, broken].iter().for_each(|&t| solver.assert(&mut pool, t));
        assert_eq!(solver.check(&mut pool, &[]), SatResult::Unsat, "step {k}");
        previous = next;
    }
}

/// A clause of up to three bounds over four variables, of which each side knows three.
type Clause = Vec<(u8, u8, i8, bool)>;

fn clause(pool: &mut TermPool, vars: &[Term], clause: &Clause) -> Term {
    let parts: Vec<Term> = clause
        .iter()
        .take(3)
        .map(|&(x, y, k, negated)| {
            let (x, y) = (vars[usize::from(x) % vars.len()], vars[usize::from(y) % vars.len()]);
            let k = pool.int(i64::from(k % 5));
            let rest = pool.add(&[y, k]);
            let atom = if k == rest { pool.le(x, k) } else { pool.le(x, rest) };
            if negated { pool.not(atom) } else { atom }
        })
        .collect();
    pool.or(&parts)
}

quickcheck! {
    fn clauses_of_differences(a: Vec<Clause>, b: Vec<Clause>) -> bool {
        let mut pool = TermPool::new();
        let vars = ["x", "y", "u", "v"].map(|n| pool.constant(n, eufonium_ir::Sort::INT));
        let a: Vec<Term> = a.iter().take(8).map(|c| clause(&mut pool, &vars[..3], c)).collect();
        let with_v = [vars[0], vars[1], vars[3]];
        let b: Vec<Term> = b.iter().take(8).map(|c| clause(&mut pool, &with_v, c)).collect();
        !matches!(interpolant(&mut pool, &a, &b, &Stop::never()), Err(NoInterpolant::Unknown(_)))
    }
}
