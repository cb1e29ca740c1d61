//! `smt`: SMT-LIB scripts, from a file or command by command from standard input.

pub mod models;
pub mod options;
pub mod reply;
pub mod session;
