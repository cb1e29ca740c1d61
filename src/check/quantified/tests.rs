//! Interpretations with quantifiers: good ones, each way to be bad, and random clauses against all values of a small box.

use crate::{CheckError, check_invariant};
use eufonium_base::{Rat, Stop};
use eufonium_ir::{
    ChcSystem, Clause, Evaluator, Invariant, Model, Op, PredApp, Sort, Subst, Term, TermPool, Value,
};
use eufonium_testing::Rng;

/// `P(0, a)`; `P(i, a) & i < 9 => P(i + 1, a[2 i + 4 := 7])`; `P(i, a) & 0 <= j < i & a[2 j + 4] != 7 => false`.
struct Fill {
    pool: TermPool,
    system: ChcSystem,
}

fn fill() -> Fill {
    let mut pool = TermPool::new();
    let array = pool.array_sort(Sort::INT, Sort::INT);
    let mut system = ChcSystem::new();
    let p = system.declare(&mut pool, "P", &[Sort::INT, array]);
    let [i, j] = ["i", "j"].map(|n| pool.constant(n, Sort::INT));
    let a = pool.constant("a", array);
    let [zero, one, seven, nine] = [0, 1, 7, 9].map(|n| pool.int(n));
    let (at_i, at_j) = (word(&mut pool, i), word(&mut pool, j));
    let (next, written) = (pool.add(&[i, one]), pool.store(a, at_i, seven));
    let element = pool.select(a, at_j);
    let seven_there = pool.eq(element, seven);
    let (from, below, wrong) = (pool.le(zero, j), pool.lt(j, i), pool.not(seven_there));
    let constraint = pool.and(&[from, below, wrong]);
    let app = |i, a| PredApp { pred: p, args: vec![i, a] };
    let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
    system.clauses = vec![
        clause(vec![], pool.tt(), Some(app(zero, a))),
        clause(vec![app(i, a)], pool.lt(i, nine), Some(app(next, written))),
        clause(vec![app(i, a)], constraint, None),
    ];
    Fill { pool, system }
}

/// The index of the word `t`.
fn word(pool: &mut TermPool, t: Term) -> Term {
    let (two, four) = (Rat::from(2), pool.int(4));
    let scaled = pool.scale(&two, t);
    pool.add(&[scaled, four])
}

impl Fill {
    /// The parameters, a new constant `k`, and `0 <= k < A0 + more => A1[2 k + 4] = 7`.
    fn parts(&mut self, more: i64) -> ([Term; 2], Term, Term) {
        let pool = &mut self.pool;
        let params: [Term; 2] =
            self.system.preds.values().next().expect("P").params.clone().try_into().expect("two");
        let k = pool.fresh("k", Sort::INT);
        let [zero, seven, more] = [0, 7, more].map(|n| pool.int(n));
        let (index, end) = (word(pool, k), pool.add(&[params[0], more]));
        let element = pool.select(params[1], index);
        let (from, below, is) = (pool.le(zero, k), pool.lt(k, end), pool.eq(element, seven));
        let inside = pool.and2(from, below);
        (params, k, pool.implies(inside, is))
    }

    fn check(&mut self, formula: Term) -> Result<(), CheckError> {
        let inv = Invariant::inductive([formula].into_iter().collect());
        check_invariant(&mut self.pool, &self.system, &inv, &Stop::never())
    }
}

#[test]
fn what_holds_of_all_elements_is_accepted() {
    let mut fill = fill();
    let ([i, _], k, body) = fill.parts(0);
    let all = fill.pool.forall(&[k], body);
    assert_eq!(fill.check(all), Ok(()));
    // Quantifiers may stand in junctions.
    let zero = fill.pool.int(0);
    let (started, positive) = (fill.pool.le(zero, i), fill.pool.lt(zero, i));
    let first = fill.pool.not(positive);
    let later = fill.pool.or2(first, all);
    let formula = fill.pool.and2(started, later);
    assert_eq!(fill.check(formula), Ok(()));
}

