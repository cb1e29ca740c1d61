//! Products and quotients: tables of small questions, and random formulas against the enumeration of a box.

use crate::{SatResult, Solver, SolverOptions};
use eufonium_base::{Rat, Stop};
use eufonium_ir::{Evaluator, Model, Sort, Term, TermPool, Value};
use quickcheck::{Arbitrary, Gen, QuickCheck};

fn solver() -> Solver {
    Solver::new(SolverOptions::default(), Stop::never())
}

/// Three constants and what a row of a table asserts of them.
type Question = fn(&mut TermPool, [Term; 3]) -> Vec<Term>;

fn ask(sort: Sort, question: Question) -> SatResult {
    let mut pool = TermPool::new();
    let constants = ["x", "y", "z"].map(|n| pool.constant(n, sort));
    let formulas = question(&mut pool, constants);
    let mut solver = solver();
    formulas.iter().for_each(|f| solver.assert(&mut pool, *f));
    let answer = solver.check(&mut pool, &[]);
    if answer == SatResult::Sat {
        let mut eval = Evaluator::new(solver.model(&pool));
        assert!(formulas.iter().all(|f| eval.holds(&pool, *f)), "a model evaluates");
    }
    answer
}

fn number(pool: &mut TermPool, like: Term, n: i64) -> Term {
    pool.num(Rat::int(n), pool.sort(like))
}

const TABLE: &[(&str, Sort, SatResult, Question)] = &[
    ("squares are not negative", Sort::REAL, SatResult::Unsat, |pool, [x, ..]| {
        let (square, zero) = (pool.mul(&[x, x]), number(pool, x, 0));
        vec![pool.lt(square, zero)]
    }),
    ("the product of different signs", Sort::REAL, SatResult::Unsat, |pool, [x, y, z]| {
        let (m, zero) = (pool.mul(&[x, y, z]), number(pool, x, 0));
        vec![pool.lt(x, zero), pool.gt(y, zero), pool.gt(z, zero), pool.ge(m, zero)]
    }),
    ("a product of 0", Sort::INT, SatResult::Unsat, |pool, [x, y, _]| {
        let (m, zero) = (pool.mul(&[x, y]), number(pool, x, 0));
        let (a, b, c) = (pool.eq(m, zero), pool.eq(x, zero), pool.eq(y, zero));
        vec![a, pool.not(b), pool.not(c)]
    }),
    ("factors of 35", Sort::INT, SatResult::Sat, |pool, [x, y, _]| {
        let (m, n, one) = (pool.mul(&[x, y]), number(pool, x, 35), number(pool, x, 1));
        vec![pool.eq(m, n), pool.gt(x, one), pool.gt(y, one)]
    }),
    ("37 is prime", Sort::INT, SatResult::Unsat, |pool, [x, y, _]| {
        let (m, n, one) = (pool.mul(&[x, y]), number(pool, x, 37), number(pool, x, 1));
        vec![pool.eq(m, n), pool.gt(x, one), pool.gt(y, one)]
    }),
    ("no square of an integer is 7", Sort::INT, SatResult::Unsat, |pool, [x, ..]| {
        let (m, n) = (pool.mul(&[x, x]), number(pool, x, 7));
        vec![pool.eq(m, n)]
    }),
    ("3, 4, 5", Sort::INT, SatResult::Sat, |pool, [x, y, z]| {
        let squares = [x, y, z].map(|t| pool.mul(&[t, t]));
        let (sum, zero) = (pool.add(&squares[..2]), number(pool, x, 0));
        vec![pool.eq(sum, squares[2]), pool.lt(zero, x), pool.lt(zero, y), pool.lt(zero, z)]
    }),
    ("larger factors, larger product", Sort::REAL, SatResult::Unsat, |pool, [x, y, z]| {
        let (p, q, zero) = (pool.mul(&[x, z]), pool.mul(&[y, z]), number(pool, x, 0));
        vec![pool.lt(zero, z), pool.lt(x, y), pool.ge(p, q)]
    }),
    ("a binomial", Sort::INT, SatResult::Unsat, |pool, [x, y, _]| {
        let (sum, difference) = (pool.add(&[x, y]), pool.sub(x, y));
        let product = pool.mul(&[sum, difference]);
        let (a, b) = (pool.mul(&[x, x]), pool.mul(&[y, y]));
        let squares = pool.sub(a, b);
        let equal = pool.eq(product, squares);
        vec![pool.not(equal)]
    }),
    ("a fraction", Sort::REAL, SatResult::Sat, |pool, [x, y, _]| {
        let (q, two, three) = (pool.div(x, y), number(pool, x, 2), number(pool, x, 3));
        vec![pool.eq(q, two), pool.eq(y, three)]
    }),
    ("a fraction of the wrong sign", Sort::REAL, SatResult::Unsat, |pool, [x, y, _]| {
        let (q, zero) = (pool.div(x, y), number(pool, x, 0));
        vec![pool.gt(x, zero), pool.lt(y, zero), pool.ge(q, zero)]
    }),
    ("division by 0 is a function", Sort::INT, SatResult::Unsat, |pool, [x, y, z]| {
        let (p, q, zero) = (pool.idiv(x, y), pool.idiv(z, y), number(pool, x, 0));
        let equal = pool.eq(p, q);
        vec![pool.eq(y, zero), pool.eq(x, z), pool.not(equal)]
    }),
    ("division by 0 takes any value", Sort::INT, SatResult::Sat, |pool, [x, y, z]| {
        let (p, q, zero) = (pool.idiv(x, y), pool.idiv(z, y), number(pool, x, 0));
        vec![pool.eq(y, zero), pool.lt(x, z), pool.gt(p, q)]
    }),
    ("remainders are below the divisor", Sort::INT, SatResult::Unsat, |pool, [x, y, _]| {
        let (r, zero) = (pool.modulo(x, y), number(pool, x, 0));
        vec![pool.gt(y, zero), pool.ge(r, y)]
    }),
    ("a quotient", Sort::INT, SatResult::Sat, |pool, [x, y, _]| {
        let (q, r) = (pool.idiv(x, y), pool.modulo(x, y));
        let (three, four) = (number(pool, x, 3), number(pool, x, 4));
        vec![pool.eq(q, three), pool.eq(r, four)]
    }),
];

