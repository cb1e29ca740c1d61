//! Which literals survive in lemmas: those that did so lately count more.

use eufonium_base::HashMap;
use eufonium_ir::Term;

/// How often literals were part of lemmas, with old times counting less.
#[derive(Clone, Debug)]
pub(crate) struct Activity {
    scores: HashMap<Term, f64>,
    bump: f64,
}

impl Default for Activity {
    fn default() -> Self {
        Activity { scores: HashMap::default(), bump: 1.0 }
    }
}

/// By how much each lemma outweighs the one before it.
const ACTIVITY_GROWTH: f64 = 1.1;
const ACTIVITY_LIMIT: f64 = 1e100;

impl Activity {
    /// The score of a literal.
    pub(super) fn of(&self, literal: Term) -> f64 {
        self.scores.get(&literal).copied().unwrap_or(0.0)
    }

    /// Counts the literals of a lemma.
    pub(super) fn count(&mut self, cube: &[Term]) {
        for &l in cube {
            *self.scores.entry(l).or_insert(0.0) += self.bump;
        }
        self.bump *= ACTIVITY_GROWTH;
        if self.bump > ACTIVITY_LIMIT {
            self.scores.values_mut().for_each(|s| *s /= ACTIVITY_LIMIT);
            self.bump /= ACTIVITY_LIMIT;
        }
    }
}
