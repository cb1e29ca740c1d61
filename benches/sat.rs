//! The SAT engines side by side: random 3-SAT near the threshold, and a stream of tiny queries under assumptions.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use eufonium::base::Stop;
use eufonium::base::ids::Id;
use eufonium::smt::sat::{Lit, Native, NativeOptions, SatSolver, Var, Varisat};
use eufonium::smt::theory::NoTheory;
use std::hint::black_box;

/// A small generator of numbers (splitmix64).
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 33) as usize % n
    }
    fn lit(&mut self, vars: usize) -> Lit {
        Lit::new(Var::from_usize(self.below(vars)), self.below(2) == 0)
    }
}

const ENGINES: [&str; 2] = ["native", "varisat"];

fn engine(name: &str) -> Box<dyn SatSolver> {
    match name {
        "native" => Box::new(Native::new(NativeOptions::default())),
        _ => Box::new(Varisat::new()),
    }
}

fn random_three_sat(vars: usize, ratio: f64, seed: u64) -> Vec<Vec<Lit>> {
    let rng = &mut Rng(seed);
    let clauses = (vars as f64 * ratio) as usize;
    (0..clauses).map(|_| (0..3).map(|_| rng.lit(vars)).collect()).collect()
}

fn load(name: &str, vars: usize, clauses: &[Vec<Lit>]) -> Box<dyn SatSolver> {
    let mut solver = engine(name);
    for _ in 0..vars {
        solver.new_var();
    }
    for clause in clauses {
        solver.add_clause(clause, 0);
    }
    solver
}

/// Ten formulas of each size.
fn threshold(c: &mut Criterion) {
    let mut group = c.benchmark_group("three_sat");
    group.sample_size(10);
    for vars in [120, 160, 200] {
        let formulas: Vec<_> = (0..10).map(|seed| random_three_sat(vars, 4.26, seed)).collect();
        for name in ENGINES {
            group.bench_with_input(BenchmarkId::new(name, vars), &formulas, |b, formulas| {
                b.iter(|| {
                    for clauses in formulas {
                        let mut solver = load(name, vars, clauses);
                        black_box(solver.solve(&[], &mut NoTheory, &Stop::never()));
                    }
                });
            });
        }
    }
    group.finish();
}

/// A hundred queries with a dozen assumptions each, on one easy formula.
fn stream(c: &mut Criterion) {
    let mut group = c.benchmark_group("stream");
    for vars in [100, 1000] {
        let clauses = random_three_sat(vars, 3.0, 7);
        for name in ENGINES {
            let mut solver = load(name, vars, &clauses);
            let rng = &mut Rng(11);
            group.bench_function(BenchmarkId::new(name, vars), |b| {
                b.iter(|| {
                    for _ in 0..100 {
                        let assumptions: Vec<Lit> = (0..12).map(|_| rng.lit(vars)).collect();
                        black_box(solver.solve(&assumptions, &mut NoTheory, &Stop::never()));
                    }
                });
            });
        }
    }
    group.finish();
}

/// A hundred queries, each with a guarded group of clauses of its own that is retired afterwards.
fn guarded(c: &mut Criterion) {
    let mut group = c.benchmark_group("guarded");
    let vars = 300;
    let clauses = random_three_sat(vars, 2.5, 5);
    let mut solver = load("native", vars, &clauses);
    let rng = &mut Rng(13);
    group.bench_function("native", |b| {
        b.iter(|| {
            for _ in 0..100 {
                let guard = solver.new_var();
                for _ in 0..10 {
                    solver.add_clause(&[guard.negative(), rng.lit(vars), rng.lit(vars)], 0);
                }
                black_box(solver.solve(&[guard.positive()], &mut NoTheory, &Stop::never()));
                solver.retire(&[guard]);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, threshold, stream, guarded);
criterion_main!(benches);
