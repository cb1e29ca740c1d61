//! The frames of one predicate: a flat vector of lemmas with levels.
//!
//! Frame `n` is the conjunction of all lemmas of level `n` and above, so frames are monotone by construction. A lemma that
//! is learned again is raised, never stored twice; a lemma that a stronger one of its level makes redundant stays in the
//! vector (solvers have heard of it) but is out of all enumerations.

use super::lemma::{Lemma, is_subset};
use super::level::{INFINITY, Level};
use eufonium_base::HashMap;
use eufonium_ir::Term;

/// The lemmas of a predicate.
#[derive(Debug, Default)]
pub(super) struct Frames {
    lemmas: Vec<Lemma>,
    index: HashMap<Vec<Term>, usize>,
}

impl Frames {
    /// Adds a lemma or raises the level of a known one. Returns its index if that says anything new.
    pub fn add(&mut self, cube: Vec<Term>, level: Level, time: u64) -> Option<usize> {
        if self.blocks(&cube, level) {
            return None;
        }
        for old in &mut self.lemmas {
            old.subsumed |= old.level <= level && old.cube.len() > cube.len() && is_subset(&cube, &old.cube);
        }
        let fresh = self.lemmas.len();
        let i = *self.index.entry(cube.clone()).or_insert(fresh);
        if i == fresh {
            self.lemmas.push(Lemma { cube, level, time, ctp: None, subsumed: false });
        } else {
            let lemma = &mut self.lemmas[i];
            (lemma.level, lemma.time, lemma.ctp, lemma.subsumed) = (level, time, None, false);
        }
        Some(i)
    }

    /// Whether a lemma of at least this level excludes the sorted cube for syntactic reasons.
    pub fn blocks(&self, cube: &[Term], level: Level) -> bool {
        self.at_least(level).any(|l| is_subset(&l.cube, cube))
    }

    /// The lemmas of frame `level`.
    pub fn at_least(&self, level: Level) -> impl Iterator<Item = &Lemma> {
        self.lemmas.iter().filter(move |l| l.level >= level && !l.subsumed)
    }

    /// The indices of the lemmas of exactly this level, short ones first.
    pub fn exactly(&self, level: Level) -> Vec<usize> {
        let here = |&i: &usize| self.lemmas[i].level == level && !self.lemmas[i].subsumed;
        let mut out: Vec<usize> = (0..self.lemmas.len()).filter(here).collect();
        out.sort_by_key(|&i| self.lemmas[i].cube.len());
        out
    }

    /// Whether no lemma has exactly this level.
    pub fn is_settled(&self, level: Level) -> bool {
        debug_assert_ne!(level, INFINITY);
        !self.lemmas.iter().any(|l| l.level == level && !l.subsumed)
    }

    /// All lemmas that are not subsumed.
    pub fn iter(&self) -> impl Iterator<Item = &Lemma> {
        self.at_least(0)
    }

    /// A lemma by its index.
    pub fn lemma(&self, i: usize) -> &Lemma {
        &self.lemmas[i]
    }
    /// A lemma by its index, to be changed; its level only through [`Frames::add`].
    pub fn lemma_mut(&mut self, i: usize) -> &mut Lemma {
        &mut self.lemmas[i]
    }
}
