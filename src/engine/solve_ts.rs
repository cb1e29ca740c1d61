//! From a transition system to an answer whose evidence the checker has accepted.

use super::engines;
use super::first_answer::FirstAnswer;
use super::method::{Method, are_of_bits};
use super::pipeline::{Attempt, Run};
use super::portfolio::Job;
use super::prepared::Prepared;
use super::{EngineOptions, Session, members};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{TermPool, TransSys, TsOutcome};
use eufonium_transform::state_clauses;
use std::sync::Arc;

/// Solves `system` as `options` say. The answer's evidence is about `system` as it is given here.
///
/// An engine for clauses gets the system as clauses, which are transformed like others. Evidence that the checker refuses
/// is never an answer: if there were transformations the system is solved once more without, and if that does not help
/// the outcome is `Unknown(CheckFailed)`.
pub fn solve_ts(pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
    match engines::chosen_for_systems(&session.options.engine) {
        Some(method) => Run::new(method, session).solve_system(pool, system),
        None => with_all(pool, system, session),
    }
}

/// Solves with the portfolio.
fn with_all(pool: &mut TermPool, system: &TransSys, session: &Session) -> (TsOutcome, Stats) {
    let Session { options, stop, .. } = session;
    let mut stats = Stats::new();
    let constants = system.states.iter().map(|s| s.term).chain(system.inputs.iter().map(|i| i.term));
    let is_of_bits = are_of_bits(pool, constants.map(|t| pool.sort(t)));
    let portfolio = &options.components.portfolio;
    let suits = |engine: &str| match engines::for_systems(engine) {
        Some(Method::Systems(engine)) => is_of_bits || !engine.needs_bits(),
        Some(Method::Clauses(_)) => true,
        None => false,
    };
    let all = if is_of_bits { members::BIT_SYSTEMS } else { members::SYSTEMS };
    let members: Vec<_> =
        all.iter().filter(|member| suits(member.engine) && portfolio.admits(None, member.engine)).collect();
    let system = Arc::new(system.clone());
    let job = |_: &mut TermPool, engine: &str| {
        let choice = options.engine.of_member(engine);
        let method = engines::for_systems(engine).ok_or_else(|| engines::no_engine(&choice))?;
        let (system, session) = (Arc::clone(&system), session.clone());
        let job: Job<_> = Box::new(move |pool: &mut TermPool, stop: &Stop| {
            Run::new(method, &session.under(stop)).solve_system(pool, &system)
        });
        Ok(job)
    };
    let outcome = FirstAnswer::<TransSys, _>::new(&members, &mut stats, job).solve(pool, options, stop);
    (outcome, stats)
}

