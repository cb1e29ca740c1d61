//! Tests of the term layer: the smart constructors keep the meaning of what they normalise.

mod raw;

use super::*;
use eufonium_base::Rat;
use quickcheck::{Arbitrary, Gen, quickcheck};

/// Formulas and integer terms as written, with their meaning by the book.
#[derive(Clone, Debug)]
enum Formula {
    Var(u8),
    Const(bool),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    Xor(Box<Formula>, Box<Formula>),
    Ite(Box<Formula>, Box<Formula>, Box<Formula>),
    Compare(u8, Box<Number>, Box<Number>),
}

#[derive(Clone, Debug)]
enum Number {
    Var(u8),
    Const(i64),
    Add(Vec<Number>),
    Sub(Box<Number>, Box<Number>),
    Mul(i64, Box<Number>),
    Product(Box<Number>, Box<Number>),
    Div(Box<Number>, i64),
    Mod(Box<Number>, i64),
    Abs(Box<Number>),
    Floor(Box<Number>, i64),
    Ite(Box<Formula>, Box<Number>, Box<Number>),
}

impl Arbitrary for Formula {
    fn arbitrary(g: &mut Gen) -> Self {
        formula(g, 3)
    }
}

fn formula(g: &mut Gen, depth: u32) -> Formula {
    let sub = |g: &mut Gen| Box::new(formula(g, depth - 1));
    match (depth, u8::arbitrary(g) % 9) {
        (0, k) if k < 2 => Formula::Const(k == 0),
        (0, _) | (_, 0) => Formula::Var(u8::arbitrary(g) % 3),
        (_, 1) => Formula::Not(sub(g)),
        (_, 2) => Formula::And((0..3).map(|_| *sub(g)).collect()),
        (_, 3) => Formula::Or((0..3).map(|_| *sub(g)).collect()),
        (_, 4) => Formula::Implies(sub(g), sub(g)),
        (_, 5) => Formula::Xor(sub(g), sub(g)),
        (_, 6) => Formula::Ite(sub(g), sub(g), sub(g)),
        _ => Formula::Compare(
            u8::arbitrary(g) % 6,
            Box::new(number(g, depth - 1)),
            Box::new(number(g, depth - 1)),
        ),
    }
}

fn number(g: &mut Gen, depth: u32) -> Number {
    let sub = |g: &mut Gen| Box::new(number(g, depth - 1));
    let small = |g: &mut Gen| i64::from(i8::arbitrary(g) % 6);
    let divisor = |g: &mut Gen| *g.choose(&[-3, -2, 1, 2, 3, 5]).expect("there are divisors");
    match (depth, u8::arbitrary(g) % 10) {
        (0, k) if k < 4 => Number::Const(small(g)),
        (0, _) | (_, 0) => Number::Var(u8::arbitrary(g) % 3),
        (_, 1) => Number::Add((0..3).map(|_| *sub(g)).collect()),
        (_, 2) => Number::Sub(sub(g), sub(g)),
        (_, 3) => Number::Mul(small(g), sub(g)),
        (_, 4) => Number::Product(sub(g), sub(g)),
        (_, 5) => Number::Div(sub(g), divisor(g)),
        (_, 6) => Number::Mod(sub(g), divisor(g)),
        (_, 7) => Number::Abs(sub(g)),
        (_, 8) => Number::Floor(sub(g), divisor(g)),
        _ => Number::Ite(Box::new(formula(g, depth - 1)), sub(g), sub(g)),
    }
}

struct World {
    bools: [bool; 3],
    ints: [i64; 3],
}

impl Formula {
    fn meaning(&self, w: &World) -> bool {
        match self {
            Formula::Var(i) => w.bools[*i as usize],
            Formula::Const(b) => *b,
            Formula::Not(a) => !a.meaning(w),
            Formula::And(v) => v.iter().all(|a| a.meaning(w)),
            Formula::Or(v) => v.iter().any(|a| a.meaning(w)),
            Formula::Implies(a, b) => !a.meaning(w) || b.meaning(w),
            Formula::Xor(a, b) => a.meaning(w) != b.meaning(w),
            Formula::Ite(c, a, b) => if c.meaning(w) { a } else { b }.meaning(w),
            Formula::Compare(k, a, b) => {
                let (a, b) = (a.meaning(w), b.meaning(w));
                [a <= b, a < b, a >= b, a > b, a == b, a != b][*k as usize]
            }
        }
    }

