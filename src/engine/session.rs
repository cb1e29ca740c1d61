//! What every call needs besides its problem: what is asked for, when to end, where to tell how far it has come.

use super::{EngineOptions, Monitor};
use eufonium_base::Stop;

/// What every call needs besides its problem. It belongs to no pool, and cloning shares the token and the monitor.
///
/// ```
/// use eufonium_base::Stop;
/// use eufonium_engine::{EngineName, EngineOptions, Session};
/// use std::time::Duration;
///
/// let options = EngineOptions { engine: EngineName::Spacer.into(), ..EngineOptions::default() };
/// let session = Session::new(options).under(&Stop::with_limits(Some(Duration::from_secs(10)), None));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Session<O = EngineOptions> {
    /// How to solve.
    pub options: O,
    /// Ends the work when it is raised.
    pub stop: Stop,
    /// Where progress is reported.
    pub monitor: Monitor,
}

impl<O> Session<O> {
    /// A session without limits.
    pub fn new(options: O) -> Session<O> {
        Session { options, stop: Stop::never(), monitor: Monitor::new() }
    }
    /// The session under this token.
    #[must_use]
    pub fn under(mut self, stop: &Stop) -> Session<O> {
        self.stop = stop.clone();
        self
    }
    /// The session with this monitor.
    #[must_use]
    pub fn reporting(mut self, monitor: &Monitor) -> Session<O> {
        self.monitor = monitor.clone();
        self
    }
    /// The same with other options.
    pub fn with<P>(&self, options: P) -> Session<P> {
        Session { options, stop: self.stop.clone(), monitor: self.monitor.clone() }
    }
}

impl<O: Clone> Session<O> {
    /// A part of it, which ends with this token.
    #[must_use]
    pub fn part(&self, stop: &Stop) -> Session<O> {
        self.clone().under(stop)
    }
}
