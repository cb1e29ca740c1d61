//! Engines for transition systems that take turns on one core.
//!
//! Each turn is limited by counted work, so most answers and their evidence repeat; a clock guards turns that spend their
//! time on what is not counted. Both grow from round to round, so what an engine loses by beginning anew is a bounded
//! share of the whole. The order is by what is cheap: induction finds short traces
//! and shallow proofs at once, EUFORIA what depends on control, Spacer what depends on values.
//!
//! An engine that gives up for another reason than its limit has no further turns. EUFORIA, which abstracts bit-vectors, has
//! none if there are numbers.

use super::adapt;
use super::attempt::Run;
use super::{EngineOptions, Monitor};
use eufonium_base::{Interrupt, Stats, Stop};
use eufonium_ir::{Reason, Sort, SortKind, TermPool, TransSys, TsOutcome};
use std::time::Duration;

/// An engine, with the limits of its next turn.
#[derive(Clone, Copy)]
struct Member {
    name: &'static str,
    work: u64,
    time: Duration,
}

const fn member(name: &'static str, work: u64, millis: u64) -> Member {
    Member { name, work, time: Duration::from_millis(millis) }
}

/// The engines with the limits of the first round.
const MEMBERS: &[Member] =
    &[member("kind", 4_000, 800), member("euforia", 12_000, 3_000), member("spacer", 6_000, 1_500)];

/// By how much the limits grow from round to round.
const GROWTH: u32 = 4;

/// Solves the system with all engines in turns.
pub(super) fn solve(
    pool: &mut TermPool,
    system: &TransSys,
    options: &EngineOptions,
    stop: &Stop,
    monitor: &Monitor,
) -> (TsOutcome, Stats) {
    let mut members = MEMBERS.to_vec();
    if !is_of_words(pool, system) {
        members.retain(|member| member.name != "euforia");
    }
    let mut stats = Stats::new();
    let mut last = Reason::Incomplete("no engine was asked".into());
    while !members.is_empty() {
        let mut next = Vec::with_capacity(members.len());
        for Member { name, work, time } in members {
            let turn = stop.within(Some(time), Some(work));
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
                Reason::Interrupted(Interrupt::WorkLimit | Interrupt::Timeout) => {
                    let work = work.saturating_mul(u64::from(GROWTH));
                    next.push(Member { name, work, time: time.saturating_mul(GROWTH) });
                }
                reason => last = reason,
            }
        }
        members = next;
    }
    (TsOutcome::Unknown(last), stats)
}

/// Whether all states and inputs are truth values, bit-vectors, or arrays of these.
fn is_of_words(pool: &TermPool, system: &TransSys) -> bool {
    let constants = system.states.iter().map(|s| s.term).chain(system.inputs.iter().map(|i| i.term));
    let mut sorts: Vec<Sort> = constants.map(|t| pool.sort(t)).collect();
    while let Some(sort) = sorts.pop() {
        match *pool.sort_kind(sort) {
            SortKind::Bool | SortKind::BitVec(_) => {}
            SortKind::Array(index, element) => sorts.extend([index, element]),
            _ => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::StateVar;

    #[test]
    fn words_are_told_from_numbers() {
        let mut pool = TermPool::new();
        let word = pool.bv_sort(8);
        let memory = pool.array_sort(word, word);
        let numbers = pool.array_sort(Sort::INT, Sort::BOOL);
        let table = [(Sort::BOOL, true), (word, true), (memory, true), (numbers, false), (Sort::REAL, false)];
        for (sort, expected) in table {
            let term = pool.constant("x", sort);
            let state = StateVar { name: "x".into(), term, next: term, span: None };
            let system = TransSys { states: vec![state], ..TransSys::default() };
            assert_eq!(is_of_words(&pool, &system), expected);
        }
    }

    use crate::solve_ts;
    use eufonium_testing::systems::{self as testing, Tiny};

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
