//! Every program of `tests/programs` has the verdict that it claims, by default and with other encodings, engines and levels of
//! memory; answers name lines of the source.
//!
//! A program is `NAME.ll` or `NAME.bc`: made by clang from `NAME.c` or `NAME.cpp`, or by rustc from `NAME.rs` beside it (`compile.sh` there), or written by hand. The first line of the C,
//! C++ or Rust file, or else of the LLVM text, says `expect: VERDICT; property: NAME;` and what the program is about. A second pass takes a
//! share of all programs for each row of options; there an answer may be missing, but not wrong.

#[path = "support/parallel.rs"]
mod parallel;

use parallel::in_parallel;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Options, seconds, and which share of the programs: every `n`-th.
const RUNS: &[(&[&str], u32, usize)] = &[
    (&["--step=small"], 3, 37),
    (&["--inter=summary"], 3, 37),
    (&["--step=small", "--inter=summary"], 3, 47),
    (&["--arith=int"], 3, 37),
    (&["--arith=bv"], 3, 37),
    (&["--arith=real"], 3, 41),
    (&["--mixed"], 3, 37),
    (&["--mixed", "--inter=summary"], 3, 47),
    (&["--unroll=0"], 3, 37),
    (&["--track=reg"], 2, 41),
    (&["--track=ptr"], 2, 41),
    (&["--engine=spacer"], 3, 41),
    (&["--engine=euforia"], 3, 41),
    (&["--engine=kind"], 2, 41),
    (&["--engine=bmc"], 1, 41),
    (&["--set=program.terminators=always"], 3, 29),
];

/// Rows of [`RUNS`] that solve at least this many of a hundred programs of their share; the others are less complete by design.
const SOLVED: usize = 60;
const INCOMPLETE: &[&str] =
    &["--track=reg", "--track=ptr", "--engine=euforia", "--engine=kind", "--engine=bmc"];

struct Program {
    path: PathBuf,
    /// The source with its path, if it is C, C++ or Rust.
    source: Option<(PathBuf, String)>,
    verdict: String,
    property: String,
}

fn programs() -> Vec<Program> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let entries = fs::read_dir(dir).expect("the folder exists").map(|e| e.expect("an entry").path());
    let (mut paths, rest): (Vec<_>, Vec<_>) =
        entries.partition(|p| p.extension().is_some_and(|e| e == "ll" || e == "bc"));
    paths.sort();
    assert!(paths.iter().any(|p| p.extension().is_some_and(|e| e == "bc")), "no program is bitcode");
    assert!(paths.len() >= 150, "only {} programs", paths.len());
    for source in rest.iter().filter(|p| p.extension().is_some_and(|e| e == "c" || e == "cpp" || e == "rs")) {
        assert!(paths.contains(&source.with_extension("ll")), "{} is not compiled", source.display());
    }
    paths.into_iter().map(program).collect()
}

fn program(path: PathBuf) -> Program {
    let sources = ["c", "cpp", "rs"].map(|end| path.with_extension(end));
    let source = sources.into_iter().find_map(|path| fs::read_to_string(&path).ok().map(|text| (path, text)));
    let text = source
        .as_ref()
        .map(|(_, text)| text.clone())
        .unwrap_or_else(|| fs::read_to_string(&path).expect("a program is readable"));
    let head = text.lines().next().unwrap_or_default().trim_start_matches("/* ").trim_start_matches("; ");
    let mut fields = head.split("; ");
    let mut field = |name: &str| {
        let value = fields.next().and_then(|f| f.strip_prefix(name));
        value.unwrap_or_else(|| panic!("{} has no `{name}`", path.display())).to_owned()
    };
    let (verdict, property) = (field("expect: "), field("property: "));
    assert!(["safe", "unsafe", "unknown"].contains(&verdict.as_str()), "{}: {verdict}", path.display());
    assert!(fields.next().is_some(), "{} does not say what it is about", path.display());
    Program { path, source, verdict, property }
}

