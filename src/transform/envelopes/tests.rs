//! Bounds of products and quotients: the true values obey them, and what they are to prove follows from them.

use super::*;
use eufonium_base::Stop;
use eufonium_ir::{Evaluator, Model, Value};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use eufonium_testing::Rng;

fn clause(constraint: Term) -> Clause {
    Clause { body: vec![], constraint, head: None, span: None }
}

fn random_term(pool: &mut TermPool, rng: &mut Rng, vars: &[Term], depth: usize) -> Term {
    if depth == 0 {
        return rng.pick(vars);
    }
    let [a, b] = [0; 2].map(|_| random_term(pool, rng, vars, depth - 1));
    match rng.below(7) {
        0 | 1 => pool.mul(&[a, b]),
        2 => pool.mul(&[a, a]),
        3 => pool.idiv(a, b),
        4 => pool.modulo(a, b),
        5 => pool.sub(a, b),
        _ => {
            let zero = pool.int(0);
            let condition = pool.le(a, zero);
            pool.ite(condition, b, a)
        }
    }
}

fn random_formula(pool: &mut TermPool, rng: &mut Rng, vars: &[Term]) -> Term {
    let atoms: Vec<Term> = (0..5)
        .map(|i| {
            let depth = if i < 2 { 0 } else { 1 + rng.below(2) };
            let t = random_term(pool, rng, vars, depth);
            let bound = pool.int(rng.below(13) as i64 - 6);
            match rng.below(5) {
                0 => pool.eq(t, bound),
                1 | 2 => pool.le(t, bound),
                _ => pool.ge(t, bound),
            }
        })
        .collect();
    let either = pool.or2(atoms[3], atoms[4]);
    pool.and(&[atoms[0], atoms[1], atoms[2], either])
}

/// The model with the true values of the new constants.
fn completed(pool: &TermPool, rewriting: &Rewriting, mut model: Model) -> Model {
    let set = |model: &mut Model, t: Term, value: Rat| {
        model.set(pool.as_constant(t).expect("a constant"), Value::Num(value));
    };
    for (&old, &new) in &rewriting.done {
        if old != new && is_replaced(pool, old) && pool.as_constant(new).is_some() {
            let value = Evaluator::new(&model).number(pool, old);
            set(&mut model, new, value);
        }
    }
    // Parts of products and quotients, each after what it is made of.
    let quotients = rewriting.quotients.iter().map(|&([x, y], value)| (x, y, value, true));
    let products = rewriting.products.iter().map(|p| (p.factors[0], p.factors[1], p.value, false));
    let mut open: Vec<_> = quotients.chain(products).collect();
    while !open.is_empty() {
        let known = |t: Term| {
            let all = visit::constants(pool, &[t]);
            all.iter().all(|c| model.get(pool.as_constant(*c).expect("a constant")).is_some())
        };
        let i = open.iter().position(|(x, y, ..)| known(*x) && known(*y)).expect("nothing is made of itself");
        let (x, y, value, is_quotient) = open.remove(i);
        let mut eval = Evaluator::new(&model);
        let (x, y) = (eval.number(pool, x), eval.number(pool, y));
        let result = match is_quotient {
            true if y.is_zero() => Rat::ZERO,
            true => x.div_euclid(&y),
            false => &x * &y,
        };
        set(&mut model, value, result);
    }
    model
}

#[test]
fn true_values_are_within_the_bounds() {
    let mut rng = Rng::new(23);
    let mut held = 0;
    for round in 0..300 {
        let mut pool = TermPool::new();
        let vars = ["x", "y", "z"].map(|name| pool.constant(name, Sort::INT));
        let old = clause(random_formula(&mut pool, &mut rng, &vars));
        let mut rewriting = Rewriting::new(&pool, &old);
        let new = rewriting.clause(&mut pool, &old);
        for n in 0..9 * 9 * 9 {
            let mut model = Model::new();
            for (var, value) in vars.iter().zip([n % 9, n / 9 % 9, n / 81]) {
                model.set(pool.as_constant(*var).expect("a constant"), Value::Num(Rat::from(value - 4)));
            }
            if Evaluator::new(&model).holds(&pool, old.constraint) {
                let model = completed(&pool, &rewriting, model);
                held += 1;
                assert!(Evaluator::new(&model).holds(&pool, new.constraint), "round {round}, point {n}");
            }
        }
    }
    assert!(held >= 1000, "{held} points");
}

