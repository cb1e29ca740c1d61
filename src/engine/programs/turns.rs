//! Encodings and engines that take turns on one core.
//!
//! Ideal integers first: where a proof needs no bounds they are the cheapest, and what they find is replayed. Then bit-vectors,
//! in which short traces and control are found at once, and bounded integers. An encoding whose derivation cannot be replayed
//! is not asked again; neither is an engine that gave up for another reason than its limit. Limits grow from round to round, so
//! what is lost by beginning anew is a bounded share of the whole.

use super::replay::{Replay, place, replay};
use super::{Arith, ProgramInvariant, ProgramOptions, ProgramOutcome, ProgramProof};
use crate::{EngineOptions, Monitor, solve_chc};
use eufonium_base::{Stats, Stop};
use eufonium_ir::program::{CheckId, Op};
use eufonium_ir::{Outcome, Program, Reason, TermPool};
use eufonium_transform::program::encode::{EncodeOptions, Encoded, ProgramTrace, Words, encode};
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

/// The same for programs with operators on floating-point numbers, of which integers know nothing: most proofs need circuits, which take
/// their time in one piece.
const WITH_FLOATS: &[Member] = &[
    member(IDEAL, "spacer", 6_000, 800),
    member(BITS, "kind", 60_000, 3_000),
    member(BITS, "spacer", 30_000, 1_500),
    member(EXACT, "spacer", 6_000, 800),
    member(BITS, "euforia", 5_000, 600),
];

/// Whether a program computes with floating-point numbers.
fn has_floats(program: &Program) -> bool {
    let mut instrs = program.instrs();
    instrs.any(|instr| matches!(instr.op, Op::Float { .. }))
}

/// By how much the limits grow from round to round.
const GROWTH: u32 = 4;

/// The members that the options admit, for a pure program.
fn members(options: &ProgramOptions, program: &Program) -> Vec<Member> {
    let admitted = |words: Words| match options.arith {
        Arith::Auto => true,
        Arith::Integers => words != BITS,
        Arith::BitVectors => words == BITS,
    };
    let engine = options.engine.engine.as_str();
    let all = if has_floats(program) { WITH_FLOATS } else { MEMBERS };
    let mut members: Vec<Member> = all
        .iter()
        .copied()
        .filter(|m| admitted(m.words) && (engine == "auto" || engine == m.engine))
        .collect();
    if members.is_empty() {
        let name = crate::engines().iter().map(|e| e.name()).find(|name| *name == engine);
        let words = [IDEAL, EXACT, BITS].into_iter().filter(|w| admitted(*w));
        members.extend(words.filter_map(|words| Some(member(words, name?, 4_000, 1_000))));
    }
    members
}

/// How the turns ended.
#[derive(Debug)]
pub(super) enum Turned {
    /// With an answer, or without.
    Answer(ProgramOutcome),
    /// A run of the pure program ends at an invalid access in the program; nothing else is known then.
    Access(Reason),
}

/// What a turn says of its member.
enum After {
    /// All is said.
    Done(Turned),
    /// It may go on another time.
    Limit,
    /// It gave up.
    GaveUp(Reason),
    /// It found what the program does not have, so its encoding is of no more use.
    Spurious(Reason),
}

/// The state of the turns.
struct Turns<'a> {
    program: &'a Program,
    pure: &'a Program,
    options: &'a ProgramOptions,
    stop: &'a Stop,
    monitor: &'a Monitor,
    stats: &'a mut Stats,
    /// Encodings by their words, made when they are first asked for.
    encodings: Vec<(Words, Encoded)>,
}

/// Solves the pure form of a program with all members in turns.
pub(super) fn solve(
    pool: &mut TermPool,
    (program, pure): (&Program, &Program),
    options: &ProgramOptions,
    stop: &Stop,
    monitor: &Monitor,
    stats: &mut Stats,
) -> Turned {
    Turns { program, pure, options, stop, monitor, stats, encodings: Vec::new() }.run(pool)
}

