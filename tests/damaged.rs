//! Problems that something happened to: each is refused with a place in the text, or solved like any other. Nothing
//! panics, and no evidence fails its check.

use eufonium::base::Stop;
use eufonium::engine::{EngineOptions, Monitor, solve_chc};
use eufonium::frontend::smtlib::horn;
use eufonium::ir::{Outcome, Reason, TermPool};
use quickcheck::{Arbitrary, Gen, QuickCheck, TestResult};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// Counted work of one run: enough to pass every phase with small problems.
const WORK: u64 = 3_000;

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

/// The problems of `tests/horn` and `tests/smt`, cut into tokens.
fn sources() -> &'static [Vec<String>] {
    static SOURCES: OnceLock<Vec<Vec<String>>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let entries = ["horn", "smt"].into_iter().flat_map(|dir| fs::read_dir(tests.join(dir)).expect(dir));
        let mut paths: Vec<_> = entries.map(|e| e.expect("an entry").path()).collect();
        paths.retain(|p| p.extension().is_some_and(|e| e == "smt2"));
        paths.sort();
        paths.into_iter().map(|p| tokens(&fs::read_to_string(p).expect("a problem is readable"))).collect()
    })
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

impl Arbitrary for Damaged {
    fn arbitrary(g: &mut Gen) -> Self {
        let mut tokens = g.choose(sources()).expect("there are problems").clone();
        for _ in 0..1 + u8::arbitrary(g) % 3 {
            damage(g, &mut tokens);
        }
        let mut text = tokens.concat().into_bytes();
        if u8::arbitrary(g).is_multiple_of(16) && !text.is_empty() {
            let i = usize::arbitrary(g) % text.len();
            text[i] = u8::arbitrary(g);
        }
        Damaged(text)
    }
}

fn refused_or_solved(problem: Damaged) -> TestResult {
    let mut pool = TermPool::new();
    let horn = match horn::read(&mut pool, &problem.0[..]) {
        Ok(horn) => horn,
        Err(error) => {
            let lines = 1 + problem.0.iter().filter(|b| **b == b'\n').count();
            return TestResult::from_bool((1..=lines).contains(&(error.span.line as usize)));
        }
    };
    let stop = Stop::with_limits(None, Some(WORK));
    let (outcome, _) =
        solve_chc(&mut pool, &horn.system, &EngineOptions::default(), &stop, &Monitor::default());
    match outcome {
        Outcome::Unknown(Reason::CheckFailed(why)) => TestResult::error(why),
        _ => TestResult::passed(),
    }
}

#[test]
fn damaged_problems_are_refused_or_solved() {
    QuickCheck::new().tests(1000).quickcheck(refused_or_solved as fn(Damaged) -> TestResult);
}
