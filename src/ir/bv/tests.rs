//! Proofs of the rules by enumeration, and random terms against a direct interpreter.

mod derived;
mod interpret;
mod normal;
mod random;
mod rules;
mod wide;

use crate::op::Op;
use crate::pool::Term;
use std::cell::RefCell;

/// A rule at work: `op(args)` became `result`.
pub(super) struct Firing {
    pub rule: &'static str,
    pub op: Op,
    pub args: Vec<Term>,
    pub result: Term,
}

thread_local! {
    static FIRINGS: RefCell<Option<Vec<Firing>>> = const { RefCell::new(None) };
}

/// Notes a firing, if this thread wants to know.
pub(super) fn record(rule: &'static str, op: Op, args: &[Term], result: Term) {
    FIRINGS.with_borrow_mut(|log| {
        if let Some(log) = log {
            log.push(Firing { rule, op, args: args.to_vec(), result });
        }
    });
}

/// Starts recording on this thread.
fn start_recording() {
    FIRINGS.set(Some(Vec::new()));
}

/// What was recorded since the last call.
fn recorded() -> Vec<Firing> {
    FIRINGS.with_borrow_mut(|log| log.as_mut().map(std::mem::take).unwrap_or_default())
}
