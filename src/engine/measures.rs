//! The engine that searches for a proof about measures of trees: sizes, sums, heights.
//!
//! Which measures a proof needs is not known beforehand, and more of them make a search longer. So all choices are tried in turn under a
//! limit of counted work that grows from round to round. Clauses over measures are weaker ([`eufonium_transform::measured`]), so a
//! derivation of them says nothing, but that a choice need not be tried again.

use super::adapters::SpacerEngine;
use super::prepared::solve_alone;
use super::{Engine, Session, Subject};
use eufonium_base::Stats;
use eufonium_ir::{ChcSystem, Outcome, Reason, TermPool};
use eufonium_transform::{Measures, measured};

const fn measures(sums: bool, heights: bool, tops: bool) -> Measures {
    Measures { sums, heights, tops }
}

/// The choices of measures; sizes are always among them.
const CHOICES: &[Measures] = &[
    measures(false, false, false),
    measures(true, false, true),
    measures(false, true, true),
    measures(true, true, true),
];

/// The counted work of a choice in the first round, and by how much it grows from round to round.
const FIRST_WORK: u64 = 200_000;
const GROWTH: u64 = 4;

/// The engine.
pub(super) struct Measuring;

impl Engine for Measuring {
    fn name(&self) -> &'static str {
        "measures"
    }

    fn about(&self) -> &'static str {
        "Spacer on sizes, sums and heights of trees; finds invariants with recursive functions alone"
    }

    fn speaks_of(&self) -> Option<Subject> {
        Some(Subject::Trees)
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let (mut stats, stop) = (Stats::new(), &session.stop);
        let mut choices = CHOICES.to_vec();
        let mut work = FIRST_WORK;
        while !choices.is_empty() && !stop.poll() {
            let mut open = Vec::new();
            for choice in choices {
                let part = stop.within(None, Some(work));
                match attempt(pool, system, choice, &session.part(&part), &mut stats) {
                    Some(Outcome::Safe(invariant)) => return (Outcome::Safe(invariant), stats),
                    Some(Outcome::Unknown(_)) => open.push(choice),
                    Some(Outcome::Unsafe(_)) | None => {}
                }
            }
            choices = open;
            work = work.saturating_mul(GROWTH);
        }
        let reason = match stop.reason() {
            Some(interrupt) => Reason::Interrupted(interrupt),
            None => Reason::Incomplete("the measures of the trees do not suffice".into()),
        };
        (Outcome::Unknown(reason), stats)
    }
}

/// What is found about the measures; `None` if there are none.
fn attempt(
    pool: &mut TermPool,
    system: &ChcSystem,
    choice: Measures,
    session: &Session,
    stats: &mut Stats,
) -> Option<Outcome> {
    let seen = measured(pool, system, choice, &session.stop)?;
    stats.add("measures", 1);
    Some(match solve_alone(pool, &seen.system, &SpacerEngine::Whole, session, stats) {
        Ok(Outcome::Safe(invariant)) => Outcome::Safe(seen.invariant(pool, invariant)),
        Ok(other) => other,
        Err(reason) => Outcome::Unknown(reason),
    })
}
