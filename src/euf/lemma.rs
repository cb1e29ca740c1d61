//! What refinement has learned: clauses that are valid over bit-vectors.
//!
//! A lemma constrains how operators are interpreted and says nothing about the system, so it holds in every state, before
//! and after a step; the abstract system gets it on each side that it can speak of.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Op, Term, TermPool};

/// From which question a lemma was learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// A cube of the counterexample has no state.
    State,
    /// A step of the counterexample is impossible.
    Step,
    /// All its steps are possible, but not one after the other.
    Path,
}

/// A clause whose parts are formulas, most often literals.
#[derive(Clone, Debug)]
pub struct Lemma {
    /// One of them holds.
    pub parts: Vec<Term>,
}

/// All lemmas, by the terms that they speak of.
#[derive(Debug, Default)]
pub struct Store {
    lemmas: Vec<Lemma>,
    by_term: HashMap<Term, Vec<usize>>,
    known: HashSet<Vec<Term>>,
}

impl Store {
    /// Keeps a lemma; `false` if it was known.
    pub fn add(&mut self, pool: &TermPool, mut parts: Vec<Term>) -> bool {
        parts.sort_unstable();
        parts.dedup();
        if !self.known.insert(parts.clone()) {
            return false;
        }
        let place = self.lemmas.len();
        for &part in &parts {
            let atom = pool.strip_not(part).0;
            for &t in pool.args(atom).iter().chain([&atom]) {
                let is_value = matches!(pool.op(t), Op::Bits(_) | Op::Num(_) | Op::True | Op::False);
                let places = self.by_term.entry(t).or_default();
                if !is_value && places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        self.lemmas.push(Lemma { parts });
        true
    }

    /// The lemmas that speak of a term.
    pub fn of(&self, t: Term) -> impl Iterator<Item = usize> {
        self.by_term.get(&t).into_iter().flatten().copied()
    }

    /// A lemma.
    pub fn get(&self, place: usize) -> &Lemma {
        &self.lemmas[place]
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.lemmas.len()
    }
}
