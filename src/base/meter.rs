//! The meter: steps that inner loops have taken on this thread, of which the stop token makes units of work.
//!
//! A unit of counted work is about a microsecond wherever the time goes. What takes time are loops deep inside of components (watches
//! visited, entries of rows changed, terms made), most of which have no token and none to do with limits. They say here what they did, at
//! the price of an addition to a number of their thread; whoever asks the token next ([`Stop::tick`], [`Stop::poll`],
//! [`Stop::is_raised`]) hands it over. So work is counted where it is done, and ends where it can end. The clock has no part in it: equal
//! runs count equally.
//!
//! Invariant: what is handed over is counted once, by the token that was asked first and those above it. A token for a part of a run
//! begins with nothing: what was done before belongs to the whole.
//!
//! [`Stop::tick`]: super::Stop::tick
//! [`Stop::poll`]: super::Stop::poll
//! [`Stop::is_raised`]: super::Stop::is_raised

use std::cell::Cell;

/// A step is what an access to memory at hand takes with what is done about it, some four nanoseconds; so many are a unit of work.
pub const STEPS_PER_UNIT: u64 = 256;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts steps of this thread.
#[inline]
pub fn spend(steps: u64) {
    STEPS.with(|count| count.set(count.get() + steps));
}

/// [`spend`] for lengths.
#[inline]
pub fn spend_len(steps: usize) {
    spend(steps as u64);
}

/// The whole units that were spent and not yet handed over.
#[inline]
pub(super) fn take() -> u64 {
    STEPS.with(|count| {
        let steps = count.get();
        if steps < STEPS_PER_UNIT {
            return 0;
        }
        count.set(steps % STEPS_PER_UNIT);
        steps / STEPS_PER_UNIT
    })
}

/// Forgets what was not handed over: a run begins with nothing.
pub(super) fn reset() {
    STEPS.with(|count| count.set(0));
}
