//! Random C programs with an outside world: no native run contradicts a verdict.
//!
//! A short and repeatable part of what `examples/fuzz_programs.rs` does for as long as one likes. Where no clang with sanitizers
//! is installed nothing is compared, and a message says so.

#[path = "support/folder.rs"]
mod folder;
mod outside;

use folder::Folder;
use outside::compare::{MODES, Setting, Verdict, Wrong, has_modes};
use outside::native::Batch;
use outside::program::Program;
use outside::rng::Rng;
use outside::{Risk, clang, random_program};
use std::path::PathBuf;

/// Programs for each property and mode.
const PROGRAMS: usize = 10;

/// Clang, if it makes executables with sanitizers that run.
fn usable_clang(folder: &Folder) -> Option<PathBuf> {
    let clang = clang()?;
    let trivial = random_program(&mut Rng(1), Risk::of("unreach-call"));
    let runs = Batch::compile(&clang, &folder.0, &[trivial], false).and_then(|batch| batch.run(1, 1, 0));
    runs.is_ok().then_some(clang)
}

fn compare(property: &'static str, mode: usize, seed: u64) {
    let folder = Folder::new();
    let Some(clang) = usable_clang(&folder) else {
        println!("skipped: no clang with sanitizers is installed");
        return;
    };
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_eufonium"));
    let has_modes = has_modes(&binary);
    let folder = folder.0.clone();
    let setting = Setting { binary, clang, folder, property, mode, has_modes, timeout: 2, seeds: 40 };
    let mut rng = Rng(seed);
    let risk = Risk::of(property);
    let programs: Vec<Program> = (0..PROGRAMS).map(|_| random_program(&mut rng, risk)).collect();
    let all = setting.native(&programs, setting.seeds).expect("random programs compile and run");
    let (mut decided, mut ended) = (0, 0);
    for (program, runs) in programs.iter().zip(&all) {
        ended += runs.iter().filter(|run| run.end == "ended").count();
        for points in setting.questions(runs, &mut rng) {
            let (verdict, finding) = setting.judge(program, &points, runs);
            decided += usize::from(matches!(verdict, Verdict::Safe | Verdict::Unsafe));
            // What compilers decide each in its own way is right where one implementation shows it.
            let Some(finding) = finding.filter(|f| f.wrong != Wrong::Undecided) else { continue };
            let source = program.source(&points);
            panic!("{property}, {}: {:?}: {}\n{source}", MODES[mode], finding.wrong, finding.said);
        }
    }
    assert!(decided > 0 && ended > 0, "{property}: nothing was compared");
}

#[test]
fn assertions() {
    compare("unreach-call", 1, 0x5eed_0001);
}

#[test]
fn assertions_with_an_outside_that_only_returns() {
    compare("unreach-call", 0, 0x5eed_0002);
}

#[test]
fn assertions_with_an_outside_that_writes_globals() {
    compare("unreach-call", 2, 0x5eed_0003);
}

#[test]
fn dereferences() {
    compare("valid-deref", 1, 0x5eed_0004);
}

#[test]
fn overflows() {
    compare("no-overflow", 1, 0x5eed_0005);
}

#[test]
fn frees() {
    compare("valid-free", 1, 0x5eed_0006);
}
