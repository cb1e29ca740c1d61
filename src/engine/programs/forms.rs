//! The forms in which a program is solved.
//!
//! Loops that constants count, or the bounds of objects, are copied, trip by trip: what arrays hold is a question without recursion then.
//! Where there are many trips, or where an invariant is simple, the program as it is may be the easier one; the two take turns
//! whose limits grow, so that what is lost is a bounded share of the whole. If a run was found that ends at an invalid access, violations are looked for
//! among the runs without one.
//!
//! No proof comes from a form that leaves runs out: an access outside of an object that bounds a loop is a violation in the first
//! form, and in the third one nothing is proved.

use super::turns::{self, Turned};
use super::{ProgramOptions, ProgramOutcome, PureProgram, pure_program, single_run};
use crate::Monitor;
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Program, Reason, TermPool};
use eufonium_transform::program::passes::unroll::Unrolled;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The limits of the first turn of a form, if there are two, and by how much they grow.
const FIRST: (Duration, u64) = (Duration::from_millis(3_000), 25_000);
const GROWTH: u32 = 4;

/// What became of a form.
enum After {
    /// All is said.
    Done(ProgramOutcome),
    /// It may go on another time.
    Limit,
    /// It has no answer.
    GaveUp(Reason),
    /// It has none, as it found a run that ends at an invalid access.
    Access(Reason),
}

/// What the forms of a program share.
pub(super) struct Forms<'a> {
    pub program: &'a Program,
    pub options: &'a ProgramOptions,
    pub stop: &'a Stop,
    pub monitor: &'a Monitor,
    pub stats: Stats,
}

impl Forms<'_> {
    /// Solves the program.
    pub fn solve(mut self, pool: &mut TermPool) -> (ProgramOutcome, Stats) {
        let outcome = match self.prepare(self.options.unroll, false) {
            Ok(copies) => match self.run_alone(&copies) {
                Some(outcome) => outcome,
                None => self.in_turns(pool, copies),
            },
            Err(what) => ProgramOutcome::Unknown(Reason::Unsupported(what)),
        };
        (outcome, self.stats)
    }

    /// The answer for a program without choices.
    fn run_alone(&mut self, copies: &PureProgram) -> Option<ProgramOutcome> {
        if !self.options.runs_alone() {
            return None;
        }
        self.monitor.phase("run");
        let outcome =
            single_run::decide(self.program, &copies.program, copies.unproved.is_none(), self.stop)?;
        self.stats.add("program.single_runs", 1);
        Some(outcome)
    }

    fn in_turns(&mut self, pool: &mut TermPool, copies: PureProgram) -> ProgramOutcome {
        // The program with its loops is made when the first turn of the other form gave no answer.
        let mut loops = copies.unrolled != Unrolled::Nothing;
        let mut forms = VecDeque::from([copies]);
        let (mut last, mut access) = (Reason::Incomplete("no engine was asked".into()), None);
        let (mut time, mut work) = FIRST;
        while !forms.is_empty() {
            let alone = forms.len() == 1 && !loops;
            let mut next = VecDeque::with_capacity(2);
            while let Some(form) = forms.pop_front() {
                let turn = if alone { self.stop.clone() } else { self.stop.within(Some(time), Some(work)) };
                match self.turn(pool, &form, &turn) {
                    After::Done(outcome) => return outcome,
                    After::Limit => next.push_back(form),
                    After::GaveUp(reason) => last = reason,
                    // A run without copies ends there too.
                    After::Access(reason) if form.unrolled != Unrolled::Bounded => {
                        return self.among_valid(pool, reason);
                    }
                    After::Access(reason) => access = Some(reason),
                }
                if let Some(interrupt) = self.stop.reason() {
                    return ProgramOutcome::Unknown(Reason::Interrupted(interrupt));
                }
                if std::mem::take(&mut loops) {
                    forms.extend(self.prepare(0, false));
                }
            }
            forms = next;
            (time, work) = (time.saturating_mul(GROWTH), work.saturating_mul(u64::from(GROWTH)));
        }
        match access {
            Some(reason) => self.among_valid(pool, reason),
            None => ProgramOutcome::Unknown(last),
        }
    }

    /// Looks for violations among the runs without an invalid access; there is no proof, for this reason. What else the program does
    /// is no matter of proofs: a pointer that has any value might have pointed to an object.
    fn among_valid(&mut self, pool: &mut TermPool, reason: Reason) -> ProgramOutcome {
        let stop = self.stop.clone();
        match self.prepare(self.options.unroll, true).map(|form| self.turn(pool, &form, &stop)) {
            Ok(After::Done(outcome @ ProgramOutcome::Unsafe(_))) => outcome,
            Ok(After::Limit) => match self.stop.reason() {
                Some(interrupt) => ProgramOutcome::Unknown(Reason::Interrupted(interrupt)),
                None => ProgramOutcome::Unknown(reason),
            },
            Ok(After::GaveUp(reason) | After::Access(reason)) => ProgramOutcome::Unknown(reason),
            Ok(After::Done(_)) | Err(_) => ProgramOutcome::Unknown(reason),
        }
    }

    fn prepare(&mut self, unroll: usize, accesses: bool) -> Result<PureProgram, String> {
        self.monitor.phase("passes");
        let begun = Instant::now();
        let options = ProgramOptions { unroll, ..self.options.clone() };
        let pure = pure_program(self.program, &options, accesses, &mut self.stats);
        let passes = begun.elapsed().as_secs_f64();
        self.stats.add_time("time.passes", passes);
        self.stats.add_time("time.total", passes);
        pure
    }

    fn turn(&mut self, pool: &mut TermPool, form: &PureProgram, stop: &Stop) -> After {
        let programs = (self.program, &form.program);
        match turns::solve(pool, programs, self.options, stop, self.monitor, &mut self.stats) {
            Turned::Answer(ProgramOutcome::Safe(proof)) => match &form.unproved {
                Some(why) => After::GaveUp(Reason::Unsupported(why.clone())),
                None => After::Done(ProgramOutcome::Safe(proof)),
            },
            Turned::Answer(ProgramOutcome::Unknown(Reason::Interrupted(_))) => After::Limit,
            Turned::Answer(ProgramOutcome::Unknown(reason)) => After::GaveUp(reason),
            Turned::Answer(outcome) => After::Done(outcome),
            Turned::Access(reason) => {
                tracing::info!(target: "eufonium::engine", "{reason}");
                self.stats.add("replay.accesses", 1);
                After::Access(reason)
            }
        }
    }
}
