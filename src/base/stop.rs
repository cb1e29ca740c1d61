//! The stop token: one cheap question that every loop asks, "go on?".
//!
//! A unit of counted work is about a microsecond in every component: what takes time says so where it is done, to the meter of its thread
//! ([`super::meter`]), and the token takes it from there whenever it is asked.
//!
//! Three reasons end a run: the counted work is used up (deterministic), the clock or the memory guard says so, or the
//! user does. The token is shared by clones; counting is atomic but relaxed, as an exact cut across threads is not
//! promised, while a single thread's count is exact.
//!
//! A part of a run may be given its work and time in slices ([`Stop::in_slices`]): where others end, it pauses, and the clock of
//! its limits stands still. So any loop that asks the token can be interrupted and taken up again, without knowing of it.

use super::meter;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Why a run was asked to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Interrupt {
    /// The time limit.
    Timeout = 1,
    /// The memory limit.
    Memory = 2,
    /// The limit of counted work.
    WorkLimit = 3,
    /// SIGINT.
    Interrupted = 4,
    /// SIGTERM.
    Terminated = 5,
}

impl Interrupt {
    fn from_u8(n: u8) -> Option<Interrupt> {
        Some(match n {
            1 => Interrupt::Timeout,
            2 => Interrupt::Memory,
            3 => Interrupt::WorkLimit,
            4 => Interrupt::Interrupted,
            5 => Interrupt::Terminated,
            _ => return None,
        })
    }
}

/// How much a part of a run may do before it pauses; `None` is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// Counted work.
    pub work: Option<u64>,
    /// Time in which the part is not paused.
    pub time: Option<Duration>,
}

impl Slice {
    /// As much as the part likes.
    pub const ALL: Slice = Slice { work: None, time: None };

    /// What most evidence is written down, carried back and checked in.
    pub const CONCLUSION: Slice = Slice { work: Some(3_000_000), time: Some(Duration::from_secs(3)) };

    /// The larger one of both bounds, of each kind.
    pub fn at_least(self, least: Slice) -> Slice {
        Slice {
            work: self.work.zip(least.work).map(|(a, b)| a.max(b)),
            time: self.time.zip(least.time).map(|(a, b)| a.max(b)),
        }
    }

    /// So many times as much.
    pub fn times(self, factor: u32) -> Slice {
        Slice {
            work: self.work.map(|work| work.saturating_mul(u64::from(factor))),
            time: self.time.map(|time| time.saturating_mul(factor)),
        }
    }

    /// A part of it.
    pub fn over(self, divisor: u32) -> Slice {
        Slice {
            work: self.work.map(|work| work / u64::from(divisor)),
            time: self.time.map(|time| time / divisor),
        }
    }
}

/// A clock that can stand still, and does where the clock does that it goes by.
#[derive(Debug)]
struct Clock {
    /// The clock of the whole of which this one is a part; without one, time itself.
    whole: Option<Arc<Clock>>,
    begun: Instant,
    /// When it began by the clock of the whole.
    start: Duration,
    /// Nanoseconds in which it stood still.
    paused: AtomicU64,
}

impl Clock {
    fn new(whole: Option<Arc<Clock>>) -> Self {
        let start = whole.as_ref().map_or(Duration::ZERO, |clock| clock.now());
        Clock { whole, begun: Instant::now(), start, paused: AtomicU64::new(0) }
    }
    /// The time of what it goes by, since it began.
    fn source(&self) -> Duration {
        match &self.whole {
            Some(clock) => clock.now().saturating_sub(self.start),
            None => self.begun.elapsed(),
        }
    }
    fn now(&self) -> Duration {
        self.source().saturating_sub(Duration::from_nanos(self.paused.load(Ordering::Relaxed)))
    }
}

/// Where the slice of a part ends, and who gives it the next one.
struct Slices {
    work_end: AtomicU64,
    /// Nanoseconds on the part's clock.
    time_end: AtomicU64,
    /// Whether the part has an answer.
    concludes: AtomicBool,
    next: Box<dyn Fn() -> Option<Slice> + Send + Sync>,
}

impl fmt::Debug for Slices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slices").field("work_end", &self.work_end).finish_non_exhaustive()
    }
}

