//! The domains, one in each file, and their reduced product.

mod affine;
mod boolean;
mod congruence;
mod interval;
mod pointwise;
mod product;
mod word;
mod zone;

#[cfg(test)]
mod tests;

pub use affine::Affine;
pub use boolean::Truth;
pub use congruence::Congruence;
pub use interval::Range;
pub use pointwise::{Pointwise, Value};
pub use product::Product;
pub use word::Word;
pub use zone::Zones;
