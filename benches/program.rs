//! Programs: reading, lowering, passes with memory to values, and encoding of a module of about 10 000 lines of C, as clang
//! writes it without optimisation.
//!
//! The module is made here: functions with locals in memory, a loop over an array, fields of a struct through a pointer, a
//! global, and a switch, each called by `main`; every line has its place. The goal is two seconds for all steps together.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use eufonium::base::Stats;
use eufonium::engine::programs::{
    AssumedValid, Calls, EncodeOptions, IntEncoding, Inter, ProgramOptions, Step, encode, pure_program,
};
use eufonium::frontend::llvm;
use eufonium::frontend::llvm::lower::{LowerOptions, lower};
use eufonium::ir::{Program, TermPool};
use std::fmt::Write;
use std::hint::black_box;

/// Functions of the module, and the lines of C of each.
const FUNCTIONS: u32 = 400;
const LINES: u32 = 25;

/// A function; `@` stands for its number and `!dbg @LINE` for the place of a line within it.
const FUNCTION: &str = "
define dso_local i32 @f@(i32 %x, ptr %s) !dbg @FUNCTION {
entry:
  %x.addr = alloca i32, align 4
  %s.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  store i32 %x, ptr %x.addr, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 0, ptr %sum, align 4, !dbg @3
  store i32 0, ptr %i, align 4, !dbg @4
  br label %for.cond, !dbg @4

for.cond:
  %0 = load i32, ptr %i, align 4, !dbg @4
  %1 = load i32, ptr %x.addr, align 4, !dbg @4
  %cmp = icmp slt i32 %0, %1, !dbg @4
  br i1 %cmp, label %for.body, label %for.end, !dbg @4

for.body:
  %2 = load i32, ptr %sum, align 4, !dbg @5
  %3 = load i32, ptr %i, align 4, !dbg @5
  %and = and i32 %3, 3, !dbg @5
  %idx = sext i32 %and to i64, !dbg @5
  %slot = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %idx, !dbg @5
  store i32 %2, ptr %slot, align 4, !dbg @5
  %4 = load ptr, ptr %s.addr, align 8, !dbg @6
  %second = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg @6
  %5 = load i32, ptr %second, align 4, !dbg @6
  %6 = load i32, ptr %sum, align 4, !dbg @6
  %add = add i32 %6, %5, !dbg @6
  store i32 %add, ptr %sum, align 4, !dbg @6
  %cmp1 = icmp sgt i32 %add, @, !dbg @7
  br i1 %cmp1, label %if.then, label %for.inc, !dbg @7

if.then:
  %7 = load i32, ptr @counter, align 4, !dbg @8
  %inc = add i32 %7, 1, !dbg @8
  store i32 %inc, ptr @counter, align 4, !dbg @8
  br label %for.end, !dbg @9

for.inc:
  %8 = load i32, ptr %i, align 4, !dbg @4
  %inc2 = add nsw i32 %8, 1, !dbg @4
  store i32 %inc2, ptr %i, align 4, !dbg @4
  br label %for.cond, !dbg @4

for.end:
  %9 = load i32, ptr %x.addr, align 4, !dbg @12
  switch i32 %9, label %sw.default [
    i32 1, label %sw.one
    i32 2, label %sw.two
  ], !dbg @12

sw.one:
  %call = call i32 @nondet(), !dbg @14
  store i32 %call, ptr %sum, align 4, !dbg @14
  br label %sw.two, !dbg @14

sw.two:
  %10 = load i32, ptr %sum, align 4, !dbg @17
  %sub = sub i32 %10, 1, !dbg @17
  store i32 %sub, ptr %sum, align 4, !dbg @17
  br label %sw.default, !dbg @18

sw.default:
  %11 = load i32, ptr %sum, align 4, !dbg @20
  %bad = icmp eq i32 %11, 12345, !dbg @20
  br i1 %bad, label %error, label %done, !dbg @20

error:
  call void @reach_error(), !dbg @21
  br label %done, !dbg @21

done:
  %12 = load i32, ptr %sum, align 4, !dbg @23
  ret i32 %12, !dbg @23
}
";

