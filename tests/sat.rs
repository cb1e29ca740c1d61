//! `sat`: answers and exit codes of SAT competitions, refutations and their check.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::process::{Command, Output};

/// The four clauses over two variables, and one without them all.
const SQUARE: &str = "c four clauses\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
const CORNER: &str = "p cnf 2 3\n1 2 0\n1 -2 0\n-1 2 0\n";

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.args(args);
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().expect("the binary runs")
}

fn says(args: &[&str], code: i32, answer: &str) {
    let output = run(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), answer, "{args:?}");
}

#[test]
fn answers_and_exit_codes() {
    let folder = Folder::new();
    let sat = "sat";
    let (square, corner) = (folder.file("square.cnf", SQUARE), folder.file("corner.cnf", CORNER));
    says(&[sat, &corner], 10, "s SATISFIABLE\nv 1 2 0\n");
    says(&[sat, "-n", &corner], 10, "s SATISFIABLE\n");
    says(&[sat, &square], 20, "s UNSATISFIABLE\n");
    let varisat = "--sat=varisat";
    says(&[sat, varisat, &square], 20, "s UNSATISFIABLE\n");
    says(&[sat, "--rlimit=0", &corner], 0, "s UNKNOWN\n");
    let cut = folder.file("cut.cnf", "p cnf 2 3\n1 2 0\n1");
    let output = run(&[sat, &cut]);
    assert_eq!(output.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cut.cnf:3:2: "), "the complaint has its place");
    assert_eq!(run(&["verify", &square]).status.code(), Some(4), "it is no problem of reachability");
}

#[test]
fn refutations_are_checked() {
    let folder = Folder::new();
    let (square, corner) = (folder.file("square.cnf", SQUARE), folder.file("corner.cnf", CORNER));
    let (sat, check, proof) = ("sat", "check", folder.path("proof"));
    says(&[sat, &square, "--proof", &proof], 20, "s UNSATISFIABLE\n");
    says(&[check, &square, &proof], 0, "valid\n");
    says(&[check, &corner, &proof], 1, "invalid\n");
    let formula = std::fs::File::open(&square).expect("it was written");
    let output = command(&[check, "-", &proof]).stdin(formula).output().expect("the binary runs");
    assert_eq!(output.stdout, b"valid\n", "a formula may come from standard input");
    let text = folder.read("proof");
    let last = text.lines().last().expect("it has steps");
    assert!(last.contains(" 0 "), "{last} derives the empty clause");
    let without = folder.file("without", text.trim_end().rsplit_once('\n').map_or("", |(start, _)| start));
    says(&[check, &square, &without], 1, "invalid\n");
    let (drat, clauses) = ("--proof-format=drat", folder.path("drat"));
    says(&[sat, &square, drat, "--proof", &clauses], 20, "s UNSATISFIABLE\n");
    assert!(std::fs::read_to_string(&clauses).expect("it was written").ends_with("\n0\n"));
    says(&[sat, &square, "--sat=varisat", "--proof", &proof], 0, "s UNKNOWN\n");
}
