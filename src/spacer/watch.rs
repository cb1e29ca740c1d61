//! What a run tells while it runs, to the one who asked to be told.

use eufonium_base::{Progress, Stats};

/// The state of a run at the moment it is told. The figures cost more than the progress: ask for them now and then.
pub struct Report<'a> {
    /// How far the run has come.
    pub(super) progress: Progress,
    /// Makes the figures of the run so far.
    pub(super) figures: &'a dyn Fn() -> Stats,
}

impl Report<'_> {
    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// The figures of the run so far.
    pub fn stats(&self) -> Stats {
        (self.figures)()
    }
}

impl std::fmt::Debug for Report<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Report").field("progress", &self.progress).finish_non_exhaustive()
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
