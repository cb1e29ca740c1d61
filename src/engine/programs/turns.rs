//! Encodings and engines that take turns on one core.
//!
//! Ideal integers first: where a proof needs no bounds they are the cheapest, and what they find is replayed. Then bit-vectors,
//! in which short traces and control are found at once, and bounded integers. An encoding whose derivation cannot be replayed
//! is not asked again; neither is an engine that gave up for another reason than its limit. Limits grow from round to round, so
//! what is lost by beginning anew is a bounded share of the whole.

use super::replay::{Replay, replay};
use super::{Arith, ProgramInvariant, ProgramOptions, ProgramOutcome};
use crate::base::{Interrupt, Stats, Stop};
use crate::engine::{EngineOptions, Monitor, solve_chc};
use crate::ir::program::CheckId;
use crate::ir::{Outcome, Program, Reason, TermPool};
use crate::transform::program::encode::{EncodeOptions, Encoded, Words, encode};
use std::time::Duration;

/// An engine on an encoding, with the limits of its next turn.
#[derive(Clone, Copy, Debug)]
struct Member {
    words: Words,
    engine: &'static str,
    work: u64,
    time: Duration,
}

const IDEAL: Words = Words::Integers { exact: false };
const EXACT: Words = Words::Integers { exact: true };
const BITS: Words = Words::BitVectors;

const fn member(words: Words, engine: &'static str, work: u64, millis: u64) -> Member {
    Member { words, engine, work, time: Duration::from_millis(millis) }
}

/// The members with the limits of the first round.
const MEMBERS: &[Member] = &[
    member(IDEAL, "spacer", 6_000, 800),
    member(BITS, "kind", 2_500, 500),
    member(BITS, "euforia", 8_000, 1_000),
    member(EXACT, "spacer", 6_000, 800),
    member(BITS, "spacer", 2_500, 600),
];

/// By how much the limits grow from round to round.
const GROWTH: u32 = 4;

/// Encodings by their words, made when they are first asked for.
#[derive(Default)]
struct Encodings {
    made: Vec<(Words, Encoded)>,
}

impl Encodings {
    fn get(
        &mut self,
        pool: &mut TermPool,
        pure: &Program,
        words: Words,
        options: &ProgramOptions,
    ) -> Result<usize, String> {
        if let Some(i) = self.made.iter().position(|(w, _)| *w == words) {
            return Ok(i);
        }
        let encoded = encode(pool, pure, &EncodeOptions { step: options.step, words })?;
        self.made.push((words, encoded));
        Ok(self.made.len() - 1)
    }
}

/// The members that the options admit.
fn members(options: &ProgramOptions) -> Vec<Member> {
    let admitted = |words: Words| match options.arith {
        Arith::Auto => true,
        Arith::Integers => words != BITS,
        Arith::BitVectors => words == BITS,
    };
    let engine = options.engine.engine.as_str();
    let mut members: Vec<Member> = MEMBERS
        .iter()
        .copied()
        .filter(|m| admitted(m.words) && (engine == "auto" || engine == m.engine))
        .collect();
    if members.is_empty() {
        let name = crate::engine::engines().iter().map(|e| e.name()).find(|name| *name == engine);
        let words = [IDEAL, EXACT, BITS].into_iter().filter(|w| admitted(*w));
        members.extend(words.filter_map(|words| Some(member(words, name?, 4_000, 1_000))));
    }
    members
}

/// Solves the pure form of a program with all members in turns.
pub(super) fn solve(
    pool: &mut TermPool,
    program: &Program,
    pure: &Program,
    options: &ProgramOptions,
    stop: &Stop,
    monitor: &Monitor,
    stats: &mut Stats,
) -> ProgramOutcome {
    let mut encodings = Encodings::default();
    let mut members = members(options);
    let mut last = Reason::Incomplete("no engine was asked".into());
    while !members.is_empty() {
        let alone = members.len() == 1;
        let mut next: Vec<Member> = Vec::with_capacity(members.len());
        let mut dropped: Vec<Words> = Vec::new();
        for m in members {
            if dropped.contains(&m.words) {
                continue;
            }
            let index = match encodings.get(pool, pure, m.words, options) {
                Ok(index) => index,
                Err(what) => {
                    last = Reason::Unsupported(what);
                    continue;
                }
            };
            let turn = if alone { stop.clone() } else { stop.within(Some(m.time), Some(m.work)) };
            let engine = EngineOptions { engine: m.engine.into(), ..options.engine.clone() };
            let encoded = &encodings.made[index].1;
            let (outcome, figures) = solve_chc(pool, &encoded.system, &engine, &turn, monitor);
            stats.absorb("", &figures);
            stats.add(&format!("turns.{}.{}", name(m.words), m.engine), 1);
            let reason = match outcome {
                Outcome::Safe(invariant) => {
                    let encoded = encodings.made.swap_remove(index).1;
                    return ProgramOutcome::Safe(ProgramInvariant { pure: pure.clone(), encoded, invariant });
                }
                Outcome::Unsafe(derivation) => {
                    let Some(trace) = encoded.back.trace(pool, &derivation) else {
                        return ProgramOutcome::Unknown(Reason::CheckFailed("a derivation is no run".into()));
                    };
                    stats.add("replay.runs", 1);
                    match replay(program, trace) {
                        Replay::Violation(violation) => return ProgramOutcome::Unsafe(violation),
                        Replay::Unsupported(check) => return unsupported(program, check),
                        Replay::Spurious(reason) => {
                            stats.add("replay.spurious", 1);
                            dropped.push(m.words);
                            next.retain(|m: &Member| !dropped.contains(&m.words));
                            reason
                        }
                    }
                }
                Outcome::Unknown(reason) => reason,
            };
            if let Some(interrupt) = stop.reason() {
                return ProgramOutcome::Unknown(Reason::Interrupted(interrupt));
            }
            tracing::info!(target: "eufonium::engine", words = name(m.words), engine = m.engine, "turn ended: {reason}");
            match reason {
                Reason::Interrupted(Interrupt::WorkLimit | Interrupt::Timeout) => {
                    let work = m.work.saturating_mul(u64::from(GROWTH));
                    next.push(Member { work, time: m.time.saturating_mul(GROWTH), ..m });
                }
                reason => last = reason,
            }
        }
        next.retain(|m| !dropped.contains(&m.words));
        members = next;
    }
    ProgramOutcome::Unknown(last)
}

fn name(words: Words) -> &'static str {
    match words {
        Words::BitVectors => "bv",
        Words::Integers { exact: true } => "int",
        Words::Integers { exact: false } => "ideal",
    }
}

fn unsupported(program: &Program, check: CheckId) -> ProgramOutcome {
    let check = &program.checks[check];
    let place = match check.at {
        Some(at) => format!("{}:{}: ", program.files[at.file], at.line),
        None => String::new(),
    };
    ProgramOutcome::Unknown(Reason::Unsupported(format!("{place}{}", check.message)))
}