const HEAD: &str = "target datalayout = \"e-m:e-i64:64-f80:128-n8:16:32:64-S128\"
%struct.pair = type { i32, i32 }
@counter = dso_local global i32 0, align 4
declare i32 @nondet()
declare void @reach_error()
";

fn module() -> String {
    let mut text = String::from(HEAD);
    // The nodes of a function are numbered from its first one: itself, then its lines.
    let first = |function: u32| 10 + function * LINES;
    for function in 0..FUNCTIONS {
        let mut body = FUNCTION.replace("@FUNCTION", &format!("!{}", first(function)));
        for line in (1..LINES).rev() {
            body = body.replace(&format!("!dbg @{line}\n"), &format!("!dbg !{}\n", first(function) + line));
        }
        let body = body.replace("@f@", &format!("@f{function}")).replace(" @,", &format!(" {function},"));
        text.push_str(&body);
    }
    text.push_str("define dso_local i32 @main() {\n  %s = alloca %struct.pair, align 4\n");
    for function in 0..FUNCTIONS {
        let _ = writeln!(text, "  %n{function} = call i32 @nondet()");
        let _ = writeln!(text, "  %r{function} = call i32 @f{function}(i32 %n{function}, ptr %s)");
    }
    text.push_str("  ret i32 0\n}\n!llvm.dbg.cu = !{!0}\n");
    text.push_str("!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n");
    text.push_str("!1 = !DIFile(filename: \"large.c\", directory: \".\")\n!2 = !DISubroutineType(types: !3)\n!3 = !{}\n");
    for function in 0..FUNCTIONS {
        let (node, start) = (first(function), function * LINES + 1);
        let _ = writeln!(
            text,
            "!{node} = distinct !DISubprogram(name: \"f{function}\", scope: !1, file: !1, line: {start}, type: !2, unit: !0)"
        );
        for line in 1..LINES {
            let at = start + line;
            let _ = writeln!(text, "!{} = !DILocation(line: {at}, column: 3, scope: !{node})", node + line);
        }
    }
    text
}

fn lowered(text: &str) -> Program {
    let module = llvm::read(text.as_bytes()).expect("the module is well-formed");
    lower(&module, &LowerOptions::default()).expect("the module has a program")
}

fn options(inter: Inter) -> ProgramOptions {
    ProgramOptions { inter, ..ProgramOptions::default() }
}

fn pure(program: &Program, inter: Inter) -> Program {
    pure_program(program, &options(inter), AssumedValid::None, &mut Stats::new())
        .expect("its memory has a model")
        .program
}

fn large_module(c: &mut Criterion) {
    let text = module();
    let module = llvm::read(text.as_bytes()).expect("the module is well-formed");
    let program = lowered(&text);
    let mut group = c.benchmark_group("program");
    group.sample_size(10);
    group.bench_function("read", |b| {
        b.iter(|| black_box(llvm::read(text.as_bytes()).expect("the module is well-formed")));
    });
    group.bench_function("lower", |b| {
        b.iter(|| black_box(lower(&module, &LowerOptions::default()).expect("the module has a program")));
    });
    for (name, inter) in [("summary", Inter::Summary), ("inline", Inter::Inline)] {
        group.bench_function(format!("passes/{name}"), |b| b.iter(|| black_box(pure(&program, inter))));
        let pure = pure(&program, inter);
        for (size, step) in [("small", Step::Small), ("large", Step::Large)] {
            let integers = IntEncoding::Integers { exact: true };
            let encoding = EncodeOptions { step, calls: Calls::Summaries, encoding: integers };
            group.bench_function(format!("encode/{name}/{size}"), |b| {
                let run = |mut pool| black_box(encode(&mut pool, &pure, &encoding).expect("it has clauses"));
                b.iter_batched(TermPool::new, run, BatchSize::PerIteration);
            });
        }
    }
    group.finish();
}

criterion_group!(benches, large_module);
criterion_main!(benches);
