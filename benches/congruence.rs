//! Congruence closure: long chains, iterated functions, diamonds; with backtracking.

#![allow(missing_docs)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use eufonium::base::ids::Id;
use eufonium::smt::cc::{Cc, Node};
use eufonium::smt::sat::Var;
use eufonium::smt::theory::{Effort, Theory, TheoryOut};

fn constants(cc: &mut Cc, n: usize) -> Vec<Node> {
    let constant = |_| {
        let symbol = cc.new_symbol();
        cc.node(symbol, &[])
    };
    (0..n).map(constant).collect()
}

fn var(i: usize) -> Var {
    Var::from_usize(i)
}

/// `x0 = x1 = ... = xn`, one level for each equality, against `f(x0) != f(xn)`.
fn chain(n: usize) -> (Cc, usize) {
    let mut cc = Cc::new();
    let x = constants(&mut cc, n + 1);
    let f = cc.new_symbol();
    for i in 0..n {
        cc.new_equality(var(i + 1), x[i], x[i + 1]);
    }
    let (first, last) = (cc.node(f, &[x[0]]), cc.node(f, &[x[n]]));
    cc.new_equality(var(0), first, last);
    (cc, n + 1)
}

/// `f^n(a) = a` and `f^m(a) = a` against `f(a) != a`, for `m` near `0.6 n` without a common divisor with `n`: the
/// closure runs Euclid's algorithm.
fn iterated(n: usize) -> (Cc, usize) {
    let mut cc = Cc::new();
    let a = constants(&mut cc, 1)[0];
    let f = cc.new_symbol();
    let mut towers = vec![a];
    for i in 0..n {
        towers.push(cc.node(f, &[towers[i]]));
    }
    let divisor = |m: usize| (2..=m).find(|d| m.is_multiple_of(*d) && n.is_multiple_of(*d));
    let m = (0..=n * 3 / 5).rev().find(|&m| divisor(m).is_none()).expect("1 has no divisor");
    cc.new_equality(var(0), towers[1], a);
    cc.new_equality(var(1), towers[n], a);
    cc.new_equality(var(2), towers[m], a);
    (cc, 3)
}

/// `xi = yi = x(i+1)` and `xi = zi = x(i+1)`, one way round of each diamond, against `x0 != xn`.
fn diamonds(n: usize) -> (Cc, usize) {
    let mut cc = Cc::new();
    let x = constants(&mut cc, n + 1);
    let y = constants(&mut cc, n);
    let z = constants(&mut cc, n);
    cc.new_equality(var(0), x[0], x[n]);
    for i in 0..n {
        for (j, (a, b)) in
            [(x[i], y[i]), (y[i], x[i + 1]), (x[i], z[i]), (z[i], x[i + 1])].into_iter().enumerate()
        {
            cc.new_equality(var(4 * i + j + 1), a, b);
        }
    }
    (cc, 4 * n + 1)
}

/// Asserts variable 0 as false and the others as true, a level for each with a check, until there is a conflict; then
/// goes back.
fn run(cc: &mut Cc, num_vars: usize) -> usize {
    cc.push_level();
    cc.assert(var(0).negative());
    let mut out = TheoryOut::default();
    for i in 1..num_vars {
        cc.push_level();
        cc.assert(var(i).positive());
        cc.check(Effort::Quick, &mut out);
        if !out.lemmas.is_empty() {
            break;
        }
    }
    cc.backtrack(0);
    assert_eq!(out.lemmas.len(), 1, "the problems are inconsistent");
    out.lemmas[0].clause.len()
}

/// Names a family of problems and how to make its member of a size.
type Family = (&'static str, fn(usize) -> (Cc, usize));

fn congruence(criterion: &mut Criterion) {
    let families: [Family; 3] = [("chain", chain), ("iterated", iterated), ("diamonds", diamonds)];
    for (name, make) in families {
        for size in [100, 1_000, 10_000] {
            let (mut cc, num_vars) = make(size);
            criterion.bench_function(&format!("{name}/{size}/search"), |b| b.iter(|| run(&mut cc, num_vars)));
        }
        criterion.bench_function(&format!("{name}/1000/build"), |b| {
            b.iter_batched(|| (), |()| make(1_000), BatchSize::SmallInput);
        });
    }
}

criterion_group!(benches, congruence);
criterion_main!(benches);
