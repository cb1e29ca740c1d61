//! Programs without what their arrays hold: what is proven of them holds of the programs, and the clauses are made again in the same way.

use super::super::again::{Again, Recipe};
use super::super::assumed::carried;
use super::super::{AssumedValid, Calls, EncodeOptions, encode, test_programs};
use super::*;
use crate::encodings::BITS;
use crate::{EngineOptions, solve_chc};
use eufonium_base::Stop;
use eufonium_ir::{Outcome, TermPool};

/// Counted work for one program.
const LIMIT: u64 = 150_000;

#[test]
fn what_is_proven_without_arrays_holds_with_them() {
    let (forgotten, safe) = proven(Contents::Nothing, test_programs::with_calls());
    assert!(
        forgotten >= 20 && safe >= 3,
        "{forgotten} read arrays that change, {safe} were proven without them"
    );
}

#[test]
fn what_is_proven_by_zeros_holds_of_bytes() {
    let (with_texts, safe) = proven(Contents::Terminators, test_programs::with_accesses());
    assert!(with_texts >= 50 && safe >= 4, "{with_texts} have texts, {safe} were proven by their zeros");
}

/// How many of the programs have a form that keeps so much of arrays, and how many of these are proven; those that are must be safe.
fn proven(contents: Contents, programs: Vec<(String, Program, bool)>) -> (u32, u32) {
    let (mut forgotten, mut safe) = (0, 0);
    for (name, program, is_safe) in programs {
        let options = ProgramOptions { unroll: 0, ..ProgramOptions::default() };
        let how = Last { contents, ..Last::default() };
        let Ok(pure) = made(&program, &options, (First::default(), how), &mut Stats::new()) else { continue };
        if pure.unproved.is_some() {
            continue;
        }
        forgotten += 1;
        let mut pool = TermPool::new();
        let calls = Calls::Summaries;
        let encoding = EncodeOptions { step: options.step, calls, encoding: BITS };
        let Ok(encoded) = encode(&mut pool, &pure.program, &encoding) else { continue };
        let stop = Stop::with_limits(None, Some(LIMIT));
        let engine = EngineOptions { engine: crate::EngineName::Spacer.into(), ..EngineOptions::default() };
        let outcome =
            solve_chc(&mut pool, &encoded.system, &crate::Session::new(engine.clone()).under(&stop)).0;
        let Outcome::Safe(invariant) = outcome else { continue };
        assert!(is_safe, "{name}");
        let (executed, any_numbers) = (pure.executed, pure.any_numbers);
        let (members, chains) = (false, false);
        let recipe = Recipe {
            unroll: 0,
            unwind: None,
            calls,
            encoding: BITS,
            executed,
            contents,
            any_numbers,
            members,
            chains,
            accesses: AssumedValid::None,
        };
        let again = Again::new(&mut pool, &program, &options, recipe, &mut Stats::new());
        let again = again.unwrap_or_else(|| panic!("{name}: the clauses cannot be made again"));
        let (from, to) = (&encoded.system, &again.encoded.system);
        let invariant = carried(&mut pool, from, to, &invariant).expect("they are alike");
        assert!(again.accepts(&mut pool, &invariant, &Stop::never()), "{name}: other clauses");
        safe += 1;
    }
    (forgotten, safe)
}
