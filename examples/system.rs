//! A transition system built in Rust: a counter that an input advances or resets. Which number it reaches first is a trace; that it is never
//! negative an invariant. Run it with `cargo run --example system`.

use eufonium::ir::{Input, Property, StateVar};
use eufonium::prelude::*;

/// The counter, with the question whether a formula over it can become true.
fn problem(bad: &str) -> Problem {
    let mut pool = TermPool::new();
    let (count, reset) = (pool.constant("count", Sort::INT), pool.constant("reset", Sort::BOOL));
    let [init, next, bad] =
        ["(= count 0)", "(ite reset 0 (+ count 2))", bad].map(|text| pool.parse(text).expect("it is a term"));
    let system = TransSys {
        states: vec![StateVar { name: "count".into(), term: count, next, span: None }],
        inputs: vec![Input { name: "reset".into(), term: reset, chooses: None }],
        init: vec![init],
        properties: vec![Property { name: "bad".into(), bad, span: None }],
        ..TransSys::default()
    };
    Problem::system(pool, system).expect("it has a property")
}

/// Asks for both.
pub fn run() -> String {
    let ask = |bad| {
        let mut problem = problem(bad);
        let answer = Verifier::new().solve(&mut problem).expect("there is nothing to compile");
        format!("{bad}: {answer}\n{}", answer.verdict.explanation(&problem).unwrap_or_default())
    };
    ["(< count 0)", "(= count 6)"].map(ask).concat()
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
