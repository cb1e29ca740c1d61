//! An engine of one's own: random walks through a transition system, behind the same checks as the engines that come with it.
//!
//! An engine gets a problem, works until its token is raised, and says what it found; whether that is true is the checker's
//! business. This one finds violations alone.
//!
//! Run it with `cargo run --example engine`.

use eufonium::engine::Engine;
use eufonium::ir::ts::{Input, Property, StateVar};
use eufonium::prelude::*;

/// The longest walk.
const STEPS: usize = 50;

/// Walks that choose each input at random.
struct Walks;

impl Engine<TransSys> for Walks {
    fn name(&self) -> &'static str {
        "walks"
    }

    fn about(&self) -> &'static str {
        "random walks; finds violations alone"
    }

    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        let Session { options, stop, .. } = session;
        let (mut stats, mut random) = (Stats::new(), options.seed | 1);
        let mut solver = Solver::new(SolverOptions::default(), stop.clone());
        for &formula in &system.init {
            solver.assert(pool, formula);
        }
        if solver.check(pool, &[]) != SatResult::Sat {
            return (Outcome::Unknown(Reason::Incomplete("there is no first state".into())), stats);
        }
        let start: Vec<Value> = system.state_terms().iter().map(|&s| solver.value(pool, s)).collect();
        // Each unit of counted work is a walk.
        while !stop.tick(1) {
            stats.add("walks", 1);
            if let Some(trace) = walk(pool, system, start.clone(), &mut random) {
                return (Outcome::Unsafe(trace), stats);
            }
        }
        (Outcome::Unknown(Reason::Interrupted(stop.reason().expect("it was raised"))), stats)
    }
}

/// A walk from a state; the trace, if it ends in a violation.
fn walk(pool: &TermPool, system: &TransSys, start: Vec<Value>, random: &mut u64) -> Option<Trace> {
    let (mut state, mut inputs) = (start.clone(), Vec::new());
    for _ in 0..STEPS {
        let chosen: Vec<Value> = system.inputs.iter().map(|_| Value::Bool(flip(random))).collect();
        let constants = system.state_terms().into_iter().chain(system.input_terms());
        let mut model = Model::new();
        for (term, value) in constants.zip(state.iter().chain(&chosen)) {
            model.set(pool.as_constant(term)?, value.clone());
        }
        let mut eval = Evaluator::new(&model);
        inputs.push(chosen);
        if let Some(property) = system.properties.iter().position(|p| eval.holds(pool, p.bad)) {
            return Some(Trace { property, start, inputs });
        }
        state = system.next_terms().into_iter().map(|t| eval.eval(pool, t)).collect();
    }
    None
}

/// A random truth value (xorshift, Marsaglia 2003).
fn flip(random: &mut u64) -> bool {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random >> 63 == 1
}

/// A lock that opens when its input was true, true, false and true in that order; anything else closes it.
fn lock(pool: &mut TermPool) -> TransSys {
    let seen = pool.constant("seen", Sort::INT);
    let key = pool.constant("key", Sort::BOOL);
    let numbers: Vec<Term> = (0..=4).map(|n| pool.int(n)).collect();
    let mut next = numbers[0];
    for (n, wanted) in [true, true, false, true].into_iter().enumerate() {
        let here = pool.eq(seen, numbers[n]);
        let right = if wanted { key } else { pool.not(key) };
        let both = pool.and2(here, right);
        next = pool.ite(both, numbers[n + 1], next);
    }
    TransSys {
        states: vec![StateVar { name: "seen".into(), term: seen, next, span: None }],
        inputs: vec![Input { name: "key".into(), term: key, chooses: None }],
        init: vec![pool.eq(seen, numbers[0])],
        properties: vec![Property { name: "open".into(), bad: pool.eq(seen, numbers[4]), span: None }],
        ..TransSys::default()
    }
}

/// Opens the lock.
pub fn run() -> String {
    let mut pool = TermPool::new();
    let system = lock(&mut pool);
    let stop = Stop::with_limits(None, Some(10_000));
    let engine = EngineChoice::systems(Walks);
    let session = Session::new(EngineOptions { seed: 7, engine, ..EngineOptions::default() }).under(&stop);
    let (outcome, _) = solve_ts(&mut pool, &system, &session);
    match outcome {
        // The trace was checked before it was given.
        Outcome::Unsafe(trace) => format!("opened after {} steps\n", trace.inputs.len() - 1),
        Outcome::Safe(_) => unreachable!("random walks prove nothing"),
        Outcome::Unknown(reason) => format!("{reason}\n"),
    }
}

/// Prints what was found.
pub fn main() {
    print!("{}", run());
}
