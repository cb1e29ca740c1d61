//! The library and the command line give the same verdicts and take the same for granted, on programs, clauses and systems.

use eufonium::cli::library::Question;
use eufonium::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Every so many programs of `tests/programs` are asked about.
const SHARE: usize = 61;
/// The limits of a question about a program, and of one about clauses or a system. They are counted, so both ways do the same however
/// busy the machine is: by the clock, what a proof takes for granted would depend on it.
const WORK_OF_PROGRAM: u64 = 60_000_000;
const WORK: u64 = 2_000_000;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The files of a folder with this ending, in order.
fn files(name: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(name)).expect("the folder exists").map(|e| e.expect("an entry").path());
    let mut found: Vec<PathBuf> = entries.filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    found.sort();
    found
}

/// What the command line says: the word for each property, or the one word, and what is taken for granted.
fn command_line(path: &Path, property: Option<&str>, limit: &str) -> (Vec<String>, Vec<String>) {
    let property = property.map(|property| format!("--property={property}"));
    let path = path.to_string_lossy().into_owned();
    let arguments: Vec<String> =
        property.into_iter().chain(["--no-run".into(), limit.into(), path]).collect();
    let mut asked = Question::new(&arguments).expect("the arguments make sense").ask();
    let document = loop {
        if let Some(reply) = asked.wait(Duration::from_millis(10)) {
            break reply.expect("no panic").document;
        }
    };
    let mut assumptions: Vec<String> = vec![];
    for assumption in document.findings.iter().flat_map(|finding| &finding.assumptions) {
        if !assumptions.contains(assumption) {
            assumptions.push(assumption.clone());
        }
    }
    (document.findings.iter().map(|finding| finding.verdict.word().to_owned()).collect(), assumptions)
}

/// What the library says.
fn library(path: &Path, property: Option<&str>, verifier: Verifier) -> (Vec<String>, Vec<String>) {
    let mut problem = Problem::open(path).unwrap_or_else(|error| panic!("{error}"));
    let verifier = property.into_iter().fold(verifier, Verifier::property);
    let answer = verifier.solve(&mut problem).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    answer.verdict.check(&mut problem, &Stop::never()).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let words = match &answer.properties[..] {
        [] => vec![answer.verdict.word().to_owned()],
        all => all.iter().map(|(_, verdict)| verdict.word().to_owned()).collect(),
    };
    (words, answer.assumptions)
}

#[test]
fn programs_have_the_verdicts_that_they_claim_by_both() {
    let all = files("programs", "ll");
    let sample: Vec<&PathBuf> = all.iter().step_by(SHARE).collect();
    assert!(sample.len() >= 10, "only {} programs", sample.len());
    for path in sample {
        let sources = ["c", "cpp", "rs", "ll"].map(|extension| path.with_extension(extension));
        let source = sources.into_iter().find(|p| p.exists()).expect("it is there");
        let text = fs::read_to_string(source).expect("it is text");
        let said = |what: &str| {
            let line = text.lines().next().expect("it has a line");
            let (_, rest) = line.split_once(what).unwrap_or_else(|| panic!("{}: no {what}", path.display()));
            rest.split(';').next().unwrap_or_default().trim().to_owned()
        };
        let property = said("property:");
        let (words, assumptions) = library(path, Some(&property), Verifier::new().work(WORK_OF_PROGRAM));
        // A program that is safe is so for each of its properties; another one for one of them at least.
        let expected = said("expect:");
        let others = words.iter().filter(|word| **word != expected).count();
        assert!(others == 0 || expected != "safe" && others < words.len(), "{}: {words:?}", path.display());
        assert_eq!(
            (words, assumptions),
            command_line(path, Some(&property), &format!("--rlimit={WORK_OF_PROGRAM}")),
            "{}",
            path.display()
        );
    }
}

#[test]
fn several_properties_have_the_same_verdicts() {
    let properties = Some("unreach-call,div-by-zero,termination");
    for name in ["aggregates_safe.ll", "aggregates_unsafe.ll"] {
        let path = folder("programs").join(name);
        let (words, assumptions) = library(&path, properties, Verifier::new().work(WORK_OF_PROGRAM));
        assert_eq!(words.last().map(String::as_str), Some("unknown"), "{name}");
        assert_eq!(
            (words, assumptions),
            command_line(&path, properties, &format!("--rlimit={WORK_OF_PROGRAM}")),
            "{name}"
        );
    }
}

#[test]
fn clauses_and_systems_have_the_same_verdicts() {
    let clauses = files("horn", "smt2");
    let systems = files("ts", "btor2");
    let sample = clauses.iter().step_by(9).chain(systems.iter().step_by(9));
    let mut decided = 0;
    for path in sample {
        let (words, _) = library(path, None, Verifier::new().work(WORK));
        assert_eq!(words, command_line(path, None, &format!("--rlimit={WORK}")).0, "{}", path.display());
        decided += usize::from(words != ["unknown"]);
    }
    assert!(decided >= 4, "only {decided} are decided");
}

/// A text of C in memory is what is compiled, under its name, whatever lies at that path.
#[test]
fn c_in_memory_is_compiled_under_its_name() {
    let text = "extern void reach_error(void);\nextern int nondet(void);\nint main(void) {\n  int x = nondet();\n  \
        if (x == 3)\n    reach_error();\n  return 0;\n}\n";
    let mut problem = match Problem::read("memory \"x\".c", text) {
        Ok(problem) => problem,
        // C is read through it.
        Err(error) if error.to_string().contains("no clang was found") => return,
        Err(error) => panic!("{error}"),
    };
    let answer = Verifier::new().solve(&mut problem).expect("it was read");
    assert!(answer.to_string().starts_with("unsafe: memory \"x\".c:6:5: "), "{answer}");
    let trace = answer.verdict.explanation(&problem).expect("there is a run");
    assert!(trace.starts_with("memory \"x\".c\n  4:7  x = nondet() -> 3\n"), "{trace}");
    let overflow = Verifier::new().property("no-overflow").solve(&mut problem).expect("it is compiled again");
    assert!(overflow.verdict.is_safe(), "{overflow}");
    let error =
        Problem::read("memory.c", "int main(void) {\n  return 0\n}\n").expect_err("a semicolon is missing");
    assert!(error.to_string().starts_with("memory.c:2:11: error: "), "{error}");
}
