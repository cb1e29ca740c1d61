//! Facts from blocks: they prove what large steps leave open, and are no reason to believe what is not so.

use super::super::pure::pure_program;
use super::super::{AssumedValid, Calls, IntEncoding, test_programs};
use super::*;
use crate::EngineOptions;
use eufonium_base::Stop;
use eufonium_check::check_derivation;
use eufonium_ir::program::CheckKind;

/// Counted work for the program with a large body, and for each of all programs.
const LARGE: u64 = 3_000_000;
const EACH: u64 = 300_000;

const ENCODING: IntEncoding = IntEncoding::Integers { exact: true };

/// The options for Spacer.
fn options() -> ProgramOptions {
    let engine = EngineOptions { engine: crate::EngineName::Spacer.into(), ..EngineOptions::default() };
    ProgramOptions { engine, ..ProgramOptions::default() }
}

/// The clauses of a pure program, and the answer that is found with facts about it; none where there are no blocks to analyse.
fn solved(pool: &mut TermPool, program: &Program, limit: u64) -> Option<(Encoded, Outcome, Stats)> {
    let options = options();
    let pure = pure_program(program, &options, AssumedValid::None, &mut Stats::new()).ok()?.program;
    let how = EncodeOptions { step: Step::Large, calls: Calls::Summaries, encoding: ENCODING };
    let encoded = encode(pool, &pure, &how).ok()?;
    let blocks = BlockFacts::of(pool, &pure, (&encoded, how), (&options, 1))?;
    let session = Session::new(options.engine).under(&Stop::with_limits(None, Some(limit)));
    let prepared = Prepared::new(pool, &encoded.system, &session, &mut Stats::new());
    let plain: Job<(Outcome, Stats)> =
        Box::new(|_, _| (Outcome::Unknown(Reason::Incomplete("there are no facts".into())), Stats::new()));
    let (outcome, stats) = blocks.solve(pool, &prepared, plain, &session);
    Some((encoded, outcome, stats))
}

#[test]
fn a_large_body_is_proven_with_facts_about_its_blocks() {
    let mut pool = TermPool::new();
    let program = test_programs::read("accounts_in_bounds_safe.ll", &[CheckKind::Overflow]);
    let (encoded, outcome, stats) = solved(&mut pool, &program, LARGE).expect("its body has many ways");
    assert!(stats.get("facts.of_blocks") > 0);
    let Outcome::Safe(invariant) = outcome else { panic!("{outcome:?}") };
    check_invariant(&mut pool, &encoded.system, &invariant, &Stop::never()).expect("it is a proof");
}

/// Answers are those of the programs, and their evidence is about the clauses without facts.
#[test]
fn answers_are_about_the_clauses_as_they_were() {
    let (mut safe, mut violated) = (0, 0);
    for (name, program, is_safe) in test_programs::with_calls() {
        let mut pool = TermPool::new();
        let Some((encoded, outcome, _)) = solved(&mut pool, &program, EACH) else { continue };
        match outcome {
            Outcome::Safe(invariant) => {
                assert!(is_safe, "{name}");
                let checked = check_invariant(&mut pool, &encoded.system, &invariant, &Stop::never());
                checked.unwrap_or_else(|e| panic!("{name}: {e}"));
                safe += 1;
            }
            Outcome::Unsafe(derivation) => {
                let checked = check_derivation(&pool, &encoded.system, &derivation);
                checked.unwrap_or_else(|e| panic!("{name}: {e}"));
                violated += 1;
            }
            Outcome::Unknown(_) => {}
        }
    }
    assert!(safe > 0 && violated > 0, "{safe} safe, {violated} violated");
}
