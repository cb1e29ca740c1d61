//! What a run tells while it runs, to the one who asked to be told.

use super::context::Context;
use eufonium_base::{Progress, Stats};

/// The state of a run at the moment it is told. The figures cost more than the progress: ask for them now and then.
#[derive(Debug)]
pub struct Report<'a>(pub(super) &'a Context);

impl Report<'_> {
    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        self.0.counters.progress()
    }

    /// The figures of the run so far.
    pub fn stats(&self) -> Stats {
        let mut stats = self.0.counters.to_stats();
        for pred in self.0.preds.values() {
            stats.absorb("smt.", &pred.solver.stats());
        }
        stats
    }
}

/// Is told the state of a run.
pub(super) type Listener = Box<dyn FnMut(&Report<'_>)>;

/// The one who is told, if any.
#[derive(Default)]
pub(super) struct Watcher(pub(super) Option<Listener>);

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Watcher").field(&self.0.is_some()).finish()
    }
}

impl Context {
    /// Tells the state of the run.
    pub fn report(&mut self) {
        if let Some(mut watcher) = self.watcher.0.take() {
            watcher(&Report(self));
            self.watcher.0 = Some(watcher);
        }
    }
}
