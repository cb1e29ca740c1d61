//! Each schema is proved by enumeration, fires, and refutes what it is for.

mod columns;
mod random;
mod refute;
