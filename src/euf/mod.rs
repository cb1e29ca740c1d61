//! EUFORIA: IC3 over an abstraction into equality with uninterpreted functions, refined by bit-blasting.
//!
//! Bueno and Sakallah, "EUFORIA: Complete software model checking with uninterpreted functions" (VMCAI 2019). Operators on
//! bit-vectors are functions of which only congruence is known; constants are different elements. What can be proved so
//! (control properties, data that is moved about) is proved without looking at a single bit and whatever the width;
//! where more is needed, refinement adds valid clauses about the operators that a spurious counterexample got wrong.
//!
//! The abstract system is the concrete one with its operators read as uninterpreted (`abstraction`); so cubes, lemmas and
//! invariants are ordinary formulas, and the invariant that is found is one of the concrete system.
//!
//! Deliberately absent: abstraction of integers and reals (their operators are read as what they are, by a solver that
//! knows linear arithmetic, and refinement need not end), liveness.

mod abstraction;
mod block;
mod cube;
pub mod events;
mod exact;
mod frames;
mod generalize;
mod justify;
mod lemma;
mod options;
mod project;
mod propagate;
mod refine;
mod rename;
mod schema;
mod stats;
mod system;
#[cfg(test)]
mod tests;

pub use options::EufOptions;
pub use stats::EufStats;

use abstraction::Abstraction;
use block::Pob;
use eufonium_base::{OnProgress, Progress, Stats, Stop};
use eufonium_ir::{Reason, Term, TermPool, TransSys, TsInvariant, TsOutcome};
use eufonium_smt::{BvMode, Solver};
use frames::Frames;
use lemma::Store;
use refine::Refinement;
use refine::escalate::Escalation;
use schema::Known;
use std::time::Instant;
use system::System;

/// The state of the engine.
struct Engine<'a> {
    system: System,
    abs: Abstraction,
    /// Reads bit-vectors as what they are; holds no assertions.
    concrete: Solver,
    /// Reads their operators as uninterpreted; holds no assertions.
    opaque: Solver,
    frames: Frames,
    lemmas: Store,
    /// The instances of schemas that were learned.
    instances: Known,
    escalation: Escalation,
    /// How many refinements, up to the last one, brought words and no lemma.
    wordy: u32,
    /// Operators are read as what they are.
    is_exact: bool,
    pobs: Vec<Pob>,
    /// Constants for the states and inputs at the places of a trace.
    copies: Vec<(Vec<Term>, Vec<Term>)>,
    options: EufOptions,
    stats: EufStats,
    stop: Stop,
    on_progress: &'a mut OnProgress<'a>,
}

/// Decides whether a property of the system can be violated.
pub fn solve<'a>(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &EufOptions,
    stop: &Stop,
    on_progress: &'a mut OnProgress<'a>,
) -> (TsOutcome, Stats) {
    let mut engine = start(pool, ts, options, stop, on_progress);
    let outcome = engine.run(pool);
    (outcome, engine.figures())
}

/// An engine that knows the system and nothing else.
fn start<'a>(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &EufOptions,
    stop: &Stop,
    on_progress: &'a mut OnProgress<'a>,
) -> Engine<'a> {
    let mut system = System::new(pool, ts);
    let abs = Abstraction::new(pool, &mut system, options.of_solver(options.bv_mode), stop);
    Engine {
        system,
        abs,
        concrete: solver(options, BvMode::BitBlast, stop),
        opaque: solver(options, options.bv_mode, stop),
        frames: Frames::default(),
        lemmas: Store::default(),
        instances: Known::default(),
        escalation: Escalation::default(),
        wordy: 0,
        is_exact: false,
        pobs: Vec::new(),
        copies: Vec::new(),
        options: *options,
        stats: EufStats::default(),
        stop: stop.clone(),
        on_progress,
    }
}

fn solver(options: &EufOptions, bv_mode: BvMode, stop: &Stop) -> Solver {
    Solver::new(options.of_solver(bv_mode), stop.clone())
}

impl Engine<'_> {
    /// Forgets the circuits of old questions, which cost time in new ones.
    fn renew_solvers(&mut self) {
        self.stats.concrete_checks += self.concrete.stats().get("checks");
        self.concrete = solver(&self.options, BvMode::BitBlast, &self.stop);
        self.opaque = solver(&self.options, self.options.bv_mode, &self.stop);
    }

    /// Deepens until no violation is left or one is real.
    fn run(&mut self, pool: &mut TermPool) -> TsOutcome {
        loop {
            for property in 0..self.system.properties.len() {
                if let Some(outcome) = self.secure(pool, property) {
                    return outcome;
                }
            }
            self.frames.open();
            self.abs.open_level(pool);
            self.report();
            events::Frame::trace(|| {
                let sizes: Vec<String> = self.frames.sizes().iter().map(usize::to_string).collect();
                let (level, lemmas) = (self.frames.top() as u64, self.lemmas.count() as u64);
                events::Frame { level, cubes: sizes.join(" "), lemmas }
            });
            if let Some(formula) = self.propagate(pool) {
                return TsOutcome::Safe(TsInvariant::inductive(formula));
            }
            if let Some(interrupt) = self.stop.reason() {
                return TsOutcome::Unknown(Reason::Interrupted(interrupt));
            }
        }
    }

    /// Proves a property up to the top level, refining as needed; an outcome if that ends the run.
    fn secure(&mut self, pool: &mut TermPool, property: usize) -> Option<TsOutcome> {
        loop {
            let counterexample = match self.search(pool, property) {
                Ok(None) => return None,
                Ok(Some(counterexample)) => counterexample,
                Err(()) => return Some(self.unknown("the abstract solver gave no answer")),
            };
            events::Counterexample::trace(|| {
                let states = counterexample.steps.len() as u64;
                events::Counterexample { property: property as u64, states }
            });
            let begun = Instant::now();
            let refinement = self.refine(pool, &counterexample);
            self.stats.refinement_time += begun.elapsed();
            self.report();
            match refinement {
                Refinement::Real(trace) => return Some(TsOutcome::Unsafe(trace)),
                Refinement::Learned => {}
                Refinement::Exhausted => {
                    return Some(self.unknown("refinement: nothing new is known of the path"));
                }
                Refinement::Stuck(why) => return Some(self.unknown(&why)),
            }
        }
    }

    fn unknown(&self, why: &str) -> TsOutcome {
        TsOutcome::Unknown(match self.stop.reason() {
            Some(interrupt) => Reason::Interrupted(interrupt),
            None => Reason::Incomplete(why.to_owned()),
        })
    }

    fn report(&mut self) {
        let progress = Progress {
            frame: self.frames.top() as u64,
            lemmas: self.frames.count() as u64,
            obligations: self.stats.pobs,
        };
        (self.on_progress)(progress, &|| self.stats.to_stats());
    }

    fn figures(&self) -> Stats {
        let mut stats = self.stats.to_stats();
        stats.add("euf.frames", self.frames.top() as u64);
        stats.add("euf.cubes", self.frames.count() as u64);
        stats.absorb("euf.smt.", &self.abs.solver().stats());
        stats.add("euf.concrete.checks", self.stats.concrete_checks + self.concrete.stats().get("checks"));
        stats
    }
}
