//! From a clause system to an answer whose evidence the checker has accepted.

use super::engines::{self, chosen_for_clauses};
use super::first_answer::FirstAnswer;
use super::method::{Method, are_of_bits};
use super::pipeline::Run;
use super::portfolio::Job;
use super::prepared::{Prepared, unsupported};
use super::{EngineOptions, Session, members};
use eufonium_base::Stats;
use eufonium_ir::{ChcSystem, Outcome, Reason, TermPool};
use std::sync::Arc;

/// Solves `system` as `options` say. The answer's evidence is about `system` as it is given here.
///
/// Evidence that the checker refuses is never an answer: the system is solved once more without transformations, and if
/// that does not help the outcome is `Unknown(CheckFailed)`. An engine for transition systems gets linear clauses as such a
/// system; others are `Unknown(Unsupported)` to it.
pub fn solve_chc(pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
    match chosen_for_clauses(&session.options.engine) {
        Some(method) => solve_with(pool, method, system, session),
        None => with_all(pool, system, session),
    }
}

/// Solves with one method.
fn solve_with(
    pool: &mut TermPool,
    method: Method<'_>,
    system: &ChcSystem,
    session: &Session,
) -> (Outcome, Stats) {
    let (mut stats, begun) = (Stats::new(), session.stop.clock());
    let prepared = match method.speaks_of() {
        Some(_) => Prepared::with_predicates(pool, system, session, &mut stats),
        None => Prepared::new(pool, system, session, &mut stats),
    };
    stats.add_time("time.total", (session.stop.clock() - begun).as_secs_f64());
    let (outcome, run) = Run::new(method, session).solve_clauses(pool, &prepared);
    stats.absorb("", &run);
    (outcome, stats)
}

/// Solves with the portfolio.
fn with_all(pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
    let Session { options, stop, .. } = session;
    let (mut stats, begun) = (Stats::new(), stop.clock());
    let prepared = Arc::new(Prepared::new(pool, system, session, &mut stats));
    stats.add_time("time.total", (stop.clock() - begun).as_secs_f64());
    let all = if prepared.is_of_reals(pool) { members::REALS } else { members::CLAUSES };
    let members: Vec<_> = all
        .iter()
        .filter(|member| options.components.portfolio.admits(None, member.engine))
        .filter(|member| prepared.suits(pool, member.engine))
        .collect();
    let job = |pool: &mut TermPool, engine: &str| {
        let options = EngineOptions { engine: options.engine.of_member(engine), ..options.clone() };
        prepared.job(pool, session.with(options))
    };
    let outcome = FirstAnswer::<ChcSystem, _>::new(&members, &mut stats, job).solve(pool, options, stop);
    (outcome, stats)
}

impl Prepared {
    /// Whether an engine of the portfolio can do something about the system.
    pub(super) fn suits(&self, pool: &TermPool, engine: &str) -> bool {
        match engines::for_clauses(engine) {
            None => false,
            Some(method @ Method::Clauses(_)) => method.speaks_of().is_none_or(|what| self.has(pool, what)),
            Some(Method::Systems(engine)) => {
                let is_linear = self.smallest().clauses.iter().all(|clause| clause.body.len() <= 1);
                is_linear && (!engine.needs_bits() || are_of_bits(pool, self.sorts()))
            }
        }
    }

    /// What the engine of the options does about the system. What it shares with others is made here, in the pool of all.
    ///
    /// # Errors
    /// If it can do nothing.
    pub(super) fn job(
        self: &Arc<Self>,
        pool: &mut TermPool,
        session: Session,
    ) -> Result<Job<(Outcome, Stats)>, Reason> {
        let choice = &session.options.engine;
        let method = chosen_for_clauses(choice).ok_or_else(|| engines::no_engine(choice))?;
        if let Method::Systems(engine) = method
            && let Err(what) = self.linear(pool)
        {
            return Err(unsupported(what, engine));
        }
        if let Some(subject) = method.speaks_of()
            && !self.has(pool, subject)
        {
            return Err(Reason::Incomplete("the clauses are not over what it knows more of".into()));
        }
        let prepared = Arc::clone(self);
        Ok(Box::new(move |pool, stop| {
            let session = session.under(stop);
            let method = chosen_for_clauses(&session.options.engine).expect("it was found before");
            match method.speaks_of() {
                Some(_) => solve_with(pool, method, prepared.system(), &session),
                None => Run::new(method, &session).solve_clauses(pool, &prepared),
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EngineChoice;
    use crate::scripted::Scripted;
    use eufonium_base::{Interrupt, Stop};
    use eufonium_ir::{Clause, Derivation, PredApp, Premises, Sort, Step, Value};

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
        // The answer speaks of the system as it is.
        let options = EngineOptions { check, preprocess: false, ..EngineOptions::default() };
        let engine = EngineChoice::clauses(Scripted::new::<ChcSystem>(move |_, _, _| outcome.clone()));
        let session = Session::new(EngineOptions { engine, ..options }).under(stop);
        solve_chc(&mut pool, &system, &session)
    }

    fn derivation(value: i64) -> Outcome {
        let mut pool = TermPool::new();
        let (_, x) = system(&mut pool);
        let values = vec![(x, Value::Num(value.into()))];
        let fact = Step { clause: 0, values: values.clone(), premises: Premises::new() };
        Outcome::Unsafe(Derivation {
            steps: vec![fact, Step { clause: 1, values, premises: Premises::from_slice(&[0]) }],
        })
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

    /// The first answer is no evidence.
    fn learn(stop: &Stop) -> (Outcome, Stats) {
        let mut pool = TermPool::new();
        let (system, _) = system(&mut pool);
        let nothing = || Outcome::Unsafe(Derivation::default());
        let engine = Scripted::new::<ChcSystem>(move |n, _, _| if n > 0 { derivation(1) } else { nothing() });
        let options = EngineOptions { engine: EngineChoice::clauses(engine), ..EngineOptions::default() };
        solve_chc(&mut pool, &system, &Session::new(options).under(stop))
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
}
