//! Which latches lemmas are made of: their activity decides in which order literals are assumed and dropped.
//!
//! Latches of lemmas that were found lately are active. Literals are dropped in the order of rising activity, so that lemmas
//! come to speak of the same latches, and assumed in the order of falling activity, so that cores do.

use crate::model::Model;
use eufonium_smt::sat::Lit;

/// How fast old activity fades.
const DECAY: f64 = 0.9;

#[derive(Debug)]
pub(crate) struct Activity {
    values: Vec<f64>,
    step: f64,
}

impl Activity {
    pub(crate) fn new(latches: usize) -> Activity {
        Activity { values: vec![0.0; latches], step: 1.0 }
    }

    /// A lemma was found.
    pub(crate) fn bump(&mut self, cube: &[Lit]) {
        self.step /= DECAY;
        if self.step > 1e100 {
            self.values.iter_mut().for_each(|v| *v /= self.step);
            self.step = 1.0;
        }
        for &l in cube {
            self.values[Model::latch(l)] += self.step;
        }
    }

    /// Sorts the least active first.
    pub(crate) fn sort_rising(&self, lits: &mut [Lit]) {
        lits.sort_unstable_by(|a, b| self.of(*a).total_cmp(&self.of(*b)).then(a.cmp(b)));
    }

    /// Sorts the most active first.
    pub(crate) fn sort_falling(&self, lits: &mut [Lit]) {
        lits.sort_unstable_by(|a, b| self.of(*b).total_cmp(&self.of(*a)).then(a.cmp(b)));
    }

    fn of(&self, l: Lit) -> f64 {
        self.values[Model::latch(l)]
    }
}
