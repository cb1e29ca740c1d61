//! Passes over programs, one file each; the header of each says what it preserves.
//!
//! All of them preserve what runs violate, but for runs with undefined behaviour: a run that ended silently at an operator whose
//! result nobody uses may go on. Origins stay what they are, so violations are replayed in the source's program.

pub mod abstracted;
pub mod callees;
mod cases;
pub mod compact;
mod construct;
pub mod dce;
pub mod early_assumptions;
mod effects;
pub mod execute;
pub mod fold;
pub mod forget;
pub mod fresh;
pub mod idle_loops;
pub mod inline;
pub mod leaks;
pub mod lower_switch;
pub mod mixed;
pub mod narrow;
pub mod one_exit;
pub mod pipeline;
pub mod promote;
pub mod reach;
pub mod rematerialize;
mod rewrite;
pub mod scalars;
pub mod simplify_cfg;
pub mod slice;
pub mod slots;
pub mod texts;
pub mod unmark;
pub mod unroll;

pub use pipeline::{PassOptions, prepare, tidy};

#[cfg(test)]
mod tests;
