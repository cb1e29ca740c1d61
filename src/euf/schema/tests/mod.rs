//! Each schema is proved by enumeration, fires, and refutes what it is for.

mod bits;
mod columns;
mod patterns;
mod random;
mod refute;
