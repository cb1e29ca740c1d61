//! Typed 32-bit indices and the vectors that they index.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A dense index that knows what it indexes.
pub trait Id: Copy + Eq + Ord {
    /// The index of the `n`-th element.
    fn from_usize(n: usize) -> Self;
    /// The position as a plain number.
    fn index(self) -> usize;
}

/// Declares a `Copy` 32-bit index type.
#[macro_export]
macro_rules! typed_id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u32);

        impl $crate::ids::Id for $name {
            #[inline]
            fn from_usize(n: usize) -> Self {
                debug_assert!(n < u32::MAX as usize);
                $name(n as u32)
            }
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// A vector indexed by a typed index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdVec<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K, V> Default for IdVec<K, V> {
    fn default() -> Self {
        IdVec { items: Vec::new(), key: PhantomData }
    }
}

impl<K: Id, V> IdVec<K, V> {
    /// An empty vector.
    pub fn new() -> Self {
        Self::default()
    }
    /// Appends an element and returns its index.
    pub fn push(&mut self, value: V) -> K {
        self.items.push(value);
        K::from_usize(self.items.len() - 1)
    }
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// The element at `key`, if there is one.
    pub fn get(&self, key: K) -> Option<&V> {
        self.items.get(key.index())
    }
    /// All indices in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::from_usize)
    }
    /// All elements in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }
    /// All elements in order, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }
    /// All pairs in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        self.items.iter().enumerate().map(|(i, v)| (K::from_usize(i), v))
    }
    /// Shortens the vector to its first `n` elements.
    pub fn truncate(&mut self, n: usize) {
        self.items.truncate(n);
    }
}

impl<K: Id, V: Clone> IdVec<K, V> {
    /// Grows the vector with copies of `value` until `key` is a valid index.
    pub fn ensure(&mut self, key: K, value: V) {
        if self.items.len() <= key.index() {
            self.items.resize(key.index() + 1, value);
        }
    }
}

impl<K: Id, V> FromIterator<V> for IdVec<K, V> {
    fn from_iter<I: IntoIterator<Item = V>>(iter: I) -> Self {
        IdVec { items: iter.into_iter().collect(), key: PhantomData }
    }
}

impl<K: Id, V> Index<K> for IdVec<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.items[key.index()]
    }
}

impl<K: Id, V> IndexMut<K> for IdVec<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.items[key.index()]
    }
}
