//! Interpolation: from refutations and the certificates of their theory lemmas to literals over shared symbols.
//!
//! [`unsat_core_cube`] generalises an unsat core: where a core picks literals, it combines them, so that what was learned
//! does not depend on the numbers of one state. [`interpolant()`] is the classic notion for two conjunctions. All arithmetic
//! is exact and each certificate is verified before it is used; one that does not verify costs generality, never soundness.

mod congruence;
pub mod farkas;
pub mod interpolant;
pub mod iuc;
#[cfg(test)]
mod tests;

pub use interpolant::interpolant;
pub use iuc::{CubeMode, CubeOptions, unsat_core_cube, unsat_core_cube_with};
