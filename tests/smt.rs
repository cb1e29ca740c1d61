//! Every script of `tests/smt` prints what the file `.out` beside it says, from a file and from standard input.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn scripts() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/smt");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).expect("tests/smt exists").map(|e| e.expect("an entry").path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "smt2"));
    paths.sort();
    assert!(paths.len() >= 5, "only {} scripts in tests/smt", paths.len());
    paths
}

fn run(script: &Path, extra: &[&str], from_stdin: bool) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.arg("smt").args(extra).stdin(Stdio::null());
    if from_stdin {
        command.arg("-").stdin(File::open(script).expect("a script is readable"));
    } else {
        command.arg(script);
    }
    let output = command.output().expect("the binary runs");
    let code = output.status.code();
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let malformed = stdout.lines().any(|l| l.starts_with("(error ") && !l.contains("unsupported"));
    let expected = if malformed { 4 } else { 0 };
    assert_eq!(code, Some(expected), "{}: {stdout}{stderr}", script.display());
    stdout.into_owned()
}

#[test]
fn all_scripts_print_what_is_expected() {
    let mut complaints = Vec::new();
    for script in scripts() {
        let expected = fs::read_to_string(script.with_extension("out")).expect("a script has its output");
        for (extra, from_stdin) in [(&[][..], false), (&[], true), (&["--sat=varisat"], false)] {
            let found = run(&script, extra, from_stdin);
            // Standard input goes on behind a command that is wrong.
            let goes_on = from_stdin && expected.lines().last().is_some_and(|l| l.starts_with("(error "));
            if if goes_on { !found.starts_with(&expected) } else { found != expected } {
                let name = script.display();
                complaints.push(format!("{name} {extra:?}: expected\n{expected}found\n{found}"));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