    fn build(&self, pool: &mut TermPool, v: &Vars) -> Term {
        match self {
            Formula::Var(i) => v.bools[*i as usize],
            Formula::Const(b) => pool.bool(*b),
            Formula::Not(a) => {
                let a = a.build(pool, v);
                pool.not(a)
            }
            Formula::And(parts) => {
                let parts: Vec<Term> = parts.iter().map(|a| a.build(pool, v)).collect();
                pool.and(&parts)
            }
            Formula::Or(parts) => {
                let parts: Vec<Term> = parts.iter().map(|a| a.build(pool, v)).collect();
                pool.or(&parts)
            }
            Formula::Implies(a, b) => {
                let (a, b) = (a.build(pool, v), b.build(pool, v));
                pool.implies(a, b)
            }
            Formula::Xor(a, b) => {
                let (a, b) = (a.build(pool, v), b.build(pool, v));
                pool.xor(a, b)
            }
            Formula::Ite(c, a, b) => {
                let (c, a, b) = (c.build(pool, v), a.build(pool, v), b.build(pool, v));
                pool.ite(c, a, b)
            }
            Formula::Compare(k, a, b) => {
                let (a, b) = (a.build(pool, v), b.build(pool, v));
                match k {
                    0 => pool.le(a, b),
                    1 => pool.lt(a, b),
                    2 => pool.ge(a, b),
                    3 => pool.gt(a, b),
                    4 => pool.eq(a, b),
                    _ => pool.distinct(&[a, b]),
                }
            }
        }
    }
}

impl Number {
    fn meaning(&self, w: &World) -> i64 {
        match self {
            Number::Var(i) => w.ints[*i as usize],
            Number::Const(n) => *n,
            Number::Add(v) => v.iter().map(|a| a.meaning(w)).sum(),
            Number::Sub(a, b) => a.meaning(w) - b.meaning(w),
            Number::Mul(k, a) => k * a.meaning(w),
            Number::Product(a, b) => a.meaning(w) * b.meaning(w),
            Number::Div(a, k) => a.meaning(w).div_euclid(*k),
            Number::Mod(a, k) => a.meaning(w).rem_euclid(*k),
            Number::Abs(a) => a.meaning(w).abs(),
            Number::Floor(a, k) => {
                let (n, d) = if *k < 0 { (-a.meaning(w), -k) } else { (a.meaning(w), *k) };
                n.div_euclid(d)
            }
            Number::Ite(c, a, b) => if c.meaning(w) { a } else { b }.meaning(w),
        }
    }

    fn build(&self, pool: &mut TermPool, v: &Vars) -> Term {
        match self {
            Number::Var(i) => v.ints[*i as usize],
            Number::Const(n) => pool.int(*n),
            Number::Add(parts) => {
                let parts: Vec<Term> = parts.iter().map(|a| a.build(pool, v)).collect();
                pool.add(&parts)
            }
            Number::Sub(a, b) => {
                let (a, b) = (a.build(pool, v), b.build(pool, v));
                pool.sub(a, b)
            }
            Number::Mul(k, a) => {
                let (k, a) = (pool.int(*k), a.build(pool, v));
                pool.mul(&[a, k])
            }
            Number::Product(a, b) => {
                let (a, b) = (a.build(pool, v), b.build(pool, v));
                pool.mul(&[a, b])
            }
            Number::Div(a, k) => {
                let (a, k) = (a.build(pool, v), pool.int(*k));
                pool.idiv(a, k)
            }
            Number::Mod(a, k) => {
                let (a, k) = (a.build(pool, v), pool.int(*k));
                pool.modulo(a, k)
            }
            Number::Abs(a) => {
                let a = a.build(pool, v);
                pool.abs(a)
            }
            Number::Floor(a, k) => {
                let a = a.build(pool, v);
                let (a, k) = (pool.to_real(a), pool.num(Rat::int(*k), Sort::REAL));
                let quotient = pool.div(a, k);
                pool.to_int(quotient)
            }
            Number::Ite(c, a, b) => {
                let (c, a, b) = (c.build(pool, v), a.build(pool, v), b.build(pool, v));
                pool.ite(c, a, b)
            }
        }
    }
}

struct Vars {
    bools: Vec<Term>,
    ints: Vec<Term>,
}

fn vars(pool: &mut TermPool) -> Vars {
    Vars {
        bools: (0..3).map(|i| pool.constant(format!("b{i}"), Sort::BOOL)).collect(),
        ints: (0..3).map(|i| pool.constant(format!("i{i}"), Sort::INT)).collect(),
    }
}

fn world(seed: (u8, i8, i8, i8)) -> World {
    let (b, x, y, z) = seed;
    World { bools: [b & 1 != 0, b & 2 != 0, b & 4 != 0], ints: [x % 9, y % 9, z % 9].map(i64::from) }
}

