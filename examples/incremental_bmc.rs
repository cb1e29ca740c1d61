//! A bounded model checker on the incremental solver.
//!
//! A transition system is two formulas over the constants of a state and of the next one, and one for bad states. Step by
//! step the transitions are asserted for good, each over constants of its own; whether a bad state can be reached in
//! `k` steps is one check under an assumption, so that all that was learned stays for the next `k`. Each check has a
//! budget of its own.
//!
//! Run it with `cargo run --example incremental_bmc`.

use eufonium::prelude::*;
use std::fmt::Write;
use std::time::Duration;

/// A system of states and steps.
struct Machine {
    /// The constants of a state, and those of the next one, in the same order.
    now: Vec<Term>,
    next: Vec<Term>,
    init: Term,
    step: Term,
    bad: Term,
}

/// Two counters: `x` counts up by 3 as long as it is below `limit`, and otherwise starts again one higher than the last
/// time; `y` remembers where. Bad is that `x` meets `limit` exactly.
fn machine(pool: &mut TermPool, limit: i64) -> Machine {
    let [x, y, x2, y2] = ["x", "y", "x'", "y'"].map(|name| pool.constant(name, Sort::INT));
    let (zero, one, three, limit) = (pool.int(0), pool.int(1), pool.int(3), pool.int(limit));

    let x_starts = pool.eq(x, zero);
    let y_starts = pool.eq(y, zero);
    let init = pool.and2(x_starts, y_starts);

    let below = pool.lt(x, limit);
    let up = pool.add(&[x, three]);
    let restart = pool.add(&[y, one]);
    let x_then = pool.ite(below, up, restart);
    let y_then = pool.ite(below, y, restart);
    let x_moves = pool.eq(x2, x_then);
    let y_moves = pool.eq(y2, y_then);
    let step = pool.and2(x_moves, y_moves);

    let bad = pool.eq(x, limit);
    Machine { now: vec![x, y], next: vec![x2, y2], init, step, bad }
}

/// What the search found.
enum Verdict {
    /// States from the first to a bad one, each the values of its constants.
    Reached(Vec<Vec<Value>>),
    /// No bad state in so many steps.
    Safe(usize),
    /// The budget was used up at this depth.
    GaveUp(usize),
}

fn check(pool: &mut TermPool, machine: &Machine, depth: usize, stop: &Stop) -> Verdict {
    let mut solver = Solver::new(SolverOptions::default(), stop.clone());
    let fresh = |pool: &mut TermPool, k: usize| -> Vec<Term> {
        let name = |t: &Term, pool: &TermPool| print::term(pool, *t);
        let names: Vec<String> = machine.now.iter().map(|t| format!("{}@{k}", name(t, pool))).collect();
        names.into_iter().zip(&machine.now).map(|(n, t)| pool.constant(n, pool.sort(*t))).collect()
    };
    let mut states = vec![fresh(pool, 0)];
    let init = Subst::of(&machine.now, &states[0]).apply(pool, machine.init);
    solver.assert(pool, init);
    for k in 0..=depth {
        let here = states[k].clone();
        let bad = Subst::of(&machine.now, &here).apply(pool, machine.bad);
        let budget = stop.within(Some(Duration::from_secs(10)), Some(1_000_000));
        match solver.check_within(pool, &[bad], &budget) {
            SatResult::Sat => {
                let mut eval = Evaluator::new(solver.model(pool));
                let value = |t: &Term, eval: &mut Evaluator<'_>| eval.eval(pool, *t);
                let trace = states.iter().map(|s| s.iter().map(|t| value(t, &mut eval)).collect()).collect();
                return Verdict::Reached(trace);
            }
            SatResult::Unknown => return Verdict::GaveUp(k),
            SatResult::Unsat => {}
        }
        let next = fresh(pool, k + 1);
        let from = [machine.now.as_slice(), &machine.next].concat();
        let to = [here.as_slice(), &next].concat();
        let step = Subst::of(&from, &to).apply(pool, machine.step);
        solver.assert(pool, step);
        states.push(next);
    }
    Verdict::Safe(depth)
}

/// Checks two machines and tells the story.
pub fn run() -> String {
    let mut out = String::new();
    let stop = Stop::with_limits(Some(Duration::from_secs(60)), None);
    for (limit, depth) in [(7, 20), (8, 3)] {
        let mut pool = TermPool::new();
        let machine = machine(&mut pool, limit);
        let _ = write!(out, "limit {limit}: ");
        let _ = match check(&mut pool, &machine, depth, &stop) {
            Verdict::Safe(k) => writeln!(out, "no bad state within {k} steps"),
            Verdict::GaveUp(k) => writeln!(out, "gave up at depth {k}: {:?}", stop.reason()),
            Verdict::Reached(trace) => {
                let show = |state: &Vec<Value>| {
                    let values: Vec<String> =
                        state.iter().map(|v| print::value(&pool, v, Sort::INT)).collect();
                    format!("({})", values.join(" "))
                };
                let states: Vec<String> = trace.iter().map(show).collect();
                writeln!(out, "bad after {} steps: {}", trace.len() - 1, states.join(" "))
            }
        };
    }
    out
}

/// Prints what [`run`] says.
pub fn main() {
    print!("{}", run());
}
