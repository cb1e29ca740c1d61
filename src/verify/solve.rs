//! The rules of verdicts: what an answer for a problem may say, whoever asks.
//!
//! * Evidence is about the problem as it was read: traces speak of the whole system, also where one property was asked for.
//! * Who asks for a model in SMT-LIB gets one that makes each clause valid by itself.
//! * A property with parts that are not checked is never known to hold.
//! * A proof says what it takes for granted: that nothing overflows and that no access is invalid, where it rests on that and this is
//!   not what is asked for.

use super::cache;
use super::problem::{Horn, ProgramFile, System};
use eufonium_base::Stats;
use eufonium_engine::programs::{ProgramOptions, ProgramOutcome, ProgramProof, assumed};
use eufonium_engine::{EngineOptions, Session, solve_chc, solve_program, solve_ts};
use eufonium_ir::program::{Assumption, CheckKind, Program};
use eufonium_ir::{Outcome, Reason, TsOutcome};
use std::collections::BTreeSet;
use std::path::Path;

/// Solves clauses.
pub fn horn(problem: &mut Horn, session: &Session) -> (Outcome, Stats) {
    let one_step = session.options.one_step || problem.wants_model;
    let session = session.with(EngineOptions { one_step, ..session.options.clone() });
    solve_chc(&mut problem.pool, &problem.system, &session)
}

/// Solves a transition system for the properties that are asked for. A trace is one of the whole system.
pub fn system(problem: &mut System, session: &Session) -> (TsOutcome, Stats) {
    let (pool, asked) = problem.asked();
    let (outcome, stats) = solve_ts(pool, asked, session);
    let outcome = match outcome {
        Outcome::Unsafe(trace) => Outcome::Unsafe(problem.of_whole(trace)),
        outcome => outcome,
    };
    (outcome, stats)
}

/// Solves a program for the property that is asked for, all parts of it together. [`assume`] says what a proof takes for granted. With a
/// folder, proofs that are kept there are tried first, and proofs are added; nothing in it is trusted.
pub fn program(
    file: &mut ProgramFile,
    cache: Option<&Path>,
    session: &Session<ProgramOptions>,
) -> (ProgramOutcome, Stats) {
    let (outcome, stats) = match cache {
        Some(folder) if session.options.engine.check => cache::solve(folder, file, session),
        _ => solve_program(&mut file.pool, &file.program, session),
    };
    match outcome {
        ProgramOutcome::Safe(_) if !file.property.unchecked.is_empty() => {
            let what = format!(
                "{} is not checked, and nothing else is violated",
                file.property.unchecked.join(", ")
            );
            (ProgramOutcome::Unknown(Reason::Unsupported(what)), stats)
        }
        outcome => (outcome, stats),
    }
}

/// Adds to what is taken for granted that nothing overflows, that no access is invalid, and that no pointer to an object that is gone is compared, if
/// the proof rests on that and it is not what is asked for. Finding that out takes time; `first` is told before what all may be added.
pub fn assume(
    file: &mut ProgramFile,
    asked: &BTreeSet<CheckKind>,
    proof: &ProgramProof,
    session: &Session<ProgramOptions>,
    first: impl FnOnce(&Program, &[Assumption]),
) {
    session.monitor.phase("assumptions");
    let comparison = assumed::no_dangling_comparison(&file.program);
    let doubts: Vec<Assumption> =
        doubts(&file.program, asked, proof).into_iter().chain(comparison.clone()).collect();
    first(&file.program, &doubts);
    if !asked.contains(&CheckKind::Overflow) {
        let assumed = assumed::no_overflow(&mut file.pool, &file.program, proof, session);
        file.program.assumptions.extend(assumed);
    }
    if !asked.contains(&CheckKind::Dereference)
        && let Ok(checked) = file.with_checks(BTreeSet::from(assumed::MEMORY))
    {
        let assumed = assumed::valid_accesses(&mut file.pool, &checked, proof, session);
        file.program.assumptions.extend(assumed);
    }
    file.program.assumptions.extend(comparison);
}

/// What takes time to find out.
fn doubts(program: &Program, asked: &BTreeSet<CheckKind>, proof: &ProgramProof) -> Vec<Assumption> {
    let overflow = (!asked.contains(&CheckKind::Overflow) && assumed::may_overflow(program, proof))
        .then_some(assumed::NO_OVERFLOW);
    let accesses = (!asked.contains(&CheckKind::Dereference)).then_some(assumed::VALID_ACCESSES);
    let assumption = |what: &str| Assumption { at: None, what: what.to_owned(), within: None };
    overflow.into_iter().chain(accesses).map(assumption).collect()
}
