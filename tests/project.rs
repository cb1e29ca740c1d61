//! `verify` without files: the targets of an `eufonium.toml`, one summary, the worst exit code, and what is new since a baseline.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/hard.rs"]
mod hard;

use folder::Folder;
use hard::HARD;
use serde_json::Value;
use std::fs;
use std::time::{Duration, Instant};

const SAFE: &str = "(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (P 0))
(assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
(assert (forall ((x Int)) (=> (and (P x) (> x 5)) false)))
(check-sat)
";
/// Two functions to start from; one of them divides by zero.
const PROGRAM: &str = "declare i32 @nondet()
define i32 @divides() {
  %x = call i32 @nondet()
  %y = sdiv i32 7, %x
  ret i32 %y
}
define i32 @adds() {
  %x = call i32 @nondet()
  %y = add i32 %x, 1
  ret i32 %y
}
";

impl Folder {
    /// One with problems and a program.
    fn with_problems() -> Folder {
        let folder = Folder::new();
        fs::create_dir_all(folder.0.join("deeper")).expect("the temporary folder is writable");
        folder.file("safe.smt2", SAFE);
        folder.file("unsafe.smt2", SAFE.replace("(> x 5)", "(> x 4)"));
        folder.file("hard.smt2", HARD);
        folder.file("p.ll", PROGRAM);
        folder
    }
    /// Runs and compares the exit code; standard output and standard error.
    #[track_caller]
    fn answers(&self, args: &[&str], code: i32) -> (String, String) {
        let output = self.run(args);
        let [answer, said] =
            [&output.stdout, &output.stderr].map(|s| String::from_utf8_lossy(s).into_owned());
        assert_eq!(output.status.code(), Some(code), "{args:?}: {answer}{said}");
        (answer, said)
    }
}

const PROJECT: &str = r#"
[defaults]
timeout = "20s"
[[target]]
name = "clauses"
files = ["safe.smt2"]
[[target]]
name = "program"
files = ["p.ll"]
entries = ["adds", "divides"]
properties = ["unreach-call", "div-by-zero"]
options = ["--no-run"]
[[target]]
name = "hard"
files = ["hard.smt2"]
timeout = "300ms"
"#;

#[test]
fn targets_have_one_summary_and_the_worst_code() {
    let folder = Folder::with_problems();
    folder.file("eufonium.toml", PROJECT);
    for args in [&["verify"][..], &["verify", "-j", "3"], &["verify", "--config=eufonium.toml"]] {
        let (answer, said) = folder.answers(args, 1);
        let mut lines: Vec<&str> = answer.lines().collect();
        assert_eq!(lines.pop(), Some("4 of 4 targets: 4 safe, 1 unsafe, 1 unknown, 0 errors"), "{answer}");
        lines.sort_unstable();
        let unsafe_ = "program:divides: div-by-zero: unsafe, in divides: division by zero";
        let expected = [
            "clauses: safe",
            "hard: unknown, timeout",
            "program:adds: div-by-zero: safe",
            "program:adds: unreach-call: safe",
            unsafe_,
            "program:divides: unreach-call: safe",
        ];
        assert!(
            lines.len() == 6 && lines.iter().zip(expected).all(|(l, e)| l.starts_with(&e[..e.len().min(30)])),
            "{answer}"
        );
        assert!(said.contains("nondet"), "{said}");
    }
    // From a folder below, and with options of the command line, which targets overrule.
    let (answer, _) = {
        let output =
            folder.command(&["verify", "--engine=spacer"]).current_dir(folder.0.join("deeper")).output();
        let output = output.expect("the binary runs");
        (String::from_utf8_lossy(&output.stdout).into_owned(), output.status)
    };
    assert!(answer.contains("clauses: safe\n") && answer.contains("4 of 4 targets"), "{answer}");
}

#[test]
fn documents_hold_the_findings_of_all_targets() {
    let folder = Folder::with_problems();
    folder.file("eufonium.toml", PROJECT);
    let (answer, said) = folder.answers(&["verify", "--format=json", "-j2"], 1);
    let document: Value = serde_json::from_str(&answer).expect("it is JSON");
    let findings = document["findings"].as_array().expect("a list");
    let names: Vec<&str> = findings.iter().filter_map(|f| f["name"].as_str()).collect();
    let expected = ["clauses", "program:adds", "program:adds", "program:divides", "program:divides", "hard"];
    assert_eq!(names, expected, "in the order of the file");
    assert_eq!(document["exit_code"], 1);
    assert!(said.contains("4 of 4 targets"), "{said}");
    let (answer, _) = folder.answers(&["verify", "--format=junit"], 1);
    assert_eq!(
        (answer.matches("<testsuite ").count(), answer.matches("<failure").count()),
        (4, 1),
        "{answer}"
    );
}

#[test]
fn what_a_baseline_has_is_not_reported() {
    let folder = Folder::with_problems();
    let project = PROJECT.split("[[target]]\nname = \"hard\"").next().expect("there is a first part");
    folder.file("eufonium.toml", project);
    for format in ["json", "sarif"] {
        let (document, _) = folder.answers(&["verify", "--format", format], 1);
        folder.file("old", &document);
        let (answer, _) = folder.answers(&["verify", "--baseline=old"], 0);
        assert!(
            answer.ends_with("3 of 3 targets: 4 safe, 0 unsafe, 0 unknown, 0 errors; 1 known\n"),
            "{answer}"
        );
        // A violation is known by what it is, not by the target.
        let (answer, _) = folder.answers(
            &["verify", "--baseline", "old", "--property=no-overflow,div-by-zero", "--entry=divides", "p.ll"],
            0,
        );
        assert!(answer.ends_with("; 1 known\n"), "{answer}");
        let (answer, _) = folder.answers(&["verify", "--baseline=old", "unsafe.smt2", "--format=json"], 1);
        assert!(answer.contains("\"unsafe\""), "{answer}");
    }
    folder.file("old", "{}");
    let (_, said) = folder.answers(&["verify", "--baseline=old"], 4);
    assert!(said.contains("old: "), "{said}");
}

#[test]
fn complaints() {
    let folder = Folder::with_problems();
    let (_, said) = folder.answers(&["verify"], 2);
    assert!(said.contains("no FILE") && said.contains("eufonium.toml"), "{said}");
    folder.file("eufonium.toml", "[[target]]\nname = \"a\"\nfiels = [\"safe.smt2\"]\n");
    let (answer, said) = folder.answers(&["verify"], 4);
    assert!(answer.is_empty() && said.contains("eufonium.toml:3:1: [[target]] has no key `fiels`"), "{said}");
    let (answer, _) = folder.answers(&["verify", "--format=github"], 4);
    assert!(answer.starts_with("::error file=eufonium.toml,line=3,col=1,"), "{answer}");
    folder.file("eufonium.toml", PROJECT);
    let (_, said) = folder.answers(&["verify", "--output=x"], 2);
    assert!(said.contains("one problem"), "{said}");
    // What is wrong with one target does not concern the others.
    folder.file("p.ll", "define i32 @main() {\n  ret i32 %x\n}\n");
    let (answer, _) = folder.answers(&["verify"], 4);
    assert!(
        answer.contains("clauses: safe\n") && answer.contains("program:adds: error, p.ll:2:"),
        "{answer}"
    );
    assert!(answer.contains("1 safe, 0 unsafe, 1 unknown, 2 errors"), "{answer}");
}

#[cfg(unix)]
#[test]
fn a_signal_ends_all_targets() {
    let folder = Folder::with_problems();
    folder.file("eufonium.toml", "[[target]]\nname = \"hard\"\nfiles = [\"hard.smt2\"]\n");
    let mut command = folder.command(&["verify", "--format=json"]);
    let child = command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn();
    let child = child.expect("the binary runs");
    std::thread::sleep(Duration::from_millis(500));
    let begun = Instant::now();
    let id = rustix::process::Pid::from_raw(child.id() as i32).expect("it has an id");
    rustix::process::kill_process(id, rustix::process::Signal::TERM).expect("it runs");
    let output = child.wait_with_output().expect("it ends");
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert_eq!(output.status.code(), Some(143));
    let document: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(document["findings"][0]["verdict"], "unknown", "{document}");
}