/// Whether the bounds refute a constraint.
fn is_refuted(pool: &mut TermPool, constraint: Term) -> bool {
    let old = clause(constraint);
    let new = Rewriting::new(pool, &old).clause(pool, &old);
    assert!(!visit::postorder(pool, &[new.constraint]).into_iter().any(|t| is_replaced(pool, t)));
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    solver.assert(pool, new.constraint);
    solver.check(pool, &[]) == SatResult::Unsat
}

/// What the bounds are to show: under the conditions the last comparison, and not with a bound that is tighter by one.
#[test]
fn bounds_show_what_is_expected() {
    let mut pool = TermPool::new();
    let [x, y, z, w] = ["x", "y", "z", "w"].map(|name| pool.constant(name, Sort::INT));
    let between = |pool: &mut TermPool, low: i64, t: Term, high: i64| {
        let (low, high) = (pool.int(low), pool.int(high));
        let (above, below) = (pool.le(low, t), pool.le(t, high));
        pool.and2(above, below)
    };
    let (square, product) = (pool.mul(&[x, x]), pool.mul(&[x, y]));
    let (quotient, rest) = (pool.idiv(x, y), pool.modulo(x, y));
    let (row, rows) = (pool.mul(&[x, w]), pool.mul(&[z, w]));
    let cell = pool.add(&[row, y]);
    let gap = pool.sub(cell, rows);
    let sum = {
        let eight = pool.scale(&Rat::from(8), y);
        pool.lt(x, eight)
    };
    let column = {
        let zero = pool.int(0);
        let parts = [pool.le(zero, y), pool.lt(y, w), pool.le(zero, x), pool.lt(x, z)];
        pool.and(&parts)
    };
    // A row further on by two, where there are so many.
    let below = {
        let (two, twice) = (pool.int(2), pool.scale(&Rat::from(2), w));
        let (third, zero) = (pool.add(&[x, two]), pool.int(0));
        let parts = [pool.le(zero, y), pool.lt(y, w), pool.lt(third, z)];
        (pool.and(&parts), pool.add(&[gap, twice]))
    };
    let tt = pool.tt();
    // (conditions, other condition, term, its greatest value)
    let table = [
        (between(&mut pool, 0, x, 100), tt, square, 10_000),
        (between(&mut pool, -7, x, 3), tt, square, 49),
        (between(&mut pool, 1, x, 10), between(&mut pool, 2, y, 5), product, 50),
        (between(&mut pool, -3, x, 4), between(&mut pool, -5, y, 2), product, 15),
        (between(&mut pool, 1, y, 9), sum, quotient, 7),
        (between(&mut pool, 1, y, 9), tt, rest, 8),
        (between(&mut pool, -9, y, -2), tt, rest, 8),
        (column, tt, gap, -1),
        (below.0, tt, below.1, -1),
    ];
    for (i, (first, second, t, most)) in table.into_iter().enumerate() {
        for (bound, expected) in [(most, true), (most - 1, false)] {
            let bound = pool.int(bound);
            let above = pool.gt(t, bound);
            let constraint = pool.and(&[first, second, above]);
            assert_eq!(is_refuted(&mut pool, constraint), expected, "row {i}");
        }
    }
}

/// A mark that only the comparison of a square gives: `x / n` squared stays below `2^63` if `x <= 10^6 n`.
#[test]
fn marks_of_products_reach_their_factors() {
    let mut pool = TermPool::new();
    let [x, n] = ["x", "n"].map(|name| pool.constant(name, Sort::INT));
    let [zero, one, large] = [0, 1, i64::MAX].map(|k| pool.int(k));
    let mean = pool.idiv(x, n);
    let square = pool.mul(&[mean, mean]);
    let few = pool.scale(&Rat::from(1_000_000), n);
    let parts = [pool.le(one, n), pool.le(zero, x), pool.le(x, few), pool.gt(square, large)];
    let constraint = pool.and(&parts);
    assert!(is_refuted(&mut pool, constraint));
}

#[test]
fn clauses_without_products_stay() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    let two = pool.int(2);
    let half = pool.idiv(x, two);
    let constraint = pool.gt(half, x);
    let mut system = ChcSystem::new();
    system.clauses = vec![clause(constraint)];
    assert!(!has_products(&pool, &system) && envelopes(&mut pool, &system).is_none());
}
