//! What tests of several crates share: a generator of pseudo-random numbers, and random transition systems with an oracle
//! that explores them state by state. No part of the product.

#[cfg(feature = "systems")]
pub mod numbers;
mod rng;
#[cfg(feature = "systems")]
pub mod systems;

pub use rng::Rng;
