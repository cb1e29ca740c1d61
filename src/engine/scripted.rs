//! Engines for tests of what is made of answers: what they say is given by a function.

use super::{Engine, Session};
use eufonium_base::Stats;
use eufonium_ir::{OutcomeOf, Problem, TermPool};
use std::sync::atomic::{AtomicUsize, Ordering};

/// An engine that says what the function does, of the number of questions before, and of the question.
pub(super) struct Scripted<F> {
    answer: F,
    asked: AtomicUsize,
}

impl<F> Scripted<F> {
    pub(super) fn new<P: Problem>(answer: F) -> Self
    where
        F: Fn(usize, &mut TermPool, &P) -> OutcomeOf<P> + Sync,
    {
        Scripted { answer, asked: AtomicUsize::new(0) }
    }
}

impl<P: Problem, F> Engine<P> for Scripted<F>
where
    F: Fn(usize, &mut TermPool, &P) -> OutcomeOf<P> + Sync,
{
    fn name(&self) -> &'static str {
        "scripted"
    }
    fn about(&self) -> &'static str {
        "says what it was told"
    }
    fn solve(&self, pool: &mut TermPool, problem: &P, _: &Session) -> (OutcomeOf<P>, Stats) {
        let before = self.asked.fetch_add(1, Ordering::Relaxed);
        ((self.answer)(before, pool, problem), Stats::new())
    }
}