fn model_of(pool: &TermPool, v: &Vars, w: &World) -> Model {
    let mut model = Model::new();
    for (t, b) in v.bools.iter().zip(w.bools) {
        model.set(pool.as_constant(*t).expect("a constant"), Value::Bool(b));
    }
    for (t, n) in v.ints.iter().zip(w.ints) {
        model.set(pool.as_constant(*t).expect("a constant"), Value::Num(Rat::int(n)));
    }
    model
}

quickcheck! {
    fn constructors_keep_the_meaning(f: Formula, seeds: Vec<(u8, i8, i8, i8)>) -> bool {
        let mut pool = TermPool::new();
        let v = vars(&mut pool);
        let t = f.build(&mut pool, &v);
        seeds.into_iter().map(world).all(|w| {
            let model = model_of(&pool, &v, &w);
            Evaluator::new(&model).holds(&pool, t) == f.meaning(&w)
        })
    }

    fn substitution_is_evaluation_in_another_world(f: Formula, seed: (u8, i8, i8, i8)) -> bool {
        let mut pool = TermPool::new();
        let v = vars(&mut pool);
        let t = f.build(&mut pool, &v);
        let w = world(seed);
        let mut values: Vec<Term> = w.bools.iter().map(|b| pool.bool(*b)).collect();
        values.extend(w.ints.iter().map(|n| pool.int(*n)).collect::<Vec<_>>());
        let from: Vec<Term> = v.bools.iter().chain(&v.ints).copied().collect();
        let ground = Subst::of(&from, &values).apply(&mut pool, t);
        ground == pool.bool(f.meaning(&w))
    }

    fn rebuilding_changes_nothing(f: Formula) -> bool {
        let mut pool = TermPool::new();
        let v = vars(&mut pool);
        let t = f.build(&mut pool, &v);
        visit::postorder(&pool, &[t]).into_iter().all(|t| {
            let args = pool.args(t).to_vec();
            let again = pool.rebuild(t, &args);
            let mut other = Subst::of(&[v.ints[0]], &[v.ints[0]]);
            again == t && other.apply(&mut pool, t) == t
        })
    }
}

#[test]
fn atoms_have_one_form() {
    let mut pool = TermPool::new();
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let r = pool.constant("r", Sort::REAL);
    let (one, two, four) = (pool.int(1), pool.int(2), pool.int(4));
    let half = pool.num(Rat::new(1, 2), Sort::REAL);
    let x2 = pool.mul(&[two, x]);
    let x_plus_one = pool.add(&[x, one]);
    let cases = [
        (pool.lt(x, y), "(<= (+ x 1) y)"),
        (pool.le(x2, four), "(<= x 2)"),
        (pool.lt(four, x2), "(> x 2)"),
        (pool.eq(x2, one), "false"),
        (pool.eq(y, x), "(= x y)"),
        (pool.ge(x_plus_one, y), "(>= (+ x 1) y)"),
        (pool.le(half, r), "(>= r (/ 1.0 2.0))"),
        (pool.modulo(x2, two), "0"),
        (pool.gt(x, y), "(>= x (+ y 1))"),
    ];
    for (t, text) in cases {
        assert_eq!(print::term(&pool, t), text);
    }
    assert_eq!(pool.lt(x, y), {
        let ge = pool.ge(x, y);
        pool.not(ge)
    });
}

#[test]
fn chains_are_linear_and_do_not_recurse() {
    let mut pool = TermPool::new();
    let b: Vec<Term> = (0..100_000).map(|i| pool.constant(format!("b{i}"), Sort::BOOL)).collect();
    let x: Vec<Term> = (0..100_000).map(|i| pool.constant(format!("x{i}"), Sort::INT)).collect();
    let (mut formula, mut sum) = (pool.tt(), pool.int(0));
    for (&b, &x) in b.iter().zip(&x) {
        let either = pool.or2(b, formula);
        formula = pool.and2(either, b);
        sum = pool.add(&[x, sum]);
    }
    let zero = pool.int(0);
    let atom = pool.le(sum, zero);
    let t = pool.and2(formula, atom);
    let model = Model::new();
    assert!(!Evaluator::new(&model).holds(&pool, t));
    assert!(Evaluator::new(&model).holds(&pool, atom));
    assert_eq!(LinExpr::of(&pool, pool.arg(atom, 0)).terms.len(), 100_000);
    assert!(print::term(&pool, t).len() > 1_000_000);
}

#[test]
fn symbols_are_quoted_when_they_must_be() {
    for (name, text) in
        [("x", "x"), ("a b", "|a b|"), ("1x", "|1x|"), ("let", "|let|"), ("", "||"), ("x!1", "x!1")]
    {
        assert_eq!(print::symbol(name), text);
    }
}
