//! An engine of one's own: random walks through a transition system, which find violations alone. What an engine says is an answer only if
//! the checker accepts the evidence. Run it with `cargo run --example engine`.

use eufonium::prelude::*;

/// Walks of fifty steps that choose each input at random.
struct Walks;

impl Engine<TransSys> for Walks {
    fn name(&self) -> &'static str {
        "walks"
    }
    fn about(&self) -> &'static str {
        "random walks; finds violations alone"
    }
    fn solve(&self, pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
        let (stop, mut random) = (&session.stop, session.options.seed | 1);
        let mut solver = Solver::new(SolverOptions::default(), stop.clone());
        system.init.iter().for_each(|&formula| solver.assert(pool, formula));
        let has_start = solver.check(pool, &[]) == SatResult::Sat;
        let start: Vec<Value> = system.state_terms().iter().map(|&t| solver.value(pool, t)).collect();
        // Each unit of counted work is a walk.
        while has_start && !stop.tick(1) {
            let mut inputs = vec![];
            for _ in 0..50 {
                inputs.push(system.inputs.iter().map(|_| Value::Bool(flip(&mut random))).collect());
                if let Some(property) = system.violated_by(pool, &start, &inputs) {
                    return (Outcome::Unsafe(Trace { property, start, inputs }), solver.stats());
                }
            }
        }
        let reason = stop.reason().map(Reason::Interrupted);
        (Outcome::Unknown(reason.unwrap_or(Reason::Incomplete("no first state".into()))), solver.stats())
    }
}

/// A random truth value (xorshift, Marsaglia 2003).
fn flip(random: &mut u64) -> bool {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random >> 63 == 1
}

/// A lock that opens when its input was true, true, false and true in that order; anything else closes it.
const LOCK: &str = "(declare-fun seen () Int) (declare-fun then () Int) (declare-fun key () Bool)
    (define-fun state () Int (! seen :next then))
    (define-fun init () Bool (! (= seen 0) :init true))
    (define-fun trans () Bool (! (= then (ite (= key (distinct seen 2)) (+ seen 1) 0)) :trans true))
    (define-fun closed () Bool (! (< seen 4) :invar-property 0))";

/// Opens the lock.
pub fn run() -> String {
    let mut lock = Problem::read("lock.vmt", LOCK).expect("it is a transition system");
    let verifier = Verifier::new().engine(EngineChoice::systems(Walks)).seed(7).work(10_000);
    match verifier.solve(&mut lock).expect("there is nothing to compile").verdict {
        // The trace was checked before it was given.
        Verdict::Unsafe(Counterexample::System(trace)) => {
            format!("opened after {} steps\n", trace.inputs.len() - 1)
        }
        verdict => format!("{verdict}\n"),
    }
}

/// Prints what was found.
pub fn main() {
    print!("{}", run());
}
