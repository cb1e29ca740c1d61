//! LLVM modules, as text and as bitcode, to programs.

pub mod module;
