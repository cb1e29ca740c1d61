//! Why a path of a program cannot be run: interpolants as annotations between its statements.
//!
//! The path goes twice through a loop that copies `n` items and then fails an assertion. Its formula is
//! unsatisfiable; the sequence of interpolants says what must be remembered after each statement, in terms of the variables
//! that live there.
//!
//! Run it with `cargo run --example interpolation`.

use eufonium::prelude::*;
use std::fmt::Write;

/// Annotates the path.
pub fn run() -> String {
    let mut pool = TermPool::new();
    let stop = Stop::never();
    // One constant for each value that a variable takes: i0, i1, ... copied0, ...
    let mut versions = |name: &str| -> Vec<Term> {
        (0..3).map(|k| pool.constant(format!("{name}{k}"), Sort::INT)).collect()
    };
    let (i, copied) = (versions("i"), versions("copied"));
    let n = pool.constant("n", Sort::INT);
    let (zero, one) = (pool.int(0), pool.int(1));

    let (i_starts, c_starts) = (pool.eq(i[0], zero), pool.eq(copied[0], zero));
    let mut statements = vec![("i = 0; copied = 0;", vec![i_starts, c_starts])];
    for k in 0..2 {
        let inside = pool.lt(i[k], n);
        let (up, more) = (pool.add(&[i[k], one]), pool.add(&[copied[k], one]));
        let (i_moves, c_moves) = (pool.eq(i[k + 1], up), pool.eq(copied[k + 1], more));
        statements.push(("assume(i < n); i++; copied++;", vec![inside, i_moves, c_moves]));
    }
    let (done, wrong) = (pool.ge(i[2], n), pool.lt(copied[2], i[2]));
    statements.push(("assume(i >= n); assert(copied >= i);  // fails", vec![done, wrong]));

    let parts: Vec<Vec<Term>> = statements.iter().map(|(_, formulas)| formulas.clone()).collect();
    let annotations = sequence_interpolants(&mut pool, &parts, &stop).expect("the path cannot be run");

    let mut out = String::new();
    for (k, (text, _)) in statements.iter().enumerate() {
        let _ = writeln!(out, "{text}");
        if let Some(t) = annotations.get(k) {
            let _ = writeln!(out, "    {{ {} }}", print::term(&pool, *t));
        }
    }

    // Each annotation is an interpolant of what is above and what is below; ask the checker.
    for (k, &annotation) in annotations.iter().enumerate() {
        let (above, below) = (parts[..=k].concat(), parts[k + 1..].concat());
        check_interpolant(&mut pool, &above, &below, annotation, &stop).expect("it separates the two");
    }
    let _ = writeln!(out, "{} annotations checked", annotations.len());
    out
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