#[test]
fn table() {
    for (name, sort, expected, question) in TABLE {
        assert_eq!(ask(*sort, *question), *expected, "{name}");
    }
}

#[derive(Clone, Debug)]
struct Choices(Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..60).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.0.shrink().map(Choices))
    }
}

const BOX: std::ops::RangeInclusive<i64> = -3..=3;

fn below(bytes: &mut std::slice::Iter<'_, u8>, n: u8) -> u8 {
    bytes.next().copied().unwrap_or(0) % n
}

fn term(pool: &mut TermPool, xs: &[Term], bytes: &mut std::slice::Iter<'_, u8>, depth: u8) -> Term {
    match if depth == 0 { below(bytes, 3) } else { below(bytes, 8) } {
        0 | 1 => xs[usize::from(below(bytes, xs.len() as u8))],
        2 => pool.int(i64::from(below(bytes, 7)) - 3),
        n => {
            let (a, mut b) = (term(pool, xs, bytes, depth - 1), term(pool, xs, bytes, depth - 1));
            if pool.as_num(b).is_some_and(Rat::is_zero) && n >= 6 {
                b = pool.int(2);
            }
            match n {
                3 | 4 => pool.mul(&[a, b]),
                5 => pool.add(&[a, b]),
                6 => pool.modulo(a, b),
                _ => pool.idiv(a, b),
            }
        }
    }
}

/// Random atoms over constants in a box, asserted one by one; each answer is compared with the enumeration of the box.
/// Divisors are kept from 0, of which the enumeration does not know the functions.
fn session(choices: &Choices) -> bool {
    let mut pool = TermPool::new();
    let xs = ["x", "y", "z"].map(|n| pool.constant(n, Sort::INT));
    let mut solver = solver();
    for x in xs {
        let (low, high) = (pool.int(*BOX.start()), pool.int(*BOX.end()));
        let bounds = [pool.le(low, x), pool.le(x, high)];
        bounds.into_iter().for_each(|b| solver.assert(&mut pool, b));
    }
    let bytes = &mut choices.0.iter();
    while bytes.len() > 0 {
        let (a, b) = (term(&mut pool, &xs, bytes, 2), term(&mut pool, &xs, bytes, 1));
        let atom = match below(bytes, 4) {
            0 => pool.eq(a, b),
            1 => pool.lt(a, b),
            2 => pool.le(a, b),
            _ => {
                let equal = pool.eq(a, b);
                pool.not(equal)
            }
        };
        let mut guards = vec![atom];
        for t in eufonium_ir::visit::postorder(&pool, &[atom]) {
            if matches!(pool.op(t), eufonium_ir::Op::IDiv | eufonium_ir::Op::Mod) {
                let (divisor, zero) = (pool.arg(t, 1), pool.int(0));
                let is_zero = pool.eq(divisor, zero);
                guards.push(pool.not(is_zero));
            }
        }
        let guarded = pool.and(&guards);
        solver.assert(&mut pool, guarded);
        let expected = exists(&pool, &xs, solver.assertions());
        let answer = solver.check(&mut pool, &[]);
        let all = solver.assertions().to_vec();
        match answer {
            SatResult::Sat => {
                let mut eval = Evaluator::new(solver.model(&pool));
                assert!(expected && all.iter().all(|f| eval.holds(&pool, *f)), "a model evaluates");
            }
            SatResult::Unsat => {
                assert!(!expected, "the box has no model");
                return true;
            }
            SatResult::Unknown => return true,
        }
    }
    true
}

fn exists(pool: &TermPool, xs: &[Term; 3], formulas: &[Term]) -> bool {
    let holds = |values: [i64; 3]| {
        let mut model = Model::new();
        for (x, v) in xs.iter().zip(values) {
            model.set(pool.as_constant(*x).expect("a constant"), Value::Num(Rat::int(v)));
        }
        let mut eval = Evaluator::new(&model);
        formulas.iter().all(|f| eval.holds(pool, *f))
    };
    BOX.flat_map(|a| BOX.flat_map(move |b| BOX.map(move |c| [a, b, c]))).any(holds)
}

#[test]
fn small_integers_agree_with_enumeration() {
    QuickCheck::new().tests(60).quickcheck((|c| session(&c)) as fn(Choices) -> bool);
}
