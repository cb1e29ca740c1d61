//! What solving clauses and solving transition systems share: the figures and phases of a run, and what becomes of evidence
//! that is lost or refused.
//!
//! Invariant: an answer that leaves [`Run::confirmed`] was accepted by the checker, unless the options say otherwise.

use super::adapt::Method;
use super::{EngineOptions, Monitor};
use eufonium_base::{Stats, Stop};
use eufonium_check::CheckError;
use eufonium_ir::{Outcome, Reason, TsOutcome};
use std::time::Instant;

/// How one way through the pipeline ended: with an answer, or a good reason for none; or, if there was an answer but no
/// evidence that the checker accepts, with what is wrong.
pub(super) type Attempt<A> = Result<A, Reason>;

/// What a question is answered with.
pub(super) trait Answer {
    /// No answer, for this reason.
    fn unknown(reason: Reason) -> Self;
}

impl Answer for Outcome {
    fn unknown(reason: Reason) -> Self {
        Outcome::Unknown(reason)
    }
}

impl Answer for TsOutcome {
    fn unknown(reason: Reason) -> Self {
        TsOutcome::Unknown(reason)
    }
}

/// One run of the pipeline.
pub(super) struct Run<'a> {
    pub(super) method: Method<'a>,
    pub(super) options: &'a EngineOptions,
    pub(super) stop: &'a Stop,
    pub(super) monitor: &'a Monitor,
    pub(super) stats: Stats,
}

impl Run<'_> {
    /// Tries with transformations if the options say so and `transforms` that there are any, and again without them if the
    /// evidence of that answer is lost or refused. Counts the whole.
    pub(super) fn answer<A: Answer>(
        mut self,
        transforms: bool,
        mut attempt: impl FnMut(&mut Self, bool) -> Attempt<A>,
    ) -> (A, Stats) {
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        let begun = Instant::now();
        let transforms = transforms && self.options.preprocess;
        let mut result = attempt(&mut self, transforms);
        if let Err(reason) = &result
            && transforms
            && !self.stop.poll()
        {
            tracing::warn!(target: "eufonium::engine", "{reason}; solving again without transformations");
            self.stats.add("engine.retries", 1);
            result = attempt(&mut self, false);
        }
        self.stats.add_time("time.total", begun.elapsed().as_secs_f64());
        self.stats.add("work", self.stop.work());
        (result.unwrap_or_else(A::unknown), self.stats)
    }

    /// Does a part of the run under the name of its phase, with its time under `time.{figure}`.
    pub(super) fn phase<T>(
        &mut self,
        phase: &'static str,
        figure: &str,
        work: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.monitor.phase(phase);
        let begun = Instant::now();
        let result = work(self);
        self.stats.add_time(&format!("time.{figure}"), begun.elapsed().as_secs_f64());
        result
    }

    /// Lets an engine search; its figures join those of the run.
    pub(super) fn search<A>(&mut self, name: &'static str, engine: impl FnOnce(&Self) -> (A, Stats)) -> A {
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        let (outcome, stats) = self.phase(name, "engine", |run| engine(run));
        self.stats.absorb("", &stats);
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        outcome
    }

    /// The outcome that a way back returned. If it found none, an interrupt explains that.
    pub(super) fn returned<A: Answer>(&mut self, outcome: Option<A>) -> Attempt<A> {
        match (outcome, self.stop.reason()) {
            (Some(outcome), _) => Ok(outcome),
            (None, Some(interrupt)) => Ok(A::unknown(Reason::Interrupted(interrupt))),
            (None, None) => {
                self.stats.add("back.failures", 1);
                let what = "the evidence was not carried back through the transformations";
                Err(Reason::Incomplete(what.into()))
            }
        }
    }

    /// The outcome, if `check` accepts its evidence or the options ask for no check.
    pub(super) fn confirmed<A: Answer>(
        &mut self,
        outcome: A,
        check: impl FnOnce(&A) -> Result<(), CheckError>,
    ) -> Attempt<A> {
        if !self.options.check {
            return Ok(outcome);
        }
        match self.phase("check", "check", |_| check(&outcome)) {
            Ok(()) => Ok(outcome),
            Err(error) => self.refused(&error),
        }
    }

    /// Evidence was refused. If the checker was cut short, that is the reason and no fault of the evidence. Neither is it one
    /// that an engine chose a meaning for what SMT-LIB leaves open: there is no answer then, but nothing went wrong.
    fn refused<A: Answer>(&mut self, error: &CheckError) -> Attempt<A> {
        match self.stop.reason() {
            Some(interrupt) if error.is_unconfirmed() => Ok(A::unknown(Reason::Interrupted(interrupt))),
            _ if matches!(error, CheckError::OpenMeaning { .. }) => {
                Err(Reason::Incomplete(error.to_string()))
            }
            _ => {
                self.stats.add("check.failures", 1);
                Err(Reason::CheckFailed(error.to_string()))
            }
        }
    }
}
