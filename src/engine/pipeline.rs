//! What solving clauses and solving transition systems share: the figures and phases of a run, and what becomes of evidence
//! that is lost or refused.
//!
//! Invariant: an answer that leaves [`Run::answer`] was accepted by the checker, unless the options say otherwise.

use super::Session;
use super::method::Method;
use eufonium_base::{Stats, Stop};
use eufonium_check::{CheckError, check_derivation, check_invariant, check_trace, check_ts_invariant};
use eufonium_ir::{ChcSystem, Outcome, OutcomeOf, Problem, Reason, TermPool, TransSys, TsOutcome};
use eufonium_transform::BackTranslation;

/// How one way through the pipeline ended: with an answer, or a good reason for none; or, if there was an answer but no
/// evidence that the checker accepts, with what is wrong.
pub(super) type Attempt<A> = Result<A, Reason>;

/// A problem whose evidence the checker accepts or refuses.
pub(super) trait Checked: Problem {
    /// Whether the evidence shows what the outcome says; there is none for no answer.
    fn check(&self, pool: &mut TermPool, outcome: &OutcomeOf<Self>, stop: &Stop) -> Result<(), CheckError>;
    /// Adds its size to the figures.
    fn count(&self, stats: &mut Stats);
}

impl Checked for ChcSystem {
    fn check(&self, pool: &mut TermPool, outcome: &Outcome, stop: &Stop) -> Result<(), CheckError> {
        match outcome {
            Outcome::Safe(invariant) => check_invariant(pool, self, invariant, stop),
            Outcome::Unsafe(derivation) => check_derivation(pool, self, derivation),
            Outcome::Unknown(_) => Ok(()),
        }
    }

    fn count(&self, stats: &mut Stats) {
        stats.add("chc.predicates", self.preds.len() as u64);
        stats.add("chc.clauses", self.clauses.len() as u64);
    }
}

impl Checked for TransSys {
    fn check(&self, pool: &mut TermPool, outcome: &TsOutcome, stop: &Stop) -> Result<(), CheckError> {
        match outcome {
            Outcome::Safe(invariant) => check_ts_invariant(pool, self, invariant, stop),
            Outcome::Unsafe(trace) => check_trace(pool, self, trace),
            Outcome::Unknown(_) => Ok(()),
        }
    }

    fn count(&self, stats: &mut Stats) {
        stats.add("ts.states", self.states.len() as u64);
        stats.add("ts.inputs", self.inputs.len() as u64);
        stats.add("ts.properties", self.properties.len() as u64);
    }
}

/// One run of the pipeline.
pub(super) struct Run<'a> {
    pub(super) method: Method<'a>,
    pub(super) session: &'a Session,
    pub(super) stats: Stats,
    /// Whether the problem is weaker than the one that is asked about, so that its counterexamples are no answers.
    pub(super) is_weaker: bool,
}

impl<'a> Run<'a> {
    /// A run that has done nothing.
    pub(super) fn new(method: Method<'a>, session: &'a Session) -> Self {
        Run { method, session, stats: Stats::new(), is_weaker: false }
    }

    /// Tries with transformations if `transforms` says that there are any, and again without them if the evidence of that
    /// answer is lost or refused. Counts the whole.
    pub(super) fn answer<P: Checked>(
        mut self,
        pool: &mut TermPool,
        problem: &P,
        transforms: bool,
        mut search: impl FnMut(&mut Self, &mut TermPool, bool) -> Attempt<OutcomeOf<P>>,
    ) -> (OutcomeOf<P>, Stats) {
        problem.count(&mut self.stats);
        self.session.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        let begun = self.session.stop.clock();
        let mut attempt = |run: &mut Self, transforms: bool| {
            let outcome = search(run, pool, transforms)?;
            run.confirmed(pool, problem, outcome)
        };
        let mut result = attempt(&mut self, transforms);
        if let Err(reason) = &result
            && transforms
            && !self.session.stop.poll()
        {
            tracing::info!(target: "eufonium::engine", "{reason}; solving again without transformations");
            self.stats.add("engine.retries", 1);
            result = attempt(&mut self, false);
        }
        self.stats.add_time("time.total", (self.session.stop.clock() - begun).as_secs_f64());
        self.stats.add("work", self.session.stop.work());
        (result.unwrap_or_else(Outcome::Unknown), self.stats)
    }

