//! Runs of a program in the evaluator: a sieve of Eratosthenes over an array, where nothing is kept of what the run depends on,
//! where it is, and where all that happens is recorded. The goal of the first two is fifteen nanoseconds a step.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use eufonium::frontend::llvm;
use eufonium::frontend::llvm::lower::{LowerOptions, lower};
use eufonium::ir::program::eval::{End, Limits, Zeros, run, run_alone, trace};
use std::hint::black_box;

const SIEVE: &str = "target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"
@flags = dso_local global [8192 x i8] zeroinitializer, align 16

define dso_local i32 @main() {
entry:
  br label %outer

outer:
  %i = phi i64 [ 2, %entry ], [ %i.next, %next ]
  %primes = phi i32 [ 0, %entry ], [ %found, %next ]
  %more = icmp ult i64 %i, 8192
  br i1 %more, label %look, label %done

look:
  %place = getelementptr inbounds [8192 x i8], ptr @flags, i64 0, i64 %i
  %flag = load i8, ptr %place, align 1
  %prime = icmp eq i8 %flag, 0
  br i1 %prime, label %count, label %next

count:
  %one.more = add nsw i32 %primes, 1
  br label %strike

strike:
  %j = phi i64 [ %i, %count ], [ %j.next, %struck ]
  %inside = icmp ult i64 %j, 8192
  br i1 %inside, label %struck, label %next

struck:
  %at = getelementptr inbounds [8192 x i8], ptr @flags, i64 0, i64 %j
  store i8 1, ptr %at, align 1
  %j.next = add nsw i64 %j, %i
  br label %strike

next:
  %found = phi i32 [ %primes, %look ], [ %one.more, %strike ]
  %i.next = add nsw i64 %i, 1
  br label %outer

done:
  ret i32 %primes
}
";

fn bench(c: &mut Criterion) {
    let module = llvm::read(SIEVE.as_bytes()).expect("the module is well-formed");
    let program = lower(&module, &LowerOptions::default()).expect("the module has a program");
    let limits = Limits::default();
    let whole = run(&program, &mut Zeros, &limits);
    assert_eq!(whole.end, End::Exit);
    let mut group = c.benchmark_group("runs");
    group.sample_size(20).throughput(Throughput::Elements(whole.steps));
    group.bench_function("alone", |b| b.iter(|| black_box(run_alone(&program, &mut Zeros, &limits))));
    group.bench_function("plain", |b| b.iter(|| black_box(run(&program, &mut Zeros, &limits))));
    group.bench_function("recorded", |b| b.iter(|| black_box(trace(&program, &mut Zeros, &limits))));
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
