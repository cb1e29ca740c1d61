//! A loop as constrained Horn clauses: `x = 0; y = n; while (y > 0) { x++; y--; } assert(x == n);`, where `n >= 0`. Solved, its
//! evidence checked again and printed. Run it with `cargo run --example horn`.

use eufonium::ir::RuleError;
use eufonium::prelude::*;

/// The clauses of the loop; with `broken` the assertion is wrong by one.
fn problem(broken: bool) -> Result<Problem, RuleError> {
    let (mut pool, mut system) = (TermPool::new(), ChcSystem::new());
    let head = system.declare(&mut pool, "Loop", &[Sort::INT; 3]);
    let [x, y, n] = ["x", "y", "n"].map(|name| pool.constant(name, Sort::INT));
    let wrong = if broken { "(and (<= y 0) (distinct x (+ n 1)))" } else { "(and (<= y 0) (distinct x n))" };
    let [zero, begins, goes_on, up, down, wrong] = ["0", "(>= n 0)", "(> y 0)", "(+ x 1)", "(- y 1)", wrong]
        .map(|text| pool.parse(text).expect("it is a term"));
    system.rule(&mut pool).when(begins).head(head, [zero, n, n])?;
    system.rule(&mut pool).body(head, [x, y, n]).when(goes_on).head(head, [up, down, n])?;
    system.rule(&mut pool).body(head, [x, y, n]).when(wrong).query()?;
    Ok(Problem::clauses(pool, system))
}

/// Solves both versions.
pub fn run() -> String {
    let verifier = Verifier::new().timeout(std::time::Duration::from_secs(60));
    let solve = |broken| {
        let mut problem = problem(broken).expect("arities and sorts fit");
        let verdict = verifier.solve(&mut problem).expect("there is nothing to compile").verdict;
        // The answer was checked before it was given; this is how to do it again.
        verdict.check(&mut problem, &Stop::never()).expect("the evidence is right");
        format!("{verdict}\n{}\n", verdict.explanation(&problem).unwrap_or_default())
    };
    [false, true].map(solve).concat()
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
