//! Programs to programs, and pure programs to constrained Horn clauses.
//!
//! A pass changes a program in place and says in its header what it preserves. All of them preserve the origins of choices
//! and calls (`ir/program`), through which violations of the result are replayed in the source's program.

pub mod encode;
pub mod memory;
pub mod passes;
pub mod probes;
mod value_ranges;
