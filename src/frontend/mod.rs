//! Problems from text, with source positions. Knows no solver: problems out, nothing else.
//!
//! [`Input`] finds and opens what the user names (a path, `-` for standard input, gzip by its first bytes);
//! [`detect`] tells the formats apart by content and by name; each format has a folder that reads it into `ir`.
//! [`horn_text`] writes clauses.
//! [`program_text`] has evidence about programs in the words of their source,
//! [`ts_text`] the traces and invariants of transition systems of any format.

pub mod aiger;
pub mod alethe;
pub mod btor2;
pub mod checked;
pub mod dimacs;
pub mod horn_text;
pub mod input;
mod lines;
pub mod llvm;
pub mod program_text;
pub mod property;
pub mod smtlib;
pub mod ts_text;
pub mod vmt;

pub use checked::{Checked, PoolExt, SortError};
pub use input::{Format, Input, detect};
