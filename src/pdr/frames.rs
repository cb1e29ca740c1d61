//! Frames as differences: a lemma stands at the highest frame that it is known to hold in, and holds in all before.
//!
//! Invariant: no lemma subsumes another one at its own or a lower frame.

use crate::cube::{Cube, Signed};

#[derive(Debug, Default)]
pub(crate) struct Frames {
    levels: Vec<Vec<Signed>>,
}

impl Frames {
    /// The highest frame.
    pub(crate) fn top(&self) -> usize {
        self.levels.len() - 1
    }

    /// Opens another frame.
    pub(crate) fn open(&mut self) {
        self.levels.push(Vec::new());
    }

    /// The number of lemmas.
    pub(crate) fn count(&self) -> usize {
        self.levels.iter().map(Vec::len).sum()
    }

    /// The lemmas that stand at a frame.
    pub(crate) fn at(&self, level: usize) -> &[Signed] {
        &self.levels[level]
    }

    /// The lemmas from a frame on.
    pub(crate) fn from(&self, level: usize) -> impl Iterator<Item = &Cube> {
        self.levels[level..].iter().flatten().map(|l| &l.cube)
    }

    /// The highest frame, from `level` on, at which a lemma blocks the cube.
    pub(crate) fn blocked_at(&self, level: usize, cube: &Signed) -> Option<usize> {
        (level..self.levels.len()).rev().find(|&k| self.levels[k].iter().any(|l| l.subsumes(cube)))
    }

    /// Adds a lemma and drops those that it makes superfluous. `None` if it is superfluous itself, else the highest frame at
    /// which an equal one stood.
    pub(crate) fn add(&mut self, level: usize, cube: Cube) -> Option<usize> {
        let new = Signed::new(cube);
        if self.blocked_at(level, &new).is_some() {
            return None;
        }
        let mut before = 0;
        for (k, lemmas) in self.levels[..=level].iter_mut().enumerate() {
            lemmas.retain(|old| {
                let superfluous = new.subsumes(old);
                if superfluous && old.cube.len() == new.cube.len() {
                    before = k;
                }
                !superfluous
            });
        }
        self.levels[level].push(new);
        Some(before)
    }

    /// Each lemma is needed. Quadratic.
    pub(crate) fn check_invariants(&self) {
        for (k, lemmas) in self.levels.iter().enumerate() {
            for (i, lemma) in lemmas.iter().enumerate() {
                let lower = self.levels[..k].iter().flatten().any(|other| lemma.subsumes(other));
                let beside = lemmas.iter().enumerate().any(|(j, other)| i != j && lemma.subsumes(other));
                assert!(!lower && !beside, "no lemma makes another one superfluous");
            }
        }
    }
}
