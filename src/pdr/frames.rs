//! Frames as differences: a lemma stands at the highest frame that it is known to hold in, and holds in all before.
//!
//! With a lemma that could not be pushed stands the state that was in its way: until a later lemma blocks that state there is no
//! need to try again.
//!
//! Invariant: no lemma subsumes another one at its own or a lower frame.

use crate::cube::{Cube, Signed};
use crate::model::Model;
use eufonium_smt::sat::Lit;
use std::rc::Rc;

/// A state: a bit for each latch.
#[derive(Clone, Debug)]
pub(crate) struct State(Rc<[u64]>);

impl State {
    /// The state with these values.
    pub(crate) fn new(latches: usize, value: impl Fn(usize) -> bool) -> State {
        let word = |w: usize| {
            let bits = 64 * w..latches.min(64 * w + 64);
            bits.fold(0, |word, latch| word | u64::from(value(latch)) << (latch & 63))
        };
        State((0..latches.div_ceil(64)).map(word).collect())
    }

    /// Whether the state is in a cube.
    fn is_in(&self, cube: &[Lit]) -> bool {
        cube.iter().all(|&l| {
            let latch = Model::latch(l);
            (self.0[latch >> 6] >> (latch & 63) & 1 == 1) != l.is_negated()
        })
    }
}

/// The negation of a cube.
#[derive(Clone, Debug)]
pub(crate) struct Lemma {
    pub(crate) cube: Signed,
    /// A state of its frame from which a step leads into the cube, and how many lemmas there were when it was seen.
    witness: Option<(State, usize)>,
}

#[derive(Debug, Default)]
pub(crate) struct Frames {
    levels: Vec<Vec<Lemma>>,
    /// All lemmas in the order in which they came, with the frame.
    log: Vec<(usize, Cube)>,
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
    pub(crate) fn at(&self, level: usize) -> &[Lemma] {
        &self.levels[level]
    }

    /// The lemmas from a frame on.
    pub(crate) fn from(&self, level: usize) -> impl Iterator<Item = &Cube> {
        self.levels[level..].iter().flatten().map(|l| &l.cube.cube)
    }

    /// The highest frame, from `level` on, at which a lemma blocks the cube.
    pub(crate) fn blocked_at(&self, level: usize, cube: &Signed) -> Option<usize> {
        (level..self.levels.len()).rev().find(|&k| self.levels[k].iter().any(|l| l.cube.subsumes(cube)))
    }

    /// Adds a lemma and drops those that it makes superfluous. `None` if it is superfluous itself, else the highest frame at
    /// which an equal one stood. If it cannot be pushed on, `witness` shows that.
    pub(crate) fn add(&mut self, level: usize, cube: Cube, witness: Option<State>) -> Option<usize> {
        let new = Signed::new(cube);
        if self.blocked_at(level, &new).is_some() {
            return None;
        }
        let mut before = 0;
        for (k, lemmas) in self.levels[..=level].iter_mut().enumerate() {
            lemmas.retain(|old| {
                let superfluous = new.subsumes(&old.cube);
                if superfluous && old.cube.cube.len() == new.cube.len() {
                    before = k;
                }
                !superfluous
            });
        }
        self.log.push((level, Rc::clone(&new.cube)));
        let witness = witness.map(|state| (state, self.log.len()));
        self.levels[level].push(Lemma { cube: new, witness });
        Some(before)
    }

    /// The place of a lemma at a frame, if it is still there.
    pub(crate) fn place(&self, level: usize, cube: &Cube) -> Option<usize> {
        self.levels[level].iter().position(|l| Rc::ptr_eq(&l.cube.cube, cube))
    }

    /// Whether a lemma may be pushed for what is known: no state is in its way, or lemmas that came since block it.
    pub(crate) fn may_move(&mut self, level: usize, place: usize) -> bool {
        let Frames { levels, log } = self;
        let Some((state, seen)) = &mut levels[level][place].witness else { return true };
        let blocked = log[*seen..].iter().any(|(k, cube)| *k >= level && state.is_in(cube));
        *seen = log.len();
        blocked
    }

    /// A state is in the way of a lemma.
    pub(crate) fn refuse(&mut self, level: usize, place: usize, state: State) {
        self.levels[level][place].witness = Some((state, self.log.len()));
    }

    /// Each lemma is needed. Quadratic.
    pub(crate) fn check_invariants(&self) {
        for (k, lemmas) in self.levels.iter().enumerate() {
            for (i, lemma) in lemmas.iter().enumerate() {
                let subsumed = |other: &Lemma| lemma.cube.subsumes(&other.cube);
                let lower = self.levels[..k].iter().flatten().any(subsumed);
                let beside = lemmas.iter().enumerate().any(|(j, other)| i != j && subsumed(other));
                assert!(!lower && !beside, "no lemma makes another one superfluous");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Literals of latches: their variables count from one.
    fn cube(lits: &[usize]) -> Cube {
        lits.iter().map(|&n| Lit::from_index(n + 2)).collect()
    }

    #[test]
    fn lemmas_stand_once() {
        let mut frames = Frames::default();
        (0..4).for_each(|_| frames.open());
        assert_eq!(frames.add(1, cube(&[0, 2, 4]), None), Some(0));
        assert_eq!(frames.add(2, cube(&[0, 3]), None), Some(0));
        // A part of the first one, at a higher frame.
        assert_eq!(frames.add(3, cube(&[0, 2]), None), Some(0));
        assert_eq!((frames.count(), frames.at(1).len()), (2, 0));
        assert_eq!(frames.add(2, cube(&[0, 2, 6]), None), None, "it is superfluous");
        // The same one moves on: it is known at the frames before.
        assert_eq!(frames.add(3, cube(&[0, 3]), None), Some(2));
        let asked = Signed::new(cube(&[0, 2, 8]));
        assert_eq!((frames.blocked_at(1, &asked), frames.blocked_at(3, &asked)), (Some(3), Some(3)));
        assert_eq!(frames.blocked_at(1, &Signed::new(cube(&[2, 8]))), None);
        frames.check_invariants();
    }

    #[test]
    fn refused_lemmas_wait_until_their_state_is_blocked() {
        let mut frames = Frames::default();
        (0..3).for_each(|_| frames.open());
        let lemma = cube(&[0]);
        // The state in the way has latch 70 and no other.
        let state = State::new(80, |latch| latch == 70);
        frames.add(1, Rc::clone(&lemma), Some(state));
        let place = |frames: &Frames| frames.place(1, &lemma).expect("it is there");
        let at = place(&frames);
        assert!(!frames.may_move(1, at));
        frames.add(1, cube(&[2 * 70 + 1]), None);
        assert!(!frames.may_move(1, at), "that is another state");
        frames.add(2, cube(&[3, 2 * 70]), None);
        assert!(frames.may_move(1, at));
        frames.refuse(1, at, State::new(80, |_| false));
        assert!(!frames.may_move(1, at));
    }
}
