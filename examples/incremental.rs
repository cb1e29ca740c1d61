//! The incremental solver: assertions in scopes, assumptions that hold for one check, models and cores. Run it with
//! `cargo run --example incremental`.

use eufonium::prelude::*;

/// Plans two tasks of 3 and 4 hours one after the other, before a deadline that is moved.
pub fn run() -> String {
    let mut pool = TermPool::new();
    let [a, _] = ["a", "b"].map(|name| pool.constant(name, Sort::INT));
    let mut solver = Solver::new(SolverOptions::default(), Stop::never());
    for text in ["(and (>= a 0) (>= b 0))", "(or (<= (+ a 3) b) (<= (+ b 4) a))"] {
        let fact = pool.parse(text).expect("it is a formula");
        solver.assert(&mut pool, fact);
    }
    let mut out = String::new();
    for deadline in [8, 7, 6] {
        // What is asserted in a scope goes with it; what was learned of the rest stays.
        solver.push();
        let both = format!("(and (<= (+ a 3) {deadline}) (<= (+ b 4) {deadline}))");
        let [both, late] = [both.as_str(), "(= b 1)"].map(|text| pool.parse(text).expect("it is a formula"));
        solver.assert(&mut pool, both);
        let said = match solver.check(&mut pool, &[late]) {
            SatResult::Sat => format!("a at {}", print::value(&pool, &solver.value(&pool, a), Sort::INT)),
            SatResult::Unsat if solver.minimize_core(&mut pool, 10).is_empty() => "no plan at all".into(),
            SatResult::Unsat => "no plan with b at 1".into(),
            SatResult::Unknown => "unknown".to_owned(),
        };
        out += &format!("{deadline}: {said}\n");
        solver.pop(1);
    }
    out
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
