//! Engines that work on one problem each by itself: a portfolio that is answered by what the first of them says.

use super::EngineOptions;
use super::members::Member;
use super::portfolio::{Contest, Job, Judged, race};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{Outcome, OutcomeOf, Problem, Reason, TermPool};
use std::marker::PhantomData;

/// A problem that is answered by what the first engine says that does not give up.
pub(super) struct FirstAnswer<'a, P: Problem, J> {
    members: &'a [&'a Member],
    job: J,
    stats: &'a mut Stats,
    of: PhantomData<P>,
}

impl<'a, P, J> FirstAnswer<'a, P, J>
where
    P: Problem,
    J: FnMut(&mut TermPool, &str) -> Result<Job<(OutcomeOf<P>, Stats)>, Reason>,
{
    /// Members whose engines solve the problem by the jobs that they get by their names.
    pub(super) fn new(members: &'a [&'a Member], stats: &'a mut Stats, job: J) -> Self {
        FirstAnswer { members, job, stats, of: PhantomData }
    }

    /// The answer of the first one.
    pub(super) fn solve(mut self, pool: &mut TermPool, options: &EngineOptions, stop: &Stop) -> OutcomeOf<P> {
        let slots = self.members.iter().map(|member| member.slot(member.engine.to_owned(), 0)).collect();
        race(pool, &mut self, slots, options, stop).unwrap_or_else(Outcome::Unknown)
    }
}

impl<P, J> Contest for FirstAnswer<'_, P, J>
where
    P: Problem,
    J: FnMut(&mut TermPool, &str) -> Result<Job<(OutcomeOf<P>, Stats)>, Reason>,
{
    type Found = (OutcomeOf<P>, Stats);
    type Answer = OutcomeOf<P>;

    fn job(&mut self, pool: &mut TermPool, slot: usize) -> Result<Job<Self::Found>, Reason> {
        (self.job)(pool, self.members[slot].engine)
    }

    fn judge(&mut self, _: &mut TermPool, _: usize, (outcome, stats): Self::Found) -> Judged<Self::Answer> {
        self.stats.absorb("", &stats);
        match outcome {
            Outcome::Unknown(reason) => Judged::Retire(vec![], reason),
            answer => Judged::Answer(answer),
        }
    }

    fn stopped(&mut self, _: usize, (_, stats): Self::Found) {
        self.stats.absorb("", &stats);
    }

    fn stats(&mut self) -> &mut Stats {
        self.stats
    }
}
