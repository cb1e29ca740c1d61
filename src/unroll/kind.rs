//! Induction over several steps: bounded model checking for the base, and for the step paths from anywhere.
//!
//! At depth `k`: no trace of fewer than `k` steps ends in a violation, and no path of `k` steps whose states but the last
//! violate nothing ends in one. The certificate is the number `k` alone, with the formula `true`. Where a path in the
//! solver's model repeats a state, it is required to be simple there: a shortest trace repeats none. Distinctness is about
//! all state variables, also those that the properties do not depend on, for that is what the certificate says.
//!
//! Source: M. Sheeran, S. Singh, G. Stalmarck, "Checking safety properties using induction and a SAT-solver" (FMCAD
//! 2000); simple paths on demand as in N. Een, N. Sorensson, "Temporal induction by incremental SAT solving" (BMC 2003).
//! Deliberately absent: strengthening by lemmas; a search for the depth that skips some.

use super::bmc::{any, is_time_to_look, no_trace, out_of_depth, violation};
use super::events;
use super::frames::{From, Unrolling};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Reason, TermPool, TransSys, TsInvariant, TsOutcome};
use eufonium_smt::SolverOptions;

eufonium_base::options! {
    /// Options of [`kind`].
    #[derive(Clone, Debug, PartialEq)]
    pub struct KindOptions {
        /// The most steps of a trace that is looked at.
        pub max_depth: Option<u64> = None,
        /// Require paths to be simple where they are not.
        pub simple_path: bool = true,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// The solver.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}

/// Proves the properties by induction over some number of steps, or finds a shortest trace to a violation. Ends with
/// `Unknown` at the limits alone; it may run for ever where the properties are not inductive over any number of steps.
/// `progress` hears of each number of steps before it is looked at.
pub fn kind(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &KindOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> (TsOutcome, Stats) {
    let solver = SolverOptions { seed: options.seed, ..options.solver };
    let mut run = Run {
        traces: Unrolling::new(pool, ts, From::Init, solver, stop),
        paths: Unrolling::new(pool, ts, From::Anywhere, solver, stop),
        options,
        stop,
        repetitions: 0,
    };
    let outcome = run.search(pool, progress);
    let mut stats = Stats::new();
    stats.add("kind.depth", run.paths.depth() as u64);
    stats.add("kind.repetitions", run.repetitions);
    stats.absorb("smt.base.", &run.traces.stats());
    stats.absorb("smt.step.", &run.paths.stats());
    (outcome.unwrap_or_else(TsOutcome::Unknown), stats)
}

struct Run<'a> {
    traces: Unrolling<'a>,
    /// Paths whose states but the last violate nothing.
    paths: Unrolling<'a>,
    options: &'a KindOptions,
    stop: &'a Stop,
    /// How often states were required to differ.
    repetitions: u64,
}

impl Run<'_> {
    fn search(&mut self, pool: &mut TermPool, progress: &mut dyn FnMut(u64)) -> Result<TsOutcome, Reason> {
        let mut ended = false;
        loop {
            let depth = self.paths.depth();
            progress(depth as u64);
            events::Depth::trace(|| events::Depth { engine: "kind", depth: depth as u64 });
            if !ended {
                if let Some(trace) = violation(pool, &mut self.traces, self.stop)? {
                    return Ok(TsOutcome::Unsafe(trace));
                }
                ended = is_time_to_look(depth) && !any(pool, &mut self.traces)?;
                if ended && depth == 0 {
                    return Ok(no_trace(pool));
                }
            }
            self.paths.exclude_bad(pool);
            self.paths.extend(pool);
            if self.is_inductive(pool)? {
                let simple_path = self.repetitions > 0;
                let inv = TsInvariant { formula: pool.tt(), depth: depth + 1, simple_path };
                return Ok(TsOutcome::Safe(inv));
            }
            if self.options.max_depth.is_some_and(|max| depth as u64 >= max) {
                return Err(out_of_depth(depth));
            }
            if !ended {
                self.traces.extend(pool);
            }
        }
    }

    /// Whether no path ends in a violation. What the solver does not know is not shown.
    fn is_inductive(&mut self, pool: &mut TermPool) -> Result<bool, Reason> {
        let bad = self.paths.bad(pool);
        loop {
            match self.paths.check(pool, bad) {
                Ok(false) => return Ok(true),
                Err(reason @ Reason::Interrupted(_)) => return Err(reason),
                Err(_) => return Ok(false),
                Ok(true) if !self.options.simple_path => return Ok(false),
                Ok(true) => {}
            }
            let different = self.paths.repetitions(pool);
            if different.is_empty() {
                return Ok(false);
            }
            self.repetitions += different.len() as u64;
            events::Simple::trace(|| {
                let (depth, pairs) = (self.paths.depth() as u64, different.len() as u64);
                events::Simple { depth, pairs }
            });
            different.into_iter().for_each(|t| self.paths.assert(pool, t));
        }
    }
}