impl Run<'_> {
    fn solve_system(self, pool: &mut TermPool, system: &TransSys) -> (TsOutcome, Stats) {
        let transforms = self.session.options.preprocess && matches!(self.method, Method::Clauses(_));
        self.answer(pool, system, transforms, |run, pool, transformed| run.system(pool, system, transformed))
    }

    /// Solves the system, by itself or as clauses; the evidence is about it and not checked.
    fn system(&mut self, pool: &mut TermPool, system: &TransSys, transforms: bool) -> Attempt<TsOutcome> {
        if let Method::Systems(engine) = self.method {
            return Ok(self.search(engine.name(), |run| engine.solve(pool, system, run.session)));
        }
        let (clauses, back) = state_clauses(pool, system);
        let options = EngineOptions { preprocess: transforms, ..self.session.options.clone() };
        let prepared = Prepared::new(pool, &clauses, &self.session.with(options), &mut self.stats);
        let outcome = self.clauses(pool, &prepared, transforms)?;
        self.back(pool, &back, outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scripted::Scripted;
    use crate::solve_chc;
    use crate::{Engine, EngineName};
    use eufonium_base::Interrupt;
    use eufonium_ir::{ChcSystem, Derivation, Outcome, Reason, Trace, TsInvariant};
    use eufonium_testing::systems::{self as testing, Tiny};
    use eufonium_transform::state_clauses;
    use quickcheck::{QuickCheck, TestResult};
    use std::time::Duration;

    /// Time for an engine that need not answer.
    const LITTLE: Duration = Duration::from_millis(200);

    /// An engine that always says the same.
    fn always(outcome: TsOutcome) -> impl Engine<TransSys> {
        Scripted::new::<TransSys>(move |_, _, _| outcome.clone())
    }

    /// A random system, safe or not, with what exploration says of it.
    fn system(pool: &mut TermPool, safe: bool) -> (TransSys, testing::Explored) {
        let mut tries = (0..).map(|seed| {
            let system = Tiny(seed).system(pool);
            let explored = testing::explore(pool, &system);
            (system, explored)
        });
        tries.find(|(_, explored)| explored.trace.is_none() == safe).expect("there are both")
    }

    fn run(method: Method<'_>, pool: &mut TermPool, system: &TransSys, stop: &Stop) -> (TsOutcome, Stats) {
        Run::new(method, &Session::default().under(stop)).solve_system(pool, system)
    }

    fn says(outcome: TsOutcome, pool: &mut TermPool, system: &TransSys) -> TsOutcome {
        let (outcome, stats) = run(Method::Systems(&always(outcome)), pool, system, &Stop::never());
        assert_eq!(stats.get("engine.retries"), 0);
        outcome
    }

    #[test]
    fn checked_traces_are_answers_and_others_are_none() {
        let mut pool = TermPool::new();
        let (ts, explored) = system(&mut pool, false);
        let trace = explored.trace.expect("the system is unsafe");
        let good = TsOutcome::Unsafe(trace.clone());
        assert!(matches!(says(good, &mut pool, &ts), TsOutcome::Unsafe(found) if found == trace));
        let bad = TsOutcome::Unsafe(Trace { inputs: vec![], ..trace });
        let refused = says(bad, &mut pool, &ts);
        assert!(matches!(refused, TsOutcome::Unknown(Reason::CheckFailed(_))), "{refused:?}");
        let claim = TsOutcome::Safe(TsInvariant::inductive(pool.tt()));
        let refused = says(claim, &mut pool, &ts);
        assert!(matches!(refused, TsOutcome::Unknown(Reason::CheckFailed(_))), "{refused:?}");
    }

    #[test]
    fn an_interrupted_check_is_no_fault() {
        let mut pool = TermPool::new();
        let (ts, _) = system(&mut pool, true);
        let stop = Stop::never();
        stop.raise(Interrupt::Timeout);
        let claim = always(TsOutcome::Safe(TsInvariant::inductive(pool.tt())));
        let (outcome, _) = run(Method::Systems(&claim), &mut pool, &ts, &stop);
        assert!(
            matches!(outcome, TsOutcome::Unknown(Reason::Interrupted(Interrupt::Timeout))),
            "{outcome:?}"
        );
    }

    #[test]
    fn evidence_that_is_lost_costs_a_second_attempt() {
        let mut pool = TermPool::new();
        for safe in [true, false] {
            let (ts, _) = system(&mut pool, safe);
            // It errs the first time it is asked, and then asks Spacer.
            let learner = Scripted::new::<ChcSystem>(|n, pool, system| {
                if n == 0 {
                    return Outcome::Unsafe(Derivation::default());
                }
                let spacer = engines::find("spacer").and_then(|entry| entry.clauses).expect("it is there");
                spacer.solve(pool, system, &Session::default()).0
            });
            let (outcome, stats) = run(Method::Clauses(&learner), &mut pool, &ts, &Stop::never());
            assert_eq!(matches!(outcome, TsOutcome::Safe(_)), safe, "{outcome:?}");
            assert!(!matches!(outcome, TsOutcome::Unknown(_)), "{outcome:?}");
            assert_eq!(stats.get("engine.retries"), 1);
        }
    }

    /// What an engine says of a system, or of clauses: whether it is safe, if it says so.
    type Claim = Result<Option<bool>, String>;

    fn claims(pool: &mut TermPool, ts: &TransSys, engine: &str, limit: &dyn Fn() -> Stop) -> [Claim; 2] {
        let engine: EngineName = engine.parse().expect("it is known");
        let session = || {
            Session::new(EngineOptions { engine: engine.into(), ..EngineOptions::default() }).under(&limit())
        };
        let on_system = match solve_ts(pool, ts, &session()).0 {
            TsOutcome::Safe(_) => Ok(Some(true)),
            TsOutcome::Unsafe(_) => Ok(Some(false)),
            TsOutcome::Unknown(Reason::CheckFailed(why)) => Err(why),
            TsOutcome::Unknown(_) => Ok(None),
        };
        let (clauses, _) = state_clauses(pool, ts);
        let on_clauses = match solve_chc(pool, &clauses, &session()).0 {
            Outcome::Safe(_) => Ok(Some(true)),
            Outcome::Unsafe(_) => Ok(Some(false)),
            Outcome::Unknown(Reason::CheckFailed(why)) => Err(why),
            Outcome::Unknown(_) => Ok(None),
        };
        [on_system, on_clauses]
    }

    /// No engine contradicts exploration, on systems or on their clauses; Spacer always agrees with it, the others have
    /// little time.
    #[test]
    fn all_engines_agree_with_exploration() {
        fn property(tiny: Tiny) -> TestResult {
            let mut pool = TermPool::new();
            let ts = tiny.system(&mut pool);
            let safe = testing::explore(&pool, &ts).trace.is_none();
            for engine in engines::engines() {
                let complete = engine.name() == "spacer";
                let (time, work) = if complete { (None, 2_000_000) } else { (Some(LITTLE), 30_000) };
                let limit = || Stop::with_limits(time, Some(work));
                for claim in claims(&mut pool, &ts, engine.name(), &limit) {
                    let right = match claim {
                        Ok(Some(answer)) => answer == safe,
                        Ok(None) => !complete,
                        Err(_) => false,
                    };
                    if !right {
                        let name = engine.name();
                        return TestResult::error(format!("{name} on {tiny:?}: {claim:?}, not {safe}"));
                    }
                }
            }
            TestResult::passed()
        }
        QuickCheck::new().tests(30).quickcheck(property as fn(Tiny) -> TestResult);
    }
}
