//! From a clause system to an answer whose evidence the checker has accepted.

use super::{Engine, EngineOptions, Monitor, find};
use crate::base::{Stats, Stop};
use crate::check::{CheckError, check_derivation, check_invariant};
use crate::ir::{ChcSystem, Outcome, Reason, TermPool};
use crate::transform::{PreprocessOptions, Transformed, preprocess};
use std::time::Instant;

/// Solves `system` as `options` say. The answer's evidence is about `system` as it is given here.
///
/// Evidence that the checker refuses is never an answer: the system is solved once more without transformations, and if
/// that does not help the outcome is `Unknown(CheckFailed)`.
pub fn solve_chc(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &EngineOptions,
    stop: &Stop,
    monitor: &Monitor,
) -> (Outcome, Stats) {
    let Some(engine) = find(&options.engine) else {
        let reason = format!("there is no engine {:?}", options.engine);
        return (Outcome::Unknown(Reason::Incomplete(reason)), Stats::new());
    };
    Run { engine, options, stop, monitor, stats: Stats::new() }.solve(pool, system)
}

/// How one way through the pipeline ended.
enum Attempt {
    /// An answer, or a good reason for none.
    Done(Outcome),
    /// There was an answer, but no evidence that the checker accepts.
    Rejected(Reason),
}

struct Run<'a> {
    engine: &'a dyn Engine,
    options: &'a EngineOptions,
    stop: &'a Stop,
    monitor: &'a Monitor,
    stats: Stats,
}

