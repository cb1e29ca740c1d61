//! Names of what lowering makes itself, by which traces and harnesses know it again. None is an identifier of C.

/// The function where runs start, unless it is the entry function.
pub const START: &str = "(start)";
/// The function that stands for all functions of the outside.
pub const OUTSIDE: &str = "(a function of the outside)";
/// The name by which functions of the outside are called whose pointers the program has.
pub const UNKNOWN: &str = "a function of the outside";
/// The function that calls what the outside knows.
pub const CALLBACKS: &str = "(calls from outside)";
/// Who gives arguments to what is called from outside.
pub const CALLER: &str = "(the outside)";
/// The object that stands for the memory of the outside.
pub const MEMORY: &str = "(memory of the outside)";
/// An object that says whether a function was given to the outside.
pub const GIVEN: &str = "(given)";
/// Who decides what a volatile object holds.
pub const VOLATILE: &str = "a volatile object";