impl Turns<'_> {
    fn run(mut self, pool: &mut TermPool) -> Turned {
        let mut members = members(self.options, self.pure);
        let mut last = Reason::Incomplete("no engine was asked".into());
        while !members.is_empty() {
            let alone = members.len() == 1;
            let mut spurious: Vec<Words> = Vec::new();
            let mut next: Vec<Member> = Vec::with_capacity(members.len());
            for m in members {
                if spurious.contains(&m.words) {
                    continue;
                }
                match self.turn(pool, m, alone) {
                    After::Done(turned) => return turned,
                    After::Limit => {
                        let work = m.work.saturating_mul(u64::from(GROWTH));
                        next.push(Member { work, time: m.time.saturating_mul(GROWTH), ..m });
                    }
                    After::GaveUp(reason) => last = reason,
                    After::Spurious(reason) => {
                        spurious.push(m.words);
                        last = reason;
                    }
                }
                if let Some(interrupt) = self.stop.reason() {
                    return unknown(Reason::Interrupted(interrupt));
                }
            }
            next.retain(|m| !spurious.contains(&m.words));
            members = next;
        }
        unknown(last)
    }

    /// One turn of a member; without others it has all the time there is.
    fn turn(&mut self, pool: &mut TermPool, m: Member, alone: bool) -> After {
        let index = match self.encoding(pool, m.words) {
            Ok(index) => index,
            Err(what) => return After::GaveUp(Reason::Unsupported(what)),
        };
        let turn = if alone { self.stop.clone() } else { self.stop.within(Some(m.time), Some(m.work)) };
        let engine = EngineOptions { engine: m.engine.into(), ..self.options.engine.clone() };
        let system = &self.encodings[index].1.system;
        let (outcome, figures) = solve_chc(pool, system, &engine, &turn, self.monitor);
        self.stats.absorb("", &figures);
        self.stats.add(&format!("turns.{}.{}", name(m.words), m.engine), 1);
        let after = self.after(pool, index, outcome);
        if let After::GaveUp(reason) | After::Spurious(reason) = &after {
            tracing::info!(target: "eufonium::engine", words = name(m.words), engine = m.engine, "{reason}");
        }
        after
    }

    fn encoding(&mut self, pool: &mut TermPool, words: Words) -> Result<usize, String> {
        if let Some(i) = self.encodings.iter().position(|(w, _)| *w == words) {
            return Ok(i);
        }
        let encoded = encode(pool, self.pure, &EncodeOptions { step: self.options.step, words })?;
        self.encodings.push((words, encoded));
        Ok(self.encodings.len() - 1)
    }

    /// What an outcome about clauses says about the program.
    fn after(&mut self, pool: &mut TermPool, index: usize, outcome: Outcome) -> After {
        match outcome {
            Outcome::Safe(invariant) => {
                let encoded = self.encodings.swap_remove(index).1;
                let safe = ProgramInvariant { pure: self.pure.clone(), encoded, invariant };
                After::Done(Turned::Answer(ProgramOutcome::Safe(ProgramProof::Invariant(Box::new(safe)))))
            }
            Outcome::Unsafe(derivation) => match self.encodings[index].1.back.trace(pool, &derivation) {
                Some(trace) => {
                    let words = self.encodings[index].0;
                    self.replayed(words, trace)
                }
                None => After::Done(unknown(Reason::CheckFailed("a derivation is no run".into()))),
            },
            Outcome::Unknown(Reason::Interrupted(_)) => After::Limit,
            Outcome::Unknown(reason) => After::GaveUp(reason),
        }
    }

    fn replayed(&mut self, words: Words, trace: ProgramTrace) -> After {
        self.stats.add("replay.runs", 1);
        match replay(self.program, (self.pure, words), trace) {
            Replay::Violation(violation) => After::Done(Turned::Answer(ProgramOutcome::Unsafe(violation))),
            Replay::Unsupported(check) => After::Done(unsupported(self.program, check)),
            Replay::Access(reason) => After::Done(Turned::Access(reason)),
            Replay::Spurious(reason) => {
                self.stats.add("replay.spurious", 1);
                After::Spurious(reason)
            }
        }
    }
}

fn unknown(reason: Reason) -> Turned {
    Turned::Answer(ProgramOutcome::Unknown(reason))
}

fn name(words: Words) -> &'static str {
    match words {
        Words::BitVectors => "bv",
        Words::Integers { exact: true } => "int",
        Words::Integers { exact: false } => "ideal",
    }
}

fn unsupported(program: &Program, check: CheckId) -> Turned {
    let check = &program.checks[check];
    unknown(Reason::Unsupported(format!("{}{}", place(program, check.at), check.message)))
}
