//! Proofs on the command line: printed by `smt`, accepted and refused by `check`.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const SCRIPT: &str = "(set-logic QF_UFLIA)
(declare-fun f (Int) Int) (declare-fun x () Int) (declare-fun y () Int) (declare-fun p () Bool)
(assert (=> p (and (<= x y) (<= y x))))
(assert (! (or p (< (ite p 1 x) (- x 1))) :named split))
(assert (not (= (f (+ x 1)) (f (+ 1 y)))))
(check-sat)
";

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium")).args(args).output().expect("the binary runs")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn verdict(problem: &str, proof: &str) -> (String, Option<i32>) {
    let output = run(&["check", problem, proof]);
    (text(&output), output.status.code())
}

#[test]
fn proofs_are_printed_and_checked() {
    let folder = Folder::new();
    let script = folder.file("script.smt2", SCRIPT);
    let output = run(&["smt", "--proof=alethe", &script]);
    let proof = text(&output);
    assert!(output.status.success() && proof.starts_with("unsat\n(assume "), "{proof}");
    let file = folder.file("proof.alethe", &proof);
    assert_eq!(verdict(&script, &file), ("valid\n".to_owned(), Some(0)), "{proof}");
    // Without its last assertion the problem is satisfiable, and the proof is none.
    let weaker = folder.file("weaker.smt2", SCRIPT.replace("(assert (not (= (f (+ x 1)) (f (+ 1 y)))))", ""));
    assert_eq!(verdict(&weaker, &file), ("invalid\n".to_owned(), Some(1)));
    let broken = folder.file("broken.alethe", proof.replacen(":rule la_generic", ":rule or_pos", 1));
    assert_eq!(verdict(&script, &broken), ("invalid\n".to_owned(), Some(1)));
    let cut = folder.file("cut.alethe", &proof[..proof.len() - 3]);
    assert_eq!(verdict(&script, &cut).1, Some(4));
}

#[test]
fn get_proof_answers_with_one_expression() {
    let folder = Folder::new();
    let asked = format!("(set-option :produce-proofs true)\n{SCRIPT}(get-proof)\n");
    let script = folder.file("script.smt2", &asked);
    let proof = text(&run(&["smt", &script]));
    assert!(proof.starts_with("unsat\n(\n(assume ") && proof.trim_end().ends_with("\n)"), "{proof}");
    let file = folder.file("proof.alethe", &proof);
    assert_eq!(verdict(&script, &file), ("valid\n".to_owned(), Some(0)));
    for (script, complaint) in [
        (format!("{SCRIPT}(get-proof)"), "proofs are kept only after"),
        (
            "(set-option :produce-proofs true)(check-sat)(get-proof)".to_owned(),
            "the last answer was not unsat",
        ),
        ("(assert true)(set-option :produce-proofs true)".to_owned(), "before the first"),
    ] {
        let script = folder.file("wrong.smt2", &script);
        assert!(text(&run(&["smt", &script])).contains(complaint), "{complaint}");
    }
}

#[test]
fn holes_are_told() {
    let folder = Folder::new();
    let script = folder.file("script.smt2", "(declare-fun x () Int)(assert (= (mod x 3) 5))(check-sat)\n");
    let proof = text(&run(&["smt", "-p", "alethe", &script]));
    let file = folder.file("proof.alethe", &proof);
    let (answer, code) = verdict(&script, &file);
    assert!(answer.starts_with("valid with ") && code == Some(3), "{answer}{proof}");
}

/// Scripts whose only answer is `unsat` have a proof, which is accepted.
#[test]
fn scripts_of_the_suite_have_proofs() {
    let folder = Folder::new();
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/smt");
    let mut checked = 0;
    for entry in fs::read_dir(suite).expect("tests/smt exists") {
        let path = entry.expect("an entry").path();
        let expected = fs::read_to_string(path.with_extension("out")).unwrap_or_default();
        if path.extension().is_none_or(|e| e != "smt2") || expected.trim() != "unsat" {
            continue;
        }
        let script = path.to_str().expect("the path is text");
        let proof = text(&run(&["smt", "--proof=alethe", script]));
        if !proof.contains("(step ") {
            continue;
        }
        let file = folder.file("proof.alethe", &proof);
        let (answer, _) = verdict(script, &file);
        assert!(answer.starts_with("valid"), "{script}: {answer}");
        checked += 1;
    }
    assert!(checked > 0, "some script of the suite has a proof");
}
