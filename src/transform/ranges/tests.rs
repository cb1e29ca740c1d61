//! Choices that ranges decide: examples, and random clauses against all values of a small box.

use super::*;
use eufonium_ir::{Evaluator, Model, PredId, Value};
use eufonium_testing::Rng;

/// A clause `P(args) & constraint => P(args)` in a system of its own.
fn system(pool: &mut TermPool, constraint: Term, args: &[Term]) -> ChcSystem {
    let mut system = ChcSystem::new();
    let sorts: Vec<Sort> = args.iter().map(|t| pool.sort(*t)).collect();
    let pred: PredId = system.declare(pool, "P", &sorts);
    let app = PredApp { pred, args: args.to_vec() };
    system.clauses = vec![Clause { body: vec![], constraint, head: Some(app), span: None }];
    system
}

/// The arguments of the clause as they are decided.
fn args(pool: &mut TermPool, constraint: Term, strong: Term, term: Term) -> (Term, Vec<Term>) {
    let (weak, strong) = (system(pool, constraint, &[term]), system(pool, strong, &[term]));
    let mut decided = decide_choices(pool, &weak, &strong);
    let clause = decided.clauses.remove(0);
    (clause.constraint, clause.head.expect("a head").args)
}

#[test]
fn sums_that_do_not_wrap_around_are_sums() {
    let mut pool = TermPool::new();
    let [i, n] = ["i", "n"].map(|name| pool.constant(name, Sort::INT));
    let [zero, one, limit, modulus] = [0, 1, 255, 256].map(|k| pool.int(k));
    // `ite(i + 1 <= 255, i + 1, i + 1 - 256)`, then its remainder.
    let next = pool.add(&[i, one]);
    let (fits, wrapped) = (pool.le(next, limit), pool.sub(next, modulus));
    let sum = pool.ite(fits, next, wrapped);
    let sum = pool.modulo(sum, modulus);
    let (from, below, few) = (pool.le(zero, i), pool.lt(i, n), pool.le(n, limit));
    let constraint = pool.and(&[from, below]);
    let tt = pool.tt();
    // What is known elsewhere bounds `n`, and with it `i`; without that nothing is decided.
    let (kept, decided) = args(&mut pool, constraint, few, sum);
    assert_eq!((kept, decided), (constraint, vec![next]));
    let (kept, decided) = args(&mut pool, constraint, tt, sum);
    assert_eq!((kept, decided), (constraint, vec![sum]));
}

fn random_term(pool: &mut TermPool, rng: &mut Rng, vars: &[Term], depth: usize) -> Term {
    if depth == 0 {
        let number = pool.int(rng.below(9) as i64 - 4);
        return if rng.below(4) == 0 { number } else { vars[rng.below(vars.len())] };
    }
    let [a, b] = [0; 2].map(|_| random_term(pool, rng, vars, depth - 1));
    match rng.below(5) {
        0 => pool.add(&[a, b]),
        1 => pool.scale(&Rat::from(rng.below(5) as i64 - 2), a),
        2 => {
            let m = pool.int(2 + rng.below(4) as i64);
            pool.modulo(a, m)
        }
        _ => {
            let condition = random_formula(pool, rng, vars, depth - 1);
            pool.ite(condition, a, b)
        }
    }
}

fn random_formula(pool: &mut TermPool, rng: &mut Rng, vars: &[Term], depth: usize) -> Term {
    let [a, b] = [0; 2].map(|_| random_term(pool, rng, vars, depth));
    let atom = if rng.below(4) == 0 { pool.eq(a, b) } else { pool.le(a, b) };
    if rng.below(4) == 0 { pool.not(atom) } else { atom }
}

#[test]
fn what_is_decided_is_equivalent() {
    let mut rng = Rng::new(11);
    let mut changed = 0;
    for round in 0..400 {
        let mut pool = TermPool::new();
        let vars = ["x", "y", "z"].map(|name| pool.constant(name, Sort::INT));
        let term = random_term(&mut pool, &mut rng, &vars, 3);
        let mut formula = |pool: &mut TermPool, count: usize| {
            let parts: Vec<Term> = (0..count).map(|_| random_formula(pool, &mut rng, &vars, 1)).collect();
            pool.and(&parts)
        };
        let (constraint, strong) = (formula(&mut pool, 3), formula(&mut pool, 2));
        let (kept, decided) = args(&mut pool, constraint, strong, term);
        changed += usize::from(decided != [term] || kept != constraint);
        for n in 0..7 * 7 * 7 {
            let mut model = Model::new();
            for (var, value) in vars.iter().zip([n % 7, n / 7 % 7, n / 49]) {
                model.set(pool.as_constant(*var).expect("a constant"), Value::Num(Rat::from(value - 3)));
            }
            let mut eval = Evaluator::new(&model);
            if !eval.holds(&pool, strong) {
                continue;
            }
            let holds = eval.holds(&pool, constraint);
            assert_eq!(eval.holds(&pool, kept), holds, "round {round}: the constraint");
            if holds {
                assert_eq!(eval.eval(&pool, decided[0]), eval.eval(&pool, term), "round {round}: the term");
            }
        }
    }
    assert!(changed >= 100, "{changed} changed");
}
