//! eufonium: a software model checker that proves its answers.
//!
//! The folders in reading order; `ARCHITECTURE.md` has the map and the layering that `tests/layering.rs` enforces.

pub mod base;
pub mod check;
pub mod cli;
pub mod engine;
pub mod ir;
pub mod itp;
pub mod mbp;
pub mod smt;
pub mod transform;
