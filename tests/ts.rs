//! Every transition system of `tests/ts` with every engine: the verdict is the one that the file claims, the certificate is
//! accepted by `eufonium check`, and the same system in other formats has the same verdict.
//!
//! A file claims its verdict in its first line, `; expect: safe` or `; expect: unsafe`, or by a name that ends in `_safe` or
//! `_unsafe`. It may say `May be unknown.` if no engine is expected to solve it; a wrong verdict is never accepted.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Options, the time limit in seconds, and whether every system is expected to be solved so.
const RUNS: &[(&[&str], f64, bool)] = &[
    (&[], 30.0, true),
    (&["--no-preprocess"], 5.0, false),
    (&["--engine=spacer"], 5.0, false),
    (&["--engine=kind"], 1.0, false),
    (&["--engine=bmc"], 0.3, false),
    (&["--engine=unroll"], 0.3, false),
    (&["--engine=tpa"], 1.0, false),
    (&["--engine=pdkind"], 1.0, false),
    (&["--engine=simulation"], 0.1, false),
];

/// Folders of small systems, which have to be solved, and of models that engines differ on.
const SMALL: &[&str] = &["", "features"];
const MODELS: &[&str] = &["arithmetic", "control"];

/// The time limit in seconds for a model; an engine that does not solve it in that time is excused.
const MODEL_SECONDS: f64 = 0.5;

/// Formats that systems are converted to, and the end of their names.
const FORMATS: &[(&str, &str)] =
    &[("chc", "smt2"), ("vmt", "vmt"), ("btor2", "btor2"), ("aiger", "aig"), ("aag", "aag")];

/// Those whose witnesses are ones of the given problem too.
const CIRCUITS: &[&str] = &["aiger", "aag"];

struct Problem {
    path: PathBuf,
    safe: bool,
    may_be_unknown: bool,
}

impl Problem {
    fn path(&self) -> &str {
        self.path.to_str().expect("paths of tests are plain")
    }
    fn verdict(&self) -> &'static str {
        if self.safe { "safe" } else { "unsafe" }
    }
}

/// The systems of these folders of `tests/ts`.
fn problems(folders: &[&str]) -> Vec<Problem> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ts");
    let files = |folder: &&str| fs::read_dir(dir.join(folder)).expect("the folders exist");
    let mut paths: Vec<PathBuf> =
        folders.iter().flat_map(files).map(|e| e.expect("an entry").path()).collect();
    let known =
        |p: &PathBuf| p.extension().is_some_and(|e| ["vmt", "btor2", "aag", "aig"].iter().any(|k| e == *k));
    paths.retain(known);
    paths.sort();
    assert!(paths.len() >= 30, "only {} systems in {folders:?}", paths.len());
    paths.into_iter().map(problem).collect()
}

fn problem(path: PathBuf) -> Problem {
    let bytes = fs::read(&path).expect("a system is readable");
    let text = String::from_utf8_lossy(&bytes);
    let claim = text.lines().next().and_then(|line| line.strip_prefix("; expect: ")).map(str::trim);
    let stem = path.file_stem().expect("a file has a name").to_string_lossy();
    let safe = match claim {
        Some("safe") => true,
        Some("unsafe") => false,
        None if stem.ends_with("_safe") => true,
        None if stem.ends_with("_unsafe") => false,
        _ => panic!("{} claims no verdict", path.display()),
    };
    Problem { safe, may_be_unknown: text.contains("May be unknown."), path: path.clone() }
}

fn eufonium(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium")).args(args).output().expect("the binary runs")
}

