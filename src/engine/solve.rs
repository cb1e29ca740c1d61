//! From a clause system to an answer whose evidence the checker has accepted.

use super::adapt::{self, Method};
use super::attempt::{Attempt, Run};
use super::facts::{self, Effort};
use super::{Engine, EngineOptions, Monitor, TsEngine};
use eufonium_base::{Stats, Stop};
use eufonium_check::{check_derivation, check_invariant};
use eufonium_ir::{ChcSystem, Outcome, Reason, TermPool, TsOutcome};
use eufonium_transform::{PreprocessOptions, Transformed, linear_system, preprocess};

/// Solves `system` as `options` say. The answer's evidence is about `system` as it is given here.
///
/// Evidence that the checker refuses is never an answer: the system is solved once more without transformations, and if
/// that does not help the outcome is `Unknown(CheckFailed)`. An engine for transition systems gets linear clauses as such a
/// system; others are `Unknown(Unsupported)` to it.
pub fn solve_chc(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &EngineOptions,
    stop: &Stop,
    monitor: &Monitor,
) -> (Outcome, Stats) {
    match adapt::for_clauses(&options.engine) {
        Some(method) => {
            Run { method, options, stop, monitor, stats: Stats::new() }.solve_clauses(pool, system)
        }
        None => (Outcome::Unknown(adapt::no_engine(&options.engine)), Stats::new()),
    }
}

impl Run<'_> {
    fn solve_clauses(mut self, pool: &mut TermPool, system: &ChcSystem) -> (Outcome, Stats) {
        self.stats.add("chc.predicates", system.preds.len() as u64);
        self.stats.add("chc.clauses", system.clauses.len() as u64);
        self.answer(true, |run, preprocess| {
            let outcome = run.clauses(pool, system, preprocess)?;
            let stop = run.stop;
            run.confirmed(outcome, |outcome| match outcome {
                Outcome::Safe(inv) => check_invariant(pool, system, inv, stop),
                Outcome::Unsafe(d) => check_derivation(pool, system, d),
                Outcome::Unknown(_) => Ok(()),
            })
        })
    }

    /// Solves the system, transformed or as it is; the evidence is about it and not checked.
    pub(super) fn clauses(
        &mut self,
        pool: &mut TermPool,
        system: &ChcSystem,
        transform: bool,
    ) -> Attempt<Outcome> {
        if !transform {
            return self.search_clauses(pool, system);
        }
        let Transformed { system: small, back, stats } = self.phase("transform", "transform", |run| {
            preprocess(pool, system, &PreprocessOptions::default(), run.stop)
        });
        self.stats.absorb("transform.", &stats);
        let outcome = self.search_clauses(pool, &small)?;
        let returned = self.phase("back", "back", |run| match outcome {
            Outcome::Safe(inv) => back.invariant(pool, inv, run.stop).map(Outcome::Safe),
            Outcome::Unsafe(d) => back.derivation(pool, d).map(Outcome::Unsafe),
            unknown => Some(unknown),
        });
        self.returned(returned)
    }

    fn search_clauses(&mut self, pool: &mut TermPool, system: &ChcSystem) -> Attempt<Outcome> {
        match self.method {
            Method::Clauses(engine) if self.options.facts && engine.uses_facts() => {
                Ok(self.with_facts(pool, system, engine))
            }
            Method::Clauses(engine) => Ok(self.with_engine(pool, system, engine)),
            Method::Systems(engine) => self.as_system(pool, system, engine),
        }
    }

    fn with_engine(&mut self, pool: &mut TermPool, system: &ChcSystem, engine: &dyn Engine) -> Outcome {
        self.search(engine.name(), |run| engine.solve(pool, system, run.options, run.stop, run.monitor))
    }

    /// Solves clauses with facts about them in their constraints, or by the facts alone.
    fn with_facts(&mut self, pool: &mut TermPool, system: &ChcSystem, engine: &dyn Engine) -> Outcome {
        let effort = Effort::AIDE;
        let (facts, stats) = self.phase("facts", "facts", |run| facts::find(pool, system, effort, run.stop));
        self.stats.absorb("", &stats);
        if facts.is_empty() {
            return self.with_engine(pool, system, engine);
        }
        if facts.exclude_queries(pool, system, effort, self.stop) {
            self.stats.add("facts.sufficed", 1);
            return Outcome::Safe(facts.invariant(pool));
        }
        let strong = facts.strengthen(pool, system);
        match self.with_engine(pool, &strong, engine) {
            Outcome::Safe(invariant) => Outcome::Safe(facts.conjoin(pool, &invariant)),
            other => other,
        }
    }

    /// Solves clauses as a transition system.
    fn as_system(
        &mut self,
        pool: &mut TermPool,
        system: &ChcSystem,
        engine: &dyn TsEngine,
    ) -> Attempt<Outcome> {
        let translated = self.phase("transform", "transform", |_| linear_system(pool, system));
        let (ts, back) = match translated {
            Ok(translated) => translated,
            Err(what) => {
                let what = format!("{what}, for the engine {}", engine.name());
                return Ok(Outcome::Unknown(Reason::Unsupported(what)));
            }
        };
        let outcome =
            self.search(engine.name(), |run| engine.solve(pool, &ts, run.options, run.stop, run.monitor));
        let returned = self.phase("back", "back", |run| match outcome {
            TsOutcome::Safe(inv) => back.invariant(pool, &inv, run.stop).map(Outcome::Safe),
            TsOutcome::Unsafe(trace) => back.derivation(pool, &trace).map(Outcome::Unsafe),
            TsOutcome::Unknown(reason) => Some(Outcome::Unknown(reason)),
        });
        self.returned(returned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::Interrupt;
    use eufonium_ir::{Clause, Derivation, PredApp, Sort, Step, Value};
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
    fn system(pool: &mut TermPool) -> (ChcSystem, eufonium_ir::Term) {
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
        Run {
            method: Method::Clauses(&engine),
            options: &options,
            stop,
            monitor: &monitor,
            stats: Stats::new(),
        }
        .solve_clauses(&mut pool, &system)
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
        Run {
            method: Method::Clauses(&engine),
            options: &options,
            stop,
            monitor: &monitor,
            stats: Stats::new(),
        }
        .solve_clauses(&mut pool, &system)
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
