//! eufonium: a software model checker that proves its answers.
//!
//! The folders in reading order; `ARCHITECTURE.md` has the map and the layering that `tests/layering.rs` enforces.

pub mod alethe;
pub mod base;
pub mod ir;

pub mod frontend;
pub mod smt;

pub mod check;
pub mod itp;
pub mod mbp;
pub mod proof;

pub mod spacer;
pub mod transform;
pub mod unroll;

pub mod cli;
pub mod engine;
