//! Transition systems: reading BTOR2, and what each engine does with a fixed amount of counted work on two models of
//! control, one safe and one not.

use criterion::{Criterion, criterion_group, criterion_main};
use eufonium::base::Stop;
use eufonium::engine::{EngineOptions, Session, engines, solve_ts};
use eufonium::frontend::{btor2, vmt};
use eufonium::ir::{TermPool, TransSys};
use std::fs;
use std::hint::black_box;
use std::path::Path;

/// Counted work of one run; some engines answer before.
const WORK: u64 = 2_000;

/// The models that are solved.
const MODELS: &[&str] = &["control/privilege_2_safe.vmt", "control/interrupt_2_unsafe.vmt"];

fn text(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ts").join(name);
    fs::read(path).expect("the systems of the tests are readable")
}

fn model(pool: &mut TermPool, text: &[u8]) -> TransSys {
    vmt::read(pool, text).expect("the systems of the tests are well-formed").system
}

fn reading(c: &mut Criterion) {
    let text = text("features/deep_nodes_safe.btor2");
    c.bench_function("ts/read BTOR2", |b| {
        b.iter(|| {
            let mut pool = TermPool::new();
            black_box(btor2::read(&mut pool, &text).expect("the systems of the tests are well-formed"))
        });
    });
}

fn solving(c: &mut Criterion) {
    let mut group = c.benchmark_group("ts/solve");
    group.sample_size(10);
    for name in MODELS {
        let text = text(name);
        for engine in engines() {
            let engine_choice = engine.name().parse().expect("it is known");
            let options = EngineOptions { engine: engine_choice, ..EngineOptions::default() };
            group.bench_function(format!("{name}/{}", engine.name()), |b| {
                b.iter(|| {
                    let mut pool = TermPool::new();
                    let system = model(&mut pool, &text);
                    let stop = Stop::with_limits(None, Some(WORK));
                    black_box(solve_ts(&mut pool, &system, &Session::new(options.clone()).under(&stop)))
                });
            });
        }
    }
}

criterion_group!(benches, reading, solving);
criterion_main!(benches);
