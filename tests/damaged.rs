//! Problems that something happened to: each is refused with a place in the text, or solved like any other. Nothing
//! panics, and no evidence fails its check.

use eufonium::base::InputError;
use eufonium::base::Stop;
use eufonium::engine::{EngineOptions, Session, solve_chc, solve_ts};
use eufonium::frontend::smtlib::horn;
use eufonium::frontend::{aiger, btor2, vmt};
use eufonium::ir::{Outcome, Reason, TermPool, TransSys, TsOutcome};
use quickcheck::{Arbitrary, Gen, QuickCheck, TestResult};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// Counted work of one run: enough to pass every phase with small problems.
const WORK: u64 = 300_000;

/// Words that a problem of the tests may get in the place of another.
const WORDS: &[&str] = &[
    "and",
    "or",
    "not",
    "=>",
    "=",
    "distinct",
    "ite",
    "+",
    "-",
    "*",
    "/",
    "div",
    "mod",
    "<",
    ">=",
    "true",
    "false",
    "Int",
    "Real",
    "Bool",
    "0",
    "(- 1)",
    "2.5",
    "(div 1 0)",
    "9223372036854775808",
    "170141183460469231731687303715884105728",
];

/// Files longer than this are left alone: damage to their end is rare, and reading them takes the time of many others.
const LENGTH: usize = 20_000;

/// The files with one of these endings in folders of `tests` and in the folders below, cut into tokens.
fn read_all(folders: &[&str], endings: &[&str]) -> Vec<(String, Vec<String>)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders: Vec<_> = folders.iter().map(|dir| tests.join(dir)).collect();
    let mut paths = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is readable") {
            let path = entry.expect("an entry").path();
            let end = path.extension().map(|e| e.to_string_lossy().into_owned()).unwrap_or_default();
            match path.is_dir() {
                true => folders.push(path),
                false if endings.contains(&end.as_str()) => paths.push((path, end)),
                false => {}
            }
        }
    }
    paths.sort();
    let read = |(path, end)| {
        let bytes = fs::read(path).expect("a problem is readable");
        // Binary files become text of one character for each byte.
        let text: String = match end == "aig" {
            true => bytes.iter().copied().map(char::from).collect(),
            false => String::from_utf8(bytes).expect("problems are text"),
        };
        (text.len() <= LENGTH).then(|| (end, tokens(&text)))
    };
    paths.into_iter().filter_map(read).collect()
}

/// The problems of `tests/horn` and `tests/smt`.
fn sources() -> &'static [(String, Vec<String>)] {
    static SOURCES: OnceLock<Vec<(String, Vec<String>)>> = OnceLock::new();
    SOURCES.get_or_init(|| read_all(&["horn", "smt"], &["smt2"]))
}

/// The transition systems of `tests/ts`.
fn systems() -> &'static [(String, Vec<String>)] {
    static SYSTEMS: OnceLock<Vec<(String, Vec<String>)>> = OnceLock::new();
    SYSTEMS.get_or_init(|| read_all(&["ts"], &["vmt", "btor2", "aag", "aig"]))
}

/// Parentheses, words and the white space between them.
fn tokens(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let class = |c: char| if c.is_whitespace() { 1 } else { 2 };
    for c in text.chars() {
        let last = out.last_mut().filter(|t| !"()".contains(c) && !t.starts_with(['(', ')']));
        match last {
            Some(token) if token.starts_with(|d| class(d) == class(c)) => token.push(c),
            _ => out.push(c.to_string()),
        }
    }
    out
}

#[derive(Clone, Debug)]
struct Damaged(Vec<u8>);

/// A transition system in the format that its ending says.
#[derive(Clone, Debug)]
struct DamagedSystem {
    end: String,
    text: Vec<u8>,
}

fn is_word(token: &str) -> bool {
    !token.starts_with(|c: char| c.is_whitespace() || "()".contains(c))
}

/// The place of a random word.
fn word(g: &mut Gen, tokens: &[String]) -> Option<usize> {
    let words: Vec<usize> = (0..tokens.len()).filter(|i| is_word(&tokens[*i])).collect();
    g.choose(&words).copied()
}

