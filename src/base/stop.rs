//! The stop token: one cheap question that every loop asks, "go on?".
//!
//! Three reasons end a run: the counted work is used up (deterministic), the clock or the memory guard says so, or the
//! user does. The token is shared by clones; counting is atomic but relaxed, as an exact cut across threads is not
//! promised, while a single thread's count is exact.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
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

#[derive(Debug)]
struct Shared {
    flag: AtomicU8,
    work: AtomicU64,
    work_limit: u64,
    deadline: Option<Instant>,
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
        Self::make(timeout, work_limit, None)
    }

    /// A token for a part of the run, with limits of its own: what raises this token raises the new one, what the new one
    /// counts is counted here too, and its limits end only those who ask it.
    pub fn within(&self, timeout: Option<Duration>, work_limit: Option<u64>) -> Self {
        Self::make(timeout, work_limit, Some(self.clone()))
    }

    fn make(timeout: Option<Duration>, work_limit: Option<u64>, parent: Option<Stop>) -> Self {
        let deadline = timeout.and_then(|t| Instant::now().checked_add(t));
        Stop {
            shared: Arc::new(Shared {
                flag: AtomicU8::new(0),
                work: AtomicU64::new(0),
                work_limit: work_limit.unwrap_or(u64::MAX),
                deadline,
                parent,
            }),
        }
    }

    /// How much time is left, if there is a limit.
    pub fn remaining(&self) -> Option<Duration> {
        let own = self.shared.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let outer = self.shared.parent.as_ref().and_then(Stop::remaining);
        own.into_iter().chain(outer).min()
    }

    /// Asks every loop to end for `reason`; the first reason stays.
    pub fn raise(&self, reason: Interrupt) {
        let _ = self.shared.flag.compare_exchange(0, reason as u8, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Counts `units` of work (a conflict, a pivot, a query) and says whether to end.
    #[inline]
    pub fn tick(&self, units: u64) -> bool {
        let before = self.shared.work.fetch_add(units, Ordering::Relaxed);
        let now = before + units;
        if now > self.shared.work_limit {
            self.raise(Interrupt::WorkLimit);
        }
        if now / CLOCK_PERIOD != before / CLOCK_PERIOD {
            self.look_at_clock();
        }
        if let Some(parent) = &self.shared.parent {
            parent.tick(units);
        }
        self.is_raised()
    }

    fn look_at_clock(&self) {
        if let Some(parent) = &self.shared.parent {
            parent.look_at_clock();
        }
        if self.shared.deadline.is_some_and(|d| Instant::now() >= d) {
            self.raise(Interrupt::Timeout);
        }
    }

    /// Whether the run was asked to end. Cheap: one relaxed load, and one for each token above.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.shared.flag.load(Ordering::Relaxed) != 0
            || self.shared.parent.as_ref().is_some_and(Stop::is_raised)
    }

    /// Like [`Stop::is_raised`], but reads the clock: for loops with long steps.
    pub fn poll(&self) -> bool {
        self.look_at_clock();
        self.is_raised()
    }

    /// Why the run was asked to end.
    pub fn reason(&self) -> Option<Interrupt> {
        let above = self.shared.parent.as_ref().and_then(Stop::reason);
        above.or_else(|| Interrupt::from_u8(self.shared.flag.load(Ordering::Relaxed)))
    }

    /// The work counted so far.
    pub fn work(&self) -> u64 {
        self.shared.work.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
