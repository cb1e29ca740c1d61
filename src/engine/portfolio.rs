//! Members that work on one problem side by side, until one of them answers it.
//!
//! On one core they take turns: round by round each gets a slice of work and time, small at first, so that what any of them finds
//! at once is found soon, and larger up to a bound; one that has an answer is given more, so that its evidence is soon complete.
//! They are put down and taken up again and lose nothing. With more jobs than one so many of them run at the same time. Each has a pool of its own, cloned from that of the problem when it begins, so the pool of the
//! member that answers stands for both afterwards.
//!
//! With one job, and slices without time (those of a run whose counted work is limited), the order of all events is the same in
//! every run. Source of the scheme: round-robin portfolios, as in Huberman, Lukose and Hogg, "An economics approach to hard
//! computational problems" (Science 1997). Deliberately absent: exchange between members.
//! What is proven of a problem before they begin is in the clauses of all of them: the facts of abstract interpretation, confirmed with
//! the solver, are in front. What they prove later is little that others lack. Induction over several steps has no lemmas of its own: it proves the
//! properties or nothing, and that there is no violation up to some bound the others find out in their first frames. Lemmas of Spacer, IC3 and
//! EUFORIA are relative to a frame but for the few at the last level, which are about clauses in another encoding, and in terms that were made after
//! the pools went apart; they would have to be carried over (`ir::transfer`), confirmed, and asserted in the midst of a run, by each engine
//! in its own way. With more jobs than one, a run would depend on who was faster.

use super::EngineOptions;
use super::coroutine::{Coroutines, Event};
use super::events;
use eufonium_base::{Slice, Stats, Stop};
use eufonium_ir::{Reason, TermPool};
use std::time::Duration;
use tracing::info_span;

/// How long figures of members are waited for when the run is stopped.
const PATIENCE: Duration = Duration::from_millis(200);

/// A member as the portfolio sees it.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// For figures and logs.
    pub(super) name: String,
    /// Its slice in the first round.
    pub(super) slice: Slice,
    /// The round in which it begins.
    pub(super) round: u32,
    /// How many times more than those of the others its slices double: a member that answers at once or late has a small share at first.
    pub(super) doublings: u32,
    /// Whether it can give answers of one kind alone: that it has none explains nothing.
    pub(super) partial: bool,
}

/// What a member does, with a pool of its own.
pub(super) type Job<T> = Box<dyn FnOnce(&mut TermPool, &Stop) -> T + Send>;

/// What the result of a member means.
pub(super) enum Judged<A> {
    /// The answer.
    Answer(A),
    /// None yet, for the member has more to do: it is asked for another job at its next turn.
    Again,
    /// None from it, nor from these others, for this reason.
    Retire(Vec<usize>, Reason),
}

/// The problem that members work on.
pub(super) trait Contest {
    /// What a member finds.
    type Found: Send + 'static;
    /// What answers the problem.
    type Answer;

    /// What the member does. Called when it is its turn for the first time; what members share is made then.
    ///
    /// # Errors
    /// If it cannot work on the problem.
    fn job(&mut self, pool: &mut TermPool, slot: usize) -> Result<Job<Self::Found>, Reason>;

    /// Whether the member has something to do; else it has no turns.
    fn is_ready(&self, _slot: usize) -> bool {
        true
    }

    /// What its result means; the pool is that of the member.
    fn judge(&mut self, pool: &mut TermPool, slot: usize, found: Self::Found) -> Judged<Self::Answer>;

    /// Notes what a member had found when all was stopped: its figures.
    fn stopped(&mut self, slot: usize, found: Self::Found);

    /// The figures of the problem.
    fn stats(&mut self) -> &mut Stats;
}

/// A slot with its turns.
struct Turns {
    slot: Slot,
    rounds: u32,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waits,
    Works,
    Retired,
}

impl Turns {
    fn new(slot: Slot) -> Self {
        Turns { rounds: slot.round, slot, state: State::Waits }
    }