fn verify(program: &Program, options: &[&str], seconds: u32) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.arg("verify").arg(&program.path).args(["--property", &program.property, "--no-run"]);
    command.arg(format!("--timeout={seconds}s")).args(options);
    command.output().expect("the binary runs")
}

/// Whether an answer was given; the complaint if it is a wrong one, or does not fit the exit code.
fn judge(program: &Program, options: &[&str], output: &Output) -> Result<bool, String> {
    let answer = String::from_utf8_lossy(&output.stdout);
    let solved = match (answer.trim_end(), output.status.code()) {
        ("safe", Some(0)) | ("unsafe", Some(1)) if answer.trim_end() == program.verdict => Ok(true),
        ("unknown", Some(3 | 6 | 7)) => Ok(false),
        _ => Err(()),
    };
    solved.map_err(|()| {
        let (name, expected) = (program.path.display(), &program.verdict);
        let said = String::from_utf8_lossy(&output.stderr);
        format!("{name} {options:?}: {answer:?} ({}), expected {expected}\n{said}", output.status)
    })
}

/// What is wrong with the words beside an answer: an unsafe one names the line of the violation, a missing one says why.
fn explained(program: &Program, output: &Output) -> Result<(), String> {
    let said = String::from_utf8_lossy(&output.stderr);
    let complaint = |what: &str| Err(format!("{}: {what}\n{said}", program.path.display()));
    let Some((path, source)) = &program.source else { return Ok(()) };
    let name = path.file_name().expect("a file").to_string_lossy() + ":";
    let lines = said.split(&*name).skip(1).filter_map(|rest| rest.split(':').next()?.parse().ok());
    let named: Vec<&str> = lines.filter_map(|n: usize| source.lines().nth(n.checked_sub(1)?)).collect();
    match program.verdict.as_str() {
        "unsafe" if program.property == "unreach-call" => {
            // In Rust each line may panic.
            let is_error = |line: &&str| {
                path.extension().is_some_and(|end| end == "rs")
                    || ["error", "assert"].iter().any(|word| line.contains(word))
            };
            if named.iter().any(is_error) { Ok(()) } else { complaint("no line of an error is named") }
        }
        "unsafe" if named.is_empty() => complaint("no line is named"),
        "unknown" if !said.contains("unknown: ") => complaint("no reason is named"),
        "unknown" if named.is_empty() => complaint("no line of the reason is named"),
        _ => Ok(()),
    }
}

#[test]
fn every_program_has_its_verdict() {
    let programs = programs();
    let run = |program: &Program| {
        let output = verify(program, &[], 40);
        let solved = judge(program, &[], &output)?;
        if solved == (program.verdict == "unknown") {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: not {}\n{said}", program.path.display(), program.verdict));
        }
        explained(program, &output)
    };
    let complaints: Vec<String> = in_parallel(&programs, run).into_iter().filter_map(Result::err).collect();
    assert!(complaints.is_empty(), "{} of {}:\n{}", complaints.len(), programs.len(), complaints.join("\n"));
}

#[test]
fn other_options_give_no_other_verdict() {
    let programs = programs();
    let mut tasks = Vec::new();
    for (row, (_, _, share)) in RUNS.iter().enumerate() {
        // Rows with one share begin at different programs.
        tasks.extend(programs.iter().skip(row % share).step_by(*share).map(|program| (row, program)));
    }
    let results = in_parallel(&tasks, |(row, program)| {
        let (options, seconds, _) = RUNS[*row];
        judge(program, options, &verify(program, options, seconds))
    });
    let mut complaints: Vec<String> = results.iter().filter_map(|r| r.clone().err()).collect();
    for (row, (options, ..)) in RUNS.iter().enumerate() {
        let of_row = || tasks.iter().zip(&results).filter(|((r, p), _)| *r == row && p.verdict != "unknown");
        let solved = of_row().filter(|(_, result)| **result == Ok(true)).count();
        let wanted = if INCOMPLETE.contains(&options[0]) { 1 } else { of_row().count() * SOLVED / 100 };
        if solved < wanted {
            complaints.push(format!("{options:?}: only {solved} of {} are solved", of_row().count()));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
