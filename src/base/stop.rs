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
        let deadline = timeout.and_then(|t| Instant::now().checked_add(t));
        Stop {
            shared: Arc::new(Shared {
                flag: AtomicU8::new(0),
                work: AtomicU64::new(0),
                work_limit: work_limit.unwrap_or(u64::MAX),
                deadline,
            }),
        }
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
        self.is_raised()
    }

    fn look_at_clock(&self) {
        if self.shared.deadline.is_some_and(|d| Instant::now() >= d) {
            self.raise(Interrupt::Timeout);
        }
    }

    /// Whether the run was asked to end. Cheap: one relaxed load.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.shared.flag.load(Ordering::Relaxed) != 0
    }

    /// Like [`Stop::is_raised`], but reads the clock: for loops with long steps.
    pub fn poll(&self) -> bool {
        self.look_at_clock();
        self.is_raised()
    }

    /// Why the run was asked to end.
    pub fn reason(&self) -> Option<Interrupt> {
        Interrupt::from_u8(self.shared.flag.load(Ordering::Relaxed))
    }

    /// The work counted so far.
    pub fn work(&self) -> u64 {
        self.shared.work.load(Ordering::Relaxed)
    }
}