/// The verdict and the exit code of `verify`; the complaint if it is a wrong one, or none where there must be one.
fn verify(problem: &Problem, args: &[&str], seconds: f64, must_solve: bool) -> Result<bool, String> {
    let seconds = if problem.may_be_unknown { seconds.min(1.0) } else { seconds };
    let timeout = format!("--timeout={seconds}s");
    let output = eufonium(&[&["verify"], args, &[&timeout]].concat());
    let answer = String::from_utf8_lossy(&output.stdout).trim_end().to_owned();
    let context = || format!("{args:?}: {answer:?}\n{}", String::from_utf8_lossy(&output.stderr));
    match (answer.as_str(), output.status.code()) {
        ("unknown", Some(3 | 6 | 7)) if !must_solve || problem.may_be_unknown => Ok(false),
        ("safe", Some(0)) | ("unsafe", Some(1)) if answer == problem.verdict() => Ok(true),
        (_, code) => Err(format!("exit {code:?}, expected {}: {}", problem.verdict(), context())),
    }
}

/// Solves a system and checks the certificate; the complaint if something is wrong.
fn solve(problem: &Problem, options: &[&str], seconds: f64, must_solve: bool) -> Result<(), String> {
    let folder = Folder::new();
    let certificate = folder.path("certificate");
    let args = [&[problem.path(), "--output", &certificate], options].concat();
    if !verify(problem, &args, seconds, must_solve)? {
        return Ok(());
    }
    let checked = eufonium(&["check", problem.path(), &certificate]);
    if checked.status.code() != Some(0) || checked.stdout != b"valid\n" {
        let why = String::from_utf8_lossy(&checked.stderr).into_owned();
        let text = fs::read_to_string(&certificate).unwrap_or_default();
        return Err(format!("certificate refused: {why} {} {options:?}\n{text}", problem.path()));
    }
    Ok(())
}

#[test]
fn all_systems_have_their_verdict() {
    let problems = problems(SMALL);
    let mut complaints = Vec::new();
    for (options, seconds, must_solve) in RUNS {
        for problem in &problems {
            complaints.extend(solve(problem, options, *seconds, *must_solve).err());
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn models_have_no_other_verdict() {
    let models = problems(MODELS);
    let run = |model: &Problem| solve(model, &[], MODEL_SECONDS, false).err();
    let complaints: Vec<String> = models.iter().filter_map(run).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Converts a system and solves the result. What the target format cannot say has its own exit code.
fn convert(problem: &Problem, to: &str, end: &str) -> Result<bool, String> {
    let folder = Folder::new();
    let converted = folder.path(&format!("converted.{end}"));
    let output = eufonium(&["convert", problem.path(), "--to", to, "--output", &converted]);
    let complaint = || format!("{} to {to}: {}", problem.path(), String::from_utf8_lossy(&output.stderr));
    match output.status.code() {
        Some(0) => {
            // Where words decide, their bits may be too many.
            let is_circuit = CIRCUITS.contains(&to);
            let seconds = if is_circuit && problem.safe { 3.0 } else { 20.0 };
            let solved =
                verify(problem, &[&converted], seconds, !is_circuit).map_err(|e| complaint() + &e)?;
            if is_circuit && solved && !problem.safe {
                carry_back(problem, &converted, &folder)?;
            }
            Ok(solved)
        }
        Some(3) if output.stdout.is_empty() && complaint().contains("unknown: unsupported") => Ok(false),
        _ => Err(complaint()),
    }
}

/// The witness of a circuit is one of the problem that the circuit was made of.
fn carry_back(problem: &Problem, circuit: &str, folder: &Folder) -> Result<(), String> {
    let witness = folder.path("witness");
    let solved = eufonium(&["solve", circuit, "--timeout=20s"]);
    fs::write(&witness, &solved.stdout).expect("the folder is writable");
    let checked = eufonium(&["check", problem.path(), &witness]);
    if checked.status.code() == Some(0) && checked.stdout == b"valid\n" {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&checked.stderr);
    Err(format!("witness refused: {why} {}\n{}", problem.path(), String::from_utf8_lossy(&solved.stdout)))
}

#[test]
fn converted_systems_have_their_verdict() {
    let mut complaints = Vec::new();
    for (to, end) in FORMATS {
        let results: Vec<_> = problems(SMALL).iter().map(|p| convert(p, to, end)).collect();
        assert!(results.contains(&Ok(true)), "nothing is converted to {to}");
        complaints.extend(results.into_iter().filter_map(Result::err));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
