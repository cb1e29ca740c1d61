//! A loop as constrained Horn clauses, built in Rust: solved, its invariant checked again and printed.
//!
//! ```text
//! x = 0; y = n;
//! while (y > 0) { x++; y--; }
//! assert(x == n);             // if n >= 0
//! ```
//!
//! Run it with `cargo run --example horn`.

use eufonium::prelude::*;

/// The clauses of the loop; with `broken` the assertion is wrong by one.
fn system(pool: &mut TermPool, broken: bool) -> ChcSystem {
    let mut system = ChcSystem::new();
    let head = system.declare(pool, "Loop", &[Sort::INT; 3]);
    let [x, y, n] = ["x", "y", "n"].map(|name| pool.constant(name, Sort::INT));
    let (zero, one, minus_one) = (pool.int(0), pool.int(1), pool.int(-1));
    let at = |args: [Term; 3]| PredApp { pred: head, args: args.to_vec() };

    // n >= 0 => Loop(0, n, n)
    let constraint = pool.ge(n, zero);
    let entry = Clause { body: vec![], constraint, head: Some(at([zero, n, n])), span: None };

    // Loop(x, y, n) & y > 0 => Loop(x + 1, y - 1, n)
    let constraint = pool.gt(y, zero);
    let (up, down) = (pool.add(&[x, one]), pool.add(&[y, minus_one]));
    let step = Clause { body: vec![at([x, y, n])], constraint, head: Some(at([up, down, n])), span: None };

    // Loop(x, y, n) & y <= 0 & x != n => false
    let expected = if broken { pool.add(&[n, one]) } else { n };
    let (done, met) = (pool.le(y, zero), pool.eq(x, expected));
    let wrong = pool.not(met);
    let constraint = pool.and2(done, wrong);
    let query = Clause { body: vec![at([x, y, n])], constraint, head: None, span: None };

    system.clauses = vec![entry, step, query];
    system
}

/// Solves both versions.
pub fn run() -> String {
    let stop = Stop::with_limits(Some(std::time::Duration::from_secs(60)), None);
    let mut out = String::new();
    for broken in [false, true] {
        let mut pool = TermPool::new();
        let system = system(&mut pool, broken);
        let session = Session::default().under(&stop);
        let (outcome, stats) = solve_chc(&mut pool, &system, &session);
        assert_eq!(stats.get("chc.clauses"), 3);
        match outcome {
            Outcome::Safe(invariant) => {
                // The answer was checked before it was given; this is how to do it again.
                check_invariant(&mut pool, &system, &invariant, &stop).expect("it is an invariant");
                out += "safe\n";
                out += &certificate::model_text(&pool, &system, system.preds.len(), &invariant);
                out.push('\n');
            }
            Outcome::Unsafe(derivation) => {
                check_derivation(&pool, &system, &derivation).expect("it is a derivation");
                out += "unsafe\n";
                out += &certificate::derivation_text(&pool, &system, &derivation).expect("it evaluates");
            }
            Outcome::Unknown(reason) => out += &format!("unknown: {reason}\n"),
        }
    }
    out
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
