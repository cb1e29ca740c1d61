//! From files to verdicts: what a problem is read from, which property is asked for, and what an answer about it may say. Whoever asks, the
//! command line or a program, gets the same verdict, since both ask here.

pub mod answer;
pub mod cache;
pub mod clang;
pub mod database;
pub mod evidence;
pub mod input;
pub mod problem;
pub mod reading;
pub mod replay;
pub mod several;
pub mod solve;
pub mod verifier;

#[cfg(test)]
mod tests;

pub use answer::{Answer, Counterexample, Proof, ProvedProgram, Verdict, ViolatedProgram};
pub use clang::{ClangError, DataModel};
pub use eufonium_frontend::llvm::lower::{Outside, Volatile};
pub use problem::Problem;
pub use reading::{Error, ReadOptions};
pub use verifier::Verifier;
