//! Engines for transition systems that take turns on one core.
//!
//! Each turn is limited by counted work, so the answer and its evidence repeat; work grows from round to round, so what an
//! engine loses by beginning anew is a bounded share of the whole. The order is by what is cheap: induction finds short traces
//! and shallow proofs at once, EUFORIA what depends on control, Spacer what depends on values.
//!
//! An engine that gives up for another reason than its limit has no further turns.

use super::adapt;
use super::attempt::Run;
use super::{EngineOptions, Monitor};
use crate::base::{Interrupt, Stats, Stop};
use crate::ir::{Reason, TermPool, TransSys, TsOutcome};

/// The engines with their work in the first round.
const MEMBERS: &[(&str, u64)] = &[("kind", 4_000), ("euforia", 12_000), ("spacer", 6_000)];

/// By how much work grows from round to round.
const GROWTH: u64 = 4;

/// Solves the system with all engines in turns.
pub(super) fn solve(
    pool: &mut TermPool,
    system: &TransSys,
    options: &EngineOptions,
    stop: &Stop,
    monitor: &Monitor,
) -> (TsOutcome, Stats) {
    let mut members = MEMBERS.to_vec();
    let mut stats = Stats::new();
    let mut last = Reason::Incomplete("no engine was asked".into());
    while !members.is_empty() {
        let mut next = Vec::with_capacity(members.len());
        for (name, work) in members {
            let turn = stop.within(None, Some(work));
            let method = adapt::for_systems(name).expect("members are engines");
            let run = Run { method, options, stop: &turn, monitor, stats: Stats::new() };
            let (outcome, figures) = run.solve_system(pool, system);
            stats.absorb("", &figures);
            stats.add(&format!("turns.{name}"), 1);
            let TsOutcome::Unknown(reason) = outcome else { return (outcome, stats) };
            if let Some(interrupt) = stop.reason() {
                return (TsOutcome::Unknown(Reason::Interrupted(interrupt)), stats);
            }
            tracing::info!(target: "eufonium::engine", name, work, "turn ended: {reason}");
            match reason {
                Reason::Interrupted(Interrupt::WorkLimit) => {
                    next.push((name, work.saturating_mul(GROWTH)));
                }
                reason => last = reason,
            }
        }
        members = next;
    }
    (TsOutcome::Unknown(last), stats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::solve_ts;
    use crate::ir::ts::tests::{self as testing, Tiny};

    #[test]
    fn turns_end_with_the_right_answer() {
        for seed in 0..20 {
            let mut pool = TermPool::new();
            let system = Tiny(seed).system(&mut pool);
            let is_safe = testing::explore(&pool, &system).trace.is_none();
            let options = EngineOptions { engine: "auto".into(), ..EngineOptions::default() };
            let (outcome, stats) = solve_ts(&mut pool, &system, &options, &Stop::never(), &Monitor::new());
            assert!(stats.get("turns.kind") > 0);
            match outcome {
                TsOutcome::Safe(_) => assert!(is_safe, "seed {seed}"),
                TsOutcome::Unsafe(_) => assert!(!is_safe, "seed {seed}"),
                TsOutcome::Unknown(reason) => panic!("seed {seed}: {reason}"),
            }
        }
    }

    #[test]
    fn the_limit_of_the_whole_ends_all_turns() {
        let mut pool = TermPool::new();
        let system = Tiny(0).system(&mut pool);
        let stop = Stop::never();
        stop.raise(Interrupt::Timeout);
        let (outcome, _) = solve(&mut pool, &system, &EngineOptions::default(), &stop, &Monitor::new());
        assert!(matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))));
    }
}
