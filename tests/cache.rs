//! `--cache`: proofs that are kept are tried first, also after edits, and never change a verdict.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

impl Folder {
    /// The verdict on a text, and the figures of the cache: hits, proofs anew, candidates.
    fn verify(&self, text: &str, more: &[&str]) -> (String, [u64; 3]) {
        self.file("p.ll", text);
        let output =
            self.run(&[&["verify", "p.ll", "--format=json", "--no-run", "--cache=kept"], more].concat());
        let document: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        let counts = &document["statistics"]["counts"];
        let figures = ["cache.hits", "cache.reproved", "cache.candidates"]
            .map(|name| counts[name].as_u64().unwrap_or(0));
        (document["findings"][0]["verdict"].as_str().expect("a word").to_owned(), figures)
    }
    fn kept(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.0.join("kept")).expect("it was made");
        entries
            .map(|e| e.expect("an entry").path())
            .filter(|p| p.extension().is_some_and(|e| e == "json"))
            .collect()
    }
}

/// Counts `x` and `y` up together, up to a limit that is chosen; `x` and `y` must not differ by GAP. `@unused` is not reached.
fn program(gap: &str, step: &str, unused: &str, more: &str) -> String {
    format!(
        "declare i32 @nondet()
declare void @reach_error()
define i32 @unused() {{
  %c = call i32 @nondet()
  %r = add i32 %c, {unused}
  ret i32 %r
}}
define i32 @main() {{
entry:
  %n = call i32 @nondet()
  br label %head
head:
  %x = phi i32 [ 0, %entry ], [ %x1, %body ]
  %y = phi i32 [ 0, %entry ], [ %y1, %body ]
  {more}
  %go = icmp slt i32 %x, %n
  br i1 %go, label %body, label %done
body:
  %x1 = add nsw i32 %x, {step}
  %y1 = add nsw i32 %y, 1
  br label %head
done:
  %d = sub i32 %x, %y
  %bad = icmp eq i32 %d, {gap}
  br i1 %bad, label %error, label %end
error:
  call void @reach_error()
  br label %end
end:
  ret i32 0
}}
"
    )
}

#[test]
fn the_same_content_is_proved_once() {
    let folder = Folder::new();
    let first = program("1", "1", "7", "");
    assert_eq!(folder.verify(&first, &[]), ("safe".into(), [0, 0, 0]));
    assert_eq!(folder.verify(&first, &[]).1[0], 1);
    assert_eq!(folder.kept().len(), 1);
    // What is not reached, comments and names of values do not matter.
    for same in
        [program("1", "1", "8", ""), format!("; a comment\n\n{first}"), first.replace("%bad", "%wrong")]
    {
        assert_eq!(folder.verify(&same, &[]).1[0], 1, "{same}");
    }
    assert_eq!(folder.kept().len(), 1);
    // Other properties and options are other questions.
    assert_eq!(folder.verify(&first, &["--property=div-by-zero"]).1[0], 0);
    assert_eq!(folder.verify(&first, &["--step=small"]).0, "safe");
    assert_eq!(folder.verify(&first, &["--no-check"]).1, [0, 0, 0]);
}

#[test]
fn proofs_of_what_was_before_are_candidates() {
    let folder = Folder::new();
    assert_eq!(folder.verify(&program("1", "1", "7", ""), &[]).0, "safe");
    let (verdict, [_, reproved, candidates]) = folder.verify(&program("2", "1", "7", ""), &[]);
    assert_eq!(verdict, "safe");
    assert!(candidates > 0 && reproved == 1 || candidates == 0, "{candidates} {reproved}");
    // An edit that breaks what was proved.
    assert_eq!(folder.verify(&program("2", "2", "7", ""), &[]).0, "unsafe");
    assert_eq!(folder.verify(&program("0", "1", "7", ""), &[]).0, "unsafe");
    assert_eq!(folder.verify(&program("3", "1", "7", "%z = add i32 %x, %y"), &[]).0, "safe");
    assert_eq!(folder.verify(&program("0", "1", "7", "%z = add i32 %x, %y"), &[]).0, "unsafe");
}

#[test]
fn what_is_in_the_folder_decides_nothing() {
    let folder = Folder::new();
    let (safe, unsafe_) = (program("1", "1", "7", ""), program("1", "2", "7", ""));
    assert_eq!(folder.verify(&safe, &[]).0, "safe");
    let proof = folder.kept().pop().expect("a proof is kept");
    let text = fs::read_to_string(&proof).expect("it is readable");
    let mut object: Value = serde_json::from_str(&text).expect("it is JSON");
    // The proof of the safe program under every name that the other one has.
    fs::create_dir_all(folder.0.join("kept")).expect("the temporary folder is writable");
    let model = object["model"].as_str().expect("text").to_owned();
    let end = model.rfind("Bool\n").expect("there is a definition") + 5;
    for wrong in ["true)\n)", "false)\n)", "(", ""] {
        object["model"] = Value::String(format!("{}{wrong}", &model[..end]));
        fs::write(&proof, object.to_string()).expect("it is writable");
        assert_eq!(folder.verify(&safe, &[]).0, "safe", "{wrong}");
        fs::write(&proof, object.to_string()).expect("it is writable");
        assert_eq!(folder.verify(&unsafe_, &[]).0, "unsafe", "{wrong}");
    }
    for damaged in ["", "{}", "[1]", &text[..text.len() / 2]] {
        fs::write(&proof, damaged).expect("it is writable");
        assert_eq!(folder.verify(&safe, &[]), ("safe".into(), [0, 0, 0]), "{damaged}");
    }
    assert_eq!(folder.verify(&safe, &[]).1[0], 1, "it was written anew");
    // The name of a proof leads nowhere else.
    for entry in fs::read_dir(folder.0.join("kept")).expect("it is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|e| e == "last") {
            fs::write(path, "../../p\n/etc/passwd\n").expect("it is writable");
        }
    }
    assert_eq!(folder.verify(&unsafe_, &[]).0, "unsafe");
}

/// Counts down from a number that is chosen, by recursion, and back; the count is not negative.
const RECURSIVE: &str = "declare i32 @nondet()
declare void @reach_error()
define i32 @count(i32 %n) {
  %z = icmp sle i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub nsw i32 %n, 1
  %r = call i32 @count(i32 %m)
  %s = add nsw i32 %r, 1
  ret i32 %s
end:
  ret i32 0
}
define i32 @main() {
  %n = call i32 @nondet()
  %r = call i32 @count(i32 %n)
  %bad = icmp slt i32 %r, 0
  br i1 %bad, label %error, label %done
error:
  call void @reach_error()
  unreachable
done:
  ret i32 0
}
";

#[test]
fn proofs_about_functions_that_call_are_kept() {
    for contracts in ["never", "always"] {
        let folder = Folder::new();
        let more = [&format!("--set=program.contracts={contracts}")[..], "--timeout=20s"];
        let first = folder.verify(RECURSIVE, &more);
        assert_eq!(first, ("safe".to_owned(), [0; 3]), "{contracts}");
        let kept = fs::read_to_string(&folder.kept()[0]).expect("it is text");
        let by_contracts = kept.contains("\"contracts\":true");
        assert_eq!(by_contracts, contracts == "always", "{kept}");
        let (again, [hits, ..]) = folder.verify(RECURSIVE, &more);
        assert_eq!((again.as_str(), hits), ("safe", 1), "{contracts}");
    }
}