    /// Its next slice; time is no part of it if only counted work may decide.
    fn slice(&self, growing: u32, concludes: bool, counted: bool) -> Slice {
        let rounds = self.rounds - self.slot.round;
        let factor = 1 << (rounds.min(growing) + rounds.min(self.slot.doublings)).min(31);
        let slice = self.slot.slice.times(factor);
        let slice = if concludes { slice.at_least(Slice::CONCLUSION) } else { slice };
        Slice { time: slice.time.filter(|_| !counted), ..slice }
    }
}

/// A run of all members.
struct Race<'a, C: Contest> {
    contest: &'a mut C,
    turns: Vec<Turns>,
    members: Coroutines<(C::Found, TermPool)>,
    jobs: usize,
    growing: u32,
    stop: &'a Stop,
    /// Why the last member retired that could have answered either way, or another one if there was none.
    last: Option<Reason>,
}

/// Lets the members work until one answers, as many of them at the same time as the options say.
///
/// # Errors
/// Why there is no answer: the run was stopped, or the last member retired for this reason.
pub(super) fn race<C: Contest>(
    pool: &mut TermPool,
    contest: &mut C,
    slots: Vec<Slot>,
    options: &EngineOptions,
    stop: &Stop,
) -> Result<C::Answer, Reason> {
    let turns = slots.into_iter().map(Turns::new).collect();
    let members = Coroutines::new();
    let (jobs, growing) = (options.jobs.max(1), options.components.portfolio.growing);
    Race { contest, turns, members, jobs, growing, stop, last: None }.run(pool)
}

