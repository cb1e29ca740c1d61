//! Proofs that are had already: of the same program, or of one that it was before an edit.
//!
//! Nothing is believed of them. The clauses are made again from the program as it is now, by the way that the proof took then
//! ([`Recipe`]), and interpretations count only if the checker accepts them for these clauses. What is not accepted as a whole is taken apart: conjuncts
//! are candidates, of which those are kept that are inductive together (Houdini, as `facts` does it); if these do not exclude
//! violations they join the constraints, and engines search for the rest, for a short time.
//!
//! Deliberately absent: files, names and text; and counterexamples, which a search finds as soon.

use super::pure::{Contents, First, Last, made};
use super::{Calls, EncodeOptions, IntEncoding, ProgramInvariant, ProgramOptions, encode};
use crate::AnalysisOptions;
use crate::facts::{Effort, Facts};
use crate::{EngineOptions, Session, solve_chc};
use eufonium_base::ids::IdVec;
use eufonium_base::{Stats, Stop};
use eufonium_check::check_invariant;
use eufonium_ir::{Invariant, Outcome, PredId, Program, Term, TermPool};
use eufonium_transform::program::encode::Encoded;
use eufonium_transform::program::memory::AssumedValid;
use std::time::Duration;

/// How the clauses of a proof are made of a program, beside what its options say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The instructions of copies of loops.
    pub unroll: usize,
    /// The trips of loops that are left then.
    pub unwind: Option<usize>,
    /// What functions are.
    pub calls: Calls,
    /// The encoding.
    pub encoding: IntEncoding,
    /// Whether the program was executed as far as constants decide it, in place of inlining and copies, or the start of it before copies.
    pub executed: bool,
    /// What is kept of what arrays hold.
    pub contents: Contents,
    /// Whether numbers that texts spell are any.
    pub any_numbers: bool,
    /// Whether arrays in structures are apart.
    pub members: bool,
    /// Whether it is kept who holds records that lead to one another.
    pub chains: bool,
    /// Which accesses are assumed to be valid.
    pub accesses: AssumedValid,
}

impl Recipe {
    /// How a program is solved that is like the one of the proof: what was tried there in vain is not tried again.
    pub(super) fn not_in_vain(&self, options: &ProgramOptions) -> ProgramOptions {
        let mut options = options.clone();
        if !self.executed {
            options.without_execution();
        }
        options
    }
}

/// The share of the remaining time, and the most of it, for what may be in vain.
const SHARE: u32 = 8;
const MOST: Duration = Duration::from_secs(5);

/// The clauses of a program, made again.
#[derive(Debug)]
pub struct Again {
    /// The program that is encoded.
    pub pure: Program,
    /// Its clauses.
    pub encoded: Encoded,
    recipe: Recipe,
}

impl Again {
    /// Makes the clauses; none if they would be no proof, or cannot be made.
    pub fn new(
        pool: &mut TermPool,
        program: &Program,
        options: &ProgramOptions,
        recipe: Recipe,
        stats: &mut Stats,
    ) -> Option<Again> {
        let Recipe { unroll, unwind, any_numbers, .. } = recipe;
        let form = ProgramOptions { unroll, unwind, any_numbers, ..recipe.not_in_vain(options) };
        let (ranges, contents) = (recipe.encoding.knows_ranges(), recipe.contents);
        let first = First { accesses: recipe.accesses, members: recipe.members, chains: recipe.chains };
        let last = Last { trips: recipe.unwind, ranges, contents };
        let pure = made(program, &form, (first, last), stats).ok()?;
        if pure.unproved.is_some() {
            return None;
        }
        let how = EncodeOptions { step: options.step, calls: recipe.calls, encoding: recipe.encoding };
        let encoded = encode(pool, &pure.program, &how).ok()?;
        Some(Again { pure: pure.program, encoded, recipe })
    }

    /// Whether the checker accepts these interpretations.
    pub fn accepts(&self, pool: &mut TermPool, invariant: &Invariant, stop: &Stop) -> bool {
        check_invariant(pool, &self.encoded.system, invariant, &part(stop, 2, None)).is_ok()
    }

    /// The proof by interpretations that the checker accepted.
    pub fn proof(self, invariant: Invariant) -> ProgramInvariant {
        let Again { pure, encoded, recipe } = self;
        ProgramInvariant { pure, encoded, invariant, recipe, of: None, found_by: None }
    }

    /// Interpretations that were made from candidates, if the checker accepts them.
    pub fn from_candidates(
        &self,
        pool: &mut TermPool,
        candidates: IdVec<PredId, Vec<Term>>,
        session: &Session,
        stats: &mut Stats,
    ) -> Option<Invariant> {
        let (system, stop) = (&self.encoded.system, &session.stop);
        let effort = Effort::whole(AnalysisOptions::default());
        let facts = Facts::confirmed(pool, system, candidates, effort, &part(stop, SHARE, Some(MOST)))?;
        stats.add("cache.confirmed", facts.len() as u64);
        if facts.is_empty() {
            return None;
        }
        let invariant = if facts.exclude_queries(pool, system, effort, &part(stop, SHARE, Some(MOST))) {
            facts.invariant(pool)
        } else {
            let strong = facts.strengthen(pool, system);
            let options = EngineOptions { one_step: true, ..session.options.clone() };
            let short = part(stop, SHARE, Some(MOST));
            let (outcome, searched) = solve_chc(pool, &strong, &session.with(options).under(&short));
            stats.absorb("cache.", &searched);
            match outcome {
                Outcome::Safe(rest) if rest.depth == 1 => facts.conjoin(pool, &rest),
                _ => return None,
            }
        };
        self.accepts(pool, &invariant, stop).then_some(invariant)
    }
}

/// A part of the time that is left, or of the counted work where that is limited: then nothing else may decide, so that a run repeats. A unit of
/// work is about a microsecond.
pub(super) fn part(stop: &Stop, share: u32, most: Option<Duration>) -> Stop {
    if let Some(left) = stop.remaining_work() {
        let most = most.and_then(|most| u64::try_from(most.as_micros()).ok()).unwrap_or(u64::MAX);
        return stop.within(None, Some((left / u64::from(share)).min(most)));
    }
    let left = stop.remaining().map(|left| left / share);
    stop.within(left.map_or(most, |left| Some(most.map_or(left, |most| left.min(most)))), None)
}
