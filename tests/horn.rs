//! Every problem of `tests/horn` with every engine: the verdict is the file's own `(set-info :status ..)`, and the
//! certificate is accepted by `eufonium check`.
//!
//! A file may say `; May be unknown.` if no engine is expected to solve it; a wrong verdict is never accepted. One that says
//! `; Facts suffice.` is solved by abstract interpretation alone.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/parallel.rs"]
mod parallel;

use folder::Folder;
use parallel::in_parallel;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Options, the time limit in seconds, and whether every problem is expected to be solved so.
const RUNS: &[(&[&str], f64, bool)] = &[
    (&[], 30.0, true),
    (&["--no-preprocess"], 3.0, false),
    (&["--engine=bmc"], 0.3, false),
    (&["--engine=unroll"], 0.3, false),
    (&["--engine=tpa"], 0.5, false),
    (&["--engine=pdkind"], 0.5, false),
    (&["--no-facts"], 3.0, false),
    (ABSINT, 3.0, false),
];

/// Abstract interpretation alone.
const ABSINT: &[&str] = &["--engine=absint"];

struct Problem {
    path: PathBuf,
    status: String,
    /// `sat` means unsafe here.
    rules: bool,
    may_be_unknown: bool,
    facts_suffice: bool,
}

fn problems() -> Vec<Problem> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/horn");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).expect("tests/horn exists").map(|e| e.expect("an entry").path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "smt2"));
    paths.sort();
    assert!(paths.len() >= 30, "only {} problems in tests/horn", paths.len());
    paths.into_iter().map(problem).collect()
}

fn problem(path: PathBuf) -> Problem {
    let text = fs::read_to_string(&path).expect("a problem is readable");
    let status = text.split("(set-info :status ").nth(1).and_then(|rest| rest.split(')').next());
    let status = status.unwrap_or_else(|| panic!("{} has no status", path.display())).to_owned();
    assert!(["sat", "unsat"].contains(&status.as_str()), "{}: status {status}", path.display());
    Problem {
        status,
        rules: !text.contains("(set-logic HORN)"),
        may_be_unknown: text.contains("; May be unknown."),
        facts_suffice: text.contains("; Facts suffice."),
        path,
    }
}

fn eufonium(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium")).args(args).output().expect("the binary runs")
}

/// Solves one problem; the complaint if something is wrong.
fn solve(problem: &Problem, options: &[&str], seconds: f64, must_solve: bool) -> Result<(), String> {
    let path = problem.path.to_str().expect("paths of tests are plain");
    let folder = Folder::new();
    let certificate = folder.path("certificate");
    let seconds = if problem.may_be_unknown { seconds.min(1.0) } else { seconds };
    let timeout = format!("--timeout={seconds}s");
    let mut args = vec!["solve", path, "--output", &certificate, &timeout];
    args.extend(options);
    let output = eufonium(&args);
    let answer = String::from_utf8_lossy(&output.stdout).trim_end().to_owned();
    let context = || format!("{path} {options:?}: {answer:?}\n{}", String::from_utf8_lossy(&output.stderr));
    if output.status.code() != Some(0) {
        return Err(format!("exit {:?}: {}", output.status.code(), context()));
    }
    if answer == "unknown" {
        let excused = !must_solve || problem.may_be_unknown;
        return if excused { Ok(()) } else { Err(context()) };
    }
    if answer != problem.status {
        return Err(format!("WRONG, expected {}: {}", problem.status, context()));
    }
    let checked = eufonium(&["check", path, &certificate]);
    if checked.status.code() != Some(0) || checked.stdout != b"valid\n" {
        let why = String::from_utf8_lossy(&checked.stderr).into_owned();
        return Err(format!("certificate refused: {why} {}", context()));
    }
    Ok(())
}

#[test]
fn all_problems_have_their_verdict() {
    let problems = problems();
    assert!(problems.iter().any(|p| p.rules));
    assert!(problems.iter().filter(|p| p.facts_suffice).count() >= 4);
    let tasks: Vec<_> =
        RUNS.iter().flat_map(|run| problems.iter().map(move |problem| (run, problem))).collect();
    let results = in_parallel(&tasks, |((options, seconds, must_solve), problem)| {
        let must_solve = *must_solve || (*options == ABSINT && problem.facts_suffice);
        solve(problem, options, *seconds, must_solve)
    });
    let complaints: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