fn damage(g: &mut Gen, tokens: &mut Vec<String>) {
    let Some(i) = word(g, tokens) else { return };
    let any = usize::arbitrary(g) % tokens.len();
    match u8::arbitrary(g) % 16 {
        0 => tokens.truncate(any),
        1 => drop(tokens.remove(any)),
        2 => tokens.insert(any, tokens[i].clone()),
        3 => tokens.swap(i, any),
        4 => tokens.insert(any, (*g.choose(&["(", ")", "()"]).expect("a choice")).to_owned()),
        // Most words fit in the place of another, and then the damage reaches the engine.
        5..=9 => {
            let other = word(g, tokens).expect("there is one");
            tokens[i] = tokens[other].clone();
        }
        _ => tokens[i] = (*g.choose(WORDS).expect("a choice")).to_owned(),
    }
}

/// The tokens with something done to a few of them, and now and then to a byte.
fn damaged(g: &mut Gen, tokens: &[String], binary: bool) -> Vec<u8> {
    let mut tokens = tokens.to_vec();
    for _ in 0..1 + u8::arbitrary(g) % 3 {
        damage(g, &mut tokens);
    }
    let text = tokens.concat();
    let mut text: Vec<u8> = if binary { text.chars().map(|c| c as u8).collect() } else { text.into_bytes() };
    if u8::arbitrary(g).is_multiple_of(16) && !text.is_empty() {
        let i = usize::arbitrary(g) % text.len();
        text[i] = u8::arbitrary(g);
    }
    text
}

impl Arbitrary for Damaged {
    fn arbitrary(g: &mut Gen) -> Self {
        let (_, tokens) = g.choose(sources()).expect("there are problems");
        Damaged(damaged(g, tokens, false))
    }
}

impl Arbitrary for DamagedSystem {
    fn arbitrary(g: &mut Gen) -> Self {
        let (end, tokens) = g.choose(systems()).expect("there are systems");
        DamagedSystem { end: end.clone(), text: damaged(g, tokens, end == "aig") }
    }
}

/// A complaint is about a line of the text.
fn has_a_place(error: &InputError, text: &[u8]) -> TestResult {
    let lines = 1 + text.iter().filter(|b| **b == b'\n').count();
    TestResult::from_bool((1..=lines).contains(&(error.span.line as usize)))
}

fn refused_or_solved(problem: Damaged) -> TestResult {
    let mut pool = TermPool::new();
    let horn = match horn::read(&mut pool, &problem.0[..]) {
        Ok(horn) => horn,
        Err(error) => return has_a_place(&error, &problem.0),
    };
    let stop = Stop::with_limits(None, Some(WORK));
    let (outcome, _) = solve_chc(&mut pool, &horn.system, &Session::default().under(&stop));
    match outcome {
        Outcome::Unknown(Reason::CheckFailed(why)) => TestResult::error(why),
        _ => TestResult::passed(),
    }
}

#[test]
fn damaged_problems_are_refused_or_solved() {
    QuickCheck::new().tests(1000).quickcheck(refused_or_solved as fn(Damaged) -> TestResult);
}

fn read_system(pool: &mut TermPool, problem: &DamagedSystem) -> Result<TransSys, InputError> {
    Ok(match problem.end.as_str() {
        "vmt" => vmt::read(pool, &problem.text[..])?.system,
        "btor2" => btor2::read(pool, &problem.text)?.system,
        _ => aiger::read(pool, &problem.text)?.system,
    })
}

fn system_refused_or_solved(problem: DamagedSystem) -> TestResult {
    let mut pool = TermPool::new();
    let system = match read_system(&mut pool, &problem) {
        Ok(system) => system,
        Err(error) => return has_a_place(&error, &problem.text),
    };
    system.check_invariants(&pool);
    for engine in ["auto", "kind"] {
        let stop = Stop::with_limits(None, Some(WORK));
        let options =
            EngineOptions { engine: engine.parse().expect("it is known"), ..EngineOptions::default() };
        let (outcome, _) = solve_ts(&mut pool, &system, &Session::new(options).under(&stop));
        if let TsOutcome::Unknown(Reason::CheckFailed(why)) = outcome {
            return TestResult::error(why);
        }
    }
    TestResult::passed()
}

#[test]
fn damaged_systems_are_refused_or_solved() {
    let property = system_refused_or_solved as fn(DamagedSystem) -> TestResult;
    QuickCheck::new().tests(500).quickcheck(property);
}
