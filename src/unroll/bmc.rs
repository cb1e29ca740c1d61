//! Bounded model checking of transition systems: traces of 0, 1, 2, ... steps, until one ends in a violation.
//!
//! One incremental solver holds the traces (`frames.rs`); that the last state is bad is an assumption, and its negation is
//! kept afterwards.
//!
//! Source: A. Biere, A. Cimatti, E. Clarke, Y. Zhu, "Symbolic model checking without BDDs" (TACAS 1999).
//! Deliberately absent: invariants but for systems without states or without initial states; [`super::kind()`] finds some.

use super::events;
use super::frames::{From, Unrolling};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Reason, TermPool, Trace, TransSys, TsInvariant, TsOutcome};
use eufonium_smt::SolverOptions;

eufonium_base::options! {
    /// Options of [`bmc`].
    #[derive(Clone, Debug, PartialEq)]
    pub struct BmcOptions {
        /// The most steps of a trace that is looked at.
        pub max_depth: Option<u64> = None,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// The solver.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}

/// Searches for a shortest trace to a violation. Ends with `Unsafe`; with `Safe` where there are no states to go to; with
/// `Unknown` at the limits, or when no traces are left. `progress` hears of each number of steps before traces of that
/// length are looked at.
pub fn bmc(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &BmcOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> (TsOutcome, Stats) {
    let solver = SolverOptions { seed: options.seed, ..options.solver };
    let mut traces = Unrolling::new(pool, ts, From::Init, solver, stop);
    let outcome = search(pool, ts, &mut traces, options, stop, progress);
    let mut stats = Stats::new();
    stats.add("bmc.depth", traces.depth() as u64);
    stats.absorb("smt.", &traces.stats());
    (outcome.unwrap_or_else(TsOutcome::Unknown), stats)
}

fn search(
    pool: &mut TermPool,
    ts: &TransSys,
    traces: &mut Unrolling<'_>,
    options: &BmcOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> Result<TsOutcome, Reason> {
    loop {
        let depth = traces.depth();
        progress(depth as u64);
        events::Depth::trace(|| events::Depth { engine: "bmc", depth: depth as u64 });
        if let Some(trace) = violation(pool, traces, stop)? {
            return Ok(TsOutcome::Unsafe(trace));
        }
        if is_time_to_look(depth) && !any(pool, traces)? {
            return match depth {
                0 => Ok(no_trace(pool)),
                _ => Err(Reason::Incomplete(format!(
                    "no trace has more than {} steps, but unrolling gives no invariant",
                    depth - 1
                ))),
            };
        }
        if ts.states.is_empty() {
            return Ok(TsOutcome::Safe(TsInvariant::inductive(pool.tt())));
        }
        if options.max_depth.is_some_and(|max| depth as u64 >= max) {
            return Err(out_of_depth(depth));
        }
        traces.extend(pool);
    }
}

/// The trace of the present length that ends in a violation, if there is one; otherwise that there is none is kept.
pub(super) fn violation(
    pool: &mut TermPool,
    traces: &mut Unrolling<'_>,
    stop: &Stop,
) -> Result<Option<Trace>, Reason> {
    if stop.tick(1) || stop.poll() {
        return Err(stop
            .reason()
            .map_or_else(|| unreachable!("a raised token has a reason"), Reason::Interrupted));
    }
    let bad = traces.bad(pool);
    if traces.check(pool, bad)? {
        let open =
            || Reason::Incomplete("a violation hangs on a division by zero or an open function".into());
        return traces.trace(pool).map(Some).ok_or_else(open);
    }
    traces.exclude_bad(pool);
    Ok(None)
}

/// Whether to ask if there is any trace of this length: seldom, as it is only to notice the end of the search.
pub(super) fn is_time_to_look(depth: usize) -> bool {
    depth == 0 || depth.is_power_of_two()
}

/// Whether there is a path of the present length.
pub(super) fn any(pool: &mut TermPool, paths: &mut Unrolling<'_>) -> Result<bool, Reason> {
    let tt = pool.tt();
    paths.check(pool, tt)
}

/// The answer for a system without traces.
pub(super) fn no_trace(pool: &TermPool) -> TsOutcome {
    TsOutcome::Safe(TsInvariant::inductive(pool.ff()))
}

/// The reason at the limit of depth.
pub(super) fn out_of_depth(depth: usize) -> Reason {
    Reason::Incomplete(format!("no trace of up to {depth} steps violates a property"))
}
