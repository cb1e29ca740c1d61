//! The formats of answers: one document for each run, whatever becomes of it, beside the same exit codes.
//!
//! What the writers do with odd text is tested in `findings`; what reaches them is tested here.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/hard.rs"]
mod hard;

use folder::Folder;
use hard::HARD;
use serde_json::Value;
use std::path::Path;

impl Folder {
    /// The only line of standard output as JSON, with the exit code.
    #[track_caller]
    fn json(&self, args: &[&str]) -> (i32, Value) {
        let output = self.run(args);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(text.lines().count(), 1, "{args:?}: {text}{}", String::from_utf8_lossy(&output.stderr));
        (output.status.code().expect("it exits"), serde_json::from_str(&text).expect("it is JSON"))
    }
}

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    path.to_str().expect("the path is plain").to_owned()
}

const CLAUSES: &str = "(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (P 0))
(assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
(assert (forall ((x Int)) (=> (and (P x) (> x LIMIT)) false)))
(check-sat)
";

#[test]
fn a_document_for_every_end() {
    let folder = Folder::new();
    folder.file("safe.smt2", CLAUSES.replace("LIMIT", "5"));
    folder.file("unsafe.smt2", CLAUSES.replace("LIMIT", "4"));
    folder.file("hard.smt2", HARD);
    folder.file("wrong.smt2", "(set-logic HORN)\n(assert (P 0))\n");
    let table: [(&[&str], i32, &str, &str); 7] = [
        (&["verify", "safe.smt2"], 0, "safe", ""),
        (&["verify", "unsafe.smt2"], 1, "unsafe", "`false` can be derived"),
        (&["solve", "unsafe.smt2"], 0, "unsafe", "`false` can be derived"),
        (&["verify", "hard.smt2", "--timeout=300ms"], 6, "unknown", "timeout"),
        (&["verify", "hard.smt2", "--rlimit=5000"], 7, "unknown", "work limit"),
        (&["verify", "wrong.smt2"], 4, "error", "wrong.smt2:2:"),
        (&["verify", "safe.smt2", "--property=x"], 2, "error", "error: --property"),
    ];
    for (args, code, verdict, message) in table {
        let (found, document) = folder.json(&[args, &["--format=json"]].concat());
        assert_eq!(found, code, "{args:?}: {document}");
        assert_eq!(document["schema"], "eufonium.findings/1");
        let exit_code = document["exit_code"].as_i64();
        assert_eq!(exit_code, Some(i64::from(code)), "{args:?}");
        let findings = document["findings"].as_array().expect("a list");
        assert_eq!(findings.len(), 1, "{args:?}");
        assert_eq!(findings[0]["verdict"], verdict, "{args:?}");
        let said = findings[0]["message"].as_str().expect("text");
        assert!(said.starts_with(message), "{args:?}: {said}");
        for format in ["sarif", "junit", "github"] {
            let output = folder.run(&[args, &["--format", format]].concat());
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            assert_eq!(output.status.code(), Some(code), "{args:?} {format}");
            match format {
                "sarif" => {
                    let log: Value = serde_json::from_str(&text).expect("it is JSON");
                    let run = &log["runs"][0];
                    let results = run["results"].as_array().map(Vec::len);
                    assert_eq!(results, Some(usize::from(verdict == "unsafe")), "{text}");
                    assert_eq!(run["invocations"][0]["executionSuccessful"], verdict != "error");
                }
                "junit" => {
                    assert_eq!(text.matches("<testcase ").count(), 1, "{text}");
                    assert_eq!(text.contains("<failure"), verdict == "unsafe", "{text}");
                    assert_eq!(text.contains("<error"), matches!(verdict, "unknown" | "error"), "{text}");
                }
                _ => assert!(text.starts_with("::") && text.lines().count() == 1, "{text}"),
            }
        }
    }
    let (_, document) = folder.json(&["verify", "wrong.smt2", "--format=json"]);
    let at = &document["findings"][0]["location"];
    assert_eq!((at["file"].as_str(), at["line"].as_u64()), (Some("wrong.smt2"), Some(2)));
}

#[test]
fn traces_invariants_and_assumptions() {
    let folder = Folder::new();
    let safe = example("examples/programs/two_counters.ll");
    let (code, document) = folder.json(&["verify", &safe, "--format=json", "--invariants"]);
    let finding = &document["findings"][0];
    assert_eq!((code, finding["verdict"].as_str()), (0, Some("safe")));
    let invariant = &finding["invariants"][0];
    assert_eq!(invariant["expression"], "1 <= x && 0 <= y && y <= x");
    assert_eq!(invariant["location"]["line"], 11);
    assert!(finding["assumptions"][0].as_str().is_some_and(|a| a.contains("nondet")), "{finding}");
    assert_eq!(document["statistics"]["verdict"], "safe");
    for (property, says) in [("valid-deref", true), ("unreach-call", false)] {
        let member = example("tests/programs/member_index_safe.ll");
        let (_, document) = folder.json(&["verify", &member, "--format=json", "--property", property]);
        let assumptions = document["findings"][0]["assumptions"].as_array().cloned().unwrap_or_default();
        let is_said = |a: &Value| a.as_str().is_some_and(|a| a.contains("whole objects"));
        assert_eq!(assumptions.iter().any(is_said), says, "{property}: {document}");
    }
    let unsafe_ = example("tests/programs/loop_counter_unsafe.ll");
    let (code, document) = folder.json(&["verify", &unsafe_, "--format=json", "--no-run"]);
    let finding = &document["findings"][0];
    assert_eq!((code, finding["violated"].as_str()), (1, Some("unreach-call")));
    let steps = finding["trace"].as_array().expect("a list");
    assert_eq!(steps.last().map(|step| &step["location"]), Some(&finding["location"]));
    assert!(finding["fingerprint"].as_str().is_some_and(|print| print.len() == 16));
    let output = folder.run(&["verify", &unsafe_, "--format=sarif", "--no-run"]);
    let log: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let flow = &log["runs"][0]["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
    assert_eq!(flow.as_array().map(Vec::len), Some(steps.len()));
}

#[test]
fn a_finding_for_each_property() {
    let folder = Folder::new();
    folder.file(
        "p.ll",
        "declare i32 @nondet()\ndefine i32 @main() {\n  %x = call i32 @nondet()\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n}\n",
    );
    let args =
        ["verify", "p.ll", "--no-run", "--format=json", "--property=div-by-zero,no-overflow,unreach-call"];
    let (code, document) = folder.json(&args);
    let findings = document["findings"].as_array().expect("a list");
    let verdicts: Vec<_> = findings.iter().map(|f| (f["property"].as_str(), f["verdict"].as_str())).collect();
    let expected = [("div-by-zero", "safe"), ("no-overflow", "unsafe"), ("unreach-call", "safe")];
    assert_eq!(verdicts, expected.map(|(p, v)| (Some(p), Some(v))), "{document}");
    assert_eq!(code, 1);
    assert_eq!(findings[1]["violated"], "no-overflow");
}

#[test]
fn other_commands_speak_json_too() {
    let folder = Folder::new();
    folder.file("p.smt2", CLAUSES.replace("LIMIT", "5"));
    folder.file(
        "s.smt2",
        "(set-logic QF_LIA)\n(declare-const x Int)\n(assert (> x 1))\n(check-sat)\n(get-value (y))\n(check-sat)\n",
    );
    folder.run(&["solve", "p.smt2", "--output=model"]);
    folder.file("bad", "((define-fun P ((A0 Int)) Bool false))");
    for (certificate, code, verdict) in [("model", 0, "valid"), ("bad", 1, "invalid"), ("none", 4, "error")] {
        let (found, document) = folder.json(&["check", "p.smt2", certificate, "--format=json"]);
        assert_eq!((found, document["findings"][0]["verdict"].as_str()), (code, Some(verdict)), "{document}");
    }
    let (code, document) = folder.json(&["convert", "p.smt2", "--to=vmt", "--format=json"]);
    assert_eq!((code, document["schema"].as_str()), (0, Some("eufonium.converted/1")));
    assert!(document["text"].as_str().is_some_and(|text| text.contains(":next")), "{document}");
    let (code, document) = folder.json(&["convert", "p.smt2", "--to=dot", "--format=json"]);
    assert_eq!((code, document["error"].is_string()), (3, true), "{document}");
    let output = folder.run(&["smt", "s.smt2", "--format=json"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let replies: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    let replies: Vec<&str> = replies.iter().filter_map(|reply| reply["reply"].as_str()).collect();
    assert!(replies.len() == 3 && replies[0] == "sat" && replies[1].contains("error"), "{text}");
}
