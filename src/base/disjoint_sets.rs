//! Disjoint sets of the numbers from 0 on, by union-find with path halving.
//!
//! The root of a set is its least member, so that no order of unions shows in what is made of the sets. What else is known of a
//! set its owner keeps by root, and joins when [`DisjointSets::unite`] says that a root is gone.
//!
//! Source: Tarjan and van Leeuwen, "Worst-case analysis of set union algorithms" (JACM 1984).
//! Deliberately absent: union by rank, for which the root would be any member; splitting.

/// Disjoint sets of numbers.
#[derive(Clone, Debug, Default)]
pub struct DisjointSets {
    /// Another member of the set, nearer to its root; the root has itself.
    parent: Vec<usize>,
}

impl DisjointSets {
    /// The sets of one number each, for the first `count` numbers.
    pub fn new(count: usize) -> Self {
        DisjointSets { parent: (0..count).collect() }
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.parent.len()
    }

    /// The next number, in a set of its own.
    pub fn add(&mut self) -> usize {
        self.parent.push(self.parent.len());
        self.parent.len() - 1
    }

    /// The least member of a number's set.
    pub fn root(&mut self, mut n: usize) -> usize {
        while self.parent[n] != n {
            self.parent[n] = self.parent[self.parent[n]];
            n = self.parent[n];
        }
        n
    }

    /// Makes one set of those of two numbers: its root, and the one that is none any more. `None` if they were in one set.
    pub fn unite(&mut self, a: usize, b: usize) -> Option<(usize, usize)> {
        let (a, b) = (self.root(a), self.root(b));
        let (root, gone) = (a.min(b), a.max(b));
        self.parent[gone] = root;
        (root != gone).then_some((root, gone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    quickcheck! {
        /// Against sets that are relabelled whole.
        fn roots_are_the_least_members(unions: Vec<(u8, u8)>) -> bool {
            const COUNT: usize = 40;
            let mut sets = DisjointSets::new(COUNT - 1);
            assert_eq!((sets.add(), sets.count()), (COUNT - 1, COUNT));
            let mut labels: Vec<usize> = (0..COUNT).collect();
            unions.into_iter().all(|(a, b)| {
                let (a, b) = (usize::from(a) % COUNT, usize::from(b) % COUNT);
                let (least, most) = (labels[a].min(labels[b]), labels[a].max(labels[b]));
                let expected = (least != most).then_some((least, most));
                labels.iter_mut().filter(|label| **label == most).for_each(|label| *label = least);
                sets.unite(a, b) == expected && (0..COUNT).all(|n| sets.root(n) == labels[n])
            })
        }
    }
}