#[test]
fn what_does_not_hold_of_all_elements_is_not_confirmed() {
    let mut fill = fill();
    for more in [1, -1] {
        let (_, k, body) = fill.parts(more);
        let all = fill.pool.forall(&[k], body);
        let error = fill.check(all).expect_err("one element too many or too few");
        assert!(error.is_unconfirmed(), "{error}");
    }
    let (_, k, body) = fill.parts(0);
    let all = fill.pool.forall(&[k], body);
    let not_all = fill.pool.not(all);
    let some = fill.pool.exists(&[k], body);
    for formula in [not_all, some] {
        assert!(fill.check(formula).is_err());
    }
}

/// A bound constant is none outside of its quantifier.
#[test]
fn bound_constants_stay_inside() {
    let mut fill = fill();
    let (_, k, body) = fill.parts(0);
    let all = fill.pool.forall(&[k], body);
    let both = fill.pool.and2(all, body);
    let error = fill.check(both).expect_err("a free constant");
    assert!(matches!(error, CheckError::BadInterpretation { .. }), "{error}");
}

/// `forall k. a[k] = 0 | b[k] = 0` does not say that one of the arrays is zero everywhere.
#[test]
fn each_quantifier_has_its_own_constant() {
    let mut pool = TermPool::new();
    let array = pool.array_sort(Sort::INT, Sort::INT);
    let [a, b] = ["a", "b"].map(|n| pool.constant(n, array));
    let k = pool.constant("k", Sort::INT);
    let zero = pool.int(0);
    let [at_a, at_b] = [a, b].map(|array| {
        let element = pool.select(array, k);
        pool.eq(element, zero)
    });
    let either = pool.or2(at_a, at_b);
    let each = pool.forall(&[k], either);
    let [all_a, all_b] = [at_a, at_b].map(|at| pool.forall(&[k], at));
    let one = pool.or2(all_a, all_b);
    assert!(!holds(&mut pool, &[each], &[one]));
    assert!(holds(&mut pool, &[one], &[each]));
}

/// `forall k. k < 9 => a[4 k + 2] = 0` is used at `i` where `a` is read at `4 i + 2` in words of eight bits.
#[test]
fn indices_that_wrap_around_are_matched() {
    let mut pool = TermPool::new();
    let array = pool.array_sort(Sort::INT, Sort::INT);
    let a = pool.constant("a", array);
    let [i, k] = ["i", "k"].map(|n| pool.constant(n, Sort::INT));
    let [zero, two, nine, most] = [0, 2, 9, 127].map(|n| pool.int(n));
    let at = |pool: &mut TermPool, n| {
        let scaled = pool.scale(&Rat::from(4), n);
        pool.add(&[scaled, two])
    };
    let wrapped = |pool: &mut TermPool, n, modulus: i64| {
        let (fits, modulus) = (pool.le(n, most), pool.int(-modulus));
        let around = pool.add(&[n, modulus]);
        pool.ite(fits, n, around)
    };
    let index = at(&mut pool, k);
    let element = pool.select(a, index);
    let (inside, is) = (pool.lt(k, nine), pool.eq(element, zero));
    let matrix = pool.implies(inside, is);
    let all = pool.forall(&[k], matrix);
    let narrow = wrapped(&mut pool, i, 256);
    let index = at(&mut pool, narrow);
    let index = wrapped(&mut pool, index, 1024);
    let element = pool.select(a, index);
    let goal = pool.eq(element, zero);
    for (bound, proven) in [(nine, true), (most, false)] {
        let (from, below) = (pool.le(zero, i), pool.lt(i, bound));
        assert_eq!(holds(&mut pool, &[all, from, below], &[goal]), proven);
    }
}

/// Whether the instances show that `body` implies `head`.
fn holds(pool: &mut TermPool, body: &[Term], head: &[Term]) -> bool {
    let Ok(opened) = super::open(pool, body, head, super::Reach::Borders) else { return false };
    opened.head.iter().all(|&goal| {
        let mut solver = eufonium_smt::Solver::new(eufonium_smt::SolverOptions::default(), Stop::never());
        opened.body.iter().for_each(|&t| solver.assert(pool, t));
        let wrong = pool.not(goal);
        solver.check(pool, &[wrong]) == eufonium_smt::SatResult::Unsat
    })
}

