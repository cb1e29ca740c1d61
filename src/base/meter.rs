//! The meter: steps that inner loops have taken on this thread, of which the stop token makes units of work.
//!
//! A unit of counted work is about a microsecond wherever the time goes. What takes time are loops deep inside of components (watches
//! visited, entries of rows changed, terms made), most of which have no token and none to do with limits. They say here what they did, at
//! the price of an addition to a number of their thread; whoever asks the token next ([`Stop::tick`], [`Stop::poll`],
//! [`Stop::is_raised`]) hands it over. So work is counted where it is done, and ends where it can end. The clock has no part in it: equal
//! runs count equally.
//!
//! A loop that asks no token for long (a circuit of millions of gates) is no trap for a thread that works in slices: when the meter has run
//! for 20 000 units and nobody asked, it lets the thread's token look at the clock ([`Stop::watch_meter`]), which may pause there.
//!
//! Invariant: what is handed over is counted once, by the token that was asked first and those above it. A token for a part of a run
//! begins with nothing: what was done before belongs to the whole.
//!
//! [`Stop::tick`]: super::Stop::tick
//! [`Stop::watch_meter`]: super::Stop::watch_meter
//! [`Stop::poll`]: super::Stop::poll
//! [`Stop::is_raised`]: super::Stop::is_raised

use std::cell::{Cell, RefCell};

/// A step is what an access to memory at hand takes with what is done about it, some four nanoseconds; so many are a unit of work.
pub const STEPS_PER_UNIT: u64 = 256;

/// So many steps go by without a question before the thread's token is asked to look at the clock.
const PATIENCE: u64 = 20_000 * STEPS_PER_UNIT;

/// The meter of a thread.
struct Meter {
    /// Steps that were not handed over.
    steps: Cell<u64>,
    /// With so many of them the token looks at the clock.
    due: Cell<u64>,
}

thread_local! {
    static METER: Meter = const { Meter { steps: Cell::new(0), due: Cell::new(u64::MAX) } };
    /// What is done when the steps are due.
    static OVERDUE: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Counts steps of this thread.
#[inline]
pub fn spend(steps: u64) {
    METER.with(|meter| {
        let steps = meter.steps.get() + steps;
        meter.steps.set(steps);
        if steps >= meter.due.get() {
            overdue(meter);
        }
    });
}

#[cold]
fn overdue(meter: &Meter) {
    meter.due.set(meter.steps.get() + PATIENCE);
    // A thread that ends has nothing left to pause.
    let _ = OVERDUE.try_with(|look| look.borrow().iter().for_each(|look| look()));
}

/// Has this done by this thread from now on whenever nobody asks for long.
pub(super) fn watch(look: impl Fn() + 'static) {
    OVERDUE.with(|place| *place.borrow_mut() = Some(Box::new(look)));
    METER.with(|meter| meter.due.set(meter.steps.get() + PATIENCE));
}

/// [`spend`] for lengths.
#[inline]
pub fn spend_len(steps: usize) {
    spend(steps as u64);
}

/// The whole units that were spent and not yet handed over.
#[inline]
pub(super) fn take() -> u64 {
    METER.with(|meter| {
        let steps = meter.steps.get();
        if steps < STEPS_PER_UNIT {
            return 0;
        }
        meter.steps.set(steps % STEPS_PER_UNIT);
        if meter.due.get() < u64::MAX {
            meter.due.set(PATIENCE);
        }
        steps / STEPS_PER_UNIT
    })
}

/// Forgets what was not handed over: a run begins with nothing.
pub(super) fn reset() {
    METER.with(|meter| meter.steps.set(0));
}
