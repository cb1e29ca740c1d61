//! Computations that are taken up and put down: each runs on a thread of its own, and goes on only while it has a slice of work
//! and time. Where the slice ends is where it counts its work (`Stop::in_slices`), so no engine knows of it, and none loses what it has
//! learned.
//!
//! Invariant: a computation that is put down holds no lock. Those that are abandoned are told to end and not waited for.

use eufonium_base::{Interrupt, Slice, Stop};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;
use tracing::dispatcher::{get_default, with_default};

/// The stack of a thread that works. Nothing recurses on the depth of an input; this is for what we do not control.
pub const STACK: usize = 256 << 20;

/// What happened to a computation.
pub(super) enum Event<T> {
    /// Its slice is used up.
    Paused,
    /// This is its result.
    Ended(T),
}

/// What a thread says; a panic comes with its payload.
type Message<T> = (usize, Result<Event<T>, Box<dyn Any + Send>>);

/// A computation that was begun.
struct Begun {
    slices: Sender<Slice>,
    stop: Stop,
    /// The part of it that works in slices.
    part: Stop,
}

/// Computations, told apart by indices.
pub(super) struct Coroutines<T> {
    messages: Receiver<Message<T>>,
    sender: Sender<Message<T>>,
    begun: Vec<Option<Begun>>,
}