/// Constants of random clauses: a number, two arrays, and the constant that is bound.
struct Box3 {
    i: Term,
    arrays: [Term; 2],
    k: Term,
}

/// A random formula over the bound constant and the others. The elements 0, 1 and 2 of arrays differ at most.
fn random_formula(pool: &mut TermPool, rng: &mut Rng, c: &Box3) -> Term {
    let atom = |pool: &mut TermPool, rng: &mut Rng| {
        let index = |pool: &mut TermPool, rng: &mut Rng| {
            let offset = pool.int(rng.below(2) as i64);
            let base = if rng.below(4) == 0 { c.i } else { c.k };
            pool.add(&[base, offset])
        };
        let (lhs, number) = (index(pool, rng), pool.int(rng.below(3) as i64));
        let array = c.arrays[rng.below(2)];
        let element = pool.select(array, lhs);
        match rng.below(4) {
            0 => pool.lt(lhs, c.i),
            1 => pool.le(number, lhs),
            2 => pool.eq(element, number),
            _ => {
                let other = index(pool, rng);
                let other = pool.select(c.arrays[rng.below(2)], other);
                pool.le(element, other)
            }
        }
    };
    let literals: Vec<Term> = (0..1 + rng.below(3))
        .map(|_| {
            let atom = atom(pool, rng);
            if rng.below(2) == 0 { pool.not(atom) } else { atom }
        })
        .collect();
    pool.or(&literals)
}

/// Whether the formula, `forall k` of a body or none, holds for these values. Beyond -2 and 5 nothing differs.
fn is_true(pool: &mut TermPool, model: &Model, k: Term, formula: Term) -> bool {
    if pool.op(formula) != Op::Forall {
        return Evaluator::new(model).holds(pool, formula);
    }
    let body = *pool.args(formula).last().expect("a body");
    (-2..=5).all(|n| {
        let value = pool.int(n);
        let instance = Subst::of(&[k], &[value]).apply(pool, body);
        Evaluator::new(model).holds(pool, instance)
    })
}

/// Whether the implication holds for all arrays of elements below 2 that differ at 0 to 2, and all `i` up to 3.
fn holds_in_the_box(pool: &mut TermPool, c: &Box3, body: &[Term], head: Term) -> bool {
    let number = |n: usize| Value::Num(Rat::from(n as i64));
    let sort = pool.sort(c.arrays[0]);
    let arrays: Vec<Value> = (0..16)
        .map(|bits: usize| {
            let elements = (0..3).map(|at| (number(at), number(bits >> (at + 1) & 1))).collect();
            Value::array(pool, sort, number(bits & 1), elements)
        })
        .collect();
    (0..4 * 16 * 16).all(|n| {
        let mut model = Model::new();
        model.set(pool.as_constant(c.i).expect("a constant"), number(n & 3));
        for (which, shift) in [(0, 2), (1, 6)] {
            let symbol = pool.as_constant(c.arrays[which]).expect("a constant");
            model.set(symbol, arrays[n >> shift & 15].clone());
        }
        !body.iter().all(|&part| is_true(pool, &model, c.k, part)) || is_true(pool, &model, c.k, head)
    })
}

#[test]
fn instances_show_nothing_that_is_wrong() {
    let mut rng = Rng::new(5);
    let (mut shown, mut wrong) = (0, 0);
    for _ in 0..80 {
        let mut pool = TermPool::new();
        let array = pool.array_sort(Sort::INT, Sort::INT);
        let c = Box3 {
            i: pool.constant("i", Sort::INT),
            arrays: ["a", "b"].map(|n| pool.constant(n, array)),
            k: pool.constant("k", Sort::INT),
        };
        let [first, second, goal] = [0; 3].map(|_| {
            let formula = random_formula(&mut pool, &mut rng, &c);
            pool.forall(&[c.k], formula)
        });
        let proved = holds(&mut pool, &[first, second], &[goal]);
        let true_in_box = holds_in_the_box(&mut pool, &c, &[first, second], goal);
        assert!(true_in_box || !proved, "{}", eufonium_ir::print::term(&pool, goal));
        shown += usize::from(proved);
        wrong += usize::from(!true_in_box);
    }
    assert!(shown >= 5 && wrong >= 25, "{shown} shown, {wrong} wrong");
}

