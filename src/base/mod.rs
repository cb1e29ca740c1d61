//! What every other folder stands on: typed indices, exact numbers, budgets and the stop token, statistics,
//! options, events, hashing and input errors. Knows no term and no formula.

pub mod bits;
pub mod disjoint_sets;
pub mod error;
pub mod events;
pub mod hash;
pub mod ids;
pub mod luby;
pub mod meter;
pub mod num;
pub mod options;
pub mod paged;
pub mod progress;
pub mod random;
pub mod stats;
pub mod stop;
pub mod symbol;
pub mod units;

pub use bits::Bits;
pub use disjoint_sets::DisjointSets;
pub use error::{InputError, Span};
pub use hash::{HashMap, HashSet};
pub use num::Rat;
pub use paged::PagedMap;
pub use progress::{OnProgress, Progress};
pub use random::Random;
pub use stats::Stats;
pub use stop::{Interrupt, Slice, Stop};
