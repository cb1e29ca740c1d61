//! `analyze` on the programs of `tests/programs`: it contradicts no verdict, and proves a good part of what is safe; its forms of
//! output, its options, and what it says of clauses and transition systems.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/parallel.rs"]
mod parallel;

use folder::TempFile;
use parallel::in_parallel;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn analyze(options: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium"))
        .arg("analyze")
        .args(options)
        .arg(file)
        .output()
        .expect("the binary runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The verdict and the property that a program claims, by its first line.
fn claims(path: &Path) -> Option<(String, String)> {
    let source = path.with_extension("c");
    let text = std::fs::read_to_string(if source.exists() { &source } else { path }).ok()?;
    let head = text.lines().next()?;
    let field = |name: &str| {
        let rest = &head[head.find(name)? + name.len()..];
        Some(rest.split(';').next()?.trim().to_owned())
    };
    Some((field("expect: ")?, field("property: ")?))
}

#[test]
fn no_verdict_is_contradicted() {
    let entries = std::fs::read_dir(root().join("programs")).expect("the folder exists");
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    paths.sort();
    let claims: Vec<_> = paths.iter().step_by(6).filter_map(|path| Some((path, claims(path)?))).collect();
    // Whether it is proven, if it is safe.
    let proven = in_parallel(&claims, |(path, (verdict, property))| {
        let property = format!("--property={property}");
        let output = analyze(&[&property, "--timeout=5s", "--format=json"], path);
        let said = stdout(&output);
        let name = path.display();
        assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{name}: {output:?}");
        assert!(verdict != "unsafe" || output.status.code() != Some(0), "{name} is unsafe: {said}");
        assert!(verdict != "safe" || output.status.code() != Some(1), "{name} is safe: {said}");
        (verdict == "safe").then(|| output.status.code() == Some(0))
    });
    let safe = proven.iter().flatten().count();
    let proven = proven.iter().flatten().filter(|proven| **proven).count();
    assert!(safe > 20 && 2 * proven > safe, "{proven} of {safe} safe programs are proven");
}

#[test]
fn places_of_a_program_have_invariants() {
    let file = root().join("programs/array_loop_safe.ll");
    let all = stdout(&analyze(&[], &file));
    for part in ["start of main", "loop: ", "end of main", "checks: "] {
        assert!(all.contains(part), "{part} in {all}");
    }
    let line = |text: &str| text.lines().find(|l| l.contains("loop: ")).map(str::to_owned);
    let loop_line = line(&all).expect("there is a loop");
    let number = loop_line.split(':').nth(1).expect("it has a line").to_owned();
    let at = format!("--at=array_loop_safe.c:{number}");
    let there = stdout(&analyze(&[&at], &file));
    assert!(there.contains(" here: ") && !there.contains("start of"), "{there}");
    let weak = stdout(&analyze(&["--domain=congruences"], &file));
    assert!(line(&weak).expect("the loop stays").len() <= loop_line.len(), "{weak}");
    let wrong = analyze(&["--domain=octopus"], &file);
    assert_eq!(wrong.status.code(), Some(2));
    let wrong = analyze(&["--at=nowhere.c:3"], &file);
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn clauses_have_facts() {
    let text = "(set-logic HORN)\n(declare-fun P (Int) Bool)\n(assert (P 0))\n\
                (assert (forall ((x Int)) (=> (and (P x) (< x 7)) (P (+ x 1)))))\n(check-sat)\n";
    let file = TempFile::new("clauses.smt2", text);
    let output = analyze(&[], Path::new(file.path()));
    let said = stdout(&output);
    assert!(output.status.success() && said.contains("define-fun P") && said.contains('7'), "{said}");
}
