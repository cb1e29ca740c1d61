//! The SMT solver: the SAT seam and its engines, the theories and their combination, the incremental solver that the
//! engines and the checker use.

pub mod arith;
pub mod sat;
pub mod theory;