impl<C: Contest> Race<'_, C> {
    fn run(mut self, pool: &mut TermPool) -> Result<C::Answer, Reason> {
        loop {
            while self.working() < self.jobs
                && let Some(slot) = self.next()
            {
                if let Some(answer) = self.go_on(pool, slot) {
                    return Ok(answer);
                }
                if let Some(interrupt) = self.stop.reason() {
                    return self.stopped(Reason::Interrupted(interrupt));
                }
            }
            if self.working() == 0 {
                let none = || Reason::Incomplete("no engine is there for it".into());
                return Err(self.last.unwrap_or_else(none));
            }
            let (slot, event) = self.members.wait();
            self.turns[slot].state = State::Waits;
            self.turns[slot].rounds += 1;
            if let Event::Ended((found, mut own)) = event
                && let Some(answer) = self.judge(&mut own, slot, found)
            {
                *pool = own;
                return Ok(answer);
            }
            if let Some(interrupt) = self.stop.reason() {
                return self.stopped(Reason::Interrupted(interrupt));
            }
        }
    }

    fn working(&self) -> usize {
        self.turns.iter().filter(|t| t.state == State::Works).count()
    }

    /// The member that has had the fewest turns.
    fn next(&self) -> Option<usize> {
        let waits = |&i: &usize| self.turns[i].state == State::Waits && self.contest.is_ready(i);
        let waiting = (0..self.turns.len()).filter(waits);
        waiting.min_by_key(|&i| self.turns[i].rounds)
    }

    /// Gives a member its next slice; the answer, if it was the only one and worked right here.
    fn go_on(&mut self, pool: &mut TermPool, slot: usize) -> Option<C::Answer> {
        let alone = self.turns.iter().filter(|t| t.state != State::Retired).count() <= 1;
        let slice = match alone {
            true => Slice::ALL,
            false => {
                let concludes = self.members.concludes(slot);
                self.turns[slot].slice(self.growing, concludes, self.stop.limits_work())
            }
        };
        let Turns { slot: Slot { name, round, .. }, rounds, .. } = &self.turns[slot];
        events::Turn::trace(|| events::Turn {
            name: name.clone(),
            turn: u64::from(rounds - round) + 1,
            slice: slice.work,
        });
        let (figure, name) = (format!("turns.{name}"), name.clone());
        self.contest.stats().add(&figure, 1);
        if self.members.has_begun(slot) {
            self.turns[slot].state = State::Works;
            self.members.resume(slot, slice);
            return None;
        }
        let job = match self.contest.job(pool, slot) {
            Ok(job) => job,
            Err(reason) => {
                self.retire(slot, reason);
                return None;
            }
        };
        if alone {
            let found = info_span!(target: "eufonium::engine", "member", member = name)
                .in_scope(|| job(pool, self.stop));
            return self.judge(pool, slot, found);
        }
        self.turns[slot].state = State::Works;
        let mut own = pool.clone();
        self.members.begin(slot, self.stop, slice, move |stop| {
            let found = info_span!(target: "eufonium::engine", "member", member = name)
                .in_scope(|| job(&mut own, stop));
            (found, own)
        });
        None
    }

    fn judge(&mut self, own: &mut TermPool, slot: usize, found: C::Found) -> Option<C::Answer> {
        match self.contest.judge(own, slot, found) {
            Judged::Answer(answer) => {
                events::Answered::trace(|| events::Answered { name: self.turns[slot].slot.name.clone() });
                return Some(answer);
            }
            Judged::Again => {}
            Judged::Retire(slots, reason) => {
                for other in slots {
                    self.retire(other, reason.clone());
                }
                self.retire(slot, reason);
            }
        }
        None
    }

    fn retire(&mut self, slot: usize, reason: Reason) {
        if self.turns[slot].state == State::Retired {
            return;
        }
        events::Retired::trace(|| {
            let name = self.turns[slot].slot.name.clone();
            events::Retired { name, reason: reason.to_string() }
        });
        self.turns[slot].state = State::Retired;
        self.members.abandon(slot);
        if !self.turns[slot].slot.partial || self.last.is_none() {
            self.last = Some(reason);
        }
    }

    fn stopped(mut self, reason: Reason) -> Result<C::Answer, Reason> {
        for (slot, (found, _)) in self.members.conclude(PATIENCE) {
            self.contest.stopped(slot, found);
        }
        Err(reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Session, solve_ts};
    use eufonium_base::Interrupt;
    use eufonium_ir::{Outcome, Sort, Term, print};
    use eufonium_testing::systems::{self as testing, Tiny};

    /// Members that work so much each and then say whether they have the answer: a term that they make.
    struct Workers {
        members: Vec<(u64, bool)>,
        judged: Vec<usize>,
        /// Who has nothing to do before another one is judged.
        waits: Option<(usize, usize)>,
        stats: Stats,
    }

    impl Workers {
        fn new(members: &[(u64, bool)]) -> Self {
            Workers { members: members.to_vec(), judged: Vec::new(), waits: None, stats: Stats::new() }
        }

        fn race(&mut self, pool: &mut TermPool, jobs: usize, stop: &Stop) -> Result<(usize, Term), Reason> {
            let slice = Slice { work: Some(10), time: None };
            let slots = (0..self.members.len())
                .map(|i| Slot { name: i.to_string(), slice, round: 0, doublings: 0, partial: i == 2 })
                .collect();
            race(pool, self, slots, &EngineOptions { jobs, ..EngineOptions::default() }, stop)
        }
    }

    impl Contest for Workers {
        type Found = Option<Term>;
        type Answer = (usize, Term);

        fn job(&mut self, _: &mut TermPool, slot: usize) -> Result<Job<Self::Found>, Reason> {
            let (work, knows) = self.members[slot];
            Ok(Box::new(move |pool, stop| {
                let done = (0..work).all(|_| !stop.tick(1));
                (done && knows).then(|| pool.constant(format!("answer{slot}"), Sort::INT))
            }))
        }

        fn is_ready(&self, slot: usize) -> bool {
            self.waits.is_none_or(|(waiting, other)| slot != waiting || self.judged.contains(&other))
        }

        fn judge(&mut self, _: &mut TermPool, slot: usize, found: Self::Found) -> Judged<Self::Answer> {
            self.judged.push(slot);
            match found {
                Some(term) => Judged::Answer((slot, term)),
                None => Judged::Retire(vec![], Reason::Incomplete(format!("{slot} gave up"))),
            }
        }

        fn stopped(&mut self, slot: usize, _: Self::Found) {
            self.judged.push(slot);
        }

        fn stats(&mut self) -> &mut Stats {
            &mut self.stats
        }
    }

    #[test]
    fn who_has_an_answer_gets_more() {
        let slice = Slice { work: Some(10), time: Some(Duration::from_millis(1)) };
        let slot = Slot { name: String::new(), slice, round: 0, doublings: 0, partial: false };
        let turns = Turns::new(slot);
        assert_eq!(turns.slice(3, false, false), slice);
        assert_eq!(turns.slice(3, true, false), Slice::CONCLUSION);
        assert_eq!(turns.slice(3, true, true), Slice { time: None, ..Slice::CONCLUSION });
    }

    #[test]
    fn the_first_that_knows_answers_with_its_pool() {
        for jobs in [1, 3] {
            let mut pool = TermPool::new();
            let before = pool.constant("before", Sort::INT);
            let mut workers = Workers::new(&[(1_000_000, true), (300, true), (25, false)]);
            let (slot, term) = workers.race(&mut pool, jobs, &Stop::never()).expect("one knows");
            assert_eq!((slot, workers.judged.contains(&1)), (1, true));
            assert_eq!(print::term(&pool, term), "answer1");
            assert_eq!(print::term(&pool, before), "before");
        }
    }

    /// With one job the order of events is the same in every run: 0 has its slices of 10, 20 and 40, then 1 answers in its own.
    #[test]
    fn turns_are_by_counted_work() {
        let mut workers = Workers::new(&[(1_000_000, true), (60, true)]);
        let stop = Stop::never();
        let answer = workers.race(&mut TermPool::new(), 1, &stop);
        assert!(matches!(answer, Ok((1, _))));
        assert_eq!((workers.stats.get("turns.0"), workers.stats.get("turns.1")), (3, 3));
    }

    #[test]
    fn without_an_answer_there_is_the_last_reason() {
        let mut workers = Workers::new(&[(100, false), (5, false)]);
        let answer = workers.race(&mut TermPool::new(), 1, &Stop::never());
        assert_eq!(answer, Err(Reason::Incomplete("0 gave up".into())));
        assert_eq!(workers.judged, [1, 0]);
        let mut workers = Workers::new(&[(5, false), (5, false), (100, false)]);
        let answer = workers.race(&mut TermPool::new(), 1, &Stop::never());
        assert_eq!(answer, Err(Reason::Incomplete("1 gave up".into())), "2 knows one kind of answers alone");
        let none = Workers::new(&[]).race(&mut TermPool::new(), 1, &Stop::never());
        assert!(matches!(none, Err(Reason::Incomplete(_))));
    }

    #[test]
    fn who_has_nothing_to_do_has_no_turns() {
        for jobs in [1, 2] {
            let race = |waits, members: &[(u64, bool)]| {
                let mut workers = Workers { waits: Some(waits), ..Workers::new(members) };
                let answer = workers.race(&mut TermPool::new(), jobs, &Stop::never());
                (answer.map(|(slot, _)| slot), workers.stats.get("turns.0"))
            };
            let members = [(5, true), (25, false), (500, false)];
            assert!(matches!(race((0, 1), &members), (Ok(0), 1)));
            let reason = Reason::Incomplete("1 gave up".into());
            assert_eq!(
                race((0, 0), &members),
                (Err(reason), 0),
                "what never has anything to do keeps no race up"
            );
        }
    }

    #[test]
    fn the_limit_of_the_whole_ends_all() {
        let stop = Stop::with_limits(None, Some(100));
        let mut workers = Workers::new(&[(1_000_000, true), (1_000_000, true)]);
        let answer = workers.race(&mut TermPool::new(), 1, &stop);
        assert_eq!(answer, Err(Reason::Interrupted(Interrupt::WorkLimit)));
        assert!(stop.work() <= 105, "{}", stop.work());
    }

    #[test]
    fn engines_side_by_side_answer_rightly() {
        for seed in 0..20 {
            let mut pool = TermPool::new();
            let system = Tiny(seed).system(&mut pool);
            let is_safe = testing::explore(&pool, &system).trace.is_none();
            for jobs in [1, 2] {
                let options = EngineOptions { jobs, ..EngineOptions::default() };
                let (outcome, stats) = solve_ts(&mut pool, &system, &Session::new(options.clone()));
                // The first one may have the answer at once.
                assert!(stats.get("turns.simulation") > 0);
                match outcome {
                    Outcome::Safe(_) => assert!(is_safe, "seed {seed}"),
                    Outcome::Unsafe(_) => assert!(!is_safe, "seed {seed}"),
                    Outcome::Unknown(reason) => panic!("seed {seed}: {reason}"),
                }
            }
        }
    }
}
