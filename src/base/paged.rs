//! Maps from dense ids to values, in pages: lookups cost two loads and no hashing, and a map that holds a few
//! neighbouring ids out of a million stays small. To forget all costs time for the values that there are.

use super::ids::Id;
use std::marker::PhantomData;

/// Entries of a page.
const PAGE: usize = 64;

/// A map from ids to values.
#[derive(Clone, Debug)]
pub struct PagedMap<I, V> {
    /// The page of each block of ids, counted from 1; 0 where there is none.
    directory: Vec<u32>,
    slots: Vec<Option<V>>,
    /// The places of the values among the slots.
    used: Vec<u32>,
    ids: PhantomData<I>,
}

impl<I: Id, V> Default for PagedMap<I, V> {
    fn default() -> Self {
        PagedMap { directory: Vec::new(), slots: Vec::new(), used: Vec::new(), ids: PhantomData }
    }
}

impl<I: Id, V> PagedMap<I, V> {
    /// The empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of an id.
    #[inline]
    pub fn get(&self, id: I) -> Option<&V> {
        let i = id.index();
        match self.directory.get(i / PAGE) {
            None | Some(0) => None,
            Some(&page) => self.slots[(page as usize - 1) * PAGE + i % PAGE].as_ref(),
        }
    }

    /// Whether the id has a value.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.get(id).is_some()
    }

    /// Sets the value of an id and returns what it had before.
    #[inline]
    pub fn insert(&mut self, id: I, value: V) -> Option<V> {
        let i = id.index();
        let block = i / PAGE;
        if block >= self.directory.len() {
            self.directory.resize(block + 1, 0);
        }
        if self.directory[block] == 0 {
            self.slots.resize_with(self.slots.len() + PAGE, || None);
            self.directory[block] = (self.slots.len() / PAGE) as u32;
        }
        let place = (self.directory[block] as usize - 1) * PAGE + i % PAGE;
        let before = self.slots[place].replace(value);
        if before.is_none() {
            self.used.push(place as u32);
        }
        before
    }

    /// Forgets all values and keeps the pages.
    pub fn clear(&mut self) {
        for place in self.used.drain(..) {
            self.slots[place as usize] = None;
        }
    }
}

impl<I: Id, V> std::ops::Index<I> for PagedMap<I, V> {
    type Output = V;
    fn index(&self, id: I) -> &V {
        self.get(id).expect("the id has a value")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typed_id;
    use quickcheck::quickcheck;
    use std::collections::HashMap;

    typed_id! {
        /// An id of the test.
        Key
    }

    quickcheck! {
        /// Keys of a few pages; what is left of a division says whether all is forgotten first.
        fn agrees_with_a_hash_map(steps: Vec<(u16, Option<u8>)>) -> bool {
            let (mut map, mut oracle) = (PagedMap::new(), HashMap::new());
            steps.into_iter().all(|(key, value)| {
                let (key, forget) = (key % 300, key % 17 == 0);
                if forget {
                    map.clear();
                    oracle.clear();
                }
                let id = Key::from_usize(usize::from(key));
                match value {
                    Some(v) => map.insert(id, v) == oracle.insert(key, v),
                    None => map.get(id) == oracle.get(&key) && map.contains(id) == oracle.contains_key(&key),
                }
            })
        }
    }

    #[test]
    fn a_cleared_map_is_empty() {
        let mut map = PagedMap::new();
        let id = Key::from_usize(1000);
        assert_eq!(map.insert(id, 1), None);
        map.clear();
        assert_eq!(map.get(id), None);
        assert_eq!(map.insert(Key::from_usize(1001), 2), None);
        assert!(!map.contains(id));
    }
}
