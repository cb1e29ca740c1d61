//! `sat`: answers and exit codes of SAT competitions, refutations and their check.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The four clauses over two variables, and one without them all.
const SQUARE: &str = "c four clauses\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
const CORNER: &str = "p cnf 2 3\n1 2 0\n1 -2 0\n-1 2 0\n";

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("eufonium-sat-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder is writable");
        Folder(path)
    }
    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("the folder is writable");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn run(args: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium")).args(args).output().expect("the binary runs")
}

fn says(args: &[&Path], code: i32, answer: &str) {
    let output = run(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), answer, "{args:?}");
}

#[test]
fn answers_and_exit_codes() {
    let folder = Folder::new("answers");
    let sat = Path::new("sat");
    let (square, corner) = (folder.file("square.cnf", SQUARE), folder.file("corner.cnf", CORNER));
    says(&[sat, &corner], 10, "s SATISFIABLE\nv 1 2 0\n");
    says(&[sat, Path::new("-n"), &corner], 10, "s SATISFIABLE\n");
    says(&[sat, &square], 20, "s UNSATISFIABLE\n");
    let varisat = Path::new("--sat=varisat");
    says(&[sat, varisat, &square], 20, "s UNSATISFIABLE\n");
    says(&[sat, Path::new("--rlimit=0"), &corner], 0, "s UNKNOWN\n");
    let cut = folder.file("cut.cnf", "p cnf 2 3\n1 2 0\n1");
    let output = run(&[sat, &cut]);
    assert_eq!(output.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cut.cnf:3:2: "), "the complaint has its place");
    assert_eq!(
        run(&[Path::new("verify"), &square]).status.code(),
        Some(4),
        "it is no problem of reachability"
    );
}

#[test]
fn refutations_are_checked() {
    let folder = Folder::new("proofs");
    let (square, corner) = (folder.file("square.cnf", SQUARE), folder.file("corner.cnf", CORNER));
    let (sat, check, proof) = (Path::new("sat"), Path::new("check"), folder.0.join("proof"));
    says(&[sat, &square, Path::new("--proof"), &proof], 20, "s UNSATISFIABLE\n");
    says(&[check, &square, &proof], 0, "valid\n");
    says(&[check, &corner, &proof], 1, "invalid\n");
    let text = std::fs::read_to_string(&proof).expect("it was written");
    let last = text.lines().last().expect("it has steps");
    assert!(last.contains(" 0 "), "{last} derives the empty clause");
    let without = folder.file("without", text.trim_end().rsplit_once('\n').map_or("", |(start, _)| start));
    says(&[check, &square, &without], 1, "invalid\n");
    let (drat, clauses) = (Path::new("--proof-format=drat"), folder.0.join("drat"));
    says(&[sat, &square, drat, Path::new("--proof"), &clauses], 20, "s UNSATISFIABLE\n");
    assert!(std::fs::read_to_string(&clauses).expect("it was written").ends_with("\n0\n"));
    says(&[sat, &square, Path::new("--sat=varisat"), Path::new("--proof"), &proof], 0, "s UNKNOWN\n");
}