/// `P(n)` for `0 <= n < 10`; `P(n) & n > more => false`, under `forall k. 0 <= k <= A0 => A0 < 10` and `A0 >= 0`: no array is read, and
/// the border `0` is the instance that tells.
#[test]
fn premises_are_used_at_borders() {
    for (more, proven) in [(9, true), (8, false)] {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let p = system.declare(&mut pool, "P", &[Sort::INT]);
        let [n, k] = ["n", "k"].map(|name| pool.constant(name, Sort::INT));
        let [zero, ten, more] = [0, 10, more].map(|n| pool.int(n));
        let (from, below, beyond) = (pool.le(zero, n), pool.lt(n, ten), pool.lt(more, n));
        let start = pool.and2(from, below);
        let app = PredApp { pred: p, args: vec![n] };
        system.clauses = vec![
            Clause { body: vec![], constraint: start, head: Some(app.clone()), span: None },
            Clause { body: vec![app], constraint: beyond, head: None, span: None },
        ];
        let param = system.preds[p].params[0];
        let (positive, up_to, small) = (pool.le(zero, k), pool.le(k, param), pool.lt(param, ten));
        let inside = pool.and2(positive, up_to);
        let matrix = pool.implies(inside, small);
        let (all, from) = (pool.forall(&[k], matrix), pool.le(zero, param));
        let formula = pool.and2(all, from);
        let inv = Invariant::inductive([formula].into_iter().collect());
        assert_eq!(check_invariant(&mut pool, &system, &inv, &Stop::never()).is_ok(), proven);
    }
}

/// `forall k. k = n => 0 < m` says that `m` is positive, if it is used at `n`.
#[test]
fn premises_are_used_where_an_equation_says() {
    let mut pool = TermPool::new();
    let [n, m, other, k] = ["n", "m", "other", "k"].map(|name| pool.constant(name, Sort::INT));
    let zero = pool.int(0);
    let positive = pool.lt(zero, m);
    let two = pool.int(2);
    let far = pool.add(&[n, two]);
    let (there, same) = (pool.eq(k, far), pool.eq(k, other));
    let everywhere = |pool: &mut TermPool, condition: Term| {
        let matrix = pool.implies(condition, positive);
        pool.forall(&[k], matrix)
    };
    let at_one = everywhere(&mut pool, there);
    assert!(holds(&mut pool, &[at_one], &[positive]));
    let both = pool.and2(there, same);
    let at_some = everywhere(&mut pool, both);
    assert!(!holds(&mut pool, &[at_some], &[positive]));
}

/// `forall flag, i. flag or a[i] = 5` says that `a[0]` is 5, and so does `forall k, i. k * k < 0 or a[i] = 5`, though no index names `flag` and `k`.
#[test]
fn premises_are_used_where_no_index_says() {
    let mut pool = TermPool::new();
    let [i, k] = ["i", "k"].map(|name| pool.constant(name, Sort::INT));
    let flag = pool.constant("flag", Sort::BOOL);
    let numbers = pool.array_sort(Sort::INT, Sort::INT);
    let a = pool.constant("a", numbers);
    let (zero, five) = (pool.int(0), pool.int(5));
    let (first, own) = (pool.select(a, zero), pool.select(a, i));
    let (first_is, own_is) = (pool.eq(first, five), pool.eq(own, five));
    let (either, square) = (pool.or(&[flag, own_is]), pool.mul(&[k, k]));
    let by_flag = pool.forall(&[flag, i], either);
    assert!(holds(&mut pool, &[by_flag], &[first_is]));
    let negative = pool.lt(square, zero);
    let either = pool.or(&[negative, own_is]);
    let by_number = pool.forall(&[k, i], either);
    assert!(holds(&mut pool, &[by_number], &[first_is]));
    let both = pool.and2(flag, own_is);
    let some = pool.or(&[both, first_is]);
    let by_both = pool.forall(&[flag, i], some);
    assert!(holds(&mut pool, &[by_both], &[first_is]));
    let either = pool.or(&[flag, first_is]);
    assert!(!holds(&mut pool, &[either], &[first_is]));
}
