//! Projection of a cube of 30 literals over 20 integer (or real) variables to 10 of them.

use criterion::{Criterion, criterion_group, criterion_main};
use eufonium::base::Rat;
use eufonium::ir::{LinExpr, Model, Rel, Sort, Term, TermPool, Value};
use eufonium::mbp::project;
use std::hint::black_box;

/// A reproducible stream of small numbers.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: u64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % below) as i64
    }
}

fn problem(pool: &mut TermPool, sort: Sort) -> (Model, Vec<Term>, Vec<Term>) {
    let mut numbers = Numbers(7);
    let vars: Vec<Term> = (0..20).map(|i| pool.constant(format!("x{i}"), sort)).collect();
    let values: Vec<Rat> = vars.iter().map(|_| Rat::int(numbers.next(21) - 10)).collect();
    let mut model = Model::new();
    for (v, value) in vars.iter().zip(&values) {
        let symbol = pool.as_constant(*v).expect("a variable is a constant");
        model.set(symbol, Value::Num(value.clone()));
    }
    let mut cube = Vec::new();
    for i in 0..30 {
        let mut e = LinExpr::default();
        let mut value = Rat::ZERO;
        for _ in 0..3 {
            let (place, c) = (numbers.next(20) as usize, Rat::int(numbers.next(5) - 2));
            e.add_scaled(&LinExpr::scaled(vars[place], Rat::ONE), &c);
            value.add_mul(&c, &values[place]);
        }
        // True in the model, with some slack in the inequalities.
        let (slack, rel) = if i % 6 == 0 { (0, Rel::Eq) } else { (numbers.next(3), Rel::Le) };
        e.constant = -(&value + &Rat::int(slack));
        cube.push(e.to_atom(pool, rel));
    }
    (model, cube, vars[..10].to_vec())
}

fn projection(c: &mut Criterion) {
    for (name, sort) in [("project/int", Sort::INT), ("project/real", Sort::REAL)] {
        let mut pool = TermPool::new();
        let (model, cube, vars) = problem(&mut pool, sort);
        c.bench_function(name, |b| b.iter(|| project(&mut pool, &model, black_box(&cube), &vars)));
    }
}

criterion_group!(benches, projection);
criterion_main!(benches);
