//! What a running engine lets others see: the last snapshot of its progress, shared between threads.
//!
//! The solving thread writes, the watchdog and the progress line read. A snapshot is a handful of numbers; writing one is
//! cheap enough for every obligation that an engine handles.

use super::events;
use eufonium_base::{Progress, Stats};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How far a run has come.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// What is being done: the name of a transformation, of an engine, `check`.
    pub phase: &'static str,
    /// The engine's frame or unrolling depth.
    pub frame: u64,
    /// Lemmas learned.
    pub lemmas: u64,
    /// Proof obligations handled.
    pub obligations: u64,
    /// Figures of what is over, as far as the run will print them should it be cut off.
    pub before: Stats,
    /// Figures of what runs, which it will print too.
    pub stats: Stats,
    /// What is known of the problem while there is no answer, for people.
    pub partial: String,
}

impl Snapshot {
    /// All figures.
    pub fn figures(&self) -> Stats {
        let mut figures = self.before.clone();
        figures.absorb("", &self.stats);
        figures
    }
}

/// A shared snapshot. Cloning shares it.
#[derive(Clone, Debug, Default)]
pub struct Monitor {
    shared: Arc<Mutex<Snapshot>>,
}

impl Monitor {
    /// A monitor that nobody has written to.
    pub fn new() -> Self {
        Self::default()
    }
    /// Names what is done from now on.
    pub fn phase(&self, phase: &'static str) {
        events::Phase::trace(|| events::Phase { phase });
        self.lock().phase = phase;
    }
    /// Changes the snapshot.
    pub fn update(&self, change: impl FnOnce(&mut Snapshot)) {
        change(&mut self.lock());
    }
    /// The last snapshot.
    pub fn snapshot(&self) -> Snapshot {
        self.lock().clone()
    }

    /// A thread that panicked while it wrote leaves numbers that are as good as any.
    fn lock(&self) -> MutexGuard<'_, Snapshot> {
        self.shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// How old the figures of a snapshot may be, for runs that are cut off.
const PERIOD: Duration = Duration::from_millis(50);

/// The snapshot of an engine that tells of its progress often: numbers each time, its figures only from time to time, as making them
/// costs more.
#[derive(Debug)]
pub(super) struct Gauge {
    monitor: Monitor,
    /// The figures that were there when the engine began.
    before: Stats,
    last: Option<Instant>,
}

impl Gauge {
    pub(super) fn new(monitor: &Monitor) -> Self {
        Gauge { monitor: monitor.clone(), before: monitor.snapshot().stats, last: None }
    }

    /// Changes the numbers; `figures` are those of the engine.
    pub(super) fn update(&mut self, progress: Progress, figures: &dyn Fn() -> Stats) {
        let due = self.last.is_none_or(|last| last.elapsed() >= PERIOD);
        let stats = due.then(|| {
            self.last = Some(Instant::now());
            let mut stats = self.before.clone();
            stats.absorb("", &figures());
            stats
        });
        self.monitor.update(|snapshot| {
            let Progress { frame, lemmas, obligations } = progress;
            (snapshot.frame, snapshot.lemmas, snapshot.obligations) = (frame, lemmas, obligations);
            if let Some(stats) = stats {
                snapshot.stats = stats;
            }
        });
    }
}
