//! LLVM modules, as text and as bitcode, to programs.

pub mod lower;
pub mod module;
