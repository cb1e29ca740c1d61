//! Work that may take long: in a thread with a large stack, while the caller, without the interpreter's lock, waits and looks at signals.
//!
//! Limits hold even if the work does not end when it is told to: then it is left behind, and ends by itself some time later. A solver
//! lives in one thread ([`Home`]), so that what it is told later waits until then.

use crate::errors::{self, Kind};
use eufonium::base::{Interrupt, Stop};
use eufonium::engine::STACK;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often signals are looked at.
pub const PERIOD: Duration = Duration::from_millis(20);
/// How long work may take to end after it was told to.
const GRACE: Duration = Duration::from_millis(300);

/// A limit in seconds as a duration.
///
/// # Errors
/// If it is negative or no number.
pub fn seconds(limit: Option<f64>) -> PyResult<Option<Duration>> {
    let parsed = limit.map(Duration::try_from_secs_f64).transpose();
    parsed.map_err(|_| Kind::Usage.error("a timeout is a number of seconds, 0 or more"))
}

/// The result of some work, or `None` if it did not end in time. The work gets the token, which signals and limits raise.
///
/// # Errors
/// What handlers of signals raise, and panics of the work.
pub fn run<T: Send + 'static>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce(&Stop) -> T + Send + 'static,
) -> PyResult<Option<T>> {
    let (sender, result) = channel();
    let token = stop.clone();
    start(move || {
        let _ = sender.send(catch_unwind(AssertUnwindSafe(|| work(&token))));
    })?;
    wait(py, stop, result)
}

fn start(work: impl FnOnce() + Send + 'static) -> PyResult<()> {
    let thread = thread::Builder::new().name("eufonium".into()).stack_size(STACK);
    let started = thread.spawn(work);
    started.map(drop).map_err(|e| Kind::Error.error(format!("no thread can be started: {e}")))
}

/// Waits for a result until the token is raised, and a little longer.
fn wait<T: Send>(py: Python<'_>, stop: &Stop, result: Receiver<thread::Result<T>>) -> PyResult<Option<T>> {
    let mut result = result;
    let mut raised: Option<Instant> = None;
    let mut interrupted: Option<PyErr> = None;
    loop {
        let (back, received) = py.detach(move || {
            let received = result.recv_timeout(PERIOD);
            (result, received)
        });
        result = back;
        match received {
            Ok(done) => {
                let done = done.map_err(|payload| errors::panicked(&*payload));
                return interrupted.map_or_else(|| done.map(Some), Err);
            }
            Err(RecvTimeoutError::Disconnected) => return Err(Kind::Internal.error("the thread has gone")),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if interrupted.is_none()
            && let Err(error) = py.check_signals()
        {
            stop.raise(Interrupt::Interrupted);
            interrupted = Some(error);
        }
        if stop.poll() && raised.get_or_insert_with(Instant::now).elapsed() >= GRACE {
            return interrupted.map_or(Ok(None), Err);
        }
    }
}

/// Something to be done with what lives in a thread.
type Job<T> = Box<dyn FnOnce(&mut T) + Send>;

/// What lives in a thread of its own, and is told there what to do, one thing after another.
#[derive(Debug)]
pub struct Home<T> {
    jobs: Sender<Job<T>>,
}

impl<T: 'static> Home<T> {
    /// Makes it, in its thread, which ends with this.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn new(make: impl FnOnce() -> T + Send + 'static) -> PyResult<Home<T>> {
        let (jobs, given) = channel::<Job<T>>();
        start(move || {
            let mut inhabitant = make();
            while let Ok(job) = given.recv() {
                job(&mut inhabitant);
            }
        })?;
        Ok(Home { jobs })
    }

    /// The result of a job, or `None` if it did not end in time.
    ///
    /// # Errors
    /// What handlers of signals raise, and panics of the job.
    pub fn ask<R: Send + 'static>(
        &self,
        py: Python<'_>,
        stop: &Stop,
        job: impl FnOnce(&mut T) -> R + Send + 'static,
    ) -> PyResult<Option<R>> {
        let (sender, result) = channel();
        let job = move |inhabitant: &mut T| {
            let _ = sender.send(catch_unwind(AssertUnwindSafe(|| job(inhabitant))));
        };
        if self.jobs.send(Box::new(job)).is_err() {
            return Err(Kind::Internal.error("the thread has gone"));
        }
        wait(py, stop, result)
    }

    /// The result of a job that is short; whatever came before it ends first.
    ///
    /// # Errors
    /// What handlers of signals raise, panics of the job, and its own errors.
    pub fn tell<R: Send + 'static>(
        &self,
        py: Python<'_>,
        job: impl FnOnce(&mut T) -> PyResult<R> + Send + 'static,
    ) -> PyResult<R> {
        match self.ask(py, &Stop::never(), job)? {
            Some(result) => result,
            None => Err(Kind::Internal.error("no limit was given")),
        }
    }
}
