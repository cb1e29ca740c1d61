//! Problems from text, with source positions. Knows no solver: problems out, nothing else.
//!
//! [`Input`] finds and opens what the user names (a path, `-` for standard input, gzip by its first bytes);
//! [`detect`] tells the formats apart by content and by name; each format has a folder that reads it into `ir`.

pub mod aiger;
pub mod alethe;
pub mod btor2;
pub mod input;
mod lines;
pub mod smtlib;

pub use input::{Format, Input, detect};
