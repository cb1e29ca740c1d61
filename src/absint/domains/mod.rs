//! The domains, one in each file, and their reduced product.

mod affine;
mod boolean;
mod cone;
mod congruence;
mod entailment;
mod interval;
mod octagon;
mod pieces;
mod pointwise;
mod polyhedron;
mod product;
mod projection;
mod row;
mod word;
mod wrapped;
mod zone;

#[cfg(test)]
mod tests;

pub use affine::Affine;
pub use boolean::Truth;
pub use congruence::Congruence;
pub use interval::Range;
pub use octagon::Octagons;
pub use pieces::Pieces;
pub use pointwise::{Pointwise, Value};
pub use polyhedron::Polyhedra;
pub use product::Product;
pub use word::Word;
pub use wrapped::Wrapped;
pub use zone::Zones;
