//! Spacer on a small fixed system: two nested counters and a relation between them.

use criterion::{Criterion, criterion_group, criterion_main};
use eufonium::base::Stop;
use eufonium::ir::{ChcSystem, Clause, Outcome, PredApp, Sort, Term, TermPool};
use eufonium::spacer::{Spacer, SpacerOptions};

/// `P(0, 0)`; `P(x, y) & y < 10 => P(x + 1, y + 2)`; `P(x, y) & y >= 10 => P(x, 0)`; `P(x, y) & y > 11 => false`.
fn system(pool: &mut TermPool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let pred = system.declare(pool, "P", &[Sort::INT, Sort::INT]);
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let [zero, one, two, ten, eleven] = [0, 1, 2, 10, 11].map(|n| pool.int(n));
    let (x1, y2) = (pool.add(&[x, one]), pool.add(&[y, two]));
    let (low, high, wrong) = (pool.lt(y, ten), pool.ge(y, ten), pool.gt(y, eleven));
    let app = |args: [Term; 2]| PredApp { pred, args: args.to_vec() };
    let mut clause = |body: Option<[Term; 2]>, constraint, head: Option<[Term; 2]>| {
        system.clauses.push(Clause {
            body: body.map(app).into_iter().collect(),
            constraint,
            head: head.map(app),
            span: None,
        });
    };
    clause(None, pool.tt(), Some([zero, zero]));
    clause(Some([x, y]), low, Some([x1, y2]));
    clause(Some([x, y]), high, Some([x, zero]));
    clause(Some([x, y]), wrong, None);
    system
}

fn bench(c: &mut Criterion) {
    c.bench_function("spacer/two counters", |b| {
        b.iter(|| {
            let mut pool = TermPool::new();
            let system = system(&mut pool);
            let mut spacer = Spacer::new(&mut pool, &system, SpacerOptions::default(), Stop::never());
            assert!(matches!(spacer.solve(&mut pool), Outcome::Safe(_)));
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
