//! What the command line writes of programs beside verdicts: clauses and systems that have the same one, traces, witnesses, harnesses
//! and invariants with their places. Compilers are scripts that print LLVM text that was made before.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;

/// Calls itself twice, so that it is no transition system.
const RECURSIVE: &str = "declare i32 @nondet()
declare void @reach_error()
define i32 @f(i32 %n) {
  %end = icmp slt i32 %n, 1
  br i1 %end, label %stop, label %more
stop:
  ret i32 0
more:
  %m = sub nsw i32 %n, 1
  %k = call i32 @nondet()
  %r = call i32 @f(i32 %m)
  %s = call i32 @f(i32 %k)
  %t = or i32 %r, %s
  ret i32 %t
}
define i32 @main() {
  %n = call i32 @nondet()
  %r = call i32 @f(i32 %n)
  %bad = icmp ne i32 %r, 0
  br i1 %bad, label %error, label %done
error:
  call void @reach_error()
  ret i32 1
done:
  ret i32 0
}
";

#[test]
fn conversions_keep_verdicts() {
    let folder = Folder::new();
    for (name, code, answer) in [("loop_counter_safe", 0, "safe\n"), ("loop_counter_unsafe", 1, "unsafe\n")] {
        let (_, text) = folder.program(name);
        let ways: &[(&str, &str, &[&str])] = &[
            ("chc", "smt2", &[]),
            ("chc", "smt2", &["--step=small", "--arith=bv"]),
            ("chc", "smt2", &["--inter=summary", "--mixed"]),
            ("vmt", "vmt", &[]),
            ("btor2", "btor2", &[]),
        ];
        for (to, end, options) in ways {
            let file = format!("converted.{end}");
            folder.expect(&[&["convert", &text, "--to", to, "--output", &file], *options].concat(), 0, "");
            folder.expect(&["verify", &file, "--timeout=20s"], code, answer);
        }
        let shown =
            |to| String::from_utf8_lossy(&folder.run(&["convert", &text, "--to", to]).stdout).into_owned();
        let dot = shown("dot");
        assert!(dot.starts_with("digraph") && dot.trim_end().ends_with('}') && dot.contains("main"), "{dot}");
        assert!(shown("program").contains("main"), "{}", shown("program"));
    }
    folder.file("recursive.ll", RECURSIVE);
    for to in ["vmt", "btor2"] {
        let said = folder.expect(&["convert", "recursive.ll", "--to", to], 3, "");
        assert!(said.contains("unsupported"), "{said}");
    }
    folder.expect(&["convert", "recursive.ll", "--to=chc", "--output=recursive.smt2"], 0, "");
    folder.expect(&["verify", "recursive.smt2"], 0, "safe\n");
    folder.expect(&["verify", "recursive.ll", "--arith=words"], 2, "");
}

#[cfg(unix)]
#[test]
fn a_violation_is_explained() {
    let folder = Folder::new();
    let (source, text) = folder.program("loop_counter_unsafe");
    folder.script("clang", &format!("cat '{text}'"));
    let outputs = ["--witness=w.yml", "--harness=h.c", "--no-run"];
    let said = folder.expect(&[&["verify", &source], &outputs[..]].concat(), 1, "unsafe\n");
    let line = 1 + fs::read_to_string(&source)
        .expect("it is there")
        .lines()
        .position(|l| l.contains("reach_error()"))
        .expect("it calls");
    assert!(
        said.contains(&format!("loop_counter_unsafe.c:{line}:")) && said.contains("reach_error"),
        "{said}"
    );
    let witness = folder.read("w.yml");
    for word in ["violation_sequence", "format_version", "2.0", "target", "2023-11-14", "LP64"] {
        assert!(witness.contains(word), "{word}: {witness}");
    }
    assert!(witness.contains(&format!("line: {line}")), "{witness}");
    assert!(witness.contains("G ! call(reach_error())"), "{witness}");
    // The same run writes the same witness.
    folder.expect(&[&["verify", &source], &outputs[..]].concat(), 1, "unsafe\n");
    assert_eq!(folder.read("w.yml"), witness);
    let harness = folder.read("h.c");
    assert!(harness.contains("__VERIFIER_nondet_int") && harness.contains("reach_error"), "{harness}");
    let output = folder.run(&["verify", &source, "--proof", "--no-run"]);
    let trace = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(trace.starts_with("unsafe\n") && trace.contains("n ="), "{trace}");
}

#[cfg(unix)]
#[test]
fn safety_is_explained() {
    let folder = Folder::new();
    let (source, text) = folder.program("loop_counter_safe");
    folder.script("clang", &format!("cat '{text}'"));
    let output = folder.run(&["verify", &source, "--invariants", "--witness=w.yml"]);
    let answer = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = 1 + fs::read_to_string(&source)
        .expect("it is there")
        .lines()
        .position(|l| l.starts_with("  while"))
        .expect("it loops");
    let place = format!("loop_counter_safe.c:{line}:3: invariant ");
    let invariant = answer.strip_prefix("safe\n").and_then(|rest| rest.strip_prefix(&place));
    let invariant =
        invariant.unwrap_or_else(|| panic!("{answer}{}", String::from_utf8_lossy(&output.stderr)));
    assert!(invariant.contains('i') && invariant.contains('n') && invariant.contains('<'), "{answer}");
    let witness = folder.read("w.yml");
    for word in ["invariant_set", "loop_invariant", "c_expression", invariant.trim()] {
        assert!(witness.contains(word), "{word}: {witness}");
    }
    assert!(witness.contains(&format!("line: {line}")), "{witness}");
}
