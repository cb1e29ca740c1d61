//! The engine that searches for a proof about linked records: what lists and trees usually obey, at any two records.
//!
//! Candidates are made of templates ([`eufonium_transform::shapes`]), and what is not inductive is dropped. What is left
//! is the proof if it excludes all violations; else Spacer looks for what is missing. Clauses about two records are weaker, so a derivation of
//! them says nothing.

use super::adapters::SpacerEngine;
use super::facts::{self, Effort, Facts};
use super::prepared::solve_alone;
use super::{Engine, Session, Subject};
use eufonium_base::Stats;
use eufonium_base::ids::IdVec;
use eufonium_ir::{ChcSystem, Invariant, Outcome, PredId, Reason, Term, TermPool};
use eufonium_transform::{Abstraction, Instances, Sentences, cells, decide_choices, has_links, shapes};

/// Between how many records relations are looked for.
const RECORDS: usize = 2;
/// The counted work of the search for what is missing: it finds a bound on a number soon, or goes from point to point.
const SEARCH: u64 = 8_000_000;
/// And before lists of what loops have kept are spoken of, which takes longer where Spacer has little left to find.
const FIRST_SEARCH: u64 = 1_000_000;

/// The engine.
pub(super) struct Shapes;

impl Engine for Shapes {
    fn name(&self) -> &'static str {
        "shapes"
    }

    fn about(&self) -> &'static str {
        "what lists and trees usually obey, and Spacer with that; finds quantified invariants alone"
    }

    fn speaks_of(&self) -> Option<Subject> {
        Some(Subject::Arrays)
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let (mut stats, stop) = (Stats::new(), &session.stop);
        let found = match has_links(pool, system) {
            true => prove(pool, system, session, &mut stats),
            false => Err(Reason::Incomplete("no arrays are links between records".into())),
        };
        let outcome = match (found, stop.reason()) {
            (Ok(invariant), _) => Outcome::Safe(invariant),
            (Err(_), Some(interrupt)) => Outcome::Unknown(Reason::Interrupted(interrupt)),
            (Err(reason), None) => Outcome::Unknown(reason),
        };
        (outcome, stats)
    }
}

/// A proof of the clauses: first by sentences about two records alone, as ranges of numbers take longer to find and seldom matter to links.
fn prove(
    pool: &mut TermPool,
    system: &ChcSystem,
    session: &Session,
    stats: &mut Stats,
) -> Result<Invariant, Reason> {
    let Session { options, stop, .. } = session;
    let first = attempt(pool, system, session, stats)?;
    if let Attempt::Proof(invariant) = first {
        return Ok(invariant);
    }
    let effort = Effort::aide(&options.components);
    if !options.facts {
        return first.complete(pool, session, SEARCH, stats);
    }
    let (known, figures) = facts::find(pool, system, effort, stop);
    stats.absorb("", &figures);
    let strong = known.strengthen(pool, system);
    let system = decide_choices(pool, system, &strong);
    let usual = attempt(pool, &system, session, stats)?;
    let mut found = usual.complete(pool, session, FIRST_SEARCH, stats);
    if let Err(reason) = &found {
        let ended = !matches!(reason, Reason::Interrupted(_));
        match by_closed(pool, &system, session, stats) {
            Some(invariant) => found = Ok(invariant),
            None if ended => {}
            None => found = usual.complete(pool, session, SEARCH, stats),
        }
    }
    Ok(known.conjoin(pool, &found?))
}

/// What sentences about two records have come to.
enum Attempt {
    /// They are a proof.
    Proof(Invariant),
    /// They are not, but they hold.
    Open { seen: Box<Abstraction>, found: Facts },
}

/// Tries sentences about two records.
fn attempt(
    pool: &mut TermPool,
    system: &ChcSystem,
    session: &Session,
    stats: &mut Stats,
) -> Result<Attempt, Reason> {
    let limited = || Reason::Incomplete("there are too many sentences about two records".into());
    let seen = cells(pool, system, RECORDS, Instances::AtReads, &session.stop).ok_or_else(limited)?;
    let candidates = shapes(pool, system, &seen, Sentences::Usual);
    let found = inductive(pool, candidates, &seen, session, stats).ok_or_else(limited)?;
    Ok(match proof(pool, &found, &seen, session, stats) {
        Some(invariant) => Attempt::Proof(invariant),
        None => Attempt::Open { seen: Box::new(seen), found },
    })
}

impl Attempt {
    /// The proof, with what Spacer finds by so much counted work besides the sentences that hold.
    fn complete(
        &self,
        pool: &mut TermPool,
        session: &Session,
        work: u64,
        stats: &mut Stats,
    ) -> Result<Invariant, Reason> {
        let (seen, found) = match self {
            Attempt::Proof(invariant) => return Ok(invariant.clone()),
            Attempt::Open { seen, found } => (seen, found),
        };
        let strong = found.strengthen(pool, &seen.system);
        let part = session.part(&session.stop.within(None, Some(work)));
        let rest = search(pool, &strong, &part, stats)?;
        let invariant = found.conjoin(pool, &rest);
        Ok(seen.invariant(pool, invariant))
    }
}

/// The proof, if what lists obey makes it one from which loops have taken records.
fn by_closed(
    pool: &mut TermPool,
    system: &ChcSystem,
    session: &Session,
    stats: &mut Stats,
) -> Option<Invariant> {
    let seen = cells(pool, system, RECORDS, Instances::AtAccesses, &session.stop)?;
    let candidates = shapes(pool, system, &seen, Sentences::Closed);
    let found = inductive(pool, candidates, &seen, session, stats)?;
    proof(pool, &found, &seen, session, stats)
}

/// The sentences about two records that are inductive together.
fn inductive(
    pool: &mut TermPool,
    candidates: IdVec<PredId, Vec<Term>>,
    seen: &Abstraction,
    session: &Session,
    stats: &mut Stats,
) -> Option<Facts> {
    let proposed: usize = candidates.values().map(Vec::len).sum();
    let effort = Effort::whole(session.options.components.absint);
    let found = Facts::confirmed(pool, &seen.system, candidates, effort, &session.stop)?;
    stats.add("shapes.proposed", proposed as u64);
    stats.add("shapes.confirmed", found.len() as u64);
    found.trace(pool, &seen.system, proposed);
    Some(found)
}

/// The proof that sentences are, if they exclude all violations.
fn proof(
    pool: &mut TermPool,
    found: &Facts,
    seen: &Abstraction,
    session: &Session,
    stats: &mut Stats,
) -> Option<Invariant> {
    let effort = Effort::whole(session.options.components.absint);
    let needed = found.needed(pool, &seen.system, effort, &session.stop)?;
    stats.add("shapes.needed", needed.len() as u64);
    let invariant = needed.invariant(pool);
    Some(seen.invariant(pool, invariant))
}

/// What Spacer finds besides the facts, which are in the clauses' constraints.
fn search(
    pool: &mut TermPool,
    strong: &ChcSystem,
    session: &Session,
    stats: &mut Stats,
) -> Result<Invariant, Reason> {
    match solve_alone(pool, strong, &SpacerEngine::Whole, session, stats)? {
        Outcome::Safe(invariant) => Ok(invariant),
        Outcome::Unsafe(_) => Err(Reason::Incomplete("two records at a time do not suffice".into())),
        Outcome::Unknown(reason) => Err(reason),
    }
}