impl Run<'_> {
    fn solve(mut self, pool: &mut TermPool, system: &ChcSystem) -> (Outcome, Stats) {
        self.stats.add("chc.predicates", system.preds.len() as u64);
        self.stats.add("chc.clauses", system.clauses.len() as u64);
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        let begun = Instant::now();
        let mut attempt = self.attempt(pool, system, self.options.preprocess);
        if let Attempt::Rejected(reason) = &attempt
            && self.options.preprocess
            && !self.stop.poll()
        {
            tracing::warn!(target: "eufonium::engine", "{reason}; solving again without transformations");
            self.stats.add("engine.retries", 1);
            attempt = self.attempt(pool, system, false);
        }
        self.stats.add_time("time.total", begun.elapsed().as_secs_f64());
        self.stats.add("work", self.stop.work());
        let outcome = match attempt {
            Attempt::Done(outcome) => outcome,
            Attempt::Rejected(reason) => Outcome::Unknown(reason),
        };
        (outcome, self.stats)
    }

    /// Solves the system and brings the evidence back to it, checked if the options say so.
    fn attempt(&mut self, pool: &mut TermPool, system: &ChcSystem, preprocess: bool) -> Attempt {
        let outcome = if preprocess {
            match self.transformed(pool, system) {
                Ok(outcome) => outcome,
                Err(reason) => return Attempt::Rejected(reason),
            }
        } else {
            self.search(pool, system)
        };
        if !self.options.check {
            return Attempt::Done(outcome);
        }
        self.monitor.phase("check");
        let begun = Instant::now();
        let verdict = match &outcome {
            Outcome::Safe(inv) => check_invariant(pool, system, inv, self.stop),
            Outcome::Unsafe(d) => check_derivation(pool, system, d),
            Outcome::Unknown(_) => Ok(()),
        };
        self.stats.add_time("time.check", begun.elapsed().as_secs_f64());
        match verdict {
            Ok(()) => Attempt::Done(outcome),
            Err(error) => self.refused(&error),
        }
    }

    /// Evidence was refused. If the checker was cut short, that is the reason and no fault of the evidence. Neither is it one
    /// that an engine chose a meaning for what SMT-LIB leaves open: there is no answer then, but nothing went wrong.
    fn refused(&mut self, error: &CheckError) -> Attempt {
        match self.stop.reason() {
            Some(interrupt) if error.is_unconfirmed() => {
                Attempt::Done(Outcome::Unknown(Reason::Interrupted(interrupt)))
            }
            _ if matches!(error, CheckError::OpenMeaning { .. }) => {
                Attempt::Rejected(Reason::Incomplete(error.to_string()))
            }
            _ => {
                self.stats.add("check.failures", 1);
                Attempt::Rejected(Reason::CheckFailed(error.to_string()))
            }
        }
    }

    fn search(&mut self, pool: &mut TermPool, system: &ChcSystem) -> Outcome {
        self.monitor.phase(self.engine.name());
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        let begun = Instant::now();
        let (outcome, stats) = self.engine.solve(pool, system, self.options, self.stop, self.monitor);
        self.stats.add_time("time.engine", begun.elapsed().as_secs_f64());
        self.stats.absorb("", &stats);
        self.monitor.update(|snapshot| snapshot.stats = self.stats.clone());
        outcome
    }

    /// Solves a transformed system and carries the evidence back. `Err` if the way back is not found.
    fn transformed(&mut self, pool: &mut TermPool, system: &ChcSystem) -> Result<Outcome, Reason> {
        self.monitor.phase("transform");
        let begun = Instant::now();
        let Transformed { system: small, back, stats } =
            preprocess(pool, system, &PreprocessOptions::default(), self.stop);
        self.stats.add_time("time.transform", begun.elapsed().as_secs_f64());
        self.stats.absorb("transform.", &stats);
        let outcome = self.search(pool, &small);
        self.monitor.phase("back");
        let begun = Instant::now();
        let returned = match outcome {
            Outcome::Safe(inv) => back.invariant(pool, inv, self.stop).map(Outcome::Safe),
            Outcome::Unsafe(d) => back.derivation(pool, d).map(Outcome::Unsafe),
            unknown => Some(unknown),
        };
        self.stats.add_time("time.back", begun.elapsed().as_secs_f64());
        match (returned, self.stop.reason()) {
            (Some(outcome), _) => Ok(outcome),
            (None, Some(interrupt)) => Ok(Outcome::Unknown(Reason::Interrupted(interrupt))),
            (None, None) => {
                self.stats.add("back.failures", 1);
                Err(Reason::Incomplete(
                    "the evidence was not carried back through the transformations".into(),
                ))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Interrupt;
    use crate::ir::{Clause, Derivation, PredApp, Sort, Step, Value};
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// An engine that always says the same.
    struct Parrot(Outcome);

    impl Engine for Parrot {
        fn name(&self) -> &'static str {
            "parrot"
        }
        fn about(&self) -> &'static str {
            "says what it was told"
        }
        fn solve(
            &self,
            _: &mut TermPool,
            _: &ChcSystem,
            _: &EngineOptions,
            _: &Stop,
            _: &Monitor,
        ) -> (Outcome, Stats) {
            (self.0.clone(), Stats::new())
        }
    }

    /// `x = 1 => P(x)`, `P(x) & x > 0 => false`.
    fn system(pool: &mut TermPool) -> (ChcSystem, crate::ir::Term) {
        let mut system = ChcSystem::new();
        let pred = system.declare(pool, "P", &[Sort::INT]);
        let x = pool.constant("x", Sort::INT);
        let (zero, one) = (pool.int(0), pool.int(1));
        let (first, positive) = (pool.eq(x, one), pool.gt(x, zero));
        let app = PredApp { pred, args: vec![x] };
        let fact = Clause { body: vec![], constraint: first, head: Some(app.clone()), span: None };
        let query = Clause { body: vec![app], constraint: positive, head: None, span: None };
        system.clauses = vec![fact, query];
        (system, x)
    }

    fn run(outcome: Outcome, check: bool, stop: &Stop) -> (Outcome, Stats) {
        let mut pool = TermPool::new();
        let (system, _) = system(&mut pool);
        // The parrot speaks of the system as it is.
        let options = EngineOptions { check, preprocess: false, ..EngineOptions::default() };
        let engine = Parrot(outcome);
        let monitor = Monitor::new();
        Run { engine: &engine, options: &options, stop, monitor: &monitor, stats: Stats::new() }
            .solve(&mut pool, &system)
    }

    fn derivation(value: i64) -> Outcome {
        let mut pool = TermPool::new();
        let (_, x) = system(&mut pool);
        let values = vec![(x, Value::Num(value.into()))];
        let fact = Step { clause: 0, values: values.clone(), premises: vec![] };
        Outcome::Unsafe(Derivation { steps: vec![fact, Step { clause: 1, values, premises: vec![0] }] })
    }

    #[test]
    fn checked_evidence_is_an_answer() {
        let (outcome, stats) = run(derivation(1), true, &Stop::never());
        assert!(matches!(outcome, Outcome::Unsafe(_)));
        assert_eq!(stats.get("engine.retries"), 0);
    }

    #[test]
    fn refused_evidence_is_no_answer() {
        let (outcome, stats) = run(derivation(2), true, &Stop::never());
        assert!(matches!(outcome, Outcome::Unknown(Reason::CheckFailed(_))), "{outcome:?}");
        assert_eq!((stats.get("engine.retries"), stats.get("check.failures")), (0, 1));
        assert!(matches!(run(derivation(2), false, &Stop::never()).0, Outcome::Unsafe(_)));
    }

    /// Says something else each time: the first time what is no evidence.
    struct Learner(AtomicUsize);

    impl Engine for Learner {
        fn name(&self) -> &'static str {
            "learner"
        }
        fn about(&self) -> &'static str {
            "errs once"
        }
        fn solve(
            &self,
            _: &mut TermPool,
            _: &ChcSystem,
            _: &EngineOptions,
            _: &Stop,
            _: &Monitor,
        ) -> (Outcome, Stats) {
            let right = self.0.fetch_add(1, Ordering::Relaxed) > 0;
            let nothing = Outcome::Unsafe(Derivation::default());
            (if right { derivation(1) } else { nothing }, Stats::new())
        }
    }

    fn learn(stop: &Stop) -> (Outcome, Stats) {
        let mut pool = TermPool::new();
        let (system, _) = system(&mut pool);
        let (options, monitor) = (EngineOptions::default(), Monitor::new());
        let engine = Learner(AtomicUsize::new(0));
        Run { engine: &engine, options: &options, stop, monitor: &monitor, stats: Stats::new() }
            .solve(&mut pool, &system)
    }

    #[test]
    fn evidence_that_is_lost_on_the_way_back_costs_a_second_attempt() {
        let (outcome, stats) = learn(&Stop::never());
        assert!(matches!(outcome, Outcome::Unsafe(_)), "{outcome:?}");
        assert_eq!(stats.get("engine.retries"), 1);
    }

    #[test]
    fn no_second_attempt_after_the_limit() {
        let stop = Stop::never();
        stop.raise(Interrupt::Timeout);
        let (outcome, stats) = learn(&stop);
        assert!(matches!(outcome, Outcome::Unknown(_)), "{outcome:?}");
        assert_eq!(stats.get("engine.retries"), 0);
    }

    #[test]
    fn unknown_engines_are_named() {
        let mut pool = TermPool::new();
        let options = EngineOptions { engine: "tuba".into(), ..EngineOptions::default() };
        let (system, monitor) = (ChcSystem::new(), Monitor::new());
        let (outcome, _) = solve_chc(&mut pool, &system, &options, &Stop::never(), &monitor);
        assert!(matches!(outcome, Outcome::Unknown(Reason::Incomplete(why)) if why.contains("tuba")));
    }
}