impl Slices {
    /// Begins a slice.
    fn begin(&self, slice: Slice, work: u64, clock: &Clock) {
        let time_end = slice.time.map_or(u64::MAX, |time| nanos(clock.now().saturating_add(time)));
        self.work_end.store(slice.work.map_or(u64::MAX, |w| work.saturating_add(w)), Ordering::Relaxed);
        self.time_end.store(time_end, Ordering::Relaxed);
    }

    /// Moves the ends so that at least this is left; bounds that the slice does not have stay away.
    fn extend(&self, least: Slice, work: u64, clock: &Clock) {
        let time_end = least.time.map_or(0, |time| nanos(clock.now().saturating_add(time)));
        self.work_end.fetch_max(least.work.map_or(0, |w| work.saturating_add(w)), Ordering::Relaxed);
        self.time_end.fetch_max(time_end, Ordering::Relaxed);
    }
}

/// As nanoseconds, which suffice for centuries.
fn nanos(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

#[derive(Debug)]
struct Shared {
    flag: AtomicU8,
    work: AtomicU64,
    work_limit: u64,
    clock: Arc<Clock>,
    /// A time of the clock.
    deadline: Option<Duration>,
    slices: Option<Slices>,
    /// The token that this one obeys as well.
    parent: Option<Stop>,
}

/// A shared token that tells loops to end. Cloning shares it.
#[derive(Clone, Debug)]
pub struct Stop {
    shared: Arc<Shared>,
}

impl Default for Stop {
    fn default() -> Self {
        Stop::never()
    }
}

/// The clock is read once in this many units of work.
const CLOCK_PERIOD: u64 = 64;

impl Stop {
    /// A token that only an explicit [`Stop::raise`] can set.
    pub fn never() -> Self {
        Stop::with_limits(None, None)
    }

    /// A token with a time limit from now and a limit of counted work.
    pub fn with_limits(timeout: Option<Duration>, work_limit: Option<u64>) -> Self {
        meter::reset();
        Self::make(Arc::new(Clock::new(None)), timeout, work_limit, None)
    }

    /// A token for a part of the run, with limits of its own: what raises this token raises the new one, what the new one
    /// counts is counted here too, and its limits end only those who ask it.
    pub fn within(&self, timeout: Option<Duration>, work_limit: Option<u64>) -> Self {
        self.take_over();
        Self::make(Arc::clone(&self.shared.clock), timeout, work_limit, Some(self.clone()))
    }

    /// A token for a part of the run that works in slices: when the first one is used up, `next` is called by the thread that
    /// counts, and may block until the part is to go on; `None` ends it. Limits of time within the part count no pauses, those of
    /// the whole do.
    pub fn in_slices(&self, first: Slice, next: impl Fn() -> Option<Slice> + Send + Sync + 'static) -> Self {
        self.take_over();
        let clock = Clock::new(Some(Arc::clone(&self.shared.clock)));
        let slices = Slices {
            work_end: AtomicU64::new(0),
            time_end: AtomicU64::new(0),
            concludes: AtomicBool::new(false),
            next: Box::new(next),
        };
        slices.begin(first, 0, &clock);
        Stop {
            shared: Arc::new(Shared {
                slices: Some(slices),
                ..Self::shared(Arc::new(clock), None, None, Some(self.clone()))
            }),
        }
    }

    /// Lets a part that works in slices, and those around it, do so much from here before they pause, if their slices have less left: for what is
    /// nearly done. Time does not count where counted work is limited.
    pub fn extend(&self, least: Slice) {
        let time = least.time.filter(|_| !self.limits_work());
        for (shared, slices) in self.sliced() {
            slices.extend(Slice { time, ..least }, shared.work.load(Ordering::Relaxed), &shared.clock);
        }
    }

    /// The same for what has an answer, and has to write down, carry back or check its evidence. Those who give the slices
    /// see that ([`Stop::concludes`]).
    pub fn conclude(&self) {
        self.extend(Slice::CONCLUSION);
        self.set_concludes(true);
    }

    /// A search for an answer begins.
    pub fn search(&self) {
        self.set_concludes(false);
    }

    /// Whether a part that works in slices has an answer since its last search began.
    pub fn concludes(&self) -> bool {
        self.shared.slices.as_ref().is_some_and(|slices| slices.concludes.load(Ordering::Relaxed))
    }

    fn set_concludes(&self, concludes: bool) {
        for (_, slices) in self.sliced() {
            slices.concludes.store(concludes, Ordering::Relaxed);
        }
    }

    /// The parts that work in slices among this one and those around it.
    fn sliced(&self) -> impl Iterator<Item = (&Shared, &Slices)> {
        let tokens = std::iter::successors(Some(self), |token| token.shared.parent.as_ref());
        tokens.filter_map(|token| token.shared.slices.as_ref().map(|slices| (&*token.shared, slices)))
    }

    fn make(
        clock: Arc<Clock>,
        timeout: Option<Duration>,
        work_limit: Option<u64>,
        parent: Option<Stop>,
    ) -> Self {
        Stop { shared: Arc::new(Self::shared(clock, timeout, work_limit, parent)) }
    }

    fn shared(
        clock: Arc<Clock>,
        timeout: Option<Duration>,
        work_limit: Option<u64>,
        parent: Option<Stop>,
    ) -> Shared {
        let deadline = timeout.map(|t| clock.now().saturating_add(t));
        Shared {
            flag: AtomicU8::new(0),
            work: AtomicU64::new(0),
            work_limit: work_limit.unwrap_or(u64::MAX),
            clock,
            deadline,
            slices: None,
            parent,
        }
    }

    /// How much time is left, if there is a limit.
    pub fn remaining(&self) -> Option<Duration> {
        let own = self.shared.deadline.map(|deadline| deadline.saturating_sub(self.shared.clock.now()));
        let outer = self.shared.parent.as_ref().and_then(Stop::remaining);
        own.into_iter().chain(outer).min()
    }

    /// How many units of work are left, if they are limited.
    pub fn remaining_work(&self) -> Option<u64> {
        let limit = Some(self.shared.work_limit).filter(|limit| *limit != u64::MAX);
        let own = limit.map(|limit| limit.saturating_sub(self.work()));
        let outer = self.shared.parent.as_ref().and_then(Stop::remaining_work);
        own.into_iter().chain(outer).min()
    }

    /// Asks every loop to end for `reason`; the first reason stays.
    pub fn raise(&self, reason: Interrupt) {
        let _ = self.shared.flag.compare_exchange(0, reason as u8, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// The time that limits of this token are about: it stands still while its part is paused.
    pub fn clock(&self) -> Duration {
        self.shared.clock.now()
    }

    /// Whether the counted work is limited, here or above.
    pub fn limits_work(&self) -> bool {
        self.remaining_work().is_some()
    }

    /// Counts `units` of work and what the meter has, and says whether to end.
    #[inline]
    pub fn tick(&self, units: u64) -> bool {
        self.count(units + meter::take(), true);
        self.is_flagged()
    }

    /// Counts what the meter has.
    #[inline]
    fn take_over(&self) {
        let units = meter::take();
        if units > 0 {
            self.count(units, true);
        }
    }

    /// Counts work here and above. What was told to end pauses no more: a whole that it was a part of goes on without it, and pauses by
    /// itself.
    fn count(&self, units: u64, pauses: bool) {
        let pauses = pauses && self.shared.flag.load(Ordering::Relaxed) == 0;
        let before = self.shared.work.fetch_add(units, Ordering::Relaxed);
        let now = before + units;
        if now > self.shared.work_limit {
            self.raise(Interrupt::WorkLimit);
        }
        if now / CLOCK_PERIOD != before / CLOCK_PERIOD {
            self.look_at_clock(pauses);
        }
        if let Some(parent) = &self.shared.parent {
            parent.count(units, pauses);
        }
        if let Some(slices) = &self.shared.slices
            && pauses
            && now > slices.work_end.load(Ordering::Relaxed)
        {
            self.pause(slices);
        }
    }

    fn look_at_clock(&self, pauses: bool) {
        let pauses = pauses && self.shared.flag.load(Ordering::Relaxed) == 0;
        if let Some(parent) = &self.shared.parent {
            parent.look_at_clock(pauses);
        }
        let Shared { clock, deadline, slices, .. } = &*self.shared;
        if deadline.is_none() && slices.is_none() {
            return;
        }
        let now = clock.now();
        if deadline.is_some_and(|d| now >= d) {
            self.raise(Interrupt::Timeout);
        }
        if let Some(slices) = slices
            && pauses
            && nanos(now) >= slices.time_end.load(Ordering::Relaxed)
        {
            self.pause(slices);
        }
    }

    /// Waits for the next slice, with the clock standing still.
    fn pause(&self, slices: &Slices) {
        if self.is_flagged() {
            return;
        }
        let clock = &self.shared.clock;
        let begun = clock.source();
        let next = (slices.next)();
        clock.paused.fetch_add(nanos(clock.source().saturating_sub(begun)), Ordering::Relaxed);
        match next {
            Some(slice) => slices.begin(slice, self.counted(), &self.shared.clock),
            None => self.raise(Interrupt::WorkLimit),
        }
    }

    /// Whether the run was asked to end; counts what the meter has. Cheap: a relaxed load, and one for each token above.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.take_over();
        self.is_flagged()
    }

    #[inline]
    fn is_flagged(&self) -> bool {
        self.shared.flag.load(Ordering::Relaxed) != 0
            || self.shared.parent.as_ref().is_some_and(Stop::is_flagged)
    }

    /// Like [`Stop::is_raised`], but reads the clock: for loops with long steps.
    pub fn poll(&self) -> bool {
        self.take_over();
        self.look_at_clock(true);
        self.is_flagged()
    }

    /// Lets loops of this thread that never ask end their slices too: the token looks at the clock when the meter has run for long. A
    /// loop on the meter holds no lock.
    pub fn watch_meter(&self) {
        let token = self.clone();
        meter::watch(move || token.look_at_clock(true));
    }

    /// Why the run was asked to end.
    pub fn reason(&self) -> Option<Interrupt> {
        let above = self.shared.parent.as_ref().and_then(Stop::reason);
        above.or_else(|| Interrupt::from_u8(self.shared.flag.load(Ordering::Relaxed)))
    }

    /// The work counted so far, what the meter of this thread has included.
    pub fn work(&self) -> u64 {
        self.take_over();
        self.counted()
    }

    fn counted(&self) -> u64 {
        self.shared.work.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_are_extended_here_and_above_and_never_shortened() {
        let pauses = Arc::new(AtomicU64::new(0));
        let counting = |pauses: &Arc<AtomicU64>| {
            let pauses = Arc::clone(pauses);
            move || {
                pauses.fetch_add(1, Ordering::Relaxed);
                Some(Slice { work: Some(10), time: None })
            }
        };
        let slice = |work| Slice { work: Some(work), time: None };
        let outer = Stop::never().in_slices(slice(10), counting(&pauses));
        let inner = outer.within(None, None).in_slices(slice(10), counting(&pauses));
        inner.extend(slice(30));
        inner.extend(slice(5));
        assert!((0..30).all(|_| !inner.tick(1)));
        assert_eq!(pauses.load(Ordering::Relaxed), 0);
        inner.tick(1);
        assert_eq!(pauses.load(Ordering::Relaxed), 2, "both go on by slices");
        inner.conclude();
        assert!(inner.concludes() && outer.concludes());
        assert!((0..1_000_000).all(|_| !inner.tick(1)));
        assert_eq!(pauses.load(Ordering::Relaxed), 2, "evidence is finished");
        inner.search();
        assert!(!inner.concludes() && !outer.concludes());
    }

    #[test]
    fn what_is_left_of_the_work_is_the_least_of_a_part_and_the_whole() {
        let whole = Stop::with_limits(None, Some(10));
        let part = whole.within(None, Some(7));
        assert_eq!((Stop::never().remaining_work(), part.remaining_work()), (None, Some(7)));
        part.tick(5);
        assert_eq!((whole.remaining_work(), part.remaining_work()), (Some(5), Some(2)));
        whole.tick(4);
        assert_eq!(part.remaining_work(), Some(1));
    }

    #[test]
    fn a_part_ends_before_the_whole() {
        let whole = Stop::with_limits(None, Some(10));
        let part = whole.within(None, Some(3));
        assert!(!part.tick(3) && part.tick(1));
        assert_eq!((part.reason(), whole.reason()), (Some(Interrupt::WorkLimit), None));
        let second = whole.within(None, Some(100));
        assert_eq!(whole.work(), 4);
        assert!(!second.tick(6) && second.tick(1) && whole.is_raised());
        assert!(whole.within(None, None).is_raised());
    }

    #[test]
    fn steps_of_a_thread_become_units_of_the_token_that_asks_first() {
        let whole = Stop::with_limits(None, Some(100));
        meter::spend(meter::STEPS_PER_UNIT * 3 / 2);
        assert!(!whole.is_raised());
        assert_eq!(whole.work(), 1, "what is no whole unit waits");
        meter::spend(meter::STEPS_PER_UNIT / 2);
        let part = whole.within(None, Some(10));
        assert_eq!((whole.work(), part.work()), (2, 0), "what was done before is not the part's");
        meter::spend(meter::STEPS_PER_UNIT * 11);
        assert!(part.poll() && !whole.poll());
        assert_eq!((whole.work(), part.work()), (13, 11));
        meter::spend(meter::STEPS_PER_UNIT);
        std::thread::scope(|scope| {
            scope.spawn(|| assert_eq!(whole.work(), 13, "threads differ"));
        });
        assert_eq!(Stop::never().work(), 0, "a run begins with nothing");
    }

    #[test]
    fn a_part_pauses_where_its_slice_ends() {
        let whole = Stop::with_limits(None, Some(100));
        let (sender, slices) = std::sync::mpsc::channel();
        let slices = std::sync::Mutex::new(slices);
        let part = whole.in_slices(Slice { work: Some(10), time: None }, move || {
            slices.lock().expect("nobody panicked").try_recv().ok()
        });
        sender.send(Slice { work: Some(20), time: None }).expect("it is received");
        assert!(!part.tick(10) && !part.tick(1), "the second slice begins at 11");
        assert!(!part.tick(20) && part.within(None, None).tick(1), "there is no third one");
        assert_eq!((whole.work(), whole.is_raised()), (32, false));
    }

    #[test]
    fn pauses_are_no_time_of_the_part() {
        let pause = Duration::from_millis(20);
        let part = Stop::never().in_slices(Slice { work: Some(1), time: None }, move || {
            std::thread::sleep(pause);
            Some(Slice::ALL)
        });
        let within = part.within(Some(Duration::from_secs(3600)), None);
        let begun = Instant::now();
        let left = within.remaining().expect("there is a limit");
        within.tick(2);
        let used = left - within.remaining().expect("there is a limit");
        assert!(begun.elapsed() >= pause && used + pause <= begun.elapsed(), "{used:?}");
        assert!(within.clock() + pause <= begun.elapsed() + used, "{:?}", within.clock());
        let inner = Stop::never().in_slices(Slice { work: Some(1), time: None }, move || {
            std::thread::sleep(pause);
            Some(Slice::ALL)
        });
        let parts = inner.in_slices(Slice::ALL, || None);
        let begun = Instant::now();
        parts.tick(2);
        assert!(
            parts.clock() + pause <= begun.elapsed() + used,
            "nor are those of the whole: {:?}",
            parts.clock()
        );
        let timed = Stop::never().in_slices(Slice { work: None, time: Some(Duration::ZERO) }, || None);
        assert!(timed.poll(), "slices of time end as well");
    }

    /// A loop that only spends steps ends its slices too, on a thread that is watched.
    #[test]
    fn slices_end_where_nobody_asks() {
        let spent = |is_watched: bool| {
            std::thread::spawn(move || {
                let part = Stop::never().in_slices(Slice { work: None, time: Some(Duration::ZERO) }, || None);
                if is_watched {
                    part.watch_meter();
                }
                meter::spend(1 << 20);
                let early = part.reason();
                (0..100).for_each(|_| meter::spend(1 << 20));
                (early, part.reason())
            })
            .join()
            .expect("it ends")
        };
        assert_eq!(spent(true), (None, Some(Interrupt::WorkLimit)));
        assert_eq!(spent(false), (None, None));
    }

    #[test]
    fn a_part_obeys_the_whole() {
        let whole = Stop::never();
        let part = whole.within(Some(Duration::from_secs(3600)), None);
        assert!(!part.poll());
        assert_eq!(whole.remaining(), None);
        assert!(part.remaining().is_some_and(|left| left > Duration::from_secs(3000)));
        assert!(part.within(Some(Duration::ZERO), None).remaining().is_some_and(|left| left.is_zero()));
        whole.raise(Interrupt::Terminated);
        assert_eq!((part.is_raised(), part.reason()), (true, Some(Interrupt::Terminated)));
        let late = Stop::never().within(Some(Duration::ZERO), None);
        assert!(late.poll() && late.reason() == Some(Interrupt::Timeout));
    }
}