    /// Does a part of the run under the name of its phase, with its time under `time.{figure}`.
    pub(super) fn phase<T>(
        &mut self,
        phase: &'static str,
        figure: &str,
        work: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.session.monitor.phase(phase);
        let begun = self.session.stop.clock();
        let result = work(self);
        self.stats.add_time(&format!("time.{figure}"), (self.session.stop.clock() - begun).as_secs_f64());
        result
    }

    /// Lets an engine search; its figures join those of the run.
    pub(super) fn search<A>(&mut self, name: &'static str, engine: impl FnOnce(&Self) -> (A, Stats)) -> A {
        self.session.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        self.session.stop.search();
        let (outcome, stats) = self.phase(name, "engine", |run| engine(run));
        self.stats.absorb("", &stats);
        self.session.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        outcome
    }

    /// Lets a member of a portfolio that has an answer bring it to its end, where it would wait for the turns of all others.
    fn conclude<I, C>(&self, outcome: &Outcome<I, C>) {
        let is_answer = match outcome {
            Outcome::Safe(_) => true,
            Outcome::Unsafe(_) => !self.is_weaker,
            Outcome::Unknown(_) => false,
        };
        if is_answer {
            self.session.stop.conclude();
        }
    }

    /// The outcome in the words of the problem that another one was made of. If there is none, an interrupt explains that.
    pub(super) fn back<P: Problem, Q: Problem>(
        &mut self,
        pool: &mut TermPool,
        back: &dyn BackTranslation<P, Q>,
        outcome: OutcomeOf<Q>,
    ) -> Attempt<OutcomeOf<P>> {
        self.conclude(&outcome);
        let returned = self.phase("back", "back", |run| match outcome {
            Outcome::Safe(invariant) => back.invariant(pool, invariant, &run.session.stop).map(Outcome::Safe),
            Outcome::Unsafe(found) => back.counterexample(pool, found).map(Outcome::Unsafe),
            Outcome::Unknown(reason) => Some(Outcome::Unknown(reason)),
        });
        match (returned, self.session.stop.reason()) {
            (Some(outcome), _) => Ok(outcome),
            (None, Some(interrupt)) => Ok(Outcome::Unknown(Reason::Interrupted(interrupt))),
            (None, None) => {
                self.stats.add("back.failures", 1);
                let what = "the evidence was not carried back through the transformations";
                Err(Reason::Incomplete(what.into()))
            }
        }
    }

    /// The outcome, if the checker accepts its evidence or the options ask for no check.
    fn confirmed<P: Checked>(
        &mut self,
        pool: &mut TermPool,
        problem: &P,
        outcome: OutcomeOf<P>,
    ) -> Attempt<OutcomeOf<P>> {
        if !self.session.options.check {
            return Ok(outcome);
        }
        self.conclude(&outcome);
        match self.phase("check", "check", |run| problem.check(pool, &outcome, &run.session.stop)) {
            Ok(()) => Ok(outcome),
            Err(error) => self.refused(&error),
        }
    }

    /// Evidence was refused. If the checker was cut short, that is the reason and no fault of the evidence. Neither is it one
    /// that an engine chose a meaning for what SMT-LIB leaves open: there is no answer then, but nothing went wrong.
    pub(super) fn refused<I, C>(&mut self, error: &CheckError) -> Attempt<Outcome<I, C>> {
        match self.session.stop.reason() {
            Some(interrupt) if error.is_unconfirmed() => Ok(Outcome::Unknown(Reason::Interrupted(interrupt))),
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
