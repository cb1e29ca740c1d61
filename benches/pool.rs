//! The term pool: interning of fresh and of known terms, normal forms of atoms, evaluation.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use eufonium::ir::{Evaluator, Model, Sort, Term, TermPool};
use std::hint::black_box;

const WIDTH: usize = 200;

fn variables(pool: &mut TermPool) -> Vec<Term> {
    (0..WIDTH).map(|i| pool.constant(format!("x{i}"), Sort::INT)).collect()
}

/// Atoms `x_i + 3 x_j <= k` and a formula over them.
fn formula(pool: &mut TermPool, x: &[Term]) -> Term {
    let three = pool.int(3);
    let mut parts = Vec::new();
    for i in 0..WIDTH {
        let scaled = pool.mul(&[three, x[(7 * i + 1) % WIDTH]]);
        let sum = pool.add(&[x[i], scaled]);
        let bound = pool.int(i as i64);
        let (le, ge) = (pool.le(sum, bound), pool.ge(x[i], bound));
        parts.push(pool.or2(le, ge));
    }
    pool.and(&parts)
}

fn benches(c: &mut Criterion) {
    c.bench_function("pool/intern_new", |b| {
        b.iter_batched(
            || {
                let mut pool = TermPool::new();
                let x = variables(&mut pool);
                (pool, x)
            },
            |(mut pool, x)| black_box(formula(&mut pool, &x)),
            BatchSize::SmallInput,
        );
    });
    let mut pool = TermPool::new();
    let x = variables(&mut pool);
    let t = formula(&mut pool, &x);
    c.bench_function("pool/intern_known", |b| b.iter(|| black_box(formula(&mut pool, &x))));
    let model = Model::new();
    c.bench_function("pool/evaluate", |b| b.iter(|| black_box(Evaluator::new(&model).holds(&pool, t))));
}

criterion_group!(pool, benches);
criterion_main!(pool);
