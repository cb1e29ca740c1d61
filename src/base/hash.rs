//! Hash tables with a fixed seed, so that two runs on one input do the same work. No decision may depend on the
//! iteration order of a table; tables are for look-up.

pub use fxhash::hash64;

/// A hash map with fixed-seed hashing.
pub type HashMap<K, V> = fxhash::FxHashMap<K, V>;
/// A hash set with fixed-seed hashing.
pub type HashSet<K> = fxhash::FxHashSet<K>;
