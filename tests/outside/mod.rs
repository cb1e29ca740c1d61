//! Random C programs with an outside world: functions and variables that they declare and do not define. What the verifier says
//! of them is compared with native runs, in which the outside does at random what the mode of `--extern` allows.
//!
//! Shared by a test and an example, each of which uses a part.
#![allow(dead_code)]

mod calls;
pub mod compare;
mod expressions;
mod generate;
pub mod native;
pub mod program;
#[path = "../support/rng.rs"]
pub mod rng;
pub mod shrink;
mod statements;

pub use generate::{Risk, program as random_program};
pub use native::clang;