impl<T: Send + 'static> Coroutines<T> {
    /// No computation.
    pub(super) fn new() -> Self {
        let (sender, messages) = channel();
        Coroutines { messages, sender, begun: Vec::new() }
    }

    /// Begins a computation with its first slice; `stop` ends it.
    pub(super) fn begin(
        &mut self,
        index: usize,
        stop: &Stop,
        slice: Slice,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) {
        let (slices, given) = channel();
        let given = Mutex::new(given);
        let (pauses, ends) = (self.sender.clone(), self.sender.clone());
        // A part of its own, so that one that still works can be told to end.
        let stop = stop.within(None, None);
        let token = stop.in_slices(slice, move || {
            pauses.send((index, Ok(Event::Paused))).ok()?;
            given.lock().ok()?.recv().ok()
        });
        let part = token.clone();
        // Those who watch this thread watch the new one.
        let watchers = get_default(Clone::clone);
        thread::Builder::new()
            .name(format!("member {index}"))
            .stack_size(STACK)
            .spawn(move || {
                token.watch_meter();
                let result = catch_unwind(AssertUnwindSafe(|| with_default(&watchers, || work(&token))));
                // Nobody listens to one that was abandoned.
                let _ = ends.send((index, result.map(Event::Ended)));
            })
            .expect("the system can start a thread");
        self.begun.resize_with(self.begun.len().max(index + 1), || None);
        self.begun[index] = Some(Begun { slices, stop, part });
    }

    /// Gives a computation that is paused another slice.
    pub(super) fn resume(&self, index: usize, slice: Slice) {
        if let Some(begun) = self.begun.get(index).and_then(Option::as_ref) {
            // One that has ended in the meantime has said so.
            let _ = begun.slices.send(slice);
        }
    }

    /// Whether a computation was begun and is not over.
    pub(super) fn has_begun(&self, index: usize) -> bool {
        self.begun.get(index).is_some_and(Option::is_some)
    }

    /// Whether a computation has an answer and works on its evidence.
    pub(super) fn concludes(&self, index: usize) -> bool {
        self.begun.get(index).and_then(Option::as_ref).is_some_and(|begun| begun.part.concludes())
    }

    /// The next thing that happens to a computation that is not paused. Panics of computations go on here.
    pub(super) fn wait(&mut self) -> (usize, Event<T>) {
        loop {
            let (index, event) = self.messages.recv().expect("the sender is kept here");
            match event {
                // What an abandoned one still says.
                _ if !self.has_begun(index) => {}
                Ok(Event::Paused) => return (index, Event::Paused),
                Ok(ended) => {
                    self.begun[index] = None;
                    return (index, ended);
                }
                Err(payload) => std::panic::resume_unwind(payload),
            }
        }
    }

    /// Ends a computation; its result is lost.
    pub(super) fn abandon(&mut self, index: usize) {
        if let Some(begun) = self.begun.get_mut(index).and_then(Option::take) {
            begun.stop.raise(Interrupt::WorkLimit);
        }
    }

    /// Ends all computations and waits for what they have to say, in the order of their indices; for so long at most.
    pub(super) fn conclude(&mut self, patience: Duration) -> Vec<(usize, T)> {
        let mut results = Vec::new();
        let mut waiting = 0;
        for begun in &mut self.begun {
            if let Some(Begun { slices, stop, .. }) = begun.take() {
                stop.raise(Interrupt::WorkLimit);
                drop(slices);
                waiting += 1;
            }
        }
        while waiting > 0 {
            match self.messages.recv_timeout(patience) {
                Ok((index, Ok(Event::Ended(result)))) => {
                    results.push((index, result));
                    waiting -= 1;
                }
                Ok((_, Ok(Event::Paused))) => {}
                Ok((_, Err(payload))) => std::panic::resume_unwind(payload),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        results.sort_by_key(|(index, _)| *index);
        results
    }
}

impl<T> Drop for Coroutines<T> {
    fn drop(&mut self) {
        for begun in self.begun.iter().flatten() {
            begun.stop.raise(Interrupt::WorkLimit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(work: u64) -> Slice {
        Slice { work: Some(work), time: None }
    }

    /// Counts to `n`, a unit of work each.
    fn count(n: u64) -> impl FnOnce(&Stop) -> u64 {
        move |stop| (0..n).take_while(|_| !stop.tick(1)).count() as u64
    }

    #[test]
    fn computations_go_on_where_they_paused() {
        let mut all = Coroutines::new();
        let whole = Stop::never();
        all.begin(0, &whole, units(10), count(25));
        let mut pauses = 0;
        loop {
            match all.wait() {
                (0, Event::Paused) => {
                    pauses += 1;
                    all.resume(0, units(10));
                }
                (0, Event::Ended(n)) => {
                    assert_eq!((n, pauses, whole.work()), (25, 2, 25));
                    break;
                }
                (other, _) => panic!("there is no {other}"),
            }
        }
        assert!(!all.has_begun(0));
    }

    #[test]
    fn one_that_is_abandoned_says_no_more() {
        let mut all = Coroutines::new();
        all.begin(0, &Stop::never(), units(5), count(1000));
        assert!(matches!(all.wait(), (0, Event::Paused)));
        all.abandon(0);
        all.begin(1, &Stop::never(), Slice::ALL, count(7));
        assert!(matches!(all.wait(), (1, Event::Ended(7))));
    }

    #[test]
    fn the_end_of_the_whole_has_all_results() {
        let mut all = Coroutines::new();
        for index in 0..3 {
            all.begin(index, &Stop::never(), units(10), count(1000));
            assert!(matches!(all.wait(), (_, Event::Paused)));
        }
        let results = all.conclude(Duration::from_secs(10));
        assert_eq!(results, [(0, 10), (1, 10), (2, 10)]);
    }

    /// One that has computations of its own goes on without those that it has ended, however long they still count.
    #[test]
    fn what_is_ended_inside_pauses_nothing_outside() {
        let mut outside = Coroutines::new();
        let whole = Stop::never();
        outside.begin(0, &whole, units(10), |stop| {
            let mut inside = Coroutines::new();
            let ((go, told), (done, ends)) = (channel::<()>(), channel::<()>());
            let told = Mutex::new(told);
            inside.begin(0, stop, Slice::ALL, move |own| {
                told.lock().expect("nobody else has it").recv().expect("it is told");
                (0..1000).for_each(|_| _ = own.tick(1));
                done.send(()).expect("somebody waits");
            });
            inside.abandon(0);
            go.send(()).expect("it waits");
            ends.recv().expect("it comes to its end");
        });
        assert!(matches!(outside.wait(), (0, Event::Ended(()))));
        assert_eq!(whole.work(), 1000);
    }

    #[test]
    #[should_panic(expected = "it broke")]
    fn panics_are_not_lost() {
        let mut all: Coroutines<()> = Coroutines::new();
        all.begin(0, &Stop::never(), Slice::ALL, |_| panic!("it broke"));
        all.wait();
    }
}
